"""Arithmetic of IR values, which kernels that emit operations themselves get from them.

A value is no number of the language: a Python number beside it takes its type, whose bits it may
fill (`x == 0x80008000` for a value of i32), while `Int32(x) == 0x80008000` compares as Int64.
"""

from __future__ import annotations

import numbers
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.operators import as_numeric, binary, class_of_type, is_numeric
from cutec.ir.core import Value


class ArithValue(Value):
    """A value of a scalar type, with operators: integers are signed, results are values again. With
    a number of the language the result is such a number.
    """

    __slots__ = ()
    __hash__ = Value.__hash__

    def __bool__(self) -> bool:
        return bool(as_numeric(self))  # raises: only a run knows

    def __neg__(self) -> Value:
        return arithmetic((-as_numeric(self)).ir)

    def __invert__(self) -> Value:
        return arithmetic((~as_numeric(self)).ir)


def arithmetic(value: Any) -> Any:
    """A value, with operators if its type is a scalar's; anything else as it is."""
    if type(value) is Value and class_of_type(value) is not None:
        value.__class__ = ArithValue
    return value


def with_arithmetic(namespace: dict[str, Any]) -> None:
    """Let the public functions that a module defines give values with operators. `namespace` is the
    module's `globals()`.
    """
    for name, found in list(namespace.items()):
        if name[0] != "_" and isinstance(found, FunctionType) and found.__module__ == namespace["__name__"]:
            namespace[name] = _giving(found)


def _giving(function: FunctionType) -> Callable[..., Any]:
    @wraps(function)
    def call(*args: Any, **options: Any) -> Any:
        return arithmetic(function(*args, **options))

    return call


def _operand(other: Any, kind: NumberClass) -> Any:
    """The other operand as a number; None for what is none, or has another type than `kind` takes
    exactly.
    """
    if isinstance(other, Value):
        return as_numeric(other) if class_of_type(other) is not None else None
    if isinstance(other, numbers.Integral) or (isinstance(other, numbers.Real) and kind.is_float):
        return kind(other)
    return other if is_numeric(other) else None


def _operator(op: str, reflected: bool) -> Callable[[ArithValue, Any], Any]:
    def apply(self: ArithValue, other: Any) -> Any:
        own = as_numeric(self)
        found = _operand(other, type(own))
        if found is None:
            return NotImplemented
        result = binary(op, found, own) if reflected else binary(op, own, found)
        return result if is_numeric(other) else arithmetic(result.ir)

    return apply


_BINARY = {name: name for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "and", "or", "xor")}
_BINARY |= {"lshift": "shl", "rshift": "shr"}
for _name, _op in _BINARY.items():
    setattr(ArithValue, f"__{_name}__", _operator(_op, reflected=False))
    setattr(ArithValue, f"__r{_name}__", _operator(_op, reflected=True))
for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(ArithValue, f"__{_name}__", _operator(_name, reflected=False))
