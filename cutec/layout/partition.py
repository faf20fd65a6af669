"""Parts of a layout: a tile, the share of one thread, and the layout from another origin.

Each function gives (sublayout, offset) as `slice_and_offset` does: sublayout(c) + offset is the
index in the given layout.
"""

from __future__ import annotations

from cutec.layout.basis import Coord, Shape
from cutec.layout.coord import idx2crd
from cutec.layout.divide import zipped_divide
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import format_tuple, product, transform_leaf, wrap
from cutec.layout.layout import Layout, LayoutT
from cutec.layout.leaf import Leaf
from cutec.layout.modes import dice, slice_and_offset
from cutec.layout.text import format_text


def local_tile(layout: LayoutT, tiler: object, coord: Coord, proj: Coord = None) -> tuple[LayoutT, Coord]:
    """The tile at `coord` of the grid of tiles. Wildcards of `coord` keep their mode of the grid.
    Wildcards of `proj` drop modes of tiler and coordinate that do not apply to this layout: (1,
    None, 1) for A (M,K) of a tiler (M,N,K).

    >>> local_tile(Layout((6, 8), (8, 1)), (3, 4), (1, 1))
    ((3,4):(8,1), 28)
    """
    if proj is not None:
        tiler, coord = dice(wrap(tiler), proj), dice(wrap(coord), proj)
    divided = zipped_divide(layout, tiler)
    tile, rest = wrap(divided.shape)
    whole = (None,) * len(tile) if isinstance(tile, tuple) else None
    return slice_and_offset((whole, _over(coord, rest)), divided)


def local_partition(layout: LayoutT, threads: Layout, index: Coord, proj: Coord = None) -> tuple[LayoutT, Coord]:
    """The share of thread `index` of the arrangement `threads`, a layout from coordinates to thread
    indices: one element of each tile of its shape.

    >>> local_partition(Layout((6, 8), (8, 1)), Layout((3, 4), (4, 1)), 5)
    ((2,2):(24,4), 9)
    """
    if not isinstance(threads, Layout):
        raise LayoutError(f"threads are arranged by a layout, not by {format_text(threads)}")
    coord = wrap(idx2crd(index, wrap(threads.shape), wrap(threads.stride)))
    tiler = wrap(threads.shape)
    if proj is not None:
        tiler, coord = dice(tiler, proj), dice(coord, proj)
    coord = tuple(_flat(c, s) for c, s in zip(coord, tiler))
    divided = zipped_divide(layout, tuple(map(product, tiler)))
    rest = wrap(divided.shape)[1]
    return slice_and_offset((coord, (None,) * len(rest) if isinstance(rest, tuple) else None), divided)


def domain_offset(coord: Coord, layout: LayoutT) -> tuple[LayoutT, Coord]:
    """The layout with its origin moved to `coord`: (layout, offset). None leaves its mode where it
    is. What does not commute with a swizzle is an offset inside it.

    >>> domain_offset((1, 2), Layout((4, 8)))
    ((4,8):(1,4), 9)
    >>> domain_offset((None, 2), Layout((4, 8)))
    ((4,8):(1,4), 8)
    """
    shape = layout.shape
    extended = layout.map_outer(lambda outer: Layout((outer.shape, outer.shape), (outer.stride, outer.stride)))
    whole = (None,) * len(shape) if isinstance(shape, tuple) else None
    return slice_and_offset((whole, transform_leaf(_or_zero, coord)), extended)


def _or_zero(index: Leaf | int | None) -> Leaf | int:
    """An index of a coordinate; 0 for a wildcard."""
    return 0 if index is None else index


def _over(coord: Coord, rest: Shape) -> Coord:
    """The coordinate of the grid, with wildcards appended for missing modes."""
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


def _flat(coord: Coord, shape: Shape) -> Coord:
    """A coordinate within one mode as a scalar."""
    if not isinstance(coord, tuple):
        return coord
    result: Coord = 0
    step: int | Leaf = 1
    for c, s in zip(coord, wrap(shape)):
        result = result + _flat(c, s) * step
        step = step * product(s)
    return result
