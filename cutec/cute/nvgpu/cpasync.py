"""`cute.nvgpu.cpasync`: copies from global to shared memory that go on while threads compute (PTX ISA, "cp.async")."""

from __future__ import annotations

from cutec.cute.nvgpu.common import LoadCacheMode
from cutec.cute.nvgpu.bulk import (
    CopyBulkG2SMulticastOp, CopyBulkG2SOp, CopyBulkS2GOp, CopyBulkS2SOp, CopyDsmemStoreOp, CopyReduceBulkS2GOp, CopyReduceBulkS2SOp,
)  # fmt: skip
from cutec.cute.nvgpu.im2col import Column, Im2colAtom, make_im2col_tma_atom
from cutec.cute.nvgpu.tensormaps import (
    copy_tensormap, cp_fence_tma_desc_release, fence_tma_desc_acquire, fence_tma_desc_release, update_tma_descriptor,
)  # fmt: skip
from cutec.cute.nvgpu.tma import (
    CopyBulkTensorTileG2SMulticastOp, CopyBulkTensorTileG2SOp, CopyBulkTensorTileS2GOp, CopyReduceBulkTensorTileS2GOp, TmaAtom,
    create_tma_multicast_mask, make_tiled_tma_atom, prefetch_descriptor, tma_partition,
)  # fmt: skip
from cutec.cute.nvgpu.tma_info import TmaInfo
from cutec.diag import error
from cutec.frontend.location import user_location
from cutec.records import dataclass


@dataclass(frozen=True)
class CopyG2SOp:
    """cp.async of 4, 8 or 16 bytes. `cache_mode`: GLOBAL keeps data out of the first cache (16 bytes only). Where a predicate is false nothing
    is read and zeros are written; without `zero_fill` nothing is written either."""

    cache_mode: LoadCacheMode = LoadCacheMode.ALWAYS
    zero_fill: bool = True

    def row_name(self) -> str:
        """The name of its row in the table of copy atoms. Raises E0411 for a cache mode that cp.async does not have."""
        names = {LoadCacheMode.ALWAYS: "CACHEALWAYS", LoadCacheMode.GLOBAL: "CACHEGLOBAL"}
        if self.cache_mode not in names:
            raise error("E0411", f"cp.async has no cache mode {self.cache_mode}", user_location(), help="LoadCacheMode.ALWAYS or LoadCacheMode.GLOBAL")
        return f"SM80_CP_ASYNC_{names[self.cache_mode]}{'_ZFILL' if self.zero_fill else ''}"


__all__ = [
    "CopyBulkG2SMulticastOp", "CopyBulkG2SOp", "CopyBulkS2GOp", "CopyBulkS2SOp", "CopyDsmemStoreOp", "CopyReduceBulkS2GOp", "CopyReduceBulkS2SOp",
    "CopyBulkTensorTileG2SMulticastOp", "CopyBulkTensorTileG2SOp", "CopyBulkTensorTileS2GOp", "CopyG2SOp", "CopyReduceBulkTensorTileS2GOp",
    "Column", "Im2colAtom", "LoadCacheMode", "TmaAtom", "TmaInfo", "copy_tensormap", "cp_fence_tma_desc_release", "fence_tma_desc_acquire", "fence_tma_desc_release",
    "make_im2col_tma_atom", "update_tma_descriptor", "create_tma_multicast_mask", "make_tiled_tma_atom", "prefetch_descriptor", "tma_partition",
]  # fmt: skip
