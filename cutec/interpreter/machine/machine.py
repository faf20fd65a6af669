"""The scheduler: runs one batch of blocks through a program.

Every thread stands at a segment of the program. The lowest segment at which any thread stands runs
next, for all threads there. So threads that took different paths wait for each other where the
paths meet, and a thread that is blocked at a barrier lets others pass it.

    ready {0: lanes 0..31}              0 runs and branches
    ready {1: 0..15, 2: 16..31}         1 runs first, its lanes go to 3
    ready {2: 16..31, 3: 0..15}         2 runs, then 3 with all lanes

When no lane is ready, the scheduler tries in this order: a pending copy happens; lanes that were
held for the rest of their warp try again; lanes that spin go on; `try_wait`s give up; parts of
warps pass barriers (and are reported). If none of these helps, it is a deadlock.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.hazards import Monitor
from cutec.interpreter.machine.context import Context, Setup
from cutec.interpreter.machine.gathering import Gathering
from cutec.interpreter.machine.schedule import Schedule
from cutec.interpreter.machine.spinning import Spins, loop_around
from cutec.interpreter.memory.batch_memory import Memory
from cutec.interpreter.memory.undefined import Mark, Undefined, propagate, propagates, taints, union
from cutec.interpreter.program import Move, Program, Segment, Step
from cutec.interpreter.sync.barriers import Barriers
from cutec.interpreter.sync.deadlock import Deadlock
from cutec.interpreter.values.findings import finding
from cutec.interpreter.values.grid import WARP, Batch
from cutec.interpreter.values.lanes import Lanes, Registers, Value, join
from cutec.records import dataclass, field

if TYPE_CHECKING:
    from cutec.interpreter.recording.recorder import Recorder
    from cutec.interpreter.sync.protocols import MemoryOrdering

Array = np.ndarray
_TIMEOUTS = 8  # times in a row that lanes which try to wait give up before it is a deadlock
_NO_MARKS: Sequence[Mark | None] = ()


class Stopped(Exception):
    """The run has ended early, as `stop` wanted."""


@dataclass(slots=True)
class Frame:
    """A segment in execution: the group's values and their marks by slot, read when needed."""

    lanes: Lanes
    values: dict[int, Value] = field(default_factory=dict)
    marks: dict[int, Mark | None] = field(default_factory=dict)


