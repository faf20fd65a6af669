"""Elements of fewer than 8 bits in memory: they fill bytes, the first element in the lowest bits, without gaps; two of 4 bits share a byte, four
of 6 bits three. In registers each has the low bits of an i8 of its own (`ir.types.carrier`).
"""

from __future__ import annotations

from typing import Any

from cutec.ir.core import Value
from cutec.ir.types import I8
from cutec.ops.emit import Emitter


def pack(cx: Any, elements: list[Value], width: int) -> list[Value]:
    """Elements of 4 or 6 bits, each in an i8 of its own, as the bytes they fill, first element lowest. A byte that they do not fill has zeros
    above."""
    parts: list[list[Value]] = [[] for _ in range(-(-len(elements) * width // 8))]
    for number, element in enumerate(elements):
        byte, shift = divmod(number * width, 8)
        e = Emitter(cx, I8)
        parts[byte].append(e.arith("shli", element, shift) if shift else element)
        if shift + width > 8:
            parts[byte + 1].append(e.arith("shrui", element, 8 - shift))
    return [_or(cx, part) for part in parts]


def unpack(cx: Any, octets: list[Value], width: int) -> list[Value]:
    """The inverse of `pack`."""
    e, elements = Emitter(cx, I8), []
    for number in range(len(octets) * 8 // width):
        byte, shift = divmod(number * width, 8)
        low = e.arith("shrui", octets[byte], shift) if shift else octets[byte]
        if shift + width > 8:
            low = e.arith("ori", low, e.arith("shli", octets[byte + 1], 8 - shift))
        elements.append(low if shift + width == 8 else e.arith("andi", low, (1 << width) - 1))
    return elements


def _or(cx: Any, parts: list[Value]) -> Value:
    result = parts[0]
    for part in parts[1:]:
        result = Emitter(cx, I8).arith("ori", result, part)
    return result
