"""`cute.nvgpu.tcgen05`: multiplies into tensor memory, and copies to and from it (sm_100a). Files
for Hopper too import it, since its enumerations are defaults of parameters.
"""

from __future__ import annotations

from cutec.cute.nvgpu.tcgen05 import copy, mma
from cutec.cute.nvgpu.tcgen05.copy import (
    Ld16x32bx2Op,
    Ld16x64bOp,
    Ld16x128bOp,
    Ld16x256bOp,
    Ld32x32bOp,
    LdRed16x32bx2Op,
    LdRed32x32bOp,
    Pack,
    Repetition,
    St16x32bx2Op,
    St16x64bOp,
    St16x128bOp,
    St16x256bOp,
    St32x32bOp,
    TmemLoadRedOp,
    Unpack,
)
from cutec.cute.nvgpu.tcgen05.descriptors import make_umma_smem_desc
from cutec.cute.nvgpu.tcgen05.helpers import (
    commit,
    find_tmem_tensor_col_offset,
    get_tmem_copy_properties,
    make_smem_layout_atom,
    make_tmem_copy,
    tile_to_mma_shape,
)
from cutec.cute.nvgpu.tcgen05.matrix_copy import (
    Cp2x64x128b0213Op,
    Cp4x256bOp,
    Cp128x128bOp,
    Cp128x256bOp,
    get_s2t_smem_desc_tensor,
    make_s2t_copy,
)
from cutec.cute.nvgpu.tcgen05.mma import (
    CtaGroup,
    Field,
    MmaF8F6F4Op,
    MmaF16BF16Op,
    MmaFP8Op,
    MmaI8Op,
    MmaOp,
    MmaTF32Op,
    OperandMajorMode,
    OperandSource,
)
from cutec.cute.nvgpu.tcgen05.scale_copy import Cp2x64x128b0123Op, Cp4x32x128bOp
from cutec.cute.nvgpu.tcgen05.scaled import (
    BlockScaledMmaOp,
    MmaMXF4NVF4Op,
    MmaMXF4Op,
    MmaMXF8F6F4Op,
    MmaMXF8Op,
    SM103MmaMXF4NVF4Op,
    SM103MmaMXF4Op,
)
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind

__all__ = [
    "BlockScaledMmaOp",
    "Cp2x64x128b0123Op",
    "Cp2x64x128b0213Op",
    "Cp4x32x128bOp",
    "Cp4x256bOp",
    "Cp128x128bOp",
    "Cp128x256bOp",
    "CtaGroup",
    "Field",
    "Ld16x32bx2Op",
    "Ld16x64bOp",
    "Ld16x128bOp",
    "Ld16x256bOp",
    "Ld32x32bOp",
    "LdRed16x32bx2Op",
    "LdRed32x32bOp",
    "MmaF8F6F4Op",
    "MmaF16BF16Op",
    "MmaFP8Op",
    "MmaI8Op",
    "MmaMXF4NVF4Op",
    "MmaMXF4Op",
    "MmaMXF8F6F4Op",
    "MmaMXF8Op",
    "MmaOp",
    "MmaTF32Op",
    "OperandMajorMode",
    "OperandSource",
    "Pack",
    "Repetition",
    "SM103MmaMXF4NVF4Op",
    "SM103MmaMXF4Op",
    "SmemLayoutAtomKind",
    "St16x32bx2Op",
    "St16x64bOp",
    "St16x128bOp",
    "St16x256bOp",
    "St32x32bOp",
    "TmemLoadRedOp",
    "Unpack",
    "commit",
    "copy",
    "find_tmem_tensor_col_offset",
    "get_s2t_smem_desc_tensor",
    "get_tmem_copy_properties",
    "make_s2t_copy",
    "make_smem_layout_atom",
    "make_tmem_copy",
    "make_umma_smem_desc",
    "mma",
    "tile_to_mma_shape",
]

# Programs name the block-scaled multiplies of the module `mma`, too.
for _name in ("MmaMXF4NVF4Op", "MmaMXF4Op", "MmaMXF8F6F4Op", "MmaMXF8Op"):
    setattr(mma, _name, globals()[_name])
