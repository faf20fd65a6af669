"""How often each block of a kernel's IR is executed by a warp at given extents: its control flow,
run without the data.

Branches and bounds of loops depend on arguments, indices of threads and blocks, and numbers
computed from these, rarely on data. The operations that they depend on become a Python function,
which counts how often it enters each block of the IR:

    scf.for %k = 0 to %n {…}          t = trips(0, n, 1); n3 += m * t

A loop whose turns are alike is counted, not run. What depends on data is a guess: such a branch
goes both ways, such a loop makes one turn (a loop that waits for a barrier is one), unless it is
known what the tensor holds, such as where groups end. A block that asks for the work of another
(cluster launch control) gets none: then all blocks of the grid work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cutec.ir.builder import constant_of
from cutec.ir.core import Block, Op, Value
from cutec.ir.types import IntegerType, PtrType
from cutec.ops.primitives import PRIMITIVES
from cutec.ops.primitives.llvm_memory import byte_size
from cutec.ops.primitives.pointees import roots
from cutec.records import dataclass

MOST_TURNS = 2_000_000
_SREG = "nvvm.read.ptx.sreg."
_SAME = ("nvvm.shfl.sync", "arith.extsi", "arith.index_cast", "llvm.ptrtoint", "llvm.inttoptr", "llvm.addrspacecast")
_PLAIN = {"arith.addi": "+", "arith.subi": "-", "arith.andi": "&", "arith.ori": "|", "arith.xori": "^"}
_COMPARE = ("==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">=")
_CHOSEN = {"arith.minsi": "min", "arith.maxsi": "max", "arith.minui": "min", "arith.maxui": "max"}
_UNSIGNED = {"arith.divui": "//", "arith.remui": "%", "arith.shrui": ">>"}
_COMPUTED = {
    *(*_SAME, *_PLAIN, *_CHOSEN, *_UNSIGNED, "arith.muli", "arith.divsi", "arith.remsi", "arith.shli", "arith.shrsi"),
    *("arith.cmpi", "arith.select", "arith.extui", "arith.trunci", "llvm.intr.ctlz", "nvvm.elect.sync"),
    "llvm.getelementptr",
}
_ANSWER = "cutec.clc_query"
_LOAD = "llvm.load"
_WAITS = ("cutec.mbarrier.test_wait", "cutec.mbarrier.try_wait")
_CONTROL = ("scf.if", "scf.for", "scf.while")


@dataclass(frozen=True)
class Control:
    """A kernel's control flow. `blocks` of its IR; `run(arguments, registers, load)` gives how
    often each is entered, and a number that is equal for warps whose loops go through equal values.
    `load` gives the number at an address. `guesses`: in how many loops that depend on data each is.
    """

    blocks: tuple[Block, ...]
    run: Callable[[Sequence[Any], dict[str, int], Callable[[int], int]], tuple[list[int], int]]
    guesses: tuple[int, ...]

    @property
    def guessed(self) -> bool:
        """Whether a loop depends on data."""
        return any(self.guesses)


def control_of(kernel: Op, readable: Mapping[int, int] = {}) -> Control:
    """The control flow of a kernel in lowered IR. `readable`: by number its arguments that point to
    integers that are known, and of how many bits they are.
    """
    writer = _Writer(kernel, readable)
    names: dict[str, Any] = {"cdiv": _trips, "divs": _divs, "rems": _rems, "Endless": Endless}
    exec(compile(writer.text(), "<control>", "exec"), names)
    return Control(tuple(writer.blocks), names["run"], tuple(writer.guesses))


class Endless(Exception):
    """A loop makes more than MOST_TURNS turns."""


def _trips(lower: int, upper: int, step: int) -> int:
    return max(0, -((lower - upper) // step))


def _divs(a: int, b: int) -> int:
    return (abs(a) // abs(b)) * (1 if (a < 0) == (b < 0) else -1) if b else 0


def _rems(a: int, b: int) -> int:
    return a - b * _divs(a, b) if b else 0


class _Writer:
    """Writes the function. `known`: values that do not depend on data; `needed`: those of them that
    control flow depends on.
    """

    def __init__(self, kernel: Op, readable: Mapping[int, int]):
        self.kernel = kernel
        self.blocks: list[Block] = []
        self.guesses: list[int] = []
        self.guessing = 0
        self.lines: list[str] = []
        self.names: dict[Value, str] = {}
        self.loops = 0
        operations = [op for op in kernel.walk() if op is not kernel]
        self.known = _known(kernel, operations, {kernel.body.args[i]: bits for i, bits in readable.items()})
        self.needed = self._needed(operations)

    def text(self) -> str:
        self.block(self.kernel.body, 1, "1")
        counts = ", ".join("0" for _ in self.blocks)
        args = "".join(
            f"    {self.name(v)} = args[{i}]\n" for i, v in enumerate(self.kernel.body.args) if v in self.needed
        )
        head = f"def run(args, sreg, load):\n    n = [{counts}]\n    trace = turns = 0\n{args}"
        return head + "\n".join(self.lines) + "\n    return n, trace\n"

    def name(self, value: Value) -> str:
        return self.names.setdefault(value, f"v{len(self.names)}")

    def line(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    # -- which values matter -----------------------------------------------------------------------

    def _needed(self, operations: Iterable[Op]) -> set[Value]:
        """What conditions and bounds depend on, as far as it is known."""
        waiting = [v for op in operations for v in _decides(op) if v in self.known]
        needed: set[Value] = set()
        while waiting:
            value = waiting.pop()
            if value not in needed:
                needed.add(value)
                waiting += [v for v in _sources(value) if v in self.known]
        return needed

    def _guessed(self, loop: Op) -> bool:
        """Whether it is not known how often a loop turns, and it does more than to wait."""
        decides = loop.operands[:3] if loop.name == "scf.for" else loop.regions[0].block.ops[-1].operands[:1]
        return any(v not in self.needed for v in decides) and not _waits(loop)

    def _alike(self, loop: Op) -> bool:
        """Whether nothing that control flow depends on changes from turn to turn."""
        return not any(v in self.needed for v in [*loop.body.args, *loop.results])

    # -- code --------------------------------------------------------------------------------------

    def block(self, block: Block, depth: int, times: str) -> None:
        """Code that enters a block `times` times."""
        number = len(self.blocks)
        self.blocks.append(block)
        self.guesses.append(self.guessing)
        self.line(depth, f"n[{number}] += {times}")
        for op in block.ops:
            if op.name == "scf.if":
                self.if_(op, depth, times)
            elif op.name in ("scf.for", "scf.while"):
                outside, self.guessing = self.guessing, self.guessing + self._guessed(op)
                (self.for_ if op.name == "scf.for" else self.while_)(op, depth, times)
                self.guessing = outside
            elif op.name == _ANSWER:
                for result in op.results:
                    self.line(depth, f"{self.name(result)} = 0")
            elif any(result in self.needed for result in op.results):
                text = _expression(op, [self.name(v) for v in op.operands])
                self.line(depth, f"{self.name(op.results[0])} = {text}")

    def assign(self, depth: int, targets: Sequence[Value], sources: Sequence[Value]) -> None:
        """Assign needed values in parallel."""
        pairs = [(self.name(t), self.name(s)) for t, s in zip(targets, sources) if t in self.needed]
        if pairs:
            self.line(depth, f"{', '.join(t for t, _ in pairs)} = {', '.join(s for _, s in pairs)}")

    def if_(self, op: Op, depth: int, times: str) -> None:
        condition = op.operands[0]
        decided = condition in self.needed
        for number, region in enumerate(op.regions):
            self.line(depth, ("if 1:" if not decided else "else:" if number else f"if {self.name(condition)}:"))
            self.block(region.block, depth + 1, times)
            self.assign(depth + 1, op.results, region.block.ops[-1].operands)

    def for_(self, op: Op, depth: int, times: str) -> None:
        lower, upper, step = op.operands[:3]
        induction, *carried = op.body.args
        bounds = all(v in self.needed for v in (lower, upper, step))
        self.loops += 1
        number = self.loops
        trips = f"cdiv({self.name(lower)}, {self.name(upper)}, {self.name(step)})" if bounds else "1"
        self.line(depth, f"t{number} = {trips}")
        self.assign(depth, carried, op.operands[3:])
        if self._alike(op):
            self.line(depth, f"m{number} = ({times}) * t{number}")
            self.line(depth, f"if m{number}:")
            self.block(op.body, depth + 1, f"m{number}")
            return
        self.line(depth, f"for i{number} in range(t{number}):")
        self._turn(depth + 1)
        if induction in self.needed:
            self.line(
                depth + 1,
                f"{self.name(induction)} = {self.name(lower)} + i{number} * {self.name(step)}"
                if bounds
                else f"{self.name(induction)} = 0",
            )
        self.block(op.body, depth + 1, times)
        self.assign(depth + 1, carried, op.body.ops[-1].operands)
        self.assign(depth, op.results, carried)

    def while_(self, op: Op, depth: int, times: str) -> None:
        before, after = (region.block for region in op.regions)
        condition, *passed = before.ops[-1].operands
        decided = condition in self.needed
        self.assign(depth, before.args, op.operands)
        self.line(depth, "while True:" if decided else "for _ in (0,):")
        self._turn(depth + 1)
        self.block(before, depth + 1, times)
        self.assign(depth + 1, op.results, passed)
        if decided:
            seen = ", ".join(self.name(v) for v in before.args if v in self.needed)
            self.line(depth + 1, f"trace = hash((trace, {seen}))")
            self.line(depth + 1, f"if not {self.name(condition)}: break")
        self.assign(depth + 1, after.args, passed)
        self.block(after, depth + 1, times)
        self.assign(depth + 1, before.args, after.ops[-1].operands)

    def _turn(self, depth: int) -> None:
        self.line(depth, "turns += 1")
        self.line(depth, f"if turns > {MOST_TURNS}: raise Endless")


# -- data flow -------------------------------------------------------------------------------------


def _decides(op: Op) -> Sequence[Value]:
    """The operands that control flow depends on."""
    if op.name in ("scf.if", "scf.condition"):
        return op.operands[:1]
    return op.operands[:3] if op.name == "scf.for" else ()


def _waits(loop: Op) -> bool:
    """Whether a loop does nothing but wait: it neither writes memory nor starts anything."""
    return not any(
        PRIMITIVES[op.name].effects.writes or PRIMITIVES[op.name].effects.asynchronous
        for op in loop.walk()
        if op.name in PRIMITIVES and not op.name.startswith(_WAITS)
    )


def _sources(value: Value) -> list[Value]:
    """What a known value is computed from."""
    owner = value.owner
    if isinstance(owner, Block):
        return _of_argument(owner, value.index)
    if owner.name == "scf.if":
        return [owner.operands[0], *(region.block.ops[-1].operands[value.index] for region in owner.regions)]
    if owner.name == "scf.for":
        return [owner.operands[3 + value.index], owner.body.ops[-1].operands[value.index], *owner.operands[:3]]
    if owner.name == "scf.while":
        condition, *passed = owner.regions[0].block.ops[-1].operands
        return [condition, passed[value.index]]
    return [] if owner.name == _ANSWER else list(owner.operands)


def _of_argument(block: Block, index: int) -> list[Value]:
    """What the argument of a block may be; nothing for a kernel's."""
    op = block.region.owner if block.region else None
    if op is None or op.name not in _CONTROL:
        return []
    if op.name == "scf.for":
        bounds = list(op.operands[:3])
        return bounds if index == 0 else [op.operands[2 + index], block.ops[-1].operands[index - 1], *bounds]
    before, after = (region.block for region in op.regions)
    if block is before:
        return [op.operands[index], after.ops[-1].operands[index]]
    return [before.ops[-1].operands[1 + index], before.ops[-1].operands[0]]


