"""Named barriers that threads of two groups use in turn: those who come next have to come after the
others have met, else arrivals of both could be counted together, and nobody would have waited for
whom it should.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cutec.diag import Note
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import Monitor

Array = np.ndarray
_BARRIERS = 64  # more than a block has


class _Arrivals(NamedTuple):
    """Threads (rows of their cluster's matrices) that came to a barrier with an operation; `event`
    is the last of their events by then.
    """

    op: Op
    rows: Array
    event: int


class BarrierReuse:
    """The barriers of parts of blocks, by block and number."""

    def __init__(self, monitor: Monitor, reports: Reports):
        self._monitor, self._reports = monitor, reports
        self._here: dict[tuple[int, int], list[_Arrivals]] = {}
        self._before: dict[tuple[int, int], list[_Arrivals]] = {}  # of the last meeting

    def arrive(self, op: Op, lanes: Lanes, barriers: Array, counts: Array) -> None:
        """Lanes come to barriers, each of which takes a number of threads."""
        batch = self._monitor.batch
        block = lanes.cached("block", batch.block_index)
        keys = block.astype(np.int64) * _BARRIERS + np.broadcast_to(barriers, lanes.count)
        for key in np.unique(keys).tolist():
            mine = keys == key
            count = int(np.broadcast_to(counts, lanes.count)[np.argmax(mine)])
            if count < batch.threads:
                self._come(op, lanes if mine.all() else lanes.subset(mine), divmod(key, _BARRIERS), count)

    def _come(self, op: Op, lanes: Lanes, key: tuple[int, int], count: int) -> None:
        rows = lanes.indices() % self._monitor.vector_clocks.span
        self._check(op, lanes.indices(), rows, key)
        here = self._here.setdefault(key, [])
        here.append(_Arrivals(op, rows, self._monitor.events.add(op, "arrival", lanes)))
        if sum(len(a.rows) for a in here) >= count:
            self._before[key] = self._here.pop(key)

    def _check(self, op: Op, lanes: Array, rows: Array, key: tuple[int, int]) -> None:
        before = self._before.get(key, ())
        new = ~np.isin(rows, np.concatenate([a.rows for a in before])) if before else np.zeros(1, bool)
        if not new.any():
            return
        k = self._monitor.vector_clocks
        known = k.matrices(k.cluster_of(int(lanes[0]))).known[rows[new]]
        met = np.zeros(len(known), bool)  # knows of one who has gone on, or of all who came
        all_came = np.ones(len(known), bool)
        for arrivals in before:
            after = known[:, arrivals.rows] > arrivals.event
            all_came &= after.all(axis=1)
            if PRIMITIVES[arrivals.op.name].effects.blocking:
                met |= after.any(axis=1)
        early = ~(met | all_came)
        if early.any():
            self._report(op, int(lanes[new][np.argmax(early)]), key[1], before[0])

    def _report(self, op: Op, lane: int, barrier: int, before: _Arrivals) -> None:
        events = self._monitor.events
        message = (
            f"barrier {barrier} is used here while other threads may still be on their way to it: nothing orders their"
            " meeting before this one"
        )
        others = int(before.rows[0]) + lane // self._monitor.vector_clocks.span * self._monitor.vector_clocks.span
        notes = [Note(events.who(lane)), Note(f"they met here: {events.who(others)} and others", before.op.loc)]
        self._reports.add("E5045", op, before.op, message, notes)
