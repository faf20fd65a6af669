"""Which registers are alive where: which units something may still read before all of them is
written again.
"""

from __future__ import annotations

from cutec.ir.core import Block, Op
from cutec.lowering.registers import Registers


class Liveness:
    """The sets of units (bits by number) that are alive behind each operation with regions, and
    where a region of each loop begins.
    """

    def __init__(self, registers: Registers, function: Op):
        self._registers = registers
        self.behind: dict[Op, int] = {}
        self.iterating: dict[Op, int] = {}
        self._block(function.body, 0)

    def _block(self, block: Block, alive: int) -> int:
        """What is alive at the beginning of a block, at whose end `alive` is."""
        accesses = self._registers.accesses
        for op in reversed(block.ops):
            access = accesses.get(op)
            if access is not None:
                if op.results:
                    alive |= access.mask
                else:
                    alive &= ~access.covered
            elif op.regions and any(self._registers.touched[op]):
                alive = self._flow(op, alive)
        return alive

    def _flow(self, op: Op, behind: int) -> int:
        self.behind[op] = behind
        blocks = [region.block for region in op.regions]
        if op.name == "scf.if":
            alive = self._block(blocks[0], behind)
            return alive | (self._block(blocks[1], behind) if len(blocks) > 1 else behind)
        begin = behind if op.name == "scf.for" else 0
        # what a block adds does not depend on what is alive behind it: the second round finds the
        # same
        for _ in range(2):
            alive = begin
            for block in reversed(blocks):
                alive = self._block(block, alive if block is not blocks[0] or op.name == "scf.for" else alive | behind)
                begin |= alive
        self.iterating[op] = begin
        return begin
