"""Conversions by one instruction: `nvvm.convert.*` between floats and pairs of narrow ones, and
floats to integers (PTX ISA, "cvt").

A pair of narrow floats is a `vector<2xi8>` of their bits; a pair of 4-bit floats is an i8 with the
first in its low half.
"""

from __future__ import annotations

from typing import Any

from cutec.ir.attrs import Raw
from cutec.ir.core import Op
from cutec.ir.formats import FORMATS, Format
from cutec.ir.types import BF16, F16, F32, F64, I8, I16, I32, I64, FloatType, Type, element_of, vector
from cutec.ops.primitives import rules
from cutec.ops.primitives.arith import saturating
from cutec.ops.primitives.registry import Array, Context, Semantics, define

PAIR = vector(2, I8)


def _shapes(operands: list[Type], result: Type, attribute: str, width: int) -> rules.Rule:
    def rule(op: Op) -> str | None:
        found = [v.type for v in op.operands], [v.type for v in op.results]
        if found != (operands, [result]):
            return f"converts {', '.join(map(str, found[0]))} to {', '.join(map(str, found[1]))}"
        ty = op.attrs.get(attribute)
        return (
            None
            if isinstance(ty, FloatType) and ty.width == width and ty.mlir in FORMATS
            else f"names no format of {width} bits"
        )

    return rule


def _bits(ctx: Context, values: Array, ty: FloatType) -> Array:
    """float32 as the bits of a narrow format, rounded and saturated like `cvt.satfinite`."""
    np, to = ctx.np, FORMATS[ty.mlir]
    if to.round_up:
        magnitude = np.abs(values).view(np.uint32)
        above = np.where(magnitude <= 1 << 22, 0, magnitude + np.uint32((1 << 23) - 1) >> 23)
        return np.where(values != values, to.nan, np.minimum(above, to.top)).astype(np.uint8).view(np.int8)
    bits = np.clip(values, -to.largest, to.largest).astype(ctx.dtype(ty)).view(np.uint8) & (1 << to.width) - 1
    return np.where(values != values, to.top if to.nan is None else to.nan, bits).astype(np.uint8).view(np.int8)


def _values(ctx: Context, bits: Array, ty: FloatType, wider: Type) -> Array:
    return (
        ctx.np.ascontiguousarray(bits)
        .view(ctx.np.uint8)
        .view(ctx.dtype(ty))
        .astype(ctx.np.float32)
        .astype(ctx.dtype(wider))
    )


def _from_singles(ctx: Context, op: Op, high: Array, low: Array) -> Array:
    np = ctx.np
    return _bits(ctx, np.stack(np.broadcast_arrays(low, high), axis=1), op.attrs["dstTy"])


for _name, _width in (("f8", 8), ("f6", 6)):
    define(f"nvvm.convert.f32x2.to.{_name}x2", _shapes([F32, F32], PAIR, "dstTy", _width))(_from_singles)


@define("nvvm.convert.f16x2.to.f8x2", _shapes([vector(2, F16)], PAIR, "dstTy", 8))
def from_halves(ctx: Context, op: Op, pair: Array) -> Array:
    return _bits(ctx, pair.astype(ctx.np.float32), op.attrs["dstTy"])


@define("nvvm.convert.f32x2.to.f4x2", _shapes([F32, F32], I8, "dstTy", 4))
def to_nibbles(ctx: Context, op: Op, high: Array, low: Array) -> Array:
    bits = _from_singles(ctx, op, high, low).view(ctx.np.uint8)
    return (bits[:, 0] | bits[:, 1] << 4).view(ctx.np.int8)


_RANDOM_BITS = {F16: 13, BF16: 16}  # of each number (PTX ISA, "cvt", the layouts of rbits)
STOCHASTIC_FORMATS = ("f8E4M3FN", "f8E5M2", "f6E3M2FN", "f6E2M3FN", "f4E2M1FN")  # of four numbers at once
STOCHASTIC_ARCHS = ("sm_100a", "sm_103a")
_NO_NUMBER = 0x7FFF


def pair_rounding(mode: str, finite: bool) -> dict[str, Any]:
    """The attributes of a conversion of two f32 to halves: its rounding (`rn`, `rz`, `rs`), and
    whether all but NaN becomes a finite number.
    """
    saturates = "satfinite" if finite else "none"
    return {
        "rnd": Raw(f"#nvvm.fp_rnd_mode<{mode}>"),
        "sat": Raw(f"#nvvm.sat_mode<{saturates}>"),
        "relu": False,
    }


