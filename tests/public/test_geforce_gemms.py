"""Public block-scaled GEMMs of sm_120, unmodified, on the interpreter against NumPy. They take
packed elements and scale factors in chunks, which no spec describes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from examples_kit import ROOT, needs_examples, run_judged
from scaled_operands import CLASSES, FORMS, chunked, held

import cutec
from cutec import cute
from cutec.driver.kernel_file.load import loaded

EXAMPLES = Path(ROOT) / "examples/python/CuTeDSL"
FOLDER = EXAMPLES / "cute/blackwell_geforce/kernel/blockscaled_gemm"


def tensor_of(pointer: Any, kind: Any, shape: tuple[int, ...], *stride: int) -> Any:
    """A tensor where a byte tensor begins."""
    pointer = cute.make_ptr(kind, pointer, cute.AddressSpace.gmem, assumed_align=32)
    return cute.make_tensor(pointer, cute.make_layout(shape, stride=stride))


@needs_examples
@pytest.mark.slow
@pytest.mark.parametrize(("schedule", "epilogue"), [("cooperative", (128, 128)), ("pingpong", (64, 32))])
@pytest.mark.parametrize("form", FORMS)
def test_scaled(schedule: str, epilogue: tuple[int, int], form: str, monkeypatch: pytest.MonkeyPatch):
    kind_a, kind_b, kind_s, vector = FORMS[form]
    # With one stage: a lane releases it that all lanes of its warp have read, which nothing orders.
    theirs = "E5032" if schedule == "cooperative" and "8" in form else ""
    m, n, k = 128, 128, 256
    rng = np.random.default_rng(0)
    a, b = (rng.choice([-4, -1, -0.5, 0, 0.5, 1.5, 2, 3], (rows, k)) for rows in (m, n))
    of_a, of_b = (rng.choice([0.5, 1, 2, 4], (rows, k // vector)) for rows in (m, n))
    c = np.zeros((m, n), np.float16)
    monkeypatch.setattr(sys, "path", [str(FOLDER), *sys.path])
    with loaded(str(FOLDER / f"dense_blockscaled_gemm_persistent_{schedule}.py")) as kernel:
        gemm = kernel.module.Sm120BlockScaledGemmKernel(cutec.Float32, vector, (128, 128, 128), epilogue)

        @cute.jit
        def run(a: cute.Tensor, b: cute.Tensor, sfa: cute.Tensor, sfb: cute.Tensor, c: cute.Tensor):
            of_rows = [
                tensor_of(x.iterator, CLASSES[kind], (rows, k, 1), k, 1, rows * k)
                for x, kind, rows in ((a, kind_a, m), (b, kind_b, n))
            ]
            scales = [tensor_of(x.iterator, CLASSES[kind_s], (512,), 1) for x in (sfa, sfb)]
            gemm(*of_rows, *scales, tensor_of(c.iterator, cutec.Float16, (m, n, 1), n, 1, m * n), 2, None)

        given = held(a, kind_a), held(b, kind_b), chunked(of_a, kind_s), chunked(of_b, kind_s)
        run_judged(theirs, run, *given, c, arch="sm_120a")
    wanted = (a * np.repeat(of_a, vector, 1)) @ (b * np.repeat(of_b, vector, 1)).T
    assert (c == wanted.astype(np.float16)).all()
