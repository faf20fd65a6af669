"""The dialect's operations whose preconditions or results differ from the algebra's.

Each function takes and returns plain values, and raises LayoutError for operands that the dialect
specification rejects under "Preconditions". `infer` calls them after it has checked the kinds of
operands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cutec.layout.basis import Coord, ScaledBasis, Shape
from cutec.layout.complement import complement, intrinsic_complement
from cutec.layout.compose import composition
from cutec.layout.construct import make_layout_like, make_ordered_layout
from cutec.layout.coord import crd2idx, idx2crd, increment_coord
from cutec.layout.divide import logical_divide, unzip
from cutec.layout.errors import NESTED_ALIKE, ONE_COORDINATE_PER_MODE, TILER, LayoutError
from cutec.layout.inttuple import (
    flatten_to_tuple,
    format_tuple,
    has_none,
    is_congruent,
    is_static,
    is_weakly_congruent,
    product,
    unwrap,
    wrap,
)
from cutec.layout.inverse import left_inverse, right_inverse
from cutec.layout.layout import Layout, LayoutBase, coshape
from cutec.layout.leaf import Leaf, known_one, known_zero
from cutec.layout.modes import (
    append_to_rank,
    as_layout,
    dice,
    get,
    group_modes,
    merged_modes,
    prepend_to_rank,
    select,
    slice_,
)
from cutec.layout.products import tile_to_shape
from cutec.layout.recast import recast_layout
from cutec.layout.swizzle import ComposedLayout, Swizzle, outer_of
from cutec.layout.text import format_text


def has_basis(layout: LayoutBase) -> bool:
    """Whether a stride of the (outer) layout is a scaled basis."""
    return any(isinstance(d, ScaledBasis) for d in flatten_to_tuple(outer_of(layout).stride))


def _refuse_basis(layout: LayoutBase) -> None:
    if has_basis(layout) or (
        isinstance(layout, ComposedLayout) and isinstance(layout.inner, Layout) and has_basis(layout.inner)
    ):
        raise LayoutError(f"{layout} must have integer strides, not scaled bases")


def _parts(x: object) -> int:
    """The number of modes that a path may continue into: 0 for a scalar."""
    shape = x.shape if isinstance(x, LayoutBase) else x
    return len(shape) if isinstance(shape, tuple) else 0


# -- modes --


def get_path(x: Any, path: Sequence[int]) -> Any:
    """`get` by a path of non-negative modes that ends at a scalar or above."""
    for level, mode in enumerate(path):
        if not 0 <= mode < _parts(x):
            where = f"at level {level} of the path {list(path)}"
            found = f"{format_text(x)} has {_parts(x)} modes" if _parts(x) else f"{format_text(x)} is a scalar"
            raise LayoutError(f"mode {mode} {where} does not exist: {found}")
        x = get(x, mode)
    return x


def size_at(x: object, path: Sequence[int]) -> int | Leaf:
    """The number of coordinates of a mode."""
    part = get_path(x, path)
    return product(part.shape if isinstance(part, LayoutBase) else part)


def cosize_at(layout: LayoutBase, path: Sequence[int]) -> int | Leaf:
    """The size of a mode's codomain; for a swizzled layout, of its outer layout's mode."""
    part = layout if tuple(path) == (0,) and not _parts(layout) else get_path(layout, path)
    if isinstance(part, ComposedLayout) and not isinstance(part.inner, Swizzle):
        raise LayoutError(f"cosize of {part} is not defined: its inner part is no swizzle")
    return product(coshape(outer_of(part)))


def select_modes(x: object, modes: Sequence[int]) -> Any:
    """`select` by non-negative modes."""
    count = _parts(x) or 1
    for mode in modes:
        if not 0 <= mode < count:
            raise LayoutError(f"mode {mode} does not exist: {format_text(x)} has {count}")
    return select(x, modes)


def group(layout: LayoutBase, begin: int, end: int) -> Any:
    """`group_modes` of a range that is not empty."""
    rank = _parts(layout) or 1
    if not 0 <= begin < end <= rank:
        raise LayoutError(f"modes [{begin},{end}) must be at least one of the {rank} of {layout}")
    return group_modes(layout, begin, end)


def extend(append: bool) -> Callable[..., Any]:
    """`append_to_rank` or `prepend_to_rank` with the rank first."""

    def extended(x: object, element: object, rank: int) -> Any:
        if rank < 1:
            raise LayoutError(f"the rank must be positive, not {rank}")
        if (_parts(x) or 1) >= rank:
            return x
        return append_to_rank(x, rank, element) if append else prepend_to_rank(x, rank, element)

    return extended


def flat(x: Any) -> Any:
    """The leaves of a tile or int tuple as one level."""
    if isinstance(x, tuple):
        return tuple(leaf for part in x for leaf in wrap(flat(part)))
    return x


def _slice_check(x: object, coord: object) -> None:
    shape = x.shape if isinstance(x, LayoutBase) else x
    if not is_weakly_congruent(coord, shape):
        raise LayoutError(f"coordinate {format_tuple(coord)} is not weakly congruent with {format_text(x)}")


def slice_checked(x: object, coord: Coord) -> Any:
    """`slice_`; a swizzled layout must be static and keep a mode."""
    _slice_check(x, coord)
    if isinstance(x, ComposedLayout) and isinstance(x.inner, Swizzle):
        if not x.outer.is_static:
            raise LayoutError(f"a slice of the swizzled {x} needs a static outer layout")
        if not has_none(coord):
            raise LayoutError(f"a slice of the swizzled {x} needs a wildcard, {format_tuple(coord)} has none")
    return slice_(x, coord)


def dice_checked(x: object, coord: Coord) -> Any:
    """`dice` by a static coordinate."""
    if not is_static(coord):
        raise LayoutError(f"coordinate {format_tuple(coord)} must be static")
    _slice_check(x, coord)
    return dice(x, coord)


# -- construction --


def like(layout: LayoutBase) -> Layout:
    """`make_layout_like` of integer strides."""
    if isinstance(layout, ComposedLayout) and not isinstance(layout.inner, Swizzle):
        raise LayoutError(f"the inner part of {layout} must be a swizzle")
    _refuse_basis(layout)
    return make_layout_like(layout)


def ordered(shape: Shape, order: Shape) -> Layout:
    """`make_ordered_layout` of a static order."""
    if not is_static(order):
        raise LayoutError(f"the order {format_tuple(order)} must be static")
    if not is_weakly_congruent(order, shape):
        raise LayoutError(
            f"the order {format_tuple(order)} is not weakly congruent with the shape {format_tuple(shape)}"
        )
    return make_ordered_layout(shape, order)


def tiled_to_shape(layout: LayoutBase, shape: Shape, order: Shape | None = None) -> LayoutBase:
    """`tile_to_shape` in an order that is a permutation of the shape's modes."""
    if order is not None and sorted(_static_leaves(order)) != list(range(len(wrap(shape)))):
        raise LayoutError(
            f"the order {format_tuple(order)} must be a permutation of the modes of {format_tuple(shape)}"
        )
    return tile_to_shape(layout, shape, order)