def _known(kernel: Op, operations: Sequence[Op], readable: Mapping[Value, int]) -> set[Value]:
    """The integers that do not depend on data: all, less those that do, until nothing changes.
    `readable`: pointers to integers that are known, and their bits.
    """
    values = [v for op in operations for v in op.results]
    values += [a for op in operations for region in op.regions for a in region.block.args]
    numbers = [v for v in [*values, *kernel.body.args] if isinstance(v.type, (IntegerType, PtrType))]
    known = {v for v in numbers if _computable(v, readable)}
    changed = True
    while changed:
        lost = {v for v in known if any(s not in known for s in _sources(v))}
        known -= lost
        changed = bool(lost)
    return known


def _computable(value: Value, readable: Mapping[Value, int]) -> bool:
    owner = value.owner
    if isinstance(owner, Block) or owner.name in _CONTROL or constant_of(value) is not None:
        return True
    name = owner.name
    if name == _LOAD:
        return all(readable.get(root) == getattr(value.type, "width", 64) for root in roots(owner.operands[0]))
    return name == _ANSWER or (value.index == 0 and (name in _COMPUTED or name.startswith(_SREG)))


def _expression(op: Op, names: list[str]) -> str:
    """The text of an operation on Python integers, signed ones of the type's width."""
    name = op.name
    constant = constant_of(op.results[0])
    if constant is not None:
        return str(int(constant))
    if name.startswith(_SREG):
        return f"sreg.get({name[len(_SREG) :]!r}, 0)"
    if name == "llvm.getelementptr":
        index = names[1] if len(names) > 1 else op.attrs["rawConstantIndices"].values[0]
        return f"{names[0]} + {index} * {byte_size(op.attrs['elem_type'])}"
    if name in _PLAIN:
        return f"{names[0]} {_PLAIN[name]} {names[1]}"
    if name in _CHOSEN:
        return f"{_CHOSEN[name]}({names[0]}, {names[1]})"
    bits = getattr(op.operands[0].type, "width", 64) if op.operands else 1
    unsigned = [f"({n} & {(1 << bits) - 1})" for n in names]
    if name in _UNSIGNED:
        return f"{unsigned[0]} {_UNSIGNED[name]} ({unsigned[1]}{'' if name == 'arith.shrui' else ' or 1'})"
    if name == "arith.cmpi":
        predicate = op.attrs["predicate"].value
        left, right = unsigned if predicate >= 6 else names
        return f"{left} {_COMPARE[predicate]} {right}"
    return _other(name, names, unsigned, bits, getattr(op.results[0].type, "width", 64))


