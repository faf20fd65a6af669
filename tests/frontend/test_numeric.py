"""Scalar types: conversions, promotion, facts; arithmetic known while tracing agrees with
arithmetic on the device.
"""

from __future__ import annotations

import math
import operator

import pytest
from harness import Traced, same
from hypothesis import assume, example, given, settings, strategies as st

from cutec.diag import CutecError
from cutec.frontend.core import facts
from cutec.frontend.numbers import numeric
from cutec.frontend.numbers.number_class import all_classes, by_name, by_short
from cutec.frontend.numbers.numeric import (
    BFloat16,
    Boolean,
    Float8E4M3FN,
    Float16,
    Float32,
    Float64,
    Int8,
    Int16,
    Int32,
    Int64,
    Int128,
    TFloat32,
    Uint8,
    Uint16,
    Uint32,
    Uint64,
)

INTEGERS = [Int8, Int16, Int32, Int64, Uint8, Uint16, Uint32, Uint64]
OPERATORS = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<": operator.lt,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    ">=": operator.ge,
}
_traced: dict = {}


def on_device(key, function, kinds, *args):
    """The function's result on the interpreter, traced once for each key."""
    if key not in _traced:
        _traced[key] = Traced(function, kinds)
    return _traced[key].run(*args)


def python(value):
    return value.python


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(INTEGERS),
    st.sampled_from(INTEGERS),
    st.sampled_from(list(OPERATORS)),
    st.integers(-(2**63), 2**63),
    st.integers(-200, 200),
)
@example(Int32, Uint32, "<", -1, 1)
@example(Int8, Int8, "//", -128, 3)
def test_integer_operators(left, right, symbol, a, b):
    a, b = left(a), right(b)
    assume(symbol not in ("//", "%") or b.python)
    assume(not (symbol == "//" and b.python == -1))  # the quotient of the least number overflows
    function = OPERATORS[symbol]
    expected = function(a, b)
    assert expected.is_static
    if symbol in ("<", "<=", "==", "!=", ">", ">="):
        assert python(expected) == function(a.python, b.python)
    found = on_device((left, right, symbol), lambda x, y: function(x, y), [left, right], a.python, b.python)
    assert found == expected.python


