"""Who takes part: warps that are whole, numbers of threads at barriers, and shares of the register
file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.diag import Note
from cutec.interpreter.hazards.barrier_reuse import Meetings
from cutec.interpreter.values.grid import WARP
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ops.primitives.threads import barrier_operands

if TYPE_CHECKING:
    from cutec.interpreter.hazards.monitor import Watch

Array = np.ndarray
# 32-bit registers of a multiprocessor (CUDA C++ Programming Guide, "Technical Specifications per
# Compute Capability")
REGISTER_FILE = 1 << 16
_WARPGROUP = 4  # warps
_REDUCTION = "cutec.tma.reduce"
_ALIGNED = {
    "nvvm.barrier",
    "nvvm.barrier0",
    "nvvm.barrier.arrive",
    "cutec.barrier_red",
    "nvvm.setmaxregister",
    "cutec.wgmma.fence",
    "cutec.wgmma.wait_group",
    "nvvm.wgmma.fence.aligned",
    "nvvm.wgmma.commit.group.sync.aligned",
    "cutec.wgmma.mma_async",
    "nvvm.cluster.arrive",
    "nvvm.cluster.arrive.relaxed",
    "nvvm.cluster.wait",
}


class Participants:
    """What threads have to do together. `gone`: which places of the batch's warps are empty."""

    def __init__(self, watch: Watch):
        self._watch = watch
        self._registers: dict[int, tuple[int, Op]] = {}  # warp → what it asked for last
        self._meetings = Meetings(watch)

    def check(self, op: Op, lanes: Lanes, values: list[Array]) -> None:
        """An operation that warps execute as a whole, or one thread of a warp for all, is about to
        be executed.
        """
        if op.name == _REDUCTION:
            self._one_of_a_warp(op, lanes, values)
        if op.name not in _ALIGNED:
            return
        self._whole_warps(op, lanes)
        if "barrier" in op.name:
            self._count(op, lanes, values)
        elif op.name == "nvvm.setmaxregister":
            count = op.attrs["regCount"].value
            for warp in np.unique(lanes.cached("warp", self._watch.batch.warp_index)).tolist():
                self._registers[warp] = count, op

    def _whole_warps(self, op: Op, lanes: Lanes) -> None:
        watch = self._watch
        warp = lanes.cached("warp", watch.batch.warp_index)
        here = watch.context.present(lanes)
        gone = np.packbits(watch.gone, bitorder="little").view(np.uint32)
        missing = ~(here | gone)[warp]
        if missing.any():
            row = int(np.argmax(missing != 0))
            watch.reports.divergent(op, int(lanes.indices()[row]), bin(int(missing[row])).count("1"))

    def _count(self, op: Op, lanes: Lanes, values: list[Array]) -> None:
        counted = (
            barrier_operands(op)[1] if op.name.startswith("nvvm.barrier") and op.name != "nvvm.barrier.arrive" else True
        )
        if op.name == "cutec.barrier_red":
            counted = len(values) > 2
        if counted and (values[-1] % WARP != 0).any():
            wrong = np.broadcast_to(values[-1] % WARP != 0, lanes.count)
            self._watch.reports.uneven(
                op,
                int(lanes.indices()[np.argmax(wrong)]),
                int(values[-1][min(int(np.argmax(wrong)), len(values[-1]) - 1)]),
            )
        elif counted and len(values) > 1 and op.name != "cutec.barrier_red":
            self._meetings.arrive(op, lanes, values[0], values[-1])

    def _one_of_a_warp(self, op: Op, lanes: Lanes, values: list[Array]) -> None:
        """Each lane that issues a reduction adds its tile once more."""
        warp = lanes.cached("warp", self._watch.batch.warp_index)
        same = np.stack([warp, *(np.broadcast_to(v, lanes.count).astype(np.int64) for v in values)])
        _, first, counts = np.unique(same, axis=1, return_index=True, return_counts=True)
        if (counts > 1).any():
            row = int(first[np.argmax(counts)])
            self._watch.reports.repeated(op, int(lanes.indices()[row]), int(counts.max()))

    def block_ends(self, block: int) -> None:
        """Shares of the register file, when all warps have asked."""
        batch = self._watch.batch
        at_first = REGISTER_FILE // batch.threads // 8 * 8
        asked = {w: self._registers.get(block * batch.warps + w) for w in range(batch.warps)}
        if not any(asked.values()):
            return
        total = sum(WARP * (a[0] if a else at_first) for a in asked.values())
        places = {a[1]: a[0] for a in asked.values() if a}
        first = block * batch.threads
        largest = max(places, key=lambda op: places[op])
        notes = [Note(f"{count} registers a thread", op.loc) for op, count in places.items()]
        if total > at_first * batch.warps * WARP:
            message = (
                f"{total} registers for the block, which has {at_first} for each of its {batch.threads} threads:"
                f" {at_first * batch.threads}"
            )
            self._watch.reports.registers(largest, first, message, notes)
        for group in range(0, batch.warps, _WARPGROUP):
            if len({a and a[0] for w, a in asked.items() if group <= w < group + _WARPGROUP}) > 1:
                self._watch.reports.registers(
                    largest,
                    first + group * WARP,
                    "the warps of a warpgroup ask for different numbers of registers",
                    notes,
                )
