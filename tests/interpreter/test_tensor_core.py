"""How tensor cores add (ops/primitives/tensor_core.py): exact where all bits fit, cut where not.
tests/agreement holds it to a GPU.
"""

import numpy as np
import pytest

from cutec.ops.primitives.tensor_core import KEPT, accumulate


def added(left: list[float], right: list[float], total: float, kind: str = "f16", step: int = 16) -> np.float32:
    """One element."""
    rows = (np.array([x], np.float32) for x in (left, right))
    return accumulate(np, *rows, np.array([[total]], np.float32), step, kind)[0, 0]


@pytest.mark.parametrize("kind", KEPT)
def test_whole_numbers_are_exact(kind):
    rng = np.random.default_rng(0)
    left, right, total = (
        rng.integers(-3, 4, shape).astype(np.float32) for shape in ((2, 5, 64), (2, 7, 64), (2, 5, 7))
    )
    assert (accumulate(np, left, right, total, 16, kind) == left @ right.transpose(0, 2, 1) + total).all()


def test_what_lies_25_bits_below_the_largest_is_cut_off():
    assert added([2.0**-13, 2.0**-13], [2.0**-12, 2.0**-12], 1.0) == 1.0  # 2**-25 each: kept, and cut together
    assert added([2.0**-13] * 4, [2.0**-12] * 4, 1.0) == 1 + 2.0**-23
    assert added([2.0**-13] * 4, [2.0**-13] * 4, 1.0) == 1.0  # 2**-26 each


def test_sums_are_cut_not_rounded():
    assert added([2.0**-12, 2.0**-13], [2.0**-12, 2.0**-12], 1.0) == 1.0  # 1 + 2**-24 + 2**-25
    assert added([-(2.0**-12)], [2.0**-12], -1.0) == -1.0


def test_an_instruction_adds_what_the_next_one_would_lose():
    small = [2.0**-12] * 2
    assert added(small, small, 1.0, step=2) == 1 + 2.0**-23
    assert added(small, small, 1.0, step=1) == 1.0


def test_sums_of_eight_bit_floats_keep_13_bits():
    assert added([1.0, 2.0**-6], [1.0, 2.0**-7], 0.0, "e4m3", 32) == 1 + 2.0**-13
    assert added([1.0, 2.0**-6], [1.0, 2.0**-8], 0.0, "e4m3", 32) == 1.0
    assert added([1.0], [1.0], 1 + 2.0**-13, "e4m3", 32) == 2.0


def test_infinities_and_nan_are_those_of_arithmetic():
    assert added([np.inf, 1.0], [1.0, 1.0], 0.0) == np.inf
    assert np.isnan(added([np.inf, -np.inf], [1.0, 1.0], 0.0))
    assert np.isnan(added([np.nan], [1.0], 0.0))
