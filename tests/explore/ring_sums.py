"""A helper in a file of its own: the page shows it in a pane of its own."""

import cutec
from cutec import cute


@cute.jit
def add_rows(tile: cute.Tensor, column, total):
    """`total` plus the rows of a column of a tile."""
    for row in cutec.range_constexpr(cute.size(tile, mode=[0])):
        total += tile[row, column]
    return total
