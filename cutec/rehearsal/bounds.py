"""The bounds of a rehearsal: a program that waits for what a rehearsal never has would wait, or
fill the memory, for ever.

A timer's signal asks several times a second. Python answers signals between two of its operations:
a program that is inside C code for ever is not stopped.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

_INTERVAL = 0.2  # seconds
_PAGE = os.sysconf("SC_PAGE_SIZE")
_running: list[Callable[[], None]] = []  # what begins the time of each bounded block anew


class Exceeded(BaseException):
    """A program went beyond a bound. `what` says in words which."""

    def __init__(self, what: str):
        super().__init__(what)
        self.what = what


@contextmanager
def bounded(seconds: float, memory: int, elsewhere: Callable[[], int] = lambda: 0) -> Iterator[None]:
    """End the block by `Exceeded` after this time, or when the process takes this much more memory
    (in bytes) than before. Only in the main thread. `elsewhere` counts what other processes do for
    the block: the time begins anew where that has grown.

    A program that goes on after that, as pytest does with the next test, is ended again after the
    same time, or by an eighth more memory.
    """
    begin, before, most, done = time.monotonic(), resident_bytes(), memory, elsewhere()

    def again() -> None:
        nonlocal begin
        begin = time.monotonic()

    def look(number: int, frame: FrameType | None) -> None:
        nonlocal most, done
        if time.monotonic() - begin > seconds:
            again()
            done, before_that = elsewhere(), done
            if done > before_that:
                return
            raise Exceeded(f"it ran {seconds:g} s without compiling anything")
        if (taken := resident_bytes() - before) > most:
            most = taken + memory // 8
            raise Exceeded(f"it takes {taken / 1e9:.1f} GB of memory")

    handler = signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, _INTERVAL, _INTERVAL)
    _running.append(again)
    try:
        yield
    finally:
        _running.pop()
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)


def begin_anew() -> None:
    """Begin the time of the block anew: the program compiled something, or begins the next test."""
    for again in _running:
        again()


def resident_bytes() -> int:
    """The memory of this process that is in use; 0 where the system does not say."""
    with suppress(OSError), open("/proc/self/statm", "rb") as file:
        return int(file.read().split()[1]) * _PAGE
    return 0