def _other(name: str, names: list[str], unsigned: list[str], bits: int, width: int) -> str:
    """The text of an operation with a form of its own: on `bits` bits, with a result of `width`."""
    forms: dict[str, Callable[[], str]] = {
        "nvvm.elect.sync": lambda: "1",
        _LOAD: lambda: f"load({names[0]})",
        "nvvm.shfl.sync": lambda: names[1],
        "arith.select": lambda: f"{names[1]} if {names[0]} else {names[2]}",
        "arith.extui": lambda: unsigned[0],
        "arith.divsi": lambda: f"divs({names[0]}, {names[1]})",
        "arith.remsi": lambda: f"rems({names[0]}, {names[1]})",
        "arith.shrsi": lambda: f"{names[0]} >> {unsigned[1]}",
        "arith.trunci": lambda: _wrapped(names[0], width),
        "arith.muli": lambda: _wrapped(f"{names[0]} * {names[1]}", width),
        "arith.shli": lambda: _wrapped(f"{names[0]} << min({unsigned[1]}, 64)", width),
        "llvm.intr.ctlz": lambda: f"{bits} - {unsigned[0]}.bit_length()",
    }
    return forms[name]() if name in forms else names[0]


def _wrapped(text: str, width: int) -> str:
    """A number modulo 2^width, as a signed one."""
    half = 1 << width - 1
    return f"((({text}) + {half}) & {(1 << width) - 1}) - {half}" if width > 1 else f"{text} & 1"
