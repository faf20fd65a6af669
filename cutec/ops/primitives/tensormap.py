"""Tensor maps in memory, which kernels copy and change (PTX ISA, "tensormap.replace",
"fence.proxy.tensormap", "tensormap.cp_fenceproxy").

The interpreter stores maps beside memory, by their address.
"""

from __future__ import annotations

from cutec.ir.attrs import Typed
from cutec.ir.core import Op
from cutec.ir.types import I32, I64, PtrType, Type
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import POINTEE, Array, Context, Effects, collective, define, reads, writes
from cutec.ops.primitives.rules import space_of

FENCE = Effects(fence=True)
# field that may be changed → type of its values
FIELDS: dict[str, Type] = {"global_address": I64, "global_dim": I32, "global_stride": I64}


_SHARED = 3


def _pointer(ty: Type, spaces: tuple[int, ...] = (0, 1, _SHARED)) -> bool:
    return isinstance(ty, PtrType) and ty.space in spaces


def _copy(op: Op) -> str | None:
    types = [v.type for v in op.operands]
    return (
        None
        if len(types) == 2 and all(map(_pointer, types)) and not op.results
        else "takes pointers to memory and to a tensor map"
    )


@define("cutec.tensormap.copy", _copy, reads(POINTEE) | writes(POINTEE))
def copy(ctx: Context, op: Op, target: Array, source: Array) -> None:
    """Copy 128 bytes, in each thread that executes it."""
    ctx.bulk.copy_map(target, source, _in_shared(op, 0), _in_shared(op, 1))


def _in_shared(op: Op, operand: int) -> bool:
    return space_of(op, operand) == _SHARED


def _publish(op: Op) -> str | None:
    types = [v.type for v in op.operands]
    fits = len(types) == 2 and _pointer(types[0], (0, 1)) and _pointer(types[1], (_SHARED,)) and not op.results
    return None if fits else "takes pointers to global and to shared memory"


@define("cutec.tensormap.cp_fence", _publish, reads("shared") | writes("global") | FENCE | collective("warp"))
def cp_fence(ctx: Context, op: Op, target: Array, source: Array) -> None:
    """A warp copies a map from shared memory and releases it."""
    ctx.bulk.copy_map(target, source, False, True)


def _replace(op: Op) -> str | None:
    types, field = [v.type for v in op.operands], op.attrs.get("field")
    if field not in FIELDS:
        return f"changes no {field}"
    if (field != "global_address") != isinstance(op.attrs.get("ordinal"), Typed):
        return "has an ordinal for dimensions and strides, and for nothing else"
    return (
        None
        if len(types) == 2 and _pointer(types[0]) and types[1] == FIELDS[field] and not op.results
        else f"takes a pointer and {FIELDS[field]}"
    )


@define("cutec.tensormap.replace", _replace, reads(POINTEE) | writes(POINTEE))
def replace(ctx: Context, op: Op, pointer: Array, value: Array) -> None:
    ordinal = op.attrs["ordinal"].value if "ordinal" in op.attrs else 0
    ctx.bulk.change_map(pointer, op.attrs["field"], ordinal, value, _in_shared(op, 0))


@define("cutec.tensormap.release", rules.counts(0, 0), FENCE)
def release(ctx: Context, op: Op) -> None:
    """Nothing to do: maps that were written are visible at once here."""


@define("cutec.tensormap.acquire", rules.pointer_first(1, 0), FENCE)
def acquire(ctx: Context, op: Op, pointer: Array) -> None:
    """Nothing to do, as in `release`, but there must be a map."""
    ctx.bulk.tensor_map(pointer)
