"""gemm_hopper: right for all types, majors and epilogues at sizes that no tile divides, and the
form that a shape takes.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from sample_kit import call, exports, inputs

from cutec import Constexpr, cute
from cutec.testing import simulate

pytestmark = pytest.mark.slow

SAMPLE = "gemm_hopper"
ROUNDING = {"f16": 2.0**-11, "bf16": 2.0**-8, "f32": 2.0**-24, "i32": 0.0}
# by bytes of a factor: products of 8-bit floats are cut 13 bits below the largest, others 25
ADDING = {1: 2.0**-11, 2: 2.0**-20, 4: 2.0**-20}
CASES = [
    ("gemm_f16_tile128x256_cluster2x1", [(8, 8, 8), (128, 256, 64), (328, 264, 200)]),
    ("gemm_bf16_tile128x224_cluster1x1", [(72, 456, 328)]),
    ("gemm_bf16_tile128x128_cluster1x1_turns1", [(200, 136, 72), (8, 8, 2048), (264, 8, 0)]),
    ("gemm_f16_tile64x128_cluster2x1_turns1", [(72, 264, 136), (264, 392, 328)]),
    ("gemm_f16_tile64x192_cluster2x1_turns1", [(100, 264, 136)]),
    ("gemm_bf16_tile128x80_cluster2x1", [(136, 168, 136)]),
    ("gemm_bf16_tile256x144_cluster2x1", [(264, 152, 136)]),
    ("gemm_f16_tile64x128_cluster1x1_split2_swapped1", [(136, 72, 200)]),
    ("gemm_f16_tile64x128_cluster1x2_split2_swapped1", [(136, 72, 200)]),
    ("gemm_bf16_tile64x64_cluster2x1", [(136, 72, 200)]),
    ("gemm_bf16_tile64x256_cluster1x1_split2_swapped1", [(264, 136, 200), (8, 8, 0)]),
    ("gemm_f16_tile64x256_cluster1x1_swapped1", [(264, 72, 136)]),
    ("gemm_f16_tile128x224_cluster2x1", [(200, 232, 72)]),
    ("gemm_bf16_tile128x64_cluster1x1_split2", [(136, 72, 200), (136, 72, 0)]),
    ("gemm_f16_tile128x64_cluster1x1_split3", [(136, 136, 456)]),
    ("gemm_bf16_tile128x96_cluster1x1_split2", [(136, 200, 200)]),
    ("gemm_bf16_tile128x16_cluster1x1_swapped1", [(1, 8, 8), (16, 264, 136), (24, 136, 72)]),
    ("gemm_f16_tile64x16_cluster1x1_split8_swapped1_resident3", [(2, 136, 1096), (5, 264, 0)]),
    ("gemm_bf16_tile64x32_cluster1x1_swapped1_resident2", [(40, 136, 72)]),
    ("gemm_bf16_tile64x32_cluster1x1_split2_swapped1_resident2", [(20, 72, 200)]),
    ("gemm_f16_tile64x32_cluster1x1_split4_swapped1_resident2", [(40, 72, 456)]),
    ("gemm_bf16_tile64x64_cluster1x1_split8", [(5, 136, 1096)]),
    ("gemm_f16_tile128x64_cluster1x1_split8", [(136, 72, 1096)]),
    ("gemm_bf16_tile128x128_cluster2x1_split2", [(264, 136, 200)]),
    ("gemm_bf16_tile128x160_cluster1x1_split2", [(136, 200, 200)]),
    ("gemm_bf16_tile128x256_cluster2x1_stream1", [(264, 264, 328)]),
    ("gemm_f16_tile128x192_cluster2x1_stream1", [(264, 200, 136), (8, 8, 0)]),
    ("gemm_bf16_tile128x96_cluster1x1_swapped1_stream1", [(72, 136, 712)]),
    ("gemm_f16_tile128x64_cluster1x1_swapped1", [(40, 136, 72)]),
    ("gemm_bf16_tile64x16_cluster1x1_split2_swapped1_resident3", [(16, 136, 200)]),
    ("gemm_bf16_tile128x160_cluster2x1_swapped1", [(300, 264, 136)]),
    ("gemm_f16_tile128x192_cluster2x1_swapped1", [(200, 136, 72)]),
    ("gemm_bf16_tile128x200_cluster2x1_swapped1", [(264, 392, 72)]),
    ("gemm_f16_tile128x176_cluster2x1", [(264, 184, 72)]),
    ("gemm_fp8_tile128x160_cluster2x1_swapped1", [(168, 272, 144)]),
    ("gemm_tf32_tile128x160_cluster2x1_swapped1", [(164, 132, 100)]),
    ("gemm_bf16_tile64x64_cluster1x1_split2", [(64, 136, 200)]),
    ("gemm_bf16_tile64x48_cluster1x1", [(64, 136, 200)]),
    ("gemm_fp8_tile128x128_cluster2x1_turns1", [(264, 136, 48), (136, 264, 528)]),
    ("gemm_fp8_tile128x16_cluster1x1_split2_swapped1", [(13, 144, 464)]),
    ("gemm_fp8_tile64x16_cluster1x1_split4_swapped1_resident3", [(13, 80, 1040)]),
    ("gemm_fp8_tile64x256_cluster1x1_split2_swapped1", [(264, 72, 272)]),
    ("gemm_fp8_tile256x144_cluster2x1", [(264, 152, 144)]),
    ("gemm_fp8_tile64x64_cluster1x1_split2", [(40, 80, 272)]),
    ("gemm_fp8_tile128x256_cluster2x1_stream1", [(136, 264, 528)]),
    ("gemm_fp8_tile128x192_cluster1x1_stream1", [(136, 72, 528)]),
    ("gemm_fp8_tile128x176_cluster2x1", [(136, 184, 272)]),
    ("gemm_tf32_tile128x256_cluster2x1", [(132, 268, 68), (4, 4, 4)]),
    ("gemm_tf32_tile128x64_cluster1x1_split4", [(104, 80, 464)]),
    ("gemm_tf32_tile64x128_cluster1x1_split2_swapped1", [(132, 72, 100)]),
    ("gemm_tf32_tile128x48_cluster1x1", [(132, 52, 100)]),
    ("gemm_s8_tile128x256_cluster2x1", [(136, 264, 272), (1, 4, 16)]),
    ("gemm_s8_tile64x128_cluster1x1_split2_swapped1", [(132, 72, 272)]),
    ("gemm_s8_tile64x64_cluster1x1", [(13, 144, 272)]),
    ("gemm_bf16_nn_tile128x256_cluster2x1", [(264, 136, 72)]),
    ("gemm_bf16_tt_tile128x256_cluster2x1", [(129, 264, 72)]),
    ("gemm_bf16_nt_tile128x256_cluster2x1", [(264, 72, 67), (8, 8, 1)]),
    ("gemm_bf16_nn_tile64x128_cluster2x1_turns1", [(264, 136, 72)]),
    ("gemm_bf16_tt_tile64x256_cluster1x1_swapped1", [(264, 136, 72)]),
    ("gemm_bf16_tt_tile128x192_cluster2x1", [(129, 264, 72)]),
    ("gemm_bf16_nt_tile128x64_cluster1x1_split2", [(264, 72, 67)]),
]


def result(export: str, sizes: tuple[int, int, int], seed: int) -> tuple[np.ndarray, dict[str, Any]]:
    """D of an export, as float64, and what it was given."""
    symbols = exports(SAMPLE)[export].signature.symbols
    extents = {s.name: dict(zip("mnk", sizes))[s.name] for s in symbols}
    given = inputs(SAMPLE, export, extents, seed)
    return call(SAMPLE, export, extents, given)["d"].astype(np.float64), given


@pytest.mark.parametrize(("export", "sizes"), [(export, size) for export, sizes in CASES for size in sizes])
def test_products(export: str, sizes: tuple[int, int, int]) -> None:
    got, given = result(export, sizes, 3)
    declared = exports(SAMPLE)[export]
    want = declared.reference(*(given[x].astype(np.float64) for x in "ab"))
    scale = np.abs(given["a"].astype(np.float64)) @ np.abs(given["b"].astype(np.float64)).T
    rounding, adding = ROUNDING[declared.signature.param("d").dtype], ADDING[given["a"].dtype.itemsize]
    assert (np.abs(got - want) <= 1.01 * rounding * np.abs(want) + (rounding > 0) * (adding * scale + 2.0**-25)).all()


def test_tf32_is_rounded_by_the_load() -> None:
    """To nearest even, as an H200 does (first four: units of the last place kept are 2 to the
    -10).
    """
    e = 2.0**-11
    given = [1 + e, 1 + 3 * e, 1 + 1.01 * e, 1 + 0.99 * e, -(1 + e), -(1 + 3 * e), 2.0**-130]
    a = np.zeros((4, 8), "f4")
    a[0, : len(given)] = given
    d = call(
        SAMPLE, "gemm_tf32_tile128x256_cluster2x1", {"m": 4, "n": 8, "k": 8}, {"a": a, "b": np.eye(8, dtype="f4")}
    )["d"]
    assert d[0, : len(given)].tolist() == [1, 1 + 4 * e, 1 + 2 * e, 1, -1, -(1 + 4 * e), 2.0**-130]


@pytest.mark.parametrize("export", ["gemm_bias_relu", "gemm_bias_gelu"])
def test_epilogues(export: str) -> None:
    got, given = result(export, (200, 72, 264), 5)
    want = exports(SAMPLE)[export].reference(**{name: value.astype(np.float64) for name, value in given.items()})
    assert (np.abs(got - want) <= 1.01 * 2.0**-8 * np.abs(want) + 1e-5).all()


def gemm() -> Any:
    return exports(SAMPLE)["gemm_f16_tile128x256_cluster2x1"].function


def test_more_tiles_than_blocks() -> None:
    """Six tiles for two blocks, in and out of cluster."""
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, shape).astype(ml_dtypes.bfloat16) for shape in ((328, 200), (200, 200)))
    for cluster, turns in product(((1, 1), (2, 1), (1, 2)), (False, True)):
        d = np.zeros((328, 200), ml_dtypes.bfloat16)
        simulate(gemm(), a, b, d, (), (128, 128), cluster, turns, 1, lambda sums: sums, 2)
        assert (d == (a.astype(np.float32) @ b.astype(np.float32).T).astype(ml_dtypes.bfloat16)).all()


@pytest.mark.parametrize("dtype", ["f2", "f4"])
def test_results_contiguous_along_m(dtype: str) -> None:
    rng = np.random.default_rng(1)
    a, b = (rng.integers(-3, 4, shape).astype("f2") for shape in ((136, 72), (67, 72)))
    d = np.zeros((67, 136), dtype).T
    simulate(gemm(), a, b, d, (), (128, 128), (1, 1), False, 1, lambda sums: sums, 2)
    assert (d == a.astype(np.float32) @ b.astype(np.float32).T).all()


@pytest.mark.parametrize("m", [129, 200, 300])
@pytest.mark.parametrize("cluster", [(1, 1), (2, 1), (1, 2)])
def test_the_last_tile_brings_no_more_rows_than_there_are(m: int, cluster: tuple[int, int]) -> None:
    """Tiles before it are whole: fewer slices than buffers, more tiles than blocks."""
    rng = np.random.default_rng(8)
    a, b = (rng.integers(-3, 4, (rows, 72)).astype("f2") for rows in (m, 88))
    d = np.full((m, 88), np.nan, "f2")
    simulate(gemm(), a, b, d, (), (128, 64), cluster, blocks=2)
    assert (d == (a.astype("f4") @ b.astype("f4").T).astype("f2")).all()


@pytest.mark.parametrize(("tile", "swapped"), [((128, 64), False), ((128, 96), False), ((64, 80), True)])
@pytest.mark.parametrize("turns", [False, True])
def test_sums_of_the_next_tile_wait_for_a_buffer(tile: tuple[int, int], swapped: bool, turns: bool) -> None:
    """A tile sends out an odd number of slices through two buffers, and K is short."""
    rng = np.random.default_rng(9)
    a, b = (rng.integers(-3, 4, (rows, 16)).astype("f2") for rows in (300, 200))
    d = np.full((300, 200), np.nan, "f2")
    simulate(gemm(), a, b, d, (), tile, (1, 1), turns, blocks=2, swapped=swapped)
    assert (d == (a.astype("f4") @ b.astype("f4").T).astype("f2")).all()


SHARED = [
    ((128, 256), (1, 1), 2, (136, 264, 328)),
    ((128, 128), (1, 1), 2, (8, 8, 8)),
    ((256, 128), (1, 1), 2, (264, 136, 192)),
    ((128, 128), (1, 1), 4, (136, 136, 328)),
    ((128, 256), (1, 1), 8, (72, 264, 1096)),
    ((128, 128), (2, 1), 2, (264, 136, 200)),
    ((128, 128), (1, 2), 2, (136, 264, 200)),
    ((128, 256), (1, 1), 3, (136, 264, 328)),
    ((128, 128), (1, 1), 7, (8, 136, 520)),
]


@pytest.mark.parametrize(("tile", "cluster", "split", "sizes"), SHARED)
def test_blocks_share_a_tile(
    tile: tuple[int, int], cluster: tuple[int, int], split: int, sizes: tuple[int, int, int]
) -> None:
    m, n, k = sizes
    rng = np.random.default_rng(2)
    a, b = (rng.integers(-3, 4, shape).astype("f2") for shape in ((m, k), (n, k)))
    d = np.full((m, n), np.nan, "f2")
    simulate(gemm(), a, b, d, (), tile, cluster, False, split)
    assert (d == (a.astype(np.float32) @ b.astype(np.float32).T).astype("f2")).all()


@pytest.mark.parametrize(
    ("tile", "cluster", "turns", "split"),
    [((128, 64), (2, 1), True, 1), ((64, 64), (1, 1), False, 1), ((128, 64), (1, 1), False, 2)],
)
def test_a_batch(tile: tuple[int, int], cluster: tuple[int, int], turns: bool, split: int) -> None:
    rng = np.random.default_rng(6)
    a, b = (rng.integers(-3, 4, (3, rows, 136)).astype("f2") for rows in (200, 72))
    d = np.full((3, 200, 72), np.nan, "f2")
    simulate(exports(SAMPLE)["gemm_batched_tile64x128_cluster1x1"].function, a, b, d, tile, cluster, turns, split)
    assert (d == (a.astype("f4") @ b.transpose(0, 2, 1).astype("f4")).astype("f2")).all()


PIECES = [((128, 128), 2, 3, (136, 72, 904)), ((128, 64), 4, 5, (20, 200, 2000)), ((64, 64), 1, 2, (64, 64, 0))]


@pytest.mark.parametrize(("tile", "split", "pieces", "sizes"), PIECES)
def test_pieces_of_k(tile: tuple[int, int], split: int, pieces: int, sizes: tuple[int, int, int]) -> None:
    """What a second kernel adds up; some pieces lie beyond the end of K."""
    m, n, k = sizes
    rng = np.random.default_rng(7)
    a, b = (rng.integers(-3, 4, (rows, k)).astype("f2") for rows in (m, n))
    d, partial = np.full((m, n), np.nan, "f2"), np.full((pieces, m, n), np.nan, "f4")
    simulate(gemm(), a, b, d, (), tile, split=split, pieces=pieces, partial=partial)
    assert (d == (a.astype("f4") @ b.astype("f4").T).astype("f2")).all()


# (tile, cluster, swapped, blocks, sizes): tiles in two and in many parts, some by blocks that have
# nothing else; more tiles than blocks; fewer slices than blocks; whole tiles behind those shared.
STREAMS = [
    ((128, 64), (1, 1), False, 5, (136, 72, 328)),
    ((128, 64), (1, 1), True, 5, (136, 200, 328)),
    ((128, 64), (2, 1), False, 4, (300, 72, 520)),
    ((64, 64), (1, 1), False, 3, (300, 200, 136)),
    ((64, 64), (1, 1), False, 132, (130, 72, 704)),
    ((128, 64), (1, 1), False, 7, (8, 8, 0)),
    ((128, 64), (1, 1), False, 4, (256, 128, 136)),
]


@pytest.mark.parametrize(("tile", "cluster", "swapped", "blocks", "sizes"), STREAMS)
def test_slices_of_k_are_shared_out(
    tile: tuple[int, int], cluster: tuple[int, int], swapped: bool, blocks: int, sizes: tuple[int, int, int]
) -> None:
    m, n, k = sizes
    rng = np.random.default_rng(11)
    a, b = (rng.integers(-3, 4, (rows, k)).astype("f2") for rows in (m, n))
    d, partial = np.full((m, n), np.nan, "f2"), np.full((blocks, tile[0] * tile[1]), np.nan, "f4")
    flags = np.zeros((blocks, 2), "i4")
    given = {"swapped": swapped, "partial": partial, "stream": 1, "flags": flags}
    simulate(gemm(), a, b, d, (), tile, cluster, blocks=blocks, **given)
    assert (d == (a.astype("f4") @ b.astype("f4").T).astype("f2")).all() and not flags.any()


def doubled_and_added(sums: Any, c: Any) -> Any:
    return 2 * sums + c


@cute.jit
def twice_and_more(
    a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, d: cute.Tensor, columns: Constexpr, split: Constexpr
) -> None:
    gemm()(a, b, d, (c,), (128, columns), (1, 1), False, split, doubled_and_added, swapped=True)


@pytest.mark.parametrize(("n", "split"), [(8, 3), (32, 2), (96, 4)])
def test_swapped_operands_with_an_epilogue(n: int, split: int) -> None:
    """Further tensors are transposed too; results in float32."""
    rng = np.random.default_rng(4)
    a, b = (rng.integers(-3, 4, shape).astype("f2") for shape in ((n - 3, 328), (136, 328)))
    c, d = rng.integers(-9, 9, (n - 3, 136)).astype("f4"), np.full((n - 3, 136), np.nan, "f4")
    simulate(twice_and_more, a, b, c, d, n, split)
    assert (d == 2 * (a.astype(np.float32) @ b.astype(np.float32).T) + c).all()


CHOSEN = {
    (1, 4096, 4096): "tile64x16_cluster1x1_split2_swapped1_resident3",
    (16, 6144, 4096): "tile64x16_cluster1x1_split2_swapped1_resident3",
    (8, 10240, 8192): "tile64x80_cluster1x1",
    (8, 14336, 4096): "tile64x16_cluster1x1_split4_swapped1_resident3",
    (8, 16384, 2048): "tile128x16_cluster1x1_swapped1",
    (8, 131072, 4096): "tile64x64_cluster1x1",
    (32, 2112, 7168): "tile64x32_cluster1x1_split2_swapped1_resident2",
    (17, 6144, 4096): "tile64x32_cluster1x1_swapped1_resident2",
    (32, 8192, 28672): "tile64x32_cluster1x1_swapped1_resident2",
    (32, 28672, 4096): "tile64x64_cluster1x1",
    (64, 1536, 7168): "tile64x64_cluster1x1_split2",
    (33, 6144, 4096): "tile64x48_cluster1x1",
    (64, 7168, 2048): "tile64x64_cluster1x1",
    (64, 10240, 8192): "tile64x80_cluster1x1",
    (64, 28672, 4096): "tile64x64_cluster1x1",
    (512, 512, 512): "tile64x32_cluster1x1_swapped1_resident2",
    (1024, 1024, 1024): "tile128x64_cluster2x1",
    (128, 8192, 8192): "tile64x128_cluster2x1_turns1",
    (256, 384, 4096): "tile128x64_cluster1x1_split4",
    (512, 512, 16384): "tile128x64_cluster1x1_split4",
    (100, 2112, 7168): "tile128x64_cluster1x1_split3",
    (256, 1536, 7168): "tile64x128_cluster1x2_split2_swapped1",
    (256, 2048, 2048): "tile64x64_cluster2x1",
    (256, 2112, 7168): "tile64x128_cluster1x1_split2_swapped1",
    (128, 6144, 4096): "tile128x96_cluster1x1_split2",
    (384, 2048, 2048): "tile64x128_cluster2x1_turns1",
    (512, 2112, 7168): "tile64x256_cluster1x1_split2_swapped1",
    (384, 8192, 512): "tile128x192_cluster2x1_swapped1",
    (384, 4096, 512): "tile128x128_cluster1x1_turns1",
    (300, 28672, 4096): "tile128x160_cluster2x1_swapped1",
    (300, 6144, 4096): "tile128x160_cluster2x1_swapped1",
    (256, 5120, 5120): "tile128x80_cluster2x1",
    (256, 10240, 8192): "tile128x160_cluster2x1",
    (1024, 2112, 7168): "tile64x256_cluster1x1_swapped1",
    (2048, 2112, 7168): "tile256x144_cluster2x1",
    (2048, 1536, 7168): "tile128x192_cluster2x1",
    (512, 7168, 2048): "tile128x224_cluster2x1",
    (4096, 1536, 7168): "tile128x192_cluster2x1",
    (4096, 24576, 1536): "tile128x128_cluster2x1_turns1",
    (8192, 8192, 8192): "tile128x256_cluster2x1",
    (100, 5120, 5120): "tile128x80_cluster1x1_split2",
    (128, 3584, 18944): "tile128x64_cluster1x2_split2",
    (256, 3584, 18944): "tile128x128_cluster2x1_split2",
    (128, 28672, 4096): "tile128x224_cluster1x1",
    (8192, 2112, 7168): "tile256x176_cluster2x1",
    (16, 28672, 4096): "tile64x64_cluster1x1",
    (128, 2048, 2048): "tile64x64_cluster1x1",
    (256, 7168, 2048): "tile128x112_cluster2x1",
    (640, 4096, 4096): "tile128x160_cluster2x1_swapped1",
    (300, 16384, 2048): "tile128x160_cluster2x1_swapped1",
    (4096, 2112, 7168): "tile128x176_cluster2x1",
    (200, 16384, 2048): "tile128x200_cluster2x1_swapped1",
    (384, 7168, 2048): "tile128x192_cluster2x1_swapped1",
    # rows that begin at odd multiples of 16 bytes
    (2730, 456, 7528): "tile128x256_cluster2x1_stream1",
    (508, 952, 7272): "tile128x192_cluster2x1_stream1",
    (94, 5640, 28936): "tile128x96_cluster1x1_swapped1_stream1",
    (88, 4368, 17704): "tile128x96_cluster1x1_swapped1_stream1",
    (2730, 456, 7536): "tile128x80_cluster2x1",
    (1863, 640, 15040): "tile128x160_cluster1x1_split2",
    (83, 808, 3224): "tile64x32_cluster1x1_split2_swapped1_resident2",
}
OF_NARROW_TYPES = {  # sizes in fp8; as many bytes of K are as many slices in any type
    (16, 1536, 7168): "tile64x16_cluster1x1_split4_swapped1_resident3",
    (16, 4096, 8192): "tile128x16_cluster1x1_split2_swapped1",
    (16, 10240, 8192): "tile64x80_cluster1x1",
    (32, 6144, 4096): "tile64x48_cluster1x1",
    (64, 3584, 18944): "tile64x64_cluster1x1_split2",
    (512, 512, 512): "tile64x64_cluster1x1",
    (128, 1536, 7168): "tile128x64_cluster1x1_split4",
    (128, 2112, 7168): "tile64x64_cluster1x1_split2",
    (128, 4096, 4096): "tile64x128_cluster1x1_split2_swapped1",
    (128, 5120, 5120): "tile128x48_cluster1x1",
    (128, 10240, 8192): "tile64x192_cluster2x1_turns1",
    (128, 16384, 2048): "tile64x128_cluster2x1_turns1",
    (128, 131072, 2048): "tile128x224_cluster1x1",
    (256, 3584, 18944): "tile64x256_cluster1x1_split2_swapped1",
    (512, 2048, 4096): "tile128x64_cluster2x1",
    (1024, 2112, 7168): "tile64x256_cluster1x1_swapped1",
    (2048, 2112, 7168): "tile256x144_cluster2x1",
    (512, 24576, 1536): "tile128x128_cluster2x1_turns1",
    (1024, 1536, 7168): "tile128x96_cluster2x1",
    (512, 3584, 18944): "tile128x112_cluster2x1",
    (2048, 3584, 18944): "tile128x224_cluster1x1",
    (4096, 4096, 16384): "tile128x256_cluster2x1",
}


@pytest.mark.parametrize(
    ("dtype", "chosen", "bytes_of_k"),
    [("f16", CHOSEN, 1), ("fp8", OF_NARROW_TYPES, 1), ("tf32", OF_NARROW_TYPES, 4)],
)
def test_the_form_that_a_shape_takes(dtype: str, chosen: dict[tuple[int, int, int], str], bytes_of_k: int) -> None:
    (choice,) = {e.choice for e in exports(SAMPLE).values() if e.choice and e.choice.name == f"gemm_{dtype}"}
    assert {(m, n, k): choice.export({"m": m, "n": n, "k": k // bytes_of_k}) for m, n, k in chosen} == {
        sizes: f"gemm_{dtype}_{form}" for sizes, form in chosen.items()
    }


def test_int8_has_fewer_forms() -> None:
    """Those that it lacks are passed over, also by rules that would leave the choice to them."""
    (choice,) = {e.choice for e in exports(SAMPLE).values() if e.choice and e.choice.name == "gemm_s8"}
    chosen = {sizes: choice.export(dict(zip("mnk", sizes))) for sizes in ((16, 1536, 7168), (1024, 1536, 7168))}
    assert list(chosen.values()) == ["gemm_s8_tile64x64_cluster1x1_split2", "gemm_s8_tile128x128_cluster2x1_turns1"]
