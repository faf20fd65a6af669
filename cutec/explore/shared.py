"""The map of shared memory: every allocation of every kernel with its offset and size.

Allocations are found where `SharedNames` finds the names for findings. One reaches to the next, or
to the end of its array, so its size includes the padding behind it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cutec.artifact.host import HostProgram
from cutec.driver.build.make_bundle import dynamic_shared
from cutec.explore.places import Places, callers
from cutec.explore.shared_layouts import Addressed
from cutec.interpreter.memory.shared_names import Allocation, SharedNames
from cutec.ir.core import Op
from cutec.layout import format_text
from cutec.lazy_pattern import pattern

DYNAMIC = "dynamic_smem"  # the array whose size a launch states
_ARRAY = pattern(r"!llvm\.array<(\d+) x i(\d+)>")
_MBARRIER_BYTES = 8


def kernels(device: Op) -> dict[str, Op]:
    """The kernels of a module by name, in order."""
    return {op.attrs["sym_name"]: op for op in device.walk() if "gpu.kernel" in op.attrs}


def shared_records(
    device: Op, program: HostProgram | None, layouts: Mapping[int, Addressed], places: Places
) -> list[dict[str, Any]]:
    """The allocations of all kernels, by offset. `device`: the module, whose locations have paths
    of this machine. `program`: the launches, which state the size of dynamic shared memory.
    `layouts`: by offset in it.
    """
    sizes = {op.attrs["sym_name"]: _array_bytes(op) for op in device.walk() if op.name == "llvm.mlir.global"}
    fixed = {array: size for array, size in sizes.items() if array != DYNAMIC}
    return [
        record
        for name, function in kernels(device).items()
        for record in _of_kernel(name, function, fixed | {DYNAMIC: dynamic_shared(program, name) or 0}, layouts, places)
    ]


def _array_bytes(array: Op) -> int:
    match = _ARRAY.fullmatch(array.attrs["global_type"].mlir)
    return int(match[1]) * int(match[2]) // 8 if match else 0


def _of_kernel(
    kernel: str, function: Op, arrays: dict[str, int], layouts: Mapping[int, Addressed], places: Places
) -> Iterator[dict[str, Any]]:
    """The allocations of a kernel, array after array: static ones, then the dynamic one."""
    base = 0
    allocations = SharedNames(function).allocations
    for array, total in arrays.items():
        parts = allocations.get(array, [])
        ends = [part.first for part in parts[1:]] + [max(total, parts[-1].first if parts else 0)]
        for part, end in zip(parts, ends):
            within = {begin: layout for begin, layout in layouts.items() if part.first <= begin < end}
            content = within[min(within)] if within and array == DYNAMIC else None
            yield _record(kernel, part, base, end - part.first, content, places)
        base += total if parts else 0


def _record(
    kernel: str, part: Allocation, base: int, size: int, content: Addressed | None, places: Places
) -> dict[str, Any]:
    """An allocation of `size` bytes, in an array that begins at `base`."""
    stages, text = 1, ""
    if part.barriers:
        stages, text = max(1, size // _MBARRIER_BYTES), "barriers"
    elif content is not None:
        stages, text = content.stages, f"{content.element.mlir} {format_text(content.layout)}"
    return {
        "kernel": kernel,
        "name": part.name,
        "place": places.innermost((loc.file, loc.line) for loc in callers(part.loc)),
        "offset": base + part.first,
        "bytes": size,
        "stages": stages,
        "type": text,
    }
