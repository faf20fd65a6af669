"""`cute.nvgpu.tcgen05`: multiplies with tensor memory (sm_100a). Files for Hopper too import it:
its enumerations are there, since they are defaults of parameters, and its other names refuse to be
used.
"""

from __future__ import annotations

import enum

from cutec.cute.nvgpu.common import OperandMajorMode
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind
from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere


class CtaGroup(enum.Enum):
    """The number of blocks that multiply together."""

    ONE = 1
    TWO = 2


class OperandSource(enum.Enum):
    """The memory of operand A."""

    TMEM = "tmem"
    SMEM = "smem"


class Field(enum.Enum):
    """Fields of an atom that a call may set."""

    ACCUMULATE = "accumulate"
    SFA = "sfa"
    SFB = "sfb"


class Repetition(enum.Enum):
    """How often a copy to or from tensor memory repeats its columns."""

    x1 = 1
    x2 = 2
    x4 = 4
    x8 = 8
    x16 = 16
    x32 = 32
    x64 = 64
    x128 = 128


class Pack(enum.Enum):
    """Whether two columns of 16 bits come into one register."""

    NONE = "none"
    PACK_16b_IN_32b = "pack"


class Unpack(enum.Enum):
    """Whether a register goes into two columns of 16 bits."""

    NONE = "none"
    UNPACK_32b_IN_16b = "unpack"


_NAMES = """
BlockScaledMmaOp Cp4x32x128bOp Ld16x128bOp Ld16x256bOp Ld16x32bx2Op Ld16x64bOp Ld32x32bOp
LdRed16x32bx2Op LdRed32x32bOp MmaF16BF16Op MmaMXF4NVF4Op SM103MmaMXF4NVF4Op SM103MmaMXF4Op
St16x128bOp St16x256bOp St16x32bx2Op St16x64bOp St32x32bOp TmemLoadRedOp commit copy
find_tmem_tensor_col_offset get_s2t_smem_desc_tensor make_s2t_copy make_smem_layout_atom
make_tmem_copy make_umma_smem_desc tile_to_mma_shape
"""

__getattr__, _absent = names_elsewhere(__name__, **dict.fromkeys(_NAMES.split(), BLACKWELL))


def __dir__() -> list[str]:
    return sorted({*globals(), *_absent()})


__all__ = [
    "CtaGroup",
    "Field",
    "OperandMajorMode",
    "OperandSource",
    "Pack",
    "Repetition",
    "SmemLayoutAtomKind",
    "Unpack",
]
