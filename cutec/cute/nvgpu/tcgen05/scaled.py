"""Block-scaled multiplies into tensor memory (PTX ISA, "tcgen05.mma" with `.block_scale`): every 16
or 32 elements along K of a row of A, and of B, share a scale, which is in tensor memory. Sums are
in f32.
"""

from __future__ import annotations

from typing import Any, ClassVar

from cutec.cute.nvgpu.common import CtaGroup, OperandMajorMode
from cutec.cute.nvgpu.tcgen05.mma import MmaOp, OperandSource
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Float4E2M1FN, Float8E4M3FN, Float8E8M0FNU, Float32
from cutec.target.block_scaling import ScaledMultiply
from cutec.target.mma_atoms import MmaRow
from cutec.target.scaled_atoms import scaled_row

_ULTRA_K = 96  # of sm_103's
_SCALES = {Float8E4M3FN: "ue4m3", Float8E8M0FNU: "ue8m0"}


class BlockScaledMmaOp(MmaOp):
    """A block-scaled multiply. `instruction_shape` is (M, N, K) of the whole multiply: M 128, of a
    pair of blocks 128 or 256; K 32 of 8 bits, 64 of 4 bits, on sm_103 also 96.
    """

    sf_dtype: NumberClass
    sf_vec_size: ClassVar[int]

    def mma_row(self) -> MmaRow:
        """The atom. Raises E0431 for types, shapes and majors that no instruction has, E0404 for
        parts of other classes.
        """
        self.check_parts()
        (a, b, _), (m, n, k) = self.names(), self.shape()
        majors = [mode is OperandMajorMode.MN for mode in (self.a_major_mode, self.b_major_mode)]
        scale = _SCALES.get(self.sf_dtype, self.sf_dtype.name)
        what, group = ScaledMultiply(self.kind, a, b, scale, self.sf_vec_size, m, n, k, *majors), self.cta_group.value
        row = scaled_row(what, group, "TS" if self.a_src is OperandSource.TMEM else "SS")
        ultra = f"its K is {_ULTRA_K}" if isinstance(self, _Ultra) and k != _ULTRA_K else ""
        if row is None or ultra:
            raise error(
                "E0431",
                f"{type(self).__name__} has no instruction of shape {(m, n, k)}:"
                f" {what.wrong(group) or ultra or 'A in tensor memory is K-major'}",
                user_location(),
                help="the shapes and types of tcgen05.mma: docs/internals/blackwell.md",
            )
        return row


class MmaMXF8F6F4Op(BlockScaledMmaOp):
    """Floats of 8, 6 and 4 bits, each in a byte of shared memory, with a ue8m0 scale for 32:
    (a_dtype, b_dtype, instruction_shape, cta_group, a_src, a_major_mode, b_major_mode); `b_dtype`
    may be left out where it is `a_dtype`.
    """

    kind = "mxf8f6f4"
    sf_dtype = Float8E8M0FNU
    sf_vec_size = 32

    def __init__(self, a_dtype: NumberClass, *rest: Any, **named: Any):
        if rest and not isinstance(rest[0], NumberClass):
            rest = (a_dtype, *rest)
        self._set(a_dtype, *rest, **named)

    def _set(
        self,
        a_dtype: NumberClass,
        b_dtype: NumberClass,
        instruction_shape: tuple[int, int, int],
        cta_group: CtaGroup,
        a_src: OperandSource,
        a_major_mode: OperandMajorMode,
        b_major_mode: OperandMajorMode,
    ) -> None:
        self.types = a_dtype, b_dtype
        self.instruction_shape, self.cta_group, self.a_src = instruction_shape, cta_group, a_src
        self.a_major_mode, self.b_major_mode = a_major_mode, b_major_mode

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return *self.types, Float32


MmaMXF8Op = MmaMXF8F6F4Op


class _OfFourBits(BlockScaledMmaOp):
    """e2m1, two to a byte, K-major."""

    kind = "mxf4nvf4"
    a_major_mode = b_major_mode = OperandMajorMode.K

    def __init__(self, instruction_shape: tuple[int, int, int], cta_group: CtaGroup, a_src: OperandSource):
        self.instruction_shape, self.cta_group, self.a_src = instruction_shape, cta_group, a_src

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return Float4E2M1FN, Float4E2M1FN, Float32


class MmaMXF4Op(_OfFourBits):
    """e2m1 with a ue8m0 scale for 32."""

    sf_dtype = Float8E8M0FNU
    sf_vec_size = 32


class MmaMXF4NVF4Op(_OfFourBits):
    """e2m1 with a scale for 16, ue4m3 or ue8m0 (`sf_dtype`)."""

    sf_vec_size = 16

    def __init__(
        self,
        sf_dtype: NumberClass,
        instruction_shape: tuple[int, int, int],
        cta_group: CtaGroup,
        a_src: OperandSource,
    ):
        super().__init__(instruction_shape, cta_group, a_src)
        self.sf_dtype = sf_dtype


class _Ultra:
    """A multiply with K of 96."""


class SM103MmaMXF4Op(_Ultra, MmaMXF4Op):
    """The same with K of 96 (sm_103)."""


class SM103MmaMXF4NVF4Op(_Ultra, MmaMXF4NVF4Op):
    """The same with K of 96 (sm_103)."""
