"""The machine code: its lines, and what each line of Python costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cutec.cost.bulk import UNKNOWN_COPIES, Copies
from cutec.cost.cards import Card
from cutec.cost.lines import UNKNOWN, line_costs
from cutec.cost.listing import Function, Instruction, read_listing
from cutec.diag import CutecError
from cutec.explore.places import At, Line, Places
from cutec.explore.subject import Subject
from cutec.records import NamedTuple
from cutec.toolchain.emit import listing


class MachineCode(NamedTuple):
    """The kernels of a cubin, with the places of their instructions."""

    functions: list[Function]

    def lines(self) -> Iterator[Line]:
        """Each kernel's name, then its instructions with their addresses."""
        for function in self.functions:
            yield Line(f"{function.name}:")
            for instruction in function.instructions:
                yield Line(f"  {instruction.address:05x}  {instruction.text}", _chain(instruction))


def _chain(instruction: Instruction) -> tuple[At, ...]:
    return tuple(At(file, line) for file, line in instruction.places)


def machine_code(subject: Subject) -> MachineCode:
    """The machine code of a subject; empty, with a note, where there is none or no tool shows
    it.
    """
    cubin = subject.cubin
    if not cubin:
        subject.notes.setdefault("sass", "the bundle holds no machine code")
        return MachineCode([])
    try:
        return MachineCode(read_listing(listing(cubin, subject.tools)))
    except CutecError as missing:
        subject.notes["sass"] = missing.message
        return MachineCode([])


def cost_records(
    functions: Iterable[Function], copies: Mapping[str, Copies], card: Card, places: Places
) -> list[dict[str, Any]]:
    """The costs of each kernel's lines, by the innermost line of the user; place -1 has the
    instructions that come from no line. Shares of one kernel add up to 1. `copies`: the bulk copies
    of each kernel.
    """

    def line_of(instruction: Instruction) -> tuple[str, int]:
        number = places.innermost(instruction.places)
        return places.table[number] if number >= 0 else UNKNOWN

    return [
        {
            "kernel": function.name,
            "place": places.number(cost.file, cost.line) if cost.line else -1,
            "share": round(cost.share, 5),
            "instructions": cost.instructions,
            "live": cost.live,
            "bytes": cost.bytes,
            "bulk": cost.bulk,
            "limit": cost.limit,
        }
        for function in functions
        for cost in line_costs(function, card, place=line_of, copies=copies.get(function.name, UNKNOWN_COPIES))
    ]
