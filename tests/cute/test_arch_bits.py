"""Bits and integer arithmetic of `cute.arch` at their edges, against plain Python."""

from __future__ import annotations

import numpy as np
import pytest
from cute_kit import run
from hypothesis import given, settings, strategies as st

from cutec import cute

pytestmark = pytest.mark.slow

A = cute.arch
WORDS = st.integers(0, (1 << 32) - 1) | st.sampled_from([0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF])
LONGS = st.integers(0, (1 << 64) - 1) | st.sampled_from([0, 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])


@cute.kernel
def rows(a: cute.Tensor, out: cute.Tensor, function):
    i = A.thread_idx()[0]
    out[i] = function(a[i, 0], a[i, 1], a[i, 2], a[i, 3])


def evaluated(function, operands: list[tuple[int, ...]], dtype: str = "uint32") -> list[int]:
    """`function` of four words for each tuple (of fewer), as numbers."""
    padded = np.zeros((32, 4), dtype)
    for row, values in zip(padded, operands):
        row[: len(values)] = np.array(values, dtype)
    out = np.zeros(32, dtype)
    run(rows, padded, out, function, block=32)
    return out[: len(operands)].tolist()


def agree(function, meaning, operands: list[tuple[int, ...]], dtype: str = "uint32") -> None:
    mask = (1 << 8 * np.dtype(dtype).itemsize) - 1
    wanted = [meaning(*values) & mask for values in operands]
    found = [v & mask for v in evaluated(function, operands, dtype)]
    assert found == wanted


def tuples(element, count: int):
    return st.lists(st.tuples(*[element] * count), min_size=1, max_size=32)


def signed(n: int, bits: int = 32) -> int:
    return n - (1 << bits) if n >> bits - 1 else n


def permute(a: int, b: int, selector: int) -> int:
    octets = [(a | b << 32) >> 8 * k & 255 for k in range(8)]
    result = 0
    for k in range(4):
        pick = selector >> 4 * k & 15
        result |= (octets[pick & 7] if pick < 8 else 255 * (octets[pick & 7] >> 7)) << 8 * k
    return result


@given(tuples(WORDS, 3))
@settings(max_examples=15, deadline=None)
def test_prmt(operands) -> None:
    agree(lambda a, b, c, _: A.prmt(a, b, c), permute, operands)


PATTERNS = {  # by the two lowest bits of the selector, from the highest byte of the result to the lowest
    "f4e": ["3210", "4321", "5432", "6543"],
    "b4e": ["5670", "6701", "7012", "0123"],
    "rc8": ["0000", "1111", "2222", "3333"],
    "ecl": ["3210", "3211", "3222", "3333"],
    "ecr": ["0000", "1110", "2210", "3210"],
    "rc16": ["1010", "3232", "1010", "3232"],
}


@pytest.mark.parametrize("mode", PATTERNS)
def test_prmt_modes(mode: str) -> None:
    a, b = 0x43322110, 0x87766554
    octets = [(a | b << 32) >> 8 * k & 255 for k in range(8)]
    wanted = [int("".join(f"{octets[int(c)]:02x}" for c in pattern), 16) for pattern in PATTERNS[mode]]
    assert evaluated(lambda x, y, c, _: A.prmt(x, y, c, mode), [(a, b, c + 4) for c in range(4)]) == wanted


@given(tuples(LONGS, 3))
@settings(max_examples=15, deadline=None)
def test_fields(operands) -> None:
    def extract(a, position, length):
        start, count = position & 255, length & 255
        return (a >> start if start < 64 else 0) & ((1 << min(count, 64)) - 1)

    def insert(a, position, length):
        start, count = position & 255, length & 255
        mask = (((1 << min(count, 64)) - 1) << start) & ((1 << 64) - 1) if start < 64 else 0
        return (0x5555 & ~mask) | (a << start & mask if start < 64 else 0)

    agree(lambda a, p, n, _: A.bfe(a, p, n), extract, operands, "uint64")
    agree(lambda a, p, n, _: A.bfi(a, 0x5555, p, n), insert, operands, "uint64")


@given(tuples(WORDS, 3))
@settings(max_examples=15, deadline=None)
def test_fields_with_a_sign(operands) -> None:
    """PTX ISA, bfe: the sign is the last bit of the field, or the word's where the field passes
    it.
    """

    def extract(a, position, length):
        start, count = position & 255, length & 255
        sign = (a >> min(start + count - 1, 31) & 1) if count else 0
        return sum((a >> start + k & 1 if k < count and start + k < 32 else sign) << k for k in range(32))

    agree(
        lambda a, p, n, _: A.bfe(a, p, n),
        lambda *v: extract(*(x & 0xFFFFFFFF for x in v)),
        [tuple(map(signed, t)) for t in operands],
        "int32",
    )


