"""`cute.math`: functions of scalars and TensorSSA, element by element, in any mix (shapes
broadcast, classes are promoted).

Precise by default (libdevice, or correctly rounded instructions); `fastmath=True` takes the
hardware's approximations where it has any (PTX ISA, "Floating Point Instructions": ex2, lg2, sin,
cos, tanh, sqrt, rsqrt `.approx`), which flush subnormal numbers to zero; without one it changes
nothing. Integers count as Float32. Half precision is computed in f32 and rounded. docs/accuracy.md
has the errors.
"""

from __future__ import annotations

import builtins
import enum
from collections.abc import Callable
from typing import Any

from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import elements, numeric
from cutec.frontend.numbers.elements import Met, class_of, common_class, is_operand, meet
from cutec.frontend.numbers.integer_power import emit_integer_power
from cutec.frontend.numbers.known_math import folded
from cutec.frontend.numbers.numeric import Boolean, Float32, Int32, Numeric, as_numeric
from cutec.frontend.numbers.operators import check_computable, not_a_number
from cutec.frontend.numbers.promotion import operation_class
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.ir.types import like
from cutec.ops.functions import BY_OPERATION
from cutec.ops.math import APPROXIMATE

MathOperand = Any  # a TensorSSA, a numeric or a Python number


class RoundingMode(enum.Enum):
    """Where arithmetic rounds a result that is no number of the type (PTX ISA, "Rounding
    Modifiers").
    """

    RN = "rn"  # to the nearest, halves to even
    RZ = "rz"  # towards zero
    RM = "rm"  # towards minus infinity
    RP = "rp"  # towards plus infinity


def _floats(operands: list[Any]) -> Met:
    """The operands in one class of floats."""
    kind = common_class(operands)
    check_computable(kind)
    return meet(operands, Float32 if kind.is_integer else kind)


def _apply(op: str, operands: list[Any], fastmath: bool = False, name: str = "") -> Any:
    """`op` of the operands; `name` is the function of `cutec.function`."""
    if (known := _known(op, operands, name)) is not None:
        return known
    met = _floats(operands)
    attrs = {"name": name} if name else _fast(fastmath)
    return met.wrap(builder().value(op, met.values, met.values[0].type, attrs))


def _known(op: str, operands: list[Any], name: str) -> Numeric | None:
    """The result for operands that are all known while compiling, None otherwise."""
    kind = common_class(operands)
    check_computable(kind)
    if any(isinstance(x, TensorSSA) or not as_numeric(x).is_static for x in operands):
        return None
    kind = Float32 if kind.is_integer else kind
    value = folded(op, [float(as_numeric(x, kind).to(kind).python) for x in operands], name)
    return None if value is None else kind(value)


def _fast(allowed: bool) -> dict[str, Any] | None:
    return {"fastmath": APPROXIMATE} if allowed else None


def _function(name: str, summary: str) -> Callable[..., Any]:
    """A function of one operand: `math.<name>`, or one of libdevice that the dialect lacks."""
    op = f"math.{name}" if f"math.{name}" in BY_OPERATION else ""

    def call(a: Any, fastmath: bool = False, *, loc: Any = None, ip: Any = None) -> Any:
        return _apply(op, [a], fastmath) if op else _apply("cutec.function", [a], name=name)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"{summary}, element by element. `fastmath` allows the hardware's approximation."
    return call


exp = _function("exp", "e**a")
exp2 = _function("exp2", "2**a")
exp10 = _function("exp10", "10**a")
expm1 = _function("expm1", "e**a - 1")
log = _function("log", "The natural logarithm")
log2 = _function("log2", "The logarithm to base 2")
log10 = _function("log10", "The logarithm to base 10")
log1p = _function("log1p", "log(1 + a)")
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
absf = _function("absf", "The magnitude of a float")


def sincos(a: Any, fastmath: bool = False, *, loc: Any = None, ip: Any = None) -> tuple[Any, Any]:
    """The sine and the cosine."""
    return sin(a, fastmath), cos(a, fastmath)


def atan2(y: Any, x: Any, fastmath: bool = False, *, loc: Any = None, ip: Any = None) -> Any:
    """The angle of the point (x, y)."""
    return _apply("math.atan2", [y, x])


def pow(base: Any, exponent: Any, fastmath: bool = False, *, loc: Any = None, ip: Any = None) -> Any:
    """base ** exponent, in floats. With `fastmath` the base may not be negative."""
    return _apply("math.powf", [base, exponent], fastmath)


