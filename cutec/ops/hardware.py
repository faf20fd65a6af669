"""Operations of kernels that are one instruction already: lowering passes them through.

Each is defined beside its primitive (`Primitive.instruction`), except for inline PTX, whose form
depends on how many operands it may have.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op, Value
from cutec.ops.cute.registry import COMPOSITES, OPERAND_SEGMENTS, RESULT_SEGMENTS, CuteOp
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.registry import POINTEE

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

INLINE_OPERANDS, INLINE_RESULTS = 16, 8  # of inline PTX


def _check(op: Op) -> str:
    return PRIMITIVES[op.name].check(op) or ""


def _pass(cx: Expander, op: Op, *operands: Value) -> list[Any]:
    return list(cx.builder.emit(op.name, operands, [v.type for v in op.results], dict(op.attrs)).results)


def _composite(name: str, shown: Instruction, expand: Callable[..., list[Any]]) -> None:
    text = "itself: it is one instruction."
    primitive = PRIMITIVES[name]
    writes = primitive.pointer if POINTEE in primitive.effects.writes else None
    COMPOSITES[name] = CuteOp(name, shown.summary, shown.form, None, expand, _check, shown.example, text, writes=writes)


for _primitive in PRIMITIVES.under("cutec.").values():
    if _primitive.instruction is not None:
        _composite(_primitive.name, _primitive.instruction, _pass)


def _inline(cx: Expander, op: Op, *operands: Value) -> list[Any]:
    attrs = {name: value for name, value in op.attrs.items() if name not in (OPERAND_SEGMENTS, RESULT_SEGMENTS)}
    return list(cx.builder.emit(op.name, operands, [v.type for v in op.results], attrs).results)


def _slots(prefix: str, count: int, kinds: str) -> str:
    """Optional slots, `count` of them. In IRDL the values of one slot have one type, so each value
    gets a slot of its own.
    """
    return ", ".join(f"{prefix}{i}?: {kinds}" for i in range(count))


def present(count: int, slots: int) -> IntArray:
    """Segment sizes: the first `count` slots are present."""
    return IntArray((1,) * count + (0,) * (slots - count))


_composite(
    "cutec.inline_ptx",
    Instruction(
        "PTX text of the kernel's own; `$0` is the first result, or the first operand where there is none",
        f"{_slots('operand', INLINE_OPERANDS, 'number|address')} {{text: string, constraints: string}} -> "
        f"{_slots('result', INLINE_RESULTS, 'number')}",
        example(
            "i32",
            results=("i32",),
            text="popc.b32 $0, $1;",
            constraints="=r,r",
            operandSegmentSizes=present(1, INLINE_OPERANDS),
            resultSegmentSizes=present(1, INLINE_RESULTS),
        ),
    ),
    _inline,
)
