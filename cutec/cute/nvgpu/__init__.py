"""`cute.nvgpu`: operations of NVIDIA hardware, from which atoms are made."""

from cutec.cute.nvgpu import cpasync, warp, warpgroup
from cutec.cute.nvgpu.common import CopyUniversalOp, LoadCacheMode, MmaUniversalOp, OperandMajorMode

__all__ = ["CopyUniversalOp", "LoadCacheMode", "MmaUniversalOp", "OperandMajorMode", "cpasync", "warp", "warpgroup"]
