"""Files: written so that readers see all of one or nothing of it, and read where they are regular
files.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO

from cutec.leftovers import UNFINISHED, mark, remove, sweep

_MOST = 64 << 20  # bytes of what people write


def write_whole(path: Path, data: bytes, beside: Path | None = None) -> None:
    """Write a file under another name (`leftovers`), in the folder `beside` of the same disk or
    else in its own, and rename it into place; the folders are made. Raises OSError with the file's
    name; what was there stays then.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():  # /dev/stdout, a pipe: there is nothing to replace
            path.write_bytes(data)
        else:
            _replace(path, data, beside or path.parent)
    except OSError as failure:
        failure.filename = str(path)  # that of a full disk has none, and nobody knows the file aside
        raise


def _replace(path: Path, data: bytes, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    sweep(folder)
    aside = folder / (UNFINISHED + mark())
    try:
        with open(aside, "xb") as file:
            file.write(data)
        os.replace(aside, path)
    except BaseException:
        remove(str(aside), False)
        raise


def write_changed(path: Path, data: bytes) -> None:
    """`write_whole`, unless the file holds just this already: then it keeps its time, by which
    build systems see that nothing has changed. Raises as `write_whole`.
    """
    if holds(path, data):
        sweep(path.parent)
    else:
        write_whole(path, data)


def write_together(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files into a folder and folders in it: the first takes its place when all are written
    aside. One that holds its content already keeps its time. Raises as `write_whole`; what was
    there stays then.
    """
    missing = {name: data for name, data in files.items() if not holds(folder / name, data)}
    stage = folder / (UNFINISHED + mark())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        sweep(folder)
        if missing:
            stage.mkdir(0o700)
        for name, data in missing.items():
            for below in (stage, folder):
                (below / name).parent.mkdir(parents=True, exist_ok=True)
            (stage / name).write_bytes(data)
        for name in missing:
            os.replace(stage / name, folder / name)
    except OSError as failure:
        failure.filename = str(folder)  # nobody knows the folder aside
        failure.filename2 = None
        raise
    finally:
        remove(str(stage))


def holds(path: Path, data: bytes) -> bool:
    """Whether a regular file has exactly this content."""
    try:
        return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False


def open_regular(path: str | Path) -> BinaryIO:
    """Open a file to read. Raises OSError, at once, for what is no regular file: a folder, a pipe
    (which may never end, or never begin), a device such as /dev/zero.
    """
    number = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    mode = os.fstat(number).st_mode
    if stat.S_ISREG(mode):
        return open(number, "rb")
    os.close(number)
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    raise OSError(errno.EINVAL, "Not a regular file", str(path))


def read_some(path: str | Path) -> bytes:
    """The bytes of a file or pipe that people write: at most 64 MiB. Raises OSError, for a larger
    one too (/dev/zero has no end).
    """
    with open(path, "rb") as file:
        data = file.read(_MOST + 1)
    if len(data) > _MOST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data
