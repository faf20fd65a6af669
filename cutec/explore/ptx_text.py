"""Lines of PTX with their Python places.

A directive `.loc` holds for the instructions up to the next one. A line of an inlined function
names the place of the call, which has a directive of its own before (PTX ISA, ".loc"):

    .loc 1 46 21
    .loc 2 11 18, function_name $L__inlined2, inlined_at 1 46 21
"""

from __future__ import annotations

from urllib.parse import unquote

from cutec.explore.places import At, Chain, Line
from cutec.lazy_pattern import pattern

_FILE = pattern(r'\s*\.file\s+(\d+)\s+"([^"]*)"')
_LOC = pattern(r"\s*\.loc\s+(\d+ \d+ \d+)(?:.*\binlined_at (\d+ \d+ \d+))?")
_INSTRUCTION = pattern(r"\s*(?:@!?%\w+\s+)?[a-z][\w.:]*(?:\s|;)")
_OUTSIDE = (".visible .entry", ".entry", ".func", ".visible .func", "}")  # how functions begin and end


def ptx_lines(text: str) -> list[Line]:
    """The lines of PTX without directives of places, and without the debug information behind the
    last function.
    """
    files = {number: unquote(name) for number, name in _FILE.findall(text)}  # as `fixups.stamps` writes them
    lines: list[Line] = []
    known: dict[str, Chain] = {}
    chain: Chain = ()
    for line in text.partition("\n\t.section")[0].splitlines():
        if match := _LOC.match(line):
            chain = known[match[1]] = (*_at(match[1], files), *_called(match[2], known, files))
        elif not line.lstrip().startswith(".file"):
            if line.startswith(_OUTSIDE):
                chain = ()
            lines.append(Line(line.expandtabs(8), chain if _INSTRUCTION.match(line) else ()))
    while lines and not lines[-1].text.strip():
        lines.pop()
    return lines


def _at(numbers: str, files: dict[str, str]) -> Chain:
    """The place of `FILE LINE COLUMN`; line 0 is none."""
    number, line, column = numbers.split()
    return (At(files[number], int(line), int(column)),) if number in files and line != "0" else ()


def _called(numbers: str | None, known: dict[str, Chain], files: dict[str, str]) -> Chain:
    """The call of an inlined function, with its callers."""
    if not numbers:
        return ()
    return known.get(numbers) or _at(numbers, files)
