"""`cute.nvgpu`: operations of NVIDIA hardware, from which atoms are made. Names are looked up when
they are asked for (PEP 562).
"""

from cutec.lazy import late_names

_NAMES = {
    "cutec.cute.nvgpu.common": (
        "CacheEvictionPriority CopyG2ROp CopyR2GOp CopyR2SOp CopyS2ROp CopyUniversalOp L2PrefetchSize LoadCacheMode"
        " MemoryOrder MemoryScope MmaUniversalOp OperandMajorMode ReductionKind SharedSpace StoreCacheMode"
    ),
    "cutec.cute.nvgpu.tma_operands": "make_tiled_tma_atom_A make_tiled_tma_atom_B",
}
__getattr__, __dir__, __all__ = late_names(__name__, globals(), _NAMES, "common cpasync warp warpgroup")
