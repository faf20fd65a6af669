"""Counting work: a limit on calls, unlike one on seconds, holds on a busy machine too."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any


@dataclass
class Calls:
    """Calls of functions, in Python and in C."""

    limit: float
    number: int = 0

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        """What `sys.setprofile` calls."""
        if event in ("call", "c_call"):
            self.number += 1
            if self.number > self.limit:
                sys.setprofile(None)
                raise AssertionError(f"more than {self.limit} calls")


@contextmanager
def counted(limit: float = float("inf")) -> Iterator[Calls]:
    """Count the calls of this thread in the block; more than `limit` end it."""
    calls, before = Calls(limit), sys.getprofile()
    sys.setprofile(calls)
    try:
        yield calls
    finally:
        sys.setprofile(before)
