"""quantise_scaled on the interpreter: what is multiplied by its scales again lies as near as e4m3
can.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from checked_runs import checked
from sample_kit import call, inputs

SAMPLE = "quantise_scaled"
ROUNDING = 2.0**-4  # of e4m3; below 2^-6 its numbers have a fixed distance
SIZES = {
    "rows": [{"m": 70, "kb": 5}, {"m": 1, "kb": 1}, {"m": 40, "kb": 0}],
    "squares": [{"m": 200, "kb": 3, "nb": 2}, {"m": 1, "kb": 2, "nb": 1}],
    "columns": [{"mb": 2, "k": 136}, {"mb": 1, "k": 8}],
}


def again(q: np.ndarray, scales: np.ndarray, kind: str) -> np.ndarray:
    """What was quantised, as x lies."""
    q = q.view(ml_dtypes.float8_e4m3fn).astype("f8")
    if kind == "squares":
        return q * np.repeat(scales, 128, axis=0)[: len(q), :, None]
    back = q * scales.T[:, :, None]
    return back.transpose(1, 2, 0) if kind == "columns" else back


@pytest.mark.slow
@pytest.mark.parametrize("suffix", ["", "_pow2"])
@pytest.mark.parametrize(("kind", "sizes"), [(kind, sizes) for kind, all_ in SIZES.items() for sizes in all_])
def test_what_is_quantised_comes_back(kind: str, sizes: dict[str, int], suffix: str) -> None:
    entry = f"quantise_{kind}{suffix}" + {"rows": "_square0", "squares": "_square1", "columns": ""}[kind]
    given = inputs(SAMPLE, entry, sizes, 1)
    x = given["x"].astype("f8")
    got = call(SAMPLE, entry, sizes, given)
    scales = got["scales"]
    back = again(got["q"], scales, kind)
    if kind == "squares":
        least = np.repeat(scales, 128, axis=0)[: len(x), :, None]
    else:
        least = scales.T[:, :, None] if kind == "rows" else scales[:, None, :]
    assert (np.abs(back - x) <= ROUNDING * np.abs(x) + 2.0**-10 * least).all()
    if suffix:
        assert (np.frexp(scales)[0] == 0.5).all()
    else:  # the largest of a block is the largest number
        largest = np.abs(got["q"].view(ml_dtypes.float8_e4m3fn).astype("f8")).max(initial=0)
        assert largest == (448 if x.size else 0)


@pytest.mark.slow
@pytest.mark.parametrize("suffix", ["", "_pow2"])
def test_zeros_nan_and_infinity(suffix: str) -> None:
    x = np.zeros((4, 2, 128), ml_dtypes.bfloat16)
    x[1, 0, 3], x[2, 1, 5], x[3, 0, :] = np.nan, np.inf, 448
    got = call(SAMPLE, f"quantise_rows{suffix}_square0", {"m": 4, "kb": 2}, {"x": x})
    q, scales = got["q"].view(ml_dtypes.float8_e4m3fn).astype("f8"), got["scales"]
    assert (scales[:, 0] == 1).all() and (q[0] == 0).all()
    assert np.isnan(q[1, 0, 3]) and scales[0, 3] == 1 and (q[3, 0] == 448).all()
    assert np.isinf(scales[1, 2]) and np.isnan(q[2, 1, 5])


@pytest.mark.slow
@pytest.mark.parametrize(("entry", "kind"), [("quantise_rows", "rows"), ("quantise_columns_pow2", "columns")])
def test_no_order_of_threads_finds_anything(entry: str, kind: str) -> None:
    checked(SAMPLE, entry, "--schedules", "5", **SIZES[kind][0])


@pytest.mark.slow
def test_no_order_of_threads_finds_anything_in_squares() -> None:
    checked(SAMPLE, "quantise_squares", "--schedules", "5", **SIZES["squares"][0])
