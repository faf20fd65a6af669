"""C structs as arguments of calls: an argument class names an `!llvm.struct` in
`__get_mlir_types__`, and its `__c_pointers__` gives the struct's address. The scalars and pointers
in the struct are parameters, which a call reads from the struct.

For `struct {void *data; int32_t shape[2];}` of an argument `view` these are the pointer
`view_0_0` and the integers `view_0_1` and `view_0_2`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

from cutec.artifact.elements import FORMATS, element, size_of
from cutec.diag import error
from cutec.frontend.exports.argspec import ArgSpec, PointerSpec, scalar
from cutec.frontend.numbers.struct_value import assembled
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, in_space
from cutec.ir.aggregates import scalars
from cutec.ir.types import FloatType, IntegerType, PtrType, Type

_BYTES = PointerSpec("u8", 1)


def fields(name: str, ty: Type) -> list[tuple[Type, int, ArgSpec]]:
    """The scalars and pointers of a type, their bytes in it, and the parameters that they become.
    Raises E4302 for one that no call passes.
    """
    try:
        return [(leaf, at, _spec(leaf)) for leaf, at in scalars(ty)]
    except (ValueError, KeyError) as err:
        raise error(
            "E4302",
            f"argument {name!r}: {ty.mlir} in __get_mlir_types__ is no type of an argument ({err})",
            help="structs have pointers, integers of 1, 8, 16, 32 and 64 bits, f16, bf16, f32, f64, arrays and structs",
        ) from None


def _spec(ty: Type) -> ArgSpec:
    if isinstance(ty, PtrType) and ty.space in (AddressSpace.generic, AddressSpace.gmem):
        return _BYTES
    if isinstance(ty, (IntegerType, FloatType)) and ty.mlir in FORMATS:
        return scalar(ty.mlir)
    raise ValueError(f"no parameter is an {ty.mlir}")


def read(ty: Type, address: int) -> Any:
    """The scalar or pointer at an address."""
    if isinstance(ty, PtrType):
        return ctypes.c_uint64.from_address(address).value
    return element(ty.mlir, ctypes.string_at(address, size_of(ty.mlir)))


def value(ty: Type, traced: Iterator[Any]) -> Any:
    """The struct in a trace, made of its parameters."""
    return assembled(ty, (_as(part, leaf) for part, (leaf, _) in zip(traced, scalars(ty))))


def _as(part: Any, ty: Type) -> Any:
    return in_space(part.ir, ty) if isinstance(part, Pointer) else part.ir
