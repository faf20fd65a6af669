"""Inverses of layouts, and the coordinates that a layout maps to 0.

Sort the modes s:d by stride, and note for each the scalar coordinate at which it starts to count
(the product of the extents before it). The right inverse chains the modes whose strides continue
each other, 1, s0, s0·s1, ...: index i then names the coordinate with index i. The left inverse
needs every mode, and skips the gaps between their indices.

    layout (4,3):(3,1)     starts 1 and 4; by stride 3:1 (start 4), then 4:3 (start 1), no gap
    right inverse          (3,4):(4,1)     index 5 = 2 + 1·3 → coordinate 2·4 + 1·1 = 9
    layout (4,3):(1,5)     starts 1 and 4; 4:1 is followed by a gap of 1 before 3:5
    left inverse           (5,3):(1,4)     index 7 = 2 + 1·5 → coordinate 2·1 + 1·4 = 6

A layout whose strides are scaled bases maps to coordinates. Its inverse takes such coordinates: it
has one mode for each mode of the codomain, the inverse of the strides along that mode.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

from cutec.layout.basis import ScaledBasis
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import compact_strides, flatten_to_tuple, wrap
from cutec.layout.layout import Layout, LayoutBase, new_layout
from cutec.layout.leaf import Leaf, known_equal, known_zero
from cutec.layout.modes import UNIT, coalesce

Mode = tuple[Any, Any, Any]  # (stride, extent, start): the scalar coordinate at which the mode starts to count


@overload
def right_inverse(layout: LayoutBase) -> Layout: ...
@overload
def right_inverse(layout: None) -> None: ...
def right_inverse(layout: LayoutBase | None) -> Layout | None:
    """The largest layout R with layout(R(i)) == i for every i < size(R). Modes of dynamic stride
    take no part.

    Raises LayoutError for swizzled layouts and strides that mix integers with scaled bases.

    >>> right_inverse(Layout((4, 3), (3, 1)))
    (3,4):(4,1)
    """
    return None if layout is None else _inverse(layout, "right inverse", _right)


@overload
def left_inverse(layout: LayoutBase) -> Layout: ...
@overload
def left_inverse(layout: None) -> None: ...
def left_inverse(layout: LayoutBase | None) -> Layout | None:
    """A layout L with layout(L(layout(i))) == layout(i) for every i. L(layout(i)) == i unless there
    are modes of stride 0.

    Raises LayoutError for swizzled layouts, for strides that are negative, dynamic or mix integers
    with scaled bases, and where strides do not divide one another or indices repeat.

    >>> left_inverse(Layout((4, 3), (1, 5)))
    (5,3):(1,4)
    """
    return None if layout is None else _inverse(layout, "left inverse", _left)


def _inverse(layout: LayoutBase, what: str, along: Callable[[list[Mode], Layout], Layout]) -> Layout:
    if not isinstance(layout, Layout):
        raise LayoutError(f"{layout} has no {what}: only a plain layout has")
    lines = by_codomain_mode(layout)
    if len(lines) > 1 and () in lines:
        raise LayoutError(f"{layout} has no {what}: its strides mix integers with scaled bases")
    if () in lines or not lines:
        return along(lines.get((), []), layout)
    return in_codomain({path: along(modes, layout) for path, modes in lines.items()}, _no_mode)


def _no_mode(path: tuple[int, ...]) -> Layout:
    return UNIT


def by_codomain_mode(layout: Layout) -> dict[tuple[int, ...], list[Mode]]:
    """The coalesced modes of extent other than 1, by the mode of the codomain that they run along:
    () for integers. Modes of static stride 0 are left out if there are bases.
    """
    flat = coalesce(layout)
    lines: dict[tuple[int, ...], list[Mode]] = {}
    start: int | Leaf = 1
    zeros = []
    for s, d in zip(wrap(flat.shape), wrap(flat.stride)):
        if isinstance(d, ScaledBasis):
            lines.setdefault(d.modes, []).append((d.value, s, start))
        elif known_zero(d):
            zeros.append((d, s, start))
        else:
            lines.setdefault((), []).append((d, s, start))
        start = start * s
    if zeros and not any(lines):
        lines.setdefault((), []).extend(zeros)
    return lines


def in_codomain(parts: dict[tuple[int, ...], Layout], missing: Callable[[tuple[int, ...]], Layout]) -> Layout:
    """The layout with the given part at each path; `missing` makes the modes at other paths."""
    count = 1 + max(path[0] for path in parts)
    modes = [_at((i,), parts, missing) for i in range(count)]
    return new_layout(tuple(m.shape for m in modes), tuple(m.stride for m in modes))


def _at(
    path: tuple[int, ...], parts: dict[tuple[int, ...], Layout], missing: Callable[[tuple[int, ...]], Layout]
) -> Layout:
    below = [p for p in parts if p[: len(path)] == path]
    if not below:
        return missing(path)
    if path in parts:
        if len(below) > 1:
            raise LayoutError(f"the basis path {'@'.join(map(str, reversed(path)))} ends where another one goes on")
        return parts[path]
    count = 1 + max(p[len(path)] for p in below)
    modes = [_at((*path, i), parts, missing) for i in range(count)]
    return new_layout(tuple(m.shape for m in modes), tuple(m.stride for m in modes))


def _ascending(modes: list[Mode]) -> list[Mode]:
    """The modes of static stride, sorted by it; equal ones keep their order."""
    return sorted((m for m in modes if isinstance(m[0], int)), key=lambda m: m[0])


def _right(modes: list[Mode], layout: Layout) -> Layout:
    shape: list[Any] = []
    stride: list[Any] = []
    reached: int | Leaf = 1
    for d, s, start in _ascending(modes):
        if known_equal(d, reached):
            shape.append(s)
            stride.append(start)
            reached = s * d
    return coalesce(new_layout(tuple(shape), tuple(stride))) if shape else UNIT


def _left(modes: list[Mode], layout: Layout) -> Layout:
    order = _ascending(modes)
    if len(order) != len(modes) or (order and order[0][0] < 0):
        raise LayoutError(f"{layout} has no left inverse: its strides must be static and not negative")
    shape: list[Any] = []
    stride: list[Any] = [0]
    below, reached = 1, 1
    for d, s, start in order:
        if d == 0:
            continue
        if d % below or (isinstance(reached, int) and d < reached):
            why = f"overlaps the mode of stride {below}" if d % below == 0 else f"is no multiple of its stride {below}"
            raise LayoutError(f"{layout} has no left inverse: its stride {d} {why}")
        shape.append(d // below)
        stride.append(start)
        below, reached = d, d * s
    if not shape:
        return UNIT
    return coalesce(new_layout((*shape, order[-1][1]), tuple(stride)))


def nullspace(layout: Layout) -> Layout:
    """The layout of the coordinates that `layout` maps to 0 through its modes of static stride 0;
    1:0 when there are none.

    >>> nullspace(Layout((2, 3, 4), (1, 0, 2)))
    (3):(2)
    """
    if not isinstance(layout, Layout):
        raise LayoutError(f"{layout} has no nullspace: a plain layout has")
    shape = flatten_to_tuple(layout.shape)
    strides = flatten_to_tuple(layout.stride)
    starts = flatten_to_tuple(compact_strides(shape))
    kept = [i for i, d in enumerate(strides) if known_zero(d) and shape[i] != 1]
    return new_layout(tuple(shape[i] for i in kept), tuple(starts[i] for i in kept)) if kept else UNIT
