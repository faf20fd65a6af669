"""The complement: the ordered layout of the indices that a layout leaves out of its codomain.

Sort the modes by stride. The indices below the first stride d0 are the gap d0:1. Mode s0:d0 fills
[0, s0·d0) with repetitions of that gap. The next gap has extent d1 / (s0·d0) and stride s0·d0, and
so on. After the last mode, its span s·d is repeated until it covers the target.

    layout (2,2):(2,12), target 48
    gap below 2       2:1      the layout's 2:2 then fills [0, 4)
    gap below 12      3:4      its 2:12 then fills [0, 24)
    repetitions       2:24     2 spans of 24
    complement        (2,3,2):(1,4,24), coalesced
"""

from __future__ import annotations

from typing import Any

from cutec.layout.basis import ScaledBasis, Shape, Stride
from cutec.layout.errors import EXTENTS, LayoutError
from cutec.layout.inttuple import as_tuple, ceil_div, compact_strides, flatten_to_tuple, format_tuple, product, wrap
from cutec.layout.inverse import Mode, by_codomain_mode, in_codomain
from cutec.layout.layout import Layout, LayoutBase, new_layout
from cutec.layout.leaf import Leaf, ceil_div_leaf, known_one, known_zero
from cutec.layout.modes import UNIT, coalesce, filter_


def complement(layout: LayoutBase, cotarget: object = None) -> Layout:
    """The ordered layout of the indices that `layout` leaves out of [0, size(cotarget)). Its image
    and the layout's share only 0, and (layout, complement) covers the target, rounded up to whole
    repetitions; if a stride is no multiple of the span below it, as many copies as fit.
    `cotarget` is a shape or a layout (its shape); cosize(layout) when left out.

    With scaled-basis strides the complement is taken along each mode of the codomain. Without a
    cotarget each part ends with a mode of extent 1, whose stride says where repetitions go on.

    Raises LayoutError for negative strides, for layouts whose indices repeat, and for a dynamic
    stride beside another mode.

    >>> complement(Layout(4, 2), 24)
    (2,3):(1,8)
    >>> complement(Layout(3, E(0)))
    (1):(3@0)
    """
    if not isinstance(layout, Layout):
        raise LayoutError(f"{layout} has no complement: only a plain layout has")
    if isinstance(cotarget, LayoutBase):
        cotarget = cotarget.shape
    s, d = layout.shape, layout.stride
    if type(s) is int and type(d) is int and type(cotarget) is int and s > 1 and d > 0 <= cotarget:
        return _of_one_mode(s, d, cotarget)
    target = None if cotarget is None else _checked(cotarget)
    if any(isinstance(d, ScaledBasis) for d in flatten_to_tuple(layout.stride)):
        return _along_bases(layout, target)
    flat = filter_(layout)
    if target is None:
        target = flat.cosize()
    modes = _ascending(layout, list(zip(wrap(flat.stride), wrap(flat.shape))))
    if known_zero(modes[0][0]):
        return coalesce(Layout(_merged_shape(target)))
    shape, stride, span = _gaps(layout, modes)
    rest = _merged_shape(_repetitions(target, span))
    return coalesce(new_layout((*shape, rest), (*stride, compact_strides(rest, span))))


def _checked(cotarget: object) -> Shape:
    """The cotarget as a shape. Raises LayoutError if a leaf is no extent."""
    target = as_tuple(cotarget, "cotarget")
    for s in flatten_to_tuple(target):
        if isinstance(s, ScaledBasis) or (isinstance(s, int) and s < 0):
            raise LayoutError(f"cotarget {format_tuple(target)} holds {s}, which is no extent", EXTENTS)
    return target


