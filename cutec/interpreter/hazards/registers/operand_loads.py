"""Loads of shared memory whose values a multiply (wgmma) reads from registers, as A: when a warp
has waited for the multiply, the warp's own loads behind it are over as well, for all that learn of
the wait. So one lane may release the memory for its whole warp:

    v = ldmatrix stage     event 5, of all lanes           v comes from {5}
    a = v * 2                                              a comes from {5}
    d = wgmma a, b, d      event 7                         the warp's loads in 5 end with 7
    commit; wait_group 0   events before 8 are complete
    one lane arrives       it knows of 7, and so of 5

Only loads: what the lanes stored before is ordered by barriers alone. Only the warp's own: the
wait of one warp says nothing of the registers that another warp's part of the multiply reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.interpreter.hazards.registers.operand_registers import registers_of_a
from cutec.interpreter.program import Move, Program, Step
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.types import PtrType
from cutec.ops.primitives import PRIMITIVES

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import MultiplyMonitor

Array = np.ndarray
_SHARED = 3  # the address space
_REMEMBERED = 64  # loads that a value is known to come from: the newest
_NONE: frozenset[int] = frozenset()


class OperandLoads:
    """For the slots between loads of shared memory and registers of A (`_number`: their rows of
    `_origin`), the loads that each lane's value comes from, as a number of a set of events.
    """

    def __init__(self, monitor: MultiplyMonitor, program: Program):
        self._monitor = monitor
        steps = [step for segment in program.segments for step in segment.steps]
        between = _reached(steps) & _needed(steps)
        self._number = {slot: number for number, slot in enumerate(sorted(between))}
        self.carries = {id(step) for step in steps if between.intersection(step.outs) and not _multiplies(step)}
        self._origin = np.zeros((len(between), monitor.batch.everyone.count if between else 0), np.int32)
        self._sets: list[frozenset[int]] = [_NONE]
        self._number_of: dict[frozenset[int], int] = {_NONE: 0}
        self._last = 0  # the newest event that was looked at

    # -- during the run ----------------------------------------------------------------------------

    def carry(self, step: Step | Move, lanes: Lanes) -> None:
        """A step gives results, which come from what it loads and from what its operands do."""
        index = lanes.indices()
        if isinstance(step, Move):
            moved = [(slot, self._of(source, index)) for source, slot in zip(step.ins, step.outs, strict=True)]
        else:
            origin = self._loaded(step)
            for source in step.ins:
                if source in self._number:
                    origin = self._union(origin, self._of(source, index))
            moved = [(slot, origin) for slot in step.outs]
        for slot, origin in moved:
            if slot in self._number:
                self._origin[self._number[slot], index] = origin

    def read(self, step: Step, lanes: Lanes) -> None:
        """A multiply reads its registers of A: the loads that all lanes of a warp which executed
        them have a value of end with it.
        """
        index, multiply = lanes.indices(), self._monitor.async_groups.last_multiply
        origins = [self._of(slot, index) for slot in registers_of_a(step) if slot in self._number]
        warps = lanes.cached("warp", self._monitor.batch.warp_index)
        for warp in np.unique(warps).tolist() if origins else ():
            mine = warps == warp
            held, lane_holds = np.unique(np.stack([o[mine] for o in origins]), axis=1, return_inverse=True)
            events = [_NONE.union(*(self._sets[number] for number in numbers)) for numbers in held.T.tolist()]
            for event in _NONE.union(*events):
                has = np.array([event in each for each in events])[lane_holds.reshape(-1)]
                executed = np.isin(index[mine], self._monitor.events[event].lanes.indices())
                if has[executed].all():
                    self._monitor.shadow.end_with(event, warp, multiply)

    def _of(self, slot: int, index: Array) -> Array:
        return self._origin[self._number[slot], index] if slot in self._number else np.zeros(len(index), np.int32)

    def _loaded(self, step: Step) -> Array:
        """The set of the events that a step's loads of shared memory were, for all lanes."""
        events, number = self._monitor.events, self._monitor.events.now - 1
        found = set()
        while number > self._last and events[number].op is step.op and events[number].kind == "load":
            found.add(number)
            number -= 1
        self._last = events.now - 1
        return np.full(1, self._numbered(frozenset(found)), np.int32)

    def _union(self, one: Array, other: Array) -> Array:
        """The numbers of the unions of sets, by lane."""
        one, other = np.broadcast_arrays(one, other)
        pairs, inverse = np.unique(one.astype(np.int64) << 32 | other, return_inverse=True)
        joined = [self._sets[pair >> 32] | self._sets[pair & 0xFFFFFFFF] for pair in pairs.tolist()]
        return np.array([self._numbered(events) for events in joined], np.int32)[inverse]

    def _numbered(self, events: frozenset[int]) -> int:
        if len(events) > _REMEMBERED:
            events = frozenset(sorted(events)[-_REMEMBERED:])
        if events not in self._number_of:
            self._number_of[events] = len(self._sets)
            self._sets.append(events)
        return self._number_of[events]


def _multiplies(step: Step | Move) -> bool:
    """Whether a step's results are there later than it is executed, as those of a wgmma."""
    return isinstance(step, Step) and bool(PRIMITIVES[step.op.name].effects.asynchronous)


def _loads_shared(step: Step | Move) -> bool:
    if isinstance(step, Move) or not PRIMITIVES[step.op.name].effects.reads:
        return False
    return any(isinstance(v.type, PtrType) and v.type.space == _SHARED for v in step.op.operands)


def _reached(steps: list[Step | Move]) -> set[int]:
    """The slots whose values may come from a load of shared memory."""
    slots = {slot for step in steps if _loads_shared(step) and not _multiplies(step) for slot in step.outs}
    before = -1
    while before != len(slots):
        before = len(slots)
        for step in steps:
            if isinstance(step, Move):
                slots.update(out for slot, out in zip(step.ins, step.outs, strict=True) if slot in slots)
            elif slots.intersection(step.ins) and not _multiplies(step):
                slots.update(step.outs)
    return slots


def _needed(steps: list[Step | Move]) -> set[int]:
    """The slots from whose values registers of A may be computed."""
    slots = {slot for step in steps if isinstance(step, Step) for slot in registers_of_a(step)}
    before = -1 if slots else 0
    while before != len(slots):
        before = len(slots)
        for step in reversed(steps):
            if isinstance(step, Move):
                slots.update(slot for slot, out in zip(step.ins, step.outs, strict=True) if out in slots)
            elif slots.intersection(step.outs) and not _multiplies(step):
                slots.update(step.ins)
    return slots
