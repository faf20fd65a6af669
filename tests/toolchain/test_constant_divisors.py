"""Quotients by constants become products and sums, with the same bits."""

from __future__ import annotations

import math
import random
import re
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from cutec.toolchain.constant_divisors import constant_divisors

HEAD = ".visible .entry k()\n{\n\t.reg .pred \t%p<2>;\n\t.reg .b32 \t%r<9>;\n"
TAIL = "\tret;\n}\n"
INSTRUCTION = re.compile(r"\t(?:(@!?)(%\w+) )?([a-z][\w.]*) *\t([^;]*);")


def word(value: float) -> str:
    return f"0f{int(np.float32(value).view(np.uint32)):08X}"


def division(result: int, dividend: int, divisor: float) -> str:
    return f"\tdiv.rn.f32 \t%r{result}, %r{dividend}, {word(divisor)};\n"


def made(*lines: str) -> str:
    return constant_divisors("".join([HEAD, *lines, TAIL]).encode()).decode()


def nearest(number: Fraction) -> np.float32:
    """A rational number rounded to the nearest float, ties to even."""
    if number == 0:
        return np.float32(0)
    exponent = max(math.frexp(abs(number))[1] - 24, -149)
    scaled = abs(number) / Fraction(2) ** exponent
    assert 0 < scaled < 1 << 24
    value = Fraction(round(scaled)) * Fraction(2) ** exponent
    return np.float32(math.copysign(float(value) if value < 2**128 else math.inf, number))


def fma(a: np.float32, b: np.float32, c: np.float32) -> np.float32:
    """a b + c, rounded once."""
    if not all(map(np.isfinite, (a, b, c))) or a == 0 or b == 0:
        return np.float32(float(a) * float(b) + float(c))
    return nearest(Fraction(float(a)) * Fraction(float(b)) + Fraction(float(c)))


COMPUTED: dict[str, Any] = {
    "mov.b32": lambda a: a,
    "add.s32": lambda a, b: a + b,
    "abs.f32": abs,
    "mul.f32": lambda a, b: a * b,
    "mul.rn.f32": lambda a, b: a * b,
    "fma.rn.f32": fma,
    "div.rn.f32": lambda a, b: a / b,
    "setp.ne.b32": lambda a, b: a != b,
    "setp.le.f32": lambda a, b: a <= b,
    "setp.le.or.f32": lambda a, b, c: a <= b or c,
}


def run(ptx: str, dividends: dict[str, float]) -> tuple[dict[str, Any], bool]:
    """The registers behind a function of quotients, and whether it divided."""
    values: dict[str, Any] = {name: np.float32(value) for name, value in dividends.items()}
    lines, at, divided = ptx.splitlines(), 0, False

    def value(name: str) -> Any:
        if name.startswith("0f"):
            return np.uint32(int(name[2:], 16)).view(np.float32)
        return values[name] if name.startswith("%") else int(name)

    while lines[at] != "\tret;":
        found = INSTRUCTION.match(lines[at])
        at += 1
        if found and found[3] == "bra":
            at = lines.index(found[4] + ":") if values[found[2]] == (found[1] == "@") else at
        elif found:
            result, *operands = found[4].split(", ")
            values[result] = COMPUTED[found[3]](*map(value, operands))
            divided |= found[3] == "div.rn.f32"
    return values, divided


def bits(value: np.float32) -> int:
    return 0x7FFFFFFF if np.isnan(value) else int(np.float32(value).view(np.uint32))


