"""The shared cache as a build uses it. Whatever goes wrong there, the build goes on without it:
after a failure nothing is asked for some minutes, with one warning.
"""

from __future__ import annotations

import hashlib
import os
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import TypeVar

from cutec.diag import Warning_
from cutec.driver.cache.remote.action_result import OutputFile, decode, encode
from cutec.driver.cache.remote.address import HTTP, Address
from cutec.driver.cache.remote.place import Place, Unreachable
from cutec.lazy import LazyModule
from cutec.toolchain.key import Key

http = LazyModule("cutec.driver.cache.remote.http")
objects = LazyModule("cutec.driver.cache.remote.objects")
packages = LazyModule("cutec.diag.packages")

T = TypeVar("T")
_PAUSE = 300.0  # seconds in which a server that failed is not asked: longer than most builds
_MOST_RESULT, _MOST_VALUE = 64 * 1024, 1 << 30  # bytes


class _Damaged(Exception):
    """An answer is not what belongs to the key; the text says what it is."""


@cache
def shared_cache(address: Address) -> SharedCache:
    """The shared cache at an address: one in each process, so that all its builds know when the
    server cannot be used. Raises E2015.
    """
    return SharedCache(address)


class SharedCache:
    """The shared cache at an address. Raises E2015 if the package that speaks to such a place is
    missing. Threads may share it, and forked processes have connections of their own.
    """

    def __init__(self, address: Address):
        if address.scheme in HTTP:
            packages.need("a shared cache on an HTTP server", "remote", "urllib3")
        else:
            packages.need("a shared cache in an object store", "s3", "obstore")
        self._address = address
        self._place: tuple[int, Place] | None = None  # with the process that opened it
        self._asks_again = 0.0  # when, after a failure
        self._refused = False
        self._warnings: list[Warning_] = []

    def new_warnings(self) -> list[Warning_]:
        """What went wrong since the last call."""
        new, self._warnings = self._warnings, []
        return new

    def get(self, key: Key) -> bytes | None:
        """The value of a key, if it is there and is that of the key."""
        try:
            return self._within_time(lambda place: _value(place, key))
        except _Damaged as problem:
            if not self._refused:
                self._refused = True
                self._warn(f"the shared cache {self._address.url} has an entry that is {problem}; it is not used")
            return None

    def put(self, key: Key, value: bytes) -> None:
        """Store a value, where uploads are wanted: its bytes first, so that no entry lists what is
        not there.
        """
        if self._address.upload:
            self._within_time(lambda place: _store(place, key, value))

    def _within_time(self, ask: Callable[[Place], T]) -> T | None:
        """What `ask` returns; None after a failure. It runs in a thread, because some waiting has
        no limit of its own (names of hosts, answers that come byte by byte). A thread that is late
        is left behind.
        """
        if time.monotonic() < self._asks_again:
            return None
        answers: list[T] = []
        failures: list[BaseException] = []
        thread = threading.Thread(target=self._ask, args=(ask, answers, failures), daemon=True)
        thread.start()
        thread.join(self._address.seconds)
        if thread.is_alive():
            failures = [Unreachable(f"no answer within {self._address.seconds} s")]
        if failures and not isinstance(failures[0], Unreachable):
            raise failures[0]
        if failures:
            self._give_up(str(failures[0]))
            return None
        return answers[0]

    def _ask(self, ask: Callable[[Place], T], answers: list[T], failures: list[BaseException]) -> None:
        try:
            answers.append(ask(self._connected()))
        except BaseException as exc:
            failures.append(exc)

    def _connected(self) -> Place:
        if self._place is None or self._place[0] != os.getpid():
            opened = http.HttpServer if self._address.scheme in HTTP else objects.Objects
            self._place = os.getpid(), opened(self._address)
        return self._place[1]

    def _give_up(self, why: str) -> None:
        told = time.monotonic() < self._asks_again  # by another thread, which asked at the same time
        self._asks_again = time.monotonic() + _PAUSE
        if not told:
            self._warn(f"building without the shared cache {self._address.url}: {why}")

    def _warn(self, what: str) -> None:
        self._warnings.append(Warning_("E2108", what))


def _path(key: Key) -> str:
    """What an entry's file is called: it says which key it answers."""
    return f"{key.kind.replace(' ', '_')}/{key.digest}"


def _value(place: Place, key: Key) -> bytes | None:
    result = place.get(f"ac/{key.digest}", _MOST_RESULT)
    if result is None:
        return None
    file = _file_of(result, key)
    value = place.get(f"cas/{file.hash}", min(file.size, _MOST_VALUE))
    if value is not None and (len(value) != file.size or hashlib.sha256(value).hexdigest() != file.hash):
        raise _Damaged("damaged")
    return value


def _file_of(result: bytes, key: Key) -> OutputFile:
    try:
        files = decode(result)
    except ValueError:
        raise _Damaged("no ActionResult") from None
    if len(files) != 1 or files[0].path != _path(key):
        raise _Damaged("that of another key")
    file = files[0]
    if len(file.hash) != len(key.digest) or not set(file.hash) <= set("0123456789abcdef"):
        raise _Damaged("damaged")
    return file


def _store(place: Place, key: Key, value: bytes) -> None:
    digest = hashlib.sha256(value).hexdigest()
    place.put(f"cas/{digest}", value)
    place.put(f"ac/{key.digest}", encode(OutputFile(_path(key), digest, len(value))))
