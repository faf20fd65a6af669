"""How tensor cores add (ops/primitives/tensor_core.py): what `target.tensor_sums` says, bits that
another model of the chips gave, and instructions that go by them. tests/agreement holds it to a
GPU.
"""

import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from cutec.ops.primitives.tensor_core import accumulate
from cutec.records import replace
from cutec.target.tensor_sums import MMA, TCGEN05, WGMMA, Sums, sums

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))
from arithmetic_tiles import FORMATS, bits_of, values

VECTORS = np.load(Path(__file__).with_name("tensor_sums.npz"))
FORMS = sorted({key.rpartition("/")[0] for key in VECTORS.files})
K = {"tf32": 8, "f16": 16, "bf16": 16, "e4m3": 32, "e5m2": 32}


def hopper(kind: str = "f16", d: str = "f32") -> Sums:
    how = sums("sm_90a", WGMMA, kind, kind, d, K[kind])
    assert how is not None
    return how


def added(left: list[float], right: list[float], total: float, how: Sums) -> np.float64:
    """One element."""
    rows = (np.array([x], np.float32) for x in (left, right))
    return accumulate(np, how, *rows, np.array([[total]], np.float32))[0, 0]


# -- what another model gave -----------------------------------------------------------------------


def described(form: str) -> tuple[Sums, tuple[str, str, str], str]:
    """How a form adds, from its name: `wgmma/sm_90/m64n8k16.f32.f16.f16`."""
    instruction, arch, text = form.split("/")
    shape, *rest = text.split(".")
    kind = rest.pop(0).removeprefix("kind::") if rest[0].startswith("kind::") else ""
    scale = rest[-1] if rest[0].startswith("block") else ""
    d, a, b = rest[1:4] if scale else rest[:3]
    how = sums(arch, instruction, a, b, d, int(shape.partition("k")[2]), kind, scale)
    assert how is not None
    return how, (d, a, b), scale


def computed(form: str, how: Sums) -> np.ndarray:
    """D's bits of a form's vectors, each an element of its own."""
    _, (d, a, b), scale = described(form)
    codes = {name: VECTORS[f"{form}/{name}"] for name in ("a", "b", "c", *(("sa", "sb") if scale else ()))}
    left, right, total = values(a, codes["a"])[:, None], values(b, codes["b"])[:, None], values(d, codes["c"])
    factors = tuple(values(scale, codes[x])[:, None] for x in ("sa", "sb")) if scale else None
    found = accumulate(np, how, left, right, total[:, None, None], factors)[:, 0, 0]
    with np.errstate(over="ignore"):
        narrow = found.astype(np.float32 if d == "f32" else np.float16)
    return narrow.view(np.uint32 if d == "f32" else np.uint16)


@pytest.mark.parametrize("form", FORMS)
def test_bits_of_the_other_model(form):
    assert (computed(form, described(form)[0]) == VECTORS[f"{form}/d"]).all()


@pytest.mark.parametrize("form", FORMS)
def test_the_vectors_tell_wrong_models(form):
    how = described(form)[0]
    wrong = [replace(how, below=how.below + by) for by in (-1, 1)]
    wrong += [replace(how, digits=how.digits - 1)] if how.d == "f32" else []
    for model in wrong:
        assert (computed(form, model) != VECTORS[f"{form}/d"]).any(), model


# -- how -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", K)
def test_whole_numbers_are_exact(kind):
    rng = np.random.default_rng(0)
    left, right, total = (
        rng.integers(-3, 4, shape).astype(np.float32) for shape in ((2, 5, 64), (2, 7, 64), (2, 5, 7))
    )
    assert (accumulate(np, hopper(kind), left, right, total) == left @ right.transpose(0, 2, 1) + total).all()


def test_what_lies_25_bits_below_the_largest_is_cut_off():
    how = hopper()
    assert added([2.0**-13, 2.0**-13], [2.0**-12, 2.0**-12], 1.0, how) == 1.0  # 2**-25 each: kept, cut together
    assert added([2.0**-13] * 4, [2.0**-12] * 4, 1.0, how) == 1 + 2.0**-23
    assert added([2.0**-13] * 4, [2.0**-13] * 4, 1.0, how) == 1.0  # 2**-26 each


def test_sums_are_cut_not_rounded_but_f16_is_rounded():
    assert added([2.0**-12, 2.0**-13], [2.0**-12, 2.0**-12], 1.0, hopper()) == 1.0  # 1 + 2**-24 + 2**-25
    assert added([-(2.0**-12)], [2.0**-12], -1.0, hopper()) == -1.0
    assert added([2.0**-6, 2.0**-6], [2.0**-5, 2.0**-8], 1.0, hopper(d="f16")) == 1 + 2.0**-10


def test_an_addition_takes_what_the_next_one_would_lose():
    small = [2.0**-12] * 2
    assert added(small, small, 1.0, replace(hopper(), width=2)) == 1 + 2.0**-23
    assert added(small, small, 1.0, replace(hopper(), width=1)) == 1.0


def test_sums_of_eight_bit_floats_keep_13_bits():
    assert added([1.0, 2.0**-6], [1.0, 2.0**-7], 0.0, hopper("e4m3")) == 1 + 2.0**-13
    assert added([1.0, 2.0**-6], [1.0, 2.0**-8], 0.0, hopper("e4m3")) == 1.0
    assert added([1.0], [1.0], 1 + 2.0**-13, hopper("e4m3")) == 2.0


