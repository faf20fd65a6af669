"""PTX as fix-ups read and change it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cutec.lazy_pattern import pattern
from cutec.records import NamedTuple

_INSTRUCTION = pattern(
    rb"^\t(@!?%p\d+ )?([a-z][\w.:]*)[ \t]+((?:\{[^}]*\}|[^,;]*))([^;\n]*);\n?\Z"  # guard, name, first operand, others
)
_REGISTER = pattern(rb"%\w+")
_FUNCTION = pattern(rb"^(?:\.\w+ )*\.(?:entry|func)\b", re.M)  # braces begin lines in inline assembly too


def functions(ptx: bytes) -> list[tuple[int, int]]:
    """Where each function begins and ends; one without a head takes all."""
    starts = [found.start() for found in _FUNCTION.finditer(ptx)] or [0]
    return list(zip(starts, [*starts[1:], len(ptx)]))


def function_at(ptx: bytes, place: int) -> tuple[int, int]:
    """Where the function begins and ends that a place is in."""
    return next((start, end) for start, end in reversed(functions(ptx)) if start <= place)


def changed(text: bytes, changes: Iterable[tuple[int, int, bytes]]) -> bytes:
    """A text with other words at these places."""
    pieces, start = [], 0
    for at, end, words in sorted(changes):
        pieces += [text[start:at], words]
        start = end
    return b"".join([*pieces, text[start:]]) if pieces else text


class Instruction(NamedTuple):
    """An instruction: its name with qualifiers, whether a predicate guards it, and the registers
    that it defines and uses, the predicate and those of addresses among the latter.
    """

    name: bytes
    guarded: bool
    defines: frozenset[bytes]
    uses: frozenset[bytes]


def instruction(line: bytes) -> Instruction | None:
    """What a line with an instruction and its operands is; None for another line. The first operand
    is taken to be defined unless it is an address.
    """
    found = _INSTRUCTION.match(line)
    if found is None:
        return None
    guard, name, first, others = found.groups()
    defines = frozenset[bytes]() if first.startswith(b"[") else frozenset(_REGISTER.findall(first))
    uses = frozenset(_REGISTER.findall((guard or b"") + (b"" if defines else first) + others))
    return Instruction(name, guard is not None, defines, uses)
