"""An entry of the cache as a file: a line of JSON (which key it answers, what it is, when and why
it was made, a checksum), then the value.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from cutec.records import asdict, dataclass

_HEADER_LIMIT = 64 * 1024


class DamagedEntry(Exception):
    """Something else than the whole entry of that key; the text says what."""


@dataclass(frozen=True, slots=True)
class CacheEntry:
    """The header of one result. `size` is the value's in bytes, `time` seconds since the epoch,
    `reason` why it was built.
    """

    key: str
    kind: str
    function: str
    arch: str
    time: float
    size: int
    reason: str
    checksum: str


def pack(entry: CacheEntry, value: bytes) -> bytes:
    """The content of an entry's file."""
    return json.dumps(asdict(entry)).encode() + b"\n" + value


def unpack(content: bytes, key: str) -> bytes:
    """The value of the entry that answers `key`. Raises DamagedEntry."""
    line, _, value = content.partition(b"\n")
    header = _header(line)
    if header.get("checksum") != hashlib.sha256(value).hexdigest():
        raise DamagedEntry("damaged")
    if header.get("key") != key:
        raise DamagedEntry("that of another key")
    return value


def read_header(path: Path) -> CacheEntry | None:
    """The header of a file; None if it cannot be read."""
    try:
        with path.open("rb") as file:
            return CacheEntry(**_header(file.readline(_HEADER_LIMIT)))
    except (OSError, TypeError):
        return None


def _header(line: bytes) -> dict[str, Any]:
    try:
        header = json.loads(line)
    except ValueError:
        return {}
    return header if isinstance(header, dict) else {}
