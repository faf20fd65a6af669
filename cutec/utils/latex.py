"""`cutlass.utils.print_latex`: pictures of layouts as LaTeX documents of TikZ, printed while
tracing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.layout.draw import Grid, index_grid, tv_grid
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.layout.draw import Drawable

_HEAD = (
    "\\documentclass[tikz]{standalone}\n\\begin{document}\n\\begin{tikzpicture}[x=1cm, y=-1cm, every"
    " node/.style={font=\\sffamily\\small}]"
)
_TAIL = "\\end{tikzpicture}\n\\end{document}"


def latex(grid: Grid, title: str) -> str:
    """A document with one coloured square per cell, and the coordinates along the edges."""
    lines = [_HEAD, f"\\node[anchor=west] at (-0.5,-1.5) {{\\texttt{{{title.replace('_', chr(92) + '_')}}}}};"]
    for name, color in _colors(grid).items():
        lines.append(f"\\definecolor{{{name}}}{{HTML}}{{{color}}}")
    names = {color: name for name, color in _colors(grid).items()}
    for r in range(grid.rows):
        for c in range(grid.columns):
            lines.append(
                f"\\node[draw, minimum size=1cm, inner sep=0, fill={names[_html(grid, r, c)]}] at ({c},{r})"
                f" {{{grid.text(r, c)}}};"
            )
    lines += [f"\\node at (-1,{r}) {{{r}}};" for r in range(grid.rows)]
    lines += [f"\\node at ({c},-1) {{{c}}};" for c in range(grid.columns)]
    return "\n".join([*lines, _TAIL])


def _html(grid: Grid, row: int, column: int) -> str:
    return grid.color(row, column).removeprefix("#").upper()


def _colors(grid: Grid) -> dict[str, str]:
    """The colours of a grid, by name."""
    found = dict.fromkeys(_html(grid, r, c) for r in range(grid.rows) for c in range(grid.columns))
    return {f"shade{i}": color for i, color in enumerate(found)}


def print_latex(x: Drawable) -> None:
    """Print a picture of a static layout: the index of each coordinate. Raises LayoutError for a
    dynamic or very large one.
    """
    print(latex(index_grid(x), str(x)))


def print_latex_tv(layout_tv: Drawable, tile_mn: tuple[Any, ...]) -> None:
    """Print a picture of a tile: which thread holds which value of it. `layout_tv` maps (thread,
    value) to the tile's column-major index. Raises LayoutError for dynamic layouts, and for indices
    outside of the tile.
    """
    tile = tuple(mode if isinstance(mode, int) else mode.shape for mode in tile_mn)
    print(latex(tv_grid(layout_tv, tile), f"{layout_tv} of {tile}".replace(" ", "")))


take_loc_ip(globals())
