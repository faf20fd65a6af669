"""Disks that are full: which folder, how much is free there, and what to do."""

from __future__ import annotations

import errno
import os

from cutec.diag.error import CutecError, Note, error

_FULL = {errno.ENOSPC, errno.EDQUOT}
_SAID = ("no space left on device", "disk quota exceeded")  # by tools, in any case of letters


def is_full(failure: OSError) -> bool:
    """Whether an operation failed because there is no space left, or a quota is used up."""
    return failure.errno in _FULL


def says_full(message: str) -> bool:
    """Whether a tool complains of a full disk."""
    return any(words in message.lower() for words in _SAID)


def free_bytes(folder: str | os.PathLike[str]) -> int:
    """How many bytes can still be written in a folder, or where it would be made; 0 if no file can
    be made there. Raises OSError.
    """
    info = os.statvfs(existing(folder))
    no_files = info.f_files and not info.f_favail
    return 0 if no_files else info.f_bavail * info.f_frsize


def existing(folder: str | os.PathLike[str]) -> str:
    """The folder, or the first above it that exists."""
    path = os.path.abspath(folder)
    while not os.path.isdir(path) and path != os.path.dirname(path):
        path = os.path.dirname(path)
    return path


def state(folder: str | os.PathLike[str]) -> str:
    """`/tmp has 12 KiB free`."""
    where = existing(folder)
    try:
        free = free_bytes(where)
    except OSError:
        return f"{where} is full"
    return f"{where} has {_text(free)} free"


def no_space(what: str, folder: str | os.PathLike[str], help: str, notes: list[Note] | None = None) -> CutecError:
    """E1031: no space left for `what` in a folder. `help` says which other place can be named."""
    return error(
        "E1031", f"no space left for {what}: {state(folder)}", None, notes, f"free some space there, or {help}"
    )


def _text(count: int) -> str:
    return f"{count} bytes" if count < 1024 else f"{count // 1024} KiB" if count < 1 << 20 else f"{count >> 20} MiB"
