"""Tensor memory of a block: its allocation by one warp, and how many columns tensors take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch as cute_arch
from cutec.cute.nvgpu.tcgen05 import find_tmem_tensor_col_offset
from cutec.diag import error
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Float32, Int32, Int64
from cutec.frontend.tensors.pointers import Pointer
from cutec.frontend.tensors.tensor import Tensor
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from typing import Protocol

    class Barrier(Protocol):
        """A barrier of threads: `pipeline.NamedBarrier`."""

        def arrive_and_wait(self) -> None: ...


_ALIGNMENT = 16  # bytes; of the address of an allocation


class TmemAllocator:
    """Tensor memory of a block, allocated and freed by the warp `allocator_warp_id`. All threads
    that use it call the methods; `barrier_for_retrieve` is a barrier of them, and
    `alloc_result_dst_smem_ptr` a word of shared memory for the address. Without that, the allocator
    takes what it needs of shared memory itself.

        tmem = utils.TmemAllocator(storage.holder.ptr, barrier)
        tmem.allocate(128)
        tmem.wait_for_alloc()
        pointer = tmem.retrieve_ptr(cutlass.Float32)
        ...
        tmem.relinquish_alloc_permit()
        pipeline.sync(barrier_id=1)     # all have read it
        tmem.free(pointer)

    Of a pair of blocks (`is_two_cta`) both call all of it. `free` waits until the other block is
    ready to free the columns too, at a barrier in 8 bytes of shared memory,
    `two_cta_tmem_dealloc_mbar_ptr`; it is made here, so a barrier of the cluster has to follow.
    Raises E0445 for a pair without that.
    """

    def __init__(
        self,
        alloc_result_dst_smem_ptr: Pointer | None = None,
        barrier_for_retrieve: Barrier | None = None,
        allocator_warp_id: int = 0,
        is_two_cta: bool = False,
        num_allocated_columns: int = 0,
        two_cta_tmem_dealloc_mbar_ptr: Pointer | None = None,
        *,
        arch: str = "sm_100",
    ):
        if barrier_for_retrieve is None:
            raise error(
                "E0445",
                "tensor memory needs a barrier of the threads that use it",
                user_location(),
                help="barrier_for_retrieve=pipeline.NamedBarrier(1, 128)",
            )
        self._barrier = barrier_for_retrieve
        if alloc_result_dst_smem_ptr is None:
            alloc_result_dst_smem_ptr = cute_arch.alloc_smem(Int32, 1)
            if is_two_cta and two_cta_tmem_dealloc_mbar_ptr is None:
                two_cta_tmem_dealloc_mbar_ptr = cute_arch.alloc_smem(Int64, 1)
        self._holder = alloc_result_dst_smem_ptr
        self._warp = allocator_warp_id
        self._columns = num_allocated_columns
        self._ready = two_cta_tmem_dealloc_mbar_ptr
        self._paired = bool(is_two_cta)
        self._arch = arch
        if self._paired:
            self._make_barrier()

    def _make_barrier(self) -> None:
        """The barrier at which the other block's warp arrives before both free their columns."""
        if self._ready is None:
            raise error(
                "E0445",
                "tensor memory of a pair of blocks needs a barrier for its end",
                user_location(),
                help="two_cta_tmem_dealloc_mbar_ptr=storage.tmem_dealloc.ptr, a field of cutlass.Int64",
            )
        with self._by_allocator(), cute_arch.elect_one():
            cute_arch.mbarrier_init(self._ready, cute_arch.WARP_SIZE)
        cute_arch.mbarrier_init_fence()

    def _by_allocator(self) -> Any:
        """The block of code that the allocating warp executes."""
        return guarded((cute_arch.make_warp_uniform(cute_arch.warp_idx()) == self._warp).ir)

    def allocate(self, num_columns: int) -> None:
        """Allocate columns: 32, 64, 128, 256 or 512."""
        with self._by_allocator():
            cute_arch.alloc_tmem(num_columns, self._holder, self._paired, arch=self._arch)
        self._columns = num_columns

    def wait_for_alloc(self) -> None:
        """Wait, at the barrier, until the columns are allocated."""
        self._barrier.arrive_and_wait()

    def retrieve_ptr(self, dtype: NumberClass = Float32) -> Pointer:
        """The pointer to the first column, for elements of a type."""
        return cute_arch.retrieve_tmem_ptr(dtype, _ALIGNMENT, self._holder)

    def relinquish_alloc_permit(self) -> None:
        """Allocate no more."""
        with self._by_allocator():
            cute_arch.relinquish_tmem_alloc_permit(self._paired)

    def free(self, tmem_ptr: Pointer, num_columns: int = 0) -> None:
        """Free the columns: all that were allocated, unless the number is given."""
        with self._by_allocator():
            if self._ready is not None and self._paired:
                other = cute_arch.block_idx_in_cluster() ^ 1
                cute_arch.mbarrier_arrive(self._ready, other, scope="cluster")
                cute_arch.mbarrier_wait(self._ready, 0, scope="cluster")
            cute_arch.dealloc_tmem(tmem_ptr, num_columns or self._columns, self._paired)


def get_num_tmem_alloc_cols(tmem_tensors: Tensor | list[Tensor], rounding: bool = True, *, arch: str = "sm_100") -> int:
    """The columns of tensors in tensor memory that lie side by side; with `rounding`, of the
    allocation that holds them. Raises E0424 for more than there are.
    """
    tensors = tmem_tensors if isinstance(tmem_tensors, (list, tuple)) else [tmem_tensors]
    columns = sum(map(find_tmem_tensor_col_offset, tensors))
    most, least = cute_arch.get_max_tmem_alloc_cols(arch), cute_arch.get_min_tmem_alloc_cols(arch)
    if columns > most:
        raise error("E0424", f"{columns} columns of tensor memory", user_location(), help=f"a block has {most} columns")
    return max(least, 1 << (columns - 1).bit_length()) if rounding else columns


take_loc_ip(globals())