STOCHASTIC = pair_rounding("rs", True)


def lacks_stochastic(op: Op | None, arch: str) -> str:
    """Why an arch lacks stochastic rounding; "" if it has it, or the operation needs none."""
    if arch in STOCHASTIC_ARCHS or (op is not None and op.attrs.get("rnd", STOCHASTIC["rnd"]) != STOCHASTIC["rnd"]):
        return ""
    return f"stochastic rounding needs one of {', '.join(STOCHASTIC_ARCHS)}"


def _halves(element: FloatType) -> rules.Rule:
    known = [STOCHASTIC, *(pair_rounding(mode, finite) for mode in ("rn", "rz") for finite in (False, True))]

    def rule(op: Op) -> str | None:
        if not any(all(op.attrs.get(name, False) == value for name, value in row.items()) for row in known):
            return "rounds to the nearest, towards zero, or stochastically to finite numbers"
        random = [I32] if op.attrs["rnd"] == STOCHASTIC["rnd"] else []
        found = [v.type for v in op.operands], [v.type for v in op.results]
        if found != ([F32, F32, *random], [vector(2, element)]):
            return f"takes two f32{' and random bits' if random else ''}, and gives two {element}"
        return None

    return rule


def stochastically(np: Any, value: Array, random: Array, width: int, to: Format) -> Array:
    """f32 rounded to numbers of a format, in f64: towards zero, after `width` random bits were
    added to the highest of those that are cut off, so away from zero if they carry. Numbers beyond
    the largest become it (the ISA's words; Dao-AILab/quack has measured the same on chips).
    """
    finite = np.isfinite(value)
    magnitude = np.where(finite, np.abs(value.astype("f8")), 0)
    exponent = np.where(magnitude > 0, np.frexp(magnitude)[1] - 1, to.least)
    unit = np.exp2((np.maximum(exponent, to.least) - to.mantissa).astype("f8"))
    whole = np.floor(magnitude / unit + (random & (1 << width) - 1) / float(1 << width)) * unit
    return np.copysign(np.where(finite, np.minimum(whole, to.largest), to.largest), value)


def _half(np: Any, value: Array, random: Array, element: FloatType) -> Array:
    """The bits of f32 rounded stochastically to 16 bits."""
    rounded = stochastically(np, value, random, _RANDOM_BITS[element], FORMATS[element.mlir])
    kept = rounded.astype("f4").view("u4") >> 16
    halves = rounded.astype("f2").view("u2") if element == F16 else kept.astype("u2")
    return np.where(np.isnan(value), np.uint16(_NO_NUMBER), halves)


def _nearest(np: Any, value: Array, element: FloatType, dtype: Any, finite: bool) -> Array:
    """The bits of f32 rounded to the nearest number of a format of 16 bits, ties to even."""
    largest = FORMATS[element.mlir].largest
    with np.errstate(over="ignore"):
        rounded = value.astype(dtype)
    rounded = np.clip(rounded, dtype.type(-largest), dtype.type(largest)) if finite else rounded
    return np.where(np.isnan(value), np.uint16(_NO_NUMBER), rounded.view(np.uint16))


def _cut(np: Any, value: Array, element: FloatType, dtype: Any, finite: bool) -> Array:
    """The same, rounded towards zero."""
    bits = _half(np, value, np.uint32(0), element)
    return bits if finite else np.where(np.isinf(value), value.astype(dtype).view(np.uint16), bits)


def _round_pair(element: FloatType) -> Semantics:
    def rounded(ctx: Context, op: Op, high: Array, low: Array, *bits: Array) -> Array:
        np, dtype = ctx.np, ctx.np.dtype(ctx.dtype(element))
        if bits:
            random = np.asarray(bits[0]).view("u4")
            values = [_half(np, v, r, element) for v, r in ((low, random & 0xFFFF), (high, random >> 16))]
        else:
            way = _nearest if "<rn>" in op.attrs["rnd"].text else _cut
            finite = op.attrs["sat"] == STOCHASTIC["sat"]
            values = [way(np, v, element, dtype, finite) for v in (low, high)]
        return np.ascontiguousarray(np.stack(np.broadcast_arrays(*values), axis=1)).view(dtype)

    return rounded


for _element in _RANDOM_BITS:
    define(f"nvvm.convert.f32x2.to.{_element}x2", _halves(_element), lacking=lacks_stochastic)(_round_pair(_element))


