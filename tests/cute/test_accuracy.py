"""The measurement of `cute.math`'s errors, itself measured: its reference against mpmath, its ulps,
and a short run on the interpreter.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import mpmath
import numpy as np
import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
import accuracy
from accuracy_kernels import EXPORTS

MPMATH = {
    "exp2": lambda x: mpmath.mpf(2) ** x,
    "log2": lambda x: mpmath.log(x, 2),
    "rsqrt": lambda x: 1 / mpmath.sqrt(x),
    "cbrt": lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)),
    "rcp": lambda x: 1 / x,
    "pow": lambda x, y: x**y,
    "fpowi": lambda x, y: x**y,
    "rem": lambda x, y: mpmath.sign(x) * mpmath.fmod(abs(x), abs(y)),
    "div": lambda x, y: x / y,
}
FUNCTIONS = {f.name: f for f in EXPORTS["precise_f64"][0]}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_reference_is_good_for_float64(name: str) -> None:
    function, exact = FUNCTIONS[name], MPMATH.get(name) or getattr(mpmath, name)
    with mpmath.workprec(2200), np.errstate(all="ignore"):  # for angles up to 2**1024
        x, z = (v[:: max(1, len(v) // 60)] for v in accuracy.numbers(function, "f64", 64, wild=True))
        operands = (x, z)[: function.operands]
        got = function.reference(*(v.astype(np.longdouble) for v in operands))
        checked = 0
        for row, value in zip(zip(*operands), got):
            if not np.isfinite(value) or abs(value) < 1e-300 or abs(value) > 1e300 or value != value:
                continue
            want = exact(*(mpmath.mpf(float(v)) for v in row))
            high, low = float(value), float(value - np.longdouble(float(value)))
            assert abs(mpmath.mpf(high) + mpmath.mpf(low) - want) <= abs(want) * mpmath.mpf(2) ** -61, (row, value)
            checked += 1
        assert checked > 8


def test_ulps() -> None:
    one = np.longdouble(1)
    got = np.array([1.0, 1 + 2.0**-23, 1 - 2.0**-24, np.inf, np.inf, np.nan, np.nan, 0.0, 2.0**-149])
    want = np.array(
        [
            one + one * 2.0**-24,
            one,
            one,
            one * 2.0**128,
            one * 2.0**127 * 1.5,
            one * np.nan,
            one,
            one * 2.0**-149,
            one * 2.0**-150,
        ]
    )
    assert accuracy.ulps(got, want, "f32").tolist() == [0.5, 1, 0.5, 0, 2.0**22, 0, np.inf, 1, 0.5]


@pytest.mark.parametrize(("export", "most"), [("precise_f32", 0.5001), ("precise_f64", 2.5), ("fast_f16", 0.5001)])
def test_the_interpreter_s_errors(export: str, most: float) -> None:
    run, _ = accuracy.on_interpreter()
    errors = accuracy.measure(run, export, 64)
    assert {name: row for name, row in errors.items() if row["ulp"] > most} == {}


def test_a_wrong_function_is_noticed() -> None:
    functions, _ = EXPORTS["precise_f32"]
    run, _ = accuracy.on_interpreter()
    errors = accuracy.measure(lambda *a: run(*a) * np.float64(1 + 2.0**-21), "precise_f32", 64)
    assert all(row["ulp"] > 1 for row in errors.values()) and len(errors) == len(functions)


def test_the_document_is_made_from_the_measurements() -> None:
    assert accuracy.DOCUMENT.read_text(encoding="utf-8") == accuracy.table(json.loads(accuracy.RESULTS.read_text()))
