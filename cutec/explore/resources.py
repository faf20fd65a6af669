"""The resources of each kernel, and how many blocks each of them would allow."""

from __future__ import annotations

from typing import Any

from cutec.artifact.manifest import Export, Resources
from cutec.target.arch import parse_arch
from cutec.target.occupancy import blocks_by_resource


def kernel_resources(export: Export, arch: str) -> list[dict[str, Any]]:
    """One record per kernel that was compiled for `arch`. A value is None where a call decides."""
    return [_record(name, used[arch], arch) for name, used in export.kernels.items() if arch in used]


def _record(kernel: str, used: Resources, arch: str) -> dict[str, Any]:
    shared = None if used.dynamic_shared is None else used.shared + used.dynamic_shared
    return {
        "kernel": kernel,
        "registers": used.registers,
        "spills": used.spill_stores + used.spill_loads,
        "stack": used.stack,
        "shared": shared,
        "threads": used.max_threads,
        "blocks": used.blocks,
        "occupancy": used.occupancy,
        "limit": used.limit,
        "limits": _limits(used, arch) if used.blocks is not None else [],
    }


def _limits(used: Resources, arch: str) -> list[dict[str, Any]]:
    """The blocks of a multiprocessor by resource. The manifest states `blocks` only where threads
    and shared memory are known.
    """
    assert used.max_threads is not None and used.dynamic_shared is not None
    limits = parse_arch(arch).limits
    shared = used.shared + used.dynamic_shared
    bounds = blocks_by_resource(limits, used.max_threads, used.registers, shared, used.tensor_columns)
    return [{"what": what, "blocks": blocks} for what, blocks in bounds.items()]
