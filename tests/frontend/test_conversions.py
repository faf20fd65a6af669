"""Every numeric class to every other: what is known while tracing and what the interpreter computes
are the same, to the bit. The classes' attributes, same-size bitcasts, C's division, shifts by
amounts of any class.
"""

from __future__ import annotations

import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from narrow_kernels import bits_of, from_bits

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.frontend.numbers import static
from cutec.frontend.numbers.number_class import all_classes
from cutec.testing import simulate

CLASSES = [k for k in all_classes() if k.width < 128]
WIDE = [k for k in CLASSES if k.width > 8]
THREADS = 64


@cute.jit
def raw(value, unsigned: cutec.Constexpr):
    """The bits of a number as Uint64."""
    kind = type(value)
    if cutec.const_expr(kind.width == 1):
        return value.to(cutec.Uint64)
    if cutec.const_expr(kind.width <= 8):
        return bits_of(value).to(cutec.Uint64)
    return value.bitcast(unsigned).to(cutec.Uint64)


@cute.jit
def cooked(bits, kind: cutec.Constexpr, unsigned: cutec.Constexpr):
    """The inverse of `raw`."""
    if cutec.const_expr(kind.width == 1):
        return bits != 0
    if cutec.const_expr(kind.width <= 8):
        return from_bits(bits.to(cutec.Uint8), kind)
    return bits.to(unsigned).bitcast(kind)


def unsigned(kind):
    """The unsigned class as wide as a class of 8 bits or more; else None."""
    return cutec.dtype(f"Uint{kind.width}") if kind.width >= 8 else None


@cute.kernel
def convert_kernel(x: cute.Tensor, y: cute.Tensor, kind: cutec.Constexpr, targets: cutec.Constexpr):
    tid, _, _ = cute.arch.thread_idx()
    bid, _, _ = cute.arch.block_idx()
    i = bid * THREADS + tid
    if i < cute.size(x):
        value = cooked(x[i], kind, unsigned(kind))
        for k in cutec.range_constexpr(len(targets)):
            y[i, k] = raw(value.to(targets[k]), unsigned(targets[k]))


@cute.jit
def convert(x: cute.Tensor, y: cute.Tensor, kind: cutec.Constexpr, targets: cutec.Constexpr):
    convert_kernel(x, y, kind, targets).launch(grid=[cute.ceil_div(cute.size(x), THREADS), 1, 1], block=[THREADS, 1, 1])


def samples(kind) -> list:
    """Known instances of a class: the ends of its range, and where other classes' ranges end."""
    if kind.width <= 8:
        return [kind(0).bitcast(kind) if kind.width == 1 else static_from_bits(b, kind) for b in range(1 << kind.width)]
    numbers = [0, 1, -1, 2, 3, 7, 100]
    for other in CLASSES:
        low, high = other.min.python, other.max.python
        numbers += [low, high] + ([low - 1, high + 1] if other.is_integer else [low * 1.5, high * 0.999])
    if kind.is_float:
        numbers += [
            0.5,
            -0.5,
            1.5,
            2.5,
            -0.0,
            0.1,
            1e-3,
            3e-8,
            1e-42,
            255.5,
            -128.5,
            447.9,
            math.inf,
            -math.inf,
            math.nan,
        ]
        numbers = [float(n) for n in numbers]
    return [kind(n) for n in numbers] + ([kind.inf, kind.neg_inf] if kind.is_float and hasattr(kind, "inf") else [])


def static_from_bits(bits: int, kind):
    return (cutec.Uint4 if kind.width == 4 else cutec.Uint8)(bits).bitcast(kind) if kind.width != 6 else six(bits, kind)


def six(bits: int, kind):
    number = kind(0)
    number._value = static.from_bits(bits, kind)
    return number


@pytest.mark.parametrize("kind", CLASSES, ids=str)
def test_known_and_computed_conversions_agree(kind):
    known = samples(kind)
    x = np.array([static.bits_of(v.python, kind) for v in known], np.uint64)
    y = np.zeros((len(x), len(CLASSES)), np.uint64)
    simulate(convert, x, y, kind, tuple(CLASSES))
    for number, row in zip(known, y.tolist()):
        for target, bits in zip(CLASSES, row):
            want, found = number.to(target).python, static.from_bits(bits, target)
            same = want == found and (not target.is_float or math.copysign(1, want) == math.copysign(1, found))
            assert same or (want != want and found != found), (number, target, want, found)


