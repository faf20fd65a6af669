"""Random schedules: which of the lanes that can run go on next.

The warps of a cluster are split into teams with priorities. The team of highest priority that can
run does so, at the lowest segment at which any of its lanes stands, so that lanes of a warp still
meet where their paths meet. Now and then the running team goes to the end of the queue (after PCT:
Burckhardt, Kothari, Musuvathi and Nagarakatte, "A randomized scheduler with probabilistic
guarantees of finding bugs", 2010).

    teams A (warps 0, 2) and B (warps 1, 3), queue B A
    B runs until its warps wait; A runs; B can run again and does; …
    with probability 1/64 per segment the queue becomes A B
"""

from __future__ import annotations

import random

import numpy as np

from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes, join

Array = np.ndarray
_TURN = 64  # segments, on average, after which the running team goes to the end of the queue


class Schedule:
    """The schedule of one seed. All clusters of a GPU have the same teams, those of
    another GPU others: a GPU may be far ahead of another.
    """

    def __init__(self, seed: int, batch: Batch):
        self._random = random.Random(seed)
        warps = batch.warps * batch.ranks
        count = min(warps, self._random.choice((2, 3, 4, 6, 8)))
        size = self._random.choice((1, 4))  # warps that stay together: single ones, or warpgroups
        teams = [self._random.randrange(count) for _ in range(-(-warps // size))]
        of_warp = np.array([teams[w // size] for w in range(warps)])
        gpu = (batch.first + batch.block_index) // batch.each
        self._team = of_warp[batch.warp_index % warps] + count * gpu  # for each lane
        self._queue = list(range(count * batch.gpus))
        self._random.shuffle(self._queue)

    def take(self, ready: dict[int, list[Lanes]]) -> tuple[int, Lanes]:
        """Remove the (segment, lanes) that run next from the ready groups, which are given by
        segment.
        """
        lowest: dict[int, int] = {}
        for number in sorted(ready):
            for lanes in ready[number]:
                for team in self._teams(lanes):
                    lowest.setdefault(team, number)
        team = next(t for t in self._queue if t in lowest)
        if self._random.random() < 1 / _TURN:
            self._queue.remove(team)
            self._queue.append(team)
        number = lowest[team]
        mine, others = [], []
        for lanes in ready.pop(number):
            parts = self._teams(lanes)
            mine += [parts[team]] if team in parts else []
            others += [part for t, part in parts.items() if t != team]
        if others:
            ready[number] = others
        return number, join(mine)

    def _teams(self, lanes: Lanes) -> dict[int, Lanes]:
        """The lanes of each team in a group."""
        if "teams" not in lanes.cache:
            team = lanes.cached("team", self._team)
            numbers = np.unique(team).tolist()
            lanes.cache["teams"] = {n: lanes if len(numbers) == 1 else lanes.subset(team == n) for n in numbers}
        return lanes.cache["teams"]
