"""Tensor maps of tensors that only a kernel knows, of addresses that it reads from memory for
instance. The kernel writes them to a workspace that calls give, the last argument: a map for each
buffer in shared memory that copies take, in each block. A copy first makes the map of its buffer
anew: the copy that used the buffer before has ended by then.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from cutec.cute import arch
from cutec.cute.likes import size_in_bytes
from cutec.cute.nvgpu import tensormaps
from cutec.cute.nvgpu.election import emit_elected
from cutec.cute.nvgpu.tma import TmaAtom, map_address
from cutec.cute.nvgpu.tma_made import emit_updates
from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int32, Int64, Uint8
from cutec.frontend.tensors.pointers import AddressSpace, Pointer
from cutec.frontend.tensors.tensor import Tensor, source_of
from cutec.ir.types import PtrType
from cutec.ops.tensor_map import TENSOR_MAP_BYTES

_GLOBAL = 1


class WorkspaceNeeded(Exception):
    """A kernel makes tensor maps, and its function has no workspace."""


class DeviceMaps:
    """The workspace of a function that is traced. `size`: the bytes that kernels need so far."""

    def __init__(self, workspace: Tensor):
        self._workspace = workspace
        self.size = 0

    def of_buffer(self, shared: Tensor) -> Pointer:
        """A pointer to the map of a buffer in shared memory, in this block. Raises E0440 where the
        number of blocks is known only at a call.
        """
        kernel = current().kernel
        assert kernel is not None
        if kernel.grid is None:
            raise error(
                "E0440",
                "a kernel with a grid that is known only at a call makes a tensor map",
                user_location(),
                help="launch a grid of constants, or make the tensor map of an argument of the kernel",
            )
        whole, one = source_of(shared), size_in_bytes(shared.element_type, shared.layout)
        buffers = max(1, size_in_bytes(whole.element_type, whole.layout) // one)
        first, blocks = self.size // TENSOR_MAP_BYTES, prod(kernel.grid)
        self.size += TENSOR_MAP_BYTES * buffers * blocks
        x, y, z = arch.block_idx()
        block = x + kernel.grid[0] * (y + kernel.grid[1] * z)
        buffer = (shared.iterator.toint() - whole.iterator.toint()).to(Int32) // one
        value = kernel.host_value(PtrType(_GLOBAL), lambda given: self._workspace.iterator.ir, self)
        start = Pointer(value, Uint8, AddressSpace.gmem, TENSOR_MAP_BYTES)
        place: Any = start + (Int64(first) + (block * buffers + buffer).to(Int64)) * TENSOR_MAP_BYTES
        return place.align(TENSOR_MAP_BYTES)


def map_of(atom: TmaAtom, shared: Tensor) -> dict[str, Any]:
    """What `cute.copy` needs besides an atom: nothing if the host makes its map, else the map that
    the kernel makes for a buffer; a whole warp executes it. Raises WorkspaceNeeded.
    """
    if not atom.changes:
        return {}
    maps: DeviceMaps | None = current().device_maps
    if maps is None:
        raise WorkspaceNeeded
    place = maps.of_buffer(shared)
    emit_elected(lambda: _make(atom, place))
    arch.sync_warp()
    tensormaps.fence_tma_desc_acquire(place)
    return {"tma_desc_ptr": place}


def _make(atom: TmaAtom, place: Pointer) -> None:
    """Write a map, by one thread, and release it."""
    address = map_address(place)
    builder().emit("cute_nvgpu.copy_tma_desc", [address, atom.descriptor])
    emit_updates(address, atom.changes)
    tensormaps.fence_tma_desc_release()


def traced_with(workspace: Tensor, function: Callable[..., Any], arguments: dict[str, Any]) -> int:
    """Trace a host function whose kernels have a workspace; the bytes that it needs."""
    trace = current()
    trace.device_maps = maps = DeviceMaps(workspace)
    function(**arguments)
    return maps.size
