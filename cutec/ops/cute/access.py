"""Vector accesses to tensors of static shape: which runs of elements one access may cover.

A *run* is a list of logical indices whose memory offsets are consecutive and whose first address is
provably aligned to the whole run, as far as a power of two divides that. Runs hold a power of two
elements and at most `max_bits`. Offsets have a static part and, where strides or the base are
dynamic, a dynamic part shared by all elements of the run.

    (8,4):(1,?{div=8}) of f16, base at a multiple of 16 bytes: 4 runs of 8 elements, 128 bits each
    (8,4):(1,?{div=2}): the first column is one run of 8; the others are runs of 2, since only
                        multiples of 4 bytes are provable
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import gcd
from typing import Any

from cutec.layout import ComposedLayout, Layout, Swizzle, crd2idx, flatten, is_static, product, size as layout_size
from cutec.layout.modes import static_size
from cutec.records import dataclass

_set = object.__setattr__
_LISTED = 1024  # elements of a static layout whose offsets are worth a list
_CACHE_SIZE = 256
# Offsets by the identity of a static layout: (the layout, so that it stays alive, its offsets).
_tables: dict[int, tuple[Any, tuple[Any, ...]]] = {}


@dataclass(frozen=True, slots=True)
class Offset:
    """The offset of an element, in elements: `static` plus a dynamic part that `div` divides (0:
    there is none). Equal `key`s mean equal dynamic parts.
    """

    key: Any
    static: int
    div: int

    def __init__(self, key: Any, static: int, div: int):
        _set(self, "key", key)
        _set(self, "static", static)
        _set(self, "div", div)


@dataclass(frozen=True, slots=True)
class Run:
    """Logical indices of consecutive elements, in memory order."""

    indices: tuple[int, ...]


def element_count(layout: Layout | ComposedLayout) -> int | None:
    """The number of elements, or None when it is dynamic."""
    count = layout_size(layout)
    return count if isinstance(count, int) else None


def element_offsets(layout: Layout | ComposedLayout, count: int) -> list[Offset]:
    """The offset of every logical index `0 … count-1`."""
    affine = layout.outer if isinstance(layout, ComposedLayout) else layout
    base: Any = layout.offset if isinstance(layout, ComposedLayout) else 0
    shape, stride = _flat(affine.shape, affine.stride)
    found: list[tuple[Any, int, int]] = [((), base, 0) if is_static(base) else ((), 0, base.div)]
    for mode, step in enumerate(stride):
        extent = shape[mode] if mode < len(shape) - 1 else -(-count // max(1, len(found)))  # the last mode is open
        if is_static(step):
            found = [(key, static + c * step, div) for c in range(extent) for key, static, div in found]
        else:
            found += [
                ((*key, (mode, c)), static, gcd(div, c * step.div))
                for c in range(1, extent)
                for key, static, div in found
            ]
    return [Offset(*parts) for parts in found[:count]]


def runs(sides: Sequence[Side], count: int, max_bits: int) -> list[Run]:
    """Cut `count` elements into runs that are legal on every side at once, longest first along the
    first side's memory order. What a stride of 0 repeats comes as often as it is repeated, each
    time in that order.
    """
    places = [(offset.key, offset.static) for offset in sides[0].offsets[:count]]
    order = sorted(range(count), key=places.__getitem__)
    if len(set(places)) < count:
        times = Counter[Any]()
        rank = dict[int, int]()
        for i in order:
            rank[i] = times[places[i]]
            times[places[i]] += 1
        order.sort(key=lambda i: (places[i][0], rank[i], places[i][1]))
    result, position = [], 0
    while position < count:
        length = _longest(sides, order, position, max_bits)
        result.append(Run(tuple(order[position : position + length])))
        position += length
    return result


@dataclass(frozen=True, slots=True)
class Side:
    """One tensor taking part in an access: its offsets, element size in bits, base alignment in
    bytes.

    `swizzle_run` limits runs to what a swizzle keeps together (2**base elements); 0 means no limit.
    A register side has `align` 0: its elements are accessed one by one, in any order.
    """

    offsets: list[Offset]
    bits: int
    align: int
    swizzle_run: int = 0

    def allows(self, indices: Sequence[int]) -> bool:
        """Whether these elements are consecutive and the first address is aligned to all of
        them.
        """
        if self.align == 0:
            return True
        head, length = self.offsets[indices[0]], len(indices)
        if self.swizzle_run and (length > self.swizzle_run or head.static % length):
            return False
        size = length * self.bits
        known = gcd(8 * self.align, gcd(head.static, head.div) * self.bits)
        if size % 8 or known % (size & -size):
            return False
        return all(
            self.offsets[i].key == head.key and self.offsets[i].static == head.static + k for k, i in enumerate(indices)
        )


def side(layout: Layout | ComposedLayout, count: int, bits: int, align: int) -> Side:
    """The side of a memory tensor (`align` > 0, bytes) or of a register tensor (`align` = 0)."""
    keep = 0
    if isinstance(layout, ComposedLayout):  # of an inner function that is no swizzle nothing is known
        keep = 1 << layout.inner.base if isinstance(layout.inner, Swizzle) else 1
    return Side(element_offsets(layout, count), bits, align, keep)


def _longest(sides: Sequence[Side], order: list[int], position: int, max_bits: int) -> int:
    bits = max(s.bits for s in sides)
    length, longer = 1, max(2, *(8 // gcd(s.bits, 8) for s in sides))
    while (
        longer * bits <= max_bits
        and position + longer <= len(order)
        and all(s.allows(order[position : position + longer]) for s in sides)
    ):
        length, longer = longer, 2 * longer
    return length


def _flat(shape: Any, stride: Any) -> tuple[tuple, tuple]:
    shape, stride = flatten(shape), flatten(stride)
    return (shape if isinstance(shape, tuple) else (shape,)), (stride if isinstance(stride, tuple) else (stride,))


def offset_of(layout: Layout | ComposedLayout, index: int) -> Any:
    """The memory offset (elements, int or leaf) of a logical index."""
    return offsets_of(layout, (index,))[0]


def offsets_of(layout: Layout | ComposedLayout, indices: Sequence[int]) -> list[Any]:
    """The memory offsets of logical indices."""
    known = _tables.get(id(layout))
    if known is not None:
        return [known[1][index] for index in indices]
    if (offsets := _table(layout)) is not None:
        if len(_tables) == _CACHE_SIZE:
            _tables.clear()
        _tables[id(layout)] = layout, offsets
        return [offsets[index] for index in indices]
    if isinstance(layout, ComposedLayout):
        return [layout.behind(offset) for offset in offsets_of(layout.outer, indices)]
    return [crd2idx(index, layout.shape, layout.stride) for index in indices]


def _table(layout: Layout | ComposedLayout) -> tuple[Any, ...] | None:
    """The offsets of all logical indices of a static layout, unless there are too many."""
    if isinstance(layout, ComposedLayout) or not is_static(layout.shape) or not is_static(layout.stride):
        return None
    count = product(layout.shape)
    return _static_offsets(layout.shape, layout.stride) if isinstance(count, int) and count <= _LISTED else None


@lru_cache(maxsize=256)
def _static_offsets(shape: Any, stride: Any) -> tuple[Any, ...]:
    extents, steps = _flat(shape, stride)
    offsets: list[Any] = [0]
    for extent, step in zip(extents, steps):
        if type(step) is not int:  # a scaled basis
            return tuple([crd2idx(i, shape, stride) for i in range(static_size(shape))])
        offsets = [first + i * step for i in range(extent) for first in offsets]
    return tuple(offsets)
