"""Thread-value layouts: which elements of a tile each thread holds."""

from __future__ import annotations

from cutec.layout.basis import Shape
from cutec.layout.compose import with_shape
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import is_static, product_each
from cutec.layout.inverse import right_inverse
from cutec.layout.layout import Layout
from cutec.layout.products import raked_product


def make_layout_tv(thr_layout: Layout, val_layout: Layout) -> tuple[Shape, Layout]:
    """(tiler, tv_layout) for a grid of threads, each with a block of values. `thr_layout` maps
    coordinates of the grid to thread indices, `val_layout` coordinates of the block to value
    indices.

    `tiler` is the shape of the tile that they cover; `tv_layout` maps (thread, value) to the tile's
    column-major index: it is the right inverse of raked_product(thr_layout, val_layout). Raises
    LayoutError for static layouts that are not compact, i.e. do not count 0, 1, 2, ... in some
    order.

    >>> make_layout_tv(Layout((4, 8), (8, 1)), Layout((2, 2), (2, 1)))
    ((8, 16), ((8,4),(2,2)):((16,2),(8,1)))
    >>> make_layout_tv(Layout(64), Layout(8))
    ((512,), (64,8):(8,1))
    """
    for layout in (thr_layout, val_layout):
        counted = right_inverse(layout).size()
        if is_static((counted, layout.size(), layout.cosize())) and not counted == layout.size() == layout.cosize():
            raise LayoutError(f"make_layout_tv: {layout} does not count its coordinates 0, 1, 2, ... in some order")
    tile = raked_product(thr_layout, val_layout)
    # if both have one mode, they are parts of one mode of the tile
    shape = (tile.shape,) if max(thr_layout.rank, val_layout.rank) == 1 else tile.shape
    return product_each(shape), with_shape(right_inverse(tile), (thr_layout.size(), val_layout.size()))