def test_known_floats_become_integers_as_computed_ones():
    assert [cutec.Int8(v).python for v in (300.7, -1e9, math.inf, math.nan, -2.9)] == [127, -128, 127, 0, -2]
    assert cutec.Uint8(-3.5).python == 0 and cutec.Int8(300).python == 44


@pytest.mark.parametrize("kind", CLASSES, ids=str)
def test_bitcasts_between_classes_of_one_size(kind):
    same = [k for k in CLASSES if k.width == kind.width]
    for number in samples(kind):
        bits = static.bits_of(number.python, kind)
        for other in same:
            there = number.bitcast(other)
            assert type(there) is other
            if other.short != "tf32" and there.python == there.python:
                assert (
                    static.bits_of(there.python, other) == bits and there.bitcast(kind).python == number.python
                ) or number.python != number.python
    with pytest.raises(CutecError, match="E0204"):
        kind(0).bitcast(cutec.Uint64 if kind.width != 64 else cutec.Uint8)


def test_attributes_of_classes():
    for kind in all_classes():
        assert kind.mlir_type is kind.mlir and type(kind.zero) is type(kind.max) is kind
        assert kind.bytes == math.ceil(kind.width / 8)
        assert kind.min.python <= kind.zero.python <= kind.max.python
        assert cutec.dtype(kind.name) is kind and cutec.dtype(kind.short) is kind
    assert (cutec.Int4.min.python, cutec.Int4.max.python, cutec.Uint16.max.python) == (-8, 7, 65535)
    assert (
        cutec.Float32.max.python == float(np.finfo(np.float32).max)
        and (-cutec.Float32.inf).python == cutec.Float32.neg_inf.python
    )
    assert (
        cutec.Float8E5M2.inf.python == math.inf
        and not hasattr(cutec.Float8E4M3FN, "inf")
        and not hasattr(cutec.Float4E2M1FN, "nan")
    )
    assert cutec.Float8E5M2(math.inf).python == 57344.0  # a conversion, which saturates
    assert cutec.Int8.is_same_kind(cutec.Uint64) and not cutec.Int8.is_same_kind(cutec.Float16)
    assert (
        cutec.dtype(np.float16) is cutec.Float16
        and cutec.dtype(np.dtype("uint8")) is cutec.Uint8
        and cutec.dtype(float) is cutec.Float32
    )
    assert cutec.dtype(ml_dtypes.bfloat16) is cutec.BFloat16 and cutec.dtype("float8_e4m3fn") is cutec.Float8E4M3FN
    assert (
        np.dtype(cutec.Float8E8M0FNU.numpy_dtype) == ml_dtypes.float8_e8m0fnu
        and np.dtype(cutec.Uint32.numpy_dtype) == np.uint32
    )
    with pytest.raises(CutecError, match="E0204"):
        cutec.dtype("float31")


