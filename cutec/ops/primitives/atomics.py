"""`llvm.atomicrmw` and `llvm.cmpxchg`: read, modify and write lane by lane, taken to be relaxed.
(LLVM 22 drops the order and the scope of `atomicrmw` for NVPTX: `cutec.atom` keeps them.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.ir.attrs import Typed
from cutec.ir.core import Op
from cutec.ir.types import FloatType, IntegerType, PtrType
from cutec.ops.primitives import rules
from cutec.ops.primitives.arith import extremum
from cutec.ops.primitives.registry import POINTEE, Array, Context, define, reads, writes
from cutec.ops.primitives.rules import space_of

ATOMIC = reads(POINTEE) | writes(POINTEE)
Fold = Callable[[Context, Array, Array], Any]


def on_bits(name: str) -> Fold:
    return lambda ctx, old, new: getattr(ctx.np, name)(ctx.unsigned(old), ctx.unsigned(new)).view(old.dtype)


def increment(ctx: Context, old: Array, limit: Array) -> Array:
    a, b = ctx.unsigned(old), ctx.unsigned(limit)
    return ctx.np.where(a >= b, a.dtype.type(0), a + a.dtype.type(1)).view(old.dtype)


def decrement(ctx: Context, old: Array, limit: Array) -> Array:
    a, b = ctx.unsigned(old), ctx.unsigned(limit)
    return ctx.np.where((a == 0) | (a > b), b, a - a.dtype.type(1)).view(old.dtype)


# LLVM's numbers of `bin_op` → (name, classes of operand types, the new value)
FOLDS: dict[int, tuple[str, type | tuple[type, ...], Fold]] = {
    0: ("xchg", (IntegerType, FloatType, PtrType), lambda ctx, old, new: new),
    1: ("add", IntegerType, lambda ctx, old, new: old + new),
    2: ("sub", IntegerType, lambda ctx, old, new: old - new),
    3: ("and", IntegerType, lambda ctx, old, new: old & new),
    4: ("nand", IntegerType, lambda ctx, old, new: ~(old & new)),
    5: ("or", IntegerType, lambda ctx, old, new: old | new),
    6: ("xor", IntegerType, lambda ctx, old, new: old ^ new),
    7: ("max", IntegerType, lambda ctx, old, new: ctx.np.maximum(old, new)),
    8: ("min", IntegerType, lambda ctx, old, new: ctx.np.minimum(old, new)),
    9: ("umax", IntegerType, on_bits("maximum")),
    10: ("umin", IntegerType, on_bits("minimum")),
    11: ("fadd", FloatType, lambda ctx, old, new: old + new),
    12: ("fsub", FloatType, lambda ctx, old, new: old - new),
    13: ("fmax", FloatType, lambda ctx, old, new: extremum(ctx, "fmax", old, new)),
    14: ("fmin", FloatType, lambda ctx, old, new: extremum(ctx, "fmin", old, new)),
    15: ("uinc_wrap", IntegerType, increment),
    16: ("udec_wrap", IntegerType, decrement),
}


def _atomicrmw(op: Op) -> str | None:
    if wrong := rules.pointer_first(2, 1)(op):
        return wrong
    attr, ty = op.attrs.get("bin_op"), op.operands[1].type
    if not isinstance(attr, Typed) or attr.value not in FOLDS:
        return f"has no bin_op {attr}"
    name, kinds, _ = FOLDS[attr.value]
    return None if isinstance(ty, kinds) and op.result.type == ty else f"cannot {name} {ty}"


@define("llvm.atomicrmw", _atomicrmw, ATOMIC)
def atomicrmw(ctx: Context, op: Op, pointer: Array, value: Array) -> Array:
    _, _, fold = FOLDS[op.attrs["bin_op"].value]
    old = ctx.atomic(pointer, space_of(op), op.operands[1].type, lambda old, new: fold(ctx, old, new), value)
    ctx.relaxed(pointer, space_of(op), reads=True, writes=True)
    return old


def _cmpxchg(op: Op) -> str | None:
    if wrong := rules.pointer_first(3, 1)(op):
        return wrong
    ty = op.operands[1].type
    fits = ty == op.operands[2].type and op.result.type.mlir == f"!llvm.struct<({ty.mlir.removeprefix('!llvm.')}, i1)>"
    return None if fits else f"exchanges {ty} for {op.operands[2].type} and gives {op.result.type}"


@define("llvm.cmpxchg", _cmpxchg, ATOMIC)
def cmpxchg(ctx: Context, op: Op, pointer: Array, expected: Array, desired: Array) -> tuple[Array, Array]:
    old = ctx.compare_exchange(pointer, space_of(op), op.operands[1].type, expected, desired)
    ctx.relaxed(pointer, space_of(op), reads=True, writes=True)
    return old, ctx.unsigned(old) == ctx.unsigned(ctx.np.broadcast_to(expected, old.shape).copy())
