"""What a shipped YAML file says, kept beside Python's bytecode and like it: as long as the file has the same size and time. So a build of
which nothing else is YAML does not load the reader, which takes longer than reading."""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any


def kept(path: Path, read: Callable[[Path], dict[str, Any]]) -> dict[str, Any]:
    """`read(path)`, or what it gave for the same file in an earlier process. Raises as `read`."""
    place = _place(path)
    if place is None:
        return read(path)
    info = path.stat()
    subject = (str(path), info.st_size, info.st_mtime_ns)
    try:
        known, data = marshal.loads(place.read_bytes())
        if known == subject:
            return data
    except (OSError, ValueError, EOFError, TypeError):
        pass  # there is none, or it is damaged
    data = read(path)
    _write(place, marshal.dumps((subject, data)))
    return data


def _place(path: Path) -> Path | None:
    """The file beside this module's own bytecode; None where Python keeps none."""
    own = __spec__.cached
    return None if sys.dont_write_bytecode or not own else Path(own).parent / f"{path.stem}.{sys.implementation.cache_tag}.parsed"


def _write(place: Path, content: bytes) -> None:
    """Whole or not at all; a folder that cannot be written to is as good as none."""
    part = place.with_name(f"{place.name}.{os.getpid()}")
    try:
        part.write_bytes(content)
        os.replace(part, place)
    except OSError:
        pass
