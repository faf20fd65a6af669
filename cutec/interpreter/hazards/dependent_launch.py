"""Launches that begin before the one before them has ended (`use_pdl=True`; CUDA C++ Programming
Guide, "Programmatic Dependent Launch"): what an earlier launch stores to may be accessed after
`griddepcontrol.wait` only (E5047), by its thread, or by threads that meet that thread afterwards.

    producer(x)                       stores to x
    consumer(x, w), with use_pdl      load w: right     load x: E5047     wait     load x: right
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.hazards.vector_clocks import VectorClocks
from cutec.interpreter.memory.global_memory import Allocation
from cutec.interpreter.values.lanes import Lanes

if TYPE_CHECKING:
    from cutec.interpreter.hazards.reports import Reports

Array = np.ndarray


class DependentLaunch:
    """A launch that may begin while earlier ones still store to `pending` arrays, by number."""

    def __init__(self, pending: frozenset[int]):
        self.pending = pending
        self._waits: dict[int, list[tuple[int, Array]]] = {}  # cluster of the batch → (event, rows)
        self._clocks: VectorClocks
        self._reports: Reports

    def begin(self, clocks: VectorClocks, reports: Reports) -> None:
        """The next batch."""
        self._clocks, self._reports = clocks, reports
        self._waits.clear()

    def wait(self, lanes: Lanes) -> None:
        """Lanes wait for the launches before."""
        for cluster, rows in self._clocks.rows(lanes) if self.pending else ():
            self._waits.setdefault(cluster, []).append((self._clocks.last, rows))

    def access(self, allocation: Allocation, offset: Array, lanes: Lanes, wrote: bool) -> None:
        """Lanes access an array at byte offsets."""
        if allocation.number not in self.pending:
            return
        offsets, start = np.broadcast_to(offset, lanes.count), 0
        for cluster, rows in self._clocks.rows(lanes):
            ordered = np.zeros(len(rows), bool)
            for event, waited in self._waits.get(cluster, ()):
                ordered |= self._clocks.sees(cluster, event, waited, rows)
            if not ordered.all():
                row = int(np.argmin(ordered))
                place = allocation.index(int(offsets[start + row]))
                self._reports.before_dependency(place, cluster * self._clocks.span + int(rows[row]), wrote)
                return
            start += len(rows)
