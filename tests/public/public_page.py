"""The results of `public_coverage.py`, and the page that is made of them."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from public_programs import Program

DOCS = Path(__file__).resolve().parents[2] / "docs"
RESULTS, PAGE = DOCS / "public_examples.json", DOCS / "public_examples.md"
MARKED = re.compile(r"(<!-- coverage -->\n).*?(<!-- end of coverage -->)", re.DOTALL)
FOR_HOPPER = ("any", "Ampere", "Hopper")


@dataclass(frozen=True)
class Compiled:
    """What a rehearsal gave: how many functions it compiled for an arch; whether the program came
    to its end or to a line that needs an element's value (`cause` names the line); else the cause.
    """

    arch: str
    functions: int
    followed: bool
    cause: str
    seconds: float

    @property
    def succeeded(self) -> bool:
        """Whether it compiled something, without a failure."""
        return self.followed and self.functions > 0

    def line(self) -> str:
        """For a report of progress."""
        return f"{'compiles' if self.succeeded else 'FAILS'} {self.functions} {self.cause} ({self.seconds} s)"


@dataclass(frozen=True)
class Ran:
    """What a run on a GPU gave, when; `passed`: its exit status was 0. `seconds`: None where nobody
    measured them.
    """

    gpu: str
    date: str
    passed: bool
    cause: str
    seconds: float | None

    def line(self) -> str:
        """For a report of progress."""
        return f"{'passes' if self.passed else 'FAILS ' + self.cause} ({self.seconds} s)"


@dataclass(frozen=True)
class Measured:
    """A program and its results; None for what was not measured."""

    program: Program
    compiled: Compiled | None = None
    ran: Ran | None = None

    def renewed(self, program: Program, found: Compiled | Ran) -> Measured:
        """With a newer result."""
        if isinstance(found, Compiled):
            return Measured(program, found, self.ran)
        return Measured(program, self.compiled, found)

    @property
    def compiles(self) -> bool:
        """Whether a rehearsal compiled it."""
        return self.compiled is not None and self.compiled.succeeded

    @property
    def cause(self) -> str:
        """The first cause why it does not compile, or does not run; or where a rehearsal ends."""
        if self.ran is not None and not self.ran.passed and self.compiles:
            return self.ran.cause
        return self.compiled.cause if self.compiled else ""


def load(file: Path = RESULTS) -> dict[str, Measured]:
    """The stored results, by path; none without a file."""
    if not file.exists():
        return {}
    return {row["program"]["path"]: _measured(row) for row in json.loads(file.read_text(encoding="utf-8"))}


def _measured(row: dict[str, Any]) -> Measured:
    program = Program(**{**row["program"], "arguments": tuple(row["program"]["arguments"])})
    compiled, ran = row["compiled"], row["ran"]
    return Measured(program, Compiled(**compiled) if compiled else None, Ran(**ran) if ran else None)


def save(results: dict[str, Measured], file: Path = RESULTS) -> None:
    """Write the results, a program per line, in the order of paths."""
    lines = ",\n".join(json.dumps(asdict(results[path])) for path in sorted(results))
    unfinished = file.with_suffix(".new")
    unfinished.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    os.replace(unfinished, file)


def write(page: Path = PAGE, results: Path = RESULTS) -> None:
    """Rewrite the marked part of the page."""
    page.write_text(rewritten(page.read_text(encoding="utf-8"), load(results)), encoding="utf-8")


def rewritten(text: str, results: dict[str, Measured]) -> str:
    """A page with its marked part made of the results."""
    part = "\n\n".join([counts(results.values()), causes(results.values()), table(results.values())])
    return MARKED.sub(lambda marks: f"{marks[1]}\n{part}\n\n{marks[2]}", text)


def counts(results: Iterable[Measured]) -> str:
    """How many programs there are for each architecture, and how many of them compile and run."""
    rows, every = ["| for | programs | compile | passed on a GPU |", "|---|---|---|---|"], list(results)
    groups = [(arch, [r for r in every if r.program.arch == arch]) for arch in (*FOR_HOPPER, "Blackwell")]
    groups.append(("all that Hopper can run", [r for r in every if r.program.arch in FOR_HOPPER]))
    for arch, found in groups:
        passed = sum(r.ran is not None and r.ran.passed for r in found)
        rows.append(f"| {arch} | {len(found)} | {sum(r.compiles for r in found)} | {passed} |")
    return "\n".join(rows)


def causes(results: Iterable[Measured]) -> str:
    """The causes why programs for Hopper do not compile, the most frequent first."""
    failed = [r for r in results if r.program.arch in FOR_HOPPER and r.compiled and not r.compiles]
    rows = ["| first cause, where a program that Hopper can run does not compile | programs |", "|---|---|"]
    found = Counter(r.cause for r in failed)
    rows += [f"| {_cell(cause)} | {n} |" for cause, n in sorted(found.items(), key=lambda c: (-c[1], c[0]))]
    return "\n".join(rows)


def table(results: Iterable[Measured]) -> str:
    """All programs."""
    rows = ["| program | for | compiles | on a GPU | first cause, or where a rehearsal ends |", "|---|---|---|---|---|"]
    return "\n".join([*rows, *map(_row, results)])


def _row(found: Measured) -> str:
    compiled, ran = found.compiled, found.ran
    functions = f"{compiled.functions} functions" if compiled and compiled.functions != 1 else "1 function"
    compiles = "" if compiled is None else functions if found.compiles else "no"
    runs = "" if ran is None else f"{'passed' if ran.passed else 'failed'}, {ran.gpu}, {ran.date}"
    return f"| `{wrapped(found.program.path)}` | {found.program.arch} | {compiles} | {runs} | {_cell(found.cause)} |"


def wrapped(path: str) -> str:
    """A path for a cell of a table: long ones without their folders in the middle."""
    parts = path.split("/")
    return path if len(path) < 96 else "/".join([parts[0], "*", *parts[-2:]])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")
