"""Attention of single tokens to keys in pages, on the interpreter: pages of all sizes, lengths that
differ much, shares that end anywhere.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from sample_kit import declared, exports

from cutec.diag import CutecError
from cutec.frontend.exports.export import Export
from cutec.testing import simulate

pytestmark = pytest.mark.slow
DTYPES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16}


def inputs(export: Export, heads: tuple[int, int], page: int, lengths: list[int]) -> dict[str, Any]:
    """Random tensors, and what the call writes. `heads`: of q, of K and V."""
    dtype, depth = export.variant["dtype"], export.variant["depth"]
    rng, sequences = np.random.default_rng(sum(lengths) + page), len(lengths)
    longest = max(1, -(-max(lengths) // page))
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
    slots = 2 * 132 * 3
    scratch = {"parts": np.empty((slots, 16, depth), np.float32), "part_logs": np.empty((slots, 16), np.float32)}
    scratch["cuts"] = np.empty((slots // 2, 3), np.int32)
    kind = "f8E4M3FN" if "k_scales" in given else dtype
    types = {**dict.fromkeys(("q", "out"), f"{dtype}[b,h,{depth}]"), **dict.fromkeys("kv", f"{kind}[p,t,g,{depth}]")}
    if "k_scales" in given:
        types |= dict.fromkeys(("k_scales", "v_scales"), "f32[p,g]:(?,?)")
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
    ((8, 2), 16, [100, 37], None),
    ((4, 1), 1, [0, 65, 300], 3),
    ((40, 2), 7, [129, 64], 5),
    ((2, 2), 64, [1, 1, 1, 190, 2], 2),
    ((3, 3), 256, [64, 128], 1),
]


@pytest.mark.parametrize(("heads", "page", "lengths", "blocks"), CASES)
@pytest.mark.parametrize("name", exports("attention_decode"))
def test_decode(name: str, heads: tuple[int, int], page: int, lengths: list[int], blocks: int | None) -> None:
    decoded(declared("attention_decode", name), heads, page, lengths, blocks)


def test_many_sequences_of_one_key() -> None:
    """More of them than a warp looks at at once."""
    lengths = [1] * 40 + [0, 70] + [1] * 30
    decoded(declared("attention_decode", "attention_decode_f16_depth64"), (1, 1), 4, lengths, 7)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [("table", 99, "a page that K and V do not have"), ("lengths", 600, "beyond the pages")],
)
def test_assertions_tell_pages_that_are_not_there(name: str, value: int, message: str) -> None:
    export = declared("attention_decode", "attention_decode_f16_depth64")
    given = inputs(export, (2, 1), 16, [100, 37])
    given[name].flat[0] = value
    with pytest.raises(CutecError, match=message):
        called(export, given, enable_assertions=True)
