"""Parts of swizzled layouts whose swizzle is only a choice of strides, as layouts without one.

A part of a swizzled layout is the function w -> S(r + s(w)), r the offset of the part, s the layout
of what is left. S XORs source bits into target bits. Where no bit is in both r and s, and s moves
along no source bit and its target bit at once, each bit of s moves the result by a number that r
decides: the part is S(r) + t(w), t an ordinary layout. Whole periods of S count in neither: they
move the result by themselves.

    row 3 of S<3,3,3> o 0 o (8,64):(64,1): the columns' bits 8, 16, 32 meet the row's 1, 1, 0, so t
    is (8,2,2,2):(1,-8,-16,32), coalesced (8,4,2):(1,-8,32), and S(r) = 192 + 24
"""

from __future__ import annotations

from typing import Any, TypeGuard

from cutec.layout.basis import Coord
from cutec.layout.compose import composition
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import flatten_to_tuple
from cutec.layout.layout import Layout
from cutec.layout.leaf import Leaf, divides
from cutec.layout.swizzle import ComposedLayout, Swizzle


def taken_bits(whole: object, part: object, before: int | None = None) -> int | None:
    """The bits that the offset of a part of a swizzled layout may have, if the part is a layout
    without swizzle (`unswizzled`), else None. `before`: those of the offset of the whole, where
    more is known about them than the offset tells.

    >>> whole = ComposedLayout(Swizzle(3, 3, 3), 0, Layout((8, 64), (64, 1)))
    >>> taken_bits(whole, ComposedLayout(Swizzle(3, 3, 3), 192, Layout(64, 1)))
    448
    """
    if not (_is_swizzled(whole) and _is_swizzled(part)) or whole.shape == part.shape:
        return None
    period = _swizzle(part).size()
    all_bits, moved = _separate_bits(whole.outer, period), _separate_bits(part.outer, period)
    if all_bits is None or moved is None:
        return None
    before = (_bits_of(whole.offset) if before is None else before) & (period - 1)
    modes = {*_modes(whole.outer, period)}
    halves = all(n & (n - 1) == 0 or (n, stride) in modes for n, stride in _modes(part.outer, period))
    if all_bits & before or moved & ~all_bits or not halves:
        return None
    taken = (all_bits & ~moved | before) & (period - 1)
    return None if _without_swizzle(part, taken) is None else taken


def unswizzled(part: ComposedLayout, taken: int) -> tuple[Layout, Coord]:
    """(t, S(r)) of a part of a swizzled layout, whose offset has no other bits than `taken`. Raises
    LayoutError where the swizzle is more than a choice of strides.

    >>> unswizzled(ComposedLayout(Swizzle(3, 3, 3), 192, Layout(64, 1)), 448)
    ((8,4,2):(1,-8,32), 216)
    """
    plain = _without_swizzle(part, taken)
    if plain is None:
        raise LayoutError(f"{part} is no layout without its swizzle")
    return plain, _swizzle(part)(part.offset)


def _swizzle(layout: ComposedLayout) -> Swizzle:
    assert isinstance(layout.inner, Swizzle)
    return layout.inner


def _is_swizzled(layout: object) -> TypeGuard[ComposedLayout]:
    return isinstance(layout, ComposedLayout) and isinstance(layout.inner, Swizzle) and not layout.inner.is_identity


def _without_swizzle(part: ComposedLayout, taken: int) -> Layout | None:
    swizzle = _swizzle(part)
    moved = _separate_bits(part.outer, swizzle.size())
    if moved is None or moved & taken or _shifted(moved & swizzle.source_mask, swizzle.shift) & moved:
        return None
    try:
        return composition(_moves(swizzle, part.offset), part.outer)
    except LayoutError:
        return None


def _moves(swizzle: Swizzle, offset: Coord) -> Layout:
    """By how much each bit of an index moves the swizzled index, beside an offset without it."""
    near, bits, gap = swizzle.base, swizzle.bits, abs(swizzle.shift)
    low, high = (tuple([_move(swizzle, offset, at + i) for i in range(bits)]) for at in (near, near + gap))
    shape = (1 << near, (2,) * bits, 1 << (gap - bits), (2,) * bits, 1)
    return Layout(shape, (1, low, 1 << (near + bits), high, 1 << (near + gap + bits)))


def _move(swizzle: Swizzle, offset: Any, bit: int) -> int | Leaf:
    """A target bit moves up, or down where the offset has its source bit. A source bit moves up by
    itself, and by its target bit up, or down where the offset has that.
    """
    if (1 << bit) & swizzle.source_mask:
        target = bit - swizzle.shift
        return (1 << bit) + (1 << target) - (offset & (1 << target)) * 2
    return (1 << bit) - _shifted((offset & (1 << (bit + swizzle.shift))) * 2, swizzle.shift)


def _shifted(x: Any, shift: int) -> Any:
    return x >> shift if shift > 0 else x << -shift


def _modes(layout: Layout, period: int) -> list[tuple[int, int]]:
    """(extent, stride) of the modes, each as far as it moves by less than a period; none that could
    be where one is dynamic.

        period 512: 32:256 is (2,16):(256,512), of which (2,256) counts
    """
    pairs = zip(flatten_to_tuple(layout.shape), flatten_to_tuple(layout.stride))
    low = [(n, d) for n, d in pairs if n != 1 and not divides(period, d)]
    static = [(_in_period(n, d, period), d) for n, d in low if isinstance(n, int) and isinstance(d, int) and d > 0]
    return static if len(static) == len(low) else [(2, 0)]


def _in_period(extent: int, stride: int, period: int) -> int:
    """The elements of a mode in one period, if the mode is made of whole periods; else all."""
    count = period // stride
    return count if period % stride == 0 and extent % count == 0 else extent


def _separate_bits(layout: Layout, period: int) -> int | None:
    """The bits below a period that offsets of a layout may have; None where modes have some in
    common, so that a sum may carry, and where the layout is dynamic.
    """
    found = 0
    for extent, stride in _modes(layout, period):
        bits = (1 << (stride * (extent - 1)).bit_length()) - (stride & -stride) & (period - 1)
        if not stride or bits & found:
            return None
        found |= bits
    return found


def _bits_of(offset: Coord) -> int:
    """The bits that an offset may have."""
    if not isinstance(offset, (int, Leaf)):
        return -1
    return offset if isinstance(offset, int) else -(offset.div & -offset.div)
