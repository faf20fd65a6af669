"""Groups of asynchronous operations (bulk stores, `cp.async`, wgmma): commits close them, waits
complete them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.hazards.vector_clocks import registers_of
from cutec.interpreter.values.grid import WARP, WARPGROUP
from cutec.interpreter.values.lanes import Lanes
from cutec.ops.primitives.registry import BULK_GROUP, CP_ASYNC, WGMMA_GROUP

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import GroupMonitor

Array = np.ndarray
_HISTORY = 32  # groups of `cp.async` that are remembered


class AsyncGroups:
    """The groups of a batch's threads (`cp.async`, bulk stores) and warps (wgmma).

    A group is closed by a commit and holds the events before it; `wait n` completes all but the
    newest n groups: events 3 and 5, commit at 6, event 8, commit at 9; `wait 1` completes events
    below 6, `wait 0` those below 9.
    """

    def __init__(self, monitor: GroupMonitor, reports: Reports):
        self._monitor, self._reports = monitor, reports
        threads = monitor.batch.everyone.count
        self._copies: Array | None = None  # [lane, group % _HISTORY]: the first event after the group
        self._copied = np.zeros(threads, np.int64)
        self._bulk: dict[int, list[int]] = {}  # lane → the first event after each of its bulk groups
        self._multiplies: dict[int, list[int]] = {}  # warp → the first event after each of its groups of multiplies
        # of the last multiply: (operation, first lane, execution), and its event
        self._current: tuple[object, int] = (None, 0)
        # [lane]: multiplies, and loads from tensor memory, below this event are complete
        self._finished: Array | None = None
        self._multiplied = False
        self.last_load = 0  # the event of the last load from tensor memory

    @property
    def _now(self) -> int:
        return self._monitor.events.now

    def commit(self, group: str, lanes: Lanes) -> None:
        """Close the group of that kind that each lane (of wgmma each warp) has issued."""
        {BULK_GROUP: self._bulk_commit, WGMMA_GROUP: self._multiply_commit, CP_ASYNC: self._copy_commit}[group](lanes)

    def wait(self, group: str, lanes: Lanes, pending: int) -> None:
        """All but the newest `pending` groups of that kind are complete for the lanes."""
        waits = {BULK_GROUP: self._bulk_wait, WGMMA_GROUP: self._multiply_wait, CP_ASYNC: self._copy_wait}
        waits[group](lanes, pending)

    # -- cp.async ----------------------------------------------------------------------------------

    def _copy_commit(self, lanes: Lanes) -> None:
        """Close each lane's group."""
        if self._copies is None:
            self._copies = np.zeros((len(self._copied), _HISTORY), np.int64)
        index = lanes.indices()
        self._copies[index, self._copied[index] % _HISTORY] = self._now
        self._copied[index] += 1

    def _copy_wait(self, lanes: Lanes, pending: int) -> None:
        """All but the newest `pending` groups are complete."""
        if self._copies is None:
            return
        monitor, index = self._monitor, lanes.indices()
        last = self._copied[index] - 1 - pending
        until = np.where((last >= 0) & (pending < _HISTORY), self._copies[index, last % _HISTORY], 0)
        start = 0
        for cluster, rows in monitor.vector_clocks.rows(lanes):
            part = until[start : start + len(rows)]
            start += len(rows)
            monitor.vector_clocks.complete(cluster, rows, monitor.ordering.copy_column(cluster) + rows, part)

    # -- bulk stores -------------------------------------------------------------------------------

    def bulk_agent(self, lane: int) -> int:
        """The column of a lane's bulk stores."""
        self._bulk.setdefault(lane, [])
        vector_clocks = self._monitor.vector_clocks
        return vector_clocks.column(vector_clocks.cluster_of(lane), ("bulk", lane % vector_clocks.span))

    def _bulk_commit(self, lanes: Lanes) -> None:
        """Close the groups of those lanes that have issued any."""
        for lane in lanes.indices().tolist():
            if lane in self._bulk:
                self._bulk[lane].append(self._now)

    def _bulk_wait(self, lanes: Lanes, pending: int) -> None:
        """All but the newest `pending` groups of each lane have read their sources; without `read`
        they are complete.
        """
        monitor, until = self._monitor, {}
        reads = "read" in monitor.context.op.attrs
        for lane in lanes.indices().tolist():
            if lane in self._bulk:
                ends = self._bulk[lane]
                until[lane] = ends[-1 - pending] if pending < len(ends) else 0
                cluster = monitor.vector_clocks.cluster_of(lane)
                monitor.vector_clocks.complete(
                    cluster, lane % monitor.vector_clocks.span, self.bulk_agent(lane), until[lane]
                )
                if not reads:
                    monitor.stores_end(lane, until[lane])
        monitor.pending_copies.finish(set(until), until)

    def block_ends(self, block: int) -> None:
        """A block exits: its bulk stores have to have read their sources."""
        monitor, threads = self._monitor, self._monitor.batch.threads
        last: dict[int, int] = {}
        for lane in self._bulk:
            if lane // threads == block:
                newest = monitor.shadow.newest(("bulk", lane % monitor.vector_clocks.span), block)
                if newest is not None and monitor.clock_of(lane)[self.bulk_agent(lane)] <= newest:
                    last[lane] = newest
        for lane, event in last.items():
            self._reports.exit_before_store_reads(event, lane)

    # -- multiplies --------------------------------------------------------------------------------

    def multiply(self, lanes: Array) -> tuple[int, int, int]:
        """A warpgroup's multiply: (event, its column, number of the warpgroup in its cluster)."""
        monitor, clocks = self._monitor, self._monitor.vector_clocks
        context = monitor.context
        key = context.op, int(lanes[0]), monitor.context.execution
        if self._current[0] != key:
            part = (
                context.lanes
                if len(lanes) == context.lanes.count
                else context.lanes.subset(np.isin(context.lanes.indices(), lanes))
            )
            self._current = key, monitor.events.add(context.op, "wgmma", part)
        block, warp = divmod(int(lanes[0]), monitor.batch.threads)
        group = block % clocks.ranks * -(-monitor.batch.warps // WARPGROUP) + warp // (WARPGROUP * WARP)
        return self._current[1], clocks.column(clocks.cluster_of(int(lanes[0])), ("wgmma", group)), group

    def _warps(self, lanes: Lanes) -> Array:
        """The numbers of the lanes' warps."""
        return np.unique(lanes.cached("warp", self._monitor.batch.warp_index))

    def _multiply_commit(self, lanes: Lanes) -> None:
        """Close each warp's group."""
        for warp in self._warps(lanes).tolist():
            self._multiplies.setdefault(warp, []).append(self._now)

    def _multiply_wait(self, lanes: Lanes, pending: int) -> None:
        """All but the newest `pending` groups of each warp are complete."""
        clocks, batch = self._monitor.vector_clocks, self._monitor.batch
        finished, self._multiplied = self._finished_events(), True
        warp_of = lanes.cached("warp", batch.warp_index)
        for warp in self._warps(lanes).tolist():
            ends = self._multiplies.get(warp, [])
            until = ends[-1 - pending] if pending < len(ends) else 0
            mine = lanes.indices()[warp_of == warp]
            block, inside = divmod(warp, batch.warps)
            group = block % clocks.ranks * -(-batch.warps // WARPGROUP) + inside // WARPGROUP
            cluster = clocks.cluster_of(int(mine[0]))
            rows, of_block = mine % clocks.span, block % clocks.ranks * batch.warps
            clocks.complete(cluster, rows, clocks.column(cluster, ("wgmma", group)), until)
            clocks.complete(cluster, rows, clocks.column(cluster, registers_of(of_block + inside)), until)
            finished[mine] = np.maximum(finished[mine], until)

    def _finished_events(self) -> Array:
        if self._finished is None:
            self._finished = np.zeros(self._monitor.batch.everyone.count, np.int64)
        return self._finished

    def loaded(self, lanes: Lanes) -> None:
        """The loads of these lanes from tensor memory are complete."""
        self._finished_events()[lanes.indices()] = self._now

    def finished_for(self, lanes: Lanes) -> Array:
        """For each lane, the event below which its multiplies or loads are complete."""
        return np.zeros(1, np.int64) if self._finished is None else lanes.take(self._finished)

    @property
    def any_multiplies(self) -> bool:
        """Whether any have been waited for."""
        return self._multiplied

    @property
    def last_multiply(self) -> int:
        """The event of the last multiply executed."""
        return self._current[1]
