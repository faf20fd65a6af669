"""Floating-point instructions that Python has no operator for (PTX ISA, "Floating Point Instructions")."""

from __future__ import annotations

from typing import Any

from cutec.frontend import numeric
from cutec.frontend.context import builder
from cutec.frontend.numeric import as_numeric
from cutec.ops.math import APPROXIMATE


def fmax(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The larger of two floats; of a number and NaN the number."""
    return numeric.maximum(as_numeric(a), b)


def fmin(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The smaller of two floats; of a number and NaN the number."""
    return numeric.minimum(as_numeric(a), b)


def exp2(a: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """2**a by the hardware's approximation (PTX `ex2.approx`)."""
    a = as_numeric(a)
    return type(a)(builder().value("math.exp2", [a.ir], a.ir.type, {"fastmath": APPROXIMATE}))
