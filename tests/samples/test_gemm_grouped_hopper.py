"""gemm_grouped_hopper: right for groups of any sizes, in all its forms; rows of no group stay as
they are.
"""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from checked_runs import checked, saved
from sample_kit import exports, form_of, lowered

from cutec.artifact.tensor_map import TensorMap
from cutec.runtime.arrays import make_tensor
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView
from cutec.testing import simulate

SAMPLE = "gemm_grouped_hopper"
BF16, E4M3 = ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn
ENDS = {
    "some": [0, 100, 100, 170, 189, 300],
    "one has all": [300],
    "first and last are empty": [0, 0, 300, 300],
    "small ones": [1, 2, 9, 73, 137, 138],
    "not all rows": [10, 200],
}
FORMS = [((64, 128), (1, 1)), ((128, 256), (1, 2)), ((128, 192), (1, 1)), ((128, 128), (2, 1)), ((256, 128), (1, 1))]
SCALED_FORMS = [((64, 128), (1, 1)), ((128, 128), (1, 1)), ((192, 128), (2, 1))]


def function(name: str):
    return next(e.function for e in exports(SAMPLE).values() if e.name.startswith(name + "_tile"))


def whole(rng: np.random.Generator, *shape: int, dtype: type = BF16) -> np.ndarray:
    """Small integers: every sum is exact."""
    return rng.integers(-2, 3, shape).astype(dtype)


def by_groups(a: np.ndarray, b: np.ndarray, ends: list[int], d: np.ndarray) -> np.ndarray:
    d = d.astype("f4")
    for g, (start, end) in enumerate(zip([0, *ends], ends)):
        d[start:end] = a[start:end].astype("f4") @ b[g].astype("f4").T
    return d


@pytest.mark.slow
@pytest.mark.parametrize(("tile", "cluster"), FORMS)
@pytest.mark.parametrize("ends", ENDS.values(), ids=ENDS)
def test_rows(tile: tuple[int, int], cluster: tuple[int, int], ends: list[int]) -> None:
    """Three blocks, or a cluster of two, for all tiles."""
    rng = np.random.default_rng(0)
    a, b, d = whole(rng, 300, 72), whole(rng, len(ends), 136, 72), np.full((300, 136), 7, BF16)
    want = by_groups(a, b, ends, d).astype(BF16)
    simulate(function("gemm_grouped"), a, b, np.array(ends, "i4"), d, "rows", tile, cluster, 3)
    assert (d == want).all()


@pytest.mark.slow
@pytest.mark.parametrize("ends", [[200, 100, 400], [-5, 40, 1 << 30]])
def test_ends_that_do_not_rise_or_lie_outside(ends: list[int]) -> None:
    """Such groups are empty, or end where A does: nothing else is written."""
    rng = np.random.default_rng(1)
    a, b, d = whole(rng, 300, 72), whole(rng, 3, 136, 72), np.full((300, 136), 7, BF16)
    risen = [int(x) for x in np.maximum.accumulate(np.clip(ends, 0, 300))]
    want = by_groups(a, b, risen, d).astype(BF16)
    simulate(function("gemm_grouped"), a, b, np.array(ends, "i4"), d, "rows", (64, 128))
    assert (d == want).all()


@pytest.mark.slow
@pytest.mark.parametrize(("tile", "cluster"), FORMS[:3])
def test_masked(tile: tuple[int, int], cluster: tuple[int, int]) -> None:
    """A count may be larger than there is room, or negative."""
    rng = np.random.default_rng(2)
    a, b, d = whole(rng, 5, 150, 72), whole(rng, 5, 136, 72), np.full((5, 150, 136), 7, BF16)
    want = d.astype("f4")
    for g, count in enumerate((0, 100, 7, 150, 0)):
        want[g, :count] = a[g, :count].astype("f4") @ b[g].astype("f4").T
    counts = np.array([0, 100, 7, 1000, -3], "i4")
    simulate(function("gemm_masked"), a, b, counts, d, "masked", tile, cluster, 3)
    assert (d == want.astype(BF16)).all()


@pytest.mark.slow
@pytest.mark.parametrize(("tile", "cluster"), FORMS[1:])
@pytest.mark.parametrize("ends", ENDS.values(), ids=ENDS)
def test_groups_along_k(tile: tuple[int, int], cluster: tuple[int, int], ends: list[int]) -> None:
    rng = np.random.default_rng(3)
    a, b, d = whole(rng, 300, 200), whole(rng, 300, 136), np.full((len(ends), 200, 136), np.nan, BF16)
    parts = [(a[i:j].astype("f4"), b[i:j].astype("f4")) for i, j in zip([0, *ends], ends)]
    simulate(function("gemm_grouped_k"), a, b, np.array(ends, "i4"), d, "k", tile, cluster, 3)
    assert (d == np.stack([x.T @ y for x, y in parts]).astype(BF16)).all()


