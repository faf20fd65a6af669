"""Two versions of a kernel beside each other: what differs in their machine code."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Callable, Iterable

from cutec.cost.kinds import KINDS
from cutec.cost.lines import line_in
from cutec.cost.listing import Function, Place
from cutec.cost.text import function_lines
from cutec.records import dataclass

INSTRUCTION_BYTES = 16  # of all archs from sm_75 on

Pair = tuple[int, int]


@dataclass(frozen=True)
class LineChange:
    """A line of Python that has other numbers of instructions, `before` and `after`."""

    file: str
    line: int
    before: int
    after: int


@dataclass(frozen=True)
class Comparison:
    """Two functions. `same`: their machine code is; `size` in bytes; `mix`: numbers of instructions
    by kind, of all kinds that either has; `lines`: those whose numbers differ.
    """

    same: bool
    size: Pair
    mix: dict[str, Pair]
    lines: list[LineChange]


def compare(a: Function, b: Function, file_a: str, file_b: str) -> Comparison:
    """What differs between two functions, whose kernels are in `file_a` and `file_b`: a line of one
    stands for the line of that number in the other.
    """
    mixes = Counter(i.kind for i in a.instructions), Counter(i.kind for i in b.instructions)
    mix = {kind: (mixes[0][kind], mixes[1][kind]) for kind in KINDS if mixes[0][kind] or mixes[1][kind]}
    return Comparison(_code(a) == _code(b), (_size(a), _size(b)), mix, _lines(a, b, file_a, file_b))


def _code(function: Function) -> list[tuple[str, list[int]]]:
    """What the instructions are, without the names of labels."""
    return [
        (i.opcode if targets else i.text, targets) for i in function.instructions for targets in [function.targets(i)]
    ]


def _size(function: Function) -> int:
    return function.instructions[-1].address + INSTRUCTION_BYTES if function.instructions else 0


def _lines(a: Function, b: Function, file_a: str, file_b: str) -> list[LineChange]:
    before = _count(a, line_in(file_a), lambda place: (file_b, place[1]) if place[0] == file_a else place)
    after = _count(b, line_in(file_b), lambda place: place)
    return [
        LineChange(*place, before[place], after[place])
        for place in sorted({*before, *after})
        if before[place] != after[place]
    ]


def _count(function: Function, line: Callable[..., Place], renamed: Callable[[Place], Place]) -> Counter[Place]:
    return Counter(renamed(line(instruction)) for instruction in function.instructions)


def pairs(a: Iterable[Function], b: Iterable[Function]) -> list[tuple[Function, Function]]:
    """The kernels of two builds of an export that belong together: those of one name, and the
    others in their order.
    """
    left, right = list(a), list(b)
    names = {f.name for f in left} & {f.name for f in right}
    rest = ([f for f in side if f.name not in names] for side in (left, right))
    by_name = {f.name: f for f in right}
    return [(f, by_name[f.name]) for f in left if f.name in names] + list(zip(*rest))


def sass_diff(
    a: Function, b: Function, path_a: Callable[[str], str], path_b: Callable[[str], str], names: tuple[str, str]
) -> list[str]:
    """A unified diff of the machine code with its lines of Python, without addresses. The sides are
    called `names`; `path_a` and `path_b` give the paths of the files that their places name.
    """
    before = list(function_lines(a, path_a, addresses=False))
    after = list(function_lines(b, path_b, addresses=False))
    return list(difflib.unified_diff(before, after, *names, lineterm=""))
