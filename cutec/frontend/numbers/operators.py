"""Operators on numbers: Python's meaning, in the common class of the operands, with the facts about
the result.

A *numeric* is an instance of a class of `numeric`. This module lies below these classes and
recognizes them by their metaclass.
"""

from __future__ import annotations

import math
import numbers
from typing import Any

from cutec.diag import CutecError, error
from cutec.frontend.core import facts
from cutec.frontend.core.context import builder, may_be_skipped
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith, static
from cutec.frontend.numbers.number_class import NumberClass, by_name, integer_class
from cutec.frontend.numbers.promotion import (
    COMPARISONS,
    TO_INTEGER,
    default_class,
    is_of_booleans,
    operand_class,
    operation_class,
    promote,
    promote_comparison,
)
from cutec.ir.core import Value
from cutec.loc_ip import taking_loc_ip

# An instance of a numeric class: the classes are defined above this module, from its functions.
Numeric = Any

DIVISIONS = ("floordiv", "mod", "div", "rem")
_SCALARS = ("Boolean", "Int8", "Int16", "Int32", "Int64", "Float16", "BFloat16", "Float32", "Float64")
# Identity elements: the integers that leave the other operand unchanged.
_RIGHT_IDENTITY = {"add": 0, "sub": 0, "mul": 1, "floordiv": 1}
_LEFT_IDENTITY = {"add": 0, "mul": 1}


def is_numeric(value: Any) -> bool:
    """Whether a value is an instance of a numeric class."""
    return isinstance(type(value), NumberClass)


def is_number(value: Any) -> bool:
    """Whether a value is a numeric or a Python (or NumPy) number, i.e. an operand of scalar
    arithmetic.
    """
    return is_numeric(value) or isinstance(value, numbers.Real)


def as_numeric(value: Any, default: NumberClass | None = None) -> Numeric:
    """A number as a numeric. A Python number takes the class `default`, else Boolean, Int32 (wider
    if needed) or Float32. An IR value (the result of an operation that the kernel emitted itself)
    takes `default` if the types agree, else the signed class of its type.
    """
    if is_numeric(value):
        return value
    if isinstance(value, Value):
        kind = default if default is not None and default.mlir_type == value.type else class_of_type(value)
        if kind is not None:
            return kind(value)
    if not isinstance(value, numbers.Real):
        raise not_a_number("a number is needed here", value)
    number = python_number(value)
    return (default or default_class(number))(number)


def class_of_type(value: Value) -> NumberClass | None:
    """The class of an IR value's type; None if it is no scalar type."""
    return next((kind for kind in map(by_name, _SCALARS) if kind.mlir_type == value.type), None)


def binary(op: str, a: Any, b: Any) -> Numeric:
    """`a op b` on two numbers, at least one a Numeric; op as in `arith.emit_binary`, or a
    comparison.

    Raises E0201 for operands that the operator does not take, E0202 for a literal that does not
    fit, E0203 for storage-only types, and what Python raises for known numbers (ZeroDivisionError),
    unless a run may skip the operation.
    """
    if is_numeric(a) and is_numeric(b) and is_of_booleans(op, type(a), type(b)):
        return by_name("Boolean")(binary(op, by_name("Int32")(a), b))
    op, a, b = compare_as_integers(op, a, b)
    a, b, kind = _promoted_operands(op, a, b)
    if isinstance(a, bool):
        return by_name("Boolean")(a)
    comparison = op in COMPARISONS
    if kind is None:
        return _compare_mixed(op, a, b)
    if b.is_static and b.python <= 0 and kind.is_integer and has_no_result(op, b.python):
        return kind(builder().value("ub.poison", (), kind.mlir))
    if a.is_static and b.is_static:
        return (by_name("Boolean") if comparison else kind)(static.fold(op, a.python, b.python, kind))
    if comparison:
        return by_name("Boolean")(arith.emit_compare(op, a.ir, b.ir, kind))
    if op in ("shl", "shr") and b.is_static:
        return _shift(op, a, b)
    if kind.is_float:
        return kind(arith.emit_binary(op, a.ir, b.ir, kind))
    if b.is_static and b.python == _RIGHT_IDENTITY.get(op):
        return a
    if a.is_static and a.python == _LEFT_IDENTITY.get(op):
        return b
    if op in DIVISIONS and b.is_static:
        result = _divide_by_known(op, a, b)
    else:
        result = arith.emit_binary(op, a.ir, b.ir, kind, nonneg=a.nonneg and b.nonneg, divisor_nonneg=b.nonneg)
    bound = facts.bound(op, a, b, kind.width, kind.signed)
    return kind(result, div=facts.divisor(op, a, b, bound) or 1, bound=bound)


