"""Public block-scaled GEMMs of Blackwell, unmodified, on the interpreter against NumPy. They take
pointers to packed elements and to scale factors in chunks, which no spec describes.
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
from cutec import cute, utils
from cutec.cute.nvgpu import OperandMajorMode
from cutec.driver.kernel_file.load import loaded

EXAMPLES = Path(ROOT) / "examples/python/CuTeDSL"


def check(
    file: str, form: str, extents: tuple[int, int, int], call: Any, arch: str = "sm_100a", theirs: str = ""
) -> None:
    """Run `call(module, vector)`, a function of pointers to A, B, their scales and C. `theirs`: of
    `run_judged`.
    """
    kind_a, kind_b, kind_s, vector = FORMS[form]
    m, n, k = extents
    rng = np.random.default_rng(0)
    a, b = (rng.choice([-4, -1, -0.5, 0, 0.5, 1.5, 2, 3], (rows, k)) for rows in (m, n))
    of_a, of_b = (rng.choice([0.5, 1, 2, 4], (rows, k // vector)) for rows in (m, n))
    c = np.zeros((m, n), np.float16)
    with loaded(str(EXAMPLES / file)) as kernel:
        gemm = call(kernel.module, vector)

        @cute.jit
        def run(
            a: cute.Tensor,
            b: cute.Tensor,
            sfa: cute.Tensor,
            sfb: cute.Tensor,
            c: cute.Tensor,
            m: cutec.Int32,
            n: cutec.Int32,
            k: cutec.Int32,
        ):
            classes = (CLASSES[kind_a], CLASSES[kind_b], CLASSES[kind_s], CLASSES[kind_s], cutec.Float16)
            gemm(
                *[
                    cute.make_ptr(kind, tensor.iterator, cute.AddressSpace.gmem, assumed_align=32)
                    for kind, tensor in zip(classes, (a, b, sfa, sfb, c))
                ],
                (m, n, k, 1),
            )

        given = held(a, kind_a), held(b, kind_b), chunked(of_a, kind_s), chunked(of_b, kind_s)
        run_judged(theirs, run, *given, c, m, n, k, arch=arch)
    wanted = (a * np.repeat(of_a, vector, 1)) @ (b * np.repeat(of_b, vector, 1)).T
    assert (c == wanted.astype(np.float16)).all()


@needs_examples
@pytest.mark.slow
@pytest.mark.parametrize(("number", "extents"), [(0, (128, 256, 256)), (1, (256, 256, 512))])
def test_tutorials(number: int, extents: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch):
    def call(module: Any, vector: int) -> Any:
        gemm = module.Sm100BlockScaledDenseGemmKernel()
        return lambda *arguments: gemm(*arguments, None)

    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    check(f"cute/blackwell/tutorial/tutorial_gemm/nvfp4_gemm_{number}.py", "nvfp4", extents, call)


@needs_examples
@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "extents", "tile", "cluster"),
    [
        ("mxfp8", (256, 256, 256), (128, 128), (1, 1)),
        ("mxfp4", (256, 256, 512), (128, 256), (1, 1)),
        ("nvfp4", (512, 256, 512), (256, 256), (2, 1)),
        ("nvfp4", (128, 256, 256), (128, 64), (1, 1)),
        ("mxfp8", (128, 384, 128), (128, 192), (1, 1)),
        ("fp4 and fp8", (128, 128, 256), (128, 128), (1, 1)),
    ],
)
def test_dense_persistent(form: str, extents: tuple[int, int, int], tile: tuple[int, int], cluster: tuple[int, int]):
    def call(module: Any, vector: int) -> Any:
        gemm = module.Sm100BlockScaledPersistentDenseGemmKernel(vector, tile, cluster)
        majors = (OperandMajorMode.K, OperandMajorMode.K, utils.LayoutEnum.ROW_MAJOR)
        return lambda *arguments: gemm(*arguments[:-1], majors, arguments[-1], 2, None)

    check("cute/blackwell/kernel/blockscaled_gemm/dense_blockscaled_gemm_persistent.py", form, extents, call)


@needs_examples
@pytest.mark.slow
@pytest.mark.parametrize(
    ("extents", "settings", "theirs"),
    [
        ((256, 256, 512), {}, ""),
        ((256, 512, 512), {"use_clc_dynamic_scheduler": True}, ""),
        ((256, 256, 512), {"use_two_tma_warps": True, "use_two_sf_load_warps": True}, ""),
        (
            (512, 256, 512),
            {"use_two_tma_warps": True, "use_two_sf_load_warps": True, "fuse_sf_copy_to_mma": False},
            "E5054",  # tcgen05.wait::st does not wait for tcgen05.cp, which only a commit does (copy_sfa)
        ),
    ],
)
def test_tasks(extents: tuple[int, int, int], settings: dict[str, bool], theirs: str):
    def call(module: Any, vector: int) -> Any:
        vars(module).update(settings)
        module.refresh_derived_config()
        return lambda *arguments: module.gemm(*arguments, None)

    file = "experimental/task_scheduling/blackwell/tutorial/05_gemm_nvfp4_ts/01_gemm_nvfp4.py"
    check(file, "nvfp4", extents, call, theirs=theirs)


@needs_examples
@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "extents", "tile", "cluster", "stored_by_tma"),
    [
        ("nvfp4", (128, 128, 768), (128, 128), (1, 1), True),
        ("mxfp4", (136, 168, 1536), (128, 128), (1, 1), False),  # C has part of a tile
        ("nvfp4", (128, 1536, 768), (128, 256), (1, 1), False),  # two buffers of sums share columns
        ("nvfp4", (512, 256, 768), (256, 256), (2, 1), True),
        ("mxfp4", (128, 512, 768), (128, 128), (1, 4), False),  # four blocks share the scale factors of A
    ],
)
def test_k_of_96(
    form: str, extents: tuple[int, int, int], tile: tuple[int, int], cluster: tuple[int, int], stored_by_tma: bool
):
    def call(module: Any, vector: int) -> Any:
        gemm = module.Sm103BlockScaledPersistentDenseGemmKernel(vector, tile, cluster, stored_by_tma)

        @cute.jit
        def run(a: Any, b: Any, sfa: Any, sfb: Any, c: Any, shape: Any):
            m, n, k, batches = shape
            sides = [
                cute.make_tensor(
                    side, cute.make_layout((rows, k, batches), stride=(cute.assume(k, divby=32), 1, rows * k))
                )
                for side, rows in ((a, m), (b, n))
            ]
            sums = cute.make_tensor(c, cute.make_layout((m, n, batches), stride=(cute.assume(n, divby=8), 1, m * n)))
            scales = [cute.make_tensor(side, cute.make_layout(1)) for side in (sfa, sfb)]
            gemm(*sides, *scales, sums, 2, None)

        return run

    check(
        "cute/blackwell/kernel/blockscaled_gemm/sm103_dense_blockscaled_gemm_persistent.py",
        form,
        extents,
        call,
        "sm_103a",
    )
