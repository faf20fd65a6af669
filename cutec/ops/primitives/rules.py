"""Rules for the operands, results and attributes of primitives: each takes an operation and returns
its error as text, or None.
"""

from __future__ import annotations

from collections.abc import Callable

from cutec.ir.attrs import IntArray, Symbol, Typed
from cutec.ir.core import Op
from cutec.ir.types import I1, FloatType, IntegerType, PtrType, Type, VectorType, bit_width, element_of, like

Rule = Callable[[Op], "str | None"]


def counts(operands: int, results: int) -> Rule:
    """Exactly this many operands and results."""

    def rule(op: Op) -> str | None:
        if len(op.operands) != operands:
            return f"takes {operands} operands, has {len(op.operands)}"
        return None if len(op.results) == results else f"has {results} results, not {len(op.results)}"

    return rule


def all_of(*rules: Rule) -> Rule:
    """All of the rules, checked in order."""

    def rule(op: Op) -> str | None:
        for each in rules:
            if wrong := each(op):
                return wrong
        return None

    return rule


def operand_counts(least: int, most: int, results: int) -> Rule:
    """Between `least` and `most` operands."""

    def rule(op: Op) -> str | None:
        if not least <= len(op.operands) <= most:
            return f"takes {least} to {most} operands, has {len(op.operands)}"
        return None if len(op.results) == results else f"has {results} results, not {len(op.results)}"

    return rule


def unchecked(op: Op) -> str | None:
    """No rule."""
    return None


_KINDS = {"int": IntegerType, "float": FloatType, "ptr": PtrType}


def _kind(ty: Type, kind: str) -> bool:
    return isinstance(element_of(ty), _KINDS[kind])


def same(operands: int, kind: str, results: int = 1) -> Rule:
    """Operands and results all of one type, whose elements are of `kind` (`int`, `float`)."""
    count = counts(operands, results)

    def rule(op: Op) -> str | None:
        if wrong := count(op):
            return wrong
        types = [v.type for v in op.operands + op.results]
        if types.count(types[0]) != len(types):
            return "needs operands and results of one type, has " + ", ".join(t.mlir for t in types)
        return None if _kind(types[0], kind) else f"does not work on {types[0]}"

    return rule


def compare(kind: str) -> Rule:
    """Two operands of one type, a result of i1 in the same shape, and a `predicate`."""

    count = counts(2, 1)

    def rule(op: Op) -> str | None:
        if wrong := count(op):
            return wrong
        a, b = (v.type for v in op.operands)
        if a != b or not _kind(a, kind):
            return f"cannot compare {a} with {b}"
        if not isinstance(op.attrs.get("predicate"), Typed):
            return "lacks its predicate"
        return None if op.result.type == like(a, I1) else f"results in {like(a, I1)}, not {op.result.type}"

    return rule


def cast(source: str, target: str, width: str = "") -> Rule:
    """One operand to one result of the same shape, kinds `source` to `target`; `width` is `wider`,
    `narrower` or free.
    """

    count = counts(1, 1)

    def rule(op: Op) -> str | None:
        if wrong := count(op):
            return wrong
        a, r = op.operands[0].type, op.result.type
        if like(a, element_of(r)) != r or not _kind(a, source) or not _kind(r, target):
            return f"cannot convert {a} to {r}"
        if width and a != r and (bit_width(r) > bit_width(a)) != (width == "wider"):
            return f"needs a {width} result than {a}, not {r}"
        return None

    return rule


def same_bits(op: Op) -> str | None:
    """One operand and one result of equally many bits."""
    if wrong := counts(1, 1)(op):
        return wrong
    a, r = op.operands[0].type, op.result.type
    return None if bit_width(a) == bit_width(r) else f"cannot reinterpret {a} as {r}"


def select(op: Op) -> str | None:
    """`(i1 or a vector of it, T, T) -> T`."""
    if wrong := counts(3, 1)(op):
        return wrong
    condition, a, b = (v.type for v in op.operands)
    if a != b or a != op.result.type:
        return f"chooses between {a} and {b} for {op.result.type}"
    return None if condition in (I1, like(a, I1)) else f"has a condition of {condition}"


def pointer_first(operands: int, results: int) -> Rule:
    """Operand 0 is a pointer."""
    return all_of(counts(operands, results), lambda op: pointer_at(op, 0))


def pointer_at(op: Op, position: int) -> str | None:
    """The operand at `position` is a pointer."""
    ty = op.operands[position].type
    return None if isinstance(ty, PtrType) else f"needs a pointer as operand {position}, not {ty}"


def space_of(op: Op, operand: int = 0) -> int:
    """The address space of an operand that is a pointer."""
    ty = op.operands[operand].type
    assert isinstance(ty, PtrType)
    return ty.space


def attribute(name: str, kind: type) -> Rule:
    """An attribute of a certain class is present."""

    def rule(op: Op) -> str | None:
        return None if isinstance(op.attrs.get(name), kind) else f"lacks its attribute {name}"

    return rule


def positions(op: Op) -> str | None:
    """`static_position` holds one index within the vector (the last operand)."""
    position, ty = op.attrs.get("static_position"), op.operands[-1].type
    if not isinstance(ty, VectorType) or not isinstance(position, IntArray) or len(position.values) != 1:
        return "needs a vector and one static position"
    return None if 0 <= position.values[0] < ty.count else f"has position {position.values[0]} of {ty}"


def symbol(name: str) -> Rule:
    """An attribute refers to a symbol."""
    return attribute(name, Symbol)
