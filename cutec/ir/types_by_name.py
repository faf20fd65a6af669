"""Functions that give types of values: `T.i32()`, `T.vector(4, T.f32())`. Kernels that write MLIR
operations call them so.
"""

from __future__ import annotations

from cutec.ir import types

__all__ = ["bf16", "bool", "f16", "f32", "f64", "i1", "i8", "i16", "i32", "i64", "vector"]


def bool() -> types.Type:
    """The type of truth values."""
    return types.I1


i1 = bool


def i8() -> types.Type:
    """Integers of 8 bits."""
    return types.I8


def i16() -> types.Type:
    """Integers of 16 bits."""
    return types.I16


def i32() -> types.Type:
    """Integers of 32 bits."""
    return types.I32


def i64() -> types.Type:
    """Integers of 64 bits."""
    return types.I64


def f16() -> types.Type:
    """Float16."""
    return types.F16


def bf16() -> types.Type:
    """BFloat16."""
    return types.BF16


def f32() -> types.Type:
    """Float32."""
    return types.F32


def f64() -> types.Type:
    """Float64."""
    return types.F64


def vector(count: int, element: types.Type) -> types.Type:
    """A vector of `count` elements."""
    return types.vector(count, element)
