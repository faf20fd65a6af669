"""Loop hints: which `scf.for` LLVM must unroll, as the attribute that becomes LLVM's loop
metadata.
"""

from __future__ import annotations

from typing import Any

from cutec.diag import Warning_
from cutec.ir.attrs import Raw
from cutec.ir.core import Block, Op, Value
from cutec.ir.loops import ANNOTATION, FULLY, trip_count
from cutec.lowering.normalise import normalise

HINT = "cutec.unroll"
# Hints without an effect, and why.
_IGNORED_HINTS = {
    "cutec.vectorize": (
        "vectorize",
        "LLVM has no loop vectoriser for NVPTX; load, store and copy are vectorised without a hint",
    ),
    "cutec.prefetch_stages": (
        "prefetch_stages",
        "loops are not pipelined automatically; issue the copies of later stages ahead",
    ),
}


def annotate(function: Op) -> list[Warning_]:
    """Turn the frontend's hints into loop annotations, and unroll every loop of static trip count
    that indexes registers by its induction variable. If the trip count is dynamic, the register
    tensor lives in local memory, and the loop gets a warning.

        for i in range(4): frag[i] = 0        unrolled: frag[0] = 0; frag[1] = 0; ...
        for i in range(n): frag[i] = 0        W0410
    """
    warnings = []
    for op in function.walk():
        if op.name == "scf.while" and _counts_through_registers(op):
            message = (
                "a register tensor is indexed by a counter of a `while` loop, or of a loop with break or return: it"
                " will live in local memory"
            )
            warnings.append(Warning_("W0410", message, op.loc))
        if op.name != "scf.for":
            continue
        hint = op.attrs.pop(HINT, None)
        warnings += [
            Warning_("W0411", f"{said} does nothing: {why}", op.loc)
            for name, (said, why) in _IGNORED_HINTS.items()
            if name in op.attrs
        ]
        for name in _IGNORED_HINTS:
            op.attrs.pop(name, None)
        if _indexes_registers(op):
            if trip_count(op) is None:
                message = (
                    "a register tensor is indexed in a loop whose trip count is dynamic: it will live in local memory"
                )
                warnings.append(Warning_("W0410", message, op.loc))
            else:
                op.attrs[ANNOTATION] = FULLY
        if hint is not None and ANNOTATION not in op.attrs:
            _annotate(op, hint)
    return warnings


def _annotate(loop: Op, hint: Any) -> None:
    if hint == "full":
        loop.attrs[ANNOTATION] = FULLY
    elif int(hint.value) == 1:
        loop.attrs[ANNOTATION] = Raw("#llvm.loop_annotation<unroll = <disable = true>>")
    else:
        normalise(loop)
        count = f"count = {int(hint.value)} : i32"
        loop.attrs[ANNOTATION] = Raw(f"#llvm.loop_annotation<unroll = <disable = false, {count}>>")


def _indexes_registers(loop: Op) -> bool:
    """Whether an address computed from an `llvm.alloca` depends on this loop's induction
    variable.
    """
    tainted = {loop.body.args[0]}
    return _taint(loop.body, tainted)


def _counts_through_registers(loop: Op) -> bool:
    """Whether an address computed from an `llvm.alloca` depends on a value that an `scf.while`
    carries.
    """
    blocks = [region.block for region in loop.regions]
    tainted = {argument for block in blocks for argument in block.args}
    return any(_taint(block, tainted) for block in blocks)


def _taint(block: Block, tainted: set[Value]) -> bool:
    """Propagate taint from operands to results; whether a register index is tainted."""
    for op in block.ops:
        if not tainted.isdisjoint(op.operands):
            if (
                op.name == "llvm.getelementptr"
                and _is_alloca(op.operands[0])
                and op.operands[-1] in tainted
                and len(op.operands) > 1
            ):
                return True
            tainted.update(op.results)
        for region in op.regions:
            if _taint(region.block, tainted):
                return True
    return False


def _is_alloca(value: Value) -> bool:
    return isinstance(value.owner, Op) and value.owner.name == "llvm.alloca"
