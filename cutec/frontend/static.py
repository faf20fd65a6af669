"""Arithmetic on numbers known while tracing, with the wrapping and rounding of their class."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable
from typing import Any

from cutec.frontend.number_class import NumberClass

Number = bool | int | float


def normalize(number: Any, kind: NumberClass) -> Number:
    """A Python number as a value of `kind`: integers wrap, floats are rounded (to nearest even; too large becomes infinity),
    floats to integers truncate toward zero, anything to Boolean is `!= 0`."""
    if kind.is_float:
        return round_to(float(number), kind)
    if kind.width == 1:
        return bool(number)
    return wrap(int(number), kind)


def wrap(number: int, kind: NumberClass) -> int:
    """The integer modulo 2^width, in the range of `kind`."""
    number &= (1 << kind.width) - 1
    return number - (1 << kind.width) if kind.signed and number >> (kind.width - 1) else number


def fits(number: int, kind: NumberClass) -> bool:
    """Whether `kind` holds the integer exactly."""
    return wrap(number, kind) == number


def round_to(number: float, kind: NumberClass) -> float:
    """The nearest value of a float class. Formats of 8 bits are left as they are: conversion happens when materialised."""
    code = {"f16": "<e", "f32": "<f"}.get(kind.mlir.mlir)
    if code:
        try:
            return struct.unpack(code, struct.pack(code, number))[0]
        except OverflowError:
            return math.copysign(math.inf, number)
    if kind.mlir.mlir in ("bf16", "tf32") and math.isfinite(number):
        return _drop_bits(number, 16 if kind.mlir.mlir == "bf16" else 13)
    return number


def _drop_bits(number: float, count: int) -> float:
    """Round a number to f32 with its lowest `count` mantissa bits zero, to nearest even."""
    try:
        bits = struct.unpack("<I", struct.pack("<f", number))[0]
    except OverflowError:
        return math.copysign(math.inf, number)
    bits += (1 << (count - 1)) - 1 + (bits >> count & 1)
    return struct.unpack("<f", struct.pack("<I", bits >> count << count & 0xFFFFFFFF))[0]


def bits_of(number: Number, kind: NumberClass) -> int:
    """The bit pattern of a value of an integer class, or of f16, bf16, f32, f64."""
    if not kind.is_float:
        return int(number) & ((1 << kind.width) - 1)
    if kind.mlir.mlir == "bf16":
        return struct.unpack("<I", struct.pack("<f", number))[0] >> 16
    return int.from_bytes(struct.pack(_FLOAT_CODES[kind.mlir.mlir], number), "little")


def from_bits(bits: int, kind: NumberClass) -> Number:
    """The value of a class with a bit pattern: the inverse of `bits_of`."""
    if not kind.is_float:
        return bool(bits) if kind.width == 1 else wrap(bits, kind)
    if kind.mlir.mlir == "bf16":
        return struct.unpack("<f", struct.pack("<I", bits << 16))[0]
    return struct.unpack(_FLOAT_CODES[kind.mlir.mlir], bits.to_bytes(kind.width // 8, "little"))[0]


_FLOAT_CODES = {"f16": "<e", "f32": "<f", "tf32": "<f", "f64": "<d"}


def _shift_left(a: int, b: int) -> int:
    return a << b if b < 256 else 0


def _divide(a: float, b: float) -> float:
    """IEEE division: by zero gives infinity or NaN, as on the device, rather than an exception."""
    if b:
        return a / b
    return math.nan if a == 0 or math.isnan(a) else math.copysign(math.inf, a) * math.copysign(1.0, b)


def _float_mod(a: float, b: float) -> float:
    return a % b if b and math.isfinite(a) else math.nan


def _float_floordiv(a: float, b: float) -> float:
    quotient = _divide(a, b)
    return float(math.floor(quotient)) if math.isfinite(quotient) else quotient


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
_FLOAT_FOLDS: dict[str, Callable[[Any, Any], Any]] = {**_FOLDS, "truediv": _divide, "floordiv": _float_floordiv, "mod": _float_mod}


def fold(op: str, a: Number, b: Number, kind: NumberClass) -> Number:
    """`a op b` on values of `kind`, normalised to it (comparisons: a bool). Raises ZeroDivisionError and, for negative shifts,
    ValueError."""
    result = (_FLOAT_FOLDS if kind.is_float else _FOLDS)[op](a, b)
    return result if op in ("eq", "ne", "lt", "le", "gt", "ge") else normalize(result, kind)
