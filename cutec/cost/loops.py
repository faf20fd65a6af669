"""Loops in machine code: how deep each instruction is nested.

A branch back to an instruction that is passed on every way to the branch (a dominator) closes a
loop; the loop is all from which the branch is reached without passing that instruction (Aho, Lam,
Sethi, Ullman, "Compilers", natural loops). A loop that only waits (it tries a barrier again until
the barrier says yes) is none here: how often it runs says nothing about work.
"""

from __future__ import annotations

from cutec.cost.listing import Function, Instruction

_ENDS = ("EXIT", "RET", "BRX", "BRXU", "JMX", "JMXU", "BRA", "JMP", "KILL")
_WAITING = {"synchronisation", "control", "move", "integer", "uniform datapath", "lane exchange", "constant memory"}


def depths(function: Function) -> list[int]:
    """For each instruction the number of loops that it is in."""
    code = function.instructions
    blocks = _blocks(function)
    result = [0] * len(code)
    for loop in _loops(_successors(function, blocks)):
        inside = [index for number in _members(loop) for index in range(*blocks[number])]
        if not _only_waits([code[index] for index in inside]):
            for index in inside:
                result[index] += 1
    return result


def _blocks(function: Function) -> list[tuple[int, int]]:
    """Basic blocks as (first, one past the last) indices of instructions."""
    code = function.instructions
    index_of = {instruction.address: index for index, instruction in enumerate(code)}
    starts = {0}
    for index, instruction in enumerate(code):
        if _jumps(instruction):
            starts.add(index + 1)
            starts |= {index_of[target] for target in function.targets(instruction) if target in index_of}
    cuts = sorted(start for start in starts if start < len(code))
    return list(zip(cuts, [*cuts[1:], len(code)]))


def _jumps(instruction: Instruction) -> bool:
    return instruction.opcode.partition(".")[0] in _ENDS


def _may_go_on(instruction: Instruction) -> bool:
    """Whether the next instruction may follow: a jump has a predicate, before it or as its first
    operand (`BRA.U !UP0, ...`), or is none.
    """
    return not _jumps(instruction) or bool(instruction.predicate) or "," in instruction.text.partition("(*")[0]


def _successors(function: Function, blocks: list[tuple[int, int]]) -> list[list[int]]:
    """For each block the blocks that may follow it."""
    code = function.instructions
    block_at = {code[first].address: number for number, (first, _) in enumerate(blocks)}
    result = []
    for number, (_, end) in enumerate(blocks):
        last = code[end - 1]
        follow = [block_at[target] for target in function.targets(last) if target in block_at]
        if _may_go_on(last) and number + 1 < len(blocks):
            follow.append(number + 1)
        result.append(follow)
    return result


def _loops(successors: list[list[int]]) -> list[int]:
    """The natural loops, one for each header, as sets of blocks in the bits of an integer."""
    predecessors: list[list[int]] = [[] for _ in successors]
    for number, follow in enumerate(successors):
        for other in follow:
            predecessors[other].append(number)
    dominators = _dominators(predecessors)
    loops: dict[int, int] = {}
    for number, follow in enumerate(successors):
        for header in follow:
            if dominators[number] >> header & 1:
                loops[header] = loops.get(header, 0) | _body(header, number, predecessors)
    return list(loops.values())


def _dominators(predecessors: list[list[int]]) -> list[int]:
    """For each block its dominators, as bits. (Blocks that nothing reaches have all.)"""
    everything = (1 << len(predecessors)) - 1
    result = [1, *[everything] * (len(predecessors) - 1)] if predecessors else []
    changed = True
    while changed:
        changed = False
        for number in range(1, len(result)):
            common = everything
            for other in predecessors[number]:
                common &= result[other]
            if common | 1 << number != result[number]:
                result[number] = common | 1 << number
                changed = True
    return result


def _body(header: int, latch: int, predecessors: list[list[int]]) -> int:
    """The blocks of the loop that a branch from `latch` to `header` closes."""
    found, waiting = 1 << header, [latch]
    while waiting:
        number = waiting.pop()
        if not found >> number & 1:
            found |= 1 << number
            waiting += predecessors[number]
    return found


def _members(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _only_waits(code: list[Instruction]) -> bool:
    """Whether a loop does nothing but try something again."""
    tries = any("TRY" in i.opcode or i.opcode == "NANOSLEEP" for i in code)
    return tries and all(i.kind in _WAITING for i in code)
