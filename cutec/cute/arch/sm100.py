"""Tensor memory under the public names of `cute.arch`: allocation, and pointers to it; cluster
launch control.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import in_kernel, require
from cutec.cute.arch.mbarrier import barrier_address
from cutec.cute.arch.registers import pointer_to
from cutec.cute.arch.tcgen05 import tcgen05_alloc, tcgen05_dealloc, tcgen05_relinquish_alloc_permit
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int32
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, make_ptr
from cutec.ir.types import I32
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int


def alloc_tmem(
    num_columns: Int, smem_ptr_to_write_address: Pointer, is_two_cta: Any = None, *, arch: str = "sm_100"
) -> None:
    """Allocate columns of tensor memory and store their address in shared memory
    (`tcgen05_alloc`), of both blocks of a pair if `is_two_cta`.
    """
    tcgen05_alloc(smem_ptr_to_write_address, num_columns, 2 if is_two_cta else 1)


def relinquish_tmem_alloc_permit(is_two_cta: Any = None) -> None:
    """The block allocates no more tensor memory (`tcgen05_relinquish_alloc_permit`)."""
    tcgen05_relinquish_alloc_permit(2 if is_two_cta else 1)


def retrieve_tmem_ptr(element_type: NumberClass, alignment: int, ptr_to_buffer_holding_addr: Pointer) -> Pointer:
    """The pointer to tensor memory that `alloc_tmem` has stored, for elements of a type."""
    pointer = pointer_to(ptr_to_buffer_holding_addr, "retrieve_tmem_ptr")
    return make_ptr(element_type, pointer.retyped(Int32).load(), AddressSpace.tmem, assumed_align=alignment)


def dealloc_tmem(tmem_ptr: Pointer, num_columns: Int, is_two_cta: Any = None, *, arch: str = "sm_100") -> None:
    """Free what `alloc_tmem` has allocated (`tcgen05_dealloc`). Raises E0404 for another
    pointer.
    """
    pointer = pointer_to(tmem_ptr, "dealloc_tmem")
    if pointer.memspace is not AddressSpace.tmem:
        raise error(
            "E0404",
            f"dealloc_tmem frees tensor memory, not {pointer}",
            user_location(),
            help="cute.arch.retrieve_tmem_ptr(dtype, 16, ptr_to_buffer_holding_addr)",
        )
    tcgen05_dealloc(pointer.toint(), num_columns, 2 if is_two_cta else 1)


_ANSWER = 16  # bytes


def _answer_at(pointer: Any, what: str) -> Pointer:
    """The address of an answer of cluster launch control. Raises E0404 for one elsewhere."""
    found = pointer_to(pointer, what)
    in_kernel(what)
    require(what, "sm_100")
    if found.memspace is not AddressSpace.smem or found.alignment % _ANSWER:
        raise error(
            "E0404",
            f"{what} takes a pointer to {_ANSWER} bytes of shared memory at a multiple of {_ANSWER}, not {found}",
            user_location(),
            help="cute.struct.Align[cute.struct.MemRange[cutlass.Int32, 4], 16]",
        )
    return found


def issue_clc_query(mbar_ptr: Pointer, clc_response_ptr: Pointer, multicast: bool = True) -> None:
    """Ask for a cluster of the grid that has not begun, to do its work (PTX
    `clusterlaunchcontrol.try_cancel`). One thread does it. The answer, 16 bytes, comes to all
    blocks of the cluster, whose barriers at that place count them; without `multicast` to this
    block alone.
    """
    answer, barrier = _answer_at(clc_response_ptr, "issue_clc_query"), barrier_address(mbar_ptr, "issue_clc_query")
    builder().emit("cutec.clc_try_cancel", [answer.ir, barrier], (), {"multicast": None} if multicast else {})


def clc_response(result_addr: Pointer) -> tuple[Int32, Int32, Int32, Int32]:
    """Read an answer (PTX `clusterlaunchcontrol.query_cancel`): the index of the first block of the
    cluster, x, y and z, and 1; four zeros if there is no cluster left.
    """
    words = _answer_at(result_addr, "clc_response").retyped(Int32)
    read = [(words + i).load().ir for i in range(_ANSWER // 4)]
    x, y, z, valid = map(Int32, builder().emit("cutec.clc_query", read, [I32] * len(read)).results)
    return x, y, z, valid


__all__ = [
    "alloc_tmem",
    "clc_response",
    "dealloc_tmem",
    "issue_clc_query",
    "relinquish_tmem_alloc_permit",
    "retrieve_tmem_ptr",
]


take_loc_ip(globals())
