"""Pending bulk copies: a copy happens some time after its issue, and its barrier counts it then.

Without a seed a copy happens late: when no lane can run, or `_LATE` segments after its issue. With
a seed it happens after a random delay. So missing waits show, and bytes are counted in a phase in
which a GPU may count them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.records import dataclass

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import Context

_LATE = 256  # segments after which a copy happens though lanes can run
_MEAN = 24  # of random delays, in segments


@dataclass
class PendingCopy:
    """A copy issued by `lane` in event `event`; `perform` does it. `slot`: the mbarrier that
    counts it, None for copies of a bulk group.
    """

    due: int
    event: int
    lane: int
    slot: int | None
    perform: Callable[[], None]
    op: Op
    lanes: Lanes


class PendingCopies:
    """The copies of a batch that have not happened yet, in the order in which they are due."""

    def __init__(self, seed: int | None):
        self._random = None if seed is None else random.Random(seed)
        self._waiting: list[PendingCopy] = []
        self.context: Context
        self._time = 0

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def issue(self, event: int, lane: int, slot: int | None, perform: Callable[[], None]) -> None:
        """The operation being executed issues a copy."""
        delay = _LATE if self._random is None else int(self._random.expovariate(1 / _MEAN))
        context = self.context
        self._waiting.append(PendingCopy(self._time + delay, event, lane, slot, perform, context.op, context.lanes))
        if self._random is not None:
            self._waiting.sort(key=lambda t: t.due)

    def advance(self) -> None:
        """Another segment has been executed: copies that are due happen."""
        self._time += 1
        while self._waiting and self._waiting[0].due <= self._time:
            self._perform(self._waiting.pop(0))

    def complete_next(self) -> bool:
        """No lane can run: the next copy happens. False if there is none."""
        if not self._waiting:
            return False
        self._perform(self._waiting.pop(0))
        return True

    def finish(self, lanes: set[int], until: dict[int, int]) -> None:
        """The bulk stores of each of these lanes below its event in `until` happen now."""
        due = [t for t in self._waiting if t.slot is None and t.lane in lanes and t.event < until[t.lane]]
        self._waiting = [t for t in self._waiting if not any(t is d for d in due)]
        for copy in due:
            self._perform(copy)

    def unfinished(self, slot: int) -> int | None:
        """The first event among the pending copies that an mbarrier counts; None without any."""
        return min((t.event for t in self._waiting if t.slot == slot), default=None)

    def _perform(self, copy: PendingCopy) -> None:
        context = self.context
        op, lanes = context.op, context.lanes
        context.op, context.lanes = copy.op, copy.lanes
        try:
            copy.perform()
        finally:
            context.op, context.lanes = op, lanes