@pytest.mark.parametrize("divisor", [15.0, -50.0, 3.0, 7.0, 0.75, 1000.0, 65537.0, (1 << 20) - 1.0, 3 / 1024])
@np.errstate(all="ignore")
def test_quotients_have_the_bits_of_a_division(divisor: float) -> None:
    ptx = made(division(2, 1, divisor))
    assert ptx.count("div.rn") == 1
    chance = random.Random(str(divisor))
    words = [chance.getrandbits(32) for _ in range(300)]
    halves = [divisor * (n + 0.5) * 2.0**e for n in (1, 2**23 + 5, 2**24 - 3) for e in (0, -40)]
    near = [int(np.float32(half).view(np.uint32)) + step for half in halves for step in (-1, 0, 1)]
    ends = [0x00000000, 0x80000000, 0x00000001, 0x807FFFFF, 0x7F7FFFFF, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000]
    for dividend in np.array([*words, *near, *ends], np.uint32).view(np.float32):
        values, divided = run(ptx, {"%r1": dividend})
        quotient = dividend / np.float32(divisor)
        assert bits(values["%r2"]) == bits(quotient), (dividend, divisor)
        assert divided == bool(abs(quotient) <= np.float32(2.0**-100))


@np.errstate(all="ignore")
@pytest.mark.parametrize("between", ["", "\t.loc\t1 2 3\n"])
def test_quotients_that_stand_together_share_a_branch(between: str) -> None:
    ptx = made(division(3, 1, 15.0), between, division(4, 2, 15.0))
    assert ptx.count("@!") == 1 and ptx.count("div.rn") == 2
    for one, other in [(1.0, 2.0), (1e-39, 2.0), (1.0, 1e-39), (0.0, math.inf), (3e-45, -5e-45)]:
        values, divided = run(ptx, {"%r1": one, "%r2": other})
        assert bits(values["%r3"]) == bits(np.float32(one) / np.float32(15))
        assert bits(values["%r4"]) == bits(np.float32(other) / np.float32(15))
        assert divided == (min(abs(one), abs(other)) < 1e-38)


@np.errstate(all="ignore")
def test_no_more_than_four_share_a_branch() -> None:
    ptx = made(*(division(20 + n, n, 3.0) for n in range(10)))
    assert re.findall(r"@!(%small\d) bra \t(\S+);", ptx) == [
        ("%small0", "$L__BBquotient0"),
        ("%small1", "$L__BBquotient1"),
        ("%small2", "$L__BBquotient2"),
    ]
    assert "%small<3>" in ptx
    values, divided = run(ptx, {f"%r{n}": (n - 4) * 1e-40 for n in range(10)})
    assert divided
    assert [bits(values[f"%r{20 + n}"]) for n in range(10)] == [
        bits(np.float32((n - 4) * 1e-40) / np.float32(3)) for n in range(10)
    ]


def test_others_between_have_a_branch_of_their_own() -> None:
    ptx = made(division(3, 1, 15.0), "\tadd.f32 \t%r5, %r3, %r3;\n", division(4, 2, 15.0))
    assert ptx.count("@!") == ptx.count("div.rn") == 2


@pytest.mark.parametrize(
    "lines",
    [
        division(2, 1, 0.1),  # its significand has 24 bits
        division(2, 1, float((1 << 20) + 1)),
        division(2, 1, 2.0**21),
        division(2, 1, 4.0),  # infinity by 0, the second part of 1/4, would be a NaN
        division(2, 1, -0.5),
        division(2, 1, math.inf),
        division(2, 1, 0.0),
        division(3, 1, 15.0) + division(4, 2, 6.0),  # they share no reciprocal
        division(3, 1, 15.0) + division(1, 2, 15.0),
        division(1, 1, 15.0),  # the dividend is gone when it is asked whether the quotient is small
        division(2, 1, 15.0).replace("div.rn", "div.rn.ftz"),
        "\tdiv.rn.f32 \t%r3, %r1, %r2;\n",
        "\tdiv.rn.f32 \t%r3, 0f3F800000, %r2;\n",
    ],
)
def test_others_stay(lines: str) -> None:
    assert made(lines) == HEAD + lines + TAIL


def test_functions_count_for_themselves() -> None:
    one = HEAD + division(2, 1, 3.0) + TAIL
    both = constant_divisors((one + one.replace("k()", "l()")).encode()).decode()
    single = constant_divisors(one.encode()).decode()
    assert both == single + single.replace("k()", "l()")
