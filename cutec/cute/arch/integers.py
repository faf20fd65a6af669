"""Integer arithmetic beyond Python's operators: halves of products, carries, saturation, dot
products of bytes (PTX ISA, "Integer Arithmetic Instructions", "Extended-Precision Integer
Arithmetic Instructions").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cutec.cute.arch.common import choice, int32, intrinsic, scalar, unsupported
from cutec.frontend.core.context import builder
from cutec.frontend.numbers.number_class import NumberClass, integer_class
from cutec.frontend.numbers.numeric import Boolean, Int32, Int64, Numeric, Uint32, Uint64
from cutec.ir.types import I1, I32
from cutec.loc_ip import take_loc_ip

if TYPE_CHECKING:
    from cutec.cute.operands import Int, Keyword

_WORDS = (Int32, Uint32, Int64, Uint64)
_SUFFIXES = {Int32: "i", Uint32: "ui", Int64: "ll", Uint64: "ull"}


def _same(what: str, kinds: tuple[NumberClass, ...], *values: Any) -> tuple[Any, ...]:
    """The numbers in one class of `kinds`: that of the first typed number."""
    numbers = [scalar(v, what) for v in values]
    kind = next((type(n) for n in numbers if not n.is_static), type(numbers[0]))
    if kind not in kinds:
        raise unsupported(what, kind, "integers of 32 or 64 bits" if len(kinds) > 2 else "integers of 32 bits")
    return tuple(n.to(kind) for n in numbers)


def mul_hi(a: Int, b: Int) -> Any:
    """The upper half of the product (32 or 64 bits)."""
    x, y = _same("mul_hi", _WORDS, a, b)
    name = "arith.mulsi_extended" if type(x).signed else "arith.mului_extended"
    return type(x)(builder().emit(name, [x.ir, y.ir], [x.ir.type, x.ir.type]).results[1])


def mul_wide(a: Int, b: Int) -> Any:
    """The whole product of two 32-bit integers, in 64 bits."""
    x, y = _same("mul_wide", (Int32, Uint32), a, b)
    wide = integer_class(64, type(x).signed)
    return x.to(wide) * y.to(wide)


def mul24(a: Int, b: Int) -> Any:
    """The low 32 bits of the product of the lowest 24 bits of each."""
    x, y = _same("mul24", (Int32, Uint32), a, b)
    return type(x)(intrinsic(f"mul24.{_SUFFIXES[type(x)]}", [x.ir, y.ir], I32))


def mad24(a: Int, b: Int, c: Int) -> Any:
    """`mul24(a, b) + c`."""
    x, y, z = _same("mad24", (Int32, Uint32), a, b, c)
    return mul24(x, y) + z


def sad(a: Int, b: Int, c: Int) -> Any:
    """`c + |a - b|`."""
    x, y, z = _same("sad", _WORDS, a, b, c)
    return type(x)(intrinsic(f"sad.{_SUFFIXES[type(x)]}", [x.ir, y.ir, z.ir], x.ir.type))


def add_cc(a: Int, b: Int) -> tuple[Any, Boolean]:
    """The sum, and whether it carries out of its 32 or 64 bits."""
    x, y = _same("add_cc", _WORDS, a, b)
    return _carried(x, y, None)


def addc(a: Int, b: Int, carry: Boolean | bool) -> tuple[Any, Boolean]:
    """`a + b + carry`, and whether it carries out."""
    x, y = _same("addc", _WORDS, a, b)
    return _carried(x, y, scalar(carry, "addc").to(Boolean))


def sub_cc(a: Int, b: Int) -> tuple[Any, Boolean]:
    """The difference, and whether it borrows."""
    x, y = _same("sub_cc", _WORDS, a, b)
    return x - y, _unsigned(x) < _unsigned(y)


def subc(a: Int, b: Int, borrow: Boolean | bool) -> tuple[Any, Boolean]:
    """`a - b - borrow`, and whether it borrows."""
    x, y = _same("subc", _WORDS, a, b)
    flag = scalar(borrow, "subc").to(Boolean)
    first = x - y
    return first - flag.to(type(x)), (_unsigned(x) < _unsigned(y)) | (flag & (_unsigned(first) == 0))


def mad_cc(a: Int, b: Int, c: Int) -> tuple[Any, Boolean]:
    """The low half of `a * b`, plus `c`; and whether that sum carries out."""
    x, y, z = _same("mad_cc", _WORDS, a, b, c)
    return _carried(x * y, z, None)


def madc(a: Int, b: Int, c: Int, carry: Boolean | bool) -> tuple[Any, Boolean]:
    """The low half of `a * b`, plus `c` and the carry; and whether it carries out."""
    x, y, z = _same("madc", _WORDS, a, b, c)
    return _carried(x * y, z, scalar(carry, "madc").to(Boolean))


def _unsigned(number: Numeric) -> Numeric:
    return number.bitcast(integer_class(type(number).width, False))


def _carried(a: Numeric, b: Numeric, carry: Boolean | None) -> tuple[Any, Boolean]:
    total = a + b
    out = _unsigned(total) < _unsigned(a)
    if carry is None:
        return total, out
    whole = total + carry.to(type(a))
    return whole, out | (carry & (_unsigned(whole) == 0))


def add_sat_int(a: Int, b: Int) -> Any:
    """The sum, clamped to the range of its class."""
    return _saturated("add", a, b)


def sub_sat_int(a: Int, b: Int) -> Any:
    """The difference, clamped to the range of its class."""
    return _saturated("sub", a, b)


def _saturated(op: str, a: Any, b: Any) -> Any:
    a, b = _same(f"{op}_sat_int", _WORDS, a, b)
    return type(a)(builder().value(f"llvm.intr.{'s' if type(a).signed else 'u'}{op}.sat", [a.ir, b.ir], a.ir.type))


def dp4a(a: Int, b: Int, c: Int) -> Any:
    """`c` plus the dot product of the four bytes of `a` and `b`, signed if the operand's class is
    (PTX `dp4a`).
    """
    x, y, kind = _dot_operands("dp4a", a, b)
    return kind(intrinsic(f"idp4a.{_sign(x)}.{_sign(y)}", [x.ir, y.ir, int32(c)], I32))


def dp2a(a: Int, b: Int, c: Int, half: Keyword = "lo") -> Any:
    """`c` plus the dot product of the two 16-bit halves of `a` with the lower (`lo`) or upper
    (`hi`) two bytes of `b` (PTX `dp2a`).
    """
    x, y, kind = _dot_operands("dp2a", a, b)
    high = builder().constant(choice("half", half, ("lo", "hi")) == "hi", I1)
    return kind(intrinsic(f"idp2a.{_sign(x)}.{_sign(y)}", [x.ir, y.ir, high, int32(c)], I32))


def _dot_operands(what: str, a: Any, b: Any) -> tuple[Numeric, Numeric, NumberClass]:
    words = [scalar(v, what) for v in (a, b)]
    for word in words:
        if type(word) not in (Int32, Uint32):
            raise unsupported(what, type(word), "Int32 or Uint32 that hold the bytes")
    return words[0], words[1], Uint32 if all(type(w) is Uint32 for w in words) else Int32


def _sign(number: Numeric) -> str:
    return "s" if type(number).signed else "u"


take_loc_ip(globals())
