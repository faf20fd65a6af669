"""What a run of an original does, as far as it tells whether a mutant of it does harm."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from unittest import mock

import numpy as np
from mutant_kernels import Case, called_before

from cutec.interpreter.hazards import Monitor
from cutec.interpreter.hazards.mbarrier_phases import MbarrierPhases
from cutec.interpreter.hazards.phase_waits import PassedWait, PhaseWaits
from cutec.interpreter.hazards.shadow import Shadow
from cutec.interpreter.machine.machine import Machine
from cutec.interpreter.sync.barriers import Barriers
from cutec.interpreter.sync.mbarriers import MBarriers
from cutec.interpreter.values.access import MBARRIER_ACCESS
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.grid import WARP
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ir.types import ptr
from cutec.ops.primitives.cp_async import COPIES

# operation → operand in a stage
STAGED = {"cutec.tma.load": 0, "cutec.wgmma.descriptor": 0, "cutec.ldmatrix": 0, **dict.fromkeys(COPIES, 0)}
ACTS = {  # operations that tell others something, or that go on by themselves
    "cutec.mbarrier.arrive",
    "cutec.mbarrier.arrive.expect_tx",
    "cutec.tma.load",
    "cutec.tma.store",
    "cutec.tma.reduce",
    "cutec.wgmma.mma_async",
    "nvvm.setmaxregister",
    *COPIES,
    "nvvm.cluster.arrive",
    "nvvm.cluster.arrive.relaxed",
    "cutec.atom",
    "cutec.st.async",
    "cutec.tcgen05_mma",
    "cutec.tcgen05_commit",
    "cutec.tcgen05_ld",
    "cutec.tcgen05_dealloc",
}
_GROUPS = {  # operation → kind of its groups
    **dict.fromkeys(COPIES, "cp.async"),
    "nvvm.cp.async.commit.group": "cp.async",
    "nvvm.cp.async.wait.group": "cp.async",
    "cutec.tma.store": "bulk",
    "cutec.tma.reduce": "bulk",
    "nvvm.cp.async.bulk.commit.group": "bulk",
    "nvvm.cp.async.bulk.wait_group": "bulk",
    "cutec.wgmma.mma_async": "wgmma",
    "nvvm.wgmma.commit.group.sync.aligned": "wgmma",
    "cutec.wgmma.wait_group": "wgmma",
}
# operation → operand that is an mbarrier
_BARRIER_OF = {"cutec.tma.load": 2, "cutec.st.async": 1, "cutec.tcgen05_commit": 0, "cutec.clc_try_cancel": 1}
# operation → which operand is the barrier's number
_BARRIERS = dict.fromkeys(("nvvm.barrier", "nvvm.barrier.arrive", "cutec.barrier_sync", "cutec.barrier_arrive"), 0)
_BARRIERS |= dict.fromkeys(("cutec.barrier_red", "cutec.barrier_sync_red"), 1)
# where the lanes of a warp synchronise
_MEETINGS = ("nvvm.barrier", "nvvm.bar.warp.sync", "cutec.barrier_sync", "cutec.barrier_red", "cutec.barrier_sync_red")
_WARPGROUP = 4  # warps


@dataclass
class Record:
    """Facts about the operations of a run, by their numbers.

    All operations:
        warps          the warps that execute it
    Waits for groups and phases:
        waited         it had something to wait for: copies, multiplies, an unfinished phase
        more           if it let one more group be pending, that group would not be empty
    Waits for phases:
        news           bytes; or an arrival, and the thread had not waited for a later one of the
                       same thread, or one of its warp behind a meeting of the warp's lanes
        news_of_lanes  the same, but only later ones behind a meeting of lanes count
        from_outside   other blocks arrived, or bytes came
        from_others    other warpgroups arrived, or the waiter's own warp did not
        waited_at      the mbarriers of those phases, by slot of its block
        late           (number, change): so changed, it is not for phase -1 of a barrier, or nothing
                       keeps it from coming when the next phase has ended
        stuck          (number, change): so changed, it may be late, and would not end after
                       everything else
        covered        the next barrier's phases of the same numbers bring what its own bring: those
                       who arrive there do so later, none of them after the wait, and none of those
                       in the phase behind it before the wait
    Block barriers:
        barriers       their numbers
        threads        how many threads of a block come (also of setmaxregister)
        spans          when it was executed first and last
        used           before the next barrier of the same threads, something accesses shared memory
                       that had been accessed before, loads from global memory, or signals
        counted        threads that come by another operation rely on its arrivals: they wait in the
                       same round, or arrive in a later one
    Others:
        mbarriers      the mbarriers that it uses, by slot (8 bytes) of their block
        addresses      addresses of the stages that it accesses
        block          threads of a block
    """

    warps: dict[int, set[int]] = field(default_factory=dict)
    waited: set[int] = field(default_factory=set)
    more: set[int] = field(default_factory=set)
    news: set[int] = field(default_factory=set)
    news_of_lanes: set[int] = field(default_factory=set)
    from_outside: set[int] = field(default_factory=set)
    from_others: set[int] = field(default_factory=set)
    waited_at: dict[int, set[int]] = field(default_factory=dict)
    late: set[tuple[int, str]] = field(default_factory=set)
    stuck: set[tuple[int, str]] = field(default_factory=set)
    covered: set[int] = field(default_factory=set)
    barriers: dict[int, set[int]] = field(default_factory=dict)
    threads: dict[int, int] = field(default_factory=dict)
    spans: dict[int, tuple[int, int]] = field(default_factory=dict)
    used: set[int] = field(default_factory=set)
    counted: set[int] = field(default_factory=set)
    mbarriers: dict[int, set[int]] = field(default_factory=dict)
    addresses: dict[int, set[int]] = field(default_factory=dict)
    block: int = 0


def record(case: Case, extents: str = "") -> Record:
    """Observe a run of the original, of the kernel's extents or others."""
    module = case.module()
    recorder = _Recorder(module)
    with ExitStack() as stack:
        for place in recorder.places():
            stack.enter_context(called_before(*place))
        stack.enter_context(mock.patch.object(Machine, "close"))  # what ran is looked at afterwards
        run = case.run(module, extents=extents)
    assert not run.findings, f"{case.kernel.name}: {run.findings[0].message}"
    recorder.waits.finish()
    return recorder.record


