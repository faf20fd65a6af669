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
from typing import TYPE_CHECKING, Any, Protocol, overload

from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import elements
from cutec.frontend.numbers.elements import Promoted, class_of, common_class, is_operand, promote_operands
from cutec.frontend.numbers.integer_power import emit_integer_power
from cutec.frontend.numbers.known_math import folded
from cutec.frontend.numbers.numeric import Boolean, Float32, Int32, Numeric, as_numeric
from cutec.frontend.numbers.operators import check_computable, not_a_number
from cutec.frontend.numbers.promotion import operation_class
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.ir.types import like
from cutec.loc_ip import take_loc_ip
from cutec.ops.functions import BY_OPERATION
from cutec.ops.math import APPROXIMATE

MathOperand = Any  # a TensorSSA, a numeric or a Python number

if TYPE_CHECKING:
    from cutec.cute.operands import Elements, ElementsT, Keyword, Number
    from cutec.frontend.numbers.number import FloatT

    class FloatFunction(Protocol):
        """A function of a float, or of each element; integers count as Float32."""

        @overload
        def __call__(self, x: TensorSSA, fastmath: bool = False) -> TensorSSA: ...
        @overload
        def __call__(  # pyright: ignore[reportOverlappingOverload]  # a float keeps its class
            self, x: FloatT, fastmath: bool = False
        ) -> FloatT: ...
        @overload
        def __call__(self, x: Number, fastmath: bool = False) -> Float32: ...

    class ApproximatedFunction(FloatFunction, Protocol):
        """The same, of which the hardware has an approximation."""

        def __call__(self, x: Any, fastmath: bool = False, *, approx: bool = False, ftz: bool = False) -> Any: ...

    class Predicate(Protocol):
        """A predicate of a float, or of each element."""

        @overload
        def __call__(self, x: TensorSSA) -> TensorSSA: ...
        @overload
        def __call__(self, x: Number) -> Boolean: ...


class RoundingMode(enum.Enum):
    """The direction in which a result is rounded (PTX ISA, "Rounding Modifiers")."""

    RN = "rn"  # to the nearest, halves to even
    RZ = "rz"  # towards zero
    RM = "rm"  # towards minus infinity
    RP = "rp"  # towards plus infinity


def _floats(operands: list[Any]) -> Promoted:
    """The operands in one class of floats."""
    kind = common_class(operands)
    check_computable(kind)
    return promote_operands(operands, Float32 if kind.is_integer else kind)


def _apply(op: str, operands: list[Any], fastmath: bool = False, name: str = "") -> Any:
    """`op` of the operands; `name` is the function of `cutec.function`."""
    if (known := _known(op, operands, name)) is not None:
        return known
    promoted = _floats(operands)
    attrs = {"name": name} if name else _fast(fastmath)
    return promoted.wrap(builder().value(op, promoted.values, promoted.values[0].type, attrs))


def _known(op: str, operands: list[Any], name: str) -> Numeric | None:
    """The result if all operands are known when compiling, else None."""
    kind = common_class(operands)
    check_computable(kind)
    if any(isinstance(x, TensorSSA) or not as_numeric(x).is_static for x in operands):
        return None
    kind = Float32 if kind.is_integer else kind
    value = folded(op, [float(as_numeric(x, kind).to(kind).python) for x in operands], name)
    return None if value is None else kind(value)


def _fast(allowed: bool) -> dict[str, Any] | None:
    return {"fastmath": APPROXIMATE} if allowed else None


def _function(documented: Callable[[Any], Any]) -> FloatFunction:
    """A function of one operand, with a name and a docstring: `math.<name>`, or one of libdevice
    that the dialect lacks.
    """
    name = documented.__name__
    op = f"math.{name}" if f"math.{name}" in BY_OPERATION else ""

    def call(x: Any, fastmath: bool = False) -> Any:
        return _apply(op, [x], fastmath) if op else _apply("cutec.function", [x], name=name)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = documented.__doc__
    return call


