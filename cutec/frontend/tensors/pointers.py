"""Pointers in a trace: an address with its element class, memory space and alignment."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from math import gcd
from typing import Any, ClassVar

from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Boolean, Int32, Int64, Integer, Numeric, Uint8, as_class, as_numeric
from cutec.frontend.tensors.element_access import ElementAccess
from cutec.frontend.tensors.layouts import apply, as_value, out_of_scope
from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import I32, I64, PtrType, Type
from cutec.layout import Layout, Swizzle
from cutec.loc_ip import take_loc_ip
from cutec.ops.cute.load_store import element_bits
from cutec.ops.cute.types import address_type, payload_of
from cutec.ops.tables import COMPOSITES
from cutec.records import NamedTuple

_ONE = Layout(1)


class AddressSpace(enum.IntEnum):
    """The memory that a pointer points into. Its value is LLVM's number of the address space."""

    generic = 0
    gmem = 1
    smem = 3
    rmem = 5
    tmem = 6  # tensor memory: an address is an Int32, the lane from bit 16 on, the column below
    dsmem = 7  # distributed shared memory: of any block of the cluster

    def __str__(self) -> str:
        return self.name


_NARROW = (AddressSpace.smem, AddressSpace.tmem)  # whose addresses have 32 bits


class Origin(NamedTuple):
    """The array that a pointer was made from, in builds that check accesses: its start, its size in
    bytes (i64), whether kernels may store to it (i1), and its name in messages; several where the
    arrays of two pointers meet.
    """

    base: Value
    extent: Value
    writable: Value
    names: tuple[str, ...]


class PointerType(NamedTuple):
    """What is known about a pointer while tracing: class of an element, memory space, bytes that
    divide the address, and the swizzle of byte offsets (of 0 bits where there is none).
    """

    value_type: NumberClass
    address_space: AddressSpace
    alignment: int
    swizzle_type: Swizzle

    @property
    def is_swizzled(self) -> bool:
        """Whether the pointer has a swizzle."""
        return not self.swizzle_type.is_identity

    def __str__(self) -> str:
        swizzle = f", {self.swizzle_type}" if self.is_swizzled else ""
        return f"!cute.ptr<{self.value_type.short}, {self.address_space}, align<{self.alignment}>{swizzle}>"


class Pointer(ElementAccess):
    """A typed pointer. `dtype` is the numeric class of an element, `alignment` (bytes) divides the
    address. `room` is the size in bytes of the array in shared memory that starts here, else None.
    `place` is the distance in bytes from the start of dynamic shared memory, where it is known.

    A pointer is made from an address (`ir`), from a `!cute.ptr` value (`value`; the other one is
    emitted on first use), or from another pointer, of which it takes what is not given.
    """

    __slots__ = ("_address", "_is_value", "_value", "alignment", "dtype", "memspace", "origin", "place", "room")

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
        self.place: int | None = None

    @classmethod
    def of(cls, value: Value, dtype: NumberClass, origin: Origin | None = None) -> Pointer:
        """The pointer of a `!cute.ptr` value."""
        known = payload_of(value.type)
        result = cls(None, dtype, AddressSpace[known.space], known.align, origin)
        result._value, result._is_value = value, True
        return result

    @property
    def max_alignment(self) -> int:
        """The alignment, the largest that is known."""
        return self.alignment

    @property
    def ir(self) -> Value:
        """The address: an `!llvm.ptr` value; in tensor memory an i32."""
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
            attrs = {"element": self.dtype.mlir, "space": self.memspace.name, "align": Typed(self.alignment, I32)}
            self._value = _made("cute.make_ptr", [self._address], attrs)
        assert self._value is not None
        return self._value

    def retyped(self, dtype: NumberClass, alignment: int | None = None) -> Pointer:
        """The same address as a pointer to elements of another class."""
        return self._placed_at(Pointer(self.ir, dtype, self.memspace, alignment or self.alignment, self.origin))

    def _placed_at(self, pointer: Pointer, behind: Integer | int = 0) -> Pointer:
        """A pointer so many elements behind this one, which then is as far from the start of shared
        memory.
        """
        if self.place is not None and isinstance(behind, int):
            bits = behind * element_bits(self.dtype.mlir)
            pointer.place = None if bits % 8 else self.place + bits // 8
        return pointer

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
        origin = Origin(self.ir, extent.ir, Boolean(writable).ir, (name,))
        return self._placed_at(Pointer(self.ir, self.dtype, self.memspace, self.alignment, origin))

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

    def to_llvm_ptr(self) -> Pointer:
        """The pointer itself, as `llvm_ptr`."""
        return self

    @property
    def type(self) -> PointerType:
        """What is known about the pointer while tracing."""
        swizzle = self.swizzle if isinstance(self, SwizzledPointer) else Swizzle(0, 4, 3)
        return PointerType(self.dtype, self.memspace, self.alignment, swizzle)

    @property
    def value_type(self) -> NumberClass:
        """The element's numeric class."""
        return self.dtype

    def __add__(self, offset: Integer | int) -> Pointer:
        """The pointer moved forward by `offset` elements; its alignment is what can be proved."""
        offset = offset.python if isinstance(offset, Numeric) and offset.is_static else offset
        if isinstance(offset, int) and offset == 0:
            return self
        moved = Pointer.of(_made("cute.add_offset", [self.value, as_value(offset)]), self.dtype, self.origin)
        return self._placed_at(moved, offset)

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
        """The address: an integer of class `dtype`, by default Int32 in shared and tensor memory,
        else Int64.
        """
        if self.memspace is AddressSpace.tmem:
            return Int32(self.ir) if dtype is None else Int32(self.ir).to(as_class(dtype))  # pyright: ignore[reportReturnType]  # an integer
        if self.memspace is AddressSpace.smem:
            found: Integer = Int32(builder().value("llvm.ptrtoint", [self.ir], I32), div=self.alignment, nonneg=True)
        else:
            found = Int64(builder().value("llvm.ptrtoint", [self.ir], I64), div=self.alignment)
        return found if dtype is None else found.to(as_class(dtype))  # pyright: ignore[reportReturnType]  # an integer

    def __str__(self) -> str:
        return str(self.type).removeprefix("!cute.")

    __repr__ = __str__


