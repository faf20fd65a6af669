"""Facts of `scf.for` loops: trip counts, and which ones LLVM unrolls."""

from __future__ import annotations

from cutec.ir.attrs import Raw
from cutec.ir.builder import constant_of
from cutec.ir.core import Op

# Named without the dialect prefix: `llvm.loop_annotation` is silently dropped on scf.for,
# `loop_annotation` is kept.
ANNOTATION = "loop_annotation"
FULLY = Raw("#llvm.loop_annotation<unroll = <disable = false, full = true>>")


def is_unrolled(loop: Op) -> bool:
    """Whether LLVM unrolls an annotated loop as a whole."""
    return loop.attrs.get(ANNOTATION) == FULLY and trip_count(loop) is not None


def trip_count(loop: Op) -> int | None:
    """The number of iterations of an `scf.for`, where its bounds are constants."""
    low, high, step = (constant_of(v) for v in loop.operands[:3])
    if low is None or high is None or step is None:
        return None
    return max(0, -(-(high - low) // step))
