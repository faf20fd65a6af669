"""Mathematical functions of numbers known while compiling, by Python's `math`, so that they cost
nothing and work in host functions too.
"""

from __future__ import annotations

import math
from collections.abc import Callable

# Operation → the function in float64; it raises ValueError or OverflowError where Python has no
# number for the result.
_FUNCTIONS: dict[str, Callable[..., float]] = {
    **{
        f"math.{name}": getattr(math, name)
        for name in (
            "exp",
            "expm1",
            "log",
            "log2",
            "log10",
            "log1p",
            "sqrt",
            "sin",
            "cos",
            "tan",
            "asin",
            "acos",
            "atan",
            "atan2",
            "sinh",
            "cosh",
            "tanh",
            "asinh",
            "acosh",
            "atanh",
            "erf",
            "erfc",
            "copysign",
        )
    },
    "math.floor": lambda a: math.copysign(math.floor(a), a),  # the integer 0 has no sign
    "math.ceil": lambda a: math.copysign(math.ceil(a), a),
    "math.trunc": lambda a: math.copysign(math.trunc(a), a),
    "math.absf": abs,
    "math.exp2": lambda a: math.pow(2.0, a),
    "math.powf": math.pow,
    "math.rsqrt": lambda a: math.pow(a, -0.5),
    "math.round": lambda a: math.copysign(math.floor(abs(a) + 0.5), a),
    "math.roundeven": lambda a: math.copysign(round(a), a),
}


def folded(op: str, numbers: list[float]) -> float | None:
    """The result of a `math` operation in float64; None where it is no number (poles, overflow,
    NaN) or the operation is not known here.
    """
    function = _FUNCTIONS.get(op)
    if function is None:
        return None
    try:
        result = float(function(*numbers))
    except (ValueError, OverflowError):
        return None
    return result if math.isfinite(result) else None
