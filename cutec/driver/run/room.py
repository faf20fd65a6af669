"""Whether the tensors of a call fit into memory: asked before they are made, since a machine that
has run out of memory ends programs without a word.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from math import prod

from cutec.artifact.signature import TensorParam
from cutec.diag import error
from cutec.runtime import arrays

# What Linux says is available, and limits of a container (control groups 2 and 1).
_MEMINFO = "/proc/meminfo"
_GROUPS = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")
_FILLING = 8  # bytes an element while random elements are made, as float64 or int64, of one tensor at a time


def check_room(tensors: Iterable[TensorParam], extents: Mapping[str, int], read: int) -> None:
    """Raises E1032 if the tensors of a call, and `read` bytes of files, are more than the memory
    that is available. `extents` by symbol.
    """
    sizes = {tensor.name: arrays.covered_bytes(tensor, extents) for tensor in tensors}
    filling = max((_FILLING * prod(arrays.shape_of(tensor, extents)) for tensor in tensors), default=0)
    needed, there = sum(sizes.values()) + filling + read, available_bytes()
    if needed <= there:
        return
    largest = max(tensors, key=lambda tensor: sizes[tensor.name])
    shape = ", ".join(map(str, arrays.shape_of(largest, extents)))
    named = ", ".join(f"{name}=..." for name in dict.fromkeys(e for e in largest.shape if isinstance(e, str)))
    raise error(
        "E1032",
        f"the tensors of this call take {_text(needed)} of memory, and {_text(there)} are available;"
        f" {largest.name}, {largest.dtype}[{shape}], is {_text(sizes[largest.name])} of it",
        help=f"choose smaller extents: --set {named}" if named else "run it where there is more memory",
    )


def check_bytes(what: str, needed: int) -> None:
    """Raises E1032 if `needed` bytes for one thing are more than the memory that is available."""
    if needed > (there := available_bytes()):
        message = f"{what} takes {_text(needed)} of memory, and {_text(there)} are available"
        raise error("E1032", message, help="choose smaller extents, or run it where there is more memory")


def available_bytes() -> int:
    """The memory that this process may still take: what the system has available, or what a limit
    of its container allows.
    """
    return min(_limits())


def _limits() -> Iterator[int]:
    yield os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    for line in _lines(_MEMINFO):
        if line.startswith("MemAvailable:"):
            yield int(line.split()[1]) << 10
    for path in _GROUPS:
        yield from (int(line) for line in _lines(path) if line.strip().isdecimal())


def _lines(path: str) -> list[str]:
    try:
        with open(path) as file:
            return file.readlines()
    except OSError:
        return []


def _text(count: int) -> str:
    """`3.2 GB`; `7e+09 GB` where that is longer."""
    return f"{count / 1e9:.3g} GB" if count >= 1e9 else f"{count / 1e6:.3g} MB"
