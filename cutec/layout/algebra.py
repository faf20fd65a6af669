"""Complement, inverses, common vectors and recasts of layouts."""

from __future__ import annotations

from math import gcd

from cutec.layout.basis import ScaledBasis
from cutec.layout.compose import composition
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import ceil_div, compact_strides, flatten_to_tuple, product, wrap
from cutec.layout.layout import Layout, LayoutBase, new_layout
from cutec.layout.leaf import Leaf, ceil_div_leaf, div_of, divides, known_equal
from cutec.layout.modes import UNIT, coalesce, filter_
from cutec.layout.swizzle import ComposedLayout, Swizzle


def complement(layout: LayoutBase, cotarget: object = None) -> Layout:
    """The ordered layout of what `layout` leaves out of [0, size(cotarget)): no index of it but 0 is one of the layout's, and (layout,
    complement) covers the target, rounded up to whole repetitions (where strides are no multiples of what lies below them, as far as
    copies fit in between). `cotarget` is a shape or a layout (its shape); cosize(layout) when left out.

    Raises LayoutError for negative or basis strides, for layouts whose indices repeat, and for a dynamic stride beside another mode."""
    if not isinstance(layout, Layout):
        raise LayoutError(f"{layout} has no complement: only a plain layout has")
    flat = filter_(layout)
    if cotarget is None:
        cotarget = flat.cosize()
    elif isinstance(cotarget, LayoutBase):
        cotarget = cotarget.shape
    modes = _ascending(layout, list(zip(wrap(flat.stride), wrap(flat.shape))))
    if isinstance(modes[0][0], int) and modes[0][0] == 0:
        return coalesce(Layout(_merged_shape(cotarget)))
    shape: list = []
    stride: list = [1]
    for d, s in modes:
        gap = d // stride[-1]
        if isinstance(gap, int) and gap == 0:
            raise LayoutError(f"{layout} has no complement: its indices repeat at stride {d}")
        shape.append(gap)
        stride.append(d * s)
    rest = _merged_shape(_repetitions(cotarget, stride[-1]))
    return coalesce(new_layout((*shape, rest), (*stride[:-1], compact_strides(rest, stride[-1]))))


def _repetitions(cotarget: object, span: int | Leaf) -> object:
    """How many spans cover each mode of the target, rounded up; of the target as a whole where a static span ends inside of a later
    mode."""
    if isinstance(cotarget, tuple):
        rest = span
        for s in flatten_to_tuple(cotarget)[:-1]:
            if not isinstance(s, int) or not isinstance(rest, int) or s == 0:
                break
            if rest > s and rest % s:
                return ceil_div(product(cotarget), span)
            rest = ceil_div_leaf(rest, s)
    return ceil_div(cotarget, span)


def _ascending(layout: Layout, modes: list) -> list:
    """(stride, shape) pairs in ascending order of their strides, which must be static unless there is but one."""
    if len(modes) > 1 and not all(isinstance(d, int) for d, _ in modes) or isinstance(modes[0][0], ScaledBasis):
        raise LayoutError(f"{layout} has no complement: its strides cannot be put in order")
    if any(isinstance(d, int) and d < 0 for d, _ in modes):
        raise LayoutError(f"{layout} has no complement: it has negative strides")
    return sorted(modes, key=_stride_of) if len(modes) > 1 else modes


def _stride_of(mode: tuple) -> int:
    return mode[0]


def _merged_shape(shape: object) -> object:
    """Neighbouring static extents as one, and neighbouring dynamic ones."""
    if not isinstance(shape, tuple):
        return shape
    result: list = []
    for s in flatten_to_tuple(shape):
        if result and isinstance(result[-1], int) == isinstance(s, int):
            result[-1] = result[-1] * s
        else:
            result.append(s)
    return result[0] if len(result) == 1 else tuple(result)


def right_inverse(layout: LayoutBase | None) -> Layout | None:
    """The largest layout R with layout(R(i)) == i for every i < size(R). Modes of dynamic stride take no part in it.

    Raises LayoutError for swizzled layouts and basis strides."""
    if layout is None:
        return None
    extents, starts, order = _by_stride(layout, "right inverse")
    shape: list = []
    stride: list = []
    reached: int | Leaf = 1
    for d, i in order:
        if known_equal(d, reached):
            shape.append(extents[i])
            stride.append(starts[i])
            reached = extents[i] * d
    return coalesce(new_layout(tuple(shape), tuple(stride))) if shape else UNIT


