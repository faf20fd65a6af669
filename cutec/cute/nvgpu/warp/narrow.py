"""Multiplies of a warp on sm_120 of floats of 4, 6 and 8 bits, without and with scales of blocks of
elements (PTX ISA, "mma", `.kind::`; `target.warp_scaling`).

An element of `MmaF8F6F4Op`, `MmaMXF8Op` and `MmaMXF8F6F4Op` has a byte of its own: fragments of
narrower types are of Int8, a Float4E2M1FN in bits 2 to 5, one of 6 bits in the lower ones. Those of
`MmaMXF4Op` and `MmaMXF4NVF4Op` are of Float4E2M1FN, two in a byte.
"""

from __future__ import annotations

from typing import Any

from cutec.cute.nvgpu.common import WarpMmaOp, ptx_name
from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import (
    Float4E2M1FN,
    Float6E2M3FN,
    Float6E3M2FN,
    Float8E4M3FN,
    Float8E5M2,
    Float8E8M0FNU,
    Int8,
)
from cutec.records import dataclass
from cutec.target.warp_scaling import SCALINGS, Scaling

_NARROW = {Float4E2M1FN: "e2m1_b8", Float6E2M3FN: "e2m3_b8", Float6E3M2FN: "e3m2_b8"}
_SCALES = {Float8E8M0FNU: "ue8m0", Float8E4M3FN: "ue4m3"}
_K = 32  # of an instruction whose elements have bytes

# (A, B) of NVIDIA's kernels for mixed types; MmaMXF8F6F4Op takes every pair.
MXF8F6F4_SUPPORTED_PAIRS = frozenset(
    pair for wide in (Float8E4M3FN, Float8E5M2) for pair in ((Float4E2M1FN, wide), (wide, Float4E2M1FN))
)


class _Bytes(WarpMmaOp):
    """Elements with bytes of their own."""

    def names(self) -> tuple[str, str, str]:
        a, b, c = self.kinds()
        return _NARROW.get(a) or ptx_name(a), _NARROW.get(b) or ptx_name(b), ptx_name(c)

    def fragment_type(self, operand: str) -> Any:
        kind = self.kinds()["abc".index(operand)]
        return Int8 if kind in _NARROW else kind

    def shape(self) -> tuple[int, ...]:
        return 16, 8, _K


@dataclass(frozen=True)
class MmaF8F6F4Op(_Bytes):
    """Floats of 4, 6 and 8 bits, sums in f16 or f32; shape (16, 8, 32). B may be of another type
    than A. Arches: sm_120a, sm_121a, and their families.
    """

    ab_dtype: NumberClass
    acc_dtype: NumberClass
    shape_mnk: tuple[int, int, int] = (16, 8, _K)
    b_dtype: NumberClass | None = None
    operation = "warp_mma_fp8"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.ab_dtype, self.b_dtype or self.ab_dtype, self.acc_dtype

    def shape(self) -> tuple[int, ...]:
        return tuple(self.shape_mnk)

    def suffix(self) -> str:
        return "_F8F6F4"


class _Scaled(WarpMmaOp):
    """A multiply with scales: `scaling` is its row of the table."""

    operation = "warp_mma_block_scaled"
    kind = ""
    sf_type: NumberClass

    @property
    def scaling(self) -> Scaling:
        """Kind, type and number of scales. Raises E0431 for a type of scales that the kind has
        not.
        """
        rows = [row for row in SCALINGS if row.kind == self.kind]
        for row in rows:
            if row.scale == _SCALES.get(self.sf_type):
                return row
        legal = " or ".join(kind.name for kind, name in _SCALES.items() if name in [row.scale for row in rows])
        raise error(
            "E0431",
            f"{type(self).__name__} has no scales of {self.sf_type.name}",
            user_location(),
            help=f"scales of {self.kind} are {legal}",
        )

    @property
    def sf_vec_size(self) -> int:
        """The elements that share a scale."""
        return self.scaling.vector

    def shape(self) -> tuple[int, ...]:
        return 16, 8, self.scaling.k

    def suffix(self) -> str:
        return self.scaling.suffix


@dataclass(frozen=True)
class MmaMXF8Op(_Scaled, _Bytes):
    """e4m3 or e5m2 with a ue8m0 scale for 32 elements, sums in f32; shape (16, 8, 32)."""

    ab_dtype: NumberClass
    acc_dtype: NumberClass
    sf_type: NumberClass = Float8E8M0FNU
    kind = "mxf8f6f4"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.ab_dtype, self.ab_dtype, self.acc_dtype


@dataclass(frozen=True)
class MmaMXF8F6F4Op(_Scaled, _Bytes):
    """Floats of 4, 6 and 8 bits, A and B of any of them, with a ue8m0 scale for 32 elements, sums
    in f32; shape (16, 8, 32).
    """

    a_dtype: NumberClass
    b_dtype: NumberClass
    acc_dtype: NumberClass
    sf_type: NumberClass = Float8E8M0FNU
    kind = "mxf8f6f4"

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.a_dtype, self.b_dtype, self.acc_dtype


class _Pairs(_Scaled):
    """Float4E2M1FN, two in a byte."""

    ab_dtype: NumberClass
    acc_dtype: NumberClass

    def kinds(self) -> tuple[NumberClass, NumberClass, NumberClass]:
        return self.ab_dtype, self.ab_dtype, self.acc_dtype

    def names(self) -> tuple[str, str, str]:
        a, b, c = self.kinds()
        held = "e2m1" if a is b is Float4E2M1FN else ptx_name(a)
        return held, held, ptx_name(c)


@dataclass(frozen=True)
class MmaMXF4Op(_Pairs):
    """Float4E2M1FN with a ue8m0 scale for 32 elements, sums in f32; shape (16, 8, 64)."""

    ab_dtype: NumberClass
    acc_dtype: NumberClass
    sf_type: NumberClass = Float8E8M0FNU
    kind = "mxf4"


@dataclass(frozen=True)
class MmaMXF4NVF4Op(_Pairs):
    """Float4E2M1FN with a ue4m3 scale (Float8E4M3FN) for 16 elements, or a ue8m0 scale for 32, sums
    in f32; shape (16, 8, 64).
    """

    ab_dtype: NumberClass
    acc_dtype: NumberClass
    sf_type: NumberClass = Float8E4M3FN
    kind = "mxf4nvf4"
