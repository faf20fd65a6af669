"""Shared memory of resources, in one block."""

from __future__ import annotations

from typing import Any

from cutec.diag import error
from cutec.experimental.array import Array
from cutec.experimental.task_scheduling.enums import ELSEWHERE
from cutec.frontend.core.location import user_location
from cutec.frontend.exports.elsewhere import elsewhere
from cutec.frontend.numbers.numeric import Uint8, as_class
from cutec.frontend.tensors.pointers import AddressSpace


class SmemAllocation:
    """Bytes of shared memory, or `count` elements; `offset` is their place in the block, once the
    allocator has laid it out.
    """

    def __init__(self, name: str, size: int = 0, *, dtype: Any = None, count: int = 0, alignment: int = 128):
        self.name, self.alignment = name, alignment
        self.size = size if dtype is None else -(-count * as_class(dtype).width // 8)
        self.offset = 0


class SmemAllocator:
    """The shared memory of resources. Their pipelines have memory of their own."""

    def __init__(self) -> None:
        self.resources: list[Any] = []
        self.bytes, self.alignment = 0, 16

    def add_resource(self, resource: Any) -> None:
        """Let a resource have what it needs."""
        self.resources.append(resource)

    def add_pipeline_group(self, group: Any) -> None:
        """Groups need no memory beside that of their members."""

    def compute_layout(self) -> None:
        """Place all allocations, one behind the other. Raises E0506 for one of no bytes."""
        self.bytes = 0
        for allocation in [a for resource in self.resources for a in resource.get_smem_requirements()]:
            if allocation.size <= 0:
                raise error(
                    "E0506",
                    f"{allocation.name!r} has no bytes",
                    user_location(),
                    help="give a size, or dtype and count",
                )
            allocation.offset = -(-self.bytes // allocation.alignment) * allocation.alignment
            self.bytes = allocation.offset + allocation.size
            self.alignment = max(self.alignment, allocation.alignment)

    def allocate(self) -> Array | None:
        """The block, in a kernel."""
        if not self.bytes:
            return None
        return Array(Uint8, self.bytes, space=AddressSpace.smem, alignment=self.alignment)


class Context:
    """What all works of a kernel share."""

    def __init__(self, smem_base: Array | None):
        self.smem_base = smem_base


TmemAllocation = elsewhere("experimental.task_scheduling.memory.TmemAllocation", ELSEWHERE)
TmemAllocator = elsewhere("experimental.task_scheduling.memory.TmemAllocator", ELSEWHERE)
