"""Groups of asynchronous operations: what commits close and waits complete (bulk stores,
`cp.async`, wgmma).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.values.grid import WARP
from cutec.interpreter.values.lanes import Lanes

if TYPE_CHECKING:
    from cutec.interpreter.hazards.monitor import Watch

Array = np.ndarray
_WARPGROUP = 4  # warps
_KEPT = 32  # groups of `cp.async` that are remembered


class Groups:
    """The groups of a batch's threads and warps."""

    def __init__(self, watch: Watch):
        self._watch = watch
        threads = watch.batch.everyone.count
        self._copies: Array | None = None  # [lane, group % _KEPT]: the first event that is not of the group
        self._copied = np.zeros(threads, np.int64)
        self._bulk: dict[int, list[int]] = {}  # lane → the same of its bulk groups
        self._multiplies: dict[int, list[int]] = {}  # warp → the same of its groups of multiplies
        self._finished: Array | None = None  # [lane]: multiplies before this event are complete for it

    @property
    def _now(self) -> int:
        return self._watch.events.now

    # -- cp.async ----------------------------------------------------------------------------------

    def copy_commit(self, lanes: Lanes) -> None:
        """Close each lane's group."""
        if self._copies is None:
            self._copies = np.zeros((len(self._copied), _KEPT), np.int64)
        index = lanes.indices()
        self._copies[index, self._copied[index] % _KEPT] = self._now
        self._copied[index] += 1

    def copy_wait(self, lanes: Lanes, pending: int) -> None:
        """All but the newest `pending` groups are complete."""
        if self._copies is None:
            return
        watch, index = self._watch, lanes.indices()
        last = self._copied[index] - 1 - pending
        until = np.where((last >= 0) & (pending < _KEPT), self._copies[index, last % _KEPT], 0)
        start = 0
        for cluster, rows in watch.knowledge.rows(lanes):
            part = until[start : start + len(rows)]
            start += len(rows)
            watch.knowledge.complete(cluster, rows, watch.clocks.copy_column(cluster) + rows, part)

    # -- bulk stores -------------------------------------------------------------------------------

    def bulk_agent(self, lane: int) -> int:
        """The column of a lane's bulk stores."""
        self._bulk.setdefault(lane, [])
        knowledge = self._watch.knowledge
        return knowledge.column(knowledge.cluster_of(lane), ("bulk", lane % knowledge.span))

    def bulk_commit(self, lanes: Lanes) -> None:
        """Close the groups of those lanes that have issued any."""
        for lane in lanes.indices().tolist():
            if lane in self._bulk:
                self._bulk[lane].append(self._now)

    def bulk_wait(self, lanes: Lanes, pending: int) -> None:
        """All but the newest `pending` groups of each lane have read their sources."""
        watch, until = self._watch, {}
        for lane in lanes.indices().tolist():
            if lane in self._bulk:
                ends = self._bulk[lane]
                until[lane] = ends[-1 - pending] if pending < len(ends) else 0
                cluster = watch.knowledge.cluster_of(lane)
                watch.knowledge.complete(cluster, lane % watch.knowledge.span, self.bulk_agent(lane), until[lane])
        watch.transfers.finish(set(until), until)

    def block_ends(self, block: int) -> None:
        """What a block's threads have issued has to be complete."""
        watch, threads = self._watch, self._watch.batch.threads
        last: dict[int, int] = {}
        for lane in self._bulk:
            if lane // threads == block:
                newest = watch.shadow.newest(("bulk", lane % watch.knowledge.span), block)
                if newest is not None and watch.who_knows(lane)[self.bulk_agent(lane)] <= newest:
                    last[lane] = newest
        for lane, event in last.items():
            watch.reports.leaves_unread(event, lane)

    # -- multiplies --------------------------------------------------------------------------------

    def multiply(self, lanes: Array) -> tuple[int, int, int]:
        """A warpgroup's multiply: (event, column, number of the warpgroup in its cluster)."""
        watch, k = self._watch, self._watch.knowledge
        context = watch.context
        key = context.op, int(lanes[0]), watch.context.execution
        if self._current[0] != key:
            part = (
                context.lanes
                if len(lanes) == context.lanes.count
                else context.lanes.subset(np.isin(context.lanes.indices(), lanes))
            )
            self._current = key, watch.events.add(context.op, "wgmma", part)
        block, warp = divmod(int(lanes[0]), watch.batch.threads)
        group = block % k.ranks * -(-watch.batch.warps // _WARPGROUP) + warp // (_WARPGROUP * WARP)
        return self._current[1], k.column(k.cluster_of(int(lanes[0])), ("wgmma", group)), group

    _current: tuple[object, int] = (None, 0)

    def _warps(self, lanes: Lanes) -> Array:
        return np.unique(lanes.cached("warp", self._watch.batch.warp_index))

    def multiply_commit(self, lanes: Lanes) -> None:
        """Close each warp's group."""
        for warp in self._warps(lanes).tolist():
            self._multiplies.setdefault(warp, []).append(self._now)

    def multiply_wait(self, lanes: Lanes, pending: int) -> None:
        """All but the newest `pending` groups of each warp are complete."""
        k, batch = self._watch.knowledge, self._watch.batch
        if self._finished is None:
            self._finished = np.zeros(batch.everyone.count, np.int64)
        warp_of = lanes.cached("warp", batch.warp_index)
        for warp in self._warps(lanes).tolist():
            ends = self._multiplies.get(warp, [])
            until = ends[-1 - pending] if pending < len(ends) else 0
            mine = lanes.indices()[warp_of == warp]
            block, inside = divmod(warp, batch.warps)
            group = block % k.ranks * -(-batch.warps // _WARPGROUP) + inside // _WARPGROUP
            cluster = k.cluster_of(int(mine[0]))
            k.complete(cluster, mine % k.span, k.column(cluster, ("wgmma", group)), until)
            self._finished[mine] = np.maximum(self._finished[mine], until)

    def finished_for(self, lanes: Lanes) -> Array:
        """For each lane the event before which all multiplies are complete for it."""
        return np.zeros(1, np.int64) if self._finished is None else lanes.take(self._finished)

    @property
    def any_multiplies(self) -> bool:
        """Whether any have been waited for."""
        return self._finished is not None

    @property
    def last_multiply(self) -> int:
        """The event of the multiply that was executed last."""
        return self._current[1]
