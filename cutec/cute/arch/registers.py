"""Numbers to registers and back: integers of 8 to 64 bits that hold the numbers' bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.cute.arch.common import unsupported
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith
from cutec.frontend.numbers.number_class import NumberClass, integer_class
from cutec.frontend.numbers.numeric import Boolean, Numeric, Uint8, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import I64, IntegerType, PtrType, Type, VectorType, bit_width, element_of, integer, vector
from cutec.loc_ip import take_loc_ip


def pointer_to(pointer: Any, what: str) -> Pointer:
    """A pointer operand; one of MLIR (`llvm.addrspacecast`) is a pointer to bytes. Raises E0404 for
    anything else.
    """
    if isinstance(pointer, Value) and isinstance(pointer.type, PtrType):
        return Pointer(pointer, Uint8, AddressSpace(pointer.type.space), 1)
    if not isinstance(pointer, Pointer):
        raise error(
            "E0404",
            f"{what} needs a pointer, not {type(pointer).__name__}",
            user_location(),
            help="t.iterator, or t.iterator + offset, is the pointer of a tensor",
        )
    return pointer


def value_for(pointer: Pointer, value: Any, what: str) -> Numeric:
    """A scalar of the class that the pointer points to; a Python number is converted. Raises E0405
    for another class.
    """
    number = as_numeric(value, pointer.dtype)
    if number.is_static or type(number) is pointer.dtype:
        return number.to(pointer.dtype)
    if type(number).is_integer and pointer.dtype.is_integer and type(number).width == pointer.dtype.width:
        return number.bitcast(pointer.dtype)
    raise error(
        "E0405",
        f"{what} of {type(number).name} where the pointer is to {pointer.dtype.name}",
        user_location(),
        help=(
            f"convert the value: .to({pointer.dtype.name}), or the pointer: cute.recast_ptr(p,"
            f" dtype={type(number).name})"
        ),
    )


def carrier(kind: NumberClass, count: int, what: str) -> tuple[IntegerType, int]:
    """The type and the least number of registers that hold `count` numbers. Raises E0422 if no
    access has that size.
    """
    size = max(kind.width, 8) * count
    if (kind.width < 8 and kind is not Boolean) or size & (size - 1) or size > 256:
        raise unsupported(f"{what} of {count} elements", kind, "an access moves 1, 2, 4, 8, 16 or (sm_100) 32 bytes")
    return (integer(size), 1) if size <= 64 else (I64, size // 64)


def unwrapped(value: Any) -> Any:
    """A vector of the IR as a TensorSSA of its bits; any other value as it is."""
    if not isinstance(value, Value) or not isinstance(value.type, VectorType):
        return value
    kind = integer_class(bit_width(element_of(value.type)), False)
    return TensorSSA(value, bit_width(value.type) // kind.width, kind)


def to_registers(value: Numeric | TensorSSA, what: str) -> list[Value]:
    """The bits of a number, or of a vector's elements, the first lowest."""
    if isinstance(value, TensorSSA):
        register, count = carrier(value.dtype, value.size, what)
        packed = builder().value("vector.bitcast", [value.ir], vector(count, register))
        return [
            builder().value("vector.extract", [packed], register, {"static_position": IntArray((i,), 64)})
            for i in range(count)
        ]
    register, _ = carrier(type(value), 1, what)
    number = value.to(Uint8) if type(value) is Boolean else value
    return [arith.bitcast(number.ir, integer_class(register.width, False))]


def from_registers(registers: Sequence[Value], kind: NumberClass, count: int | None) -> Any:
    """A number of class `kind`, or a TensorSSA of `count` numbers, from the registers that hold
    their bits.
    """
    if count is None:
        return Uint8(registers[0]).to(Boolean) if kind is Boolean else kind(arith.bitcast(registers[0], kind))
    packed = builder().value("vector.from_elements", registers, vector(len(registers), registers[0].type))
    return TensorSSA(builder().value("vector.bitcast", [packed], vector(count, kind.mlir)), count, kind)


def accessed(registers: Sequence[Type]) -> Type:
    """The type of the whole access."""
    return registers[0] if len(registers) == 1 else VectorType(len(registers), registers[0])


take_loc_ip(globals())
