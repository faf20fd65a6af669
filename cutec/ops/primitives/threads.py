"""`nvvm`: special registers, barriers of the block and of the cluster."""

from __future__ import annotations

import time

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import ALIGNED, BLOCKING, SPLIT, Array, Context, add, collective, define, reads

_DIMENSIONED = ("tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster.ctaid", "cluster.nctaid")
SREGS = (
    *(f"{name}.{axis}" for name in _DIMENSIONED for axis in "xyz"),
    "laneid",
    "warpid",
    "nwarpid",
    "warpsize",
    "cluster.ctarank",
    "cluster.nctarank",
    "smid",
    "nsmid",
    "gridid",
    "lanemask.eq",
    "lanemask.le",
    "lanemask.lt",
    "lanemask.ge",
    "lanemask.gt",
    "dynamic.smem.size",
    "total.smem.size",
    "aggr.smem.size",
)
CLOCKS = ("clock", "clock64", "globaltimer", "globaltimer.lo")
_PREFIX = "nvvm.read.ptx.sreg."


def _sreg(op: Op) -> str | None:
    return rules.counts(0, 1)(op)


@define((_PREFIX + name for name in SREGS), _sreg)
def sreg(ctx: Context, op: Op) -> Array:
    return ctx.sreg(op.name[len(_PREFIX) :]).astype(ctx.dtype(op.result.type), copy=False)


@define((_PREFIX + name for name in CLOCKS), _sreg, reads("clock"))
def clock(ctx: Context, op: Op) -> Array:
    """Nanoseconds of this computer's clock, also where cycles are asked for: both only grow."""
    return ctx.np.array([time.perf_counter_ns()]).astype(ctx.dtype(op.result.type))


def barrier_operands(op: Op) -> tuple[bool, bool]:
    """Whether a `nvvm.barrier` names its barrier and its number of threads."""
    sizes = op.attrs.get("operandSegmentSizes")
    values = sizes.values if isinstance(sizes, IntArray) else (len(op.operands) > 0, len(op.operands) > 1)
    return bool(values[0]), bool(values[1])


def _barrier(op: Op) -> str | None:
    if sum(barrier_operands(op)) != len(op.operands) or op.results:
        return (
            "takes a barrier and a number of threads, both optional, as operandSegmentSizes says; reductions are not"
            " primitives"
        )
    return None


BLOCK_BARRIER = BLOCKING | collective("block") | ALIGNED


@define("nvvm.barrier nvvm.barrier0", _barrier, BLOCK_BARRIER)
def barrier(ctx: Context, op: Op, *operands: Array) -> None:
    named, counted = barrier_operands(op)
    ctx.barrier(operands[0] if named else ctx.np.zeros(1, "i4"), operands[-1] if counted else None)


def _arrive(op: Op) -> str | None:
    return rules.operand_counts(1, 2, 0)(op)


@define("nvvm.barrier.arrive", _arrive, collective("block") | ALIGNED | SPLIT)
def barrier_arrive(ctx: Context, op: Op, *operands: Array) -> None:
    ctx.arrive(operands[0] if len(operands) == 2 else ctx.np.zeros(1, "i4"), operands[-1])


# ALIGNED where the operation says so: see `lanes_of`.
add(
    "nvvm.cluster.arrive nvvm.cluster.arrive.relaxed",
    rules.counts(0, 0),
    collective("cluster") | ALIGNED | SPLIT,
    lambda ctx, op: ctx.cluster_barrier(wait=False),
)
add(
    "nvvm.cluster.wait",
    rules.counts(0, 0),
    BLOCKING | collective("cluster") | ALIGNED,
    lambda ctx, op: ctx.cluster_barrier(wait=True),
)
