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

Zeros, infinities and NaNs come out right, as `high` and `low` have the same sign. Below 2^-100 p
may have lost bits: quotients that small are divided as before, one after the other in a loop, behind
a branch. Up to four quotients share it: those of a basic block move up to the first one, with the
products and sums that they divide.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from cutec.lazy_pattern import pattern
from cutec.records import dataclass, field
from cutec.toolchain.ptx_text import functions

_DIVISION = b"\tdiv.rn.f32"
_QUOTIENT = pattern(rb"\tdiv\.rn\.f32[ \t]+(%r\d+), (%r\d+), 0f([0-9A-Fa-f]{8});\n")
_SUM = pattern(rb"\t(?:add|sub|mul|fma|neg)\.(?:rn\.)?(?:ftz\.)?f32[ \t]+(%r\d+), ([^;\n]*);\n")
_SIMPLE = pattern(
    rb"\t(?:abs|add|sub|mul|mad|fma|neg|min|max|div|rcp|sqrt|rsqrt|ex2|lg2|tanh|selp|setp|cvt|mov|and|or|xor|not|shl|shr)"
    rb"\.\S+[ \t]+([^,;]*)[^;\n]*;\n|\t\.loc\t|\s*//"
)
_NAME = pattern(rb"%\w+")
_REGISTERS = b"\t.reg ."
_TOGETHER = 4  # quotients that share a branch: with more, ptxas spills registers of FA-4 backward
_FARTHEST = 2  # instructions in a row that compute a dividend
_LARGEST_ODD = 1 << 20  # of a significand without the zero bits at its end
_LEAST, _MOST = Fraction(1, 1 << 20), 1 << 20  # divisors whose quotients are far from the ends of the exponents
_SMALL = b"0f0D800000"  # 2^-100


@dataclass(frozen=True, slots=True)
class _Quotient:
    """One instruction: its text, where the result goes, what is divided, and by what."""

    text: bytes
    result: bytes
    dividend: bytes
    divisor: Fraction


@dataclass(slots=True)
class _Batch:
    """Quotients by one divisor that are computed together, the lines that compute what they divide,
    the other lines from the first quotient on, and the line behind all.
    """

    quotients: list[_Quotient] = field(default_factory=list)
    ahead: list[bytes] = field(default_factory=list)
    behind: list[bytes] = field(default_factory=list)
    end: int = 0


def constant_divisors(ptx: bytes) -> bytes:
    """PTX whose quotients by constants with a short significand are products."""
    if _DIVISION not in ptx:
        return ptx
    bounds = functions(ptx)
    return ptx[: bounds[0][0]] + b"".join(_function(ptx[start:end]) for start, end in bounds)


def _function(ptx: bytes) -> bytes:
    lines, made, number, at = ptx.splitlines(keepends=True), list[bytes](), 0, 0
    while at < len(lines):
        if _quotient(lines[at]) is None:
            made.append(lines[at])
            at += 1
            continue
        batch = _batch(lines, at)
        made += [*batch.ahead, *_products(batch.quotients, number), *batch.behind]
        number, at = number + 1, batch.end
    if number:
        declared = next(at for at, line in enumerate(made) if line.startswith(_REGISTERS))
        made.insert(declared, b"\t.reg .pred \t%%small<%d>;\n\t.reg .b32 \t%%quotient<2>;\n" % number)
    return b"".join(made)


def _quotient(line: bytes) -> _Quotient | None:
    """What a line divides by a constant with a short significand."""
    found = _QUOTIENT.match(line) if line.startswith(_DIVISION) else None
    if found is None or found[1] == found[2] or not _is_short(divisor := _value(int(found[3], 16))):
        return None
    return _Quotient(line, found[1], found[2], divisor)


def _is_short(divisor: Fraction) -> bool:
    """Whether products give quotients by it: it is a whole number below 2^20 by a power of two."""
    odd = abs(divisor.numerator)
    while odd and odd % 2 == 0:
        odd //= 2
    return _LEAST <= abs(divisor) <= _MOST and odd < _LARGEST_ODD


def _batch(lines: Sequence[bytes], at: int) -> _Batch:
    """The quotients from a line on that may be computed there."""
    batch = _Batch(end=at)
    made: dict[bytes, bytes] = {}  # what computes a register behind the first quotient; b"" cannot move
    while batch.end < len(lines) and len(batch.quotients) < _TOGETHER and (simple := _SIMPLE.match(lines[batch.end])):
        line = lines[batch.end]
        quotient = _quotient(line)
        if quotient is None:
            batch.behind.append(line)
            made |= dict.fromkeys(_NAME.findall(simple[1] or b""), line if _SUM.match(line) else b"")
        elif (moved := _moved(quotient, made, batch)) is None:
            return batch
        else:
            batch.quotients.append(quotient)
            batch.ahead += moved
            batch.behind = [other for other in batch.behind if other not in moved]
            made = {name: by for name, by in made.items() if by not in moved} | {quotient.result: b""}
        batch.end += 1
    return batch


def _moved(quotient: _Quotient, made: Mapping[bytes, bytes], batch: _Batch) -> list[bytes] | None:
    """The lines that move up with a quotient, in their order; None if it cannot join a batch: it
    divides by another number, or what moves writes to a register that other lines of it name.
    """
    wanted = _computed(quotient.dividend, made, _FARTHEST)
    if wanted is None or any(quotient.divisor != other.divisor for other in batch.quotients):
        return None
    written = {quotient.result, *(found[1] for line in wanted if (found := _SUM.match(line)))}
    others = [*batch.ahead, *(other.text for other in batch.quotients), *(x for x in batch.behind if x not in wanted)]
    if any(name in written for line in others for name in _NAME.findall(line)):
        return None
    return [line for line in batch.behind if line in wanted]


def _computed(name: bytes, made: Mapping[bytes, bytes], most: int) -> set[bytes] | None:
    """The lines that compute a register; None if they are too many, or cannot move."""
    if name not in made:
        return set()
    found = _SUM.match(made[name])
    if found is None or not most:
        return None
    parts = [_computed(operand, made, most - 1) for operand in _NAME.findall(found[2])]
    return None if None in parts else {made[name]}.union(*filter(None, parts))


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
    yield from _divided(quotients, small, b"$L__BBdivided%d" % number) if len(quotients) > 1 else [quotients[0].text]
    yield done + b":\n"


def _divided(quotients: Sequence[_Quotient], again: bytes, label: bytes) -> Iterator[bytes]:
    """A loop that divides one and passes on the others, until all are in their places again."""
    results = [each.result for each in quotients]
    yield from (b"\tmov.b32 \t%b, %b;\n" % (each.result, each.dividend) for each in quotients)
    yield b'\tmov.b32 \t%%quotient0, %d;\n\t.pragma "nounroll";\n%b:\n' % (len(results), label)
    yield b"\tdiv.rn.f32 \t%%quotient1, %b,%b" % (results[0], quotients[0].text.rpartition(b",")[2])
    yield from (b"\tmov.b32 \t%b, %b;\n" % pair for pair in zip(results, results[1:]))
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
    return Fraction(value) if math.isfinite(value) else Fraction(0)
