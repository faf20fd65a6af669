"""Dead code elimination: pure operations whose results are not used are removed.

One backward pass suffices: a use counts only if its operation stays.

    %1 = arith.addi %0, %0          removed: its only use was removed
    %2 = arith.muli %1, %0          removed: no use
    llvm.store %0, %p               stays: it has an effect
"""

from __future__ import annotations

from cutec.ir.core import Block, Op, Value
from cutec.lowering.builder import is_pure


def remove_unused(function: Op) -> None:
    """Remove dead operations from a lowered function."""
    _sweep(function.body, set())


def _sweep(block: Block, used: set[Value]) -> None:
    """Remove dead operations of a block, backwards. `used` holds the values used behind the current
    operation.
    """
    live = []
    for op in reversed(block.ops):
        if len(op.results) == 1 and op.results[0] not in used and not op.regions and is_pure(op.name):
            continue
        for region in op.regions:
            _sweep(region.block, used)
        used.update(op.operands)
        live.append(op)
    block.ops = live[::-1]
