"""`cute.math` on the interpreter against NumPy and Python's math, precise and fast, on scalars and on whole tensors."""

from __future__ import annotations

import math

import numpy as np
import pytest
from cute_kit import run

import cutec
from cutec import cute

POSITIVE = np.array([0.001, 0.3, 0.99, 1.0, 1.7, 2.5, 10.0, 77.0])
ALL = np.array([-7.3, -2.0, -1.0, -0.2, 0.0, 0.4, 1.9, 6.1])
UNIT = np.array([-1.0, -0.9, -0.3, -0.01, 0.0, 0.2, 0.77, 1.0])
FUNCTIONS = {
    "exp": (np.exp, ALL), "exp2": (np.exp2, ALL), "expm1": (np.expm1, ALL), "log": (np.log, POSITIVE), "log2": (np.log2, POSITIVE),
    "log10": (np.log10, POSITIVE), "log1p": (np.log1p, POSITIVE), "sqrt": (np.sqrt, POSITIVE),
    "rsqrt": (lambda x: 1 / np.sqrt(x), POSITIVE),
    "cbrt": (np.cbrt, ALL), "sin": (np.sin, ALL), "cos": (np.cos, ALL), "tan": (np.tan, ALL), "asin": (np.arcsin, UNIT),
    "acos": (np.arccos, UNIT), "atan": (np.arctan, ALL), "sinh": (np.sinh, ALL), "cosh": (np.cosh, ALL), "tanh": (np.tanh, ALL),
    "asinh": (np.arcsinh, ALL), "acosh": (np.arccosh, POSITIVE[3:]), "atanh": (np.arctanh, UNIT[1:-1]),
    "erf": (np.vectorize(math.erf), ALL), "erfc": (np.vectorize(math.erfc), ALL), "floor": (np.floor, ALL * 1.3),
    "ceil": (np.ceil, ALL * 1.3),
    "trunc": (np.trunc, ALL * 1.3), "round": (lambda x: np.sign(x) * np.floor(abs(x) + 0.5), ALL + 0.5), "roundeven": (np.rint, ALL + 0.5),
    "absf": (np.abs, ALL),
}  # fmt: skip
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


@cute.kernel
def several(x: cute.Tensor, y: cute.Tensor, out: cute.Tensor):
    a, b = cute.local_tile(x, (4,), (0,)).load(), cute.local_tile(y, (4,), (0,)).load()
    values = (cute.math.atan2(a, b), cute.math.pow(cute.math.absf(b), a), cute.math.copysign(a, b), cute.math.fma(a, b, a))
    for i in cutec.range_constexpr(4):
        cute.local_tile(out, (1, 4), (i, 0)).store(values[i])
    for k in cutec.range_constexpr(4):
        out[4, k] = cute.math.atan2(x[k], y[k])
        out[5, k] = cute.math.pow(2.0, x[k])
        out[6, k] = cute.math.fma(x[k], y[k], 1.0)
        out[7, k] = cute.math.copysign(x[k], -1.0)


def test_functions_of_several_operands() -> None:
    x, y, out = np.array([1, -2, 0.5, 3], np.float32), np.array([-0.3, 2, -4, 1], np.float32), np.zeros((8, 4), np.float32)
    run(several, x, y, out)
    a, b = x.astype(np.float64), y.astype(np.float64)
    want = [np.arctan2(a, b), np.abs(b) ** a, np.copysign(a, b), a * b + a, np.arctan2(a, b), 2**a, a * b + 1, -np.abs(a)]
    np.testing.assert_allclose(out, np.array(want), rtol=4e-7)


@cute.kernel
def special(x: cute.Tensor, out: cute.Tensor):
    out[0], out[1], out[2] = cute.math.log(x[0]), cute.math.sqrt(x[1]), cute.math.exp(x[2])
    out[3] = cute.math.log(0)  # an integer counts as Float32


def test_special_values() -> None:
    out = np.zeros(4, np.float32)
    run(special, np.array([0, -1, -np.inf], np.float32), out)
    assert out[0] == -np.inf and np.isnan(out[1]) and out[2] == 0 and out[3] == -np.inf
