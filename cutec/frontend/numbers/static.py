"""Arithmetic on numbers known while tracing, with the wrapping and rounding of their class."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable
from typing import Any

from cutec.frontend.numbers.number_class import NumberClass
from cutec.ir.formats import FORMATS, decode, encode, rounded

Number = bool | int | float


def normalize(number: Any, kind: NumberClass) -> Number:
    """A Python number as a value of `kind`: integers wrap; floats are rounded (`ir.formats`; beyond
    the range of a wide format they become infinite); a float to an integer truncates toward zero
    and saturates (NaN becomes 0); a conversion to Boolean is `!= 0`.
    """
    if kind.is_float:
        return round_to(number, kind)
    if kind.width == 1:
        return bool(number)
    return saturated(number, kind) if isinstance(number, float) else wrap(int(number), kind)


def saturated(number: float, kind: NumberClass) -> int:
    """A float as an integer of `kind`: truncated toward zero, clamped to the range of the class; 0
    for NaN.
    """
    low, high = limits(kind)
    if number != number:
        return 0
    return low if number <= low else high if number >= high else int(number)


def limits(kind: NumberClass) -> tuple[int, int]:
    """The least and the greatest integer of a class."""
    return (-(1 << kind.width - 1), (1 << kind.width - 1) - 1) if kind.signed else (0, (1 << kind.width) - 1)


def wrap(number: int, kind: NumberClass) -> int:
    """The integer modulo 2^width, in the range of `kind`."""
    number &= (1 << kind.width) - 1
    return number - (1 << kind.width) if kind.signed and number >> (kind.width - 1) else number


def fits(number: int, kind: NumberClass) -> bool:
    """Whether `kind` holds the integer exactly."""
    return wrap(number, kind) == number


def round_to(number: float, kind: NumberClass) -> float:
    """The value of a float class for a number. Integers go through Float32 to formats other than
    f16, f32 and f64, as on the device.
    """
    name = kind.mlir.mlir
    if isinstance(number, float) and (code := _STRUCT_CODES.get(name)):
        try:
            return struct.unpack(code, struct.pack(code, number))[0]
        except OverflowError:
            return math.copysign(math.inf, number)
    if not isinstance(number, float) and name not in ("f16", "f32", "f64"):
        number = rounded(number, FORMATS["f32"])
    return rounded(number, FORMATS[name])


_STRUCT_CODES = {"f16": "<e", "f32": "<f", "f64": "<d"}  # faster than `rounded`


def bits_of(number: Number, kind: NumberClass) -> int:
    """The bit pattern of a value of a class."""
    return encode(number, FORMATS[kind.mlir.mlir]) if kind.is_float else int(number) & ((1 << kind.width) - 1)


def from_bits(bits: int, kind: NumberClass) -> Number:
    """The value of a class with a bit pattern: the inverse of `bits_of`."""
    if kind.is_float:
        return decode(bits, FORMATS[kind.mlir.mlir])
    return bool(bits) if kind.width == 1 else wrap(bits, kind)


def _shift_left(a: int, b: int) -> int:
    return a << b if b < 256 else 0


def _divide(a: float, b: float) -> float:
    """IEEE division: division by zero gives infinity or NaN, as on the device, and no exception."""
    if b:
        return a / b
    return math.nan if a == 0 or math.isnan(a) else math.copysign(math.inf, a) * math.copysign(1.0, b)


def _float_mod(a: float, b: float) -> float:
    return a % b if b and math.isfinite(a) else math.nan


def _float_floordiv(a: float, b: float) -> float:
    return a // b if b and math.isfinite(a) else math.nan


_FOLDS: dict[str, Callable[[Any, Any], Any]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "shl": _shift_left,
    "shr": operator.rshift,
    "floordiv": operator.floordiv,
    "div": lambda a, b: abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1),
    "rem": lambda a, b: abs(a) % abs(b) * (-1 if a < 0 else 1),
    "mod": operator.mod,
    "min": min,
    "max": max,
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
}
_FLOAT_FOLDS: dict[str, Callable[[Any, Any], Any]] = {
    **_FOLDS,
    "truediv": _divide,
    "floordiv": _float_floordiv,
    "mod": _float_mod,
}


def fold(op: str, a: Number, b: Number, kind: NumberClass) -> Number:
    """`a op b` on values of `kind`, normalised to it (comparisons: a bool). Raises
    ZeroDivisionError and, for negative shifts, ValueError.
    """
    result = (_FLOAT_FOLDS if kind.is_float else _FOLDS)[op](a, b)
    return result if op in ("eq", "ne", "lt", "le", "gt", "ge") else normalize(result, kind)
