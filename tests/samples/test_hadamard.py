"""Walsh-Hadamard transforms on the interpreter, against their reference in float64."""

from __future__ import annotations

import numpy as np
import pytest
from checked_runs import checked
from sample_kit import call, declared, inputs

SAMPLE = "hadamard"
ROUNDING = {"bf16": 2.0**-8, "f16": 2.0**-11, "f32": 2.0**-20}
LENGTHS = [1 << i for i in range(6, 16)]


def transformed(dtype: str, x: np.ndarray, scale: float) -> np.ndarray:
    rows, columns = x.shape
    extents = {"m": rows, "n": columns}
    return call(SAMPLE, f"hadamard_{dtype}", extents, {"x": x, "scale": scale})["y"].astype(np.float64)


@pytest.mark.slow
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("dtype", ROUNDING)
def test_rows_of_all_lengths(dtype: str, length: int) -> None:
    """Three rows: where a block has several, some have none."""
    x = inputs(SAMPLE, f"hadamard_{dtype}", {"m": 3, "n": length}, length)["x"]
    wanted = declared(SAMPLE, f"hadamard_{dtype}").reference(x, length**-0.5)
    found = transformed(dtype, x, length**-0.5)
    np.testing.assert_allclose(found, wanted, rtol=ROUNDING[dtype], atol=ROUNDING[dtype])


def test_the_order_is_sylvesters() -> None:
    """Row i of the transform of the identity is row i of H: (-1) to what i and j have in common."""
    i = np.arange(64)
    common = np.array([[bin(a & b).count("1") for a in i] for b in i])
    np.testing.assert_array_equal(transformed("f32", np.eye(64, dtype=np.float32), 1.0), (-1.0) ** common)


@pytest.mark.slow
def test_blocks_that_stay_take_every_row() -> None:
    """Of 133 rows one block of the 132 has a second."""
    x = np.zeros((133, 32768), np.float16)
    x[:, 0] = np.arange(133)
    np.testing.assert_array_equal(transformed("f16", x, 1.0), np.repeat(np.arange(133.0)[:, None], 32768, 1))


def test_nan_stays_in_its_row() -> None:
    x = np.ones((2, 64), np.float32)
    x[1, 5] = np.nan
    found = transformed("f32", x, 0.125)
    assert found[0, 0] == 8 and not found[0, 1:].any() and np.isnan(found[1]).all()


def test_no_rows() -> None:
    assert transformed("f32", np.zeros((0, 64), np.float32), 1.0).shape == (0, 64)


@pytest.mark.slow
@pytest.mark.parametrize("length", [256, 1024, 8192])
def test_no_order_of_threads_finds_anything(length: int) -> None:
    checked(SAMPLE, "hadamard_bf16", "--schedules", "5", m=3, n=length, scale=1)
