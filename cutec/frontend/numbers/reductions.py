"""Reductions of TensorSSA: which elements a profile combines, and how a vector is combined to one
number.
"""

from __future__ import annotations

import enum
from typing import Any

from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import arith
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Numeric, binary
from cutec.frontend.numbers.operators import check_computable
from cutec.frontend.numbers.promotion import operation_class
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import vector
from cutec.layout import Layout, flatten_to_tuple


class ReductionOp(enum.Enum):
    """How elements are combined. INC and DEC (wrapping counters) are for memory, where each operand
    is one step; values have no such reduction.
    """

    ADD = "add"
    MUL = "mul"
    MAX = "max"
    MIN = "min"
    INC = "inc"
    DEC = "dec"
    AND = "and"
    OR = "or"
    XOR = "xor"


def check_reduction(op: Any, kind: NumberClass) -> NumberClass:
    """The class in which `op` combines elements of class `kind`. Raises E0404 for what is no
    reduction of values, E0201 for a bit operation on floats, E0203 for a storage format.
    """
    if not isinstance(op, ReductionOp) or op in (ReductionOp.INC, ReductionOp.DEC):
        raise error(
            "E0404",
            f"reduce() takes a cute.ReductionOp of values, not {op}",
            user_location(),
            help="ADD, MUL, MAX, MIN, AND, OR or XOR: value.reduce(cute.ReductionOp.ADD, 0.0)",
        )
    check_computable(kind)
    return operation_class(op.value, kind, kind)


def combine(op: ReductionOp, a: Numeric, b: Numeric) -> Numeric:
    """`a op b`."""
    return binary(op.value, a, b)


def tree(op: ReductionOp, value: Value, kind: NumberClass) -> Numeric:
    """All elements of a vector combined, halves with halves."""
    rest, count = [], value.type.count
    while count > 1:
        if count % 2:
            rest.append(element(value, count - 1, kind))
            count -= 1
            continue
        half = count // 2
        low, high = shuffle(value, range(half)), shuffle(value, range(half, count))
        value, count = arith.emit_binary(op.value, low, high, kind), half
    result = element(value, 0, kind)
    for part in reversed(rest):
        result = combine(op, result, part)
    return result


def split_modes(shape: tuple[Any, ...], profile: tuple[Any, ...]) -> tuple[Layout, Layout, Any]:
    """The positions of the elements along the modes that a reduction profile keeps, and along those
    it drops, and the kept shape.

    Raises E0402 for a profile that does not match the shape.
    """
    kept: list[tuple[int, int]] = [(1, 0)]
    dropped: list[tuple[int, int]] = [(1, 0)]

    def split(part: Any, wanted: Any, stride: Any) -> list[Any]:
        if isinstance(wanted, tuple) and not (isinstance(part, tuple) and len(part) == len(wanted)):
            raise error(
                "E0402",
                f"reduction profile {profile} does not match the shape {shape}",
                user_location(),
                help="nest it as the shape is: None keeps a mode, a number reduces it; 0 alone reduces all",
            )
        if isinstance(wanted, tuple):
            inner = [mode for p, w, s in zip(part, wanted, stride) for mode in split(p, w, s)]
            return [tuple(inner)] if inner else []
        into = kept if wanted is None else dropped
        into += zip(flatten_to_tuple(part), flatten_to_tuple(stride))
        return [part] if wanted is None else []

    result = split(shape, profile, Layout(shape).stride)
    return (*(Layout(*map(tuple, zip(*modes))) for modes in (kept, dropped)), result[0] if result else (1,))


def element(value: Value, position: int, kind: NumberClass) -> Numeric:
    """One element of a vector."""
    return kind(builder().value("vector.extract", [value], kind.mlir, {"static_position": IntArray((position,), 64)}))


def shuffle(value: Value, positions: Any) -> Value:
    """The elements of a vector at these positions."""
    mask = tuple(positions)
    if mask == tuple(range(value.type.count)):
        return value
    return builder().value(
        "vector.shuffle", [value, value], vector(len(mask), value.type.element), {"mask": IntArray(mask, 64)}
    )
