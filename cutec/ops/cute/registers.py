"""A thread's own memory at addresses that are known while compiling, which becomes registers
(`lowering.promote`).

`cx.places` maps a pointer to such a place to its `llvm.alloca` and its offset in bytes. Two
operations read and write many elements there at once; promotion leaves none of them:

    %0, %1 = "cutec.registers.read"(%alloca) {offsets = array<i32: 0, 4>, alignment}
    "cutec.registers.write"(%alloca, %0, %1) {…}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Value
from cutec.ir.types import I8, I32, I64, Type

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

READ, WRITE = "cutec.registers.read", "cutec.registers.write"
DYNAMIC = -(2**31)  # marks a GEP index that is an operand (LLVM dialect, llvm.getelementptr)
_AT_OPERAND, _NO_FLAGS = IntArray((DYNAMIC,)), Typed(0, I32)


def moved(cx: Expander, base: Value, offset: int | Value, unit: Type = I8) -> Value:
    """`base + offset` units, of a type that is as large in memory as it is wide: a constant number
    of them, or a value.
    """
    if isinstance(offset, int):
        if offset == 0:
            return base
        place = cx.places.get(base)
        if place is not None:
            return cx.place(place[0], place[1] + offset * unit.bits // 8)
        if abs(offset) >= 2**31:
            offset = cx.builder.constant(offset, I64)
    indices, operands = (IntArray((offset,)), [base]) if isinstance(offset, int) else (_AT_OPERAND, [base, offset])
    return cx.builder.value(
        "llvm.getelementptr",
        operands,
        base.type,
        {"rawConstantIndices": indices, "elem_type": unit, "noWrapFlags": _NO_FLAGS},
    )


def read(cx: Expander, base: Value, offsets: Sequence[int], ty: Type, align: int) -> list[Value]:
    """The values of a type `offsets` bytes after a pointer, each aligned to `align` bytes."""
    if base not in cx.places:
        return [
            cx.builder.value("llvm.load", [moved(cx, base, offset)], ty, {"alignment": Typed(align, I64)})
            for offset in offsets
        ]
    alloca, attrs = _access(cx, base, offsets, align)
    return cx.builder.emit(READ, [alloca], [ty] * len(offsets), attrs).results


def write(cx: Expander, values: Sequence[Value], base: Value, offsets: Sequence[int], align: int) -> None:
    """The counterpart of `read`; of several values for a place the last one counts."""
    if base not in cx.places:
        for value, offset in zip(values, offsets):
            cx.builder.emit("llvm.store", [value, moved(cx, base, offset)], (), {"alignment": Typed(align, I64)})
        return
    alloca, attrs = _access(cx, base, offsets, align)
    cx.builder.emit(WRITE, [alloca, *values], (), attrs)


def _access(cx: Expander, base: Value, offsets: Sequence[int], align: int) -> tuple[Value, dict[str, Any]]:
    alloca, start = cx.places[base]
    return alloca, {"offsets": IntArray(tuple([start + offset for offset in offsets])), "alignment": Typed(align, I64)}
