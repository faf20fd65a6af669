"""Races in global memory within one launch: plain loads and stores that nothing orders (E5044).

Threads of one cluster are ordered by `vector_clocks`, threads of different clusters by
`grid_order`. The checker follows each element of the arrays that the kernel stores to. Of copies by
the TMA unit it follows stores, in `bulk_stores`; where several GPUs run the kernel at once, also
what a copy finds: what threads have stored to where it loads from, and what they have stored to or
loaded where it stores to.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.hazards.bulk_stores import BulkStores
from cutec.interpreter.hazards.dependent_launch import DependentLaunch, Pending
from cutec.interpreter.hazards.grid_order import GridOrder, reaches_grid
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.hazards.shadow import AGENT_BITS, ASYNC, STRONG
from cutec.interpreter.hazards.vector_clocks import issues_of
from cutec.interpreter.memory.global_memory import Allocation
from cutec.interpreter.values.address import number_of, of_global
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op, Value
from cutec.ops.primitives.pointees import pointers, readers, roots, writers
from cutec.ops.primitives.ptx_memory import scope_of
from cutec.ops.primitives.registry import POINTEE
from cutec.records import dataclass

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import Monitor

Array = np.ndarray
_AGENT = (1 << 22) - 1  # of a record
_NO_ARGUMENTS = ("llvm.alloca", "llvm.mlir.addressof", "nvvm.mapa")  # roots of pointers to other memory


@dataclass
class _Elements:
    """Shadow cells: the last writer and the last two readers of each element of `unit` bytes, as
    (records (`shadow`), their clusters); -1: none.
    """

    unit: int
    writer: tuple[Array, Array]
    reader: tuple[Array, Array]
    other: tuple[Array, Array]


class GridRaces:
    """The races of a launch, batch by batch. `followed`: the numbers of the allocations that the
    kernel stores to, None for all, `accessed`: those that its threads load from or store to;
    `clusters`: of the grids of all `gpus`; `pending`: those that earlier launches may still access.
    """

    def __init__(
        self,
        followed: set[int] | None,
        accessed: set[int] | None,
        clusters: int,
        pending: Pending,
        gpus: int = 1,
    ):
        self.bulk_stores = BulkStores(accessed)
        self.dependent = DependentLaunch(pending)
        self.order, self._gpus = GridOrder(clusters, gpus), gpus
        self._followed = followed
        self._untracked: set[int] = set()
        self._elements: dict[int, _Elements] = {}
        self._ops: dict[tuple[int, int], Op] = {}  # (number of the batch, event) → operation
        self._batch = -1  # its number
        self._batch_of = np.zeros(clusters, np.int64)
        self._monitor: Monitor
        self._reports: Reports

    def begin(self, monitor: Monitor, reports: Reports) -> None:
        """The next batch."""
        self._batch += 1
        self._monitor, self._reports = monitor, reports
        first = monitor.batch.first // monitor.vector_clocks.ranks
        self._batch_of[first : first + monitor.batch.blocks // monitor.vector_clocks.ranks] = self._batch
        self.order.begin(monitor.vector_clocks, first)
        self.dependent.begin(monitor.vector_clocks, reports)
        self.bulk_stores.begin(monitor.vector_clocks, self.order, first, reports)

    def follows(self, allocation: Allocation) -> bool:
        """Whether accesses of an array are to be recorded."""
        number = allocation.number
        return (
            allocation.bytes.flags.writeable
            and number not in self._untracked
            and (self._followed is None or number in self._followed)
        )

    # -- accesses ----------------------------------------------------------------------------------

    def access(
        self,
        allocation: Allocation,
        offset: Array,
        size: int,
        lanes: Lanes,
        wrote: bool,
        strong: bool,
        same: Array | None = None,
    ) -> None:
        """Lanes load or store `size` bytes each at byte offsets. `same`: rows that store what is
        there already, which do not race with another store.
        """
        elements = self._of(allocation)
        if size % elements.unit or (offset % elements.unit).any():
            self._untracked.add(allocation.number)  # accesses of parts of elements
            return
        monitor, index = self._monitor, lanes.indices()
        event = monitor.events.add(
            monitor.context.op, "atomic operation" if strong else "store" if wrote else "load", lanes
        )
        self._ops[self._batch, event] = monitor.context.op
        units = (np.broadcast_to(offset, lanes.count) // elements.unit)[:, None] + np.arange(size // elements.unit)
        record = np.broadcast_to(
            monitor.shadow.record(event, index % monitor.vector_clocks.span, strong)[:, None], units.shape
        )
        cluster = np.broadcast_to(self._cluster_of(index)[:, None], units.shape)
        self._check(elements, elements.writer, units, index, cluster, strong, allocation, event, True, same)
        if wrote:
            for readers in (elements.reader, elements.other):
                self._check(elements, readers, units, index, cluster, strong, allocation, event, False, None)
            elements.writer[0][units], elements.writer[1][units] = record, cluster
        else:
            self._note_reader(elements, units, record, cluster)

    def update(self, allocation: Allocation, offset: Array, size: int, lanes: Lanes) -> None:
        """Lanes update memory by an atomic operation. One that does not reach all lanes is also a
        load: those of other clusters in this step may race with it.
        """
        for wrote in (True,) if reaches_grid(self._monitor.context.op) else (False, True):
            self.access(allocation, offset, size, lanes, wrote, True)

    def _far(self, earlier: Array, cluster: Array) -> Array:
        """A mask: the earlier clusters that the scope of the present operation leaves out."""
        op = self._monitor.context.op
        if not reaches_grid(op):
            return earlier != cluster
        if self._gpus > 1 and scope_of(op) != "sys":
            return self.order.gpu_of(earlier) != self.order.gpu_of(cluster)
        return np.zeros(earlier.shape, bool)

    def copied(self, event: int, lane: int, address: int, offsets: Array, size: int, wrote: bool) -> None:
        """A lane issues a bulk copy, event `event`, from or to parts of `size` bytes at offsets
        from an address: what threads have stored there, and loaded if it is `wrote`, has to be
        ordered before. Who waits for a load at its barrier knows of it.
        """
        number = number_of(address)
        allocation = self._monitor.context.memory.allocation(number)
        if self._gpus == 1 or not len(offsets) or allocation is None or not self.follows(allocation):
            return
        elements = self._of(allocation)
        offset = offsets + (address - of_global(number))
        if size % elements.unit or (offset % elements.unit).any():
            units = np.unique((offset[:, None] + np.arange(size)) // elements.unit)
        else:
            units = (offset // elements.unit)[:, None] + np.arange(size // elements.unit)
        units, index = units.reshape(1, -1), np.array([lane])
        cluster = np.broadcast_to(self._cluster_of(index)[:, None], units.shape)
        self._ops[self._batch, event] = self._monitor.context.op
        self._check(elements, elements.writer, units, index, cluster, False, allocation, event, True, None)
        if wrote:
            for readers in (elements.reader, elements.other):
                self._check(elements, readers, units, index, cluster, False, allocation, event, False, None)
            return
        clocks = self._monitor.vector_clocks
        agent = clocks.column(clocks.cluster_of(lane), issues_of(lane % clocks.span))
        record = self._monitor.shadow.record(event, agent, asynchronous=True)
        self._note_reader(elements, units, np.full(units.shape, record), cluster)

    def collision(self, allocation: Allocation, offset: int, lane: int) -> None:
        """Several threads have stored different values to one place with one operation."""
        self._reports.store_collision(allocation.index(offset), lane)

    # -- what orders -------------------------------------------------------------------------------

    def _cluster_of(self, lanes: Array) -> Array:
        """The cluster of each lane, as its number in the grid."""
        clocks = self._monitor.vector_clocks
        return self._monitor.batch.first // clocks.ranks + lanes // clocks.span

    def _of(self, allocation: Allocation) -> _Elements:
        if allocation.number not in self._elements:
            count = -(-len(allocation.bytes) // allocation.itemsize)
            made = [(np.full(count, -1, np.int64), np.full(count, -1, np.int32)) for _ in range(3)]
            self._elements[allocation.number] = _Elements(allocation.itemsize, *made)
        return self._elements[allocation.number]

    @staticmethod
    def _note_reader(elements: _Elements, units: Array, record: Array, cluster: Array) -> None:
        """Record readers: the last one, and the last one by another thread."""
        before, before_cluster = elements.reader[0][units], elements.reader[1][units]
        another = ((before ^ record) & _AGENT != 0) | (before_cluster != cluster)
        elements.other[0][units[another]], elements.other[1][units[another]] = before[another], before_cluster[another]
        elements.reader[0][units], elements.reader[1][units] = record, cluster
        last, last_cluster = elements.reader[0][units], elements.reader[1][units]
        displaced = ((last ^ record) & _AGENT != 0) | (last_cluster != cluster)
        if displaced.any():
            elements.other[0][units[displaced]], elements.other[1][units[displaced]] = (
                record[displaced],
                cluster[displaced],
            )

    def _unordered(self, record: Array, earlier_cluster: Array, index: Array, cluster: Array) -> Array:
        """A mask: the accesses (-1: none) that are not ordered before the present ones of lanes
        `index`, a row each.
        """
        late = self._monitor.shadow.late_for_threads(np.where(earlier_cluster == cluster, record, -1), index)
        foreign = (record >= 0) & (earlier_cluster != cluster)
        if foreign.any() and self.order.follows:
            lanes = np.broadcast_to(index[:, None], record.shape)[foreign]
            late[foreign] = self.order.unordered(
                record[foreign] >> AGENT_BITS, record[foreign] & _AGENT, earlier_cluster[foreign], lanes
            )
        return late

    def _observed(
        self,
        readers: tuple[Array, Array],
        units: Array,
        record: Array,
        earlier_cluster: Array,
        index: Array,
        cluster: Array,
    ) -> Array:
        """A mask: the strong writes that a strong read has found which is ordered before the
        present accesses. So are then these writes themselves, though not what their threads did
        before (PTX ISA, "Causality order": observation, then base causality).
        """
        found, reader = readers[0][units], readers[1][units]
        batch, reading = self._batch_of[earlier_cluster], self._batch_of[reader]
        later = (reading > batch) | ((reading == batch) & (found >> AGENT_BITS > record >> AGENT_BITS))
        both = (found >= 0) & (found & STRONG != 0) & (record & STRONG != 0) & later
        return both & ~self._unordered(np.where(both, found, -1), reader, index, cluster)

    def _check(
        self,
        elements: _Elements,
        earlier: tuple[Array, Array],
        units: Array,
        index: Array,
        cluster: Array,
        strong: bool,
        allocation: Allocation,
        event: int,
        wrote: bool,
        same: Array | None,
    ) -> None:
        """Report the first race with the accesses in `earlier`, which are the last writes if
        `wrote`, else reads.
        """
        record, earlier_cluster = earlier[0][units], earlier[1][units]
        if same is not None:
            record[same] = -1
        if strong:
            record[(record & STRONG != 0) & ~self._far(earlier_cluster, cluster)] = -1
        if (record < 0).all():
            return
        late = self._unordered(record, earlier_cluster, index, cluster)
        if wrote and (late & (record & STRONG != 0)).any():
            for readers in (elements.reader, elements.other):
                late &= ~self._observed(readers, units, record, earlier_cluster, index, cluster)
        if not late.any():
            return
        row, column = np.argwhere(late)[0]
        batch = int(self._batch_of[earlier_cluster[row, column]])
        number, agent = int(record[row, column]) >> AGENT_BITS, int(record[row, column]) & _AGENT
        lane = (
            int(earlier_cluster[row, column]) * self._monitor.vector_clocks.span
            + agent
            - self._monitor.batch.first * self._monitor.batch.threads
        )
        place = allocation.index(int(units[row, column]) * allocation.itemsize)
        known = number if batch == self._batch else None
        if int(record[row, column]) & ASYNC:  # a bulk load, by another kind of agent
            lane = int(self._monitor.events[number].lanes.indices()[0])
        self._reports.global_race(event, int(index[row]), known, self._ops[batch, number], lane, wrote, place)


def stored_to(function: Op) -> set[int] | None:
    """The indices of the kernel's arguments whose memory it may store to; None if the root of some
    store's pointer is unknown.
    """
    return _arguments(function, (pointer for _, pointer in writers(function, POINTEE)))


def accessed(function: Op) -> set[int] | None:
    """As `stored_to`, of loads and stores."""
    return _arguments(function, pointers(function, POINTEE))


def loaded_from(function: Op) -> set[int] | None:
    """As `stored_to`, of loads."""
    return _arguments(function, (pointer for _, pointer in readers(function, POINTEE)))


def _arguments(function: Op, found_at: Iterable[Value]) -> set[int] | None:
    found: set[int] = set()
    for pointer in found_at:
        for root in roots(pointer):
            if root.owner is function.body:
                found.add(root.index)
            elif not isinstance(root.owner, Op) or root.owner.name not in _NO_ARGUMENTS:
                return None
    return found
