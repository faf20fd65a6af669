"""`cvt` and `cvta` (PTX ISA, "Data Movement and Conversion Instructions")."""

from __future__ import annotations

from cutec.ir.core import Value
from cutec.ir.types import BF16, F16, F32, F64, FLOATS, I8, I16, I32, I64, Type, bit_width, ptr, vector
from cutec.ops.primitives.conversions import PAIR, STOCHASTIC_FORMATS, pair_rounding
from cutec.ops.ptx.instructions import instruction, is_float, is_integer, is_signed, operands
from cutec.ops.ptx.registers import TYPES, Registers
from cutec.ops.ptx.text import Operand, Statement, Unread, Vector

SPACES = {"": 0, "global": 1, "shared": 3, "shared::cta": 3, "shared::cluster": 7}
_INTEGRAL = {"rni": "roundeven", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}
_HALVES = {"f16x2": F16, "bf16x2": BF16}
_NARROW = {"e4m3x2": "f8E4M3FN", "e5m2x2": "f8E5M2"}
_FIXED, _FIXED_UNIT, _FIXED_RANGE = "s2f6x2", 64.0, (-128.0, 127.0)  # two numbers of 8 bits, 6 behind the point
_QUARTERS = {f"{name[2:6].lower()}x4": name for name in STOCHASTIC_FORMATS}


@instruction("cvt")
def convert(r: Registers, s: Statement) -> None:
    if len(s.qualifiers) < 2:
        raise Unread(str(s))
    *qualifiers, to, source = s.qualifiers
    if to in _HALVES and source in _NARROW:
        d, a = operands(s, 2)
        name = f"nvvm.convert.f8x2.to.{to}"
        bits = r.cast(r.get(a, I16), PAIR)
        r.put(d, r.op(name, [bits], vector(2, _HALVES[to]), {"srcType": FLOATS[_NARROW[source]]}))
        if qualifiers != ["rn"]:
            raise Unread(str(s))
    elif to == _FIXED:
        r.put(s.operands[0], _to_fixed(r, s, qualifiers, source))
    elif source == _FIXED:
        r.put(s.operands[0], _from_fixed(r, s, qualifiers, to))
    elif to in _QUARTERS:
        r.put(s.operands[0], _four(r, s, _QUARTERS[to]))
    elif to in _HALVES or to in _NARROW:
        r.put(s.operands[0], _pair(r, s, qualifiers, to, source))
    elif to in TYPES and source in TYPES:
        d, a = operands(s, 2)
        r.put(d, _number(r, s, a, qualifiers, to, source), is_signed(to))
    else:
        raise Unread(str(s))


def _pair(r: Registers, s: Statement, qualifiers: list[str], to: str, source: str) -> Value:
    """Two f32, the first in the upper half, as narrower floats; `.rs` takes random bits too."""
    random = qualifiers[:1] == ["rs"]
    _, *sources = operands(s, 4 if random else 3)
    values = [r.get(x, F32) for x in sources[:2]] + [r.get(x, I32) for x in sources[2:]]
    if source != "f32":
        raise Unread(str(s))
    if to in _NARROW:
        if qualifiers != ["rn", "satfinite"]:
            raise Unread(str(s))
        return r.cast(r.op("nvvm.convert.f32x2.to.f8x2", values, PAIR, {"dstTy": FLOATS[_NARROW[to]]}), I16)
    return _halves(r, s, values, qualifiers, to)


def _to_fixed(r: Registers, s: Statement, qualifiers: list[str], source: str) -> Value:
    """Two floats as fixed-point numbers, the first (of bf16x2: the upper) in the upper byte. Those
    beyond the range become its ends; what becomes of NaN no source says.
    """
    _, *sources = operands(s, {"f32": 3, "bf16x2": 2}.get(source, 0))
    relu = qualifiers == ["rn", "satfinite", "relu"]
    if qualifiers != ["rn", "satfinite"] and not relu:
        raise Unread(str(s))
    if source == "f32":
        low, high = (r.get(x, F32) for x in reversed(sources))
    else:
        halves = r.get(sources[0], vector(2, BF16))
        low, high = (r.op("arith.extf", [r.extract(halves, i)], F32) for i in (0, 1))
    least, most = (r.builder.constant(bound, F32) for bound in (0.0 if relu else _FIXED_RANGE[0], _FIXED_RANGE[1]))
    found = []
    for number in (low, high):
        scaled = r.op("arith.mulf", [number, r.builder.constant(_FIXED_UNIT, F32)], F32)
        whole = r.op("llvm.intr.roundeven", [scaled], F32)
        within = r.op("arith.minnumf", [r.op("arith.maxnumf", [whole, least], F32), most], F32)
        found.append(r.op("arith.trunci", [r.op("cutec.float_to_int", [within], I32, {"signed": True})], I8))
    return r.cast(r.op("vector.from_elements", found, PAIR), I16)


