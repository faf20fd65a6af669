"""Formatted output and assertions of kernels: composites that place their strings in global memory
and the arguments in a buffer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value
from cutec.ir.types import F64, I8, I32, I64, bit_width
from cutec.ops.cute.registry import composite, example, no_results

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

# Types of printed values, after C's promotions. Operands are grouped in this order; `order` gives
# each one's place in the format.
PRINTED = (I32, I64, F64)


@composite(
    "cutec.print",
    "formatted output, one line per thread",
    "ints*: i32, longs*: i64, doubles*: f64 {format: string, order: ints}",
    no_results,
    example=example("i32", "f64", format="%d %f\n", order=(0, 1), operandSegmentSizes=IntArray((1, 0, 1))),
    lowering=(
        "`cutec.printf`: the format as a global string, the values in a buffer on the stack, a call of the driver's"
        " `vprintf`."
    ),
)
def _print(cx: Expander, op: Op, *grouped: Value) -> list[Any]:
    placed = dict(zip(op.attrs["order"].values, grouped))
    emit_printf(cx, op.attrs["format"], [placed[place] for place in range(len(grouped))])
    return []


def emit_printf(cx: Expander, text: str, operands: list[Value]) -> None:
    """`cutec.printf` of i32, i64 and f64 values, laid out in the argument buffer as in a C struct:
    each at a multiple of its size.
    """
    offsets, size = [], 0
    for operand in operands:
        step = bit_width(operand.type) // 8
        offsets.append(-(-size // step) * step)
        size = offsets[-1] + step
    buffer = cx.alloca(I8, max(size, 1), align=8)
    cx.builder.emit(
        "cutec.printf",
        [buffer, *operands],
        (),
        {"format": text, "symbol": cx.string(text), "offsets": IntArray(tuple(offsets))},
    )


@composite(
    "cutec.check",
    "a device assertion",
    "condition: i1 {message: string, file: string, function: string, line: int}",
    no_results,
    example=example("i1", message="n is positive", file="kernel.py", function="kernel", line=7),
    lowering=(
        "`cutec.assert`: a call of the driver's `__assertfail` where the condition is false; nothing without"
        " `--enable-assertions`."
    ),
)
def _check(cx: Expander, op: Op, condition: Value) -> list[Any]:
    cx.assert_(condition, op.attrs["message"], op.attrs["file"], op.attrs["line"].value, op.attrs["function"])
    return []
