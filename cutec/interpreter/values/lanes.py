"""Groups of lanes (threads) that execute together, and their registers.

A register slot belongs to the group that wrote it last, so that a group which stays together
neither gathers nor scatters. A slot is spread to an array over all lanes only when part of its
group writes it:

    everyone (8 lanes) writes slot 0        owner everyone, 8 rows
    a branch splits off lanes 0..3          they read rows 0..3
    lanes 0..3 write slot 0                 spread: owner everyone again, rows 0..3 replaced
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import numpy as np

Array = np.ndarray


class Lanes:
    """A set of lanes: `index` is sorted, or None for all `count` lanes of a batch. Compared by
    identity; `parent` is the set that this one was split from. `cache` holds values derived from
    the set.
    """

    __slots__ = ("cache", "count", "depth", "index", "parent")

    def __init__(self, index: Array | None, count: int, parent: Lanes | None = None):
        self.index = index
        self.count = count
        # A long chain of splits (a loop that threads leave one by one) would keep every set alive:
        # it is cut at 64.
        self.parent = parent if parent is None or parent.depth < 64 else parent.root()
        self.depth = self.parent.depth + 1 if self.parent else 0
        self.cache: dict[Hashable, Any] = {}

    def root(self) -> Lanes:
        """The set of all lanes."""
        lanes = self
        while lanes.parent is not None:
            lanes = lanes.parent
        return lanes

    def indices(self) -> Array:
        """The lane numbers as an array."""
        return np.arange(self.count) if self.index is None else self.index

    def take(self, full: Array) -> Array:
        """This group's rows of an array over all lanes, or of a uniform one."""
        return full if self.index is None or len(full) == 1 else full[self.index]

    def cached(self, key: Hashable, full: Array) -> Array:
        """`take(full)`, cached under `key`."""
        if key not in self.cache:
            self.cache[key] = self.take(full)
        return self.cache[key]

    def subset(self, mask: Array) -> Lanes:
        """The lanes of this group where `mask` (one entry per lane of the group) is true."""
        index = np.flatnonzero(mask) if self.index is None else self.index[mask]
        return Lanes(index, len(index), self)

    def position_of(self, other: Lanes) -> Array:
        """The positions of the lanes of `other`, a subset, within this group."""
        key = ("position", id(self))
        if key not in other.cache:
            other.cache[key] = (self, np.searchsorted(self.indices(), other.indices()))
        return other.cache[key][1]


def join(groups: list[Lanes]) -> Lanes:
    """The union of disjoint groups. Where they make up a group that they were split from, the
    result is that very object, so that its cache and its registers are found again.
    """
    if len(groups) == 1:
        return groups[0]
    count = sum(g.count for g in groups)
    index: Array | None = None
    ancestor = groups[0].parent
    while ancestor is not None and ancestor.count <= count:
        if ancestor.count == count:
            if ancestor.index is None:
                return ancestor
            index = np.sort(np.concatenate([g.indices() for g in groups]))
            if np.array_equal(index, ancestor.index):
                return ancestor
        ancestor = ancestor.parent
    if index is None:
        index = np.sort(np.concatenate([g.indices() for g in groups]))
    return Lanes(index, count, ancestor or groups[0].root())


Value = Any  # an Array, or a tuple of them for a struct


def _each(value: Value, function: Callable[[Array], Array]) -> Value:
    return tuple(function(v) for v in value) if isinstance(value, tuple) else function(value)


class Registers:
    """The values of a batch by slot number."""

    def __init__(self, slots: int, everyone: Lanes):
        self._everyone = everyone
        self._owner: list[Lanes | None] = [None] * slots
        self._value: list[Value] = [None] * slots
        self._private = [False] * slots  # whether the array may be written in place: nobody else has it

    def read(self, slot: int, lanes: Lanes) -> Value:
        """The group's values in `slot`: arrays of `lanes.count` rows, or of one row where they are
        uniform.
        """
        owner, value = self._owner[slot], self._value[slot]
        if owner is lanes:
            self._private[slot] = False  # the reader may keep it
            return value
        if owner is self._everyone:
            return _each(value, lanes.take)  # a copy: a private array stays private
        assert owner is not None  # a slot is written before it is read
        return _each(value, lambda v: v if len(v) == 1 else v[owner.position_of(lanes)])

    def write(self, slot: int, lanes: Lanes, value: Value) -> None:
        """Set the group's values; other lanes keep theirs."""
        owner = self._owner[slot]
        if owner is None or owner is lanes or lanes.index is None:
            self._owner[slot], self._value[slot], self._private[slot] = lanes, value, False
            return
        if not self._private[slot]:
            old = self._value[slot]
            self._value[slot] = (
                tuple(map(self._spread, (owner,) * len(old), old))
                if isinstance(old, tuple)
                else self._spread(owner, old)
            )
            self._owner[slot], self._private[slot] = self._everyone, True
        full = self._value[slot]
        for target, source in zip(full, value, strict=True) if isinstance(full, tuple) else ((full, value),):
            target[lanes.index] = source

    def state(self) -> list[bytes]:
        """All values, to compare with those of another time."""
        parts = (value if isinstance(value, tuple) else () if value is None else (value,) for value in self._value)
        return [b"".join(part.tobytes() for part in each) for each in parts]

    def _spread(self, owner: Lanes, value: Array) -> Array:
        full = np.zeros((self._everyone.count, *value.shape[1:]), value.dtype)
        full[slice(None) if owner.index is None else owner.index] = value
        return full
