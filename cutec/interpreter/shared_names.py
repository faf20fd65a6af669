"""What a kernel's source calls its shared memory: names for findings, taken from the lines that allocate it."""

from __future__ import annotations

import re
from functools import cached_property

from cutec.diag.source import line_of
from cutec.ir.attrs import IntArray
from cutec.ir.core import Op

_ALLOCATES = re.compile(r"\b(allocate\w*|alloc_smem)\(")
_TARGETS = re.compile(r"\s*([A-Za-z_][\w.]*(?:\s*,\s*[A-Za-z_][\w.]*)*)\s*(?::[^=]+)?=(?!=)")
_BARRIERS = re.compile(r"\bInt64\b|barrier")
_BARRIER = 8  # bytes


class SharedNames:
    """Names of places in the shared arrays of a lowered kernel. Looked for in its source when they are first asked for."""

    def __init__(self, function: Op):
        self._function = function

    def spot(self, array: str, offset: int) -> str:
        """A byte of an array in words: `byte 8 of tiles`; where the line allocates barriers, `full + 1`."""
        start, name, barriers = 0, array, False
        for first, found, are_barriers in self._allocations.get(array, ()):
            if first <= offset:
                start, name, barriers = first, found, are_barriers
        number, rest = divmod(offset - start, _BARRIER)
        if barriers and not rest:
            return f"{name} + {number}" if number else name
        return f"byte {offset - start} of {name}"

    @cached_property
    def _allocations(self) -> dict[str, list[tuple[int, str, bool]]]:
        """array → (first byte, name, whether the line speaks of barriers), in order."""
        starts: dict[str, dict[int, tuple[str, int]]] = {}
        arrays = {op.result: op.attrs["global_name"].name for op in self._function.walk() if op.name == "llvm.mlir.addressof"}
        for op in self._function.walk():
            first = 0 if op.name == "llvm.mlir.addressof" else _constant_offset(op)
            base = op.result if op.name == "llvm.mlir.addressof" else op.operands[0] if op.operands else None
            if base in arrays and first is not None and op.loc and _ALLOCATES.search(line_of(op.loc.file, op.loc.line) or ""):
                starts.setdefault(arrays[base], {}).setdefault(first, (op.loc.file, op.loc.line))
        return {array: _named(places) for array, places in starts.items()}


def _constant_offset(op: Op) -> int | None:
    """How many bytes a `getelementptr` of bytes moves its pointer; None if that is not constant."""
    indices = op.attrs.get("rawConstantIndices") if op.name == "llvm.getelementptr" else None
    constant = isinstance(indices, IntArray) and len(indices.values) == 1 and len(op.operands) == 1
    return indices.values[0] if constant and getattr(op.attrs.get("elem_type"), "mlir", "") == "i8" else None


def _named(places: dict[int, tuple[str, int]]) -> list[tuple[int, str, bool]]:
    """Name the starts of allocations by what their lines assign to: of several on a line each its own, if there are as many names."""
    found = []
    for first, place in sorted(places.items()):
        text = line_of(*place) or ""
        targets = _TARGETS.match(text)
        names = re.split(r"\s*,\s*", targets[1]) if targets else [f"what line {place[1]} allocates"]
        together = sorted(f for f, p in places.items() if p == place)
        name = names[together.index(first)] if len(names) == len(together) else ", ".join(names)
        found.append((first, name, bool(_BARRIERS.search(text))))
    return found
