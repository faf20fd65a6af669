"""Bits of integers (PTX ISA, "Integer Arithmetic Instructions", "Logic and Shift Instructions", "Data Movement": prmt)."""

from __future__ import annotations

from typing import Any

from cutec.frontend import arith
from cutec.frontend.context import builder
from cutec.frontend.numeric import Int32, Numeric


def popc(value: Numeric, *, loc: Any = None, ip: Any = None) -> Int32:
    """The number of set bits."""
    count = builder().value("llvm.intr.ctpop", [value.ir], value.ir.type)
    return Int32(arith.convert(count, type(value), Int32), nonneg=True)
