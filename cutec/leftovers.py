"""Unfinished files and folders: names that say whose they are, and the removal of those whose
process is gone (`kill -9`, a power failure).

A name is PREFIX and a mark, `PLACE.PID.START.RANDOM`. PLACE stands for the running system and its
process numbers (containers on one disk have their own), START is the time at which the process
began: a process number comes again, together they do not. What another system left cannot be
known; it is removed when it is a day old.
"""

from __future__ import annotations

import os
import stat
import time
from contextlib import suppress

TEMPORARY = "cutec-"  # folders below TMPDIR
UNFINISHED = ".cutec-"  # beside what they will become
_A_DAY = 24 * 3600.0
_AGAIN = 60.0
_own: dict[int, str] = {}  # what the marks of a process begin with
_swept: dict[tuple[str, str], float] = {}  # when this process looked where


def mark() -> str:
    """A fresh mark of this process."""
    pid = os.getpid()
    if pid not in _own:  # the first one, or this process was forked
        _own[pid] = f"{_place()}.{pid}.{_start(pid)}"
    return f"{_own[pid]}.{os.urandom(4).hex()}"


def sweep(folder: str | os.PathLike[str], prefix: str = UNFINISHED) -> None:
    """Remove what killed processes of this user have left in a folder; a process looks once a
    minute. What cannot be removed stays.
    """
    folder, now = os.path.abspath(folder), time.monotonic()
    if now < _swept.get((folder, prefix), -_AGAIN) + _AGAIN:
        return
    _swept[folder, prefix] = now
    with suppress(OSError):
        for name in os.listdir(folder):
            if name.startswith(prefix):
                _consider(os.path.join(folder, name), name[len(prefix) :])


def _consider(path: str, mark: str) -> None:
    with suppress(OSError):
        info = os.lstat(path)
        if info.st_uid == os.geteuid() and _is_abandoned(mark, info.st_mtime):
            remove(path, stat.S_ISDIR(info.st_mode))


def _is_abandoned(mark: str, changed: float) -> bool:
    parts = mark.split(".")
    if len(parts) != 4 or not parts[1].isdecimal():
        return False
    place, pid, start, _ = parts
    return _start(int(pid)) != start if place == _place() else time.time() - changed > _A_DAY


def remove(path: str, is_folder: bool = True) -> None:
    """Remove a file, or a folder with all that is in it. What cannot be removed stays."""
    with suppress(OSError):
        if not is_folder:
            os.unlink(path)
            return
        try:
            for name in os.listdir(path):
                os.unlink(os.path.join(path, name))
            os.rmdir(path)
        except OSError:  # perhaps it holds folders
            import shutil  # which takes a cold build a millisecond

            shutil.rmtree(path, ignore_errors=True)


def _place() -> str:
    """The running system and its namespace of process numbers, as eight digits."""
    import zlib  # a third of a millisecond, and most cached builds write nothing

    try:
        with open("/proc/sys/kernel/random/boot_id", "rb") as file:
            text = file.read() + os.readlink(b"/proc/self/ns/pid")
    except OSError:
        text = os.uname().nodename.encode()
    return f"{zlib.crc32(text):08x}"


def _start(pid: int) -> str:
    """When a process began, in ticks of the system (proc(5), field 22); "" if there is none."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:
            return file.read().rpartition(b")")[2].split()[19].decode()
    except (OSError, IndexError):
        return ""