def _static_leaves(x: object) -> Iterable[int]:
    if not is_static(x):
        raise LayoutError(f"the order {format_tuple(x)} must be static")
    return flatten_to_tuple(x)


# -- algebra --


def coalesced(layout: LayoutBase, profile: object = None) -> LayoutBase:
    """`coalesce` under a profile whose rank nowhere exceeds the layout's."""
    _profile_check(outer_of(layout).shape, profile, [])
    return layout.map_outer(lambda outer: _coalesced(outer, profile))


def _coalesced(layout: Layout, profile: object) -> Layout:
    """`coalesce` that does not merge dynamic extents, and that keeps a scalar shape and () as they
    are, with their stride, whatever the extent.
    """
    if isinstance(profile, tuple):
        parts = [_coalesced(layout[i], p) for i, p in enumerate(profile)] + [
            layout[i] for i in range(len(profile), layout.rank)
        ]
        return Layout(tuple(p.shape for p in parts), tuple(p.stride for p in parts))
    if not isinstance(layout.shape, tuple) or not layout.shape:
        return layout
    return as_layout(*merged_modes(layout.shape, layout.stride, True))


def _profile_check(shape: Shape, profile: object, path: list[int]) -> None:
    if not isinstance(profile, tuple):
        return
    rank = len(shape) if isinstance(shape, tuple) else 1
    if len(profile) > rank:
        raise LayoutError(f"the profile's rank {len(profile)} exceeds the layout's rank {rank} at mode path {path}")
    for i, part in enumerate(profile):
        _profile_check(wrap(shape)[i], part, [*path, i])


