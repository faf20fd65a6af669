"""Grids as SVG: panels with titles, legends and numbered rows and columns on one page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cutec.layout.draw import Grid, escape
from cutec.records import NamedTuple

_FONT = 12
_LINE = 12
_LABEL = 26
_TOP = 64
"""Pixels above the cells: title, legend, column numbers."""


class Panel(NamedTuple):
    """A grid with a title, placed at (row, column) of a page of panels."""

    title: str
    grid: Grid
    row: int = 0
    column: int = 0


def svg(panels: Sequence[Panel]) -> str:
    """The panels as one SVG document."""
    sizes = [_extent(panel) for panel in panels]
    heights = _offsets((p.row, size[1]) for p, size in zip(panels, sizes))
    widths = _offsets((p.column, size[0]) for p, size in zip(panels, sizes))
    body = [part for panel in panels for part in _panel(panel, widths[panel.column], heights[panel.row])]
    width, height = widths[-1], heights[-1]
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width}'
                f' {height}">'
            ),
            f'<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{_FONT}" text-anchor="middle">',
            f'<rect width="{width}" height="{height}" rx="6" fill="#ffffff"/>',
            *body,
            "</g>",
            "</svg>",
            "",
        ]
    )


def _offsets(extents: Iterable[tuple[int, int]]) -> list[int]:
    """Where each row or column of panels begins, and where the last ends."""
    largest: dict[int, int] = {}
    for place, extent in extents:
        largest[place] = max(largest.get(place, 0), extent)
    result = [0]
    for place in range(max(largest, default=-1) + 1):
        result.append(result[-1] + largest.get(place, 0))
    return result


def _lines(grid: Grid, row: int, column: int) -> list[str]:
    """The text of a cell, line by line."""
    first, letter, rest = grid.text(row, column).partition(grid.second_line or "\n")
    return [first, letter + rest] if rest else [first] if first else []


def _cell_size(grid: Grid) -> tuple[int, int]:
    lines = [line for r in range(grid.rows) for c in range(grid.columns) for line in _lines(grid, r, c)]
    width = round(max(map(len, lines), default=1) * _FONT * 0.62) + 10
    return max(26, width), 24 + (_LINE if grid.second_line else 0)


def _extent(panel: Panel) -> tuple[int, int]:
    width, height = _cell_size(panel.grid)
    title = round(max(len(panel.title) * _FONT, len(panel.grid.legend) * (_FONT - 1)) * 0.62)
    return 2 * _LABEL + max(width * panel.grid.columns, title), _TOP + _LABEL + height * panel.grid.rows


def _panel(panel: Panel, left: int, top: int) -> list[str]:
    """Title, legend, column and row numbers, the cells, and heavier lines where inner modes end."""
    grid = panel.grid
    width, height = _cell_size(grid)
    x0, y0 = left + _LABEL + 8, top + _TOP
    text = f'fill="#666666" font-size="{_FONT - 1}"'
    parts = [f'<text x="{x0}" y="{top + 18}" text-anchor="start" font-weight="bold">{escape(panel.title)}</text>']
    if grid.legend:
        parts.append(f'<text x="{x0}" y="{top + 36}" text-anchor="start" {text}>{escape(grid.legend)}</text>')
    parts += [f'<text x="{x0 + c * width + width // 2}" y="{y0 - 6}" {text}>{c}</text>' for c in range(grid.columns)]
    parts += [
        f'<text x="{x0 - 5}" y="{y0 + r * height + height // 2 + 4}" text-anchor="end" {text}>{r}</text>'
        for r in range(grid.rows)
    ]
    for r in range(grid.rows):
        for c in range(grid.columns):
            x, y = x0 + c * width, y0 + r * height
            place = f'x="{x}" y="{y}" width="{width}" height="{height}"'
            parts.append(f'<rect {place} fill="{grid.color(r, c)}" stroke="#555555" stroke-width="0.5"/>')
            for number, line in enumerate(_lines(grid, r, c)):
                parts.append(f'<text x="{x + width // 2}" y="{y + 16 + number * _LINE}">{escape(line)}</text>')
    right, bottom = x0 + grid.columns * width, y0 + grid.rows * height
    heavy = 'stroke="#000000" stroke-width="1.6"'
    for c in _cuts(grid.columns, grid.column_step):
        parts.append(f'<line x1="{x0 + c * width}" y1="{y0}" x2="{x0 + c * width}" y2="{bottom}" {heavy}/>')
    for r in _cuts(grid.rows, grid.row_step):
        parts.append(f'<line x1="{x0}" y1="{y0 + r * height}" x2="{right}" y2="{y0 + r * height}" {heavy}/>')
    return parts


def _cuts(count: int, step: int) -> range:
    return range(0, count + 1, step) if step else range(0, count + 1, max(count, 1))