def _made(name: str, operands: list[Value], attrs: dict[str, Any] | None = None) -> Value:
    """The result of an operation on pointers."""
    (ty,) = COMPOSITES[name].result_types(attrs or {}, [v.type for v in operands])
    return builder().value(name, operands, ty, attrs)


class SwizzledPointer(Pointer):
    """A pointer with a swizzle, which permutes the bits of byte offsets from `base`. It points to
    the element at `offset` (in elements, before the swizzle), and so do tensors made from it: their
    layouts are plain, and what they read and write goes through the swizzle.
    """

    __slots__ = ("base", "offset", "swizzle")

    def __init__(self, base: Pointer, swizzle: Swizzle, offset: Integer | int = 0):
        super().__init__(None, base.dtype, base.memspace, _alignment_at(base, offset), base.origin)
        self.base, self.swizzle, self.offset = base, swizzle, offset

    @property
    def ir(self) -> Value:
        return self._place.ir

    @property
    def value(self) -> Value:
        return self._place.value

    @property
    def _place(self) -> Pointer:
        """Where the element is."""
        return self.base + (0 if self._at_base else apply("layout_eval", 0, self.mapping(_ONE)))

    @property
    def _at_base(self) -> bool:
        return isinstance(self.offset, int) and self.offset == 0

    @property
    def plain(self) -> Pointer:
        """The pointer without the swizzle."""
        return self.base + self.offset

    def toint(self, dtype: Any = None) -> Integer:
        """The address before the swizzle."""
        return self.plain.toint(dtype)

    def retyped(self, dtype: NumberClass, alignment: int | None = None) -> SwizzledPointer:
        old, new = (element_bits(kind.mlir) for kind in (self.dtype, dtype))
        return SwizzledPointer(
            self.base.retyped(dtype, alignment), self.swizzle, self.offset if old == new else self.offset * old // new
        )

    def view(self, layout: Any) -> Value:
        return self.base.view(self.mapping(layout))

    def mapping(self, layout: Any) -> Any:
        """From coordinates of a layout at this pointer to offsets from `base`."""
        return apply("make_composed_layout", self.in_elements(), self.offset, layout)

    def __add__(self, offset: Integer | int) -> SwizzledPointer:
        """The pointer moved forward: whole periods of the swizzle move `base`."""
        if _divisor(offset) % self.in_elements().size() == 0:
            return SwizzledPointer(self.base + offset, self.swizzle, self.offset)
        return SwizzledPointer(self.base, self.swizzle, offset if self._at_base else self.offset + offset)

    __radd__ = __add__

    def in_elements(self) -> Swizzle:
        """The swizzle of element offsets. Raises E0408 if it would permute bytes of one element."""
        bits = element_bits(self.dtype.mlir)
        base = self.swizzle.base + 3 - (bits.bit_length() - 1)  # 8 bits, 2^3, are a byte
        if bits & (bits - 1) or base < 0:
            raise error(
                "E0408",
                f"the swizzle {self.swizzle} permutes bytes within an element of {self.dtype.name}",
                user_location(),
                help="its base is the number of low address bits that stay in place: 4 keeps 16 bytes together",
            )
        return Swizzle(self.swizzle.bits, base, self.swizzle.shift)