def composed(lhs: LayoutBase, rhs: object) -> LayoutBase:
    """`composition` with a tiler whose rank does not exceed the layout's."""
    if isinstance(rhs, tuple) and len(rhs) > (_parts(lhs) or 1):
        raise LayoutError(f"{format_text(rhs)} has more modes than {lhs}", TILER)
    return composition(lhs, rhs)


def complemented(layout: Layout, cotarget: object = None) -> Layout:
    """`complement` within a cotarget; the intrinsic one, of a static layout, without."""
    if cotarget is None:
        if not layout.is_static:
            raise LayoutError(f"{layout} must be static where no cotarget is given")
        return complement_in_place(layout, None)
    _refuse_basis(layout)
    if known_one(product(layout.shape)) and not isinstance(cotarget, LayoutBase) and not is_static(cotarget):
        # the layout takes nothing: the complement is the cotarget, dynamic extents not merged
        return _coalesced(Layout(cotarget), None)
    if len(wrap(layout.shape)) > 1 and not is_static(layout.stride):
        raise LayoutError(f"{layout} of several modes must have static strides")
    return complement_in_place(layout, cotarget)


def complement_in_place(layout: Layout, cotarget: object) -> Layout:
    """`complement` in the dialect's form: a single repetition has the stride at which the next one
    would start.
    """
    if cotarget is None:
        return intrinsic_complement(layout)
    result = complement(layout, cotarget)
    if not known_one(result.shape):
        return result
    end = intrinsic_complement(layout).stride
    return Layout(1, end[-1] if isinstance(end, tuple) else end)


def inverse(of: Callable[[Layout], Layout]) -> Callable[[Layout], Layout]:
    """`left_inverse` or `right_inverse` of a layout of static shape, and static stride for the
    left one.
    """

    def inverted(layout: Layout) -> Layout:
        if not is_static(layout.shape) or (of is left_inverse and not is_static(layout.stride)):
            raise LayoutError(f"{layout} must be static")
        return of(layout)

    return inverted


left, right = inverse(left_inverse), inverse(right_inverse)


def recast(layout: LayoutBase, new_bits: int, old_bits: int) -> LayoutBase:
    """`recast_layout` of integer strides."""
    _refuse_basis(layout)
    return recast_layout(new_bits, old_bits, layout)


def divide(arrange: Callable[[Layout, Layout], Layout] | None) -> Callable[[LayoutBase, Any], LayoutBase]:
    """A divide by a tiler whose layouts have complements. `arrange` puts tiles and rests together;
    without it the divide is the logical one.
    """

    def divided(layout: LayoutBase, tiler: object) -> LayoutBase:
        rank = _parts(layout) or 1
        if not isinstance(tiler, LayoutBase) and tiler is not None and len(wrap(tiler)) > rank:
            raise LayoutError(f"the tiler's rank {len(wrap(tiler))} exceeds the input's rank {rank}")
        _tiler_check(tiler, [])
        arranged = arrange
        if arranged is None:
            return logical_divide(layout, tiler, complement_in_place)
        return layout.map_outer(lambda outer: arranged(*unzip(_split, outer, tiler)))

    return divided


def _split(layout: Layout, tiler: object) -> Layout:
    return logical_divide(layout, tiler, complement_in_place)


def _tiler_check(tiler: object, path: list[int]) -> None:
    if isinstance(tiler, tuple):
        for i, part in enumerate(tiler):
            _tiler_check(part, [*path, i])
    elif isinstance(tiler, Layout):
        where = f" at mode path {path}" if path else ""
        if (path or len(flatten_to_tuple(tiler.shape)) > 1) and has_basis(tiler):
            raise LayoutError(f"the tiler {tiler}{where} must have integer strides, not scaled bases")
        if len(wrap(tiler.shape)) > 1 and not is_static(tiler.stride):
            raise LayoutError(f"the tiler {tiler}{where} must have static strides or a single mode")


