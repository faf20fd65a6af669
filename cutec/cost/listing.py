"""Machine code as the disassembler prints it, read into functions and instructions.

    text = toolchain.emit.listing(cubin, tools)
    for function in read_listing(text):
        for instruction in function.instructions: ...

Two listings of one cubin may follow each other in a text: one with Python lines, one with register
life ranges (nvdisasm prints either). They are put together by addresses. What `cuobjdump -sass`
prints is read too: it has neither.
"""

from __future__ import annotations

import re
from urllib.parse import unquote

from cutec.cost.kinds import kind_of
from cutec.lazy_pattern import pattern
from cutec.records import dataclass, field

Place = tuple[str, int]

_BEGIN = pattern(r"^\s*(?:\.section\s+\.text\.([^,\s]+)|Function : (\S+))")
_SECTION = pattern(r"^\s*\.section\s")
_PLACE = pattern(r'^\s*//## File "([^"]*)", line (\d+)(?: inlined at "([^"]*)", line (\d+))?')
_LABEL = pattern(r"^\s*([.$\w]+):")
_INSTRUCTION = pattern(r"^\s*/\*([0-9a-f]{4,})\*/\s+([^;]+?)\s*;(.*)")
_LIVE = pattern(r"//\s*\|\s*(\d*)\s*\|")
_PREDICATE = pattern(r"^@!?U?P\w+\s+")
_TARGET = pattern(r"\((\.\w+|[.$\w]+)\)|\b0x([0-9a-f]+)$")
_BRANCH_TARGETS = pattern(r'BRANCH_TARGETS ([^"]*)"')
_JUMPS = ("BRA", "BRX", "BRXU", "JMP", "JMX", "JMXU")


@dataclass
class Instruction:
    """One machine instruction. `address`: bytes from the start of the function; `text`: as printed,
    with its predicate; `opcode`: with its modifiers, `LDG.E.128`; `kind`: one of `kinds.KINDS`;
    `places`: (file, line) of the Python that it comes from, innermost first, then the calls that it
    was inlined at, () if unknown; `live`: general registers that hold values there, None if
    unknown.
    """

    address: int
    text: str
    opcode: str
    kind: str
    places: tuple[Place, ...] = ()
    live: int | None = None

    @property
    def predicate(self) -> str:
        """`@!P0`; "" if the instruction is always executed."""
        match = _PREDICATE.match(self.text)
        return match[0].strip() if match else ""


@dataclass
class Function:
    """A kernel's instructions in order of their addresses, without the padding behind the last one.
    `labels` are the addresses that branches name.
    """

    name: str
    instructions: list[Instruction] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)

    def targets(self, instruction: Instruction) -> list[int]:
        """The addresses that a branch may go to; [] if it is no branch, or its targets are not
        known.
        """
        if instruction.opcode.partition(".")[0] not in _JUMPS:
            return []
        if several := _BRANCH_TARGETS.search(instruction.text):
            return [self.labels[name] for name in several[1].split(",") if name in self.labels]
        match = _TARGET.search(instruction.text)
        if match is None:
            return []
        address = int(match[2], 16) if match[2] else self.labels.get(match[1])
        return [] if address is None else [address]


def read_listing(text: str) -> list[Function]:
    """The functions of a listing, in its order. Text that is no listing gives []."""
    reader = _Reader()
    for line in text.splitlines():
        reader.read(line)
    for function in reader.functions.values():
        _drop_padding(function)
    return list(reader.functions.values())


class _Reader:
    """Reads a listing line by line. The state is the function that the lines are in, the
    instructions of it by address, and the place that the next instruction is from.
    """

    def __init__(self) -> None:
        self.functions: dict[str, Function] = {}
        self.function: Function | None = None
        self.known: dict[int, Instruction] = {}
        self.chain: list[Place] = []
        self.caller: Place | None = None  # of the chain's end; its own line has not been read yet
        self.labels: list[str] = []

    def read(self, line: str) -> None:
        """Read the next line."""
        if match := _INSTRUCTION.match(line):
            self._instruction(match)
        elif match := _BEGIN.match(line):
            self._begin(match[1] or match[2])
        elif _SECTION.match(line):
            self.function = None
        elif match := _PLACE.match(line):
            self._place(match)
        elif match := _LABEL.match(line):
            self.labels.append(match[1])

    def _begin(self, name: str) -> None:
        self.function = self.functions.setdefault(name, Function(name))
        self.known = {i.address: i for i in self.function.instructions}
        self.chain, self.caller, self.labels = [], None, []

    def _place(self, match: re.Match[str]) -> None:
        """A line `//## File "a.py", line 3 inlined at "b.py", line 7`: a new place, or the caller
        of the one before.
        """
        here = (unquote(match[1]), int(match[2]))  # names are as `toolchain.fixups.stamps` writes them
        if here != self.caller:
            self.chain = []
        self.chain = [*self.chain, here]
        self.caller = (unquote(match[3]), int(match[4])) if match[3] is not None else None

    def _instruction(self, match: re.Match[str]) -> None:
        if self.function is None:
            return
        if self.caller is not None:
            self.chain, self.caller = [*self.chain, self.caller], None
        address = int(match[1], 16)
        for label in self.labels:
            self.function.labels.setdefault(label, address)
        self.labels = []
        found = self.known.get(address)
        if found is None:
            found = self.known[address] = _instruction(address, match[2], tuple(self.chain))
            self.function.instructions.append(found)
        if live := _LIVE.search(match[3]):
            found.live = int(live[1] or 0)


def _instruction(address: int, text: str, chain: tuple[Place, ...]) -> Instruction:
    opcode = _PREDICATE.sub("", text).split()[0]
    return Instruction(address, text, opcode, kind_of(opcode), tuple(place for place in chain if place[1]))


def _drop_padding(function: Function) -> None:
    """Drop what the assembler appends for alignment: NOPs, and before them a branch to itself."""
    code = function.instructions
    while code and code[-1].opcode == "NOP":
        code.pop()
    if code and function.targets(code[-1]) == [code[-1].address]:
        code.pop()
    end = code[-1].address if code else -1
    function.labels = {name: address for name, address in function.labels.items() if address <= end}
