"""What a shared cache is made of, wherever it is: contents by name."""

from __future__ import annotations

from typing import Protocol

TOO_LONG = "an answer is longer than it should be"


class Unreachable(Exception):
    """A place cannot be used; the text says why, and holds no credentials."""


class Place(Protocol):
    """Contents by name (`ac/<key>`, `cas/<SHA-256>`)."""

    def get(self, name: str, most: int) -> bytes | None:
        """The content under a name; None if there is none. Raises Unreachable, also for more than
        `most` bytes.
        """
        ...

    def put(self, name: str, data: bytes) -> None:
        """Store a content. Raises Unreachable."""
