"""C's structs and arrays as types of LLVM: their fields, and the bytes where these lie.

`!llvm.struct<(ptr, array<2 x i32>, i64)>` has a pointer at byte 0, two integers at 8 and 12, and
one at 16. Fields are aligned to their size, as in the C of 64-bit Linux (System V ABI, "Aggregates
and Unions"); those of `!llvm.struct<packed (…)>` follow each other without gaps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from cutec.ir.parse import parse_type
from cutec.ir.types import Type, bit_width
from cutec.lazy_pattern import pattern
from cutec.records import dataclass

_STRUCT = pattern(r"!llvm\.struct<(packed )?\((.*)\)>", re.DOTALL)
_ARRAY = pattern(r"!llvm\.array<(\d+) x (.+)>", re.DOTALL)
_SHORT = ("ptr", "struct<", "array<")  # what stands without `!llvm.` inside of an LLVM type


@dataclass(frozen=True, slots=True)
class Aggregate:
    """The types of a struct's fields, or of an array's elements."""

    fields: tuple[Type, ...]
    packed: bool = False


@cache
def aggregate(ty: Type) -> Aggregate | None:
    """The parts of a struct or array; None for another type. Raises ValueError for a field that is
    no type.
    """
    if match := _STRUCT.fullmatch(ty.mlir):
        return Aggregate(tuple([_field(text) for text in _split(match[2])]), match[1] is not None)
    if match := _ARRAY.fullmatch(ty.mlir):
        return Aggregate((_field(match[2]),) * int(match[1]))
    return None


def scalars(ty: Type, at: int = 0) -> Iterator[tuple[Type, int]]:
    """The scalars and pointers in a type, in order, each with the byte where it lies."""
    parts = aggregate(ty)
    if parts is None:
        yield ty, at
        return
    for field, place in zip(parts.fields, _places(parts)):
        yield from scalars(field, at + place)


def size(ty: Type) -> int:
    """The bytes of a type in memory, those that fill a struct up included."""
    parts = aggregate(ty)
    if parts is None:
        return max(1, bit_width(ty) // 8)
    *_, end = _places(parts)
    return end + -end % alignment(ty)


def _places(parts: Aggregate) -> list[int]:
    """The bytes where the fields begin, and where the last one ends."""
    found, end = [], 0
    for field in parts.fields:
        found.append(end if parts.packed else end + -end % alignment(field))
        end = found[-1] + size(field)
    return [*found, end]


def alignment(ty: Type) -> int:
    """The bytes of which a type's address is a multiple."""
    parts = aggregate(ty)
    if parts is None:
        return size(ty)
    return 1 if parts.packed else max([1, *map(alignment, parts.fields)])


def _field(text: str) -> Type:
    text = text.strip()
    return parse_type(f"!llvm.{text}" if text.startswith(_SHORT) else text)


def _split(text: str) -> list[str]:
    """The texts between the commas that no bracket encloses."""
    parts, depth = [""] if text.strip() else [], 0
    for char in text:
        depth += (char in "<(") - (char in ">)")
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return parts