def _approximated(instruction: str) -> Callable[[Callable[[Any], Any]], ApproximatedFunction]:
    """As `_function`, of a function of which the hardware has an approximation of Float32."""

    def decorate(documented: Callable[[Any], Any]) -> ApproximatedFunction:
        exact, name = _function(documented), documented.__name__

        def call(x: Any, fastmath: bool = False, *, approx: bool = False, ftz: bool = False) -> Any:
            if ftz and not approx:
                raise error(
                    "E0207",
                    f"{name} takes ftz with approx only",
                    user_location(),
                    help=f"cute.math.{name}(x, approx=True, ftz=True)",
                )
            return _rounded(instruction, [x], None, ftz, True) if approx else exact(x, fastmath)

        call.__name__ = call.__qualname__ = name
        call.__doc__ = documented.__doc__
        return call

    return decorate


@_function
def exp(x: Elements) -> Any:
    """e**x."""


@_approximated("ex2")
def exp2(x: Elements) -> Any:
    """2**x. `approx` (with `ftz`): the hardware's approximation of Float32."""


@_function
def exp10(x: Elements) -> Any:
    """10**x."""


@_function
def expm1(x: Elements) -> Any:
    """e**x - 1."""


@_function
def log(x: Elements) -> Any:
    """The natural logarithm."""


@_approximated("lg2")
def log2(x: Elements) -> Any:
    """The logarithm to base 2. `approx` (with `ftz`): the hardware's approximation of Float32."""


@_function
def log10(x: Elements) -> Any:
    """The logarithm to base 10."""


@_function
def log1p(x: Elements) -> Any:
    """log(1 + x)."""


@_function
def cbrt(x: Elements) -> Any:
    """The cube root."""


@_approximated("sin")
def sin(x: Elements) -> Any:
    """The sine (radians). `approx` (with `ftz`): the hardware's approximation of Float32."""


@_approximated("cos")
def cos(x: Elements) -> Any:
    """The cosine (radians). `approx` (with `ftz`): the hardware's approximation of Float32."""


@_function
def tan(x: Elements) -> Any:
    """The tangent (radians)."""


@_function
def asin(x: Elements) -> Any:
    """The arc sine."""


@_function
def acos(x: Elements) -> Any:
    """The arc cosine."""


@_function
def atan(x: Elements) -> Any:
    """The arc tangent."""


@_function
def sinh(x: Elements) -> Any:
    """The hyperbolic sine."""


@_function
def cosh(x: Elements) -> Any:
    """The hyperbolic cosine."""


def tanh(x: Elements, fastmath: bool = False, *, approx: bool = False) -> Any:
    """The hyperbolic tangent; `approx` or `fastmath` takes the hardware's approximation."""
    return _apply("math.tanh", [x], fastmath or approx)


@_function
def asinh(x: Elements) -> Any:
    """The inverse hyperbolic sine."""


@_function
def acosh(x: Elements) -> Any:
    """The inverse hyperbolic cosine."""


@_function
def atanh(x: Elements) -> Any:
    """The inverse hyperbolic tangent."""


@_function
def erf(x: Elements) -> Any:
    """The error function."""


@_function
def erfc(x: Elements) -> Any:
    """1 - erf(x)."""


@_function
def floor(x: Elements) -> Any:
    """The largest integer not above x, as a float."""


@_function
def ceil(x: Elements) -> Any:
    """The smallest integer not below x, as a float."""


@_function
def trunc(x: Elements) -> Any:
    """x without its fraction."""


@_function
def round(x: Elements) -> Any:
    """The nearest integer, halves away from zero."""


@_function
def roundeven(x: Elements) -> Any:
    """The nearest integer, halves to even."""


@_function
def absf(x: Elements) -> Any:
    """The magnitude of a float."""


def sincos(a: Elements, fastmath: bool = False) -> tuple[Any, Any]:
    """The sine and the cosine."""
    return sin(a, fastmath), cos(a, fastmath)


def atan2(y: Elements, x: Elements, fastmath: bool = False) -> Any:
    """The angle of the point (x, y)."""
    return _apply("math.atan2", [y, x])


def pow(base: Elements, exponent: Elements, fastmath: bool = False) -> Any:
    """base ** exponent, in floats. With `fastmath` the base may not be negative."""
    return _apply("math.powf", [base, exponent], fastmath)