def _shares(np: Any, random: Array, width: int) -> list[Array]:
    """The 16 random bits of each of four numbers, that in the lowest bits first. Two share 16 bits
    of the word, the second in reverse order. To 8 and 6 bits the first two have the lower half of
    the word, to 4 bits the lower byte of each half. The ISA tells the halves. The order of the bits
    was measured on chips: on an sm_100a by public tests of torch, on an sm_103a by quack (of the
    highest 8 bits). Of 8 bits on sm_100a quack tells otherwise: a byte of the word for each number.
    """
    low, high = random & 0xFFFF, random >> 16
    if width == 4:
        low, high = low & 0xFF | (high & 0xFF) << 8, low >> 8 | high & 0xFF00
    reverse = np.array([int(f"{i:08b}"[::-1], 2) for i in range(256)], np.uint32)
    turned = [reverse[half & 0xFF] << 8 | reverse[half >> 8] for half in (low, high)]
    return [low, turned[0], high, turned[1]]


def _quarters(width: int) -> rules.Rule:
    packed = I16 if width == 4 else vector(4, I8)

    def rule(op: Op) -> str | None:
        return "clamps no negative numbers" if op.attrs.get("relu") else shapes(op)

    shapes = _shapes([vector(4, F32), I32], packed, "dstTy", width)
    return rule


def _round_four(ctx: Context, op: Op, values: Array, random: Array) -> Array:
    """The first number goes to the highest bits of the result."""
    np, ty = ctx.np, op.attrs["dstTy"]
    to = FORMATS[ty.mlir]
    shares = _shares(np, np.broadcast_to(np.asarray(random).view("u4"), len(values)), to.width)
    rounded = [stochastically(np, values[:, 3 - i], share, 16, to) for i, share in enumerate(shares)]
    numbers = np.where(np.isnan(values[:, ::-1]), np.nan, np.stack(rounded, axis=1)).astype("f4")
    bits = _bits(ctx, numbers, ty).view("u1")
    if to.width > 4:
        return bits.view("i1")
    return (bits @ np.array([1, 16, 256, 4096], np.uint16)).view("i2")


for _width in (8, 6, 4):
    define(f"nvvm.convert.f32x4.to.f{_width}x4", _quarters(_width), lacking=lacks_stochastic)(_round_four)


def _to_wider(wider: Type) -> Semantics:
    return lambda ctx, op, pair: _values(ctx, pair, op.attrs["srcType"], wider)


define("nvvm.convert.f8x2.to.f16x2", _shapes([PAIR], vector(2, F16), "srcType", 8))(_to_wider(F16))
define("nvvm.convert.f8x2.to.bf16x2", _shapes([PAIR], vector(2, BF16), "srcType", 8))(_to_wider(BF16))
define("nvvm.convert.f6x2.to.f16x2", _shapes([PAIR], vector(2, F16), "srcType", 6))(_to_wider(F16))


@define("nvvm.convert.f4x2.to.f16x2", _shapes([I8], vector(2, F16), "srcType", 4))
def from_nibbles(ctx: Context, op: Op, byte: Array) -> Array:
    np = ctx.np
    bits = byte.view(np.uint8)
    return _values(ctx, np.stack([bits & 15, bits >> 4], axis=1), op.attrs["srcType"], F16)


@define("nvvm.convert.float.to.tf32", rules.cast("float", "int"))
def to_tf32(ctx: Context, op: Op, value: Array) -> Array:
    """To nearest even; a NaN is 0x7fffffff."""
    return tf32_bits(ctx.np, value).view(ctx.np.int32)


def tf32_bits(np: Any, value: Array) -> Array:
    """The bits of the nearest tf32 of each f32 (ties to even; NaN: 0x7fffffff). The TMA unit rounds
    in the same way (measured on an H200).
    """
    bits = value.view(np.uint32)
    rounded = bits + np.uint32((1 << 12) - 1) + (bits >> 13 & 1) & np.uint32(0xFFFFE000)
    return np.where(value != value, np.uint32(0x7FFFFFFF), rounded)


def _float_to_int(op: Op) -> str | None:
    if wrong := rules.counts(1, 1)(op) or rules.attribute("signed", bool)(op):
        return wrong
    types = op.operands[0].type, op.result.type
    return None if types[0] in (F32, F64) and types[1] in (I32, I64) else f"converts {types[0]} to {types[1]}"


@define("cutec.float_to_int", _float_to_int)
def float_to_int(ctx: Context, op: Op, value: Array) -> Array:
    return saturating(ctx, value, element_of(op.result.type).bits, op.attrs["signed"])
