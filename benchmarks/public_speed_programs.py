"""Cases of `public_speed.py`: NVIDIA's programs (NVIDIA/cutlass). Each runs as its own command line
would, up to its benchmark, which is then done by us.
"""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import torch
from public_speed_cases import CASES, Work

BELOW = "examples/python/CuTeDSL"


class Arguments:
    """In place of `testing.JitArguments`: the arguments of one call."""

    def __init__(self, *args: Any, **kwargs: Any):
        self.args, self.kwargs = args, kwargs
        self.alive: list[Any] = []

    def add_to_scope(self, objects: Any) -> None:
        """Keep objects as long as the arguments."""
        self.alive.append(objects)


class Found(Exception):
    """A program has come to its benchmark: what it would time."""

    def __init__(self, work: Work):
        super().__init__("the benchmark of a program")
        self.work = work


def benchmark(
    function: Callable[..., Any],
    *,
    kernel_arguments: Arguments | None = None,
    workspace_generator: Callable[[], Arguments] | None = None,
    stream: Any = None,
    **_: Any,
) -> float:
    """In place of `testing.benchmark`: ends the program."""
    made = workspace_generator or (lambda: kernel_arguments or Arguments())
    where = None if stream is None else int(stream)
    raise Found(Work(lambda: (made(),), lambda given: function(*given.args, **given.kwargs), True, where))


def program(path: str, *words: str) -> Work:
    """What a program times with these arguments: its own compiled function on its own tensors."""
    import cutlass
    import cutlass.cute.testing
    import cutlass.torch
    from cuda.bindings import driver

    for module in (cutlass.testing, cutlass.cute.testing):
        module.benchmark, module.JitArguments = benchmark, Arguments
    cutlass.torch.default_stream = lambda: driver.CUstream(torch.cuda.current_stream().cuda_stream)
    file = Path(os.environ["CUTEC_PUBLIC_EXAMPLES"]) / BELOW / path
    before = sys.argv, list(sys.path)
    sys.argv, sys.path = [str(file), *words], [str(file.parent), *sys.path]
    try:
        runpy.run_path(str(file), run_name="__main__")
    except Found as found:
        return found.work
    except SystemExit as end:
        raise RuntimeError(f"the program ended with {end.code} before its benchmark") from end
    finally:
        sys.argv, sys.path = before
    raise RuntimeError("the program has ended without its benchmark")


def add_program(name: str, path: str, words: str) -> None:
    """A case that is a program with arguments."""
    CASES[name] = partial(program, path, *words.split())


