"""Integer arithmetic beyond Python's operators: products in halves, carries, saturation, dots of
bytes (PTX ISA, "Integer Arithmetic Instructions", "Extended-Precision Integer Arithmetic
Instructions").
"""

from __future__ import annotations

from typing import Any

from cutec.cute.arch.common import choice, int32, intrinsic, scalar, unsupported
from cutec.frontend.core.context import builder
from cutec.frontend.numbers.number_class import NumberClass, integer_class
from cutec.frontend.numbers.numeric import Boolean, Int32, Int64, Numeric, Uint32, Uint64
from cutec.ir.types import I1, I32

_WORDS = (Int32, Uint32, Int64, Uint64)
_SUFFIXES = {Int32: "i", Uint32: "ui", Int64: "ll", Uint64: "ull"}


def _same(what: str, kinds: tuple[NumberClass, ...], *values: Any) -> tuple[Any, ...]:
    """Numbers of one class of `kinds`, that of the first that is no Python number."""
    numbers = [scalar(v, what) for v in values]
    kind = next((type(n) for n in numbers if not n.is_static), type(numbers[0]))
    if kind not in kinds:
        raise unsupported(what, kind, "integers of 32 or 64 bits" if len(kinds) > 2 else "integers of 32 bits")
    return tuple(n.to(kind) for n in numbers)


def mul_hi(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The upper half of the product (32 or 64 bits)."""
    a, b = _same("mul_hi", _WORDS, a, b)
    name = "arith.mulsi_extended" if type(a).signed else "arith.mului_extended"
    return type(a)(builder().emit(name, [a.ir, b.ir], [a.ir.type, a.ir.type]).results[1])


def mul_wide(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The whole product of two 32-bit integers, in 64 bits."""
    a, b = _same("mul_wide", (Int32, Uint32), a, b)
    wide = integer_class(64, type(a).signed)
    return a.to(wide) * b.to(wide)


def mul24(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The low 32 bits of the product of the lowest 24 bits of each."""
    a, b = _same("mul24", (Int32, Uint32), a, b)
    return type(a)(intrinsic(f"mul24.{_SUFFIXES[type(a)]}", [a.ir, b.ir], I32))


def mad24(a: Any, b: Any, c: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """`mul24(a, b) + c`."""
    a, b, c = _same("mad24", (Int32, Uint32), a, b, c)
    return mul24(a, b) + c


def sad(a: Any, b: Any, c: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """`c + |a - b|`."""
    a, b, c = _same("sad", _WORDS, a, b, c)
    return type(a)(intrinsic(f"sad.{_SUFFIXES[type(a)]}", [a.ir, b.ir, c.ir], a.ir.type))


def add_cc(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> tuple[Any, Boolean]:
    """The sum, and whether it carries out of its 32 or 64 bits."""
    a, b = _same("add_cc", _WORDS, a, b)
    return _carried(a, b, None)


def addc(a: Any, b: Any, carry: Any, *, loc: Any = None, ip: Any = None) -> tuple[Any, Boolean]:
    """`a + b + carry`, and whether it carries out."""
    a, b = _same("addc", _WORDS, a, b)
    return _carried(a, b, scalar(carry, "addc").to(Boolean))


def sub_cc(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> tuple[Any, Boolean]:
    """The difference, and whether it borrows."""
    a, b = _same("sub_cc", _WORDS, a, b)
    return a - b, _unsigned(a) < _unsigned(b)


def subc(a: Any, b: Any, borrow: Any, *, loc: Any = None, ip: Any = None) -> tuple[Any, Boolean]:
    """`a - b - borrow`, and whether it borrows."""
    a, b = _same("subc", _WORDS, a, b)
    flag = scalar(borrow, "subc").to(Boolean)
    first = a - b
    return first - flag.to(type(a)), (_unsigned(a) < _unsigned(b)) | (flag & (_unsigned(first) == 0))


def mad_cc(a: Any, b: Any, c: Any, *, loc: Any = None, ip: Any = None) -> tuple[Any, Boolean]:
    """The low half of `a * b`, plus `c`; and whether that sum carries out."""
    a, b, c = _same("mad_cc", _WORDS, a, b, c)
    return _carried(a * b, c, None)


def madc(a: Any, b: Any, c: Any, carry: Any, *, loc: Any = None, ip: Any = None) -> tuple[Any, Boolean]:
    """The low half of `a * b`, plus `c` and the carry; and whether it carries out."""
    a, b, c = _same("madc", _WORDS, a, b, c)
    return _carried(a * b, c, scalar(carry, "madc").to(Boolean))


def _unsigned(number: Numeric) -> Numeric:
    return number.bitcast(integer_class(type(number).width, False))


def _carried(a: Numeric, b: Numeric, carry: Boolean | None) -> tuple[Any, Boolean]:
    total = a + b
    out = _unsigned(total) < _unsigned(a)
    if carry is None:
        return total, out
    whole = total + carry.to(type(a))
    return whole, out | (carry & (_unsigned(whole) == 0))


def add_sat_int(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The sum, held at the largest or smallest number of its class."""
    return _saturated("add", a, b)


def sub_sat_int(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The difference, held at the largest or smallest number of its class."""
    return _saturated("sub", a, b)


def _saturated(op: str, a: Any, b: Any) -> Any:
    a, b = _same(f"{op}_sat_int", _WORDS, a, b)
    return type(a)(builder().value(f"llvm.intr.{'s' if type(a).signed else 'u'}{op}.sat", [a.ir, b.ir], a.ir.type))


def dp4a(a: Any, b: Any, c: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """`c` plus the dot product of four bytes of `a` and of `b`, signed where the operand's class is
    (PTX `dp4a`).
    """
    a, b, kind = _dot_operands("dp4a", a, b)
    return kind(intrinsic(f"idp4a.{_sign(a)}.{_sign(b)}", [a.ir, b.ir, int32(c)], I32))


def dp2a(a: Any, b: Any, c: Any, half: Any = "lo", *, loc: Any = None, ip: Any = None) -> Any:
    """`c` plus the dot product of the two 16-bit halves of `a` with the lower (`lo`) or upper
    (`hi`) two bytes of `b` (PTX `dp2a`).
    """
    a, b, kind = _dot_operands("dp2a", a, b)
    high = builder().constant(choice("half", half, ("lo", "hi")) == "hi", I1)
    return kind(intrinsic(f"idp2a.{_sign(a)}.{_sign(b)}", [a.ir, b.ir, high, int32(c)], I32))


def _dot_operands(what: str, a: Any, b: Any) -> tuple[Numeric, Numeric, NumberClass]:
    words = [scalar(v, what) for v in (a, b)]
    for word in words:
        if type(word) not in (Int32, Uint32):
            raise unsupported(what, type(word), "Int32 or Uint32 that hold the bytes")
    return words[0], words[1], Uint32 if all(type(w) is Uint32 for w in words) else Int32


def _sign(number: Numeric) -> str:
    return "s" if type(number).signed else "u"
