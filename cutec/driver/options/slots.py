"""Slots: how much of a build runs at once. A front end takes one, and so does a chain of tools.

Slots are handed out by GNU make's jobserver, or by one of our own for `-j N`: a pipe that holds a
byte, a *token*, for each slot that is free. Whoever wants one more slot reads a byte, and writes it
back in the end. Every process has one slot from its start, which is no token.
"""

from __future__ import annotations

import errno
import os
import select
import stat
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import final

from cutec.diag import Warning_
from cutec.digits import decimal
from cutec.lazy_pattern import pattern
from cutec.records import dataclass

MOST = 4096  # tokens of a jobserver of our own: a pipe takes them without blocking
_AUTH = pattern(r"--jobserver-(?:auth|fds)=(\S+)")
_OWN = b"+"


@dataclass(frozen=True, slots=True)
class Jobserver:
    """The two ends of a jobserver's pipe. Reading does not block."""

    reading: int
    writing: int


def jobserver(jobs: int) -> Jobserver | None:
    """A jobserver of our own, with a token for each of `jobs` slots but the first."""
    if jobs == 1:
        return None
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    os.write(writing, _OWN * (min(jobs, MOST) - 1))
    return Jobserver(reading, writing)


def names_jobserver(environment: Mapping[str, str]) -> bool:
    """Whether MAKEFLAGS names a jobserver."""
    return _AUTH.search(environment.get("MAKEFLAGS", "")) is not None


def jobserver_of_make(environment: Mapping[str, str], complain: Callable[[Warning_], None]) -> Jobserver | None:
    """The jobserver that MAKEFLAGS names. One that cannot be used is none, and a warning (E2107).

    GNU make 4.4 names a FIFO (`fifo:PATH`), earlier ones two descriptors (`R,W`), which only lines
    that are marked by `+` or name `$(MAKE)` inherit. The ends are opened anew, because whether
    reading blocks is a property that all share who have the same opened file.
    """
    *_, auth = _AUTH.findall(environment["MAKEFLAGS"])  # make takes the last one too
    opened: list[int] = []
    try:
        for path, flags in zip(_ends(auth), (os.O_RDONLY, os.O_WRONLY)):
            opened.append(os.open(path, flags | os.O_NONBLOCK))
            if not _is_pipe(opened[-1]):
                raise OSError(errno.EBADF, "no pipe")
    except OSError as err:
        for number in opened:
            os.close(number)
        told = f"make's jobserver is gone ({auth}: {err.strerror}): going on with one job"
        complain(Warning_("E2107", f"{told}; a recipe's line that begins with + has it"))
        return None
    return Jobserver(*opened)


def _ends(auth: str) -> tuple[str, str]:
    """The paths of the end to read and of the one to write, which are opened in this order: a FIFO
    can be opened for writing when somebody reads. Raises OSError.
    """
    if auth.startswith("fifo:"):
        path = auth.removeprefix("fifo:")
        return path, path
    reading, _, writing = auth.partition(",")
    for number in (reading, writing):
        if (descriptor := decimal(number)) is None or not _is_pipe(descriptor):
            raise OSError(errno.EBADF, "not open here")
    return f"/proc/self/fd/{reading}", f"/proc/self/fd/{writing}"


def _is_pipe(number: int) -> bool:
    with suppress(OSError):
        return stat.S_ISFIFO(os.fstat(number).st_mode)
    return False


@dataclass(frozen=True, slots=True)
class _Slot:
    writing: int
    token: bytes


@final
class Slots:
    """The slots that this process has: its own one, and those that it got from a jobserver (None:
    there is no other). The main thread works in its own slot, and lends it while it waits for
    other threads. Use it as a context manager: leaving it gives all tokens back.
    """

    def __init__(self, server: Jobserver | None):
        self.server = server
        self._lent = os.pipe()
        os.set_blocking(self._lent[0], False)
        self._held: list[_Slot] = []
        self._lock = threading.Lock()
        self._closed = False

    def __enter__(self) -> Slots:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
        if kind is None:  # otherwise threads may still read them
            for number in (*self._lent, *((self.server.reading, self.server.writing) if self.server else ())):
                os.close(number)

    def sources(self) -> list[int]:
        """Descriptors that can be read when a slot may be free."""
        return [self._lent[0], *([self.server.reading] if self.server else [])]

    def try_take(self) -> _Slot | None:
        """A slot, if one is free now. Raises RuntimeError after `close`: a thread may ask while the
        process ends.
        """
        ends = [self._lent, *([(self.server.reading, self.server.writing)] if self.server else [])]
        with self._lock:
            if self._closed:
                raise RuntimeError("the slots were given back")
            for reading, writing in ends:
                token = _read_token(reading)
                if token:
                    self._held.append(_Slot(writing, token))
                    return self._held[-1]
        return None

    def take(self) -> _Slot:
        """Wait for a slot."""
        while (slot := self.try_take()) is None:
            select.select(self.sources(), [], [])
        return slot

    def give_back(self, slot: _Slot) -> None:
        """The slot is free again."""
        with self._lock:
            if any(held is slot for held in self._held):
                self._held = [held for held in self._held if held is not slot]
                _write_token(slot)

    @contextmanager
    def taken(self) -> Iterator[None]:
        """One slot more than this process has, inside the block."""
        slot = self.take()
        try:
            yield
        finally:
            self.give_back(slot)

    @contextmanager
    def lent(self) -> Iterator[None]:
        """Other threads may use the slot of this one inside the block, which waits for them in the
        end.
        """
        os.write(self._lent[1], _OWN)
        yield
        os.read(self._lent[0], 1)

    def close(self) -> None:
        """Give all tokens back, and take no more."""
        with self._lock:
            self._closed = True
            for slot in self._held:
                _write_token(slot)
            self._held = []


def _read_token(reading: int) -> bytes:
    """A token; nothing where there is none, or where the jobserver has ended."""
    try:
        return os.read(reading, 1)
    except OSError:
        return b""


def _write_token(slot: _Slot) -> None:
    with suppress(OSError):  # the jobserver has ended
        os.write(slot.writing, slot.token)
