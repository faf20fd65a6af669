"""`cute.nvgpu.warp.mma`: the module of the multiplies."""

from cutec.cute.nvgpu.warp import (
    MmaB1Op,
    MmaF8F6F4Op,
    MmaF16BF16Op,
    MmaF16QuadPairOp,
    MmaF64Op,
    MmaFP8Op,
    MmaI8Op,
    MmaMXF4NVF4Op,
    MmaMXF4Op,
    MmaMXF8F6F4Op,
    MmaMXF8Op,
    MmaSparseOp,
    MmaTF32Op,
    WarpMmaOp,
)
from cutec.cute.nvgpu.warp.narrow import MXF8F6F4_SUPPORTED_PAIRS

__all__ = [
    "MXF8F6F4_SUPPORTED_PAIRS",
    "MmaB1Op",
    "MmaF8F6F4Op",
    "MmaF16BF16Op",
    "MmaF16QuadPairOp",
    "MmaF64Op",
    "MmaFP8Op",
    "MmaI8Op",
    "MmaMXF4NVF4Op",
    "MmaMXF4Op",
    "MmaMXF8F6F4Op",
    "MmaMXF8Op",
    "MmaSparseOp",
    "MmaTF32Op",
    "WarpMmaOp",
]
