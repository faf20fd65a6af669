"""The examples in docs/ that people type: each section's files are written as the page shows them,
its commands run, and what they say is compared with the page.

A file is a code block after a paragraph that names it last: "… `scale.py`:". Commands are blocks
of `console`; in expected output `…` stands for any text.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = (
    "index.md",
    "howto/build.md",
    "howto/lock.md",
    "howto/races.md",
    "howto/speed.md",
    "howto/python.md",
    "howto/c.md",
    "howto/porting.md",
)
_FILE = re.compile(r"`([\w.]+)`[^`]*:\n\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
_CONSOLE = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
_COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """Files to write, and (command, expected output) to run in their folder."""

    name: str
    files: dict[str, str]
    commands: list[tuple[str, str]]


def sections(page: str) -> list[Section]:
    """The sections of a page that have commands. Files before the first heading belong to all."""
    intro, *parts = re.split(r"^## ", (DOCS / page).read_text(encoding="utf-8"), flags=re.MULTILINE)
    shared = dict(_FILE.findall(intro))
    found = []
    for part in parts:
        commands = [pair for block in _CONSOLE.findall(part) for pair in _COMMAND.findall(block)]
        if commands:
            found.append(Section(f"{page}: {part.splitlines()[0]}", shared | dict(_FILE.findall(part)), commands))
    return found


SECTIONS = [section for page in PAGES for section in sections(page)]


@pytest.fixture
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """80 columns, no colours, and `cutec` and `python` on PATH."""
    folder = tmp_path_factory.mktemp("bin")
    for name, arguments in (("cutec", "-m cutec"), ("python", "")):
        program = folder / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {arguments} "$@"\n')
        program.chmod(0o755)
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("CUTE_DSL_", "MAKE", "MFLAGS", "PYTEST"))}
    path = {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(DOCS.parent)}
    return kept | path | {"COLUMNS": "80", "NO_COLOR": "1", "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}


def run(command: str, folder: Path, environment: dict[str, str]) -> str:
    """What a command of the shell says on both streams."""
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    return done.stdout


def agrees(said: str, expected: str) -> bool:
    """Whether a text is the expected one, in which `…` stands for any text."""
    return re.fullmatch(".*".join(map(re.escape, expected.split("…"))), said, re.DOTALL) is not None


def programs(section: Section) -> set[str]:
    """The programs that a section's commands start, after assignments; without cutec and Python."""
    words = [[word for word in shlex.split(command) if "=" not in word] for command, _ in section.commands]
    return {command[0] for command in words} - {"cutec", "python"}


@pytest.mark.tools
@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_commands_do_what_the_page_says(section: Section, tmp_path: Path, environment: dict[str, str]) -> None:
    missing = [program for program in programs(section) if not shutil.which(program)]
    if missing:
        pytest.skip(f"no {' and no '.join(missing)} on this machine")
    for name, text in section.files.items():
        (tmp_path / name).write_text(text)
    for command, expected in section.commands:
        said = run(command, tmp_path, environment)
        assert agrees(said, expected), f"$ {command}\n{said}"


def test_every_page_has_sections() -> None:
    assert {section.name.split(":")[0] for section in SECTIONS} == set(PAGES)


def test_agreement() -> None:
    assert agrees("a\nb\nc\n", "a\n…c\n") and agrees("x 12 y\n", "x … y\n")
    assert not agrees("a\nb\n", "a\n") and not agrees("a.c\n", "abc\n")
