"""All composite operations: importing the modules that define them fills the table."""

from cutec.ops import math, runtime_io
from cutec.ops.cute import algebra, memory, values
from cutec.ops.cute.registry import COMPOSITES, CuteOp

DEFINED_IN = (algebra, values, memory, math, runtime_io)

__all__ = ["COMPOSITES", "CuteOp", "DEFINED_IN"]
