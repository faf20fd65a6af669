"""`cute.math`: functions of scalars and TensorSSA, element by element.

Precise by default (libdevice, or correctly rounded instructions); `fastmath=True` takes the hardware's f32 approximations where it has
any (PTX ISA, "Floating Point Instructions": ex2, lg2, sin, cos, tanh, sqrt, rsqrt `.approx`). Half precision is computed in f32.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutec.diag import error
from cutec.frontend.context import builder
from cutec.frontend.location import user_location
from cutec.frontend.numeric import Float32, Numeric, as_numeric, matched
from cutec.frontend.tensor_ssa import TensorSSA, spread, broadcast_shape
from cutec.ops.math import APPROXIMATE


def _function(name: str, summary: str) -> Callable[..., Any]:
    """`math.<name>` of one operand."""

    def call(a: Any, fastmath: bool = False, *, loc: Any = None, ip: Any = None) -> Any:
        attrs = {"fastmath": APPROXIMATE} if fastmath else None
        return _apply(f"math.{name}", [a], attrs)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"{summary}, element by element. `fastmath` allows the hardware's approximation."
    return call


def _apply(op: str, operands: list[Any], attrs: dict[str, Any] | None = None) -> Any:
    if any(isinstance(a, TensorSSA) for a in operands):
        shape = broadcast_shape(*operands)
        kind = next(a.dtype for a in operands if isinstance(a, TensorSSA))
        values = [spread(a, shape, kind) for a in operands]
        _check_float(kind, op)
        return TensorSSA(builder().value(op, [v.ir for v in values], values[0].ir.type, attrs), shape, kind)
    numbers: list[Numeric] = [as_numeric(a) for a in operands]
    if len(numbers) == 2:
        numbers = list(matched(*operands))
    kind = type(numbers[0])
    if kind.is_integer:
        numbers = [n.to(Float32) for n in numbers]
        kind = Float32
    _check_float(kind, op)
    return kind(builder().value(op, [n.ir for n in numbers], kind.mlir, attrs))


def _check_float(kind: Any, op: str) -> None:
    if not kind.is_float or kind.storage_only:
        raise error("E0203", f"{op.removeprefix('math.')} takes floating-point numbers, not {kind.name}", user_location(), help="convert first: x.to(Float32)")


exp = _function("exp", "e**a")
exp2 = _function("exp2", "2**a")
expm1 = _function("expm1", "e**a - 1")
log = _function("log", "The natural logarithm")
log2 = _function("log2", "The logarithm to base 2")
log10 = _function("log10", "The logarithm to base 10")
log1p = _function("log1p", "log(1 + a)")
sqrt = _function("sqrt", "The square root")
rsqrt = _function("rsqrt", "1 / sqrt(a)")
cbrt = _function("cbrt", "The cube root")
sin = _function("sin", "The sine (radians)")
cos = _function("cos", "The cosine (radians)")
tan = _function("tan", "The tangent (radians)")
asin = _function("asin", "The arc sine")
acos = _function("acos", "The arc cosine")
atan = _function("atan", "The arc tangent")
sinh = _function("sinh", "The hyperbolic sine")
cosh = _function("cosh", "The hyperbolic cosine")
tanh = _function("tanh", "The hyperbolic tangent")
asinh = _function("asinh", "The inverse hyperbolic sine")
acosh = _function("acosh", "The inverse hyperbolic cosine")
atanh = _function("atanh", "The inverse hyperbolic tangent")
erf = _function("erf", "The error function")
erfc = _function("erfc", "1 - erf(a)")
floor = _function("floor", "The largest integer not above a, as a float")
ceil = _function("ceil", "The smallest integer not below a, as a float")
trunc = _function("trunc", "a without its fraction")
round = _function("round", "The nearest integer, halves away from zero")
roundeven = _function("roundeven", "The nearest integer, halves to even")
absf = _function("absf", "The magnitude")


def atan2(y: Any, x: Any, fastmath: bool = False, *, loc: Any = None, ip: Any = None) -> Any:
    """The angle of the point (x, y)."""
    return _apply("math.atan2", [y, x])


def pow(base: Any, exponent: Any, fastmath: bool = False, *, loc: Any = None, ip: Any = None) -> Any:
    """base ** exponent."""
    return _apply("math.powf", [base, exponent])


def copysign(magnitude: Any, sign: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The magnitude of one number with the sign of another."""
    return _apply("math.copysign", [magnitude, sign])


def fma(a: Any, b: Any, c: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """a * b + c, rounded once."""
    kind = next((type(x) for x in (a, b, c) if isinstance(x, Numeric)), Float32)
    if any(isinstance(x, TensorSSA) for x in (a, b, c)):
        return _apply("math.fma", [a, b, c])
    values = [as_numeric(x, kind).to(kind) for x in (a, b, c)]
    return kind(builder().value("math.fma", [v.ir for v in values], kind.mlir))


__all__ = [
    "absf", "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos", "cosh", "erf", "erfc", "exp",
    "exp2", "expm1", "floor", "fma", "log", "log10", "log1p", "log2", "pow", "round", "roundeven", "rsqrt", "sin", "sinh", "sqrt", "tan",
    "tanh", "trunc",
]  # fmt: skip