class _Recorder:
    """Fills a record while a run is observed."""

    def __init__(self, module: Op):
        self.numbers = {id(op): number for number, op in enumerate(module.walk())}
        self.record = Record()
        self.waits = _Waits(self.record, self.numbers)
        self.rounds = _Rounds(self.record, self.numbers)
        # (kind, lane) → sizes of its groups, the last of which is open
        self._groups: dict[tuple[str, int], list[int]] = {}
        self._monitor: Monitor | None = None
        self._count = 0  # barriers executed
        self._touched = np.zeros(0, bool)  # units of the batch's shared memory
        # warp → the last barrier that it came to: operation, number and threads
        self._behind: dict[int, tuple[int, tuple[int, ...]]] = {}

    def places(self) -> list[tuple[type, str, Callable[..., None]]]:
        """(class, method, function to call before each call of the method)."""
        accesses = [(Shadow, name, self.touch) for name in ("write", "read", "read_by_warps")]
        waits = [
            (MbarrierPhases, "waited", self.waits.waited),
            (MbarrierPhases, "arrive", self.waits.arrived),
            (MBarriers, "wait", self.waits.tried),
            (MBarriers, "try_wait", self.waits.tried),
            (PhaseWaits, "ended", self.waits.ended),
        ]
        return [(Monitor, "before", self.see), (Barriers, "_arrive", self.rounds.arrived), *waits, *accesses]

    def see(self, monitor: Monitor, op: Op, lanes: Lanes, values: list[np.ndarray]) -> None:
        """An operation is about to be executed."""
        record, number, batch = self.record, self.numbers[id(op)], monitor.batch
        if monitor is not self._monitor:
            self._monitor, self._groups, self._behind = monitor, {}, {}
            self._touched = np.zeros(0, bool)
        record.block = batch.threads
        index = lanes.indices()
        record.warps.setdefault(number, set()).update(np.unique(index // WARP).tolist())
        if op.name in ACTS or (op.name == "llvm.load" and op.operands[0].type == ptr(1)):
            self._use(index)
        if op.name in _MEETINGS:
            self.waits.met(np.unique(index // WARP).tolist())
        if op.name in _BARRIERS:
            self._barrier(op, number, index, values)
        elif op.name.startswith("cutec.mbarrier") or op.name in _BARRIER_OF:
            pointer, context = values[_BARRIER_OF.get(op.name, 0)], monitor.context
            position = context.memory.shared_position(pointer, MBARRIER_ACCESS, "use", lanes, context.fault_of(lanes))
            slots = position // MBARRIER % (monitor._stride // MBARRIER)
            record.mbarriers.setdefault(number, set()).update(np.unique(slots).tolist())
        elif op.name == "nvvm.setmaxregister":
            record.threads[number] = record.threads.get(number, 0) + int(np.bincount(index // batch.threads)[0])
        if op.name in STAGED:
            record.addresses.setdefault(number, set()).add(int(values[STAGED[op.name]][0]))
        if op.name in _GROUPS:
            self._group(op, number, index.tolist())

    def _barrier(self, op: Op, number: int, index: np.ndarray, values: list[np.ndarray]) -> None:
        record = self.record
        values = values[_BARRIERS[op.name] :]
        named = len(values) > 1 or op.name.startswith("cutec")
        record.barriers.setdefault(number, set()).update(np.unique(values[0]).tolist() if named else [0])
        record.threads[number] = int(np.bincount(index // record.block).max())
        self._count += 1
        record.spans[number] = record.spans.get(number, (self._count, 0))[0], self._count
        for warp in np.unique(index // WARP).tolist():
            first = int(np.argmax(index // WARP == warp))
            which = tuple(int(np.broadcast_to(v, len(index))[first]) for v in values)
            before, met = self._behind.get(warp, (number, which))
            if met != which:
                record.used.add(before)
            self._behind[warp] = number, which

    def touch(self, shadow: Shadow, units: np.ndarray, *_: Any, **__: Any) -> None:
        """The operation that was seen last accesses units of shared memory."""
        assert self._monitor is not None
        if not len(self._touched):
            self._touched = np.zeros(shadow._units, bool)
        if self._touched[units].any():
            self._use(self._monitor.context.lanes.indices())
        self._touched[units] = True

    def _use(self, index: np.ndarray) -> None:
        for warp in np.unique(index // WARP).tolist():
            if warp in self._behind:
                self.record.used.add(self._behind[warp][0])

    def _group(self, op: Op, number: int, lanes: list[int]) -> None:
        for lane in lanes:
            groups = self._groups.setdefault((_GROUPS[op.name], lane), [0])
            if "commit" in op.name:
                groups.append(0)
            elif "wait" in op.name:
                kept = op.attrs["n" if "n" in op.attrs else "group"].value + 1  # and the open one
                if any(groups[:-kept]):
                    self.record.waited.add(number)
                if len(groups) > kept and groups[-kept - 1]:
                    self.record.more.add(number)
                del groups[:-kept]
            else:
                groups[-1] += 1


class _Rounds:
    """Follows which operations meet in the rounds of a block's barriers."""

    def __init__(self, record: Record, numbers: dict[int, int]):
        self._record, self._numbers = record, numbers
        # (…, block, barrier) → (operation, whether threads wait there) → how many have come in this
        # round
        self._here: dict[tuple[Barriers, int, int], dict[tuple[int, bool], int]] = {}
        # the same → operations that shared earlier rounds
        self._shared: dict[tuple[Barriers, int, int], set[int]] = {}

    def arrived(
        self,
        barriers: Barriers,
        number: int,
        lanes: Lanes,
        count: np.ndarray | None,
        op: Op,
        then: int | None,
        lacking: np.ndarray | None = None,
    ) -> None:
        """Lanes of whole warps arrive at a barrier for `count` threads, and wait unless `then` is
        None. `lacking`: how many threads count besides, by warp.
        """
        batch = barriers._batch
        arrivals = np.bincount(lanes.indices() // batch.threads, minlength=batch.blocks)
        if lacking is not None:
            mine = barriers._by_warp(lanes) > 0
            arrivals += (lacking * mine).reshape(batch.blocks, batch.warps).sum(axis=1)
        for block, threads in enumerate(arrivals.tolist()):
            if not threads:
                continue
            here = self._here.setdefault((barriers, block, number), {})
            mine = self._numbers[id(op)], then is not None
            here[mine] = here.get(mine, 0) + threads
            shared = self._shared.setdefault((barriers, block, number), set())
            self._record.counted |= shared
            expected = batch.threads if count is None else int(np.broadcast_to(count, lanes.count)[0])
            if sum(here.values()) >= expected:
                if len(here) > 1:
                    waiting = {who for who, waits in here if waits}
                    self._record.counted |= {who for who, _ in here if waiting - {who}}
                    shared |= {who for who, _ in here}
                here.clear()


class _Arrival(NamedTuple):
    """A thread's arrival at an mbarrier: its number, and how often the lanes of its warp had met
    before.
    """

    number: int
    meetings: int


class _Known:
    """Of which arrivals the threads of a cluster have learnt: rows are those that have waited,
    columns those that arrive; behind all threads the cores that arrive for them.
    """

    def __init__(self, span: int):
        self.arrivals = np.zeros((span, 2 * span), np.int64)  # the last one's number
        self.meetings = np.full((span, 2 * span), -1, np.int64)  # of the warp before it

    def learn(self, rows: np.ndarray, arrivals: dict[int, _Arrival]) -> tuple[bool, bool]:
        """Threads learn of arrivals: whether one is news (`Record.news`, `news_of_lanes`)."""
        if not arrivals:
            return False, False
        columns, span = np.array([*arrivals]), len(self.arrivals)
        numbers, meetings = np.array([*arrivals.values()]).T
        warps, which = np.unique(columns // WARP, return_inverse=True)
        met = np.stack([self.meetings[rows, w * WARP : (w + 1) * WARP].max(1) for w in warps], 1)[:, which]
        unmet = (met <= meetings) | (columns >= span)  # a core's work is not what lanes meet about
        cells = np.ix_(rows, columns)
        news = unmet & (self.arrivals[cells] < numbers)
        self.arrivals[cells] = np.maximum(self.arrivals[cells], numbers)
        self.meetings[cells] = np.maximum(self.meetings[cells], np.where(columns < span, meetings, -1))
        return bool(news.any()), bool(unmet.any())


class _Ended(NamedTuple):
    """A phase has ended: what those knew who had arrived; whether it counted bytes."""

    known: np.ndarray
    counted: bool


class _Visit(NamedTuple):
    """Lanes have found a phase ended, in a wait by its number."""

    number: int
    slot: int
    phase: int
    passed: PassedWait


class _Waits:
    """Follows which arrivals each wait for a phase of an mbarrier learns of."""

    def __init__(self, record: Record, numbers: dict[int, int]):
        self._record, self._numbers = record, numbers
        self._count = 0  # arrivals so far
        self._meetings: Counter[int] = Counter()  # of each warp so far
        # (…, barrier, phase) → (thread of the batch, whether the core arrives for it) → its last
        # arrival there
        self._arrivals: dict[tuple[MbarrierPhases, int, int], dict[tuple[int, bool], _Arrival]] = {}
        self._known: dict[tuple[MbarrierPhases, int], _Known] = {}  # (…, cluster)
        self._done: set[tuple[int, MbarrierPhases, int, int]] = set()  # (operation, …, barrier, parity)
        # (…, barrier) → (number, change) and visits of waits that, so changed, pass before the
        # barrier's first phase ends
        self._early: dict[tuple[MbarrierPhases, int], list[tuple[tuple[int, str], PassedWait]]] = {}
        self._ended: dict[tuple[MbarrierPhases, int], list[_Ended]] = {}  # phases of (…, barrier)
        self._visits: dict[MbarrierPhases, list[_Visit]] = {}

    def met(self, warps: list[int]) -> None:
        """The lanes of each of these warps synchronise."""
        self._meetings.update(warps)

    def arrived(self, phases: MbarrierPhases, index: np.ndarray, lanes: Lanes, op: Op) -> None:
        """Lanes arrive at barriers."""
        self._count += 1
        by_core = op.name in ("cutec.tcgen05_commit", "nvvm.cp.async.mbarrier.arrive")  # or copies
        for slot, lane in zip(index.tolist(), lanes.indices().tolist()):
            self._arrivals.setdefault((phases, slot, phases.number(slot)), {})[lane, by_core] = _Arrival(
                self._count, self._meetings[lane // WARP]
            )

    def tried(self, mbarriers: MBarriers, pointer: np.ndarray, parity: np.ndarray) -> None:
        """Lanes come to a wait: one that would block has something to wait for."""
        context = mbarriers._context
        assert context.monitor is not None
        number, slots = self._numbers[id(context.op)], mbarriers._locate(pointer)
        for slot, wanted in _visits(slots, parity):
            if not (mbarriers.phase_of(slot) ^ wanted) & 1:
                self._wait_is_needed(number, slot, context.monitor._stride)
            passed = PassedWait(context.op, context.lanes.indices()[slots == slot], context.monitor.events.now)
            for what, barrier, other in _changed(slot, wanted):
                if mbarriers.arrivals_per_phase(barrier) == 0 or mbarriers.phase_of(barrier) or other == 0:
                    self._record.late.add((number, what))
                else:
                    early = self._early.setdefault((context.monitor.phases, barrier), [])
                    early.append(((number, what), passed))

    def ended(self, waits: PhaseWaits, slot: int, phase: int) -> None:
        """A phase has ended. What has passed before the first one does so in every order if the
        phase's arrivals or bytes are ordered after it.
        """
        phases = waits._monitor.phases
        counted = bool(phases._current[slot].expected or phases._current[slot].promised)
        self._ended.setdefault((phases, slot), []).append(_Ended(waits.known_at(slot).copy(), counted))
        for change, passed in self._early.pop((waits._monitor.phases, slot), ()) if phase == 0 else ():
            if waits.unordered(passed, waits.known_at(slot)) is not None:
                self._record.late.add(change)

    def waited(self, phases: MbarrierPhases, lanes: Lanes, index: np.ndarray, parity: np.ndarray, op: Op) -> None:
        """Lanes have found a phase ended."""
        number = self._numbers[id(op)]
        for slot, wanted in _visits(index, parity):
            self._done.add((number, phases, slot, wanted))
            passed = PassedWait(op, lanes.indices()[index == slot], phases._monitor.events.now)
            self._visits.setdefault(phases, []).append(_Visit(number, slot, phases.number(slot) - 1, passed))
            if phases.number(slot):
                self._wait_is_needed(number, slot, phases._monitor._stride)
                self._learn(number, phases, slot, lanes.indices()[index == slot])

    def _wait_is_needed(self, number: int, slot: int, stride: int) -> None:
        self._record.waited.add(number)
        self._record.waited_at.setdefault(number, set()).add(slot % (stride // MBARRIER))

    def _learn(self, number: int, phases: MbarrierPhases, slot: int, waiting: np.ndarray) -> None:
        record, monitor = self._record, phases._monitor
        batch, span, home = monitor.batch, monitor.vector_clocks.span, slot * MBARRIER // monitor._stride
        arrivals = self._arrivals.get((phases, slot, phases.number(slot) - 1), {})
        counted = bool(phases._previous[slot].promised or phases._previous[slot].expected)
        if counted or any(lane // batch.threads != home for lane, _ in arrivals):
            record.from_outside.add(number)
        warps = {lane // WARP for lane, _ in arrivals}
        for warp in np.unique(waiting // WARP).tolist():
            if counted or warp not in warps or any(w // _WARPGROUP != warp // _WARPGROUP for w in warps):
                record.from_others.add(number)
        known = self._known.setdefault((phases, home // batch.ranks), _Known(span))
        news, of_lanes = known.learn(
            waiting % span, {lane % span + by_core * span: arrival for (lane, by_core), arrival in arrivals.items()}
        )
        if counted or news:
            record.news.add(number)
        if counted or of_lanes:
            record.news_of_lanes.add(number)

    def finish(self) -> None:
        """The run is over: who would never go on if they waited otherwise?"""
        for number, phases, slot, parity in self._done:
            for what, barrier, wanted in _changed(slot, parity):
                ends = phases.initialised_by(barrier) is not None and (phases.number(barrier) ^ wanted) & 1
                if not ends and (number, what) in self._record.late:
                    self._record.stuck.add((number, what))
        for visits in self._visits.values():
            self._record.covered |= {visit.number for visit in visits}
        for phases, visits in self._visits.items():
            begun: dict[tuple[int, int, int], int] = {}  # (operation, barrier, lane) → phase of its last visit
            for visit in visits:
                lanes = [(visit.number, visit.slot, lane) for lane in visit.passed.lanes.tolist()]
                consecutive = all(begun.get(lane, min(visit.phase, 0) - 1) == visit.phase - 1 for lane in lanes)
                begun.update(dict.fromkeys(lanes, visit.phase))
                if not (consecutive and self._covered(phases, visit)):
                    self._record.covered.discard(visit.number)

    def _covered(self, phases: MbarrierPhases, visit: _Visit) -> bool:
        """Whether a visit fits `Record.covered`."""
        other, waits = visit.slot + 1, phases.phase_waits
        mine, theirs = (self._ended.get((phases, slot), []) for slot in (visit.slot, other))
        passed, behind = visit.passed, visit.phase + 1
        if phases.initialised_by(other) is None or len(theirs) != phases.number(other):
            return False
        if behind < len(theirs) and waits.unordered(passed, theirs[behind].known) is not None:
            return False
        if visit.phase < 0:
            return True
        own, others = (self._arrivals.get((phases, slot, visit.phase), {}) for slot in (visit.slot, other))
        warps = [passed._replace(lanes=passed.lanes[passed.lanes // WARP == w]) for w in {*(passed.lanes // WARP)}]
        return (
            visit.phase < len(theirs)
            and not mine[visit.phase].counted
            and all(agent in others and others[agent].number > arrival.number for agent, arrival in own.items())
            and all(waits.unordered(one, theirs[visit.phase].known) is not None for one in warps)
        )


def _visits(slots: np.ndarray, parity: np.ndarray) -> set[tuple[int, int]]:
    """(barrier, parity) of lanes that wait."""
    return set(zip(slots.tolist(), (np.broadcast_to(parity, len(slots)) & 1).tolist()))


def _changed(slot: int, parity: int) -> tuple[tuple[str, int, int], ...]:
    """(change, barrier, parity): what a wait's mutants wait for."""
    return ("other parity", slot, parity ^ 1), ("next barrier", slot + 1, parity)
