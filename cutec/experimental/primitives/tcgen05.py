"""Tensor memory and the tensor core of sm_100: `cute.arch.tcgen05_*` with pointers for addresses,
vectors for registers and words for numbers of blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.arch.common import choice
from cutec.diag import error
from cutec.experimental.primitives.enums import CTAGroup
from cutec.experimental.primitives.operands import memory
from cutec.experimental.primitives.tcgen05_enums import Tcgen05Fence, Tcgen05Wait
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int32, as_numeric
from cutec.frontend.numbers.tensor_ssa import TensorSSA, from_elements
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.frontend.tensors.tensor import Tensor
from cutec.loc_ip import take_loc_ip
from cutec.target.tensor_memory import SHAPES

if TYPE_CHECKING:
    from cutec.cute.operands import Int

_GROUPS = {"cta_1": 1, "cta_2": 2}


def tcgen05_alloc(addr: Any, n_cols: Int, *, group: Any = CTAGroup.CTA_1) -> None:
    """Allocate columns of tensor memory, and store their address in shared memory (an Int32). A
    whole warp executes it, of a pair one of each block.
    """
    arch.tcgen05_alloc(memory(addr, "tcgen05_alloc"), n_cols, _group(group))


def tcgen05_dealloc(taddr: Any, n_cols: Int, *, group: Any = CTAGroup.CTA_1) -> None:
    """Free what `tcgen05_alloc` has allocated."""
    arch.tcgen05_dealloc(_address(taddr, "tcgen05_dealloc"), n_cols, _group(group))


def tcgen05_relinquish_alloc_permit(*, group: Any = CTAGroup.CTA_1) -> None:
    """The block allocates no more."""
    arch.tcgen05_relinquish_alloc_permit(_group(group))


def tcgen05_ld(shape: Any, tmem_addr: Any, *, num: int, pack: bool = False, offset: int | None = None) -> TensorSSA:
    """Load from tensor memory, `num` times a shape: a vector of the pointer's class. Wait before it
    is used: `tcgen05_wait(Tcgen05Wait.LOAD)`. `pack`: two columns of 16 bits in a register.
    """
    name, pointer = choice("shape", shape, SHAPES), memory(tmem_addr, "tcgen05_ld")
    count = int(num) * SHAPES[name].registers
    words = arch.tcgen05_ld(_address(pointer, "tcgen05_ld"), count, name, offset=offset, pack=bool(pack))
    return from_elements(list(words), (count,)).bitcast(pointer.dtype)


def tcgen05_st(shape: Any, tmem_addr: Any, data: Any, *, unpack: bool = False, offset: int | None = None) -> None:
    """Store a vector, or a sequence of numbers of 32 bits, as `tcgen05_ld` loads it. `unpack`: the
    halves of a register to two columns.
    """
    if isinstance(data, TensorSSA):
        data = data.bitcast(Int32)
    words = [as_numeric(data[i]).bitcast(Int32) for i in range(len(data))]
    address = _address(tmem_addr, "tcgen05_st")
    arch.tcgen05_st(address, tuple(words), choice("shape", shape, SHAPES), offset=offset, pack=bool(unpack))


def tcgen05_wait(kind: Any) -> None:
    """Wait for the warp's loads from tensor memory, or its stores to it."""
    if choice("kind", kind, [word.value for word in Tcgen05Wait]) == Tcgen05Wait.LOAD.value:
        arch.fence_view_async_tmem_load()
    else:
        arch.fence_view_async_tmem_store()


def tcgen05_fence(kind: Any) -> None:
    """Order accesses to tensor memory before, or after, a barrier of threads."""
    words = {fence.name.lower(): fence.value for fence in Tcgen05Fence}
    arch.tcgen05_fence(words.get(kind, kind) if isinstance(kind, str) else kind)


