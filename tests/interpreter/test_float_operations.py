"""Floating-point arithmetic: exact oracles by fractions, mpmath and NumPy."""

import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from one_operation import apply, bits

from cutec.ir.attrs import Symbol, Typed
from cutec.ir.types import BF16, F16, F32, F64, I1, I8, I16, I32, I64, VectorType, integer

DTYPES = {F16: np.float16, BF16: ml_dtypes.bfloat16, F32: np.float32, F64: np.float64}
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 3.0, -2.5, math.inf, -math.inf, math.nan, 65504.0, 1e-7, -1e-7, 1e30, 7.0, 1e-45]


def pairs(ty, count=256, seed=0):
    rng = np.random.default_rng(seed)
    grid = [(a, b) for a in SPECIAL for b in SPECIAL]
    more = rng.standard_normal((count, 2)) * 10.0 ** rng.integers(-4, 4, (count, 1))
    values = np.array(grid + more.tolist())[: 16 * 16 + count]
    with np.errstate(over="ignore"):
        return values[:, 0].astype(DTYPES[ty]), values[:, 1].astype(DTYPES[ty])


def nearest(exact: Fraction, ty) -> float:
    """The value of `ty` nearest to a number, ties to even; independent of NumPy's casts."""
    digits, lowest, largest = {
        F16: (11, -24, 65504.0),
        BF16: (8, -133, 3.3895313892515355e38),
        F32: (24, -149, 3.4028234663852886e38),
    }[ty]
    if exact == 0:
        return 0.0
    exponent = math.floor(math.log2(abs(exact)))
    while abs(exact) >= Fraction(2) ** (exponent + 1):
        exponent += 1
    while abs(exact) < Fraction(2) ** exponent:
        exponent -= 1
    unit = Fraction(2) ** max(exponent - digits + 1, lowest)
    rounded = round(exact / unit) * unit
    return math.copysign(math.inf, exact) if abs(rounded) > largest else float(rounded)


@pytest.mark.parametrize("ty", [F16, BF16, F32], ids=str)
@pytest.mark.parametrize(
    "name, oracle",
    [
        ("addf", lambda a, b: a + b),
        ("subf", lambda a, b: a - b),
        ("mulf", lambda a, b: a * b),
        ("divf", lambda a, b: a / b),
    ],
)
def test_arithmetic_rounds_once(ty, name, oracle):
    a, b = pairs(ty)
    (got,) = apply(f"arith.{name}", [(a, ty), (b, ty)], [ty])
    for x, y, r in zip(a.astype(float), b.astype(float), got.astype(float), strict=True):
        if math.isfinite(x) and math.isfinite(y) and not (name == "divf" and y == 0):
            assert r == nearest(oracle(Fraction(x), Fraction(y)), ty), (x, y)


@pytest.mark.parametrize("ty", [F16, BF16, F32, F64], ids=str)
def test_fma_rounds_once(ty):
    rng = np.random.default_rng(1)
    a, b, c = (rng.standard_normal((3, 2048)) * 10.0 ** rng.integers(-3, 3, (3, 2048))).astype(DTYPES[ty])
    tiny = np.finfo(np.float64).eps if ty == F64 else 2.0**-24
    c[:512] = -(a[:512].astype(float) * b[:512].astype(float) * (1 + tiny)).astype(DTYPES[ty])  # cancellation
    c[512:600] = (c[512:600].astype(float) * 1e-20).astype(DTYPES[ty])
    (got,) = apply("llvm.intr.fma", [(a, ty), (b, ty), (c, ty)], [ty])
    for x, y, z, r in zip(*(v.astype(float) for v in (a, b, c, got)), strict=True):
        exact = Fraction(x) * Fraction(y) + Fraction(z)
        assert r == (float(exact) if ty == F64 else nearest(exact, ty)), (x, y, z)


