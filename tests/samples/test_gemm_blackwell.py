"""gemm_blackwell: right for all types, majors, clusters and epilogues at sizes that no tile
divides; tiles that blocks take over; what the tools make of it.
"""

from __future__ import annotations

import re
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from counting import counted
from sample_files import FOLDER
from sample_kit import exports

from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.testing import simulate

pytestmark = pytest.mark.slow
SAMPLE = "gemm_blackwell"
BF16, E4M3 = ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn


def function(name: str) -> Any:
    return exports(SAMPLE)[name].function


def gemm() -> Any:
    return function("gemm_f16_tile128x64_cluster1x1")


def operands(m: int, n: int, k: int, dtype: Any, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    return rng.integers(-3, 4, (m, k)).astype(dtype), rng.integers(-3, 4, (n, k)).astype(dtype)


def product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    return a.astype("f4") @ b.astype("f4").swapaxes(-1, -2)


@pytest.mark.parametrize(
    ("m", "n", "k", "tile", "cluster"),
    [
        (300, 200, 136, (128, 64), (1, 1)),
        (136, 72, 200, (128, 128), (1, 2)),
        (600, 200, 136, (256, 64), (2, 1)),
        (264, 264, 328, (256, 256), (2, 1)),
        (264, 264, 72, (256, 224), (2, 1)),  # slices of less than a row of 128 bytes, an odd number of them
        (1032, 136, 72, (256, 64), (4, 1)),
        (600, 200, 136, (256, 64), (2, 2)),
        (600, 72, 0, (256, 64), (2, 1)),
    ],
)
def test_tiles_and_clusters(m: int, n: int, k: int, tile: tuple[int, int], cluster: tuple[int, int]) -> None:
    """A quarter of the clusters run; they take over the tiles of the others."""
    a, b = operands(m, n, k, np.float16)
    d = np.full((m, n), np.nan, np.float16)
    simulate(gemm(), a, b, d, (), tile, cluster, arch="sm_100a")
    assert (d == product(a, b).astype("f2")).all()


@pytest.mark.parametrize(
    ("dtype", "result"),
    [(BF16, BF16), (E4M3, BF16), (np.float32, np.float32), (np.int8, np.int32)],
    ids=["bf16", "e4m3", "tf32", "s8"],
)
@pytest.mark.parametrize(("tile", "cluster"), [((128, 64), (1, 1)), ((256, 128), (2, 1))])
def test_types(dtype: Any, result: Any, tile: tuple[int, int], cluster: tuple[int, int]) -> None:
    a, b = operands(272, 144, 208, dtype)
    d = np.zeros((272, 144), result)
    simulate(gemm(), a, b, d, (), tile, cluster, arch="sm_100a")
    assert (d == product(a, b).astype(result)).all()


@pytest.mark.parametrize("transposed", ["a", "b", "ab"])
def test_majors(transposed: str) -> None:
    a, b = operands(264, 136, 72, BF16)
    d = np.zeros((264, 136), BF16)
    given = [np.asfortranarray(x) if name in transposed else x for name, x in (("a", a), ("b", b))]
    simulate(gemm(), *given, d, (), (256, 128), (2, 1), arch="sm_100a")
    assert (d == product(a, b).astype(BF16)).all()


def test_a_batch() -> None:
    rng = np.random.default_rng(6)
    a, b = (rng.integers(-3, 4, (3, rows, 136)).astype("f2") for rows in (264, 72))
    d = np.full((3, 264, 72), np.nan, "f2")
    simulate(function("gemm_batched_tile256x128_cluster2x1"), a, b, d, (256, 64), (2, 1), arch="sm_100a")
    assert (d == product(a, b).astype("f2")).all()


@pytest.mark.parametrize("name", ["gemm_bias_relu", "gemm_bias_gelu"])
def test_epilogues(name: str) -> None:
    export = exports(SAMPLE)[name]
    a, b = operands(264, 200, 72, BF16)
    rng = np.random.default_rng(1)
    bias = rng.integers(-9, 9, 200).astype("f4")
    residual, d = rng.integers(-9, 9, (264, 200)).astype(BF16), np.zeros((264, 200), BF16)
    simulate(export.function, a, b, bias, residual, d, export.constexprs["activation"], arch="sm_100a")
    wanted = export.reference(a, b, bias, residual.astype("f8"))
    np.testing.assert_allclose(d.astype("f8"), wanted, rtol=8e-3, atol=8e-3)


def test_scales() -> None:
    a, b = operands(264, 200, 80, E4M3)
    c, d = np.random.default_rng(1).integers(-9, 9, (264, 200)).astype(BF16), np.zeros((264, 200), BF16)
    simulate(function("gemm_fp8_scaled"), a, b, c, d, 0.5, -2.0, arch="sm_100a")
    assert (d == (0.5 * product(a, b) - 2 * c.astype("f4")).astype(BF16)).all()


def test_a_pair_of_blocks_is_little_work() -> None:
    """256 × 256 × 128, with hazards."""
    a, b = operands(256, 256, 128, np.float16)
    d = np.zeros((256, 256), np.float16)
    with counted(limit=3_000_000):  # calls of functions
        simulate(gemm(), a, b, d, (), (256, 256), (2, 1), arch="sm_100a")


def test_the_form_that_a_shape_takes() -> None:
    (choice,) = {e.choice for e in exports(SAMPLE).values() if e.choice and e.choice.name == "gemm_f16"}
    sizes = ((128, 4096, 512), (512, 512, 512), (1024, 8192, 512), (8192, 8192, 512))
    assert [choice.export(dict(zip("mnk", size))).removeprefix("gemm_f16_") for size in sizes] == [
        "tile128x64_cluster1x1",
        "tile256x128_cluster2x1",
        "tile256x256_cluster2x1",
        "tile256x256_cluster4x1",
    ]


@pytest.mark.parametrize(
    ("tile", "cluster", "said"),
    [
        ((256, 64), (1, 1), "pairs are side by side along M"),
        ((256, 64), (3, 1), "pairs are side by side along M"),
        ((64, 64), (1, 1), "128 rows, or 256 of a pair, not 64"),
    ],
)
def test_what_no_tile_is_is_named(tile: tuple[int, int], cluster: tuple[int, int], said: str) -> None:
    a, b = operands(256, 64, 64, np.float16)
    with pytest.raises(AssertionError, match=said):
        simulate(gemm(), a, b, np.zeros((256, 64), "f2"), (), tile, cluster, arch="sm_100a")


@pytest.mark.parametrize(("tile", "cluster"), [((128, 64), (1, 1)), ((256, 128), (2, 2))])
def test_without_columns_the_product_is_zero(tile: tuple[int, int], cluster: tuple[int, int]) -> None:
    """More tiles than a block has sums of."""
    d = np.full((520, 264), np.nan, np.float16)
    simulate(gemm(), np.zeros((520, 0), "f2"), np.zeros((264, 0), "f2"), d, (), tile, cluster, arch="sm_100a")
    assert (d == 0).all()


@pytest.mark.tools
def test_pairs_share_what_they_load() -> None:
    options = BuildOptions(
        str(FOLDER / f"{SAMPLE}.py"), entry="gemm_f16_tile256x256_cluster4x1", output="out", emits=(Emit("ptx"),)
    )
    made = perform(options)
    assert made.archs == ["sm_100a", "sm_103a"] and not made.warnings
    for stage in made.stages:
        text = stage.data.decode()
        found = set(re.findall(r"(tcgen05\.\w+|cp\.async\.bulk\.tensor)[\w.:]*\.cta_group::(\d)", text))
        assert {group for _, group in found} == {"2"}
        assert "multicast::cluster.cta_group::2" in text and "clusterlaunchcontrol.try_cancel" in text
        assert re.search(r"tcgen05\.alloc[\w.:]* \[.*\], (%r\d+|512);", text)
