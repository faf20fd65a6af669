"""The history of mbarriers, for findings: who initialised them, which bytes and arrivals make up a
phase, and who waited for which phase.

`sync.mbarriers` counts; this module records who is behind the counts: a copy *promises* bytes when
it is issued, before they come, so that a phase with more promised than expected bytes is found
(E5035) whenever they come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from cutec.diag import Note
from cutec.interpreter.hazards.events import Wait
from cutec.interpreter.hazards.phase_waits import PhaseWaits
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.records import dataclass, field

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import PhaseMonitor

Array = np.ndarray


@dataclass
class _Phase:
    """The current phase: bytes expected and promised, and arrivals, by operation; the warps that
    arrived.
    """

    expected: dict[Op, int] = field(default_factory=dict)
    promised: dict[Op, int] = field(default_factory=dict)
    arrived: dict[Op, int] = field(default_factory=dict)
    warps: set[int] = field(default_factory=set)


class MbarrierPhases:
    """The mbarriers of a batch, by entry (8 bytes of the batch's shared memory)."""

    def __init__(self, monitor: PhaseMonitor, reports: Reports):
        self._monitor, self._reports = monitor, reports
        self._initialised: dict[int, tuple[Op, int]] = {}  # entry → (operation, lane) of its initialisation
        self._fenced: set[int] = set()
        self._current: dict[int, _Phase] = {}
        self._previous: dict[int, _Phase] = {}
        # entry → operation → warps that have arrived with it in earlier phases
        self._arrivers: dict[int, dict[Op, set[int]]] = {}
        self._last_wait: dict[int, Wait] = {}
        self.phase_waits = PhaseWaits(monitor, reports)
        self._last_found: dict[tuple[int, int], int] = {}  # (lane, entry) → the phase that the lane last found complete

    def _place(self, entry: int) -> str:
        return self._monitor.context.memory.describe(entry * MBARRIER)

    def _phase(self, entry: int) -> _Phase:
        return self._current.setdefault(entry, _Phase())

    def number(self, entry: int) -> int:
        """The current phase."""
        return self._monitor.context.mbarriers.phase_of(entry)

    def detail(self, entry: int, phase: int | None = None) -> str:
        """The barrier and a phase (None: the current one), in words."""
        return f"phase {self.number(entry) if phase is None else phase} of the barrier at {self._place(entry)}"

    # -- initialisation ----------------------------------------------------------------------------

    def init(self, index: Array, lanes: Lanes) -> None:
        """Lanes initialise barriers, which begin at phase 0."""
        monitor = self._monitor
        entries, first, counts = np.unique(index, return_index=True, return_counts=True)
        if (counts > 1).any():
            many = int(np.argmax(counts > 1))
            self._reports.initialised_twice(int(entries[many]), int(lanes.indices()[first[many]]), int(counts[many]))
        units = monitor.units(index * MBARRIER, MBARRIER)
        monitor.access(units, lanes, wrote=True, strong=False)
        for lane, entry in zip(lanes.indices().tolist(), index.tolist()):
            self._initialised[entry] = monitor.context.op, lane
            self._fenced.discard(entry)
            self._current[entry] = _Phase()
            monitor.ordering.start_mbarrier(entry)
            self.phase_waits.forget(entry)

    def fenced(self, lanes: Lanes) -> None:
        """A fence: the barriers that these lanes have initialised are visible to the async
        proxy.
        """
        here = set(lanes.indices().tolist())
        self._fenced.update(entry for entry, (_, lane) in self._initialised.items() if lane in here)

    def used(self, index: Array, lanes: Array, asynchronous: bool) -> None:
        """Lanes use barriers: each initialisation has to be ordered before."""
        monitor = self._monitor
        entries, first = np.unique(index, return_index=True) if len(index) > 1 else (index, np.zeros(1, int))
        if asynchronous or len(entries) == 1:
            rows = lanes if len(entries) == 1 else lanes[first]
        else:
            rows = lanes
            entries = index
        units = monitor.units(
            np.broadcast_to(entries, len(rows) if not asynchronous else len(entries)) * MBARRIER, MBARRIER
        )
        for hazard in monitor.hazards_of_barrier(units, rows, asynchronous):
            entry = int(hazard.unit * monitor.shadow.unit_bytes // MBARRIER)
            if hazard.lacks_fence and entry in self._fenced:
                continue
            self._reports.barrier_not_visible(entry, int(rows[hazard.row]), hazard)

    def initialised_by(self, entry: int) -> tuple[Op, int] | None:
        """(operation, lane) that initialised a barrier; None if nothing has."""
        return self._initialised.get(entry)

    # -- bytes and arrivals ------------------------------------------------------------------------

    def expect(self, index: Array, size: Array, op: Op) -> None:
        """Bytes are expected in the current phases."""
        for entry, bytes_ in zip(index.tolist(), np.broadcast_to(size, len(index)).tolist()):
            expected = self._phase(entry).expected
            expected[op] = expected.get(op, 0) + bytes_

    def promise(self, entry: int, size: int, lane: int) -> None:
        """A copy that is issued now will bring bytes in the current phase."""
        promised, op = self._phase(entry).promised, self._monitor.context.op
        promised[op] = promised.get(op, 0) + size
        self.used(np.array([entry]), np.array([lane]), asynchronous=True)
        if self._monitor.context.mbarriers.pending_of(entry) == 0:
            self._balance(entry, lane)

    def arrive(self, index: Array, lanes: Lanes, op: Op) -> None:
        """Lanes arrive; they are counted next."""
        warps = lanes.cached("warp", self._monitor.batch.warp_index)
        for entry, count in zip(*(v.tolist() for v in np.unique(index, return_counts=True))):
            phase = self._phase(entry)
            phase.arrived[op] = phase.arrived.get(op, 0) + count
            phase.warps.update(warps[index == entry].tolist())
            if self._monitor.context.mbarriers.pending_of(entry) <= count:
                self._balance(entry, int(lanes.indices()[0]))

    def _balance(self, entry: int, lane: int) -> None:
        """The phase has all arrivals: no more bytes may be promised than are expected."""
        phase = self._phase(entry)
        expected, promised = sum(phase.expected.values()), sum(phase.promised.values())
        if promised > expected:
            self._reports.too_many_bytes(entry, lane, expected, promised, phase.expected, phase.promised)

    def ended(self, entries: Array) -> None:
        """The current phases of barriers have ended."""
        for entry in entries.tolist():
            self.phase_waits.ended(entry, self.number(entry))
            if entry in self._current:
                self._previous[entry] = ended = self._current.pop(entry)
                for op in ended.arrived:
                    self._arrivers.setdefault(entry, {}).setdefault(op, set()).update(ended.warps)

    # -- waiting -----------------------------------------------------------------------------------

    def waited(self, lanes: Lanes, index: Array, parity: Array, op: Op) -> None:
        """Lanes found the phase of that parity complete."""
        now = self._monitor.events.now
        cached: dict[tuple[int, int, bool], Wait] = {}
        for lane, entry, p in zip(
            lanes.indices().tolist(), index.tolist(), np.broadcast_to(parity, len(index)).tolist()
        ):
            phase = self.number(entry) - 1
            again = self._last_found.get((lane, entry)) == phase
            self._last_found[lane, entry] = phase
            key = entry, p & 1, again
            if key not in cached:
                cached[key] = Wait(op, entry, p & 1, phase, again, now)
            self._last_wait[lane] = cached[key]
        for entry in np.unique(index).tolist():
            self.phase_waits.gone_on(entry, lanes.indices()[index == entry], op)

    def last_wait(self, lane: int) -> Wait | None:
        """The last wait of a lane for an mbarrier."""
        return self._last_wait.get(lane)

    def waited_for(self, lane: int) -> Callable[[], list[Note]]:
        """The last wait of a lane by now, and the copies that its phase counted: a function that
        gives notes on them later.
        """
        wait = self._last_wait.get(lane)
        if wait is None:
            return list
        phase = self._previous.get(wait.entry)
        promised = {} if phase is None else phase.promised
        return lambda: [
            *self.describe(wait),
            *(Note(f"that phase counted {count} bytes of this copy", op.loc) for op, count in promised.items()),
        ]

    def describe(self, wait: Wait) -> list[Note]:
        """A wait, and the barrier that it was for."""
        found = (
            f"phase {wait.phase}"
            if wait.phase >= 0
            else "the phase before the first, as parity 1 does of a new barrier"
        )
        again = ", which it had waited for before" if wait.again and wait.phase >= 0 else ""
        notes = [
            Note(
                f"its last wait for an mbarrier, for parity {wait.parity}, found {found} of the barrier at"
                f" {self._place(wait.entry)} complete{again}",
                wait.op.loc,
            )
        ]
        if (made := self._initialised.get(wait.entry)) is not None:
            takes = self._monitor.context.mbarriers.arrivals_per_phase(wait.entry)
            notes.append(Note(f"that barrier takes {takes} arrival{'' if takes == 1 else 's'} per phase", made[0].loc))
        return notes

    # -- deadlocks ---------------------------------------------------------------------------------

    def notes_of_stuck(self, entry: int, whereabouts: Callable[[int], str]) -> list[Note]:
        """A barrier in a deadlock: who has arrived, and what was expected and copied, in the
        current phase (the one before if there is nothing yet); which warps arrived in earlier
        phases but not in this one, and where they are now.
        """
        notes = []
        made = self._initialised.get(entry)
        if made is not None:
            notes.append(Note(f"the barrier at {self._place(entry)} was initialised here", made[0].loc))
        notes += self.notes_so_far(entry) or self.notes_of_previous(entry)
        here = self._current[entry].warps if entry in self._current else set()
        for op, warps in self._arrivers.get(entry, {}).items():
            notes += [
                Note(f"it waits for {whereabouts(warp)}, and which arrived here before", op.loc)
                for warp in sorted(warps - here)[:2]
            ]
        return notes

    def unexpected(self, entry: int, number: int) -> int | None:
        """The bytes that phase `number` expects so far, if it is the current one and copies bring
        more; else None.
        """
        phase = self._current.get(entry)
        if (
            phase is None
            or number != self.number(entry)
            or sum(phase.promised.values()) <= sum(phase.expected.values())
        ):
            return None
        return sum(phase.expected.values())

    def notes_of_previous(self, entry: int) -> list[Note]:
        """Who has arrived, and what was expected and copied, in the phase before the
        current one.
        """
        return _notes(self._previous.get(entry), "the phase before")

    def notes_so_far(self, entry: int) -> list[Note]:
        """Who has arrived, and what has been expected and copied, in the current phase."""
        return _notes(self._current.get(entry), "this phase")

    def bytes_that_never_come(self) -> tuple[Op | None, str] | None:
        """(operation that expected them, message) of a barrier in a deadlock that lacks nothing
        but bytes though copies came; None if there is none.
        """
        for entry, missing in self._monitor.context.mbarriers.stuck_for_bytes():
            phase = self._current.get(entry, _Phase())
            if phase.promised and missing > 0:
                expected = sum(phase.expected.values())
                message = (
                    f"{self.detail(entry)} expects {expected} bytes, and copies bring {expected - missing}: threads"
                    " wait for ever"
                )
                return next(iter(phase.expected), None), message
        return None


def _notes(phase: _Phase | None, which: str) -> list[Note]:
    if phase is None:
        return []
    parts = (
        ("byte", "expected", phase.expected),
        ("byte", "copied", phase.promised),
        ("thread", "arrived", phase.arrived),
    )
    return [
        Note(f"in {which} {_count_in_words(what, verb, count)} here", op.loc)
        for what, verb, found in parts
        for op, count in found.items()
    ]


def _count_in_words(what: str, verb: str, count: int) -> str:
    """`1 thread arrived`, `96 bytes were copied`."""
    was = "" if what == "thread" else "was " if count == 1 else "were "
    return f"{count} {what}{'' if count == 1 else 's'} {was}{verb}"
