"""Launches that begin before the one before them has ended (`use_pdl=True`; CUDA C++ Programming
Guide, "Programmatic Dependent Launch"): what an earlier launch stores to may be accessed after
`griddepcontrol.wait` only (E5047), by its thread, or by threads that meet that thread afterwards.
What it loads may be stored to after that only.

    producer(x, y)                    loads y, stores to x
    consumer(x, y, w), with use_pdl   load w, y: right     load x, store to y: E5047     wait

A launch begins when each block of the one before has executed `griddepcontrol.launch_dependents`
or has ended. Loads of blocks that have ended are over, but their stores may not be visible yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.hazards.vector_clocks import VectorClocks
from cutec.interpreter.memory.global_memory import Allocation
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.records import NamedTuple

if TYPE_CHECKING:
    from cutec.interpreter.hazards.reports import Reports

Array = np.ndarray


class Pending(NamedTuple):
    """The numbers of the arrays that launches may still be storing to, and loading."""

    stored: frozenset[int] = frozenset()
    loaded: frozenset[int] = frozenset()

    def after(self, function: Op, stored: set[int] | None, loaded: set[int] | None) -> Pending:
        """What is pending when the next launch begins early: this was pending when a kernel began
        that stores to and loads these arrays (None: unknown ones).
        """
        waits, lets_begin = (_controls(function, kind) for kind in ("wait", "launch_dependents"))
        before = self.loaded if lets_begin or not waits else frozenset()
        return Pending(self.stored | (stored or set()), before | (loaded or set() if lets_begin else set()))


def _controls(function: Op, kind: str) -> bool:
    return any(op.name == "nvvm.griddepcontrol" and kind in op.attrs["kind"].text for op in function.walk())


class DependentLaunch:
    """A launch that may begin while earlier ones still access `pending` arrays."""

    def __init__(self, pending: Pending):
        self.pending = pending
        self.follows = any(pending)
        self._waits: dict[int, list[tuple[int, Array]]] = {}  # cluster of the batch → (event, rows)
        self._clocks: VectorClocks
        self._reports: Reports

    def begin(self, clocks: VectorClocks, reports: Reports) -> None:
        """The next batch."""
        self._clocks, self._reports = clocks, reports
        self._waits.clear()

    def wait(self, lanes: Lanes) -> None:
        """Lanes wait for the launches before."""
        for cluster, rows in self._clocks.rows(lanes) if self.follows else ():
            self._waits.setdefault(cluster, []).append((self._clocks.last, rows))

    def access(self, allocation: Allocation, offset: Array, lanes: Lanes, wrote: bool) -> None:
        """Lanes access an array at byte offsets."""
        stored = allocation.number in self.pending.stored
        if not stored and not (wrote and allocation.number in self.pending.loaded):
            return
        offsets, start = np.broadcast_to(offset, lanes.count), 0
        for cluster, rows in self._clocks.rows(lanes):
            ordered = np.zeros(len(rows), bool)
            for event, waited in self._waits.get(cluster, ()):
                ordered |= self._clocks.sees(cluster, event, waited, rows)
            if not ordered.all():
                row = int(np.argmin(ordered))
                place = allocation.index(int(offsets[start + row]))
                self._reports.before_dependency(place, cluster * self._clocks.span + int(rows[row]), wrote, stored)
                return
            start += len(rows)
