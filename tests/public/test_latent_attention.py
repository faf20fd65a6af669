"""Public programs of Multi-Head Latent Attention, unmodified, on the interpreter against NumPy.
Keys and values lie in pages, which loads fetch one by one.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from examples_kit import ROOT, needs_examples, run_judged

import cutec
from cutec import cute
from cutec.diag import CutecError
from cutec.driver.kernel_file.load import loaded

EXAMPLES = Path(ROOT) / "examples/python/CuTeDSL"
FOLDER = "cute/blackwell/kernel/attention/mla"
HEADS, LATENT, ROPE = 128, 512, 64
F8 = ml_dtypes.float8_e4m3fn


def wanted(q: np.ndarray, k: np.ndarray, v: np.ndarray, lengths: np.ndarray, scale: float) -> tuple[Any, Any]:
    """O and the logarithms (of 2) of the sums, (batch, seq, heads, ...), as float64. k and v:
    (batch, seq, width).
    """
    out, sums = np.zeros((*q.shape[:3], LATENT)), np.zeros(q.shape[:3])
    for b, length in enumerate(lengths):
        scores = np.einsum("shd,kd->shk", q[b], k[b, :length]) * scale
        top = scores.max(-1, keepdims=True)
        weights = np.exp(scores - top)
        total = weights.sum(-1, keepdims=True)
        out[b] = np.einsum("shk,kd->shd", weights / total, v[b, :length])
        sums[b] = ((top + np.log(total)) / np.log(2))[..., 0]
    return out, sums


FP16 = "mla_decode_fp16", "BlackwellMultiHeadLatentAttentionForwardFP16", np.float16
FP8 = "mla_decode_fp8", "BlackwellMultiHeadLatentAttentionForwardFP8", F8


@needs_examples
@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "lengths", "page", "splits", "persistent", "theirs"),
    [
        (FP16, [128, 77], 128, 1, False, ""),
        (FP16, [200], 32, 2, False, ""),
        # Nothing waits for the last release of P, a commit that arrives in both blocks:
        # p_mma_pipeline has no tail.
        (FP8, [100], 64, 1, True, "E5039"),
    ],
)
def test_decode(
    program: tuple[str, str, Any],
    lengths: list[int],
    page: int,
    splits: int,
    persistent: bool,
    theirs: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    check(*program, lengths, page, splits, persistent, theirs)


@needs_examples
@pytest.mark.slow
def test_row_maxima_of_the_next_tile_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pairs of warps exchange the maxima of rows in shared memory. A warp may store those of
    its second tile before the other pair has read those of the first: P has two stages, so no
    barrier is between.
    """
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    with pytest.raises(CutecError, match="softmax_smem_exchange") as caught:
        check(*FP16, [192], 128, 1, False)
    assert caught.value.code == "E5005"


def check(
    file: str, name: str, kind: Any, lengths: list[int], page: int, splits: int, persistent: bool, theirs: str = ""
) -> None:
    """Run a kernel for sequences of some lengths, and compare its results. `theirs`: of
    `run_judged`.
    """
    rng = np.random.default_rng(0)
    batch, most = len(lengths), -(-max(lengths) // page)
    pages = batch * most
    q, kv = (
        rng.integers(-2, 3, shape).astype(kind)
        for shape in ((batch, 1, HEADS, LATENT + ROPE), (pages, page, LATENT + ROPE))
    )
    table = rng.permutation(pages).astype(np.int32).reshape(most, batch)
    out = np.zeros((batch, 1, HEADS, LATENT), kind)
    lse = np.zeros((batch, 1, HEADS), np.float32)
    seqs, scale = np.array(lengths, np.int32), 1 / np.sqrt(LATENT + ROPE)
    parts = [np.ascontiguousarray(x[..., s]) for x in (q, kv) for s in (slice(LATENT), slice(LATENT, None))]
    with loaded(str(EXAMPLES / FOLDER / f"{file}.py")) as program:
        attention = getattr(program.module, name)
        size = attention.get_workspace_size(HEADS, 1, LATENT, batch, splits, cutec.Float32)
        work = np.zeros(max(size, 32), np.int8)
        kernel = attention(cutec.Float32, cutec.Float32, (128, 128), (128, 256), 4, page, 0.0, persistent, True, False)

        @cute.jit
        def run(
            q_latent: cute.Tensor,
            q_rope: cute.Tensor,
            c_latent: cute.Tensor,
            c_rope: cute.Tensor,
            table: cute.Tensor,
            out: cute.Tensor,
            lse: cute.Tensor,
            work: cute.Tensor,
            seqs: cute.Tensor,
            split_kv: cutec.Int32,
            scale: cutec.Float32,
        ):
            def moved(tensor: Any, mode: list[int]) -> Any:
                return cute.make_tensor(tensor.iterator, cute.select(tensor.layout, mode=mode))

            kernel(
                moved(q_latent, [2, 3, 1, 0]),
                moved(q_rope, [2, 3, 1, 0]),
                moved(c_latent, [1, 2, 0]),
                moved(c_rope, [1, 2, 0]),
                table,
                moved(out, [2, 3, 1, 0]),
                moved(lse, [2, 1, 0]),
                work if splits > 1 else None,
                split_kv,
                seqs,
                None,
                scale,
                cutec.Float32(1.0),
                None,
            )

        short = {np.float16: "f16", F8: "f8E4M3FN"}[kind]
        types = {
            "q_latent": f"{short}[b,s,h,{LATENT}]",
            "q_rope": f"{short}[b,s,h,{ROPE}]",
            "c_latent": f"{short}[p,{page},{LATENT}]",
            "c_rope": f"{short}[p,{page},{ROPE}]",
            "out": f"{short}[b,s,h,{LATENT}]",
        }
        run_judged(theirs, run, *parts, table, out, lse, work, seqs, splits, scale, arch="sm_100a", types=types)
    keys = kv[table.T.reshape(-1)].reshape(batch, most * page, -1).astype(np.float64)
    expected, sums = wanted(q.astype(np.float64), keys, keys[..., :LATENT], seqs, scale)
    assert np.allclose(lse, sums, atol=1e-4)
    assert np.allclose(out.astype(np.float64), expected, atol=0.13 if kind is F8 else 1e-2)
