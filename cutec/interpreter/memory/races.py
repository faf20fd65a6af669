"""A happens-before race detector for shared memory that follows barriers.

Every warp has a logical clock, which advances when it synchronises. The record of an access is an
*epoch*: (clock of its warp, thread), as in FastTrack (Flanagan and Freund, 2009). An earlier access
is ordered before a later one if the same thread made both, or if its clock is below what the later
thread has synchronised with: `base`, one number per block, as long as only whole blocks
synchronise; otherwise also `known`, a vector clock per warp.

    clock 0: thread 0 writes x          record of x: writer (0, thread 0)
    barrier of the block                all clocks 1, base 1
    clock 1: thread 40 reads x          0 < base 1: ordered; reader (1, thread 40)
    clock 1: thread 7 writes x          reader (1, thread 40), 1 ≥ base 1: a race

A unit of memory has one writer and two readers. With barriers of part of the block a third reader
can displace one that is still unordered, so a race may be missed; a reported race is one.
"""

from __future__ import annotations

from collections.abc import Hashable

import numpy as np

from cutec.interpreter.values.grid import WARP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.records import dataclass

Array = np.ndarray
_THREAD_BITS = 16
_ATOMIC = 1 << 15
_THREAD = _ATOMIC - 1


@dataclass(frozen=True)
class Conflict:
    """`rows` of an access race with earlier ones. The earlier access of the first such row is by
    `thread` of the block, which `wrote` or read.
    """

    rows: Array
    thread: int
    wrote: bool


