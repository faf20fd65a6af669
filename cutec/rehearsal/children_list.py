"""What the processes that a rehearsed program starts have compiled and loaded: each adds lines to
one file, which the rehearsal names to them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from cutec import environment
from cutec.calling.compiled import CompiledFunction
from cutec.toolchain.process import temporary_folder

LIST = "CUTEC_REHEARSED_LIST"


class OfChild(NamedTuple):
    """A compilation: what the list tells of a `CompiledFunction`."""

    name: str
    arch: str
    cached: bool


class ChildrenList:
    """The file of a rehearsal, with a line for each compilation, and one for each library."""

    def __init__(self, file: Path):
        self.file = file

    @property
    def compiled(self) -> tuple[OfChild, ...]:
        """The compilations, in the order of time."""
        return tuple(OfChild(*told) for told in self._lines() if len(told) > 1)

    @property
    def loaded(self) -> tuple[str, ...]:
        """The names of the libraries."""
        return tuple(told[0] for told in self._lines() if len(told) == 1)

    @property
    def size(self) -> int:
        """How many bytes were added so far."""
        return self.file.stat().st_size

    def _lines(self) -> list[list]:
        return [json.loads(line) for line in self.file.read_text(encoding="utf-8").splitlines()]


@contextmanager
def children_list() -> Iterator[ChildrenList]:
    """An empty list, which is removed after the block."""
    with temporary_folder() as folder:
        file = Path(folder, "list")
        file.touch()
        yield ChildrenList(file)


def add_compiled(compiled: CompiledFunction) -> None:
    """Add a compilation of this process."""
    _add(compiled.name, compiled.arch, compiled.cached)


def add_loaded(library: Path) -> None:
    """Add a library that this process has loaded."""
    _add(library.name)


def _add(*told: str | bool) -> None:
    """Add a line in one piece, as other processes add theirs. A process that outlives the rehearsal
    has no list any more.
    """
    file = environment.get(LIST)
    if file and os.path.exists(file):
        with open(file, "ab", buffering=0) as lines:
            lines.write(json.dumps(told).encode() + b"\n")
