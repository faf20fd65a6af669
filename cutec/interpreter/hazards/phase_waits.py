"""Waits for an mbarrier's phase that may come too late.

A wait names its phase by parity: whoever waits for phase n has to have gone on before phase n + 1
ends, else the wait is for phase n + 2, which may never end. So each wait has to be ordered before
an arrival at the next phase. A ring of stages does that by itself: who waits for a full buffer
gives it back, and it is not filled before. A wait for the other parity, for a barrier of another
stage, or one that nobody is told of is not ordered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cutec.diag import Note
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.values.grid import WARP
from cutec.ir.core import Op

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import PhaseWaitMonitor

Array = np.ndarray
_WARPGROUP = 4 * WARP
_HELP = (
    "let whoever waits tell when it has gone on (a pipeline: `consumer_release`), and wait for that before the next"
    " phase; or the parity is that of another phase"
)


class _Wait(NamedTuple):
    """Lanes went on because a phase had ended; `event` is the number of the next event then."""

    op: Op
    lanes: Array
    event: int


class PhaseWaits:
    """For each mbarrier (entry) who has gone on since its last phase ended."""

    def __init__(self, monitor: PhaseWaitMonitor, reports: Reports):
        self._monitor, self._reports = monitor, reports
        self._since: dict[int, list[_Wait]] = {}
        # wait → (lane, entry, phase that it found complete, who arrived at the next)
        self._late: dict[Op, tuple[int, int, int, list[Note]]] = {}

    def passed(self, entry: int, lanes: Array, op: Op) -> None:
        """Lanes go on: the last phase of the barrier is the one that they have waited for."""
        self._since.setdefault(entry, []).append(_Wait(op, lanes, self._monitor.events.now))

    def forget(self, entry: int) -> None:
        """The barrier is initialised (again)."""
        self._since.pop(entry, None)

    def ended(self, entry: int, phase: int) -> None:
        """Phase `phase` has ended: who waited for the one before has to be known to whoever
        arrived.
        """
        waits = self._since.pop(entry, ())
        if not waits:
            return
        known = self._monitor.ordering.handed_on(entry)
        for wait in waits:
            if wait.op not in self._late and (early := self._unknown(wait, known)) is not None:
                self._late[wait.op] = early, entry, phase - 1, self._monitor.phases.notes_so_far(entry)

    def _unknown(self, wait: _Wait, known: Array) -> int | None:
        """A lane of a wait that is not ordered before what is known. What one thread of a warp
        knows of itself it tells for the warp, and for its warpgroup where those multiply: a group
        of multiplies that one has waited for was begun by all.
        """
        batch, span = self._monitor.batch, self._monitor.vector_clocks.span
        width = _WARPGROUP if self._monitor.async_groups.any_multiplies else WARP
        for first in np.unique(
            wait.lanes // batch.threads * batch.threads + wait.lanes % batch.threads // width * width
        ).tolist():
            end = min(first + width, first // batch.threads * batch.threads + batch.threads)
            if known[first % span : (end - 1) % span + 1].max(initial=0) < wait.event:
                return int(wait.lanes[(wait.lanes >= first) & (wait.lanes < end)][0])
        return None

    def report(self) -> None:
        """A block ends: tell of the waits that may come too late."""
        monitor = self._monitor
        for op, (lane, entry, phase, arrived) in self._late.items():
            found = f"phase {phase}" if phase >= 0 else "the state before phase 0"
            message = (
                f"the wait finds {found} of the barrier at {monitor.context.memory.describe(entry * 8)} complete, but nothing"
                f" keeps phase {phase + 1} from ending before it"
            )
            later = Note(f"then it would wait for phase {phase + 2} to end, for ever perhaps")
            self._reports.add("E5037", op, None, message, [Note(monitor.events.who(lane)), later, *arrived], _HELP)
        self._late.clear()
