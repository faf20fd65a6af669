"""Instructions that one thread of a warp issues: an elected one, or the one that an enclosing
condition selects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.frontend.core.context import builder, current
from cutec.frontend.core.guarded import guarded
from cutec.ir.builder import constant_of
from cutec.ir.core import Block, Op, Value
from cutec.ir.types import I1

_WARP = 32
_EQ, _SLT, _ULT = 0, 2, 6  # predicates of arith.cmpi


def emit_elected(emit: Callable[[], Any]) -> None:
    """Emit for one elected thread; all threads of the warp have to execute it. No election is
    emitted where at most one thread per warp arrives: inside `elect_one`, and inside an `if` that
    compares the thread's index in the block or warp with a number.
    """
    if current().elected or _in_single_lane_branch():
        emit()
        return
    with guarded(builder().value("nvvm.elect.sync", (), I1)):
        emit()


def _in_single_lane_branch() -> bool:
    """Whether an `if` around the current place lets at most one thread of each warp through."""
    block: Block | None = builder().block
    while block is not None and block.region is not None:
        op = block.region.owner
        taken = op is not None and op.name == "scf.if" and op.operands and op.regions[0] is block.region
        if op is not None and taken and _selects_one_lane(op.operands[0]):
            return True
        block = block.parent
    return False


def _selects_one_lane(condition: Value) -> bool:
    """Whether a condition holds in at most one thread of each warp."""
    op = condition.owner
    if not isinstance(op, Op):
        return False
    if op.name == "arith.andi":
        return any(map(_selects_one_lane, op.operands))
    if op.name != "arith.cmpi":
        return False
    predicate, (left, right) = op.attrs["predicate"].value, op.operands
    if predicate in (_SLT, _ULT):
        return constant_of(right) == 1 and _distinct_per_lane(left)
    return predicate == _EQ and any(
        constant_of(n) is not None and _distinct_per_lane(x) for x, n in ((left, right), (right, left))
    )


def _distinct_per_lane(value: Value) -> bool:
    """Whether no two threads of a warp have the same value of a number."""
    op = value.owner
    if not isinstance(op, Op):
        return False
    if op.name in ("arith.remui", "arith.remsi"):
        return constant_of(op.operands[1]) == _WARP and _distinct_per_lane(op.operands[0])
    if op.name == "arith.andi":
        return constant_of(op.operands[1]) == _WARP - 1 and _distinct_per_lane(op.operands[0])
    if op.name == "nvvm.read.ptx.sreg.laneid":
        return True
    kernel = current().kernel
    if op.name != "nvvm.read.ptx.sreg.tid.x" or kernel is None or kernel.block is None:
        return False
    x, y, z = kernel.block
    return x % _WARP == 0 or (y, z) == (1, 1)
