"""The Python sources that a build reads. The user's modules are compiled from exactly the bytes
that are hashed; installed packages are recorded by the digests of their files. Where modules were
found, and that others were not, are questions of the recorder.
"""

from __future__ import annotations

import hashlib
import importlib.util
import linecache
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType
from zipimport import zipimporter

from cutec.diag.source import is_installed, is_users
from cutec.driver.inputs.answers import found
from cutec.driver.inputs.asker import asker, is_for_user
from cutec.driver.inputs.imports import ask_for_module, is_users_module
from cutec.driver.inputs.recorder import Recorder
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

    def code(self, path: str, data: bytes) -> CodeType:
        """Record a Python file and return its code. Raises SyntaxError."""
        return _compiled(self.decode(path, data), path)


@lru_cache(maxsize=64)
def _compiled(text: str, path: str) -> CodeType:
    """The code of a text, not of bytes: columns of syntax errors then count characters. It is kept
    for builds in this process that read the same text.
    """
    return compile(text, path, "exec", dont_inherit=True)


class _UserFinder:
    """A meta path finder that comes before Python's, finds what they find, and tells the recorder.

    (It has no base class, because `importlib.abc` takes longer to import than all of this to run.)
    """

    def __init__(self, sources: Sources, recorder: Recorder):
        self._sources, self._recorder = sources, recorder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in sys.builtin_module_names:
            return None
        folders = list(sys.path if path is None else path)
        frame = sys._getframe(1)
        if not is_for_user(frame):  # cutec's own imports do not see the kernel file's folder
            return found(fullname, [folder for folder in folders if folder != self._recorder.around.search[0]])
        spec = found(fullname, folders)
        ask_for_module(self._recorder, fullname, path, spec, asker(frame))
        if spec is not None and is_users_module(spec):
            self._sources.modules.append(fullname)
        return spec


@contextmanager
def recording_imports(sources: Sources, recorder: Recorder | None) -> Iterator[None]:
    """Record imports inside the block. At its end user modules leave `sys.modules`, so that the
    next build reads them again.
    """
    _forget_listings()
    finders = [_UserFinder(sources, recorder)] if recorder else []
    sys.meta_path[:0] = finders
    before = set(sys.modules)
    try:
        with _from_source(sources):
            yield
    finally:
        for finder in finders:
            sys.meta_path.remove(finder)
        for name in sources.modules:
            if name not in before:
                sys.modules.pop(name, None)


_recording: list[Sources] = []  # of the blocks that run


@contextmanager
def _from_source(sources: Sources) -> Iterator[None]:
    """Compile the user's modules from source inside the block, whichever way they are loaded:
    Python trusts a .pyc by second and size alone, and would miss an edit within the same second.
    Blocks may overlap; the last one that began records.
    """
    if not _recording:
        SourceFileLoader.get_code = _get_code
    _recording.append(sources)
    try:
        yield
    finally:
        _recording[:] = [other for other in _recording if other is not sources]
        if not _recording:
            del SourceFileLoader.get_code  # it was inherited


def _get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
    """`SourceFileLoader.get_code` of the user's modules."""
    path = self.get_filename(fullname)
    if not is_users(os.path.abspath(path)):
        return super(SourceFileLoader, self).get_code(fullname)
    sources = _recording[-1]
    sources.modules.append(fullname)
    return sources.code(path, self.get_data(path))


def _forget_listings() -> None:
    """Let Python list the user's folders again: it trusts their times, which a file that was made
    just now may not have changed.
    """
    for folder, finder in sys.path_importer_cache.items():
        if isinstance(finder, (FileFinder, zipimporter)) and is_users(folder + os.sep):
            finder.invalidate_caches()


def installed_files(before: set[str]) -> list[str]:
    """The installed (site-packages) files of modules that are loaded now and were not `before`."""
    # not by getattr, which would ask a lazy module's `__getattr__`
    files = [getattr(sys.modules[name], "__dict__", {}).get("__file__") for name in sys.modules.keys() - before]
    return [file for file in files if file and is_installed(file)]
