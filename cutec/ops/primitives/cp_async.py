"""`nvvm.cp.async`: copies from global to shared memory that a thread starts and later waits for
(PTX ISA, "cp.async", "cp.async.wait_group").
"""

from __future__ import annotations

from cutec.ir.attrs import Raw, Typed
from cutec.ir.core import Op
from cutec.ir.types import I32, PtrType
from cutec.ops.primitives import rules
from cutec.ops.primitives.mbarrier import SIGNAL
from cutec.ops.primitives.registry import BLOCKING, CP_ASYNC, Array, Context, asynchronous, define, reads, writes


def _copy(op: Op) -> str | None:
    if wrong := rules.operand_counts(2, 3, 0)(op):
        return wrong
    spaces = [v.type.space if isinstance(v.type, PtrType) else None for v in op.operands[:2]]
    if spaces != [3, 1]:
        return "copies to a shared pointer from a global one"
    size, modifier = op.attrs.get("size"), op.attrs.get("modifier")
    if not isinstance(size, Typed) or not isinstance(modifier, Raw) or size.value not in (4, 8, 16):
        return "needs a size of 4, 8 or 16 bytes and a cache modifier"
    if modifier.text.endswith("cg>") and size.value != 16:
        return "keeps only copies of 16 bytes out of the first cache"
    return (
        None if len(op.operands) == 2 or op.operands[2].type == I32 else f"has a source size of {op.operands[2].type}"
    )


@define(
    "nvvm.cp.async.shared.global",
    _copy,
    reads("global") | writes("shared") | asynchronous(CP_ASYNC),
    label="cp.async",
)
def copy(ctx: Context, op: Op, target: Array, source: Array, count: Array | None = None) -> None:
    ctx.copies.start(target, source, op.attrs["size"].value, count)


@define("nvvm.cp.async.commit.group", rules.counts(0, 0), asynchronous(CP_ASYNC))
def commit(ctx: Context, op: Op) -> None:
    ctx.commit(CP_ASYNC)


@define("nvvm.cp.async.wait.group", rules.all_of(rules.counts(0, 0), rules.attribute("n", Typed)), SIGNAL | BLOCKING)
def wait(ctx: Context, op: Op) -> None:
    """Wait until all but the newest `n` groups of the thread are complete."""
    ctx.wait(CP_ASYNC, op.attrs["n"].value)