class Clocks:
    """The clocks of a batch's warps, and what each warp knows of the others'."""

    def __init__(self, batch: Batch):
        self.batch, self._blocks, self._warps = batch, batch.blocks, batch.warps
        self.clock = np.zeros((batch.blocks, batch.warps), np.int64)
        self.base = np.zeros(batch.blocks, np.int64)
        self._known: Array | None = None
        self._arrived: dict[tuple[int, Hashable], Array] = {}
        self.version = 0

    def known(self) -> Array:
        """Vector clocks, `[block, mine, other]`: accesses of warp `other` below this clock are
        ordered before the next access of warp `mine`.
        """
        if self._known is None:
            self._known = np.zeros((self._blocks, self._warps, self._warps), np.int64)
        return self._known

    @property
    def partial(self) -> bool:
        """Whether anything else than whole blocks has synchronised."""
        return self._known is not None

    def synchronise_blocks(self, blocks: Array | slice) -> None:
        """All threads of these blocks have met at a barrier."""
        now = self.clock[blocks].max(axis=1) + 1
        self.clock[blocks] = now[:, None]
        self.base[blocks] = now
        self.version += 1

    def order_warps(self, block: Array, warp: Array) -> None:
        """The lanes of each of these warps have synchronised (pairs without repetition)."""
        self.clock[block, warp] += 1
        self.known()[block, warp, warp] = self.clock[block, warp]
        self.version += 1

    def release(self, block: int, barrier: Hashable, warps: Array) -> None:
        """Warps arrive at a barrier: it publishes their clocks."""
        known = self.known()
        known[block, warps, warps] = self.clock[block, warps] + 1
        published = known[block, warps].max(axis=0)
        key = block, barrier
        self._arrived[key] = np.maximum(self._arrived[key], published) if key in self._arrived else published
        self.clock[block, warps] += 1
        self.version += 1

    def acquire(self, block: int, barrier: Hashable, warps: Array) -> None:
        """The barrier is complete: the waiting warps learn its published clocks."""
        known = self.known()
        known[block, warps] = np.maximum(known[block, warps], self._arrived[block, barrier])
        self.version += 1

    def acquire_from(self, block: int, barrier: Hashable, warps: Array, everything: bool) -> None:
        """As `acquire`, if anything was published there. `everything`: all that the block did so
        far is ordered.
        """
        if everything:
            known = self.known()
            known[block, warps] = self.clock[block].max() + 1
            self.clock[block] = self.clock[block].max() + 1
            self.version += 1
        elif (block, barrier) in self._arrived:
            self.acquire(block, barrier, warps)

    # -- by lanes (`sync.protocols.Clocks`) --------------------------------------------------------

    def arrive(self, barrier: Hashable, lanes: Lanes) -> None:
        """Lanes arrive at a barrier of part of their block."""
        for block, warps in warps_by_block(self.batch, lanes):
            self.release(block, barrier, warps)

    def leave(self, barrier: Hashable, lanes: Lanes) -> None:
        """The barrier lets these lanes go on."""
        for block, warps in warps_by_block(self.batch, lanes):
            self.acquire(block, barrier, warps)

    def leave_phase(self, slot: int, lanes: Lanes, everything: bool) -> None:
        """The phase of an mbarrier that these lanes waited for has ended (`everything`: see
        `acquire_from`).
        """
        for block, warps in warps_by_block(self.batch, lanes):
            self.acquire_from(block, ("mbarrier", slot), warps, everything)

    def arrive_at_phase(self, slot: int, lanes: Lanes) -> None:
        """Lanes arrive at an mbarrier of their block."""
        self.arrive(("mbarrier", slot), lanes)

    def end_phase(self, slots: Array) -> None:
        """Phases of mbarriers end: these clocks do not tell phases apart."""

    def synchronise_warps(self, lanes: Lanes) -> None:
        """The lanes of each warp have synchronised."""
        batch = self.batch
        warps = np.unique(lanes.cached("warp", batch.warp_index))
        self.order_warps(warps // batch.warps, warps % batch.warps)

    def synchronise_clusters(self, blocks: Array) -> None:
        """All threads of these blocks' clusters have met."""
        self.synchronise_blocks(blocks)

    def arrive_in_cluster(self, lanes: Lanes, relaxed: bool) -> None:
        """Lanes arrive at their cluster's barrier, which orders when it is complete
        (`synchronise_clusters`).
        """

    def leave_cluster(self, lanes: Lanes) -> None:
        """The cluster's barrier lets these lanes go on."""

    def forget(self, barrier: int, blocks: Array) -> None:
        """The barrier starts anew in these blocks."""
        for block in blocks:
            self._arrived.pop((int(block), barrier), None)


class Records:
    """Shadow cells: the last writer and the last two readers of each unit of memory, as
    `clock << 16 | atomic << 15 | thread`; -1: none yet.
    """

    everywhere = False

    def __init__(self, units: int, clocks: Clocks):
        self._clocks, self._batch = clocks, clocks.batch
        self._writer = np.full(units, -1, np.int64)
        self._reader = np.full(units, -1, np.int64)
        self._other_reader = np.full(units, -1, np.int64)

    def read(self, units: Array, lanes: Lanes, atomic: bool) -> Conflict | None:
        """Record a read of `units` (a row per lane)."""
        me = self._epochs(lanes, atomic)
        conflict = self._conflict(self._writer[units], me, lanes, True, atomic)
        mine = np.broadcast_to(me, units.shape)
        before = self._reader[units]
        another = ((before ^ mine) & _THREAD) != 0
        self._other_reader[units[another]] = before[another]
        self._reader[units] = mine
        last = self._reader[units]
        displaced = ((last ^ mine) & _THREAD) != 0
        if displaced.any():
            self._other_reader[units[displaced]] = mine[displaced]
        return conflict

    def write(self, units: Array, lanes: Lanes, atomic: bool, same: Array | None = None) -> Conflict | None:
        """Record a write of `units`. Rows that write the `same` as is there already do not race
        with another write.
        """
        me = self._epochs(lanes, atomic)
        before = self._writer[units]
        if same is not None and same.any():
            before[np.broadcast_to(same, len(before))] = -1
        conflict = self._conflict(before, me, lanes, True, atomic)
        for readers in (self._reader, self._other_reader):
            conflict = conflict or self._conflict(readers[units], me, lanes, False, atomic)
        self._writer[units] = np.broadcast_to(me, units.shape)
        return conflict

    def _epochs(self, lanes: Lanes, atomic: bool) -> Array:
        """The epoch of each lane, as a column."""
        key = "record", self._clocks.version
        if lanes.cache.get("record version") != key:
            batch = self._batch
            lanes.cache["record version"] = key
            clock = self._clocks.clock.reshape(-1)[lanes.cached("warp", batch.warp_index)]
            lanes.cache["record"] = ((clock << _THREAD_BITS) | lanes.cached("thread", batch.thread_index))[:, None]
        return lanes.cache["record"] | (_ATOMIC if atomic else 0)

    def _conflict(self, record: Array, me: Array, lanes: Lanes, wrote: bool, atomic: bool) -> Conflict | None:
        block = lanes.cached("block", self._batch.block_index)
        late = (record >= (self._clocks.base[block] << _THREAD_BITS)[:, None]) & (((record ^ me) & _THREAD) != 0)
        if atomic:
            late &= (record & _ATOMIC) == 0
        if late.any() and self._clocks.partial:
            rows, columns = np.nonzero(late)
            suspect = record[rows, columns]
            mine = (me[rows, 0] & _THREAD) // WARP
            known = self._clocks.known()[block[rows], mine, (suspect & _THREAD) // WARP]
            late[rows, columns] = (suspect >> _THREAD_BITS) >= known
        if not late.any():
            return None
        row, column = np.argwhere(late)[0]
        return Conflict(late.any(axis=1), int(record[row, column]) & _THREAD, wrote)


def warps_by_block(batch: Batch, lanes: Lanes) -> list[tuple[int, Array]]:
    """(block, its warps that have a lane in the group)."""
    if "warps by block" not in lanes.cache:
        warps = np.unique(lanes.cached("warp", batch.warp_index))
        blocks, starts = np.unique(warps // batch.warps, return_index=True)
        lanes.cache["warps by block"] = list(
            zip(blocks.tolist(), np.split(warps % batch.warps, starts[1:]), strict=True)
        )
    return lanes.cache["warps by block"]
