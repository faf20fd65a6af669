"""Waiting and ordering beyond plain barriers: reductions at barriers, fences of proxies, dependent
launches, register budgets, sleeping (PTX ISA, "Parallel Synchronization and Communication
Instructions", "Miscellaneous Instructions").
"""

from __future__ import annotations

from cutec.ir.attrs import Raw, Typed
from cutec.ir.core import Op
from cutec.ir.types import I1, I32
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import (
    BLOCKING,
    FENCE,
    IO,
    SPIN,
    SPLIT,
    WARPGROUP_ALIGNED,
    Array,
    Context,
    add,
    collective,
    define,
    reads,
)
from cutec.ops.primitives.threads import BLOCK_BARRIER


def _of_numbers(op: Op) -> str | None:
    return None if all(v.type == I32 for v in op.operands) else "takes the numbers of a barrier and of threads"


# Barriers without `.aligned`. `cutec.barrier_arrive` waits for the rest of the warp alone.
@define(
    "cutec.barrier_sync",
    rules.all_of(rules.operand_counts(1, 2, 0), _of_numbers),
    BLOCKING | collective("threads"),
    instruction=Instruction(
        "wait at a barrier to which threads of a warp may come from several places",
        "barrier: i32, threads?: i32",
        example("i32", "i32"),
    ),
)
def barrier_sync(ctx: Context, op: Op, identifier: Array, count: Array | None = None) -> None:
    ctx.barrier(identifier, count)


@define(
    "cutec.barrier_arrive",
    rules.all_of(rules.counts(2, 0), _of_numbers),
    collective("threads") | SPLIT,
    instruction=Instruction(
        "arrive at a barrier to which threads of a warp may come from several places",
        "barrier: i32, threads: i32",
        example("i32", "i32"),
    ),
)
def barrier_arrive(ctx: Context, op: Op, identifier: Array, count: Array) -> None:
    ctx.arrive(identifier, count)


REDUCTIONS = ("popc", "and", "or")


def _reduction(op: Op) -> str | None:
    return None if op.attrs.get("kind") in REDUCTIONS else f"has no kind {op.attrs.get('kind')}"


def _barrier_red(op: Op) -> str | None:
    types = [v.type for v in op.operands + op.results]
    return (
        None if types[0] == I1 and set(types[1:]) == {I32} else "takes a predicate, a barrier and a number of threads"
    )


_RED_RULE = rules.all_of(rules.operand_counts(2, 3, 1), _reduction, _barrier_red)
_RED_FORM = "predicate: i1, barrier: i32, threads?: i32 {kind: string} -> i32"
_RED_EXAMPLE = example("i1", "i32", results=("i32",), kind="popc")


@define(
    "cutec.barrier_red",
    _RED_RULE,
    BLOCK_BARRIER,
    instruction=Instruction("wait at a barrier and reduce a predicate over the threads there", _RED_FORM, _RED_EXAMPLE),
)
def barrier_red(ctx: Context, op: Op, predicate: Array, identifier: Array, count: Array | None = None) -> Array:
    """Wait. The reduction is known only when all threads have arrived: the result is a token, by
    which `cutec.barrier_red_result` looks it up.
    """
    token = ctx.contribute(identifier, predicate)
    ctx.barrier(identifier, count)
    return token


@define(
    "cutec.barrier_sync_red",
    _RED_RULE,
    BLOCKING | collective("threads"),
    instruction=Instruction("the same, and threads of a warp may come from several places", _RED_FORM, _RED_EXAMPLE),
)
def barrier_sync_red(ctx: Context, op: Op, *operands: Array) -> Array:
    return barrier_red(ctx, op, *operands)


@define(
    "cutec.barrier_red_result",
    rules.all_of(rules.counts(1, 1), _reduction),
    reads("barrier"),
    instruction=Instruction(
        "the result of a barrier's reduction",
        "token: i32 {kind: string} -> i32",
        example("i32", results=("i32",), kind="popc"),
    ),
)
def barrier_red_result(ctx: Context, op: Op, token: Array) -> Array:
    came, yes = ctx.contributions(token)
    return {"popc": yes, "and": came == yes, "or": yes > 0}[op.attrs["kind"]].astype("i4")


@define(
    "cutec.activemask",
    rules.counts(0, 1),
    collective("active lanes"),
    instruction=Instruction("the lanes that execute this together", "-> i32", example(results=("i32",))),
)
def activemask(ctx: Context, op: Op) -> Array:
    """The lanes that execute this together. A GPU may execute the same lanes separately."""
    return ctx.warp_members().view("i4")


def _says_kind(op: Op) -> str | None:
    return rules.counts(0, 0)(op) or rules.attribute("kind", Raw)(op)


@define("nvvm.fence.proxy", _says_kind, FENCE)
def fence_proxy(ctx: Context, op: Op) -> None:
    ctx.fence_proxy(op.attrs["kind"].text)


def _says_order(op: Op) -> str | None:
    return rules.counts(0, 0)(op) or rules.attribute("order", Raw)(op)


add("nvvm.fence.sync_restrict", _says_order, FENCE, lambda ctx, op: ctx.fence())
add("cutec.keep_block", rules.counts(0, 0), IO, lambda ctx, op: None)  # no instruction: lowering.constant_arms
add("nvvm.nanosleep", rules.counts(1, 0), IO | SPIN, lambda ctx, op, duration: None)


@define("nvvm.griddepcontrol", _says_kind, FENCE)
def griddepcontrol(ctx: Context, op: Op) -> None:
    """Launches run one after the other: letting dependents start does nothing."""
    if "wait" in op.attrs["kind"].text:
        ctx.wait_for_launches()


def _registers(op: Op) -> str | None:
    count = op.attrs.get("regCount")
    return (
        None
        if isinstance(count, Typed) and 24 <= count.value <= 256 and count.value % 8 == 0
        else "needs 24 to 256 registers"
    )


@define("nvvm.setmaxregister", rules.all_of(rules.counts(0, 0), _registers), IO | WARPGROUP_ALIGNED)
def setmaxregister(ctx: Context, op: Op) -> None:
    ctx.set_registers(op.attrs["regCount"].value)
