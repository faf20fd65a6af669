"""Inline PTX in a lowered module → operations that the interpreter runs."""

from __future__ import annotations

from functools import partial

from cutec.ir.builder import Builder
from cutec.ir.core import Block, Op, Value
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.inline_ptx import TEXT
from cutec.ops.ptx import conversions, floats, integers, memory, synchronization, tensor_memory
from cutec.ops.ptx.instructions import INSTRUCTIONS
from cutec.ops.ptx.registers import Registers
from cutec.ops.ptx.text import Register, Statement, Unread, read

_FAMILIES = (conversions, floats, integers, memory, synchronization, tensor_memory)  # they have filled the table


def expand_texts(module: Op) -> None:
    """Replace each text of a lowered module whose instructions are all known. Another one keeps, as
    its attribute `unknown`, what is not.
    """
    for function in module.body.ops:
        if any(op.name == TEXT for op in function.walk()):
            _expand(function, {})


def _expand(op: Op, replaced: dict[Value, Value]) -> None:
    """Expand the texts in the regions of an operation; `replaced`: their results → what stands for
    these.
    """
    op.operands = [replaced.get(value, value) for value in op.operands]
    for region in op.regions:
        old = region.block
        given, old.ops = old.ops, []
        for inner in given:
            _expand(inner, replaced)
            found = _meaning(inner) if inner.name == TEXT else None
            if found is None:
                old.append(inner)
                continue
            block, results = found
            for made in block.ops:
                old.append(made)
            replaced |= dict(zip(inner.results, results))


def _meaning(op: Op) -> tuple[Block, list[Value]] | None:
    """The operations of a text, and its results."""
    builder = Builder(Block(), op.loc)
    statement = None
    try:
        text = read(op.attrs["text"])
        registers = Registers(builder, text.types, [result.type for result in op.results], op.operands)
        for operand, result in _tied(op).items():
            registers.put(Register(f"${result}"), op.operands[operand])
        for statement in text.statements:
            registers.under(statement, partial(_emit, registers, statement))
        results = [registers.result(number, result.type) for number, result in enumerate(op.results)]
    except Unread as unread:
        told = [str(part) for part in (statement, unread) if part]
        op.attrs["unknown"] = ": ".join(dict.fromkeys(told))
        return None
    return builder.block, results


def _emit(registers: Registers, statement: Statement) -> None:
    """Emit an instruction, whose operations have to obey their rules."""
    if statement.name not in INSTRUCTIONS:
        raise Unread(str(statement))
    block = registers.builder.block
    before = len(block.ops)
    try:
        INSTRUCTIONS[statement.name](registers, statement)
    except (ValueError, IndexError):  # too many operands, or too few
        raise Unread(str(statement)) from None
    for made in block.ops[before:]:
        if wrong := PRIMITIVES[made.name].check(made):
            raise Unread(f"{made.name} {wrong}")


def _tied(op: Op) -> dict[int, int]:
    """Operands that begin in the register of a result (constraint `0`): number → number."""
    found = op.attrs["constraints"].split(",")[len(op.results) :]
    return {number: int(tied) for number, tied in enumerate(found) if tied.isdigit()}
