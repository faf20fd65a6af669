"""Loads and stores of lanes: one address per lane, for any type and alignment."""

from __future__ import annotations

from functools import cache, cached_property

import numpy as np

from cutec.interpreter.values import numeric
from cutec.interpreter.values.address import MBARRIER
from cutec.ir.types import Type, VectorType
from cutec.ops.primitives.llvm_memory import byte_size
from cutec.records import dataclass

Array = np.ndarray


@dataclass(frozen=True)
class Access:
    """`count` elements of `dtype` (a vector if `vector`) at addresses that are multiples of
    `alignment` bytes; `size` bytes in all. `strong` accesses (PTX ISA, "Memory Consistency Model")
    do not race with each other.
    """

    dtype: np.dtype
    count: int
    alignment: int
    vector: bool
    strong: bool = False

    @property
    def size(self) -> int:
        return self.dtype.itemsize * self.count

    @cached_property
    def whole(self) -> bool:
        """Whether memory can be viewed as an array of such accesses."""
        return self.size & (self.size - 1) == 0 and self.alignment >= self.size

    @cached_property
    def flags(self) -> Access:
        """The access of the same width in shadow memory, where a byte of 1 stands for each written
        byte.
        """
        return Access(np.dtype(f"u{self.dtype.itemsize}"), self.count, self.alignment, self.vector)

    @cached_property
    def raw(self) -> Access:
        """The same bytes as the largest unsigned integers that fit."""
        unit = min(8, self.alignment, self.size & -self.size)
        return Access(np.dtype(f"u{unit}"), self.size // unit, self.alignment, True)


MBARRIER_ACCESS = Access(np.dtype("u8"), 1, MBARRIER, False)


@cache
def access(ty: Type, alignment: int, strong: bool = False) -> Access:
    """The access for a type. Raises ValueError where it has no whole number of bytes."""
    dtype, count = numeric.dtype(ty), ty.count if isinstance(ty, VectorType) else 1
    if dtype.itemsize * count != byte_size(ty):
        raise ValueError(f"{ty} does not fill its bytes")
    return Access(dtype, count, alignment, isinstance(ty, VectorType), strong)


def rows_of(value: Array) -> Array:
    """The value as one row per lane: scalars become rows of one element."""
    return value if value.ndim > 1 else value[:, None]


def gather(memory: Array, position: Array, a: Access) -> Array:
    """Load at byte positions of `memory` (uint8). The result does not share memory with it."""
    if a.dtype == bool:
        return gather(memory, position, Access(np.dtype("u1"), a.count, a.alignment, a.vector)) != 0
    if a.whole and not a.vector:
        return _elements(memory, a.dtype)[position // a.size]
    if a.whole:
        return (
            _elements(memory, a.dtype).reshape(-1, a.count)[position // a.size]
            if len(memory) % a.size == 0
            else _rows(memory, position, a)
        )
    result = _rows(memory, position, a)
    return result if a.vector else result[:, 0]


def scatter(memory: Array, position: Array, a: Access, value: Array) -> None:
    """Store `value` at byte positions; where lanes share a position, the last one
    wins.
    """
    if a.dtype == bool:
        value = value.view("u1")
        a = Access(np.dtype("u1"), a.count, a.alignment, a.vector)
    if a.whole and not a.vector:
        _elements(memory, a.dtype)[position // a.size] = value
        return
    index, unit = _indices(position, a)
    rows = np.ascontiguousarray(value if a.vector else value[:, None]).view(unit)
    _elements(memory, unit)[index] = rows


def _elements(memory: Array, dtype: np.dtype) -> Array:
    return memory[: len(memory) // dtype.itemsize * dtype.itemsize].view(dtype)


def _indices(position: Array, a: Access) -> tuple[Array, np.dtype]:
    unit = a.dtype if a.alignment >= a.dtype.itemsize else np.dtype("u1")
    return (position // unit.itemsize)[:, None] + np.arange(a.size // unit.itemsize), unit


def _rows(memory: Array, position: Array, a: Access) -> Array:
    index, unit = _indices(position, a)
    return _elements(memory, unit)[index].view(a.dtype)
