# The names of `cute.nvgpu` and where each is defined.
from cutec.cute.nvgpu.common import (
    CacheEvictionPriority as CacheEvictionPriority,
    CopyG2ROp as CopyG2ROp,
    CopyR2GOp as CopyR2GOp,
    CopyR2SOp as CopyR2SOp,
    CopyS2ROp as CopyS2ROp,
    CopyUniversalOp as CopyUniversalOp,
    L2PrefetchSize as L2PrefetchSize,
    LoadCacheMode as LoadCacheMode,
    MemoryOrder as MemoryOrder,
    MemoryScope as MemoryScope,
    MmaUniversalOp as MmaUniversalOp,
    OperandMajorMode as OperandMajorMode,
    OutputMajorMode as OutputMajorMode,
    ReductionKind as ReductionKind,
    SharedSpace as SharedSpace,
    StoreCacheMode as StoreCacheMode,
)
from cutec.cute.nvgpu.tma_operands import (
    make_tiled_tma_atom_A as make_tiled_tma_atom_A,
    make_tiled_tma_atom_B as make_tiled_tma_atom_B,
)

from . import common as common, cpasync as cpasync, tcgen05 as tcgen05, warp as warp, warpgroup as warpgroup
