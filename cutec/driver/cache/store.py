"""The build cache on disk: content-addressed, checksummed on every hit, safe for concurrent builds,
limited in size.

    <root>/v1/objects/ab/abcdef…    an entry by its key (`entry`)
    <root>/v1/unfinished/           files that are being written
    <root>/v1/subjects/<digest>     key parts of the last build of a function, arch and kind: a miss
                                    is explained by the difference from these
    <root>/v1/size                  how much is stored (`room`)

Files are written whole. A folder that cannot be written never fails a build: the store warns once
and writes no more.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cutec.diag import Warning_
from cutec.driver.cache import entry, room
from cutec.driver.cache.entry import CacheEntry, DamagedEntry
from cutec.environment import cache_folder
from cutec.files import write_whole
from cutec.lazy import LazyModule
from cutec.leftovers import sweep
from cutec.records import dataclass
from cutec.toolchain.key import Key

if TYPE_CHECKING:
    from cutec.driver.cache.remote.shared import SharedCache

changes = LazyModule("cutec.driver.cache.changes")
remote_address = LazyModule("cutec.driver.cache.remote.address")
remote_shared = LazyModule("cutec.driver.cache.remote.shared")
space = LazyModule("cutec.diag.space")  # for disks that are full

_VERSION = "v1"


@dataclass(frozen=True, slots=True)
class Verified:
    """What `DiskStore.verify` found: how many entries are whole, and what was wrong with others, by
    key.
    """

    whole: int
    removed: dict[str, str]


class DiskStore:
    """The store at `root` (default: `cache_folder()`), which takes what it lacks from the `shared`
    cache, and gives that what it gets. `warnings`: that it gave up writing, or asking the shared
    cache. Raises E1112 for a limit that is no size.
    """

    keeps = True

    def __init__(self, root: Path | None = None, shared: SharedCache | None = None):
        self.root = root or cache_folder()
        self._shared = shared
        self.warnings: list[Warning_] = []
        self._unwritable = False
        self.limit = room.limit()
        self._folder = self.root / _VERSION
        self._objects = self._folder / "objects"
        self._subjects = self._folder / "subjects"
        self._unfinished = self._folder / "unfinished"  # to be found without looking through the cache
        self._room = room.Room(self._folder)
        self._refused: dict[str, str] = {}

    def get(self, key: Key) -> bytes | None:
        """The value, if it is there, whole, and that of this key; another entry is removed."""
        value = self._own(key)
        if value is None and self._shared:
            value = self._shared.get(key)
            self.warnings += self._shared.new_warnings()
            if value is not None:
                self._keep(key, value, "taken from the shared cache")
        return value

    def put(self, key: Key, value: bytes) -> None:
        """Store a value. Two builds may put the same key at once: both write the same bytes."""
        self._keep(key, value, self.reason(key))
        if self._shared:
            self._shared.put(key, value)
            self.warnings += self._shared.new_warnings()

    def _own(self, key: Key) -> bytes | None:
        path = self._path(key.digest)
        sweep(self._unfinished)
        try:
            value = entry.unpack(path.read_bytes(), key.digest)
        except OSError:
            return None
        except DamagedEntry as problem:
            self._refused[key.digest] = str(problem)
            _remove(path)
            return None
        self._room.used(path)
        return value

    def _keep(self, key: Key, value: bytes, reason: str) -> None:
        if self._unwritable:
            return
        checksum = hashlib.sha256(value).hexdigest()
        header = CacheEntry(key.digest, key.kind, *key.subject, time.time(), len(value), reason, checksum)
        content = entry.pack(header, value)
        last = json.dumps({"key": key.digest, "parts": dict(key.parts), "texts": dict(key.texts)}).encode()
        try:
            write_whole(self._path(key.digest), content, self._unfinished)
            write_whole(self._subject_path(key), last, self._unfinished)
        except OSError as err:
            why = f"no space left, {space.state(self.root)}" if space.is_full(err) else f"{self.root}: {err.strerror}"
            self._unwritable = True
            self.warnings.append(Warning_("E2106", f"building without the cache: {why}"))
            return
        self._room.added(len(content) + len(last), self.limit)

    def is_new(self) -> bool:
        """Whether nothing has ever been stored in it, and nowhere else is looked."""
        return self._shared is None and not self._objects.is_dir()

    def entries(self) -> Iterator[CacheEntry]:
        """Every entry with a readable header, in no particular order."""
        for path in self._files():
            header = entry.read_header(path)
            if header:
                yield header

    def find(self, prefix: str) -> list[CacheEntry]:
        """The entries whose key starts with `prefix`, or whose function is called that; newest
        first.
        """
        chosen = (e for e in self.entries() if e.function == prefix or (len(prefix) >= 4 and e.key.startswith(prefix)))
        return sorted(chosen, key=lambda e: e.time, reverse=True)

    def clear(self, older_than: float = 0.0) -> tuple[int, int]:
        """Remove entries that were not used for that many seconds (0: all). Returns how many, and
        their bytes.
        """
        before = time.time() - older_than
        count = size = 0
        for path in list(self._files()):
            try:
                info = path.stat()
            except OSError:
                continue
            if (not older_than or info.st_mtime <= before) and _remove(path):
                count, size = count + 1, size + info.st_size
        self._room.count()
        return count, size

    def evict(self, most: int | None = None) -> tuple[int, int]:
        """Remove the entries that were not used for the longest time until at most `most` bytes are
        left (default: the limit). Returns how many files, and their bytes.
        """
        return self._room.evict(self.limit if most is None else most)

    def total(self) -> int:
        """The bytes on disk."""
        return self._room.count()

    def verify(self) -> Verified:
        """Read every entry, and remove those that are not whole or lie under another key."""
        whole, removed = 0, {}
        for path in self._files():
            try:
                entry.unpack(path.read_bytes(), path.name)
                whole += 1
            except FileNotFoundError:  # evicted meanwhile
                continue
            except (OSError, DamagedEntry) as problem:
                removed[path.name] = str(problem)
                _remove(path)
        return Verified(whole, removed)

    def _files(self) -> Iterator[Path]:
        return self._objects.glob("*/*")

    def _path(self, digest: str) -> Path:
        return self._objects / digest[:2] / digest

    def _subject_path(self, key: Key) -> Path:
        return self._subjects / hashlib.sha256("\0".join([key.kind, *key.subject, key.of]).encode()).hexdigest()

    def reason(self, key: Key) -> str:
        """Why this is built: the difference from the last build of the same function, arch and
        kind, of the same file.
        """
        if key.digest in self._refused:
            return f"the cached result was {self._refused[key.digest]}"
        last = _read_json(self._subject_path(key))
        if not last or not isinstance(last.get("parts"), dict):
            return "first build"
        if last.get("key") == key.digest:
            return "the cached result had been removed"
        return changes.described(last["parts"], last.get("texts", {}), key)


def open_store(
    folder: str | None = None,
    url: str | None = None,
    upload: bool = True,
    variables: Mapping[str, str] | None = None,
) -> DiskStore:
    """The store in a folder (None: `cache_folder()`) and the shared cache at a URL (None: no such).
    Raises E1033 and E1112 for what they cannot be, E2015 for a missing package.
    """
    if not url:
        return DiskStore(Path(folder) if folder else None)
    place = remote_address.address(url, upload, os.environ if variables is None else variables)
    return DiskStore(Path(folder) if folder else None, remote_shared.shared_cache(place))


def _remove(path: Path) -> bool:
    try:
        path.unlink()
    except OSError:
        return False
    return True


def _read_json(path: Path) -> dict[str, Any]:
    try:
        value = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return value if isinstance(value, dict) else {}
