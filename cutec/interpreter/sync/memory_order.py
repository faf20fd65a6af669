"""Which accesses strong operations and fences order (PTX ISA, "Memory Consistency Model": release
and acquire patterns).

A release publishes, at an address, all that its warp knows to be ordered; an acquire at the same
address learns it. A fence makes release patterns of the strong writes after it, and acquire
patterns of the strong reads before it. Scopes are not told apart: the threads that one interpreter
orders are those of a block, which every scope includes.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from cutec.interpreter.memory.races import Clocks
from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes

Array = np.ndarray


class MemoryOrder:
    """What has been published where, by the warps of a batch. Clocks are per warp (see `races`),
    and so is what is known here.
    """

    def __init__(self, batch: Batch, clocks: Clocks):
        self._batch, self._clocks = batch, clocks
        self._published: dict[tuple[int, int], Array] = {}  # (block, address) → clocks of the block's warps
        self._fenced: dict[tuple[int, int], Array] = {}  # (block, warp) → what it had to publish at its last fence
        self._seen: dict[tuple[int, int], Array] = {}  # (block, warp) → what its strong reads found since then

    def _places(self, lanes: Lanes, pointer: Array) -> Iterator[tuple[int, int, int]]:
        """(block, warp, address), each once."""
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
        """What a warp knows to be ordered before what it does next, its own accesses so far among
        it.
        """
        clocks = self._clocks
        known = clocks.known()
        known[block, warp, warp] = clocks.clock[block, warp] + 1
        clocks.clock[block, warp] += 1
        clocks.version += 1
        return np.maximum(known[block, warp], clocks.base[block])

    def release(self, lanes: Lanes, pointer: Array) -> None:
        """Publish, at each lane's address, what its warp knows."""
        own: dict[tuple[int, int], Array] = {}
        for block, warp, place in self._places(lanes, pointer):
            if (block, warp) not in own:
                own[block, warp] = self._own(block, warp)
            self._publish(block, place, own[block, warp])

    def acquire(self, lanes: Lanes, pointer: Array) -> None:
        """Learn what was published at each lane's address."""
        if self._published:
            for block, warp, place in self._places(lanes, pointer):
                if (block, place) in self._published:
                    self._learn(block, warp, self._published[block, place])

    def relaxed(self, lanes: Lanes, pointer: Array, reads: bool, writes: bool) -> None:
        """A strong access: a write publishes what the warp knew at its last fence, a read is
        remembered for the next.
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
        """What strong reads found is learnt; strong writes from now on publish what is known
        now.
        """
        for block, warp, _ in self._places(lanes, np.zeros(1, np.int64)):
            if (block, warp) in self._seen:
                self._learn(block, warp, self._seen.pop((block, warp)))
            self._fenced[block, warp] = self._own(block, warp)
