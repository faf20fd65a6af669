"""Registers that multiplies (wgmma) read after their issue, as A or its metadata: giving one
another value before a wait for the multiply is a finding, as the next iteration of a loop may.

Each value has a register of its own in straight-line code, and each iteration of a loop that is
fully unrolled is such code:

    for i in range(n):                                A's register of every i is the same: wait
        for k in range(4, unroll_full=True):          four registers of A, one for each k
            a = x[i, k]; d = wgmma a, b, d

Not so words of metadata: ptxas takes a register for another word as soon as the multiply is issued,
even in straight-line code. No word may get a value while a multiply with metadata may still run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.hazards.events import loops_around
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.program import Move, Program, Step
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ir.loops import is_unrolled
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.bulk import groups
from cutec.ops.primitives.registry import WGMMA_GROUP, Forwards

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import MultiplyMonitor

Array = np.ndarray
_PACKED = (Forwards.ELEMENTS, Forwards.BITS, Forwards.CHOICE)
_Place = tuple[int, tuple[int, ...]]  # a slot, and the iterations of unrolled loops around it
_WORDS: _Place = (-1, ())  # stands for the slots of all words of metadata


class OperandRegisters:
    """For each such register and lane: the event of the last multiply that reads it, and the value.
    `defines`: the steps that give one a value, by id.
    """

    def __init__(self, monitor: MultiplyMonitor, reports: Reports, program: Program):
        self._monitor, self._reports = monitor, reports
        steps = [step for segment in program.segments for step in segment.steps]
        asynchronous = [step for step in steps if isinstance(step, Step)]
        self._words = {slot for step in asynchronous for slot in words_read(step)}
        slots = {slot for step in asynchronous for slot in registers_of_a(step)} | self._words
        self._unrolled: dict[int, tuple[Op, ...]] = {}  # slot → fully unrolled loops around its definition
        self.defines: dict[int, list[tuple[int, int]]] = {}  # id of a step → (number of a result, slot)
        for step in steps:
            defined = [(number, slot) for number, slot in enumerate(step.outs) if slot in slots]
            for _, slot in defined:
                around = unrolled_around(step.op, program)
                self._unrolled[slot] = min(around, self._unrolled.get(slot, around), key=len)
            if defined:
                self.defines[id(step)] = defined
        self._reads: dict[_Place, tuple[Array, Array]] = {}  # event (0: none) and value, by lane

    def read(self, step: Step, lanes: Lanes, values: list[Array]) -> None:
        """A multiply, whose operands have these values, reads its registers from now on."""
        event = self._monitor.async_groups.last_multiply
        for slot in registers_of_a(step):
            value = np.broadcast_to(values[step.ins.index(slot)], lanes.count)
            for place, chosen in self._places(slot, lanes):
                events, held = self._of(place)
                events[lanes.indices()[chosen]] = event
                held[lanes.indices()[chosen]] = value[chosen]
        if words_read(step):
            self._of(_WORDS)[0][lanes.indices()] = event

    def define(self, step: Step | Move, lanes: Lanes, results: Sequence[Array]) -> None:
        """Registers get values, which have to be the same while a multiply reads them."""
        finished = np.broadcast_to(self._monitor.async_groups.finished_for(lanes), lanes.count)
        for number, slot in self.defines[id(step)]:
            if slot in self._words:
                events = self._of(_WORDS)[0][lanes.indices()]
                self._early(step, lanes.indices(), events, (events > 0) & (events >= finished), "a word of metadata")
                continue
            result = np.broadcast_to(results[number], lanes.count)
            for place, chosen in self._places(slot, lanes):
                if place not in self._reads:
                    continue
                lane = lanes.indices()[chosen]
                events, held = (found[lane] for found in self._reads[place])
                early = (events > 0) & (events >= finished[chosen]) & (held != result[chosen])
                self._early(step, lane, events, early, "a register of A")

    def _early(self, step: Step | Move, lane: Array, events: Array, early: Array, what: str) -> None:
        if early.any():
            first = int(np.argmax(early))
            self._reports.operand_changed(_definition(step), int(lane[first]), int(events[first]), what)

    def _of(self, place: _Place) -> tuple[Array, Array]:
        count = self._monitor.batch.everyone.count
        return self._reads.setdefault(place, (np.zeros(count, np.int64), np.zeros(count, np.int32)))

    def _places(self, slot: int, lanes: Lanes) -> Iterator[tuple[_Place, Array | slice]]:
        """The registers that a slot is now, and the lanes for which it is each."""
        numbers = [self._monitor.events.iteration(loop, lanes) for loop in self._unrolled.get(slot, ())]
        if all(len(number) == 1 for number in numbers):
            yield (slot, tuple(int(number[0]) for number in numbers)), slice(None)
            return
        table = np.stack([np.broadcast_to(number, lanes.count) for number in numbers])
        for turn in np.unique(table, axis=1).T:
            yield (slot, tuple(map(int, turn))), np.flatnonzero((turn == table.T).all(axis=1))


def registers_of_a(step: Step) -> tuple[int, ...]:
    """The slots of A of an asynchronous multiply; none if A is in shared memory."""
    if PRIMITIVES[step.op.name].effects.asynchronous != WGMMA_GROUP:
        return ()
    accumulators, a, *_ = groups(step.op)
    return step.ins[accumulators : accumulators + a] if a > 1 else ()


def words_read(step: Step) -> tuple[int, ...]:
    """The slots of the metadata of an asynchronous multiply; none if A is dense."""
    if PRIMITIVES[step.op.name].effects.asynchronous != WGMMA_GROUP:
        return ()
    *before, metadata, _ = groups(step.op)
    return step.ins[sum(before) : sum(before) + metadata] if len(before) == 3 else ()


def unrolled_around(op: Op, program: Program) -> tuple[Op, ...]:
    """The loops around an operation that are fully unrolled, up to the first that is not."""
    return tuple(takewhile(is_unrolled, reversed(loops_around(op, program.loops))))


def _definition(step: Step | Move) -> Op:
    """The operation that computes a register's value, behind those that pack it with others."""
    op = step.op
    while PRIMITIVES[op.name].forwards in _PACKED and op.operands and isinstance(op.operands[0].owner, Op):
        op = op.operands[0].owner
    return op
