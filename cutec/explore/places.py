"""Python places, by which the panes are linked."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from cutec.diag.error import Place
from cutec.diag.source import is_users
from cutec.records import NamedTuple


class At(NamedTuple):
    """A place in a Python file, as a stage's text names it: `file` is relative to the project's
    folder. Lines and columns count from 1; column 0 is unknown.
    """

    file: str
    line: int
    column: int = 0


Chain = tuple[At, ...]
"""A place with its callers, innermost first. () where a stage names none."""


class Line(NamedTuple):
    """A line of a stage, without the notation of its place, and the place."""

    text: str
    chain: Chain = ()


class Places:
    """The numbers of Python lines. Lines of cutec itself, of Python's library and of installed
    packages have none: a place there stands for its innermost caller in the user's files.

    A file has the name that leads to it from `root`, the project's folder, whichever of `folders`
    its path in a stage begins in.
    """

    def __init__(self, root: Path, folders: Sequence[str] = ()):
        self.root = root
        self._folders = folders or [str(root)]
        self.table: list[tuple[str, int]] = []  # (file, line) of each number
        self._numbers: dict[tuple[str, int], int] = {}
        self._names: dict[str, str] = {}

    def number(self, file: str, line: int) -> int:
        """The number of a line."""
        place = (self._name(file), line)
        number = self._numbers.setdefault(place, len(self.table))
        if number == len(self.table):
            self.table.append(place)
        return number

    def of(self, chain: Iterable[tuple]) -> list[int]:
        """The numbers of a place and its callers, each once: of items (file, line, ...)."""
        numbers = [self.number(file, line) for file, line, *_ in chain if line > 0 and self._name(file)]
        return list(dict.fromkeys(numbers))

    def innermost(self, chain: Iterable[tuple]) -> int:
        """The number of the innermost line of the user; -1 if there is none."""
        return next(iter(self.of(chain)), -1)

    def path(self, file: str) -> str:
        """Where a file is on this machine."""
        return path_in(self._folders, file)

    def _name(self, file: str) -> str:
        """A file's name in the table; "" for one that is not the user's."""
        name = self._names.get(file)
        if name is None:
            path = self.path(file)
            inside = path.startswith(f"{self.root}{os.sep}")
            name = "" if not is_users(path) else os.path.relpath(path, self.root) if inside else path
            self._names[file] = name
        return name


def path_in(folders: Sequence[str], file: str) -> str:
    """The path of a file in the first folder that has it; in the last one if none has it."""
    paths = [os.path.normpath(os.path.join(folder, file)) for folder in folders]
    return next(filter(os.path.isfile, paths), paths[-1])


def callers(place: Place | None) -> Iterator[Place]:
    """A place and its callers, innermost first."""
    while place is not None:
        yield place
        place = place.caller
