"""Pictures of layouts, as text: grids of cells, tables for terminals, HTML.

A `Grid` is the text and the colour of each cell; `table` and `html` draw any grid, and `svg` of
`cutec.layout.svg` does. Mode 0 of a layout runs down, mode 1 across, further modes after it across.
The layout classes, whose pictures notebooks show, are not imported: a `Drawable` is enough.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from cutec.layout.basis import Coord, Shape
from cutec.layout.coord import idx2crd, index_of
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import flatten_to_tuple, format_tuple, is_static, prefix_product, product, wrap
from cutec.records import NamedTuple


def escape(text: str) -> str:
    """Text for XML and HTML, in attributes too. (The `html` module takes longer to import than all
    of this one.)
    """
    for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;")):
        text = text.replace(char, entity)
    return text


MAX_CELLS = 1 << 16
"""Cells that a picture may have."""

COLORS = ("#aec7e8", "#ffbb78", "#98df8a", "#ff9896", "#c5b0d5", "#c49c94", "#f7b6d2", "#dbdb8d")
_LIGHT, _DARK = (0xF7, 0xFB, 0xFF), (0x7B, 0xA7, 0xDB)
_EMPTY = "#ffffff"
TV_LEGEND = "T3 V1: value 1 of thread 3; colour: thread"
"""What the cells of `tv_grid` mean."""


class Drawable(Protocol):
    """A function from the coordinates of a shape to indices: a layout."""

    shape: Shape

    def __call__(self, *coord: Coord) -> Any: ...


class Grid(NamedTuple):
    """`rows` x `columns` cells: `text` and `color` of (row, column). An inner mode ends after every
    `row_step` rows and `column_step` columns; 0 without inner modes. `legend` says what text and
    colour mean. In pictures, a second line of a cell begins with the letter `second_line`.
    """

    rows: int
    columns: int
    text: Callable[[int, int], str]
    color: Callable[[int, int], str]
    row_step: int = 0
    column_step: int = 0
    legend: str = ""
    second_line: str = ""


# -- grids --


def index_grid(layout: Drawable) -> Grid:
    """The index of every coordinate of a static layout, the darker the larger. A swizzled layout is
    coloured by the bits that its swizzle changes.

    Raises LayoutError for dynamic layouts and those of more than `MAX_CELLS` coordinates.
    """
    if not is_static(layout):
        raise LayoutError(f"{layout} has dynamic extents or strides and so no picture")
    shape = layout.shape
    if _cells(shape) > MAX_CELLS:
        raise LayoutError(f"{layout} has {_cells(shape)} coordinates, a picture at most {MAX_CELLS}")
    down: Shape = 1
    across: Shape = shape
    if isinstance(shape, tuple) and len(shape) >= 2:
        down, across = shape[0], shape[1] if len(shape) == 2 else shape[1:]
    nested = isinstance(shape, tuple) and len(shape) > 2
    rows, columns = _cells(down), _cells(across)

    def value(r: int, c: int) -> Coord:
        if across is shape:
            return layout(c)
        return layout((r, *idx2crd(c, across)) if nested else (r, c))

    shade, legend = _shading(layout)
    return Grid(
        rows,
        columns,
        lambda r, c: format_tuple(value(r, c)),
        lambda r, c: shade(value(r, c)),
        _step(down) if rows > 1 else 0,
        _step(across),
        legend,
    )


def _cells(shape: Shape) -> int:
    """The number of coordinates of a static shape."""
    count = product(shape)
    assert isinstance(count, int)
    return count


def _step(shape: Shape) -> int:
    """The number of coordinates of a mode's first nested mode; 0 without nesting."""
    return _cells(shape[0]) if isinstance(shape, tuple) and len(shape) > 1 else 0


def _shading(layout: Drawable) -> tuple[Callable[[Coord], str], str]:
    """(the colour of an index, what colours mean)."""
    swizzle = getattr(layout, "inner", None)
    bits = getattr(swizzle, "bits", 0)
    if swizzle is not None and bits:
        low = swizzle.base - min(swizzle.shift, 0)
        legend = f"offsets; colour: their bits {low} to {low + bits - 1}"
        return lambda value: _cycle((value >> low) % (1 << bits)), legend
    if isinstance(layout(0), tuple):
        return lambda value: _cycle(sum(flatten_to_tuple(value))), "coordinates"
    last = max((abs(layout(i)) for i in range(_cells(layout.shape))), default=0)
    return lambda value: _blend(abs(value), last), "offsets; larger ones are darker"


def _cycle(number: int) -> str:
    return COLORS[number % len(COLORS)]