@given(tuples(WORDS, 3))
@settings(max_examples=15, deadline=None)
def test_funnels_and_masks(operands) -> None:
    agree(lambda a, b, n, _: A.shf(a, b, n), lambda a, b, n: ((b << 32 | a) << n % 32) >> 32, operands)
    agree(lambda a, b, n, _: A.shf(a, b, n, "r", "clamp"), lambda a, b, n: (b << 32 | a) >> min(n, 32), operands)
    agree(
        lambda a, b, n, _: A.shf(a, b, n, "l", "clamp"), lambda a, b, n: ((b << 32 | a) << min(n, 32)) >> 32, operands
    )
    agree(lambda a, b, n, _: A.bmsk(a, b), lambda a, b, n: ((1 << min(b, 32)) - 1) << a if a < 32 else 0, operands)
    agree(lambda a, b, n, _: A.bmsk(a, b, "wrap"), lambda a, b, n: ((1 << b % 32) - 1) << a % 32, operands)
    agree(lambda a, b, n, _: A.szext(a, b), lambda a, b, n: a & ((1 << min(b, 32)) - 1), operands)


@given(tuples(WORDS, 2), tuples(LONGS, 2))
@settings(max_examples=15, deadline=None)
def test_carries_and_saturation(words, longs) -> None:
    _carry_and_saturate(32, words)
    _carry_and_saturate(64, longs)


def _carry_and_saturate(bits: int, operands: list) -> None:
    top, kind = (1 << bits) - 1, f"uint{bits}"
    agree(lambda a, b, *_: A.add_cc(a, b)[1].to(type(a)), lambda a, b: a + b > top, operands, kind)
    agree(lambda a, b, *_: A.sub_cc(a, b)[1].to(type(a)), lambda a, b: b > a, operands, kind)
    agree(lambda a, b, *_: A.addc(a, b, True)[1].to(type(a)), lambda a, b: a + b + 1 > top, operands, kind)
    agree(lambda a, b, *_: A.subc(a, b, True)[1].to(type(a)), lambda a, b: b + 1 > a, operands, kind)
    agree(lambda a, b, *_: A.madc(a, b, 7, True)[0], lambda a, b: a * b + 8, operands, kind)
    agree(lambda a, b, *_: A.add_sat_int(a, b), lambda a, b: min(a + b, top), operands, kind)
    agree(lambda a, b, *_: A.sub_sat_int(a, b), lambda a, b: max(a - b, 0), operands, kind)
    agree(lambda a, b, *_: A.mul_hi(a, b), lambda a, b: (a * b) >> bits, operands, kind)
    agree(lambda a, b, *_: A.sad(a, b, 5), lambda a, b: abs(a - b) + 5, operands, kind)

    def saturated(n: int) -> int:
        return max(min(n, top >> 1), -(top >> 1) - 1)

    numbers = [tuple(signed(v, bits) for v in t) for t in operands]
    agree(lambda a, b, *_: A.add_sat_int(a, b), lambda a, b: saturated(a + b), numbers, f"int{bits}")
    agree(lambda a, b, *_: A.sub_sat_int(a, b), lambda a, b: saturated(a - b), numbers, f"int{bits}")
    agree(lambda a, b, *_: A.mul_hi(a, b), lambda a, b: (a * b) >> bits, numbers, f"int{bits}")


@given(tuples(WORDS, 3), st.integers(0, 255))
@settings(max_examples=15, deadline=None)
def test_lop3(operands, lut) -> None:
    def meaning(a, b, c):
        return sum((lut >> ((a >> k & 1) << 2 | (b >> k & 1) << 1 | c >> k & 1) & 1) << k for k in range(32))

    agree(lambda a, b, c, _: A.lop3(a, b, c, lut), meaning, operands)


@given(tuples(WORDS, 1), tuples(LONGS, 1))
@settings(max_examples=15, deadline=None)
def test_counting(words, longs) -> None:
    _count(32, words)
    _count(64, longs)


def _count(bits: int, operands: list) -> None:
    kind = f"uint{bits}"
    agree(lambda a, *_: A.popc(a).to(type(a)), lambda a: bin(a).count("1"), operands, kind)
    agree(lambda a, *_: A.clz(a).to(type(a)), lambda a: bits - a.bit_length(), operands, kind)
    agree(lambda a, *_: A.brev(a), lambda a: int(f"{a:0{bits}b}"[::-1], 2), operands, kind)
    agree(lambda a, *_: A.bfind(a).to(type(a)), lambda a: a.bit_length() - 1, operands, kind)
    agree(lambda a, *_: A.bfind(a, True).to(type(a)), lambda a: bits - a.bit_length() if a else -1, operands, kind)
    numbers = [(signed(t[0], bits),) for t in operands]
    agree(lambda a, *_: A.bfind(a).to(type(a)), lambda a: (~a if a < 0 else a).bit_length() - 1, numbers, f"int{bits}")


@given(tuples(WORDS, 1), st.integers(0, 31), st.integers(-33, 33))
@settings(max_examples=15, deadline=None)
def test_fns(operands, base, offset) -> None:
    def meaning(mask):
        if offset == 0:
            return base if mask >> base & 1 else -1
        order = range(base, 32) if offset > 0 else range(base, -1, -1)
        return ([k for k in order if mask >> k & 1] + [-1] * 40)[abs(offset) - 1]

    agree(lambda a, *_: A.fns(a, base, offset).to(type(a)), meaning, operands)
