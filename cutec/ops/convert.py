"""Conversions without an LLVM operation, or with another meaning in LLVM: floats of 8 bits and
fewer, tf32, integers of 4 bits, and floats to integers (which saturate here).

A narrow float is its bits, in an i8 (`ir.types.carrier`). Where the arch has instructions they take
pairs; elsewhere integer arithmetic does the same, bit for bit, on whole vectors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cutec.ir.attrs import Raw
from cutec.ir.core import Op, Value
from cutec.ir.formats import FORMATS, Format
from cutec.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    FLOATS,
    I1,
    I8,
    I16,
    I32,
    I64,
    TF32,
    Type,
    VectorType,
    carrier,
    element_of,
    integer,
    like,
    vector,
    vector_of,
)
from cutec.ops.cute.load_store import extract, from_elements
from cutec.ops.cute.packed import bytes_of, pack, unpack
from cutec.ops.cute.registry import COMPOSITES, CuteOp, example
from cutec.ops.emit import Emitter
from cutec.ops.primitives.conversions import STOCHASTIC_FORMATS
from cutec.target.arch import parse_arch

if TYPE_CHECKING:
    from cutec.ops.cute.expander import Expander

_EXACT = {"rnd": Raw("#nvvm.fp_rnd_mode<rn>"), "sat": Raw("#nvvm.sat_mode<satfinite>")}
_UP = {"rnd": Raw("#nvvm.fp_rnd_mode<rp>"), "sat": Raw("#nvvm.sat_mode<satfinite>")}
# format: (instruction from f32, its attributes, instruction to a wider float, that float). PTX ISA,
# "cvt".
_INSTRUCTIONS: dict[str, tuple[str, dict[str, Any], str, Type]] = {
    "f8E4M3FN": ("nvvm.convert.f32x2.to.f8x2", _EXACT, "nvvm.convert.f8x2.to.f16x2", F16),
    "f8E5M2": ("nvvm.convert.f32x2.to.f8x2", _EXACT, "nvvm.convert.f8x2.to.f16x2", F16),
    "f8E8M0FNU": ("nvvm.convert.f32x2.to.f8x2", _UP, "nvvm.convert.f8x2.to.bf16x2", BF16),
    "f6E3M2FN": ("nvvm.convert.f32x2.to.f6x2", {}, "nvvm.convert.f6x2.to.f16x2", F16),
    "f6E2M3FN": ("nvvm.convert.f32x2.to.f6x2", {}, "nvvm.convert.f6x2.to.f16x2", F16),
    "f4E2M1FN": ("nvvm.convert.f32x2.to.f4x2", {}, "nvvm.convert.f4x2.to.f16x2", F16),
}
_HALF_INPUT = "nvvm.convert.f16x2.to.f8x2"
PAIR = vector(2, I8)


def has_instructions(arch: str, name: str) -> bool:
    """Whether an arch ("" for none in particular) converts to and from a format by instructions."""
    if not arch or name not in (*_INSTRUCTIONS, "tf32"):
        return False
    target = parse_arch(arch)
    if name == "tf32":
        return target.capability >= 90
    if name in ("f8E4M3FN", "f8E5M2"):
        return target.capability >= 89
    return target.capability >= 100 and target.kind != "plain"


# ----------------------------------------------------------------------------------- between floats


def _convert(cx: Expander, op: Op, value: Value) -> list[Value]:
    source, target = element_of(op.operands[0].type), element_of(op.result.type)
    if source == TF32:
        return [value]
    if target == TF32:
        return [_to_tf32(cx, _as_f32(cx, value))]
    if source.mlir in FORMATS and FORMATS[source.mlir].width <= 8:
        return [_decode(cx, value, FORMATS[source.mlir], target)]
    return [_encode(cx, value, FORMATS[target.mlir])]


def _check_formats(op: Op) -> str:
    source, target = op.operands[0].type, op.result.type
    pair = element_of(source), element_of(target)
    if like(source, pair[1]) != target:
        return f"turns {source} into {target}"
    stored = [ty.mlir in FORMATS and (ty == TF32 or ty.bits <= 8) for ty in pair]
    computed = (F16, F32) if stored[0] else (F16, F32, F64)
    fits = stored[0] != stored[1] and pair[stored[0]] in computed
    return "" if fits else f"does not convert {pair[0]} to {pair[1]}"


def _encode(cx: Expander, value: Value, to: Format) -> Value:
    """f16, f32 or f64 to the bits of a narrow format, in i8."""
    if not has_instructions(cx.options.arch, to.name):
        return _encode_by_arithmetic(Emitter(cx, value.type), _as_f32(cx, value), to)
    half = element_of(value.type) == F16 and to.name in ("f8E4M3FN", "f8E5M2")
    elements = _elements(cx, value if half else _as_f32(cx, value))
    name, attrs = (_HALF_INPUT, {}) if half else _INSTRUCTIONS[to.name][:2]
    attrs = {**attrs, "dstTy": FLOATS[to.name]}
    pairs = []
    for low, high in _paired(elements):
        operands = [from_elements(cx, [low, high])] if half else [high, low]
        pairs.append(cx.builder.value(name, operands, I8 if to.width == 4 else PAIR, attrs))
    if to.width > 4 and len(elements) % 4 == 0:
        return _words(cx, pairs)
    bits = [bit for pair in pairs for bit in _unpaired(cx, pair)]
    return from_elements(cx, bits[: len(elements)]) if isinstance(value.type, VectorType) else bits[0]


def _words(cx: Expander, pairs: list[Value]) -> Value:
    """Pairs of bytes as one vector of bytes, two of them a word: so that they are packed as the
    instruction gives them, and not byte by byte.
    """
    halves = [cx.builder.value("llvm.bitcast", [pair], I16) for pair in pairs]
    words = [
        cx.builder.value("llvm.bitcast", [from_elements(cx, halves[i : i + 2])], I32) for i in range(0, len(halves), 2)
    ]
    return cx.builder.value("llvm.bitcast", [from_elements(cx, words)], vector(4 * len(words), I8))


def _decode(cx: Expander, value: Value, of: Format, target: Type) -> Value:
    """The bits of a narrow format, in i8, to f16 or f32 (both hold all of its values; f16 only
    those of formats with a sign).
    """
    if not has_instructions(cx.options.arch, of.name):
        single = _decode_by_arithmetic(Emitter(cx, value.type), value, of)
        return single if target == F32 else cx.builder.value("arith.truncf", [single], like(value.type, F16))
    _, _, name, wider = _INSTRUCTIONS[of.name]
    elements, results = _elements(cx, value), []
    for low, high in _paired(elements):
        pair = pack(cx, [low, high], 4)[0] if of.width == 4 else from_elements(cx, [low, high])
        wide = cx.builder.value(name, [pair], vector(2, wider), {"srcType": FLOATS[of.name]})
        results += [extract(cx, wide, 0), extract(cx, wide, 1)]
    results = [_resized(cx, r, target) for r in results[: len(elements)]]
    return from_elements(cx, results) if isinstance(value.type, VectorType) else results[0]


def _resized(cx: Expander, value: Value, target: Type) -> Value:
    """f16 or bf16 to f16 or f32, exactly where the numbers allow."""
    if value.type == target:
        return value
    single = value if value.type == F32 else cx.builder.value("arith.extf", [value], F32)
    return single if target == F32 else cx.builder.value("arith.truncf", [single], target)


def _elements(cx: Expander, value: Value) -> list[Value]:
    return [extract(cx, value, i) for i in range(value.type.count)] if isinstance(value.type, VectorType) else [value]


def _paired(elements: list[Value]) -> list[tuple[Value, Value]]:
    """Pairs of elements, low first; an odd last element is paired with itself."""
    return [(elements[i], elements[min(i + 1, len(elements) - 1)]) for i in range(0, len(elements), 2)]


def _unpaired(cx: Expander, pair: Value) -> list[Value]:
    """The two elements of an instruction's result: a vector of 2 bytes, or a byte of 2 nibbles."""
    if pair.type == PAIR:
        return [extract(cx, pair, 0), extract(cx, pair, 1)]
    return unpack(cx, [pair], 4)


