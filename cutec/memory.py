"""`cutlass.memory`: the allocator of shared memory, under the name of the public guides."""

from cutec.frontend.kernels.smem import SmemAllocator

__all__ = ["SmemAllocator"]
