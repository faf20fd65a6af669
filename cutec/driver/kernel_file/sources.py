"""The Python sources that a build reads. The user's modules are compiled from exactly the bytes
that are hashed; installed packages are recorded by the digests of their files.
"""

from __future__ import annotations

import hashlib
import importlib.util
import linecache
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

from cutec.diag.source import is_installed, is_users
from cutec.digests import digests
from cutec.records import dataclass, field


@dataclass
class Sources:
    """`hashes`: SHA-256 of the bytes of each user file that ran, by absolute path. `modules`: their
    names in `sys.modules`.
    """

    hashes: dict[str, str] = field(default_factory=dict)
    modules: list[str] = field(default_factory=list)

    def add(self, path: str, data: bytes) -> None:
        """Record a file and the bytes that were read from it."""
        self.hashes[os.path.abspath(path)] = hashlib.sha256(data).hexdigest()

    def decode(self, path: str, data: bytes) -> str:
        """Record a Python file and return its text. `linecache` gets the same text, so that the
        frontend, which reads functions' sources through it, sees what was compiled and hashed.
        Raises SyntaxError for bytes that are no Python text.
        """
        self.add(path, data)
        text = importlib.util.decode_source(data)
        if "\0" in text:  # Python 3.10 and 3.11 have a ValueError without a place for this
            raise SyntaxError(
                "source code cannot contain null bytes", (path, text[: text.index("\0")].count("\n") + 1, 1, "")
            )
        linecache.cache[path] = (len(data), None, text.splitlines(keepends=True), path)
        return text


class _HashingLoader(SourceFileLoader):
    """Always compiles from source: Python trusts a .pyc by second and size alone, and would miss an
    edit within the same second.
    """

    def __init__(self, name: str, path: str, sources: Sources):
        super().__init__(name, path)
        self.sources = sources

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        self.sources.modules.append(fullname)
        # Text, not bytes: columns of syntax errors then count characters.
        return self.source_to_code(self.sources.decode(path, self.get_data(path)), path)


class _UserFinder:
    """A meta path finder for the user's Python files: those that belong neither to Python, nor to
    an installed package, nor to cutec.

    (It has no base class, because `importlib.abc` takes longer to import than all of this to run.)
    """

    def __init__(self, sources: Sources):
        self.sources = sources

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if (
            spec is not None
            and isinstance(spec.loader, SourceFileLoader)
            and spec.origin
            and is_users(os.path.abspath(spec.origin))
        ):
            spec.loader = _HashingLoader(fullname, spec.origin, self.sources)
        return spec


@contextmanager
def recording_imports(sources: Sources) -> Iterator[None]:
    """Record imports inside the block. At its end user modules leave `sys.modules`, so that the
    next build reads them again.
    """
    finder = _UserFinder(sources)
    sys.meta_path.insert(0, finder)
    before = set(sys.modules)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in sources.modules:
            if name not in before:
                sys.modules.pop(name, None)


def installed_files(before: set[str]) -> dict[str, str]:
    """The digests, by path, of the installed (site-packages) files of modules that are loaded now
    and were not `before`.
    """
    paths = [getattr(sys.modules[name], "__file__", None) for name in sys.modules.keys() - before]
    return digests([path for path in paths if path and is_installed(path)])
