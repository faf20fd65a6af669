"""The history of mbarriers, for findings: their initialisation, the bytes and arrivals of each
phase, and the waits.

`sync.mbarriers` counts; this module records the operations behind the counts. A copy *promises*
bytes when it is issued, before they come. So a phase with more promised than expected bytes is
found (E5035) whenever they come.
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
    """The mbarriers of a batch, by slot (8 bytes of the batch's shared memory)."""

    def __init__(self, monitor: PhaseMonitor, reports: Reports):
        self._monitor, self._reports = monitor, reports
        self._initialised: dict[int, tuple[Op, int]] = {}  # slot → (operation, lane) of its initialisation
        self._fenced: set[int] = set()
        self._current: dict[int, _Phase] = {}
        self._previous: dict[int, _Phase] = {}
        # slot → operation → warps that have arrived with it in earlier phases
        self._arrivers: dict[int, dict[Op, set[int]]] = {}
        self._last_wait: dict[int, Wait] = {}
        self.phase_waits = PhaseWaits(monitor, reports)
        self._last_found: dict[tuple[int, int], int] = {}  # (lane, slot) → the phase that the lane last found complete

    def _place(self, slot: int) -> str:
        return self._monitor.context.memory.describe(slot * MBARRIER)

    def _phase(self, slot: int) -> _Phase:
        return self._current.setdefault(slot, _Phase())

    def number(self, slot: int) -> int:
        """The current phase."""
        return self._monitor.context.mbarriers.phase_of(slot)

    def detail(self, slot: int, phase: int | None = None) -> str:
        """The barrier and a phase (None: the current one), in words."""
        return f"phase {self.number(slot) if phase is None else phase} of the barrier at {self._place(slot)}"

    # -- initialisation ----------------------------------------------------------------------------

    def init(self, index: Array, lanes: Lanes) -> None:
        """Lanes initialise barriers, which begin at phase 0."""
        monitor = self._monitor
        slots, first, counts = np.unique(index, return_index=True, return_counts=True)
        if (counts > 1).any():
            many = int(np.argmax(counts > 1))
            self._reports.initialised_twice(int(slots[many]), int(lanes.indices()[first[many]]), int(counts[many]))
        units = monitor.units(index * MBARRIER, MBARRIER)
        monitor.access(units, lanes, wrote=True, strong=False)
        for lane, slot in zip(lanes.indices().tolist(), index.tolist()):
            self._initialised[slot] = monitor.context.op, lane
            self._fenced.discard(slot)
            self._current[slot] = _Phase()
            monitor.ordering.start_mbarrier(slot)
            self.phase_waits.forget(slot)

    def fenced(self, lanes: Lanes) -> None:
        """A fence: the barriers that these lanes have initialised are visible to the async
        proxy.
        """
        here = set(lanes.indices().tolist())
        self._fenced.update(slot for slot, (_, lane) in self._initialised.items() if lane in here)

    def used(self, index: Array, lanes: Array, asynchronous: bool) -> None:
        """Lanes use barriers: each initialisation has to be ordered before."""
        monitor = self._monitor
        slots, first = np.unique(index, return_index=True) if len(index) > 1 else (index, np.zeros(1, int))
        if asynchronous or len(slots) == 1:
            rows = lanes if len(slots) == 1 else lanes[first]
        else:
            rows = lanes
            slots = index
        units = monitor.units(
            np.broadcast_to(slots, len(rows) if not asynchronous else len(slots)) * MBARRIER, MBARRIER
        )
        for hazard in monitor.hazards_of_barrier(units, rows, asynchronous):
            slot = int(hazard.unit * monitor.shadow.unit_bytes // MBARRIER)
            if hazard.lacks_fence and slot in self._fenced:
                continue
            self._reports.barrier_not_visible(slot, int(rows[hazard.row]), hazard)

    def initialised_by(self, slot: int) -> tuple[Op, int] | None:
        """(operation, lane) that initialised a barrier; None if nothing has."""
        return self._initialised.get(slot)

    # -- bytes and arrivals ------------------------------------------------------------------------

    def expect(self, index: Array, size: Array, op: Op) -> None:
        """Bytes are expected in the current phases."""
        for slot, bytes_ in zip(index.tolist(), np.broadcast_to(size, len(index)).tolist()):
            expected = self._phase(slot).expected
            expected[op] = expected.get(op, 0) + bytes_

    def promise(self, slot: int, size: int, lane: int) -> None:
        """A copy that is issued now will bring bytes in the current phase."""
        promised, op = self._phase(slot).promised, self._monitor.context.op
        promised[op] = promised.get(op, 0) + size
        self.used(np.array([slot]), np.array([lane]), asynchronous=True)
        if self._monitor.context.mbarriers.pending_of(slot) == 0:
            self._balance(slot, lane)

    def arrive(self, index: Array, lanes: Lanes, op: Op) -> None:
        """Lanes arrive; they are counted next."""
        warps = lanes.cached("warp", self._monitor.batch.warp_index)
        for slot, count in zip(*(v.tolist() for v in np.unique(index, return_counts=True))):
            phase = self._phase(slot)
            phase.arrived[op] = phase.arrived.get(op, 0) + count
            phase.warps.update(warps[index == slot].tolist())
            if self._monitor.context.mbarriers.pending_of(slot) <= count:
                self._balance(slot, int(lanes.indices()[0]))

    def _balance(self, slot: int, lane: int) -> None:
        """The phase has all arrivals: no more bytes may be promised than are expected."""
        phase = self._phase(slot)
        expected, promised = sum(phase.expected.values()), sum(phase.promised.values())
        if promised > expected:
            self._reports.too_many_bytes(slot, lane, expected, promised, phase.expected, phase.promised)

    def ended(self, slots: Array) -> None:
        """The current phases of barriers have ended."""
        for slot in slots.tolist():
            self.phase_waits.ended(slot, self.number(slot))
            if slot in self._current:
                self._previous[slot] = ended = self._current.pop(slot)
                for op in ended.arrived:
                    self._arrivers.setdefault(slot, {}).setdefault(op, set()).update(ended.warps)

    # -- waiting -----------------------------------------------------------------------------------

    def waited(self, lanes: Lanes, index: Array, parity: Array, op: Op) -> None:
        """Lanes found the phase of that parity complete."""
        now = self._monitor.events.now
        cached: dict[tuple[int, int, bool], Wait] = {}
        for lane, slot, p in zip(
            lanes.indices().tolist(), index.tolist(), np.broadcast_to(parity, len(index)).tolist()
        ):
            phase = self.number(slot) - 1
            again = self._last_found.get((lane, slot)) == phase
            self._last_found[lane, slot] = phase
            key = slot, p & 1, again
            if key not in cached:
                cached[key] = Wait(op, slot, p & 1, phase, again, now)
            self._last_wait[lane] = cached[key]
        event = self._monitor.events.add(op, "wait", lanes)
        for slot in np.unique(index).tolist():
            self.phase_waits.gone_on(slot, lanes.indices()[index == slot], op, event)

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
        phase = self._previous.get(wait.slot)
        promised = {} if phase is None else phase.promised
        return lambda: [
            *self.describe(wait),
            *(Note(f"that phase counted {count} bytes of this copy", op.loc) for op, count in promised.items()),
        ]

    def describe(self, wait: Wait) -> list[Note]:
        """A wait, and the barrier that it was for."""
        place = self._place(wait.slot)
        again = ", which it had waited for before" if wait.again else ""
        found = (
            f"found phase {wait.phase} of the barrier at {place} complete{again}"
            if wait.phase >= 0
            else f"returned at once: the barrier at {place} was new, and its phase −1 counts as complete"
        )
        notes = [Note(f"its last wait for an mbarrier, for parity {wait.parity}, {found}", wait.op.loc)]
        if (made := self._initialised.get(wait.slot)) is not None:
            takes = self._monitor.context.mbarriers.arrivals_per_phase(wait.slot)
            notes.append(Note(f"that barrier takes {takes} arrival{'' if takes == 1 else 's'} per phase", made[0].loc))
        return notes

    # -- deadlocks ---------------------------------------------------------------------------------

    def notes_of_stuck(self, slot: int, whereabouts: Callable[[int], str]) -> list[Note]:
        """A barrier in a deadlock: who has arrived, and what was expected and copied, in the
        current phase (the one before if there is nothing yet); which warps arrived in earlier
        phases but not in this one, and where they are now.
        """
        notes = []
        made = self._initialised.get(slot)
        if made is not None:
            notes.append(Note(f"the barrier at {self._place(slot)} was initialised here", made[0].loc))
        notes += self.notes_so_far(slot) or self.notes_of_previous(slot)
        here = self._current[slot].warps if slot in self._current else set()
        for op, warps in self._arrivers.get(slot, {}).items():
            notes += [
                Note(f"it waits for {whereabouts(warp)}, and which arrived here before", op.loc)
                for warp in sorted(warps - here)[:2]
            ]
        return notes

    def unexpected(self, slot: int, number: int) -> int | None:
        """The bytes that phase `number` expects so far, if it is the current one and copies bring
        more; else None.
        """
        phase = self._current.get(slot)
        if phase is None or number != self.number(slot) or sum(phase.promised.values()) <= sum(phase.expected.values()):
            return None
        return sum(phase.expected.values())

    def notes_of_previous(self, slot: int) -> list[Note]:
        """Who has arrived, and what was expected and copied, in the phase before the
        current one.
        """
        return _notes(self._previous.get(slot), "the phase before")

    def notes_so_far(self, slot: int) -> list[Note]:
        """Who has arrived, and what has been expected and copied, in the current phase."""
        return _notes(self._current.get(slot), "this phase")

    def bytes_that_never_come(self) -> tuple[Op | None, str] | None:
        """(operation that expected them, message) of a barrier in a deadlock that lacks nothing
        but bytes though copies came; None if there is none.
        """
        for slot, missing in self._monitor.context.mbarriers.stuck_for_bytes():
            phase = self._current.get(slot, _Phase())
            if phase.promised and missing > 0:
                expected = sum(phase.expected.values())
                message = (
                    f"{self.detail(slot)} expects {expected} bytes, and copies bring {expected - missing}: threads"
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
