"""Attention of single tokens to keys in pages, on the interpreter: pages of all sizes, lengths that
differ much, shares that end anywhere.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from sample_kit import choices, declared, exports, lowered

from cutec.diag import CutecError
from cutec.frontend.exports.export import Export
from cutec.render import module_text
from cutec.testing import simulate

pytestmark = pytest.mark.slow
DTYPES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16}


def inputs(export: Export, heads: tuple[int, int], page: int, lengths: list[int]) -> dict[str, Any]:
    """Random tensors, and what the call writes. `heads`: of q, of K and V."""
    dtype, depth = export.variant["dtype"], export.variant["depth"]
    rng, sequences = np.random.default_rng(sum(lengths) + page), len(lengths)
    longest = max(1, -(-max(lengths, default=0) // page))
    pages = sequences * longest + 2
    q, k, v = (
        rng.standard_normal(shape).astype(DTYPES[dtype])
        for shape in ((sequences, heads[0], depth), *[(pages, page, heads[1], depth)] * 2)
    )
    table = rng.permutation(pages)[: sequences * longest].reshape(sequences, longest).astype(np.int32)
    found = {"q": q, "k": k, "v": v, "table": table, "lengths": np.array(lengths, np.int32), "scale": depth**-0.5}
    if "fp8" in export.name:
        scales = [2.0 ** rng.uniform(-4, -1, (pages, heads[1])).astype(np.float32) for _ in "kv"]
        # of V: those of heads
        found |= {"k_scales": scales[0], "v_scales": np.broadcast_to(scales[1][:1], scales[1].shape)}
        for name in "kv":
            found[name] = (found[name].astype(np.float32) * 4).astype(ml_dtypes.float8_e4m3fn)
    return found


def called(export: Export, given: dict[str, Any], **options: Any) -> tuple[np.ndarray, np.ndarray]:
    """O and L of a call."""
    dtype, depth = export.variant["dtype"], export.variant["depth"]
    out, logs = np.full_like(given["q"], np.nan), np.full(given["q"].shape[:2], np.nan, np.float32)
    slots, rows = 2 * 132 * 3, export.variant["tile"] * export.variant["together"]
    scratch = {"parts": np.empty((slots, rows, depth), np.float32), "part_logs": np.empty((slots, rows), np.float32)}
    scratch["cuts"] = np.empty((slots // 2, 3), np.int32)
    kind = "f8E4M3FN" if "k_scales" in given else dtype
    given = {"k_scales": None, "v_scales": None} | given
    types = {**dict.fromkeys(("q", "out"), f"{dtype}[b,h,{depth}]"), **dict.fromkeys("kv", f"{kind}[p,t,g,{depth}]")}
    if kind != dtype:
        types |= dict.fromkeys(("k_scales", "v_scales"), "f32[p,g]:(?,?)")
    options |= {name: export.variant[name] for name in ("together", "tile") if name in export.variant}
    simulate(export.function, **given, out=out, logs=logs, **scratch, types=types, **options)
    return out, logs


def decoded(export: Export, heads: tuple[int, int], page: int, lengths: list[int], blocks: int | None) -> None:
    """Call on random tensors, and compare with the reference."""
    given = inputs(export, heads, page, lengths)
    out, logs = called(export, given, most=blocks)
    wanted, wanted_logs = export.reference(**given)
    rounding = 2e-2 if export.variant["dtype"] == "bf16" else 3e-3
    np.testing.assert_allclose(out.astype(np.float64), wanted, rtol=rounding, atol=rounding)
    np.testing.assert_allclose(logs, wanted_logs, atol=1e-5)


CASES = [
    ((16, 4), 16, [100, 37], None),
    ((4, 1), 1, [0, 65, 300], 3),
    ((8, 8), 16, [100, 30], 16),  # heads beside each other
    ((40, 2), 7, [129, 64], 5),
    ((2, 2), 64, [1, 1, 1, 190, 2], 2),
    ((3, 3), 256, [64, 128], 1),
]


@pytest.mark.parametrize("name", exports("attention_decode"))
def test_decode(name: str) -> None:
    decoded(declared("attention_decode", name), *CASES[0])


@pytest.mark.parametrize(("heads", "page", "lengths", "blocks"), CASES[1:])
@pytest.mark.parametrize(
    "kind",
    [
        *("bf16_depth64_tile8_together1", "f16_depth128_tile16_together1", "bf16_depth256_tile8_together1"),
        *("fp8_bf16_depth64_tile16_together1", "fp8_bf16_depth128_tile8_together1"),
        "fp8_bf16_depth256_tile16_together1",
    ],
)
def test_shapes(kind: str, heads: tuple[int, int], page: int, lengths: list[int], blocks: int | None) -> None:
    decoded(declared("attention_decode", f"attention_decode_{kind}"), heads, page, lengths, blocks)


@pytest.mark.parametrize(
    ("heads", "page", "lengths", "blocks"),
    [
        ((16, 4), 1, [0, 200, 65], 3),
        ((16, 16), 16, [70, 200], 16),  # thread blocks beside each other
        ((80, 4), 7, [129, 330], 5),  # tiles of 8 or 16 of 20 heads of each
        ((24, 12), 64, [1, 1, 1, 330, 2], 2),
    ],
)
@pytest.mark.parametrize(
    "kind",
    [
        *("fp8_bf16_depth64_tile8_together4", "fp8_bf16_depth64_tile16_together2", "bf16_depth64_tile8_together2"),
        *("fp8_f16_depth128_tile8_together2", "fp8_bf16_depth128_tile16_together2", "f16_depth64_tile16_together2"),
    ],
)
def test_heads_together(kind: str, heads: tuple[int, int], page: int, lengths: list[int], blocks: int | None) -> None:
    decoded(declared("attention_decode", f"attention_decode_{kind}"), heads, page, lengths, blocks)


@pytest.mark.parametrize(
    ("heads", "page", "lengths", "blocks"),
    [
        ((128, 2), 1, [0, 200, 65], 3),
        ((40, 2), 16, [100, 200], 4),  # thread blocks beside each other; rows that are not there
        ((130, 1), 7, [129, 330, 1], 5),  # two tiles of 64, or of 128
        ((20, 1), 64, [1, 1, 1, 450, 2], 2),
    ],
)
@pytest.mark.parametrize(
    "form",
    [
        *("bf16_depth64_tile64", "f16_depth128_tile64", "bf16_depth256_tile64"),
        *("f16_depth64_tile128", "bf16_depth128_tile128", "f16_depth256_tile128"),
        *("fp8_bf16_depth64_tile64", "fp8_f16_depth128_tile64", "fp8_bf16_depth256_tile64"),
    ],
)
def test_heads_of_warpgroups(form: str, heads: tuple[int, int], page: int, lengths: list[int], blocks: int) -> None:
    decoded(declared("attention_decode", f"attention_decode_{form}_together1"), heads, page, lengths, blocks)


@pytest.mark.parametrize(
    ("name", "tiles"),
    [
        ("attention_decode_f16_depth128", [8, 16, 16, 64, 64, 128, 128, 64]),
        ("attention_decode_fp8_bf16_depth128", [8, 16, 16, 16, 64, 64, 64, 64]),
    ],
)
def test_rows_for_heads_that_share_one_of_k_and_v(name: str, tiles: list[int]) -> None:
    choice, ratios = choices("attention_decode")[name], (8, 9, 16, 17, 64, 65, 128, 129)
    extents = dict.fromkeys("bptsuv", 1)
    taken = [choice.export(extents | {"g": 3, "h": 3 * ratio}) for ratio in ratios]
    assert taken == [f"{name}_tile{tile}_together1" for tile in tiles]


def test_as_many_heads_together_as_their_number_has() -> None:
    choice = choices("attention_decode")["attention_decode_fp8_bf16_depth64"]
    rest = dict.fromkeys("bpuv", 1) | {"t": 256, "s": 1000}
    taken = [choice.export(rest | {"g": g, "h": ratio * g}) for ratio in (8, 9) for g in (1, 2, 3, 8)]
    assert [name and name[name.index("tile") :] for name in taken] == [
        *("tile8_together1", "tile8_together2", "tile8_together1", "tile8_together4"),
        *("tile16_together1", "tile16_together2", "tile16_together1", "tile16_together2"),
    ]
    few = choice.export(rest | {"g": 8, "h": 64, "s": 2})
    assert few and few.endswith("tile8_together1")  # most multiprocessors would have nothing
    export = declared("attention_decode", "attention_decode_fp8_f16_depth64_tile8_together2")
    with pytest.raises(CutecError, match="a multiple of as many heads"):
        called(export, inputs(export, (3, 3), 4, [20]), enable_assertions=True)


def test_many_sequences_of_one_key() -> None:
    """More of them than a warp looks at at once."""
    lengths = [1] * 40 + [0, 70] + [1] * 30
    decoded(declared("attention_decode", "attention_decode_f16_depth64_tile8_together1"), (1, 1), 4, lengths, 7)


@pytest.mark.parametrize(
    ("heads", "lengths", "blocks"), [((1, 1), [1000], None), ((2, 2), [700], 22), ((1, 1), [900, 40], 16)]
)
def test_several_warps_add_up_a_row(heads: tuple[int, int], lengths: list[int], blocks: int | None) -> None:
    """Of an eighth as many units as shares; all of them are cut, or one is not."""
    decoded(declared("attention_decode", "attention_decode_f16_depth128_tile8_together1"), heads, 64, lengths, blocks)


def test_whole_lines_for_long_shares() -> None:
    """17 blocks of keys for one thread block: rows of 64 bytes come with what is beside them."""
    export = declared("attention_decode", "attention_decode_fp8_f16_depth64_tile8_together1")
    decoded(export, (3, 1), 64, [4100, 200], 1)


@pytest.mark.parametrize(
    ("kind", "whole"),
    [
        (f"fp8_bf16_depth{depth}_tile8_together{together}", (depth, together) == (64, 1))
        for depth, together in ((64, 1), (64, 2), (128, 1))
    ],
)
def test_only_rows_of_64_bytes_are_brought_in_two_ways(kind: str, whole: bool) -> None:
    text = module_text(lowered("attention_decode", f"attention_decode_{kind}").container, locations=False)
    assert "nvvm.cp.async.shared.global" in text and ("cp.async.cg.shared.global.L2::128B" in text) is whole


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [("table", 99, "a page that K and V do not have"), ("lengths", 600, "beyond the pages")],
)
def test_assertions_tell_pages_that_are_not_there(name: str, value: int, message: str) -> None:
    export = declared("attention_decode", "attention_decode_f16_depth64_tile8_together1")
    given = inputs(export, (2, 1), 16, [100, 37])
    given[name].flat[0] = value
    with pytest.raises(CutecError, match=message):
        called(export, given, enable_assertions=True)


@pytest.mark.parametrize(
    "form",
    [
        *("depth64_tile8_together1", "depth64_tile16_together2", "depth128_tile8_together2"),
        *("depth128_tile16_together2", "depth256_tile8_together1", "depth256_tile16_together1"),
        *("depth64_tile64_together1", "depth128_tile64_together1"),
    ],
)
@pytest.mark.parametrize("dtype", DTYPES)
def test_scales_of_any_size(dtype: str, form: str) -> None:
    """Of pages, they differ by powers of ten; of rows of q in bfloat16 too."""
    export = declared("attention_decode", f"attention_decode_fp8_{dtype}_{form}")
    given = inputs(export, (8, 2), 8, [200, 90])
    rng = np.random.default_rng(1)
    shape = given["k_scales"].shape
    given["v_scales"] = 10.0 ** rng.integers(-2, 3, shape).astype(np.float32)
    if dtype == "bf16":
        given["q"] *= (10.0 ** np.arange(-16, 16, 4).astype(np.float32)).astype(given["q"].dtype)[:, None]
        given["k_scales"] *= np.float32(1e-10)
    out, logs = called(export, given)
    wanted, wanted_logs = export.reference(**given)
    error = np.linalg.norm(out - wanted, axis=-1) / np.linalg.norm(wanted, axis=-1)
    assert (error < 4e-3).all()
    np.testing.assert_allclose(logs, wanted_logs, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("form", ["tile8_together1", "tile8_together2", "tile16_together2", "tile64_together1"])
def test_nan_of_a_scale_reaches_its_heads(form: str) -> None:
    export = declared("attention_decode", f"attention_decode_fp8_f16_depth64_{form}")
    given = inputs(export, (4, 2), 8, [20])
    given["v_scales"] = given["v_scales"].copy()
    given["v_scales"][given["table"][0, 1], 1] = np.nan
    out, _ = called(export, given)
    assert np.isfinite(out[0, :2]).all() and np.isnan(out[0, 2:]).all()


@pytest.mark.parametrize(("sequences", "heads", "columns"), [(0, 4, 1), (2, 0, 1), (2, 4, 0)])
@pytest.mark.parametrize(
    "kind", ["f16_depth64_tile8_together1", "fp8_f16_depth64_tile8_together1", "fp8_f16_depth64_tile8_together2"]
)
def test_zero_extents(kind: str, sequences: int, heads: int, columns: int) -> None:
    """No sequences, no heads of q, no pages."""
    export = declared("attention_decode", f"attention_decode_{kind}")
    given = inputs(export, (heads, 2), 4, [0] * sequences)
    given["table"] = np.zeros((sequences, columns), np.int32)
    out, logs = called(export, given)
    assert (out == 0).all() and np.isneginf(logs).all()