def _as_f32(cx: Expander, value: Value) -> Value:
    """f16 exactly; f64 rounded to odd, so that a second rounding gives the same as rounding once
    (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved algorithms using
    rounding to odd", 2008).
    """
    element, e = element_of(value.type), Emitter(cx, value.type)
    if element == F32:
        return value
    if element == F16:
        return e.cast("extf", value, F32)
    nearest = e.cast("truncf", value, F32)
    back = e.cast("extf", nearest, F64)
    bits = e.cast("bitcast", nearest, I32)
    magnitudes = [e.op("llvm.intr.fabs", [v], F64) for v in (back, value)]
    step = e.select(e.compare_floats(4, *magnitudes), 1, e.constant(-1))
    even = e.compare(0, e.arith("andi", bits, 1), 0)
    inexact = e.op("arith.andi", [e.compare_floats(6, back, value), even], I1)
    return e.cast("bitcast", e.select(inexact, e.arith("addi", bits, step), bits), F32)


def _encode_by_arithmetic(e: Emitter, value: Value, to: Format) -> Value:
    """f32 to the bits of a format. A number that is normal in the format is rounded by an integer
    addition, to nearest even. A subnormal one is added to a power of two whose last place is the
    format's smallest number, so that the addition rounds it. 1.09375 to f8E4M3FN, which drops 20
    bits:

        (0x3F8C0000 + 0x7FFFF + bit 20, here 0) >> 20 = 0x3F9
        0x3F9 - (127 - 7 << 3) = 0x39, which is 1.125
    """
    bits = e.cast("bitcast", value, I32)
    magnitude = e.arith("andi", bits, 0x7FFFFFFF)
    nan = e.compare(8, magnitude, 0x7F800000)
    if not to.signed:
        assert to.nan is not None
        return e.cast("trunci", e.select(nan, to.nan, _power_above(e, magnitude, to)), I8)
    dropped = 23 - to.mantissa
    clamped = e.arith("minui", magnitude, (FORMATS["f32"].bias - to.bias << 23) + (to.top << dropped))
    lowest_kept = e.arith("andi", e.arith("shrui", clamped, dropped), 1)
    carried = e.arith("addi", e.arith("addi", clamped, (1 << dropped - 1) - 1), lowest_kept)
    normal = e.arith("subi", e.arith("shrui", carried, dropped), FORMATS["f32"].bias - to.bias << to.mantissa)
    unit_bits = to.least - to.mantissa + 23 + FORMATS["f32"].bias << 23  # the float 2**(least - mantissa + 23)
    unit = e.cast("bitcast", e.constant(unit_bits), F32)
    sum_ = e.op("arith.addf", [e.cast("bitcast", clamped, F32), unit], F32)
    subnormal = e.arith("subi", e.cast("bitcast", sum_, I32), unit_bits)
    code = e.select(e.compare(6, clamped, to.least + FORMATS["f32"].bias << 23), subnormal, normal)
    sign = e.arith("andi", e.arith("shrui", bits, 32 - to.width), to.sign)
    if not to.negative_zero:
        sign = e.select(e.compare(0, code, 0), 0, sign)
    signed = e.op("arith.ori", [code, sign], I32)
    return e.cast("trunci", e.select(nan, to.top if to.nan is None else to.nan, signed), I8)


