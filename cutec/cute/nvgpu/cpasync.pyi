# The names of `cute.nvgpu.cpasync` and where each is defined.
from cutec.cute.nvgpu.bulk import (
    CopyBulkG2SMulticastOp as CopyBulkG2SMulticastOp,
    CopyBulkG2SOp as CopyBulkG2SOp,
    CopyBulkS2GOp as CopyBulkS2GOp,
    CopyBulkS2SOp as CopyBulkS2SOp,
    CopyDsmemStoreOp as CopyDsmemStoreOp,
    CopyReduceBulkS2GOp as CopyReduceBulkS2GOp,
    CopyReduceBulkS2SOp as CopyReduceBulkS2SOp,
    group_bulk_copy_modes as group_bulk_copy_modes,
)
from cutec.cute.nvgpu.common import LoadCacheMode as LoadCacheMode, ReductionKind as ReductionKind
from cutec.cute.nvgpu.copy_async import CopyG2SOp as CopyG2SOp
from cutec.cute.nvgpu.im2col import (
    Column as Column,
    Im2colAtom as Im2colAtom,
    make_im2col_tma_atom as make_im2col_tma_atom,
)
from cutec.cute.nvgpu.tensormaps import (
    copy_tensormap as copy_tensormap,
    cp_fence_tma_desc_release as cp_fence_tma_desc_release,
    fence_tma_desc_acquire as fence_tma_desc_acquire,
    fence_tma_desc_release as fence_tma_desc_release,
    update_tma_descriptor as update_tma_descriptor,
)
from cutec.cute.nvgpu.tma import (
    CopyBulkTensorTileG2SMulticastOp as CopyBulkTensorTileG2SMulticastOp,
    CopyBulkTensorTileG2SOp as CopyBulkTensorTileG2SOp,
    CopyBulkTensorTileS2GOp as CopyBulkTensorTileS2GOp,
    CopyReduceBulkTensorTileS2GOp as CopyReduceBulkTensorTileS2GOp,
    TmaAtom as TmaAtom,
    create_tma_multicast_mask as create_tma_multicast_mask,
    make_tiled_tma_atom as make_tiled_tma_atom,
    prefetch_descriptor as prefetch_descriptor,
    tma_partition as tma_partition,
)
from cutec.cute.nvgpu.tma_info import (
    CopyBulkTensorTileG2SMulticastNonExecTrait as CopyBulkTensorTileG2SMulticastNonExecTrait,
    CopyBulkTensorTileG2SNonExecTrait as CopyBulkTensorTileG2SNonExecTrait,
    CopyBulkTensorTileS2GNonExecTrait as CopyBulkTensorTileS2GNonExecTrait,
    CopyReduceBulkTensorTileS2GNonExecTrait as CopyReduceBulkTensorTileS2GNonExecTrait,
    TmaInfo as TmaInfo,
)

ReductionOp = ReductionKind
