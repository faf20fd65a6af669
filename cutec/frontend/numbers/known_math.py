"""Constant folding of mathematical functions, by Python's `math`: calls with known numbers cost
nothing at run time and work in host functions too.
"""

from __future__ import annotations

import math

from cutec.ops.functions import BY_OPERATION, FUNCTIONS


def folded(op: str, numbers: list[float], name: str = "") -> float | None:
    """The result of a `math` operation, or of `cutec.function` with that `name`, in float64. None
    where it is no finite number (poles, overflow, NaN) or the function is not folded.
    """
    function = FUNCTIONS[name] if name else BY_OPERATION.get(op)
    if function is None or function.fold is None:
        return None
    try:
        result = float(function.fold(*numbers))
    except (ValueError, OverflowError):
        return None
    return result if math.isfinite(result) else None
