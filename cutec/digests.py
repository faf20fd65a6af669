"""Digests of files that are large or many: tools, their libraries, installed packages. Keys of
caches name them by SHA-256 of their bytes, so that a key is the same on every machine.

A local table remembers what was read: a file is not read again as long as its size, modification
time, change time and inode are the same. A file that changed less than two seconds before it was
read is not remembered: it could change again within one tick of the file system's clock, and the
table would not see it (git's "racily clean" files). The table belongs to one machine and one user.
It is not part of any cache that is shared, and nothing but time is lost with it.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from _thread import allocate_lock  # `threading` costs a build a millisecond
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from cutec.environment import cache_folder, user_cache_folder
from cutec.files import write_whole

_NAME, _OF_PACKAGES = "digests-1", "packages-1"
_SETTLED = 2_000_000_000  # nanoseconds: the coarsest clock of a file system (FAT's)
_CHUNK = 1 << 20
# How many rows a table has at most; the oldest beyond them are dropped. That of the tools is read
# by every build, so it stays small.
_MOST_TOOLS, _MOST_PACKAGES, _MOST_ANSWERS = 200, 50_000, 12

Stamp = list[int]  # size, modification time, change time, inode


def digest(path: str) -> str:
    """SHA-256 of a file's bytes, in hexadecimal; "" if there is no such file. A file that is there
    and cannot be read (a program may be only executable) has a text that changes when it does.
    """
    return digests([path])[path]


def digests(paths: Iterable[str]) -> dict[str, str]:
    """`digest` of each path, by path. Many at once take one look at the table."""
    return _TABLE.digests(paths)


def package_digests(paths: Iterable[str]) -> dict[str, str]:
    """`digests` of files of installed packages, which are thousands: they have a table of their
    own, which builds without such files do not read.
    """
    return _PACKAGES.digests(paths)


def together(files: Sequence[str], known: Mapping[str, str]) -> str:
    """The `known` digests of a program and of its libraries (the files after the first), in an
    order that does not depend on where they lie.
    """
    program, *libraries = [known[path] for path in files]
    return " ".join([program, *sorted(libraries)])


def answer(question: str, find: Callable[[], tuple[Any, Sequence[str]]]) -> Any:
    """The answer to a question about this machine's files, as plain data: what `find` returned
    earlier for the same question, as long as the folders that it named are unchanged (so that
    nothing was added to them, or removed).
    """
    return _TABLE.answer(question, find)


class DigestTable:
    """The table in the first of `places` (folders) that can be written to. `files`: by path, digest
    and stamp. `answers`: by question, stamps of folders and the answer. Threads may share it, and
    processes too: each writes the table whole, with what others have added.
    """

    def __init__(self, places: Callable[[], Sequence[Path]], name: str = _NAME, most: int = _MOST_TOOLS):
        self._places, self._name, self._most = places, name, most
        self._lock = allocate_lock()
        self._rows: tuple[dict[str, Any], dict[str, Any]] | None = None

    def digests(self, paths: Iterable[str]) -> dict[str, str]:
        """`digest` of each path."""
        paths = list(paths)
        with self._lock:
            files = self._loaded()[0] if paths else {}
            found: dict[str, str] = {}
            new: dict[str, Any] = {}
            for path in paths:
                row = files.get(path)
                if row is None or row[1:] != stamp(path):
                    row = _read(path, new)
                found[path] = row[0]
            if new:
                self._add(new, {})
        return found

    def answer(self, question: str, find: Callable[[], tuple[Any, Sequence[str]]]) -> Any:
        """What `find` found, now or earlier."""
        with self._lock:
            _, answers = self._loaded()
            known = answers.get(question)
        if known is not None and all(stamp(folder) == then for folder, then in known[0].items()):
            return known[1]
        started = time.time_ns()
        found, folders = find()
        stamps = {folder: stamp(folder) for folder in folders}
        if all(known is None or _settled(known, started) for known in stamps.values()):
            with self._lock:
                self._add({}, {question: [stamps, found]})
        return found

    def _loaded(self) -> tuple[dict[str, Any], dict[str, Any]]:
        if self._rows is None:
            self._rows = next((rows for place in self._places() if (rows := _load(place / self._name))), ({}, {}))
        return self._rows

    def _add(self, files: dict[str, Any], answers: dict[str, Any]) -> None:
        """Add rows, here and in the table, to which other processes may have added."""
        known = self._loaded()
        for place in self._places():
            others = _load(place / self._name) or ({}, {})
            self._rows = (
                _newest([others[0], known[0], files], self._most),
                _newest([others[1], known[1], answers], _MOST_ANSWERS),
            )
            with suppress(OSError):
                write_whole(place / self._name, _packed(self._rows))
                return


def _newest(tables: Sequence[dict[str, Any]], most: int) -> dict[str, Any]:
    rows: dict[str, Any] = {}
    for table in tables:
        rows.update(table)
    for key in tables[-1]:
        rows[key] = rows.pop(key)  # to the end
    return dict(list(rows.items())[-most:])


def _packed(rows: tuple[dict[str, Any], dict[str, Any]]) -> bytes:
    text = json.dumps(rows).encode()
    return hashlib.sha256(text).hexdigest().encode() + b"\n" + text


def _load(file: Path) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """The rows of a table; None if there is none, or it is damaged."""
    try:
        checksum, _, text = file.read_bytes().partition(b"\n")
    except OSError:
        return None
    if hashlib.sha256(text).hexdigest().encode() != checksum:
        return None
    files, answers = json.loads(text)
    return files, answers


def stamp(path: str) -> Stamp | None:
    """What tells versions of a file apart without reading it; None if there is none."""
    try:
        info = os.stat(path)
    except (OSError, ValueError):  # ValueError: a null byte
        return None
    return [info.st_size, info.st_mtime_ns, info.st_ctime_ns, info.st_ino]


def _settled(known: Stamp, now: int) -> bool:
    """Whether a file with this stamp, read at `now`, would get another one by a later change. The
    change time decides: programs can set the other one.
    """
    return known[2] + _SETTLED < now


def _read(path: str, new: dict[str, Any]) -> list[Any]:
    """Digest and stamp of a file; they are noted in `new` if they may be remembered."""
    if not os.path.isfile(path):
        return [""]
    started, before = time.time_ns(), stamp(path)
    try:
        with open(path, "rb", buffering=0) as file:
            found = _sha256(file)
    except OSError:
        return [f"unreadable {before}" if before else ""]
    if before is not None and before == stamp(path) and _settled(before, started):
        new[path] = [found, *before]
    return [found]


def _sha256(file: Any) -> str:
    state, buffer = hashlib.sha256(), bytearray(_CHUNK)
    view = memoryview(buffer)
    while count := file.readinto(buffer):
        state.update(view[:count])
    return state.hexdigest()


def _places() -> Sequence[Path]:
    return user_cache_folder(), cache_folder()


_TABLE = DigestTable(_places)
_PACKAGES = DigestTable(_places, _OF_PACKAGES, _MOST_PACKAGES)