def _blend(value: int, last: int) -> str:
    """A colour between light (0) and dark (`last`)."""
    parts = (light + (dark - light) * value // max(last, 1) for light, dark in zip(_LIGHT, _DARK))
    return "#" + "".join(f"{part:02x}" for part in parts)


def tv_grid(tv: Drawable, tile: Shape, transposed: bool = False) -> Grid:
    """Which thread holds which value of a tile: `tv` maps (thread, value) to the tile's
    column-major index or to its coordinates.

    Cells are coloured by thread. `T3+` means that thread 3 is the first of several threads. Raises
    LayoutError when `tv` leaves the tile or is dynamic.
    """
    if not is_static(tv) or not is_static(tile) or not isinstance(tv.shape, tuple) or len(tv.shape) != 2:
        raise LayoutError(f"{tv} is no static thread-value layout: it needs a mode of threads and one of values")
    extents = tile if isinstance(tile, tuple) else (1, tile)
    if not extents or not all(isinstance(extent, int) for extent in flatten_to_tuple(extents)):
        raise LayoutError("a tile is a shape of integers")
    rows, columns = _cells(extents[0]), _cells(extents[1:])
    if rows * columns > MAX_CELLS or _cells(tv.shape) > 4 * MAX_CELLS:
        raise LayoutError(f"{tv} of the tile {format_tuple(tile)} is too large for a picture")
    owners = _owners(tv, tile, rows * columns)

    def at(r: int, c: int) -> tuple[int, ...]:
        return owners.get(c + rows * r if transposed else r + rows * c, ())

    def text(r: int, c: int) -> str:
        owner = at(r, c)
        return f"T{owner[0]}{'+' if owner[2] > 1 else ''}V{owner[1]}" if owner else ""

    def color(r: int, c: int) -> str:
        owner = at(r, c)
        return _cycle(owner[0]) if owner else _EMPTY

    drawn = (columns, rows) if transposed else (rows, columns)
    return Grid(*drawn, text, color, legend=TV_LEGEND, second_line="V")


def _owners(tv: Drawable, tile: Shape, size: int) -> dict[int, tuple[int, int, int]]:
    """Tile index -> (first thread, its value, number of owners)."""
    owners: dict[int, tuple[int, int, int]] = {}
    strides = prefix_product(tile)
    threads, values = map(_cells, wrap(tv.shape))
    for thread in range(threads):
        for value in range(values):
            index = tv((thread, value))
            if isinstance(index, tuple):
                index = index_of(index, tile, strides)
            if not 0 <= index < size:
                raise LayoutError(
                    f"{tv} puts value {value} of thread {thread} at {index}, outside of the tile {format_tuple(tile)}"
                )
            first = owners.get(index, (thread, value, 0))
            owners[index] = (first[0], first[1], first[2] + 1)
    return owners


# -- drawing --


def table(grid: Grid, width: int = 80, max_rows: int = 64) -> list[str]:
    """The grid in lines of at most `width` characters, under column numbers and beside row numbers.
    The last line says how much of the grid is drawn if not all of it is.
    """
    rows = min(grid.rows, max_rows)
    columns = min(grid.columns, width)
    cells = [[grid.text(r, c) for c in range(columns)] for r in range(rows)]
    label = len(str(max(rows - 1, 0)))
    columns, cell = _fitting(cells, columns, width - label - 3)
    lines = [f"{'':{label}} | " + " ".join(f"{c:>{cell}}" for c in range(columns))]
    lines.append("-" * label + "-+-" + "-" * ((cell + 1) * columns - 1))
    lines += [f"{r:>{label}} | " + " ".join(f"{text:>{cell}}" for text in row[:columns]) for r, row in enumerate(cells)]
    if columns < grid.columns or rows < grid.rows:
        lines.append(f"({grid.rows} x {grid.columns}; the first {rows} x {columns} are drawn)")
    return [line.rstrip()[:width] for line in lines]


def _fitting(cells: list[list[str]], columns: int, room: int) -> tuple[int, int]:
    """(columns that fit, width of a cell)."""
    shown, cell = 0, 1
    while shown < columns:
        wider = max(cell, len(str(shown)), *(len(row[shown]) for row in cells)) if cells else len(str(shown))
        if shown and (wider + 1) * (shown + 1) - 1 > room:
            break
        shown, cell = shown + 1, wider
    return shown, cell


def html(grid: Grid, title: str) -> str:
    """The grid as an HTML table."""
    head = "".join(f"<th>{c}</th>" for c in range(grid.columns))
    rows = [
        f"<tr><th>{r}</th>{''.join(_html_cell(grid, r, c) for c in range(grid.columns))}</tr>" for r in range(grid.rows)
    ]
    return f"<table><caption>{escape(title)}</caption><tr><th></th>{head}</tr>{''.join(rows)}</table>"


def _html_cell(grid: Grid, r: int, c: int) -> str:
    return f'<td style="background:{grid.color(r, c)};color:#000">{escape(grid.text(r, c))}</td>'
