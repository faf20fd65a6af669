"""Stores of the TMA unit to global memory (`cp.async.bulk` from shared memory, reductions too):
what they store to may be accessed by the thread that issued them, after `cp.async.bulk.wait_group`
without `read`, and by threads that meet it afterwards, or acquire what it has released since
(E5044).

    copy sm → y; commit_group     wait_group 0, read     load y: E5044     sm may be used again
                                  wait_group 0           load y: right
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.hazards.grid_order import GridOrder
from cutec.interpreter.hazards.vector_clocks import VectorClocks
from cutec.interpreter.memory.global_memory import Allocation
from cutec.interpreter.values.address import number_of, of_global
from cutec.interpreter.values.lanes import Lanes
from cutec.records import dataclass

if TYPE_CHECKING:
    from cutec.interpreter.hazards.reports import Reports

Array = np.ndarray


@dataclass
class _Store:
    """A store in event `event`, in a column of the clocks of `cluster`: to parts of `size` bytes at
    `offsets` of an array, in order. `thread` of the cluster has issued it, and waited for it by
    event `done` (-1: not yet). `reduces`: it is a reduction, which is atomic by element.
    """

    cluster: int
    thread: int
    column: int
    event: int
    offsets: Array
    size: int
    reduces: bool
    done: int = -1


class BulkStores:
    """The bulk stores of a batch to the arrays `followed` (their numbers; None: all)."""

    def __init__(self, followed: set[int] | None):
        self._followed = followed
        self._stores: dict[int, list[_Store]] = {}  # number of the array → stores
        self._clocks: VectorClocks
        self._order: GridOrder
        self._reports: Reports
        self._first = 0

    def begin(self, clocks: VectorClocks, order: GridOrder, first: int, reports: Reports) -> None:
        """The next batch, whose first cluster is number `first` of the grid."""
        self._clocks, self._order, self._first, self._reports = clocks, order, first, reports
        self._stores.clear()

    def _column(self, lane: int) -> int:
        """The column of what a lane's bulk stores write."""
        clocks = self._clocks
        return clocks.column(clocks.cluster_of(lane), ("bulk writes", lane % clocks.span))

    def issue(self, event: int, lane: int, address: int, offsets: Array, size: int, reduces: bool) -> None:
        """A lane stores, or `reduces`, parts of `size` bytes at offsets from an address."""
        number = number_of(address)
        if len(offsets) and (self._followed is None or number in self._followed):
            start = address - of_global(number)
            cluster, thread = divmod(lane, self._clocks.span)
            store = _Store(cluster, thread, self._column(lane), event, start + np.sort(offsets), size, reduces)
            self._stores.setdefault(number, []).append(store)

    def complete(self, lane: int, until: int) -> None:
        """A lane has waited for its stores below event `until`."""
        if not self._stores:
            return
        cluster, thread = divmod(lane, self._clocks.span)
        self._clocks.complete(cluster, np.array([thread]), self._column(lane), until)
        for store in (s for stores in self._stores.values() for s in stores):
            if (store.cluster, store.thread) == (cluster, thread) and store.done < 0 and store.event < until:
                store.done = self._clocks.last

    def access(
        self, allocation: Allocation, offset: Array, size: int, lanes: Lanes, wrote: bool, atomic: bool = False
    ) -> None:
        """Lanes access `size` bytes each at byte offsets of an array."""
        index = lanes.indices()
        for store in self._stores.get(allocation.number, ()):
            if atomic and store.reduces:
                continue
            offsets = np.broadcast_to(offset, lanes.count)
            found = self._early(store, offsets, size, index)
            if found is not None:
                row, part = found
                place = allocation.index(int(max(offsets[row], part)))
                self._reports.before_store_ends(place, int(index[row]), wrote, store.event)

    def _early(self, store: _Store, offset: Array, size: int, lanes: Array) -> tuple[int, int] | None:
        """The first row that accesses a part of a store that is not complete for it, and the offset
        of that part.
        """
        first = np.searchsorted(store.offsets, offset - store.size, side="right")
        near = store.offsets[np.minimum(first, len(store.offsets) - 1)]
        hit = (first < len(store.offsets)) & (near < offset + size)
        if hit.any():
            hit[hit] = self._unordered(store, lanes[hit])
        row = int(np.argmax(hit))
        return (row, int(near[row])) if hit[row] else None

    def _unordered(self, store: _Store, lanes: Array) -> Array:
        """A mask: the lanes that do not know that a store is complete."""
        late = lanes // self._clocks.span == store.cluster
        others = ~late
        late[late] = (
            self._clocks.matrices(store.cluster).known[lanes[late] % self._clocks.span, store.column] <= store.event
        )
        if others.any() and self._order.follows:
            known = np.array([store.done]), np.array([store.thread]), np.array([store.cluster + self._first])
            count = np.count_nonzero(others)
            done, thread, cluster = (np.repeat(v, count) for v in known)
            late[others] = store.done < 0 or self._order.unordered(done, thread, cluster, lanes[others])
        return late