class Machine:
    """One batch of blocks in execution. `progress` is told how many of them have ended; `stop` is
    asked before each segment whether the run has to end; `others`, when all threads spin, whether
    another process may have stored something.
    """

    def __init__(
        self,
        program: Program,
        batch: Batch,
        setup: Setup,
        memory: Memory,
        barriers: Barriers,
        memory_order: MemoryOrdering,
        step_limit: int,
        monitor: Monitor | None = None,
        schedule: Schedule | None = None,
        recorder: Recorder | None = None,
        progress: Callable[[int], None] | None = None,
        stop: Callable[[], bool] | None = None,
        others: Callable[[], bool] | None = None,
    ):
        self._program, self._batch = program, batch
        self._registers = Registers(program.slots, batch.everyone)
        self._undefined = Undefined(program.slots, batch)
        self._ready: dict[int, list[Lanes]] = {}
        self._heap: list[int] = []
        # places of warps whose thread has exited, or that a partial warp lacks
        self._exited = np.ones(batch.blocks * batch.warps * WARP, bool)
        self._exited[batch.warp_position] = False
        self._yielded: list[tuple[int, Lanes]] = []  # lanes that spin: they resume when no other can run
        self._spins = Spins(program, batch, self._registers)
        self._progressed = False  # since held lanes last tried again
        self._barriers = barriers
        self._context = Context(batch, setup, memory, barriers, memory_order, self._undefined, monitor, recorder)
        self._gathering = Gathering(
            program, batch, self._registers, self._context, self._exited, self._yielded, monitor is not None
        )
        self._monitor, self._schedule, self._recorder = monitor, schedule, recorder
        if monitor is not None:
            monitor.attach(self._context, self._registers.read, self._exited)
        self._steps, self._limit, self._stop, self._others = 0, step_limit, stop, others
        self._timeouts = 0  # in a row
        self._progress, self._left = progress, 0  # told of blocks; threads that have exited

    def run(self, args: list[Array]) -> None:
        """Execute until every thread has exited. `args` are uniform arrays. Raises CutecError
        E5xxx, and Stopped.
        """
        try:
            self._run(args)
        finally:
            if self._recorder is not None:
                self._record_stuck(self._recorder)

    def close(self) -> None:
        """Give the memory of the run back. Its parts refer to each other, and Python's collector of
        cycles comes late: it counts objects, of which a few hold arrays of a gigabyte.
        """
        for part in (self._context, self._monitor, self._barriers):
            if part is not None:
                vars(part).clear()

    def _run(self, args: list[Array]) -> None:
        everyone = self._batch.everyone
        for slot, value in zip(self._program.args, args, strict=True):
            self._registers.write(slot, everyone, value)
        for step in self._program.preset:
            self._context.enter(step.op, everyone)
            self._registers.write(step.outs[0], everyone, step.semantics(self._context, step.op))
        self._push(0, everyone)
        while True:
            while self._ready:
                self._segment(*self._next())
                if self._monitor is not None:
                    self._advance_copies()
            if not (
                self._copy_happens()
                or self._retry()
                or self._resume_yielded()
                or self._time_out()
                or self._release_partial_warps()
            ):
                break
        self._finish()

    def _advance_copies(self) -> None:
        """Pending copies happen when they are due."""
        assert self._monitor is not None
        if self._monitor.pending_copies:
            self._monitor.pending_copies.advance()
            self._wake()

    def _copy_happens(self) -> bool:
        """No lane can run: the next pending copy happens. False if there is none."""
        if self._monitor is None or not self._monitor.pending_copies.complete_next():
            return False
        self._wake()
        return True

    def _next(self) -> tuple[int, Lanes]:
        """The segment that runs next, and the lanes that run it."""
        if self._schedule is not None:
            return self._schedule.take(self._ready)
        number = heapq.heappop(self._heap)
        return number, join(self._ready.pop(number))

    def _push(self, segment: int, lanes: Lanes) -> None:
        if segment in self._ready:
            self._ready[segment].append(lanes)
        else:
            self._ready[segment] = [lanes]
            if self._schedule is None:
                heapq.heappush(self._heap, segment)

    def _segment(self, number: int, lanes: Lanes) -> None:
        """Run a segment for a group of lanes. Raises E5007 beyond the step limit, and Stopped."""
        if self._stop is not None and self._stop():
            raise Stopped
        segment = self._program.segments[number]
        self._steps += 1
        if self._steps > self._limit:
            loop = loop_around(segment.op or (segment.steps[0].op if segment.steps else self._program.op))
            lane = int(lanes.indices()[0])
            raise finding(
                "E5007",
                f"still running after {self._limit} steps",
                loop,
                self._batch,
                lane,
                lanes.count - 1,
                help="raise the step limit if the kernel really needs as many steps",
            )
        if segment.waits:
            self._wait(number, segment, lanes)
            return
        frame = Frame(lanes)
        for step in segment.steps:
            self._step(step, frame)
        self._go_on(segment, frame)
        self._wake()

    def _step(self, step: Step | Move, frame: Frame) -> None:
        """Execute an operation or move: values and marks of its operands give those of results."""
        values = [self._value(slot, frame) for slot in step.ins]
        marks = [self._mark(slot, frame) for slot in step.ins] if self._undefined.any else _NO_MARKS
        if self._monitor is not None:
            self._monitor.before(step.op, frame.lanes, values)
        if isinstance(step, Move):
            marks = self._moved(step, values, marks, frame) if marks else (None,) * len(values)
            for slot, value, mark in zip(step.outs, values, marks, strict=True):
                self._write(slot, value, mark, True, frame)
            if self._monitor is not None:
                self._monitor.accumulators.after(step, frame.lanes, values, values)
            return
        context, tainted = self._context, any(marks)
        context.enter(step.op, frame.lanes)
        if self._recorder is not None:
            self._recorder.step(step.op, frame.lanes)
        if tainted:
            self._allow(step, marks, frame.lanes)
        context.value_mark = marks[0] if tainted and not step.outs else None
        result = step.semantics(context, step.op, *values)
        if self._monitor is not None:
            self._monitor.accumulators.after(step, frame.lanes, values, result)
        if not step.outs:
            return
        results = result if len(step.outs) > 1 else (result,)
        produced = (
            propagate(context, step, values, marks, results) if tainted else (context.take_loaded(),) * len(results)
        )
        produced = union(produced, context.take_undefined_results())
        for slot, live_out, value, mark in zip(step.outs, step.live_out, results, produced, strict=True):
            self._write(slot, value, mark, live_out, frame)

    def _moved(
        self, move: Move, values: list[Value], marks: Sequence[Mark | None], frame: Frame
    ) -> Sequence[Mark | None]:
        """The marks of values that a move copies."""
        chosen = None if move.choice is None else self._mark(move.choice, frame)
        return marks if chosen is None else union(marks, [taints(chosen, value) for value in values])

    def _value(self, slot: int, frame: Frame) -> Value:
        if slot not in frame.values:
            frame.values[slot] = self._registers.read(slot, frame.lanes)
        return frame.values[slot]

    def _mark(self, slot: int, frame: Frame) -> Mark | None:
        if slot not in frame.marks:
            frame.marks[slot] = self._undefined.read(slot, frame.lanes)
        return frame.marks[slot]

    def _write(self, slot: int, value: Value, mark: Mark | None, live_out: bool, frame: Frame) -> None:
        """Set a slot, in the frame, and for other segments if it is live out."""
        frame.values[slot] = value
        frame.marks[slot] = mark
        if mark is not None:
            self._undefined.any = True
        if live_out:
            self._registers.write(slot, frame.lanes, value)
            self._undefined.write(slot, frame.lanes, mark)

    def _allow(self, step: Step, marks: Sequence[Mark | None], lanes: Lanes) -> None:
        """Raise the finding if an operation uses an undefined operand rather than propagating
        it.
        """
        if not propagates(step, marks):
            raise self._undefined.use(next(m for m in reversed(marks) if m is not None), lanes, step.op)

    def _go_on(self, segment: Segment, frame: Frame) -> None:
        """Take the branch at the end of a segment."""
        lanes, target = frame.lanes, segment.target
        if target is None:
            self._exited[lanes.cached("position", self._batch.warp_position)] = True
            self._progressed = True
            if self._progress is not None:
                self._left += lanes.count
                self._progress(self._left // self._batch.threads)
            if self._monitor is not None:
                self._monitor.exit(lanes)
            for then, resumed in self._barriers.exit(lanes, within=segment.op is not None):
                self._push(then, resumed)
            return
        if segment.yields:
            self._yielded.append((target, lanes))
            return
        if segment.condition is None:
            self._push(target, lanes)
            return
        otherwise = segment.otherwise
        assert otherwise is not None and segment.op is not None
        condition = self._value(segment.condition, frame)
        if self._undefined.any and not segment.chooses and (mark := self._mark(segment.condition, frame)) is not None:
            raise self._undefined.use(mark, lanes, segment.op)
        taken = int(np.count_nonzero(condition))
        if taken == len(condition):
            self._push(target, lanes)
        elif taken == 0:
            self._push(otherwise, lanes)
        else:
            self._push(target, lanes.subset(condition))
            self._push(otherwise, lanes.subset(~condition))

    def _wait(self, number: int, segment: Segment, lanes: Lanes) -> None:
        """Execute an operation at which lanes wait, for a barrier or for the rest of their warp."""
        (step,) = segment.steps
        assert isinstance(step, Step)
        together = self._gathering.gather(number, step, lanes)
        if together is not None:
            self._execute_waiting(segment, step, together)

    def _execute_waiting(self, segment: Segment, step: Step | Move, lanes: Lanes) -> None:
        assert segment.target is not None
        self._progressed = True
        self._context.then = segment.target
        self._step(step, Frame(lanes))
        for target, resumed in self._context.released(lanes):
            self._push(target, resumed)
        self._wake()

    def _wake(self) -> None:
        """Lanes go on whose phases have ended meanwhile."""
        if self._context.mbarriers.woken:
            for target, resumed in self._context.mbarriers.woken:
                self._push(target, resumed)
            self._context.mbarriers.woken.clear()
            self._progressed, self._timeouts = True, 0

    def _retry(self) -> bool:
        """No lane can run: held lanes try again, as the rest of their warp may have exited
        meanwhile. False if there are none, or nothing has happened since they last tried.
        """
        if not self._progressed:
            return False
        self._progressed = False
        held = self._gathering.release()
        for number, lanes in held:
            self._push(number, lanes)
        return bool(held)

    def _release_partial_warps(self) -> bool:
        """No lane can run: parts of warps that are held at a barrier of their block or cluster pass
        it, and are reported. False if there are none.
        """
        released = False
        for number, lanes in self._gathering.release_partial_warps():
            segment = self._program.segments[number]
            self._execute_waiting(segment, segment.steps[0], lanes)
            released = True
        return released

    def _time_out(self) -> bool:
        """No lane can run: `try_wait`s give up, as on a GPU, unless that has not helped before.
        False if there are none.
        """
        waiting = self._barriers.waiting_for_phases
        trying = [w for w in waiting if w.op.results]
        self._timeouts += 1
        if not trying or self._timeouts > _TIMEOUTS:
            return False
        waiting[:] = [w for w in waiting if not w.op.results]
        for w in trying:
            (segment,) = [s for s in self._program.segments if s.op is w.op]
            self._registers.write(segment.steps[0].outs[0], w.lanes, np.zeros(1, bool))
            self._push(w.then, w.lanes)
        return True

    def _resume_yielded(self) -> bool:
        """No other lane can run: lanes that spin go on. False if there are none. Raises E5008 if
        they do so for ever, and giving up or passing barriers does not help others.
        """
        yielded = self._yielded.copy()
        if yielded and self._spins.endless(self._context.writes) and not (self._others and self._others()):
            if self._time_out() or self._release_partial_warps():
                return True
            raise self._spins.finding(yielded, self._deadlock().waiting())
        self._yielded.clear()
        for target, lanes in yielded:
            self._push(target, lanes)
        return bool(yielded)

    def _record_stuck(self, recorder: Recorder) -> None:
        """Record who waits at the end of the run."""
        cluster = [(w.lanes, w.op) for w in self._barriers.cluster.waiting]
        held = [(h.lanes, h.op) for h in self._gathering.held()]
        recorder.stuck(self._context.mbarriers.waited_for(), cluster, held)

    def _finish(self) -> None:
        """No lane can run. Raises the finding if some still wait."""
        found = self._deadlock().found() or self._context.unfinished_tensor_memory()
        if found is not None:
            raise found

    def _deadlock(self) -> Deadlock:
        """The threads that wait now."""
        held, context = self._gathering.held(), self._context
        starved = context.waiting_for_columns()
        return Deadlock(
            self._batch, context.memory, self._barriers, context.mbarriers, self._monitor, held, starved, self._exited
        )
