"""Words as numbers of other types, and atomic operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.arch.common import choice, in_kernel, unsupported
from cutec.experimental.primitives.enums import AtomicOp, SharedSpace
from cutec.experimental.primitives.operands import memory
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int32, as_numeric, maximum, minimum
from cutec.ir.types import Type
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int, Number

_ATOMIC = {
    AtomicOp.ADD: arch.atomic_add,
    AtomicOp.MIN: arch.atomic_min,
    AtomicOp.MAX: arch.atomic_max,
    AtomicOp.AND: arch.atomic_and,
    AtomicOp.OR: arch.atomic_or,
    AtomicOp.XOR: arch.atomic_xor,
    AtomicOp.INC: arch.atomic_inc,
    AtomicOp.DEC: arch.atomic_dec,
}


def mov_b32(value: Number, *, target_type: NumberClass) -> Any:
    """The bits of a number of 32 bits as a number of another such type. Raises E0422 for others."""
    number = as_numeric(value)
    for kind in (type(number), target_type):
        if kind.width != 32:
            raise unsupported("mov_b32", kind, "numbers of 32 bits")
    return number.bitcast(target_type)


def convert_and_pack_integer(
    src_a: Int, src_b: Int, convert_type: Type, *, src_c: Int | None = None, is_signed: bool
) -> Int32:
    """Two Int32 as numbers of 16 bits (`T.i16()`) or of 8, 4 or 2, saturated and packed: `src_b` in
    the lowest bits, `src_a` above it, and above both the lowest bits of `src_c`, which 16 bits
    leave no room for (PTX ISA, "cvt.pack"). Raises E0421 for other types.
    """
    in_kernel("convert_and_pack_integer")
    width = int(choice("convert_type", str(convert_type), ("i16", "i8", "i4", "i2"))[1:])
    low, high = (_saturated(source, width, is_signed) for source in (src_b, src_a))
    packed = high << width | low
    if src_c is None:
        return packed
    choice("src_c", "given" if width < 16 else "given with 16 bits", ("given",))
    return as_numeric(src_c, Int32).to(Int32) << 2 * width | packed


def _saturated(source: Any, width: int, signed: bool) -> Int32:
    """The bits of the nearest number of a width."""
    least = -1 << (width - 1) if signed else 0
    most = least + (1 << width) - 1
    number = as_numeric(source, Int32).to(Int32)
    return minimum(maximum(number, Int32(least)), Int32(most)) & ((1 << width) - 1)


def atomicrmw(
    op: AtomicOp, ptr: Any, a: Number, *, mem_order: Any = None, syncscope: Any = None, space: Any = None
) -> Any:
    """An atomic operation with a number. Returns the number that was in memory before. `space`: the
    shared memory that the pointer is to. Raises E0421 for a pointer elsewhere.
    """
    pointer = memory(ptr, "atomicrmw")
    if space is not None:
        choice("space", space, [member.value for member in SharedSpace])
        choice("the memory space of the pointer", pointer.memspace.name, ("smem", "dsmem"))
    number = as_numeric(a, pointer.dtype)
    typed = pointer if number.is_static else pointer.retyped(type(number))
    order, scope = (getattr(word, "value", word) for word in (mem_order, syncscope))
    return _ATOMIC[AtomicOp(op)](typed, number, sem=order, scope=scope)


take_loc_ip(globals())