_AMPERE, _HOPPER = "cute/ampere/kernel", "cute/hopper/kernel"
_GEMM = "--mnkl 8192,8192,4096,1 --skip_ref_check"
for _name, _path, _words in (
    (
        "tensorop_gemm f16",
        f"{_AMPERE}/dense_gemm/tensorop_gemm.py",
        "--mnkl 4096,4096,4096,1 --skip_ref_check --benchmark default",
    ),
    (
        "tensorop_gemm f16, K-major",
        f"{_AMPERE}/dense_gemm/tensorop_gemm.py",
        "--mnkl 4096,4096,4096,1 --a_major k --b_major k --skip_ref_check --benchmark default",
    ),
    ("sgemm", f"{_AMPERE}/dense_gemm/sgemm.py", "--mnk 4096,4096,4096 --skip_ref_check"),
    (
        "flash_attention_v2 bf16",
        f"{_AMPERE}/attention/flash_attention_v2.py",
        "--batch_size 2 --seqlen_q 4096 --seqlen_k 4096 --skip_ref_check",
    ),
    (
        "flash_attention_v2 bf16, causal",
        f"{_AMPERE}/attention/flash_attention_v2.py",
        "--batch_size 2 --seqlen_q 4096 --seqlen_k 4096 --is_causal --skip_ref_check",
    ),
    (
        "elementwise_add f32",
        f"{_AMPERE}/elementwise/elementwise_add.py",
        "--M 4096 --N 8192 --skip_ref_check --benchmark",
    ),
    (
        "elementwise_apply f32",
        f"{_AMPERE}/elementwise/elementwise_apply.py",
        "--M 4096 --N 8192 --skip_ref_check --benchmark",
    ),
    ("rmsnorm f16", "cute/blackwell/kernel/rmsnorm/rmsnorm.py", "--M 16384 --N 4096 --skip_ref_check --benchmark"),
    ("cta_norm layer", f"{_HOPPER}/cta_norm/cta_norm.py", "--M 8192 --N 4096 --skip_ref_check --benchmark"),
    (
        "cta_norm rms",
        f"{_HOPPER}/cta_norm/cta_norm.py",
        "--M 8192 --N 4096 --norm_type rms --skip_ref_check --benchmark",
    ),
    (
        "dense_gemm f16, 128 × 256, 1 × 1",
        f"{_HOPPER}/dense_gemm/dense_gemm.py",
        f"{_GEMM} --tile_shape_mn 128,256 --cluster_shape_mn 1,1",
    ),
    (
        "dense_gemm f16, 128 × 128, 2 × 1",
        f"{_HOPPER}/dense_gemm/dense_gemm.py",
        f"{_GEMM} --tile_shape_mn 128,128 --cluster_shape_mn 2,1",
    ),
    (
        "dense_gemm fp8, 128 × 128, 2 × 1",
        f"{_HOPPER}/dense_gemm/dense_gemm.py",
        f"{_GEMM} --tile_shape_mn 128,128 --cluster_shape_mn 2,1"
        " --a_dtype Float8E4M3FN --b_dtype Float8E4M3FN --c_dtype Float16",
    ),
    (
        "dense_gemm_persistent f16, 128 × 256, 2 × 1",
        f"{_HOPPER}/dense_gemm/dense_gemm_persistent.py",
        f"{_GEMM} --tile_shape_mn 128,256 --cluster_shape_mn 2,1",
    ),
    (
        "dense_gemm_persistent f16, 128 × 128, 1 × 1",
        f"{_HOPPER}/dense_gemm/dense_gemm_persistent.py",
        f"{_GEMM} --tile_shape_mn 128,128 --cluster_shape_mn 1,1",
    ),
    (
        "dense_gemm_fp8_2xacc",
        f"{_HOPPER}/dense_gemm/dense_gemm_fp8_2xacc.py",
        f"{_GEMM} --tile_shape_mn 128,128 --cluster_shape_mn 1,2",
    ),
    (
        "dense_gemm_fp8_gelu_persistent",
        f"{_HOPPER}/dense_gemm/dense_gemm_fp8_gelu_persistent.py",
        f"{_GEMM} --tile_shape_mn 128,256 --cluster_shape_mn 1,1 --c_dtype Float16 --gelu_kind erf",
    ),
    (
        "grouped_gemm f16",
        f"{_HOPPER}/grouped_gemm/grouped_gemm.py",
        "--num_groups 3 --problem_sizes_mnkl (4096,4096,4096,1),(4096,4096,2048,1),(2048,4096,4096,1)"
        " --tile_shape_mn 128,256 --cluster_shape_mn 1,1 --skip_ref_check",
    ),
    (
        "fmha f16, 64",
        f"{_HOPPER}/attention/fmha.py",
        "--q_shape 4,4096,16,64 --k_shape 4,4096,16,64 --is_persistent --skip_ref_check",
    ),
    (
        "fmha f16, 128, causal",
        f"{_HOPPER}/attention/fmha.py",
        "--q_shape 4,4096,16,128 --k_shape 4,4096,16,128 --is_causal --skip_ref_check",
    ),
    (
        "programmatic_dependent_launch",
        "dsl_tutorials/programmatic_dependent_launch.py",
        "--M 4096 --N 4096 --benchmark --use_pdl",
    ),
):
    add_program(_name, _path, _words)