def _of_one_mode(s: int, d: int, cotarget: int) -> Layout:
    """The complement of s:d for s > 1 and d > 0, the most frequent one in divides."""
    span = s * d
    rest = -(-cotarget // span)
    if rest == 1:
        return new_layout(d, 1) if d > 1 else UNIT
    return new_layout((d, rest), (1, span)) if d > 1 else new_layout(rest, span)


def intrinsic_complement(layout: Layout) -> Layout:
    """The complement within the layout's own codomain, in the dialect's form: the gaps, then extent
    1 where repetitions go on.

    >>> intrinsic_complement(Layout((4, 2), (1, 10)))
    (2,1):(4,20)
    """
    if any(isinstance(d, ScaledBasis) for d in flatten_to_tuple(layout.stride)):
        return _along_bases(layout, None)
    flat = filter_(layout)
    modes = _ascending(layout, list(zip(wrap(flat.stride), wrap(flat.shape))))
    return Layout(1, 1) if known_zero(modes[0][0]) else _intrinsic(layout, modes)


def _intrinsic(layout: Layout, modes: list[Any]) -> Layout:
    shape, stride, span = _gaps(layout, modes)
    kept = [(s, d) for s, d in zip(shape, stride) if not known_one(s)]
    if not kept:
        return new_layout(1, span)
    return new_layout((*(s for s, _ in kept), 1), (*(d for _, d in kept), span))


def _gaps(layout: Layout, modes: list[Any]) -> tuple[list[Any], list[Any], int | Leaf]:
    """(extents, strides) of the gaps between the ascending (stride, extent) modes, and where the
    span of the modes ends.
    """
    shape: list[Any] = []
    stride: list[Any] = [1]
    for d, s in modes:
        if known_zero(stride[-1]):
            raise LayoutError(f"{layout} has no complement: it is empty")
        gap = d // stride[-1]
        if isinstance(gap, int) and gap == 0:
            raise LayoutError(f"{layout} has no complement: its indices repeat at stride {d}")
        shape.append(gap)
        stride.append(d * s)
    return shape, stride[:-1], stride[-1]


def _along_bases(layout: Layout, cotarget: Shape | None) -> Layout:
    """The complement of a layout of scaled bases, mode by mode of its codomain."""
    lines = by_codomain_mode(layout)
    if () in lines:
        raise LayoutError(f"{layout} has no complement: its strides mix integers with scaled bases")
    parts = {path: _line(layout, path, modes, _extent_at(cotarget, path, layout)) for path, modes in lines.items()}
    if cotarget is None:
        return in_codomain(parts, _one) if parts else Layout(1, 1)
    return coalesce(_whole(cotarget, (), parts))


def _one(path: tuple[int, ...]) -> Layout:
    return Layout(1, ScaledBasis(1, path))


def _extent_at(cotarget: Shape | None, path: tuple[int, ...], layout: Layout) -> Shape | None:
    for mode in path:
        if cotarget is None:
            return None
        if not isinstance(cotarget, tuple) or mode >= len(cotarget):
            raise LayoutError(f"{layout} has no complement in a target without the mode {ScaledBasis(1, path)}")
        cotarget = cotarget[mode]
    return cotarget


def _line(layout: Layout, path: tuple[int, ...], modes: list[Mode], extent: Shape | None) -> Layout:
    """The complement along one mode of the codomain, in its basis."""
    pairs = _ascending(layout, [(d, s) for d, s, _ in modes])
    if extent is None:
        found = _intrinsic(layout, pairs)
    else:
        scalars = new_layout(tuple(s for _, s in pairs), tuple(d for d, _ in pairs))
        found = complement(scalars, extent)
    return new_layout(found.shape, _in_basis(found.stride, path))


def _whole(cotarget: Shape | None, path: tuple[int, ...], parts: dict[tuple[int, ...], Layout]) -> Layout:
    """The identity of the target, with `parts` in place of the modes at their paths."""
    if path in parts:
        return parts[path]
    if isinstance(cotarget, tuple):
        modes = [_whole(s, (*path, i), parts) for i, s in enumerate(cotarget)]
        return new_layout(tuple(m.shape for m in modes), tuple(m.stride for m in modes))
    return Layout(cotarget, ScaledBasis(1, path))


def _in_basis(stride: Any, path: tuple[int, ...]) -> Stride:
    if isinstance(stride, tuple):
        return tuple(_in_basis(d, path) for d in stride)
    return 0 if known_zero(stride) else ScaledBasis(stride, path)


def _repetitions(cotarget: Shape, span: int | Leaf) -> Shape:
    """How many spans cover each mode of the target, rounded up. Where a static span ends inside a
    later mode: how many cover the target as a whole.
    """
    if isinstance(cotarget, tuple):
        rest: int | Leaf = span
        for s in flatten_to_tuple(cotarget)[:-1]:
            if not isinstance(s, int) or not isinstance(rest, int) or s == 0:
                break
            if rest > s and rest % s:
                return ceil_div(product(cotarget), span)
            rest = ceil_div_leaf(rest, s)
    return ceil_div(cotarget, span)


def _ascending(layout: Layout, modes: list[Any]) -> list[Any]:
    """(stride, shape) pairs in ascending order of their strides. Strides of several modes must be
    static.
    """
    if len(modes) > 1 and not all(isinstance(d, int) for d, _ in modes):
        raise LayoutError(f"{layout} has no complement: its strides cannot be put in order")
    if any(isinstance(d, int) and d < 0 for d, _ in modes):
        raise LayoutError(f"{layout} has no complement: it has negative strides")
    return sorted(modes, key=_stride_of) if len(modes) > 1 else modes


def _stride_of(mode: tuple[int, Any]) -> int:
    return mode[0]


def _merged_shape(shape: Shape) -> Shape:
    """The product of neighbouring static extents as one extent, likewise of dynamic ones."""
    if not isinstance(shape, tuple):
        return shape
    result: list[Any] = []
    for s in flatten_to_tuple(shape):
        if result and isinstance(result[-1], int) == isinstance(s, int):
            result[-1] = result[-1] * s
        else:
            result.append(s)
    return result[0] if len(result) == 1 else tuple(result)
