"""The journal of a tuning run: a line of JSON for each shape that was measured, written when it
was. A run that is stopped, by Ctrl-C, its time limit or a GPU that is gone, goes on from there.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cutec.diag import error
from cutec.records import NamedTuple

_SCHEMA = 1


class Entry(NamedTuple):
    """What was measured of a function at a shape: microseconds of candidates by their exports'
    names, and what is wrong with those that failed.
    """

    function: str
    shape: dict[str, int]
    us: dict[str, float]
    wrong: dict[str, str]


class Journal:
    """A journal file, of one plan on one kind of card."""

    def __init__(self, path: Path, head: Mapping[str, Any]):
        """Opens it, and makes it if there is none. Raises E1092 for one of another plan."""
        self.path, self.head = path, {"schema": _SCHEMA, **head}
        self._lock = threading.Lock()
        self.entries: list[Entry] = []
        lines = _lines(path)
        if not lines:
            path.write_text(json.dumps(self.head) + "\n", encoding="utf-8")
            return
        for key, value in self.head.items():
            if lines[0].get(key) != value:
                raise error(
                    "E1092",
                    f"{path} was begun with another {key}: {_short(lines[0].get(key))}, now {_short(value)}",
                    help="--stale ignore sets it aside and begins anew; or give another folder with -o",
                )
        self.entries = [Entry(e["function"], e["shape"], e["us"], e["wrong"]) for e in lines[1:]]

    def add(self, entry: Entry) -> None:
        """Write an entry down, at once and whole."""
        with self._lock, self.path.open("a", encoding="utf-8") as file:
            self.entries.append(entry)
            file.write(json.dumps(entry._asdict()) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def of(self, function: str, shape: Mapping[str, int]) -> Entry | None:
        """All that was measured of a function at a shape; None if nothing was."""
        mine = [e for e in self.entries if e.function == function and e.shape == dict(shape)]
        if not mine:
            return None
        us = {name: time for entry in mine for name, time in entry.us.items()}
        return Entry(function, dict(shape), us, {k: v for e in mine for k, v in e.wrong.items()})

    def broken(self) -> dict[str, str]:
        """What is wrong with candidates that failed anywhere, by export."""
        return {name: wrong for entry in self.entries for name, wrong in entry.wrong.items()}


def set_aside(path: Path) -> None:
    """Rename a journal, so that a new one begins."""
    if path.exists():
        path.replace(path.with_name(path.name + ".old"))


def _lines(path: Path) -> list[dict[str, Any]]:
    """The whole lines of a journal: the last one may have been cut off, and is cut away."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    try:
        return [json.loads(line) for line in whole.decode().splitlines()]
    except ValueError as problem:
        raise error("E1092", f"{path} is no journal: {problem}", help="--stale ignore sets it aside") from None


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) < 60 else text[:57] + "..."
