"""`cute.nvgpu.warp`: tensor-core multiplies and matrix loads of one warp (PTX ISA, "mma.sync",
"ldmatrix", "stmatrix"). Multiplies of sm_120: `narrow`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.nvgpu.common import CopyOp, OperandMajorMode, WarpMmaOp, ptx_name
from cutec.cute.nvgpu.warp.narrow import MmaF8F6F4Op, MmaMXF4NVF4Op, MmaMXF4Op, MmaMXF8F6F4Op, MmaMXF8Op
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Float16, Float32, Float64, Int32, Uint8
from cutec.lazy import home_of
from cutec.records import dataclass


@dataclass(frozen=True)
class MmaF16BF16Op(WarpMmaOp):
    """f16 or bf16, sums in f16 or f32; shapes (16, 8, 8) and (16, 8, 16). Of f16 also (8, 8, 4):
    MmaF16QuadPairOp with A and B K-major.
    """

    ab_dtype: NumberClass
    acc_dtype: NumberClass
    shape_mnk: tuple[int, int, int]
    operation = "warp_mma_f16bf16"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.ab_dtype, self.ab_dtype, self.acc_dtype

    def shape(self) -> tuple[int, ...]:
        return tuple(self.shape_mnk)


@dataclass(frozen=True)
class MmaF16QuadPairOp(WarpMmaOp):
    """f16, sums in f16 or f32, by eight threads: a warp multiplies four (8, 8, 4) at once, its
    quad-pairs (PTX ISA, "mma.m8n8k4 with .f16"). So atoms come in fours: `atom_layout_mnk=(2, 2,
    1)`. The majors of A and B are part of the instruction. It is made for sm_70; on later archs it
    is slow.

    `c_dtype`: Float16 where C is f16 and the sums are f32. Such a C lies in registers as the
    operation with sums in f16 partitions it.
    """

    acc_dtype: NumberClass
    a_major_mode: OperandMajorMode = OperandMajorMode.K
    b_major_mode: OperandMajorMode = OperandMajorMode.K
    c_dtype: NumberClass | None = None
    operation = "warp_mma_f16bf16"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return Float16, Float16, self.acc_dtype

    def addend(self) -> str:
        return ptx_name(self.c_dtype or self.acc_dtype)

    def shape(self) -> tuple[int, ...]:
        return 8, 8, 4

    def suffix(self) -> str:
        a = "T" if self.a_major_mode is OperandMajorMode.K else "N"
        b = "N" if self.b_major_mode is OperandMajorMode.K else "T"
        return f"_{a}{b}"


@dataclass(frozen=True)
class MmaTF32Op(WarpMmaOp):
    """tf32 (f32 without its last 13 bits), sums in f32; shapes (16, 8, 4) and (16, 8, 8)."""

    shape_mnk: tuple[int, int, int]
    operation = "warp_mma_tf32"

    def names(self) -> tuple[str, str, str]:
        return "tf32", "tf32", "f32"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return Float32, Float32, Float32

    def shape(self) -> tuple[int, ...]:
        return tuple(self.shape_mnk)


@dataclass(frozen=True)
class MmaF64Op(WarpMmaOp):
    """f64; shape (8, 8, 4), from sm_90 on also (16, 8, 4), (16, 8, 8) and (16, 8, 16)."""

    shape_mnk: tuple[int, int, int] = (8, 8, 4)
    operation = "warp_mma_f64"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return Float64, Float64, Float64

    def shape(self) -> tuple[int, ...]:
        return tuple(self.shape_mnk)


@dataclass(frozen=True)
class MmaFP8Op(WarpMmaOp):
    """e4m3 or e5m2, sums in f16 or f32, from sm_89 on; shapes (16, 8, 16) and (16, 8, 32). B may be
    of another type than A.
    """

    ab_dtype: NumberClass
    acc_dtype: NumberClass
    shape_mnk: tuple[int, int, int] = (16, 8, 32)
    b_dtype: NumberClass | None = None
    operation = "warp_mma_fp8"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.ab_dtype, self.b_dtype or self.ab_dtype, self.acc_dtype

    def shape(self) -> tuple[int, ...]:
        return tuple(self.shape_mnk)


@dataclass(frozen=True)
class MmaI8Op(WarpMmaOp):
    """8-bit or 4-bit integers, signed or not, sums in 32 bits; `saturate` clamps instead of
    wrapping.
    """

    a_dtype: NumberClass
    b_dtype: NumberClass
    shape_mnk: tuple[int, int, int] = (16, 8, 32)
    saturate: bool = False
    operation = "warp_mma_int"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.a_dtype, self.b_dtype, Int32

    def shape(self) -> tuple[int, ...]:
        return tuple(self.shape_mnk)

    def suffix(self) -> str:
        return "_SATURATE" if self.saturate else "_TN"


@dataclass(frozen=True)
class MmaB1Op(WarpMmaOp):
    """Single bits: `how` they are combined ("xor" or "and") before the ones are counted. An element
    of Uint8 has eight bits along K, the first lowest: for shape (16, 8, 256) A is (16, 32).
    """

    how: str = "xor"
    shape_mnk: tuple[int, int, int] = (16, 8, 256)
    operation = "warp_mma_b1"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return Uint8, Uint8, Int32

    def names(self) -> tuple[str, str, str]:
        return "b1", "b1", "s32"

    def shape(self) -> tuple[int, ...]:
        return tuple(self.shape_mnk)

    def suffix(self) -> str:
        return f"_{self.how.upper()}POPC"


@dataclass(frozen=True)
class MmaSparseOp(WarpMmaOp):
    """mma.sp: of each four elements of A along K two are stored (of two tf32 ones one; of eight
    4-bit ones two pairs), and the field `metadata` of the atom says which (PTX ISA, "Sparse matrix
    storage"). A is partitioned as it is stored: (M, K / 2).
    """

    a_dtype: NumberClass
    b_dtype: NumberClass
    acc_dtype: NumberClass
    shape_mnk: tuple[int, int, int]
    operation = "warp_mma_sparse"

    def names(self) -> tuple[str, str, str]:
        a, b, c = (ptx_name(kind) for kind in self.kinds())
        return ("tf32", "tf32", c) if a == b == "f32" else (a, b, c)

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.a_dtype, self.b_dtype, self.acc_dtype

    def shape(self) -> tuple[int, ...]:
        return tuple(self.shape_mnk)


@dataclass(frozen=True)
class _MatrixOp(CopyOp):
    """`num_matrices` (1, 2 or 4) 8x8 matrices of 16-bit elements; `transpose`: transposes each."""

    transpose: bool = False
    num_matrices: int = 1
    kind = ""

    def row_name(self) -> str:
        """The name of its row in the table of copy atoms. Raises E0411 for other numbers of
        matrices.
        """
        if self.num_matrices not in (1, 2, 4):
            raise error(
                "E0411",
                f"{type(self).__name__} moves 1, 2 or 4 matrices, not {self.num_matrices}",
                user_location(),
                help="num_matrices=4 moves most at once",
            )
        arch, name = self.kind.split("_")
        moved = f"U16x{2 * self.num_matrices}" if self.transpose else f"U32x{self.num_matrices}"
        return f"{arch}_{moved}_{name}_{'T' if self.transpose else 'N'}"


@dataclass(frozen=True)
class LdMatrix8x8x16bOp(_MatrixOp):
    """ldmatrix: rows of 8x8 matrices from shared memory to fragments in registers."""

    kind = "SM75_LDSM"


_NARROW = {4: "SU4", 6: "SU6"}  # bits of elements that ldmatrix unpacks to bytes → their part in names of atoms


def _unpacking(op: Any, counts: tuple[int, ...], transposed: bool) -> str:
    """The row of a load that unpacks narrow elements to bytes. Raises E0411 for other widths and
    numbers of matrices.
    """
    if op.unpack_bits not in _NARROW or op.num_matrices not in counts:
        raise error(
            "E0411",
            f"{type(op).__name__} unpacks elements of 4 or 6 bits in {', '.join(map(str, counts))} matrices; got"
            f" {op.unpack_bits} bits in {op.num_matrices} matrices",
            user_location(),
            help="unpack_bits=4 or unpack_bits=6; None loads bytes as they are",
        )
    return f"SM100_{_NARROW[op.unpack_bits]}_DU8x16_x{op.num_matrices}_LDSM_{'T' if transposed else 'N'}"


@dataclass(frozen=True)
class LdMatrix8x16x8bOp(_MatrixOp):
    """The same instruction for 8-bit elements: rows of 16 of them. It cannot transpose these.
    `unpack_bits` (4 or 6; sm_100a and later archs with a suffix): a row has 16 narrow elements in
    its first 8 or 12 bytes, each of which becomes a byte, in its low bits.
    """

    unpack_bits: int | None = None
    kind = "SM75_LDSM"

    def row_name(self) -> str:
        """The name of its row in the table of copy atoms. Raises E0411 with `transpose`."""
        if self.transpose:
            raise error(
                "E0411",
                "ldmatrix transposes 16-bit elements, not 8-bit ones",
                user_location(),
                help="keep the operand K-major, or copy it with CopyUniversalOp",
            )
        return super().row_name() if self.unpack_bits is None else _unpacking(self, (1, 2, 4), False)


@dataclass(frozen=True)
class _BytesOp(CopyOp):
    """`num_matrices` matrices of bytes, each transposed; these instructions always transpose."""

    num_matrices: int = 1
    transpose: bool = True
    most = 0
    name = ""

    def row_name(self) -> str:
        """The name of its row in the table of copy atoms. Raises E0411 for other numbers of
        matrices, or without `transpose`.
        """
        counts = [n for n in (1, 2, 4) if n <= self.most]
        if self.num_matrices not in counts or not self.transpose:
            raise error(
                "E0411",
                f"{type(self).__name__} transposes {' or '.join(map(str, counts))} matrices of bytes; got"
                f" {self.num_matrices}{'' if self.transpose else ' without transpose'}",
                user_location(),
                help="LdMatrix8x16x8bOp does not transpose",
            )
        return f"SM100_U8x{16 // self.most * self.num_matrices}_{self.name}_T"


@dataclass(frozen=True)
class LdMatrix16x16x8bOp(_BytesOp):
    """ldmatrix of 16 rows of 16 bytes, transposed: 1 or 2 of them; sm_100a and later archs with a
    suffix. `unpack_bits` as of LdMatrix8x16x8bOp.
    """

    unpack_bits: int | None = None
    most = 2
    name = "LDSM"

    def row_name(self) -> str:
        return super().row_name() if self.unpack_bits is None else _unpacking(self, (1, 2), True)


@dataclass(frozen=True)
class StMatrix16x8x8bOp(_BytesOp):
    """stmatrix of 16x8 bytes to 8 rows of 16: 1, 2 or 4 of them; sm_100a and later archs with a
    suffix.
    """

    most = 4
    name = "STSM"


@dataclass(frozen=True)
class StMatrix8x8x16bOp(_MatrixOp):
    """stmatrix: fragments in registers to rows of 8x8 matrices in shared memory, from sm_90 on."""

    kind = "SM90_STSM"


__all__ = [
    "LdMatrix8x8x16bOp",
    "LdMatrix8x16x8bOp",
    "LdMatrix16x16x8bOp",
    "MmaB1Op",
    "MmaF8F6F4Op",
    "MmaF16BF16Op",
    "MmaF16QuadPairOp",
    "MmaF64Op",
    "MmaFP8Op",
    "MmaI8Op",
    "MmaMXF4NVF4Op",
    "MmaMXF4Op",
    "MmaMXF8F6F4Op",
    "MmaMXF8Op",
    "MmaSparseOp",
    "MmaTF32Op",
    "StMatrix8x8x16bOp",
    "StMatrix16x8x8bOp",
]

if not TYPE_CHECKING:
    __getattr__ = home_of(__name__)
