"""`cutec.inline_ptx`: PTX text in a kernel. The interpreter runs the operations that `ops.ptx`
makes of it. A text with an instruction that has none there is E5025 when it is run: a kernel that
also has a Python version of its text branches on `cutec.interpreted`, which is false in a GPU
build.
"""

from __future__ import annotations

import re

from cutec.ir.core import Op
from cutec.ops.instruction import Instruction, example
from cutec.ops.primitives import rules
from cutec.ops.primitives.registry import IO, Array, Context, define

TEXT = "cutec.inline_ptx"


def _inline_ptx(op: Op) -> str | None:
    for name in ("text", "constraints"):
        if not isinstance(op.attrs.get(name), str):
            return f"lacks its {name}"
    operands = [c for c in op.attrs["constraints"].split(",") if c and not c.startswith("~")]
    found = len(op.operands) + len(op.results)
    return None if len(operands) == found else f"has {len(operands)} constraints for {found} operands and results"


# Types of `cvt` that need a newer PTX than LLVM 22 writes (9.0), by the version that has them
NEWER = {"s2f6x2": "PTX 9.1, of CUDA 13.1"}


def _newer(op: Op, arch: str) -> str:
    """What of a text needs a newer PTX; "" where nothing does."""
    words = (word for word in NEWER if re.search(rf"\.{word}\b", op.attrs["text"]))
    return next((f"{word} needs {NEWER[word]}, and cutec writes PTX 9.0" for word in words), "")


@define(TEXT, _inline_ptx, IO, lacking=_newer)
def inline_ptx(ctx: Context, op: Op, *operands: Array) -> None:
    """A text without operations that stand for it; `unknown` says what is not known in it."""
    text, unknown = " ".join(op.attrs["text"].split()), op.attrs.get("unknown")
    why = f" ({unknown})" if unknown else ""
    ctx.fault("E5025", ctx.np.ones(1, bool), f"inline PTX without a meaning in Python: {text}{why}")


@define(
    "cutec.interpreted",
    rules.counts(0, 1),
    instruction=Instruction("whether this runs on the interpreter", "-> i1", example(results=("i1",))),
)
def interpreted(ctx: Context, op: Op) -> Array:
    """Whether this runs on the interpreter."""
    return ctx.np.ones(1, bool)
