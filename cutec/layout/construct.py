"""Constructors of layouts: from shapes and strides, in a given order, like another layout, and the
identity.
"""

from __future__ import annotations

from cutec.layout.basis import basis_value, make_basis_like
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import as_tuple, compact_strides, format_tuple, product
from cutec.layout.layout import Layout, LayoutBase, check_layout, new_layout
from cutec.layout.leaf import Leaf


def make_layout(*args: object, stride: object = None) -> Layout:
    """`make_layout(shape)`, `make_layout(shape, stride=...)` (or positional), or
    `make_layout(layout0, layout1, ...)`: one mode for each.

    >>> make_layout((4, 8), stride=(8, 1))
    Layout((4, 8), (8, 1))
    >>> make_layout(Layout(4), Layout(8, 4))
    Layout((4, 8), (1, 4))
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
    shape = as_tuple(shape, "shape")
    return Layout(shape, make_basis_like(shape))


def make_ordered_layout(shape: object, order: object) -> Layout:
    """A compact layout whose leaves (the modes that an order entry covers, column-major inside) get
    their strides in ascending `order`; equal entries from left to right.

    >>> make_ordered_layout((4, 2, 3), (2, 0, 1))
    Layout((4, 2, 3), (6, 1, 2))
    """
    shape = as_tuple(shape, "shape")
    return Layout(shape, ordered_strides(shape, as_tuple(order, "order")))


def ordered_strides(shape: object, order: object) -> object:
    """Compact strides of `shape` in ascending `order`, which is weakly congruent with it; dynamic
    order entries come last.
    """
    entries: list[tuple[tuple, int, object]] = []

    def place(s: object, o: object) -> object:
        if not isinstance(o, tuple):
            entries.append((order_key(o), len(entries), s))
            return len(entries) - 1
        if not isinstance(s, tuple) or len(s) != len(o):
            raise LayoutError(f"order {format_tuple(order)} does not have the profile of shape {format_tuple(shape)}")
        return tuple(map(place, s, o))

    places = place(shape, order)
    strides: dict[int, object] = {}
    start: int | Leaf = 1
    for _, i, s in sorted(entries, key=lambda e: e[:2]):
        strides[i] = compact_strides(s, start)
        start = start * product(s)

    def fill(p: object) -> object:
        return tuple(map(fill, p)) if isinstance(p, tuple) else strides[p]

    return fill(places)


def order_key(stride: object) -> tuple[int, int]:
    """Sort key of order entries and strides: static ones by magnitude, dynamic ones behind them."""
    value = basis_value(stride)
    return (0, abs(value)) if isinstance(value, int) else (1, 0)


def make_layout_like(layout: LayoutBase) -> Layout:
    """A compact layout with the shape of `layout` and its strides' order; modes of stride 0 keep
    it.

    >>> make_layout_like(Layout((4, 2), (8, 2)))
    Layout((4, 2), (2, 1))
    """
    outer = _outer(layout)
    return Layout(outer.shape, ordered_strides(zeros_to_ones(outer.shape, outer.stride), outer.stride))


def make_fragment_like(layout: LayoutBase) -> Layout:
    """The compact layout of a register copy of `layout`: mode 0 column-major and innermost (an
    atom's values stay together), the others in the order of their strides; modes of stride 0 keep
    it.

    >>> make_fragment_like(Layout((2, 4, 8), (1, 64, 2)))
    Layout((2, 4, 8), (1, 16, 2))
    """
    outer = _outer(layout)
    if outer.rank == 1 or not isinstance(outer.shape, tuple):
        return make_layout_like(outer)
    shape = zeros_to_ones(outer.shape, outer.stride)
    first = compact_strides(shape[0])
    rest = ordered_strides(shape[1:], outer.stride[1:])
    size0 = product(shape[0])
    return Layout(outer.shape, (first, *_scale(rest, size0)))


def _scale(x: object, factor: int | Leaf) -> object:
    return tuple(_scale(e, factor) for e in x) if isinstance(x, tuple) else x * factor


def _outer(layout: LayoutBase) -> Layout:
    return layout if isinstance(check_layout(layout), Layout) else layout.outer


def zeros_to_ones(shape: object, stride: object) -> object:
    """`shape` with extents of 1 wherever the stride is the static 0."""
    if isinstance(shape, tuple):
        return tuple(map(zeros_to_ones, shape, stride))
    return 1 if isinstance(stride, int) and stride == 0 else shape
