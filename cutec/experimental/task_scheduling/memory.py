"""Shared memory of resources, in one block, and columns of tensor memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutec.diag import error
from cutec.experimental.array import Array
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Uint8, as_class
from cutec.frontend.tensors.pointers import AddressSpace
from cutec.target.tensor_memory import COLUMNS

_PATTERN = 1024  # bytes after which the widest swizzle repeats: tiles begin at a multiple


class SmemAllocation:
    """Bytes of shared memory, or `count` elements; `offset` is their place in the block, once the
    allocator has laid it out.
    """

    def __init__(self, name: str, size: int = 0, *, dtype: Any = None, count: int = 1, alignment: int = 128):
        self.name, self.alignment = name, alignment
        self.dtype, self.count = (Uint8, size) if dtype is None else (as_class(dtype), count)
        self.size = -(-self.count * self.dtype.width // 8)
        self.offset = 0


class SmemAllocator:
    """The shared memory of resources. Their pipelines have memory of their own."""

    def __init__(self) -> None:
        self.resources: list[Any] = []
        self.bytes, self.alignment = 0, 16
        self.smem_base: Array | None = None  # once it is allocated
        self.tensor_memory: SmemAllocation | None = None  # where the address of tensor memory is
        self._others: list[SmemAllocation] = []
        self._aliases: list[list[list[SmemAllocation]]] = []

    def add_resource(self, resource: Any) -> None:
        """Let a resource have what it needs."""
        self.resources.append(resource)

    def add(self, allocation: SmemAllocation) -> SmemAllocation:
        """Let the kernel have memory of its own; `get` finds it."""
        self._others.append(allocation)
        return allocation

    def add_tmem_ptr(self, allocation: SmemAllocation) -> SmemAllocation:
        """The place of the address of tensor memory: `context.tmem_ptr_i32` of works."""
        self.tensor_memory = allocation
        return self.add(allocation)

    def add_alias_group(self, phases: Sequence[Sequence[SmemAllocation]]) -> None:
        """Let allocations of each phase, which lie one behind the other, begin where those of the
        others do.
        """
        self._aliases.append([list(phase) for phase in phases])

    def add_pipeline_group(self, group: Any) -> None:
        """Groups need no memory beside that of their members."""

    def compute_layout(self) -> None:
        """Place all allocations, one behind the other. Raises E0506 for one of no bytes."""
        needed = [a for resource in self.resources for a in resource.get_smem_requirements()] + self._others
        shared = {id(a) for phases in self._aliases for phase in phases for a in phase}
        self.bytes = _placed([a for a in needed if id(a) not in shared], 0)
        for phases in self._aliases:
            self.alignment = max([self.alignment, *(a.alignment for phase in phases for a in phase)])
            start = -(-self.bytes // self.alignment) * self.alignment
            self.bytes = max(_placed(phase, start) for phase in phases)
        pattern = _PATTERN if self.bytes >= _PATTERN else 1
        self.alignment = max([self.alignment, pattern, *(a.alignment for a in needed)])

    def allocate(self) -> Array | None:
        """The block, in a kernel."""
        if self.bytes:
            self.smem_base = Array(Uint8, self.bytes, space=AddressSpace.smem, alignment=self.alignment)
        return self.smem_base

    def get(self, allocation: SmemAllocation) -> Array:
        """The memory of an allocation, once the task manager has set up. Raises E0506 before."""
        if self.smem_base is None:
            raise error(
                "E0506",
                f"{allocation.name!r} is not allocated yet",
                user_location(),
                help="call setup_resources_and_tasks() of the task manager first",
            )
        return Array(self.smem_base.data_ptr(allocation.offset), allocation.count, dtype=allocation.dtype)


def _placed(allocations: Sequence[SmemAllocation], start: int) -> int:
    """Place allocations one behind the other; returns where they end. Raises E0506."""
    for allocation in allocations:
        if allocation.size <= 0:
            raise error(
                "E0506",
                f"{allocation.name!r} has no bytes",
                user_location(),
                help="give a size, or dtype and count",
            )
        alignment = max(allocation.alignment, _PATTERN if allocation.size >= _PATTERN else 1)
        allocation.offset = -(-start // alignment) * alignment
        start = allocation.offset + allocation.size
    return start


class TmemAllocation:
    """Columns of tensor memory; `offset` is the first of them, counted from the kernel's first."""

    def __init__(self, name: str, columns: int):
        self.name, self.columns, self.offset = name, columns, 0


class TmemAllocator:
    """The columns of resources. The kernel allocates them itself."""

    def __init__(self) -> None:
        self.resources: list[Any] = []
        self.columns = 0

    def add_resource(self, resource: Any) -> None:
        """Let a resource have what it needs."""
        self.resources.append(resource)

    def compute_layout(self) -> None:
        """Place all columns side by side. Raises E0506 for more than there are."""
        self.columns = 0
        for allocation in [a for resource in self.resources for a in resource.get_tmem_requirements()]:
            allocation.offset = self.columns
            self.columns += allocation.columns
        if self.columns > COLUMNS:
            raise error(
                "E0506",
                f"{self.columns} columns of tensor memory",
                user_location(),
                help=f"there are {COLUMNS}: take fewer stages or smaller tiles",
            )


class Context:
    """What all works of a kernel share."""

    def __init__(self, smem_base: Array | None, tmem_ptr_i32: Array | None = None):
        self.smem_base, self.tmem_ptr_i32 = smem_base, tmem_ptr_i32
