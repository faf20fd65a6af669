"""Integers, bits and predicates (PTX ISA, "Integer Arithmetic Instructions", "Logic and Shift
Instructions", "Comparison and Selection Instructions", "Data Movement: mov, prmt").
"""

from __future__ import annotations

from collections.abc import Sequence

from cutec.ir.attrs import Raw, Typed
from cutec.ir.core import Value
from cutec.ir.types import I1, I8, I16, I32, I64, Type, bit_width, integer
from cutec.ops.primitives.bits import PRMT_MODES
from cutec.ops.ptx.instructions import (
    instruction,
    intrinsic,
    is_float,
    is_integer,
    is_signed,
    number,
    operands,
    typed,
)
from cutec.ops.ptx.registers import TYPES, Registers
from cutec.ops.ptx.text import Register, Statement, Unread, Vector

_BINARY = {"and": "arith.andi", "or": "arith.ori", "xor": "arith.xori"}
_PLAIN = {"add": "arith.addi", "sub": "arith.subi", "mul": "arith.muli"}
_SIGNED = {  # by sign: unsigned, signed
    "div": ("arith.divui", "arith.divsi"),
    "rem": ("arith.remui", "arith.remsi"),
    "min": ("arith.minui", "arith.minsi"),
    "max": ("arith.maxui", "arith.maxsi"),
}
_BELOW = 6  # arith.cmpi ult
# setp's comparisons → predicates of arith.cmpi, of signed and of unsigned numbers
_COMPARED = {"eq": (0, 0), "ne": (1, 1), "lt": (2, 6), "le": (3, 7), "gt": (4, 8), "ge": (5, 9)}
_UNSIGNED = {"lo": 6, "ls": 7, "hi": 8, "hs": 9}
# what `set` writes where its condition holds: all bits, or (of a half) 1.0
_HOLDS = {"u16": -1, "s16": -1, "u32": -1, "s32": -1, "f32": 0x3F800000, "f16": 0x3C00, "bf16": 0x3F80}
_HOLDS |= {"f16x2": _HOLDS["f16"], "bf16x2": _HOLDS["bf16"]}
_PAIRS = {"f16x2", "bf16x2"}
# setp's comparisons of floats → predicates of arith.cmpf
_ORDERED = {"eq": 1, "gt": 2, "ge": 3, "lt": 4, "le": 5, "ne": 6, "num": 7}
_COMPARED_FLOATS = _ORDERED | {f"{name}u": 7 + n for name, n in _ORDERED.items() if name != "num"} | {"nan": 14}


def arithmetic(r: Registers, s: Statement) -> None:
    """`add`, `sub`, `mul`, `div`, `rem`, `min` and `max` of integers."""
    kind, qualifiers = typed(s, "lo", "hi", "wide", "sat")
    d, *sources = operands(s, 3)
    ty, signed = TYPES[kind], is_signed(kind)
    a, b = (r.get(source, ty) for source in sources)
    if s.name == "mul" and len(qualifiers) == 1 and qualifiers != ["sat"]:
        r.put(d, product(r, a, b, qualifiers[0], signed))
    elif qualifiers == ["sat"] and s.name in ("add", "sub") and kind == "s32":
        r.put(d, r.op(f"llvm.intr.s{s.name}.sat", [a, b], ty))
    elif not qualifiers and s.name != "mul":
        name = _PLAIN[s.name] if s.name in _PLAIN else _SIGNED[s.name][signed]
        r.put(d, r.op(name, [a, b], ty))
    else:
        raise Unread(str(s))


def product(r: Registers, a: Value, b: Value, part: str, signed: bool) -> Value:
    """The low or the high half of a product, or all of it."""
    if part == "lo":
        return r.op("arith.muli", [a, b], a.type)
    wide = integer(2 * bit_width(a.type))
    if part == "hi":
        name = f"arith.mul{'s' if signed else 'u'}i_extended"
        return r.builder.emit(name, [a, b], [a.type, a.type]).results[1]
    extend = "arith.extsi" if signed else "arith.extui"
    return r.op("arith.muli", [r.op(extend, [a], wide), r.op(extend, [b], wide)], wide)


@instruction("mad")
def mad(r: Registers, s: Statement) -> None:
    kind, qualifiers = typed(s, "lo", "hi", "wide")
    d, a, b, c = operands(s, 4)
    if len(qualifiers) != 1 or not is_integer(kind):
        raise Unread(str(s))
    whole = product(r, r.get(a, TYPES[kind]), r.get(b, TYPES[kind]), qualifiers[0], is_signed(kind))
    r.put(d, r.op("arith.addi", [whole, r.get(c, whole.type)], whole.type))


