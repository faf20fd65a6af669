"""Pointers in a trace: an address with its element class, memory space and alignment."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Boolean, Int32, Int64, Integer, Numeric, Uint8, as_class, as_numeric
from cutec.frontend.tensors.element_access import ElementAccess
from cutec.frontend.tensors.layouts import as_value, out_of_scope
from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import I32, I64, PtrType, ptr
from cutec.layout import Swizzle
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.load_store import element_bits
from cutec.ops.cute.types import SPACES, payload_of
from cutec.ops.tables import COMPOSITES
from cutec.records import NamedTuple


class AddressSpace(enum.Enum):
    """The memory that a pointer points into."""

    generic = "generic"
    gmem = "gmem"
    smem = "smem"
    rmem = "rmem"
    dsmem = "dsmem"  # distributed shared memory: of any block of the cluster


class Origin(NamedTuple):
    """The array that a pointer was made from, in builds that check accesses: its start, its size in
    bytes (i64), whether kernels may store to it (i1), and its name in messages; several where the
    arrays of two pointers meet.
    """

    base: Value
    extent: Value
    writable: Value
    names: tuple[str, ...]


class Pointer(ElementAccess):
    """A typed pointer. `dtype` is the numeric class of an element, `alignment` (bytes) divides the
    address. `room` is the size in bytes of the array in shared memory that starts here, else None.

    A pointer is made from an address (`ir`), from a `!cute.ptr` value (`value`; the other one is
    emitted on first use), or from another pointer, of which it takes what is not given.
    """

    __slots__ = ("_address", "_is_value", "_value", "alignment", "dtype", "memspace", "origin", "room")

    __extract_mlir_values__: ClassVar[Callable[[Any], list[Value]]]  # set by `tensors.handlers`
    __new_from_mlir_values__: ClassVar[Callable[[Any, Sequence[Value]], Any]]

    def __init__(
        self,
        address: Value | Pointer | None,
        dtype: NumberClass | None = None,
        memspace: AddressSpace | None = None,
        alignment: int | None = None,
        origin: Origin | None = None,
    ):
        if isinstance(address, Pointer):
            dtype, memspace = dtype or address.dtype, memspace or address.memspace
            alignment, origin, address = alignment or address.alignment, origin or address.origin, address.ir
        assert dtype is not None and memspace is not None and alignment is not None
        self._address = address
        self._value: Value | None = None
        self._is_value = False
        self.dtype = dtype
        self.memspace = memspace
        self.alignment = alignment
        self.origin = origin
        self.room: int | None = None

    @classmethod
    def of(cls, value: Value, dtype: NumberClass, origin: Origin | None = None) -> Pointer:
        """The pointer of a `!cute.ptr` value."""
        known = payload_of(value.type)
        result = cls(None, dtype, AddressSpace(known.space), known.align, origin)
        result._value, result._is_value = value, True
        return result

    @property
    def ir(self) -> Value:
        """The address: an `!llvm.ptr` value."""
        if self._is_value and (self._address is None or out_of_scope(self._address)):
            assert self._value is not None
            self._address = _made("cute.get_address", [self._value])
        assert self._address is not None
        return self._address

    @property
    def value(self) -> Value:
        """The `!cute.ptr` value."""
        if not self._is_value and (self._value is None or out_of_scope(self._value)):
            assert self._address is not None
            attrs = {"element": self.dtype.mlir, "space": self.memspace.value, "align": Typed(self.alignment, I32)}
            self._value = _made("cute.make_ptr", [self._address], attrs)
        assert self._value is not None
        return self._value

    def retyped(self, dtype: NumberClass, alignment: int | None = None) -> Pointer:
        """The same address as a pointer to elements of another class."""
        return Pointer(self.ir, dtype, self.memspace, alignment or self.alignment, self.origin)

    def moved_to(self, address: Value, alignment: int) -> Pointer:
        """A pointer to the same memory and elements, at another address."""
        return Pointer(address, self.dtype, self.memspace, alignment, self.origin)

    def bounded(self, size: Any, name: str, writable: bool = True) -> Pointer:
        """The same pointer as the start of an array of `size` bytes, if accesses are checked;
        otherwise itself.
        """
        if not current().checked:
            return self
        extent = as_numeric(size, Int64).to(Int64)
        return Pointer(
            self.ir,
            self.dtype,
            self.memspace,
            self.alignment,
            Origin(self.ir, extent.ir, Boolean(writable).ir, (name,)),
        )

    def view(self, layout: Any) -> Value:
        """The `!cute.tensor` value of this memory under a layout; its accesses are checked if the
        pointer has bounds.
        """
        name, operands, attrs = "cute.make_tensor", [self.value, as_value(layout)], {}
        if self.origin is not None:
            base, extent, writable, names = self.origin
            name, operands, attrs = "cute.make_bounded_tensor", [*operands, base, extent], {"array": " or ".join(names)}
            if len(names) > 1:  # which of them this is, only the run knows
                operands.append(writable)
        return _made(name, operands, attrs)

    @property
    def ptr(self) -> Pointer:
        """The pointer itself: a scalar field of a `@cute.struct` is a pointer, and kernels write
        `field.ptr`.
        """
        return self

    @property
    def llvm_ptr(self) -> Pointer:
        """The pointer itself, under the name that kernels use to pass it to single instructions."""
        return self

    @property
    def value_type(self) -> NumberClass:
        """The element's numeric class."""
        return self.dtype

    def __add__(self, offset: Integer | int) -> Pointer:
        """The pointer moved forward by `offset` elements; its alignment is what can be proved."""
        offset = offset.python if isinstance(offset, Numeric) and offset.is_static else offset
        if isinstance(offset, int) and offset == 0:
            return self
        return Pointer.of(_made("cute.add_offset", [self.value, as_value(offset)]), self.dtype, self.origin)

    __radd__ = __add__

    def __sub__(self, offset: Integer | int) -> Pointer:
        """The pointer moved back by `offset` elements."""
        return self + -offset

    def align(self, min_align: int) -> Pointer:
        """The pointer rounded up to a multiple of `min_align` bytes."""
        if self.alignment % min_align == 0:
            return self
        width, kind = (I32, Int32) if self.memspace is AddressSpace.smem else (I64, Int64)
        address: Numeric = kind(builder().value("llvm.ptrtoint", [self.ir], width))
        rounded = (address + (min_align - 1)) & -min_align
        return Pointer(
            builder().value("llvm.inttoptr", [rounded.ir], self.ir.type),
            self.dtype,
            self.memspace,
            min_align,
            self.origin,
        )

    def tospace(self, space: AddressSpace) -> Pointer:
        """The pointer as one into another memory space, which its address has to be in: generic
        for one that reaches all spaces.
        """
        if space is self.memspace:
            return self
        address = builder().value("llvm.addrspacecast", [self.ir], pointer_type(space))
        return Pointer(address, self.dtype, space, self.alignment)

    def toint(self, dtype: Any = None) -> Integer:
        """The address: an integer of class `dtype`, by default Int32 in shared memory, else
        Int64.
        """
        if self.memspace is AddressSpace.smem:
            found: Integer = Int32(builder().value("llvm.ptrtoint", [self.ir], I32), div=self.alignment, nonneg=True)
        else:
            found = Int64(builder().value("llvm.ptrtoint", [self.ir], I64), div=self.alignment)
        return found if dtype is None else found.to(as_class(dtype))  # pyright: ignore[reportReturnType]  # an integer

    def __str__(self) -> str:
        return f"ptr<{self.dtype.short}, {self.memspace.name}, align<{self.alignment}>>"

    __repr__ = __str__


