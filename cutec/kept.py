"""What was made of a shipped file (a parsed pipeline), kept beside Python's bytecode and like it: as long as the file
has the same size and time. So a build does not load the reader, which takes longer than reading."""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

_Stamp = tuple[str, int, int]


def kept(path: Path, make: Callable[[Path], Any], elsewhere: str | None = None) -> Any:
    """`make(path)`, or what it gave for the same file in an earlier process: anything that `marshal` takes. What `make`'s own source file
    says counts like the file. `elsewhere` is a folder for installations that cannot be written to. Raises as `make`."""
    beside, *others = _places(path, elsewhere)
    subject = (_stamp(path), _stamp(make.__code__.co_filename))
    for place in (beside, *others):
        try:
            with open(place, "rb") as file:
                known, data = marshal.load(file)
            if known == subject:
                return data
        except (OSError, ValueError, EOFError, TypeError):
            pass  # there is none, or it is damaged
    data = make(path)
    content = marshal.dumps((subject, data))
    any(_write(place, content) for place in (others if sys.dont_write_bytecode else (beside, *others)))
    return data


def _stamp(path: Path | str) -> _Stamp:
    """Size and time of a file, both -1 where there is none (a program in an archive)."""
    try:
        info = os.stat(path)
    except OSError:
        return (str(path), -1, -1)
    return (str(path), info.st_size, info.st_mtime_ns)


def _places(path: Path, elsewhere: str | None) -> list[str]:
    """Where it may be kept: beside this module's own bytecode, where nothing is written if Python is to write no bytecode, or else `elsewhere`."""
    beside = os.path.dirname(__spec__.cached or __file__)
    name = f"{path.stem}.{sys.implementation.cache_tag}.kept"
    return [os.path.join(folder, name) for folder in (beside, elsewhere) if folder]


def _write(place: str, content: bytes) -> bool:
    """Whole or not at all; a folder that cannot be written to is as good as none."""
    part = f"{place}.{os.getpid()}"
    try:
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(part, "wb") as file:
            file.write(content)
        os.replace(part, place)
    except OSError:
        return False
    return True
