"""The complement: the ordered layout of what a layout leaves out of its codomain."""

from __future__ import annotations

from cutec.layout.basis import ScaledBasis
from cutec.layout.errors import EXTENTS, LayoutError
from cutec.layout.inttuple import as_tuple, ceil_div, compact_strides, flatten_to_tuple, format_tuple, product, wrap
from cutec.layout.inverse import Mode, by_codomain_mode, in_codomain
from cutec.layout.layout import Layout, LayoutBase, new_layout
from cutec.layout.leaf import Leaf, ceil_div_leaf, known_one, known_zero
from cutec.layout.modes import UNIT, coalesce, filter_


def complement(layout: LayoutBase, cotarget: object = None) -> Layout:
    """The ordered layout of what `layout` leaves out of [0, size(cotarget)): no index of it but 0
    is one of the layout's, and (layout, complement) covers the target, rounded up to whole
    repetitions (where strides are no multiples of what lies below them, as far as copies fit in
    between). `cotarget` is a shape or a layout (its shape); cosize(layout) when left out.

    With scaled-basis strides the complement is taken along each mode of the codomain; without a
    cotarget it ends, in each, with a mode of extent 1 whose stride is where repetitions go on.

    Raises LayoutError for negative strides, for layouts whose indices repeat, and for a dynamic
    stride beside another mode.

    >>> complement(Layout(4, 2), 24)
    Layout((2, 3), (1, 8))
    >>> complement(Layout(3, E(0)))
    Layout((1,), (ScaledBasis(3, (0,)),))
    """
    if not isinstance(layout, Layout):
        raise LayoutError(f"{layout} has no complement: only a plain layout has")
    if isinstance(cotarget, LayoutBase):
        cotarget = cotarget.shape
    s, d = layout.shape, layout.stride
    if type(s) is int and type(d) is int and type(cotarget) is int and s > 1 and d > 0 <= cotarget:
        return _of_one_mode(s, d, cotarget)
    if cotarget is not None:
        cotarget = _checked(cotarget)
    if any(isinstance(d, ScaledBasis) for d in flatten_to_tuple(layout.stride)):
        return _along_bases(layout, cotarget)
    flat = filter_(layout)
    if cotarget is None:
        cotarget = flat.cosize()
    modes = _ascending(layout, list(zip(wrap(flat.stride), wrap(flat.shape))))
    if known_zero(modes[0][0]):
        return coalesce(Layout(_merged_shape(cotarget)))
    shape, stride, span = _gaps(layout, modes)
    rest = _merged_shape(_repetitions(cotarget, span))
    return coalesce(new_layout((*shape, rest), (*stride, compact_strides(rest, span))))


def _checked(cotarget: object) -> object:
    """The cotarget as a shape. Raises LayoutError for what is none."""
    cotarget = as_tuple(cotarget, "cotarget")
    for s in flatten_to_tuple(cotarget):
        if isinstance(s, ScaledBasis) or (isinstance(s, int) and s < 0):
            raise LayoutError(f"cotarget {format_tuple(cotarget)} holds {s}, which is no extent", EXTENTS)
    return cotarget


def _of_one_mode(s: int, d: int, cotarget: int) -> Layout:
    """The complement of s:d, s > 1 and d > 0, directly: what divides ask for most."""
    span = s * d
    rest = -(-cotarget // span)
    if rest == 1:
        return new_layout(d, 1) if d > 1 else UNIT
    return new_layout((d, rest), (1, span)) if d > 1 else new_layout(rest, span)


def intrinsic_complement(layout: Layout) -> Layout:
    """The complement within the layout's own codomain, in the dialect's form: the gaps, then extent
    1 where repetitions go on.

    >>> intrinsic_complement(Layout((4, 2), (1, 10)))
    Layout((2, 1), (4, 20))
    """
    if any(isinstance(d, ScaledBasis) for d in flatten_to_tuple(layout.stride)):
        return _along_bases(layout, None)
    flat = filter_(layout)
    modes = _ascending(layout, list(zip(wrap(flat.stride), wrap(flat.shape))))
    return Layout(1, 1) if known_zero(modes[0][0]) else _intrinsic(layout, modes)


def _intrinsic(layout: Layout, modes: list) -> Layout:
    shape, stride, span = _gaps(layout, modes)
    kept = [(s, d) for s, d in zip(shape, stride) if not known_one(s)]
    if not kept:
        return new_layout(1, span)
    return new_layout((*(s for s, _ in kept), 1), (*(d for _, d in kept), span))


def _gaps(layout: Layout, modes: list) -> tuple[list, list, object]:
    """(extents, strides) of what lies between the ascending (stride, extent) modes, and where their
    span ends.
    """
    shape: list = []
    stride: list = [1]
    for d, s in modes:
        if known_zero(stride[-1]):
            raise LayoutError(f"{layout} has no complement: it is empty")
        gap = d // stride[-1]
        if isinstance(gap, int) and gap == 0:
            raise LayoutError(f"{layout} has no complement: its indices repeat at stride {d}")
        shape.append(gap)
        stride.append(d * s)
    return shape, stride[:-1], stride[-1]


def _along_bases(layout: Layout, cotarget: object) -> Layout:
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


def _extent_at(cotarget: object, path: tuple[int, ...], layout: Layout) -> object:
    for mode in path:
        if cotarget is None:
            return None
        if not isinstance(cotarget, tuple) or mode >= len(cotarget):
            raise LayoutError(f"{layout} has no complement in a target without the mode {ScaledBasis(1, path)}")
        cotarget = cotarget[mode]
    return cotarget


def _line(layout: Layout, path: tuple[int, ...], modes: list[Mode], extent: object) -> Layout:
    """The complement along one mode of the codomain, in its basis."""
    pairs = _ascending(layout, [(d, s) for d, s, _ in modes])
    if extent is None:
        found = _intrinsic(layout, pairs)
    else:
        scalars = new_layout(tuple(s for _, s in pairs), tuple(d for d, _ in pairs))
        found = complement(scalars, extent)
    return new_layout(found.shape, _in_basis(found.stride, path))


def _whole(cotarget: object, path: tuple[int, ...], parts: dict[tuple[int, ...], Layout]) -> Layout:
    """The identity of the target with the parts in place of the modes that have one."""
    if path in parts:
        return parts[path]
    if isinstance(cotarget, tuple):
        modes = [_whole(s, (*path, i), parts) for i, s in enumerate(cotarget)]
        return new_layout(tuple(m.shape for m in modes), tuple(m.stride for m in modes))
    return Layout(cotarget, ScaledBasis(1, path))


def _in_basis(stride: object, path: tuple[int, ...]) -> object:
    if isinstance(stride, tuple):
        return tuple(_in_basis(d, path) for d in stride)
    return 0 if known_zero(stride) else ScaledBasis(stride, path)


def _repetitions(cotarget: object, span: int | Leaf) -> object:
    """How many spans cover each mode of the target, rounded up; of the target as a whole where a
    static span ends inside of a later mode.
    """
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
    """(stride, shape) pairs in ascending order of their strides, which must be static unless there
    is but one.
    """
    if len(modes) > 1 and not all(isinstance(d, int) for d, _ in modes):
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
