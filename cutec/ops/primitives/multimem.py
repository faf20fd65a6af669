"""Accesses to multicast objects, addresses that stand for the same place in the memory of several
GPUs (PTX ISA, "multimem.ld_reduce", "multimem.st", "multimem.red").

The interpreter works on the memory of all GPUs behind a multicast address, in their order; any
other address is of one GPU.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from cutec.ir.core import Op
from cutec.ops.primitives import rules
from cutec.ops.primitives.atomics import ATOMIC
from cutec.ops.primitives.llvm_memory import byte_size
from cutec.ops.primitives.ptx_memory import ATOMIC_TYPES, SCOPES, folded, ordered_load, ordered_store
from cutec.ops.primitives.registry import SPIN, Array, Context, define, reads, writes
from cutec.ops.primitives.rules import space_of

LOAD_ORDERS, STORE_ORDERS, REDUCE_ORDERS = (
    ("weak", "relaxed", "acquire"),
    ("weak", "relaxed", "release"),
    ("relaxed", "release"),
)
_HALVES, _BITS = ("f16x2", "bf16x2"), ("b32", "b64")
_INTEGERS = ("u32", "s32", "u64", "s64")
_ADDED: dict[str, tuple[int, ...]] = {
    "u32": (1,),
    "s32": (1,),
    "u64": (1,),
    "f32": (1, 2, 4),
    "f64": (1,),
    **dict.fromkeys(_HALVES, (1, 2, 4)),
}
_OF_BITS: dict[str, dict[str, tuple[int, ...]]] = {op: dict.fromkeys(_BITS, (1,)) for op in ("and", "or", "xor")}


def _extrema(halves: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    return {**dict.fromkeys(_INTEGERS, (1,)), **dict.fromkeys(_HALVES, halves)}


# instruction → operation → PTX type → registers that an access may have
TYPES: dict[str, dict[str, dict[str, tuple[int, ...]]]] = {
    "ld_reduce": {"add": _ADDED, "min": _extrema((1, 2, 4)), "max": _extrema((1, 2, 4)), **_OF_BITS},
    "red": {"add": _ADDED, "min": _extrema((2, 4)), "max": _extrema((2, 4)), **_OF_BITS},
    "st": {
        "": {**dict.fromkeys((*_INTEGERS, *_BITS, "f64"), (1,)), "f32": (1, 2, 4), **dict.fromkeys(_HALVES, (1, 2, 4))}
    },
}


def _rule(kind: str, orders: tuple[str, ...]) -> rules.Rule:
    def rule(op: Op) -> str | None:
        loads = kind == "ld_reduce"
        values = [v.type for v in (op.results if loads else op.operands[1:])]
        ty, order = op.attrs.get("type", ""), op.attrs.get("order")
        if len(values) not in TYPES[kind].get(op.attrs.get("op", ""), {}).get(ty, ()) or values != [
            ATOMIC_TYPES[ty][0]
        ] * len(values):
            return f"has no {op.attrs.get('op')} of {len(values)} {ty}"
        if order not in orders or (op.attrs.get("scope") in SCOPES) != (order != "weak"):
            return f"has no order {order} with the scope {op.attrs.get('scope')}"
        return rules.pointer_at(op, 0) or (
            None if len(op.operands) == 1 + (0 if loads else len(values)) else "takes an address and values"
        )

    return rule


@define("cutec.multimem.ld_reduce", _rule("ld_reduce", LOAD_ORDERS), reads("global") | SPIN)
def ld_reduce(ctx: Context, op: Op, pointer: Array) -> Array | tuple[Array, ...]:
    loaded = [ordered_load(ctx, op, place) for place in ctx.behind(pointer)]
    if len(loaded) == 1:
        return loaded[0]
    if len(op.results) == 1:
        return _reduced(ctx, op, loaded)
    return tuple(_reduced(ctx, op, values) for values in zip(*loaded, strict=True))


def _reduced(ctx: Context, op: Op, values: Sequence[Array]) -> Array:
    """The values of all GPUs in one register, reduced. With `acc`, sums are rounded once."""
    if not op.attrs.get("acc"):
        return reduce(lambda a, b: folded(ctx, op, a, b), values)
    kind = ctx.dtype(ATOMIC_TYPES[op.attrs["type"]][1])
    halves = [ctx.np.ascontiguousarray(v).view(kind).astype("f4") for v in values]
    return reduce(lambda a, b: a + b, halves).astype(kind).view(values[0].dtype)


@define("cutec.multimem.st", _rule("st", STORE_ORDERS), writes("global"))
def st(ctx: Context, op: Op, pointer: Array, *values: Array) -> None:
    for place in ctx.behind(pointer):
        ordered_store(ctx, op, place, values)


@define("cutec.multimem.red", _rule("red", REDUCE_ORDERS), ATOMIC)
def red(ctx: Context, op: Op, pointer: Array, *values: Array) -> None:
    """Element by element."""
    space, (register, _) = space_of(op), ATOMIC_TYPES[op.attrs["type"]]
    for place in ctx.behind(pointer):
        if op.attrs["order"] == "release":
            ctx.release(place, space)
        for i, value in enumerate(values):
            ctx.atomic(
                place + i * byte_size(register), space, register, lambda old, new: folded(ctx, op, old, new), value
            )
        ctx.relaxed(place, space, reads=True, writes=True)
