"""`cutec layout`: evaluate an expression of the layout algebra, and draw the result."""

from __future__ import annotations

import ast
import difflib
import operator
import re
from collections.abc import Callable
from types import FunctionType
from typing import Any

import click

from cutec import layout as algebra
from cutec.cli import output
from cutec.diag import CutecError, error
from cutec.layout import ComposedLayout, Layout, LayoutBase, LayoutError, Swizzle

WIDTH = 80
MAX_ROWS = 64
_MAX_NODES = 500
_MAX_BITS = 512
_OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod,
}  # fmt: skip
_NAMES: dict[str, Any] = {
    name.rstrip("_"): getattr(algebra, name) for name in algebra.__all__ if not name.startswith(("is_leaf", "known_", "transform"))
} | {"S": Swizzle, "_": None}
_SWIZZLE = re.compile(r"""\bS<([\d,\s-]*)>(?=[^'"]*(?:(?:'[^']*'|"[^"]*")[^'"]*)*$)""")
_ATTRIBUTES = ("shape", "stride", "inner", "offset", "outer")


@click.command(short_help="Evaluate a layout expression.")
@click.argument("expression")
@click.option("--table/--no-table", default=True, show_default=True, help="Draw the result as a table.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def command(expression: str, table: bool, as_json: bool) -> None:
    """Evaluate EXPRESSION, such as 'zipped_divide((8,8):(8,1), (2,4))', and draw a static layout as a table.

    Layouts are written shape:stride; functions are those of cute (composition, complement, logical_divide, ...). Other notations of layouts go in
    quotes: "S<3,4,3> o 0 o (8,64):(64,1)", "(?,4):(4,1)".
    """
    value = evaluate(expression)
    text = algebra.format_text(value) if not isinstance(value, (bool, str)) else str(value)
    facts = _facts(value) if isinstance(value, LayoutBase) else {}
    if as_json:
        output.json_result({"value": text, **facts})
        return
    output.result(text)
    if facts:
        output.result("  ".join(f"{name} {fact}" for name, fact in facts.items()))
    if table and isinstance(value, LayoutBase):
        output.result("\n".join(["", *drawn(value)]))


def evaluate(expression: str) -> Any:
    """The value of an expression over layouts. Raises E1040; runs nothing but the layout algebra."""
    try:
        return algebra.parse(expression)
    except LayoutError:
        pass  # no plain layout: an expression
    try:
        tree = ast.parse(_with_colons(expression), mode="eval")
    except (SyntaxError, ValueError, RecursionError) as exc:
        reason = exc.msg if isinstance(exc, SyntaxError) else str(exc)
        raise _malformed(f"{expression!r} is not an expression: {reason}") from None
    if sum(1 for _ in ast.walk(tree)) > _MAX_NODES:
        raise _malformed(f"the expression has more than {_MAX_NODES} parts")
    try:
        value = _value(tree.body)
    except (LayoutError, TypeError, ValueError, ZeroDivisionError, OverflowError, IndexError) as exc:
        raise _malformed(str(exc)) from None
    if isinstance(value, FunctionType):
        raise _malformed(f"{expression} is a function; give it arguments")
    return value


def _malformed(message: str) -> CutecError:
    return error("E1040", message, help="for example: cutec layout 'composition((4,8):(8,1), 6:2)'")


def _with_colons(text: str) -> str:
    """Layout notation as Python can parse it, except in quotes: `shape:stride` becomes `<<`, which binds weaker than arithmetic, a tile's
    semicolons commas, and `S<3,4,3>` a call."""
    parts, quote = [], ""
    for char in text:
        if quote:
            quote = "" if char == quote else quote
        elif char in "'\"":
            quote = char
        parts.append(char if quote else {":": "<<", ";": ","}.get(char, char))
    return _SWIZZLE.sub(r"S(\1)", "".join(parts)).strip()


def _value(node: ast.expr) -> Any:
    """The value of a node, of the few kinds that are allowed."""
    if isinstance(node, ast.Constant):
        return _constant(node.value)
    if isinstance(node, (ast.Tuple, ast.List)):
        return tuple(_value(e) for e in node.elts)
    if isinstance(node, ast.Name):
        return _named(node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand)
    if isinstance(node, ast.BinOp):
        return _binary(node)
    if isinstance(node, ast.Call):
        return _call(node)
    if isinstance(node, ast.Subscript):
        return _value(node.value)[_value(node.slice)]
    if isinstance(node, ast.Attribute) and node.attr in _ATTRIBUTES:
        return getattr(_value(node.value), node.attr)
    raise _malformed(f"{ast.unparse(node).replace('<<', ':')!r} is not allowed here")


def _constant(value: Any) -> Any:
    if isinstance(value, str):
        return algebra.parse(value)
    if value is None or type(value) in (int, bool):
        return value
    raise _malformed(f"{value!r} is no integer")


def _named(name: str) -> Any:
    if name not in _NAMES:
        near = difflib.get_close_matches(name, _NAMES, 3)
        raise _malformed(f"unknown name {name!r}" + (f"; is it {' or '.join(near)}?" if near else ""))
    return _NAMES[name]


def _binary(node: ast.BinOp) -> Any:
    left, right = _value(node.left), _value(node.right)
    if isinstance(node.op, ast.LShift):
        return Layout(left, right)
    if isinstance(node.op, ast.MatMult):
        return left * algebra.E(right)
    function = _OPERATORS.get(type(node.op))
    if function is None or not all(isinstance(v, int) for v in (left, right)):
        raise _malformed(f"{ast.unparse(node).replace('<<', ':')!r}: only + - * // % of integers")
    result = function(left, right)
    if result.bit_length() > _MAX_BITS:
        raise _malformed(f"a number of more than {_MAX_BITS} bits")
    return result


def _call(node: ast.Call) -> Any:
    function = _value(node.func)
    args = [_value(a) for a in node.args]
    named = {k.arg: _value(k.value) for k in node.keywords if k.arg}
    if isinstance(function, (LayoutBase, Swizzle)):
        return function(*args)
    if not callable(function):
        raise _malformed(f"{ast.unparse(node.func).replace('<<', ':')!r} is no function")
    return function(*args, **named)


def _facts(value: LayoutBase) -> dict[str, Any]:
    names = {"size": algebra.size, "cosize": algebra.cosize, "rank": algebra.rank, "depth": algebra.depth}
    return {name: algebra.format_tuple(of(value)) for name, of in names.items()}


def drawn(layout: LayoutBase) -> list[str]:
    """A table of the layout's offsets: mode 0 downwards, mode 1 across (all further modes are told, not drawn)."""
    outer = layout.outer if isinstance(layout, ComposedLayout) else layout
    if not algebra.is_static(layout):
        return ["(a layout with dynamic extents or strides is not drawn)"]
    if algebra.rank(layout) > 2:
        return [f"(a layout of rank {algebra.rank(layout)} is not drawn: choose two modes, e.g. group_modes(..., 1, {algebra.rank(layout)}))"]
    flat = not isinstance(outer.shape, tuple) or len(outer.shape) == 1
    rows, columns = (1, algebra.size(layout)) if flat else (algebra.size(outer[0]), algebra.size(outer[1]))
    cells = [[algebra.format_tuple(layout(c) if flat else layout((r, c))) for c in range(min(columns, WIDTH))] for r in range(min(rows, MAX_ROWS))]
    return _grid(cells, rows, columns)


def _grid(cells: list[list[str]], rows: int, columns: int) -> list[str]:
    """The cells under column numbers and beside row numbers, as many columns as fit, and what was left out."""
    width = max((len(cell) for row in cells for cell in row), default=1)
    width = max(width, len(str(len(cells[0]) - 1)) if cells and cells[0] else 1)
    label = len(str(max(len(cells) - 1, 0)))
    fit = max(1, (WIDTH - label - 3) // (width + 1))
    shown = min(fit, columns)
    lines = [" " * label + " | " + " ".join(str(c).rjust(width) for c in range(shown)), "-" * label + "-+-" + "-" * ((width + 1) * shown - 1)]
    lines += [str(r).rjust(label) + " | " + " ".join(cell.rjust(width) for cell in row[:shown]) for r, row in enumerate(cells)]
    if shown < columns or len(cells) < rows:
        lines.append(f"({rows} x {columns}; the first {len(cells)} x {shown} are drawn)")
    return lines
