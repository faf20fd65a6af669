"""The clocks of the warps of one cluster."""

from __future__ import annotations

import numpy as np

from cutec.interpreter.recording.spans import Spans
from cutec.interpreter.values.grid import WARPGROUP, Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.interpreter.values.timeline import Span
from cutec.ir.core import Op

Array = np.ndarray


class WarpClocks:
    """The clocks of the cluster of the batch's block number `block`, and the spans of that block.
    Warps are numbered within the cluster.
    """

    def __init__(self, batch: Batch, block: int):
        self._batch = batch
        self.first_block = block // batch.ranks * batch.ranks
        self.rank = block - self.first_block
        self.now = [0] * (batch.ranks * batch.warps)
        self.spans = Spans()

    def warps(self, lanes: Lanes) -> list[int]:
        """The cluster's warps that have lanes in a group."""
        if "recorded warps" not in lanes.cache:
            numbers = np.unique(self.numbers(lanes))
            lanes.cache["recorded warps"] = numbers[(numbers >= 0) & (numbers < len(self.now))].tolist()
        return lanes.cache["recorded warps"]

    def numbers(self, lanes: Lanes) -> Array:
        """For each lane the number of its warp; numbers beyond those of `now` in other clusters."""
        return lanes.cached("warp", self._batch.warp_index) - self.first_block * self._batch.warps

    def warp_of(self, lane: int) -> int | None:
        """The warp of a lane of the batch; None outside of the cluster."""
        warp = int(self._batch.warp_index[lane]) - self.first_block * self._batch.warps
        return warp if 0 <= warp < len(self.now) else None

    def rank_of(self, warp: int) -> int:
        """The rank of a warp's block in the cluster."""
        return warp // self._batch.warps

    def is_recorded(self, warp: int) -> bool:
        """Whether a warp belongs to the recorded block."""
        return self.rank_of(warp) == self.rank

    def name(self, warp: int) -> str:
        """`warp 3`: its number within the block."""
        return f"warp {warp % self._batch.warps}"

    def warpgroup(self, warp: int) -> int:
        """The number of a warp's warpgroup within the block."""
        return warp % self._batch.warps // WARPGROUP

    def latest(self, warps: list[int]) -> int:
        """The time at which all of these warps are here."""
        return max((self.now[w] for w in warps), default=0)

    def step(self, op: Op, lanes: Lanes) -> None:
        """Lanes execute an operation."""
        for warp in self.warps(lanes):
            if self.is_recorded(warp):
                self.spans.work(self.name(warp), self.now[warp], op.loc)
            self.now[warp] += 1

    def wait(
        self, warp: int, until: int, op: Op, what: str, barrier: str | None = None, phase: int | None = None
    ) -> None:
        """A warp waits at an operation until a time; not at all if that has passed."""
        if self.is_recorded(warp):
            place = op.loc if op.loc.line else None
            self.spans.add(Span(self.name(warp), "wait", self.now[warp], until, what, place, barrier, phase))
        self.now[warp] = max(self.now[warp], until)
