"""`wgmma.fence` where a warpgroup's multiplies need one: before the first that may find registers
touched since the last fence.

Registers of multiplies are fragments in memory here: what stores to one, other than a multiply its
results, or waits, or leaves the straight line, makes a fence necessary again; so does the kernel's
own fence, in whose stead one stands before the next multiply. A loop in which nothing does gets its
fence before it. Without one ptxas makes its own and says so.
"""

from __future__ import annotations

from cutec.ir.core import Block, Op, Value
from cutec.ir.types import PtrType
from cutec.ops.cute.registers import WRITE

_MULTIPLY, _FENCE, _TYING = "cutec.wgmma.mma_async", "nvvm.wgmma.fence.aligned", "cutec.wgmma.fence"
_QUIET_LOOP = ("scf.for",)
_DISARMING = ("cutec.wgmma.wait_group", "nvvm.wgmma.commit.group.sync.aligned")


def insert_fences(kernel: Op) -> None:
    """Insert what is missing in a lowered kernel."""
    if any(op.name == _MULTIPLY for op in kernel.walk()):
        _block(kernel.body, False)


def _block(block: Block, armed: bool) -> bool:
    """Insert into a block, `armed` on entry: nothing has touched registers since a fence. Whether
    that holds at its end.
    """
    position = 0
    while position < len(block.ops):
        op = block.ops[position]
        multiplies = op.name == _MULTIPLY or (op.name in _QUIET_LOOP and _is_quiet(op) and _multiplies(op))
        # the kernel's own: it comes just before the next multiply, whose registers are known there
        if op.name == _FENCE:
            del block.ops[position]
            armed = False
            continue
        if multiplies and not armed:
            _fence(block, position, op)
            position += 1
        armed = _after(op, armed or multiplies)
        position += 1
    return armed


def _fence(block: Block, position: int, before: Op) -> None:
    """Insert a fence, through which the registers go that are known there of the multiplies after
    it: else they might be written behind it.
    """
    given = {id(value) for op in block.ops[:position] for value in op.results}
    uses = []
    for op in block.ops[position:]:
        if op.name == _MULTIPLY:
            uses += [(op, i) for i, value in enumerate(op.operands[: len(op.results)]) if id(value) in given]
        elif op.regions or _touches(op):
            break
    values = [op.operands[i] for op, i in uses]
    fence = (
        Op(_TYING, values, [value.type for value in values], loc=before.loc) if values else Op(_FENCE, loc=before.loc)
    )
    fence.block = block
    block.ops.insert(position, fence)
    for (op, i), value in zip(uses, fence.results):
        op.operands[i] = value


def _after(op: Op, armed: bool) -> bool:
    if op.name in (_FENCE, _TYING):
        return True
    if op.regions:
        quiet = op.name in _QUIET_LOOP and _is_quiet(op)
        ends = [_block(region.block, armed if quiet or op.name == "scf.if" else False) for region in op.regions]
        return all(ends) and (quiet or (op.name == "scf.if" and len(ends) == 2))
    return armed and not _touches(op)


def _multiplies(op: Op) -> bool:
    return any(inner.name == _MULTIPLY for inner in op.walk())


def _is_quiet(loop: Op) -> bool:
    return not any(_touches(op) or op.name in ("scf.if", "scf.while") for op in loop.walk())


def _touches(op: Op) -> bool:
    """Whether an operation may write registers of multiplies, or waits for some."""
    if op.name == WRITE:
        return not all(map(_is_product, op.operands[1:]))
    if op.name != "llvm.store":
        return op.name in _DISARMING
    value, pointer = op.operands
    return isinstance(pointer.type, PtrType) and pointer.type.space == 0 and not _is_product(value)


def _is_product(value: Value) -> bool:
    return isinstance(value.owner, Op) and value.owner.name == _MULTIPLY
