"""Where the public examples are, and which ones the specs beside this file build."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cutec.artifact.bundle import open_bundle
from cutec.artifact.host import compile_program
from cutec.diag import CutecError
from cutec.driver.build.build import perform
from cutec.driver.build.deliver import deliver
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.on_cpu import Cpu, choose_ir
from cutec.interpreter import Device, Options
from cutec.ir import serial
from cutec.runtime.check import check_arguments
from cutec.runtime.tensors import TensorView
from cutec.testing import simulate

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
    "masked_grouped_gemm": "cute/blackwell/kernel/blockwise_gemm/masked_grouped_gemm.py",
    **{
        f"fp16_gemm_{n}": f"cute/blackwell/tutorial/tutorial_gemm/fp16_gemm_{n}.py"
        for n in ("0", "1", "2", "3", "3_1", "5")
    },
    "dense_gemm_persistent": "cute/hopper/kernel/dense_gemm/dense_gemm_persistent.py",
    "grouped_gemm": "cute/hopper/kernel/grouped_gemm/grouped_gemm.py",
    "experimental_dense_gemm": "cute_ext/blackwell/dense_gemm.py",
    "experimental_dense_gemm_cute_pipeline": "cute_ext/blackwell/dense_gemm_cute_pipeline.py",
    "memcpy_simt_universal_copy": "cute_ext/ampere/memcpy_simt_universal_copy.py",
    "elementwise_apply": "cute/ampere/kernel/elementwise/elementwise_apply.py",
}

needs_examples = pytest.mark.skipif(not ROOT, reason="CUTEC_PUBLIC_EXAMPLES does not name a checkout of NVIDIA/cutlass")


def example(name: str) -> Path:
    path = Path(ROOT) / "examples/python/CuTeDSL" / EXAMPLES[name]
    if not path.exists():
        pytest.skip(f"this checkout has no {path}")
    return path


def run_judged(theirs: str, function: Any, *args: Any, **options: Any) -> None:
    """`simulate` a function of a public program. `theirs`: the code of what was judged to be its
    own fault, which has to be found; it then runs once more without looking for hazards.
    """
    if theirs:
        with pytest.raises(CutecError) as found:
            simulate(function, *args, **options)
        assert found.value.code == theirs
    simulate(function, *args, **options, check_hazards=not theirs)


class OnInterpreter:
    """An export of an example, built for the interpreter, on a device that looks for hazards."""

    def __init__(self, name: str, export: str, arch: str, folder: Path):
        options = BuildOptions(
            file=str(example(name)), spec=str(FOLDER / f"{name}.yaml"), images=False, entry=export, output=str(folder)
        )
        bundle = open_bundle(deliver(options, perform(options)))
        (self._export,) = [e for e in bundle.manifest.exports if e.name == export]
        image = choose_ir(bundle, self._export, arch)
        module = serial.loads(bundle.module(image, self._export.name))
        self._arch, self.device = arch, Device(module, Options(hazards=True, arch=arch))

    def tensor(self, array: np.ndarray, dtype: str) -> TensorView:
        """An array as an argument."""
        stride = tuple(s // array.itemsize for s in array.strides)
        return TensorView(self.device.buffer(array, "x").address, array.shape, stride, dtype, 0, array)

    def launch(self, arguments: Sequence[Any]) -> None:
        """Run it on arguments, None for the stream."""
        leaves, _, _ = check_arguments(self._export.signature, arguments, None, 0)
        for launch in compile_program(self._export.host(self._arch), Cpu())(leaves):
            self.device.launch(
                launch.kernel, launch.grid, launch.block, launch.args, launch.cluster, launch.smem, launch.cooperative
            )
