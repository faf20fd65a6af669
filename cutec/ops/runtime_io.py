"""Formatted output and assertions of kernels: composites that place their strings in global memory and the arguments in a buffer."""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value
from cutec.ir.types import I8, Type, bit_width
from cutec.ops.cute.registry import composite


def _infer_nothing(attrs: dict[str, Any], *operands: Type) -> list[Type]:
    return []


@composite("cutec.print", "formatted output, one line a thread", _infer_nothing)
def _print(cx: Any, op: Op, *operands: Value) -> list[Any]:
    offsets = op.attrs["offsets"].values
    size = max([o + bit_width(v.type) // 8 for o, v in zip(offsets, operands)], default=1)
    buffer = cx.alloca(I8, size, align=8)
    attrs = {"format": op.attrs["format"], "symbol": cx.string(op.attrs["format"]), "offsets": IntArray(offsets)}
    cx.builder.emit("cutec.printf", [buffer, *operands], (), attrs)
    return []


@composite("cutec.check", "a device assertion", _infer_nothing)
def _check(cx: Any, op: Op, condition: Value) -> list[Any]:
    cx.assert_(condition, op.attrs["message"], op.attrs["file"], op.attrs["line"].value, op.attrs["function"])
    return []
