"""Quotients by constants become products and sums, with the same bits.

`div.rn.f32` divides by any number: it takes the reciprocal, corrects the quotient twice, asks
whether a number is too large or too small for that, and then calls a function: some 15
instructions, and a branch around each. Of a constant divisor the reciprocal is known beforehand, to
twice the precision of a float:

    div.rn.f32 %r2, %r1, 0f41700000;       →     mul.rn.f32 p, %r1, low;
                                                 fma.rn.f32 %r2, %r1, high, p;

`high` is 1/15 rounded towards 0, `low` the rest, rounded. The result lies within 2^-22 of a unit in
its last place of the true quotient (`high` has no error, `low` one of 2^-24 of itself, p another).
The true quotient lies at least 1/(2m) of a unit from any number half-way between two floats, where
m is the divisor's significand without the zero bits at its end. So where m is below 2^20 both round
to the same float (Brisebarre, Muller, Raina, "Accelerating correctly rounded floating-point
division when the divisor is known in advance", IEEE Transactions on Computers 53, 2004). Integers
below a million, halves and quarters of them are such divisors; 0.1 is none.

Zeros, infinities and NaNs come out right, as `high` and `low` have the same sign and neither is 0:
powers of two, of which `low` is, stay (LLVM multiplies by their reciprocals). Below 2^-100 p
may have lost bits: quotients that small are divided as before, behind a branch that up to four
share which stand together. There a loop divides more than two: written out, divisions are longer
than what they are for, and a loop around them runs slower.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from cutec.lazy import LazyModule
from cutec.lazy_pattern import pattern
from cutec.records import dataclass
from cutec.toolchain.ptx_text import changed, functions

if TYPE_CHECKING:
    from fractions import Fraction
fractions = LazyModule("fractions")  # with `decimal`; most kernels divide by no constant

_DIVISION = b"\tdiv.rn.f32"
_QUOTIENTS = pattern(rb"(?:\tdiv\.rn\.f32[ \t]+%r\d+, %r\d+, 0f[0-9A-Fa-f]{8};\n(?:\t\.loc\t[^\n]*\n)*){1,4}")
_QUOTIENT = pattern(rb"\tdiv\.rn\.f32[ \t]+(%r\d+), (%r\d+), 0f([0-9A-Fa-f]{8});\n")
_REGISTERS = b"\t.reg ."
_FEW = 2  # quotients that are divided without a loop
_LARGEST_ODD = 1 << 20  # of a significand without the zero bits at its end
_LEAST, _MOST = 2.0**-20, 2.0**20  # divisors whose quotients are far from the ends of the exponents
_SMALL = b"0f0D800000"  # 2^-100


@dataclass(frozen=True, slots=True)
class _Quotient:
    """One instruction: its text, where the result goes, what is divided, and by what."""

    text: bytes
    result: bytes
    dividend: bytes
    divisor: Fraction


def constant_divisors(ptx: bytes) -> bytes:
    """PTX whose quotients by constants with a short significand are products."""
    if _DIVISION not in ptx:
        return ptx
    return changed(ptx, (part for start, end in functions(ptx) for part in _parts(ptx, start, end)))


def _parts(ptx: bytes, start: int, end: int) -> Iterator[tuple[int, int, bytes]]:
    """What replaces which parts of a function: products quotients, a declaration nothing."""
    number = 0
    for found in _QUOTIENTS.finditer(ptx, start, end):
        quotients = [
            _Quotient(each[0], each[1], each[2], _value(int(each[3], 16)))
            for each in _QUOTIENT.finditer(ptx, found.start(), found.end())
        ]
        if _can_share(quotients):
            yield found.start(), found.end(), b"".join(_products(quotients, number))
            number += 1
    if number:
        at = ptx.find(_REGISTERS, start)
        yield at, at, b"\t.reg .pred \t%%small<%d>;\n\t.reg .b32 \t%%quotient<2>;\n" % number


def _can_share(quotients: Sequence[_Quotient]) -> bool:
    """Whether all divide by one short number, and no result takes the register of a dividend, which
    is needed where a quotient is small.
    """
    results = {each.result for each in quotients}
    divisors = {each.divisor for each in quotients}
    return len(divisors) == 1 and _is_short(*divisors) and results.isdisjoint(each.dividend for each in quotients)


def _is_short(divisor: Fraction) -> bool:
    """Whether products give quotients by it: it is a whole number below 2^20 by a power of two, and
    not one itself.
    """
    odd = abs(divisor.numerator)
    while odd and odd % 2 == 0:
        odd //= 2
    return _LEAST <= abs(divisor) <= _MOST and 1 < odd < _LARGEST_ODD


def _products(quotients: Sequence[_Quotient], number: int) -> Iterator[bytes]:
    """The products, and behind them the quotients for where one is small."""
    small, done = b"%%small%d" % number, b"$L__BBquotient%d" % number
    high, low = _reciprocal(quotients[0].divisor)
    for each in quotients:
        yield b"\tmul.rn.f32 \t%%quotient0, %b, %b;\n" % (each.dividend, low)
        yield b"\tfma.rn.f32 \t%b, %b, %b, %%quotient0;\n" % (each.result, each.dividend, high)
    for at, each in enumerate(quotients):
        yield b"\tabs.f32 \t%%quotient1, %b;\n" % each.result
        test = b"setp.le.or.f32" if at else b"setp.le.f32"
        yield b"\t%b \t%b, %%quotient1, %b%b;\n" % (test, small, _SMALL, b", " + small if at else b"")
    yield b"\t@!%b bra \t%b;\n" % (small, done)
    if len(quotients) > _FEW:
        yield from _divided(quotients, small, b"$L__BBdivided%d" % number)
    else:
        yield from (each.text for each in quotients)
    yield done + b":\n"


def _divided(quotients: Sequence[_Quotient], again: bytes, label: bytes) -> Iterator[bytes]:
    """A loop that divides one and passes on the others, until all are in their places again."""
    results = [each.result for each in quotients]
    yield from (b"\tmov.b32 \t%b, %b;\n" % (each.result, each.dividend) for each in quotients)
    yield b'\tmov.b32 \t%%quotient0, %d;\n\t.pragma "nounroll";\n%b:\n' % (len(results), label)
    yield b"\tdiv.rn.f32 \t%%quotient1, %b,%b" % (results[0], quotients[0].text.rpartition(b",")[2])
    yield from (b"\tmov.b32 \t%b, %b;\n" % pair for pair in pairwise(results))
    yield b"\tmov.b32 \t%b, %%quotient1;\n" % results[-1]
    yield b"\tadd.s32 \t%quotient0, %quotient0, -1;\n"
    yield b"\tsetp.ne.b32 \t%b, %%quotient0, 0;\n\t@%b bra \t%b;\n" % (again, again, label)


def _reciprocal(divisor: Fraction) -> tuple[bytes, bytes]:
    """1 by a number as a sum of two floats of the same sign, the larger one first."""
    whole = 1 / divisor
    high = _bits(whole)
    if abs(_value(high)) > abs(whole):
        high -= 1
    return b"0f%08X" % high, b"0f%08X" % _bits(whole - _value(high))


def _bits(number: Fraction) -> int:
    """A float near a number, as a word."""
    bits: int = struct.unpack("<I", struct.pack("<f", float(number)))[0]
    return bits


def _value(bits: int) -> Fraction:
    """What a word is as a float; 0 for infinities and NaNs."""
    value: float = struct.unpack("<f", struct.pack("<I", bits))[0]
    return fractions.Fraction(value if math.isfinite(value) else 0)
