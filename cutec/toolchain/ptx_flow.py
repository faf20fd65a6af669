"""The blocks of a function of PTX, and what a fact about it is in front of each line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from cutec.lazy_pattern import pattern

_LABEL = pattern(rb"(\$L__BB\w+):")
_BRANCH = pattern(rb"\t(@!?%p\d+ )?bra(?:\.uni)?[ \t]+(\$L__BB\w+);")
_UNKNOWN = pattern(rb"\t(?:@!?%p\d+ )?(?:brx|call)\b")
_END = pattern(rb"\t(?:ret|exit|trap);")

Fact = TypeVar("Fact")


class Unknown(Exception):
    """A pass does not follow what is in the function."""


class Flow:
    """The blocks of a function: the line at which each begins, the line behind it, and those at
    which others begin that follow. Raises Unknown for jumps that do not tell their target.
    """

    def __init__(self, lines: Sequence[bytes]):
        if any(_UNKNOWN.match(line) for line in lines):
            raise Unknown
        branches = {at: found for at, line in enumerate(lines) if (found := _BRANCH.match(line))}
        labels = {found[1]: at for at, line in enumerate(lines) if (found := _LABEL.match(line))}
        ends = {at for at, line in enumerate(lines) if _END.match(line)}
        begins = sorted({0, *labels.values(), *(at + 1 for at in (*branches, *ends) if at + 1 < len(lines))})
        self.end = dict(zip(begins, [*begins[1:], len(lines)]))
        self.following: dict[int, tuple[int, ...]] = {}
        for begin, end in self.end.items():
            branch = branches.get(end - 1)
            targets = [labels[branch[2]]] if branch else []
            goes_on = end - 1 not in ends and not (branch and not branch[1]) and end in self.end
            self.following[begin] = (*targets, *([end] if goes_on else []))

    def facts(
        self, first: Fact, after: Callable[[int, Fact], Fact], joined: Callable[[Fact, Fact], Fact]
    ) -> Mapping[int, Fact]:
        """The fact in front of each line that is reached: `first` at the beginning, `after(at, x)`
        behind line `at`, `joined` where ways meet.
        """
        begins = {0: first}
        found: dict[int, Fact] = {}
        waiting = [0]
        while waiting:
            begin = waiting.pop()
            fact = begins[begin]
            for at in range(begin, self.end[begin]):
                found[at] = fact
                fact = after(at, fact)
            for place in self.following[begin]:
                now = joined(begins[place], fact) if place in begins else fact
                if place not in begins or now != begins[place]:
                    begins[place] = now
                    waiting.append(place)
        return found
