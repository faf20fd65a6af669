"""The order that strong operations and fences establish (PTX ISA, "Memory Consistency Model":
release and acquire patterns), on the clocks of `memory.races`.

A release publishes, at an address, the vector clock of its warp; an acquire at that address joins
it to the clock of its own warp. A fence turns the strong writes after it into releases, and the
strong reads before it into acquires. Scopes are not distinguished: these clocks order the threads
of one block, which every scope includes.

    warp 0                              warp 1
    x = 1                               while ld.relaxed(flag) == 0: …     found: clock of the fence
    fence          publishes later      fence                              learns that clock
    st.relaxed(flag, 1)                 load x                             ordered: no race
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from cutec.interpreter.memory.races import Clocks
from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes

Array = np.ndarray


class MemoryOrder:
    """The vector clocks that the warps of a batch have published, by address."""

    def __init__(self, batch: Batch, clocks: Clocks):
        self._batch, self._clocks = batch, clocks
        self._published: dict[tuple[int, int], Array] = {}  # (block, address) → clocks of the block's warps
        self._fenced: dict[tuple[int, int], Array] = {}  # (block, warp) → its clock at its last fence
        self._seen: dict[tuple[int, int], Array] = {}  # (block, warp) → what its strong reads have found since then

    def _places(self, lanes: Lanes, pointer: Array) -> Iterator[tuple[int, int, int]]:
        """(block, warp, address) of the lanes, without repetition."""
        batch = self._batch
        block, warp = (
            lanes.cached(name, values) for name, values in (("block", batch.block_index), ("warp", batch.warp_index))
        )
        rows = np.stack(np.broadcast_arrays(block, warp % batch.warps, pointer), axis=1)
        yield from map(tuple, np.unique(rows, axis=0).tolist())

    def _publish(self, block: int, address: int, clocks: Array) -> None:
        known = self._published.get((block, address))
        self._published[block, address] = clocks if known is None else np.maximum(known, clocks)

    def _learn(self, block: int, warp: int, clocks: Array) -> None:
        known = self._clocks.known()
        known[block, warp] = np.maximum(known[block, warp], clocks)
        self._clocks.version += 1

    def _own(self, block: int, warp: int) -> Array:
        """The clock of a warp: the accesses ordered before its next one, its own included."""
        clocks = self._clocks
        known = clocks.known()
        known[block, warp, warp] = clocks.clock[block, warp] + 1
        clocks.clock[block, warp] += 1
        clocks.version += 1
        return np.maximum(known[block, warp], clocks.base[block])

    def release(self, lanes: Lanes, pointer: Array) -> None:
        """Publish the clock of each lane's warp at the lane's address."""
        own: dict[tuple[int, int], Array] = {}
        for block, warp, place in self._places(lanes, pointer):
            if (block, warp) not in own:
                own[block, warp] = self._own(block, warp)
            self._publish(block, place, own[block, warp])

    def acquire(self, lanes: Lanes, pointer: Array) -> None:
        """Learn the clocks published at each lane's address."""
        if self._published:
            for block, warp, place in self._places(lanes, pointer):
                if (block, place) in self._published:
                    self._learn(block, warp, self._published[block, place])

    def relaxed(self, lanes: Lanes, pointer: Array, reads: bool, writes: bool) -> None:
        """A strong access: a write publishes the warp's clock at its last fence; a clock that a
        read finds is learnt at the next fence.
        """
        if not self._published and not self._fenced:
            return
        for block, warp, place in self._places(lanes, pointer):
            found = self._published.get((block, place))
            if reads and found is not None:
                seen = self._seen.get((block, warp))
                self._seen[block, warp] = found if seen is None else np.maximum(seen, found)
            if writes and (block, warp) in self._fenced:
                self._publish(block, place, self._fenced[block, warp])

    def fence(self, lanes: Lanes) -> None:
        """Learn the clocks that strong reads have found; strong writes from now on publish the
        current clock.
        """
        for block, warp, _ in self._places(lanes, np.zeros(1, np.int64)):
            if (block, warp) in self._seen:
                self._learn(block, warp, self._seen.pop((block, warp)))
            self._fenced[block, warp] = self._own(block, warp)
