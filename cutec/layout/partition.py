"""Parts of a layout: a tile of it, what one thread of an arrangement gets, and the layout from
another origin on.

Each gives (sublayout, offset) as `slice_and_offset` does: sublayout(c) + offset is the index in the
layout that was given.
"""

from __future__ import annotations

from cutec.layout.coord import idx2crd
from cutec.layout.divide import zipped_divide
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import format_tuple, product, wrap
from cutec.layout.layout import Layout, LayoutBase
from cutec.layout.modes import dice, slice_and_offset
from cutec.layout.text import format_text


def local_tile(layout: LayoutBase, tiler: object, coord: object, proj: object = None) -> tuple[LayoutBase, object]:
    """The tile at `coord` of the grid of tiles; wildcards of `coord` keep their mode of the grid.
    `proj` says with wildcards which modes of tiler and coordinate do not apply to this layout: (1,
    None, 1) for A (M,K) of a tiler (M,N,K).

    >>> local_tile(Layout((6, 8), (8, 1)), (3, 4), (1, 1))
    (Layout((3, 4), (8, 1)), 28)
    """
    if proj is not None:
        tiler, coord = dice(wrap(tiler), proj), dice(wrap(coord), proj)
    divided = zipped_divide(layout, tiler)
    tile, rest = divided.shape
    whole = (None,) * len(tile) if isinstance(tile, tuple) else None
    return slice_and_offset((whole, _over(coord, rest)), divided)


def local_partition(
    layout: LayoutBase, threads: Layout, index: object, proj: object = None
) -> tuple[LayoutBase, object]:
    """What thread `index` of the arrangement `threads` (a layout from coordinates to thread
    indices) gets: an element of each tile of its shape.

    >>> local_partition(Layout((6, 8), (8, 1)), Layout((3, 4), (4, 1)), 5)
    (Layout((2, 2), (24, 4)), 9)
    """
    if not isinstance(threads, Layout):
        raise LayoutError(f"threads are arranged by a layout, not by {format_text(threads)}")
    coord = wrap(idx2crd(index, wrap(threads.shape), wrap(threads.stride)))
    tiler = wrap(threads.shape)
    if proj is not None:
        tiler, coord = dice(tiler, proj), dice(coord, proj)
    coord = tuple(_flat(c, s) for c, s in zip(coord, tiler))
    divided = zipped_divide(layout, tuple(map(product, tiler)))
    rest = divided.shape[1]
    return slice_and_offset((coord, (None,) * len(rest) if isinstance(rest, tuple) else None), divided)


def domain_offset(coord: object, layout: LayoutBase) -> tuple[LayoutBase, object]:
    """The layout with its origin moved to `coord`: (layout, offset), the offset inside a swizzle
    that it does not commute with.

    >>> domain_offset((1, 2), Layout((4, 8)))
    (Layout((4, 8), (1, 4)), 9)
    """
    shape = layout.shape
    extended = layout.map_outer(lambda outer: Layout((outer.shape, outer.shape), (outer.stride, outer.stride)))
    whole = (None,) * len(shape) if isinstance(shape, tuple) else None
    return slice_and_offset((whole, coord), extended)


def _over(coord: object, rest: object) -> object:
    """The coordinate of the grid, wildcards appended for modes that it leaves out."""
    count = len(rest) if isinstance(rest, tuple) else 1
    given = wrap(coord)
    if len(given) > count:
        raise LayoutError(
            f"coordinate {format_tuple(coord)} has more modes than the grid of tiles {format_tuple(rest)}",
            "give one coordinate for each mode of the tiler, or fewer; None takes all tiles along a mode",
        )
    if not isinstance(rest, tuple):
        return given[0]
    return given + (None,) * (count - len(given))


def _flat(coord: object, shape: object) -> object:
    """A coordinate within one mode as a scalar."""
    if not isinstance(coord, tuple):
        return coord
    result: object = 0
    step: object = 1
    for c, s in zip(coord, shape):
        result = result + _flat(c, s) * step
        step = step * product(s)
    return result
