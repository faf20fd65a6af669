"""gemm_sparse_hopper: right at sizes that no tile divides, without hazards in other orders; its
metadata is what the instructions read; and the form that a shape takes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from checked_runs import checked, saved
from sample_kit import call, exports, form_of

from cutec import BFloat16, Float8E4M3FN, Float16, Float32
from cutec.cute.nvgpu.warpgroup import MmaSparseOp
from cutec.testing import simulate, sparse

SAMPLE = "gemm_sparse_hopper"
TYPES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16, "fp8": ml_dtypes.float8_e4m3fn}
ROUNDING = {"f16": 2.0**-11, "bf16": 2.0**-8, "fp8": 2.0**-8}
# (M, N, K) of each function: edges in each extent, more than one slice, none
SIZES = [(136, 264, 352), (8, 8, 32), (72, 40, 0)]


def compressed(a: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    name = "compress_fp8_run32" if a.dtype.itemsize == 1 else "compress_bf16_run16"
    return exports(SAMPLE)[name].reference(a)


def extents_of(m: int, n: int, k: int) -> dict[str, int]:
    return {"m": m, "n": n, "kh": k // 2, "k": k, "mt": -(-m // 64), "kt": -(-k // 64)}


def matrix(rng: np.random.Generator, rows: int, k: int, dtype: Any) -> np.ndarray:
    """Some of the numbers are zero, some equal."""
    return np.round(rng.standard_normal((rows, k)) * 4).astype(dtype)


@pytest.mark.slow
@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("function", ["gemm_sparse", "linear_sparse"])
def test_products(function: str, dtype: str, sizes: tuple[int, int, int]) -> None:
    m, n, k = sizes
    rng, extents = np.random.default_rng(1), extents_of(*sizes)
    stored, metadata = compressed(matrix(rng, m, k, TYPES[dtype]))
    given = {"stored": stored, "metadata": metadata, "b": matrix(rng, n, k, TYPES[dtype])}
    entry = f"{function}_{dtype}"
    want = exports(SAMPLE)[form_of(SAMPLE, entry, extents)].reference(**given)
    got = call(SAMPLE, entry, extents, given)["d"].astype("f8")
    assert (np.abs(got - want) <= ROUNDING[dtype] * np.abs(want)).all()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tile", "cluster", "columns", "resident", "dtype"),
    [
        ((128, 256), (2, 1), 64, 1, "bf16"),
        ((192, 192), (2, 1), 64, 1, "f16"),
        ((256, 64), (1, 2), 128, 1, "bf16"),
        ((64, 256), (1, 1), 128, 1, "fp8"),
        ((128, 64), (2, 2), 256, 1, "fp8"),
        ((64, 64), (1, 1), 128, 2, "bf16"),
        ((64, 16), (1, 1), 256, 3, "fp8"),
    ],
)
def test_more_tiles_than_blocks(
    tile: tuple[int, int], cluster: tuple[int, int], columns: int, resident: int, dtype: str
) -> None:
    rng = np.random.default_rng(2)
    a, b = (rng.integers(-2, 3, (rows, 320)).astype(TYPES[dtype]) for rows in (392, 456))
    stored, metadata = compressed(a)
    d = np.full((392, 456), np.nan, np.float16 if dtype == "f16" else ml_dtypes.bfloat16)
    function = exports(SAMPLE)[form_of(SAMPLE, "gemm_sparse_bf16", extents_of(8, 8, 32))].function
    simulate(function, stored, metadata, b, d, tile, cluster, columns, resident=resident, blocks=4)
    kept = np.zeros(a.shape)
    np.put_along_axis(
        kept,
        np.argsort(-np.abs(a.astype("f8")).reshape(392, 80, 4), 2, "stable")[..., :2].reshape(392, -1)
        + np.repeat(np.arange(0, 320, 4), 2),
        1.0,
        1,
    )
    assert (d == ((a.astype("f8") * kept) @ b.T.astype("f8")).astype(d.dtype)).all()


@pytest.mark.parametrize(("dtype", "kind"), [("f16", Float16), ("bf16", BFloat16), ("fp8", Float8E4M3FN)])
def test_metadata_is_what_the_instructions_read(dtype: str, kind: Any) -> None:
    """The words of each thread, beside those that `cutec.testing.sparse` makes for the atom."""
    k = 512 // kind.width
    op = MmaSparseOp(kind, kind, Float32, (64, 64, k))
    a = sparse.prune(np.random.default_rng(3).integers(-9, 10, (128, 128)).astype(TYPES[dtype]), op)
    stored, metadata = compressed(a)
    wanted, words = sparse.compress(a, op)
    assert (stored == wanted).all()
    thread = np.arange(128)
    for column in range(128 // k):  # of 16 bits two share a word, each in lanes of its own
        lanes = thread % 4 // 2 == column % 2 if kind.width == 16 else thread >= 0
        here = metadata[:, column * k // 64]
        assert (here[:, lanes] == words[:, column, lanes]).all()


@pytest.mark.slow
@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize(("m", "k"), [(136, 352), (1, 32), (70, 0)])
def test_compression(dtype: str, m: int, k: int) -> None:
    a = matrix(np.random.default_rng(4), m, k, TYPES[dtype])
    entry = f"compress_{dtype}_run{32 if dtype == 'fp8' else 16}"
    extents = {name: size for name, size in extents_of(m, 8, k).items() if name != "n"}
    got = call(SAMPLE, entry, extents, {"a": a})
    stored, metadata = compressed(a)
    assert (got["stored"].view("u1") == stored.view("u1")).all() and (got["metadata"] == metadata).all()


@pytest.mark.slow
def test_nan_and_infinity_are_the_largest() -> None:
    a = np.zeros((1, 16), np.float16)
    a[0, :4], a[0, 4:8], a[0, 8:12] = (1, np.nan, 2, -np.inf), (-3, 3, 2, -4), (0, -0.0, 0, 0)
    extents = {name: size for name, size in extents_of(1, 8, 16).items() if name != "n"}
    got = call(SAMPLE, "compress_f16_run16", extents, {"a": a})["stored"][0]
    np.testing.assert_array_equal(got, np.array([np.nan, -np.inf, -3, -4, 0, -0.0, 0, 0], np.float16))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("entry", "sizes"), [("gemm_sparse_bf16", (136, 264, 352)), ("linear_sparse_fp8", (200, 40, 800))]
)
def test_no_order_of_threads_and_copies_finds_anything(entry: str, sizes: tuple[int, int, int], tmp_path: Path) -> None:
    m, _, k = sizes
    dtype = TYPES[entry.rpartition("_")[2]]
    _, metadata = compressed(matrix(np.random.default_rng(5), m, k, dtype))
    given = saved(tmp_path, "metadata", metadata)
    checked(SAMPLE, entry, "--schedules", "5", given=given, **extents_of(*sizes))


@pytest.mark.slow
def test_no_order_of_threads_finds_anything_in_compression() -> None:
    checked(SAMPLE, "compress_bf16", "--schedules", "5", m=136, k=352, kh=176, mt=3, kt=6)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ({"kt": 5}, "metadata has a column for 64 columns of A"),
        ({"mt": 4}, "metadata has a row for 64 rows of A"),
        ({"kh": 160}, "half of the columns of A are stored"),
    ],
)
def test_extents_that_do_not_fit(wrong: dict[str, int], rule: str) -> None:
    with pytest.raises(AssertionError) as caught:
        checked(SAMPLE, "gemm_sparse_bf16", **extents_of(136, 264, 352) | wrong)
    said = " ".join(str(caught.value).split())
    assert "error[E4032]" in said and rule in said


@pytest.mark.parametrize(
    ("m", "n", "k", "form"),
    [
        (8192, 8192, 8192, "tile128x256_cluster2x1"),
        (2112, 4096, 7168, "tile192x1"),
        (4096, 256, 14336, "tile128x64_cluster1x1"),
        (28672, 16, 4096, "tile64x16_cluster1x1_columns128_resident3"),
    ],
)
def test_the_form_that_a_shape_takes(m: int, n: int, k: int, form: str) -> None:
    assert form_of(SAMPLE, "linear_sparse_bf16", extents_of(m, n, k)).startswith(f"linear_sparse_bf16_{form}")
