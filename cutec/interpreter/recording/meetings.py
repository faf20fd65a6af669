"""The times at which barriers of blocks and of the cluster let warps go on."""

from __future__ import annotations

import numpy as np

from cutec.interpreter.recording.clocks import WarpClocks
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.records import dataclass, field

Array = np.ndarray
_CLUSTER = "the cluster's barrier"


@dataclass
class _Round:
    """A round of a barrier: the time of its last arrival so far, and the warps that wait."""

    time: int = 0
    waiting: dict[int, Op] = field(default_factory=dict)


class Meetings:
    """Barriers of a block are known by number and the block's rank; their rounds count from 0."""

    def __init__(self, clocks: WarpClocks):
        self._clocks = clocks
        self._rounds: dict[tuple[int, int], _Round] = {}
        self._number: dict[tuple[int, int], int] = {}
        self._cluster, self._cluster_ended, self._cluster_phase = 0, 0, 0

    def arrive(self, number: int, lanes: Lanes, op: Op, waits: bool) -> None:
        """Lanes arrive at a barrier of their block."""
        for warp in self._clocks.warps(lanes):
            round_ = self._rounds.setdefault((number, self._clocks.rank_of(warp)), _Round())
            round_.time = max(round_.time, self._clocks.now[warp])
            if waits:
                round_.waiting[warp] = op

    def complete(self, number: int, blocks: Array | None) -> None:
        """The round of a barrier ends in these blocks of the batch (a mask; None: in all)."""
        for key in [key for key in self._rounds if key[0] == number]:
            if blocks is None or blocks[self._clocks.first_block + key[1]]:
                self._end(key, self._rounds.pop(key), self._rounds_of(key))

    def _rounds_of(self, key: tuple[int, int]) -> int:
        """The number of a round that ends."""
        self._number[key] = self._number.get(key, -1) + 1
        return self._number[key]

    def _end(self, key: tuple[int, int], round_: _Round, count: int, time: int | None = None) -> None:
        for warp, op in round_.waiting.items():
            until, name = round_.time if time is None else time, f"barrier {key[0]}"
            self._clocks.wait(warp, until, op, f"waits at {name}, round {count}", name, count)

    def arrive_in_cluster(self, lanes: Lanes) -> None:
        """Lanes arrive at the cluster's barrier."""
        self._cluster = max(self._cluster, self._clocks.latest(self._clocks.warps(lanes)))

    def complete_cluster(self, clusters: Array, ranks: int) -> None:
        """The phase of the cluster's barrier ends in these clusters of the batch (a mask)."""
        if clusters[self._clocks.first_block // ranks]:
            self._cluster_ended, self._cluster = self._cluster, 0
            self._cluster_phase += 1

    def leave_cluster(self, lanes: Lanes, op: Op) -> None:
        """Lanes go on that have waited for the cluster's barrier."""
        for warp in self._clocks.warps(lanes):
            self._wait_for_cluster(warp, self._cluster_ended, op, self._cluster_phase - 1)

    def _wait_for_cluster(self, warp: int, until: int, op: Op, phase: int) -> None:
        self._clocks.wait(warp, until, op, f"waits for phase {phase} of {_CLUSTER}", _CLUSTER, phase)

    # -- when nothing can run any more -------------------------------------------------------------

    def stuck(self, end: int) -> None:
        """Rounds that have begun never end."""
        for key, round_ in self._rounds.items():
            self._end(key, round_, self._number.get(key, -1) + 1, end)

    def stuck_in_cluster(self, lanes: Lanes, op: Op, end: int) -> None:
        """Lanes wait for the cluster's barrier for ever."""
        for warp in self._clocks.warps(lanes):
            self._wait_for_cluster(warp, end, op, self._cluster_phase)
