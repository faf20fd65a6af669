"""Keys of the build cache: a digest of everything that a result depends on, and the digests of its
parts, by which misses are explained.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Protocol

from cutec.records import dataclass, field


@dataclass(frozen=True, slots=True)
class Key:
    """`digest` names the result; `kind` (mlir, llvm, ptxas …) and `subject` (`vector_add`,
    `sm_90a`) describe it. `parts` are the digests of its inputs, by names that users understand
    (`input`, `arguments`, `tools`). `texts` are those of some parts, by their names: a later miss
    tells the lines that have changed. `of` tells subjects of one name apart: the last build of each
    explains the next one.
    """

    kind: str
    subject: tuple[str, str]
    parts: tuple[tuple[str, str], ...]
    digest: str
    texts: Mapping[str, str] = field(default_factory=dict)
    of: str = ""


class Store(Protocol):
    """A store of results. Its methods do not fail: an unreadable result is None, and one that
    cannot be written is dropped. `keeps` is False for one that keeps nothing: it needs no keys,
    which take reading the tools.
    """

    keeps: bool

    def get(self, key: Key) -> bytes | None:
        """The intact result of that key, if there is one."""

    def put(self, key: Key, value: bytes) -> None:
        """Store a result."""

    def is_new(self) -> bool:
        """Whether nothing has ever been stored in it."""
        ...


class NoStore:
    """The store that stores nothing."""

    keeps = False

    def get(self, key: Key) -> bytes | None:
        """Always None."""
        return None

    def put(self, key: Key, value: bytes) -> None:
        """Does nothing."""

    def is_new(self) -> bool:
        """Always."""
        return True


def make_key(
    kind: str,
    subject: tuple[str, str],
    parts: Mapping[str, bytes | str],
    texts: Mapping[str, str] | None = None,
    of: str = "",
) -> Key:
    """The key of a result of `kind` about `subject` (function, arch) that depends on `parts` and
    nothing else. `texts` explain misses, and so does the last result of that kind, subject and
    `of`.

    These are no part of the digest: two functions with the same text share a result.
    """
    digests = tuple(
        (name, hashlib.sha256(p if isinstance(p, bytes) else p.encode()).hexdigest())
        for name, p in sorted(parts.items())
    )
    whole = "\n".join([kind, *(f"{name} {digest}" for name, digest in digests)])
    return Key(kind, subject, digests, hashlib.sha256(whole.encode()).hexdigest(), texts or {}, of)
