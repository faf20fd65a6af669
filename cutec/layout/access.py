"""The cost of a layout's accesses: wavefronts in shared memory, sectors in global memory.

A layout gives the offsets, in elements, that threads access. If the size of its mode 0 is the
number of threads it is a thread-value layout; else threads take consecutive coordinates. `vector`
consecutive values are one access of a thread; the accesses of a warp's threads together are a
request.

Shared memory has 32 banks of 4 bytes. A request is served in phases: all lanes together for
accesses of up to 4 bytes, halves of a warp for 8, quarters for 16. A phase takes one wavefront for
each different 4-byte word in its busiest bank. Global memory is moved in sectors of 32 bytes. (CUDA
C++ Programming Guide, "Shared Memory" and "Device Memory Accesses".)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import format_tuple, is_static, product
from cutec.layout.layout import LayoutBase
from cutec.records import NamedTuple

WARP = 32
BANKS = 32
BANK_BYTES = 4
SECTOR_BYTES = 32
MAX_ACCESSES = 1 << 18
"""The most elements that an analysis looks at."""


class Conflict(NamedTuple):
    """Lanes of a request that one bank serves one after another."""

    bank: int
    lanes: tuple[int, ...]


class Request(NamedTuple):
    """The accesses of a warp at once. `cost` is their number of wavefronts or sectors, `best` the
    number for as many bytes without conflicts and gaps. `conflicts` are those in shared memory.
    """

    warp: int
    first_value: int
    cost: int
    best: int
    conflicts: tuple[Conflict, ...] = ()


def bank_conflicts(layout: LayoutBase, element_bits: int, threads: int, vector: int = 1) -> list[Request]:
    """The wavefronts of each request to shared memory, with the lanes that conflict.

    Raises LayoutError for dynamic layouts, coordinates as indices, and accesses that are not 1, 2,
    4, 8 or 16 bytes.

    >>> bank_conflicts(Layout((32, 2), (32, 1)), 32, 32)[0].cost
    32
    >>> bank_conflicts(Layout((32, 2), (33, 1)), 32, 32)[0].cost
    1
    """
    size = _access_bytes(element_bits, vector)
    return [
        _wavefronts(warp, value, lanes, size) for warp, value, lanes in _requests(layout, element_bits, threads, vector)
    ]


def coalescing(layout: LayoutBase, element_bits: int, threads: int, vector: int = 1) -> list[Request]:
    """The sectors of each request to global memory. Raises LayoutError as `bank_conflicts` does.

    >>> coalescing(Layout((32, 2), (2, 1)), 32, 32)[0]
    Request(warp=0, first_value=0, cost=8, best=4, conflicts=())
    """
    size = _access_bytes(element_bits, vector)
    found = []
    for warp, value, lanes in _requests(layout, element_bits, threads, vector):
        sectors = {byte // SECTOR_BYTES for start in lanes for byte in (start, start + size - 1)}
        distinct = len(set(lanes)) * size
        found.append(Request(warp, value, len(sectors), -(-distinct // SECTOR_BYTES)))
    return found


def _access_bytes(element_bits: int, vector: int) -> int:
    bits = element_bits * vector
    if element_bits < 1 or vector < 1 or bits not in (8, 16, 32, 64, 128):
        raise LayoutError(f"an access of {vector} elements of {element_bits} bits is not one of 1, 2, 4, 8 or 16 bytes")
    return bits // 8


def _requests(layout: LayoutBase, element_bits: int, threads: int, vector: int) -> Iterator[tuple[int, int, list[int]]]:
    """(warp, first value, start of each lane's access in bytes)."""
    if not isinstance(layout, LayoutBase) or not is_static(layout):
        raise LayoutError(f"accesses are analysed for static layouts only, not for {layout}")
    if threads < 1:
        raise LayoutError(f"there must be at least one thread, not {threads}")
    shape = layout.shape
    total = product(shape)
    assert isinstance(total, int)
    if total > MAX_ACCESSES:
        raise LayoutError(f"{layout} has {total} elements; accesses are analysed for at most {MAX_ACCESSES}")
    by_thread = isinstance(shape, tuple) and len(shape) >= 2 and product(shape[0]) == threads
    if total % (threads * vector):
        raise LayoutError(
            f"{total} elements of {format_tuple(shape)} are no multiple of {threads} threads times {vector} elements"
        )
    for first in range(0, total // threads, vector):
        for warp in range(0, threads, WARP):
            starts = []
            for thread in range(warp, min(warp + WARP, threads)):
                values = range(first, first + vector)
                offsets = [
                    layout(thread + threads * v if by_thread else first * threads + thread * vector + v - first)
                    for v in values
                ]
                starts.append(_start(layout, offsets, element_bits))
            yield warp // WARP, first, starts


def _start(layout: LayoutBase, offsets: list[Any], element_bits: int) -> int:
    """The byte at which a vector of elements begins. Raises LayoutError unless they are
    contiguous.
    """
    start = offsets[0]
    if not all(isinstance(offset, int) and offset == start + i for i, offset in enumerate(offsets)):
        places = ", ".join(map(format_tuple, offsets))
        raise LayoutError(
            f"{layout}: the {len(offsets)} elements of an access lie at {places}, which is not contiguous"
        )
    if len(offsets) > 1 and start % len(offsets):
        raise LayoutError(
            f"{layout}: an access of {len(offsets)} elements begins at {start}, which is not aligned to them"
        )
    return start * element_bits // 8


def _wavefronts(warp: int, value: int, lanes: list[int], size: int) -> Request:
    """Serve a request phase by phase."""
    together = WARP if size <= BANK_BYTES else WARP * BANK_BYTES // size
    cost = phases = 0
    conflicts: list[Conflict] = []
    for first in range(0, len(lanes), together):
        asked: dict[int, dict[int, list[int]]] = {}
        for lane in range(first, min(first + together, len(lanes))):
            for word in range(lanes[lane] // BANK_BYTES, (lanes[lane] + size - 1) // BANK_BYTES + 1):
                asked.setdefault(word % BANKS, {}).setdefault(word, []).append(lane)
        phases += 1
        cost += max(map(len, asked.values()))
        for bank, words in sorted(asked.items()):
            if len(words) > 1:
                conflicts.append(Conflict(bank, tuple(sorted(lane for same in words.values() for lane in same))))
    return Request(warp, value, cost, phases, tuple(conflicts))