def tcgen05_commit(mbar: Any, *, multicast_mask: Int | None = None, group: Any = CTAGroup.CTA_1) -> None:
    """Arrive at a barrier when what this thread has given the tensor core is done; with a mask, at
    those of several blocks.
    """
    arch.tcgen05_commit(memory(mbar, "tcgen05_commit"), multicast_mask, _group(group))


def tcgen05_cp(
    shape: Any,
    taddr: Any,
    smem_desc: Any,
    *,
    group: Any = CTAGroup.CTA_1,
    multicast: Any = None,
    src_format: Any = None,
) -> None:
    """Copy a matrix from shared to tensor memory: `shape, multicast = S2TCopyMode.…`."""
    quarters, packed = (getattr(word, "value", word) or "" for word in (multicast, src_format))
    arch.tcgen05_cp(_address(taddr, "tcgen05_cp"), smem_desc, shape, quarters, packed, group=_group(group))


def tcgen05_shift(taddr: Any, *, group: Any = CTAGroup.CTA_1) -> None:
    """Give each lane what the next one has."""
    arch.tcgen05_shift(_address(taddr, "tcgen05_shift"), _group(group))


def tcgen05_mma(
    kind: Any,
    group: Any,
    d: Any,
    a: Any,
    b: Any,
    idesc: Int,
    enable_input_d: Any,
    *,
    scale_input_d: int | None = None,
    write_disable_mask: Any = None,
    collector_op: Any = None,
    a_shift: bool | None = None,
) -> None:
    """Multiply: D = A·Bᵀ, plus D if `enable_input_d`, by one thread. `a` is a descriptor or in
    tensor memory. `write_disable_mask`: a vector of words whose bits are lanes of D that stay.
    `scale_input_d`: D is divided by 2 to this power. `a_shift`: rows of A one up.
    """
    mask = None
    if write_disable_mask is not None:
        mask = [write_disable_mask[i] for i in range(len(write_disable_mask))]
    arch.tcgen05_mma(
        _address(d, "tcgen05_mma"),
        _address(a, "tcgen05_mma") if isinstance(a, (Pointer, Tensor)) else a,
        b,
        idesc,
        enable_input_d,
        getattr(kind, "value", kind),
        _group(group),
        keep=mask,
        scale_d=scale_input_d,
        collector=getattr(collector_op, "value", collector_op),
        ashift=bool(a_shift),
    )


def tcgen05_mma_block_scale(
    kind: Any,
    group: Any,
    d: Any,
    a: Any,
    b: Any,
    idesc: Int,
    enable_input_d: Any,
    scale_a: Any,
    scale_b: Any,
    *,
    scale_vec_size: Any = None,
    collector_op: Any = None,
) -> None:
    """Multiply with a scale for every few elements along K, which are in tensor memory.
    `scale_vec_size`: how many share one.
    """
    arch.tcgen05_mma_scaled(
        _address(d, "tcgen05_mma_block_scale"),
        _address(a, "tcgen05_mma_block_scale") if isinstance(a, (Pointer, Tensor)) else a,
        b,
        idesc,
        _address(scale_a, "tcgen05_mma_block_scale"),
        _address(scale_b, "tcgen05_mma_block_scale"),
        enable_input_d,
        getattr(kind, "value", kind),
        _group(group),
        vector=getattr(scale_vec_size, "value", scale_vec_size) or None,
        collector=getattr(collector_op, "value", collector_op),
    )


def _group(group: Any) -> int:
    """How many blocks: `CTAGroup`, or its value."""
    return _GROUPS[choice("group", group, _GROUPS)]


def _address(operand: Any, what: str) -> Int32:
    """An address in tensor memory. Raises E0404 for a pointer into other memory."""
    pointer = memory(operand, what)
    if pointer.memspace is not AddressSpace.tmem:
        raise error(
            "E0404",
            f"{what} needs a pointer to tensor memory, not to {pointer.memspace.name}",
            user_location(),
            help="make_tmem_ptr(address, dtype), of the number that tcgen05_alloc has stored",
        )
    return Int32(pointer.ir)


take_loc_ip(globals())
