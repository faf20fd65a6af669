"""Descriptors of multiplies of sm_100: numbers that say where an operand lies in shared memory, and
what types and shape a multiply has (`cutec.target.tcgen05`). They are integers, with which kernels
compute; the instruction descriptor is known when compiling.
"""

from __future__ import annotations

from typing import Any

from cutec.cute.arch.common import choice
from cutec.cute.arch.tcgen05 import tcgen05_descriptor
from cutec.diag import error
from cutec.experimental.primitives.operands import memory
from cutec.experimental.primitives.tcgen05_enums import Tcgen05SmemSwizzle
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import BFloat16, Float16, Float32, Int32, Int64, TFloat32, as_class, as_numeric
from cutec.loc_ip import take_loc_ip
from cutec.target.block_scaling import SCALED, SCALED_INSTRUCTION
from cutec.target.tcgen05 import ACCUMULATORS, INSTRUCTION, KINDS, SWIZZLES, Fields, packed, unpacked

_NAMES = {code: name for name, code in SWIZZLES.items()}
_UNIT = 4  # addresses are in units of 16 bytes


class Tcgen05SmemDesc(Int64):
    """A shared-memory descriptor."""

    __slots__ = ()

    @classmethod
    def build(
        cls,
        start_address: Any,
        leading_byte_offset: int = 0,
        stride_byte_offset: int = 0,
        base_offset: int = 0,
        layout: Any = Tcgen05SmemSwizzle.NONE,
    ) -> Tcgen05SmemDesc:
        """Of an operand at a pointer to shared memory: byte offsets along the leading and the
        stride dimension; `layout`, how its rows are permuted; `base_offset`, the first of eight
        rows that the address is in. Raises E0421, E0424.
        """
        swizzle = choice("layout", getattr(layout, "value", layout), _NAMES)
        pointer = memory(start_address, "Tcgen05SmemDesc.build")
        # An array begins where the program puts it: that it fits the swizzle is the program's care.
        pointer = pointer.retyped(pointer.dtype, max(pointer.alignment, 16))
        return cls(
            tcgen05_descriptor(pointer, leading_byte_offset, stride_byte_offset, _NAMES[swizzle], base=base_offset)
        )

    def advance_start_address(self, byte_offset: Any) -> Tcgen05SmemDesc:
        """The descriptor of the operand so many bytes further, a multiple of 16."""
        return Tcgen05SmemDesc(self + (as_numeric(byte_offset, Int64).to(Int64) >> _UNIT))


class Tcgen05InstrDesc(Int32):
    """The instruction descriptor of a dense multiply."""

    __slots__ = ()

    @classmethod
    def build(
        cls,
        *,
        c_dtype: Any = Float32,
        a_dtype: Any = Float16,
        b_dtype: Any = Float16,
        n_dim: int,
        m_dim: int,
        a_major: int = 0,
        b_major: int = 0,
        a_negate: bool = False,
        b_negate: bool = False,
        saturate: bool = False,
    ) -> Tcgen05InstrDesc:
        """Of D = A·Bᵀ with `m_dim` rows and `n_dim` columns. `a_major`, `b_major`: 1 for an operand
        that has M or N contiguous in shared memory. The instruction says the kind: types whose
        codes are equal, such as Float16 and Float8E4M3FN, make the same descriptor. Raises E0421
        for a type that no kind has, E0424 for extents that do not fit.
        """
        values = {
            "d": ACCUMULATORS[choice("c_dtype", _word(c_dtype), ACCUMULATORS)],
            "a": _format("a_dtype", a_dtype),
            "b": _format("b_dtype", b_dtype),
            "negate_a": int(a_negate),
            "negate_b": int(b_negate),
            "a_mn": int(a_major),
            "b_mn": int(b_major),
            "saturate": int(saturate),
            "n": n_dim >> 3,
            "m": m_dim >> 4,
        }
        return cls(_packed(INSTRUCTION, f"{m_dim} × {n_dim}", values))


class Tcgen05MxInstrDesc(Int32):
    """The instruction descriptor of a block-scaled multiply of kind mxf8f6f4."""

    __slots__ = ()
    kind = "mxf8f6f4"

    @classmethod
    def build(
        cls,
        *,
        a_dtype: Any,
        b_dtype: Any,
        scale_format: int,
        n_dim: int,
        m_dim: int,
        a_major: int = 0,
        b_major: int = 0,
        a_negate: bool = False,
        b_negate: bool = False,
        a_sf_id: int = 0,
        b_sf_id: int = 0,
    ) -> Any:
        """Of `m_dim` rows and `n_dim` columns, of both blocks of a pair. `scale_format`: 0 for
        scales of Float8E4M3FN, 1 for Float8E8M0FNU. `a_sf_id`, `b_sf_id`: the byte of a word that
        has a row's first scale. Raises E0421 for a type that the kind has not, E0424.
        """
        formats = SCALED[cls.kind].formats
        values = {
            "a": formats[choice("a_dtype", _word(a_dtype), formats)],
            "b": formats[choice("b_dtype", _word(b_dtype), formats)],
            "negate_a": int(a_negate),
            "negate_b": int(b_negate),
            "a_mn": int(a_major),
            "b_mn": int(b_major),
            "sf": scale_format,
            "n": n_dim >> 3,
            "m": m_dim >> 7,
            "a_sf_id": a_sf_id,
            "b_sf_id": b_sf_id,
        }
        return cls(_packed(SCALED_INSTRUCTION, f"{m_dim} × {n_dim}", values))

    def set_sf_ids(self, *, a_sf_id: int, b_sf_id: int) -> Any:
        """The descriptor with other bytes of the first scales."""
        fields = unpacked(SCALED_INSTRUCTION, int(self)) | {"a_sf_id": a_sf_id, "b_sf_id": b_sf_id}
        return type(self)(_packed(SCALED_INSTRUCTION, f"bytes {a_sf_id} and {b_sf_id}", fields))


class Tcgen05MxOmmaInstrDesc(Tcgen05MxInstrDesc):
    """The instruction descriptor of a block-scaled multiply of kinds mxf4 and mxf4nvf4."""

    __slots__ = ()
    kind = "mxf4nvf4"


def _packed(fields: Fields, what: str, values: dict[str, int]) -> int:
    """A descriptor. Raises E0424 for values that do not fit its fields."""
    try:
        return packed(fields, **values)
    except ValueError as problem:
        message = f"an instruction descriptor of {what}: {problem}"
        raise error("E0424", message, user_location(), help="M and N are at most 256") from None


_CODES = {name: code for kind in KINDS.values() for name, code in kind.formats.items()}
_WORDS = {"Float8E4M3FN": "e4m3", "Float8E5M2": "e5m2", "Float6E2M3FN": "e2m3", "Float6E3M2FN": "e3m2"}
_WORDS |= {"Float4E2M1FN": "e2m1", "Int8": "s8", "Uint8": "u8", "Int32": "s32"}


def _word(dtype: Any) -> str:
    """PTX's name of a class."""
    kind = as_class(dtype)
    return _WORDS.get(kind.name, kind.short)


def _format(what: str, dtype: Any) -> int:
    """The code of a class of elements; of Float32 that of tf32, as which it is multiplied."""
    kind: NumberClass = as_class(dtype)
    word = "tf32" if kind in (Float32, TFloat32) else "bf16" if kind is BFloat16 else _word(kind)
    return _CODES[choice(what, word, _CODES)]


take_loc_ip(globals())
