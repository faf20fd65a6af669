"""Attention of single tokens to keys in pages, on the interpreter: pages of all sizes, lengths that
differ much, shares that end anywhere.
"""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
from sample_kit import declared, exports

from cutec.frontend.exports.export import Export
from cutec.testing import simulate

pytestmark = pytest.mark.slow
DTYPES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16}


def decoded(export: Export, heads: tuple[int, int], page: int, lengths: list[int], blocks: int | None) -> None:
    """Call on random tensors, and compare with the reference. `heads`: of q, of K and V."""
    dtype, depth = export.variant["dtype"], export.variant["depth"]
    rng, sequences = np.random.default_rng(sum(lengths) + page), len(lengths)
    longest = max(1, -(-max(lengths) // page))
    pages = sequences * longest + 2
    q, k, v = (
        rng.standard_normal(shape).astype(DTYPES[dtype])
        for shape in ((sequences, heads[0], depth), *[(pages, page, heads[1], depth)] * 2)
    )
    table = rng.permutation(pages)[: sequences * longest].reshape(sequences, longest).astype(np.int32)
    given = {"q": q, "k": k, "v": v, "table": table, "lengths": np.array(lengths, np.int32), "scale": depth**-0.5}
    out, logs = np.full_like(q, np.nan), np.full(q.shape[:2], np.nan, np.float32)
    slots = 2 * 132 * 3
    scratch = {"parts": np.empty((slots, 16, depth), np.float32), "part_logs": np.empty((slots, 16), np.float32)}
    scratch["cuts"] = np.empty((slots // 2, 3), np.int32)
    types = {**dict.fromkeys(("q", "out"), f"{dtype}[b,h,{depth}]"), **dict.fromkeys("kv", f"{dtype}[p,t,g,{depth}]")}
    simulate(export.function, **given, out=out, logs=logs, **scratch, most=blocks, types=types)
    wanted, wanted_logs = export.reference(**given)
    np.testing.assert_allclose(out.astype(np.float64), wanted, atol=2e-2 if dtype == "bf16" else 3e-3)
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
