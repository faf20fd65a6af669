"""Modes of layouts and int tuples: access, selection, grouping, slicing, and the simplifications
that keep a layout's function (`coalesce`, `filter_`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, overload

from cutec.layout.basis import Coord, ScaledBasis, Shape, Stride
from cutec.layout.construct import zeros_to_ones
from cutec.layout.errors import MODES, LayoutError
from cutec.layout.inttuple import as_tuple, check_mode, flatten_to_tuple, format_tuple, nesting, product, wrap
from cutec.layout.layout import Layout, LayoutBase, LayoutT, check_layout, new_layout, slice_tuple
from cutec.layout.leaf import Leaf, check_integer

UNIT = Layout(1, 0)


# -- accessors --


def get(x: Any, mode: int | Sequence[int]) -> Any:
    """The mode of a layout or tuple at an index or a path of indices.

    >>> get(Layout((4, (2, 3))), [1, 0])
    2:4
    """
    for i in (mode,) if isinstance(mode, int) else mode:
        if isinstance(x, LayoutBase):
            x = x[check_mode(i, x.rank, x)]
        else:
            x = wrap(x)[check_mode(i, len(wrap(x)), format_tuple(x))]
    return x


def shape(x: object, mode: int | Sequence[int] = ()) -> Any:
    """The shape of a layout, or of its mode. An int tuple is its own shape.

    >>> shape(Layout((4, (2, 3))), 1)
    (2, 3)
    """
    x = get(x, mode)
    return x.shape if isinstance(x, LayoutBase) else x


def size(x: object, mode: int | Sequence[int] = ()) -> int | Leaf:
    """The number of coordinates of a layout or shape, or of its mode.

    >>> size(Layout((4, (2, 3))))
    24
    >>> size((4, (2, 3)), 1)
    6
    """
    return product(as_tuple(shape(x, mode), "shape"))


def static_size(x: object, mode: int | Sequence[int] = ()) -> int:
    """`size` as an int. Raises LayoutError for a dynamic size.

    >>> static_size((4, (2, 3)))
    24
    """
    count = x.size() if mode == () and isinstance(x, Layout) else size(x, mode)
    if not isinstance(count, int):
        raise LayoutError(f"{format_tuple(x)} must have a static size")
    return count


def cosize(layout: LayoutBase, mode: int | Sequence[int] = ()) -> int | Leaf:
    """One more than the largest index of a layout, or of its mode.

    >>> cosize(Layout((4, 3), (1, 8)))
    20
    """
    return get(check_layout(layout), mode).cosize()


def rank(x: object, mode: int | Sequence[int] = ()) -> int:
    """The number of top-level modes; 1 for a leaf.

    >>> rank((4, (2, 3)))
    2
    """
    x = shape(x, mode)
    return len(x) if isinstance(x, tuple) else 1


def depth(x: object, mode: int | Sequence[int] = ()) -> int:
    """The nesting of a layout or int tuple; 0 for a leaf.

    >>> depth((4, (2, 3)))
    2
    """
    return nesting(shape(x, mode))


# -- choosing and arranging modes --


def by_part(f: Callable[[tuple[Any, ...]], Any], x: object) -> Any:
    """f of an int tuple, or of both a layout's shape and its stride: for rearrangements that do not
    look at leaves.
    """
    if isinstance(x, LayoutBase):
        return x.map_outer(lambda outer: new_layout(f(wrap(outer.shape)), f(wrap(outer.stride))))
    return f(wrap(x))


def select(x: object, mode: Sequence[int]) -> Any:
    """The layout or tuple of the modes in the list, in its order.

    >>> select(Layout((4, 2, 8)), [2, 0])
    (8,4):(8,1)
    """
    count = rank(x)
    picked = [check_mode(m, count, format_tuple(shape(x))) for m in mode]
    return by_part(lambda t: tuple(t[m] for m in picked), x)


def take(x: object, begin: int, end: int = -1) -> Any:
    """The modes begin <= m < end; end -1 is the rank.

    >>> take((4, 8, 2), 1, 3)
    (8, 2)
    """
    begin, end = _mode_range(x, begin, end)
    return by_part(lambda t: t[begin:end], x)


def group_modes(x: object, begin: int, end: int = -1) -> Any:
    """The modes begin <= m < end as one nested mode; end -1 is the rank. An empty range leaves x as
    it is.

    >>> group_modes((4, 5, 6), 0, 2)
    ((4, 5), 6)
    """
    begin, end = _mode_range(x, begin, end)
    if begin == end:
        return x
    return by_part(lambda t: (*t[:begin], t[begin:end], *t[end:]), x)


def _mode_range(x: object, begin: int, end: int) -> tuple[int, int]:
    count = rank(x)
    end = count if end == -1 else end
    if not isinstance(begin, int) or not isinstance(end, int) or not 0 <= begin <= end <= count:
        raise LayoutError(f"{format_tuple(shape(x))} of rank {count} has no mode range [{begin!r}, {end!r})", MODES)
    return begin, end


def flatten(x: object) -> Any:
    """Without nesting: the leaves of a tuple or layout as one level. Leaves and layouts of integer
    shape stay as they are.

    >>> flatten(Layout((4, (2, 3))))
    (4,2,3):(1,4,8)
    """
    if isinstance(x, LayoutBase):
        return x.map_outer(
            lambda o: (
                new_layout(flatten_to_tuple(o.shape), flatten_to_tuple(o.stride)) if isinstance(o.shape, tuple) else o
            )
        )
    return flatten_to_tuple(x) if isinstance(x, tuple) else x


def append(x: object, elem: object = None, up_to_rank: int | None = None) -> Any:
    """x with the mode `elem` (by default the layout 1:0, or 1) at its end: once, or until its rank
    is `up_to_rank`.

    >>> append((2, 3), 5)
    (2, 3, 5)
    """
    return _extended(x, elem, up_to_rank, lambda modes, extra: modes + extra)


def prepend(x: object, elem: object = None, up_to_rank: int | None = None) -> Any:
    """x with the mode `elem` (by default the layout 1:0, or 1) at its front: once, or until its
    rank is `up_to_rank`.

    >>> prepend((2, 3), 5)
    (5, 2, 3)
    """
    return _extended(x, elem, up_to_rank, lambda modes, extra: extra + modes)


def _extended(
    x: object,
    elem: object,
    up_to_rank: int | None,
    join: Callable[[tuple[Any, ...], tuple[Any, ...]], tuple[Any, ...]],
) -> Any:
    times = 1 if up_to_rank is None else check_integer(up_to_rank, "rank") - rank(x)
    if times <= 0:
        return x
    if isinstance(x, LayoutBase):
        unit = UNIT if elem is None else elem
        if not isinstance(unit, Layout):
            raise LayoutError(f"a layout is extended by a layout, not by {format_tuple(unit)}")
        return x.map_outer(
            lambda o: new_layout(
                join(wrap(o.shape), (unit.shape,) * times), join(wrap(o.stride), (unit.stride,) * times)
            )
        )
    return join(wrap(x), (1 if elem is None else as_tuple(elem),) * times)


def append_to_rank(x: object, up_to_rank: int, elem: object = None) -> Any:
    """x with modes `elem` (1:0) appended until its rank is at least `up_to_rank`.

    >>> append_to_rank(Layout(4), 3)
    (4,1,1):(1,0,0)
    """
    return append(x, elem, up_to_rank)


def prepend_to_rank(x: object, up_to_rank: int, elem: object = None) -> Any:
    """x with modes `elem` (1:0) prepended until its rank is at least `up_to_rank`.

    >>> prepend_to_rank(Layout(4), 3)
    (1,1,4):(0,0,1)
    """
    return prepend(x, elem, up_to_rank)


# -- slicing --


def slice_(src: object, coord: Coord) -> Any:
    """The modes of a layout or int tuple that meet a wildcard (None) of `coord`. A composed layout
    keeps the rest of the coordinate in its offset.

    >>> slice_(Layout((4, 8, 2)), (None, 3, None))
    (4,2):(1,32)
    """
    return src.slice(coord) if isinstance(src, LayoutBase) else slice_tuple(src, coord)


def dice(src: object, coord: Coord) -> Any:
    """The modes that `slice_` drops: those that meet an integer of `coord`.

    >>> dice((4, 8, 2), (None, 0, 0))
    (8, 2)
    """
    if isinstance(src, LayoutBase):
        return src.map_outer(
            lambda o: new_layout(slice_tuple(o.shape, coord, False), slice_tuple(o.stride, coord, False))
        )
    return slice_tuple(src, coord, False)


def slice_and_offset(coord: Coord, layout: LayoutT) -> tuple[LayoutT, Coord]:
    """(sublayout of the wildcard modes, offset of the others): layout(c) == offset + sublayout(w)
    for every c that agrees with `coord` and holds w at the wildcards.

    The offset is an index, or a coordinate tuple for basis strides. For a swizzled layout it is the
    part that is known to be a multiple of the swizzle's period, which commutes with the swizzle;
    the rest goes inside the swizzle.

    >>> slice_and_offset((None, 3), Layout((4, 8)))
    ((4):(1), 12)
    """
    return check_layout(layout).slice_and_offset(coord)


# -- simplification --


@overload
def coalesce(layout: Layout, target_profile: object = None) -> Layout: ...
@overload
def coalesce(layout: LayoutBase, target_profile: object = None) -> LayoutBase: ...
def coalesce(layout: LayoutBase, target_profile: object = None) -> LayoutBase:
    """The flattest layout that is the same function of scalar coordinates. With a profile, each
    part at a leaf of the profile is coalesced on its own.

    Modes of extent 1 go. Neighbours s0:d0 and s1:d1 merge into s0*s1:d0 where s0 * d0 == d1 is
    known, which takes static strides. Extents may be dynamic where d0 == d1 == 0; s1 always may.

        (2,(1,6)):(1,(7,2))     1:7 goes; 2:1 and 6:2 merge, since 2·1 == 2
        12:1

    >>> coalesce(Layout((2, (1, 6)), (1, (7, 2))))
    12:1
    """
    if not isinstance(layout, Layout):
        return check_layout(layout).map_outer(lambda outer: coalesce(outer, target_profile))
    if isinstance(target_profile, tuple):
        return _by_profile(coalesce, layout, target_profile)
    return as_layout(*merged_modes(layout.shape, layout.stride))


def merged_modes(shape: Shape, stride: Stride, static_only: bool = False) -> tuple[list[Any], list[Any]]:
    """The coalesced modes as lists of extents and strides; empty for size 1. With `static_only` a
    dynamic extent does not merge into the mode before it.
    """
    extents: list[Any] = []
    strides: list[Any] = []
    for s, d in zip(flatten_to_tuple(shape), flatten_to_tuple(stride)):
        if type(s) is int and s == 1:
            continue
        if extents and _continues(extents[-1], strides[-1], d) and not (static_only and isinstance(s, Leaf)):
            extents[-1] = extents[-1] * s
        else:
            extents.append(s)
            strides.append(d)
    return extents, strides


def _continues(s0: int | Leaf, d0: Stride, d1: Stride) -> bool:
    """Whether s0 * d0 is known to equal d1."""
    if type(d0) is int and type(d1) is int:
        return (type(s0) is int and s0 * d0 == d1) or (d0 == 0 and d1 == 0)
    if isinstance(d0, ScaledBasis) and isinstance(d1, ScaledBasis):
        return d0.modes == d1.modes and _continues(s0, d0.value, d1.value)
    return False


def as_layout(extents: list[Any], strides: list[Any]) -> Layout:
    """A flat layout; of integer shape for a single mode."""
    if len(extents) == 1:
        return new_layout(extents[0], strides[0])
    return new_layout(tuple(extents), tuple(strides)) if extents else UNIT


def _by_profile(f: Callable[[Layout, object], Layout], layout: Layout, profile: tuple[Any, ...]) -> Layout:
    """f at the leaves of `profile`, whose rank is at most the layout's. Further modes stay."""
    if len(profile) > layout.rank:
        raise LayoutError(
            f"profile {format_tuple(profile)} has more modes than {layout}",
            "give the profile one entry for each mode of the layout, or fewer",
        )
    parts = [f(layout[i], p) for i, p in enumerate(profile)] + [layout[i] for i in range(len(profile), layout.rank)]
    return new_layout(tuple(p.shape for p in parts), tuple(p.stride for p in parts))


