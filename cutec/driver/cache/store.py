"""The build cache on disk: content-addressed, checksummed on every hit, safe for concurrent builds.

    <root>/v1/objects/ab/abcdef…    a line of JSON (checksum, what, when, why), then the value
    <root>/v1/subjects/<digest>     key parts of the last build of a function, arch and kind: a miss
                                    is explained by the difference from these

Files are written whole. A folder that cannot be written never fails a build: the store warns once
and writes no more.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cutec.diag import Warning_
from cutec.environment import cache_folder
from cutec.files import write_whole
from cutec.lazy import LazyModule
from cutec.records import asdict, dataclass
from cutec.toolchain.key import Key

space = LazyModule("cutec.diag.space")  # for disks that are full

_VERSION = "v1"
_UNFINISHED = "."  # begins the names of files that are being written, or were when a build was killed
_HEADER_LIMIT = 64 * 1024


@dataclass(frozen=True, slots=True)
class CacheEntry:
    """The header of one result. `size` is the value's in bytes, `time` seconds since the epoch,
    `reason` why it was built.
    """

    key: str
    kind: str
    function: str
    arch: str
    time: float
    size: int
    reason: str
    checksum: str


class DiskStore:
    """The store at `root` (default: `cache_folder()`). `warnings` holds at most one: that it gave
    up writing.
    """

    keeps = True

    def __init__(self, root: Path | None = None):
        self.root = root or cache_folder()
        self.warnings: list[Warning_] = []
        self._objects = self.root / _VERSION / "objects"
        self._subjects = self.root / _VERSION / "subjects"
        self._corrupt: set[str] = set()

    def get(self, key: Key) -> bytes | None:
        """The value, if it is there and its checksum is right; a damaged entry is removed."""
        path = self._path(key.digest)
        try:
            header, _, value = path.read_bytes().partition(b"\n")
        except OSError:
            return None
        if _checksum_of(header) == hashlib.sha256(value).hexdigest():
            return value
        self._corrupt.add(key.digest)
        _remove(path)
        return None

    def put(self, key: Key, value: bytes) -> None:
        """Store a value. Two builds may put the same key at once: both write the same bytes."""
        if self.warnings:
            return
        function, arch = key.subject
        entry = CacheEntry(
            key.digest,
            key.kind,
            function,
            arch,
            time.time(),
            len(value),
            self.reason(key),
            hashlib.sha256(value).hexdigest(),
        )
        try:
            write_whole(self._path(key.digest), json.dumps(asdict(entry)).encode() + b"\n" + value)
            write_whole(self._subject_path(key), json.dumps({"key": key.digest, "parts": dict(key.parts)}).encode())
        except OSError as err:
            why = f"no space left, {space.state(self.root)}" if space.is_full(err) else f"{self.root}: {err.strerror}"
            self.warnings.append(Warning_("E2106", f"building without the cache: {why}"))

    def is_new(self) -> bool:
        """Whether nothing has ever been stored in it."""
        return not self._objects.is_dir()

    def entries(self) -> Iterator[CacheEntry]:
        """Every entry with a readable header, in no particular order."""
        for path in self._objects.glob("*/*"):
            entry = None if path.name.startswith(_UNFINISHED) else _read_entry(path)
            if entry:
                yield entry

    def find(self, prefix: str) -> list[CacheEntry]:
        """The entries whose key starts with `prefix`, or whose function is called that; newest
        first.
        """
        chosen = (e for e in self.entries() if e.function == prefix or (len(prefix) >= 4 and e.key.startswith(prefix)))
        return sorted(chosen, key=lambda e: e.time, reverse=True)

    def clear(self, older_than: float = 0.0) -> tuple[int, int]:
        """Remove entries older than that many seconds (0: all). Returns how many, and their
        bytes.
        """
        limit = time.time() - older_than
        count = size = 0
        for path in list(self._objects.glob("*/*")):
            try:
                info = path.stat()
            except OSError:
                continue
            if (not older_than or info.st_mtime <= limit) and _remove(path):
                count, size = count + 1, size + info.st_size
        return count, size

    def _path(self, digest: str) -> Path:
        return self._objects / digest[:2] / digest

    def _subject_path(self, key: Key) -> Path:
        return self._subjects / hashlib.sha256("\0".join([key.kind, *key.subject]).encode()).hexdigest()

    def reason(self, key: Key) -> str:
        """Why this is built: the difference from the last build of the same function, arch and
        kind.
        """
        if key.digest in self._corrupt:
            return "the cached result was damaged"
        last = _read_json(self._subject_path(key))
        if not last or not isinstance(last.get("parts"), dict):
            return "first build"
        if last.get("key") == key.digest:
            return "the cached result had been removed"
        names = [name for name, digest in key.parts if last["parts"].get(name) != digest]
        return f"changed: {', '.join(names)}"


def _remove(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True


def _checksum_of(header: bytes) -> str:
    try:
        return str(json.loads(header)["checksum"])
    except (ValueError, KeyError, TypeError):
        return ""


def _read_entry(path: Path) -> CacheEntry | None:
    try:
        with path.open("rb") as file:
            return CacheEntry(**json.loads(file.readline(_HEADER_LIMIT)))
    except (OSError, ValueError, TypeError):
        return None


def _read_json(path: Path) -> dict[str, Any]:
    try:
        value = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return value if isinstance(value, dict) else {}
