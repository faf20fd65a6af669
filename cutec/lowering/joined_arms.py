"""An `scf.if` that reads results of the one before it, under the same condition, is joined with it.

Its arm then reads what the arm before gives, and not one value that is of both arms. ptxas, which
does not know that the conditions are one, takes such a value for different in each lane if it is in
one of the arms, and so all that depends on it: of FlashAttention-4 with variable lengths, whose
tiles are found by a shuffle in one arm, bounds of loops and with them the addresses of tiles.

    %a = scf.if %c {                     %a, %b = scf.if %c {
      %x = shuffle …                       %x = shuffle …
      scf.yield %x                         %y = f(%x)
    } else {                               scf.yield %x, %y
      scf.yield %lane             →      } else {
    }                                      scf.yield %lane, %zero
    %b = scf.if %c {                     }
      %y = f(%a)
      scf.yield %y
    } else {
      scf.yield %zero
    }

LLVM, which could, threads no jumps for GPUs. Where no value comes from other lanes, two stay two:
ptxas lets loads under a condition overtake stores under the same one.
"""

from __future__ import annotations

from cutec.ir.core import Block, Op, Region
from cutec.lowering.builder import is_pure

_FROM_OTHER_LANES = ("nvvm.shfl.sync", "nvvm.vote.sync", "nvvm.redux.sync")


def join_arms(kernel: Op) -> None:
    """Join such operations of a lowered kernel."""
    for region in kernel.regions:
        _join_in(region.block)


def _join_in(block: Block) -> bool:
    """Join operations of a block; whether values in it come from other lanes."""
    exchanges = False
    before: Op | None = None  # the last `scf.if` that exchanges, if only pure operations that do not read it followed
    for op in list(block.ops):
        inside = op.name in _FROM_OTHER_LANES
        for region in op.regions:
            inside |= _join_in(region.block)
        if op.name == "scf.if":
            if before is not None and _continues(before, op):
                _join(before, op)
                block.ops.remove(before)
                inside = True
            before = op if inside and op.regions[1:] else None
        elif before is not None and not (is_pure(op.name) and not op.regions and _reads_none(op, before)):
            before = None
        exchanges |= inside
    return exchanges


def _continues(first: Op, second: Op) -> bool:
    same = first.operands == second.operands and not first.attrs and not second.attrs
    return same and any(not _reads_none(op, first) for op in second.walk())


def _reads_none(op: Op, other: Op) -> bool:
    return all(value.owner is not other for value in op.operands)


def _join(first: Op, second: Op) -> None:
    """Let the second operation, with the results of both, do what the first does too."""
    while len(second.regions) < 2:
        second.regions.append(_empty(second))
    for ahead, region in zip(first.regions, second.regions):
        given = ahead.block.ops.pop()
        known = dict(zip(first.results, given.operands))
        for op in (op for top in region.block.ops for op in top.walk()):
            op.operands = [known.get(value, value) for value in op.operands]
        for op in ahead.block.ops:
            op.block = region.block
        region.block.ops[:0] = ahead.block.ops
        region.block.ops[-1].operands[:0] = given.operands
    second.results[:0] = first.results
    for index, value in enumerate(second.results):
        value.owner, value.index = second, index


def _empty(owner: Op) -> Region:
    region = Region(Block())
    region.owner = owner
    region.block.append(Op("scf.yield", loc=owner.loc))
    return region
