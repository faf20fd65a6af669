"""Multi-head latent attention of single tokens to keys in pages, on the interpreter: tiles of
heads, units of one block and of many, shares that end anywhere.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from checked_runs import checked, saved
from sample_kit import declared

from cutec.diag import CutecError
from cutec.frontend.exports.export import Export
from cutec.testing import simulate

pytestmark = pytest.mark.slow
SAMPLE = "attention_mla_hopper"
DTYPES = {"f16": np.float16, "bf16": ml_dtypes.bfloat16}


def inputs(dtype: str, heads: int, page: int, lengths: list[int]) -> dict[str, Any]:
    """Random tensors."""
    rng, sequences = np.random.default_rng(sum(lengths) + page), len(lengths)
    longest = max(1, -(-max(lengths, default=0) // page))
    pages = sequences * longest + 2
    q, cache = (
        rng.standard_normal(shape).astype(DTYPES[dtype]) for shape in ((sequences, heads, 576), (pages, page, 576))
    )
    table = rng.permutation(pages)[: sequences * longest].reshape(sequences, longest).astype(np.int32)
    return {"q": q, "cache": cache, "table": table, "lengths": np.array(lengths, np.int32), "scale": 576**-0.5}


def called(export: Export, given: dict[str, Any], **options: Any) -> tuple[np.ndarray, np.ndarray]:
    """O and L of a call."""
    dtype, shape = export.variant["dtype"], given["q"].shape[:2]
    out, logs = np.full((*shape, 512), np.nan, DTYPES[dtype]), np.full(shape, np.nan, np.float32)
    scratch = {"parts": np.empty((264, 64, 512), np.float32), "part_logs": np.empty((264, 64), np.float32)}
    scratch["cuts"] = np.empty((132, 3), np.int32)
    types = {"q": f"{dtype}[b,h,576]", "cache": f"{dtype}[p,t,576]", "out": f"{dtype}[b,h,512]"}
    simulate(export.function, **given, out=out, logs=logs, **scratch, types=types, **options)
    return out, logs


def attended(name: str, heads: int, page: int, lengths: list[int], blocks: int | None) -> None:
    """Call on random tensors, and compare with the reference."""
    export = declared(SAMPLE, name)
    given = inputs(export.variant["dtype"], heads, page, lengths)
    out, logs = called(export, given, most=blocks)
    wanted, wanted_logs = export.reference(**given)
    rounding = 1e-2 if export.variant["dtype"] == "bf16" else 2e-3
    np.testing.assert_allclose(out.astype(np.float64), wanted, rtol=rounding, atol=rounding)
    np.testing.assert_allclose(logs, wanted_logs, atol=1e-5)


CASES = [
    (16, 16, [70], None),
    (64, 1, [0, 65, 130], 3),
    (100, 7, [129, 33], 6),  # two tiles of heads
    (3, 64, [1, 32, 1, 190, 2], 2),
    (130, 256, [40, 128], 6),
]


@pytest.mark.parametrize(("heads", "page", "lengths", "blocks"), CASES)
def test_mla(heads: int, page: int, lengths: list[int], blocks: int | None) -> None:
    attended("attention_mla_bf16", heads, page, lengths, blocks)


def test_mla_in_float16() -> None:
    attended("attention_mla_f16", 65, 16, [150, 20], 4)


def test_scores_that_grow() -> None:
    """The maximum is raised in every block, and O shrinks."""
    export = declared(SAMPLE, "attention_mla_f16")
    given = inputs("f16", 8, 16, [230])
    given["q"][:] = np.abs(given["q"])
    order = np.empty(given["cache"].shape[0], int)
    order[given["table"][0]] = np.arange(given["table"].shape[1])
    given["cache"] += (order[:, None, None] * 0.5).astype(np.float16)
    out, logs = called(export, given, most=1)
    wanted, wanted_logs = export.reference(**given)
    np.testing.assert_allclose(out.astype(np.float64), wanted, rtol=4e-3, atol=4e-3)
    np.testing.assert_allclose(logs, wanted_logs, rtol=1e-5)


def test_what_lies_behind_a_sequence_does_not_reach_it() -> None:
    """NaN and infinities, in the rest of its last page."""
    export = declared(SAMPLE, "attention_mla_f16")
    given = inputs("f16", 8, 64, [70, 64])
    given["cache"][given["table"][0, 1], 6:] = np.nan
    given["cache"][given["table"][1, 1]] = np.inf
    out, logs = called(export, given)
    assert np.isfinite(out).all() and np.isfinite(logs).all()


@pytest.mark.parametrize(
    ("sequences", "heads", "pages", "columns"), [(0, 8, 4, 2), (2, 0, 4, 2), (2, 8, 0, 2), (2, 8, 4, 0)]
)
def test_zero_extents(sequences: int, heads: int, pages: int, columns: int) -> None:
    """No sequences, no heads; no pages, or none that the table names: no keys."""
    given = inputs("f16", heads, 4, [0] * sequences)
    given |= {"cache": np.zeros((pages, 4, 576), np.float16), "table": np.zeros((sequences, columns), np.int32)}
    out, logs = called(declared(SAMPLE, "attention_mla_f16"), given)
    assert (out == 0).all() and np.isneginf(logs).all()


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("table", 99, "a page that K and V do not have"),
        ("table", -1, "a page that K and V do not have"),
        ("lengths", 600, "beyond the pages"),
    ],
)
def test_assertions_tell_pages_that_are_not_there(name: str, value: int, message: str) -> None:
    given = inputs("f16", 2, 16, [100, 37])
    given[name].flat[0] = value
    with pytest.raises(CutecError, match=message):
        called(declared(SAMPLE, "attention_mla_f16"), given, enable_assertions=True)


def test_no_order_of_threads_and_copies_finds_anything(tmp_path: Path) -> None:
    given = saved(tmp_path, "table", np.array([[3, 1, 0], [4, 2, 5]], np.int32))
    given |= saved(tmp_path, "lengths", np.array([90, 33], np.int32))
    checked(SAMPLE, "attention_mla_bf16", "--schedules", "3", given=given, b=2, h=5, p=6, t=32, s=3, scale=0.04)
