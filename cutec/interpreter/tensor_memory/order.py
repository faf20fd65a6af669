"""Accesses to tensor memory: each has to be complete, and ordered, before another that conflicts.

Loads and stores of a warp, and what a thread has the tensor core do, are agents of their own
(columns of the vector clocks). A warp learns that its loads or stores are complete by
`tcgen05.wait`, threads that the core is done by the barrier at which `commit` arrives. The core
does what one thread has issued in order. Cells are shadowed in groups of 16 lanes of a column,
which every access takes as a whole.

    mma D                      event 5, agent "core of thread 0"
    commit bar                 when it happens, bar publishes [core of thread 0: 6]
    thread 40 waits for bar    it knows 6 of that agent
    ld D by warp 1             5 < 6: ordered

`tcgen05.fence` belongs to both sides of a barrier between threads (PTX ISA, "Memory Consistency
Model: tcgen05"). Where completion alone orders two accesses its lack is a warning, W5056, since
programs in the field leave it out; a read that was waited for needs none before a later write.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from cutec.diag import Note, Warning_
from cutec.interpreter.hazards.shadow import AGENT_BITS, Accessor, Hazard, Shadow
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.grid import WARP
from cutec.interpreter.values.lanes import Lanes
from cutec.ops.primitives import PRIMITIVES
from cutec.target.tensor_memory import COLUMNS, LANES

if TYPE_CHECKING:
    from cutec.interpreter.hazards.monitor import Monitor
    from cutec.interpreter.tensor_memory.protocols import Context
    from cutec.ir.core import Op

Array = np.ndarray
_GROUP = 16  # lanes of a cell of the shadow
_STRIDE = LANES // _GROUP * COLUMNS  # cells of a block
_AGENTS = (1 << 22) - 1
LOAD, STORE, CORE = "tcgen05.ld", "tcgen05.st", "tcgen05"
_WAIT_HELP = {
    LOAD: "`cute.arch.fence_view_async_tmem_load()` in the warp that has loaded, then a barrier",
    STORE: "`cute.arch.fence_view_async_tmem_store()` in the warp that has stored, then a barrier",
    CORE: (
        "`cute.arch.tcgen05_commit(barrier)` in the thread that issued it, and"
        " `cute.arch.mbarrier_wait(barrier, phase)` before the access"
    ),
}

_PAIR_HELP = (
    "let the blocks meet between `alloc` and `dealloc`: `cute.arch.cluster_arrive()`, `cluster_wait()`, or arrivals at"
    " each other's mbarriers"
)


class Order:
    """The order of accesses to the tensor memory of a batch."""

    def __init__(self, monitor: Monitor, context: Context):
        self._monitor, self._context = monitor, context
        self._shadow: Shadow | None = None
        self._owner: dict[tuple[int, int], tuple[str, int]] = {}  # (cluster, column) → kind of agent, number
        self._before: dict[tuple[int, int], int] = {}  # (cluster, column) → the event after its last fence
        self._after: dict[tuple[int, int], Array] = {}  # (cluster, thread) → what it knew at its last fence
        self._current: tuple[tuple[object, ...], int, Accessor] = ((), 0, Accessor(None))
        self._warned: set[object] = set()
        self._permits: set[Op] = set()  # allocations of which was said that the permit is kept
        self._contended: set[Op] = set()  # and those of which was said that blocks wait there
        self._allocated: dict[tuple[int, int], tuple[int, int]] = {}  # (block, column) → event, lane of a pair's alloc

    @property
    def shadow(self) -> Shadow:
        """The shadow cells, made when first needed."""
        if self._shadow is None:
            batch = self._monitor.batch
            self._shadow = Shadow(_STRIDE * batch.blocks, _STRIDE, 1, batch, self._monitor.vector_clocks)
        return self._shadow

    def _agent(self, kind: str, cluster: int, number: int) -> int:
        """The column of an agent: loads or stores of a warp, the core's work for a thread."""
        column = self._monitor.vector_clocks.column(cluster, (kind, number))
        self._owner[cluster, column] = kind, number
        return column

    # -- accesses ----------------------------------------------------------------------------------

    def of_warps(self, block: Array, lane: Array, column: Array, wrote: bool) -> None:
        """Warps access cells, `[thread, register]`."""
        monitor, lanes = self._monitor, self._context.lanes
        kind = STORE if wrote else LOAD
        event = monitor.events.add(self._context.op, kind, lanes)
        if not wrote:
            monitor.async_groups.last_load = event
        warps = lanes.cached("warp", monitor.batch.warp_index)
        units = (block * LANES + lane) // _GROUP * COLUMNS + column
        for warp in np.unique(warps).tolist():
            mine = warps == warp
            rows = lanes.indices()[mine]
            agent, accessor = self._accessor(kind, rows, self._number(warp))
            self._access(np.unique(units[mine]), event, agent, (kind, self._number(warp)), rows, accessor, wrote)

    def _number(self, warp: int) -> int:
        """The number of a warp of the batch in its cluster."""
        return warp % (self._monitor.vector_clocks.ranks * self._monitor.batch.warps)

    def of_core(self, block: int, lane: Array, column: Array, wrote: bool) -> None:
        """The tensor core accesses cells, for the thread that issues the operation."""
        event, agent, accessor, issuer = self._issued()
        units = np.unique((block * LANES + lane) // _GROUP * COLUMNS + column)
        number = int(issuer[0]) % self._monitor.vector_clocks.span
        self._access(units, event, agent, (CORE, number), issuer, accessor, wrote)

    def shared_reads(self, position: Array) -> None:
        """The tensor core reads lines of shared memory."""
        event, agent, accessor, issuer = self._issued()
        reader = CORE, int(issuer[0]) % self._monitor.vector_clocks.span
        self._monitor.reaches(self._monitor.block_at(int(position[0])), int(issuer[0]), event, agent)
        self._monitor.reads(event, agent, reader, np.unique(position), issuer, accessor, int(issuer[0]))

    def _issued(self) -> tuple[int, int, Accessor, Array]:
        """(event, column, accessor, issuing lane) of the operation that the core is given."""
        monitor, context = self._monitor, self._context
        row = context.issuer
        issuer = context.lanes.indices()[row : row + 1]
        key = context.op, int(issuer[0]), context.execution
        if self._current[0] != key:
            only = context.lanes.subset(np.arange(context.lanes.count) == row)
            event = monitor.events.add(context.op, CORE, only)
            accessor = self._accessor(CORE, issuer, int(issuer[0]) % monitor.vector_clocks.span)[1]
            self._current = key, event, accessor
        cluster = monitor.vector_clocks.cluster_of(int(issuer[0]))
        agent = self._agent(CORE, cluster, int(issuer[0]) % monitor.vector_clocks.span)
        return self._current[1], agent, self._current[2], issuer

    def _accessor(self, kind: str, lanes: Array, number: int) -> tuple[int, Accessor]:
        """(column, accessor) of what these lanes issue: it comes after what the same agent did."""
        monitor = self._monitor
        agent = self._agent(kind, monitor.vector_clocks.cluster_of(int(lanes[0])), number)
        accessor = monitor.accessor_of(lanes)
        assert accessor.known is not None
        accessor.known[agent] = monitor.events.now
        return agent, accessor

    def _access(
        self,
        units: Array,
        event: int,
        agent: int,
        reader: tuple[str, int],
        lanes: Array,
        accessor: Accessor,
        wrote: bool,
    ) -> None:
        self._fences(units, lanes, accessor)
        record = self.shadow.record(event, agent, asynchronous=True)
        hazards = (
            self.shadow.write(units, record, accessor) if wrote else self.shadow.read(units, record, reader, accessor)
        )
        for hazard in hazards:
            self._report(event, int(lanes[0]), hazard, "overwrites" if wrote else "reads")

    def asks(self, block: int, warp: Lanes) -> None:
        """A warp asks for columns for a pair: the other block has to have begun (PTX ISA,
        "tcgen05.alloc": the peer is launched).
        """
        event = self._monitor.events.add(self._context.op, "alloc", warp)
        self._monitor.reached(block ^ 1, int(warp.indices()[0]), event)

    def alloc(self, block: int, first: int, op: Op, warp: Lanes) -> None:
        """A warp of a pair has its columns."""
        self._allocated[block, first] = self._monitor.events.add(op, "alloc", warp), int(warp.indices()[0])

    def _peer_has_them(self, block: int, first: int, lane: int, event: int) -> None:
        """Of a pair no block frees columns before it knows that the other one has them too."""
        clocks = self._monitor.vector_clocks
        allocated, other = self._allocated[block ^ 1, first]
        known = clocks.matrices(clocks.cluster_of(lane)).known
        warp = lane % clocks.span // WARP * WARP
        if known[warp : warp + WARP, other % clocks.span].max() <= allocated:
            op, before = self._context.op, self._monitor.events[allocated].op
            message = "dealloc of columns of a pair, which the other block may still be allocating"
            notes = [Note(self._monitor.events.who(lane)), Note("the other block's alloc", before.loc)]
            self._monitor.reports.add("E5053", op, before, message, notes, _PAIR_HELP)

    def dealloc(self, block: int, first: int, columns: int, paired: bool) -> None:
        """A warp frees columns: all accesses to them have to be complete, and ordered before."""
        monitor, lanes = self._monitor, self._context.lanes
        mine = lanes.indices()[lanes.indices() // monitor.batch.threads == block]
        event = monitor.events.add(self._context.op, "dealloc", lanes)
        groups = block * (LANES // _GROUP) + np.arange(LANES // _GROUP)
        units = (groups[:, None] * COLUMNS + first + np.arange(columns)).reshape(-1)
        if paired:
            self._peer_has_them(block, first, int(mine[0]), event)
        agent, accessor = self._accessor("dealloc", mine, int(mine[0]) % monitor.vector_clocks.span // WARP)
        record = self.shadow.record(event, agent, asynchronous=True)
        for hazard in self.shadow.write(units, record, accessor):
            self._report(event, int(mine[0]), hazard, "frees")

    # -- completion --------------------------------------------------------------------------------

    def wait(self, kind: str, lanes: Lanes) -> None:
        """The loads or stores of these warps are complete."""
        monitor = self._monitor
        warps = lanes.cached("warp", monitor.batch.warp_index)
        for warp in np.unique(warps).tolist():
            rows = lanes.indices()[warps == warp]
            cluster = monitor.vector_clocks.cluster_of(int(rows[0]))
            agent = self._agent(kind, cluster, self._number(warp))
            monitor.vector_clocks.complete(cluster, rows % monitor.vector_clocks.span, agent, monitor.events.now)
        if kind == LOAD:
            monitor.async_groups.loaded(lanes)

    def commit(self, slots: list[int], perform: Callable[[], None]) -> None:
        """The core arrives at mbarriers (slots) when it is done with what the thread has issued,
        and publishes that.
        """
        monitor = self._monitor
        clocks, lane = monitor.vector_clocks, int(self._context.lanes.indices()[0])
        cluster = clocks.cluster_of(lane)
        agent = self._agent(CORE, cluster, lane % clocks.span)
        event = monitor.events.add(self._context.op, "commit", self._context.lanes)
        elsewhere = {monitor.block_at(slot * MBARRIER) for slot in slots} - {lane // monitor.batch.threads}
        arrivals = clocks.column(cluster, ("arrivals", lane % clocks.span)) if elsewhere else agent
        for block in elsewhere:
            monitor.reaches(block, lane, event, arrivals)
        published = clocks.release(cluster, np.array([lane % clocks.span]))
        published.known[[agent, arrivals]] = event + 1

        def arrive() -> None:
            for slot in slots:
                monitor.ordering.publish(slot, published)
            perform()

        monitor.pending_copies.issue(event, lane, slots[0] if slots else None, arrive)

    # -- fences ------------------------------------------------------------------------------------

    def fence(self, side: str) -> None:
        """Threads order their accesses so far before a barrier, or those to come after one."""
        monitor, lanes = self._monitor, self._context.lanes
        for cluster, rows in monitor.vector_clocks.rows(lanes):
            if side == "after":
                known = monitor.vector_clocks.matrices(cluster).known
                self._after.update({(cluster, row): known[row].copy() for row in rows.tolist()})
                continue
            warps = set(monitor.vector_clocks.warps_of(rows).tolist())
            for (where, column), (kind, number) in self._owner.items():
                if where == cluster and kind == STORE and number in warps:
                    self._before[cluster, column] = monitor.events.now

    def _fences(self, units: Array, lanes: Array, accessor: Accessor) -> None:
        """Warn of earlier writes that completion has ordered, but no fence."""
        assert accessor.known is not None
        records = np.unique(self.shadow.writers(units))
        clocks, cluster = self._monitor.vector_clocks, accessor.cluster
        row = int(lanes[0]) % clocks.span
        for record in records[records >= 0].tolist():
            event, column = record >> AGENT_BITS, record & _AGENTS
            kind, number = self._owner.get((cluster, column), ("", 0))
            writer = number if kind == STORE else int(clocks.warps_of(np.array([number]))[0])
            ordered = column < len(accessor.known) and event < accessor.known[column]
            if kind not in (STORE, CORE) or not ordered or writer == int(clocks.warps_of(np.array([row]))[0]):
                continue
            known = self._after.get((cluster, row))
            lacking = [] if known is not None and column < len(known) and event < known[column] else ["after"]
            if kind == STORE and self._before.get((cluster, column), 0) <= event:
                lacking.insert(0, "before")
            if lacking:
                self._warn(event, lacking)

    def _warn(self, event: int, lacking: list[str]) -> None:
        op, before = self._context.op, self._monitor.events[event].op
        if (op, before, *lacking) in self._warned:
            return
        self._warned.add((op, before, *lacking))
        fences = " and ".join(f"tcgen05.fence::{side}_thread_sync" for side in lacking)
        what = f"what a {self._name(before.name)} of another warp has written"
        self._monitor.warnings.append(Warning_("W5056", f"{self._name(op.name)} of {what}, without {fences}", op.loc))

    def keeps_permit(self, op: Op, columns: int) -> None:
        """Warn of a block that keeps the permit to allocate after its last allocation `op`, though
        `columns` leave room for other blocks.
        """
        if op not in self._permits:
            self._permits.add(op)
            left = f"{COLUMNS - columns} columns are left for others, whose allocations wait for its end"
            self._monitor.warnings.append(Warning_("W5062", f"the block keeps its permit to allocate: {left}", op.loc))

    def contends(self, op: Op, columns: int, fit: int) -> None:
        """Warn of blocks that wait in the allocation `op` for others of their SM, which has room
        for `fit` of them but for tensor memory, of which each has up to `columns`.
        """
        if op not in self._contended:
            self._contended.add(op)
            here = COLUMNS // columns
            work = f"{here} of them work{'s' if here == 1 else ''} at a time, with {columns} columns each"
            text = f"{fit} blocks fit on an SM by threads and shared memory, and {work}; the others wait here"
            self._monitor.warnings.append(Warning_("W5064", text, op.loc))

    # -- reports -----------------------------------------------------------------------------------

    @staticmethod
    def _name(name: str) -> str:
        return PRIMITIVES[name].label or name

    def _report(self, number: int, lane: int, hazard: Hazard, verb: str) -> None:
        """An access and an earlier one that nothing orders, or that may not be complete."""
        monitor, events = self._monitor, self._monitor.events
        now, before = events[number], events[hazard.before]
        cluster = monitor.vector_clocks.cluster_of(lane)
        kind, _ = self._owner.get((cluster, hazard.agent), (CORE, 0))
        cell = hazard.unit % _STRIDE
        place = f"column {cell % COLUMNS} of tensor memory, lanes {cell // COLUMNS * _GROUP} on"
        earlier = self._name(before.op.name)
        doing = "writing" if hazard.wrote else "reading"
        message = f"{self._name(now.op.name)} {verb} {place}, which a {earlier} may still be {doing}"
        notes = [Note(events.who(lane)), Note(f"the {earlier}", before.op.loc)]
        self._monitor.reports.add("E5054", now.op, before.op, message, notes, _WAIT_HELP.get(kind, _WAIT_HELP[CORE]))