def make_ptr(
    dtype: Any,
    value: Pointer | Integer | Value | int,
    mem_space: AddressSpace = AddressSpace.gmem,
    *,
    assumed_align: int | None = None,
) -> Pointer:
    """A pointer to elements of a class at an address, which is an integer, another pointer or an
    `!llvm.ptr` of the trace.

    The address is assumed to be aligned to `assumed_align` bytes (default: the size of an element);
    a pointer that is known to be at a multiple of more stays so.
    Raises E0204 for an address that is no integer.
    """
    kind = as_class(dtype)
    align = assumed_align or max(element_bits(kind.mlir) // 8, 1)
    if isinstance(value, Pointer):
        return value.retyped(kind, max(align, value.alignment))
    if isinstance(value, Value) and isinstance(value.type, PtrType):
        return Pointer(in_space(value, pointer_type(mem_space)), kind, mem_space, align)
    number = as_numeric(value)
    if not type(number).is_integer:
        raise error(
            "E0204",
            f"the address of a pointer is an integer, not {type(number).name}",
            user_location(),
            help="tensor.iterator is a pointer",
        )
    address = number.to(Int32 if mem_space in _NARROW else Int64)
    if mem_space is AddressSpace.tmem:
        return Pointer(address.ir, kind, mem_space, align)
    return Pointer(builder().value("llvm.inttoptr", [address.ir], pointer_type(mem_space)), kind, mem_space, align)


def in_space(address: Value, ty: Type) -> Value:
    """An address as one of type `ty`, which tells the memory space."""
    return address if address.type == ty else builder().value("llvm.addrspacecast", [address], ty)


def inttoptr(value: Integer | int, mem_space: AddressSpace | int = AddressSpace.generic, dtype: Any = None) -> Pointer:
    """A pointer at an address, to bytes or to elements of `dtype`. The memory space is a
    cute.AddressSpace or LLVM's number (3: shared). Raises E0204 for an address that is no integer
    and for a number that is no memory space.
    """
    try:
        space = AddressSpace(mem_space)
    except ValueError:
        known = ", ".join(f"{space.value} ({space.name})" for space in AddressSpace)
        raise error(
            "E0204",
            f"{mem_space} is not the number of a memory space",
            user_location(),
            help=f"one of {known}, or a cute.AddressSpace",
        ) from None
    return make_ptr(dtype or Uint8, value, space)


def recast_ptr(ptr: Pointer, swizzle_: Swizzle | None = None, dtype: NumberClass | None = None) -> Pointer:
    """The same address with another element class, and a swizzle of byte offsets if one is given: a
    swizzle that the pointer has is dropped otherwise.
    """
    recast = ptr.retyped(dtype or ptr.dtype)
    if not isinstance(recast, SwizzledPointer):
        return recast if swizzle_ is None else _swizzled(recast, swizzle_)
    return recast.plain if swizzle_ is None else SwizzledPointer(recast.base, swizzle_, recast.offset)


def _swizzled(pointer: Pointer, swizzle: Swizzle) -> SwizzledPointer:
    """A pointer with a swizzle of offsets from where its pattern begins. Tensor cores, TMA and
    CuTe's pointers swizzle the bits of addresses: the pattern begins at a multiple of its size, not
    where an array in shared memory does that is aligned to less. An array that does not begin at a
    row of the pattern (128 bytes of S<3,4,3>) has no descriptor: its offsets count from itself.
    """
    period, row, kernel = swizzle.size(), 1 << swizzle.base + swizzle.bits, current().kernel
    if pointer.place is None or pointer.place % row or pointer.alignment % period == 0 or kernel is None:
        return SwizzledPointer(pointer, swizzle)
    kernel.smem_align = max(kernel.smem_align, period)
    offset = pointer.place % period * 8 // element_bits(pointer.dtype.mlir)
    return SwizzledPointer((pointer + -offset).retyped(pointer.dtype, period), swizzle, offset)


def _alignment_at(base: Pointer, offset: Integer | int) -> int:
    """The number of bytes that divides the address `offset` elements from a pointer, in powers of
    two.
    """
    divisor = _divisor(offset)
    return base.alignment if divisor == 0 else gcd(base.alignment, max(divisor * element_bits(base.dtype.mlir) // 8, 1))


def _divisor(offset: Integer | int) -> int:
    """A known divisor of an offset; 0 of 0."""
    return abs(offset) if isinstance(offset, int) else offset.div


def pointer_type(space: AddressSpace) -> Type:
    """The type of addresses of a memory space: an `!llvm.ptr`; of tensor memory an i32."""
    return address_type(space.name)


take_loc_ip(globals())