def has_no_result(op: str, b: Any) -> bool:
    """Whether `x op b` has no result for an integer `b`: a division by zero, or a shift by a
    negative amount. Raises Python's error for that (ZeroDivisionError, ValueError) if every run
    comes here; a branch or loop may be skipped, as in kernels for several compile-time values.
    """
    if not (op in DIVISIONS and b == 0) and not (op in ("shl", "shr") and b < 0):
        return False
    if may_be_skipped():
        return True
    raise ZeroDivisionError("integer division by zero") if b == 0 else ValueError("negative shift count")


_MIRRORED = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le", "eq": "eq", "ne": "ne"}


def compare_as_integers(op: str, a: Any, b: Any) -> tuple[str, Any, Any]:
    """Rewrite the comparison of an integer with a float literal to one with an integer literal,
    which is exact, as Python's is: `i < 1.5` becomes `i < 2`.
    """
    if op not in COMPARISONS or not (isinstance(a, float) or isinstance(b, float)):
        return op, a, b
    if isinstance(a, float):
        op, a, b = _MIRRORED[op], b, a
    kind = type(a)
    if not is_numeric(a) or not kind.is_integer or kind.width == 1 or b != b:
        return op, a, b
    beyond = 1 << 200  # more than any class holds
    if math.isinf(b) or abs(b) > beyond:
        return op, a, beyond if b > 0 else -beyond
    if op in ("eq", "ne"):
        return op, a, int(b) if b.is_integer() else beyond
    return op, a, math.ceil(b) if op in ("lt", "ge") else math.floor(b)


def _compare_mixed(op: str, a: Numeric, b: Numeric) -> Numeric:
    """Compare a signed with an unsigned integer for which no signed class of 64 bits is wide
    enough: compare as unsigned, and a negative number is less than all unsigned ones.
    """
    if a.is_static and b.is_static:
        return by_name("Boolean")(static.fold(op, a.python, b.python, by_name("Int128")))
    signed = a if type(a).signed else b
    kind = integer_class(max(type(a).width, type(b).width), False)
    decided_if_negative = op == "ne" or op in (("lt", "le") if signed is a else ("gt", "ge"))
    compared = binary(op, kind(a), kind(b))
    return (signed < 0) | compared if decided_if_negative else (signed >= 0) & compared


def select(condition: Any, a: Any, b: Any) -> Numeric:
    """`a` where the condition holds, else `b`; both are evaluated. The classes are promoted as for
    `+`.
    """
    condition, a, b = as_numeric(condition).to(by_name("Boolean")), *matched(a, b)
    if condition.is_static:
        return a if condition.python else b
    kind = type(a)
    value = arith.emit_select(condition.ir, a.ir, b.ir)
    return (
        kind(value, div=facts.meet_divisors(a.div, b.div) or 1, bound=facts.meet_bounds(a.bound, b.bound))
        if kind.is_integer
        else kind(value)
    )


def matched(a: Any, b: Any) -> tuple[Numeric, Numeric]:
    """Two numbers as one class: promoted, literals taking the other's class; two Booleans stay
    Boolean.
    """
    kind = type(as_numeric(a)) if not is_numeric(a) and not is_numeric(b) else None
    if kind is not None:
        kind = promote(kind, type(as_numeric(b)))
        return kind(a), kind(b)
    a, b = _typed_operands("select", a, b)
    kind = promote(type(a), type(b))
    return kind(a), kind(b)


@taking_loc_ip
def minimum(a: Any, b: Any, *more: Any) -> Any:
    """The smallest of two or more numbers (of Python numbers, a Python number)."""
    least = binary("min", a, b) if is_numeric(a) or is_numeric(b) else min(a, b)
    return minimum(least, *more) if more else least


@taking_loc_ip
def maximum(a: Any, b: Any, *more: Any) -> Any:
    """The largest of two or more numbers (of Python numbers, a Python number)."""
    most = binary("max", a, b) if is_numeric(a) or is_numeric(b) else max(a, b)
    return maximum(most, *more) if more else most


@taking_loc_ip
def trunc_div(a: Any, b: Any) -> Any:
    """The quotient of two integers rounded toward zero, as C's `/`. (`//` floors.) Raises E0201 for
    floats.
    """
    return _truncated("div", "trunc_div", a, b)


@taking_loc_ip
def trunc_mod(a: Any, b: Any) -> Any:
    """The remainder of `trunc_div`, with the sign of `a`, as C's `%`. (Python's `%` has the sign of
    `b`.) Raises E0201 for floats.
    """
    return _truncated("rem", "trunc_mod", a, b)


