"""gemm_hopper: right for all types, majors and epilogues at sizes that no tile divides, and the
form that a shape takes.
"""

from __future__ import annotations

import importlib
from itertools import product
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from sample_files import FOLDER
from sample_kit import call, choices, exports, inputs

from cutec import Constexpr, cute
from cutec.artifact import tuning
from cutec.cost.cards import CARDS
from cutec.driver.options.options import BuildOptions
from cutec.testing import simulate
from cutec.tune import subject
from cutec.tune.table import fitted

pytestmark = pytest.mark.slow

SAMPLE = "gemm_hopper"
FILE = FOLDER / f"{SAMPLE}.py"
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
    ("gemm_bf16_tile128x96_cluster2x1_stream2", [(264, 104, 328)]),
    ("gemm_f16_tile128x112_cluster2x1_stream2", [(136, 120, 136), (8, 8, 0)]),
    ("gemm_fp8_tile128x128_cluster2x1_stream2", [(264, 136, 272)]),
    ("gemm_bf16_tile128x128_cluster1x2_stream2", [(136, 264, 1096)]),
    ("gemm_f16_tile128x64_cluster1x2_stream2", [(72, 72, 712)]),
    ("gemm_f16_tile128x48_cluster1x1_swapped1_stream2", [(40, 136, 712)]),
    ("gemm_bf16_tile128x160_cluster2x2", [(264, 328, 136)]),
    ("gemm_bf16_tile64x80_cluster2x1", [(72, 168, 136)]),
    ("gemm_fp8_tile64x96_cluster2x1", [(72, 104, 272)]),
    ("gemm_bf16_tile64x160_cluster1x2", [(72, 328, 136)]),
    ("gemm_f16_tile64x128_cluster1x2_swapped1", [(264, 72, 136)]),
    ("gemm_bf16_tile64x256_cluster1x2_swapped1", [(264, 72, 72)]),
    ("gemm_fp8_tile128x48_cluster4x1_swapped1", [(40, 264, 144)]),
    ("gemm_bf16_tile128x160_cluster2x1_turns1", [(264, 168, 72)]),
    ("gemm_fp8_tile128x176_cluster2x1_turns1", [(136, 184, 272)]),
    ("gemm_fp8_precise_tile64x104_cluster4x1_swapped1", [(72, 272, 272)]),
    ("gemm_fp8_precise_tile128x128_cluster1x2_swapped1", [(264, 144, 656)]),
    ("gemm_fp8_precise_tile128x128_cluster1x2_split2", [(136, 264, 1296)]),
    ("gemm_fp8_precise_tile128x192_cluster2x1", [(136, 200, 1296), (8, 16, 0)]),
    ("gemm_fp8_precise_tile128x64_cluster1x1_split4", [(136, 72, 4112)]),
    ("gemm_fp8_precise_tile64x32_cluster1x1_swapped1_resident2", [(40, 80, 1040)]),
    ("gemm_fp8_precise_tile128x192_cluster2x1_stream2", [(264, 200, 656)]),
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
ALL_SLICES, REST = 1, 2  # what a stream shares
STREAMS = [
    ((128, 64), (1, 1), False, 5, (136, 72, 328)),
    ((128, 64), (1, 1), True, 5, (136, 200, 328)),
    ((128, 64), (2, 1), False, 4, (300, 72, 520)),
    ((64, 64), (1, 1), False, 3, (300, 200, 136)),
    ((64, 64), (1, 1), False, 132, (130, 72, 704)),
    ((128, 64), (1, 1), False, 7, (8, 8, 0)),
    ((128, 64), (1, 1), False, 4, (256, 128, 136)),
    ((64, 64), (2, 1), False, 28, (250, 40, 840)),
]


@pytest.mark.parametrize("stream", [ALL_SLICES, REST])
@pytest.mark.parametrize(("tile", "cluster", "swapped", "blocks", "sizes"), STREAMS)
def test_slices_of_k_are_shared_out(
    tile: tuple[int, int],
    cluster: tuple[int, int],
    swapped: bool,
    blocks: int,
    sizes: tuple[int, int, int],
    stream: int,
) -> None:
    """Of all tiles, or of those that fill no wave."""
    m, n, k = sizes
    rng = np.random.default_rng(11)
    a, b = (rng.integers(-3, 4, (rows, k)).astype("f2") for rows in (m, n))
    d, partial = np.full((m, n), np.nan, "f2"), np.full((blocks, tile[0] * tile[1]), np.nan, "f4")
    flags = np.zeros((blocks, 2), "i4")
    given = {"swapped": swapped, "partial": partial, "stream": stream, "flags": flags}
    simulate(gemm(), a, b, d, (), tile, cluster, blocks=blocks, **given)
    assert (d == (a.astype("f4") @ b.astype("f4").T).astype("f2")).all() and not flags.any()


