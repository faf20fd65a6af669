"""Attributes: constants of an operation. Plain Python values stand for the common ones, the classes
here for those that need a type.

str → string, bool → bool, list/tuple → array, dict → dictionary, None → unit, Type → type attribute
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from cutec.ir.core import identity
from cutec.ir.formats import FORMATS, encode
from cutec.ir.types import FloatType, IntegerType, Type, VectorType
from cutec.records import dataclass

ARM = "cutec.arm"  # tells collective operations of two arms apart (`lowering/arms.py`)

_set = object.__setattr__


@dataclass(frozen=True, slots=True)
class Typed:
    """A number with its type: `5 : i32`, `1.0 : f32`; for a vector type a splat
    (`dense<0.0> : vector<4xf32>`).

    The value may also be a tuple of numbers for a vector type (`dense<[0, 1]> : vector<2xi32>`).
    """

    value: Any
    type: Type

    def __init__(self, value: Any, type: Type):
        _set(self, "value", value)
        _set(self, "type", type)


@dataclass(frozen=True, slots=True)
class Symbol:
    """`@name` or `@outer::@inner`."""

    name: str
    nested: str = ""


@dataclass(frozen=True, slots=True)
class IntArray:
    """`array<i32: 1, 2, 3>`."""

    values: tuple[int, ...]
    width: int = 32

    def __init__(self, values: tuple[int, ...], width: int = 32):
        _set(self, "values", values)
        _set(self, "width", width)


@dataclass(frozen=True, slots=True)
class Raw:
    """Attribute text of an upstream dialect, e.g. `#nvvm.shfl_kind<bfly>`."""

    text: str


def text(value: Any) -> str:
    """The MLIR text of an attribute. Raises TypeError for a value that is no attribute."""
    write = _TEXT.get(type(value)) or next((w for kind, w in _TEXT.items() if isinstance(value, kind)), None)
    if write is None:
        raise TypeError(f"{value!r} is no attribute")
    return write(value)


def dictionary(attrs: dict[str, Any]) -> str:
    """`{a = 1 : i32, b}`, unit attributes by their name alone."""
    return "{" + ", ".join(k if v is None else f"{k} = {text(v)}" for k, v in attrs.items()) + "}"


class Dictionaries:
    """The texts of many dictionaries, which share attributes. It knows these by identity, so that
    they have to stay alive.
    """

    def __init__(self) -> None:
        self._known: dict[int, str] = {}

    def text(self, attrs: dict[str, Any]) -> str:
        """As `dictionary`; "" for none."""
        known, found = self._known, []
        for name, value in attrs.items():
            if value is None:
                found.append(name)
                continue
            written = known.get(identity(value))
            if written is None:
                written = known[identity(value)] = text(value)
            found.append(f"{name} = {written}")
        return f"{{{', '.join(found)}}}" if found else ""


def quote(value: str) -> str:
    """An MLIR string literal: bytes outside printable ASCII as `\\XX`."""
    if value.isascii() and value.isprintable() and '"' not in value and "\\" not in value:
        return f'"{value}"'
    return '"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in value.encode()) + '"'


def _typed_text(attr: Typed) -> str:
    ty = attr.type
    if isinstance(ty, VectorType):
        values = attr.value
        inner = (
            "[" + ", ".join([_number(v, ty.element) for v in values]) + "]"
            if isinstance(values, tuple)
            else _number(values, ty.element)
        )
        return f"dense<{inner}> : {ty.mlir}"
    number = _number(attr.value, ty)
    return number if number in ("true", "false") else f"{number} : {ty.mlir}"


def _number(value: Any, ty: Type) -> str:
    if not isinstance(ty, FloatType):
        if isinstance(ty, IntegerType) and ty.width == 1:
            return "true" if value else "false"
        return str(int(value))
    value = float(value)
    if math.isfinite(value):
        digits = repr(value)
        return digits if "." in digits or "e" not in digits else digits.replace("e", ".0e")
    return _float_bits(value, ty)


def _float_bits(value: float, ty: FloatType) -> str:
    """Infinities and NaN have no decimal form: MLIR takes the bit pattern in hexadecimal, of the
    type's width.
    """
    return f"0x{encode(value, FORMATS[ty.mlir]):0{ty.width // 4}X}"


# By type. A subclass of these has the first entry that fits.
_TEXT: dict[type, Callable[[Any], str]] = {
    str: quote,
    bool: lambda value: "true" if value else "false",
    Typed: _typed_text,
    Raw: lambda value: value.text,
    IntArray: lambda value: f"array<i{value.width}{': ' if value.values else ''}{', '.join(map(str, value.values))}>",
    Type: lambda value: value.mlir,
    Symbol: lambda value: f"@{value.name}::@{value.nested}" if value.nested else f"@{value.name}",
    type(None): lambda value: "unit",
    list: lambda value: f"[{', '.join(map(text, value))}]",
    tuple: lambda value: f"[{', '.join(map(text, value))}]",
    dict: dictionary,
}
