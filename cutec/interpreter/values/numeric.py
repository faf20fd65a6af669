"""NumPy dtypes of IR types, and rounding modes that NumPy lacks."""

from __future__ import annotations

from functools import cache

import ml_dtypes
import numpy as np

from cutec.ir.types import I128, FloatType, IntegerType, PtrType, Type, element_of

Array = np.ndarray

_FLOATS = {
    "f16": np.float16,
    "f32": np.float32,
    "tf32": np.float32,
    "f64": np.float64,
    "bf16": ml_dtypes.bfloat16,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
}


@cache
def dtype(ty: Type) -> np.dtype:
    """The dtype of a scalar type, of a vector's elements, or of addresses. Raises TypeError where
    there is none.
    """
    element = element_of(ty)
    if isinstance(element, PtrType):
        return np.dtype(np.int64)
    if isinstance(element, FloatType) and element.mlir in _FLOATS:
        return np.dtype(_FLOATS[element.mlir])
    if isinstance(element, IntegerType) and element.width == 1:
        return np.dtype(bool)
    if isinstance(element, IntegerType) and element.width in (8, 16, 32, 64):
        return np.dtype(f"i{element.width // 8}")
    if element == I128:
        return np.dtype(object)  # Python's integers: in registers only, memory holds pairs of i64
    raise TypeError(f"no array holds {ty}")


def unsigned(array: Array) -> Array:
    """The same bits as unsigned integers."""
    if array.dtype == object:
        return array & (1 << 128) - 1
    return array.view(f"u{array.dtype.itemsize}")


def to_odd(rounded: Array, error: Array) -> Array:
    """A float64 result rounded to odd, from the result rounded to nearest and the sign of its
    rounding error.

    Rounding to odd keeps a sticky bit, so that rounding again to at most 51 bits gives the same as
    rounding once (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
    """
    bits = rounded.view(np.int64)
    inexact = (error != 0) & np.isfinite(error) & np.isfinite(rounded) & ((bits & 1) == 0)
    away = np.where((error > 0) == ~np.signbit(rounded), 1, -1)
    return np.where(inexact & (rounded != 0), bits + away, bits).view(np.float64)


def narrow(exact: Array, ty: Type) -> Array:
    """Round float64 once to a narrower type. ml_dtypes goes through float32; that step rounds to
    odd, so that the second one is the only rounding.
    """
    target = dtype(ty)
    if target.itemsize >= 4 or target == np.float16:
        return exact.astype(target)
    single = exact.astype(np.float32)
    bits = single.view(np.int32)
    error = exact - single
    inexact = (error != 0) & np.isfinite(error) & ((bits & 1) == 0)
    away = np.where((error > 0) == ~np.signbit(single), 1, -1).astype(np.int32)
    smallest = np.where(np.signbit(exact), np.int32(-(1 << 31) + 1), np.int32(1))  # a value that became zero
    nudged = np.where(single == 0, smallest, bits + away)
    return np.where(inexact, nudged, bits).view(np.float32).astype(target)
