"""Arms of an `scf.if` that only give constants keep a block of their own.

LLVM removes the block of an arm without operations. The constants then go into registers before the
branch, while the values of the other arm are there too. An accumulator that is set to zero under a
condition would so take twice its registers, and spill. An operation without an instruction keeps
the block:

    %r = scf.if %empty {            %r = scf.if %empty {
      scf.yield 0, 0, …        →      cutec.keep_block
    } else {                          scf.yield 0, 0, …
      scf.yield %a, %b, …           } else { … }
    }
"""

from __future__ import annotations

from cutec.ir.core import Block, Op
from cutec.ir.types import bit_width

_BITS = 32 * 32  # of constants, from which on the other way would be cheaper than a jump


def keep_blocks(kernel: Op) -> None:
    """Mark the arms of a lowered kernel."""
    for op in kernel.walk():
        if op.name == "scf.if" and op.results:
            for region in op.regions:
                if _has_no_code(region.block) and _constant_bits(region.block) >= _BITS:
                    region.block.ops.insert(0, _mark(region.block))


def _has_no_code(block: Block) -> bool:
    """Whether a block's operations, but for the terminator, only make constants."""
    return all(_is_constant(op) for op in block.ops[:-1])


def _constant_bits(block: Block) -> int:
    """The registers that the constants of a block's terminator take, in bits."""
    return sum(bit_width(value.type) for value in block.ops[-1].operands if _is_constant(value.owner))


def _is_constant(made: Op | Block | None) -> bool:
    """Whether an operation makes a constant, or takes an element of one."""
    if not isinstance(made, Op):
        return False
    taken = made.name == "vector.extract" and len(made.operands) == 1
    return made.name == "arith.constant" or (taken and _is_constant(made.operands[0].owner))


def _mark(block: Block) -> Op:
    made = Op("cutec.keep_block", loc=block.ops[-1].loc)
    made.block = block
    return made
