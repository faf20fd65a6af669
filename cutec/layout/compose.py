"""Composition of layouts, on which all other operations are built.

`A o B` is the function c -> A(B(c)). It is computed one leaf s:d of B at a time: walk the coalesced
modes of A from the left, divide d out of their extents to find every d-th element of A, and take
extents until s is used up.

    A = (6,2):(8,2), s:d = 4:3      every third element of A, four of them
    mode 6:8    step 3 within 6: take 6/3 = 2 elements, stride 3·8 = 24; left: 4/2 = 2 elements
    mode 2:2    the step is used up:  take 2 elements, stride 2
    A o 4:3  =  (2,2):(24,2)        indices 0, 24, 2, 26 = A(0), A(3), A(6), A(9)

Admissibility: a step must divide the extent it crosses, the number of elements taken must divide s,
and the leaves of B must not carry from one mode of A into the next (`_Carries`). `composition`
raises where static values break this. `compose_rounding` is CuTe's form for divides: it rounds A's
extents up to whole tiles, which predicated kernels rely on. Dynamic values are taken to divide.
"""

from __future__ import annotations

from typing import Any, overload

from cutec.layout.basis import ScaledBasis, Shape, Stride, basis_get
from cutec.layout.errors import TILER, LayoutError
from cutec.layout.inttuple import flatten_to_tuple
from cutec.layout.layout import Layout, LayoutBase, check_layout, new_layout
from cutec.layout.leaf import Leaf, ceil_div_leaf, divides, known_one, known_zero, minimum
from cutec.layout.modes import merged_modes
from cutec.layout.swizzle import ComposedLayout, Swizzle
from cutec.layout.text import format_text


@overload
def composition(lhs: Layout, rhs: Layout | tuple[object, ...] | int | Leaf | None) -> Layout: ...
@overload
def composition(lhs: LayoutBase | Swizzle, rhs: object) -> LayoutBase: ...
def composition(lhs: LayoutBase | Swizzle, rhs: object) -> LayoutBase:
    """The layout R with R(c) == lhs(rhs(c)) for every coordinate c of rhs.

    `rhs` is a layout or a tiler. A tuple of tilers is applied mode by mode (modes of lhs beyond it
    are dropped), an integer n means n:1, None keeps the mode. `lhs` may be a swizzle or a composed
    layout. Raises LayoutError when static values show that no layout is that function.

    >>> composition(Layout(20, 2), Layout((5, 4), (4, 1)))
    (5,4):(8,2)
    >>> composition(Layout((6, 8)), (3, Layout(2, 4)))
    (3,2):(1,24)
    """
    if rhs is None:
        return lhs  # pyright: ignore[reportReturnType]  # None keeps a mode, which is no swizzle
    if isinstance(lhs, Swizzle):
        return _swizzled(lhs, rhs)
    if not isinstance(lhs, Layout):
        return check_layout(lhs).map_outer(lambda outer: _of_layout(outer, rhs))
    if isinstance(rhs, ComposedLayout) and isinstance(rhs.inner, Layout):
        return ComposedLayout(_of_layout(lhs, rhs.inner), rhs.offset, rhs.outer)
    return _of_layout(lhs, rhs)


def _of_layout(lhs: Layout, rhs: Any) -> Layout:
    """`composition` of a layout with a layout or a tiler."""
    if rhs is None:
        return lhs
    if isinstance(rhs, Layout):
        return _composed(lhs, rhs.shape, rhs.stride, _Carries(lhs, rhs))
    if isinstance(rhs, (tuple, list)):
        if len(rhs) > lhs.rank:
            raise LayoutError(f"tiler {format_text(rhs)} has more modes than {lhs}", TILER)
        parts = [_of_layout(lhs[i], r) for i, r in enumerate(rhs)]
        return new_layout(tuple(p.shape for p in parts), tuple(p.stride for p in parts))
    if isinstance(rhs, (int, Leaf)):
        return _of_layout(lhs, Layout(rhs))
    raise LayoutError(f"{lhs} cannot be composed with {rhs}")


