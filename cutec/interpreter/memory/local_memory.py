"""Local memory: each thread's `alloca`s. Words are rows and lanes are columns, since threads mostly
access the same word at once.
"""

from __future__ import annotations

import numpy as np

from cutec.interpreter.memory.global_memory import Fault
from cutec.interpreter.values.access import Access, rows_of
from cutec.interpreter.values.lanes import Lanes

Array = np.ndarray


class LocalArray:
    """One `alloca`: words [row, lane] of `unit` bytes each, and whether each was written."""

    def __init__(self, name: str, size: int, unit: int, lanes: int, checks: bool):
        self.name = name
        self.size = size
        self.unit = unit
        rows = -(-size // unit)
        self._words = np.zeros((rows, lanes), f"u{unit}")
        self._written = np.full((rows, lanes), not checks)
        self._checks = checks

    def forget(self, lanes: Lanes) -> None:
        """The `alloca` is executed: its content becomes undefined."""
        if self._checks:
            self._written[:, slice(None) if lanes.index is None else lanes.index] = False

    def check(self, offset: Array, a: Access, verb: str, fault: Fault) -> None:
        """Check bounds and alignment."""
        if (
            len(offset) == 1
            and 0 <= (start := int(offset[0])) <= self.size - a.size
            and not start & (max(a.alignment, self.unit) - 1)
        ):
            return
        bad = (offset < 0) | (offset > self.size - a.size)
        if bad.any():
            fault(
                "E5001",
                bad,
                lambda i: f"{verb} of {a.size} bytes at byte {offset[i]} of {self.name}, which has {self.size}",
            )
        bad = (offset & (max(a.alignment, self.unit) - 1)) != 0
        if bad.any():
            fault("E5002", bad, lambda i: f"{verb} at byte {offset[i]} of {self.name}: no multiple of {a.alignment}")

    def load(self, offset: Array, a: Access, lanes: Lanes) -> tuple[Array, Array | None]:
        """The value at each lane's offset (or at one for all), and which of its elements were never
        written (None: none).
        """
        rows, columns = self._where(offset, a, lanes)
        words, written = self._words[rows, columns], self._written[rows, columns]
        if isinstance(rows, slice):
            words, written = words.T, written.T
        values = np.array(words, order="C").view(a.dtype)
        unwritten = (
            None if written.all() else ~np.logical_and.reduce(written.reshape(len(written), a.count, -1), axis=2)
        )
        if a.vector:
            return values, unwritten
        return values[:, 0], None if unwritten is None else unwritten[:, 0]

    def store(self, offset: Array, a: Access, value: Array, undefined: Array | None, lanes: Lanes) -> None:
        """Store `value` (a row per lane, or one for all); its `undefined` elements become
        unwritten.
        """
        words = np.ascontiguousarray(rows_of(value)).view(self._words.dtype)
        rows, columns = self._where(offset, a, lanes)
        written: Array | None = None
        if undefined is not None:
            written = ~np.repeat(rows_of(undefined), a.dtype.itemsize // self.unit, axis=1)
        if isinstance(rows, slice):
            words, written = words.T, None if written is None else written.T
        self._words[rows, columns] = words
        self._written[rows, columns] = written if self._checks and written is not None else True

    def _where(self, offset: Array, a: Access, lanes: Lanes) -> tuple[slice | Array, slice | Array]:
        """Indices of the words: for one offset a slice of rows (lanes across), else arrays [lane,
        word].
        """
        count = a.size // self.unit
        if len(offset) == 1:
            row = int(offset[0]) // self.unit
            return slice(row, row + count), slice(None) if lanes.index is None else lanes.index
        return (offset // self.unit)[:, None] + np.arange(count), lanes.indices()[:, None]
