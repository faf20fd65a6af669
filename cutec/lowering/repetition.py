"""Loops that do the same in each iteration do it once.

A copy into registers under a predicate, repeated, loads the same elements again. LLVM moves no load
out of a loop that stands under a condition. ptxas unrolls the loop, and each of its loads waits for
the one before, which has the same register:

    %r = scf.for 0 to 10 iter_args(%x = %init) {          %r = scf.for 0 to 1 …
      %y = scf.if %p { scf.yield load %a }          →
           else { scf.yield %x }
      scf.yield %y
    }

Neither %p nor %a changes from iteration to iteration, so the second finds what the first has left.
LLVM removes loops of one iteration.
"""

from __future__ import annotations

from cutec.ir.attrs import Typed
from cutec.ir.builder import constant_of
from cutec.ir.core import Block, Op, Value
from cutec.ir.loops import ANNOTATION, trip_count
from cutec.lowering.builder import is_pure


def do_once(kernel: Op) -> None:
    """Let such loops of a lowered kernel, of constant bounds, iterate once."""
    for op in kernel.walk():
        if op.name == "scf.for" and len(op.body.args) > 1 and (trip_count(op) or 0) > 1 and _repeats(op.body):
            _iterate_once(op)


def _iterate_once(loop: Op) -> None:
    low, step = (constant_of(loop.operands[i]) for i in (0, 2))
    assert low is not None and step is not None and loop.block is not None
    ty = loop.operands[0].type
    end = Op("arith.constant", (), (ty,), {"value": Typed(low + step, ty)}, (), loop.loc)
    end.block = loop.block
    loop.block.ops.insert(loop.block.ops.index(loop), end)
    loop.operands[1] = end.result
    loop.attrs.pop(ANNOTATION, None)


def _repeats(body: Block) -> bool:
    """Whether a second iteration leaves all that the loop carries as the first one did: each value
    does not depend on the iteration, or stays under a condition that does not.
    """
    counter, *carried = body.args
    known = {argument: argument for argument in carried} | {counter: counter}
    return _follow(body, known) and all(
        known.get(value, argument) is argument for argument, value in zip(carried, body.ops[-1].operands)
    )


def _follow(block: Block, known: dict[Value, Value]) -> bool:
    """Enter the values of a block that depend on the iteration: by the carried value that each is
    unless it does not depend, or by itself. False if an operation does more than to compute and to
    load.
    """
    for op in block.ops[:-1]:
        if op.name == "scf.if":
            if not all(_follow(region.block, known) for region in op.regions):
                return False
            for i, result in enumerate(op.results):
                arms = [region.block.ops[-1].operands[i] for region in op.regions]
                sources = {known[value] for value in arms if value in known}
                if op.operands[0] in known or len(sources) > 1:
                    known[result] = result
                elif sources:
                    known[result] = sources.pop()
        elif op.name == "llvm.load" or is_pure(op.name):
            known.update((result, result) for result in op.results if not known.keys().isdisjoint(op.operands))
        else:
            return False
    return True
