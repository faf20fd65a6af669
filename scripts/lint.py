#!/usr/bin/env python3
"""What `make lint` checks besides ruff: type errors by package, and the width of prose and of the
cells of tables.

    lint.py             check
    lint.py --update    the same, and lower the numbers in scripts/type_errors.json

The number of type errors is a ratchet. A package with more errors than the table allows fails, and
its errors are listed. A package with fewer fails too, until --update has lowered the table; so the
number can only fall. Exit status: 0 all is well, 1 something was found, 2 the checker did not run.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "scripts" / "type_errors.json"
CHECKER = [str(Path(sys.executable).with_name("basedpyright")), "--pythonpath", sys.executable, "--outputjson"]
UPDATE = "scripts/lint.py --update"
DIVIDED = ("frontend", "driver", "interpreter", "ops")  # counted by sub-package
PROSE = ("*.md", "docs/**/*.md")
COLUMNS = 100
CELL = 100  # columns of a cell of a table: a screen shows it in few lines
LINK = re.compile(r"<?https?://[^\s)>]+>?|\]\([^)\s]+\)")

CODE_SPAN = re.compile(r"`[^`]*`")
CELL_BORDER = re.compile(r"(?<!\\)\|")
LIST_ITEM = re.compile(r"([-*+]|\d+[.)])\s")


class CheckerError(Exception):
    """The type checker did not run to its end."""


def main(argv: Sequence[str]) -> int:
    """Check both. Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true", help=f"lower the numbers in {TABLE.name}")
    update = parser.parse_args(argv).update
    try:
        errors = type_errors(CHECKER)
    except CheckerError as err:
        print(f"lint: {err}", file=sys.stderr)
        return 2
    allowed = json.loads(TABLE.read_text(encoding="utf-8"))
    if update:
        lowered = lower(allowed, errors)
        TABLE.write_text(json.dumps(lowered, indent=4, sort_keys=True) + "\n", encoding="utf-8")
        allowed = lowered
    found = [*ratchet(allowed, errors), *wide_prose(ROOT, PROSE), *wide_cells(ROOT, PROSE)]
    for line in found:
        print(line)
    return 1 if found else 0


def type_errors(command: Sequence[str]) -> dict[str, list[str]]:
    """The type checker's errors by package, each as "file:line:column: message (rule)"."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError as err:
        raise CheckerError(f"{command[0]} does not start ({err.strerror}); `make setup` installs it") from err
    if done.returncode not in (0, 1):  # 1: there are errors
        raise CheckerError(f"{command[0]} ended with status {done.returncode}\n{done.stderr or done.stdout}")
    try:
        findings = json.loads(done.stdout)["generalDiagnostics"]
    except (ValueError, KeyError) as err:
        raise CheckerError(f"{command[0]} wrote no report\n{done.stderr or done.stdout}") from err
    errors = defaultdict(list)
    for finding in findings:
        if finding["severity"] == "error":
            file = Path(finding["file"])
            file = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
            errors[package(file)].append(_line(file, finding))
    return dict(errors)


def _line(file: Path, finding: dict) -> str:
    """One finding on one line."""
    start = finding.get("range", {}).get("start", {"line": 0, "character": 0})
    message = " ".join(finding["message"].split())
    return (
        f"{file.as_posix()}:{start['line'] + 1}:{start['character'] + 1}: {message} ({finding.get('rule', 'syntax')})"
    )


def package(file: Path) -> str:
    """The package that a file's errors count for: cutec/cute, cutec/frontend/flow."""
    depth = 3 if len(file.parts) > 1 and file.parts[1] in DIVIDED else 2
    return "/".join(file.parent.parts[:depth])


def ratchet(allowed: dict[str, int], errors: dict[str, list[str]]) -> Iterator[str]:
    """What differs from the table, one line per finding."""
    for name in sorted(allowed.keys() | errors.keys()):
        found, limit = errors.get(name, []), allowed.get(name, 0)
        if len(found) > limit:
            yield from found
            yield f"{name}: {len(found)} type errors, {limit} allowed"
        elif len(found) < limit:
            yield f"{name}: {len(found)} type errors, {limit} allowed; lower the table: {UPDATE}"


def lower(allowed: dict[str, int], errors: dict[str, list[str]]) -> dict[str, int]:
    """The table with each number lowered to what was found; packages without errors leave it."""
    lowered = {name: min(limit, len(errors.get(name, ()))) for name, limit in allowed.items()}
    return {name: limit for name, limit in lowered.items() if limit}


def wide_prose(root: Path, patterns: Iterable[str]) -> Iterator[str]:
    """Lines of Markdown prose that are too long, as "file:line: …"."""
    for page, text in pages(root, patterns):
        for number, line in prose(text):
            width = len(LINK.sub("", line))
            if width > COLUMNS and not one_piece(line):
                yield f"{page}:{number}: {width} columns of prose, {COLUMNS} allowed"


def wide_cells(root: Path, patterns: Iterable[str]) -> Iterator[str]:
    """Cells of Markdown tables that are too long, as "file:line: …"."""
    for page, text in pages(root, patterns):
        for number, line in outside_of_code(text):
            width = max(len(LINK.sub("", cell.strip())) for cell in CELL_BORDER.split(line))
            if line.startswith("|") and width > CELL:
                yield f"{page}:{number}: {width} columns in a cell, {CELL} allowed; a list has room for more"


def pages(root: Path, patterns: Iterable[str]) -> Iterator[tuple[str, str]]:
    """(path, text) of the Markdown files that patterns match."""
    for path in sorted({path for pattern in patterns for path in root.glob(pattern)}):
        yield path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")


def one_piece(line: str) -> bool:
    """Whether a line has no blank outside of code spans, so that it cannot be wrapped."""
    text = line.strip()
    marker = LIST_ITEM.match(text)
    return " " not in CODE_SPAN.sub("", text[marker.end() :] if marker else text)


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines of a Markdown text that are neither code nor rows of a table."""
    return ((number, line) for number, line in outside_of_code(text) if not line.lstrip().startswith("|"))


def outside_of_code(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines of a Markdown text that are not code."""
    fence, blank, indented = "", True, False
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.lstrip()
        mark = re.match(r"```+|~~~+", stripped)
        # Four blanks begin a block of code after an empty line, and continue a list item elsewhere.
        code = indented or (blank and not LIST_ITEM.match(stripped))
        indented = code and (line.startswith(("    ", "\t")) or (indented and not stripped))
        blank = not stripped
        if fence:
            if mark and mark[0].startswith(fence):
                fence = ""
        elif mark:
            fence = mark[0]
        elif not indented:
            yield number, line


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
