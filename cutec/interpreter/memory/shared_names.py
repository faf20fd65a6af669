"""Names of shared memory for findings, taken from the source lines that allocate it.

tiles = smem.allocate_tensor(…)             byte 8 of tiles
full = smem.allocate_array(cutec.Int64, 4)  full + 2: the third barrier
storage = smem.allocate(Storage)            byte 0 of storage.a: a field of a struct
"""

from __future__ import annotations

import re
from functools import cached_property

from cutec.diag.source import line_of
from cutec.interpreter.values.address import MBARRIER
from cutec.ir.attrs import IntArray
from cutec.ir.core import Loc, Op, Value
from cutec.records import NamedTuple

_ALLOCATES = re.compile(r"\b(allocate\w*|alloc_smem)\(")
_TARGETS = re.compile(r"\s*([A-Za-z_][\w.]*(?:\s*,\s*[A-Za-z_][\w.]*)*)\s*(?::[^=]+)?=(?!=)")
_FIELD = re.compile(r"\s+([A-Za-z_]\w*)\s*:(?!=)")
_CLASS = re.compile(r"\s*class\b")
_BARRIERS = re.compile(r"\bInt64\b|barrier")


class Allocation(NamedTuple):
    """A named part of a shared array: its first byte, and the line that allocates it or declares
    the field. `barriers`: whether that line mentions barriers.
    """

    first: int
    name: str
    barriers: bool
    loc: Loc


class SharedNames:
    """The names in the shared arrays of a lowered kernel. Its source is read when the first name is
    needed.
    """

    def __init__(self, function: Op):
        self._function = function

    def describe(self, array: str, offset: int) -> str:
        """A byte of an array, in words; in an array of barriers, a barrier."""
        start, name, barriers = 0, array, False
        for part in self.allocations.get(array, ()):
            if part.first <= offset:
                start, name, barriers = part.first, part.name, part.barriers
        number, rest = divmod(offset - start, MBARRIER)
        if barriers and not rest:
            return f"{name} + {number}" if number else name
        return f"byte {offset - start} of {name}"

    @cached_property
    def allocations(self) -> dict[str, list[Allocation]]:
        """The parts of each array, in order."""
        starts: dict[str, dict[int, Loc]] = {}
        at: dict[Value, tuple[str, int]] = {}
        for op in self._function.walk():
            if op.name == "llvm.mlir.addressof":
                array, first = at[op.result] = op.attrs["global_name"].name, 0
            elif (moved := _constant_offset(op)) is not None and op.operands[0] in at:
                array, before = at[op.operands[0]]
                array, first = at[op.result] = array, before + moved
            else:
                continue
            if _allocates(op.loc) or _allocates(op.loc.caller):
                starts.setdefault(array, {}).setdefault(first, op.loc)
        return {array: _named(dict(sorted(places.items()))) for array, places in starts.items()}


def _constant_offset(op: Op) -> int | None:
    """The constant offset of a `getelementptr` of bytes; None if it is not constant."""
    indices = op.attrs.get("rawConstantIndices") if op.name == "llvm.getelementptr" else None
    if not isinstance(indices, IntArray) or len(indices.values) != 1 or len(op.operands) != 1:
        return None
    return indices.values[0] if getattr(op.attrs.get("elem_type"), "mlir", "") == "i8" else None


def _text(loc: Loc) -> str:
    return line_of(loc.file, loc.line) or ""


def _allocates(loc: Loc | None) -> bool:
    return loc is not None and bool(_ALLOCATES.search(_text(loc)))


def _named(places: dict[int, Loc]) -> list[Allocation]:
    """The names of the parts of an array: from the lines that allocate them, and of a struct's
    fields from the lines that declare them.
    """
    whole = {first: loc for first, loc in places.items() if _allocates(loc)}
    names = {first: _assigned(first, whole) for first in whole}
    lines = {first: (names[first], _text(loc)) for first, loc in whole.items()}
    for first, loc in places.items():
        owner = max((start for start in whole if start < first), default=None)
        field = _FIELD.match(_text(loc))
        if first in whole or owner is None or field is None:
            continue
        text = _first_field(loc)
        if lines[owner][0] == names[owner] and (first_field := _FIELD.match(text)) is not None:
            lines[owner] = f"{names[owner]}.{first_field[1]}", text
        lines[first] = f"{names[owner]}.{field[1]}", _text(loc)
    return [
        Allocation(first, name, bool(_BARRIERS.search(text)), places[first])
        for first, (name, text) in sorted(lines.items())
    ]


def _assigned(first: int, whole: dict[int, Loc]) -> str:
    """The target of the assignment that allocates byte `first`. Of several allocations on one line
    each has its own name if there are as many names.
    """
    loc = whole[first]
    targets = _TARGETS.match(_text(loc))
    names = re.split(r"\s*,\s*", targets[1]) if targets else [f"what line {loc.line} allocates"]
    together = [f for f, other in whole.items() if (other.file, other.line) == (loc.file, loc.line)]
    return names[together.index(first)] if len(names) == len(together) else ", ".join(names)


def _first_field(loc: Loc) -> str:
    """The line that declares the first field of the class of the field at `loc`; "" if none."""
    found = ""
    for number in range(loc.line, 0, -1):
        text = line_of(loc.file, number) or ""
        if _CLASS.match(text):
            return found
        found = text if _FIELD.match(text) else found
    return ""
