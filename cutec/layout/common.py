"""The common part of two layouts, which a vector copy can move, and domains spread over shapes."""

from __future__ import annotations

from math import gcd

from cutec.layout.basis import Shape
from cutec.layout.compose import composition
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import compact_strides, flatten_to_tuple
from cutec.layout.inverse import right_inverse
from cutec.layout.layout import Layout, LayoutBase, new_layout
from cutec.layout.leaf import div_of, known_equal
from cutec.layout.modes import UNIT, coalesce, merged_modes
from cutec.layout.swizzle import ComposedLayout, Swizzle, outer_of


def max_common_layout(a: LayoutBase, b: LayoutBase) -> Layout:
    """The largest layout R with a(R(i)) == b(R(i)) == i for every i < size(R), of static size.

    >>> max_common_layout(Layout((4, 8)), Layout((4, 8), (1, 16)))
    4:1
    """
    inverse = right_inverse(b)
    count = _common(a, inverse)
    return composition(inverse, Layout(count)) if count > 1 else UNIT


def max_common_vector(a: LayoutBase, b: LayoutBase) -> int:
    """The largest static number of leading elements that are contiguous in both layouts and
    correspond: what one vector access can move.

    A swizzle keeps 2**base elements together if its offset is a multiple of 2**base.

    >>> max_common_vector(Layout((4, 8)), Layout((4, 8), (1, 16)))
    4
    """
    if isinstance(a, ComposedLayout) or isinstance(b, ComposedLayout):
        limit, plain = 0, []
        for layout in (a, b):
            if isinstance(layout, ComposedLayout):
                limit = gcd(limit, _swizzle_vector(layout))
            plain.append(outer_of(layout))
        return gcd(max_common_vector(*plain), limit)
    return _common(a, right_inverse(b))


def _swizzle_vector(layout: ComposedLayout) -> int:
    """The number of elements that a composed layout's swizzle keeps contiguous and aligned."""
    if not isinstance(layout.inner, Swizzle) or isinstance(layout.offset, tuple):
        return 1
    return div_of(layout.offset) if layout.inner.is_identity else gcd(1 << layout.inner.base, div_of(layout.offset))


def _common(a: LayoutBase, inverse: Layout) -> int:
    """The static extent of the leading stride-1 mode of a o inverse; 1 without such a mode or
    layout.
    """
    try:
        common = composition(a, inverse)
    except LayoutError:
        return 1
    if not isinstance(common, Layout):
        return 1
    extents, strides = merged_modes(common.shape, common.stride, static_only=True)
    if not extents:
        return 1
    count, stride = extents[0], strides[0]
    return count if isinstance(count, int) and known_equal(stride, 1) else 1


def domain_distribute(shape: Shape, count: int) -> Layout:
    """A layout of up to `count` elements, spread over the leading modes of a static `shape` so that
    it divides the shape evenly.

    >>> domain_distribute((6, 8), 12)
    12:1
    """
    flat = flatten_to_tuple(shape)
    if not all(isinstance(s, int) for s in flat) or not isinstance(count, int):
        raise LayoutError("domain_distribute needs a static shape and count")
    extents = []
    for s in flat:
        extents.append(gcd(s, count))
        count //= extents[-1]
    return coalesce(new_layout(tuple(extents), compact_strides(flat)))
