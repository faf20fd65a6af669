"""Buffers of a kernel: in registers, shared memory and tensor memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute import arch
from cutec.cute.nvgpu.tcgen05 import find_tmem_tensor_col_offset
from cutec.diag import error
from cutec.frontend.core.context import builder, current, may_be_skipped
from cutec.frontend.core.location import user_location
from cutec.frontend.kernels.smem import SmemAllocator
from cutec.frontend.numbers.numeric import Int32, Int64
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.frontend.tensors.tensor import Tensor, make_rmem_tensor, make_tensor
from cutec.ir.attrs import Typed
from cutec.ir.types import I32
from cutec.layout import ComposedLayout
from cutec.loc_ip import take_loc_ip
from cutec.utils.tensor_memory import TmemAllocator

if TYPE_CHECKING:
    from cutec.frontend.numbers.number_class import NumberClass

_COLUMN = 4  # bytes
_COLUMNS = 512  # of a block


def allocate(
    dtype: NumberClass, address_space: AddressSpace, layout: Any, alignment: int = 16, is2cta: bool = False
) -> Tensor:
    """A buffer of a static layout, at a multiple of `alignment` bytes: a thread's own in registers
    (rmem), the block's in shared (smem) or tensor memory (tmem). All threads of the block allocate
    tensor memory, before any of them takes a way of its own; of a pair of blocks (`is2cta`) both
    do. It is freed where the kernel ends. Raises E0404 for other memory, E0424 for more tensor
    memory than there is, E0445 for tensor memory in a branch or loop, or of a pair and of a block.
    """
    if address_space is AddressSpace.rmem:
        return make_rmem_tensor(layout, dtype)
    if address_space is AddressSpace.smem:
        swizzle, plain = (layout.inner, layout.outer) if isinstance(layout, ComposedLayout) else (None, layout)
        return SmemAllocator().allocate_tensor(dtype, plain, alignment, swizzle)
    if address_space is AddressSpace.tmem:
        return _tensor_memory(bool(is2cta)).allocate(dtype, layout, alignment)
    raise error(
        "E0404",
        f"allocate takes no memory in {address_space}",
        user_location(),
        help="cute.AddressSpace.rmem, smem or tmem; memory of the device is an argument of the host function",
    )


def words(dtype: NumberClass, count: int) -> Pointer:
    """Words of the dynamic shared memory, in which everything of a kernel lies: its launch may ask
    for all that a block has.
    """
    return SmemAllocator().allocate_array(dtype, count)


class _TensorMemory:
    """The tensor memory of a kernel: one allocation, as large as its buffers are together, since
    blocks that wait for a second one while they hold a first could wait for each other.
    """

    def __init__(self, paired: bool):
        self.paired = paired
        self.taken = 0  # columns
        self._columns = builder().emit("arith.constant", (), (I32,), {"value": Typed(_COLUMNS, I32)})
        self._allocator = TmemAllocator(
            words(Int32, 1),
            _Threads(),
            is_two_cta=paired,
            two_cta_tmem_dealloc_mbar_ptr=words(Int64, 1) if paired else None,
        )
        if paired:
            _Threads(of_cluster=True).arrive_and_wait()  # the other block has to have begun
        self._allocator.allocate(Int32(self._columns.results[0]))  # pyright: ignore[reportArgumentType]  # see `allocate`
        self._allocator.wait_for_alloc()
        self._start: Pointer = self._allocator.retrieve_ptr(Int32)

    def allocate(self, dtype: NumberClass, layout: Any, alignment: int) -> Tensor:
        """A tensor in the next columns."""
        step = max(1, alignment // _COLUMN)
        first = -(-self.taken // step) * step
        tensor = make_tensor((self._start + first).retyped(dtype), layout)
        self.taken = first + find_tmem_tensor_col_offset(tensor)
        if self.taken > _COLUMNS:
            raise error(
                "E0424",
                f"{self.taken} columns of tensor memory",
                user_location(),
                help=f"a block has {_COLUMNS} columns: use fewer stages or a smaller tile",
            )
        columns = max(32, 1 << (self.taken - 1).bit_length())
        self._columns.attrs["value"] = Typed(columns, I32)
        return tensor

    def __call__(self) -> None:
        """Free it, when all threads are done."""
        _Threads(self.paired).arrive_and_wait()
        self._allocator.relinquish_alloc_permit()
        self._allocator.free(self._start)


class _Threads:
    """The barrier of all threads of the block, or of the cluster."""

    def __init__(self, of_cluster: bool = False):
        self._of_cluster = of_cluster

    def arrive_and_wait(self) -> None:
        if self._of_cluster:
            arch.cluster_arrive()
            arch.cluster_wait()
        else:
            arch.sync_threads()


def _tensor_memory(paired: bool) -> _TensorMemory:
    """The tensor memory of the kernel that is traced, allocated here if it is not yet."""
    kernel = current().kernel
    if kernel is None or may_be_skipped():
        raise error(
            "E0445",
            "tensor memory is allocated in a branch or loop" if kernel else "tensor memory is allocated on the host",
            user_location(),
            help="allocate it in the kernel, before its branches by warp: all threads take part",
        )
    made = next((end for end in kernel.endings if isinstance(end, _TensorMemory)), None)
    if made is None:
        made = _TensorMemory(paired)
        kernel.endings.append(made)
    if made.paired != paired:
        raise error(
            "E0445",
            "a kernel allocates tensor memory of a pair of blocks and of one",
            user_location(),
            help="is2cta= is the same for all buffers in tensor memory",
        )
    return made


take_loc_ip(globals())