def test_fma_at_the_ends_of_float64():
    rows = [
        (1e200, 1e200, -math.inf),
        (1e308, 10.0, -1e308),
        (1e-200, 1e-200, 1e-310),
        (1e308, 1.5, -1e308),
        (5e-324, 0.5, 5e-324),
        (math.nan, 1, 1),
        (math.inf, 0.0, 1.0),
    ]
    rows += [(0.0, -1.0, 0.0), (0.0, -1.0, -0.0)] + [(1.0, 1.0, 1.0)] * 23
    a, b, c = np.array(rows).T
    (got,) = apply("llvm.intr.fma", [(a, F64), (b, F64), (c, F64)], [F64])
    assert got[0] == -math.inf and got[1] == math.inf
    assert got[2] == 1e-310 and got[3] == float(Fraction(1e308) * Fraction(1.5) - Fraction(1e308))
    assert got[4] == float(Fraction(5e-324) * Fraction(0.5) + Fraction(5e-324))
    assert math.isnan(got[5]) and math.isnan(got[6]) and got[7] == 0 and not np.signbit(got[7]) and np.signbit(got[8])


@pytest.mark.parametrize("ty", [F16, BF16, F32, F64], ids=str)
def test_extrema(ty):
    a, b = pairs(ty)
    for name, nan_wins, pick in [
        ("maximumf", True, max),
        ("minimumf", True, min),
        ("maxnumf", False, max),
        ("minnumf", False, min),
    ]:
        (got,) = apply(f"arith.{name}", [(a, ty), (b, ty)], [ty])
        for x, y, r in zip(a.astype(float), b.astype(float), got.astype(float), strict=True):
            if math.isnan(x) or math.isnan(y):
                other = y if math.isnan(x) else x
                assert math.isnan(r) if nan_wins or math.isnan(other) else r == other
            else:
                want = pick((x, math.copysign(1, x)), (y, math.copysign(1, y)))
                assert (r, math.copysign(1, r)) == want, (name, x, y)


ORDERED = ["False", "x == y", "x > y", "x >= y", "x < y", "x <= y", "x != y", "True"]


@pytest.mark.parametrize("predicate", range(16))
def test_comparison(predicate):
    a, b = pairs(F32, 0)
    (got,) = apply("arith.cmpf", [(a, F32), (b, F32)], [I1], predicate=Typed(predicate, I64))
    for x, y, r in zip(a.tolist(), b.tolist(), got.tolist(), strict=True):
        unordered = math.isnan(x) or math.isnan(y)
        ordered = eval(ORDERED[predicate if predicate < 8 else min(predicate - 7, 7)], {"x": x, "y": y})
        want = (
            (ordered and not unordered)
            if predicate < 8
            else (unordered or (ordered and predicate < 14) or predicate == 15)
        )
        assert r == want, (predicate, x, y)


def test_sign_operations():
    a, b = pairs(F32, 0)
    assert bits(apply("arith.negf", [(a, F32)], [F32])[0]) == bits(-a)
    assert bits(apply("llvm.intr.fabs", [(a, F32)], [F32])[0]) == bits(np.abs(a))
    assert bits(apply("llvm.intr.copysign", [(a, F32), (b, F32)], [F32])[0]) == bits(np.copysign(a, b))


@pytest.mark.parametrize(
    "name, oracle",
    [("floor", math.floor), ("ceil", math.ceil), ("trunc", math.trunc), ("roundeven", round), ("rint", round)],
)
def test_rounding_to_integers(name, oracle):
    values = np.arange(-8, 8, 0.25).astype(np.float32)
    (got,) = apply(f"llvm.intr.{name}", [(values, F32)], [F32])
    assert got.tolist() == [oracle(v) for v in values.tolist()]


@pytest.mark.parametrize("ty", [F32, F64], ids=str)
@pytest.mark.parametrize("width", [8, 16, 32, 64])
def test_conversion_to_integers_saturates(ty, width):
    values = np.array(
        [
            0,
            0.9,
            -0.9,
            1.5,
            -1.5,
            127.9,
            128,
            -128.5,
            255.5,
            256,
            3e9,
            -3e9,
            5e9,
            1e19,
            -1e19,
            2e19,
            9.3e18,
            math.inf,
            -math.inf,
            math.nan,
        ]
        + [2.0**n for n in range(44)]
    )
    values = values.astype(DTYPES[ty])
    low, high = -(1 << width - 1), (1 << width - 1) - 1
    nan = 1 << width - 1 if width == 64 or (width == 32 and ty == F64) else 0  # what NaN becomes, as bits

    def saturated(value, least, most):
        return most if value == math.inf else least if value == -math.inf else min(max(math.trunc(value), least), most)

    (got,) = apply("arith.fptosi", [(values, ty)], [integer(width)])
    assert got.tolist() == [-nan if math.isnan(v) else saturated(v, low, high) for v in values.tolist()]
    (got,) = apply("arith.fptoui", [(values, ty)], [integer(width)])
    want = [nan if math.isnan(v) else saturated(v, 0, (1 << width) - 1) for v in values.tolist()]
    assert [v % (1 << width) for v in got.tolist()] == want


