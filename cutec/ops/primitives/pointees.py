"""What pointers point into: a points-to analysis of lowered functions, without following memory.

The *roots* of a pointer are the values that it may have been computed from: arguments of the
function, and results of operations that make or load a pointer. Address arithmetic, selections,
branches and loops are followed:

    %q = getelementptr %a, 4         the root of %q is %a
    %r = select %c, %q, %b           the roots of %r are %a and %b
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cutec.ir.core import Block, Op, Value
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.registry import Effects, Forwards

_ARITHMETIC = ("arith.addi", "arith.subi", "arith.andi", "arith.ori")  # of addresses as integers
_BOUNDS = 3  # operands of `scf.for` before the initial values


def roots(pointer: Value) -> set[Value]:
    """The roots of a pointer."""
    found: set[Value] = set()
    seen: set[Value] = set()
    rest = [pointer]
    while rest:
        value = rest.pop()
        if value in seen:
            continue
        seen.add(value)
        sources = _sources(value)
        rest += sources
        if not sources:
            found.add(value)
    return found


def writers(function: Op, *spaces: str) -> Iterator[tuple[Op, Value]]:
    """The operations of a lowered function that write memory of these spaces (`Effects.writes`),
    each with the pointer, or the tensor map, that says where.
    """
    yield from _touching(function, spaces, lambda effects: effects.writes)


def readers(function: Op, *spaces: str) -> Iterator[tuple[Op, Value]]:
    """As `writers`, of operations that read memory."""
    yield from _touching(function, spaces, lambda effects: effects.reads)


def pointers(function: Op, *spaces: str) -> Iterator[Value]:
    """The pointers through which a lowered function reads or writes memory of these spaces."""
    yield from (pointer for _, pointer in _touching(function, spaces, lambda effects: effects.reads | effects.writes))


def _touching(
    function: Op, spaces: Sequence[str], touched: Callable[[Effects], frozenset[str]]
) -> Iterator[tuple[Op, Value]]:
    for op in function.walk():
        primitive = PRIMITIVES[op.name]
        if op is not function and op.operands and not touched(primitive.effects).isdisjoint(spaces):
            yield op, op.operands[primitive.pointer]


def _sources(value: Value) -> list[Value]:
    """The values that a value takes its address from; none for a root."""
    if isinstance(value.owner, Block):
        return _carried(value.owner, value.index)
    return _made_from(value.owner, value.index)


def _made_from(op: Op, index: int) -> list[Value]:
    """The sources of a result of an operation."""
    if op.name == "scf.if":
        return [region.block.ops[-1].operands[index] for region in op.regions]
    if op.name == "scf.for":
        return [op.operands[_BOUNDS + index], op.body.ops[-1].operands[index]]
    if op.name == "scf.while":
        return [op.regions[0].block.ops[-1].operands[1 + index]]
    if op.name == "llvm.inttoptr":
        return list(_pointers(op.operands[0]))
    forwards = PRIMITIVES[op.name].forwards
    if forwards in (Forwards.ADDRESS, Forwards.BITS):
        return [op.operands[0]]
    if forwards is Forwards.OPERANDS:
        return [op.operands[index]]
    return op.operands[1:3] if forwards is Forwards.CHOICE else []


def _carried(block: Block, index: int) -> list[Value]:
    """The sources of a block's argument: of a loop, its initial value and that of the next round;
    none for an argument of a function.
    """
    loop = block.region.owner if block.region else None
    if loop is None:
        return []
    if loop.name == "scf.for" and index:
        return [loop.operands[_BOUNDS + index - 1], block.ops[-1].operands[index - 1]]
    if loop.name == "scf.while":
        before, after = (region.block for region in loop.regions)
        if block is before:
            return [loop.operands[index], after.ops[-1].operands[index]]
        return [before.ops[-1].operands[1 + index]]
    return []


def _pointers(number: Value) -> Iterator[Value]:
    """The pointers that an address as an integer is computed from."""
    if not isinstance(number.owner, Op):
        return
    if number.owner.name == "llvm.ptrtoint":
        yield number.owner.operands[0]
    elif number.owner.name in _ARITHMETIC:
        for operand in number.owner.operands:
            yield from _pointers(operand)