def unary(r: Registers, s: Statement) -> None:
    """`neg` and `abs` of integers."""
    kind, _ = typed(s)
    d, a = operands(s, 2)
    value = r.get(a, TYPES[kind])
    negative = r.op("arith.subi", [r.constant(0, value.type), value], value.type)
    r.put(d, negative if s.name == "neg" else r.op("arith.maxsi", [value, negative], value.type))


@instruction("and or xor")
def logic(r: Registers, s: Statement) -> None:
    kind, _ = typed(s)
    d, a, b = operands(s, 3)
    r.put(d, r.op(_BINARY[s.name], [r.get(a, TYPES[kind]), r.get(b, TYPES[kind])], TYPES[kind]))


@instruction("not")
def not_(r: Registers, s: Statement) -> None:
    kind, _ = typed(s)
    d, a = operands(s, 2)
    ones = r.constant(1 if kind == "pred" else -1, TYPES[kind])
    r.put(d, r.op("arith.xori", [r.get(a, TYPES[kind]), ones], TYPES[kind]))


@instruction("shl shr")
def shift(r: Registers, s: Statement) -> None:
    """Shifts by the width and more leave no bit but the sign."""
    kind, _ = typed(s)
    d, a, b = operands(s, 3)
    ty, by = TYPES[kind], r.get(b, I32)
    width = bit_width(ty)
    inside = r.compare(_BELOW, by, r.constant(width, I32))
    least = r.op("arith.minui", [by, r.constant(width - 1, I32)], I32)
    amount = least if width == 32 else r.op("arith.extui" if width > 32 else "arith.trunci", [least], ty)
    name = "arith.shli" if s.name == "shl" else "arith.shrsi" if is_signed(kind) else "arith.shrui"
    shifted = r.op(name, [r.get(a, ty), amount], ty)
    r.put(d, shifted if name == "arith.shrsi" else r.select(inside, shifted, r.constant(0, ty)))


@instruction("shf")
def funnel(r: Registers, s: Statement) -> None:
    d, low, high, by = operands(s, 4)
    way, mode, kind = s.qualifiers if len(s.qualifiers) == 3 else ("", "", "")
    if (way, mode, kind) not in [(w, m, "b32") for w in "lr" for m in ("clamp", "wrap")]:
        raise Unread(str(s))
    values = [r.get(x, I32) for x in (high, low, by)]
    if mode == "clamp":
        r.put(d, intrinsic(r, f"fsh{way}.clamp.i32", values, I32))
    else:
        r.put(d, r.op(f"llvm.intr.fsh{way}", values, I32))


@instruction("popc clz brev")
def count(r: Registers, s: Statement) -> None:
    kind, _ = typed(s)
    d, a = operands(s, 2)
    ty = TYPES[kind]
    name = {"popc": "ctpop", "clz": "ctlz", "brev": "bitreverse"}[s.name]
    attrs = {"is_zero_poison": False} if s.name == "clz" else {}
    found = r.op(f"llvm.intr.{name}", [r.get(a, ty)], ty, attrs)
    r.put(d, found if s.name == "brev" or ty == I32 else r.op("arith.trunci", [found], I32))


@instruction("bfe")
def extract_field(r: Registers, s: Statement) -> None:
    kind, _ = typed(s)
    d, a, start, length = operands(s, 4)
    attrs = {"signed": None} if is_signed(kind) else {}
    r.put(d, r.op("cutec.bfe", [r.get(a, TYPES[kind]), r.get(start, I32), r.get(length, I32)], TYPES[kind], attrs))


@instruction("bfi")
def insert_field(r: Registers, s: Statement) -> None:
    kind, _ = typed(s)
    d, a, b, start, length = operands(s, 5)
    ty = TYPES[kind]
    r.put(d, r.op("cutec.bfi", [r.get(a, ty), r.get(b, ty), r.get(start, I32), r.get(length, I32)], ty))


@instruction("prmt")
def permute(r: Registers, s: Statement) -> None:
    d, a, b, selector = operands(s, 4)
    kind, *mode = s.qualifiers or ("",)
    name = mode[0] if mode else "default"
    if kind != "b32" or name not in PRMT_MODES or len(mode) > 1:
        raise Unread(str(s))
    both = [a, b] if name in ("default", "f4e", "b4e") else [a]
    attrs = {"mode": Raw(f"#nvvm.permute_mode<{name}>")}
    r.put(d, r.op("nvvm.prmt", [*(r.get(x, I32) for x in both), r.get(selector, I32)], I32, attrs))


@instruction("lop3")
def logic_of_three(r: Registers, s: Statement) -> None:
    typed(s)
    d, a, b, c, table = operands(s, 5)
    r.put(d, r.op("cutec.lop3", [r.get(x, I32) for x in (a, b, c)], I32, {"lut": Typed(number(table), I32)}))


