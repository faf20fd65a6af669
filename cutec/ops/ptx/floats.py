"""Floats, alone and by pairs in a register (PTX ISA, "Floating Point Instructions", "Half Precision
Floating Point Instructions"); what they share with integers (`add`) is told apart by the type.
"""

from __future__ import annotations

from cutec.ir.core import Value
from cutec.ir.types import F32, Type
from cutec.ops.primitives.libdevice import intrinsic as known
from cutec.ops.ptx import integers
from cutec.ops.ptx.instructions import instruction, intrinsic, is_float, letter, operands, typed
from cutec.ops.ptx.registers import TYPES, Registers
from cutec.ops.ptx.text import Statement, Unread

_ROUNDING = ("rn", "rz", "rm", "rp")
_QUALIFIERS = (*_ROUNDING, "ftz", "sat", "approx", "full", "NaN")


@instruction("add sub mul div min max rem")
def arithmetic(r: Registers, s: Statement) -> None:
    if s.qualifiers[-1:] == () or s.qualifiers[-1] not in TYPES or not is_float(s.qualifiers[-1]):
        integers.arithmetic(r, s)
        return
    kind, qualifiers = typed(s, *_QUALIFIERS)
    d, *sources = operands(s, 3)
    ty = TYPES[kind]
    a, b = (r.get(source, ty) for source in sources)
    if s.name in ("min", "max"):
        r.put(d, _extremum(r, s.name, a, b, qualifiers))
        return
    if s.name == "sub":
        b = r.op("arith.negf", [b], ty)
    r.put(d, computed(r, "add" if s.name == "sub" else s.name, [a, b], ty, qualifiers))


def computed(r: Registers, name: str, values: list[Value], ty: Type, qualifiers: list[str]) -> Value:
    """What an instruction makes of floats: the intrinsic of its name and qualifiers. Raises Unread
    if there is none with semantics.
    """
    whole = ".".join([name, *(q for q in qualifiers if q != "sat"), letter(ty)])
    if "NaN" in qualifiers or known(f"llvm.nvvm.{whole}") is None:
        raise Unread("not computed here")
    found = intrinsic(r, whole, values, ty)
    return intrinsic(r, f"saturate.{letter(ty)}", [found], ty) if "sat" in qualifiers else found


def _extremum(r: Registers, name: str, a: Value, b: Value, qualifiers: list[str]) -> Value:
    """The other operand where one is NaN; with `.NaN`, NaN."""
    if not set(qualifiers) <= {"NaN", "ftz"} or ("ftz" in qualifiers and a.type != F32):
        raise Unread(name)
    if "ftz" in qualifiers:
        a, b = integers.flushed(r, a), integers.flushed(r, b)
    kind = "imumf" if "NaN" in qualifiers else "numf"
    return r.op(f"arith.{name}{kind}", [a, b], a.type)


@instruction("fma")
def fma(r: Registers, s: Statement) -> None:
    kind, qualifiers = typed(s, *_QUALIFIERS)
    d, *sources = operands(s, 4)
    if not is_float(kind):
        raise Unread(str(s))
    r.put(d, computed(r, "fma", [r.get(x, TYPES[kind]) for x in sources], TYPES[kind], qualifiers))


@instruction("ex2 lg2 sin cos tanh sqrt rsqrt rcp")
def function(r: Registers, s: Statement) -> None:
    kind, qualifiers = typed(s, *_QUALIFIERS)
    d, a = operands(s, 2)
    if not is_float(kind):
        raise Unread(str(s))
    r.put(d, computed(r, s.name, [r.get(a, TYPES[kind])], TYPES[kind], qualifiers))


@instruction("neg abs")
def sign(r: Registers, s: Statement) -> None:
    kind, qualifiers = typed(s, "ftz")
    if not is_float(kind):
        integers.unary(r, s)
        return
    d, a = operands(s, 2)
    value = r.get(a, TYPES[kind])
    if qualifiers and value.type != F32:
        raise Unread(str(s))
    value = integers.flushed(r, value) if qualifiers else value
    r.put(d, r.op("arith.negf" if s.name == "neg" else "llvm.intr.fabs", [value], value.type))


@instruction("copysign")
def copy_sign(r: Registers, s: Statement) -> None:
    kind, _ = typed(s)
    d, a, b = operands(s, 3)
    r.put(d, r.op("llvm.intr.copysign", [r.get(b, TYPES[kind]), r.get(a, TYPES[kind])], TYPES[kind]))
