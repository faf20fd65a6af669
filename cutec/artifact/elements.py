"""Numbers as they stand in memory."""

from __future__ import annotations

import struct

# Types of elements, with the formats of Python's `struct`; a bf16 is the upper half of an f32.
FORMATS = {
    "i1": "?",
    "i8": "b",
    "i16": "h",
    "i32": "i",
    "i64": "q",
    "u8": "B",
    "u16": "H",
    "u32": "I",
    "u64": "Q",
    "f16": "e",
    "bf16": "2s",
    "f32": "f",
    "f64": "d",
}


def size_of(dtype: str) -> int:
    """The bytes of an element."""
    return struct.calcsize(FORMATS[dtype])


def element(dtype: str, content: bytes) -> int | float | bool:
    """The number that the bytes of an element stand for."""
    if dtype == "bf16":
        return struct.unpack("<f", b"\0\0" + content)[0]
    return struct.unpack(f"<{FORMATS[dtype]}", content)[0]
