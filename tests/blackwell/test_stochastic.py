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
from stochastic import NARROW, make, make_four

import cutec
from cutec import cute
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


# The random bit that counts most, and least, for each of four numbers of so many bits (as measured
# on an sm_100a).
HIGHEST = {8: (15, 0, 31, 16), 6: (15, 0, 31, 16), 4: (23, 0, 31, 8)}
LOWEST = {8: (0, 15, 16, 31), 6: (0, 15, 16, 31), 4: (0, 23, 8, 31)}


FOUR = {"a": "f32[n,4]", "bits": "u32[n]", "b": "f32[n,4]"}


def four(name: str, numbers: np.ndarray, bits: np.ndarray) -> np.ndarray:
    found = np.zeros(numbers.shape, np.float32)
    simulate(make_four(NARROW[name]), numbers, bits, found, arch="sm_100a", types=FOUR)
    return found


@pytest.mark.parametrize("name", NARROW)
def test_which_bit_of_the_word_rounds_which_number(name: str):
    """1.5 units go up by the highest bit of a share alone, 2 - 2^-16 units by its lowest."""
    unit = 2.0 ** -(int(name[-1]))
    words = np.uint32(1) << np.arange(32, dtype=np.uint32)
    for share, places in ((0.5, HIGHEST), (1 - 2**-16, LOWEST)):
        numbers = np.full((32, 4), 1 + share * unit, np.float32)
        up = four(name, numbers, words) > 1
        for i, place in enumerate(places[NARROW[name].width]):
            assert up[place, i]
            if share == 0.5:
                assert up[:, i].sum() == 1
        assert share == 0.5 or (up.sum(axis=0) == 16).all()


@pytest.mark.parametrize("name", NARROW)
def test_four_numbers_are_rounded_up_as_often_as_they_are_near(name: str):
    """Over all 16 bits of a share: normal numbers, subnormal ones, negative ones."""
    exponent, fraction = int(name[1]), int(name[-1])
    least = 2 - 2 ** (exponent - 1)
    tiny = 2.0 ** (least - fraction)
    low = np.arange(1 << 16, dtype=np.uint32)
    for x in (1.2345678, -3.3, 0.625 * tiny, -0.0625 * tiny, tiny + 2.0**-20 * tiny):
        numbers = np.full((len(low), 4), x, np.float32)
        found = four(name, numbers, low | low << 16 if name != "e2m1" else low & 0xFF | low << 8 & 0xFF0000)
        near = Fraction(float(np.float32(x)))
        unit = Fraction(2) ** (max(int(np.floor(np.log2(abs(x)))), least) - fraction)
        below = abs(near) % unit
        away = int(below / unit * (1 << 16))
        distinct = {abs(Fraction(float(v))) for v in set(found[:, 0])}
        assert distinct <= {abs(near) - below, abs(near) - below + unit}
        assert (np.abs(found[:, 0]) > float(abs(near) - below)).sum() == away
        assert (np.signbit(found[:, 0]) == (x < 0)).all()


@pytest.mark.parametrize("name", NARROW)
def test_four_results_are_finite(name: str):
    """NaN is that of the format, or its largest number."""
    most = {"e4m3": 448.0, "e5m2": 57344.0, "e2m3": 7.5, "e3m2": 28.0, "e2m1": 6.0}[name]
    numbers = np.array([[np.inf, -np.inf, 3.4e38, np.nan], [0.0, -0.0, most, -most]], np.float32)
    found = four(name, numbers, np.full(2, 0xFFFFFFFF, np.uint32))
    assert (found[0, :3] == [most, -most, most]).all()
    assert np.isnan(found[0, 3]) if name in ("e4m3", "e5m2") else found[0, 3] == most
    assert (found[1] == [0, 0, most, -most]).all() and (np.signbit(found[1]) == [False, True, False, True]).all()


def test_other_archs_and_types_are_refused():
    a, bits = np.zeros((4, 2), np.float32), np.zeros(4, np.uint32)
    for kind, dtype, name, arch, code in (
        (cutec.Float16, np.float16, "f16", "sm_100f", "E0420"),
        (cutec.Float32, np.float32, "f32", "sm_100a", "E0422"),
    ):
        with pytest.raises(CutecError) as caught:
            simulate(make(kind), a, bits, np.zeros((4, 2), dtype), arch=arch, types=types(name))
        assert caught.value.code == code
    for kind, arch, code in ((cutec.Float8E4M3FN, "sm_110a", "E0420"), (cutec.Float16, "sm_100a", "E0422")):
        with pytest.raises(CutecError) as caught:
            numbers = np.zeros((4, 4), np.float32)
            simulate(make_four(kind), numbers, bits, numbers.copy(), arch=arch, types=FOUR)
        assert caught.value.code == code


@pytest.mark.parametrize("name", NARROW)
def test_inline_ptx_gives_the_same_bits(name: str):
    """The first source of the instruction is in the highest bits."""
    rng = np.random.default_rng(3)
    numbers, bits = rng.standard_normal((32, 4)).astype(np.float32), rng.integers(0, 1 << 32, 32, dtype=np.uint32)
    target, whole = ("h", "mov.b32 $0, {h, 0};") if name == "e2m1" else ("$0", "")
    declared = ".reg .b16 h; " if name == "e2m1" else ""
    text = f"{{{declared}cvt.rs.satfinite.{name}x4.f32 {target}, {{$4, $3, $2, $1}}, $5; {whole}}}"

    @cute.kernel
    def kernel(a: cute.Tensor, bits: cute.Tensor, b: cute.Tensor):
        tid, _, _ = cute.arch.thread_idx()
        b[tid] = cute.arch.inline_ptx(text, [*[a[tid, i] for i in range(4)], bits[tid]], cutec.Uint32)

    @cute.jit
    def host(a: cute.Tensor, bits: cute.Tensor, b: cute.Tensor):
        kernel(a, bits, b).launch(grid=1, block=32)

    found = np.zeros(32, np.uint32)
    simulate(host, numbers, bits, found, arch="sm_100a")
    kinds = {"e4m3": "8_e4m3fn", "e5m2": "8_e5m2", "e2m3": "6_e2m3fn", "e3m2": "6_e3m2fn", "e2m1": "4_e2m1fn"}
    width = NARROW[name].width
    step = 4 if width == 4 else 8
    each = np.stack([found >> step * i & (1 << width) - 1 for i in range(4)], axis=1).astype(np.uint8)
    values = each.view(getattr(ml_dtypes, f"float{kinds[name]}")).astype(np.float32)
    np.testing.assert_array_equal(values, four(name, numbers, bits))


@pytest.mark.tools
def test_it_is_one_instruction(tmp_path: Path):
    product = perform(BuildOptions(str(FILE), output=str(tmp_path), emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a"]
    texts = [stage.data.decode() for stage in product.stages]
    for form in ("f16x2", "bf16x2", *(f"{name}x4" for name in NARROW)):
        assert sum(text.count(f"cvt.rs.satfinite.{form}.f32") for text in texts) == 2
