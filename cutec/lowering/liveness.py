"""Liveness of registers: a unit is live at a point if it may be read before all of it is written
again. A backward may-analysis over structured control flow, on bit sets of units.

    scf.for {
      load a                  live at the head: a, which the next iteration reads
      store t; load t         not live at the head: t, which is written before it is read
      store a
    }
    load b                    live behind the loop and, since it may not run, at the head: b
"""

from __future__ import annotations

from cutec.ir.core import Block, Op
from cutec.lowering.registers import Registers


class Liveness:
    """For each operation with regions `live_out`, the units (bits by number) that are live behind
    it, and for each loop `at_head`, those that are live where one of its regions begins.
    """

    def __init__(self, registers: Registers, function: Op):
        self._registers = registers
        self.live_out: dict[Op, int] = {}
        self.at_head: dict[Op, int] = {}
        self._block(function.body, 0)

    def _block(self, block: Block, live: int) -> int:
        """The units live at the start of a block, given those live at its end."""
        accesses = self._registers.accesses
        for op in reversed(block.ops):
            access = accesses.get(op)
            if access is not None:
                if op.results:
                    live |= access.mask
                else:
                    live &= ~access.covered
            elif op.regions and any(self._registers.touched[op]):
                live = self._flow(op, live)
        return live

    def _flow(self, op: Op, behind: int) -> int:
        self.live_out[op] = behind
        blocks = [region.block for region in op.regions]
        if op.name == "scf.if":
            live = self._block(blocks[0], behind)
            return live | (self._block(blocks[1], behind) if len(blocks) > 1 else behind)
        begin = behind if op.name == "scf.for" else 0
        # The transfer function is live → gen | (live & ~kill), so the second round is the fixpoint.
        for _ in range(2):
            live = begin
            for block in reversed(blocks):
                live = self._block(block, live if block is not blocks[0] or op.name == "scf.for" else live | behind)
                begin |= live
        self.at_head[op] = begin
        return begin
