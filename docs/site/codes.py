"""The page of all diagnostic codes: Markdown made of the catalogue that `cutec explain` prints."""

from __future__ import annotations

import re
import textwrap
from itertools import groupby

from cutec.diag.catalog import entries
from cutec.diag.codes.entry import Entry

# By the first digit: who has to act.
GROUPS = {
    "0": "The kernel's source",
    "1": "The command line and specs",
    "2": "The tools and the cache",
    "3": "Bundles",
    "4": "The GPU, its driver and calls",
    "5": "Findings of a run or a comparison",
    "9": "Bugs of cutec",
}
_SPECIAL = re.compile(r"`[^`]*`|[*<\[\\$]")


def page() -> str:
    """All codes, errors before warnings, by the first digit."""
    parts = []
    for digit, items in groupby(sorted(entries().items(), key=lambda item: item[0][1]), lambda item: item[0][1]):
        parts += [f"## {GROUPS[digit]}", *(describe(code, entry) for code, entry in items)]
    return "\n\n".join(parts)


def describe(code: str, entry: Entry) -> str:
    """One code: its title, the reason of the rule, and an example."""
    example = textwrap.dedent(entry.example).strip("\n")
    block = f"\n\n```text\n{example}\n```" if example else ""
    return f"({code.lower()})=\n### {code}: {escaped(entry.title)}\n\n{escaped(entry.why)}{block}"


def escaped(text: str) -> str:
    """Plain text as Markdown that shows it; code spans stay."""
    return _SPECIAL.sub(lambda found: found[0] if found[0][0] == "`" else "\\" + found[0], text)