@settings(max_examples=100, deadline=None)
@given(st.integers(-1000, 1000), st.integers(-12, 12))
def test_division_means_what_python_means(a, b):
    assume(b)
    assert on_device("/", lambda x, y: (x // y, x % y), [Int32, Int32], a, b) == (a // b, a % b)
    for known in (7, -7, 8, 1):
        _divides_by(known, a)


def _divides_by(known, a):
    def divided(x):
        return x // known, x % known, known // (x * 2 + 1)

    assert on_device(("/", known), divided, [Int32], a) == divided(a)


@settings(max_examples=60, deadline=None)
@given(st.floats(-50, 50, width=32), st.floats(-50, 50, width=32))
def test_float_operators(a, b):
    def compute(x, y):
        return (
            x + y,
            x - 2,
            3 * y,
            x < y,
            x == y,
            x != y,
            -x,
            x**2,
            numeric.minimum(x, y),
            numeric.maximum(x, 1.5),
            x.to(Int32),
            Int8(y),
        )

    assert same(
        on_device("float", compute, [Float32, Float32], a, b), tuple(python(v) for v in compute(Float32(a), Float32(b)))
    )


def test_abs_of_floats_is_one_operation():
    traced = Traced(lambda x: abs(x), [Float32])
    assert traced.block.ops[0].name == "math.absf" and abs(Float32(-2.0)).python == 2.0


def test_comparisons_with_nan_are_pythons():
    def compare(x, y):
        return x == y, x != y, x < y, x <= y, x > y, x >= y

    nan = math.nan
    assert (
        on_device("nan", compare, [Float32, Float32], nan, nan)
        == compare(nan, nan)
        == (False, True, False, False, False, False)
    )


def test_float_mod_has_the_sign_of_the_divisor():
    for a, b in ((5.5, 2.0), (-5.5, 2.0), (5.5, -2.0), (-6.0, 3.0)):
        assert on_device("fmod", lambda x, y: x % y, [Float32, Float32], a, b) == a % b


def test_shifts():
    for a in (5, -5, 2**30):
        assert on_device("shift", lambda x: (x >> 2, x << 1, x >> 40, x << 32, 1 << (x & 3)), [Int32], a) == (
            a >> 2,
            Int32(a << 1).python,
            a >> 40,
            0,
            1 << (a & 3),
        )
    assert on_device("ushift", lambda x: x >> 4, [Uint32], -1) == 0x0FFFFFFF
    with pytest.raises(ValueError):
        Int32(1) << -1


def test_conversions():
    def convert(x, f):
        return (
            x.to(Int8),
            Uint8(x),
            x.to(Int64),
            x.to(bool),
            x.to(Float32),
            f.to(Int32),
            f.to(bool),
            Int64(x.to(Uint32)),
            f.bitcast(Int32),
        )

    for x, f in ((300, -2.7), (-1, 0.0), (0, 1e6)):
        known = tuple(python(v) for v in convert(Int32(x), Float32(f)))
        assert same(on_device("convert", convert, [Int32, Float32], x, f), known)
    assert Int32(-2.7).python == -2 and Int8(200).python == -56 and Boolean(5).python is True
    assert Float16(70000.0).python == math.inf and Float16(0.1).python == 0.0999755859375
    assert BFloat16(1.00390625).python == 1.0 and BFloat16(1.01171875).python == 1.015625
    assert TFloat32(1 + 2**-11).python == 1.0
    assert Float32(0.1).bitcast(Uint32).python == 0x3DCCCCCD and Uint32(0x3DCCCCCD).bitcast(Float32) == Float32(0.1)


@pytest.mark.parametrize(
    ("a", "b", "result"),
    [
        (Int8, Int8, Int8),
        (Int8, Int32, Int32),
        (Int32, Uint32, Uint32),
        (Int64, Uint32, Int64),
        (Uint8, Int16, Int16),
        (Float16, Int8, Float16),
        (BFloat16, Uint16, Float16),
        (BFloat16, Uint8, BFloat16),
        (Float16, Int32, Float32),
        (Float16, Int64, Float64),
        (Int64, Float32, Float64),
        (Float16, BFloat16, Float16),
        (Float32, Float64, Float64),
        (Boolean, Boolean, Boolean),
        (Boolean, Int8, Int8),
    ],
)
def test_promotion(a, b, result):
    assert type(a(1) + b(1)) is type(b(1) + a(1)) is result


def test_literals_have_the_class_that_they_have_alone():
    assert type(Float16(1) + 1.0) is Float32 and type(2 * Float16(1)) is Float32 and type(Int8(1) + 1) is Int32
    assert type(Int32(1) + 1.5) is Float32 and type(Int32(1) / 2) is Float32 and type(Boolean(True) + 1) is Int32
    assert type(Boolean(True) & True) is Boolean and type(Int64(1) << 3) is Int64 and type(1 << Int64(3)) is Int64
    assert type(Uint32(1) & 0xFFFF) is Uint32 and type(Uint32(1) & 0xFFFFFFFF) is Int64
    assert type(Float16(1) + True) is Float16 and type(Float16(3) ** 2) is Float32 and type(Int8(3) ** 2) is Int32
    assert type(Int64(1) + 2) is Int64 and type(Float64(1) + 2) is Float64 and type(-Float16(1)) is Float16
    assert (Int32(1) + 2**40).python == 2**40 + 1 and (Int8(100) + 100).python == 200
    assert (Uint32(7) & ~(1 << 31)).python == 7 and (Int64(5) & 0xFFFFFFFFFFFFFFFF).python == 5
    with pytest.raises(CutecError, match="E0202"):
        Int32(1) + 2**65


def test_comparison_with_a_literal_out_of_range_is_known():
    traced = Traced(lambda u, i: (u >= 0, u == -1, i < 2**40, u > -1), [Uint32, Int32])
    assert traced.run(5, 5) == (True, False, True, True)
    assert [v.is_static for v in traced.result[1:3]] == [True, True]


def test_powers():
    assert on_device("pow", lambda x, f: (x**3, x**0, f**-2, f**4), [Int32, Float32], -3, 2.0) == (-27, 1, 0.25, 16.0)
    assert (Int32(2) ** 5).python == 32 and (2 ** Int32(5)).python == 32 and (Float32(4) ** 0.5).python == 2.0
    wrapped = (3**70 + 2**31) % 2**32 - 2**31
    assert on_device("ipow", lambda x, y: (x**y, 2**y, x**70), [Int32, Int32], -3, 5) == (-243, 32, wrapped)
    with pytest.raises(CutecError, match="E0206"):
        Traced(lambda x, y: x**-1, [Int32, Int32])


def test_storage_formats_are_not_computed_with():
    with pytest.raises(CutecError, match="E0203"):
        Float8E4M3FN(1.0) + Float8E4M3FN(1.0)
    assert type(Float8E4M3FN(1.5) * 2) is Float32 and (Float8E4M3FN(1.5) * Float16(3)).python == 4.5


@pytest.mark.parametrize(
    ("function", "div", "nonneg"),
    [
        (lambda x: x + 16, 8, False),
        (lambda x: x * 6, 16, False),
        (lambda x: Int32(x, nonneg=True) * 6, 48, True),
        (lambda x: x + 3, 1, False),
        (lambda x: x << 2, 32, False),
        (lambda x: x >> 1, 4, False),
        (lambda x: x // 4, 2, False),
        (lambda x: x % 16, 8, True),
        (lambda x: x - x, 8, False),
        (lambda x: -x, 8, False),
        (lambda x: abs(x), 8, False),
        (lambda x: Int64(x) * 2, 16, False),
        (lambda x: Int8(x), 8, False),
        (lambda x: x & 127, 8, True),
        (lambda x: x | 4, 4, False),
        (lambda x: numeric.select(x > 0, x, 12), 4, False),
        (lambda x: numeric.minimum(x, 4), 4, False),
        (lambda x: Int32(x, div=3), 24, False),
        (lambda x: x * 3 + 64, 8, False),
        (lambda x: Uint32(x) * 3, 8, True),
    ],
)
def test_divisors(function, div, nonneg):
    result = Traced(lambda x: function(Int32(x, div=8)), [Int32]).result
    assert (result.div, result.nonneg) == (div, nonneg)


INDEX, MOST = facts.INDEX, 2**31 - 1


@pytest.mark.parametrize(
    ("function", "bound"),
    [
        (lambda x, i: x & 1023, (1023, 0)),
        (lambda x, i: (x & 1023) * 31, (31713, 0)),
        (lambda x, i: x % 97, (96, 0)),
        (lambda x, i: x % i, (MOST - 1, INDEX)),
        (lambda x, i: (x & MOST) * 31, None),
        (lambda x, i: (x & MOST) + 1, None),
        (lambda x, i: (x & MOST) >> 16, (32767, 0)),
        (lambda x, i: (x & 65535) << 15, (65535 << 15, 0)),
        (lambda x, i: (x & 65535) << 16, None),
        (lambda x, i: (x & 3) | (x & 4), (7, 0)),
        (lambda x, i: i * 31 + 7, (MOST, INDEX)),
        (lambda x, i: i * i + (x & 7), None),
        (lambda x, i: i * 1103515245, None),
        (lambda x, i: i // 8, (MOST // 8, INDEX)),
        (lambda x, i: i % 128, (127, INDEX)),
        (lambda x, i: i - 1, None),
        (lambda x, i: numeric.minimum(x & 31, 12), (12, 0)),
        (lambda x, i: numeric.maximum(x, 4), (MOST, 0)),
        (lambda x, i: numeric.select(x > 0, x & 7, 12), (12, 0)),
        (lambda x, i: abs(x), None),
        (lambda x, i: (x & 1023).to(Int8), None),
        (lambda x, i: (x & 127).to(Int8), (127, 0)),
        (lambda x, i: Uint32(x).to(Int64), (2**32 - 1, 0)),
        (lambda x, i: Uint32(x) * 3, (2**32 - 1, 0)),
        (lambda x, i: i.to(Int64) * 8, (MOST * 8, INDEX)),
        (lambda x, i: x >> 1, None),
        (lambda x, i: x + 1, None),
    ],
)
def test_bounds(function, bound):
    assert Traced(lambda x, i: function(x, Int32(i, nonneg=True)), [Int32, Int32]).result.bound == bound


def test_bounds_in_loops():
    """Counters are indices as long as they are only added to; what grows otherwise may wrap."""
    begin, again = facts.Bound(0, facts.CARRIED), facts.Bound(255)
    assert (
        facts.widened(begin, facts.Bound(1, facts.CARRIED), MOST) == (MOST, facts.CARRIED)
        and facts.widened(begin, again, MOST) is None
    )
    carried = [facts.carried(facts.Bound(MOST, INDEX)), facts.of_known(31, 32)]
    a, b = (type("Number", (), {"bound": bound, "is_static": False, "python": 0}) for bound in carried)
    assert facts.bound("add", a, b, 32, True) == carried[0] and facts.bound("mul", a, b, 32, True) is None


def test_divisions_of_numbers_that_are_not_negative_are_one_operation():
    traced = Traced(lambda x: (Int32(x, nonneg=True) // 10, Uint32(x) % 10), [Int32])
    assert [op.name for op in traced.block.ops if "div" in op.name or "rem" in op.name] == [
        "arith.divui",
        "arith.remui",
    ]
    # two constants, shift, mask, sum, store, return
    assert len(Traced(lambda x: x // 8 + x % 8, [Int32]).block.ops) == 7


def test_known_numbers_emit_nothing():
    traced = Traced(lambda x: (Int32(5) * 3 + 1, (x + 0) * 1 // 1), [Int32])
    assert [op.name for op in traced.block.ops] == ["llvm.store", "llvm.return"]


def test_static_instances_are_python_numbers():
    assert (
        [10, 20, 30][Int32(1)] == 20
        and int(Int64(7)) == 7
        and float(Float32(0.5)) == 0.5
        and list(range(Int32(3))) == [0, 1, 2]
    )
    assert (1 if Int32(0) else 2) == 2 and {Int32(3): "x"}[3] == "x" and f"{Int32(7):03d}" == "007"
    assert Int32(3) != "3" and (Int32(3) == None) is False  # noqa: E711  `==` is tested


def test_division_by_known_zero():
    with pytest.raises(ZeroDivisionError):
        Traced(lambda x: x // 0, [Int32])
    assert (Float32(1) / 0).python == math.inf and math.isnan((Float32(0) / 0).python)


def test_lookups():
    assert (
        by_name("Int32") is Int32
        and by_short("bf16") is BFloat16
        and {k.short for k in all_classes()} >= {"i1", "u8", "f8E4M3FN", "tf32", "i128"}
    )
    assert (Int128.width, Uint16.signed, Float16.is_float, Boolean.is_integer, repr(Float32)) == (
        128,
        False,
        True,
        True,
        "Float32",
    )
    assert (-Float32.inf).python == -math.inf


@pytest.mark.parametrize("bad", [None, "1", [1], object()])
def test_not_a_number(bad):
    with pytest.raises(CutecError, match="E0204"):
        Int32(bad)
