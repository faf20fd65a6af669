"""Dividing tests between processes, file by file, with nothing but a folder between them.

pytest-xdist sends each report to a process that prints it: two milliseconds for each of thousands
of tests, half of which take less. Here each process prints its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from itertools import count, groupby
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


class Share:
    """The part of one of the processes that share a folder, which is empty at first. Of two, one
    goes from the first file on and the other from the last, until they meet: what files beside each
    other cache is made once. Names of files are unique (`test_rules.py`).
    """

    def __init__(self, folder: Path):
        self._folder = folder
        self._mine: dict[str, bool] = {}
        self._number = next(number for number in count() if self._takes(f"process {number}"))

    def ordered(self, items: Sequence[T], path: Callable[[T], Path]) -> list[T]:
        """Items in the order in which to run them: those of a file stay together, in order."""
        files = [list(group) for _, group in groupby(items, key=path)]
        return [item for file in (reversed(files) if self._number % 2 else files) for item in file]

    def is_mine(self, path: Path) -> bool:
        """Whether this process runs a file: it takes the file if no other has."""
        if path.name not in self._mine:
            self._mine[path.name] = self._takes(path.name)
        return self._mine[path.name]

    def _takes(self, name: str) -> bool:
        try:
            os.close(os.open(self._folder / name, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return False
        return True
