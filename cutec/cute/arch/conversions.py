"""Conversions of small vectors, all elements at once (PTX ISA, "Data Movement and Conversion
Instructions: cvt").

Vectors are TensorSSAs or values of vector types; the result is of the same kind. Those named
`…_intrinsic` take the number of elements.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import in_kernel, scalar, unsupported
from cutec.diag import error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import (
    BFloat16,
    Float4E2M1FN,
    Float16,
    Float32,
    Int4,
    Int8,
    TFloat32,
    Uint32,
    as_numeric,
)
from cutec.frontend.numbers.tensor_ssa import TensorSSA
from cutec.ir.attrs import IntArray
from cutec.ir.core import Value
from cutec.ir.types import VectorType
from cutec.loc_ip import take_loc_ip
from cutec.ops.primitives.conversions import STOCHASTIC, STOCHASTIC_FORMATS, lacks_stochastic

if TYPE_CHECKING:
    from cutec.cute.operands import Number, VectorT


_OTHER_ROUNDING = "guard it by cutec.target_arch(), or use .to(), which rounds to nearest even"


def cvt_i8x2_to_f32x2(src_vec2: VectorT) -> VectorT:
    """Two Int8 to Float32."""
    return _converted(src_vec2, Int8, Float32, 2)


def cvt_i8x4_to_f32x4(src_vec4: VectorT) -> VectorT:
    """Four Int8 to Float32."""
    return _converted(src_vec4, Int8, Float32, 4)


def cvt_i8x2_to_bf16x2(src_vec2: VectorT) -> VectorT:
    """Two Int8 to BFloat16, exactly."""
    return _converted(src_vec2, Int8, BFloat16, 2)


def cvt_i8x4_to_bf16x4(src_vec4: VectorT) -> VectorT:
    """Four Int8 to BFloat16, exactly."""
    return _converted(src_vec4, Int8, BFloat16, 4)


def cvt_f32x2_bf16x2(src_vec2: VectorT) -> VectorT:
    """Two Float32 to BFloat16, to nearest even."""
    return _converted(src_vec2, Float32, BFloat16, 2)


def cvt_i8_bf16(src_i8: Number) -> BFloat16:
    """An Int8 to BFloat16, exactly."""
    return _number(src_i8, Int8, "cvt_i8_bf16").to(BFloat16)


def cvt_f32_tf32(src_f32: Number) -> TFloat32:
    """A Float32 to TFloat32."""
    return _number(src_f32, Float32, "cvt_f32_tf32").to(TFloat32)


def cvt_rs_f32x2(src_vec2: VectorT, random_bits: Number, dtype: NumberClass) -> VectorT:
    """Two Float32 to Float16 or BFloat16, rounded stochastically (PTX `cvt.rs.satfinite`; sm_100a,
    sm_103a): away from zero as often, over all random bits, as the number is near. The first takes
    the lower half of the 32 random bits (of Float16 the lower 13 of a half). Infinities and numbers
    beyond the largest become it.
    """
    _stochastic("cvt_rs_f32x2")
    if dtype not in (Float16, BFloat16):
        raise unsupported("cvt_rs_f32x2", dtype, "Float16 or BFloat16")
    pair = _vector(src_vec2, Float32, 2)
    low, high = (
        builder().value("vector.extract", [pair.ir], Float32.mlir, {"static_position": IntArray((i,), 64)})
        for i in (0, 1)
    )
    bits = as_numeric(random_bits, Uint32).to(Uint32)
    bits = bits & 0x1FFF1FFF if dtype is Float16 else bits
    target = VectorType(2, dtype.mlir)
    rounded = builder().value(f"nvvm.convert.f32x2.to.{dtype.mlir}x2", [high, low, bits.ir], target, STOCHASTIC)
    return _same_kind(src_vec2, TensorSSA(rounded, 2, dtype))


def cvt_rs_f32x4(src_vec4: VectorT, random_bits: Number, dtype: NumberClass) -> VectorT:
    """Four Float32 to Float8E4M3FN, Float8E5M2, Float6E3M2FN, Float6E2M3FN or Float4E2M1FN, rounded
    stochastically as by `cvt_rs_f32x2` (PTX `cvt.rs.satfinite`; sm_100a, sm_103a). Pairs of numbers
    share 16 of the 32 random bits, one of them in reverse order: to 8 and 6 bits a half of the
    word, to 4 bits a byte of each half.
    """
    _stochastic("cvt_rs_f32x4")
    if dtype.mlir.mlir not in STOCHASTIC_FORMATS:
        raise unsupported("cvt_rs_f32x4", dtype, "a float of 8 bits with a sign, of 6 or of 4")
    four, bits = _vector(src_vec4, Float32, 4), as_numeric(random_bits, Uint32).to(Uint32)
    target = VectorType(4, dtype.mlir)
    rounded = builder().value("cutec.convert_stochastically", [four.ir, bits.ir], target)
    return _same_kind(src_vec4, TensorSSA(rounded, 4, dtype))


def _stochastic(name: str) -> None:
    """Refuse (E0420) archs without stochastic rounding."""
    in_kernel(name)
    if wrong := lacks_stochastic(None, current().arch):
        raise error("E0420", f"{wrong}; this is built for {current().arch}", user_location(), help=_OTHER_ROUNDING)


def cvt_i8_bf16_intrinsic(vec_i8: VectorT, length: int) -> VectorT:
    """`length` Int8 to BFloat16, exactly."""
    return _converted(vec_i8, Int8, BFloat16, length)


def cvt_i4_bf16_intrinsic(vec_i4: VectorT, length: int) -> VectorT:
    """`length` Int4 to BFloat16, exactly."""
    return _converted(vec_i4, Int4, BFloat16, length)


def cvt_f4e2m1_f16_intrinsic(vec_f4e2m1: VectorT, length: int) -> VectorT:
    """`length` Float4E2M1FN to Float16, exactly."""
    return _converted(vec_f4e2m1, Float4E2M1FN, Float16, length)


def sext_unpacked_i4_i8_intrinsic(vec_i8: VectorT, length: int) -> VectorT:
    """`length` numbers of four bits, each in the low half of an Int8, with their sign extended to
    all of it.
    """
    numbers = _vector(vec_i8, Int8, length)
    return _same_kind(vec_i8, (numbers << Int8(4)) >> Int8(4))


def _number(value: Any, kind: NumberClass, what: str) -> Any:
    number = scalar(value, what)
    if number.is_static:
        return number.to(kind)
    if type(number) is not kind:
        raise unsupported(what, type(number), kind.name)
    return number


def _vector(source: Any, kind: NumberClass, count: int) -> TensorSSA:
    """The operand as a TensorSSA. Raises E0404 for anything but a vector of `count` numbers of that
    class.
    """
    if isinstance(source, TensorSSA) and source.dtype is kind and source.size == count:
        return source
    if isinstance(source, Value) and source.type == VectorType(count, kind.mlir):
        return TensorSSA(source, count, kind)
    found = (
        f"{source.size} {source.dtype.name}"
        if isinstance(source, TensorSSA)
        else getattr(source, "type", type(source).__name__)
    )
    raise error(
        "E0404",
        f"a vector of {count} {kind.name} is needed, not {found}",
        user_location(),
        help="give a TensorSSA of that many elements; .to() converts any number of them",
    )


def _same_kind(source: Any, result: TensorSSA) -> Any:
    return result.ir if isinstance(source, Value) else result


def _converted(source: Any, kind: NumberClass, target: NumberClass, count: int) -> Any:
    return _same_kind(source, _vector(source, kind, count).to(target))


take_loc_ip(globals())