def _power_above(e: Emitter, magnitude: Value, to: Format) -> Value:
    """The exponent field of the power of two at or above a float32; 0: at most 2**-127."""
    above = e.arith("shrui", e.arith("addi", magnitude, (1 << 23) - 1), 23)
    tiny = e.compare(7, magnitude, 1 << 22)  # 2**-127, a subnormal number
    return e.arith("minui", e.select(tiny, 0, above), to.top)


def _decode_by_arithmetic(e: Emitter, value: Value, of: Format) -> Value:
    """The bits of a format to f32: in the places of a float32's exponent and mantissa they are the
    number times a power of two.
    """
    bits = e.cast("extui", value, I32)
    if not of.signed:
        assert of.nan is not None
        power = e.select(e.compare(0, bits, 0), 1 << 22, e.arith("shli", bits, 23))
        return e.cast("bitcast", e.select(e.compare(0, bits, of.nan), 0x7FFFFFFF, power), F32)
    magnitude = e.arith("andi", bits, of.sign - 1)
    placed = e.cast("bitcast", e.arith("shli", magnitude, 23 - of.mantissa), F32)
    scale = e.cast("bitcast", e.constant(2 * FORMATS["f32"].bias - of.bias << 23), F32)
    result = e.cast("bitcast", e.op("arith.mulf", [placed, scale], F32), I32)
    if of.infinity is not None:
        result = e.select(e.compare(0, magnitude, of.infinity), 0x7F800000, result)
    sign = e.arith("shli", e.arith("andi", bits, of.sign), 32 - of.width)
    result = e.op("arith.ori", [result, sign], I32)
    if of.nan is not None:
        nan = (
            e.compare(8, magnitude, of.top if of.infinity is None else of.infinity)
            if of.negative_zero
            else e.compare(0, bits, of.nan)
        )
        result = e.select(nan, 0x7FFFFFFF, result)
    return e.cast("bitcast", result, F32)


