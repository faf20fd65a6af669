"""Where the public examples are, and which ones the specs beside this file build."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
ROOT = os.environ.get("CUTEC_PUBLIC_EXAMPLES", "")
# Spec -> the file that it is for, below examples/python/CuTeDSL.
NOTEBOOKS = (
    "async_pipeline",
    "benchmark_autotune",
    "composed_layout",
    "cuda_graphs",
    "cute_layout_algebra",
    "data_types",
    "hello_world",
    "print",
    "tensor",
    "tensorssa",
)
TUTORIALS = (
    "call_bypass_dlpack",
    "cooperative_launch",
    "dataclass_immutable",
    "dynamic_smem_size",
    "inline_ptx",
    "launch_completion_and_programmatic_events",
    "programmatic_dependent_launch",
    "smem_allocator",
    "torch_fake_tensor",
)
DENSE_GEMM = "cute/blackwell/kernel/dense_gemm"
EXAMPLES = {
    **{name: f"cute/notebooks/{name}.ipynb" for name in NOTEBOOKS},
    **{name: f"dsl_tutorials/{name}.py" for name in TUTORIALS},
    "elementwise_add_notebook": "cute/notebooks/elementwise_add.ipynb",
    "elementwise_add": "cute/ampere/kernel/elementwise/elementwise_add.py",
    "cta_norm": "cute/hopper/kernel/cta_norm/cta_norm.py",
    "sgemm": "cute/ampere/kernel/dense_gemm/sgemm.py",
    "tensorop_gemm": "cute/ampere/kernel/dense_gemm/tensorop_gemm.py",
    "dense_gemm": "cute/hopper/kernel/dense_gemm/dense_gemm.py",
    "blackwell_dense_gemm": f"{DENSE_GEMM}/dense_gemm.py",
    "blackwell_dense_gemm_persistent": f"{DENSE_GEMM}/dense_gemm_persistent.py",
    "dense_gemm_persistent_prefetch": f"{DENSE_GEMM}/dense_gemm_persistent_prefetch.py",
    "dense_gemm_persistent_dynamic": f"{DENSE_GEMM}/dense_gemm_persistent_dynamic.py",
    "dense_gemm_software_pipeline": f"{DENSE_GEMM}/dense_gemm_software_pipeline.py",
    "dense_gemm_alpha_beta_persistent": f"{DENSE_GEMM}/dense_gemm_alpha_beta_persistent.py",
    "blockwise_gemm": "cute/blackwell/kernel/blockwise_gemm/blockwise_gemm.py",
    **{
        f"fp16_gemm_{n}": f"cute/blackwell/tutorial/tutorial_gemm/fp16_gemm_{n}.py"
        for n in ("0", "1", "2", "3", "3_1", "5")
    },
    "dense_gemm_persistent": "cute/hopper/kernel/dense_gemm/dense_gemm_persistent.py",
    "grouped_gemm": "cute/hopper/kernel/grouped_gemm/grouped_gemm.py",
    "elementwise_apply": "cute/ampere/kernel/elementwise/elementwise_apply.py",
}

needs_examples = pytest.mark.skipif(not ROOT, reason="CUTEC_PUBLIC_EXAMPLES does not name a checkout of NVIDIA/cutlass")


def example(name: str) -> Path:
    path = Path(ROOT) / "examples/python/CuTeDSL" / EXAMPLES[name]
    if not path.exists():
        pytest.skip(f"this checkout has no {path}")
    return path
