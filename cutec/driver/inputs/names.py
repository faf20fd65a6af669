"""Names of files that are the same on every machine: below the project's root by the path from
there, in Python's folders by the path in them, elsewhere by the whole path.

They are for keys of the cache: of folders and of files that are absent too, each leads back to one
path, and no two files share one. The names in what a build leaves (`driver/options/naming.py`) are
for readers: of files alone, and `<made.py>` may be any of that name.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cached_property

from cutec.diag.source import PACKAGE, STDLIB
from cutec.records import dataclass

_SITES = ("site-packages", "dist-packages")
_INSTALLED, _PYTHON, _CUTEC = "<installed>", "<python>", "<cutec>"


@dataclass(frozen=True)
class Surroundings:
    """Where a build happens. root: the project's folder. search: the folders that imports are
    looked for in, the kernel file's own first.
    """

    root: str
    search: tuple[str, ...]

    def name(self, path: str) -> str:
        """The name of a file or folder by its absolute path, as it is spelt, or else behind links
        (the root's spelling is without).
        """
        return self._name(path) or self._name(os.path.realpath(path)) or path

    def _name(self, path: str) -> str:
        for folder, name in self._places:
            if path == folder or path.startswith(folder + os.sep):
                return f"{name}/{path[len(folder) + 1 :]}".strip("/").replace(os.sep, "/") or "."
        return ""

    def path(self, name: str) -> str:
        """The absolute path of a file by its name; of an installed one, the first of that name."""
        first, _, rest = name.partition("/")
        folders = [folder for folder, place in self._places if place == first and place]
        if folders:
            return next((p for f in folders if os.path.lexists(p := os.path.join(f, rest))), f"{folders[0]}/{rest}")
        return os.path.normpath(os.path.join(self.root, name))

    @cached_property
    def _places(self) -> Sequence[tuple[str, str]]:
        sites = [(folder, _INSTALLED) for folder in self.search if os.path.basename(folder) in _SITES]
        return (*sites, (STDLIB.rstrip(os.sep), _PYTHON), (PACKAGE.rstrip(os.sep), _CUTEC), (self.root, ""))

    def is_above(self, path: str) -> bool:
        """Whether a folder is the project's root or above it."""
        return f"{self.root}{os.sep}".startswith(path.rstrip(os.sep) + os.sep)