def _swizzled(lhs: Swizzle, rhs: object) -> ComposedLayout:
    if isinstance(rhs, Layout):
        return ComposedLayout(lhs, 0, rhs)
    if isinstance(rhs, ComposedLayout) and isinstance(rhs.inner, Swizzle) and rhs.inner == lhs:
        return ComposedLayout(Swizzle(0, lhs.base, lhs.shift), rhs.offset, rhs.outer)
    raise LayoutError(f"the swizzle {lhs} cannot be composed with {rhs}")


def compose_rounding(lhs: Layout, rhs: Layout) -> Layout:
    """As `composition`, with the extents of lhs rounded up to whole tiles of rhs."""
    return _composed(lhs, rhs.shape, rhs.stride, None)


@overload
def with_shape(layout: Layout, shape: object) -> Layout: ...
@overload
def with_shape(layout: LayoutBase, shape: object) -> LayoutBase: ...
def with_shape(layout: LayoutBase, shape: object) -> LayoutBase:
    """The same function of scalar coordinates under a new shape.

    >>> with_shape(Layout(32), (4, 8))
    (4,8):(1,4)
    """
    return composition(layout, Layout(shape))


class _Carries:
    """Checks that A(b0 + b1 + ...) == A(b0) + A(b1) + ...: the sum of B's leaves in one mode of A
    must not carry into the next mode.

        A = (4,3):(1,10), B = (2,2):(2,3)    A(2) + A(3) = 2 + 3, but A(5) = 11: no layout

    `top[k]` is the largest such sum in mode k of A; None where it is not static.
    """

    __slots__ = ("lhs", "rhs", "top")

    def __init__(self, lhs: Layout, rhs: Layout):
        self.lhs, self.rhs = lhs, rhs
        self.top: dict[int, int | None] = {}

    def add(self, mode: int, steps: int | Leaf, stride: int | Leaf) -> None:
        known = self.top.get(mode, 0)
        if known is None or not isinstance(steps, int) or not isinstance(stride, int):
            self.top[mode] = None
        else:
            self.top[mode] = known + (steps - 1) * stride

    def check(self, extents: list[Any]) -> None:
        for mode, top in self.top.items():
            if top is not None and isinstance(extents[mode], int) and top >= max(extents[mode], 1):
                extent = extents[mode]
                raise LayoutError(
                    f"{self.lhs} o {self.rhs} is no layout: parts of the right side carry across the extent {extent}"
                )


def _composed(lhs: Layout, shape: Shape, stride: Any, carries: _Carries | None) -> Layout:
    extents, strides = _open_modes(lhs)
    if not isinstance(shape, tuple) and not isinstance(stride, ScaledBasis):
        return new_layout(*_compose_leaf(extents, strides, shape, stride, carries))
    if len(extents) == 1 and not any(isinstance(d, ScaledBasis) for d in flatten_to_tuple(stride)):
        return new_layout(shape, _scaled_by(strides[0], stride))

    def walk(s: Shape, d: Any) -> tuple[Any, Any]:
        if isinstance(s, tuple):
            parts = [walk(s_i, d_i) for s_i, d_i in zip(s, d)]
            return tuple(p[0] for p in parts), tuple(p[1] for p in parts)
        if isinstance(d, ScaledBasis):
            mode = new_layout(basis_get(d, lhs.shape), basis_get(d, lhs.stride))
            return _compose_leaf(*_open_modes(mode), s, d.value, _single(carries, mode))
        return _compose_leaf(extents, strides, s, d, carries)

    result = new_layout(*walk(shape, stride))
    if carries is not None:
        carries.check(extents)
    return result


def _single(carries: _Carries | None, mode: Layout) -> _Carries | None:
    """A check of one leaf on its own: leaves along different bases do not interact."""
    return None if carries is None else _Carries(mode, carries.rhs)


def _scaled_by(factor: Any, stride: Stride) -> Any:
    return tuple(_scaled_by(factor, d) for d in stride) if isinstance(stride, tuple) else stride * factor


