"""The largest elements of rows on the interpreter: exactly those that a stable sort has, in its
order.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from checked_runs import checked
from sample_kit import call, declared

SAMPLE = "topk"
TYPES = {"f32": np.float32, "f16": np.float16, "bf16": ml_dtypes.bfloat16}
# (columns, k): for lanes that sort, and for blocks that find a bound; rows that begin at pieces,
# and rows that do not
SHAPES = [(64, 8), (64, 1), (128, 6), (200, 3), (256, 16), (513, 32), (99, 20), (1024, 8)]
SHAPES += [(64, 64), (1001, 40), (2048, 100), (4096, 128), (5000, 33), (20000, 9)]


def found(name: str, dtype: str, x: np.ndarray, k: int) -> tuple[np.ndarray, np.ndarray]:
    extents = {"m": len(x), "n": x.shape[1], "k": k}
    after = call(SAMPLE, f"{name}_{dtype}", extents, {"x": x, "k": k})
    return after["values"], after["columns"]


def compare(name: str, dtype: str, x: np.ndarray, k: int) -> None:
    values, columns = found(name, dtype, x, k)
    wanted, wanted_columns = declared(SAMPLE, f"{name}_{dtype}").reference(x, k)
    np.testing.assert_array_equal(columns, wanted_columns)
    if name == "topk":
        np.testing.assert_array_equal(values.astype(np.float64), wanted.astype(np.float64))
    else:
        np.testing.assert_allclose(values, wanted, rtol=1e-5, atol=1e-7)


@pytest.mark.slow
@pytest.mark.parametrize(("columns", "k"), SHAPES)
@pytest.mark.parametrize("dtype", TYPES)
def test_the_largest_are_found(dtype: str, columns: int, k: int) -> None:
    """Of bfloat16 many are equal: lower columns come first."""
    x = np.random.default_rng(columns).standard_normal((5, columns)).astype(TYPES[dtype])
    compare("topk", dtype, x, k)


@pytest.mark.slow
@pytest.mark.parametrize(("columns", "k"), [(128, 8), (256, 5), (513, 32), (2048, 100)])
@pytest.mark.parametrize("dtype", TYPES)
def test_softmax_over_the_largest(dtype: str, columns: int, k: int) -> None:
    compare("topk_softmax", dtype, np.random.default_rng(k).normal(0, 3, (3, columns)).astype(TYPES[dtype]), k)


def hard(kind: str, columns: int) -> Any:
    """Rows whose elements are equal, or in order, or no numbers."""
    number = np.arange(columns)
    x = {
        "equal": 0 * number - 3.0,
        "rising": number * 0.01,
        "falling": number * -0.01,
        "few": np.where(number % 97 == 5, 1.0, -np.inf),
        "zeros": np.where(number % 3 == 0, 0.0, -0.0),
        "infinite": np.where(number % 5 == 0, np.inf, np.where(number % 7 == 0, -np.inf, 1.0)),
        "no number": np.where(number % 11 == 3, np.nan, np.where(number % 5 == 0, np.inf, number)),
    }[kind]
    x = np.stack([x, x[::-1]]).astype(np.float32)
    there = np.flatnonzero(np.isnan(x.ravel()))
    x.ravel().view(np.int32)[there] = np.where(there % 2, -1 << 22, 0x7FC10000)  # of both signs
    return x


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["equal", "rising", "falling", "few", "zeros", "infinite", "no number"])
@pytest.mark.parametrize(("columns", "k"), [(256, 8), (4096, 24)])
@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
def test_hard_rows(dtype: str, columns: int, k: int, kind: str) -> None:
    """Of those in float32 that have many equal elements the k-th is found bit by bit."""
    with np.errstate(over="ignore"):
        compare("topk", dtype, hard(kind, columns).astype(TYPES[dtype]), k)


@pytest.mark.slow
def test_softmax_of_infinity_is_no_number() -> None:
    weights, columns = found("topk_softmax", "f32", hard("infinite", 256), 4)
    assert np.isnan(weights[:, 0]).all() and (columns[0] == [0, 5, 10, 15]).all()


@pytest.mark.slow
@pytest.mark.parametrize(("rows", "k"), [(0, 3), (2, 0)])
def test_nothing_to_find(rows: int, k: int) -> None:
    values, columns = found("topk", "f32", np.zeros((rows, 64), np.float32), k)
    assert values.shape == columns.shape == (rows, k)


@pytest.mark.parametrize(("n", "k"), [(4, 5), (1000, 129)])
def test_no_form_takes_too_many(n: int, k: int) -> None:
    choice = declared(SAMPLE, "topk_f32").choice
    assert choice is not None and choice.export({"m": 1, "n": n, "k": k}) is None


@pytest.mark.slow
@pytest.mark.parametrize(("entry", "n", "k"), [("topk_softmax_bf16", 128, 8), ("topk_f32", 2000, 12)])
def test_no_order_of_threads_finds_anything(entry: str, n: int, k: int) -> None:
    checked(SAMPLE, entry, "--schedules", "5", m=3, n=n, k=k)
