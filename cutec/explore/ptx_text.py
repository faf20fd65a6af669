"""Lines of PTX with their Python places.

A directive `.loc FILE LINE COLUMN // name:LINE:COLUMN @[ name:LINE:COLUMN ]` holds for the
instructions up to the next one. The comment, which LLVM writes, states the callers; there files
have no folders.
"""

from __future__ import annotations

import os
import re

from cutec.explore.places import At, Chain, Line
from cutec.lazy_pattern import pattern

_FILE = pattern(r'\s*\.file\s+(\d+)\s+"([^"]*)"')
_LOC = pattern(r"\s*\.loc\s+(\d+)\s+(\d+)\s+(\d+)[^/]*(?://(.*))?")
_CALLER = pattern(r"@\[ ([^\s:][^:]*):(\d+):(\d+)")
_INSTRUCTION = pattern(r"\s*(?:@!?%\w+\s+)?[a-z][\w.:]*(?:\s|;)")


def ptx_lines(text: str) -> list[Line]:
    """The lines of PTX without directives of debug information and without empty lines at the
    end.
    """
    files: dict[str, str] = dict(_FILE.findall(text))
    by_name = {os.path.basename(name): name for name in files.values()}
    lines: list[Line] = []
    chain: Chain = ()
    for line in text.splitlines():
        if match := _LOC.match(line):
            chain = _chain(match, files, by_name)
        elif not line.lstrip().startswith((".file", ".section")):
            if line.startswith((".visible .entry", ".entry", ".func", ".visible .func", "}")):
                chain = ()
            lines.append(Line(line.expandtabs(8), chain if _INSTRUCTION.match(line) else ()))
    while lines and not lines[-1].text.strip():
        lines.pop()
    return lines


def _chain(match: re.Match[str], files: dict[str, str], by_name: dict[str, str]) -> Chain:
    """The place of a directive; line 0 is none."""
    file = files.get(match[1])
    if match[2] == "0" or file is None:
        return ()
    callers: list[tuple[str, str, str]] = _CALLER.findall(match[4] or "")
    outer = [At(by_name.get(name, name), int(line), int(column)) for name, line, column in callers]
    return At(file, int(match[2]), int(match[3])), *outer