@pytest.mark.slow
def test_nan_of_another_group_stays_there() -> None:
    """Along K too, where slices begin in the group before."""
    rng = np.random.default_rng(4)
    a, b, d = whole(rng, 100, 64), whole(rng, 100, 64), np.zeros((2, 64, 64), BF16)
    a[:50], b[:50] = np.nan, np.inf
    simulate(function("gemm_grouped_k"), a, b, np.array([50, 100], "i4"), d, "k", (128, 128))
    assert (d[1] == (a[50:].astype("f4").T @ b[50:].astype("f4")).astype(BF16)).all()


def scaled(rng: np.random.Generator, m: int, n: int, kb: int, groups: int) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """(A, its scales, B, its scales), and A and B times their scales."""
    a, b = whole(rng, m, kb, 128, dtype=E4M3), whole(rng, groups, n, kb, 128, dtype=E4M3)
    sfa, sfb = (np.exp2(rng.integers(-1, 2, shape)).astype("f4") for shape in ((kb, m), (groups, -(-n // 128), kb)))
    left = (a.astype("f4") * sfa.T[:, :, None]).reshape(m, -1)
    right = (b.astype("f4") * np.repeat(sfb, 128, axis=1)[:, :n, :, None]).reshape(groups, n, -1)
    return [a, sfa, b, sfb], [left, right]


@pytest.mark.slow
@pytest.mark.parametrize(("tile", "cluster"), SCALED_FORMS)
@pytest.mark.parametrize("ends", ENDS.values(), ids=ENDS)
def test_scaled_rows(tile: tuple[int, int], cluster: tuple[int, int], ends: list[int]) -> None:
    given, wide = scaled(np.random.default_rng(5), 300, 264, 2, len(ends))
    d = np.full((300, 264), 7, BF16)
    want = by_groups(*wide, ends, d).astype(BF16)
    simulate(function("gemm_grouped_scaled"), *given, np.array(ends, "i4"), d, "rows", tile, cluster, 3)
    assert (d == want).all()


@pytest.mark.slow
@pytest.mark.parametrize("entry", ["gemm_grouped", "gemm_grouped_scaled"])
@pytest.mark.parametrize("sizes", [{"m": 0, "g": 3}, {"m": 40, "g": 0}, {"m": 40, "g": 3}])
def test_nothing_to_multiply(entry: str, sizes: dict[str, int], tmp_path: Path) -> None:
    """No rows, no groups, no K: of the last zeros are stored."""
    k = {"kb": 0, "nb": 2} if entry.endswith("scaled") else {"k": 0}
    ends = saved(tmp_path, "ends", np.arange(sizes["g"], dtype=np.int32) * 10)
    checked(SAMPLE, entry, n=136, given=ends, **sizes, **k)


@pytest.mark.slow
def test_maps_of_no_rows_need_no_address() -> None:
    """On a GPU an empty array has none: its maps have an extent of zero, and none is encoded."""
    extents = {"m": 0, "k": 64, "g": 2, "n": 72}
    it = lowered(SAMPLE, form_of(SAMPLE, "gemm_grouped", extents))
    tensors = [make_tensor(param, extents) for param in it.signature.tensors]
    views = [TensorView(4096, x.array.shape, x.stride, x.param.dtype, 0) for x in tensors]
    leaves, _, _ = check_arguments(it.signature, views, None, 0)
    (launch,) = it.launches(leaves)
    a, b, d = (x.dims for x in launch.args if isinstance(x, TensorMap))
    assert 0 in a and 0 in d and 0 not in b


@pytest.mark.slow
@pytest.mark.parametrize(
    ("entry", "sizes"),
    [
        ("gemm_grouped", {"m": 300, "n": 136, "k": 136}),
        ("gemm_grouped_k", {"m": 136, "n": 136, "k": 300}),
        ("gemm_masked", {"r": 300, "n": 136, "k": 136}),
        ("gemm_grouped_scaled", {"m": 300, "n": 136, "kb": 2, "nb": 2}),
        ("gemm_masked_scaled", {"r": 300, "n": 136, "kb": 2, "nb": 2}),
    ],
)
def test_no_order_of_threads_and_copies_finds_anything(entry: str, sizes: dict[str, int], tmp_path: Path) -> None:
    ends = saved(tmp_path, "ends", np.array([60, 60, 189, 300], np.int32))
    checked(SAMPLE, entry, "--schedules", "5", given=ends, g=4, **sizes)


@pytest.mark.parametrize(
    ("m", "g", "rows"),
    [(256, 256, 64), (2048, 64, 64), (8192, 8, 128), (65536, 64, 128)],
)
def test_groups_of_a_few_rows_take_tiles_of_64(m: int, g: int, rows: int) -> None:
    found = form_of(SAMPLE, "gemm_grouped", {"m": m, "g": g, "n": 2048, "k": 2048})
    assert found.startswith(f"gemm_grouped_tile{rows}x")
