"""`cutec.printf` and `cutec.assert`: output of a running kernel to the host."""

from __future__ import annotations

import re

from cutec.ir.core import Op
from cutec.ir.types import I1, PtrType
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import IO, Array, Context, define

# flags with width and precision, length, conversion (C's, without `n` and `*`)
DIRECTIVE = re.compile(r"%([-+ #0]*\d*(?:\.\d+)?)(?:hh|h|ll|l|z|j|t)?([diuoxXcfFeEgGaAp%])")


def _printf(op: Op) -> str | None:
    if wrong := rules.attribute("format", str)(op):
        return wrong
    if not op.operands or not isinstance(op.operands[0].type, PtrType):
        return "needs the buffer for its arguments as operand 0"
    wanted, values = sum(letter != "%" for _, letter in DIRECTIVE.findall(op.attrs["format"])), len(op.operands) - 1
    return None if values == wanted and not op.results else f"has {values} values for {wanted} directives"


@define("cutec.printf", _printf, IO)
def printf(ctx: Context, op: Op, buffer: Array, *values: Array) -> None:
    """Operand 0 is the buffer in which a GPU passes the arguments on; it is not needed here."""
    ctx.write(op.attrs["format"], *values)


def _assert(op: Op) -> str | None:
    if wrong := rules.counts(1, 0)(op) or rules.attribute("message", str)(op):
        return wrong
    return None if op.operands[0].type == I1 else f"asserts i1, not {op.operands[0].type}"


@define("cutec.assert", _assert, IO)
def assertion(ctx: Context, op: Op, condition: Array) -> None:
    ctx.fault("E5009", ~condition, op.attrs["message"] or "assertion failed")