@pytest.mark.parametrize(("promoted", "far"), [(0, True), (4, False)])
def test_sums_of_fp8_are_promoted(promoted: int, far: bool) -> None:
    """Tensor cores cut products to the digits that the sum so far has: 4096 small ones after a
    large one are lost, but only 512 of them if sums of so many are promoted.
    """
    a, b = np.full((64, 4096), 2.0**-6, ml_dtypes.float8_e4m3fn), np.ones((8, 4096), ml_dtypes.float8_e4m3fn)
    a[:, 0] = 448
    d = np.full((64, 8), np.nan, "f4")
    simulate(gemm(), a, b, d, (), (64, 8), (1, 1), promoted=promoted, exact=True)
    wanted = a.astype("f4") @ b.astype("f4").T
    assert (np.abs(d - wanted).max() > 2.0**-4 * wanted.max()) == far


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


@cute.jit
def residual(
    a: cute.Tensor,
    b: cute.Tensor,
    c: cute.Tensor,
    d: cute.Tensor,
    tile: Constexpr,
    turns: Constexpr,
    swapped: Constexpr,
) -> None:
    gemm()(a, b, d, (c,), tile, (2, 1), turns, 1, doubled_and_added, 2, swapped)


FETCHING = [((128, 128), True, False), ((128, 64), False, True), ((128, 256), False, False), ((64, 80), False, False)]


@pytest.mark.parametrize(("tile", "turns", "swapped"), FETCHING)
def test_a_matrix_for_the_epilogue_comes_by_the_ring(tile: tuple[int, int], turns: bool, swapped: bool) -> None:
    """Of several tiles after each other, at their edges too; in one buffer of the ring or two."""
    rng = np.random.default_rng(6)
    a, b = (rng.integers(-2, 3, shape).astype(ml_dtypes.bfloat16) for shape in ((392, 72), (264, 72)))
    c = rng.integers(-9, 9, (392, 264)).astype(ml_dtypes.bfloat16)
    wanted = (2 * (a.astype("f4") @ b.astype("f4").T) + c.astype("f4")).astype(ml_dtypes.bfloat16)
    d = np.full((392, 264), np.nan, ml_dtypes.bfloat16)
    simulate(residual, a, b, c, d, tile, turns, swapped)
    assert (d == wanted).all()


def chosen(function: str, m: int, n: int, k: int) -> dict[str, Any]:
    """The compile-time values of the form that a shape takes."""
    taken = choices(SAMPLE)[function].export({"m": m, "n": n, "k": k})
    assert taken is not None
    return dict(exports(SAMPLE)[taken].variant)


# bytes of an element of A
TYPES = {"bf16": 2, "f16": 2, "fp8": 1, "fp8_precise": 1, "s8": 1, "tf32": 4}


@pytest.mark.parametrize(("dtype", "size"), TYPES.items())
def test_shapes_take_forms_that_suit_them(dtype: str, size: int) -> None:
    """Not which one exactly, that is the table's: few columns for few rows of A; blocks that share
    K where D has few tiles; wide tiles in clusters for large matrices.
    """
    few = chosen(f"gemm_{dtype}", 1, 4096, 8192 // size)
    assert min(few["tile"]) <= 64 and "stream" not in few
    shared = chosen(f"gemm_{dtype}", 128, 256, 32768 // size)
    assert shared.get("split", 1) >= 2
    large = chosen(f"gemm_{dtype}", 8192, 8192, 16384 // size)
    assert large["tile"][0] * large["tile"][1] >= 128 * 128 and large["cluster"] == (2, 1)


def test_tables_are_of_what_is_declared_and_keep_nearly_all_speed() -> None:
    functions, path = subject.functions_of(BuildOptions(str(FILE)))
    tables = {table.function: table for table in tuning.load(path)[0]}
    assert tables.keys() == {function.name for function in functions}
    for function in functions:
        table = tables[function.name]
        card, kept, shapes = ("H100", 0.96, 0.6) if function.name == "gemm_fp8_precise" else ("H200", 0.97, 0.9)
        assert (table.by, table.card, table.spec) == (tuning.MEASURED, card, function.digest)
        assert table.kept >= kept and len(table.times) >= shapes * len(function.shapes)


def test_rules_are_made_of_the_times() -> None:
    """What `cutec tune --fit-only` writes is what is there: of the function of fewest shapes."""
    tables = tuning.load(tuning.path_beside(FILE))[0]
    table = next(table for table in tables if table.function == "gemm_batched")
    assert fitted(table) == table


@pytest.mark.parametrize("resident", [1, 2, 3])
def test_terms_have_the_places_of_the_card(resident: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The SMs of GPCs stand in the model of the card too."""
    monkeypatch.syspath_prepend(str(FILE.parent))
    places = importlib.import_module("common.tile_terms").places
    for together in range(1, 17):
        assert places(together, resident) == CARDS["H200"].clusters(together, resident) * together
