"""The table of instructions: name → what emits its operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cutec.ir.attrs import IntArray
from cutec.ir.types import F32, F64, FloatType, IntegerType, Type, element_of
from cutec.ops.ptx.registers import TYPES, Registers
from cutec.ops.ptx.text import Literal, Operand, Statement, Unread

Emit = Callable[[Registers, Statement], None]
INSTRUCTIONS: dict[str, Emit] = {}


def instruction(names: str) -> Callable[[Emit], Emit]:
    """Decorator: the function emits the instructions of these names (up to the first dot), and
    raises Unread for forms that it does not know.
    """

    def register(emit: Emit) -> Emit:
        INSTRUCTIONS.update(dict.fromkeys(names.split(), emit))
        return emit

    return register


def typed(statement: Statement, *allowed: str) -> tuple[str, list[str]]:
    """An instruction's type, its last qualifier, and the qualifiers before, all of them among
    `allowed`.
    """
    *qualifiers, kind = statement.qualifiers or ("",)
    if kind not in TYPES or not set(qualifiers) <= set(allowed):
        raise Unread(str(statement))
    return kind, qualifiers


def operands(statement: Statement, count: int) -> tuple[Operand, ...]:
    """The operands, which are so many, without further parts."""
    if len(statement.operands) != count or statement.both or statement.inverted:
        raise Unread(f"{statement} with {len(statement.operands)} operands")
    return statement.operands


def is_float(kind: str) -> bool:
    """Whether a PTX type is that of floats that arithmetic takes."""
    return isinstance(element_of(TYPES[kind]), FloatType)


def is_signed(kind: str) -> bool:
    """Whether a PTX type is that of signed integers."""
    return kind[0] == "s"


def is_integer(kind: str) -> bool:
    """Whether a PTX type is one of integers or bits."""
    return isinstance(TYPES[kind], IntegerType) and kind[0] in "bsu"


def number(operand: Operand) -> int:
    """An operand that is a literal."""
    if not isinstance(operand, Literal):
        raise Unread("an operand that is no literal")
    return operand.bits


def calling(name: str, count: int) -> dict[str, Any]:
    """The attributes of a call of an intrinsic with so many operands."""
    return {
        "intrin": f"llvm.nvvm.{name}",
        "operandSegmentSizes": IntArray((count, 0)),
        "op_bundle_sizes": IntArray(()),
    }


def intrinsic(registers: Registers, name: str, values: Sequence[Any], ty: Type) -> Any:
    """Call `llvm.nvvm.<name>`."""
    return registers.op("llvm.call_intrinsic", values, ty, calling(name, len(values)))


def letter(ty: Type) -> str:
    """How the names of LLVM's intrinsics end for a type of floats."""
    names: dict[Type, str] = {F32: "f", F64: "d"}
    return names.get(ty, element_of(ty).mlir)
