"""Stochastic rounding (`cvt.rs`) on the interpreter, against its definition in exact numbers; what
the tools make of it; archs without it.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from stochastic import make

import cutec
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.testing import simulate

FILE = Path(__file__).with_name("stochastic.py")
KINDS: dict[str, tuple[Any, Any, int]] = {
    "f16": (cutec.Float16, np.float16, 13),
    "bf16": (cutec.BFloat16, ml_dtypes.bfloat16, 16),
}


def types(name: str) -> dict[str, str]:
    return {"a": "f32[n,2]", "bits": "u32[n]", "b": f"{name}[n,2]"}


def rounded(name: str, pairs: np.ndarray, bits: np.ndarray) -> np.ndarray:
    kind, dtype, _ = KINDS[name]
    found = np.zeros(pairs.shape, dtype)
    simulate(make(kind), pairs, bits, found, arch="sm_100a", types=types(name))
    return found


def neighbours(x: float, dtype: Any) -> tuple[float, float]:
    """The finite numbers of the type next to x, towards zero and away from it."""
    near = dtype(x)
    if abs(float(near)) > abs(x):
        near = np.nextafter(near, dtype(0))
    return float(near), float(np.nextafter(near, dtype(np.copysign(np.inf, x))))


@pytest.mark.parametrize("name", KINDS)
def test_a_number_is_rounded_up_as_often_as_it_is_near(name: str):
    """Over all random bits: normal numbers, one below a power of two, subnormal ones."""
    _, dtype, width = KINDS[name]
    tiny = float(ml_dtypes.finfo(dtype).smallest_subnormal)
    numbers = [1.2345678, -3.999999, 0.1, 5.3 * tiny, -0.625 * tiny]
    random = np.arange(1 << width, dtype=np.uint32)
    for x in np.array(numbers, np.float32):
        pairs = np.stack([np.full(len(random), x), np.full(len(random), -x)], axis=1).astype(np.float32)
        found = rounded(name, pairs, random | random[::-1] << 16).astype(np.float64)
        near, far = neighbours(float(x), dtype)
        share = (Fraction(float(x)) - Fraction(near)) / (Fraction(far) - Fraction(near))
        away = (share.numerator << width) // share.denominator  # bits below the random ones never carry
        assert set(found[:, 0]) <= {near, far} and set(found[:, 1]) <= {-near, -far}
        assert (found[:, 0] == far).sum() == (found[:, 1] == -far).sum() == away
        assert (found[: len(random) - away, 0] == near).all()  # the larger half of the bits rounds away


def test_bfloat16_is_the_upper_half_of_a_sum():
    rng = np.random.default_rng(1)
    words = rng.integers(0, 0x7F7F0000, (4096, 2), dtype=np.uint32) | rng.integers(0, 2, (4096, 2), np.uint32) << 31
    bits = rng.integers(0, 1 << 32, 4096, dtype=np.uint32)
    found = rounded("bf16", words.view(np.float32), bits).view(np.uint16)
    assert (found == words + np.stack([bits & 0xFFFF, bits >> 16], axis=1) >> 16).all()


@pytest.mark.parametrize("name", KINDS)
def test_results_are_finite(name: str):
    _, dtype, _ = KINDS[name]
    most = ml_dtypes.finfo(dtype).max
    special = np.array([[np.inf, -np.inf], [3.4e38, -3.4e38], [0.0, -0.0], [np.nan, float(most)]], np.float32)
    found = rounded(name, special, np.full(4, 0xFFFFFFFF, np.uint32))
    assert (found[:2] == [most, -most]).all() and found[3, 1] == most
    assert (found[2].view(np.uint16) == [0, 0x8000]).all() and found.view(np.uint16)[3, 0] == 0x7FFF


def test_other_archs_and_types_are_refused():
    a, bits = np.zeros((4, 2), np.float32), np.zeros(4, np.uint32)
    for kind, dtype, name, arch, code in (
        (cutec.Float16, np.float16, "f16", "sm_100f", "E0420"),
        (cutec.Float32, np.float32, "f32", "sm_100a", "E0422"),
    ):
        with pytest.raises(CutecError) as caught:
            simulate(make(kind), a, bits, np.zeros((4, 2), dtype), arch=arch, types=types(name))
        assert caught.value.code == code


@pytest.mark.tools
def test_it_is_one_instruction(tmp_path: Path):
    product = perform(BuildOptions(str(FILE), output=str(tmp_path), emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a"]
    texts = [stage.data.decode() for stage in product.stages]
    for form in ("cvt.rs.satfinite.f16x2.f32", "cvt.rs.satfinite.bf16x2.f32"):
        assert sum(text.count(form) for text in texts) == 2
