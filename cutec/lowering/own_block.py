"""Loads of boxes whose destination and barrier are the block's own, on GPUs that treat them apart.

`cp.async.bulk.tensor` names its destination's state space: `.shared::cluster` for any block of the
cluster, `.shared::cta` for the block's own (PTX ISA, cp.async.bulk.tensor; the latter since 8.6).
ptxas makes one instruction of both for sm_90 to sm_110. For sm_120 the former tests at run time
whose memory it is, and calls a function for that of others, for which each thread keeps a stack.
Gathers of rows, and columns along the width, into the block's own memory are those of all archs
from sm_100 on.
"""

from __future__ import annotations

from cutec.ir.core import Op, Value
from cutec.ir.types import PtrType
from cutec.ops.primitives.bulk import split

_ARCHS = ("sm_120", "sm_121")


def mark_own_block(kernel: Op, arch: str) -> None:
    """Mark such loads of a lowered kernel."""
    for op in kernel.walk():
        if op.name == "cutec.tma.load" and (arch[:6] in _ARCHS or {"rows", "wide"} & {*op.attrs}):
            (target,), _, (barrier,), _, _, mask, _ = split(op, op.operands)
            if not mask and "paired" not in op.attrs and _is_own(target) and _is_own(barrier):
                op.attrs["own_block"] = None


def _is_own(address: Value) -> bool:
    return isinstance(address.type, PtrType) and address.type.space == 3
