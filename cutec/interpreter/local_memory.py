"""Local memory: each thread's `alloca`s. Stored word by word with the lanes side by side, since threads mostly access the same word."""

from __future__ import annotations

from typing import Any

import numpy as np

from cutec.interpreter.access import Access
from cutec.interpreter.global_memory import Fault
from cutec.interpreter.lanes import Lanes

Array = np.ndarray


class LocalArray:
    """One `alloca`: `words[row, lane]` of `unit` bytes each, and whether each was written."""

    def __init__(self, name: str, size: int, unit: int, lanes: int, checks: bool):
        self.name = name
        self.size = size
        self.unit = unit
        rows = -(-size // unit)
        self._words = np.zeros((rows, lanes), f"u{unit}")
        self._written = np.full((rows, lanes), not checks)
        self._checks = checks

    def forget(self, lanes: Lanes) -> None:
        """The content becomes undefined: the `alloca` is executed."""
        if self._checks:
            self._written[:, _columns(lanes)] = False

    def check(self, offset: Array, a: Access, verb: str, fault: Fault) -> None:
        """Bounds and alignment."""
        bad = (offset < 0) | (offset > self.size - a.size)
        if bad.any():
            fault("E5001", bad, lambda i: f"{verb} of {a.size} bytes at byte {offset[i]} of {self.name}, which has {self.size}")
        bad = (offset & (max(a.alignment, self.unit) - 1)) != 0
        if bad.any():
            fault("E5002", bad, lambda i: f"{verb} at byte {offset[i]} of {self.name}: no multiple of {a.alignment}")

    def load(self, offset: Array, a: Access, lanes: Lanes, fault: Fault) -> Array:
        """The value at each lane's offset (or at one for all)."""
        count = a.size // self.unit
        if len(offset) == 1:
            row, columns = int(offset[0]) // self.unit, _columns(lanes)
            known = self._written[row : row + count, columns].T
            words = self._words[row : row + count, columns].T
        else:
            rows, columns = (offset // self.unit)[:, None] + np.arange(count), lanes.indices()[:, None]
            known, words = self._written[rows, columns], self._words[rows, columns]
        if not known.all():
            bad = ~known.all(axis=1)
            fault("E5003", bad, lambda i: f"load of byte {offset[min(i, len(offset) - 1)]} of {self.name}, which nothing has written to")
        values = np.array(words, order="C").view(a.dtype)
        return values if a.vector else values[:, 0]

    def store(self, offset: Array, a: Access, value: Any, lanes: Lanes) -> None:
        """Store `value` (a row a lane, or one for all)."""
        count = a.size // self.unit
        words = np.ascontiguousarray(value if a.vector else value[:, None]).view(self._words.dtype)
        if len(offset) == 1:
            row, columns = int(offset[0]) // self.unit, _columns(lanes)
            self._words[row : row + count, columns] = words.T
            self._written[row : row + count, columns] = True
            return
        rows, columns = (offset // self.unit)[:, None] + np.arange(count), lanes.indices()[:, None]
        self._words[rows, columns] = words
        self._written[rows, columns] = True


def _columns(lanes: Lanes) -> Any:
    return slice(None) if lanes.index is None else lanes.index
