"""`cute.core`: the names of `cute`, for files that import some of them from here."""

from typing import Any

from cutec import cute


def __getattr__(name: str) -> Any:
    return getattr(cute, name)
