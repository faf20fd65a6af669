"""The attention samples as tests need them: operands, a call on the CPU interpreter, and how far
results may be from the reference.
"""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from cutec.testing import simulate

DTYPES = {"f16": np.dtype(np.float16), "bf16": np.dtype(ml_dtypes.bfloat16)}
ROUNDING = {"f16": 2.0**-11, "bf16": 2.0**-8}
# batches, rows, columns, heads, heads of K and V
SHAPES = [(1, 1, 1, 1, 1), (2, 70, 200, 2, 1), (1, 200, 70, 3, 1)]


def operands(
    dtype: str, depth: int, shape: tuple[int, ...], seed: int = 0, values: int | None = None
) -> list[np.ndarray]:
    """Q, K and V, normally distributed. `values`: V's D, if it is another."""
    b, s, t, h, g = shape
    rng = np.random.default_rng(seed)
    parts = (s, h, depth), (t, g, depth), (t, g, values or depth)
    return [rng.standard_normal((b, *part)).astype(DTYPES[dtype]) for part in parts]


def computed(
    sample: Any,
    dtype: str,
    qkv: list[np.ndarray],
    mask: str,
    scale: float = 0.1,
    window: tuple[float | None, ...] = (),
    workspaces: tuple[tuple[int, ...], ...] = (),
    **constants: Any,
) -> tuple[np.ndarray, np.ndarray]:
    """O and L, as float64. `window`, `workspaces` (their shapes), `constants`: what only one of the
    samples takes.
    """
    (b, s, h, depth), values = qkv[0].shape, qkv[2].shape[3]

    def operand(role: str, dims: str, across: int) -> str:
        return f"{role} {dtype}[{dims},{across}]:(?{{div=8}},?{{div=8}},?{{div=8}},1)"

    types = {
        "q": operand("in", "b,s,h", depth),
        "k": operand("in", "b,t,g", depth),
        "v": operand("in", "b,t,g", values),
    }
    types |= {"out": operand("out", "b,s,h", values), "logs": "out f32[b,h,s]", "scale": "f32"}
    out, logs = np.full((b, s, h, values), np.nan, DTYPES[dtype]), np.full((b, h, s), np.nan, np.float32)
    further = [np.full(shape, np.nan, np.float32) for shape in workspaces[:2]]
    types |= {name: f"workspace f32{list(each.shape)}" for name, each in zip(("parts", "part_logs"), further)}
    for shape in workspaces[2:]:
        further.append(np.zeros(shape, np.uint32))
        types["counters"] = f"workspace zeroed u32{list(shape)}"
    simulate(sample.attention, *qkv, out, logs, scale, *window, *further, types=types, mask=mask, **constants)
    return out.astype(np.float64), logs.astype(np.float64)


def close(dtype: str, got: tuple[np.ndarray, ...], want: tuple[np.ndarray, ...]) -> None:
    """P is rounded before it is multiplied, and O at the end; L is not."""
    assert np.array_equal(np.isneginf(got[1]), np.isneginf(want[1]))
    np.testing.assert_allclose(got[0], want[0], rtol=2 * ROUNDING[dtype], atol=4 * ROUNDING[dtype])
    np.testing.assert_allclose(got[1], want[1], rtol=1e-5, atol=1e-5)


def check_heads_before_rows(sample: Any, **further: Any) -> None:
    """Strides of any order: (batch, heads, rows, D) in memory."""
    qkv = operands("f16", 64, (2, 65, 80, 2, 2))
    other = [np.ascontiguousarray(x.transpose(0, 2, 1, 3)).transpose(0, 2, 1, 3) for x in qkv]
    close("f16", computed(sample, "f16", other, "causal", **further), sample.causal_reference(*qkv, 0.1))


def check_empty(sample: Any, **further: Any) -> None:
    """Rows that have no columns get zeros and -inf; where there are no rows, or no batches, nothing
    is launched.
    """
    for shape in ((1, 70, 0, 2, 1), (2, 0, 40, 2, 1), (0, 8, 8, 1, 1)):
        out, logs = computed(sample, "f16", operands("f16", 64, shape), "full", **further)
        assert (out == 0).all() and np.isneginf(logs).all()


def check_growing(sample: Any, **further: Any) -> None:
    """Scores of each block of columns are far greater than those of the blocks before it: those to
    its right.
    """
    for mask in ("full", "causal"):
        q, k, v = operands("f16", 64, (1, 70, 420, 2, 1))
        q, k = q + np.float16(1), k + np.linspace(10, 0, 420, dtype=np.float16)[:, None, None]
        want = {"full": sample.full_reference, "causal": sample.causal_reference}[mask](q, k, v, 0.1)
        close("f16", computed(sample, "f16", [q, k, v], mask, **further), want)


