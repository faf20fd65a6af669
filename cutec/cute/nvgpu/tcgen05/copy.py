"""`cute.nvgpu.tcgen05.copy`: copies to and from tensor memory, whose enumerations are there."""

from __future__ import annotations

import enum

from cutec.frontend.exports.elsewhere import BLACKWELL, names_elsewhere


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
Cp4x32x128bOp Ld16x128bOp Ld16x256bOp Ld16x32bx2Op Ld16x64bOp Ld32x32bOp LdRed16x32bx2Op
LdRed32x32bOp St16x128bOp St16x256bOp St16x32bx2Op St16x64bOp St32x32bOp TmemLoadRedOp
"""

__getattr__, absent = names_elsewhere("cutec.cute.nvgpu.tcgen05", **dict.fromkeys(_NAMES.split(), BLACKWELL))


def __dir__() -> list[str]:
    return sorted({*globals(), *absent()})


__all__ = ["Pack", "Repetition", "Unpack"]