@pytest.mark.parametrize("scalar", ["Int8", "Uint8", "Int32", "Uint32", "Int64", "Int4"])
def test_division(scalar):
    kind = cutec.dtype(scalar)

    @cute.kernel
    def divide_kernel(x: cute.Tensor, y: cute.Tensor):
        i, _, _ = cute.arch.thread_idx()
        a, b = x[i, 0].to(kind), x[i, 1].to(kind)
        for k, value in enumerate(
            (
                a // b,
                a % b,
                cutec.trunc_div(a, b),
                cutec.trunc_mod(a, b),
                a // 3,
                a % 3,
                cutec.trunc_mod(a, 3),
                a // 4,
                a % 4,
            )
        ):
            y[i, k] = value.to(cutec.Int64)
        if cutec.const_expr(kind.signed):
            for k, value in enumerate((a // -1, a % -1, a // -3, a % -3, cutec.trunc_div(a, -1))):
                y[i, 9 + k] = value.to(cutec.Int64)

    @cute.jit
    def divide(x: cute.Tensor, y: cute.Tensor):
        divide_kernel(x, y).launch(grid=1, block=x.shape[0])

    low, high = kind.min.python, kind.max.python
    pairs = [(a, b) for a in (low, low + 1, -7, -1, 0, 1, 5, 7, high) for b in (low, -3, -1, 1, 2, 3, high)]
    pairs = [(a, b) for a, b in pairs if b and low <= min(a, b) and max(a, b) <= high]
    x, y = np.array(pairs, np.int64 if kind.signed else np.uint64), np.zeros((len(pairs), 14), np.int64)
    simulate(divide, x.astype(np.int64), y)
    for (a, b), row in zip(pairs, y.tolist()):
        a, b = kind(a), kind(b)
        want = [
            a // b,
            a % b,
            cutec.trunc_div(a, b),
            cutec.trunc_mod(a, b),
            a // 3,
            a % 3,
            cutec.trunc_mod(a, 3),
            a // 4,
            a % 4,
        ]
        want += [a // -1, a % -1, a // -3, a % -3, cutec.trunc_div(a, -1)] if kind.signed else []
        assert row[: len(want)] == [w.python for w in want], (a, b)
        assert want[1].python == a.python % b.python and want[3].python == (
            a.python - b.python * int(Fraction(a.python, b.python))
        )


def test_truncated_division_of_python_numbers():
    assert (cutec.trunc_div(-7, 2), cutec.trunc_mod(-7, 2)) == (-3, -1)
    for bad in (1.5, cutec.Float32(2), "7"):
        with pytest.raises(CutecError, match="E0201"):
            cutec.trunc_div(bad, 2)


def test_shifts_by_amounts_of_other_classes():
    @cute.kernel
    def shift_kernel(x: cute.Tensor, y: cute.Tensor):
        i, _, _ = cute.arch.thread_idx()
        small, amount = cutec.Int8(-77), x[i]
        for k, value in enumerate(
            (
                small.to(cutec.Int8) << amount,
                x[0].to(cutec.Int8) >> amount,
                x[0].to(cutec.Uint8) >> amount.to(cutec.Int64),
            )
        ):
            y[i, k] = value.to(cutec.Int32)

    @cute.jit
    def shift(x: cute.Tensor, y: cute.Tensor):
        shift_kernel(x, y).launch(grid=1, block=x.shape[0])

    amounts = [-77, 0, 1, 3, 7, 8, 9, 255, 256, 257, 2**31 - 1, -(2**31)]
    y = np.zeros((len(amounts), 3), np.int32)
    simulate(shift, np.array(amounts, np.int32), y)
    for n, row in zip(amounts, y.tolist()):
        inside = 0 <= n < 32
        assert row == [
            cutec.Int32(-77 << n).python if inside else 0,
            -77 >> (n if inside else 31),
            (179 >> n) if inside else 0,
        ]
    assert (cutec.Int8(1) << 300).python == 0 and (cutec.Int8(-5) >> cutec.Int32(300)).python == -1


def test_128_bits():
    """Arithmetic of 128 bits, on the interpreter with Python's integers."""

    @cute.kernel
    def wide_kernel(x: cute.Tensor, y: cute.Tensor, kind: cutec.Constexpr):
        i, _, _ = cute.arch.thread_idx()
        a, b = x[i, 0].to(kind), x[i, 1].to(kind)
        big = (a << 70) + b * b * 3
        results = (
            big,
            a * big,
            big - a,
            big // (b | 1),
            big % (b | 1),
            cutec.trunc_div(big, b | 1),
            big >> (b & 127),
            a << (b & 255),
            big & a,
            ~big | b,
            -a,
            cutec.min(big, b),
            cutec.max(a, big),
            cutec.select_(a < b, big, b),
            abs(a),
            (big >> 64) ^ b,
            big.to(cutec.Int32).to(kind),
        )
        wide = cute.recast_tensor(y, kind)
        for k, value in enumerate(results):
            wide[i, k] = value
        wide[i, len(results)] = (big < a).to(kind) + (big == a) + (cutec.Uint128(big) > cutec.Uint128(b))

    @cute.jit
    def wide(x: cute.Tensor, y: cute.Tensor, kind: cutec.Constexpr):
        wide_kernel(x, y, kind).launch(grid=1, block=x.shape[0])

    x = np.random.default_rng(3).integers(-(2**63), 2**63 - 1, (64, 2)) >> np.random.default_rng(4).integers(
        0, 63, (64, 2)
    )
    for kind in (cutec.Int128, cutec.Uint128):
        y = np.zeros((64, 36), np.int64)
        simulate(wide, x, y, kind)
        for (a, b), row in zip(x.tolist(), y.tolist()):
            a, b = kind(a), kind(b)
            big = (a << 70) + b * b * 3
            o = b | 1
            want = [
                big,
                a * big,
                big - a,
                big // o,
                big % o,
                cutec.trunc_div(big, o),
                big >> (b & 127),
                a << (b & 255),
                big & a,
                ~big | b,
                -a,
                cutec.min(big, b),
                cutec.max(a, big),
                big if a < b else b,
                abs(a),
                (big >> 64) ^ b,
                big.to(cutec.Int32).to(kind),
                kind(int(big < a) + int(big == a) + int(cutec.Uint128(big) > cutec.Uint128(b))),
            ]
            assert [kind(lo % 2**64 + (hi << 64)).python for lo, hi in zip(row[::2], row[1::2])] == [
                w.python for w in want
            ]


def test_no_conversion_between_128_bits_and_floats():
    @cute.kernel
    def float_kernel(y: cute.Tensor):
        i, _, _ = cute.arch.thread_idx()
        y[i] = i.to(cutec.Int128).to(cutec.Float32)

    @cute.jit
    def to_float(y: cute.Tensor):
        float_kernel(y).launch(grid=1, block=8)

    with pytest.raises(CutecError, match="E0208"):
        simulate(to_float, np.zeros(8, np.float32))


def test_integers_compare_exactly_with_float_literals():
    literals = (
        1.5,
        -1.5,
        2.0,
        16777216.0,
        16777217.0,
        2147483647.5,
        -0.0,
        1e30,
        -1e30,
        math.inf,
        -math.inf,
        math.nan,
        3e9,
    )

    @cute.kernel
    def compare_kernel(x: cute.Tensor, y: cute.Tensor):
        i, _, _ = cute.arch.thread_idx()
        for k, c in enumerate(literals):
            results = (x[i] < c, x[i] <= c, x[i] > c, x[i] >= c, x[i] == c, x[i] != c, c < x[i], c >= x[i], c == x[i])
            for j, value in enumerate(results):
                y[i, k, j] = value

    @cute.jit
    def compare(x: cute.Tensor, y: cute.Tensor):
        compare_kernel(x, y).launch(grid=1, block=x.shape[0])

    x = np.array([0, 1, 2, -1, -2, 16777216, 16777217, 16777218, 2**31 - 1, -(2**31)], np.int32)
    y = np.zeros((len(x), len(literals), 9), np.bool_)
    simulate(compare, x, y)
    for n, row in zip(x.tolist(), y.tolist()):
        assert row == [[n < c, n <= c, n > c, n >= c, n == c, n != c, c < n, c >= n, c == n] for c in literals], n


def test_float_division_floors_as_python_does():
    @cute.kernel
    def floor_kernel(x: cute.Tensor, y: cute.Tensor):
        i, _, _ = cute.arch.thread_idx()
        y[i, 0], y[i, 1] = x[i, 0] // x[i, 1], x[i, 0] % x[i, 1]

    @cute.jit
    def floor(x: cute.Tensor, y: cute.Tensor):
        floor_kernel(x, y).launch(grid=1, block=x.shape[0])

    rng = np.random.default_rng(5)
    pairs = [
        (1.0, 0.1),
        (-1.0, 0.1),
        (1.0, -0.1),
        (6.0, 0.2),
        (7.5, 2.5),
        (-7.5, 2.5),
        (1.0, math.inf),
        (-1.0, math.inf),
        (math.inf, 2.0),
        (0.3, 0.1),
    ]
    pairs += [(float(a), float(b)) for a, b in rng.standard_normal((300, 2)) * [100, 1]] + [
        (k * 0.1, 0.1) for k in range(40)
    ]
    for of in (np.float64, np.float32):
        x = np.array(pairs, of)
        y = np.zeros((len(x), 2), of)
        simulate(floor, x, y)
        want = [(a // b, math.nan if math.isinf(a) else a % b) for a, b in x.astype(float).tolist()]
        np.testing.assert_array_equal(y, np.array(want).astype(of))
        kind = cutec.dtype(of)
        assert [(kind(a) // kind(b)).python for a, b in x[:8].tolist()] == y[:8, 0].tolist()