def fpowi(base: Elements, exponent: Elements, fastmath: bool = False) -> Any:
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
    promoted, power = _floats([base]), promote_operands([exponent], Int32)
    return promoted.wrap(
        builder().value("math.fpowi", [*promoted.values, *power.values], promoted.values[0].type, _fast(fastmath))
    )


def copysign(magnitude: Elements, sign: Elements) -> Any:
    """The magnitude of one number with the sign of another."""
    return _apply("math.copysign", [magnitude, sign])


# -- kinds of numbers


def _class(documented: Callable[[Any], Any]) -> Predicate:
    """`math.<name>`, with a name and a docstring: whether numbers are of a kind."""
    name = documented.__name__

    def call(x: Any) -> Any:
        promoted = _floats([x])
        return promoted.wrap(
            builder().value(f"math.{name}", promoted.values, like(promoted.values[0].type, Boolean.mlir)), Boolean
        )

    call.__name__ = call.__qualname__ = name
    call.__doc__ = documented.__doc__
    return call


@_class
def isnan(x: Elements) -> Any:
    """Whether x is not a number."""


@_class
def isinf(x: Elements) -> Any:
    """Whether x is an infinity."""


@_class
def isfinite(x: Elements) -> Any:
    """Whether x is neither infinite nor NaN."""


@_class
def isnormal(x: Elements) -> Any:
    """Whether x is neither zero, subnormal, infinite nor NaN."""


# -- signs, order and arithmetic, of floats and integers


def _operate(op: str, a: Any, b: Any) -> Any:
    """`a op b` for an operator of `arith.emit_binary`. Python numbers take the common class."""
    kind = common_class([a, b])  # which says what is no operand
    return elements.binary(op, *(x if isinstance(x, (Numeric, TensorSSA)) else kind(x) for x in (a, b)))


def neg(a: ElementsT) -> ElementsT:
    """-a."""
    return -_operand(a)


def abs(a: ElementsT) -> ElementsT:
    """The magnitude of a float or an integer."""
    return builtins.abs(_operand(a))


def absi(a: ElementsT) -> ElementsT:
    """The magnitude of an integer. Raises E0201 for floats."""
    number = _operand(a)
    if class_of(number).is_float:
        raise error(
            "E0201",
            f"absi takes integers, not {class_of(number).name}",
            user_location(),
            help="call cute.math.absf, or abs for both",
        )
    return builtins.abs(number)


def min(a: Elements, b: Elements) -> Any:
    """The smaller one; NaN loses against a number."""
    return _operate("min", a, b)


def max(a: Elements, b: Elements) -> Any:
    """The larger one; NaN loses against a number."""
    return _operate("max", a, b)


def clamp(a: Elements, lower: Elements, upper: Elements) -> Any:
    """a, at least `lower` and then at most `upper`; NaN becomes `lower`."""
    return min(max(a, lower), upper)


def add(a: Elements, b: Elements, *, rnd: Keyword = None, ftz: bool = False) -> Any:
    """a + b. With a rounding mode it is never fused with a multiplication."""
    return _rounded("add", [a, b], rnd, ftz) if rnd or ftz else _operate("add", a, b)


def sub(a: Elements, b: Elements, *, rnd: Keyword = None, ftz: bool = False) -> Any:
    """a - b. With a rounding mode it is never fused with a multiplication."""
    return _rounded("add", [a, neg(b)], rnd, ftz) if rnd or ftz else _operate("sub", a, b)


def mul(a: Elements, b: Elements, *, rnd: Keyword = None, ftz: bool = False) -> Any:
    """a * b. With a rounding mode it is never fused with an addition."""
    return _rounded("mul", [a, b], rnd, ftz) if rnd or ftz else _operate("mul", a, b)


def fma(a: Elements, b: Elements, c: Elements, *, rnd: Keyword = None, ftz: bool = False) -> Any:
    """a * b + c, rounded once."""
    return _rounded("fma", [a, b, c], rnd, ftz) if rnd or ftz else _apply("math.fma", [a, b, c])


def div(a: Elements, b: Elements, *, rnd: Keyword = None, approx: bool = False, ftz: bool = False) -> Any:
    """a / b of floats, correctly rounded, or within 2 ulp with `approx`; the quotient of two
    integers truncated, as in C.
    """
    if rnd or approx or ftz:
        return _rounded("div", [a, b], rnd, ftz, approx)
    return _c_division("div", "truediv", a, b)


