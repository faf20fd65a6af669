"""`vector`: taking one-dimensional vectors apart and putting them together. Axis 0 is the lane,
axis 1 the element.
"""

from __future__ import annotations

from cutec.ir.attrs import IntArray
from cutec.ir.core import Op
from cutec.ir.types import VectorType, element_of, vector_of
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import Array, Context, Forwards, define


def _from_elements(op: Op) -> str | None:
    ty = op.result.type
    if not isinstance(ty, VectorType) or len(op.operands) != ty.count:
        return f"cannot make {ty} of {len(op.operands)} elements"
    return next((f"has an element of {v.type} in {ty}" for v in op.operands if v.type != ty.element), None)


@define("vector.from_elements", _from_elements, forwards=Forwards.ELEMENTS)
def from_elements(ctx: Context, op: Op, *elements: Array) -> Array:
    return ctx.np.stack(ctx.np.broadcast_arrays(*elements), axis=1)


def _element(vector: int, scalar: str) -> rules.Rule:
    def rule(op: Op) -> str | None:
        ty = op.operands[vector].type
        one = op.result.type if scalar == "result" else op.operands[0].type
        return None if element_of(ty) == one else f"has {one} as an element of {ty}"

    return rule


@define(
    "vector.extract",
    rules.all_of(rules.counts(1, 1), rules.positions, _element(0, "result")),
    forwards=Forwards.ELEMENTS,
)
def extract(ctx: Context, op: Op, vector: Array) -> Array:
    return vector[:, op.attrs["static_position"].values[0]]


@define(
    "vector.insert",
    rules.all_of(rules.counts(2, 1), rules.positions, _element(1, "operand")),
    forwards=Forwards.ELEMENTS,
)
def insert(ctx: Context, op: Op, value: Array, vector: Array) -> Array:
    lanes = max(len(value), len(vector))
    result = ctx.np.broadcast_to(vector, (lanes, vector.shape[1])).copy()
    result[:, op.attrs["static_position"].values[0]] = value
    return result


def _broadcast(op: Op) -> str | None:
    if wrong := rules.counts(1, 1)(op):
        return wrong
    a, r = op.operands[0].type, op.result.type
    return None if isinstance(r, VectorType) and a == r.element else f"cannot broadcast {a} to {r}"


@define("vector.broadcast", _broadcast, forwards=Forwards.ELEMENTS)
def broadcast(ctx: Context, op: Op, a: Array) -> Array:
    return ctx.np.repeat(a[:, None], vector_of(op.result.type).count, axis=1)


def _shuffle(op: Op) -> str | None:
    if wrong := rules.counts(2, 1)(op):
        return wrong
    mask, a, b = op.attrs.get("mask"), op.operands[0].type, op.operands[1].type
    vectors = isinstance(a, VectorType) and isinstance(b, VectorType) and a.element == b.element
    if not isinstance(mask, IntArray) or not vectors:
        return "needs two vectors of one element type and a mask"
    inside = all(0 <= i < vector_of(a).count + vector_of(b).count for i in mask.values)
    fits = op.result.type == VectorType(len(mask.values), element_of(a))
    return None if inside and fits else f"cannot make {op.result.type} with mask {list(mask.values)}"


@define("vector.shuffle", _shuffle, forwards=Forwards.ELEMENTS)
def shuffle(ctx: Context, op: Op, a: Array, b: Array) -> Array:
    lanes = max(len(a), len(b))
    both = [ctx.np.broadcast_to(v, (lanes, v.shape[1])) for v in (a, b)]
    return ctx.np.concatenate(both, axis=1)[:, list(op.attrs["mask"].values)]
