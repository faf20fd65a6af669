"""Waits for loads from tensor memory: the registers of loads go through the wait behind them.

A kernel says `tcgen05.wait::ld` without naming registers. So that no compiler reads one before, the
registers of the loads that stand before a wait in its block of code become its operands, and its
results take their places. Pure operations on them that stand before the wait go behind it.

    a = tcgen05_ld               a = tcgen05_ld
    v = vector.from_elements a   b = tcgen05_wait_ld a
    tcgen05_wait_ld              v = vector.from_elements b
    use v                        use v

A wait in a loop or branch, for loads outside of it, stays as it is. So does what a store or a
branch uses before the wait, which the hazard checker finds (E5057).
"""

from __future__ import annotations

from cutec.ir.core import Block, Op, Value
from cutec.ops.primitives import PRIMITIVES

_LOADS, _WAIT = ("cutec.tcgen05_ld", "cutec.tcgen05_ld_red"), "cutec.tcgen05_wait_ld"


def tie_loads(kernel: Op) -> None:
    """Give the waits of a lowered kernel their registers."""
    _block(kernel.body)


def _block(block: Block) -> None:
    loads: list[Op] = []  # that nothing in this block has waited for
    for op in list(block.ops):
        if op.name in _LOADS:
            loads.append(op)
        elif op.name == _WAIT:
            if loads and not op.operands:
                _tie(block, op, loads)
            loads = []
        for region in op.regions:
            _block(region.block)


def _tie(block: Block, wait: Op, loads: list[Op]) -> None:
    """Replace a wait by one that the registers of loads go through."""
    first, position = block.ops.index(loads[0]), block.ops.index(wait)
    before = block.ops[first:position]
    early = _computed(before, loads)
    values = [value for load in loads for value in load.results]
    tying = Op(_WAIT, values, [value.type for value in values], loc=wait.loc)
    tying.block = block
    block.ops[first : position + 1] = [*[op for op in before if op not in early], tying, *early]
    names = dict(zip(values, tying.results))
    for later in block.ops[block.ops.index(tying) + 1 :]:
        for op in later.walk():
            op.operands = [names.get(value, value) for value in op.operands]


def _computed(ops: list[Op], loads: list[Op]) -> list[Op]:
    """The pure operations among `ops` on what loads have loaded, directly or not, whose results no
    other operation of `ops` uses.
    """
    loaded: set[Value] = {value for load in loads for value in load.results}
    found = []
    for op in ops:
        if loaded.intersection(op.operands) and not op.regions and PRIMITIVES[op.name].effects.pure:
            found.append(op)
            loaded.update(op.results)
    used, may = set[Value](), set(map(id, found))
    for op in reversed(ops):
        if id(op) not in may or used.intersection(op.results):
            used.update(value for inner in op.walk() for value in inner.operands)
    return [op for op in found if not used.intersection(op.results)]
