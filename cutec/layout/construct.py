"""Constructors of layouts: from shapes and strides, in a given order, like another layout, and the
identity.
"""

from __future__ import annotations

from typing import Any

from cutec.layout.basis import Shape, Stride, basis_value, make_basis_like
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import as_tuple, compact_strides, format_tuple, product, wrap
from cutec.layout.layout import Layout, LayoutBase, check_layout, new_layout
from cutec.layout.leaf import Leaf
from cutec.layout.swizzle import outer_of


def make_layout(*args: Any, stride: object = None) -> Layout:
    """`make_layout(shape)`, `make_layout(shape, stride=...)` (or positional), or
    `make_layout(layout0, layout1, ...)`: one mode for each.

    >>> make_layout((4, 8), stride=(8, 1))
    (4,8):(8,1)
    >>> make_layout(Layout(4), Layout(8, 4))
    (4,8):(1,4)
    """
    if (
        len(args) == 1
        and isinstance(args[0], (tuple, list))
        and args[0]
        and all(isinstance(a, Layout) for a in args[0])
    ):
        args = tuple(args[0])
    if args and all(isinstance(a, Layout) for a in args):
        if stride is not None:
            raise LayoutError("make_layout of layouts takes no stride")
        return new_layout(tuple(a.shape for a in args), tuple(a.stride for a in args))
    if not 1 <= len(args) <= 2 or (len(args) == 2 and stride is not None):
        raise LayoutError("make_layout takes a shape and a stride, or layouts")
    return Layout(args[0], args[1] if len(args) == 2 else stride)


def make_identity_layout(shape: object) -> Layout:
    """The layout that maps each coordinate of `shape` to itself: strides `1@0`, `1@1`, ... in its
    profile.

    >>> str(make_identity_layout((4, (2, 3))))
    '(4,(2,3)):(1@0,(1@0@1,1@1@1))'
    """
    extents = as_tuple(shape, "shape")
    return Layout(extents, make_basis_like(extents))


def make_ordered_layout(shape: object, order: object) -> Layout:
    """A compact layout whose strides ascend with `order`: the mode with the least entry varies
    fastest, equal entries count from left to right. An entry that stands for a nested mode orders
    it as a whole, column-major inside.

    >>> make_ordered_layout((4, 2, 3), (2, 0, 1))
    (4,2,3):(6,1,2)
    """
    extents = as_tuple(shape, "shape")
    return Layout(extents, ordered_strides(extents, as_tuple(order, "order")))


def ordered_strides(shape: Shape, order: Stride) -> Stride:
    """Compact strides of `shape` in ascending `order`, which is weakly congruent with it. Dynamic
    order entries come last.
    """
    entries: list[tuple[tuple[int, int], int, Shape]] = []

    def place(s: Shape, o: Stride) -> Any:
        if not isinstance(o, tuple):
            entries.append((order_key(o), len(entries), s))
            return len(entries) - 1
        if not isinstance(s, tuple) or len(s) != len(o):
            raise LayoutError(f"order {format_tuple(order)} does not have the profile of shape {format_tuple(shape)}")
        return tuple(map(place, s, o))

    places = place(shape, order)
    strides: dict[int, Stride] = {}
    start: int | Leaf = 1
    for _, i, s in sorted(entries, key=lambda e: e[:2]):
        strides[i] = compact_strides(s, start)
        start = start * product(s)

    def fill(p: Any) -> Stride:
        return tuple(map(fill, p)) if isinstance(p, tuple) else strides[p]

    return fill(places)


def order_key(stride: object) -> tuple[int, int]:
    """Sort key of order entries and strides: static ones by magnitude, dynamic ones behind them."""
    value = basis_value(stride)
    return (0, abs(value)) if isinstance(value, int) else (1, 0)


def make_layout_like(layout: LayoutBase) -> Layout:
    """A compact layout with the shape of `layout` and its strides' order. Modes of stride 0 keep
    their stride.

    >>> make_layout_like(Layout((4, 2), (8, 2)))
    (4,2):(2,1)
    """
    outer = outer_of(check_layout(layout))
    return Layout(outer.shape, ordered_strides(zeros_to_ones(outer.shape, outer.stride), outer.stride))


def make_fragment_like(layout: LayoutBase) -> Layout:
    """The compact layout of a register copy of `layout`. Mode 0 is column-major and innermost (an
    atom's values stay together), the others follow in the order of their strides. Modes of stride 0
    keep their stride.

    >>> make_fragment_like(Layout((2, 4, 8), (1, 64, 2)))
    (2,4,8):(1,16,2)
    """
    outer = outer_of(check_layout(layout))
    if outer.rank == 1 or not isinstance(outer.shape, tuple):
        return make_layout_like(outer)
    shape0, *shapes = wrap(zeros_to_ones(outer.shape, outer.stride))
    rest = ordered_strides(tuple(shapes), wrap(outer.stride)[1:])
    return Layout(outer.shape, (compact_strides(shape0), *wrap(_scale(rest, product(shape0)))))


def make_operand_like(layout: LayoutBase) -> Layout:
    """The compact layout of a multiply's registers for a part of A or B with that layout. Mode 0 is
    column-major and innermost, the others follow in the order of their strides.

    >>> make_operand_like(Layout(((2, 2), 4, 8), ((1, 8), 64, 2)))
    ((2,2),4,8):((1,2),32,4)
    """
    outer = outer_of(check_layout(layout))
    if outer.rank == 1 or not isinstance(outer.shape, tuple):
        return Layout(outer.shape)
    first, *rest = outer.shape
    strides = ordered_strides(tuple(rest), wrap(outer.stride)[1:])
    return Layout(outer.shape, (compact_strides(first), *wrap(_scale(strides, product(first)))))


def _scale(x: Stride, factor: int | Leaf) -> Stride:
    return tuple(_scale(e, factor) for e in x) if isinstance(x, tuple) else x * factor


def zeros_to_ones(shape: Shape, stride: Any) -> Shape:
    """`shape` with extents of 1 wherever the stride is the static 0."""
    if isinstance(shape, tuple):
        return tuple(map(zeros_to_ones, shape, stride))
    return 1 if isinstance(stride, int) and stride == 0 else shape
