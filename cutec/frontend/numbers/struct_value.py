"""Values of struct types in a trace: their fields, which are values of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cutec.ir.aggregates import aggregate
from cutec.ir.core import Value
from cutec.ir.types import Type


class Struct:
    """A value of the struct or array `type`. There is none in the IR: `fields` are."""

    __slots__ = ("fields", "type")

    def __init__(self, type: Type, fields: Sequence[Value | Struct]):
        self.type, self.fields = type, tuple(fields)

    def at(self, position: Sequence[int]) -> Value | Struct:
        """The field at a position, an index for each level of nesting. Raises IndexError."""
        found: Value | Struct = self
        for index in position:
            if not isinstance(found, Struct) or not 0 <= index < len(found.fields):
                raise IndexError(f"{self.type.mlir} has no field at {list(position)}")
            found = found.fields[index]
        return found

    def replaced(self, position: Sequence[int], value: Value | Struct) -> Value | Struct:
        """The same struct with another field. Raises IndexError, and TypeError for a value of
        another type.
        """
        old = self.at(position)
        if old.type != value.type:
            raise TypeError(f"field {list(position)} is of type {old.type.mlir}, not {value.type.mlir}")
        return _replaced(self, list(position), value)


def _replaced(old: Value | Struct, position: list[int], value: Value | Struct) -> Value | Struct:
    if not position or not isinstance(old, Struct):
        return value
    index, *rest = position
    fields = list(old.fields)
    fields[index] = _replaced(fields[index], rest, value)
    return Struct(old.type, fields)


def assembled(ty: Type, scalars: Iterator[Value]) -> Value | Struct:
    """A value of a type, made of its scalars in order (`ir.aggregates.scalars`)."""
    parts = aggregate(ty)
    return next(scalars) if parts is None else Struct(ty, [assembled(field, scalars) for field in parts.fields])