def fpowi(base: Any, exponent: Any, fastmath: bool = False, *, loc: Any = None, ip: Any = None) -> Any:
    """A float to an integer power. `fastmath` multiplies: the error grows with the exponent. Raises
    E0201 for an exponent that is no integer.
    """
    kind = common_class([exponent])
    if not kind.is_integer or kind.width > 32:
        raise error(
            "E0201",
            f"fpowi takes an integer exponent of at most 32 bits, not {kind.name}",
            user_location(),
            help="call cute.math.pow",
        )
    both = [x for x in (base, exponent) if isinstance(x, TensorSSA)]
    if both:
        shape = elements.common_shape([x.shape for x in both])
        base, exponent = (elements.spread(x, shape, common_class([x])) for x in (base, exponent))
    met, power = _floats([base]), meet([exponent], Int32)
    return met.wrap(builder().value("math.fpowi", [*met.values, *power.values], met.values[0].type, _fast(fastmath)))


def copysign(magnitude: Any, sign: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The magnitude of one number with the sign of another."""
    return _apply("math.copysign", [magnitude, sign])


# -- kinds of numbers


def _class(name: str, summary: str) -> Callable[..., Any]:
    def call(a: Any, *, loc: Any = None, ip: Any = None) -> Any:
        met = _floats([a])
        return met.wrap(builder().value(f"math.{name}", met.values, like(met.values[0].type, Boolean.mlir)), Boolean)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"Whether a is {summary}, element by element."
    return call


isnan = _class("isnan", "not a number")
isinf = _class("isinf", "an infinity")
isfinite = _class("isfinite", "neither infinite nor NaN")
isnormal = _class("isnormal", "neither zero, subnormal, infinite nor NaN")


# -- signs, order and arithmetic, of floats and integers


def _operate(op: str, a: Any, b: Any) -> Any:
    """`a op b` for an operator of `arith.emit_binary`; of Python numbers alone, their class is that
    of literals.
    """
    if isinstance(a, TensorSSA) or isinstance(b, TensorSSA):
        return elements.binary(op, a, b)
    kind = common_class([a, b])  # which says what is no operand
    return (
        numeric.binary(op, a, b)
        if isinstance(a, Numeric) or isinstance(b, Numeric)
        else numeric.binary(op, kind(a), kind(b))
    )


def neg(a: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """-a."""
    return -_operand(a)


def abs(a: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The magnitude of a float or an integer."""
    return builtins.abs(_operand(a))


def absi(a: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The magnitude of an integer. Raises E0201 for floats."""
    a = _operand(a)
    if class_of(a).is_float:
        raise error(
            "E0201",
            f"absi takes integers, not {class_of(a).name}",
            user_location(),
            help="call cute.math.absf, or abs for both",
        )
    return builtins.abs(a)


def min(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The smaller one; of a number and NaN the number."""
    return _operate("min", a, b)


def max(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The larger one; of a number and NaN the number."""
    return _operate("max", a, b)


def clamp(a: Any, lower: Any, upper: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """a, at least `lower` and then at most `upper`; NaN becomes `lower`."""
    return min(max(a, lower), upper)


def add(a: Any, b: Any, *, rnd: Any = None, ftz: bool = False, loc: Any = None, ip: Any = None) -> Any:
    """a + b. With a rounding mode it is never fused with a multiplication."""
    return _rounded("add", [a, b], rnd, ftz) if rnd or ftz else _operate("add", a, b)


def sub(a: Any, b: Any, *, rnd: Any = None, ftz: bool = False, loc: Any = None, ip: Any = None) -> Any:
    """a - b. With a rounding mode it is never fused with a multiplication."""
    return _rounded("add", [a, neg(b)], rnd, ftz) if rnd or ftz else _operate("sub", a, b)


def mul(a: Any, b: Any, *, rnd: Any = None, ftz: bool = False, loc: Any = None, ip: Any = None) -> Any:
    """a * b. With a rounding mode it is never fused with an addition."""
    return _rounded("mul", [a, b], rnd, ftz) if rnd or ftz else _operate("mul", a, b)


def fma(a: Any, b: Any, c: Any, *, rnd: Any = None, ftz: bool = False, loc: Any = None, ip: Any = None) -> Any:
    """a * b + c, rounded once."""
    return _rounded("fma", [a, b, c], rnd, ftz) if rnd or ftz else _apply("math.fma", [a, b, c])


def div(
    a: Any, b: Any, *, rnd: Any = None, approx: bool = False, ftz: bool = False, loc: Any = None, ip: Any = None
) -> Any:
    """a / b of floats, correctly rounded, or within 2 ulp with `approx`; the quotient of two
    integers truncated, as in C.
    """
    if rnd or approx or ftz:
        return _rounded("div", [a, b], rnd, ftz, approx)
    return _c_division("div", "truediv", a, b)


def rem(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The remainder of the truncated quotient, with the sign of a, as in C (`%` of integers, `fmod`
    of floats).
    """
    return _c_division("rem", "rem", a, b)


def rcp(a: Any, *, rnd: Any = None, approx: bool = False, ftz: bool = False, loc: Any = None, ip: Any = None) -> Any:
    """1 / a, correctly rounded, or within 1 ulp with `approx`."""
    if approx and not ftz:
        return _rounded("div", [1.0, a], rnd, ftz, approx)
    return _rounded("rcp", [a], rnd, ftz, approx) if rnd or ftz else _c_division("div", "truediv", 1.0, a)


def sqrt(
    a: Any,
    fastmath: bool = False,
    *,
    rnd: Any = None,
    approx: bool = False,
    ftz: bool = False,
    loc: Any = None,
    ip: Any = None,
) -> Any:
    """The square root, correctly rounded; `approx` or `fastmath` takes the hardware's
    approximation.
    """
    return _rounded("sqrt", [a], rnd, ftz, approx) if rnd or approx or ftz else _apply("math.sqrt", [a], fastmath)


def rsqrt(
    a: Any, fastmath: bool = False, *, approx: bool = False, ftz: bool = False, loc: Any = None, ip: Any = None
) -> Any:
    """1 / sqrt(a); `approx` or `fastmath` takes the hardware's approximation."""
    return _rounded("rsqrt", [a], None, ftz, True) if approx or ftz else _apply("math.rsqrt", [a], fastmath)


def ipowi(base: Any, exponent: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """An integer to an integer power, in wrapping arithmetic; to a negative one, the truncated
    quotient (0 but for 1 and -1; undefined for 0).

    The exponent's bits are taken one after the other; LLVM leaves out what is known of them. Raises
    E0201 for floats.
    """
    kind = common_class([base, exponent])
    if kind.is_float:
        raise error("E0201", f"ipowi takes integers, not {kind.name}", user_location(), help="call cute.math.pow")
    met = meet([base, exponent], operation_class("mul", kind, kind))
    number, power = met.values
    return met.wrap(emit_integer_power(number, power, met.kind))


def _operand(a: Any) -> Any:
    if not is_operand(a):
        raise not_a_number("a number or a TensorSSA is needed here", a)
    return a if isinstance(a, TensorSSA) else as_numeric(a)


def _c_division(integers: str, floats: str, a: Any, b: Any) -> Any:
    kind = common_class([a, b])
    op = floats if kind.is_float else integers
    return _operate(op, *(x if isinstance(x, TensorSSA) else as_numeric(x, kind) for x in (a, b)))


def _rounded(name: str, operands: list[Any], rnd: Any, ftz: bool, approx: bool = False) -> Any:
    """An instruction of f32 or f64 with modifiers. Raises E0207 for modifiers that it does not
    have.
    """
    if not isinstance(rnd, (RoundingMode, str, type(None))) or (
        isinstance(rnd, str) and rnd not in [m.value for m in RoundingMode]
    ):
        raise error(
            "E0207", f"{rnd!r} is no rounding mode", user_location(), help="rn, rz, rm, rp or cute.math.RoundingMode"
        )
    mode = rnd.value if isinstance(rnd, RoundingMode) else rnd
    met = _floats(operands)
    if met.kind.width < 32 or (met.kind.width == 64 and (ftz or approx)) or (approx and mode):
        asked = ", ".join(
            filter(None, [f"rnd={mode}" if mode else "", "approx" if approx else "", "ftz" if ftz else ""])
        )
        raise error(
            "E0207",
            f"{name} of {met.kind.name} does not take {asked}",
            user_location(),
            help=(
                "rounding modes are of Float32 and Float64, approx and ftz of Float32, approx without a mode: convert"
                " first, x.to(Float32)"
            ),
        )
    modifiers = "approx" if approx else mode or "rn"
    attrs = {"name": f"{name}.{modifiers}{'.ftz' if ftz else ''}"}
    return met.wrap(builder().value("cutec.instruction", met.values, met.values[0].type, attrs))


__all__ = [
    "MathOperand",
    "RoundingMode",
    "abs",
    "absf",
    "absi",
    "acos",
    "acosh",
    "add",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "clamp",
    "copysign",
    "cos",
    "cosh",
    "div",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "exp10",
    "expm1",
    "floor",
    "fma",
    "fpowi",
    "ipowi",
    "isfinite",
    "isinf",
    "isnan",
    "isnormal",
    "log",
    "log1p",
    "log2",
    "log10",
    "max",
    "min",
    "mul",
    "neg",
    "pow",
    "rcp",
    "rem",
    "round",
    "roundeven",
    "rsqrt",
    "sin",
    "sincos",
    "sinh",
    "sqrt",
    "sub",
    "tan",
    "tanh",
    "trunc",
]
