"""`cute.nvgpu.tcgen05.mma`: multiplies with tensor memory, whose enumerations are there."""

from __future__ import annotations

import enum

from cutec.cute.nvgpu.common import OperandMajorMode
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


_NAMES = """
BlockScaledMmaOp MmaF16BF16Op MmaF8F6F4Op MmaFP8Op MmaI8Op MmaMXF4NVF4Op MmaMXF4Op MmaMXF8Op MmaOp
MmaTF32Op SM103MmaMXF4NVF4Op SM103MmaMXF4Op
"""

__getattr__, absent = names_elsewhere("cutec.cute.nvgpu.tcgen05", **dict.fromkeys(_NAMES.split(), BLACKWELL))


def __dir__() -> list[str]:
    return sorted({*globals(), *absent()})


__all__ = ["CtaGroup", "Field", "OperandMajorMode", "OperandSource"]