# -- comparing and choosing ------------------------------------------------------------------------


@instruction("setp")
def compare(r: Registers, s: Statement) -> None:
    """`setp.lt.s32 p, a, b;`, `setp.lt.and.f32 p|q, a, b, !c;`, and `setp.eq.f16x2 p|q, a, b;`."""
    found = _compared(r, s, s.qualifiers)
    pair = [found, _inverted(r, found)] if found.type == I1 else [r.extract(found, 0), r.extract(found, 1)]
    p, q = (_combined(r, s, one) for one in pair)
    r.put(s.operands[0], p)
    if s.both:
        r.put(s.both, q)


@instruction("set")
def compare_to_mask(r: Registers, s: Statement) -> None:
    """`set.lt.u32.s32 d, a, b;`: all bits of d, or 1.0, where the condition holds, else 0; of
    `set.ge.u32.bf16x2` each half by itself.
    """
    *qualifiers, kind, source = ["", *s.qualifiers]
    if kind not in _HOLDS or s.both:
        raise Unread(str(s))
    found = _compared(r, s, [*qualifiers[1:], source])
    parts = [found] if found.type == I1 else [r.extract(found, 0), r.extract(found, 1)]
    ty = integer(bit_width(TYPES[kind]) // len(parts))
    if ty == I8 or len(parts) != (2 if _PAIRS.intersection((kind, source)) else 1):
        raise Unread(str(s))
    yes, no = r.constant(_HOLDS[kind], ty), r.constant(0, ty)
    low, *high = (r.select(_combined(r, s, one), yes, no) for one in parts)
    for half in high:
        half = r.op("arith.shli", [r.op("arith.extui", [half], I32), r.constant(16, I32)], I32)
        low = r.op("arith.ori", [r.op("arith.extui", [low], I32), half], I32)
    r.put(s.operands[0], low)


def _compared(r: Registers, s: Statement, qualifiers: Sequence[str]) -> Value:
    """The predicate that the comparison `lt.and.ftz.f32` of an instruction's sources gives; two of
    a pair of floats.
    """
    kind, (name, *rest) = qualifiers[-1], [*qualifiers[:-1], ""]
    combined = [q for q in rest if q in _BINARY]
    if kind not in TYPES or len(s.operands) != 3 + len(combined) or not set(rest) <= {"", "ftz", *combined}:
        raise Unread(str(s))
    a, b = (r.get(operand, TYPES[kind]) for operand in s.operands[1:3])
    flushes = "ftz" in rest
    if is_float(kind):
        if name not in _COMPARED_FLOATS or (flushes and kind != "f32"):
            raise Unread(str(s))
        if flushes:
            a, b = (flushed(r, value) for value in (a, b))
        return r.compare(_COMPARED_FLOATS[name], a, b, "f")
    if flushes or not is_integer(kind) or (name not in _COMPARED and name not in _UNSIGNED):
        raise Unread(str(s))
    return r.compare(_UNSIGNED[name] if name in _UNSIGNED else _COMPARED[name][not is_signed(kind)], a, b)


def _combined(r: Registers, s: Statement, found: Value) -> Value:
    """A comparison's predicate, combined with the predicate that is the instruction's last operand
    if it has one.
    """
    for name in [q for q in s.qualifiers if q in _BINARY]:
        other = r.get(s.operands[3], I1)
        found = r.op(_BINARY[name], [found, _inverted(r, other) if s.inverted else other], I1)
    return found


def _inverted(r: Registers, predicate: Value) -> Value:
    return r.op("arith.xori", [predicate, r.constant(1, I1)], I1)


def flushed(r: Registers, value: Value) -> Value:
    """An f32, zero if it is subnormal."""
    zero = r.cast(r.constant(-(1 << 31), I32), value.type)
    return intrinsic(r, "add.rn.ftz.f", [value, zero], value.type)


@instruction("selp")
def choose(r: Registers, s: Statement) -> None:
    kind, _ = typed(s)
    d, a, b, p = operands(s, 4)
    r.put(d, r.select(r.get(p, I1), r.get(a, TYPES[kind]), r.get(b, TYPES[kind])))


@instruction("mov")
def move(r: Registers, s: Statement) -> None:
    """`mov.b32 a, b;`, and `mov.b64 {a, b}, c;` and its inverse."""
    kind, _ = typed(s)
    d, a = operands(s, 2)
    ty: Type = TYPES[kind]
    if isinstance(d, Vector) and isinstance(a, Vector):
        for target, source in zip(d.elements, a.elements, strict=True):
            r.put(target, r.get(source, ty))
    elif isinstance(a, Register) and a.name[0] == "%" and ty in (I16, I32, I64):
        r.put(d, r.raw(a))
    else:
        r.put(d, r.get(a, ty))
