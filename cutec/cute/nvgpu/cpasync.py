"""`cute.nvgpu.cpasync`: copies to and from shared memory that go on while threads compute: those of
threads (cp.async), and those of the TMA unit from Hopper on. Names are looked up when they are
asked for (PEP 562): an Ampere kernel loads nothing of the TMA unit.
"""

from cutec.lazy import late_names

_NAMES = {
    "cutec.cute.nvgpu.common": "LoadCacheMode",
    "cutec.cute.nvgpu.copy_async": "CopyG2SOp",
    "cutec.cute.nvgpu.bulk": (
        "CopyBulkG2SMulticastOp CopyBulkG2SOp CopyBulkS2GOp CopyBulkS2SOp CopyDsmemStoreOp CopyReduceBulkS2GOp"
        " CopyReduceBulkS2SOp"
    ),
    "cutec.cute.nvgpu.im2col": "Column Im2colAtom make_im2col_tma_atom",
    "cutec.cute.nvgpu.tensormaps": (
        "copy_tensormap cp_fence_tma_desc_release fence_tma_desc_acquire fence_tma_desc_release update_tma_descriptor"
    ),
    "cutec.cute.nvgpu.tma": (
        "CopyBulkTensorTileG2SMulticastOp CopyBulkTensorTileG2SOp CopyBulkTensorTileS2GOp CopyReduceBulkTensorTileS2GOp"
        " TmaAtom create_tma_multicast_mask make_tiled_tma_atom prefetch_descriptor tma_partition"
    ),
    "cutec.cute.nvgpu.tma_info": "TmaInfo",
}
__getattr__, __dir__, __all__ = late_names(__name__, globals(), _NAMES)
