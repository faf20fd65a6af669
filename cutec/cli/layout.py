"""`cutec layout`: evaluate an expression of the layout algebra, draw it, report the cost of its
memory accesses; infer types of operations.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from cutec import layout as algebra
from cutec.cli import output
from cutec.cli.layout_infer import infer_batch, infer_one
from cutec.cli.layout_report import access_report
from cutec.diag import CutecError, error
from cutec.files import write_whole
from cutec.layout import Layout, LayoutBase, LayoutError
from cutec.layout.draw import TV_LEGEND, Grid, index_grid, table, tv_grid
from cutec.layout.expression import evaluate as evaluate_expression
from cutec.layout.svg import Panel, svg
from cutec.target.atom_pictures import Atom, atom

_INTERNAL = {
    "LayoutBase",
    "LayoutError",
    "Leaf",
    "evaluate",
    "infer",
    "is_leaf",
    "known_equal",
    "known_one",
    "known_zero",
}
FUNCTIONS: dict[str, Any] = {
    name.rstrip("_"): getattr(algebra, name) for name in algebra.__all__ if name not in _INTERNAL
}
FUNCTIONS["S"] = algebra.Swizzle


@click.command(short_help="Evaluate a layout expression.")
@click.argument("words", nargs=-1, metavar="EXPRESSION | infer OP TYPE...")
@click.option("--table/--no-table", "with_table", default=True, show_default=True, help="Draw the result as a table.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@click.option("--svg", "svg_file", type=click.Path(path_type=Path), help="Draw the result into this SVG file.")
@click.option("--atom", "atom_name", help="Draw which thread holds which value of an atom's operands.")
@click.option("--tile", help="Take the layout as (thread, value) -> index of a tile of this shape.")
@click.option("--banks", is_flag=True, help="Wavefronts and conflicting lanes of shared-memory accesses.")
@click.option("--coalescing", is_flag=True, help="Sectors of global-memory accesses.")
@click.option("--bits", default=32, show_default=True, help="Bits of an element, for --banks and --coalescing.")
@click.option("--threads", type=int, help="Threads that access.  [default: those of mode 0, else 32]")
@click.option("--vector", default=1, show_default=True, help="Elements of one access of a thread.")
@click.option("--result", help="infer: the declared result type.")
@click.option("--batch", type=click.Path(path_type=Path), help="infer: one JSON object a line.")
def command(
    words: tuple[str, ...],
    with_table: bool,
    as_json: bool,
    svg_file: Path | None,
    atom_name: str | None,
    tile: str | None,
    banks: bool,
    coalescing: bool,
    bits: int,
    threads: int | None,
    vector: int,
    result: str | None,
    batch: Path | None,
) -> None:
    """Evaluate EXPRESSION, such as 'zipped_divide((8,8):(8,1), [4:1;4:1])', and draw a static
    layout as a table.

    Layouts are written as everywhere: (4,8):(8,1), (?,4):(?{div=8},1), (4,8):(1@0,1@1), S<3,4,3> o
    0 o (8,64):(64,1); tiles [4:1;_]. Functions are those of cute (composition, complement,
    logical_divide, ...). `infer` gives the result type of an operation of the cute dialect: cutec
    layout infer 'size<[1]>' '!cute.shape<"(4,(2,?))">'.
    """
    if batch is not None or words[:1] == ("infer",):
        infer_batch(batch) if batch is not None else infer_one(words[1:], result)
        return
    if atom_name is not None:
        _show_atom(atom_name, svg_file, with_table)
        return
    if len(words) != 1:
        raise _malformed(f"one expression is expected, not {len(words)}")
    value = evaluate(words[0])
    layout, grid = _picture(value, tile)
    if svg_file is not None:  # first: a reader of the output may stop early, as `head` does
        _refuse_none(layout, words[0])
        write_svg(svg_file, [Panel(str(layout), grid or _guarded(index_grid, layout))])
    _show(value, as_json)
    if banks or coalescing:
        _refuse_none(layout, words[0])
        output.result("\n" + _guarded(access_report, layout, banks, bits, threads, vector))
    elif with_table and layout is not None and not as_json:
        output.result("\n".join(["", *(table(grid) if grid else drawn(layout))]))


def evaluate(expression: str) -> Any:
    """The value of an expression over layouts. It runs the layout algebra and nothing else. Raises
    E1040.
    """
    return _guarded(evaluate_expression, expression, FUNCTIONS)


def _guarded(function: Any, *args: Any) -> Any:
    """`function(*args)`, with errors of the algebra as E1040."""
    try:
        return function(*args)
    except LayoutError as exc:
        raise _malformed(str(exc)) from None


def _malformed(message: str) -> CutecError:
    return error("E1040", message, help="for example: cutec layout 'composition((4,8):(8,1), 6:2)'")


def _refuse_none(layout: LayoutBase | None, expression: str) -> None:
    if layout is None:
        raise _malformed(f"{expression} is no layout")


def _text(value: Any) -> str:
    return str(value) if isinstance(value, (bool, str)) else algebra.format_text(value)


def _is_tv(value: Any) -> bool:
    """Whether a value is a result of `make_layout_tv`: a tile's shape and a thread-value layout."""
    return (
        type(value) is tuple
        and len(value) == 2
        and isinstance(value[1], Layout)
        and not isinstance(value[0], LayoutBase)
    )


