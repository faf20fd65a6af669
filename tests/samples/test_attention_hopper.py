"""attention_hopper: right for all head dimensions, masks and types at sizes that no tile divides; rows that see nothing, sequences that are empty,
NaN and infinities."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from sample_kit import FOLDER

from cutec.diag import CutecError
from cutec.driver.load import loaded
from cutec.testing import simulate

SAMPLE = FOLDER / "attention_hopper.py"
DTYPES = {"f16": np.dtype(np.float16), "bf16": np.dtype(ml_dtypes.bfloat16)}
ROUNDING = {"f16": 2.0**-11, "bf16": 2.0**-8}
# batches, rows, columns, heads, heads of K and V
SHAPES = [(1, 1, 1, 1, 1), (2, 70, 200, 2, 1), (1, 200, 70, 3, 1)]


@pytest.fixture(scope="module")
def sample() -> Any:
    with loaded(str(SAMPLE)) as kernel:
        yield kernel.module


def operands(dtype: str, depth: int, shape: tuple[int, ...], seed: int = 0) -> list[np.ndarray]:
    """Q, K and V, normally distributed."""
    b, s, t, h, g = shape
    rng = np.random.default_rng(seed)
    return [rng.standard_normal((b, *part, depth)).astype(DTYPES[dtype]) for part in ((s, h), (t, g), (t, g))]


def computed(sample: Any, dtype: str, qkv: list[np.ndarray], mask: str, window: tuple[int, int] | tuple[None, None] = (None, None), scale: float = 0.1):
    """O and L, as float64."""
    b, s, h, depth = qkv[0].shape
    any_, word = ":(?{div=8},?{div=8},?{div=8},1)", f"{dtype}[{{}},{depth}]"
    types = {name: f"in {word.format(dims)}{any_}" for name, dims in (("q", "b,s,h"), ("k", "b,t,g"), ("v", "b,t,g"))}
    types |= {"out": f"out {word.format('b,s,h')}{any_}", "logs": "out f32[b,h,s]", "scale": "f32"}
    out, logs = np.full((b, s, h, depth), np.nan, DTYPES[dtype]), np.full((b, h, s), np.nan, np.float32)
    simulate(sample.attention, *qkv, out, logs, scale, *window, types=types, mask=mask, blocks=2)
    return out.astype(np.float64), logs.astype(np.float64)


def close(dtype: str, got: tuple[np.ndarray, ...], want: tuple[np.ndarray, ...]) -> None:
    """P is rounded before it is multiplied, and O at the end; L is not."""
    assert np.array_equal(np.isneginf(got[1]), np.isneginf(want[1]))
    np.testing.assert_allclose(got[0], want[0], rtol=2 * ROUNDING[dtype], atol=4 * ROUNDING[dtype])
    np.testing.assert_allclose(got[1], want[1], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize(("dtype", "depth", "mask"), [("f16", 64, "full"), ("bf16", 64, "causal"), ("bf16", 128, "full"), ("f16", 256, "causal")])
def test_attention(sample: Any, dtype: str, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    qkv = operands(dtype, depth, shape)
    want = sample.window_reference(*qkv, 0.1, right=0 if mask == "causal" else None)
    close(dtype, computed(sample, dtype, qkv, mask), want)


@pytest.mark.parametrize("window", [(0, 0), (40, 3), (7, 2**31 - 1), (2**31 - 1, 1)])
def test_windows(sample: Any, window: tuple[int, int]) -> None:
    qkv = operands("bf16", 64, (1, 260, 300, 1, 1))
    close("bf16", computed(sample, "bf16", qkv, "window", window), sample.window_reference(*qkv, 0.1, *window))


def test_heads_before_rows(sample: Any) -> None:
    """Strides of any order: (batch, heads, rows, D) in memory."""
    qkv = operands("f16", 64, (2, 65, 80, 2, 2))
    other = [np.ascontiguousarray(x.transpose(0, 2, 1, 3)).transpose(0, 2, 1, 3) for x in qkv]
    close("f16", computed(sample, "f16", other, "causal"), sample.causal_reference(*qkv, 0.1))


def test_nan_and_infinity_reach_what_they_reach_in_the_reference(sample: Any) -> None:
    q, k, v = operands("f16", 64, (1, 64, 140, 2, 1))
    q[0, 3, 0, 5], q[0, 4, 1, 0], k[0, 139, 0, 0] = np.nan, np.inf, np.nan
    out, logs = computed(sample, "f16", [q, k, v], "causal")
    with np.errstate(invalid="ignore"):
        want = sample.causal_reference(q, k, v, 0.1)
    assert np.array_equal(np.isnan(out), np.isnan(want[0])) and np.array_equal(np.isnan(logs), np.isnan(want[1]))
    assert np.isnan(out[0, 63]).all() and not np.isnan(out[0, 5:63]).any()
    np.testing.assert_allclose(out, want[0], rtol=2e-3, atol=2e-3)


@pytest.mark.parametrize(("dtype", "depth"), [("f16", 64), ("bf16", 128)])
def test_packed_sequences(sample: Any, dtype: str, depth: int) -> None:
    """Some are empty, some without columns, one with more rows than columns; a NaN of one reaches no other."""
    rows, columns = (30, 0, 150, 9, 40), (30, 50, 100, 0, 200)
    starts = [np.concatenate([[0], np.cumsum(x)]).astype(np.int32) for x in (rows, columns)]
    rng = np.random.default_rng(1)
    q, k, v = (rng.standard_normal((n, h, depth)).astype(DTYPES[dtype]) for n, h in ((sum(rows), 2), (sum(columns), 1), (sum(columns), 1)))
    v[30:80] = np.nan  # of the sequence that has no rows
    out, logs = np.full(q.shape, np.nan, q.dtype), np.full((2, sum(rows)), np.nan, np.float32)
    types = {"q": f"in {dtype}[r,h,{depth}]", "out": f"out {dtype}[r,h,{depth}]", "logs": "out f32[h,r]", "longest": "i32", "scale": "f32"}
    types |= {name: f"in {dtype}[c,g,{depth}]" for name in "kv"} | {f"starts_{name}": "in i32[n]" for name in "qk"}
    simulate(sample.attention_packed, q, k, v, *starts, max(rows), out, logs, 0.1, types=types, mask="causal", blocks=3)
    want = sample.packed_reference(q, k, v, *starts, max(rows), 0.1)
    close(dtype, (out.astype(np.float64), logs), want)
    assert (out[180:189] == 0).all() and np.isneginf(logs[:, 180:189]).all()



@pytest.mark.parametrize(
    ("shape", "depth", "mask", "window", "scale", "said"),
    [
        ((1, 8, 8, 3, 2), 64, "full", (None, None), 0.1, "as many heads of Q share each"),
        ((1, 8, 8, 1, 1), 96, "full", (None, None), 0.1, "D is one of 64, 128, 256, not 96"),
        ((1, 8, 8, 1, 1), 64, "full", (None, None), -0.1, "scores keep their order"),
        ((1, 8, 8, 1, 1), 64, "window", (-1, 4), 0.1, "none is negative"),
    ],
)
def test_what_does_not_fit_is_named(sample: Any, shape, depth: int, mask: str, window, scale: float, said: str) -> None:
    with pytest.raises(Exception, match=said):
        computed(sample, "f16", operands("f16", depth, shape), mask, window, scale)


def test_sequences_that_do_not_increase_are_named(sample: Any) -> None:
    q, starts = np.zeros((20, 1, 64), np.float16), np.array([0, 15, 10, 20], np.int32)
    types = {name: f"{role}f16[r,h,64]" for name, role in (("q", "in "), ("k", "in "), ("v", "in "), ("out", "out "))}
    with pytest.raises(CutecError, match="each sequence begins where"):
        simulate(sample.attention_packed, q, q, q, starts, starts, 15, q.copy(), np.zeros((1, 20), np.float32), 0.1, types=types, mask="full",
                 enable_assertions=True)  # fmt: skip