@pytest.mark.parametrize("ty", [F16, BF16, F32], ids=str)
@pytest.mark.parametrize("name, signed", [("sitofp", True), ("uitofp", False)])
def test_conversion_from_integers_rounds_once(ty, name, signed):
    rng = np.random.default_rng(2)
    values = [int(v) for v in rng.integers(-(1 << 63), 1 << 63, 200)] + [(1 << 53) + n for n in range(-20, 20)]
    values += [
        (129 << 50) + 1,
        (129 << 50) - 1,
        -(129 << 50) - 1,
        (1 << 62) + (1 << 54),
        (1 << 62) + (1 << 54) + 1,
        2049,
        2051,
        65520,
    ] * 2
    (got,) = apply(f"arith.{name}", [(values, I64)], [ty])
    want = [nearest(Fraction(v if signed else v % (1 << 64)), ty) for v in values]
    assert got.astype(float).tolist() == want


@pytest.mark.parametrize("ty", [F16, BF16, F32], ids=str)
def test_narrowing_float64_rounds_once(ty):
    rng = np.random.default_rng(3)
    base = rng.standard_normal(1024) * 10.0 ** rng.integers(-6, 4, 1024)
    ties = np.array(
        [
            1 + 2.0**-8 + 2.0**-40,
            1 + 2.0**-8,
            1 + 2.0**-11 + 2.0**-50,
            1 + 3 * 2.0**-8 - 2.0**-45,
            2.0**-134 * (1 + 2.0**-30),
            -(2.0**-134),
            1e-60,
            -1e-60,
        ]
    )
    values = np.concatenate([base, np.tile(ties, 4)])
    (got,) = apply("arith.truncf", [(values, F64)], [ty])
    assert got.astype(float).tolist() == [nearest(Fraction(v), ty) for v in values.tolist()]


