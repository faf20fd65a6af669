"""Shared memory: each block's arrays, and a shadow of the bytes written. `AccessRecords` record
the accesses.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from cutec.diag import error
from cutec.interpreter.memory.global_memory import Fault
from cutec.interpreter.memory.races import Conflict
from cutec.interpreter.memory.shared_names import SharedNames
from cutec.interpreter.values import address
from cutec.interpreter.values.access import Access, gather, rows_of, scatter
from cutec.interpreter.values.findings import dims
from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.records import dataclass

Array = np.ndarray
LINE = 16  # bytes that asynchronous copies and matrix operations move at a time
_ALIGN = 1024  # of each array within the block's memory


@dataclass(frozen=True)
class SharedArray:
    """An array that every block has: `size` bytes from `start`."""

    name: str
    size: int
    start: int


def layout(sizes: dict[str, int], kernel: Op) -> tuple[dict[str, tuple[int, SharedArray]], int]:
    """Place arrays (name → bytes) one after the other. Returns (name → (number from 1, array),
    bytes in all). Raises E5011 for more than a block can have.
    """
    if len(sizes) >= address.SHARED_ARRAYS or sum(sizes.values()) > 1 << address.SHARED_SHIFT:
        message = f"{len(sizes)} shared arrays of {sum(sizes.values())} bytes in all are more than a block can have"
        raise error("E5011", message, kernel.loc)
    arrays: dict[str, tuple[int, SharedArray]] = {}
    start = 0
    for number, (name, size) in enumerate(sizes.items(), 1):
        arrays[name] = number, SharedArray(name, size, start)
        start += -(-size // _ALIGN) * _ALIGN
    return arrays, start


class AccessRecords(Protocol):
    """Recorder of accesses: `races.Records`, or the hazard checker, which reports by itself.
    `everywhere`: accesses of other blocks' memory count too.
    """

    everywhere: bool

    def read(self, units: Array, lanes: Lanes, atomic: bool) -> Conflict | None:
        """Record a read of `units` (a row per lane)."""
        ...

    def write(self, units: Array, lanes: Lanes, atomic: bool, same: Array | None = None) -> Conflict | None:
        """Record a write of `units`. `same`: rows that write what is there already, which do not
        race with another write.
        """
        ...


class SharedMemory:
    """The shared memory of a batch of blocks. `stride`: bytes per block; `unit`: the granularity of
    its shadow in bytes. Without `records` nothing is checked. `names` describes places.
    """

    def __init__(
        self,
        arrays: dict[str, tuple[int, SharedArray]],
        stride: int,
        unit: int,
        batch: Batch,
        records: AccessRecords | None,
        names: SharedNames,
    ):
        self._names = names
        self._arrays = dict(arrays.values())
        self._starts = np.zeros(address.SHARED_ARRAYS, np.int64)
        self._sizes = np.full(address.SHARED_ARRAYS, -1, np.int64)
        for number, array in self._arrays.items():
            self._starts[number], self._sizes[number] = array.start, array.size
        self._stride, self._unit, self._batch = stride, unit, batch
        self._bytes = np.zeros(stride * batch.blocks, np.uint8)
        self._written = np.zeros(stride * batch.blocks // unit, bool)
        self._records = records
        self.base = batch.block_index * stride

    def locate(self, pointer: Array, a: Access, verb: str, lanes: Lanes, fault: Fault) -> Array:
        """The position in the batch's shared memory of each lane's address, checked for bounds and
        alignment.
        """
        number, offset = address.split_shared(pointer)
        known = (number > 0) & (number < address.SHARED_ARRAYS)
        number = np.where(known, number, 0)
        bad = offset > self._sizes[number] - a.size
        if bad.any():
            fault(
                "E5001" if known[np.argmax(bad)] and int(number[np.argmax(bad)]) in self._arrays else "E5010",
                bad,
                lambda i: f"{verb} of {a.size} bytes at {self._place(pointer, i)}",
            )
        bad = (offset & (max(a.alignment, self._unit) - 1)) != 0
        if bad.any():
            fault("E5002", bad, lambda i: f"{verb} at {self._place(pointer, i)}: no multiple of {a.alignment}")
        return self._base(pointer, lanes, fault) + (self._starts[number] + offset)

    def _base(self, pointer: Array, lanes: Lanes, fault: Fault) -> Array:
        """For each lane, where the memory of the block starts that its address names: its own, or
        another of the cluster.
        """
        own = lanes.cached("shared base", self.base)
        rank = address.rank_of(pointer)
        if (rank < 0).all():
            return own
        ranks = self._batch.ranks
        if (rank >= ranks).any():
            fault(
                "E5010",
                rank >= ranks,
                lambda i: f"an address in block {rank[min(i, len(rank) - 1)]} of a cluster of {ranks}",
            )
        block = own // self._stride
        return np.where(rank < 0, block, block // ranks * ranks + rank) * self._stride

    @property
    def size(self) -> int:
        """Bytes of all blocks together."""
        return len(self._bytes)

    def _place(self, pointer: Array, row: int) -> str:
        number, offset = address.split_shared(pointer[min(row, len(pointer) - 1)])
        array = self._arrays.get(int(number))
        return (
            f"byte {offset} of {array.name}, which has {array.size}"
            if array
            else "an address that belongs to no shared array"
        )

    def load(self, position: Array, a: Access, lanes: Lanes, fault: Fault) -> tuple[Array, Array | None]:
        """The values, and which of their elements were never written (None: none). Reports
        races.
        """
        values = gather(self._bytes, position, a)
        if self._records is None:
            return values, None
        units = self._units(position, a)
        if self._recorded(position, lanes):
            self._report(self._records.read(units, lanes, a.strong), position, "load of", fault)
        written = self._written[units]
        if written.all():
            return values, None
        unwritten = ~np.logical_and.reduce(written.reshape(len(written), a.count, -1), axis=2)
        return values, unwritten if a.vector else unwritten[:, 0]

    def store(
        self, position: Array, a: Access, value: Array, undefined: Array | None, lanes: Lanes, fault: Fault
    ) -> None:
        """Store values; their `undefined` elements become unwritten. Reports races, also between
        lanes that store different values to one place at once.
        """
        if self._records is None:
            scatter(self._bytes, position, a, value)
            return
        raw = a.raw
        wanted = np.ascontiguousarray(rows_of(value)).view(raw.dtype)
        same = (gather(self._bytes, position, raw) == wanted).all(axis=1)
        scatter(self._bytes, position, a, value)
        units = self._units(position, a)
        if self._recorded(position, lanes):
            self._report(self._records.write(units, lanes, a.strong, same), position, "store to", fault)
        self._written[units] = (
            True if undefined is None else ~np.repeat(rows_of(undefined), units.shape[1] // a.count, axis=1)
        )
        if a.strong:
            return
        bad = (gather(self._bytes, position, raw) != wanted).any(axis=1)
        if bad.any():
            fault(
                "E5005",
                bad,
                lambda i: f"two threads store different values to {self.describe(int(position[i]))} at once",
            )

    def lines(self, position: Array, lines: Array | None = None) -> Array:
        """The lines of 16 bytes at positions; `lines`, if given, are written there first. For
        asynchronous accesses: no race is looked for.
        """
        memory, index = self._bytes.reshape(-1, LINE), position // LINE
        if lines is None:
            return memory[index]
        memory[index] = lines
        self._written.reshape(-1, LINE // self._unit)[index] = True
        return lines

    def unwritten_lines(self, position: Array) -> Array:
        """Which lines of 16 bytes have bytes that were never written."""
        if self._records is None:
            return np.zeros(len(position), bool)
        return ~np.logical_and.reduce(self._written.reshape(-1, LINE // self._unit)[position // LINE], axis=1)

    def for_atomics(self, position: Array, a: Access, lanes: Lanes, fault: Fault) -> Array:
        """The memory itself, for an atomic operation, which counts as a read and a write."""
        if self._records is not None and self._recorded(position, lanes):
            units = self._units(position, a)
            for note in (self._records.read, self._records.write):
                self._report(note(units, lanes, True), position, "atomic operation on", fault)
        return self._bytes

    def _recorded(self, position: Array, lanes: Lanes) -> bool:
        """Whether to record the accesses. Accesses to other blocks are recorded only if
        `everywhere`.
        """
        if self._records is not None and self._records.everywhere:
            return True
        return self._batch.ranks == 1 or bool(
            (position // self._stride == lanes.cached("block", self._batch.block_index)).all()
        )

    def _units(self, position: Array, a: Access) -> Array:
        count = max(1, a.size // self._unit)
        return (position // self._unit)[:, None] + np.arange(count)

    def describe(self, position: int) -> str:
        """A position, in words."""
        inside = position % self._stride
        array = next(x for x in self._arrays.values() if x.start <= inside < x.start + max(x.size, 1))
        return self._names.describe(array.name, inside - array.start)

    def _report(self, conflict: Conflict | None, position: Array, verb: str, fault: Fault) -> None:
        if conflict is None:
            return
        before = "stored to" if conflict.wrote else "loaded"
        coordinate = dims(self._batch.thread_of(conflict.thread))
        fault(
            "E5005",
            conflict.rows,
            lambda i: (
                f"{verb} {self.describe(int(position[i]))}, which thread {coordinate} {before} with no barrier between"
            ),
        )
