"""Tensor maps that a kernel updates itself, for tensors whose addresses and extents it reads at run
time, as in a grouped GEMM.

Each block has 128 bytes of global memory per map. A map starts as a copy of an atom's map, is
updated for each new tensor, and is acquired by the warp that copies with it. Updates are made in
global memory, or in shared memory and published from there.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any

from cutec.cute.arch.indices import warp_idx
from cutec.cute.arch.mbarrier import cp_async_bulk_commit_group, cp_async_bulk_wait_group
from cutec.cute.arch.sync import elect_one, sync_warp
from cutec.cute.arch.warp import make_warp_uniform
from cutec.cute.nvgpu import tensormaps
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.guarded import guarded
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.numeric import Int64
from cutec.frontend.tensors.pointers import AddressSpace, Pointer, pointer_type
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass, derivable


class TensorMapUpdateMode(enum.Enum):
    """Where maps are changed."""

    GMEM = "gmem"
    SMEM = "smem"


@derivable
@dataclass(frozen=True)
class TensorMapManager:
    """`tensormap_update_mode` says where maps are changed; `bytes_per_tensormap` is the room for
    one: 128. Raises E0440 for another size.
    """

    tensormap_update_mode: TensorMapUpdateMode
    bytes_per_tensormap: int = 128

    def __post_init__(self) -> None:
        if self.bytes_per_tensormap != 128:
            raise error(
                "E0440",
                f"a tensor map of {self.bytes_per_tensormap} bytes",
                user_location(),
                help="a tensor map has 128 bytes",
            )

    def get_tensormap_ptr(self, ptr: Pointer, address_space: AddressSpace = AddressSpace.gmem) -> Pointer:
        """A map in global memory, as a pointer of a space, taken to be at a multiple of 128 bytes.
        Raises E0440 for another space.
        """
        if address_space not in (AddressSpace.gmem, AddressSpace.generic):
            raise error(
                "E0440",
                f"copies take tensor maps from global memory, not {address_space.name}",
                user_location(),
                help="address_space=cute.AddressSpace.gmem or generic",
            )
        return Pointer(_in_space(ptr, address_space), Int64, address_space, self.bytes_per_tensormap)

    def init_tensormap_from_atom(self, copy_atom: Any, dst_ptr: Pointer, warp_id: int) -> None:
        """Warp `warp_id` initialises a map as a copy of an atom's, in global or shared memory."""
        with guarded((_warp() == warp_id).ir):
            tensormaps.copy_tensormap(copy_atom, dst_ptr)
            sync_warp()

    def fence_tensormap_initialization(self) -> None:
        """Order the initialisation of maps in global memory before their updates."""
        if self.tensormap_update_mode is TensorMapUpdateMode.GMEM:
            tensormaps.fence_tma_desc_release()

    def update_tensormap(
        self,
        tensor_gmem: Sequence[Any],
        tma_copy_atom: Sequence[Any],
        tensormap_gmem_ptr: Sequence[Pointer],
        warp_id: int,
        tensormap_smem_ptr: Sequence[Pointer | None] = (),
    ) -> None:
        """Warp `warp_id` makes maps describe other tensors and publishes them; the n-th elements of
        the sequences belong together. In mode SMEM maps are updated at `tensormap_smem_ptr`. Before
        that, this warp waits until its bulk stores have read their sources.
        """
        in_shared = self.tensormap_update_mode is TensorMapUpdateMode.SMEM
        changed: Sequence[Any] = tensormap_smem_ptr if in_shared else tensormap_gmem_ptr
        _check_counts(tensor_gmem, tma_copy_atom, tensormap_gmem_ptr, changed)
        with guarded((_warp() == warp_id).ir):
            for atom, tensor, pointer in zip(tma_copy_atom, tensor_gmem, changed):
                tensormaps.update_tma_descriptor(atom, tensor, pointer)
            with elect_one():  # copies by the old maps are complete
                cp_async_bulk_commit_group()
                cp_async_bulk_wait_group(0, read=True)
            sync_warp()
            if in_shared:
                for target, source in zip(tensormap_gmem_ptr, changed):
                    tensormaps.cp_fence_tma_desc_release(target, source)
            else:
                tensormaps.fence_tma_desc_release()

    def fence_tensormap_update(self, tensormap_ptr: Pointer) -> None:
        """Acquire a map: copies of this thread see it as it was published."""
        tensormaps.fence_tma_desc_acquire(tensormap_ptr)


def _warp() -> Any:
    return make_warp_uniform(warp_idx())


def _in_space(pointer: Pointer, space: AddressSpace) -> Any:
    """The address in a memory space. Raises E0440 for a pointer to another one."""
    if pointer.memspace not in (AddressSpace.gmem, AddressSpace.generic):
        raise error(
            "E0440",
            f"copies take tensor maps from global memory, not from {pointer.memspace.name}",
            user_location(),
            help="give each block 128 bytes per map in a tensor of Int64: maps[block, number, None].iterator",
        )
    return (
        pointer.ir
        if pointer.memspace is space
        else builder().value("llvm.addrspacecast", [pointer.ir], pointer_type(space))
    )


def _check_counts(tensors: Sequence[Any], atoms: Sequence[Any], targets: Sequence[Any], changed: Sequence[Any]) -> None:
    counts = [len(tensors), len(atoms), len(targets), len(changed)]
    if len(set(counts)) > 1 or None in changed:
        raise error(
            "E0440",
            f"{counts[0]} tensors, {counts[1]} atoms, {counts[2]} maps, {counts[3]} places where they are changed",
            user_location(),
            help="give one atom and one map per tensor; mode SMEM also needs one place in shared memory per tensor",
        )


take_loc_ip(globals())