def _truncated(op: str, name: str, a: Any, b: Any) -> Any:
    for operand in (a, b):
        if not is_number(operand) or _is_float(operand):
            raise error("E0201", f"{name} takes integers, not {describe(operand)}", user_location(), help=TO_INTEGER)
    if is_numeric(a) or is_numeric(b):
        return binary(op, a, b)
    return static.fold(op, int(a), int(b), default_class(max(abs(int(a)), abs(int(b)))))


def power(base: Any, exponent: Any) -> Numeric:
    """`base ** exponent`: multiplications where the exponent is a known integer up to 64,
    `math.powf` for other floats.

    Raises E0206 for integers with an exponent that is not a known integer ≥ 0.
    """
    if not is_number(base) or not is_number(exponent):
        return NotImplemented
    base, exponent = as_numeric(base), as_numeric(exponent)
    kind = promote(type(base), type(exponent))
    check_computable(kind)
    known = small_integer(exponent)
    if known is not None and (kind.is_float or known >= 0):
        return _known_power(_in_class(base, kind), known)
    if kind.is_integer:
        raise error(
            "E0206",
            f"{kind.name} ** needs a known exponent from 0 to 64",
            user_location(),
            help="convert the base to Float32 for a power that varies",
        )
    base, exponent = _in_class(base, kind), _in_class(exponent, kind)
    if base.is_static and exponent.is_static:
        return kind(base.python**exponent.python)
    return kind(builder().value("math.powf", (base.ir, exponent.ir), base.ir.type))


def small_integer(exponent: Any) -> int | None:
    """The value of an exponent that is a known integer from -64 to 64, else None."""
    known = exponent.python if is_numeric(exponent) and exponent.is_static else exponent
    whole = isinstance(known, numbers.Real) and float(known).is_integer() and abs(float(known)) <= 64
    return int(float(known)) if whole else None


def _is_float(value: Any) -> bool:
    return isinstance(value, float) or (is_numeric(value) and type(value).is_float)


def _known_power(base: Numeric, known: int) -> Numeric:
    if type(base).width == 1:
        base = by_name("Int32")(base)
    kind = type(base)
    if base.is_static:
        return kind(base.python**known)
    if known < 0:
        return kind(1.0) / kind(arith.emit_power(base.ir, -known, kind))
    return (
        kind(arith.emit_power(base.ir, known, kind))
        if kind.is_float
        else kind(arith.emit_power(base.ir, known, kind), div=facts.power(base.div, known))
    )


def _promoted_operands(op: str, a: Any, b: Any) -> tuple[Any, Any, NumberClass | None]:
    """Both operands in the class in which the operator works, and that class. For a comparison of
    classes without a common one: the operands unchanged, and None. For a comparison that the range
    of a class decides: (result, None, Boolean).
    """
    if op in COMPARISONS:
        result = decided_by_range(op, a, b)
        if result is not None:
            return result, None, by_name("Boolean")
    a, b = _typed_operands(op, a, b)
    kinds = type(a), type(b)
    check_computable(promote(*kinds))
    if op in COMPARISONS:
        kind = promote(*kinds) if a.nonneg and b.nonneg else promote_comparison(*kinds)
        if kind is None:
            return a, b, None
    else:
        kind = operation_class(op, *kinds)
    return _in_class(a, kind), b if b.is_static and op in ("shl", "shr") else _in_class(b, kind), kind


def _in_class(number: Numeric, kind: NumberClass) -> Numeric:
    return number if type(number) is kind else kind(number)


def _typed_operands(op: str, a: Any, b: Any) -> tuple[Numeric, Numeric]:
    """Python numbers as numerics. Raises E0202 if one takes the other's class, and does not fit."""
    if is_numeric(a) and is_numeric(b):
        return a, b
    typed, number = (a, b) if is_numeric(a) else (b, a)
    number = python_number(number)
    kind = operand_class(op, number, type(typed))
    if op == "and" and kind.is_integer and not kind.signed and kind.width > 1 and isinstance(number, int):
        number &= (1 << kind.width) - 1  # a mask such as `~(1 << 31)` is negative: its upper bits meet zeros
    if kind.is_integer and kind.width > 1 and not -(1 << (kind.width - 1)) <= number < 1 << kind.width:
        wider = default_class(number).name if abs(number) < 1 << 127 else "Int128"
        raise error(
            "E0202",
            f"{number} does not fit {kind.name}",
            user_location(),
            help=f"convert the other operand: {wider}(x)",
        )
    return (a, kind(number)) if typed is a else (kind(number), b)


