"""Collective operations of two arms stay two.

The lanes of each arm meet in their own shuffle, vote or barrier. mlir-opt's greedy rewriting makes
one block of two that are alike but for their operands, and so one operation of both:

    %r = scf.if %low {                               cond_br %low, ^bb1(%one), ^bb1(%two)
      %a = nvvm.shfl.sync bfly %m, %x, %one, %c    ^bb1(%offset):
      scf.yield %a                             →     %r = nvvm.shfl.sync bfly %m, %x, %offset, %c
    } else {
      %b = nvvm.shfl.sync bfly %m, %x, %two, %c
      scf.yield %b
    }

So each gets an attribute `cutec.arm`, a number of its own: blocks with different attributes are not
alike. Other operations (a TMA load, say) may still become one. LLVM heeds `convergent`
(`toolchain/fixups.py`). A text of PTX with effects may be collective, so it counts.
"""

from __future__ import annotations

from cutec.ir.attrs import ARM, Typed
from cutec.ir.core import Op
from cutec.ir.types import I32
from cutec.ops.primitives.inline_ptx import TEXT
from cutec.ops.primitives.registry import PRIMITIVES


def tell_arms_apart(kernel: Op) -> None:
    """Number the collective operations in arms of a lowered kernel."""
    number, collective = 0, {}

    def visit(owner: Op, in_arm: bool) -> None:
        nonlocal number
        for region in owner.regions:
            for op in region.block.ops:
                if op.regions:
                    visit(op, in_arm or op.name == "scf.if")
                elif in_arm:
                    name = op.name
                    if name not in collective:  # operations are many, their names few
                        collective[name] = name == TEXT or bool(PRIMITIVES[name].effects.collective)
                    if collective[name] and "pure" not in op.attrs:
                        op.attrs[ARM] = Typed(number, I32)
                        number += 1

    visit(kernel, False)
