"""Calls of libdevice functions (`llvm.call @__nv_*`) and of NVVM intrinsics
(`llvm.call_intrinsic`): one table of each.

libdevice's functions are within an ulp or two of the true value; here they are computed in float64
and rounded once. The approximations of the hardware (`ex2.approx`, …) err by a few units in 2**-22;
here they are computed as exactly, and flush subnormal numbers to zero where their name says so.
Comparisons with a GPU have to allow for that.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from cutec.ir.attrs import Symbol
from cutec.ir.core import Op
from cutec.ir.types import F32, element_of, vector
from cutec.ops.primitives.floats import fused, in_double
from cutec.ops.primitives.intrinsics import INTEGER
from cutec.ops.primitives.registry import Array, Context, Semantics, define
from cutec.ops.primitives.rounding import DIRECTED, MODES, directed

Function = Callable[..., Any]


def _ufunc(name: str) -> Function:
    return lambda np, *a: getattr(np, name)(*a)


def _each(function: Callable[..., float]) -> Function:
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


# Name without `__nv_` and without the `f` of the float32 form → the function in float64
MATH: dict[str, Function] = {
    **{
        n: _ufunc(n)
        for n in (
            [
                "exp",
                "exp2",
                "expm1",
                "log",
                "log2",
                "log10",
                "log1p",
                "sqrt",
                "cbrt",
                "sin",
                "cos",
                "tan",
                "sinh",
                "cosh",
                "tanh",
                "floor",
                "ceil",
                "trunc",
                "rint",
            ]
        )
    },
    **{n: _ufunc("arc" + n[1:]) for n in (["asin", "acos", "atan", "asinh", "acosh", "atanh", "atan2"])},
    **{n: _ufunc(n) for n in (["fmod", "copysign", "hypot", "fmax", "fmin"])},
    "fabs": _ufunc("abs"),
    "pow": _ufunc("power"),
    "powi": _ufunc("power"),
    "exp10": lambda np, a: np.power(10.0, a),
    "nearbyint": _ufunc("rint"),
    "round": _round,
    "rsqrt": lambda np, a: 1.0 / np.sqrt(a),
    "fdim": lambda np, a, b: np.where(a > b, a - b, np.where((a != a) | (b != b), np.nan, 0.0)),
    "remainder": _each(math.remainder),
    "erf": _each(math.erf),
    "erfc": _each(math.erfc),
    "tgamma": _each(_gamma),
    "lgamma": _each(_log_gamma),
    "sinpi": lambda np, a: _sin_pi(np, _mod_two(np, a)),
    "cospi": lambda np, a: _cos_pi(np, np.abs(_mod_two(np, a))),
}
PREFIX = "__nv_"


def _mod_two(np: Any, a: Array) -> Array:
    """The number in [-1, 1] that differs by a multiple of 2, exactly."""
    reduced = np.fmod(a, 2.0)
    return np.where(np.abs(reduced) > 1.0, reduced - np.copysign(2.0, reduced), reduced)


def _sin_pi(np: Any, r: Array) -> Array:
    """sin(pi r) for r in [-1, 1], exact at multiples of one half."""
    return np.sin(np.where(np.abs(r) > 0.5, np.copysign(1.0, r) - r, r) * math.pi)


def _cos_pi(np: Any, r: Array) -> Array:
    """cos(pi r) for r in [0, 1], exact at multiples of one half."""
    return np.where(r < 0.25, np.cos(r * math.pi), np.sin((0.5 - r) * math.pi))


def math_function(symbol: str) -> tuple[Function, bool] | None:
    """The function of a libdevice name, and whether it is of float32 (`__nv_expf`); None for one
    that the table lacks.
    """
    name = symbol.removeprefix(PREFIX).removeprefix("fast_")
    if not symbol.startswith(PREFIX):
        return None
    if name in MATH:
        return MATH[name], False
    return (MATH[name[:-1]], True) if name.endswith("f") and name[:-1] in MATH else None


def _call(op: Op) -> str | None:
    callee = op.attrs.get("callee")
    if not isinstance(callee, Symbol) or (found := math_function(callee.name)) is None:
        return f"calls {callee.name if isinstance(callee, Symbol) else 'nothing'}, which has no semantics"
    floats, types = "f32" if found[1] else "f64", [element_of(v.type).mlir for v in op.operands + op.results]
    wanted = [floats, "i32", floats] if callee.name.removeprefix(PREFIX).startswith("powi") else [floats] * len(types)
    return None if types == wanted and len(op.results) == 1 else f"calls {callee.name} with {types}"


@define("llvm.call", _call)
def call(ctx: Context, op: Op, *operands: Array) -> Array:
    function, _ = math_function(op.attrs["callee"].name)
    return in_double(function)(ctx, op, *operands)


def _flush(ctx: Context, a: Array) -> Array:
    """Subnormal numbers of float32 and bfloat16 to zero of their sign; `ftz` says nothing of
    float64.
    """
    if a.dtype.name not in ("float32", "bfloat16"):
        return a
    smallest = a.dtype.type(2.0**-126)
    return ctx.np.where(ctx.np.abs(a) < smallest, ctx.np.copysign(a.dtype.type(0), a), a)


def _saturated(np: Any, a: Array) -> Array:
    return np.where(a > 0, np.minimum(a, 1.0), 0.0)


# Name without `llvm.nvvm.`, its qualifiers and the type's letter → the function in float64
INTRINSICS: dict[str, Function] = {
    "ex2": _ufunc("exp2"),
    "lg2": _ufunc("log2"),
    "sin": _ufunc("sin"),
    "cos": _ufunc("cos"),
    "tanh": _ufunc("tanh"),
    "sqrt": _ufunc("sqrt"),
    "rsqrt": lambda np, a: 1.0 / np.sqrt(a),
    "rcp": lambda np, a: 1.0 / a,
    "div": lambda np, a, b: a / b,
    "fabs": _ufunc("abs"),
    "saturate": _saturated,
    "add": lambda np, a, b: a + b,
    "mul": lambda np, a, b: a * b,
}
_QUALIFIERS = {"approx", "rn", "ftz", "f", "d", "f16", "f32", "f64", "bf16", "full"}


def intrinsic(name: str) -> tuple[Semantics, bool] | None:
    """The semantics of an intrinsic `llvm.nvvm.<function>.<qualifiers>`, and whether it flushes
    subnormals; None if unknown.
    """
    dialect, _, rest = name.partition("llvm.nvvm.")
    function, *qualifiers = rest.split(".")
    if dialect or not qualifiers:
        return None
    flushes = "ftz" in qualifiers
    modes = [q for q in qualifiers if q in MODES]
    if modes and function in DIRECTED and set(qualifiers) <= _QUALIFIERS | set(MODES):
        return (lambda ctx, op, *a: directed(ctx.np, function, modes[0], *a)), flushes
    if not set(qualifiers) <= _QUALIFIERS:
        return None
    if function == "fma":
        return fused, flushes
    return (in_double(INTRINSICS[function]), flushes) if function in INTRINSICS else None


def _call_intrinsic(op: Op) -> str | None:
    name = op.attrs.get("intrin")
    if name in INTEGER:
        return INTEGER[name].check(op)
    if not isinstance(name, str) or intrinsic(name) is None:
        return f"calls the intrinsic {name}, which has no semantics"
    types = {v.type for v in op.operands + op.results}
    return None if len(types) == 1 and len(op.results) == 1 else f"calls {name} with types that differ"


@define("llvm.call_intrinsic", _call_intrinsic)
def call_intrinsic(ctx: Context, op: Op, *operands: Array) -> Array:
    name = op.attrs["intrin"]
    return INTEGER[name].semantics(ctx, op, *operands) if name in INTEGER else evaluate(ctx, op, name, operands)


def evaluate(ctx: Context, op: Op, name: str, operands: Sequence[Array]) -> Array:
    """What the intrinsic `name` makes of floats, of `op`'s result type."""
    semantics, flushes = intrinsic(name)
    if not flushes:
        return semantics(ctx, op, *operands)
    return _flush(ctx, semantics(ctx, op, *(_flush(ctx, a) for a in operands)))


def _packed(op: Op) -> str | None:
    name = op.attrs.get("instruction")
    if not isinstance(name, str) or intrinsic(f"llvm.nvvm.{name}.f") is None:
        return f"has no operation {name}"
    return None if {v.type for v in op.operands + op.results} == {vector(2, F32)} else "takes pairs of f32"


@define("cutec.f32x2", _packed)
def f32x2(ctx: Context, op: Op, *operands: Array) -> Array:
    """The named instruction on two floats at once."""
    return evaluate(ctx, op, f"llvm.nvvm.{op.attrs['instruction']}.f", operands)
