"""Numbers as kernels have them, for CPython: what a generated program means. Int32 wraps, Float32
rounds after every operation.
"""

from __future__ import annotations

import builtins
import operator
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np


class Int32(int):
    """A 32-bit integer: arithmetic wraps; literals do not widen it; a Float32 beside it does."""

    def __new__(cls, value: Any = 0) -> Int32:  # noqa: PYI034  nothing derives from it
        number = int(np.trunc(value.value)) if isinstance(value, Float32) else int(value)
        return super().__new__(cls, ((number + 2**31) & 0xFFFFFFFF) - 2**31)

    def __neg__(self) -> Int32:
        return Int32(-int(self))

    def __invert__(self) -> Int32:
        return Int32(~int(self))

    def __abs__(self) -> Int32:
        return Int32(abs(int(self)))

    def __pos__(self) -> Int32:
        return self

    def __divmod__(self, other: int) -> tuple[Int32, Int32]:
        return self // other, self % other


class Float32:
    """A number in IEEE single precision."""

    __slots__ = ("value",)

    def __init__(self, value: Any = 0.0):
        self.value = value.value if isinstance(value, Float32) else np.float32(value)

    def __bool__(self) -> bool:
        return bool(self.value != 0)

    def __neg__(self) -> Float32:
        return Float32(-self.value)

    def __abs__(self) -> Float32:
        return Float32(abs(self.value))

    def __repr__(self) -> str:
        return f"Float32({self.value})"

    __hash__ = None  # type: ignore[assignment]  # as of any class with __eq__


def _wrapping(name: str, reflected: bool) -> Callable[[Any, Any], Any]:
    plain = getattr(operator, name)

    def operate(self: Int32, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return Int32(plain(int(other), int(self)) if reflected else plain(int(self), int(other)))

    return operate


def _rounding(name: str, reflected: bool) -> Callable[[Any, Any], Any]:
    plain = getattr(operator, name)

    def operate(self: Float32, other: Any) -> Any:
        with np.errstate(all="ignore"):
            a, b = self.value, Float32(other).value
            result = plain(b, a) if reflected else plain(a, b)
        return bool(result) if name in _COMPARISONS else Float32(result)

    return operate


_COMPARISONS = ("lt", "le", "gt", "ge", "eq", "ne")
for _name in ("add", "sub", "mul", "floordiv", "mod", "and_", "or_", "xor", "lshift", "rshift"):
    _special = _name.rstrip("_")
    setattr(Int32, f"__{_special}__", _wrapping(_name, False))
    setattr(Int32, f"__r{_special}__", _wrapping(_name, True))
for _name in ("add", "sub", "mul"):
    setattr(Float32, f"__{_name}__", _rounding(_name, False))
    setattr(Float32, f"__r{_name}__", _rounding(_name, True))
for _name in _COMPARISONS:
    setattr(Float32, f"__{_name}__", _rounding(_name, False))


class Range:
    """`range` whose numbers are Int32."""

    def __init__(self, *bounds: Any):
        self.range = builtins.range(*(int(b) for b in bounds))

    def __iter__(self) -> Iterator[Int32]:
        return map(Int32, self.range)

    def __reversed__(self) -> Iterator[Int32]:
        return map(Int32, reversed(self.range))

    def __contains__(self, item: Any) -> bool:
        return item in self.range

    def __len__(self) -> int:
        return len(self.range)


def _same(value: Any) -> Any:
    return value


# The names that programs use, as CPython is to understand them.
NAMES: dict[str, Any] = {
    "Int32": Int32,
    "Float32": Float32,
    "Boolean": bool,
    "range": Range,
    "range_constexpr": builtins.range,
    "const_expr": _same,
    "jit": _same,
    "checked": _same,
}
