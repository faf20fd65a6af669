"""Formatted output and assertions of kernels: composites that place their strings in global memory and the arguments in a buffer."""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value
from cutec.ir.types import F64, I8, I32, I64, Type, bit_width
from cutec.ops.cute.registry import composite


def _infer_nothing(attrs: dict[str, Any], *operands: Type) -> list[Type]:
    return []


# The types of what is printed, after C's promotions; operands come in this order, `order` says which place of the format each has.
PRINTED = (I32, I64, F64)


@composite(
    "cutec.print",
    "formatted output, one line a thread",
    "ints*: i32, longs*: i64, doubles*: f64 {format: string, offsets: ints, order: ints}",
    _infer_nothing,
)
def _print(cx: Any, op: Op, *grouped: Value) -> list[Any]:
    offsets = op.attrs["offsets"].values
    placed = dict(zip(op.attrs["order"].values, grouped))
    operands = [placed[place] for place in range(len(grouped))]
    size = max([o + bit_width(v.type) // 8 for o, v in zip(offsets, operands)], default=1)
    buffer = cx.alloca(I8, size, align=8)
    attrs = {"format": op.attrs["format"], "symbol": cx.string(op.attrs["format"]), "offsets": IntArray(offsets)}
    cx.builder.emit("cutec.printf", [buffer, *operands], (), attrs)
    return []


@composite(
    "cutec.check",
    "a device assertion",
    "condition: i1 {message: string, file: string, function: string, line: int}",
    _infer_nothing,
)
def _check(cx: Any, op: Op, condition: Value) -> list[Any]:
    cx.assert_(condition, op.attrs["message"], op.attrs["file"], op.attrs["line"].value, op.attrs["function"])
    return []
