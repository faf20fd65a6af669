"""Memory of the host: tensors as steps of host programs print them, and elements as host code reads
and writes them.
"""

from __future__ import annotations

import ctypes
import os
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import prod
from typing import Any

from cutec.artifact.elements import element, size_of
from cutec.artifact.tensor_text import conversion, pieces
from cutec.diag import error

_libc = ctypes.CDLL(None)
_libc.write.argtypes = ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t
_libc.write.restype = ctypes.c_ssize_t


class Memory:
    """Readable memory of this process. The kernel copies it through a pipe, and so refuses an
    address where a load would end the process.
    """

    def __init__(self) -> None:
        self._source, self._target = os.pipe()

    def read(self, address: int, size: int) -> bytes:
        """The bytes at an address. Raises E4305 where this process cannot read them."""
        written = _libc.write(self._target, address, size)
        found = os.read(self._source, written) if written > 0 else b""
        if len(found) != size:
            raise error(
                "E4305",
                f"a host function reads {size} bytes at {address:#x}, which the host cannot read",
                help="it works on memory of the host; use memory of the GPU in a kernel",
            )
        return found

    def close(self) -> None:
        """End the pipe."""
        os.close(self._source)
        os.close(self._target)


def print_tensor(
    dtype: str, modes: Sequence[int], verbose: bool, say: Callable[[str], Any], address: int, *leaves: int
) -> None:
    """Print the elements of a tensor at an address. `leaves` are its extents, then its strides in
    elements; `modes` says how many extents each mode has. Raises E4305 for memory that the host
    cannot read.
    """
    count = len(leaves) // 2
    extents, strides = leaves[:count], leaves[count:]
    sizes = [prod(mode) for mode in _grouped(extents, modes)]
    width = size_of(dtype)
    with closing(Memory()) as memory:
        for text, positions in pieces(sizes, conversion(dtype), verbose):
            places = [address + width * _offset(position, extents, strides) for position in positions]
            say(text % tuple([element(dtype, memory.read(place, width)) for place in places]))


_NUMBERS: dict[str, Any] = {
    "i1": ctypes.c_uint8,
    "i8": ctypes.c_int8,
    "i16": ctypes.c_int16,
    "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
    "f32": ctypes.c_float,
    "f64": ctypes.c_double,
}


def allocated(stack: list[Any], size: int) -> int:
    """The address of new memory, which lives as long as the list."""
    stack.append(ctypes.create_string_buffer(max(size, 1)))
    return ctypes.addressof(stack[-1])


def loader(dtype: str) -> Callable[[int], int | float]:
    """The function that reads the element of a type (i1 to i64, f16 to f64) at an address."""
    if dtype in ("f16", "bf16"):
        at = ctypes.c_uint16.from_address
        return lambda address: element(dtype, struct.pack("<H", at(address).value))
    found = _NUMBERS[dtype].from_address
    return lambda address: found(address).value


def storer(dtype: str) -> Callable[[int, int | float], None]:
    """The function that writes an element of a type, which can hold it, at an address."""
    at: Any = (ctypes.c_uint16 if dtype in ("f16", "bf16") else _NUMBERS[dtype]).from_address

    def store(address: int, value: Any) -> None:
        at(address).value = value

    def store_half(address: int, value: Any) -> None:
        at(address).value = struct.unpack("<H", struct.pack("<e", value))[0]

    def store_upper(address: int, value: Any) -> None:
        at(address).value = struct.unpack("<I", struct.pack("<f", value))[0] >> 16

    return {"f16": store_half, "bf16": store_upper}.get(dtype, store)


def _grouped(leaves: Sequence[int], counts: Sequence[int]) -> Iterator[Sequence[int]]:
    for count in counts:
        yield leaves[:count]
        leaves = leaves[count:]


def _offset(position: int, extents: Sequence[int], strides: Sequence[int]) -> int:
    """The offset of the element with a number: extent 0 varies fastest."""
    offset = 0
    for extent, stride in zip(extents, strides):
        position, index = divmod(position, extent)
        offset += index * stride
    return offset
