"""Dynamic leaves that are SSA values: the layout algebra run on them emits arithmetic."""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import Typed
from cutec.ir.builder import Builder, constant_of
from cutec.ir.core import Op, Value
from cutec.ir.types import I1, I32, I64, integer
from cutec.layout import ComposedLayout, Layout, LayoutBase, Leaf, is_leaf, product

# Leaves are sizes, strides and coordinates: where the algebra divides, both operands are
# non-negative, except in an exact division.
_OPS = {
    "add": "arith.addi",
    "sub": "arith.subi",
    "mul": "arith.muli",
    "div": "arith.divui",
    "mod": "arith.remui",
    "min": "arith.minsi",
    "max": "arith.maxsi",
    "and": "arith.andi",
    "xor": "arith.xori",
    "exact_div": "arith.divsi",
    "exact_shr": "arith.shrsi",
    "shr": "arith.shrui",
}
_EQUAL = 0  # arith.cmpi predicate eq
_LESS_THAN = 2  # arith.cmpi predicate slt
_BELOW = 6  # arith.cmpi predicate ult: negative numbers are above everything


class SsaLeaf(Leaf):
    """A leaf whose value is an IR integer of `width` bits."""

    __slots__ = ("builder", "value")

    def __init__(self, builder: Builder, value: Value, div: int = 1):
        super().__init__(value.type.bits, div)
        self.builder = builder
        self.value = value

    def emit(self, op: str, a: int | Leaf, b: int | Leaf, width: int, div: int) -> SsaLeaf:
        x, y = self._operand(a, width), self._operand(b, width)
        if op == "ceil_div":
            one = self.builder.constant(1, x.type)
            less_one = self._emit("sub", y, one) if isinstance(b, Leaf) else self.builder.constant(b - 1, x.type)
            x, op = self._emit("add", x, less_one), "div"
        if op == "exact_div" and isinstance(b, int) and b & (b - 1) == 0:
            y, op = self.builder.constant(b.bit_length() - 1, x.type), "exact_shr"
        result = self._narrow(op, x, y) if op in ("div", "mod") else None
        return SsaLeaf(self.builder, result or self._emit(op, x, y), div or 1)

    def _narrow(self, op: str, x: Value, y: Value) -> Value | None:
        """A division of 64 bits made of one of 32, which takes a fraction of the instructions and
        no branch; None unless both operands are known to fit. They are not negative.
        """
        short = [_extended(value) for value in (x, y)]
        if x.type != I64 or None in short:
            return None
        narrow = [self.builder.constant(v, I32) if isinstance(v, int) else v for v in short if v is not None]
        return self.builder.value("arith.extsi", (self.builder.value(_OPS[op], narrow, I32),), I64)

    def _emit(self, op: str, x: Value, y: Value) -> Value:
        return self.builder.value(_OPS[op], (x, y), x.type)

    def _operand(self, leaf: Any, width: int) -> Value:
        if isinstance(leaf, int):
            return self.builder.constant(leaf, integer(width))
        if leaf.width < width:
            return self.builder.value("arith.extsi", (leaf.value,), integer(width))
        return leaf.value


def _extended(value: Value) -> Value | int | None:
    """What a value of 64 bits is with 32: what a sign extension extends, a number; else None."""
    number = constant_of(value)
    if number is not None:
        return number if 0 <= number < 1 << 31 else None
    op = value.owner
    if isinstance(op, Op) and op.name == "arith.extsi" and op.operands[0].type == I32:
        return op.operands[0]
    return None


def value_of(leaf: Leaf) -> Value:
    """The value of a leaf in code that is being lowered."""
    assert isinstance(leaf, SsaLeaf)
    return leaf.value


def less(a: Any, b: Any) -> list[Value | bool]:
    """`a < b` for each pair of leaves of two congruent int tuples: a Python bool where both are
    static.
    """
    if isinstance(a, tuple) or isinstance(b, tuple):
        return [result for x, y in zip(a, b, strict=True) for result in less(x, y)]
    return [_compare(a, b, _LESS_THAN)]


def inside(coord: Any, shape: Any) -> list[Value | bool]:
    """`0 <= coord < shape` for each leaf of a coordinate; an integer into several modes is compared
    with their size.
    """
    if isinstance(coord, tuple):
        return [result for c, s in zip(coord, shape, strict=True) for result in inside(c, s)]
    return [_compare(coord, product(shape), _BELOW)]


def equal(a: Any, b: Any) -> list[Value | bool]:
    """`a == b` for each pair of leaves of two int tuples or layouts; [False] where their structures
    differ.
    """
    if isinstance(a, LayoutBase) or isinstance(b, LayoutBase):
        return equal(_parts(a), _parts(b)) if type(a) is type(b) else [False]
    if isinstance(a, tuple) or isinstance(b, tuple):
        if not (isinstance(a, tuple) and isinstance(b, tuple) and len(a) == len(b)):
            return [False]
        return [result for x, y in zip(a, b) for result in equal(x, y)]
    if isinstance(a, Leaf) or isinstance(b, Leaf):
        return [_compare(a, b, _EQUAL)] if is_leaf(a) and is_leaf(b) else [False]
    return [a == b]


def _parts(layout: LayoutBase) -> tuple[Any, ...]:
    if isinstance(layout, ComposedLayout):
        return layout.inner, layout.offset, layout.outer
    assert isinstance(layout, Layout)
    return layout.shape, layout.stride


def _compare(a: Any, b: Any, predicate: int) -> Value | bool:
    if not isinstance(a, Leaf) and not isinstance(b, Leaf):
        return a < b and (predicate == _LESS_THAN or a >= 0)
    leaf = a if isinstance(a, SsaLeaf) else b
    assert isinstance(leaf, SsaLeaf)
    width = max(getattr(a, "width", 32), getattr(b, "width", 32))
    operands = (leaf._operand(a, width), leaf._operand(b, width))
    return leaf.builder.value("arith.cmpi", operands, I1, {"predicate": Typed(predicate, I64)})
