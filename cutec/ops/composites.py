"""All composite operations: importing the modules that define them fills the table."""

from cutec.ops import convert, device_facts, hardware, math, runtime_io
from cutec.ops.cute import algebra, memory, tiled, values
from cutec.ops.cute.registry import COMPOSITES, CuteOp
from cutec.ops.nvgpu import atoms, barriers, copies, multiply, tma, warpgroup

DEFINED_IN = (algebra, values, memory, tiled, atoms, multiply, copies, barriers, tma, warpgroup, math, convert, device_facts, hardware, runtime_io)

__all__ = ["COMPOSITES", "CuteOp", "DEFINED_IN"]
