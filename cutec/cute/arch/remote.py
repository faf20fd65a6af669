"""Stores to the shared memory of other blocks of the cluster, whose bytes their barriers count (PTX
ISA, "st.async", "red.async").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import choice, in_kernel, require, unsupported
from cutec.cute.arch.registers import pointer_to, to_registers, value_for
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.remote import REDUCED

if TYPE_CHECKING:
    from cutec.cute.operands import Elements, Keyword


def store_async_dsmem(ptr: Pointer, val: Elements, mbar_ptr: Pointer) -> None:
    """Store a number of 32 or 64 bits, or a TensorSSA of up to 16 bytes, in another block's shared
    memory, whose barrier counts the bytes (PTX `st.async`). Both pointers come from
    `map_dsmem_ptr`, for the same block. Raises E0404, E0405, E0420, E0422.
    """
    place, barrier = _places("store_async_dsmem", ptr, mbar_ptr)
    value = val if isinstance(val, TensorSSA) else value_for(place, val, "store_async_dsmem")
    kind = value.dtype if isinstance(value, TensorSSA) else type(value)
    registers = to_registers(value, "store_async_dsmem")
    if registers[0].type.mlir not in ("i32", "i64"):
        raise unsupported("store_async_dsmem", kind, "it stores 4, 8 or 16 bytes: pack smaller numbers first")
    builder().emit("cute_nvgpu.st_async", [place.ir, barrier.ir, *registers])


def red_async(ptr: Pointer, val: Elements, mbar_ptr: Pointer, op: Keyword = "add") -> None:
    """Reduce an integer onto one in another block's shared memory, whose barrier counts its bytes
    (PTX `red.async`). `op`: add (32 bits, and unsigned 64), min, max, inc, dec, and, or, xor (32
    bits).
    """
    place, barrier = _places("red_async", ptr, mbar_ptr)
    value, name = value_for(place, val, "red_async"), choice("op", op, tuple(REDUCED))
    kind = type(value)
    dtype = (
        f"b{kind.width}"
        if name in ("and", "or", "xor")
        else f"{'s' if kind.signed and kind.width == 32 else 'u'}{kind.width}"
    )
    if not kind.is_integer or dtype not in REDUCED[name]:
        raise unsupported(f"red_async {name}", kind, f"{name} reduces {', '.join(REDUCED[name])}")
    builder().emit(
        "cute_nvgpu.red_async",
        [place.ir, barrier.ir, *to_registers(value, "red_async")],
        (),
        {"kind": name, "dtype": dtype},
    )


def _places(what: str, ptr: Any, mbar_ptr: Any) -> tuple[Pointer, Pointer]:
    in_kernel(what)
    require(what, "sm_90")
    found = pointer_to(ptr, what), pointer_to(mbar_ptr, what)
    for pointer in found:
        if pointer.memspace is not AddressSpace.dsmem:
            raise error(
                "E0404",
                f"{what} needs pointers into the cluster's shared memory, not to {pointer.memspace.name}",
                user_location(),
                help="cute.arch.map_dsmem_ptr(pointer, rank) gives the place in a block of the cluster",
            )
    return found


take_loc_ip(globals())
