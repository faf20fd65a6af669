"""Another time for the user's code, without changing the machine's: Python's functions that tell
the time are replaced. Code in C that asks the system itself is not reached.
"""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable
from typing import Any

_FORMATTED = ("localtime", "gmtime", "ctime")  # take seconds, by default the present ones


def shift(seconds: int) -> None:
    """Let `time` and `datetime` tell a later time from now on, in this process."""
    now, now_ns = time.time, time.time_ns
    time.time = lambda: now() + seconds
    time.time_ns = lambda: now_ns() + seconds * 1_000_000_000
    for name in _FORMATTED:
        setattr(time, name, _of_now(getattr(time, name)))
    asctime, strftime = time.asctime, time.strftime
    time.asctime = lambda *given: asctime(*(given or (time.localtime(),)))
    time.strftime = lambda form, *given: strftime(form, *(given or (time.localtime(),)))
    datetime.date, datetime.datetime = _date(), _datetime()


def _of_now(function: Callable[[float], Any]) -> Callable[..., Any]:
    return lambda seconds=None: function(time.time() if seconds is None else seconds)


def _date() -> type[datetime.date]:
    class Date(datetime.date):
        @classmethod
        def today(cls) -> Date:
            return cls.fromtimestamp(time.time())

    return _renamed(Date, "date")


def _datetime() -> type[datetime.datetime]:
    class DateTime(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> DateTime:
            return cls.fromtimestamp(time.time(), tz)

        @classmethod
        def today(cls) -> DateTime:
            return cls.now()

        @classmethod
        def utcnow(cls) -> DateTime:
            return cls.fromtimestamp(time.time(), datetime.timezone.utc).replace(tzinfo=None)

    return _renamed(DateTime, "datetime")


def _renamed(kind: type[Any], name: str) -> type[Any]:
    """A class under the name of the one that it replaces, as `repr` shows it."""
    kind.__name__ = kind.__qualname__ = name
    kind.__module__ = "datetime"
    return kind
