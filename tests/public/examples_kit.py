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
EXAMPLES = {
    **{name: f"cute/notebooks/{name}.ipynb" for name in NOTEBOOKS},
    **{name: f"dsl_tutorials/{name}.py" for name in TUTORIALS},
    "elementwise_add_notebook": "cute/notebooks/elementwise_add.ipynb",
    "elementwise_add": "cute/ampere/kernel/elementwise/elementwise_add.py",
    "cta_norm": "cute/hopper/kernel/cta_norm/cta_norm.py",
    "sgemm": "cute/ampere/kernel/dense_gemm/sgemm.py",
    "tensorop_gemm": "cute/ampere/kernel/dense_gemm/tensorop_gemm.py",
    "dense_gemm": "cute/hopper/kernel/dense_gemm/dense_gemm.py",
    "blackwell_dense_gemm": "cute/blackwell/kernel/dense_gemm/dense_gemm.py",
    "fp16_gemm_0": "cute/blackwell/tutorial/tutorial_gemm/fp16_gemm_0.py",
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