def _from_fixed(r: Registers, s: Statement, qualifiers: list[str], to: str) -> Value:
    """Two fixed-point numbers as bf16, exactly."""
    _, source = operands(s, 2)
    relu = qualifiers in (["rn", "relu"], ["rn", "satfinite", "relu"])
    if to != "bf16x2" or (qualifiers not in (["rn"], ["rn", "satfinite"]) and not relu):
        raise Unread(str(s))
    pair, found = r.cast(r.get(source, I16), PAIR), []
    for i in (1, 0):
        number = r.op("arith.sitofp", [r.extract(pair, i)], F32)
        unscaled = r.op("arith.mulf", [number, r.builder.constant(1 / _FIXED_UNIT, F32)], F32)
        found.append(r.op("arith.maxnumf", [unscaled, r.builder.constant(0.0, F32)], F32) if relu else unscaled)
    return r.op("nvvm.convert.f32x2.to.bf16x2", found, vector(2, BF16), pair_rounding("rn", False))


def _four(r: Registers, s: Statement, to: str) -> Value:
    """Four f32, the first in the highest bits, rounded by random bits."""
    _, sources, random = operands(s, 3)
    if s.qualifiers[:2] != ("rs", "satfinite") or s.qualifiers[3:] != ("f32",) or not isinstance(sources, Vector):
        raise Unread(str(s))
    values = [r.get(x, F32) for x in sources.elements if x is not None]
    width = FLOATS[to].bits
    packed, name = I16 if width == 4 else vector(4, I8), f"nvvm.convert.f32x4.to.f{width}x4"
    four = r.op("vector.from_elements", values, vector(4, F32))
    found = r.op(name, [four, r.get(random, I32)], packed, {"dstTy": FLOATS[to]})
    return found if width == 4 else r.cast(found, I32)


def _halves(r: Registers, s: Statement, values: list[Value], qualifiers: list[str], to: str) -> Value:
    rounding, *rest = qualifiers or [""]
    if rounding not in ("rn", "rz", "rs") or rest not in ([], ["satfinite"]) or (rounding == "rs" and not rest):
        raise Unread(str(s))
    attrs = pair_rounding(rounding, bool(rest))
    return r.op(f"nvvm.convert.f32x2.to.{to}", values, vector(2, _HALVES[to]), attrs)


def _number(r: Registers, s: Statement, a: Operand, qualifiers: list[str], to: str, source: str) -> Value:
    """One number. The register of the source may be wider than its type."""
    value, ty = r.low(a, TYPES[source]), TYPES[to]
    if is_integer(to) and is_integer(source):
        if qualifiers:
            raise Unread(str(s))
        return _resized(r, value, ty, is_signed(source))
    if is_integer(source) and ty in (F32, F64) and qualifiers == ["rn"]:
        return r.op("arith.sitofp" if is_signed(source) else "arith.uitofp", [value], ty)
    rounding = [q for q in qualifiers if q not in ("ftz", "sat")]
    if value.type in (F32, F64) and ty in (I32, I64) and len(rounding) == 1 and rounding[0] in _INTEGRAL:
        whole = r.op(f"llvm.intr.{_INTEGRAL[rounding[0]]}", [value], value.type)
        return r.op("cutec.float_to_int", [whole], ty, {"signed": is_signed(to)})
    if is_float(source) and is_float(to) and not set(qualifiers) & {"ftz", "sat"}:
        return _float(r, s, value, ty, qualifiers)
    raise Unread(str(s))


def _float(r: Registers, s: Statement, value: Value, ty: Type, qualifiers: list[str]) -> Value:
    """A float as another, or as an integral one."""
    if bit_width(ty) > bit_width(value.type) and not qualifiers:
        return r.op("arith.extf", [value], ty)
    if value.type == F32 and ty in (F16, BF16):
        zero = r.cast(r.constant(0, I32), F32)
        return r.extract(_halves(r, s, [zero, value], qualifiers, f"{ty}x2"), 0)
    if value.type == F64 and ty == F32 and qualifiers == ["rn"]:
        return r.op("arith.truncf", [value], ty)
    if value.type == ty and len(qualifiers) == 1 and qualifiers[0] in _INTEGRAL:
        return r.op(f"llvm.intr.{_INTEGRAL[qualifiers[0]]}", [value], ty)
    raise Unread(str(s))


def _resized(r: Registers, value: Value, ty: Type, signed: bool) -> Value:
    found, wanted = bit_width(value.type), bit_width(ty)
    if found == wanted:
        return value
    name = "arith.trunci" if found > wanted else "arith.extsi" if signed else "arith.extui"
    return r.op(name, [value], ty)


@instruction("cvta")
def convert_address(r: Registers, s: Statement) -> None:
    """Between generic addresses and those of a space: `cvta.to.shared.u64`."""
    to = s.qualifiers[:1] == ("to",)
    space, kind = s.qualifiers[to:] if len(s.qualifiers) == 2 + to else ("", "")
    if space not in SPACES or kind not in ("u32", "u64"):
        raise Unread(str(s))
    d, a = operands(s, 2)
    source, target = (0, SPACES[space]) if to else (SPACES[space], 0)
    pointer = r.cast(r.cast(r.get(a, TYPES[kind]), ptr(source)), ptr(target))
    r.put(d, r.op("llvm.ptrtoint", [pointer], TYPES[kind]))