def _made(name: str, operands: list[Value], attrs: dict[str, Any] | None = None) -> Value:
    """The result of an operation on pointers."""
    (ty,) = COMPOSITES[name].result_types(attrs or {}, [v.type for v in operands])
    return builder().value(name, operands, ty, attrs)


class SwizzledPointer(Pointer):
    """A pointer with a swizzle, which permutes the bits of byte offsets from the pointer. Tensors
    made from it have the swizzle in their layout, for offsets in elements.
    """

    __slots__ = ("swizzle",)

    def __init__(self, pointer: Pointer, swizzle: Swizzle):
        super().__init__(pointer.ir, pointer.dtype, pointer.memspace, pointer.alignment, pointer.origin)
        self.swizzle = swizzle

    @property
    def plain(self) -> Pointer:
        """The pointer without the swizzle."""
        return Pointer(self.ir, self.dtype, self.memspace, self.alignment, self.origin)

    def in_elements(self) -> Swizzle:
        """The swizzle of element offsets. Raises E0408 if it would permute bytes of one element."""
        size = element_bits(self.dtype.mlir) // 8
        base = self.swizzle.base - (size.bit_length() - 1)
        if size == 0 or size & (size - 1) or base < 0:
            raise error(
                "E0408",
                f"the swizzle {self.swizzle} permutes bytes within an element of {self.dtype.name}",
                user_location(),
                help="its base is the number of low address bits that stay in place: 4 keeps 16 bytes together",
            )
        return Swizzle(self.swizzle.bits, base, self.swizzle.shift)