def rem(a: Elements, b: Elements) -> Any:
    """The remainder of the truncated quotient, with the sign of a, as in C (`%` of integers, `fmod`
    of floats).
    """
    return _c_division("rem", "rem", a, b)


def rcp(a: Elements, *, rnd: Keyword = None, approx: bool = False, ftz: bool = False) -> Any:
    """1 / a, correctly rounded, or within 1 ulp with `approx`."""
    if approx and not ftz:
        return _rounded("div", [1.0, a], rnd, ftz, approx)
    return _rounded("rcp", [a], rnd, ftz, approx) if rnd or ftz else _c_division("div", "truediv", 1.0, a)


def sqrt(x: Elements, fastmath: bool = False, *, rnd: Keyword = None, approx: bool = False, ftz: bool = False) -> Any:
    """The square root, correctly rounded; `approx` or `fastmath` takes the hardware's
    approximation.
    """
    return _rounded("sqrt", [x], rnd, ftz, approx) if rnd or approx or ftz else _apply("math.sqrt", [x], fastmath)


def rsqrt(x: Elements, fastmath: bool = False, *, approx: bool = False, ftz: bool = False) -> Any:
    """1 / sqrt(x); `approx` or `fastmath` takes the hardware's approximation."""
    return _rounded("rsqrt", [x], None, ftz, True) if approx or ftz else _apply("math.rsqrt", [x], fastmath)


def ipowi(base: Elements, exponent: Elements) -> Any:
    """An integer to an integer power, in wrapping arithmetic. A negative power gives the truncated
    quotient (0 except for bases 1 and -1; undefined for 0).

    By squaring, bit by bit of the exponent; LLVM folds known bits. Raises E0201 for floats.
    """
    kind = common_class([base, exponent])
    if kind.is_float:
        raise error("E0201", f"ipowi takes integers, not {kind.name}", user_location(), help="call cute.math.pow")
    promoted = promote_operands([base, exponent], operation_class("mul", kind, kind))
    number, power = promoted.values
    return promoted.wrap(emit_integer_power(number, power, promoted.kind))


def _operand(a: Any) -> Any:
    if not is_operand(a):
        raise not_a_number("a number or a TensorSSA is needed here", a)
    return a if isinstance(a, TensorSSA) else as_numeric(a)


def _c_division(integers: str, floats: str, a: Any, b: Any) -> Any:
    kind = common_class([a, b])
    op = floats if kind.is_float else integers
    return _operate(op, *(x if isinstance(x, TensorSSA) else as_numeric(x, kind) for x in (a, b)))


def _rounded(name: str, operands: list[Any], rnd: Any, ftz: bool, approx: bool = False) -> Any:
    """An f32 or f64 instruction with modifiers. Raises E0207 for modifiers that the instruction
    does not have.
    """
    if not isinstance(rnd, (RoundingMode, str, type(None))) or (
        isinstance(rnd, str) and rnd not in [m.value for m in RoundingMode]
    ):
        raise error(
            "E0207", f"{rnd!r} is no rounding mode", user_location(), help="rn, rz, rm, rp or cute.math.RoundingMode"
        )
    mode = rnd.value if isinstance(rnd, RoundingMode) else rnd
    promoted = _floats(operands)
    if promoted.kind.width < 32 or (promoted.kind.width == 64 and (ftz or approx)) or (approx and mode):
        asked = ", ".join(
            filter(None, [f"rnd={mode}" if mode else "", "approx" if approx else "", "ftz" if ftz else ""])
        )
        raise error(
            "E0207",
            f"{name} of {promoted.kind.name} does not take {asked}",
            user_location(),
            help=(
                "rounding modes are of Float32 and Float64, approx and ftz of Float32, approx without a mode: convert"
                " first, x.to(Float32)"
            ),
        )
    modifiers = "approx" if approx else mode or "rn"
    attrs = {"name": f"{name}.{modifiers}{'.ftz' if ftz else ''}"}
    return promoted.wrap(builder().value("cutec.instruction", promoted.values, promoted.values[0].type, attrs))


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


take_loc_ip(globals())
