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
