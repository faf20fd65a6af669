"""The static cost of a kernel by line of Python."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cutec.cost.bulk import UNKNOWN_COPIES, Copies, Moved
from cutec.cost.cards import Card
from cutec.cost.kinds import KINDS
from cutec.cost.listing import Function, Instruction, Place
from cutec.cost.memory import bytes_moved
from cutec.cost.model import TRIPS, Weighed, limit, weigh
from cutec.records import dataclass

UNKNOWN: Place = ("", 0)


@dataclass(frozen=True)
class LineCost:
    """What one line of Python became. `file` and `line` are "" and 0 for instructions that come
    from no line.

    instructions: how many of each kind (`kinds.KINDS`); live: the most general registers that hold
    values at one of them, None if unknown; bytes: per thread, by kind of memory, if each
    instruction is executed once; bulk: likewise the bytes of bulk copies, each issued by one
    thread, by direction (`bulk.LOAD`, ...), None where one of them is unknown; cycles: of its
    pipes, for one warp, with weights for loops; share: its part of the kernel's cycles, from 0 to
    1; limit: the pipe with the most of its cycles.
    """

    file: str
    line: int
    instructions: dict[str, int]
    live: int | None
    bytes: dict[str, int]
    bulk: dict[str, int | None]
    cycles: float
    share: float
    limit: str


def innermost(instruction: Instruction) -> Place:
    """The line that an instruction comes from, or `UNKNOWN`."""
    return instruction.places[0] if instruction.places else UNKNOWN


def line_in(file: str) -> Callable[[Instruction], Place]:
    """The innermost line of an instruction that is in `file`, if one is: what the line calls
    elsewhere counts for it. Otherwise the innermost line.
    """

    def place(instruction: Instruction) -> Place:
        return next((p for p in instruction.places if p[0] == file), innermost(instruction))

    return place


def line_costs(
    function: Function,
    card: Card,
    trips: float = TRIPS,
    place: Callable[[Instruction], Place] = innermost,
    copies: Copies = UNKNOWN_COPIES,
) -> list[LineCost]:
    """The costs of a kernel's lines, sorted by file and line. `place` tells which line an
    instruction counts for; the other parameters are those of `model.weigh`.
    """
    by_place: dict[Place, list[Weighed]] = {}
    for weighed in weigh(function, card, trips, copies):
        by_place.setdefault(place(weighed.instruction), []).append(weighed)
    total = sum(w.cost for code in by_place.values() for w in code)
    return [_line(where, by_place[where], total) for where in sorted(by_place)]


def _line(where: Place, code: list[Weighed], total: float) -> LineCost:
    instructions = [weighed.instruction for weighed in code]
    known = [i.live for i in instructions if i.live is not None]
    cycles = sum(weighed.cost for weighed in code)
    live = max(known, default=None)
    bulk = _bulk(weighed.moved for weighed in code if weighed.moved)
    return LineCost(*where, mix(instructions), live, _bytes(instructions), bulk, cycles, cycles / total, limit(code))


def mix(instructions: list[Instruction]) -> dict[str, int]:
    """How many instructions there are of each kind, in the order of `KINDS`."""
    count: dict[str, int] = dict.fromkeys(KINDS, 0)
    for instruction in instructions:
        count[instruction.kind] += 1
    return {kind: number for kind, number in count.items() if number}


def _bytes(instructions: list[Instruction]) -> dict[str, int]:
    moved: dict[str, int] = {}
    for instruction in instructions:
        if size := bytes_moved(instruction):
            moved[instruction.kind] = moved.get(instruction.kind, 0) + size
    return moved


def _bulk(copies: Iterable[Moved]) -> dict[str, int | None]:
    """The sum for each direction; None where one of its copies is unknown."""
    total: dict[str, int | None] = {}
    for way, size in copies:
        before = total.get(way, 0)
        total[way] = None if size is None or before is None else before + size
    return total
