"""`cutlass.utils.smem_allocator`: the allocator of shared memory, under another name."""

from cutec.frontend.kernels.smem import SmemAllocator, SmemPartition

__all__ = ["SmemAllocator", "SmemPartition"]
