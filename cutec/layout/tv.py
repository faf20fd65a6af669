"""Thread-value layouts: which elements of a tile each thread holds."""

from __future__ import annotations

from cutec.layout.algebra import right_inverse
from cutec.layout.compose import with_shape
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import product_each
from cutec.layout.layout import Layout
from cutec.layout.product import raked_product


def make_layout_tv(thr_layout: Layout, val_layout: Layout) -> tuple[object, Layout]:
    """(tiler, tv_layout) for threads arranged as `thr_layout` (coordinates of the thread grid to thread indices), each holding a block of
    values arranged as `val_layout` (coordinates of the block to value indices).

    `tiler` is the shape of the tile they cover; `tv_layout` maps (thread, value) to the tile's column-major index. Raises LayoutError for static layouts that
    are not compact, i.e. do not count 0, 1, 2, ... in some order."""
    tile = raked_product(thr_layout, val_layout)
    threads, values = thr_layout.size(), val_layout.size()
    inverse = right_inverse(tile)
    held, found = threads * values, inverse.size()
    if isinstance(held, int) and isinstance(found, int) and held != found:
        raise LayoutError(f"make_layout_tv: {thr_layout} and {val_layout} are not both compact, so some (thread, value) has no element")
    return product_each(tile.shape), with_shape(inverse, (threads, values))
