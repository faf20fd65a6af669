"""The recorder of one block's timeline, which the machine tells what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from cutec.interpreter.recording.clocks import WarpClocks
from cutec.interpreter.recording.meetings import Meetings
from cutec.interpreter.recording.phases import Phases
from cutec.interpreter.recording.transfers import Transfers
from cutec.interpreter.values.grid import Batch
from cutec.interpreter.values.lanes import Lanes
from cutec.interpreter.values.timeline import Timeline
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.registry import CP_ASYNC

Array = np.ndarray


class Recorder:
    """Records block number `block` of a batch. `describe` names a position in shared memory."""

    def __init__(self, batch: Batch, block: int, describe: Callable[[int], str]):
        self._batch, self._block = batch, block
        self.clocks = WarpClocks(batch, block)
        self.phases = Phases(self.clocks, describe)
        self.meetings = Meetings(self.clocks)
        self.transfers = Transfers(self.clocks, self.phases, describe)

    def step(self, op: Op, lanes: Lanes) -> None:
        """Lanes execute an operation."""
        self.clocks.step(op, lanes)
        self.transfers.multiply(op, lanes)

    def arrive(self, index: Array, lanes: Lanes, op: Op) -> None:
        """Lanes arrive at mbarriers (slots); those of `cp.async` when its copies are complete."""
        copies = PRIMITIVES[op.name].effects.asynchronous == CP_ASYNC
        self.phases.arrive(index, lanes, self.transfers.copied_by if copies else lambda warp: 0)

    def stuck(
        self,
        phases: Iterable[tuple[Array, Lanes, Array, Op]],
        cluster: Iterable[tuple[Lanes, Op]],
        held: Iterable[tuple[Lanes, Op]],
    ) -> None:
        """Who still waits when the run ends, waits to the timeline's end, which is a twentieth
        later than anything else: `phases` are (mbarriers, lanes, numbers of phases, operation);
        `cluster` are at the cluster's barrier; `held` wait for the rest of their warp or warpgroup.
        """
        end = self.clocks.spans.end + max(1, self.clocks.spans.end // 20)
        self.clocks.spans.limit += len(self.clocks.now)  # there is room for these in any case
        for index, lanes, number, op in phases:
            self.phases.stuck(index, lanes, number, op, end)
        for lanes, op in cluster:
            self.meetings.stuck_in_cluster(lanes, op, end)
        for lanes, op in held:
            for warp in self.clocks.warps(lanes):
                self.clocks.wait(warp, end, op, "waits for lanes that execute this together with it")
        self.meetings.stuck(end)

    def timeline(self, kernel: str) -> Timeline:
        """What was recorded, when nothing more happens."""
        self.transfers.finish()
        spans = self.clocks.spans
        where = self._batch.block_of(self._block * self._batch.threads)
        return Timeline(kernel, where, spans.end, spans.all(), spans.truncated)
