"""Placement of `wgmma.fence`: before a warpgroup's first multiply that may find its registers
written since the last fence. Without a fence ptxas inserts its own and warns.

This is a forward dataflow analysis of one bit, `fenced`: no registers of multiplies were written
since a fence. It is cleared by a store to a fragment (other than of a multiply's results), by
commit_group and wait_group, and by a fence of the kernel, which is removed: a new one stands before
the next multiply, where the registers are known. It is false at the start and behind the end of
loops, except loops that never clear it, and behind an `scf.if` unless both arms end with it set.

    store                   fenced = no
    cutec.wgmma.fence       inserted
    scf.for { multiply }    never clears the bit, so its fence stands before it
    commit_group            fenced = no
"""

from __future__ import annotations

from cutec.ir.core import Block, Op, Value
from cutec.ir.types import PtrType
from cutec.ops.cute.registers import WRITE

_MULTIPLY, _FENCE, _TYING = "cutec.wgmma.mma_async", "nvvm.wgmma.fence.aligned", "cutec.wgmma.fence"
_LOOPS = ("scf.for",)
_CLEARING = ("cutec.wgmma.wait_group", "nvvm.wgmma.commit.group.sync.aligned")


def insert_fences(kernel: Op) -> None:
    """Insert the missing fences of a lowered kernel."""
    if _multiplies(kernel):
        _block(kernel.body, False)


def _block(block: Block, fenced: bool) -> bool:
    """Insert fences into a block, given `fenced` at its start. Returns `fenced` at its end."""
    position = 0
    while position < len(block.ops):
        op = block.ops[position]
        multiplies = op.name == _MULTIPLY or (op.name in _LOOPS and _never_clears(op) and _multiplies(op))
        if op.name == _FENCE:  # the kernel's own
            del block.ops[position]
            fenced = False
            continue
        if multiplies and not fenced:
            _fence(block, position, op)
            position += 1
        fenced = _after(op, fenced or multiplies)
        position += 1
    return fenced


def _fence(block: Block, position: int, before: Op) -> None:
    """Insert a fence. The registers of the following multiplies that are defined before it pass
    through it, as operands and results: so ptxas cannot write them behind it.
    """
    given = {id(value) for op in block.ops[:position] for value in op.results}
    uses = []
    for op in block.ops[position:]:
        if op.name == _MULTIPLY:
            uses += [(op, i) for i, value in enumerate(op.operands[: len(op.results)]) if id(value) in given]
        elif op.regions or _clears(op):
            break
    values = [op.operands[i] for op, i in uses]
    fence = (
        Op(_TYING, values, [value.type for value in values], loc=before.loc) if values else Op(_FENCE, loc=before.loc)
    )
    fence.block = block
    block.ops.insert(position, fence)
    for (op, i), value in zip(uses, fence.results):
        op.operands[i] = value


def _after(op: Op, fenced: bool) -> bool:
    """The transfer function: `fenced` behind an operation, given it before."""
    if op.name in (_FENCE, _TYING):
        return True
    if op.regions:
        keeps = op.name in _LOOPS and _never_clears(op)
        ends = [_block(region.block, fenced if keeps or op.name == "scf.if" else False) for region in op.regions]
        return all(ends) and (keeps or (op.name == "scf.if" and len(ends) == 2))
    return fenced and not _clears(op)


def _multiplies(op: Op) -> bool:
    return _MULTIPLY in {inner.name for inner in op.walk()}


def _never_clears(loop: Op) -> bool:
    return not any(_clears(op) or op.name in ("scf.if", "scf.while") for op in loop.walk())


def _clears(op: Op) -> bool:
    """Whether an operation may write registers of multiplies, or waits for multiplies."""
    if op.name == WRITE:
        return not all(map(_is_product, op.operands[1:]))
    if op.name != "llvm.store":
        return op.name in _CLEARING
    value, pointer = op.operands
    return isinstance(pointer.type, PtrType) and pointer.type.space == 0 and not _is_product(value)


def _is_product(value: Value) -> bool:
    return isinstance(value.owner, Op) and value.owner.name == _MULTIPLY