def _to_tf32(cx: Expander, value: Value) -> Value:
    """The nearest float32 whose lowest 13 bits are zero."""
    e = Emitter(cx, value.type)
    if has_instructions(cx.options.arch, "tf32"):
        attrs = {"rnd": _EXACT["rnd"]}
        words = [cx.builder.value("nvvm.convert.float.to.tf32", [x], I32, attrs) for x in _elements(cx, value)]
        return e.cast("bitcast", from_elements(cx, words) if isinstance(value.type, VectorType) else words[0], F32)
    bits = e.cast("bitcast", value, I32)
    lowest_kept = e.arith("andi", e.arith("shrui", bits, 13), 1)
    rounded = e.arith("andi", e.arith("addi", e.arith("addi", bits, (1 << 12) - 1), lowest_kept), -(1 << 13))
    nan = e.compare(8, e.arith("andi", bits, 0x7FFFFFFF), 0x7F800000)
    return e.cast("bitcast", e.select(nan, 0x7FFFFFFF, rounded), F32)


# ------------------------------------------------------------------------------- floats to integers


def _saturating(signed: bool) -> Callable[..., list[Value]]:
    def expand(cx: Expander, op: Op, value: Value) -> list[Value]:
        if not cx.device:  # host programs saturate by themselves
            return [cx.builder.value(op.name, [value], op.result.type)]
        width = element_of(op.result.type).bits
        return [_to_integer(cx, value, width, signed)]

    return expand


def _to_integer(cx: Expander, value: Value, width: int, signed: bool) -> Value:
    """Truncated and saturated to `width` bits, NaN as 0. The instruction does that from f32 to 32
    bits; otherwise NaN is selected explicitly.
    """
    e = Emitter(cx, value.type)
    wide = I64 if width == 64 else I32
    words = [cx.builder.value("cutec.float_to_int", [x], wide, {"signed": signed}) for x in _elements(cx, value)]
    result = from_elements(cx, words) if isinstance(value.type, VectorType) else words[0]
    if width == 64 or element_of(value.type) == F64:
        result = e.select(e.compare_floats(1, value, value), result, e.constant(0, wide))
    if width >= 32:
        return result
    if signed:
        result = e.arith("maxsi", e.arith("minsi", result, (1 << width - 1) - 1), -(1 << width - 1))
    else:
        result = e.arith("minui", result, (1 << width) - 1)
    return e.cast("trunci", result if width >= 8 else e.arith("andi", result, (1 << width) - 1), integer(max(width, 8)))


# ------------------------------------------------------------------------------- integers of 4 bits


def _extend(signed: bool) -> Callable[..., list[Value]]:
    def expand(cx: Expander, op: Op, value: Value) -> list[Value]:
        source, target = element_of(op.operands[0].type), element_of(op.result.type)
        e = Emitter(cx, value.type)
        if source == carrier(source):
            return [e.op(op.name, [value], carrier(target))]
        wide = e.cast("extui", value, target)
        rest = target.bits - source.bits
        return [e.arith("shrsi", e.arith("shli", wide, rest), rest) if signed else wide]

    return expand


