"""Public GEMMs of `cute.experimental`, unmodified, on the interpreter against NumPy: those that no
spec describes, since a function makes them, or since scale factors come in chunks.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from examples_kit import ROOT, needs_examples
from scaled_operands import CLASSES, FORMS, chunked, held

import cutec
from cutec import cute
from cutec.driver.kernel_file.load import loaded
from cutec.testing import simulate

FOLDER = Path(ROOT) / "examples/python/CuTeDSL/cute_ext/blackwell"


@needs_examples
@pytest.mark.slow
@pytest.mark.parametrize(("multicast", "pairs"), [(True, True), (False, True), (False, False)])
def test_of_pairs(multicast: bool, pairs: bool) -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, (256, 192)).astype(np.float16) for _ in range(2))
    d = np.full((256, 256), 7, np.float16)
    with loaded(str(FOLDER / "dense_gemm_2sm.py")) as kernel:
        launch = kernel.module.sm100_4x4x1_kernel_builder(multicast, pairs, cutec.Float32, 256, 256)
        simulate(launch, a, b, d, arch="sm_100a")
    assert (d == (a.astype(np.float32) @ b.astype(np.float32).T).astype(np.float16)).all()


@needs_examples
@pytest.mark.slow
def test_of_scaled_blocks() -> None:
    kind, _, kind_s, vector = FORMS["mxfp8"]
    m, n, k = 256, 128, 256
    rng = np.random.default_rng(0)
    a, b = (rng.choice([-4, -1, -0.5, 0, 0.5, 1.5, 2, 3], (rows, k)) for rows in (m, n))
    of_a, of_b = (rng.choice([0.5, 1, 2, 4], (rows, k // vector)) for rows in (m, n))
    c = np.zeros((m, n), np.float16)
    with loaded(str(FOLDER / "dense_block_scaled_gemm.py")) as kernel:
        gemm = kernel.module.BlockScaledDenseGemmKernel(
            (128, 128), (CLASSES[kind], cutec.Float32), CLASSES[kind_s], vector
        )

        @cute.jit
        def run(a: cute.Tensor, sfa: cute.Tensor, b: cute.Tensor, sfb: cute.Tensor, c: cute.Tensor):
            def matrix(tensor, kind, rows, columns):
                pointer = cute.make_ptr(kind, tensor.iterator, cute.AddressSpace.gmem, assumed_align=32)
                return cute.make_tensor(
                    pointer, cute.make_layout((rows, columns, 1), stride=(columns, 1, rows * columns))
                )

            operands = [matrix(x, CLASSES[kind], rows, k) for x, rows in ((a, m), (b, n))]
            scales = [matrix(x, CLASSES[kind_s], rows, k // vector) for x, rows in ((sfa, m), (sfb, n))]
            gemm(operands[0], scales[0], operands[1], scales[1], matrix(c, cutec.Float16, m, n))

        simulate(run, held(a, kind), chunked(of_a, kind_s), held(b, kind), chunked(of_b, kind_s), c, arch="sm_100a")
    wanted = (a * np.repeat(of_a, vector, 1)) @ (b * np.repeat(of_b, vector, 1)).T
    assert (c == wanted.astype(np.float16)).all()
