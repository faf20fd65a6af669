"""The derived cache: what cutec derives from files of its own (parsed pipelines). It lies beside
Python's bytecode. As with bytecode, an entry is valid as long as those files have the same sizes
and times, and where Python is told to write none, entries are read but not written. So a build does
not parse the shipped pipelines (loading PyYAML takes longer than reading them).
"""

from __future__ import annotations

import contextlib
import marshal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from cutec.files import write_whole

T = TypeVar("T")


def derived(name: str, subject: object, make: Callable[[], T]) -> T:
    """`make()`, or its result in an earlier process for the same `subject`, which tells versions of
    the source files apart. `name` is that of the entry. `subject` and result are plain data, as
    `marshal` takes it. Raises as `make`.
    """
    place = _entry(name)
    if place is None:
        return make()
    try:
        known, value = marshal.loads(place.read_bytes())
        if known == subject:
            return value
    except (OSError, ValueError, EOFError, TypeError):
        pass  # there is no entry, or it is damaged
    value = make()
    if not sys.dont_write_bytecode:
        content: Any = (subject, value)
        with contextlib.suppress(OSError):  # a folder that cannot be written to is as good as none
            write_whole(place, marshal.dumps(content))
    return value


def _entry(name: str) -> Path | None:
    """The file beside this module's own bytecode; None where Python has no place for that."""
    own = __spec__.cached
    return Path(own).parent / f"{name}.{sys.implementation.cache_tag}.derived" if own else None