def make_ptr(
    dtype: Any,
    value: Pointer | Integer | int,
    mem_space: AddressSpace = AddressSpace.gmem,
    *,
    assumed_align: int | None = None,
) -> Pointer:
    """A pointer to elements of a class at an address, which is an integer or another pointer.

    The address is assumed to be aligned to `assumed_align` bytes (default: the size of an element).
    Raises E0204 for an address that is no integer.
    """
    kind, smem = as_class(dtype), mem_space is AddressSpace.smem
    align = assumed_align or max(element_bits(kind.mlir) // 8, 1)
    if isinstance(value, Pointer):
        return value.retyped(kind, align)
    number = as_numeric(value)
    if not type(number).is_integer:
        raise error(
            "E0204",
            f"the address of a pointer is an integer, not {type(number).name}",
            user_location(),
            help="tensor.iterator is a pointer",
        )
    address = number.to(Int32 if smem else Int64)
    return Pointer(builder().value("llvm.inttoptr", [address.ir], pointer_type(mem_space)), kind, mem_space, align)


# How LLVM numbers the memory spaces of a GPU.
_NUMBERED = {
    0: AddressSpace.generic,
    1: AddressSpace.gmem,
    3: AddressSpace.smem,
    5: AddressSpace.rmem,
    7: AddressSpace.dsmem,
}


def inttoptr(value: Integer | int, mem_space: AddressSpace | int = AddressSpace.generic, dtype: Any = None) -> Pointer:
    """A pointer at an address, to bytes or to elements of `dtype`. The memory space is a
    cute.AddressSpace or LLVM's number (3: shared). Raises E0204 for an address that is no integer
    and for a number that is no memory space.
    """
    space = _NUMBERED.get(mem_space) if isinstance(mem_space, int) else mem_space
    if space is None:
        known = ", ".join(f"{number} ({name.name})" for number, name in _NUMBERED.items())
        raise error(
            "E0204",
            f"{mem_space} is not the number of a memory space",
            user_location(),
            help=f"one of {known}, or a cute.AddressSpace",
        )
    return make_ptr(dtype or Uint8, value, space)


def recast_ptr(pointer: Pointer, swizzle: Swizzle | None = None, dtype: NumberClass | None = None) -> Pointer:
    """The same address with another element class or a swizzle of byte offsets."""
    plain = pointer.plain if isinstance(pointer, SwizzledPointer) else pointer
    swizzle = swizzle or getattr(pointer, "swizzle", None)
    recast = plain.retyped(dtype or pointer.dtype)
    return recast if swizzle is None else SwizzledPointer(recast, swizzle)


def pointer_type(space: AddressSpace) -> PtrType:
    """The `!llvm.ptr` type of a memory space."""
    return ptr(SPACES[space.value])


take_loc_ip(globals())
