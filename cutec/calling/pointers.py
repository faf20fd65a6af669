"""Pointers handed to calls: `make_ptr`, `nullptr`."""

from __future__ import annotations

from typing import Any

from cutec.calling.protocols import Part
from cutec.diag import error
from cutec.frontend.exports.argspec import PointerSpec, dtype_name
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.tensors.pointers import AddressSpace, Pointer as TracedPointer

_GLOBAL = (AddressSpace.generic, AddressSpace.gmem)


def space_of(space: Any, what: str) -> AddressSpace:
    """The memory space of an argument, global by default. Raises E4304 for a space that the host
    cannot point into.
    """
    if space is None:
        return AddressSpace.gmem
    if space not in _GLOBAL:
        raise error(
            "E4304",
            f"{what} in {getattr(space, 'name', space)} memory cannot be an argument",
            help="memory of arguments is AddressSpace.gmem",
        )
    return space


class RuntimePointer(Part):
    """A typed address in global memory. `keep`: the object that owns the memory, if known."""

    __slots__ = ("address", "alignment", "dtype", "keep", "memspace")

    def __init__(self, dtype: NumberClass, address: int, memspace: AddressSpace, alignment: int, keep: Any = None):
        self.dtype, self.address, self.memspace, self.alignment, self.keep = dtype, address, memspace, alignment, keep
        if address % alignment:
            raise error("E4025", f"the pointer is {address:#x}, expected an alignment of {alignment} bytes")

    @property
    def __class__(self) -> type:  # pyright: ignore[reportIncompatibleMethodOverride]  # what isinstance sees besides its own
        """For `isinstance(pointer, cute.Pointer)`."""
        return TracedPointer

    @property
    def value_type(self) -> NumberClass:
        """The numeric class of the elements."""
        return self.dtype

    element_type = value_type

    @property
    def llvm_ptr(self) -> int:
        """The address."""
        return self.address

    _pointer = llvm_ptr  # as public programs name it

    def __int__(self) -> int:
        return self.address

    def spec(self) -> PointerSpec:
        """Its argument type."""
        return PointerSpec(dtype_name(self.dtype), self.alignment)

    def __str__(self) -> str:
        return f"Ptr<0x{self.address:016x}@{self.memspace.name}>"

    __repr__ = __str__


def make_ptr(
    dtype: NumberClass, value: Any, mem_space: Any = AddressSpace.generic, assumed_align: int | None = None
) -> RuntimePointer:
    """A pointer to elements of `dtype` at an address.

    value: an int, a `ctypes` pointer, or a tensor or array, whose first element it points to (the
    CPU interpreter then knows the extent of the memory). assumed_align: bytes that the address is a
    multiple of (default: those of an element). Raises E4025, E4031, E4304.
    """
    keep = None
    address = getattr(value, "value", value)
    if hasattr(value, "data_ptr"):
        keep, address = value, value.data_ptr() if callable(value.data_ptr) else value.data_ptr
    elif hasattr(value, "__array_interface__"):
        keep, address = value, value.__array_interface__["data"][0]
    if address is None and hasattr(value, "contents"):
        address = 0
    if not isinstance(address, int) or isinstance(address, bool):
        raise error(
            "E4031", f"make_ptr takes an address, not {type(value).__name__}", help="x.data_ptr(), or a ctypes.c_void_p"
        )
    return RuntimePointer(
        dtype, address, space_of(mem_space, "a pointer"), assumed_align or max(1, dtype.width // 8), keep
    )


def nullptr(
    dtype: NumberClass, mem_space: Any = AddressSpace.generic, assumed_align: int | None = None
) -> RuntimePointer:
    """The null pointer to elements of `dtype`."""
    return make_ptr(dtype, 0, mem_space, assumed_align=assumed_align)


Pointer = RuntimePointer