def multiply(
    by: Callable[..., LayoutBase], arrange: Callable[[Layout, Layout], Layout] | None = None
) -> Callable[..., LayoutBase]:
    """A product of a static layout by a tiler with integer strides. `arrange` puts blocks and
    copies together; without it the product is as `by` gives it.
    """

    def multiplied(layout: LayoutBase, tiler: Layout) -> LayoutBase:
        if not outer_of(layout).is_static:
            raise LayoutError(f"the input {layout} must be static")
        if has_basis(tiler):
            raise LayoutError(f"the tiler {tiler} must have integer strides, not scaled bases")
        if has_basis(layout) and not tiler.is_static:
            raise LayoutError(f"the tiler {tiler} must be static where the input has scaled-basis strides")
        result = by(layout, tiler, complement_in_place)
        arranged = arrange
        return result if arranged is None else result.map_outer(lambda outer: arranged(outer[0], outer[1]))

    return multiplied


# -- coordinates and arithmetic --


def packed(coord: Coord, shape: Shape) -> Coord:
    """`crd2idx` of a scalar, or of a coordinate congruent with the shape."""
    if isinstance(coord, tuple) and not is_congruent(coord, shape):
        raise LayoutError(f"coordinate {format_tuple(coord)} and shape {format_tuple(shape)} must be congruent")
    return crd2idx(coord, shape)


def unpacked(index: Coord, shape: Shape) -> Coord:
    """`idx2crd` of a scalar, or of one index per mode."""
    if isinstance(index, tuple) and len(index) == 1:
        index = unwrap(index)
    return idx2crd(index, shape)


def incremented(coord: Coord, shape: Shape) -> Coord:
    """`increment_coord` of a coordinate congruent with the shape."""
    if not is_congruent(coord, shape):
        raise LayoutError(f"coordinate {format_tuple(coord)} and shape {format_tuple(shape)} must be congruent")
    return increment_coord(coord, shape)


def evaluated(coord: Coord, layout: LayoutBase) -> Coord:
    """The index of a coordinate whose rank is the layout's."""
    if isinstance(coord, tuple) and len(coord) != len(wrap(layout.shape)):
        raise LayoutError(
            f"coordinate {format_tuple(coord)} of rank {len(coord)} does not fit {layout}", ONE_COORDINATE_PER_MODE
        )
    return layout.index(coord)


def products_each(x: Shape) -> tuple[int | Leaf, ...]:
    """The product of each mode. A scalar is one mode."""
    return tuple(map(product, wrap(x)))


def compare(a: object, b: object) -> None:
    """The precondition of `elem_less`: its operands are congruent."""
    if not is_congruent(a, b):
        raise LayoutError(f"{format_tuple(a)} and {format_tuple(b)} must be congruent")


def padded(op: Callable[[Any, Any], Any], commutes: bool) -> Callable[[Any, Any], Any]:
    """Element-wise `op`, the shorter tuple padded with zeros; the scalar 0 is neutral to tuples."""

    def apply(a: Any, b: Any) -> Any:
        if isinstance(a, tuple) and isinstance(b, tuple):
            common = min(len(a), len(b))
            for i in range(common):
                if isinstance(a[i], tuple) != isinstance(b[i], tuple):
                    raise LayoutError(f"mode {i} of {format_tuple(a)} and {format_tuple(b)}: an integer meets a tuple")
            return tuple(map(apply, a, b)) + a[common:] + b[common:]
        if isinstance(a, tuple) and known_zero(b):
            return a
        if isinstance(b, tuple) and known_zero(a) and commutes:
            return b
        if isinstance(a, tuple) or isinstance(b, tuple):
            raise LayoutError(f"{format_tuple(a)} and {format_tuple(b)} are not congruent", NESTED_ALIKE)
        return op(a, b)

    return apply