def _show(value: Any, as_json: bool) -> None:
    """Print the value and its facts."""
    facts = _facts(value) if isinstance(value, LayoutBase) else {}
    text = f"tile {_text(value[0])}  threads and values {value[1]}" if _is_tv(value) else _text(value)
    if as_json:
        output.json_result({"value": text, **facts})
        return
    output.result(text)
    if facts:
        output.result("  ".join(f"{name} {fact}" for name, fact in facts.items()))


def _facts(value: LayoutBase) -> dict[str, Any]:
    names = {"size": algebra.size, "cosize": algebra.cosize, "rank": algebra.rank, "depth": algebra.depth}
    return {name: algebra.format_tuple(of(value)) for name, of in names.items()}


def _picture(value: Any, tile: str | None) -> tuple[LayoutBase | None, Grid | None]:
    """The layout to draw, and its grid if that is of threads and values."""
    if _is_tv(value):
        return value[1], _guarded(tv_grid, value[1], value[0])
    if not isinstance(value, LayoutBase):
        return None, None
    return value, None if tile is None else _guarded(tv_grid, value, evaluate(tile))


def drawn(layout: LayoutBase) -> list[str]:
    """A table of the layout's offsets, of at most 80 columns: mode 0 downwards, the others
    across.
    """
    if not algebra.is_static(layout):
        return ["(a layout with dynamic extents or strides is not drawn)"]
    try:
        return table(index_grid(layout))
    except LayoutError as exc:
        return [f"({exc})"]


def write_svg(path: Path, panels: list[Panel]) -> None:
    """Write a picture. Raises OSError where the file cannot be written."""
    write_whole(path, svg(panels).encode())
    output.talk(f"wrote {path}")


def _show_atom(name: str, svg_file: Path | None, with_table: bool) -> None:
    found: Atom = _guarded(atom, name)
    if svg_file is not None:
        write_svg(svg_file, _atom_panels(found))
    for operand, (tile, tv) in found.operands.items():
        output.result(f"{operand}  tile {algebra.format_tuple(tile)}  threads and values {tv}")
        if with_table:
            output.result("\n".join(["", *table(tv_grid(tv, tile), max_rows=16), ""]))


def _atom_panels(found: Atom) -> list[Panel]:
    """The operands of an MMA as it is computed: A left of C, B (K down, N across) above it; those
    of a copy side by side.
    """
    places = {"A": (1, 0), "B": (0, 1), "C": (1, 1)}
    if set(found.operands) != set(places):
        return [Panel(name, tv_grid(tv, tile), 0, i) for i, (name, (tile, tv)) in enumerate(found.operands.items())]
    legends = {"A": f"M down, K across; {TV_LEGEND}", "B": "K down, N across", "C": "M down, N across"}
    grids = {name: tv_grid(tv, tile, transposed=name == "B") for name, (tile, tv) in found.operands.items()}
    return [
        Panel(f"{name}  {found.operands[name].tv}", grid._replace(legend=legends[name]), *places[name])
        for name, grid in grids.items()
    ]
