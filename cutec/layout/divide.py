"""Divides: a layout split into tiles and the rest, in four arrangements of the modes.

    layout (M, N, L), tiler (TileM, TileN)
    logical_divide  ((TileM,RestM), (TileN,RestN), L)
    zipped_divide   ((TileM,TileN), (RestM,RestN,L))
    tiled_divide    ((TileM,TileN), RestM, RestN, L)
    flat_divide     (TileM, TileN, RestM, RestN, L)

A tiler is a layout or an integer (which divide the layout as a whole), None (no split), or a tuple
of tilers, one for each leading mode. Where a tile does not divide its mode the rest is rounded up:
coordinates of the last tiles lie outside the layout, and kernels predicate them.

    layout 8:1, tiler 4:2      every second element, four of them
    complement(4:2, 8)   2:1   where such tiles start
    logical_divide       layout o (4:2, 2:1) = (4,2):(2,1)     element (t, r) has index 2t + r
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, overload

from cutec.layout.basis import ScaledBasis, Shape
from cutec.layout.complement import complement
from cutec.layout.compose import compose_rounding
from cutec.layout.errors import TILER, LayoutError
from cutec.layout.inttuple import flatten_to_tuple, is_static, wrap
from cutec.layout.layout import Layout, LayoutBase, LayoutT, check_layout, new_layout
from cutec.layout.leaf import Leaf, ceil_div_leaf, divides, known_equal, known_one
from cutec.layout.modes import UNIT, merged_modes
from cutec.layout.text import format_text

Complement = Callable[[Layout, Any], Layout]
_complement = complement


@overload
def logical_divide(layout: Layout, tiler: object, complement: Complement = complement) -> Layout: ...
@overload
def logical_divide(layout: LayoutBase, tiler: object, complement: Complement = complement) -> LayoutBase: ...
def logical_divide(layout: LayoutBase, tiler: object, complement: Complement = complement) -> LayoutBase:
    """Each tiled mode M as (tile, rest):
    `composition(layout, (tiler, complement(tiler, shape of layout)))`.

    `complement` may be another form of that function. Raises LayoutError for a tiler whose rank
    exceeds the layout's, or without a complement in it.

    >>> logical_divide(Layout((4, 2, 3), (2, 1, 8)), Layout(4, 2))
    ((2,2),(2,3)):((4,1),(2,8))
    """
    if not isinstance(layout, Layout):
        return check_layout(layout).map_outer(lambda outer: logical_divide(outer, tiler, complement))
    if tiler is None:
        return layout
    if isinstance(tiler, (tuple, list)):
        _check_rank(layout, tiler)
        parts = [logical_divide(layout[i], t, complement) for i, t in enumerate(tiler)]
        shape, stride = wrap(layout.shape), wrap(layout.stride)
        return new_layout(
            tuple(p.shape for p in parts) + shape[len(tiler) :],
            tuple(p.stride for p in parts) + stride[len(tiler) :],
        )
    return _divide(layout, tiler, complement)


def _divide(layout: Layout, tiler: object, complement: Complement) -> Layout:
    """(tile, rest) of the whole layout."""
    if isinstance(tiler, int) and not isinstance(layout.shape, tuple) and complement is _complement:
        return _divide_integer_mode(layout.shape, layout.stride, tiler)
    if isinstance(tiler, (int, Leaf)):
        tiler = Layout(_check_tile(tiler))
    if not isinstance(tiler, Layout):
        raise LayoutError(f"{layout} cannot be divided by {tiler!r}, which is no tiler")
    if not is_static(layout.shape):
        extents, strides = merged_modes(layout.shape, layout.stride)
        if len(extents) > 1 and _splits_first_mode(extents[0], tiler):
            return _divide_first_mode(extents, strides, tiler.size())
    rest = complement(tiler, _codomain(layout, tiler))
    return compose_rounding(layout, new_layout((tiler.shape, rest.shape), (tiler.stride, rest.stride)))


def _codomain(layout: Layout, tiler: Layout) -> Shape:
    """The target of the tiler's complement: the coalesced shape, or the shape whose modes the
    tiler's bases name.
    """
    if not isinstance(layout.shape, tuple) or any(isinstance(d, ScaledBasis) for d in flatten_to_tuple(tiler.stride)):
        return layout.shape
    extents, _ = merged_modes(layout.shape, layout.stride)
    return tuple(extents) if len(extents) != 1 else extents[0]


def _splits_first_mode(extent: int | Leaf, tiler: Layout) -> bool:
    """Whether the tiler is a tile:1 known to divide the first extent."""
    return isinstance(tiler.shape, int) and tiler.shape > 0 and known_one(tiler.stride) and divides(tiler.shape, extent)


def _divide_first_mode(extents: list[Any], strides: list[Any], tile: int | Leaf) -> Layout:
    """The general result, with the other modes kept as they are: through the complement dynamic
    extents would be lost in divisions.
    """
    extent, stride = extents[0], strides[0]
    split = () if known_equal(extent, tile) else ((extent // tile, stride * tile),)
    rest = (*split, *zip(extents[1:], strides[1:]))
    if len(rest) == 1:
        return new_layout((tile, rest[0][0]), (stride, rest[0][1]))
    return new_layout((tile, tuple(s for s, _ in rest)), (stride, tuple(d for _, d in rest)))


def _divide_integer_mode(extent: int | Leaf, stride: Any, tile: int) -> Layout:
    """`_divide` of extent:stride by tile:1, by far the most frequent divide."""
    if _check_tile(tile) == 1:
        return new_layout((1, extent), (0, 0 if isinstance(extent, int) and extent == 1 else stride))
    rest = ceil_div_leaf(extent, tile)
    return new_layout((tile, rest), (stride, 0 if isinstance(rest, int) and rest == 1 else stride * tile))


def _check_tile(tile: int | Leaf) -> int | Leaf:
    if isinstance(tile, int) and tile < 1:
        raise LayoutError(f"a tile must have an extent of at least 1, not {tile}")
    return tile


def _check_rank(layout: Layout, tiler: Sequence[Any]) -> None:
    if len(tiler) > layout.rank:
        raise LayoutError(f"tiler {format_text(tiler)} has more modes than {layout}", TILER)


def unzip(split: Callable[[Layout, Any], Layout], layout: Layout, tiler: Any) -> tuple[Layout, Layout]:
    """(tiles, rests) of `layout`: `split`, a logical divide or product, gives a pair for each tiled
    mode; untiled modes are rests.
    """
    if tiler is None:
        return UNIT, layout
    if not isinstance(tiler, (tuple, list)):
        result = split(layout, tiler)
        return result[0], result[1]
    _check_rank(layout, tiler)
    parts = [unzip(split, layout[i], t) for i, t in enumerate(tiler)]
    shape, stride = wrap(layout.shape), wrap(layout.stride)
    tiles = new_layout(tuple(p[0].shape for p in parts), tuple(p[0].stride for p in parts))
    rest_shape = tuple(p[1].shape for p in parts) + shape[len(tiler) :]
    rest_stride = tuple(p[1].stride for p in parts) + stride[len(tiler) :]
    return tiles, new_layout(rest_shape, rest_stride)


def zipped(first: Layout, second: Layout) -> Layout:
    """(first, second)."""
    return new_layout((first.shape, second.shape), (first.stride, second.stride))


def tiled(first: Layout, second: Layout) -> Layout:
    """(first, second0, second1, ...)."""
    return new_layout((first.shape, *wrap(second.shape)), (first.stride, *wrap(second.stride)))


def flat(first: Layout, second: Layout) -> Layout:
    """(first0, first1, ..., second0, second1, ...)."""
    return new_layout((*wrap(first.shape), *wrap(second.shape)), (*wrap(first.stride), *wrap(second.stride)))


def zipped_divide(layout: LayoutT, tiler: object) -> LayoutT:
    """((TileM, TileN, ...), (RestM, RestN, ..., L, ...)).

    >>> zipped_divide(Layout((6, 8), (8, 1)), (3, 4))
    ((3,4),(2,2)):((8,1),(24,4))
    """
    return check_layout(layout).map_outer(lambda outer: zipped(*unzip(logical_divide, outer, tiler)))


def tiled_divide(layout: LayoutT, tiler: object) -> LayoutT:
    """((TileM, TileN, ...), RestM, RestN, ..., L, ...).

    >>> tiled_divide(Layout((6, 8), (8, 1)), (3, 4))
    ((3,4),2,2):((8,1),24,4)
    """
    return check_layout(layout).map_outer(lambda outer: tiled(*unzip(logical_divide, outer, tiler)))


def flat_divide(layout: LayoutT, tiler: object) -> LayoutT:
    """(TileM, TileN, ..., RestM, RestN, ..., L, ...).

    >>> flat_divide(Layout((6, 8), (8, 1)), (3, 4))
    (3,4,2,2):(8,1,24,4)
    """
    return check_layout(layout).map_outer(lambda outer: flat(*unzip(logical_divide, outer, tiler)))