@pytest.mark.parametrize(("arch", "k"), [("sm_90a", 32), ("sm_100a", 32), ("sm_90a", 16)])
def test_two_multiplies_of_f16_and_an_addition_of_c(arch: str, k: int):
    """What ptxas makes of mma.sync of 8-bit floats, in the order in which it does."""
    how = sums(arch, MMA, "e4m3", "e5m2", "f32", k)
    assert how is not None

    def of(products: dict[int, float], c: float, how: Sums = how) -> float:
        left = [products.get(i, 0.0) for i in range(k)]
        return float(added(left, [float(bool(x)) for x in left], c, how))

    tiny = 2.0**-18
    assert of({0: 2.0**15, 1: -(2.0**15), 2: tiny}, 0) == tiny  # 2 comes with the second multiply
    assert of({0: 2.0**15, 2: -(2.0**15), 1: tiny}, 0) == 0  # cut off by the first one
    assert of({4: 2.0**15, 8: -(2.0**15), 3: tiny}, 0) == tiny
    assert of({0: -(2.0**15), 1: tiny}, 2.0**15) == 0  # C comes last
    assert of({0: 1.5 * 2.0**-17}, 64) == 64 + 2.0**-16  # and is rounded, not cut
    assert np.isnan(of({0: np.inf}, -np.inf))


def test_infinities_and_nan():
    how = hopper()
    assert added([np.inf, 1.0], [1.0, 1.0], 0.0, how) == np.inf
    assert added([2.0**15] * 2, [2.0**15] * 2, -np.inf, how) == -np.inf
    for left, right, total in (([np.inf, -np.inf], [1.0, 1.0], 0.0), ([np.inf], [0.0], 0.0), ([1.0], [1.0], -np.nan)):
        found = added(left, right, total, how)
        assert found.astype(np.float32).view(np.uint32) == 0x7FFFFFFF
        assert found.astype(np.float16).view(np.uint16) == 0x7FFF


def test_too_large_is_infinite_and_no_zero_is_negative():
    largest = float(np.finfo(np.float32).max)
    assert added([2.0**64], [2.0**63], 2.0**127, hopper("bf16")) == np.inf
    assert added([1.0], [1.0], largest, hopper("bf16")) == largest
    assert not np.signbit(added([-0.0], [1.0], -0.0, hopper()))
    assert not np.signbit(added([-(2.0**-14)], [2.0**-14], 0.0, hopper(d="f16")))


def test_blocks_of_scales():
    """A group whose products cancel has its scales' exponent; one of zeros has none."""
    how = sums("sm_100a", TCGEN05, "e2m1", "e2m1", "f32", 64, "mxf4nvf4", "ue8m0")
    assert how is not None
    left, right = np.zeros((1, 64)), np.ones((1, 64))
    left[0, 16] = 1.0
    scales = np.array([[2.0**60, 1.0, 1.0, 1.0]]), np.ones((1, 4))
    assert accumulate(np, how, left, right, np.zeros((1, 1)), scales) == 1.0
    left[0, :2] = 1.0, -1.0
    assert accumulate(np, how, left, right, np.zeros((1, 1)), scales) == 0.0
    scales[1][0, 3] = np.nan
    assert np.isnan(accumulate(np, how, left, right, np.zeros((1, 1)), scales))


# -- where nobody knows ----------------------------------------------------------------------------


def test_what_nobody_has_published_has_no_sums():
    assert sums("sm_80", MMA, "f16", "f16", "f32", 4) is None
    assert sums("sm_75", MMA, "f16", "f16", "f32", 4) is not None
    assert sums("sm_103a", TCGEN05, "e2m1", "e2m1", "f32", 96, "mxf4nvf4", "ue4m3") is None
    assert sums("sm_100a", TCGEN05, "s8", "s8", "s32", 32) is None
    assert sums("sm_90", MMA, "f64", "f64", "f64", 4) is None


def test_chips_differ():
    left, right = [1.0] + [0.0] * 8 + [2.0**-12] * 2, [1.0] * 9 + [2.0**-12] * 2
    ampere, ada, blackwell = (
        sums(arch, MMA, kind, kind, "f32", k)
        for arch, kind, k in (("sm_80", "f16", 16), ("sm_89", "e4m3", 32), ("sm_120a", "e4m3", 32))
    )
    assert ampere and ada and blackwell
    assert added(left, right, 0.0, ampere) == 1 + 2.0**-23
    assert (ampere.width, ada.width, blackwell.width) == (8, 16, 32)
    assert (ampere.below, ada.below, blackwell.below) == (24, 13, 25)
    assert (ada.digits, blackwell.digits) == (13, 23)


# -- codes of numbers ------------------------------------------------------------------------------

DTYPES = {
    "f32": np.float32,
    "bf16": ml_dtypes.bfloat16,
    "f16": np.float16,
    "e5m2": ml_dtypes.float8_e5m2,
    "e4m3": ml_dtypes.float8_e4m3fn,
    "e3m2": ml_dtypes.float6_e3m2fn,
    "e2m3": ml_dtypes.float6_e2m3fn,
    "e2m1": ml_dtypes.float4_e2m1fn,
    "ue8m0": ml_dtypes.float8_e8m0fnu,
}


@pytest.mark.parametrize("ty", DTYPES)
def test_codes_are_those_of_the_type(ty):
    bits = bits_of(ty)
    codes = np.arange(1 << bits) if bits <= 16 else np.random.default_rng(0).integers(0, 1 << 32, 10_000)
    stored = codes.astype({4: np.uint8, 6: np.uint8, 8: np.uint8, 16: np.uint16, 32: np.uint32}[bits])
    with np.errstate(invalid="ignore"):
        assert np.array_equal(values(ty, codes), stored.view(DTYPES[ty]).astype(np.float64), equal_nan=True)
    assert ty in FORMATS
