"""Arithmetic that expansions emit on scalars and on vectors alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I32, I64, Type, element_of, like

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander


class Emitter:
    """Arithmetic on values of one shape: scalars, or vectors of the length of `shape`."""

    def __init__(self, cx: Expander, shape: Type):
        self.cx, self.shape = cx, shape

    def op(self, name: str, operands: list[Value], element: Type, attrs: dict[str, Any] | None = None) -> Value:
        """An operation whose result has the shape, with elements of a type."""
        return self.cx.builder.value(name, operands, like(self.shape, element), attrs)

    def constant(self, number: float, element: Type = I32) -> Value:
        """A constant, or a splat of it."""
        return self.cx.builder.constant(number, like(self.shape, element))

    def arith(self, name: str, a: Value, b: Value | int) -> Value:
        """`arith.<name>`; a Python number stands for a constant of the other operand's type."""
        element = element_of(a.type)
        return self.op(f"arith.{name}", [a, self.constant(b, element) if isinstance(b, int) else b], element)

    def compare(self, predicate: int, a: Value, b: Value | int) -> Value:
        """`arith.cmpi`: 0 eq, 1 ne, 6 ult, 7 ule, 8 ugt, 9 uge."""
        b = self.constant(b, element_of(a.type)) if isinstance(b, int) else b
        return self.op("arith.cmpi", [a, b], I1, {"predicate": Typed(predicate, I64)})

    def compare_floats(self, predicate: int, a: Value, b: Value) -> Value:
        """`arith.cmpf`: 1 oeq, 4 olt, 6 one."""
        return self.op("arith.cmpf", [a, b], I1, {"predicate": Typed(predicate, I64)})

    def select(self, condition: Value, a: Value | int, b: Value) -> Value:
        """`a` where the condition holds, else `b`."""
        a = self.constant(a, element_of(b.type)) if isinstance(a, int) else a
        return self.op("arith.select", [condition, a, b], element_of(b.type))

    def cast(self, name: str, a: Value, element: Type) -> Value:
        """`arith.<name>` to elements of another type; nothing if they have it already."""
        return a if element_of(a.type) == element else self.op(f"arith.{name}", [a], element)
