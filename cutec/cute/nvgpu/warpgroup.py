"""`cute.nvgpu.warpgroup`: multiplies by four warps, asynchronous, operands in shared memory (PTX
ISA, "wgmma.mma_async"); sm_90a.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import in_kernel, require
from cutec.cute.nvgpu.common import MmaOp, OperandMajorMode
from cutec.diag import error
from cutec.frontend.core.context import builder
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Float32, Int32, Uint8
from cutec.ir.attrs import Typed
from cutec.ir.types import I32
from cutec.layout import ComposedLayout, Layout
from cutec.layout.swizzle import SWIZZLES
from cutec.lazy import home_of
from cutec.loc_ip import take_loc_ip
from cutec.records import dataclass
from cutec.target.mma_atoms import MmaRow, warpgroup_row
from cutec.target.wgmma import KINDS, legal_n, majors


class OperandSource(enum.Enum):
    """The memory of operand A of a multiply."""

    RMEM = "rmem"
    SMEM = "smem"


class Field(enum.Enum):
    """Fields of an atom that a call may set. ACCUMULATE: whether D's old value is added. NEGATE_A,
    NEGATE_B: whether the operand is negated (floats only). METADATA, SELECTOR: the positions of the
    elements of a sparse A, and the lanes that supply them. All but ACCUMULATE and METADATA are part
    of the instruction: known when the kernel is built.
    """

    ACCUMULATE = "accumulate"
    NEGATE_A = "negate_a"
    NEGATE_B = "negate_b"
    METADATA = "metadata"
    SELECTOR = "selector"


class _WarpgroupOp(MmaOp):
    """`shape_mnk` is (64, N, K of an instruction)."""

    operation = "warpgroup_mma"
    sparse = False
    shape_mnk: tuple[int, int, int]
    a_src: OperandSource
    a_major_mode: OperandMajorMode
    b_major_mode: OperandMajorMode

    def shape(self) -> tuple[int, ...]:
        return tuple(self.shape_mnk)

    def names(self) -> tuple[str, str, str]:
        names = super().names()
        return ("tf32", "tf32", names[2]) if self.kinds()[0].name in ("Float32", "TFloat32") else names

    def mma_row(self) -> MmaRow:
        """The row of the table. Raises E0431 for types, shapes and majors that no instruction
        has.
        """
        a, b, d = self.names()
        (m, n, k), major = self.shape(), self._majors()
        source = {OperandSource.SMEM: "SS", OperandSource.RMEM: "RS"}[self.a_src]
        row = (
            warpgroup_row(d, a, b, n, source, major, self.sparse)
            if a in KINDS and (m, k) == (64, KINDS[a].k * (1 + self.sparse))
            else None
        )
        if row is None:
            raise error(
                "E0431",
                f"no warpgroup multiply of shape {(m, n, k)} for {a} x {b} with sums in {d}, A and B {major}, A from"
                f" {self.a_src.value}",
                user_location(),
                help=self._remedy(a, b, d, n, major),
            )
        return row

    def _majors(self) -> str:
        registers = self.a_src is OperandSource.RMEM  # these have one order, whatever that of A's tensor is
        return ("T" if registers or self.a_major_mode is OperandMajorMode.K else "N") + (
            "N" if self.b_major_mode is OperandMajorMode.K else "T"
        )

    def _remedy(self, a: str, b: str, d: str, n: int, major: str) -> str:
        if a not in KINDS or b not in KINDS[a].partners or d not in KINDS[a].accumulators:
            return "f16, bf16, tf32, e4m3 and e5m2 have sums in f32 (f16 and fp8 in f16 too), s8, u8 and b1 in s32"
        if n not in legal_n(a):
            return f"N for {a}: {', '.join(map(str, legal_n(a)))}"
        if major not in majors(a):
            return f"{a} has to be K-major in shared memory: transpose the tensor, or convert it to 16 bits"
        return f"instructions are 64 x N x {KINDS[a].k * (1 + self.sparse)}"


@dataclass(frozen=True)
class MmaF16BF16Op(_WarpgroupOp):
    """f16 or bf16; sums in f32, of f16 also in f16. A and B may be K-major or M- and N-major."""

    ab_dtype: NumberClass
    acc_dtype: NumberClass
    shape_mnk: tuple[int, int, int]
    a_src: OperandSource = OperandSource.SMEM
    a_major_mode: OperandMajorMode = OperandMajorMode.K
    b_major_mode: OperandMajorMode = OperandMajorMode.K

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.ab_dtype, self.ab_dtype, self.acc_dtype


@dataclass(frozen=True)
class MmaTF32Op(_WarpgroupOp):
    """tf32 (f32 without its last 13 bits), sums in f32; K-major."""

    shape_mnk: tuple[int, int, int]
    a_src: OperandSource = OperandSource.SMEM
    a_major_mode: OperandMajorMode = OperandMajorMode.K
    b_major_mode: OperandMajorMode = OperandMajorMode.K

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return Float32, Float32, Float32


@dataclass(frozen=True)
class _OfTypesOp(_WarpgroupOp):
    """A multiply whose operands have types of their own."""

    a_dtype: NumberClass
    b_dtype: NumberClass
    acc_dtype: NumberClass
    shape_mnk: tuple[int, int, int]
    a_src: OperandSource = OperandSource.SMEM
    a_major_mode: OperandMajorMode = OperandMajorMode.K
    b_major_mode: OperandMajorMode = OperandMajorMode.K

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.a_dtype, self.b_dtype, self.acc_dtype


class MmaF8Op(_OfTypesOp):
    """e4m3 or e5m2, each operand its own; sums in f16 or f32; K-major."""


class MmaI8Op(_OfTypesOp):
    """8-bit integers, each operand signed or not; sums in 32 bits; K-major."""

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.a_dtype, self.b_dtype, self.acc_dtype or Int32


@dataclass(frozen=True)
class MmaB1Op(_WarpgroupOp):
    """Single bits: counts the positions where A and B are both 1 (`and`); sums in 32 bits. An
    element of Uint8 has eight bits along K, the first lowest: for shape (64, N, 256) A is (64, 32).
    """

    shape_mnk: tuple[int, int, int]
    a_src: OperandSource = OperandSource.SMEM
    a_major_mode: OperandMajorMode = OperandMajorMode.K
    b_major_mode: OperandMajorMode = OperandMajorMode.K

    def names(self) -> tuple[str, str, str]:
        return "b1", "b1", "s32"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return Uint8, Uint8, Int32


class MmaSparseOp(_OfTypesOp):
    """wgmma.mma_async.sp of every type but b1, K twice that of the dense multiply: of each four
    elements of A along K two are stored (of two tf32 ones one), and metadata says which
    (`cutec.testing.sparse` makes it). A is partitioned as it is stored: (M, K / 2). Load metadata
    of the next multiplies after a wait for those before, which read its registers until then.
    """

    sparse = True


class SmemLayoutAtomKind(enum.Enum):
    """Tiles of shared memory for wgmma and TMA: the contiguous mode, and the bytes of a row of the
    swizzle's pattern (INTER: no swizzle). MN_SW128_32B, whose pieces of 32 bytes stay whole, is for
    tf32 of tcgen05 (sm_100).
    """

    MN_INTER = "mn_inter"
    MN_SW32 = "mn_sw32"
    MN_SW64 = "mn_sw64"
    MN_SW128 = "mn_sw128"
    MN_SW128_32B = "mn_sw128_32b"
    K_INTER = "k_inter"
    K_SW32 = "k_sw32"
    K_SW64 = "k_sw64"
    K_SW128 = "k_sw128"


_SWIZZLES = {"inter": "none", "sw32": "32B", "sw64": "64B", "sw128": "128B", "sw128_32b": "128B_ATOM_32B"}


def make_smem_layout_atom(kind: SmemLayoutAtomKind, element_type: NumberClass) -> ComposedLayout:
    """The smallest tile of a kind, 8 rows of its pattern (MN_SW128_32B: 4); `cute.tile_to_shape`
    extends it to operands. Its swizzle applies to byte addresses, so it belongs to the tensor's
    pointer: `storage.s.get_tensor(layout.outer, swizzle=layout.inner)`.
    """
    major, _, name = kind.value.partition("_")
    swizzle = SWIZZLES[_SWIZZLES[name]]
    row, rows = (8 << swizzle.base + swizzle.bits) // element_type.width, 1 << swizzle.shift
    outer = Layout((rows, row), (row, 1)) if major == "k" else Layout((row, rows), (1, row))
    return ComposedLayout(swizzle, 0, outer)


def _emit(name: str, **attrs: Any) -> None:
    in_kernel(name)
    require(f"warpgroup.{name}", "sm_90a")
    builder().emit(f"cute_nvgpu.warpgroup_{name}", (), (), {k: Typed(v, I32) for k, v in attrs.items()})


def fence() -> None:
    """Order this thread's accesses to registers before the multiplies that follow (PTX
    `wgmma.fence`).
    """
    _emit("fence")


def commit_group() -> None:
    """Commit the multiplies since the last commit as a group (PTX `wgmma.commit_group`)."""
    _emit("commit")


def wait_group(group: int) -> None:
    """Wait until all but the `group` newest groups are complete; the results of the others may then
    be read (PTX `wgmma.wait_group`).
    """
    _emit("wait", groups=int(group))


__all__ = [
    "Field",
    "MmaB1Op",
    "MmaF8Op",
    "MmaF16BF16Op",
    "MmaI8Op",
    "MmaSparseOp",
    "MmaTF32Op",
    "OperandMajorMode",
    "OperandSource",
    "SmemLayoutAtomKind",
    "commit_group",
    "fence",
    "make_smem_layout_atom",
    "wait_group",
]


take_loc_ip(globals())

if not TYPE_CHECKING:
    __getattr__ = home_of(__name__)
