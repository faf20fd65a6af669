"""Bulk copies under way: they happen some time after they were issued, and their groups and
barriers are counted then.
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

_LATE = 256  # blocks of code after which a copy happens though others can run
_MEAN = 24  # of random delays


@dataclass
class PendingCopy:
    """A copy issued by `lane`, event `event`: `perform` does it; `entry` is the mbarrier that
    counts it, None: it belongs to a bulk group.
    """

    due: int
    event: int
    lane: int
    entry: int | None
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

    def issue(self, event: int, lane: int, entry: int | None, perform: Callable[[], None]) -> None:
        """A copy that the operation being executed starts."""
        delay = _LATE if self._random is None else int(self._random.expovariate(1 / _MEAN))
        context = self.context
        self._waiting.append(PendingCopy(self._time + delay, event, lane, entry, perform, context.op, context.lanes))
        if self._random is not None:
            self._waiting.sort(key=lambda t: t.due)

    def tick(self) -> None:
        """Another block of code has been executed: what is due happens."""
        self._time += 1
        while self._waiting and self._waiting[0].due <= self._time:
            self._perform(self._waiting.pop(0))

    def hurry(self) -> bool:
        """Nobody can run: the next copy happens. False if there is none."""
        if not self._waiting:
            return False
        self._perform(self._waiting.pop(0))
        return True

    def finish(self, lanes: set[int], until: dict[int, int]) -> None:
        """Bulk stores of these lanes before the event that `until` gives for each happen now."""
        due = [t for t in self._waiting if t.entry is None and t.lane in lanes and t.event < until[t.lane]]
        self._waiting = [t for t in self._waiting if not any(t is d for d in due)]
        for transfer in due:
            self._perform(transfer)

    def unfinished(self, entry: int) -> int | None:
        """The first event among the copies that an mbarrier still waits for."""
        return min((t.event for t in self._waiting if t.entry == entry), default=None)

    def _perform(self, transfer: PendingCopy) -> None:
        context = self.context
        op, lanes = context.op, context.lanes
        context.op, context.lanes = transfer.op, transfer.lanes
        try:
            transfer.perform()
        finally:
            context.op, context.lanes = op, lanes
