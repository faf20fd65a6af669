"""`cutec.mbarrier`: barriers in shared memory that count arrivals and bytes (PTX ISA, "Parallel
Synchronization and Communication Instructions: mbarrier").

A barrier goes through phases 0, 1, … . A phase ends when as many arrivals as `init` set have come
and all expected bytes have been transferred; the next begins at once. Threads wait for
the end of a phase by its parity, so they may be at most one phase behind. Pointers to `shared::cta`
are `!llvm.ptr<3>`; those to `shared::cluster` (of another block, `nvvm.mapa`) are `!llvm.ptr<7>`:
only arriving and counting bytes work through them, and give no state.
"""

from __future__ import annotations

from cutec.ir.core import Op
from cutec.ir.types import I1, I32, I64, PtrType, ptr
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import BLOCKING, CP_ASYNC, SPLIT, Array, Context, Effects, asynchronous, define
from cutec.ops.primitives.rules import space_of

# Arrive releases the thread's accesses, wait acquires. The barrier itself does not count as memory
# that is accessed.
SIGNAL = Effects(fence=True)
OWN, ANY = ("!llvm.ptr<3>",), ("!llvm.ptr<3>", "!llvm.ptr<7>")


def _rule(spaces: tuple[str, ...], least: int, most: int, operand: object = I32, result: object = None) -> rules.Rule:
    """A pointer to shared memory and `least` to `most` operands of one type; `result`, where given,
    only for the block's own.
    """

    def rule(op: Op) -> str | None:
        if wrong := rules.operand_counts(1 + least, 1 + most, len(op.results))(op):
            return wrong
        if op.operands[0].type.mlir not in spaces:
            return f"needs a pointer to shared memory, not {op.operands[0].type}"
        if any(v.type != operand for v in op.operands[1:]):
            return f"takes {operand}"
        if op.attrs.get("scope", "cluster") != "cluster":
            return f"has the scope {op.attrs['scope']}: cluster, or none for that of the block"
        allowed = [[]] if result is None else [[result], []] if result == I64 else [[result]]
        fits = [v.type for v in op.results] in allowed and (not op.results or space_of(op) == 3)
        return None if fits else f"gives {result or 'nothing'}, and no state for a barrier of another block"

    return rule


@define("cutec.mbarrier.init", _rule(OWN, 1, 1), SIGNAL | SPLIT, label="mbarrier_init")
def init(ctx: Context, op: Op, pointer: Array, count: Array) -> None:
    ctx.mbarriers.init(pointer, count)


@define("cutec.mbarrier.inval", _rule(OWN, 0, 0), SIGNAL)
def inval(ctx: Context, op: Op, pointer: Array) -> None:
    ctx.mbarriers.inval(pointer)


def _state(op: Op, state: Array) -> Array | None:
    return state if op.results else None


@define("cutec.mbarrier.arrive", _rule(ANY, 0, 1, result=I64), SIGNAL)
def arrive(ctx: Context, op: Op, pointer: Array, count: Array | None = None) -> Array | None:
    return _state(op, ctx.mbarriers.arrive(pointer, count))


@define("cutec.mbarrier.arrive_drop", _rule(ANY, 0, 1, result=I64), SIGNAL)
def arrive_drop(ctx: Context, op: Op, pointer: Array, count: Array | None = None) -> Array | None:
    return _state(op, ctx.mbarriers.arrive(pointer, count, drop=True))


@define("cutec.mbarrier.arrive.expect_tx", _rule(ANY, 1, 1, result=I64), SIGNAL)
def arrive_expect_tx(ctx: Context, op: Op, pointer: Array, size: Array) -> Array | None:
    ctx.mbarriers.expect(pointer, size)
    return _state(op, ctx.mbarriers.arrive(pointer))


@define("cutec.mbarrier.arrive_drop.expect_tx", _rule(ANY, 1, 1, result=I64), SIGNAL)
def arrive_drop_expect_tx(ctx: Context, op: Op, pointer: Array, size: Array) -> Array | None:
    ctx.mbarriers.expect(pointer, size)
    return _state(op, ctx.mbarriers.arrive(pointer, drop=True))


@define("cutec.mbarrier.expect_tx", _rule(ANY, 1, 1), SIGNAL)
def expect_tx(ctx: Context, op: Op, pointer: Array, size: Array) -> None:
    ctx.mbarriers.expect(pointer, size)


@define("cutec.mbarrier.complete_tx", _rule(ANY, 1, 1), SIGNAL)
def complete_tx(ctx: Context, op: Op, pointer: Array, size: Array) -> None:
    ctx.mbarriers.expect(pointer, -size)


@define("cutec.mbarrier.test_wait", _rule(OWN, 1, 1, I64, I1), SIGNAL)
def test_wait(ctx: Context, op: Op, pointer: Array, state: Array) -> Array:
    return ctx.mbarriers.ended(pointer, state & 1)


@define("cutec.mbarrier.test_wait.parity", _rule(OWN, 1, 1, I32, I1), SIGNAL)
def test_wait_parity(ctx: Context, op: Op, pointer: Array, parity: Array) -> Array:
    return ctx.mbarriers.ended(pointer, parity)


@define("cutec.mbarrier.try_wait.parity", _rule(OWN, 1, 1, I32, I1), SIGNAL | BLOCKING)
def try_wait_parity(ctx: Context, op: Op, pointer: Array, parity: Array) -> Array:
    """Waits until the phase has ended, and returns true. Returns false if the phase cannot end.
    With the hazard checker the first call that would wait also returns false, as on a GPU.
    """
    return ctx.mbarriers.try_wait(pointer, parity)


@define("cutec.mbarrier.wait.parity", _rule(OWN, 1, 1), SIGNAL | BLOCKING)
def wait_parity(ctx: Context, op: Op, pointer: Array, parity: Array) -> None:
    ctx.mbarriers.wait(pointer, parity)


def _mapa(op: Op) -> str | None:
    if wrong := rules.counts(2, 1)(op):
        return wrong
    types = [v.type for v in (*op.operands, *op.results)]
    return (
        None
        if types == [ptr(3), I32, ptr(7)]
        else "maps !llvm.ptr<3> to !llvm.ptr<7> of the block whose rank in the cluster is i32"
    )


@define("nvvm.mapa", _mapa)
def mapa(ctx: Context, op: Op, pointer: Array, rank: Array) -> Array:
    return ctx.cluster_address(pointer, rank)


def _own_pointer(op: Op) -> str | None:
    ty = op.operands[0].type if len(op.operands) == 1 else None
    return (
        None
        if isinstance(ty, PtrType) and ty.space == 3 and not op.results
        else "takes a pointer to a barrier in shared memory"
    )


@define("nvvm.cp.async.mbarrier.arrive", _own_pointer, SIGNAL | asynchronous(CP_ASYNC))
def cp_async_arrive(ctx: Context, op: Op, pointer: Array) -> None:
    """Arrive when the thread's earlier `cp.async` are done: here they complete at once. Without
    `noinc` the phase takes one more arrival.
    """
    ctx.copies.complete(None)
    noinc = op.attrs.get("noinc")
    if not getattr(noinc, "value", noinc):
        ctx.mbarriers.more(pointer)
    ctx.mbarriers.arrive(pointer)


@define("nvvm.fence.mbarrier.init", rules.counts(0, 0), SIGNAL)
def init_fence(ctx: Context, op: Op) -> None:
    """Make the thread's initialised barriers visible to other blocks and to asynchronous copies."""
    ctx.fence_barriers()
