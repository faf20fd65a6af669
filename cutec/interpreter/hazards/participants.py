"""Conditions on who executes an operation: whole warps, one lane of a warp, numbers of threads at
barriers, and shares of the register file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from cutec.diag import Note
from cutec.interpreter.hazards.barrier_reuse import BarrierReuse
from cutec.interpreter.hazards.reports import Reports
from cutec.interpreter.hazards.warpgroup_convergence import WarpgroupConvergence
from cutec.interpreter.values.grid import WARP, WARPGROUP
from cutec.interpreter.values.lanes import Lanes
from cutec.ir.core import Op
from cutec.ops.primitives import PRIMITIVES, lanes_of
from cutec.ops.primitives.registry import ONE_LANE, WHOLE_WARP, WHOLE_WARPGROUP

if TYPE_CHECKING:
    from cutec.interpreter.hazards.protocols import ParticipantMonitor

Array = np.ndarray
# 32-bit registers of a multiprocessor (CUDA C++ Programming Guide, "Technical Specifications per
# Compute Capability")
REGISTER_FILE = 1 << 16


class Participants:
    """The checks of participants for a batch."""

    def __init__(self, monitor: ParticipantMonitor, reports: Reports):
        self._monitor, self._reports = monitor, reports
        self._registers: dict[int, tuple[int, Op]] = {}  # warp → (its last request, operation)
        self._barrier_reuse = BarrierReuse(monitor, reports)
        self._convergence = WarpgroupConvergence(monitor, reports)

    def check(self, op: Op, lanes: Lanes, values: list[Array]) -> None:
        """An operation is about to be executed: whole warps or warpgroups may have to execute it,
        or one lane of a warp.
        """
        needed = lanes_of(op)
        if needed == ONE_LANE:
            self._one_of_a_warp(op, lanes, values)
        elif needed == WHOLE_WARP:
            self._whole_warps(op, lanes)
        elif needed == WHOLE_WARPGROUP and self._whole_warps(op, lanes):
            self._convergence.execute(op, lanes)

    def set_registers(self, op: Op, lanes: Lanes, count: int) -> None:
        """Warps request `count` registers per thread."""
        for warp in np.unique(lanes.cached("warp", self._monitor.batch.warp_index)).tolist():
            self._registers[warp] = count, op

    def _whole_warps(self, op: Op, lanes: Lanes) -> bool:
        """Whether these are whole warps; parts of warps are reported."""
        monitor = self._monitor
        warp = lanes.cached("warp", monitor.batch.warp_index)
        here = monitor.context.present(lanes)
        barrier = PRIMITIVES[op.name].effects.collective in ("block", "cluster")  # does not wait for exited threads
        gone = np.packbits(monitor.exited if barrier else monitor.lacking, bitorder="little").view(np.uint32)
        missing = ~(here | gone)[warp]
        if missing.any():
            row = int(np.argmax(missing != 0))
            self._reports.divergent(op, int(lanes.indices()[row]), bin(int(missing[row])).count("1"))
        return not missing.any()

    def arrive(self, op: Op, lanes: Lanes, barriers: Array, counts: Array) -> None:
        """Lanes arrive at named barriers, each for a count of threads."""
        partial = np.broadcast_to(counts % WARP != 0, lanes.count)
        if partial.any():
            row = int(np.argmax(partial))
            number = int(np.broadcast_to(counts, lanes.count)[row])
            self._reports.uneven_barrier(op, int(lanes.indices()[row]), number)
        else:
            self._barrier_reuse.arrive(op, lanes, barriers, counts)

    def _one_of_a_warp(self, op: Op, lanes: Lanes, values: list[Array]) -> None:
        """Report lanes of a warp that issue the same reduction: each adds its tile once more."""
        warp = lanes.cached("warp", self._monitor.batch.warp_index)
        same = np.stack([warp, *(np.broadcast_to(v, lanes.count).astype(np.int64) for v in values)])
        _, first, counts = np.unique(same, axis=1, return_index=True, return_counts=True)
        if (counts > 1).any():
            row = int(first[np.argmax(counts)])
            self._reports.repeated_reduction(op, int(lanes.indices()[row]), int(counts.max()))

    def block_ends(self, block: int) -> None:
        """A block exits: its warps' requests for registers have to fit into the register file, and
        to be the same in each warpgroup.
        """
        self._convergence.block_ends(block)
        batch = self._monitor.batch
        at_first = REGISTER_FILE // batch.threads // 8 * 8
        asked = {w: self._registers.get(block * batch.warps + w) for w in range(batch.warps)}
        if not any(asked.values()):
            return
        total = sum(WARP * (a[0] if a else at_first) for a in asked.values())
        places = {a[1]: a[0] for a in asked.values() if a}
        first = block * batch.threads
        largest = max(places, key=lambda op: places[op])
        notes = [Note(f"{count} registers per thread", op.loc) for op, count in places.items()]
        if total > at_first * batch.warps * WARP:
            message = (
                f"{total} registers for the block, which has {at_first} for each of its {batch.threads} threads:"
                f" {at_first * batch.threads}"
            )
            self._reports.register_budget(largest, first, message, notes)
        for group in range(0, batch.warps, WARPGROUP):
            if len({a and a[0] for w, a in asked.items() if group <= w < group + WARPGROUP}) > 1:
                self._reports.register_budget(
                    largest,
                    first + group * WARP,
                    "the warps of a warpgroup ask for different numbers of registers",
                    notes,
                )
