"""Loop normalisation: loops that LLVM unrolls by a number and that step by more than one count
from 0 by 1.

    %r = scf.for %i = %lo to %hi step 256 {    →    %n = … the number of iterations
      … %i …                                        %r = scf.for %t = 0 to %n step 1 {
    }                                                 %i = %lo + 256 · %t
                                                      … %i …

`arith` has no overflow flag on the addition that `scf.for` becomes, so an index that steps by 256
may wrap around for all that LLVM knows. It then computes no number of iterations, unrolls with a
test of the bound after each copy of the body, and no load of one copy begins before the test of the
copy before. An index that steps by 1 up to a bound cannot wrap around.

A loop with another one in it stays: copies of that run one after the other anyhow, and what the
number of iterations needs takes registers.
"""

from __future__ import annotations

from cutec.ir.attrs import Typed
from cutec.ir.builder import Builder, constant_of
from cutec.ir.core import Block, Op, Value
from cutec.ir.loops import trip_count
from cutec.ir.types import I1, I64

_SGT = 4  # arith.cmpi's predicate


def normalise(loop: Op) -> None:
    """Let an innermost `scf.for` of dynamic bounds and a constant step above 1 count from 0 by 1.
    The number of iterations is right for all bounds, also where `%hi - %lo` wraps around.
    """
    step = constant_of(loop.operands[2])
    if step is not None and step > 1 and trip_count(loop) is None and _is_innermost(loop):
        _count_from_zero(loop, step)


def _is_innermost(loop: Op) -> bool:
    return not any(op is not loop and op.name in ("scf.for", "scf.while") for op in loop.walk())


def _count_from_zero(loop: Op, step: int) -> None:
    low, high = loop.operands[:2]
    ahead = Builder(Block(), loop.loc)
    zero, one, by = (ahead.constant(number, low.type) for number in (0, 1, step))
    loop.operands[:3] = zero, _iterations(ahead, low, high, by, one), one
    _insert(ahead.block, loop)
    index = loop.body.args[0]
    inside = Builder(Block(), loop.loc)
    offset = inside.value("arith.muli", [index, by], index.type)
    place = inside.value("arith.addi", [low, offset], index.type)
    for op in loop.walk():
        op.operands[:] = [place if operand is index else operand for operand in op.operands]
    _insert(inside.block, loop.body.ops[0])


def _iterations(builder: Builder, low: Value, high: Value, step: Value, one: Value) -> Value:
    """`(high - low - 1) /u step + 1` if low < high, else 0."""
    ty = low.type
    last = builder.value("arith.subi", [builder.value("arith.subi", [high, low], ty), one], ty)
    count = builder.value("arith.addi", [builder.value("arith.divui", [last, step], ty), one], ty)
    some = builder.value("arith.cmpi", [high, low], I1, {"predicate": Typed(_SGT, I64)})
    return builder.value("arith.select", [some, count, builder.constant(0, ty)], ty)


def _insert(ops: Block, before: Op) -> None:
    block = before.block
    assert block is not None
    for op in ops.ops:
        op.block = block
    at = block.ops.index(before)
    block.ops[at:at] = ops.ops