def check_nan_and_infinity(sample: Any, **further: Any) -> None:
    """They reach what they reach in the reference."""
    q, k, v = operands("f16", 64, (1, 64, 140, 2, 1))
    q[0, 3, 0, 5], q[0, 4, 1, 0], k[0, 139, 0, 0] = np.nan, np.inf, np.nan
    out, logs = computed(sample, "f16", [q, k, v], "causal", **further)
    with np.errstate(invalid="ignore"):
        want = sample.causal_reference(q, k, v, 0.1)
    assert np.array_equal(np.isnan(out), np.isnan(want[0])) and np.array_equal(np.isnan(logs), np.isnan(want[1]))
    assert np.isnan(out[0, 63]).all() and not np.isnan(out[0, 5:63]).any()
    np.testing.assert_allclose(out, want[0], rtol=2e-3, atol=2e-3)


def check_packed(sample: Any, dtype: str, depth: int, **further: Any) -> None:
    """Some are empty, some without columns, one with more rows than columns; a NaN of one reaches
    no other.
    """
    rows, columns = (30, 0, 150, 9, 40), (30, 50, 100, 0, 200)
    starts = [np.concatenate([[0], np.cumsum(x)]).astype(np.int32) for x in (rows, columns)]
    rng = np.random.default_rng(1)
    q, k, v = (
        rng.standard_normal((n, h, depth)).astype(DTYPES[dtype])
        for n, h in ((sum(rows), 2), (sum(columns), 1), (sum(columns), 1))
    )
    v[30:80] = np.nan  # of the sequence that has no rows
    out, logs = np.full(q.shape, np.nan, q.dtype), np.full((2, sum(rows)), np.nan, np.float32)
    types = {
        "q": f"in {dtype}[r,h,{depth}]",
        "out": f"out {dtype}[r,h,{depth}]",
        "logs": "out f32[h,r]",
        "longest": "i32",
        "scale": "f32",
    }
    types |= dict.fromkeys("kv", f"in {dtype}[c,g,{depth}]") | {f"starts_{name}": "in i32[n]" for name in "qk"}
    inputs = q, k, v, *starts, max(rows), out, logs, 0.1
    simulate(sample.attention_packed, *inputs, types=types, mask="causal", **further)
    want = sample.packed_reference(q, k, v, *starts, max(rows), 0.1)
    close(dtype, (out.astype(np.float64), logs), want)
    assert (out[180:189] == 0).all() and np.isneginf(logs[:, 180:189]).all()


def check_many_packed(sample: Any, heads: int = 2, **further: Any) -> None:
    """More than a warp has threads, of several tiles and of none."""
    rng = np.random.default_rng(2)
    rows = rng.permutation([0, 1, 64, 65, 150, *rng.integers(0, 30, 65)])
    starts = np.concatenate([[0], np.cumsum(rows)]).astype(np.int32)
    q, k, v = (rng.standard_normal((starts[-1], count, 64)).astype(np.float16) for count in (heads, 1, 1))
    out, logs = np.full(q.shape, np.nan, q.dtype), np.full((heads, len(q)), np.nan, np.float32)
    types = dict.fromkeys("kv", "in f16[r,1,64]") | {"q": f"in f16[r,{heads},64]", "out": f"out f16[r,{heads},64]"}
    types |= {
        "logs": f"out f32[{heads},r]",
        "starts_q": "in i32[n]",
        "starts_k": "in i32[n]",
        "longest": "i32",
        "scale": "f32",
    }
    inputs = q, k, v, starts, starts, 150, out, logs, 0.1
    simulate(sample.attention_packed, *inputs, types=types, mask="causal", **further)
    close("f16", (out.astype(np.float64), logs), sample.packed_reference(q, k, v, starts, starts, 150, 0.1))


def packed(
    sample: Any, starts_q: list[int], starts_k: list[int], longest: int, **options: Any
) -> tuple[tuple[np.ndarray, ...], tuple[np.ndarray, ...]]:
    """(O and L, the same of the reference) of 200 packed rows and 20 columns."""
    rng = np.random.default_rng(3)
    q, k, v = (rng.standard_normal((n, 1, 64)).astype(np.float16) for n in (200, 20, 20))
    starts = [np.array(x, np.int32) for x in (starts_q, starts_k)]
    out, logs = np.zeros_like(q), np.full((1, 200), -np.inf, np.float32)
    types = {
        "q": "in f16[r,h,64]",
        "k": "in f16[c,h,64]",
        "v": "in f16[c,h,64]",
        "out": "inout f16[r,h,64]",
        "logs": "inout f32[h,r]",
    }
    options = {"mask": "causal", "types": types} | options
    simulate(sample.attention_packed, q, k, v, *starts, longest, out, logs, 0.1, **options)
    want = np.zeros(q.shape), np.full((1, 200), -np.inf)
    # what is not there is cut off
    (begin, end), (left, right) = ((x[:-1], x[1:]) for x in (np.clip(starts[0], 0, 200), np.clip(starts[1], 0, 20)))
    for i in range(len(begin)):
        rows, columns = slice(begin[i], end[i]), slice(left[i], right[i])
        found = sample.causal_reference(q[None, rows], k[None, columns], v[None, columns], 0.1)
        want[0][rows], want[1][:, rows] = found[0][0], found[1][0]
    return (out.astype(np.float64), logs), want
