"""`nvvm.cp.async`: copies from global to shared memory that a thread starts and later waits for
(PTX ISA, "cp.async", "cp.async.wait_group"). `cutec.cp.async` is a copy that also says how much of
L2 to fetch at once, which NVVM's has no word for.
"""

from __future__ import annotations

from cutec.ir.attrs import Raw, Typed
from cutec.ir.core import Op
from cutec.ir.types import I32, PtrType
from cutec.ops.primitives import rules
from cutec.ops.primitives.mbarrier import SIGNAL
from cutec.ops.primitives.registry import BLOCKING, CP_ASYNC, Array, Context, asynchronous, define, reads, writes
from cutec.target.copy_atoms import L2_PREFETCHES

COPIES = ("nvvm.cp.async.shared.global", "cutec.cp.async")
_EFFECTS = reads("global") | writes("shared") | asynchronous(CP_ASYNC)


def _cache(op: Op) -> str:
    """The cache modifier of a copy; "" if it says none."""
    modifier = op.attrs.get("modifier")
    return modifier.text[-3:-1] if isinstance(modifier, Raw) else op.attrs.get("cache", "")


def _copy(op: Op) -> str | None:
    if wrong := rules.operand_counts(2, 3, 0)(op):
        return wrong
    spaces = [v.type.space if isinstance(v.type, PtrType) else None for v in op.operands[:2]]
    if spaces != [3, 1]:
        return "copies to a shared pointer from a global one"
    size, cache = op.attrs.get("size"), _cache(op)
    if not isinstance(size, Typed) or cache not in ("ca", "cg") or size.value not in (4, 8, 16):
        return "needs a size of 4, 8 or 16 bytes and a cache modifier"
    if cache == "cg" and size.value != 16:
        return "keeps only copies of 16 bytes out of the first cache"
    return (
        None if len(op.operands) == 2 or op.operands[2].type == I32 else f"has a source size of {op.operands[2].type}"
    )


def _prefetching(op: Op) -> str | None:
    size = op.attrs.get("l2_prefetch")
    return _copy(op) or (None if size in L2_PREFETCHES else f"cannot fetch {size} of L2 at once")


@define("cutec.cp.async", _prefetching, _EFFECTS, label="cp.async")
@define("nvvm.cp.async.shared.global", _copy, _EFFECTS, label="cp.async")
def copy(ctx: Context, op: Op, target: Array, source: Array, count: Array | None = None) -> None:
    ctx.copies.start(target, source, op.attrs["size"].value, count)


@define("nvvm.cp.async.commit.group", rules.counts(0, 0), asynchronous(CP_ASYNC))
def commit(ctx: Context, op: Op) -> None:
    ctx.commit(CP_ASYNC)


@define("nvvm.cp.async.wait.group", rules.all_of(rules.counts(0, 0), rules.attribute("n", Typed)), SIGNAL | BLOCKING)
def wait(ctx: Context, op: Op) -> None:
    """Wait until all but the newest `n` groups of the thread are complete."""
    ctx.wait(CP_ASYNC, op.attrs["n"].value)
