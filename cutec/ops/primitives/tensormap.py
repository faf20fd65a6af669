"""Tensor maps in global memory, which kernels copy and change (PTX ISA, "tensormap.replace", "fence.proxy.tensormap").

The interpreter keeps what a map says beside memory, by its address.
"""

from __future__ import annotations

from cutec.ir.attrs import Typed
from cutec.ir.core import Op
from cutec.ir.types import I32, I64, PtrType, Type
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import Array, Context, Effects, define, reads, writes

FENCE = Effects(fence=True)
FIELDS: dict[str, Type] = {"global_address": I64, "global_dim": I32, "global_stride": I64}  # what may be changed → the type of its values


def _pointer(ty: Type) -> bool:
    return isinstance(ty, PtrType) and ty.space in (0, 1)


def _copy(op: Op) -> str | None:
    types = [v.type for v in op.operands]
    return None if len(types) == 2 and all(map(_pointer, types)) and not op.results else "takes pointers to global memory and to a tensor map"


@define("cutec.tensormap.copy", _copy, reads("global") | writes("global"))
def copy(ctx: Context, op: Op, target: Array, source: Array) -> None:
    """128 bytes, by each thread that comes."""
    ctx.bulk.copy_map(target, source)


def _replace(op: Op) -> str | None:
    types, field = [v.type for v in op.operands], op.attrs.get("field")
    if field not in FIELDS:
        return f"changes no {field}"
    if (field != "global_address") != isinstance(op.attrs.get("ordinal"), Typed):
        return "has an ordinal for dimensions and strides, and for nothing else"
    return None if len(types) == 2 and _pointer(types[0]) and types[1] == FIELDS[field] and not op.results else f"takes a pointer and {FIELDS[field]}"


@define("cutec.tensormap.replace", _replace, reads("global") | writes("global"))
def replace(ctx: Context, op: Op, pointer: Array, value: Array) -> None:
    ordinal = op.attrs["ordinal"].value if "ordinal" in op.attrs else 0
    ctx.bulk.change_map(pointer, op.attrs["field"], ordinal, value)


@define("cutec.tensormap.release", rules.counts(0, 0), FENCE)
def release(ctx: Context, op: Op) -> None:
    """What was written of maps is seen by those who acquire them: here it is at once."""


@define("cutec.tensormap.acquire", rules.pointer_first(1, 0), FENCE)
def acquire(ctx: Context, op: Op, pointer: Array) -> None:
    """See `release`. There has to be a map."""
    ctx.bulk.tensor_map(pointer)
