"""Snapshots: the files of a project, by content, so that a worker can have the same folder.

A snapshot holds every file below the project's folder, since what a kernel file reads while it is
traced is not known beforehand. Left out are what no kernel file reads: hidden files and folders,
caches of Python, virtual environments, bundles and the output folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from cutec.artifact.manifest import MANIFEST
from cutec.diag import error
from cutec.driver.cluster.parts import content_key, needed
from cutec.files import write_whole
from cutec.records import dataclass
from cutec.toolchain.key import Key, Store, make_key

MOST_FILES, MOST_BYTES = 20_000, 256 << 20
_KEPT, _IN_USE = 8, 3600.0  # unpacked snapshots that a machine keeps; those used within so many seconds stay too
_NO_SOURCES = ("__pycache__", "node_modules")


@dataclass(frozen=True)
class Snapshot:
    """`files`: SHA-256 of each file's content by its path below the project's folder, with `/`."""

    files: dict[str, str]

    @property
    def text(self) -> bytes:
        """The list of files, as the store has it."""
        return json.dumps(self.files, sort_keys=True).encode()

    @property
    def digest(self) -> str:
        """What names the snapshot."""
        return hashlib.sha256(self.text).hexdigest()


def take(root: Path, leave_out: Path, store: Store) -> Snapshot:
    """The snapshot of a project's folder, its contents put into the store. `leave_out` is the
    output folder. Raises E1071 for more than `MOST_FILES` files or `MOST_BYTES` bytes.
    """
    found, total = {}, 0
    for path in _files(root, os.path.abspath(leave_out)):
        data = Path(path).read_bytes()
        total += len(data)
        if len(found) >= MOST_FILES or total > MOST_BYTES:
            raise error(
                "E1071",
                f"{root} is too large to be sent to a cluster: more than {MOST_FILES} files or {MOST_BYTES >> 20} MiB",
                help="put the kernels into a folder of their own, with a cutec.yaml",
            )
        digest = hashlib.sha256(data).hexdigest()
        found[Path(path).relative_to(root).as_posix()] = digest
        store.put(content_key(digest), data)
    snapshot = Snapshot(found)
    store.put(_list_key(snapshot.digest), snapshot.text)
    return snapshot


def unpack(digest: str, store: Store, folder: Path) -> Path:
    """The project's folder of a snapshot, below `folder`; made unless it is there. Raises E2042 for
    contents that the store does not have.
    """
    target = folder / digest
    if not target.is_dir():
        aside = folder / f".{digest}.{os.urandom(8).hex()}"
        try:
            for name, content in json.loads(needed(store, _list_key(digest))).items():
                write_whole(_inside(aside, name), needed(store, content_key(content)))
            aside.mkdir(parents=True, exist_ok=True)  # a snapshot of nothing
            with suppress(OSError):  # another worker was quicker
                aside.rename(target)
        finally:
            shutil.rmtree(aside, ignore_errors=True)
        _forget_old(folder, target)
    os.utime(target)
    return target


def _files(root: Path, leave_out: str) -> Iterator[str]:
    """The regular files of a folder, in the order of their names."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not _is_skipped(folder, name, leave_out))
        if MANIFEST in names and folder != str(root):  # a bundle
            folders.clear()
            continue
        for name in sorted(names):
            path = os.path.join(folder, name)
            if not name.startswith(".") and os.path.isfile(path):
                yield path


def _is_skipped(folder: str, name: str, leave_out: str) -> bool:
    path = os.path.join(folder, name)
    return (
        name.startswith(".")
        or name in _NO_SOURCES
        or os.path.abspath(path) == leave_out
        or os.path.exists(os.path.join(path, "pyvenv.cfg"))
    )


def _inside(folder: Path, name: str) -> Path:
    """The path of a file of a snapshot. Raises E2042 for one that would be elsewhere."""
    if os.path.isabs(name) or ".." in Path(name).parts:
        raise error("E2042", f"a snapshot in the store names the file {name}, which is not below the project")
    return folder / name


def _forget_old(folder: Path, used: Path) -> None:
    """Remove the snapshots that were not used for longest, unless they may still be in use."""
    others = [path for path in folder.iterdir() if path != used and not path.name.startswith(".")]
    for path in sorted(others, key=lambda p: p.stat().st_mtime, reverse=True)[_KEPT - 1 :]:
        if path.stat().st_mtime < time.time() - _IN_USE:
            shutil.rmtree(path, ignore_errors=True)


def _list_key(digest: str) -> Key:
    return make_key("snapshot", ("snapshot", "any arch"), {"sha256": digest})
