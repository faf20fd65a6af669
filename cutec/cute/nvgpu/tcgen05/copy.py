"""`cute.nvgpu.tcgen05.copy`: copies between tensor memory and registers (PTX ISA, "tcgen05.ld",
"tcgen05.st"), by warps. `Ld32x32bOp(Repetition.x64)` gives each thread 64 columns of its lane;
`LdRed32x32bOp` their maximum too. With `Pack.PACK_16b_IN_32b` a register gets the lower halves of
two columns, where sums of f16 lie.
"""

from __future__ import annotations

import enum
from typing import ClassVar

from cutec.cute.nvgpu.common import CopyOp
from cutec.diag import CutecError, error
from cutec.frontend.core.location import user_location
from cutec.records import dataclass
from cutec.target.tensor_copies import copy_name
from cutec.target.tensor_memory import SHAPES, Access


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
    """Whether a load puts the lower halves of two columns into one register."""

    NONE = "none"
    PACK_16b_IN_32b = "pack"


class Unpack(enum.Enum):
    """Whether a store puts the halves of a register into the lower halves of two columns."""

    NONE = "none"
    UNPACK_32b_IN_16b = "unpack"


class TmemLoadRedOp(enum.Enum):
    """What a load that reduces gives of the columns of a thread."""

    MAX = "max"
    MIN = "min"


@dataclass(frozen=True)
class _TensorMemoryOp(CopyOp):
    """An access of a warp; `repeat` is how often it repeats its columns."""

    repeat: Repetition = Repetition.x1

    shape: ClassVar[str]
    stores: ClassVar[bool] = False

    def row_name(self) -> str:
        """The name of its row. Raises E0411 for repeats that the shape does not have."""
        repeats = Repetition(self.repeat).value
        known = SHAPES[self.shape].repeats
        if repeats not in known:
            what = f"{type(self).__name__} of {repeats} repeats: it has x{known[0]} to x{known[-1]}"
            raise _no_access(what, "several accesses cover more columns: cute.copy makes as many as the tile needs")
        return copy_name(self.stores, Access(self.shape, repeats, self.packs()), self.reduction())

    def packs(self) -> bool:
        """Whether a register is two columns of 16 bits."""
        return False

    def reduction(self) -> str:
        """What a load also gives of a thread's values: "" (nothing), `max`, `max.NaN`."""
        return ""


@dataclass(frozen=True)
class _Load(_TensorMemoryOp):
    """A load; `pack` joins two columns of 16 bits in a register."""

    pack: Pack = Pack.NONE

    def packs(self) -> bool:
        return Pack(self.pack) is Pack.PACK_16b_IN_32b


@dataclass(frozen=True)
class _Store(_TensorMemoryOp):
    """A store; `unpack` spreads a register over two columns of 16 bits."""

    unpack: Unpack = Unpack.NONE
    stores: ClassVar[bool] = True

    def packs(self) -> bool:
        return Unpack(self.unpack) is Unpack.UNPACK_32b_IN_16b


def _no_access(what: str, instead: str) -> CutecError:
    return error("E0411", f"there is no {what}", user_location(), help=instead)


class Ld32x32bOp(_Load):
    """Each thread loads columns of a lane of its own."""

    shape = "32x32b"


@dataclass(frozen=True)
class _ReducingLoad(_Load):
    """A load of f32 that also gives each thread the largest or smallest number of every access (PTX
    `tcgen05.ld.red`; sm_103, sm_110): `cute.copy(tiled, source, (values, reduced))`. `nan`: a NaN
    wins instead of losing. At least two repeats.
    """

    redOp: TmemLoadRedOp = TmemLoadRedOp.MAX
    nan: bool = False

    def row_name(self) -> str:
        """The name of its row. Raises E0411 for one repeat: there is nothing to reduce; and for one
        that packs.
        """
        if self.packs():
            raise _no_access(f"{type(self).__name__} that packs columns", "it reduces f32: leave pack= out")
        if Repetition(self.repeat) is Repetition.x1:
            instead = f"it reduces x2 to x128; Ld{self.shape}Op loads one column"
            raise _no_access(f"{type(self).__name__} of 1 repeat", instead)
        return super().row_name()

    def reduction(self) -> str:
        return TmemLoadRedOp(self.redOp).value + (".NaN" if self.nan else "")


class LdRed32x32bOp(_ReducingLoad):
    """`Ld32x32bOp` of f32 that also reduces what each thread gets by an access."""

    shape = "32x32b"


class Ld16x64bOp(_Load):
    """16 lanes; each pair of threads loads 64 bits of a lane."""

    shape = "16x64b"


class Ld16x128bOp(_Load):
    """16 lanes; each group of four threads loads 128 bits of a lane."""

    shape = "16x128b"


class Ld16x256bOp(_Load):
    """16 lanes; each group of four threads loads 256 bits of a lane, as C of mma.m16n8."""

    shape = "16x256b"


class Ld16x32bx2Op(_Load):
    """16 lanes; each thread loads columns of a lane, the second 16 threads those behind."""

    shape = "16x32bx2"


class LdRed16x32bx2Op(_ReducingLoad):
    """`Ld16x32bx2Op` of f32 that also reduces what each thread gets by an access: the first or the
    second half of the columns of its lane.
    """

    shape = "16x32bx2"


class St32x32bOp(_Store):
    """Each thread stores columns of a lane of its own."""

    shape = "32x32b"


class St16x64bOp(_Store):
    """The counterpart of `Ld16x64bOp`."""

    shape = "16x64b"


class St16x128bOp(_Store):
    """The counterpart of `Ld16x128bOp`."""

    shape = "16x128b"


class St16x256bOp(_Store):
    """The counterpart of `Ld16x256bOp`."""

    shape = "16x256b"


class St16x32bx2Op(_Store):
    """The counterpart of `Ld16x32bx2Op`."""

    shape = "16x32bx2"


__all__ = [
    "Ld16x32bx2Op",
    "Ld16x64bOp",
    "Ld16x128bOp",
    "Ld16x256bOp",
    "Ld32x32bOp",
    "LdRed16x32bx2Op",
    "LdRed32x32bOp",
    "Pack",
    "Repetition",
    "St16x32bx2Op",
    "St16x64bOp",
    "St16x128bOp",
    "St16x256bOp",
    "St32x32bOp",
    "TmemLoadRedOp",
    "Unpack",
]
