"""The map of shared memory: every allocation of every kernel with its offset and size.

Allocations are found where `SharedNames` finds the names for findings. One reaches to the next, or
to the end of its array, so its size includes the padding behind it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cutec.artifact.manifest import Resources
from cutec.explore.layouts import Found
from cutec.explore.places import At, Places, callers
from cutec.interpreter.memory.shared_names import Allocation, SharedNames
from cutec.ir.core import Op
from cutec.layout import LayoutBase, format_text, is_static
from cutec.layout.modes import static_size
from cutec.layout.swizzle import outer_of
from cutec.lazy_pattern import pattern
from cutec.ops.cute.types import TensorView
from cutec.records import NamedTuple

DYNAMIC = "dynamic_smem"  # the array whose size a launch states
_ARRAY = pattern(r"!llvm\.array<(\d+) x i(\d+)>")
_MBARRIER_BYTES = 8


class _Shape(NamedTuple):
    """What an allocation holds, in words, and how many stages of it."""

    text: str
    stages: int


def shared_records(
    device: Op, arch: str, kernels: Mapping[str, Mapping[str, Resources]], named: Iterable[Found], places: Places
) -> list[dict[str, Any]]:
    """The allocations of all kernels, by offset. `device`: the module, whose locations have paths
    of this machine. `named`: values that variables hold, for types.
    """
    shapes = {(found.name, found.at): shape for found in named if (shape := _shape(found)) is not None}
    sizes = {op.attrs["sym_name"]: _array_bytes(op) for op in device.walk() if op.name == "llvm.mlir.global"}
    records = []
    for function in device.walk():
        name = function.attrs["sym_name"] if "function_type" in function.attrs else ""
        used = kernels.get(name, {}).get(arch)
        if used is not None:
            arrays = {array: sizes.get(array, 0) for array in sizes if array != DYNAMIC}
            arrays[DYNAMIC] = used.dynamic_shared or 0
            records += _of_kernel(name, function, arrays, shapes, places)
    return records


def _array_bytes(array: Op) -> int:
    match = _ARRAY.fullmatch(array.attrs["global_type"].mlir)
    return int(match[1]) * int(match[2]) // 8 if match else 0


def _of_kernel(
    kernel: str, function: Op, arrays: dict[str, int], shapes: dict[tuple[str, At], _Shape], places: Places
) -> Iterator[dict[str, Any]]:
    """The allocations of a kernel, array after array: static ones, then the dynamic one."""
    base = 0
    allocations = SharedNames(function).allocations
    for array, total in arrays.items():
        parts = allocations.get(array, [])
        ends = [part.first for part in parts[1:]] + [max(total, parts[-1].first if parts else 0)]
        for part, end in zip(parts, ends):
            yield _record(kernel, part, base, end - part.first, shapes, places)
        base += total if parts else 0


def _record(
    kernel: str, part: Allocation, base: int, size: int, shapes: dict[tuple[str, At], _Shape], places: Places
) -> dict[str, Any]:
    chain = [(loc.file, loc.line) for loc in callers(part.loc)]
    place = places.innermost(chain)
    at = At(*places.table[place]) if place >= 0 else At("", 0)
    if part.barriers:
        shape = _Shape("barriers", max(1, size // _MBARRIER_BYTES))
    else:
        shape = shapes.get((part.name, at), _Shape("", 1))
    return {
        "kernel": kernel,
        "name": part.name,
        "place": place,
        "offset": base + part.first,
        "bytes": size,
        "stages": shape.stages,
        "type": shape.text,
    }


def _shape(found: Found) -> _Shape | None:
    """The type of a variable that is a tensor or a layout. Its stages are the last of three modes
    or more.
    """
    payload = found.type.payload
    element = ""
    if isinstance(payload, TensorView):
        element, payload = f"{payload.element.mlir} ", payload.layout
    if not isinstance(payload, LayoutBase):
        return None
    outer = outer_of(payload)
    stages = static_size(outer, outer.rank - 1) if outer.rank > 2 and is_static(outer) else 1
    return _Shape(f"{element}{format_text(payload)}", stages)
