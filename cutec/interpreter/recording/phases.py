"""The times at which phases of mbarriers end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from cutec.interpreter.recording.clocks import WarpClocks
from cutec.interpreter.values.address import MBARRIER
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op

Array = np.ndarray


class Phases:
    """By slot of an mbarrier (`sync.mbarriers`): when the last arrival of its current phase was,
    and when the phase before ended.
    """

    def __init__(self, clocks: WarpClocks, describe: Callable[[int], str]):
        self._clocks, self._describe = clocks, describe
        self._arrived: dict[int, int] = {}
        self._ended: dict[int, int] = {}

    def name(self, slot: int) -> str:
        """`full + 2`."""
        return self._describe(slot * MBARRIER)

    def begin(self, index: Array) -> None:
        """Mbarriers are initialised."""
        for slot in np.unique(index).tolist():
            self._arrived.pop(slot, None)
            self._ended.pop(slot, None)

    def arrive(self, index: Array, lanes: Lanes, least: Callable[[int], int]) -> None:
        """Lanes arrive. `least(warp)`: the time before which a warp's arrival does not count."""
        for slot, warps in self._by_slot(index, lanes):
            for warp in warps:
                self.arrive_at(slot, max(self._clocks.now[warp], least(warp)))

    def arrive_at(self, slot: int, time: int) -> None:
        """Something that a phase waits for happens at a time."""
        self._arrived[slot] = max(self._arrived.get(slot, 0), time)

    def end(self, slots: Array) -> None:
        """The current phases end."""
        for slot in slots.tolist():
            if slot in self._arrived:
                self._ended[slot] = max(self._arrived.pop(slot), self._ended.get(slot, 0))

    def wait(self, index: Array, lanes: Lanes, number: Array, op: Op) -> None:
        """Lanes go on whose phase has ended, which is `number` (-1: the one before the first)."""
        numbers = dict(zip(index.tolist(), number.tolist()))
        for slot, warps in self._by_slot(index, lanes):
            for warp in warps:
                self._wait(warp, self._ended.get(slot, 0), op, slot, numbers[slot])

    def stuck(self, index: Array, lanes: Lanes, number: Array, op: Op, end: int) -> None:
        """Lanes wait for phases that never end."""
        numbers = dict(zip(index.tolist(), number.tolist()))
        for slot, warps in self._by_slot(index, lanes):
            for warp in warps:
                self._wait(warp, end, op, slot, numbers[slot])

    def _wait(self, warp: int, until: int, op: Op, slot: int, number: int) -> None:
        name = self.name(slot)
        self._clocks.wait(warp, until, op, f"waits for phase {number} of the barrier at {name}", name, number)

    def _by_slot(self, index: Array, lanes: Lanes) -> Iterator[tuple[int, list[int]]]:
        """(slot, warps) of lanes at mbarriers."""
        slots = np.unique(index).tolist()
        for slot in slots:
            yield slot, self._clocks.warps(lanes if len(slots) == 1 else lanes.subset(index == slot))
