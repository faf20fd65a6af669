"""Convolutions on the interpreter: strides, dilation, padding, edges of tiles and channels."""

from __future__ import annotations

import sys
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from checked_runs import checked
from sample_files import FOLDER
from sample_kit import call, choices, declared, form_of

from cutec import cute
from cutec.diag import CutecError
from cutec.testing import simulate

sys.path.insert(0, str(FOLDER))
from common.conv import launch_adding

pytestmark = pytest.mark.slow
# images, height, width, C, K
SHAPES = {
    "conv_1x1": (1, 9, 15, 72, 40),
    "conv_1x1_stride2": (2, 10, 9, 64, 64),
    "conv_2x2_stride2": (2, 8, 18, 40, 136),
    "conv_3x3": (2, 9, 11, 96, 200),
    "conv_3x3_stride2": (1, 19, 17, 64, 72),
    "conv_3x3_dilation2": (3, 8, 7, 8, 264),
    "conv_5x5": (1, 12, 12, 16, 64),
    "conv_1x1_back": (1, 9, 15, 72, 40),
    "conv_3x3_back": (2, 9, 11, 96, 200),
    "conv_3x3_dilation2_back": (1, 8, 17, 136, 72),
    "conv_5x5_back": (1, 12, 12, 16, 64),
    "conv_7x7_stride2_few": (1, 23, 30, 8, 64),
    "conv_4x4_stride4_few": (1, 32, 44, 8, 96),
}


def convolved(name: str, shape: tuple[int, ...], form: str = "") -> None:
    """Call a function, or one of its forms, on random images, and compare with the reference."""
    function = f"{name}_bf16"
    filter, (images, height, width, c, k) = declared("conv_hopper", function).constexprs["filter"], shape
    rng = np.random.default_rng(sum(shape))
    p, q = filter.extent(height, filter.rows), filter.extent(width, filter.columns)
    extents = {"n": images, "h": height, "w": width, "c": c, "k": k, "p": p, "q": q}
    of_x = (images, p, q, k) if name.endswith("back") else (images, height, width, c)
    x, f = (
        rng.standard_normal(each).astype(ml_dtypes.bfloat16) for each in (of_x, (k, filter.rows, filter.columns, c))
    )
    taken = {symbol.name for symbol in declared("conv_hopper", function).signature.symbols}
    extents = {symbol: extent for symbol, extent in extents.items() if symbol in taken}
    y = call("conv_hopper", function + form, extents, {"x": x, "f": f})["y"]
    wanted = declared("conv_hopper", function).reference(x, f)
    np.testing.assert_allclose(y.astype(np.float64), wanted, rtol=1e-2, atol=1e-2 * np.abs(wanted).max())


@pytest.mark.parametrize("name", SHAPES)
def test_images_of_all_filters(name: str) -> None:
    convolved(name, SHAPES[name])


@pytest.mark.parametrize(
    "form",
    [
        "_columns64",
        "_columns96",
        "_columns256_cluster2",
        "_columns64_split8",
        "_columns96_split3",
        "_columns128_split2",
        "_columns160_split2",
        "_columns64_pieces6",
        "_columns96_pieces3",
    ],
)
@pytest.mark.parametrize("name", ["conv_3x3", "conv_3x3_back"])
def test_tiles(name: str, form: str) -> None:
    convolved(name, (1, 20, 20, 264, 136), form)


@pytest.mark.parametrize(
    "form",
    ["_columns80", "_columns64_cluster2", "_columns96_beside2", "_columns128_rows64", "_columns128_rows64_split2"],
)
def test_tiles_of_one_position(form: str) -> None:
    convolved("conv_1x1", (3, 9, 13, 264, 200), form)


def test_slices_of_32_channels() -> None:
    convolved("conv_5x5", (1, 9, 9, 96, 200), "_columns192_channels32")


@pytest.mark.parametrize("columns", [64, 96, 128])
def test_blocks_compute_several_tiles(columns: int) -> None:
    """Sums of a tile leave while those of the next are on their way to the same buffers."""
    export = declared("conv_hopper", f"conv_1x1_bf16_columns{columns}")
    rng = np.random.default_rng(columns)
    x = rng.standard_normal((1, 24, 33, 64)).astype(ml_dtypes.bfloat16)
    f = rng.standard_normal((2 * columns, 1, 1, 64)).astype(ml_dtypes.bfloat16)
    y = np.full((1, 24, 33, 2 * columns), np.nan, ml_dtypes.bfloat16)
    types = {name: f"bf16[n,h,w,{t.shape[3]}]" for name, t in (("x", x), ("y", y))} | {"f": "bf16[k,1,1,64]"}
    simulate(export.function, x, f, y, None, **export.constexprs, blocks=2, types=types)
    np.testing.assert_allclose(y.astype(np.float64), export.reference(x, f), rtol=1e-2, atol=0.3)


