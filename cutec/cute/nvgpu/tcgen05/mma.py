"""`cute.nvgpu.tcgen05.mma`: the enumerations of its multiplies."""

from cutec.cute.nvgpu.tcgen05 import CtaGroup, Field, OperandMajorMode, OperandSource

__all__ = ["CtaGroup", "Field", "OperandMajorMode", "OperandSource"]