def _truncate(cx: Expander, op: Op, value: Value) -> list[Value]:
    target, e = element_of(op.result.type), Emitter(cx, value.type)
    if target == carrier(target):
        return [e.op(op.name, [value], target)]
    return [e.arith("andi", e.cast("trunci", value, I8), (1 << target.bits) - 1)]


def _reinterpret(cx: Expander, op: Op, value: Value) -> list[Value]:
    """The same bits. Formats with the same carrier differ in name only; formats of fewer than 8
    bits are packed as in memory.
    """
    source, target = op.operands[0].type, op.result.type
    narrow = [t for t in (source, target) if element_of(t) != I1 and element_of(t).bits < 8]
    if not narrow or element_of(source).bits == element_of(target).bits:
        result = carrier(target)
        return [value if value.type == result else cx.builder.value(op.name, [value], result)]
    if element_of(source).bits < 8:
        value = from_elements(cx, pack(cx, _elements(cx, value), element_of(source).bits))
    if element_of(target).bits >= 8:
        return [value if value.type == carrier(target) else cx.builder.value(op.name, [value], carrier(target))]
    count, width = vector_of(target).count, element_of(target).bits
    octets = vector(bytes_of(count, width), I8)
    value = value if value.type == octets else cx.builder.value(op.name, [value], octets)
    return [from_elements(cx, unpack(cx, _elements(cx, value), width)[:count])]


def _convert_stochastically(cx: Expander, op: Op, value: Value, random: Value) -> list[Value]:
    """The instruction puts its first number into the highest bits."""
    target = element_of(op.result.type)
    reverse = from_elements(cx, _elements(cx, value)[::-1])
    name, packed = f"nvvm.convert.f32x4.to.f{target.bits}x4", I16 if target.bits == 4 else vector(4, I8)
    found = cx.builder.value(name, [reverse, random], packed, {"dstTy": target})
    if target.bits > 4:
        return [found]
    return [from_elements(cx, unpack(cx, _elements(cx, cx.builder.value("llvm.bitcast", [found], PAIR)), 4))]


def _check_stochastic(op: Op) -> str:
    target = op.result.type
    fits = isinstance(target, VectorType) and target.count == 4 and target.element.mlir in STOCHASTIC_FORMATS
    types = [value.type for value in op.operands]
    return "" if fits and types == [vector(4, F32), I32] else f"does not round {types[0]} to {target}"


_FORM = "value: number|vector -> number|vector"
COMPOSITES["cutec.convert_stochastically"] = CuteOp(
    "cutec.convert_stochastically",
    "four f32 as floats of 8, 6 or 4 bits, rounded by random bits (sm_100a, sm_103a); it saturates",
    "value: vector, random: i32 -> vector",
    None,
    _convert_stochastically,
    _check_stochastic,
    example("vector<4xf32>", "i32", results=("vector<4xf8E4M3FN>",)),
    "`nvvm.convert.f32x4.to.*`",
)
COMPOSITES["cutec.convert"] = CuteOp(
    "cutec.convert",
    "a number as another float, between a format for storage only and f16, f32 or (to it) f64; it saturates",
    _FORM,
    None,
    _convert,
    _check_formats,
    example("f32", results=("f8E4M3FN",)),
    "`nvvm.convert.*` on pairs where the arch has the instruction, else integer arithmetic that gives the same bits",
)
_UPSTREAM = {
    "arith.fptosi": ("truncated and saturated; NaN is 0", _saturating(True)),
    "arith.fptoui": ("truncated and saturated; NaN is 0", _saturating(False)),
    "arith.extsi": ("sign extension", _extend(True)),
    "arith.extui": ("zero extension", _extend(False)),
    "arith.trunci": ("the low bits", _truncate),
    "arith.bitcast": ("the same bits as another type", _reinterpret),
    "llvm.bitcast": ("the same bits as another type, of one element or many", _reinterpret),
    "vector.bitcast": ("the same bits as a vector of another type", _reinterpret),
}
for _name, (_summary, _expand) in _UPSTREAM.items():
    COMPOSITES.add(_name, CuteOp(_name, _summary, _FORM, None, _expand))
