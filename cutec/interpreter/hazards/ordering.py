"""The order that barriers, fences and strong accesses establish, on vector clocks: stands in for
`memory.races.Clocks` and `sync.memory_order.MemoryOrder`.

Arriving publishes a clock at an object (a release), leaving learns it (an acquire). Objects are
named barriers, cluster barriers, phases of mbarriers, and addresses.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import numpy as np

from cutec.interpreter.hazards.grid_order import GridOrder, reaches_grid
from cutec.interpreter.hazards.vector_clocks import Published, VectorClocks
from cutec.interpreter.values.address import in_block, is_global, is_shared, rank_of
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.ptx_memory import scope_of
from cutec.ops.primitives.registry import POINTEE

Array = np.ndarray
_NOTHING = np.zeros(0, np.int32)


class Ordering:
    """The barriers of a batch (`sync.protocols.Clocks`). `unfinished(slot)`: the first event among
    the copies counted by an mbarrier that are not done yet; None if all are.
    """

    def __init__(self, vector_clocks: VectorClocks, now: Callable[[], int], unfinished: Callable[[int], int | None]):
        self._vector_clocks, self._now, self._unfinished = vector_clocks, now, unfinished
        self._objects: dict[tuple[int, Hashable], Published] = {}
        # published in phases of an mbarrier or cluster barrier that have ended
        self._ended: dict[tuple[int, Hashable], Published] = {}

    def _publish(
        self,
        key: Hashable,
        lanes: Lanes,
        relaxed: bool = False,
        with_cp_async: bool = False,
        narrow: bool = False,
    ) -> None:
        for cluster, rows in self._vector_clocks.rows(lanes):
            agents = self.copy_column(cluster) + rows if with_cp_async else None
            published = self._vector_clocks.release(cluster, rows, relaxed, agents)
            if narrow:
                self._vector_clocks.narrow(cluster)
                published = published.narrowed()
            if (cluster, key) in self._objects:
                self._objects[cluster, key].join(published)
            else:
                self._objects[cluster, key] = published

    def _learn(self, objects: dict[tuple[int, Hashable], Published], key: Hashable, lanes: Lanes) -> None:
        for cluster, rows in self._vector_clocks.rows(lanes):
            if (cluster, key) in objects:
                self._vector_clocks.acquire(cluster, rows, objects[cluster, key])

    def _end(self, cluster: int, key: Hashable) -> None:
        """A phase has ended: its published clocks may be learnt now."""
        published = self._objects.pop((cluster, key), None)
        if published is None:
            return
        if (cluster, key) in self._ended:
            self._ended[cluster, key].join(published)
        else:
            self._ended[cluster, key] = published

    def copy_column(self, cluster: int) -> int:
        """The column of the `cp.async`s of a cluster's first thread; those of the others follow."""
        return self._vector_clocks.column(cluster, "cp.async", self._vector_clocks.span)

    # -- barriers of blocks, warps and clusters ----------------------------------------------------

    def synchronise_blocks(self, blocks: Array | slice) -> None:
        """All threads of these blocks have synchronised at a barrier."""
        self._vector_clocks.synchronise_blocks(np.arange(len(self._vector_clocks.base))[blocks])

    def synchronise_warps(self, lanes: Lanes) -> None:
        """The lanes of each warp have synchronised."""
        self._vector_clocks.synchronise_warps(lanes)

    def _by_block(self, barrier: Hashable, lanes: Lanes) -> list[tuple[Hashable, Lanes]]:
        block = lanes.cached("block", self._vector_clocks.batch.block_index)
        numbers = np.unique(block).tolist()
        return [((barrier, n), lanes if len(numbers) == 1 else lanes.subset(block == n)) for n in numbers]

    def arrive(self, barrier: Hashable, lanes: Lanes) -> None:
        """Lanes arrive at a barrier of part of their block."""
        for key, here in self._by_block(barrier, lanes):
            self._publish(key, here)

    def leave(self, barrier: Hashable, lanes: Lanes) -> None:
        """The barrier lets these lanes go on."""
        for key, here in self._by_block(barrier, lanes):
            self._learn(self._objects, key, here)

    def forget(self, barrier: int, blocks: Array) -> None:
        """The barrier starts anew in these blocks."""
        for block in blocks.tolist():
            self._objects.pop((block // self._vector_clocks.ranks, (barrier, block)), None)

    def arrive_in_cluster(self, lanes: Lanes, relaxed: bool) -> None:
        """Lanes arrive at their cluster's barrier."""
        self._publish("cluster", lanes, relaxed)

    def synchronise_clusters(self, blocks: Array) -> None:
        """All threads of these blocks' clusters have arrived."""
        for cluster in np.unique(np.flatnonzero(blocks) // self._vector_clocks.ranks).tolist():
            self._end(cluster, "cluster")

    def leave_cluster(self, lanes: Lanes) -> None:
        """The cluster's barrier lets these lanes go on."""
        self._learn(self._ended, "cluster", lanes)

    # -- mbarriers ---------------------------------------------------------------------------------

    def arrive_at_phase(self, slot: int, lanes: Lanes, with_cp_async: bool = False, narrow: bool = False) -> None:
        """Lanes arrive at the current phase of an mbarrier. `with_cp_async`: arrivals also publish
        the completion of the thread's `cp.async` copies. `narrow`: the scope of the release does
        not include the threads that wait.
        """
        self._publish(("mbarrier", slot), lanes, with_cp_async=with_cp_async, narrow=narrow)

    def publish(self, slot: int, published: Published) -> None:
        """An arrival of the tensor core publishes clocks at the current phase of an mbarrier."""
        key = self.cluster_of_slot(slot), ("mbarrier", slot)
        if key in self._objects:
            self._objects[key].join(published)
        else:
            self._objects[key] = Published(published.known.copy(), published.fenced, published.visible)

    def end_phase(self, slots: Array) -> None:
        """The phases of these mbarriers end: their waiters learn the published clocks, and that the
        copies are complete.
        """
        clocks = self._vector_clocks
        for slot in slots.tolist():
            cluster, key = self.cluster_of_slot(slot), ("mbarrier", slot)
            self._end(cluster, key)
            column = clocks.matrices(cluster).columns.get(key)
            if column is not None:
                first = self._unfinished(slot)
                width = clocks.matrices(cluster).known.shape[1]
                complete = Published(np.zeros(width, np.int32), np.zeros(1, np.int32))
                complete.known[column] = self._now() if first is None else first
                self._objects[cluster, key] = complete
                self._end(cluster, key)

    def leave_phase(self, slot: int, lanes: Lanes, everything: bool) -> None:
        """The phase that these lanes waited for has ended."""
        self._learn(self._ended, ("mbarrier", slot), lanes)

    def published(self, slot: int) -> Array:
        """The clock that the ended phases of an mbarrier have published, by agent."""
        published = self._ended.get((self.cluster_of_slot(slot), ("mbarrier", slot)))
        return _NOTHING if published is None else published.known

    def start_mbarrier(self, slot: int) -> None:
        """The mbarrier is initialised: clocks published by an earlier one there are forgotten."""
        for objects in (self._objects, self._ended):
            objects.pop((self.cluster_of_slot(slot), ("mbarrier", slot)), None)

    cluster_of_slot: Callable[[int], int]
    """The cluster whose shared memory an mbarrier lies in."""


class StrongOrdering:
    """Release and acquire patterns at addresses (`sync.protocols.MemoryOrdering`): within clusters,
    and in global memory between them (`grid_order`). `op()` is the present operation.
    """

    def __init__(self, vector_clocks: VectorClocks, grid: GridOrder, op: Callable[[], Op]):
        self._vector_clocks, self._grid, self._op = vector_clocks, grid, op
        # (cluster, address) and, of the scope cta, (cluster, address, rank of the block)
        self._published: dict[tuple[int, ...], Published] = {}
        # (cluster, row) → what its strong reads have found since its last fence
        self._seen: dict[tuple[int, int], Published] = {}

    def _places(self, lanes: Lanes, pointer: Array) -> list[tuple[int, int, Array]]:
        """(cluster, address, rows of a block's lanes there). Shared addresses tell their block."""
        pointers = np.broadcast_to(pointer, lanes.count)
        own = is_shared(pointers) & (rank_of(pointers) < 0)
        if own.any():
            batch = self._vector_clocks.batch
            block = lanes.cached("block", batch.block_index)
            pointers = np.where(own, in_block(pointers, block % self._vector_clocks.ranks), pointers)
        result = []
        start = 0
        for cluster, rows in self._vector_clocks.rows(lanes):
            here, blocks = pointers[start : start + len(rows)], self._block(rows)
            start += len(rows)
            for block in np.unique(blocks).tolist():
                mine = blocks == block
                result += [(cluster, a, rows[mine & (here == a)]) for a in np.unique(here[mine]).tolist()]
        return result

    def _among_clusters(self, address: int) -> bool:
        """Whether the present operation orders clusters too."""
        return self._grid.follows and is_global(address) and reaches_grid(self._op())

    def _wide(self) -> bool:
        """Whether the scope of the present operation includes other GPUs."""
        return scope_of(self._op()) == "sys"

    def _block(self, rows: Array) -> Array:
        """The rank of each thread's block."""
        return rows // self._vector_clocks.batch.threads

    def _offer(self, cluster: int, address: int, rows: Array, published: Published) -> None:
        """Publish at an address: of the scope cta, visible to threads of the same block."""
        if self._vector_clocks.ranks > 1 and scope_of(self._op()) == "cta":
            self._publish((cluster, address, int(self._block(rows[:1])[0])), published)
            self._vector_clocks.narrow(cluster)
            published = published.narrowed()
        self._publish((cluster, address), published)

    def _found(self, cluster: int, address: int, rows: Array) -> list[Published]:
        """What these threads find published at an address."""
        keys = (cluster, address), (cluster, address, int(self._block(rows[:1])[0]))
        return [self._published[key] for key in keys if key in self._published]

    def _publish(self, key: tuple[int, ...], published: Published) -> None:
        if key in self._published:
            self._published[key].join(published)
        else:
            self._published[key] = published

    def release(self, lanes: Lanes, pointer: Array) -> None:
        """Publish the clock of each lane at its address."""
        for cluster, address, rows in self._places(lanes, pointer):
            self._offer(cluster, address, rows, self._vector_clocks.release(cluster, rows))
            if self._among_clusters(address):
                self._grid.release(cluster, rows, address, _updates(self._op()), self._wide())

    def acquire(self, lanes: Lanes, pointer: Array) -> None:
        """Learn the clocks published at each lane's address."""
        for cluster, address, rows in self._places(lanes, pointer):
            for found in self._found(cluster, address, rows):
                self._vector_clocks.acquire(cluster, rows, found)
            if self._among_clusters(address):
                self._grid.acquire(cluster, rows, address, self._wide())

    def relaxed(self, lanes: Lanes, pointer: Array, reads: bool, writes: bool) -> None:
        """A strong access: a write publishes the clock of the thread's last fence; a clock that a
        read finds is learnt at the next fence.
        """
        for cluster, address, rows in self._places(lanes, pointer):
            for found in self._found(cluster, address, rows) if reads else ():
                for row in rows.tolist():
                    self._seen.setdefault((cluster, row), Published(_NOTHING, _NOTHING)).join(found)
            if writes and self._vector_clocks.has_matrices(cluster):
                self._offer(cluster, address, rows, self._vector_clocks.release(cluster, rows, relaxed=True))
            if self._among_clusters(address):
                if reads:
                    self._grid.read(cluster, rows, address, self._wide())
                if writes:
                    self._grid.write(cluster, rows, address, _updates(self._op()), self._wide())

    def fence(self, lanes: Lanes) -> None:
        """Learn the clocks that strong reads have found; relaxed arrivals and writes from now on
        publish the present clock.
        """
        for cluster, rows in self._vector_clocks.rows(lanes):
            for row in rows.tolist() if self._seen else ():
                found = self._seen.pop((cluster, row), None)
                if found is not None:
                    self._vector_clocks.acquire(cluster, np.array([row]), found)
        self._vector_clocks.cover(lanes)
        if self._grid.follows and reaches_grid(self._op()):
            for cluster, rows in self._vector_clocks.rows(lanes):
                self._grid.fence(cluster, rows, self._wide())


def _updates(op: Op) -> bool:
    """Whether an operation reads, modifies and writes memory at once."""
    return POINTEE in PRIMITIVES[op.name].effects.reads
