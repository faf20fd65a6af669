"""Events: executions of operations that access memory, or that the checker has to name later,
numbered in order of execution. The number is the time that vector clocks count.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import NamedTuple

import numpy as np

from cutec.interpreter.program import Program, enclosing
from cutec.interpreter.values.findings import block_name, dims
from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op

Array = np.ndarray
ReadSlot = Callable[[int, Lanes], Array]


class Iteration(NamedTuple):
    """A loop around an event, and the iteration that each lane is in (or all are), from 0."""

    loop: Op
    number: Array


class Event(NamedTuple):
    """`kind`: the access in words (`store`, `bulk copy`); `lanes`: who executes it; `counted`: the
    (slot, phase) of the mbarrier that counts a copy.
    """

    op: Op
    kind: str
    lanes: Lanes
    iterations: tuple[Iteration, ...]
    counted: tuple[int, int] | None


class Wait(NamedTuple):
    """Lanes found phase `phase` of the mbarrier at `slot` complete: they waited for `parity`.
    `again`: the lane had found the same phase complete before. `event`: the number of the next
    event then.
    """

    op: Op
    slot: int
    parity: int
    phase: int
    again: bool
    event: int


class Events:
    """The events of a batch. `read(slot, lanes)` gives the values of a slot now."""

    def __init__(self, program: Program, batch: Batch, read: ReadSlot):
        self._program, self._batch, self._read = program, batch, read
        # numbers begin with 1: a clock of 1 says that a thread has begun, and no more
        self._log: list[Event | None] = [None]
        self._loops: dict[Op, tuple[Op, ...]] = {}

    @property
    def now(self) -> int:
        """The number of the next event."""
        return len(self._log)

    def __getitem__(self, number: int) -> Event:
        found = self._log[number]
        assert found is not None
        return found

    def add(self, op: Op, kind: str, lanes: Lanes, counted: tuple[int, int] | None = None) -> int:
        """Log an event; returns its number."""
        self._log.append(Event(op, kind, lanes, self.iterations(op, lanes), counted))
        return len(self._log) - 1

    def iterations(self, op: Op, lanes: Lanes) -> tuple[Iteration, ...]:
        """The iterations of the loops around an operation, the outermost first."""
        if op not in self._loops:
            self._loops[op] = tuple(loops_around(op, self._program.loops))
        return tuple(Iteration(loop, self.iteration(loop, lanes)) for loop in self._loops[op])

    def iteration(self, loop: Op, lanes: Lanes) -> Array:
        """The iterations of a loop that lanes are in, counted from 0: one number where they are the
        same.
        """
        induction, lower, step = (self._read(slot, lanes) for slot in self._program.loops[loop])
        number = (induction.astype(np.int64) - lower) // np.maximum(step, 1)
        return number[:1].copy() if (number == number[0]).all() else number

    def where(self, event: Event, lane: int) -> str:
        """The iterations that a lane was in, in words; "" outside of loops."""
        return _in_words(event.iterations, event.lanes, lane)

    def around(self, op: Op, lane: int) -> str:
        """The current iterations of a lane that executes an operation, in words; "" outside of
        loops.
        """
        one = self._batch.everyone.subset(np.arange(self._batch.everyone.count) == lane)
        return _in_words(self.iterations(op, one), one, lane)

    def who(self, lane: int) -> str:
        """A thread and its warp, in words."""
        batch = self._batch
        warp = lane % batch.threads // 32
        return f"thread {dims(batch.thread_of(lane))} (warp {warp}) of block {block_name(batch, lane)}"


def _in_words(iterations: tuple[Iteration, ...], lanes: Lanes, lane: int) -> str:
    rows = np.flatnonzero(lanes.indices() == lane)
    row = int(rows[0]) if len(rows) else 0
    numbers = [int(r.number[row] if len(r.number) > 1 else r.number[0]) for r in iterations]
    return f"iteration {', '.join(map(str, numbers))}" if numbers else ""


def loops_around(op: Op, known: Container[Op]) -> list[Op]:
    """The `known` loops around an operation, the outermost first."""
    return [outer for outer in enclosing(op) if outer in known and outer is not op][::-1]