def decided_by_range(op: str, a: Any, b: Any) -> bool | None:
    """The result of comparing an integer with a literal outside the range of its class (`u >= 0`,
    `u == -1`), which needs no code; None for other comparisons.
    """
    flipped = not is_numeric(a)
    typed, number = (b, a) if flipped else (a, b)
    kind = type(typed)
    if is_numeric(number) or isinstance(number, float) or not kind.is_integer or kind.width == 1:
        return None
    number = python_number(number)
    low, high = (-(1 << (kind.width - 1)), (1 << (kind.width - 1)) - 1) if kind.signed else (0, (1 << kind.width) - 1)
    if isinstance(number, float) or low <= number <= high:
        return None
    representative = 0, number  # any value of the class is on the same side of the literal as 0
    left, right = reversed(representative) if flipped else representative
    return bool(static.fold(op, left, right, kind))


def _shift(op: str, a: Numeric, b: Numeric) -> Numeric:
    """A shift by a known amount. By the width or more the result is Python's: 0, or -1 for a
    negative number shifted right.
    """
    kind, amount = type(a), b.python
    if amount >= kind.width:
        if op == "shl" or not kind.signed:
            return kind(0)
        amount = kind.width - 1
    result = arith.emit_binary(op, a.ir, arith.constant(amount, kind.mlir), kind)
    return kind(result, div=facts.shifted(op, a.div, amount), bound=facts.bound(op, a, b, kind.width, kind.signed))


def _divide_by_known(op: str, a: Numeric, b: Numeric) -> Value:
    """Division by a known number. Floored division by a power of two is one shift or mask, also of
    numbers that may be negative.
    """
    kind, divisor = type(a), b.python
    if divisor == -1:  # the quotient of the least number wraps; a division instruction would leave it undefined
        zero = arith.constant(0, kind.mlir)
        return zero if op in ("mod", "rem") else arith.emit_binary("sub", zero, a.ir, kind)
    if op in ("div", "rem") or not kind.signed or a.nonneg or divisor < 0 or divisor & (divisor - 1):
        return arith.emit_binary(op, a.ir, b.ir, kind, nonneg=a.nonneg and b.nonneg, divisor_nonneg=b.nonneg)
    amount = divisor.bit_length() - 1 if op == "floordiv" else divisor - 1
    return arith.emit_binary("shr" if op == "floordiv" else "and", a.ir, arith.constant(amount, kind.mlir), kind)


def unary(op: str, a: Numeric) -> Numeric:
    """Negation, absolute value or complement of a numeric: op is neg, abs or invert; neg and abs of
    a Boolean are Int32.
    """
    kind = type(a)
    check_computable(kind)
    if kind.width == 1 and op != "invert":
        a = by_name("Int32")(a)
        kind = type(a)
    if a.is_static:
        value = a.python
        result = {
            "neg": lambda: -value,
            "abs": lambda: abs(value),
            "invert": lambda: (not value) if kind.width == 1 else ~value,
        }[op]()
        return kind(result)
    if op == "abs" and kind.is_integer and a.nonneg:
        return a
    result = arith.emit_unary(op, a.ir, kind)
    if kind.is_float or op == "invert":
        return kind(result)
    # The least signed number stays itself: odd numbers do not divide it.
    return kind(result, div=a.div if kind.signed else facts.power_of_two_factor(a.div))


def python_number(value: Any) -> bool | int | float:
    """A Python number from Python's or NumPy's."""
    if isinstance(value, (bool, int, float)):
        return value
    return int(value) if isinstance(value, numbers.Integral) else float(value)


def check_computable(kind: NumberClass) -> None:
    """Raise E0203 for a storage format."""
    if kind.storage_only:
        raise error(
            "E0203",
            f"{kind.name} is a storage format: no arithmetic on it",
            user_location(),
            help="convert first: x.to(Float32)",
        )


def describe(value: Any) -> str:
    """A value in an error message."""
    return "None" if value is None else f"{type(value).__name__} {value!r}"[:80]


def not_a_number(needed: str, value: Any) -> CutecError:
    """The refusal (E0204) of a value where a number is needed. Its class may say how a number is
    got from it, in `_number_help`, or refuse every use, by `refusal`.
    """
    if refusal := getattr(type(value), "refusal", None):
        return refusal(value)
    help = "does the function that made it lack its `return`?" if value is None else _number_help(value)
    return error("E0204", f"{needed}, not {describe(value)}", user_location(), help=help)


def _number_help(value: Any) -> str:
    return getattr(type(value), "_number_help", "convert it first: cutec.Float32(x), x.to(cutec.Int32)")
