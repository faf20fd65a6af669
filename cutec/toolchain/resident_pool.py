"""Resident processes: started, asked, kept for the next chain, and ended (`resident_process.py` is
what they run). Threads that compile at once have one each.
"""

from __future__ import annotations

import atexit
import marshal
import os
import select
import signal
import sys
import time
from _thread import allocate_lock  # `threading` costs a cold build a millisecond
from contextlib import suppress
from typing import Any, final

from cutec.toolchain import process

Libraries = tuple[str, str]  # the paths of libLLVM and libMLIR
Job = tuple[str, tuple[Any, ...]]  # a method of `resident_process.Libraries`, and its words

MODULE = os.path.join(os.path.dirname(__file__), "resident_process.py")
_START = "import sys; sys.path.append(sys.argv[1]); import resident_process; resident_process.serve(*sys.argv[2:])"
_LOADED, _TOOL, _MADE = b"l", b"t", b"m"  # as in resident_process
_LENGTH = 8
_AT_ONCE = 1 << 20  # bytes
_LOCK = allocate_lock()
_unusable: set[Libraries] = set()  # no process could load them
_SENT = {signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGKILL, signal.SIGTERM}  # by others: Ctrl-C, no memory


class Hung(Exception):
    """The deadline passed while the tool of this number was running."""

    def __init__(self, tool: int):
        super().__init__(tool)
        self.tool = tool


@final
class _Resident:
    """One process. Raises E2009 if it cannot be started."""

    def __init__(self, libraries: Libraries):
        self.libraries, self._owner, self._loaded = libraries, os.getpid(), False
        reading, self._requests = os.pipe()
        self._answers, writing = os.pipe()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        flags = "-ISB" if sys.dont_write_bytecode else "-IS"
        argv = [interpreter(), flags, "-c", _START, os.path.dirname(MODULE), *libraries]
        try:
            self._pid = process.spawn(argv, os.environ, reading, writing, nowhere)
        except BaseException:
            self._close()
            raise
        finally:
            for file in (reading, writing, nowhere):
                os.close(file)
        os.set_blocking(self._requests, False)

    def usable(self) -> bool:
        """Is it this process's own (not of one that was copied into this one), and still there?"""
        if self._owner != os.getpid():
            return False
        with suppress(ChildProcessError):
            return os.waitid(os.P_PID, self._pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
        return False

    def ask(self, job: Job, source: bytes, deadline: float) -> bytes | None:
        """What the tools of a job make of their input; None if they fail, or the process ends.
        Raises `Hung`.
        """
        request, said, begun = memoryview(marshal.dumps((*job, source))), bytearray(), 0
        while True:
            asked = [self._requests] if request else []
            readable, writable, _ = select.select([self._answers], asked, [], max(0.0, deadline - time.monotonic()))
            if not readable and not writable:
                raise Hung(max(begun, 1) - 1)
            if writable:
                with suppress(BrokenPipeError):  # its answers have ended too
                    request = request[os.write(self._requests, request) :]
            if readable:
                some = os.read(self._answers, _AT_ONCE)
                said += some
                if not self._loaded and said.startswith(_LOADED):
                    self._loaded = True
                    del said[: len(_LOADED)]
                while said.startswith(_TOOL, begun):
                    begun += 1
                if not some or (len(said) > begun and not said.startswith(_MADE, begun)):
                    if not self._loaded and self._ended_by_itself():
                        _unusable.add(self.libraries)
                    return None
                start = begun + len(_MADE) + _LENGTH
                if len(said) >= start and len(said) - start == int.from_bytes(said[start - _LENGTH : start], "little"):
                    return bytes(said[start:])

    def _ended_by_itself(self) -> bool:
        """Wait for its end: was it its own, or did somebody send it a signal?"""
        end = os.waitid(os.P_PID, self._pid, os.WEXITED | os.WNOWAIT)
        return end is not None and (end.si_code == os.CLD_EXITED or end.si_status not in _SENT)

    def end(self) -> None:
        """End the process, whatever it does. One that is another process's own is only let go."""
        self._close()
        if self._owner == os.getpid():
            with suppress(ChildProcessError):
                process.kill_group(self._pid)
                process.reap(self._pid)

    def _close(self) -> None:
        os.close(self._requests)
        os.close(self._answers)


_idle: list[_Resident] = []


def interpreter() -> str:
    """The Python to start, outside of the environment that it may be in; "" where this process is
    another program, which has Python in it, or the system has no files in memory.
    """
    path = getattr(sys, "_base_executable", "") or sys.executable or ""
    return path if os.path.basename(path).startswith("python") and hasattr(os, "memfd_create") else ""


def usable(libraries: Libraries) -> bool:
    """Whether a process for these libraries can be started, as far as is known."""
    return bool(interpreter()) and libraries not in _unusable


def warm(libraries: Libraries) -> None:
    """Have a process that waits, or loads the libraries. Raises E2009 if it cannot be started."""
    _keep(_taken(libraries))


def ask(libraries: Libraries, job: Job, source: bytes, deadline: float) -> bytes | None:
    """As `_Resident.ask`, in one that waits or is started. Raises `Hung`, and E2009."""
    resident, output = _taken(libraries), None
    try:
        output = resident.ask(job, source, deadline)
    finally:
        if output is None:
            resident.end()
        else:
            _keep(resident)
    return output


def _taken(libraries: Libraries) -> _Resident:
    """A process that waits, or a new one."""
    while True:
        with _LOCK:
            resident = _idle.pop() if _idle else None
        if resident is None:
            return _Resident(libraries)
        if resident.libraries == libraries and resident.usable():
            return resident
        resident.end()


def _keep(resident: _Resident) -> None:
    with _LOCK:
        _idle.append(resident)


@atexit.register
def end_all() -> None:
    """End the processes that wait."""
    while _idle:
        _idle.pop().end()
