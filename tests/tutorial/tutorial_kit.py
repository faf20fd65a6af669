"""Pages of the tutorial as tests need them: excerpts of programs, changes to try, and commands with
their output.

A page is Markdown. Of its fenced blocks, `python` is an excerpt of a program that the page links
to; `diff` is a change of the page's own program, which lasts until the next `##` heading; `console`
is commands (`$ cutec …`) and what they print. In outputs a line `...` stands for any lines, `…` for
any part of a line.
"""

from __future__ import annotations

import io
import linecache
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

from cutec.cli.main import main

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FOLDER = DOCS / "tutorial"
PROGRAMS = ROOT / "samples" / "tutorial"
STEPS = sorted(FOLDER.glob("[0-9]_*.md"))
_FENCE = re.compile(r"^(?P<heading>##) |^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_PROGRAM = re.compile(r"\]\(([\w./]+\.py)\)")


@dataclass(frozen=True)
class Command:
    """A command line of a page and what the page says that it prints."""

    line: str
    shown: str

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(shlex.split(self.line))

    def agrees(self, printed: str) -> bool:
        """Whether this is what it printed, but for what the page leaves out."""
        lines = [re.escape(line).replace("…", ".*") + "\n" for line in self.shown.splitlines()]
        pattern = "".join(r"(?:.*\n)*?" if line == re.escape("...") + "\n" else line for line in lines)
        return re.fullmatch(pattern, printed) is not None


@dataclass(frozen=True)
class Block:
    """A fenced block, where its text begins in the page, and how many `##` headings stand above."""

    kind: str
    text: str
    at: int
    section: int

    def commands(self) -> Iterator[Command]:
        """The commands of a `console` block."""
        for part in re.split(r"^\$ ", self.text, flags=re.MULTILINE)[1:]:
            line, _, shown = part.partition("\n")
            yield Command(line, shown)

    def needs_tools(self) -> bool:
        """Whether a command builds, which needs LLVM and ptxas, or takes what was built."""
        return any(word == "build" or word.startswith("build/") for c in self.commands() for word in c.words)


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page."""
    found, section = [], 0
    for match in _FENCE.finditer(page.read_text(encoding="utf-8")):
        section += match["heading"] is not None
        if match["kind"]:
            found.append(Block(match["kind"], match["text"], match.start("text"), section))
    return found


def programs(page: Path) -> list[Path]:
    """The programs that a page links to."""
    links = _PROGRAM.findall(page.read_text(encoding="utf-8"))
    return [(page.parent / link).resolve() for link in dict.fromkeys(links)]


def is_excerpt(text: str, program: str) -> bool:
    """Whether lines stand in a program one after the other, at whatever depth."""
    wanted, lines = dedent(text).splitlines(), program.splitlines()
    return any(
        dedent("\n".join(lines[at : at + len(wanted)])).splitlines() == wanted
        for at in range(len(lines) - len(wanted) + 1)
    )


def changed(program: str, diff: str) -> str:
    """The program with a change: lines marked `-` are replaced by those marked `+`."""
    old, new = ("".join(line[1:] for line in diff.splitlines(True) if line[0] in keep) for keep in (" -", " +"))
    assert program.count(old) == 1, f"{program.count(old)} times in the program:\n{old}"
    return program.replace(old, new)


def printed(command: Command) -> str:
    """What a command prints."""
    assert command.words[0] == "cutec"
    linecache.clearcache()  # programs change under one name
    text = io.StringIO()
    with redirect_stdout(text), redirect_stderr(text):
        main(list(command.words[1:]))
    return text.getvalue()
