"""`cute.nvgpu.tcgen05.mma`: multiplies into tensor memory by one block or a pair (PTX ISA,
"tcgen05.mma"): A in shared or tensor memory, B in shared memory, D in tensor memory.
"""

from __future__ import annotations

import enum
from typing import Any

from cutec.cute.nvgpu.common import CtaGroup, MmaOp as _MmaOp, OperandMajorMode
from cutec.cute.nvgpu.warpgroup import SmemLayoutAtomKind
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Float32, Int32
from cutec.records import dataclass
from cutec.target.mma_atoms import MmaRow
from cutec.target.tcgen05 import Multiply
from cutec.target.tensor_atoms import tensor_row


class OperandSource(enum.Enum):
    """The memory of operand A."""

    TMEM = "tmem"
    SMEM = "smem"


class Field(enum.Enum):
    """Fields of an atom that a call may set."""

    ACCUMULATE = "accumulate"
    SFA = "sfa"
    SFB = "sfb"
    NEGATE_A = "negate_a"
    NEGATE_B = "negate_b"


class MmaOp(_MmaOp):
    """A multiply into tensor memory. `instruction_shape` is (M, N, K) of the whole multiply: M 64
    or 128, of a pair of blocks 128 or 256; K 32 bytes.
    """

    kind: str
    instruction_shape: tuple[int, int, int]
    cta_group: CtaGroup
    a_src: OperandSource
    a_major_mode: OperandMajorMode
    b_major_mode: OperandMajorMode

    @property
    def shape_mnk(self) -> tuple[int, int, int]:
        """(M, N, K) of the instruction."""
        return self.instruction_shape

    @property
    def a_dtype(self) -> NumberClass:
        """The class of the elements of A."""
        return self.kinds()[0]

    @property
    def b_dtype(self) -> NumberClass:
        """The class of the elements of B."""
        return self.kinds()[1]

    def shape(self) -> tuple[int, ...]:
        return tuple(self.instruction_shape)

    def names(self) -> tuple[str, str, str]:
        names = super().names()
        return ("tf32", "tf32", names[2]) if self.kind == "tf32" else names

    def mma_row(self) -> MmaRow:
        """The atom. Raises E0431 for types, shapes and majors that no instruction has, E0404 for
        parts of other classes.
        """
        self.check_parts()
        (a, b, d), (m, n, k) = self.names(), self.shape()
        majors = [mode is OperandMajorMode.MN for mode in (self.a_major_mode, self.b_major_mode)]
        what = Multiply(self.kind, a, b, d, m, n, *majors)
        group = self.cta_group.value
        problem = what.wrong(group) or self._unlike(what, k)
        row = tensor_row(what, group, "TS" if self.a_src is OperandSource.TMEM else "SS")
        if problem or row is None:
            raise error(
                "E0431",
                f"{type(self).__name__} has no instruction of shape {(m, n, k)}: {problem}",
                user_location(),
                help="the shapes and types of tcgen05.mma: docs/internals/blackwell.md",
            )
        return row

    def check_parts(self) -> None:
        """Refuse (E0404) what is no shape, group, source or major."""
        shape: Any = self.instruction_shape
        parts: tuple[tuple[str, Any, type], ...] = (
            ("cta_group", self.cta_group, CtaGroup),
            ("a_src", self.a_src, OperandSource),
            ("a_major_mode", self.a_major_mode, OperandMajorMode),
            ("b_major_mode", self.b_major_mode, OperandMajorMode),
        )
        wrong: list[tuple[str, Any, str]] = [
            (name, value, kind.__name__) for name, value, kind in parts if not isinstance(value, kind)
        ]
        if not isinstance(shape, (tuple, list)) or len(shape) != 3 or not all(isinstance(n, int) for n in shape):
            wrong.append(("instruction_shape", shape, "(M, N, K)"))
        for name, value, expected in wrong:
            raise error(
                "E0404",
                f"{name} of {type(self).__name__} is {expected}, not {value!r}",
                user_location(),
                help="MmaF16BF16Op(Float16, Float32, (128, 128, 16), CtaGroup.ONE, OperandSource.SMEM, K, K)",
            )

    def _unlike(self, what: Multiply, k: int) -> str:
        """Why operands of this K and these majors are not multiplied; "" if they are."""
        if k != what.k:
            return f"K of kind::{self.kind} is {what.k}, not {k}"
        return "A in tensor memory is K-major" if self.a_src is OperandSource.TMEM and what.a_mn else ""


@dataclass(frozen=True)
class _OfOneType(MmaOp):
    """A multiply of operands of one type."""

    ab_dtype: NumberClass
    acc_dtype: NumberClass
    instruction_shape: tuple[int, int, int]
    cta_group: CtaGroup
    a_src: OperandSource
    a_major_mode: OperandMajorMode
    b_major_mode: OperandMajorMode

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.ab_dtype, self.ab_dtype, self.acc_dtype


class MmaF16BF16Op(_OfOneType):
    """f16 or bf16; sums in f32, of f16 also in f16."""

    kind = "f16"


class MmaFP8Op(_OfOneType):
    """e4m3 or e5m2; sums in f32 or f16."""

    kind = "f8f6f4"


class MmaF8F6F4Op(MmaOp):
    """Floats of 8, 6 and 4 bits, A and B of any two of them, each in a byte of shared memory; sums
    in f32 or f16.
    """

    kind = "f8f6f4"

    def __init__(
        self,
        a_dtype: NumberClass,
        b_dtype: NumberClass,
        acc_dtype: NumberClass,
        instruction_shape: tuple[int, int, int],
        cta_group: CtaGroup,
        a_src: OperandSource,
        a_major_mode: OperandMajorMode,
        b_major_mode: OperandMajorMode,
    ):
        self.types = a_dtype, b_dtype, acc_dtype
        self.instruction_shape, self.cta_group, self.a_src = instruction_shape, cta_group, a_src
        self.a_major_mode, self.b_major_mode = a_major_mode, b_major_mode

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.types


@dataclass(frozen=True)
class MmaTF32Op(MmaOp):
    """tf32 (f32 without its last 13 bits), sums in f32."""

    instruction_shape: tuple[int, int, int]
    cta_group: CtaGroup
    a_src: OperandSource
    a_major_mode: OperandMajorMode
    b_major_mode: OperandMajorMode
    kind = "tf32"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return Float32, Float32, Float32


@dataclass(frozen=True)
class MmaI8Op(MmaOp):
    """8-bit integers, both signed or both not; sums in 32 bits (sm_100a and sm_110a)."""

    ab_dtype: NumberClass
    instruction_shape: tuple[int, int, int]
    cta_group: CtaGroup
    a_src: OperandSource
    a_major_mode: OperandMajorMode
    b_major_mode: OperandMajorMode
    kind = "i8"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.ab_dtype, self.ab_dtype, Int32


__all__ = [
    "CtaGroup",
    "Field",
    "MmaF8F6F4Op",
    "MmaF16BF16Op",
    "MmaFP8Op",
    "MmaI8Op",
    "MmaOp",
    "MmaTF32Op",
    "OperandMajorMode",
    "OperandSource",
    "SmemLayoutAtomKind",
]
