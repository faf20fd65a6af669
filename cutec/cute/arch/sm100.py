"""Tensor memory under the public names of `cute.arch`: allocation, and pointers to it. The names of
cluster launch control refuse to be used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.registers import pointer_to
from cutec.cute.arch.tcgen05 import tcgen05_alloc, tcgen05_dealloc, tcgen05_relinquish_alloc_permit
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int32
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, make_ptr
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int

__getattr__, __dir__ = names_elsewhere(__name__, clc_response=BLACKWELL, issue_clc_query=BLACKWELL)


def _one_block(is_two_cta: Any) -> None:
    """Raise E0432 for a pair of blocks."""
    if is_two_cta:
        raise error(
            "E0432",
            "tensor memory of a pair of blocks is not supported",
            user_location(),
            help="leave out is_two_cta, and multiply by CtaGroup.ONE",
        )


def alloc_tmem(
    num_columns: Int, smem_ptr_to_write_address: Pointer, is_two_cta: Any = None, *, arch: str = "sm_100"
) -> None:
    """Allocate columns of tensor memory and store their address in shared memory
    (`tcgen05_alloc`). Raises E0432 for a pair of blocks.
    """
    _one_block(is_two_cta)
    tcgen05_alloc(smem_ptr_to_write_address, num_columns)


def relinquish_tmem_alloc_permit(is_two_cta: Any = None) -> None:
    """The block allocates no more tensor memory (`tcgen05_relinquish_alloc_permit`). Raises E0432
    for a pair of blocks.
    """
    _one_block(is_two_cta)
    tcgen05_relinquish_alloc_permit()


def retrieve_tmem_ptr(element_type: NumberClass, alignment: int, ptr_to_buffer_holding_addr: Pointer) -> Pointer:
    """The pointer to tensor memory that `alloc_tmem` has stored, for elements of a type."""
    pointer = pointer_to(ptr_to_buffer_holding_addr, "retrieve_tmem_ptr")
    return make_ptr(element_type, pointer.retyped(Int32).load(), AddressSpace.tmem, assumed_align=alignment)


def dealloc_tmem(tmem_ptr: Pointer, num_columns: Int, is_two_cta: Any = None, *, arch: str = "sm_100") -> None:
    """Free what `alloc_tmem` has allocated (`tcgen05_dealloc`). Raises E0404 for another pointer,
    E0432 for a pair of blocks.
    """
    _one_block(is_two_cta)
    pointer = pointer_to(tmem_ptr, "dealloc_tmem")
    if pointer.memspace is not AddressSpace.tmem:
        raise error(
            "E0404",
            f"dealloc_tmem frees tensor memory, not {pointer}",
            user_location(),
            help="cute.arch.retrieve_tmem_ptr(dtype, 16, ptr_to_buffer_holding_addr)",
        )
    tcgen05_dealloc(pointer.toint(), num_columns)


__all__ = ["alloc_tmem", "dealloc_tmem", "relinquish_tmem_alloc_permit", "retrieve_tmem_ptr"]


take_loc_ip(globals())
