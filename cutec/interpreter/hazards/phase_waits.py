"""Waits for a phase of an mbarrier that may come too late (E5037).

A wait names its phase by parity. A thread that waits for phase n has to go on before phase n + 1
ends; else it finds parity n again and waits for phase n + 2, which may never end. So each wait has
to be ordered before an arrival in the next phase:

    consumer: wait(full, 0); arrive(empty)        producer: wait(empty, 0); arrive(full)

Here the arrival that ends phase 1 of `full` comes after a wait for `empty`, to which the consumer
arrives after its wait: ordered, as in any ring of stages. Not ordered: a wait for the wrong parity
or another stage's barrier, and a wait without a later arrival. Bytes of a copy that the thread has
issued after the wait order as its arrival does: of a pair of blocks only one arrives. They order no
accesses, since a copy releases nothing of its thread's. Of two rings with the same buffers, a
thread may arrive, announcing bytes, before it waits for the other ring:

    wait(empty, 1); arrive(full); wait(empty of the other ring, 1); copy, whose bytes count at full
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cutec.diag import Note
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.hazards.vector_clocks import Published, issues_of
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.grid import WARP, WARPGROUP
from cutec.ir.core import Op

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import PhaseWaitMonitor

Array = np.ndarray
_HELP = (
    "let the waiting threads arrive at a barrier when they have gone on (a pipeline: `consumer_release`), and wait for"
    " that before the next phase; or the parity is that of another phase"
)


class PassedWait(NamedTuple):
    """Lanes have found a phase complete and gone on: `event`. Clocks of arrivals before it are no
    greater.
    """

    op: Op
    lanes: Array
    event: int


class PhaseWaits:
    """For each mbarrier (slot), the waits that have found its last phase complete."""

    def __init__(self, monitor: PhaseWaitMonitor, reports: Reports):
        self._monitor, self._reports = monitor, reports
        self._since: dict[int, list[PassedWait]] = {}
        # what the threads knew that have issued copies, whose bytes have come in the present phase
        self._issuers: dict[int, Published] = {}
        # wait → (lane, slot, phase that it found complete, notes on the arrivals in the next)
        self._late: dict[Op, tuple[int, int, int, list[Note]]] = {}

    def gone_on(self, slot: int, lanes: Array, op: Op, event: int) -> None:
        """Lanes go on: they have waited for the last phase of the barrier."""
        self._since.setdefault(slot, []).append(PassedWait(op, lanes, event))

    def forget(self, slot: int) -> None:
        """The barrier is initialised (again)."""
        self._since.pop(slot, None)
        self._issuers.pop(slot, None)

    def came(self, slot: int, issuer: Published) -> None:
        """Bytes of a copy come, whose thread knew `issuer` when it issued the copy."""
        if slot in self._issuers:
            self._issuers[slot].join(issuer)
        else:
            self._issuers[slot] = issuer

    def ended(self, slot: int, phase: int) -> None:
        """Phase `phase` has ended: the waits for the phase before have to be ordered before its
        arrivals, or before a copy whose bytes came.
        """
        waits = self._since.pop(slot, ())
        if waits:
            known = self.known_at(slot)
            for wait in waits:
                if wait.op not in self._late and (early := self.unordered(wait, known)) is not None:
                    self._late[wait.op] = early, slot, phase - 1, self._monitor.phases.notes_so_far(slot)
        self._issuers.pop(slot, None)

    def known_at(self, slot: int) -> Array:
        """What the threads knew that have arrived in the present phase, or issued copies whose
        bytes have come in it.
        """
        known, issuers = self._monitor.ordering.published(slot), self._issuers.get(slot)
        if issuers is None:
            return known
        issuers.join(Published(known, known[:0]))
        return issuers.known

    def unordered(self, wait: PassedWait, known: Array) -> int | None:
        """A lane whose wait is not ordered before the clock `known`; None if there is none. One
        waiting thread counts for its warp; in a warpgroup that multiplies, for the whole warpgroup.
        """
        batch, span = self._monitor.batch, self._monitor.vector_clocks.span
        width = WARPGROUP * WARP if self._monitor.async_groups.any_multiplies else WARP
        for first in np.unique(
            wait.lanes // batch.threads * batch.threads + wait.lanes % batch.threads // width * width
        ).tolist():
            end = min(first + width, first // batch.threads * batch.threads + batch.threads)
            rows = range(first % span, (end - 1) % span + 1)
            if known[rows.start : rows.stop].max(initial=0) <= wait.event and not self._issued(
                first, rows, known, wait
            ):
                return int(wait.lanes[(wait.lanes >= first) & (wait.lanes < end)][0])
        return None

    def _issued(self, lane: int, rows: range, known: Array, wait: PassedWait) -> bool:
        """Whether, after the wait, one of these threads of a lane's cluster has issued a copy whose
        bytes are known to have come.
        """
        clocks = self._monitor.vector_clocks
        columns = [clocks.found_column(clocks.cluster_of(lane), issues_of(row)) for row in rows]
        return any(known[c] > wait.event for c in columns if c is not None and c < len(known))

    def report(self) -> None:
        """A block ends: report the waits that may come too late."""
        monitor = self._monitor
        for op, (lane, slot, phase, arrived) in self._late.items():
            found = f"phase {phase}" if phase >= 0 else "the state before phase 0"
            place = monitor.context.memory.describe(slot * MBARRIER)
            message = (
                f"the wait finds {found} of the barrier at {place} complete, but nothing keeps phase {phase + 1} from"
                " ending before it"
            )
            later = Note(f"then it would wait for phase {phase + 2} to end, perhaps for ever")
            self._reports.add("E5037", op, None, message, [Note(monitor.events.who(lane)), later, *arrived], _HELP)
        self._late.clear()
