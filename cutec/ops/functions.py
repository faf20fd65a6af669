"""Mathematical functions, each defined once: its computation with NumPy, its folding in Python for
numbers known while compiling, and its lowering for GPUs.

The interpreter (`ops.primitives.libdevice`), folding (`frontend.numbers.known_math`) and lowering
(`ops.math`) read this table. A new function of libdevice is a row here and a name in `cute.math`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from cutec.records import dataclass

Array = Any  # numpy.ndarray of float64; this module imports no NumPy
Evaluate = Callable[..., Array]


@dataclass(frozen=True, slots=True)
class Function:
    """A row. `name` is libdevice's, without `__nv_` and without the `f` of the float32 form (CUDA
    libdevice User's Guide). `evaluate(np, *arrays)` computes it in float64. `fold(*floats)`
    computes it with Python's floats and raises ValueError or OverflowError where there is no
    number; None: it is not folded. `operation` is the operation of the `math` dialect, "" where
    there is none: then `cutec.function` names it. `exact` is the `llvm.intr.*` operation that
    computes it exactly in every type; "" for a call of libdevice.
    """

    name: str
    evaluate: Evaluate
    fold: Callable[..., float] | None = None
    operation: str = ""
    exact: str = ""


def _ufunc(name: str) -> Evaluate:
    return lambda np, *a: getattr(np, name)(*a)


def _each(function: Callable[..., float]) -> Evaluate:
    """A function of `math` as one of arrays."""

    def guarded(*values: float) -> float:
        try:
            return function(*values)
        except OverflowError:
            return math.inf
        except ValueError:
            return math.nan

    return lambda np, *a: np.frompyfunc(guarded, len(a), 1)(*a).astype("f8")


def _round(np: Any, a: Array) -> Array:
    truncated = np.trunc(a)
    return truncated + np.where(np.abs(a - truncated) >= 0.5, np.copysign(1.0, a), 0.0)


def _gamma(value: float) -> float:
    return math.copysign(math.inf, value) if value == 0 else math.gamma(value)


def _log_gamma(value: float) -> float:
    return math.inf if value <= 0 and value == math.floor(value) else math.lgamma(value)


def _mod_two(np: Any, a: Array) -> Array:
    """The number in [-1, 1] that differs by a multiple of 2, exactly."""
    reduced = np.fmod(a, 2.0)
    return np.where(np.abs(reduced) > 1.0, reduced - np.copysign(2.0, reduced), reduced)


def _sin_pi(np: Any, a: Array) -> Array:
    """sin(pi a), exact at multiples of one half."""
    r = _mod_two(np, a)
    return np.sin(np.where(np.abs(r) > 0.5, np.copysign(1.0, r) - r, r) * math.pi)


def _cos_pi(np: Any, a: Array) -> Array:
    """cos(pi a), exact at multiples of one half."""
    r = np.abs(_mod_two(np, a))
    return np.where(r < 0.25, np.cos(r * math.pi), np.sin((0.5 - r) * math.pi))


def _with_sign(function: Callable[[float], float]) -> Callable[[float], float]:
    """Python's integer rounding as a float function that keeps the sign of zero."""
    return lambda a: math.copysign(function(a), a)


def _plain(names: str, numpy_prefix: str = "") -> list[Function]:
    """Functions that the `math` dialect, libdevice, NumPy and Python's `math` all have."""
    return [
        Function(n, _ufunc(numpy_prefix + n[bool(numpy_prefix) :]), getattr(math, n, None), f"math.{n}")
        for n in names.split()
    ]


FUNCTIONS: dict[str, Function] = {
    row.name: row
    for row in (
        *_plain("exp expm1 log log2 log10 log1p cbrt sin cos tan sinh cosh tanh"),
        *_plain("asin acos atan asinh acosh atanh atan2", "arc"),
        Function("exp2", _ufunc("exp2"), lambda a: math.pow(2.0, a), "math.exp2"),
        Function("sqrt", _ufunc("sqrt"), math.sqrt, "math.sqrt"),
        Function("rsqrt", lambda np, a: 1.0 / np.sqrt(a), lambda a: math.pow(a, -0.5), "math.rsqrt"),
        Function("erf", _each(math.erf), math.erf, "math.erf"),
        Function("erfc", _each(math.erfc), math.erfc, "math.erfc"),
        Function("pow", _ufunc("power"), math.pow, "math.powf"),
        Function("powi", _ufunc("power"), None, "math.fpowi"),
        Function("fmod", _ufunc("fmod"), None, "arith.remf"),
        Function("round", _round, _with_sign(lambda a: math.floor(abs(a) + 0.5)), "math.round"),
        Function("floor", _ufunc("floor"), _with_sign(math.floor), "math.floor", "floor"),
        Function("ceil", _ufunc("ceil"), _with_sign(math.ceil), "math.ceil", "ceil"),
        Function("trunc", _ufunc("trunc"), _with_sign(math.trunc), "math.trunc", "trunc"),
        Function("rint", _ufunc("rint"), _with_sign(round), "math.roundeven", "roundeven"),
        Function("copysign", _ufunc("copysign"), math.copysign, "math.copysign", "copysign"),
        Function("fabs", _ufunc("abs"), math.fabs, "math.absf", "fabs"),
        Function("nearbyint", _ufunc("rint")),
        Function("hypot", _ufunc("hypot")),
        Function("fmax", _ufunc("fmax")),
        Function("fmin", _ufunc("fmin")),
        Function("exp10", lambda np, a: np.power(10.0, a), lambda a: math.pow(10.0, a)),
        Function("fdim", lambda np, a, b: np.where(a > b, a - b, np.where((a != a) | (b != b), np.nan, 0.0))),
        Function("remainder", _each(math.remainder)),
        Function("tgamma", _each(_gamma)),
        Function("lgamma", _each(_log_gamma)),
        Function("sinpi", _sin_pi),
        Function("cospi", _cos_pi),
    )
}
BY_OPERATION: dict[str, Function] = {row.operation: row for row in FUNCTIONS.values() if row.operation}
