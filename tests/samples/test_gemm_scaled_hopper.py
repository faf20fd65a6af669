"""gemm_scaled_hopper: right in all its forms at sizes that no tile divides, without hazards in
other orders, and the form that a shape takes.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from checked_runs import checked
from sample_kit import call, exports, form_of, inputs

from cutec.testing import simulate

SAMPLE = "gemm_scaled_hopper"
ROUNDING = {"bf16": 2.0**-8, "f32": 2.0**-24}
ADDING = 2.0**-11  # products of 8-bit floats are cut 13 bits below the largest
CASES = [
    ("gemm_scaled_tile256x128_cluster1x1", [(264, 136, 3), (8, 8, 1)]),
    ("gemm_scaled_tile192x128_cluster2x1", [(200, 136, 5)]),
    ("gemm_scaled_tile128x112_cluster1x1", [(136, 264, 9), (129, 8, 0)]),
    ("gemm_scaled_tile64x16_cluster1x1_swapped1_split4_resident3", [(5, 264, 9), (16, 136, 3), (3, 72, 0)]),
    ("gemm_scaled_tile64x16_cluster1x1_swapped1_split2_resident3", [(13, 200, 5)]),
    ("gemm_scaled_tile64x32_cluster1x1_swapped1_split2_resident2", [(29, 136, 4)]),
    ("gemm_scaled_tile64x64_cluster1x1", [(61, 136, 4)]),
    ("gemm_scaled_tile64x64_cluster1x1_swapped1_split2_resident2", [(61, 136, 5)]),
    ("gemm_scaled_tile64x128_cluster1x1_split4", [(61, 136, 3)]),
    ("gemm_scaled_tile128x160_cluster1x1", [(128, 168, 4)]),
    ("gemm_scaled_tile128x96_cluster1x1", [(130, 200, 3)]),
    ("gemm_scaled_tile128x128_cluster1x1_split2", [(130, 136, 3)]),
    ("gemm_scaled_tile128x128_cluster1x1_split4", [(130, 136, 9)]),
    ("gemm_scaled_vectors_bf16_tile256x128_cluster1x1", [(264, 136, 3)]),
    ("gemm_scaled_vectors_f32_tile128x128_cluster1x1", [(136, 264, 9)]),
    ("gemm_scaled_vectors_f32_tile64x16_cluster1x1_swapped1_split2_resident3", [(7, 200, 3)]),
    ("gemm_scaled_vectors_f32_tile64x64_cluster1x1_swapped1_split1_resident2", [(61, 136, 3)]),
    ("gemm_scaled_vectors_bf16_tile128x112_cluster1x1", [(130, 232, 3)]),
    ("gemm_scaled_vectors_bf16_tile192x96_cluster1x1", [(200, 104, 3)]),
]


def given_of(export: str, extents: dict[str, int], seed: int) -> dict[str, np.ndarray]:
    """Operands, and scales between 1/8 and 8 with some powers of two among them."""
    given, rng = inputs(SAMPLE, export, extents, seed), np.random.default_rng(seed)
    for name in ("sfa", "sfb"):
        exponents = rng.uniform(-3, 3, given[name].shape)
        given[name][...] = np.exp2(np.where(rng.random(exponents.shape) < 0.3, np.round(exponents), exponents))
    return given


def extents_of(export: str, m: int, n: int, kb: int) -> dict[str, int]:
    found = {"m": m, "n": n, "kb": kb, "nb": -(-n // 128)}
    return {s.name: found[s.name] for s in exports(SAMPLE)[export].signature.symbols}


def bound(reference: Any, given: dict[str, np.ndarray], dtype: str) -> tuple[np.ndarray, np.ndarray]:
    """The product in float64, and how far off a result may be."""
    wide = {name: value.astype(np.float64) for name, value in given.items()}
    want = reference(**wide)
    sums = reference(**{name: np.abs(value) for name, value in wide.items()})
    return want, 1.01 * ROUNDING[dtype] * np.abs(want) + ADDING * sums + 2.0**-25


@pytest.mark.slow
@pytest.mark.parametrize(("export", "sizes"), [(export, size) for export, sizes in CASES for size in sizes])
def test_products(export: str, sizes: tuple[int, int, int]) -> None:
    extents = extents_of(export, *sizes)
    given, declared = given_of(export, extents, 3), exports(SAMPLE)[export]
    got = call(SAMPLE, export, extents, given)["d"].astype(np.float64)
    want, allowed = bound(declared.reference, given, declared.signature.param("d").dtype)
    assert (np.abs(got - want) <= allowed).all()


def matrices(rng: np.random.Generator, m: int, n: int, kb: int) -> list[np.ndarray]:
    """Small integers and powers of two: every sum is exact."""
    a, b = (rng.integers(-2, 3, (rows, kb, 128)).astype(ml_dtypes.float8_e4m3fn) for rows in (m, n))
    sfa, sfb = (np.exp2(rng.integers(-1, 2, shape)).astype("f4") for shape in ((kb, m), (-(-n // 128), kb)))
    return [a, sfa, b, sfb]


def product(a: np.ndarray, sfa: np.ndarray, b: np.ndarray, sfb: np.ndarray) -> np.ndarray:
    left = (a.astype("f8") * sfa.T[:, :, None]).reshape(len(a), -1)
    right = (b.astype("f8") * np.repeat(sfb, 128, axis=0)[: len(b), :, None]).reshape(len(b), -1)
    return left @ right.T


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tile", "cluster"), [((128, 128), (2, 1)), ((64, 128), (1, 2)), ((256, 128), (1, 1)), ((128, 192), (1, 1))]
)
def test_more_tiles_than_blocks(tile: tuple[int, int], cluster: tuple[int, int]) -> None:
    """Tiles of 192 columns have scales of two squares."""
    given = matrices(np.random.default_rng(1), 328, 456, 3)
    d = np.full((328, 456), np.nan, "f4")
    simulate(exports(SAMPLE)[CASES[0][0]].function, *given, d, tile, cluster, blocks=2)
    assert (d == product(*given)).all()


@pytest.mark.slow
@pytest.mark.parametrize("split", [2, 3, 4])
def test_blocks_share_a_tile(split: int) -> None:
    """A block may have no part of K, and none of the columns."""
    given = matrices(np.random.default_rng(2), 40, 136, 3)
    d = np.full((40, 136), np.nan, "f4")
    simulate(exports(SAMPLE)[CASES[0][0]].function, *given, d, (64, 16), swapped=True, split=split)
    assert (d == product(*given)).all()


@pytest.mark.slow
def test_sums_of_blocks_are_added_in_float32() -> None:
    """The multiply units would lose the small ones: 1 beside 2^15, but not in another block."""
    given = matrices(np.random.default_rng(0), 128, 128, 2)
    for matrix, scale in zip(given[::2], given[1::2]):
        matrix[...] = 0
        scale[...] = 1
    given[0][:, 0, 0], given[2][:, 0, 0] = 128, 256
    given[0][:, 1, 0] = given[2][:, 1, 0] = 1
    d = np.zeros((128, 128), "f4")
    simulate(exports(SAMPLE)[CASES[0][0]].function, *given, d, (128, 128))
    assert (d == product(*given)).all()


@pytest.mark.slow
@pytest.mark.parametrize(("entry", "m"), [("gemm_scaled", 150), ("gemm_scaled", 10), ("gemm_scaled_vectors_bf16", 270)])
def test_no_order_of_threads_and_copies_finds_anything(entry: str, m: int) -> None:
    squares = {"nb": 2} if entry == "gemm_scaled" else {}
    checked(SAMPLE, entry, "--schedules", "5", m=m, n=136, kb=7, **squares)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sizes", "said"),
    [
        ({"m": 150, "n": 136, "kb": 7, "nb": 1}, "error[E4032]: B has a row of scales for 128 rows"),
        ({"m": 150, "n": 132, "kb": 7, "nb": 2}, "error[E1050]"),
    ],
)
def test_extents_that_do_not_fit(sizes: dict[str, int], said: str) -> None:
    with pytest.raises(AssertionError) as caught:
        checked(SAMPLE, "gemm_scaled", **sizes)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("m", "n", "kb", "form"),
    [
        (4, 7168, 16, "tile64x16_cluster1x1_swapped1"),
        (16, 2112, 56, "tile64x16_cluster1x1_swapped1_split"),
        (128, 2112, 56, "tile64x64_cluster1x1_swapped1_split"),
        (4096, 4096, 32, "tile256x128"),
        (4096, 2112, 56, "tile192x128"),
    ],
)
def test_the_form_that_a_shape_takes(m: int, n: int, kb: int, form: str) -> None:
    taken = form_of(SAMPLE, "gemm_scaled", {"m": m, "n": n, "kb": kb, "nb": -(-n // 128)})
    assert taken.startswith(f"gemm_scaled_{form}")
