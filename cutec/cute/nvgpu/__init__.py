"""`cute.nvgpu`: atoms of NVIDIA hardware. The universal copy is here; tensor-core and TMA atoms have modules of their own."""

from cutec.cute.copying import CopyUniversalOp

__all__ = ["CopyUniversalOp"]
