"""Global memory: the bytes of the host's NumPy arrays, and shadows of arrays whose content is
undefined at first.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from cutec.interpreter.values import address
from cutec.interpreter.values.access import Access, gather, scatter
from cutec.records import dataclass

Array = np.ndarray
_WRITTEN = 0x0101010101010101


@dataclass
class Allocation:
    """The `bytes` of an array. `written` has a 0/1 byte for each of them, None if all are defined.
    `itemsize`, `kind`, `shape` and `strides` (in elements) are for messages.
    """

    name: str
    bytes: Array
    written: Array | None
    itemsize: int
    kind: str
    number: int = 0
    shape: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()
    stands_for: tuple[int, ...] = ()  # numbers of the memory of each GPU: this is a multicast object

    def index(self, offset: int) -> str:
        """The element at a byte offset: `x[7]`."""
        number, rest = divmod(offset, self.itemsize)
        return f"byte {offset} of {self.name}" if rest else f"{self.name}[{number}]"

    def element(self, offset: int) -> str:
        """The element at a byte offset, by its coordinate too, and how many there are."""
        number, rest = divmod(offset, self.itemsize)
        by = f" (by its strides {self.coordinate(number)} of {self.shape})" if len(self.shape) > 1 and not rest else ""
        return f"{self.index(offset)}{by}, which has {len(self.bytes) // self.itemsize} elements of {self.kind}"

    def coordinate(self, number: int) -> tuple[int, ...]:
        """The coordinate of an element by the strides. Beyond the array, the mode of the largest
        stride counts on: of shape (2, 3), element 7 is (2, 1), and element -1 is (-1, 2).
        """
        found = [0] * len(self.shape)
        for mode in sorted(range(len(self.shape)), key=lambda d: self.strides[d], reverse=True):
            if self.strides[mode] and self.shape[mode] > 1:
                found[mode], number = divmod(number, self.strides[mode])
        return tuple(found)


class GlobalMemory:
    """Allocations by number, from 1."""

    def __init__(self) -> None:
        self._allocations: dict[int, Allocation] = {}

    def add(self, allocation: Allocation) -> int:
        """Register an allocation; returns the address of its byte 0."""
        allocation.number = number = len(self._allocations) + 1
        self._allocations[number] = allocation
        return address.of_global(number)

    def behind(self, number: int) -> tuple[int, ...]:
        """The numbers of the allocations that one stands for: of all GPUs, or itself."""
        allocation = self._allocations.get(number)
        return (allocation.stands_for if allocation is not None else ()) or (number,)

    def get(self, number: int) -> Allocation | None:
        """The allocation of that number."""
        return self._allocations.get(number)


Fault = Callable[[str, Array, Callable[[int], str]], None]


def checked(allocation: Allocation | None, offset: Array, a: Access, verb: str, fault: Fault) -> Allocation:
    """The allocation, checked for bounds and alignment. `fault(code, bad, message)` raises for the
    first bad row.
    """
    if allocation is None:
        fault(
            "E5010",
            np.ones(len(offset), bool),
            lambda i: f"{verb} of {a.size} bytes through a pointer that belongs to no array",
        )
    assert allocation is not None  # `fault` has raised
    if allocation.stands_for:
        fault(
            "E5010",
            np.ones(len(offset), bool),
            lambda i: (
                f"{verb} at the multicast object {allocation.name}, which multimem instructions and stores of"
                " the TMA unit reach"
            ),
        )
    if verb != "load" and not allocation.bytes.flags.writeable:
        fault("E5013", np.ones(len(offset), bool), lambda i: f"{verb} to {allocation.name}, which is read-only")
    room = len(allocation.bytes) - a.size
    bad = offset.view(np.uint64) > room if room >= 0 else np.ones(len(offset), bool)
    if bad.any():
        fault("E5001", bad, lambda i: f"{verb} of {a.size} bytes at {allocation.element(int(offset[i]))}")
    if a.alignment > 1:
        bad = (offset & (a.alignment - 1)) != 0
        if bad.any():
            fault(
                "E5002",
                bad,
                lambda i: (
                    f"{verb} at {allocation.element(int(offset[i]))}, that is byte {offset[i]}: no multiple of"
                    f" {a.alignment}"
                ),
            )
    return allocation


def load(allocation: Allocation, offset: Array, a: Access) -> tuple[Array, Array | None]:
    """The values, and which of their elements were never written (None: none)."""
    values = gather(allocation.bytes, offset, a)
    if allocation.written is None:
        return values, None
    flags = a.flags
    unwritten = gather(allocation.written, offset, flags) != flags.dtype.type(
        _WRITTEN & (1 << 8 * flags.dtype.itemsize) - 1
    )
    return values, unwritten if unwritten.any() else None


def store(allocation: Allocation, offset: Array, a: Access, value: Array) -> None:
    """Store, and mark the bytes as written."""
    scatter(allocation.bytes, offset, a, value)
    if allocation.written is not None:
        raw = a.raw
        mark = np.full((1, raw.count), _WRITTEN & (1 << 8 * raw.dtype.itemsize) - 1, raw.dtype)
        scatter(allocation.written, offset, raw, mark)
