"""The primitives: every operation that lowered modules consist of, each with its effects and its semantics."""

from cutec.ops.primitives.registry import PRIMITIVES, PURE, Context, Effects, Primitive

__all__ = ["PRIMITIVES", "PURE", "Context", "Effects", "Primitive"]
