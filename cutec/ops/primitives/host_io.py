"""`cutec.printf` and `cutec.assert`: what the host sees of a running kernel."""

from __future__ import annotations

from cutec.ir.core import Op
from cutec.ir.types import I1
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import IO, Array, Context, define


@define("cutec.printf", rules.attribute("format", str), IO)
def printf(ctx: Context, op: Op, *values: Array) -> None:
    ctx.write(op.attrs["format"], *values)


def _assert(op: Op) -> str | None:
    if wrong := rules.counts(1, 0)(op) or rules.attribute("message", str)(op):
        return wrong
    return None if op.operands[0].type == I1 else f"asserts i1, not {op.operands[0].type}"


@define("cutec.assert", _assert, IO)
def assertion(ctx: Context, op: Op, condition: Array) -> None:
    ctx.fault("E5009", ~condition, op.attrs["message"] or "assertion failed")
