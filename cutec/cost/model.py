"""The static cost of machine code, on one card.

Each instruction counts as the cycles for which one warp occupies its pipe (`throughput`), times a
weight for each loop around it: `trips`, since machine code does not tell how often a loop runs. A
bulk copy, which one thread issues for its block, occupies a pipe for as long as its bytes take; one
warp counts for its share of that. The sum is no time: pipes work side by side, and warps wait for
memory and for each other. It says where the work is.
"""

from __future__ import annotations

from collections.abc import Iterable

from cutec.cost.bulk import SEND, UNKNOWN_COPIES, Copies, Moved, moved
from cutec.cost.cards import Card
from cutec.cost.listing import Function, Instruction
from cutec.cost.loops import depths
from cutec.cost.throughput import GLOBAL, ISSUE, PIPES, SHARED, SHARED_BYTES, occupation, or_issue
from cutec.records import dataclass

TRIPS = 10


@dataclass(frozen=True)
class Weighed:
    """An instruction with the `pipe` that it occupies longest, the `cycles` of that pipe for one
    warp, each time that it is executed, and its `weight`: how often that is taken to be. `moved`:
    what it copies, if it is a bulk copy.
    """

    instruction: Instruction
    pipe: str
    cycles: float
    weight: float
    moved: Moved | None = None

    @property
    def cost(self) -> float:
        """Cycles of its pipe, for one warp."""
        return self.cycles * self.weight


def weigh(function: Function, card: Card, trips: float = TRIPS, copies: Copies = UNKNOWN_COPIES) -> list[Weighed]:
    """The instructions of a kernel as they run on `card`; a loop counts `trips` times. `copies`:
    what is known of its bulk copies.
    """
    found = zip(function.instructions, depths(function), moved(function, copies))
    return [
        Weighed(instruction, *_occupation(instruction, bulk, copies.warps, card), trips**depth, bulk)
        for instruction, depth, bulk in found
    ]


def _occupation(instruction: Instruction, bulk: Moved | None, warps: int, card: Card) -> tuple[str, float]:
    """The pipe of an instruction and its cycles for one of the block's `warps`."""
    if bulk is None or bulk.bytes is None:
        return occupation(instruction, card.capability, card.rates)
    pipe, rate = (SHARED, SHARED_BYTES) if bulk.way == SEND else (GLOBAL, card.rates.l2_bytes)
    return or_issue(pipe, bulk.bytes / rate / warps)


def cycles_by_pipe(code: Iterable[Weighed]) -> dict[str, float]:
    """Cycles of each pipe that is used, in the order of `PIPES`."""
    total: dict[str, float] = dict.fromkeys(PIPES, 0.0)
    for weighed in code:
        total[weighed.pipe] += weighed.cost
    return {pipe: cycles for pipe, cycles in total.items() if cycles}


def limit(code: Iterable[Weighed]) -> str:
    """The pipe with the most cycles; `ISSUE` where there are no instructions."""
    cycles = cycles_by_pipe(code)
    return max(cycles, key=lambda pipe: cycles[pipe], default=ISSUE)