def test_widening_is_exact():
    values = np.arange(0, 65536, 7, np.uint32)[: 9344 // 32 * 32].astype(np.uint16)
    for ty in (F16, BF16):
        narrow = values.view(DTYPES[ty])
        (got,) = apply("arith.extf", [(narrow, ty)], [F32])
        assert bits(got) == bits(narrow.astype(np.float32))


def test_bitcasts():
    values = np.arange(-16, 16).astype(np.float32)
    assert apply("arith.bitcast", [(values, F32)], [I32])[0].tolist() == values.view(np.int32).tolist()
    pairs_ = np.arange(128).reshape(64, 2).astype(np.float16)
    (packed,) = apply("llvm.bitcast", [(pairs_, VectorType(2, F16))], [I32])
    assert packed.tolist() == pairs_.view(np.int32)[:, 0].tolist()
    (octets,) = apply("vector.bitcast", [(pairs_, VectorType(2, F16))], [VectorType(4, I8)])
    assert octets.tolist() == pairs_.view(np.int8).tolist()
    (back,) = apply("llvm.bitcast", [(packed, I32)], [VectorType(2, I16)])
    assert back.tolist() == pairs_.view(np.int16).tolist()


# What each function is in mpmath: its own name there, unless this says otherwise
LIBDEVICE = dict.fromkeys(
    [
        "exp",
        "log",
        "log10",
        "log1p",
        "expm1",
        "sin",
        "cos",
        "tan",
        "asin",
        "atan",
        "sinh",
        "cosh",
        "tanh",
        "sinpi",
        "cospi",
        "erf",
        "erfc",
        "sqrt",
        "cbrt",
    ]
)
LIBDEVICE |= {"exp2": lambda v: 2**v, "exp10": lambda v: 10**v, "log2": None, "tgamma": "gamma", "lgamma": "loggamma"}


@pytest.mark.parametrize("name", LIBDEVICE)
@pytest.mark.parametrize("ty", [F32, F64], ids=str)
def test_libdevice_within_an_ulp(name, ty):
    mpmath = pytest.importorskip("mpmath")
    values = (
        np.linspace(0.01, 0.99, 32)
        if name == "asin"
        else np.concatenate([np.linspace(0.01, 9.7, 24), np.array([20.5, 33.25] * 4)])
    )
    if name in ("sin", "cos", "tan", "tanh", "erf", "sinpi", "cospi", "atan"):
        values = np.concatenate([values[:16], -values[:16]])
    values = values.astype(DTYPES[ty])
    (got,) = apply("llvm.call", [(values, ty)], [ty], callee=Symbol(f"__nv_{name}{'f' if ty == F32 else ''}"))
    function = LIBDEVICE[name] or name
    with mpmath.workdps(40):
        for v, r in zip(values.tolist(), got.tolist(), strict=True):
            exact = (
                mpmath.log(v, 2)
                if name == "log2"
                else getattr(mpmath, function)(v)
                if isinstance(function, str)
                else function(mpmath.mpf(v))
            )
            unit = float(np.spacing(DTYPES[ty](abs(float(exact)))))
            assert abs(mpmath.mpf(r) - exact) <= (0.51 if ty == F32 else 64 if name == "lgamma" else 4) * unit, (
                name,
                v,
            )


def test_libdevice_of_two_arguments():
    a, b = np.linspace(-5, 5, 64).astype(np.float32), np.linspace(0.5, 3, 64).astype(np.float32)
    for name, oracle in {
        "fmod": math.fmod,
        "atan2": math.atan2,
        "hypot": math.hypot,
        "pow": lambda x, y: abs(x) ** y,
        "copysign": math.copysign,
        "remainder": math.remainder,
    }.items():
        x = np.abs(a) if name == "pow" else a
        (got,) = apply("llvm.call", [(x, F32), (b, F32)], [F32], callee=Symbol(f"__nv_{name}f"))
        assert got.tolist() == [float(np.float32(oracle(u, v))) for u, v in zip(x.tolist(), b.tolist(), strict=True)], (
            name
        )


def test_libdevice_at_the_edges():
    values = np.array([math.inf, -math.inf, math.nan, 0.0, -0.0, -1.0, 1000.0, -1000.0] * 4, np.float32)
    exp = apply("llvm.call", [(values, F32)], [F32], callee=Symbol("__nv_expf"))[0][:8].tolist()
    assert (
        exp[:2] == [math.inf, 0]
        and math.isnan(exp[2])
        and exp[3:] == [1, 1, float(np.float32(math.exp(-1))), math.inf, 0]
    )
    log = apply("llvm.call", [(values, F32)], [F32], callee=Symbol("__nv_logf"))[0][:8].tolist()
    assert log[0] == math.inf and math.isnan(log[1]) and log[3:5] == [-math.inf] * 2 and math.isnan(log[5])
    gamma = apply("llvm.call", [(values, F32)], [F32], callee=Symbol("__nv_tgammaf"))[0][:8].tolist()
    assert (
        gamma[0] == math.inf and gamma[3:5] == [math.inf, -math.inf] and math.isnan(gamma[5]) and gamma[6] == math.inf
    )


def test_approximations_flush_where_named():
    values = np.array([1e-40, -1e-40, 2.0, 0.25, 3.0, 10.0, 1.0, 0.0] * 4, np.float32)
    flushed = apply("llvm.call_intrinsic", [(values, F32)], [F32], intrin="llvm.nvvm.rsqrt.approx.ftz.f")[0]
    kept = apply("llvm.call_intrinsic", [(values, F32)], [F32], intrin="llvm.nvvm.rsqrt.approx.f")[0]
    assert flushed[0] == math.inf and kept[0] == np.float32(1 / math.sqrt(float(values[0]))) and flushed[1] == -math.inf
    assert kept[2:8].tolist()[:-1] == [float(np.float32(1 / math.sqrt(v))) for v in values[2:7].tolist()]
    log = apply("llvm.call_intrinsic", [(values, F32)], [F32], intrin="llvm.nvvm.lg2.approx.ftz.f")[0]
    assert log[0] == -math.inf and log[2:4].tolist() == [1, -2]
    small = np.full(32, -130.0, np.float32)
    assert apply("llvm.call_intrinsic", [(small, F32)], [F32], intrin="llvm.nvvm.ex2.approx.ftz.f")[0][0] == 0
    assert apply("llvm.call_intrinsic", [(small, F32)], [F32], intrin="llvm.nvvm.ex2.approx.f")[0][0] == np.float32(
        2.0**-130
    )