def shared(split: int) -> None:
    """Tiles that so many blocks of a cluster share, traced anew."""
    export = declared("conv_hopper", "conv_3x3_bf16")
    rng = np.random.default_rng(split)
    x, f = (rng.standard_normal(of).astype(ml_dtypes.bfloat16) for of in ((1, 11, 13, 72), (136, 3, 3, 72)))
    y = np.full((1, 11, 13, 136), np.nan, ml_dtypes.bfloat16)
    types = {"x": "bf16[n,h,w,c{div=8}]", "f": "bf16[k{div=8},3,3,c]", "y": "bf16[n,p,q,k]"}
    form = {"filter": export.constexprs["filter"], "columns": 64, "split": split}
    simulate(export.function, x, f, y, None, **form, types=types)
    wanted = export.reference(x, f)
    np.testing.assert_allclose(y.astype(np.float64), wanted, rtol=1e-2, atol=1e-2 * np.abs(wanted).max())


@pytest.mark.parametrize("split", [2, 4, 8])
def test_blocks_of_a_cluster_share_tiles(split: int) -> None:
    shared(split)


def test_blocks_that_share_a_tile_must_wait_for_each_others_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cute.arch, "mbarrier_wait", lambda *_, **__: None)
    with pytest.raises(CutecError) as caught:
        shared(2)
    assert caught.value.code.startswith("E50"), caught.value.message


@pytest.mark.parametrize(
    "entry",
    ["conv_3x3_bf16", "conv_1x1_bf16_columns64_split4", "conv_5x5_back_bf16", "conv_7x7_stride2_few_bf16"],
)
def test_no_order_of_threads_and_copies_finds_anything(entry: str) -> None:
    extents = {"n": 1, "h": 14, "w": 11, "p": 14, "q": 11, "c": 40, "k": 72}
    if entry.startswith("conv_7x7"):
        extents |= {"p": 7, "q": 6}
        del extents["c"]
    checked("conv_hopper", entry, "--schedules", "3", **extents)


def test_every_filter_is_tested() -> None:
    assert {function.rsplit("_", 1)[0] for function in choices("conv_hopper")} == set(SHAPES)


# images, height, width, C, K
FILTER_SHAPES = {
    "conv_1x1_filter": (1, 9, 15, 72, 136),
    "conv_1x1_stride2_filter": (2, 10, 9, 64, 64),
    "conv_2x2_stride2_filter": (2, 8, 18, 40, 136),
    "conv_3x3_filter": (2, 9, 11, 96, 40),
    "conv_3x3_stride2_filter": (1, 19, 17, 64, 72),
    "conv_3x3_dilation2_filter": (3, 8, 7, 8, 264),
    "conv_5x5_filter": (1, 12, 12, 16, 64),
}


def filter_gradient(name: str, shape: tuple[int, ...], form: str = "") -> None:
    """Call a function, or one of its forms, on random images and gradients."""
    function, (images, height, width, c, k) = f"{name}_bf16", shape
    export = declared("conv_hopper_filter", function)
    filter, rng = export.constexprs["filter"], np.random.default_rng(sum(shape))
    p, q = filter.extent(height, filter.rows), filter.extent(width, filter.columns)
    x, dy = (
        rng.standard_normal(each).astype(ml_dtypes.bfloat16) for each in ((images, height, width, c), (images, p, q, k))
    )
    extents = {"n": images, "h": height, "w": width, "c": c, "k": k, "p": p, "q": q}
    found = call("conv_hopper_filter", function + form, extents, {"x": x, "dy": dy})["df"]
    wanted = export.reference(x, dy)
    np.testing.assert_allclose(found.astype(np.float64), wanted, rtol=1e-2, atol=1e-2 * np.abs(wanted).max())


@pytest.mark.parametrize("name", FILTER_SHAPES)
def test_gradients_of_all_filters(name: str) -> None:
    filter_gradient(name, FILTER_SHAPES[name])


@pytest.mark.parametrize(
    "form",
    [
        "_units4_split0",
        "_units3_split0",
        "_units1_split2",
        "_units2_split2_groups1x2",
        "_units9_split0_groups1x3",
        "_units9_split2_groups1x3",
        "_units3_split2_groups3x1",
        "_units6_split2_groups3x1_channels32",
        "_units4_split2_waves3",
        "_units3_split2_cluster2",
        "_units4_split0_cluster2",
        "_units3_split2_groups3x1_cluster2",
        "_units6_split2_channels32_cluster2",
        "_units3_split0_high2",
        "_units3_split2_high2",
    ],
)
def test_tiles_of_filter_gradients(form: str) -> None:
    filter_gradient("conv_3x3_filter", (1, 20, 20, 72, 136), form)


@pytest.mark.parametrize(
    "form",
    [
        "_units1_split0_shared4",
        "_units2_split0_shared8",
        "_units1_split2_shared8",
        "_units2_split2_shared8",
        "_units2_split0_groups1x2_shared4",
        "_units2_split2_groups1x2_shared8",
    ],
)
def test_blocks_of_a_cluster_share_tiles_of_gradients(form: str) -> None:
    filter_gradient("conv_1x1_filter", (4, 20, 28, 72, 136), form)


