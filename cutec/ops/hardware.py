"""Operations of kernels that are one instruction already: they pass through lowering as they are
(see `ops.primitives`).
"""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import IntArray, Typed
from cutec.ir.core import Op, Value
from cutec.ir.types import I32, I64
from cutec.ops.cute.expander import Expander
from cutec.ops.cute.registry import COMPOSITES, OPERAND_SEGMENTS, RESULT_SEGMENTS, CuteOp, Example, example
from cutec.ops.primitives import PRIMITIVES

INLINE_OPERANDS, INLINE_RESULTS = 16, 8  # of inline PTX
_WORDS = "i8|i16|i32|i64"
_ATOMIC = {"op": "add", "type": "u32", "order": "relaxed", "scope": "gpu"}


def _check(op: Op) -> str:
    return PRIMITIVES[op.name].check(op) or ""


def _pass(cx: Expander, op: Op, *operands: Value) -> list[Any]:
    return list(cx.builder.emit(op.name, operands, [v.type for v in op.results], dict(op.attrs)).results)


def _instruction(name: str, summary: str, form: str, shown: Example, expand: Any = _pass) -> None:
    COMPOSITES[f"cutec.{name}"] = CuteOp(
        f"cutec.{name}", summary, form, None, expand, _check, shown, "itself: it is one instruction."
    )


_instruction(
    "atom",
    "an atomic operation on a number or on each of a vector's; the old values",
    "address: address, values*: number {op: string, type: string, order: string, scope: string} -> old*: number",
    example("!llvm.ptr<1>", "i32", results=("i32",), accesses=I32, operandSegmentSizes=IntArray((1, 1)), **_ATOMIC),
)
_instruction(
    "ld",
    "a load with memory order and cache hints",
    f"address: address, policy?: i64 {{order: string}} -> values*: {_WORDS}",
    example(
        "!llvm.ptr<1>", results=("i64",), order="weak", cop="cg", accesses=I64, operandSegmentSizes=IntArray((1, 0))
    ),
)
_instruction(
    "st",
    "a store with memory order and cache hints",
    "address: address, values*: number, policy?: i64 {order: string}",
    example("!llvm.ptr<3>", "i32", order="release", scope="cta", accesses=I32, operandSegmentSizes=IntArray((1, 1, 0))),
)
_instruction(
    "prefetch", "ask for a cache line", "address: address {level: string}", example("!llvm.ptr<1>", level="L2")
)
_instruction(
    "createpolicy",
    "a cache policy for a fraction of accesses",
    "fraction: f32 {primary: string} -> policy: i64",
    example("f32", results=("i64",), primary="evict_last"),
)
_instruction(
    "lop3",
    "a function of three bits, for 32 at once",
    "a: i32, b: i32, c: i32 {lut: int} -> i32",
    example("i32", "i32", "i32", results=("i32",), lut=Typed(0x96, I32)),
)
_instruction(
    "bfe",
    "bits of a number",
    "value: i32|i64, position: i32, length: i32 -> i32|i64",
    example("i64", "i32", "i32", results=("i64",)),
)
_instruction(
    "bfi",
    "bits put into a number",
    "insert: i32|i64, base: i32|i64, position: i32, length: i32 -> i32|i64",
    example("i32", "i32", "i32", "i32", results=("i32",)),
)
_instruction("activemask", "the lanes that execute this together", "-> i32", example(results=("i32",)))
_instruction(
    "barrier_red",
    "wait at a barrier and reduce a predicate over the threads there",
    "predicate: i1, barrier: i32, threads?: i32 {kind: string} -> i32",
    example("i1", "i32", results=("i32",), kind="popc"),
)
_instruction(
    "barrier_red_result",
    "what a barrier's reduction gave",
    "token: i32 {kind: string} -> i32",
    example("i32", results=("i32",), kind="popc"),
)
_instruction(
    "f32x2",
    "an instruction on two f32 at once",
    "values*: vector {instruction: string} -> vector",
    example("vector<2xf32>", "vector<2xf32>", results=("vector<2xf32>",), instruction="add.rz"),
)
_instruction("interpreted", "whether this runs on the interpreter", "-> i1", example(results=("i1",)))


def _inline(cx: Expander, op: Op, *operands: Value) -> list[Any]:
    attrs = {name: value for name, value in op.attrs.items() if name not in (OPERAND_SEGMENTS, RESULT_SEGMENTS)}
    return list(cx.builder.emit(op.name, operands, [v.type for v in op.results], attrs).results)


def _slots(prefix: str, count: int, kinds: str) -> str:
    """So many that may be there; in IRDL the values of one slot are of one type, so each gets its
    own.
    """
    return ", ".join(f"{prefix}{i}?: {kinds}" for i in range(count))


def present(count: int, slots: int) -> IntArray:
    """Segment sizes: the first `count` slots are there."""
    return IntArray((1,) * count + (0,) * (slots - count))


_instruction(
    "inline_ptx",
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
    _inline,
)
