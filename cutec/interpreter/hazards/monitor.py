"""The hazard checker of a batch: receives the events of memory, barriers and asynchronous
operations, maintains clocks and shadow memory, and reports hazards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from cutec.diag import CutecError, Warning_
from cutec.interpreter.hazards.async_groups import AsyncGroups
from cutec.interpreter.hazards.bulk_copies import PendingCopies
from cutec.interpreter.hazards.costs import Costs
from cutec.interpreter.hazards.events import Events, ReadSlot
from cutec.interpreter.hazards.grid_races import GridRaces
from cutec.interpreter.hazards.mbarrier_phases import MbarrierPhases
from cutec.interpreter.hazards.ordering import Ordering, StrongOrdering
from cutec.interpreter.hazards.participants import Participants
from cutec.interpreter.hazards.registers.accumulators import Accumulators
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.hazards.shadow import Accessor, Hazard, Shadow
from cutec.interpreter.hazards.vector_clocks import Published, VectorClocks, issues_of
from cutec.interpreter.memory.shared_memory import LINE
from cutec.interpreter.program import Program
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.grid import WARP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.clc import TRY_CANCEL
from cutec.ops.primitives.registry import CP_ASYNC

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import Context

Array = np.ndarray


class Monitor:
    """The checker of one batch. A block has `stride` bytes of shared memory, shadowed in units of
    `unit` bytes; `grid` checks global memory throughout the launch. `muted`: accesses are not
    recorded.
    """

    def __init__(
        self,
        program: Program,
        batch: Batch,
        stride: int,
        unit: int,
        findings: list[CutecError],
        warnings: list[Warning_],
        seed: int | None,
        grid: GridRaces,
    ):
        self.batch, self._unit, self._stride = batch, unit, stride
        self.grid = grid
        self.pending_copies = PendingCopies(seed)
        self.events = Events(program, batch, lambda slot, lanes: self._read(slot, lanes))
        self.vector_clocks = VectorClocks(batch, lambda: self.events.now)
        self.ordering = Ordering(self.vector_clocks, lambda: self.events.now, self.pending_copies.unfinished)
        self.ordering.cluster_of_slot = lambda slot: slot * MBARRIER // max(stride, 1) // self.vector_clocks.ranks
        self.memory_order = StrongOrdering(self.vector_clocks, grid.order, lambda: self.context.op)
        self.shadow = Shadow(stride * batch.blocks // unit, stride // unit, unit, batch, self.vector_clocks)
        self.reports = reports = Reports(self, findings)
        self.phases = MbarrierPhases(self, reports)
        self.async_groups = AsyncGroups(self, reports)
        self.participants = Participants(self, reports)
        self.accumulators = Accumulators(self, reports, program)
        self.costs = Costs(batch, stride, lambda position: self.context.memory.describe(position), warnings)
        self.exited: Array
        self.lacking: Array
        self.muted = False
        self.warnings = warnings
        self._accessor: tuple[tuple[int, int], Accessor] = (-1, -1), Accessor(None)
        grid.begin(self, reports)
        # (block, column) → the last event in its shared memory by that agent, of another block or
        # asynchronous
        self._remote: dict[tuple[int, int], int] = {}
        self._running = np.full(batch.blocks, batch.threads)
        self.context: Context
        self._read: ReadSlot

    def attach(self, context: Context, read: ReadSlot, exited: Array) -> None:
        """The machine to check, before it runs. `exited` says which places of its warps are empty:
        now those that partial warps lack.
        """
        self.exited, self.lacking = exited, exited.copy()
        self.context = self.pending_copies.context = context
        self._read = read

    # -- generic accesses --------------------------------------------------------------------------

    def access(self, units: Array, lanes: Lanes, wrote: bool, strong: bool, same: Array | None = None) -> None:
        """Lanes load from or store to units of shared memory (a row per lane). `same`: rows that
        store what is there already.
        """
        if self.muted:
            return
        clocks, index = self.vector_clocks, lanes.indices()
        kind = "atomic operation" if strong else "store" if wrote else "load"
        event = self.events.add(self.context.op, kind, lanes)
        record = np.broadcast_to(self.shadow.record(event, index % clocks.span, strong)[:, None], units.shape)
        accessor = Accessor(index)
        if clocks.ranks > 1:
            self._elsewhere(units[:, 0] * self._unit // self._stride, index, event)
        if wrote:
            hazards = self.shadow.write(units, record, accessor, strong, same)
        else:
            warps = index % clocks.span // self.batch.threads * self.batch.warps + index % self.batch.threads // WARP
            hazards = self.shadow.read_by_warps(units, record, warps, accessor, strong)
        for hazard in hazards:
            self.reports.hazard(event, int(index[hazard.row]), hazard)

    def units(self, position: Array, size: int) -> Array:
        """The units that accesses of `size` bytes at byte positions cover, a row per access."""
        return (position // self._unit)[:, None] + np.arange(max(1, size // self._unit))

    # -- asynchronous accesses ---------------------------------------------------------------------

    def accessor_of(self, lanes: Array) -> Accessor:
        """The accessor of an asynchronous operation that these lanes issue together: the clock that
        all issuing warps share; a warp's clock is the maximum of its lanes'.
        """
        clocks, cluster = self.vector_clocks, self.vector_clocks.cluster_of(int(lanes[0]))
        matrices, rows = clocks.matrices(cluster), lanes % clocks.span
        if len(rows) == 1:
            known, fenced = matrices.known[rows[0]].copy(), matrices.fenced[rows[0]]
        else:
            starts = np.flatnonzero(np.diff(rows // WARP, prepend=-1))
            known = np.maximum.reduceat(matrices.known[rows], starts).min(axis=0)
            fenced = np.maximum.reduceat(matrices.fenced[rows], starts).min(axis=0)
        if len(rows) == 1:
            known[rows] = self.events.now
        return Accessor(None, cluster, known, fenced)

    def reads(
        self,
        event: int,
        agent: int,
        reader: tuple[str, int],
        position: Array,
        lanes: Array,
        accessor: Accessor | None = None,
        issuer: int | None = None,
    ) -> None:
        """An asynchronous operation reads lines of 16 bytes. `accessor`: of its lanes, if the
        caller has it. `issuer`: the lane to which stores of other blocks have to be visible.
        """
        record = self.shadow.record(event, agent, asynchronous=True)
        accessor = accessor or self.accessor_of(lanes)
        hazards = self.shadow.read(self.units(position, LINE), record, reader, accessor, issuer=issuer)
        for hazard in hazards:
            self.reports.hazard(event, int(lanes[0]), hazard)

    def writes(self, event: int, agent: int, position: Array, lanes: Array) -> None:
        """An asynchronous operation writes lines of 16 bytes. Threads that have read an answer of
        cluster launch control there need a proxy fence before the next one, as CUTLASS has it;
        those that have read a tile need none.
        """
        record, answers = self.shadow.record(event, agent, asynchronous=True), self.context.op.name == TRY_CANCEL
        hazards = self.shadow.write(self.units(position, LINE), record, self.accessor_of(lanes), fenced_reads=answers)
        for hazard in hazards:
            self.reports.hazard(event, int(lanes[0]), hazard)

    def copy_in(
        self, row: int, position: Array, barrier: int, size: int, source: Array | None, perform: Callable[[], None]
    ) -> None:
        """A lane issues a copy to lines at `position`, whose bytes the mbarrier at position
        `barrier` counts. `source`: its lines if it is shared memory.
        """
        lane = int(self.context.lanes.indices()[row])
        slot = barrier // MBARRIER
        event = self.events.add(self.context.op, "bulk copy", self._only(row), (slot, self.phases.number(slot)))
        agent = self.vector_clocks.column(self.vector_clocks.cluster_of(lane), ("mbarrier", slot))
        lanes = np.array([lane])
        if len(position):
            self.reaches(self.block_at(int(position[0])), lane, event, agent)
            self.writes(event, agent, position, lanes)
            if source is not None:
                self.reads(event, agent, ("mbarrier", slot % (self._stride // MBARRIER)), source, lanes)
        self.phases.promise(slot, size, lane)
        self.pending_copies.issue(event, lane, slot, self._announced(lane, slot, event, perform))

    def copy_from(self, row: int, source: int, offsets: Array, size: int) -> None:
        """A lane is about to issue a copy from parts of `size` bytes at byte offsets from address
        `source` in global memory.
        """
        if self.batch.gpus > 1:
            event = self.events.add(self.context.op, "bulk load", self._only(row))
            lane = int(self.context.lanes.indices()[row])
            self.grid.copied(event, lane, source, offsets, size, wrote=False)

    def _announced(self, lane: int, slot: int, event: int, perform: Callable[[], None]) -> Callable[[], None]:
        """A copy whose bytes also tell who waits at its barrier that it was issued."""
        clocks, cluster, row = self.vector_clocks, self.vector_clocks.cluster_of(lane), lane % self.vector_clocks.span
        column = clocks.column(cluster, issues_of(row))
        known = np.zeros(column + 1, np.int32)
        known[column] = event + 1
        issuer = clocks.release(cluster, np.array([row]))

        def announce() -> None:
            self.ordering.publish(slot, Published(known, known[:1] * 0))
            self.phases.phase_waits.came(slot, issuer)
            perform()

        return announce

    def copy_out(
        self, row: int, position: Array, to: int, offsets: Array, size: int, perform: Callable[[], None]
    ) -> None:
        """A lane issues a copy from lines at `position`, which belongs to its open bulk group, to
        parts of `size` bytes at byte offsets from address `to`.
        """
        lane = int(self.context.lanes.indices()[row])
        event = self.events.add(self.context.op, "bulk store", self._only(row))
        agent = self.async_groups.bulk_agent(lane)
        self.reads(event, agent, ("bulk", lane % self.vector_clocks.span), position, np.array([lane]))
        self.grid.copied(event, lane, to, offsets, size, wrote=True)
        self.grid.bulk_stores.issue(event, lane, to, offsets, size, ".reduce" in self.context.op.name)
        self.pending_copies.issue(event, lane, None, perform)

    def _only(self, row: int) -> Lanes:
        lanes = self.context.lanes
        return lanes if lanes.count == 1 else lanes.subset(np.arange(lanes.count) == row)

    def stores_end(self, lane: int, until: int) -> None:
        """A lane has waited until its bulk stores below event `until` are complete."""
        self.grid.bulk_stores.complete(lane, until)

    def multiply_reads(self, rows: Array, position: Array) -> None:
        """A warpgroup's multiply reads lines of shared memory."""
        lanes = self.context.lanes.indices()[rows]
        event, agent, group = self.async_groups.multiply(lanes)
        if self._accessor[0] != (event, group):  # the same for all that one multiply reads
            self._accessor = (event, group), self.accessor_of(lanes)
        self.reads(event, agent, ("wgmma", group), np.unique(position), lanes, self._accessor[1])

    def copies_start(self, target: Array, size: int) -> None:
        """Lanes start a `cp.async` of `size` bytes each to positions of shared memory."""
        lanes = self.context.lanes
        index = lanes.indices()
        event = self.events.add(self.context.op, "cp.async", lanes)
        columns = np.concatenate([self.ordering.copy_column(c) + rows for c, rows in self.vector_clocks.rows(lanes)])
        units = self.units(np.broadcast_to(target, lanes.count), size)
        record = np.broadcast_to(self.shadow.record(event, columns, asynchronous=True)[:, None], units.shape)
        for hazard in self.shadow.write(units, record, Accessor(index)):
            self.reports.hazard(event, int(index[hazard.row]), hazard)

    # -- other blocks' memory ----------------------------------------------------------------------

    def _elsewhere(self, blocks: Array, lanes: Array, event: int) -> None:
        """Lanes access shared memory of `blocks` (each its own, or another of the cluster)."""
        away = np.flatnonzero(blocks != lanes // self.batch.threads)
        for row in away[:1].tolist() if len(away) else ():
            self.reached(int(blocks[row]), int(lanes[row]), event)
        for row in away.tolist():
            self._remote[int(blocks[row]), int(lanes[row]) % self.vector_clocks.span] = event

    def block_at(self, position: int) -> int:
        """The block whose shared memory is at a byte position of the batch's."""
        return position // self._stride

    def reaches(self, block: int, lane: int, event: int, agent: int) -> None:
        """An asynchronous operation of a lane accesses a block's shared memory."""
        if block != lane // self.batch.threads:
            self.reached(block, lane, event)
        self._remote[block, agent] = event

    def reached(self, block: int, lane: int, event: int) -> None:
        """A lane accesses another block, which has to have begun and not to have exited."""
        clocks, threads = self.vector_clocks, self.batch.threads
        matrices, rank = clocks.matrices(clocks.cluster_of(lane)), block % clocks.ranks
        if self._running[block] == 0:
            self.reports.access_after_exit(event, lane, block)
        elif not matrices.known[lane % clocks.span, rank * threads : (rank + 1) * threads].any():
            self.reports.access_before_start(event, lane, block)

    def arrive(self, index: Array, lanes: Lanes, in_cluster: bool) -> None:
        """Lanes arrive at mbarriers (slots) and publish their clocks. `in_cluster`: a release for
        other blocks of the cluster too.
        """
        slots = np.unique(index)
        op = self.context.op
        blocks, away = index * MBARRIER // self._stride, None
        if self.vector_clocks.ranks > 1 and (blocks != lanes.indices() // self.batch.threads).any():
            away = self.events.add(op, "arrival", lanes)
        with_cp_async = PRIMITIVES[op.name].effects.asynchronous == CP_ASYNC
        for slot in slots.tolist():
            here = lanes if len(slots) == 1 else lanes.subset(index == slot)
            if away is None or in_cluster:
                self.ordering.arrive_at_phase(slot, here, with_cp_async)
                continue
            others = here.indices() // self.batch.threads != slot * MBARRIER // self._stride
            for part, narrow in ((~others, False), (others, True)):
                if part.any():
                    self.ordering.arrive_at_phase(slot, here.subset(part), with_cp_async, narrow)
        self.phases.arrive(index, lanes, op)
        if away is not None:
            self._elsewhere(blocks, lanes.indices(), away)

    def exit(self, lanes: Lanes) -> None:
        """Threads end."""
        block = lanes.cached("block", self.batch.block_index)
        left = np.bincount(block, minlength=self.batch.blocks)
        self._running -= left
        for number in np.flatnonzero((self._running == 0) & (left > 0)).tolist():
            self._block_ends(number)

    def _block_ends(self, block: int) -> None:
        self.participants.block_ends(block)
        self.phases.phase_waits.report()
        clocks, threads = self.vector_clocks, self.batch.threads
        cluster, rank = divmod(block, clocks.ranks)
        if not clocks.has_matrices(cluster):
            return
        mine = slice(rank * threads, (rank + 1) * threads)
        known = clocks.matrices(cluster).known[mine].max(axis=0)
        for (where, column), event in self._remote.items():
            if where == block and known[column] <= event:
                thread = cluster * clocks.span + column if column < clocks.span else None
                self.reports.exit_before_access_ends(event, thread, block)
        self.async_groups.block_ends(block)

    def clock_of(self, lane: int) -> Array:
        """The vector clock of a lane."""
        return self.vector_clocks.matrices(self.vector_clocks.cluster_of(lane)).known[lane % self.vector_clocks.span]

    def describe_unit(self, unit: int) -> str:
        """A unit of shared memory, in words."""
        return self.context.memory.describe(unit * self._unit)

    # -- operations --------------------------------------------------------------------------------

    def before(self, op: Op, lanes: Lanes, values: list[Array]) -> None:
        """An operation is about to be executed."""
        self.participants.check(op, lanes, values)

    def fence_proxy(self, kind: str, lanes: Lanes) -> None:
        """Lanes order the accesses that they know of before those of a proxy."""
        if "async" in kind:
            self.vector_clocks.fence_proxies(lanes)
            self.phases.fenced(lanes)

    def fence_barriers(self, lanes: Lanes) -> None:
        """Lanes make the barriers visible that they have initialised."""
        self.vector_clocks.cover(lanes)
        self.phases.fenced(lanes)

    def hazards_of_barrier(self, units: Array, lanes: Array, asynchronous: bool) -> list[Hazard]:
        """Hazards of an mbarrier's last write with its use by lanes, or by an asynchronous copy
        that one lane issues.
        """
        accessor = self.accessor_of(lanes) if asynchronous else Accessor(lanes)
        return self.shadow.last_write(units, accessor)


class Accesses:
    """Hands generic accesses of shared memory to the checker, which reports by itself
    (`shared_memory.AccessRecords`).
    """

    everywhere = True

    def __init__(self, monitor: Monitor):
        self._monitor = monitor

    def read(self, units: Array, lanes: Lanes, atomic: bool) -> None:
        """Record a read."""
        self._monitor.access(units, lanes, wrote=False, strong=atomic)

    def write(self, units: Array, lanes: Lanes, atomic: bool, same: Array | None = None) -> None:
        """Record a write."""
        self._monitor.access(units, lanes, wrote=True, strong=atomic, same=same)
