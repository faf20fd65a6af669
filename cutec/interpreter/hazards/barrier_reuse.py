"""Reuse of named barriers by different groups of threads (E5045).

A barrier counts arrivals of any threads. So a group may use a barrier only after the round of
another group is over; else arrivals of both could be counted together:

    warps 0-1, then 0-1 again     right: a warp arrives again only after it has left
    warps 0-1, then warps 2-3     right if warps 2-3 come later by another synchronisation, else
                                  warp 2 may complete the round of warp 0
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
    """Threads (rows of their cluster's clocks) that arrived at a barrier with an operation, in
    `event`.
    """

    op: Op
    rows: Array
    event: int


class BarrierReuse:
    """The barriers of parts of blocks, by (block, number)."""

    def __init__(self, monitor: Monitor, reports: Reports):
        self._monitor, self._reports = monitor, reports
        self._arriving: dict[tuple[int, int], list[_Arrivals]] = {}
        self._completed: dict[tuple[int, int], list[_Arrivals]] = {}  # of the last complete round

    def arrive(self, op: Op, lanes: Lanes, barriers: Array, counts: Array) -> None:
        """Lanes arrive at barriers, each for a count of threads."""
        batch = self._monitor.batch
        block = lanes.cached("block", batch.block_index)
        keys = block.astype(np.int64) * _BARRIERS + np.broadcast_to(barriers, lanes.count)
        for key in np.unique(keys).tolist():
            mine = keys == key
            count = int(np.broadcast_to(counts, lanes.count)[np.argmax(mine)])
            if count < batch.threads:
                self._count(op, lanes if mine.all() else lanes.subset(mine), divmod(key, _BARRIERS), count)

    def _count(self, op: Op, lanes: Lanes, key: tuple[int, int], count: int) -> None:
        """Lanes arrive at one barrier; the round is complete with `count` threads."""
        rows = lanes.indices() % self._monitor.vector_clocks.span
        self._check(op, lanes.indices(), rows, key)
        here = self._arriving.setdefault(key, [])
        here.append(_Arrivals(op, rows, self._monitor.events.add(op, "arrival", lanes)))
        if sum(len(a.rows) for a in here) >= count:
            self._completed[key] = self._arriving.pop(key)

    def _check(self, op: Op, lanes: Array, rows: Array, key: tuple[int, int]) -> None:
        """Lanes that were not in the last complete round have to be ordered after it."""
        before = self._completed.get(key, [])
        new = ~np.isin(rows, np.concatenate([a.rows for a in before])) if before else np.zeros(1, bool)
        if not new.any():
            return
        clocks = self._monitor.vector_clocks
        known = clocks.matrices(clocks.cluster_of(int(lanes[0]))).known[rows[new]]
        left = np.zeros(len(known), bool)  # a thread that waited in the round is known to have gone on
        arrived = np.ones(len(known), bool)  # all arrivals of the round are known
        for arrivals in before:
            after = known[:, arrivals.rows] > arrivals.event
            arrived &= after.all(axis=1)
            if PRIMITIVES[arrivals.op.name].effects.blocking:
                left |= after.any(axis=1)
        early = ~(left | arrived)
        if early.any():
            self._report(op, int(lanes[new][np.argmax(early)]), key[1], before[0])

    def _report(self, op: Op, lane: int, barrier: int, before: _Arrivals) -> None:
        events = self._monitor.events
        message = (
            f"barrier {barrier} is used here while other threads may still be on their way to it: nothing orders their"
            " round before this one"
        )
        others = int(before.rows[0]) + lane // self._monitor.vector_clocks.span * self._monitor.vector_clocks.span
        notes = [
            Note(events.who(lane)),
            Note(f"they synchronised here: {events.who(others)} and others", before.op.loc),
        ]
        help = "give each group a barrier of its own: `barrier_id=1 + group`; or let something order the groups"
        self._reports.add("E5045", op, before.op, message, notes, help)
