"""Reductions of TensorSSA: the elements that a profile combines, and the tree that combines a
vector to one number.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
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
from cutec.ir.types import VectorType, vector
from cutec.layout import Layout, flatten_to_tuple


class ReductionOp(enum.Enum):
    """How elements are combined. INC and DEC (wrapping counters) are reductions in memory only."""

    ADD = "add"
    MUL = "mul"
    MAX = "max"
    MIN = "min"
    INC = "inc"
    DEC = "dec"
    AND = "and"
    OR = "or"
    XOR = "xor"


REDUCTION_NAMES = frozenset(op.value for op in ReductionOp)


def check_reduction(op: Any, kind: NumberClass) -> NumberClass:
    """The class in which `op` combines elements of class `kind`. Raises E0404 for an `op` that is
    no reduction of values, E0201 for a bit operation on floats, E0203 for a storage format.
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
    """All elements of a vector combined in their order, neighbours first: 6 elements as
    ((0 (1 2)) (3 (4 5))).

    Each result is emitted right behind its two parts, so that few are alive at once: of 64 elements
    6. What computes the elements, and what else uses them, keeps its order too.
    """

    def emit(node: Any) -> Value:
        if isinstance(node, int):
            return element(value, node, kind).ir
        return arith.emit_binary(op.value, emit(node[0]), emit(node[1]), kind)

    return kind(emit(_halves(0, _vector_type(value).count)))


def _halves(low: int, high: int) -> Any:
    """The order in which `tree` combines positions: one, or a pair of such."""
    middle = (low + high) // 2
    return low if high - low == 1 else (_halves(low, middle), _halves(middle, high))


def split_modes(shape: tuple[Any, ...], profile: tuple[Any, ...]) -> tuple[Layout, Layout, Any]:
    """The kept and the dropped modes of a shape under a reduction profile, as layouts of element
    positions, and the kept shape: (4, 8) with the profile (None, 1) gives 4:1, 8:4 (each after a
    mode 1:0) and (4,).

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
    keep, drop = (Layout(*map(tuple, zip(*modes))) for modes in (kept, dropped))
    return keep, drop, result[0] if result else (1,)


def element(value: Value, position: int, kind: NumberClass) -> Numeric:
    """One element of a vector."""
    return kind(builder().value("vector.extract", [value], kind.mlir, {"static_position": IntArray((position,), 64)}))


def shuffle(value: Value, positions: Iterable[int]) -> Value:
    """The elements of a vector at these positions."""
    mask, ty = tuple(positions), _vector_type(value)
    if mask == tuple(range(ty.count)):
        return value
    return builder().value(
        "vector.shuffle", [value, value], vector(len(mask), ty.element), {"mask": IntArray(mask, 64)}
    )


def _vector_type(value: Value) -> VectorType:
    ty = value.type
    assert isinstance(ty, VectorType)
    return ty
