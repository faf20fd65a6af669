"""Addresses of tensor memory: the lane from bit 16 on, the column below."""

from __future__ import annotations

from typing import Any

from cutec.experimental.array import Array
from cutec.frontend.numbers.numeric import Int32, as_numeric
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, make_ptr
from cutec.layout import Layout
from cutec.loc_ip import take_loc_ip
from cutec.target.tensor_memory import LANE_SHIFT, QUARTER

_COLUMN = (1 << LANE_SHIFT) - 1


class TmemAddr(Int32):
    """An address, as `tcgen05_alloc` stores it."""

    __slots__ = ()

    @classmethod
    def from_row_col(cls, row: Any, column: Any) -> TmemAddr:
        """The address of a lane and a column."""
        return cls(_int(row) << LANE_SHIFT | _int(column))

    @property
    def row_id(self) -> Int32:
        """The lane."""
        return Int32(self) >> LANE_SHIFT

    @property
    def col_id(self) -> Int32:
        """The column."""
        return Int32(self) & _COLUMN

    def as_ptr(self, dtype: Any) -> Pointer:
        """A pointer to elements of a class there."""
        return make_ptr(dtype, Int32(self), AddressSpace.tmem)


def make_tmem_ptr(address: Any, dtype: Any) -> Array:
    """Tensor memory from an address on. `subview` moves it by columns."""
    return Array.of(make_ptr(dtype, _int(address), AddressSpace.tmem), Layout(1))


def make_tmem_ptr_from_warp_row_col(address: Any, warp: Any, column: Any, dtype: Any) -> Array:
    """Tensor memory at a column, in the lanes that a warp reaches, counted from those of an
    address.
    """
    row = TmemAddr(_int(address)).row_id + _int(warp) % 4 * QUARTER
    return make_tmem_ptr(TmemAddr.from_row_col(row, column), dtype)


def _int(value: Any) -> Int32:
    return as_numeric(value, Int32).to(Int32)


take_loc_ip(globals())
