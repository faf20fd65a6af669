"""`cute.nvgpu.warp.mma`: the module of the multiplies."""

from cutec.cute.nvgpu.warp import (
    MmaB1Op,
    MmaF8F6F4Op,
    MmaF16BF16Op,
    MmaF16QuadPairOp,
    MmaF64Op,
    MmaFP8Op,
    MmaI8Op,
    MmaSparseOp,
    MmaTF32Op,
)

__all__ = [
    "MmaB1Op",
    "MmaF8F6F4Op",
    "MmaF16BF16Op",
    "MmaF16QuadPairOp",
    "MmaF64Op",
    "MmaFP8Op",
    "MmaI8Op",
    "MmaSparseOp",
    "MmaTF32Op",
]