@pytest.mark.parametrize(
    "form",
    [
        {"units": 1},
        {"units": 4, "groups": (1, 2)},
        {"units": 3, "groups": (3, 1)},
        {"units": 6, "groups": (1, 3), "channels": 32},
        {"units": 2, "split": 1, "waves": 9},
        {"units": 1, "high": 2},
        {"units": 2, "cluster": 2},
        {"units": 2, "groups": (1, 2), "shared": 2},
    ],
)
def test_blocks_compute_several_tiles_of_gradients(form: dict[str, Any]) -> None:
    """Sums of a tile leave while those of the next are on their way to the same buffers."""
    export = declared("conv_hopper_filter", "conv_3x3_filter_bf16")
    rng = np.random.default_rng(form["units"])
    x, dy = (rng.standard_normal((1, 9, 9, c)).astype(ml_dtypes.bfloat16) for c in (72, 200))
    df = np.full((200, 3, 3, 72), np.nan, ml_dtypes.bfloat16)
    partial = np.full((2, 200, 9 * 72), np.nan, np.float32) if "split" in form else None
    types = {"x": "bf16[n,h,w,c{div=8}]", "dy": "bf16[n,p,q,k{div=8}]", "df": "bf16[k,3,3,c]"}
    simulate(export.function, x, dy, df, partial, **export.constexprs | form, blocks=2, types=types)
    wanted = export.reference(x, dy)
    np.testing.assert_allclose(df.astype(np.float64), wanted, rtol=1e-2, atol=1e-2 * np.abs(wanted).max())


@cute.jit
def add_up(partial: cute.Tensor, y: cute.Tensor):
    launch_adding(partial, y, lambda total: total)


def added(pieces: int) -> None:
    partial = np.random.default_rng(pieces).standard_normal((pieces, 7, 24)).astype(np.float32)
    y = np.full((7, 24), np.nan, np.float32)
    simulate(add_up, partial, y, types={"partial": "f32[pieces,m,k{div=8}]", "y": "f32[m,k]"})
    np.testing.assert_allclose(y, partial.astype(np.float64).sum(0), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("pieces", [1, 3, 4, 6, 9, 50, 132])
def test_pieces_are_added_up(pieces: int) -> None:
    added(pieces)


def test_warps_that_share_pieces_must_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cute.arch, "sync_threads", lambda: None)
    with pytest.raises(CutecError) as caught:
        added(50)
    assert caught.value.code.startswith("E50"), caught.value.message


def test_no_order_of_threads_and_copies_finds_anything_in_gradients() -> None:
    extents = {"n": 2, "h": 14, "w": 11, "p": 7, "q": 6, "c": 40, "k": 72}
    checked("conv_hopper_filter", "conv_3x3_stride2_filter_bf16", "--schedules", "3", **extents)


def test_every_gradient_of_a_filter_is_tested() -> None:
    assert {function.rsplit("_", 1)[0] for function in choices("conv_hopper_filter")} == set(FILTER_SHAPES)


@pytest.mark.parametrize(
    ("function", "extents", "form"),
    [
        ("conv_3x3_bf16", (1, 7, 7, 512, 512), "columns64_split4"),  # few tiles of many slices
        ("conv_3x3_bf16", (3, 12, 24, 1304, 288), "columns96_pieces6"),  # of the most slices
        ("conv_3x3_bf16", (64, 56, 56, 64, 64), "columns64"),
        ("conv_3x3_bf16", (64, 28, 28, 512, 512), "columns256_cluster2"),
        ("conv_3x3_bf16", (1, 64, 64, 960, 320), "columns160_split2"),
        ("conv_5x5_bf16", (64, 28, 28, 96, 192), "columns192_channels32"),
        ("conv_1x1_bf16", (32, 7, 7, 2048, 512), "columns128_rows64_beside2"),  # one wave of low tiles
        ("conv_1x1_filter_bf16", (32, 56, 56, 256, 64), "units2_split2_groups1x2_shared8"),  # low tiles
        ("conv_1x1_filter_bf16", (1, 56, 56, 64, 256), "units1_split0_shared8"),  # few pixels
        ("conv_1x1_filter_bf16", (32, 28, 28, 512, 128), "units2_split2_shared8"),  # few tiles, many pixels
        ("conv_3x3_filter_bf16", (256, 56, 56, 64, 64), "units9_split2_groups1x3"),  # few channels
        ("conv_3x3_filter_bf16", (256, 50, 50, 72, 200), "units3_split2_cluster2"),  # K of two tiles
        ("conv_5x5_filter_bf16", (64, 28, 28, 96, 192), "units6_split2_groups3x1_channels32"),
    ],
)
def test_the_form_that_a_layer_takes(function: str, extents: tuple[int, ...], form: str) -> None:
    n, h, w, c, k = extents
    sample = "conv_hopper_filter" if "filter" in function else "conv_hopper"
    taken = form_of(sample, function, {"n": n, "h": h, "w": w, "p": h, "q": w, "c": c, "k": k})
    assert taken == f"{function}_{form}"
