"""Operations of the `vector` dialect on values of vector types (or TensorSSAs)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.frontend.core.context import builder
from cutec.frontend.numbers.arith_value import with_arithmetic
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import Type, VectorType
from cutec.loc_ip import take_loc_ip


def value_of(operand: Any) -> Value:
    """The IR value of a number, a TensorSSA or a value."""
    return operand if isinstance(operand, Value) else operand.ir


def bitcast(result: Type, source: Any) -> Value:
    """The same bits as a vector of another type."""
    return builder().value("vector.bitcast", [value_of(source)], result)


def extract(source: Any, dynamic_position: Sequence[Any] = (), static_position: Sequence[int] = (0,)) -> Value:
    """An element, at a static position. Raises TypeError for a value that is no vector."""
    vector = value_of(source)
    if not isinstance(vector.type, VectorType):
        raise TypeError(f"vector.extract takes a vector, not a value of type {vector.type.mlir}")
    return builder().value(
        "vector.extract", [vector], vector.type.element, {"static_position": IntArray(tuple(static_position), 64)}
    )


def insert(
    value_to_store: Any, dest: Any, dynamic_position: Sequence[Any] = (), static_position: Sequence[int] = (0,)
) -> Value:
    """A vector with another element at a static position."""
    into = value_of(dest)
    attrs = {"static_position": IntArray(tuple(static_position), 64)}
    return builder().value("vector.insert", [value_of(value_to_store), into], into.type, attrs)


def from_elements(result: Type, elements: Sequence[Any]) -> Value:
    """A vector of elements."""
    return builder().value("vector.from_elements", [value_of(e) for e in elements], result)


with_arithmetic(globals())
take_loc_ip(globals())