def left_inverse(layout: LayoutBase | None) -> Layout | None:
    """A layout L with layout(L(layout(i))) == layout(i) for every i; L(layout(i)) == i unless there are modes of stride 0.

    Raises LayoutError for swizzled layouts, for basis, negative and dynamic strides, and where strides do not divide one another or
    indices repeat."""
    if layout is None:
        return None
    extents, starts, order = _by_stride(layout, "left inverse")
    if len(order) != len(extents) or (order and order[0][0] < 0):
        raise LayoutError(f"{layout} has no left inverse: its strides must be static and not negative")
    shape: list = []
    stride: list = [0]
    below, reached = 1, 1
    for d, i in order:
        if d == 0:
            continue
        if d % below or (isinstance(reached, int) and d < reached):
            raise LayoutError(f"{layout} has no left inverse: its stride {d} meets indices of a mode of stride {below}")
        shape.append(d // below)
        stride.append(starts[i])
        below, reached = d, d * extents[i]
    if not shape:
        return UNIT
    return coalesce(new_layout((*shape, extents[order[-1][1]]), tuple(stride)))


def _by_stride(layout: LayoutBase, what: str) -> tuple[tuple, list, list]:
    """The coalesced extents, the scalar coordinate at which each mode starts to count, and (stride, mode) of the static strides,
    ascending."""
    if not isinstance(layout, Layout):
        raise LayoutError(f"{layout} has no {what}: only a plain layout has")
    flat = coalesce(layout)
    extents, strides = wrap(flat.shape), wrap(flat.stride)
    if any(isinstance(d, ScaledBasis) for d in strides):
        raise LayoutError(f"{layout} has no {what}: its strides are scaled bases")
    order = sorted((d, i) for i, d in enumerate(strides) if isinstance(d, int))
    starts: list = [1]
    for s in extents[:-1]:
        starts.append(starts[-1] * s)
    return extents, starts, order


def nullspace(layout: Layout) -> Layout:
    """The layout of the coordinates that `layout` maps to 0 through its modes of static stride 0; 1:0 when there are none."""
    shape = flatten_to_tuple(layout.shape)
    strides = flatten_to_tuple(layout.stride)
    starts = flatten_to_tuple(compact_strides(shape))
    kept = [i for i, d in enumerate(strides) if isinstance(d, int) and d == 0 and shape[i] != 1]
    return new_layout(tuple(shape[i] for i in kept), tuple(starts[i] for i in kept)) if kept else UNIT


def max_common_layout(a: LayoutBase, b: LayoutBase) -> Layout:
    """The largest layout R with a(R(i)) == b(R(i)) == i for every i < size(R), of static size."""
    inverse = right_inverse(b)
    count = _common(a, inverse)
    return composition(inverse, Layout(count)) if count > 1 else UNIT


def max_common_vector(a: LayoutBase, b: LayoutBase) -> int:
    """The largest static number of leading elements that lie one after the other in both layouts, and correspond: what one vector access
    can move.

    A swizzle keeps 2**base elements together, as far as its offset is a multiple of that many."""
    if isinstance(a, ComposedLayout) or isinstance(b, ComposedLayout):
        limit, plain = 0, []
        for layout in (a, b):
            if isinstance(layout, ComposedLayout):
                limit = gcd(limit, _swizzle_vector(layout))
            plain.append(layout.outer if isinstance(layout, ComposedLayout) else layout)
        return gcd(max_common_vector(*plain), limit)
    return _common(a, right_inverse(b))


def _swizzle_vector(layout: ComposedLayout) -> int:
    """Elements that the swizzle of a composed layout keeps contiguous and aligned."""
    if not isinstance(layout.inner, Swizzle) or isinstance(layout.offset, tuple):
        return 1
    return div_of(layout.offset) if layout.inner.is_identity else gcd(1 << layout.inner.base, div_of(layout.offset))


def _common(a: LayoutBase, inverse: Layout) -> int:
    """The static extent of the leading stride-1 mode of a o inverse; 1 when there is none or no such layout."""
    try:
        common = coalesce(composition(a, inverse))
    except LayoutError:
        return 1
    count, stride = wrap(common.shape)[0], wrap(common.stride)[0]
    return count if isinstance(count, int) and known_equal(stride, 1) else 1


def recast_layout(new_bits: int, old_bits: int, layout: LayoutBase) -> LayoutBase:
    """The layout of the same memory in elements of `new_bits` instead of `old_bits`: its mode of stride 1 shrinks or grows, strides
    rescale.

    Raises LayoutError where new elements would straddle old ones, or where no mode is contiguous but elements must be split."""
    for bits in (new_bits, old_bits):
        if type(bits) is not int or bits < 1:
            raise LayoutError(f"recast_layout needs element sizes of at least 1 bit, not {bits!r}")
    common = gcd(new_bits, old_bits)
    return downcast(old_bits // common, upcast(new_bits // common, layout))


def upcast(factor: int, layout: LayoutBase) -> LayoutBase:
    """The layout in elements `factor` times as large."""
    if factor == 1:
        return layout
    if isinstance(layout, ComposedLayout):
        return ComposedLayout(_upcast_inner(factor, layout.inner), _exact(layout.offset, factor, layout), upcast(factor, layout.outer))
    return new_layout(*_map_leaves(lambda s, d: _upcast_leaf(factor, s, d, layout), layout.shape, layout.stride))


def _upcast_leaf(factor: int, s: object, d: object, layout: Layout) -> tuple[object, object]:
    if isinstance(d, ScaledBasis):
        raise LayoutError(f"{layout} cannot be recast: its strides are scaled bases")
    if not isinstance(d, int):
        return s, _exact(d, factor, layout)
    size = abs(d)
    if size == 0 or size % factor == 0:
        return s, d // factor if d >= 0 else -(size // factor)
    if factor % size:
        raise LayoutError(f"{layout} cannot be recast to elements {factor} times as large: its stride {d} fits them in no way")
    return ceil_div_leaf(s, factor // size), 1 if d > 0 else -1


def _exact(x: object, factor: int, layout: object) -> object:
    """x / factor for an offset or a dynamic stride, which is taken to be a multiple."""
    if isinstance(x, int) and not divides(factor, x):
        raise LayoutError(f"{layout} cannot be recast to elements {factor} times as large: {x} is no multiple of {factor}")
    return x // factor


def downcast(factor: int, layout: LayoutBase) -> LayoutBase:
    """The layout in elements of 1 / `factor` of the size."""
    if factor == 1:
        return layout
    if isinstance(layout, ComposedLayout):
        return ComposedLayout(_downcast_inner(factor, layout.inner), layout.offset * factor, downcast(factor, layout.outer))
    if not any(isinstance(d, int) and abs(d) == 1 for d in flatten_to_tuple(layout.stride)):
        raise LayoutError(f"{layout} cannot be recast to elements {factor} times as small: no mode has stride 1")
    leaf = lambda s, d: (s * factor, d) if isinstance(d, int) and abs(d) == 1 else (s, d * factor)  # noqa: E731
    return new_layout(*_map_leaves(leaf, layout.shape, layout.stride))


def _map_leaves(f, shape: object, stride: object) -> tuple[object, object]:
    """(shape, stride) with f of every pair of leaves in place of it."""
    if not isinstance(shape, tuple):
        return f(shape, stride)
    parts = [_map_leaves(f, s, d) for s, d in zip(shape, stride)]
    return tuple(p[0] for p in parts), tuple(p[1] for p in parts)


def _log2(factor: int, inner: object) -> int:
    if not isinstance(inner, Swizzle) or factor & (factor - 1):
        raise LayoutError(f"{inner} cannot be recast by a factor of {factor}")
    return factor.bit_length() - 1


def _upcast_inner(factor: int, inner: Swizzle | Layout) -> Swizzle:
    """The swizzle of larger elements: its base sinks; bits below an element's size are gone."""
    bits = _log2(factor, inner)
    if bits <= inner.base:
        return Swizzle(inner.bits, inner.base - bits, inner.shift)
    return Swizzle(max(inner.bits - (bits - inner.base), 0), 0, inner.shift)


def _downcast_inner(factor: int, inner: Swizzle | Layout) -> Swizzle:
    return Swizzle(inner.bits, inner.base + _log2(factor, inner), inner.shift)


def domain_distribute(shape: object, count: int) -> Layout:
    """A layout of up to `count` elements spread over static `shape`, from its leading modes on, so that it divides the shape evenly."""
    flat = flatten_to_tuple(shape)
    if not all(isinstance(s, int) for s in flat) or not isinstance(count, int):
        raise LayoutError("domain_distribute needs a static shape and count")
    extents = []
    for s in flat:
        extents.append(gcd(s, count))
        count //= extents[-1]
    return coalesce(new_layout(tuple(extents), compact_strides(flat)))
