"""Operations without effects whose results nothing uses are left out."""

from __future__ import annotations

from cutec.ir.core import Block, Op, Value
from cutec.lowering.builder import is_pure


def remove_unused(function: Op) -> None:
    """Remove them from a lowered function."""
    _sweep(function.body, set())


def _sweep(block: Block, used: set[Value]) -> None:
    """What is `used` behind the block is known; from there backwards, so that what only unused
    operations use goes with them.
    """
    kept = []
    for op in reversed(block.ops):
        if len(op.results) == 1 and op.results[0] not in used and not op.regions and is_pure(op.name):
            continue
        for region in op.regions:
            _sweep(region.block, used)
        used.update(op.operands)
        kept.append(op)
    block.ops = kept[::-1]