def _open_modes(lhs: Layout) -> tuple[list[Any], list[Any]]:
    """The coalesced modes of lhs. A trailing extent of 1 is kept: the last mode is open, so its
    stride counts.
    """
    if not isinstance(lhs.shape, tuple):
        return [lhs.shape], [lhs.stride]
    flat = flatten_to_tuple(lhs.shape)
    if flat and isinstance(flat[-1], int) and flat[-1] == 1:
        # An extent of 2 survives coalescing, and composition does not look at the last extent.
        extents, strides = merged_modes(
            (*flat[:-1], 2), lhs.stride if flat is lhs.shape else flatten_to_tuple(lhs.stride)
        )
    else:
        extents, strides = merged_modes(lhs.shape, lhs.stride)
    return (extents, strides) if extents else ([1], [0])


def _compose_leaf(extents: list[Any], strides: list[Any], s: Any, d: Any, carries: _Carries | None) -> tuple[Any, Any]:
    """(shape, stride) of A o s:d for A's coalesced modes."""
    if known_zero(d):
        return s, 0
    if len(extents) == 1:
        return s, d * strides[0]
    if known_zero(s):
        return 0, 0
    sign = -1 if isinstance(d, int) and d < 0 else 1
    rest_s, rest_d = s, d * sign
    shape: list[Any] = []
    stride: list[Any] = []
    for mode in range(len(extents) - 1):
        extent = 1 if known_zero(extents[mode]) else extents[mode]  # an empty layout has no elements to take
        if not known_one(rest_s):
            _check_stride(extent, rest_d, s, d)
            step = ceil_div_leaf(extent, rest_d)
            if not known_one(step):
                taken = _fit(step, rest_s)
                rest_s = _remaining(rest_s, taken, s, d)
                if carries is not None:
                    _check_crossing(extent, rest_d, rest_s, s, d)
                    carries.add(mode, taken, rest_d)
                shape.append(taken)
                stride.append(strides[mode] * (rest_d * sign))
        if shape and known_one(rest_s):
            return (shape[0], stride[0]) if len(shape) == 1 else (tuple(shape), tuple(stride))
        rest_d = ceil_div_leaf(rest_d, extent)
    last = strides[-1] * (rest_d * sign)
    return ((*shape, rest_s), (*stride, last)) if shape else (rest_s, last)


def _check_stride(extent: object, stride: object, s: object, d: object) -> None:
    """Stride divisibility: a stride reaching past a mode must be a multiple of its extent."""
    if isinstance(extent, int) and isinstance(stride, int) and stride > extent and stride % extent:
        raise LayoutError(
            f"composition with {s}:{d}: stride {stride} reaches past a mode of extent {extent} but is no multiple of it"
        )


def _check_crossing(extent: object, stride: object, rest: object, s: object, d: object) -> None:
    """Elements that continue in the next mode must end with the end of this one."""
    if isinstance(extent, int) and isinstance(stride, int) and not known_one(rest) and extent % stride:
        raise LayoutError(
            f"composition with {s}:{d}: stride {stride} does not divide the extent {extent} that its elements run"
            " across",
            "choose extents that divide each other, or pad; `cutec layout 'composition(A, B)'` tries them out",
        )


def _fit(step: int | Leaf, count: int | Leaf) -> int | Leaf:
    """min(step, count) of positive numbers. A static one that is known to divide the dynamic one is
    the lesser.
    """
    if isinstance(step, int) != isinstance(count, int):
        static, dynamic = (step, count) if isinstance(step, int) else (count, step)
        if isinstance(static, int) and divides(static, dynamic):
            return static
    return minimum(step, count)


def _remaining(count: int | Leaf, taken: int | Leaf, s: object, d: object) -> int | Leaf:
    """count / taken. Shape divisibility: static values must divide."""
    if isinstance(count, int) and isinstance(taken, int) and count % taken:
        raise LayoutError(
            f"composition with {s}:{d}: its extent {count} is no multiple of the {taken} elements that one mode holds"
        )
    return count // taken
