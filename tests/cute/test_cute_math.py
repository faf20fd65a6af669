"""`cute.math` on the interpreter against NumPy and Python's math, precise and fast, on scalars and
on whole tensors.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import partial

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute
from cutec.diag import CutecError

POSITIVE = np.array([0.001, 0.3, 0.99, 1.0, 1.7, 2.5, 10.0, 77.0])
ALL = np.array([-7.3, -2.0, -1.0, -0.2, 0.0, 0.4, 1.9, 6.1])
UNIT = np.array([-1.0, -0.9, -0.3, -0.01, 0.0, 0.2, 0.77, 1.0])
FUNCTIONS = {
    "exp": (np.exp, ALL),
    "exp2": (np.exp2, ALL),
    "exp10": (lambda a: np.power(10.0, a), ALL),
    "expm1": (np.expm1, ALL),
    "log": (np.log, POSITIVE),
    "log2": (np.log2, POSITIVE),
    "log10": (np.log10, POSITIVE),
    "log1p": (np.log1p, POSITIVE),
    "sqrt": (np.sqrt, POSITIVE),
    "rsqrt": (lambda x: 1 / np.sqrt(x), POSITIVE),
    "cbrt": (np.cbrt, ALL),
    "sin": (np.sin, ALL),
    "cos": (np.cos, ALL),
    "tan": (np.tan, ALL),
    "asin": (np.arcsin, UNIT),
    "acos": (np.arccos, UNIT),
    "atan": (np.arctan, ALL),
    "sinh": (np.sinh, ALL),
    "cosh": (np.cosh, ALL),
    "tanh": (np.tanh, ALL),
    "asinh": (np.arcsinh, ALL),
    "acosh": (np.arccosh, POSITIVE[3:]),
    "atanh": (np.arctanh, UNIT[1:-1]),
    "erf": (np.vectorize(math.erf), ALL),
    "erfc": (np.vectorize(math.erfc), ALL),
    "floor": (np.floor, ALL * 1.3),
    "ceil": (np.ceil, ALL * 1.3),
    "trunc": (np.trunc, ALL * 1.3),
    "round": (lambda x: np.sign(x) * np.floor(abs(x) + 0.5), ALL + 0.5),
    "roundeven": (np.rint, ALL + 0.5),
    "absf": (np.abs, ALL),
}
FAST = ["exp", "exp2", "log", "log2", "log10", "sin", "cos", "tan", "tanh", "sqrt", "rsqrt"]


@cute.kernel
def each(x: cute.Tensor, y: cute.Tensor, function):
    for i in range(cute.size(x)):
        y[i] = function(x[i])


@cute.kernel
def whole(x: cute.Tensor, y: cute.Tensor, function):
    cute.local_tile(y, (4,), (0,)).store(function(cute.local_tile(x, (4,), (0,)).load()))


def apply(kernel, function, values: np.ndarray) -> np.ndarray:
    out = np.zeros_like(values)
    run(kernel, values, out, function)
    return out


@pytest.mark.parametrize("name", FUNCTIONS)
def test_precise(name: str) -> None:
    numpy_function, values = FUNCTIONS[name]
    function = getattr(cute.math, name)
    for dtype, tolerance in ((np.float32, 4e-7), (np.float64, 1e-15)):
        x = values.astype(dtype)
        want = numpy_function(x.astype(np.float64))
        np.testing.assert_allclose(apply(each, function, x), want, rtol=tolerance, atol=tolerance)
        np.testing.assert_array_equal(apply(whole, function, x)[:4], apply(each, function, x)[:4])


@pytest.mark.parametrize("name", FAST)
def test_fast(name: str) -> None:
    numpy_function, values = FUNCTIONS[name]
    x = values.astype(np.float32)
    fast = apply(each, lambda v: getattr(cute.math, name)(v, fastmath=True), x)
    np.testing.assert_allclose(fast, numpy_function(x.astype(np.float64)), rtol=1e-3, atol=1e-5)


@pytest.mark.parametrize("name", ["exp", "tanh", "rsqrt"])
def test_half_precision_is_rounded_once(name: str) -> None:
    numpy_function, values = FUNCTIONS[name]
    x = np.abs(values[1:]).astype(np.float16)
    got = apply(each, getattr(cute.math, name), x)
    np.testing.assert_array_equal(got, numpy_function(x.astype(np.float32)).astype(np.float32).astype(np.float16))


def test_every_function_of_the_vocabulary_is_there() -> None:
    names = {
        "sin",
        "cos",
        "tan",
        "sincos",
        "asin",
        "acos",
        "atan",
        "atan2",
        "sinh",
        "cosh",
        "tanh",
        "asinh",
        "acosh",
        "atanh",
        "exp",
        "exp2",
        "exp10",
        "expm1",
        "log",
        "log2",
        "log10",
        "log1p",
        "sqrt",
        "rsqrt",
        "cbrt",
        "pow",
        "fpowi",
        "ipowi",
        "rcp",
        "erf",
        "erfc",
        "abs",
        "absf",
        "absi",
        "neg",
        "copysign",
        "ceil",
        "floor",
        "round",
        "roundeven",
        "trunc",
        "min",
        "max",
        "clamp",
        "isnan",
        "isinf",
        "isfinite",
        "isnormal",
        "add",
        "sub",
        "mul",
        "div",
        "rem",
        "fma",
        "RoundingMode",
        "MathOperand",
    }
    assert names == set(cute.math.__all__) and all(hasattr(cute.math, name) for name in names)


@cute.kernel
def kinds(x: cute.Tensor, out: cute.Tensor, convert):
    for i in range(cute.size(x)):
        v = convert(x[i])
        for k, function in enumerate((cute.math.isnan, cute.math.isinf, cute.math.isfinite, cute.math.isnormal)):
            out[k, i] = function(v)


@pytest.mark.parametrize("kind", [cutec.Float16, cutec.BFloat16, cutec.Float32, cutec.Float64])
def test_kinds_of_numbers(kind) -> None:
    smallest = {"f16": -14, "bf16": -126, "f32": -126, "f64": -1022}[kind.short]
    x = np.array([0.0, -1.0, np.inf, -np.inf, np.nan, 2.0**smallest, -(2.0**smallest), 2.0 ** (smallest - 1)])
    out = np.zeros((4, 8), bool)
    run(kinds, x, out, lambda v: v.to(kind))
    want = [np.isnan(x), np.isinf(x), np.isfinite(x), np.isfinite(x) & (np.abs(x) >= 2.0**smallest)]
    np.testing.assert_array_equal(out, want)


@cute.kernel
def pairs(x: cute.Tensor, y: cute.Tensor, out: cute.Tensor, function):
    """Scalar results in row 0, results of whole tensors in row 1."""
    for i in range(4):
        out[0, i] = function(x[i], y[i])
    a, b = cute.local_tile(x, (4,), (0,)).load(), cute.local_tile(y, (4,), (0,)).load()
    cute.local_tile(out, (1, 4), (1, 0)).store(function(a, b).to(out.element_type).reshape((1, 4)))


def of_pairs(function, x, y, dtype=None) -> np.ndarray:
    """`function` element by element, the same on scalars and on tensors."""
    out = np.zeros((2, 4), dtype or x.dtype)
    run(pairs, x, y, out, function)
    np.testing.assert_array_equal(out[0], out[1])
    return out[0]


INTEGERS = np.array([-7, 6, 2**31 - 1, -(2**31)], np.int32), np.array([2, -3, 5, 7], np.int32)
FLOATS = np.array([-7.5, 6.25, np.nan, 0.1], np.float32), np.array([2.5, np.nan, 5, -7], np.float32)


def test_order_and_signs() -> None:
    m, (a, b), (x, y) = cute.math, INTEGERS, FLOATS
    np.testing.assert_array_equal(of_pairs(m.min, a, b), np.minimum(a, b))
    np.testing.assert_array_equal(of_pairs(m.max, a, b), np.maximum(a, b))
    np.testing.assert_array_equal(of_pairs(m.min, x, y), np.fmin(x, y))
    np.testing.assert_array_equal(of_pairs(m.max, x, y), np.fmax(x, y))
    np.testing.assert_array_equal(of_pairs(lambda p, q: m.clamp(p, -1, 3), a, b), np.clip(a, -1, 3))
    np.testing.assert_array_equal(of_pairs(lambda p, q: m.clamp(p, -1.0, 3.0), x, y), [-1, 3, -1, np.float32(0.1)])
    np.testing.assert_array_equal(
        of_pairs(lambda p, q: m.abs(p) + m.neg(q) + m.absi(q), a, b), np.abs(a) - b + np.abs(b)
    )
    np.testing.assert_array_equal(of_pairs(lambda p, q: m.max(p, 2), x, y), np.fmax(x, 2))


def test_signalling_nan_loses_too() -> None:
    x = np.array([0x7F800001, 0xFF8AC567, 0x7FFFFFFF, 0x3F800000], np.uint32).view(np.float32)
    assert of_pairs(cute.math.max, x, np.float32([2, -3, 4, 5])).tolist() == [2, -3, 4, 5]
    assert of_pairs(cute.math.min, np.float32([2, -3, 4, 5]), x).tolist() == [2, -3, 4, 1]


def test_division_as_in_c() -> None:
    (a, b), (x, y) = INTEGERS, FLOATS
    wide = a.astype(np.int64), b.astype(np.int64)
    quotient = np.sign(wide[0] * wide[1]) * (np.abs(wide[0]) // np.abs(wide[1]))
    np.testing.assert_array_equal(of_pairs(cute.math.div, a, b), quotient)
    np.testing.assert_array_equal(of_pairs(cute.math.rem, a, b), wide[0] - quotient * wide[1])
    np.testing.assert_array_equal(of_pairs(cute.math.div, x, y), x / y)
    np.testing.assert_array_equal(of_pairs(cute.math.rem, x, y), np.fmod(x, y))
    np.testing.assert_array_equal(of_pairs(lambda p, q: cute.math.rcp(p), x, y), np.float32(1) / x)
    np.testing.assert_array_equal(of_pairs(lambda p, q: cute.math.rem(-7, 4) + 0 * p, a, b), [-3] * 4)
    for divide in (cute.math.div, cute.math.rem):
        with pytest.raises(ZeroDivisionError):
            of_pairs(lambda p, q, divide=divide: divide(p, 0), a, b)


def test_integer_powers() -> None:
    m, exponents = cute.math, np.array([13, 2, 0, -3], np.int32)
    bases = np.array([-3, 70000, 0, -1], np.int32)
    np.testing.assert_array_equal(
        of_pairs(m.ipowi, bases, exponents), [-1594323, (70000**2 + 2**31) % 2**32 - 2**31, 1, -1]
    )
    np.testing.assert_array_equal(
        of_pairs(m.ipowi, np.array([1, 2, -1, -2], np.int32), np.array([-5, -1, -4, -2], np.int32)), [1, 0, 1, 0]
    )
    x = np.array([1.5, -2.0, 0.1, 3.0], np.float32)
    for fast in (False, True):
        power = partial(m.fpowi, fastmath=fast)
        got = of_pairs(lambda p, q, power=power: power(p, q.to(cutec.Int32)), x, exponents.astype(np.float32))
        np.testing.assert_allclose(got, x.astype(float) ** exponents, rtol=1e-6 if fast else 6e-8)
    near = np.array([1 - 2.0**-24, -1 + 2.0**-24, 1 + 2.0**-23, -1], np.float32)
    got = of_pairs(lambda p, q: m.fpowi(p, 2**25 + 1), near, near)  # an exponent that Float32 does not hold
    np.testing.assert_allclose(got, near.astype(float) ** (2**25 + 1), rtol=6e-8)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("mode", cute.math.RoundingMode, ids=lambda m: m.name)
def test_rounding_modes(mode, dtype) -> None:
    m = cute.math
    a, b = np.array([0.1, -0.7, 1e-30, 3.0], dtype), np.array([0.3, 0.9, 1.1, -7.0], dtype)
    cases = [
        (lambda p, q: m.add(p, q, rnd=mode), lambda p, q: p + q),
        (lambda p, q: m.sub(p, q, rnd=mode), lambda p, q: p - q),
        (lambda p, q: m.mul(p, q, rnd=mode.value), lambda p, q: p * q),
        (lambda p, q: m.div(p, q, rnd=mode), lambda p, q: p / q),
        (lambda p, q: m.fma(p, q, 1.0, rnd=mode), lambda p, q: p * q + 1),
        (lambda p, q: m.rcp(p, rnd=mode), lambda p, q: 1 / p),
    ]
    for function, exact in cases:
        got = of_pairs(function, a, b)
        for value, p, q in zip(got, a, b):
            true = exact(Fraction(float(p)), Fraction(float(q)))
            step = Fraction(float(np.spacing(np.abs(value))))
            error = Fraction(float(value)) - true
            assert abs(error) <= (step / 2 if mode.name == "RN" else step)
            assert mode.name != "RM" or error <= 0
            assert mode.name != "RP" or error >= 0
            assert mode.name != "RZ" or abs(Fraction(float(value))) <= abs(true)
    roots = of_pairs(lambda p, q: m.sqrt(m.abs(p), rnd=mode), a, b)
    squares = [Fraction(float(r)) ** 2 - Fraction(float(np.abs(p))) for r, p in zip(roots, a)]
    assert {"RN": True, "RP": min(squares) >= 0, "RM": max(squares) <= 0, "RZ": max(squares) <= 0}[mode.name]


def test_subnormal_numbers_flush_where_asked() -> None:
    m, x = cute.math, np.array([1e-40, -1e-40, 1.0, 2.0], np.float32)
    np.testing.assert_array_equal(
        of_pairs(lambda p, q: m.mul(p, 1e3, ftz=True), x, x), np.where(np.abs(x) < 1e-38, 0, x * np.float32(1e3))
    )
    np.testing.assert_array_equal(
        of_pairs(lambda p, q: m.rcp(p, approx=True, ftz=True), x, x), [np.inf, -np.inf, 1, 0.5]
    )
    np.testing.assert_array_equal(
        of_pairs(lambda p, q: m.exp2(p, fastmath=True), np.float32([-127, 1, 2, 3]), x), [0, 2, 4, 8]
    )
    np.testing.assert_array_equal(
        of_pairs(lambda p, q: m.exp2(p, approx=True), np.float32([-127, 1, 2, 3]), x), [2.0**-127, 2, 4, 8]
    )
    np.testing.assert_array_equal(
        of_pairs(lambda p, q: m.log2(p, approx=True, ftz=True), x[[0, 2, 3, 3]], x), [-np.inf, 0, 1, 1]
    )


def test_half_precision_instructions() -> None:
    x, y = np.array([1.001, -3.5, 0.3, 700], np.float16), np.array([1.002, 0.1, 9, 90], np.float16)
    exact = x.astype(np.float64) * y.astype(np.float64) + 2.0**-10
    np.testing.assert_array_equal(of_pairs(lambda p, q: cute.math.fma(p, q, 2.0**-10), x, y), exact.astype(np.float16))
    got = of_pairs(lambda p, q: cute.math.exp2(q * 0.1, fastmath=True), x, y)
    np.testing.assert_allclose(got, 2 ** (y * np.float16(0.1)).astype(float), rtol=2e-3)


def test_subnormal_bfloat16_flush_in_fast_exp2() -> None:
    x = np.array([-127, -126, 3, -140], np.float32)
    got = of_pairs(lambda p, q: cute.math.exp2(p.to(cutec.BFloat16), fastmath=True).to(cutec.Float32), x, x)
    assert got.tolist() == [0, 2.0**-126, 8, 0]


@cute.kernel
def store(out: cute.Tensor, numbers):
    for i in cutec.range_constexpr(4):
        out[i] = numbers[i]


@cute.jit
def known_on_the_host(out):
    m = cute.math
    store(
        out,
        (m.rsqrt(64), m.exp2(cutec.Float16(0.1)).to(cutec.Float32), m.max(m.log(10), 2), m.pow(2.5, 3, fastmath=True)),
    ).launch(grid=1, block=1)


def test_known_numbers_are_computed_while_compiling() -> None:
    out = np.zeros(4, np.float32)
    cutec.testing.simulate(known_on_the_host, out)
    want = [0.125, np.float16(2 ** float(np.float16(0.1))), math.log(10), 15.625]
    assert out.tolist() == np.array(want, np.float32).tolist()


@cute.kernel
def refused(x: cute.Tensor, call):
    call(x[0])


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda v: cute.math.fma(v.to(cutec.Float16), 1, 2, rnd="rz"), "E0207"),
        (lambda v: cute.math.add(v, 1, rnd="up"), "E0207"),
        (lambda v: cute.math.add(v.to(cutec.Float64), 1, ftz=True), "E0207"),
        (lambda v: cute.math.div(v, 3, approx=True, rnd="rn"), "E0207"),
        (lambda v: cute.math.sin(v, ftz=True), "E0207"),
        (lambda v: cute.math.exp2(v.to(cutec.Float64), approx=True), "E0207"),
        (lambda v: cute.math.absi(v), "E0201"),
        (lambda v: cute.math.ipowi(v, 2), "E0201"),
        (lambda v: cute.math.fpowi(v, v), "E0201"),
        (lambda v: cute.math.exp(None), "E0204"),
        (lambda v: cute.math.max(v, "3"), "E0204"),
        (lambda v: cute.math.exp(v.to(cutec.Float8E5M2)), "E0203"),
    ],
)
def test_what_mathematics_refuses(call, code: str) -> None:
    with pytest.raises(CutecError) as caught:
        run(refused, np.ones(1, np.float32), call)
    assert caught.value.code == code and caught.value.place.file == __file__


@cute.kernel
def several(x: cute.Tensor, y: cute.Tensor, out: cute.Tensor):
    a, b = cute.local_tile(x, (4,), (0,)).load(), cute.local_tile(y, (4,), (0,)).load()
    values = (
        cute.math.atan2(a, b),
        cute.math.pow(cute.math.absf(b), a),
        cute.math.copysign(a, b),
        cute.math.fma(a, b, a),
    )
    for i in cutec.range_constexpr(4):
        cute.local_tile(out, (1, 4), (i, 0)).store(values[i])
    for k in cutec.range_constexpr(4):
        out[4, k] = cute.math.atan2(x[k], y[k])
        out[5, k] = cute.math.pow(2.0, x[k])
        out[6, k] = cute.math.fma(x[k], y[k], 1.0)
        out[7, k] = cute.math.copysign(x[k], -1.0)


def test_functions_of_several_operands() -> None:
    x, y, out = (
        np.array([1, -2, 0.5, 3], np.float32),
        np.array([-0.3, 2, -4, 1], np.float32),
        np.zeros((8, 4), np.float32),
    )
    run(several, x, y, out)
    a, b = x.astype(np.float64), y.astype(np.float64)
    want = [
        np.arctan2(a, b),
        np.abs(b) ** a,
        np.copysign(a, b),
        a * b + a,
        np.arctan2(a, b),
        2**a,
        a * b + 1,
        -np.abs(a),
    ]
    np.testing.assert_allclose(out, np.array(want), rtol=4e-7)


@cute.kernel
def special(x: cute.Tensor, out: cute.Tensor):
    out[0], out[1], out[2] = cute.math.log(x[0]), cute.math.sqrt(x[1]), cute.math.exp(x[2])
    out[3] = cute.math.log(0)  # an integer counts as Float32


def test_special_values() -> None:
    out = np.zeros(4, np.float32)
    run(special, np.array([0, -1, -np.inf], np.float32), out)
    assert out[0] == -np.inf and np.isnan(out[1]) and out[2] == 0 and out[3] == -np.inf
