"""Asynchronous stores and reductions of numbers into the shared memory of a block of the cluster,
whose barrier counts the bytes (PTX ISA, "st.async", "red.async", "cp.reduce.async.bulk" to
`.shared::cluster`).

The interpreter executes them when they are issued, which is one of the orders that a GPU may
choose.
"""

from __future__ import annotations

from cutec.ir.core import Op
from cutec.ir.types import I32, I64, PtrType, Type, VectorType
from cutec.ops.primitives.atomics import decrement, increment
from cutec.ops.primitives.bulk import BY_BARRIER, COUNTED
from cutec.ops.primitives.ptx_memory import FOLDS
from cutec.ops.primitives.registry import Array, Context, define, reads, writes

_OTHER = 7
# PTX type → type of its register
_REGISTERS: dict[str, Type] = {"u32": I32, "s32": I32, "b32": I32, "u64": I64, "s64": I64, "b64": I64}
# reduction → its PTX types
REDUCED = {
    "add": ("u32", "s32", "u64"),
    "min": ("u32", "s32"),
    "max": ("u32", "s32"),
    "inc": ("u32",),
    "dec": ("u32",),
    "and": ("b32",),
    "or": ("b32",),
    "xor": ("b32",),
}


def _is_other(ty: Type) -> bool:
    return isinstance(ty, PtrType) and ty.space == _OTHER


def _st(op: Op) -> str | None:
    types = [v.type for v in op.operands]
    values = types[2:]
    fits = len(types) > 2 and _is_other(types[0]) and _is_other(types[1]) and not op.results
    fits = fits and values[0] in (I32, I64) and values == [values[0]] * len(values) and len(values) in (1, 2, 4)
    return (
        None
        if fits
        else "takes two pointers to the cluster's shared memory (target, barrier) and 1, 2 or 4 of i32 or i64"
    )


REMOTE = writes("shared") | BY_BARRIER


@define("cutec.st.async", _st, REMOTE, label="st.async")
def st_async(ctx: Context, op: Op, target: Array, barrier: Array, *values: Array) -> None:
    register, count = op.operands[2].type, len(values)
    size = 4 if register == I32 else 8
    whole = ctx.np.stack(ctx.np.broadcast_arrays(*values), axis=1) if count > 1 else values[0]
    ctx.store(target, _OTHER, whole, VectorType(count, register) if count > 1 else register, size * count)
    ctx.mbarriers.transferred(barrier, ctx.np.full(ctx.lanes.count, size * count))


def _reduction(op: Op, value: Type | None = None) -> str | None:
    kind, dtype = op.attrs.get("kind", ""), op.attrs.get("dtype", "")
    if dtype not in REDUCED.get(kind, ()):
        return f"has no reduction {kind} of {dtype}"
    return None if value in (None, _REGISTERS[dtype]) else f"reduces {_REGISTERS[dtype]} for {dtype}, not {value}"


def _red(op: Op) -> str | None:
    types = [v.type for v in op.operands]
    if len(types) != 3 or not _is_other(types[0]) or not _is_other(types[1]) or op.results:
        return "takes two pointers to the cluster's shared memory (target, barrier) and a number"
    return _reduction(op, types[2])


def _fold(ctx: Context, op: Op, target: Array, value: Array) -> None:
    """Read, modify and write."""
    dtype, kind = op.attrs["dtype"], op.attrs["kind"]

    def folded(old: Array, new: Array) -> Array:
        if kind in ("inc", "dec"):
            return (increment if kind == "inc" else decrement)(ctx, old, new)
        number = f"{'i' if dtype[0] == 's' else 'u'}{old.dtype.itemsize}"
        a, b = (ctx.np.ascontiguousarray(v).view(number) for v in (old, new))
        return ctx.np.ascontiguousarray(FOLDS[kind](ctx, a, b)).view(old.dtype)

    ctx.atomic(target, _OTHER, _REGISTERS[dtype], folded, value)


@define("cutec.red.async", _red, REMOTE | reads("shared"), label="red.async")
def red_async(ctx: Context, op: Op, target: Array, barrier: Array, value: Array) -> None:
    _fold(ctx, op, target, value)
    size = 4 if op.operands[2].type == I32 else 8
    ctx.mbarriers.transferred(barrier, ctx.np.full(ctx.lanes.count, size))


def _bulk(op: Op) -> str | None:
    types = [v.type for v in op.operands]
    fits = (
        len(types) == 4
        and _is_other(types[0])
        and types[1] == PtrType(3)
        and types[2] == I32
        and _is_other(types[3])
        and not op.results
    )
    return (
        _reduction(op)
        if fits
        else "takes a pointer to the cluster's shared memory, one to the block's, bytes (i32) and the barrier's pointer"
    )


@define(
    "cutec.bulk.reduce_send",
    _bulk,
    REMOTE | reads("shared"),
    label="bulk reduction into another block",
    size=COUNTED,
)
def bulk_reduce_send(ctx: Context, op: Op, target: Array, source: Array, size: Array, barrier: Array) -> None:
    register = _REGISTERS[op.attrs["dtype"]]
    step, count = (4 if register == I32 else 8), int(ctx.np.max(size))
    ctx.fault(
        "E5015",
        (size % 16 != 0) | (size != count),
        f"a bulk copy of {count} bytes, expected a multiple of 16, the same for all threads",
    )
    for offset in range(0, count, step):
        _fold(ctx, op, target + offset, ctx.load(source + offset, 3, register, step))
    ctx.mbarriers.transferred(barrier, ctx.np.full(ctx.lanes.count, count))
