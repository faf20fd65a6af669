"""What cutec derives from files of its own, kept beside Python's bytecode and like it: as long as
those files have the same sizes and times. So a build does not parse the shipped pipelines (loading
PyYAML takes longer than reading them), nor read all of cutec to name it in a cache.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


def kept(name: str, subject: object, make: Callable[[], T]) -> T:
    """`make()`, or what it gave for the same `subject` (what tells versions of the files apart) in
    an earlier process. `name`: of the file that keeps it. Both are plain data. Raises as `make`.
    """
    place = _place(name)
    if place is None:
        return make()
    try:
        known, value = marshal.loads(place.read_bytes())
        if known == subject:
            return value
    except (OSError, ValueError, EOFError, TypeError):
        pass  # there is none, or it is damaged
    value = make()
    _write(place, marshal.dumps((subject, value)))
    return value


def _place(name: str) -> Path | None:
    """The file beside this module's own bytecode; None where Python keeps none."""
    own = __spec__.cached
    return (
        None if sys.dont_write_bytecode or not own else Path(own).parent / f"{name}.{sys.implementation.cache_tag}.kept"
    )


def _write(place: Path, content: bytes) -> None:
    """Whole or not at all; a folder that cannot be written to is as good as none."""
    part = place.with_name(f"{place.name}.{os.getpid()}")
    try:
        part.write_bytes(content)
        os.replace(part, place)
    except OSError:
        pass