@overload
def filter_zeros(layout: Layout, target_profile: object = None) -> Layout: ...
@overload
def filter_zeros(layout: LayoutBase, target_profile: object = None) -> LayoutBase: ...
def filter_zeros(layout: LayoutBase, target_profile: object = None) -> LayoutBase:
    """The layout with extent 1 in every mode of static stride 0, whose coordinates do not change
    the index.

    >>> filter_zeros(Layout((4, 3), (1, 0)))
    (4,1):(1,0)
    """
    if not isinstance(layout, Layout):
        return check_layout(layout).map_outer(lambda outer: filter_zeros(outer, target_profile))
    if isinstance(target_profile, tuple):
        return _by_profile(filter_zeros, layout, target_profile)
    return new_layout(zeros_to_ones(layout.shape, layout.stride), layout.stride)


@overload
def filter_(layout: Layout, target_profile: object = None) -> Layout: ...
@overload
def filter_(layout: LayoutBase, target_profile: object = None) -> LayoutBase: ...
def filter_(layout: LayoutBase, target_profile: object = None) -> LayoutBase:
    """The coalesced layout without modes of static stride 0 or extent 1: the same image, where no
    index repeats for want of a stride.

    >>> filter_(Layout((4, 3, 2), (1, 0, 8)))
    (4,2):(1,8)
    """
    if not isinstance(layout, Layout):
        return check_layout(layout).map_outer(lambda outer: filter_(outer, target_profile))
    if isinstance(target_profile, tuple):
        return _by_profile(filter_, layout, target_profile)
    return coalesce(filter_zeros(layout))
