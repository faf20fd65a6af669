"""Scalar types of the kernel language: Boolean, Int4…Int128, Uint4…Uint128, Float16, BFloat16,
Float32, Float64 and storage formats.

Their base classes are in `number`, conversions in `arith` (run time) and `ir.formats` (tracing).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cutec.frontend.numbers import static
from cutec.frontend.numbers.number import Boolean, Float, Integer, Numeric, as_class, instance
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.operators import (
    as_numeric,
    binary,
    is_number,
    matched,
    maximum,
    minimum,
    power,
    select,
    trunc_div,
    trunc_mod,
)
from cutec.ir import types
from cutec.ir.formats import FORMATS, decode

__all__ = [
    "BFloat16",
    "Boolean",
    "Float",
    "Float4E2M1FN",
    "Float6E2M3FN",
    "Float6E3M2FN",
    "Float8E4M3",
    "Float8E4M3B11FNUZ",
    "Float8E4M3FN",
    "Float8E5M2",
    "Float8E8M0FNU",
    "Float16",
    "Float32",
    "Float64",
    "Int4",
    "Int8",
    "Int16",
    "Int32",
    "Int64",
    "Int128",
    "Integer",
    "Numeric",
    "TFloat32",
    "Uint4",
    "Uint8",
    "Uint16",
    "Uint32",
    "Uint64",
    "Uint128",
    "as_class",
    "as_numeric",
    "binary",
    "is_number",
    "matched",
    "maximum",
    "minimum",
    "power",
    "select",
    "trunc_div",
    "trunc_mod",
]


class Int4(Integer, mlir=types.I4, short="i4", width=4, signed=True):
    """4-bit signed integer. In memory two share a byte, the first in its low half."""

    __slots__ = ()


class Int8(Integer, mlir=types.I8, short="i8", width=8, signed=True):
    """8-bit signed integer."""

    __slots__ = ()


class Int16(Integer, mlir=types.I16, short="i16", width=16, signed=True):
    """16-bit signed integer."""

    __slots__ = ()


class Int32(Integer, mlir=types.I32, short="i32", width=32, signed=True):
    """32-bit signed integer."""

    __slots__ = ()


class Int64(Integer, mlir=types.I64, short="i64", width=64, signed=True):
    """64-bit signed integer."""

    __slots__ = ()


class Int128(Integer, mlir=types.I128, short="i128", width=128, signed=True):
    """128-bit signed integer."""

    __slots__ = ()


class Uint4(Integer, mlir=types.I4, short="u4", width=4):
    """4-bit unsigned integer. In memory two share a byte, the first in its low half."""

    __slots__ = ()


class Uint8(Integer, mlir=types.I8, short="u8", width=8):
    """8-bit unsigned integer."""

    __slots__ = ()


class Uint16(Integer, mlir=types.I16, short="u16", width=16):
    """16-bit unsigned integer."""

    __slots__ = ()


class Uint32(Integer, mlir=types.I32, short="u32", width=32):
    """32-bit unsigned integer."""

    __slots__ = ()


class Uint64(Integer, mlir=types.I64, short="u64", width=64):
    """64-bit unsigned integer."""

    __slots__ = ()


class Uint128(Integer, mlir=types.I128, short="u128", width=128):
    """128-bit unsigned integer."""

    __slots__ = ()


class Float16(Float, mlir=types.F16, short="f16", width=16, signed=True):
    """IEEE half precision."""

    __slots__ = ()


class BFloat16(Float, mlir=types.BF16, short="bf16", width=16, signed=True):
    """The upper half of a Float32."""

    __slots__ = ()


class TFloat32(Float, mlir=types.TF32, short="tf32", width=32, signed=True, storage_only=True):
    """A Float32 whose lowest 13 mantissa bits are zero, for tensor cores. Storage only."""

    __slots__ = ()


class Float32(Float, mlir=types.F32, short="f32", width=32, signed=True):
    """IEEE single precision."""

    __slots__ = ()


class Float64(Float, mlir=types.F64, short="f64", width=64, signed=True):
    """IEEE double precision."""

    __slots__ = ()


class Float8E4M3FN(Float, mlir=types.FLOATS["f8E4M3FN"], short="f8E4M3FN", width=8, signed=True, storage_only=True):
    """8-bit float: 4 exponent bits, no infinities, largest 448."""

    __slots__ = ()


class Float8E5M2(Float, mlir=types.FLOATS["f8E5M2"], short="f8E5M2", width=8, signed=True, storage_only=True):
    """8-bit float: 5 exponent bits, largest 57344."""

    __slots__ = ()


class Float8E4M3(Float, mlir=types.FLOATS["f8E4M3"], short="f8E4M3", width=8, signed=True, storage_only=True):
    """8-bit float as IEEE 754 would have it: 4 exponent bits, infinities, largest 240."""

    __slots__ = ()


class Float8E4M3B11FNUZ(
    Float, mlir=types.FLOATS["f8E4M3B11FNUZ"], short="f8E4M3B11FNUZ", width=8, signed=True, storage_only=True
):
    """8-bit float: 4 exponent bits with bias 11, one NaN, neither infinities nor -0, largest 30."""

    __slots__ = ()


class Float8E8M0FNU(Float, mlir=types.FLOATS["f8E8M0FNU"], short="f8E8M0FNU", width=8, storage_only=True):
    """A power of two from 2**-127 to 2**127, for scales; conversion rounds up and drops the
    sign.
    """

    __slots__ = ()


class Float6E3M2FN(Float, mlir=types.FLOATS["f6E3M2FN"], short="f6E3M2FN", width=6, signed=True, storage_only=True):
    """6-bit float: 3 exponent bits, neither infinities nor NaN, largest 28. In memory four take
    three bytes.
    """

    __slots__ = ()


class Float6E2M3FN(Float, mlir=types.FLOATS["f6E2M3FN"], short="f6E2M3FN", width=6, signed=True, storage_only=True):
    """6-bit float: 2 exponent bits, neither infinities nor NaN, largest 7.5. In memory four take
    three bytes.
    """

    __slots__ = ()


class Float4E2M1FN(Float, mlir=types.FLOATS["f4E2M1FN"], short="f4E2M1FN", width=4, signed=True, storage_only=True):
    """4-bit float: 2 exponent bits, neither infinities nor NaN, largest 6. In memory two share a
    byte, the first in its low half.
    """

    __slots__ = ()


class Float4E2M1FNx2(Uint8):
    """A byte with two `Float4E2M1FN`, as tensor maps take them (`cutec.experimental.cuda`)."""

    __slots__ = ()


class Float6E3M2FNx4(Uint8):
    """Three bytes with four `Float6E3M2FN`, as tensor maps take them: no tensor has elements of
    this class.
    """

    __slots__ = ()
    width = 24
    mlir = types.integer(24)
    storage_only = True


if TYPE_CHECKING:
    from cutec.frontend.numbers.number import UnknownClass
    from cutec.frontend.numbers.number_class import FloatClass, IntegerClass

    class ElementClass(IntegerClass, FloatClass):
        """Class of `Element`."""

    class Element(
        UnknownClass,
        Float32,
        Float64,
        Float16,
        BFloat16,
        Int32,
        Int64,
        Int16,
        Int8,
        Uint32,
        Uint64,
        Uint16,
        Uint8,
        Boolean,
        metaclass=ElementClass,
    ):
        """An element of a tensor, to type checkers: a number whose class only the trace knows (so
        that it fits a parameter of any class), or a coordinate of an identity tensor.
        """

        @property
        def python(self) -> Any: ...
        def __getitem__(self, mode: int) -> Element: ...
        def __iter__(self) -> Iterator[Element]: ...


class _Special:
    """A particular value of each numeric class, made on first use and cached as an attribute of the
    class.
    """

    def __init__(self, name: str):
        self._name = name

    def __get__(self, number: Numeric | None, kind: NumberClass) -> Numeric:
        standing = kind if kind.width else _STANDING_FOR.get(kind.name)
        value = standing and _special_value(standing, self._name)
        if value is None:
            raise AttributeError(f"{kind.name} has no {self._name}")
        if kind.width:  # the classes below a base compute their own
            setattr(kind, self._name, value)
        return value


# The class whose numbers a class without a width of its own gives.
_STANDING_FOR: dict[str, NumberClass] = {"Integer": Int32, "Float": Float32}


def _special_value(kind: NumberClass, name: str) -> Numeric | None:
    if name in ("zero", "one"):
        return kind(int(name == "one"))
    if kind.is_integer:
        least, most = (False, True) if kind.width == 1 else static.limits(kind)
        known: dict[str, Any] = {"min": least, "max": most}
    else:
        of = FORMATS[kind.mlir.mlir]
        known = {"inf": math.inf, "neg_inf": -math.inf} if of.infinity is not None else {}
        known |= {"nan": math.nan} if of.nan is not None else {}
        known |= {"max": of.largest, "min": -of.largest if of.signed else decode(0, of)}
    return instance(kind, known[name]) if name in known else None


for _name in ("zero", "one", "min", "max", "inf", "neg_inf", "nan"):
    setattr(Numeric, _name, _Special(_name))
