"""`cutec.inline_ptx`: PTX text in a kernel. The interpreter cannot run it: a kernel that also has a
Python version of the text branches on `cutec.interpreted`, which is false in a GPU build.
"""

from __future__ import annotations

from cutec.ir.core import Op
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import IO, Array, Context, define


def _inline_ptx(op: Op) -> str | None:
    for name in ("text", "constraints"):
        if not isinstance(op.attrs.get(name), str):
            return f"lacks its {name}"
    operands = [c for c in op.attrs["constraints"].split(",") if c and not c.startswith("~")]
    found = len(op.operands) + len(op.results)
    return None if len(operands) == found else f"has {len(operands)} constraints for {found} operands and results"


@define("cutec.inline_ptx", _inline_ptx, IO)
def inline_ptx(ctx: Context, op: Op, *operands: Array) -> None:
    ctx.fault(
        "E5025",
        ctx.np.ones(1, bool),
        f"inline PTX without a meaning in Python: {op.attrs['text'].strip().splitlines()[0]}",
    )


@define(
    "cutec.interpreted",
    rules.counts(0, 1),
    instruction=Instruction("whether this runs on the interpreter", "-> i1", example(results=("i1",))),
)
def interpreted(ctx: Context, op: Op) -> Array:
    """Whether this runs on the interpreter."""
    return ctx.np.ones(1, bool)
