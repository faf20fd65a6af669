"""All memory that a batch of blocks sees: finds the object that an address points into, checks the
access and performs it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import numpy as np

from cutec.interpreter.memory import global_memory
from cutec.interpreter.memory.global_memory import Allocation, Fault, GlobalMemory
from cutec.interpreter.memory.local_memory import LocalArray
from cutec.interpreter.memory.shared_memory import SharedMemory
from cutec.interpreter.values import address
from cutec.interpreter.values.access import Access, gather, rows_of, scatter
from cutec.interpreter.values.lanes import Lanes

Array = np.ndarray
Loaded = tuple[Array, Array | None]
FaultOf = Callable[[Lanes], Fault]


class Target(Protocol):
    """The places that some lanes access, checked for bounds and alignment. `takes_undefined`:
    undefined values may be stored there. Arrays have a row per lane, or one for all lanes.
    """

    @property
    def lanes(self) -> Lanes: ...
    @property
    def takes_undefined(self) -> bool: ...
    @property
    def addresses(self) -> tuple[str, Array]:
        """(`global`, `shared` or `local`; byte addresses there)."""
        ...

    def place(self, row: int) -> str:
        """The place that a row accesses, in words."""
        ...

    def load(self) -> Loaded:
        """The values, and which of their elements are undefined (None: none)."""
        ...

    def store(self, value: Array, undefined: Array | None) -> None:
        """Store values; their `undefined` elements become so in memory."""

    def update(self, fold: Callable[[Array, Array], Array]) -> Array:
        """Replace the memory by `fold(old, rows)`, lane by lane; returns the old values."""
        ...


class GlobalTarget(NamedTuple):
    """A target in global memory."""

    allocation: Allocation
    offset: Array
    a: Access
    lanes: Lanes
    takes_undefined: bool = False

    @property
    def addresses(self) -> tuple[str, Array]:
        return "global", self.offset

    def place(self, row: int) -> str:
        return self.allocation.element(int(self.offset[min(row, len(self.offset) - 1)]))

    @property
    def pointer(self) -> Array:
        """The addresses."""
        return self.offset + address.of_global(self.allocation.number)

    def holds(self, value: Array) -> Array:
        """Which rows of memory hold `value` (a row per lane, or one for all)."""
        raw = self.a.raw
        wanted = np.ascontiguousarray(rows_of(value)).view(raw.dtype)
        return np.broadcast_to(
            (gather(self.allocation.bytes, self.offset, raw) == wanted).all(axis=1), self.lanes.count
        )

    def load(self) -> Loaded:
        return global_memory.load(self.allocation, self.offset, self.a)

    def store(self, value: Array, undefined: Array | None) -> None:
        offset = self.offset if len(self.offset) >= len(value) else np.broadcast_to(self.offset, len(value))
        global_memory.store(self.allocation, offset, self.a, value)

    def update(self, fold: Callable[[Array, Array], Array]) -> Array:
        return sequential(self.allocation.bytes, np.broadcast_to(self.offset, self.lanes.count), self.a, fold)


class _Shared(NamedTuple):
    memory: SharedMemory
    position: Array
    a: Access
    lanes: Lanes
    fault: Fault
    takes_undefined: bool = True

    @property
    def addresses(self) -> tuple[str, Array]:
        return "shared", self.position

    def place(self, row: int) -> str:
        return self.memory.describe(int(self.position[row]))

    def load(self) -> Loaded:
        return self.memory.load(self.position, self.a, self.lanes, self.fault)

    def store(self, value: Array, undefined: Array | None) -> None:
        self.memory.store(self.position, self.a, value, undefined, self.lanes, self.fault)

    def update(self, fold: Callable[[Array, Array], Array]) -> Array:
        return sequential(
            self.memory.for_atomics(self.position, self.a, self.lanes, self.fault), self.position, self.a, fold
        )


class _Local(NamedTuple):
    array: LocalArray
    offset: Array
    a: Access
    lanes: Lanes
    takes_undefined: bool = True

    @property
    def addresses(self) -> tuple[str, Array]:
        return "local", self.offset

    def place(self, row: int) -> str:
        return f"byte {self.offset[min(row, len(self.offset) - 1)]} of {self.array.name}"

    def load(self) -> Loaded:
        return self.array.load(self.offset, self.a, self.lanes)

    def store(self, value: Array, undefined: Array | None) -> None:
        self.array.store(self.offset, self.a, value, undefined, self.lanes)

    def update(self, fold: Callable[[Array, Array], Array]) -> Array:
        old = np.broadcast_to(self.load()[0], self.lanes.count)
        self.store(fold(old, np.arange(self.lanes.count)), None)
        return old


class Memory:
    """Resolves addresses to targets. `locals`, by the number of an address, is filled as threads
    execute their `alloca`s.
    """

    def __init__(self, globals_: GlobalMemory, shared: SharedMemory):
        self._globals, self._shared = globals_, shared
        self.locals: dict[int, LocalArray] = {}

    def targets(
        self, pointer: Array, space: int, a: Access, verb: str, lanes: Lanes, fault: FaultOf
    ) -> list[tuple[Array | None, Target]]:
        """(mask of lanes, target) for each allocation that the addresses point into; the mask is
        None if there is only one.
        """
        if space in address.SHARED_SPACES:
            return [(None, self._in_shared(pointer, a, verb, lanes, fault))]
        if len(pointer) == 1:
            return [(None, self._target(address.number_of(int(pointer[0])), pointer, a, verb, lanes, fault))]
        numbers = address.numbers_of(pointer)
        if len(numbers) == 1:
            return [(None, self._target(int(numbers[0]), pointer, a, verb, lanes, fault))]
        groups: list[tuple[Array | None, Target]] = []
        for number in np.unique(numbers).tolist():
            mask = numbers == number
            groups.append((mask, self._target(number, pointer[mask], a, verb, lanes.subset(mask), fault)))
        return groups

    def allocation(self, number: int) -> Allocation | None:
        """The array of that number."""
        return self._globals.get(number)

    def behind(self, pointer: Array) -> list[Array]:
        """The addresses in the memory of each GPU that addresses stand for: of multicast objects
        several, else themselves.
        """
        numbers = np.unique(address.numbers_of(pointer)).tolist()
        found = {number: self._globals.behind(number) for number in numbers}
        if len(found) == 1:
            ((number, behind),) = found.items()
            return [pointer + (other - number << address.GLOBAL_SHIFT) for other in behind]
        moved = []
        for gpu in range(min(map(len, found.values()))):
            to = np.array([found[number][gpu] - number for number in numbers])
            moved.append(pointer + (to[np.searchsorted(numbers, address.numbers_of(pointer))] << address.GLOBAL_SHIFT))
        return moved

    def shared_position(self, pointer: Array, a: Access, verb: str, lanes: Lanes, fault: Fault) -> Array:
        """The position in the batch's shared memory of each lane's address, checked for bounds and
        alignment.
        """
        return self._shared.locate(pointer, a, verb, lanes, fault)

    def global_span(
        self, start: int, count: int, verb: str, fault: Callable[[str, str], None]
    ) -> tuple[Array, Array | None]:
        """`count` bytes of global memory from an address on, and which of them were written (None:
        all). `fault(code, message)` raises the finding.
        """
        allocation, offset = (
            self._globals.get(address.number_of(start)),
            start - address.of_global(address.number_of(start)),
        )
        if allocation is None:
            fault("E5010", f"{verb} of {count} bytes through a pointer that belongs to no array")
        assert allocation is not None
        if offset < 0 or offset + count > len(allocation.bytes):
            fault("E5001", f"{verb} of {count} bytes at {allocation.element(offset)}")
        if "store" in verb and not allocation.bytes.flags.writeable:
            fault("E5013", f"{verb} to {allocation.name}, which is read-only")
        here = slice(offset, offset + count)
        return allocation.bytes[here], None if allocation.written is None else allocation.written[here]

    def shared_lines(self, position: Array, lines: Array | None = None) -> Array:
        """The lines of 16 bytes at positions in shared memory; `lines`, if given, are written there
        first.
        """
        return self._shared.lines(position, lines)

    def unwritten_lines(self, position: Array) -> Array:
        """Which lines of 16 bytes have bytes that were never written."""
        return self._shared.unwritten_lines(position)

    def describe(self, position: int) -> str:
        """A position in shared memory, in words."""
        return self._shared.describe(position)

    @property
    def shared_size(self) -> int:
        """Bytes of the batch's shared memory."""
        return self._shared.size

    def _target(self, number: int, pointer: Array, a: Access, verb: str, lanes: Lanes, fault: FaultOf) -> Target:
        if number >= address.SHARED:
            return self._in_shared(pointer, a, verb, lanes, fault)
        if number >= address.LOCALS:
            array, offset = self.locals.get(number), pointer - address.of_local(number - address.LOCALS)
            if array is not None:
                array.check(offset, a, verb, fault(lanes))
                return _Local(array, offset, a, lanes)
        allocation = self._globals.get(number)
        offset = pointer - address.of_global(number)
        allocation = global_memory.checked(allocation, offset, a, verb, fault(lanes))
        return GlobalTarget(allocation, offset, a, lanes)

    def _in_shared(self, pointer: Array, a: Access, verb: str, lanes: Lanes, fault: FaultOf) -> Target:
        position = self._shared.locate(pointer, a, verb, lanes, fault(lanes))
        return _Shared(self._shared, position, a, lanes, fault(lanes))


def sequential(memory: Array, position: Array, a: Access, fold: Callable[[Array, Array], Array]) -> Array:
    """Read, modify and write lane by lane; returns the old values. Lanes at different places do not
    interfere, so round k performs the k-th lane of every place at once:

        positions 8 8 12 8  →  round 0: lanes 0, 2;  round 1: lane 1;  round 2: lane 3
    """
    order = np.argsort(position, kind="stable")
    ordered = position[order]
    new_place = np.concatenate([[True], ordered[1:] != ordered[:-1]])
    starts = np.flatnonzero(new_place)
    rank = np.arange(len(order)) - np.repeat(starts, np.diff(np.append(starts, len(order))))
    by_rank = np.argsort(rank, kind="stable")
    old = np.zeros(len(order), a.dtype)
    for rows in np.split(order[by_rank], np.cumsum(np.bincount(rank))[:-1]):
        old[rows] = gather(memory, position[rows], a)
        scatter(memory, position[rows], a, fold(old[rows], rows))
    return old
