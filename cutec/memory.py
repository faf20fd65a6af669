"""`cutlass.memory`: what hands out shared memory, as the public guides name it."""

from cutec.frontend.kernels.smem import SmemAllocator

__all__ = ["SmemAllocator"]
