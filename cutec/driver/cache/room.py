"""The size of the cache on disk: how much there is, how much may be, and which entries go first.

The modification time of an entry's file is the time of its last use. A journal beside the entries
counts what is stored: the size at the last count, then a line for each entry since. So a build adds
a line, and only the build that exceeds the limit looks at all entries.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from cutec import environment
from cutec.diag import error
from cutec.files import write_whole
from cutec.records import dataclass

DEFAULT_LIMIT = 10 * 1000**3
_UNITS = {"": 1, "k": 1000, "M": 1000**2, "G": 1000**3, "T": 1000**4}
_FRESH = 3600.0  # seconds in which a further use of an entry is not noted
_KEEP = 0.9  # the part of the limit that eviction leaves, so that the next build need not evict again
_JOURNAL, _LONG = "size", 64 * 1024


def limit(variables: Mapping[str, str] | None = None) -> int:
    """`CUTEC_CACHE_SIZE` in bytes: `5G`, `500M`; 0 means no limit. Raises E1112."""
    text = environment.get("CUTEC_CACHE_SIZE", variables).strip()
    if not text:
        return DEFAULT_LIMIT
    size = parse_size(text)
    if size is None:
        raise error("E1112", f"CUTEC_CACHE_SIZE={text!r} is no size", help="for example 500M or 20G; 0 for no limit")
    return size


def parse_size(text: str) -> int | None:
    """`5G`, `500MB`, `1000` in bytes; None for what is no size."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([kKMGT]?)B?", text)
    return int(float(match[1]) * _UNITS["k" if match[2] == "K" else match[2]]) if match else None


@dataclass(frozen=True, slots=True)
class _File:
    used: float
    size: int
    path: str


class Room:
    """The room that entries below `folder` take."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._journal = folder / _JOURNAL
        self._size: int | None = None

    def used(self, path: Path) -> None:
        """Note that an entry is in use."""
        with suppress(OSError):
            if path.stat().st_mtime + _FRESH < time.time():
                os.utime(path)

    def added(self, size: int, most: int) -> None:
        """Note a new entry, and evict others if there is now more than `most` bytes."""
        before = self._journalled() if self._size is None else self._size
        if before is None:
            self._size = self.count()
        else:
            self._size = before + size
            with suppress(OSError), open(self._journal, "ab") as file:
                file.write(b"%d\n" % size)
        if most and self._size > most:
            self.evict(int(most * _KEEP))

    def evict(self, most: int) -> tuple[int, int]:
        """Remove the entries that were not used for the longest time, until the others have at most
        `most` bytes. Returns how many, and their bytes. Builds may go on meanwhile: an entry that
        is gone is built again.
        """
        files = sorted(self._files(), key=lambda f: f.used)
        left, count, removed = sum(f.size for f in files), 0, 0
        for file in files:
            if left <= most:
                break
            with suppress(OSError):
                os.unlink(file.path)
                count, left, removed = count + 1, left - file.size, removed + file.size
        self._size = left
        self._note(left)
        return count, removed

    def count(self) -> int:
        """The bytes of all files, counted anew."""
        self._size = sum(f.size for f in self._files())
        self._note(self._size)
        return self._size

    def _journalled(self) -> int | None:
        """The size by the journal; None if there is none, or it is damaged."""
        try:
            text = self._journal.read_bytes()
            size = sum(map(int, text.split()))
        except (OSError, ValueError):
            return None
        if len(text) > _LONG:
            self._note(size)
        return size

    def _note(self, size: int) -> None:
        if self._folder.is_dir():
            with suppress(OSError):
                write_whole(self._journal, b"%d\n" % size, self._folder / "unfinished")

    def _files(self) -> Iterator[_File]:
        """All files of entries, and the notes by which misses are explained."""
        folders = [str(self._folder)]
        while folders:
            with suppress(OSError), os.scandir(folders.pop()) as found:
                for item in found:
                    if item.is_dir(follow_symlinks=False):
                        folders.append(item.path)
                    elif item.name != _JOURNAL and not item.name.startswith("."):  # those are being written
                        with suppress(OSError):
                            info = item.stat(follow_symlinks=False)
                            yield _File(info.st_mtime, info.st_size, item.path)
