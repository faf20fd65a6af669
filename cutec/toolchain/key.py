"""Keys of the build cache: a digest of everything that a result depends on, which remembers its
parts so that misses can be explained.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Protocol

from cutec.records import dataclass


@dataclass(frozen=True, slots=True)
class Key:
    """`digest` names the result. `kind` (mlir, llvm, ptxas …) and `subject` (`vector_add`,
    `sm_90a`) say what it is of.

    `parts` are the digests of what it depends on, by a name that a user understands (`input`,
    `arguments`, `tools`).
    """

    kind: str
    subject: tuple[str, str]
    parts: tuple[tuple[str, str], ...]
    digest: str


class Store(Protocol):
    """Where results are kept. Neither call fails: what cannot be read is None, and what cannot be
    written is not kept.
    """

    def get(self, key: Key) -> bytes | None:
        """The intact result of that key, if there is one."""

    def put(self, key: Key, value: bytes) -> None:
        """Keep a result."""

    def is_new(self) -> bool:
        """Whether nothing has ever been kept in it."""


class NoStore:
    """Keeps nothing."""

    def get(self, key: Key) -> bytes | None:
        """Always None."""
        return None

    def put(self, key: Key, value: bytes) -> None:
        """Does nothing."""

    def is_new(self) -> bool:
        """Always."""
        return True


def make_key(kind: str, subject: tuple[str, str], parts: Mapping[str, bytes | str]) -> Key:
    """The key of a result of `kind` about `subject` (function, arch) that depends on `parts` and
    nothing else.

    The subject is no part of the digest: two functions with the same text share a result.
    """
    digests = tuple(
        (name, hashlib.sha256(p if isinstance(p, bytes) else p.encode()).hexdigest())
        for name, p in sorted(parts.items())
    )
    whole = "\n".join([kind, *(f"{name} {digest}" for name, digest in digests)])
    return Key(kind, subject, digests, hashlib.sha256(whole.encode()).hexdigest())
