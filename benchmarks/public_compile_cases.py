"""Calls of public kernels that compile under cutec and under NVIDIA's compiler, without a GPU, and
what one of them takes; `public_compile.py` runs this file.

    python public_compile_cases.py "quack softmax"                          # NVIDIA's compiler
    cutec exec --rehearse --arch sm_90a public_compile_cases.py "quack softmax"

Tensors are PyTorch's fake ones, or those of a rehearsal. What `cute.compile` returns is dropped, so
that nothing is launched. Prints JSON: CPU seconds, with those of child processes, until PyTorch and
Triton are imported (`frameworks`), until `cutlass.cute` is too (`imported`), and in all calls of
`cute.compile` (`compiling`); and the seconds on the clock of the latter (`clock`).
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import torch


def seconds() -> float:
    """CPU seconds of this process so far, and of its children, those that have not ended too."""
    tasks = Path("/proc/self/task").iterdir()
    children = [pid for task in tasks for pid in (task / "children").read_text(encoding="ascii").split()]
    told = [Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split() for pid in children]
    ticks = sum(int(number) for fields in told for number in fields[11:15])  # theirs, and of children of theirs
    return sum(os.times()[:4]) + ticks / os.sysconf("SC_CLK_TCK")


with suppress(ImportError):  # a dependency of PyTorch for GPUs, which quack imports
    import triton  # noqa: F401  (its import is what is timed)
FRAMEWORKS = seconds()

from cutlass import cute  # noqa: E402  (the times before it are taken first)

IMPORTED = seconds()

BF16, FP8, F32, I32 = torch.bfloat16, torch.float8_e4m3fn, torch.float32, torch.int32


def made(*shape: int, dtype: Any = BF16) -> Any:
    """A tensor without values."""
    return torch.empty(*shape, dtype=dtype, device="cuda")


# -- quack


def softmax() -> None:
    from quack.softmax import softmax_fwd

    softmax_fwd(made(512, 4096))


def rmsnorm() -> None:
    from quack.rmsnorm import rmsnorm_fwd

    rmsnorm_fwd(made(512, 4096), made(4096, dtype=F32), eps=1e-6)


def gemm(m: int, n: int, pingpong: bool, dtype: Any = BF16, varlen_k: bool = False, **options: Any) -> None:
    """A multiply with tiles of `m` by `n`; `varlen_k`: of matrices packed along K."""
    from quack.gemm import gemm as multiply

    if varlen_k:
        ends, out = made(4, dtype=I32), made(3, 1024, 768)
        a, b = made(4096, 1024, dtype=dtype).mT, made(4096, 768, dtype=dtype).mT
        options["cu_seqlens_k"] = ends
    else:
        a, b, out = made(1, 1024, 4096, dtype=dtype), made(1, 768, 4096, dtype=dtype), made(1, 1024, 768)
    multiply(a, b, out, None, None, m, n, 2, 1, pingpong=pingpong, **options)


# -- FlashAttention-4


def operands(dim: int) -> list[Any]:
    """Q, K, V."""
    return [made(2, 512, 8, dim) for _ in "qkv"]


def forward(dim: int, **options: Any) -> None:
    from flash_attn.cute.interface import _flash_attn_fwd

    _flash_attn_fwd(*operands(dim), **options)


def backward(dim: int, **options: Any) -> None:
    from flash_attn.cute.interface import _flash_attn_bwd

    _flash_attn_bwd(*operands(dim), made(2, 512, 8, dim), made(2, 512, 8, dim), made(2, 8, 512, dtype=F32), **options)


CASES: dict[str, Callable[[], None]] = {
    "quack softmax": softmax,
    "quack rmsnorm": rmsnorm,
    "quack gemm, bf16, 128 × 192": lambda: gemm(128, 192, pingpong=True),
    "quack gemm, fp8, 128 × 128": lambda: gemm(128, 128, pingpong=True, dtype=FP8),
    "quack gemm, fp8, 128 × 192": lambda: gemm(128, 192, pingpong=True, dtype=FP8),
    "quack gemm, fp8, 256 × 128": lambda: gemm(256, 128, pingpong=False, dtype=FP8),
    "quack gemm, varlen K, 128 × 192": lambda: gemm(128, 192, pingpong=True, varlen_k=True),
    "quack gemm, split K, 128 × 192": lambda: gemm(128, 192, pingpong=True, split_k=4, split_k_mode=1),
    "FA-4 forward, 128, causal": lambda: forward(128, causal=True),
    "FA-4 backward, 64": lambda: backward(64),
    "FA-4 backward, 128": lambda: backward(128),
    "FA-4 backward, 128, causal": lambda: backward(128, causal=True),
    "FA-4 backward, 128, softcap": lambda: backward(128, softcap=15.0),
}


class Compile:
    """`cute.compile`, timed (CPU seconds, and those of the clock): what it returns does nothing
    when it is called.
    """

    def __init__(self, given: Any, spans: list[tuple[float, float]]):
        self._given, self._spans = given, spans

    def __getitem__(self, options: Any) -> Compile:
        return Compile(self._given[options], self._spans)

    def __call__(self, *args: Any, **kwargs: Any) -> Callable[..., None]:
        begin, clock = seconds(), time.perf_counter()
        self._given(*args, **kwargs)
        clock = time.perf_counter() - clock
        self._spans.append((seconds() - begin, clock))
        return lambda *args, **kwargs: None


def fake() -> Any:
    """Tensors without memory, where PyTorch is the real one."""
    from torch._subclasses.fake_tensor import FakeTensorMode

    return FakeTensorMode()


def main(name: str) -> None:
    spans: list[tuple[float, float]] = []
    cute.compile = Compile(cute.compile, spans)
    try:
        with fake():
            CASES[name]()
    except Exception:  # a question to the driver, for the launch
        if not spans:
            raise
    compiling, clock = map(sum, zip(*spans))
    print(json.dumps({"frameworks": FRAMEWORKS, "imported": IMPORTED, "compiling": compiling, "clock": clock}))


if __name__ == "__main__":
    main(sys.argv[1])
