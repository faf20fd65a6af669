"""Python places, by which the panes are linked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cutec.diag.error import Place
from cutec.diag.source import is_users
from cutec.driver.options.finding import FoundFiles
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

    A file has the name that stages give it; places of the interpreter hold the path that `files`
    found for that.
    """

    def __init__(self, files: FoundFiles):
        self._files = files
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
        return self._files.path(file)

    def _name(self, file: str) -> str:
        """A file's name in the table; "" for one that is not the user's."""
        name = self._names.get(file)
        if name is None:
            name = self._files.name(file)
            self._names[file] = name = name if is_users(self.path(name)) else ""
        return name


def callers(place: Place | None) -> Iterator[Place]:
    """A place and its callers, innermost first."""
    while place is not None:
        yield place
        place = place.caller
