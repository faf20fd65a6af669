"""attention_ampere: right for both head dimensions, masks and types at sizes that no tile divides; shared heads, rows that see nothing, NaN and infinities."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
from sample_kit import FOLDER
from test_bank_conflicts import accesses, conflicts  # noqa: F401  (a fixture)

from cutec.artifact.manifest_read import parse
from cutec.driver.load import loaded
from cutec.driver.options import BuildOptions, Emit
from cutec.driver.perform import perform
from cutec.testing import simulate

SAMPLE = FOLDER / "attention_ampere.py"
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


def computed(sample: Any, dtype: str, qkv: list[np.ndarray], mask: str, scale: float = 0.1) -> tuple[np.ndarray, np.ndarray]:
    """O and L, as float64."""
    b, s, h, depth = qkv[0].shape
    any_, word = ":(?{div=8},?{div=8},?{div=8},1)", f"{dtype}[{{}},{depth}]"
    types = {name: f"in {word.format(dims)}{any_}" for name, dims in (("q", "b,s,h"), ("k", "b,t,g"), ("v", "b,t,g"))}
    types |= {"out": f"out {word.format('b,s,h')}{any_}", "logs": "out f32[b,h,s]", "scale": "f32"}
    out, logs = np.full((b, s, h, depth), np.nan, DTYPES[dtype]), np.full((b, h, s), np.nan, np.float32)
    simulate(sample.attention, *qkv, out, logs, scale, types=types, mask=mask)
    return out.astype(np.float64), logs.astype(np.float64)


def close(dtype: str, got: tuple[np.ndarray, ...], want: tuple[np.ndarray, ...]) -> None:
    """P is rounded before it is multiplied, and O at the end; L is not."""
    assert np.array_equal(np.isneginf(got[1]), np.isneginf(want[1]))
    np.testing.assert_allclose(got[0], want[0], rtol=2 * ROUNDING[dtype], atol=4 * ROUNDING[dtype])
    np.testing.assert_allclose(got[1], want[1], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize(("dtype", "depth", "mask"), [("f16", 64, "full"), ("bf16", 64, "causal"), ("bf16", 128, "full"), ("f16", 128, "causal")])
def test_attention(sample: Any, dtype: str, depth: int, mask: str, shape: tuple[int, ...]) -> None:
    qkv = operands(dtype, depth, shape)
    reference = getattr(sample, f"{mask}_reference")
    close(dtype, computed(sample, dtype, qkv, mask), reference(*qkv, 0.1))


def test_maxima_that_grow_late(sample: Any) -> None:
    """Columns are seen from the last to the first: the largest scores come last, after sums that have to shrink."""
    q, k, v = operands("f16", 64, (1, 130, 300, 1, 1))
    k *= np.linspace(4, 0.1, 300, dtype=np.float16)[:, None, None]
    close("f16", computed(sample, "f16", [q, k, v], "full", 0.5), sample.full_reference(q, k, v, 0.5))


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


@pytest.mark.parametrize("depth", [64, 128])
def test_no_bank_conflicts(sample: Any, accesses, depth: int) -> None:  # noqa: F811
    computed(sample, "f16", operands("f16", depth, (1, 128, 128, 1, 1)), "full")
    seen = {(verb, size, conflicts(warp, size)) for verb, found in accesses.items() for size, position in found for warp in position.reshape(-1, 32)}
    assert seen == {("store", 16, 1), ("load", 16, 1), ("store", 4, 1)}


@pytest.mark.tools
def test_instructions() -> None:
    """Each step of 16 multiplies 2 x 4 and 2 x 16 instructions' worth; nothing is spilled."""
    product = perform(BuildOptions(str(SAMPLE), archs=("sm_80",), entry="attention_full_bf16_depth128", output="out", emits=(Emit("ptx"),)))
    ptx = next(s.data.decode() for s in product.stages if s.stage == "ptx")
    columns = 48
    assert ptx.count("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32") == 8 * 2 * columns // 8 + columns // 16 * 2 * 16
    assert ptx.count("ldmatrix.sync.aligned.m8n8.x4.trans") == columns // 16 * 8 and ".local" not in ptx
    (export,) = parse(product.manifest.encode()).exports
    (kernel,) = (by_arch["sm_80"] for by_arch in export.kernels.values())
    assert (kernel.spill_stores, kernel.spill_loads, kernel.stack) == (0, 0, 0) and product.warnings == []
