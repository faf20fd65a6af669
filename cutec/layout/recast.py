"""Recasts: the layout of the same memory in elements of another size."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Any, overload

from cutec.layout.basis import ScaledBasis, Shape, Stride
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import flatten_to_tuple, wrap
from cutec.layout.layout import Layout, LayoutBase, check_layout, new_layout
from cutec.layout.leaf import ceil_div_leaf, divides, exact_div
from cutec.layout.swizzle import ComposedLayout, Swizzle, outer_of


@overload
def recast_layout(new_bits: int, old_bits: int, layout: Layout) -> Layout: ...
@overload
def recast_layout(new_bits: int, old_bits: int, layout: LayoutBase) -> LayoutBase: ...
def recast_layout(new_bits: int, old_bits: int, layout: LayoutBase) -> LayoutBase:
    """The layout of the same memory in elements of `new_bits` instead of `old_bits`: the mode of
    stride 1 shrinks or grows, the other strides rescale.

    Raises LayoutError where new elements would straddle old ones, or where no mode is contiguous
    but elements must be split.

    >>> recast_layout(32, 8, Layout((32, 4), (1, 32)))
    (8,4):(1,8)
    """
    for bits in (new_bits, old_bits):
        if type(bits) is not int or bits < 1:
            raise LayoutError(f"recast_layout needs element sizes of at least 1 bit, not {bits!r}")
    common = gcd(new_bits, old_bits)
    return downcast(old_bits // common, upcast(new_bits // common, layout))


@overload
def upcast(factor: int, layout: Layout) -> Layout: ...
@overload
def upcast(factor: int, layout: LayoutBase) -> LayoutBase: ...
def upcast(factor: int, layout: LayoutBase) -> LayoutBase:
    """The layout in elements `factor` times as large.

    >>> upcast(4, Layout((32, 4), (1, 32)))
    (8,4):(1,8)
    """
    if _check_factor(factor, layout) == 1:
        return layout
    if isinstance(layout, ComposedLayout):
        return ComposedLayout(
            _upcast_inner(factor, layout.inner), _exact(layout.offset, factor, layout), upcast(factor, layout.outer)
        )
    plain = outer_of(layout)
    return new_layout(*_map_leaves(lambda s, d: _upcast_leaf(factor, s, d, plain), plain.shape, plain.stride))


def _check_factor(factor: int, layout: LayoutBase) -> int:
    check_layout(layout)
    if type(factor) is not int or factor < 1:
        raise LayoutError(f"{layout} cannot be recast by a factor of {factor!r}")
    return factor


def _upcast_leaf(factor: int, s: Any, d: Any, layout: Layout) -> tuple[Any, Any]:
    if isinstance(d, ScaledBasis):
        raise LayoutError(f"{layout} cannot be recast: its strides are scaled bases")
    if not isinstance(d, int):
        return s, _exact(d, factor, layout)
    size = abs(d)
    if size == 0 or size % factor == 0:
        return s, d // factor if d >= 0 else -(size // factor)
    if factor % size:
        raise LayoutError(
            f"{layout} cannot be recast to elements {factor} times as large: its stride {d} fits them in no way"
        )
    return ceil_div_leaf(s, factor // size), 1 if d > 0 else -1


def _exact(x: Any, factor: int, layout: object) -> Any:
    """x / factor for an offset or a dynamic stride; a dynamic one is taken to be a multiple, and
    may be negative, as it is in parts of swizzled layouts.
    """
    if isinstance(x, int) and not divides(factor, x):
        raise LayoutError(
            f"{layout} cannot be recast to elements {factor} times as large: {x} is no multiple of {factor}"
        )
    return exact_div(x, factor)


@overload
def downcast(factor: int, layout: Layout) -> Layout: ...
@overload
def downcast(factor: int, layout: LayoutBase) -> LayoutBase: ...
def downcast(factor: int, layout: LayoutBase) -> LayoutBase:
    """The layout in elements of 1 / `factor` of the size.

    >>> downcast(2, Layout((4, 8)))
    (8,8):(1,8)
    """
    if _check_factor(factor, layout) == 1:
        return layout
    if isinstance(layout, ComposedLayout):
        return ComposedLayout(
            _downcast_inner(factor, layout.inner), layout.offset * factor, downcast(factor, layout.outer)
        )
    plain = outer_of(layout)
    if not any(isinstance(d, int) and abs(d) == 1 for d in flatten_to_tuple(plain.stride)):
        raise LayoutError(f"{layout} cannot be recast to elements {factor} times as small: no mode has stride 1")

    def leaf(s: Any, d: Any) -> tuple[Any, Any]:
        return (s * factor, d) if isinstance(d, int) and abs(d) == 1 else (s, d * factor)

    return new_layout(*_map_leaves(leaf, plain.shape, plain.stride))


def _map_leaves(f: Callable[[Any, Any], tuple[Any, Any]], shape: Shape, stride: Stride) -> tuple[Any, Any]:
    """(shape, stride) with f applied to every pair of leaves."""
    if not isinstance(shape, tuple):
        return f(shape, stride)
    parts = [_map_leaves(f, s, d) for s, d in zip(shape, wrap(stride))]
    return tuple(p[0] for p in parts), tuple(p[1] for p in parts)


def _log2(factor: int, inner: Swizzle) -> int:
    if factor & (factor - 1):
        raise LayoutError(f"{inner} cannot be recast by a factor of {factor}")
    return factor.bit_length() - 1


def _upcast_inner(factor: int, inner: Swizzle | Layout) -> Swizzle | Layout:
    """The inner part for larger elements. A swizzle's base falls; its bits below an element's size
    go.
    """
    if isinstance(inner, Layout):
        return upcast(factor, inner)
    bits = _log2(factor, inner)
    if bits <= inner.base:
        return Swizzle(inner.bits, inner.base - bits, inner.shift)
    return Swizzle(max(inner.bits - (bits - inner.base), 0), 0, inner.shift)


def _downcast_inner(factor: int, inner: Swizzle | Layout) -> Swizzle | Layout:
    if isinstance(inner, Layout):
        return downcast(factor, inner)
    return Swizzle(inner.bits, inner.base + _log2(factor, inner), inner.shift)
