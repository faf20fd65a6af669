"""Multiplies with the instructions of sm_80 on a newer GPU, against Triton:
`python benchmarks/gemm_sm80.py BUNDLE [--dtype f16] [--shapes MxNxK,…]`

    cutec build samples/gemm_ampere.py --arch sm_90 -o build/gemm_ampere
    python benchmarks/gemm_sm80.py build/gemm_ampere
    cutec build samples/sgemm.py --arch sm_90 -o build/sgemm
    python benchmarks/gemm_sm80.py build/sgemm --dtype f32

Triton compiles a tuned matmul for the target sm_80 (mma.sync and cp.async, no wgmma, no TMA);
`ptxas` assembles its PTX for the GPU at hand, and the driver launches that: for each shape the
fastest of all configurations. The bundle's entry for the type, which chooses its form by shape,
multiplies the same random matrices, and so does `torch.matmul`, all in turns; times are medians
over rounds of CUDA graphs with several launches each. Outputs are poisoned before; errors are
against float64. In f32 only `torch.matmul` without TF32 is compared. Only ratios say something:
absolute numbers move with the card's power state.

Needs torch, triton and cuda-bindings; takes `ptxas` from PATH, else from triton's own package.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import re
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import torch
import triton
import triton.language as tl
from cuda.bindings import driver
from triton.backends.compiler import GPUTarget

from cutec import runtime

SHAPES = "1024x1024x1024,2048x2048x2048,4096x4096x4096,8192x8192x8192,4096x4096x16384,256x8192x8192,4112x4016x4144"
DTYPES = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32}
POINTER = {"f16": "*fp16", "bf16": "*bf16"}
ROUNDS = 9
TILES = [  # M, N, K, warps, stages
    *((128, 128, 32, warps, stages) for warps in (4, 8) for stages in (3, 4, 5)),
    *((128, 128, 64, warps, stages) for warps in (4, 8) for stages in (2, 3, 4)),
    *((m, n, 32, 8, stages) for m, n in ((128, 256), (256, 128)) for stages in (3, 4, 5)),
    *((m, n, 64, 8, stages) for m, n in ((128, 256), (256, 128)) for stages in (2, 3, 4)),
    *((256, 256, 32, warps, stages) for warps in (8, 16) for stages in (3, 4)),
    *((m, n, k, 4, stages) for m, n in ((128, 64), (64, 128), (64, 256)) for k in (32, 64) for stages in (3, 4)),
    *((64, 64, k, 4, stages) for k in (32, 64) for stages in (3, 5)),
]


@triton.jit
def matmul(
    a,
    b,
    c,
    m,
    n,
    k,
    stride_a,
    stride_b,
    stride_c,
    TM: tl.constexpr,
    TN: tl.constexpr,
    TK: tl.constexpr,
    EVEN: tl.constexpr,
):
    """C = A Bᵀ, blocks in groups of 8 along M; without masks along K where tiles divide it."""
    block = tl.program_id(0)
    tiles_m, tiles_n = tl.cdiv(m, TM), tl.cdiv(n, TN)
    group = block // (8 * tiles_n)
    height = min(tiles_m - group * 8, 8)
    at_m = group * 8 + (block % (8 * tiles_n)) % height
    at_n = (block % (8 * tiles_n)) // height
    rows = (at_m * TM + tl.arange(0, TM)) % m
    columns = (at_n * TN + tl.arange(0, TN)) % n
    along = tl.arange(0, TK)
    from_a = a + rows[:, None] * stride_a + along[None, :]
    from_b = b + along[:, None] + columns[None, :] * stride_b
    sums = tl.zeros((TM, TN), dtype=tl.float32)
    for i in range(tl.cdiv(k, TK)):
        if EVEN:
            x, y = tl.load(from_a), tl.load(from_b)
        else:
            x = tl.load(from_a, mask=along[None, :] < k - i * TK, other=0.0)
            y = tl.load(from_b, mask=along[:, None] < k - i * TK, other=0.0)
        sums = tl.dot(x, y, sums)
        from_a += TK
        from_b += TK
    rows, columns = at_m * TM + tl.arange(0, TM), at_n * TN + tl.arange(0, TN)
    inside = (rows[:, None] < m) & (columns[None, :] < n)
    tl.store(c + rows[:, None] * stride_c + columns[None, :], sums.to(c.dtype.element_ty), mask=inside)


@dataclass(frozen=True)
class Compiled:
    """A configuration of Triton's kernel: machine code, its name, threads, bytes of shared memory,
    and how many pointers of scratch it takes.
    """

    tile: tuple[int, int, int, int, int]
    cubin: bytes
    name: str
    threads: int
    shared: int
    scratch: int


def assembled(ptx: str, arch: str) -> bytes:
    """Machine code of PTX. Raises CalledProcessError."""
    ptxas = shutil.which("ptxas") or str(Path(triton.__file__).parent / "backends/nvidia/bin/ptxas")
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "kernel.ptx"), Path(folder, "kernel.cubin")
        source.write_text(ptx, encoding="utf-8")
        subprocess.run([ptxas, f"-arch={arch}", str(source), "-o", str(target)], check=True, capture_output=True)
        return target.read_bytes()


def compiled(tile: tuple[int, int, int, int, int], dtype: str, even: bool, arch: str, limit: int) -> Compiled | None:
    """A configuration for PTX target sm_80, assembled for `arch`; None where it needs more than
    `limit` bytes of shared memory.
    """
    m, n, k, warps, stages = tile
    if stages * (m + n) * k * 2 > limit + (m + n) * k * 2:
        return None
    pointers = dict.fromkeys("abc", POINTER[dtype])
    sizes = dict.fromkeys(("m", "n", "k", "stride_a", "stride_b", "stride_c"), "i32")
    # Sizes in multiples of 16, as Triton's own just-in-time calls find out.
    constants = {"TM": m, "TN": n, "TK": k, "EVEN": even}
    divisible = {(i,): [["tt.divisibility", 16]] for i in range(9)}
    signature = pointers | sizes | dict.fromkeys(constants, "constexpr")
    source = triton.compiler.ASTSource(matmul, signature, constants, divisible)
    try:
        kernel = triton.compile(
            source, target=GPUTarget("cuda", 80, 32), options={"num_warps": warps, "num_stages": stages}
        )
    except triton.runtime.errors.OutOfResources:
        return None
    ptx, meta = kernel.asm["ptx"], kernel.metadata
    assert ".target sm_80" in ptx and "wgmma" not in ptx
    if meta.shared > limit:
        return None
    assert getattr(meta, "global_scratch_size", 0) == 0
    scratch = len(re.findall(rf"{meta.name}_param_\d+[,\n)]", ptx[: ptx.index("{")])) - 9
    return Compiled(tile, assembled(ptx, arch), meta.name, 32 * warps, meta.shared, scratch)


def checked(result: tuple) -> object:
    """The result of a driver call. Raises RuntimeError."""
    status, *values = result
    if status != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(str(status))
    return values[0] if values else None


class Launcher:
    """A compiled configuration on the GPU."""

    def __init__(self, kernel: Compiled):
        self.kernel = kernel
        self.module = checked(driver.cuModuleLoadData(kernel.cubin))
        self.function = checked(driver.cuModuleGetFunction(self.module, kernel.name.encode()))
        attribute = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        checked(driver.cuFuncSetAttribute(self.function, attribute, kernel.shared))

    def __call__(self, a: torch.Tensor, b: torch.Tensor, c: torch.Tensor) -> Callable[[], None]:
        """A function that launches it on torch's current stream."""
        (m, k), n = a.shape, b.shape[0]
        tile_m, tile_n = self.kernel.tile[:2]
        blocks = -(-m // tile_m) * -(-n // tile_n)
        values = (a.data_ptr(), b.data_ptr(), c.data_ptr(), m, n, k, a.stride(0), b.stride(0), c.stride(0)) + (
            0,
        ) * self.kernel.scratch
        kinds = (ctypes.c_void_p,) * 3 + (ctypes.c_int,) * 6 + (ctypes.c_void_p,) * self.kernel.scratch

        def launch() -> None:
            stream = torch.cuda.current_stream().cuda_stream
            checked(
                driver.cuLaunchKernel(
                    self.function,
                    blocks,
                    1,
                    1,
                    self.kernel.threads,
                    1,
                    1,
                    self.kernel.shared,
                    stream,
                    (values, kinds),
                    0,
                )
            )

        return launch


def triton_kernels(dtype: str, even: bool) -> list[Launcher]:
    """All configurations that the GPU can hold."""
    major, minor = torch.cuda.get_device_capability()
    limit = torch.cuda.get_device_properties(0).shared_memory_per_block_optin
    with ProcessPoolExecutor(16, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(compiled, tile, dtype, even, f"sm_{major}{minor}", limit) for tile in TILES]
        found = [task.result() for task in tasks]
    return [Launcher(kernel) for kernel in found if kernel is not None]


def graph(call: Callable[[], object], calls: int) -> torch.cuda.CUDAGraph:
    """`calls` launches in a row, without the time that Python takes between them."""
    call()
    torch.cuda.synchronize()
    recorded = torch.cuda.CUDAGraph()
    with torch.cuda.graph(recorded):
        for _ in range(calls):
            call()
    return recorded


def milliseconds(recorded: torch.cuda.CUDAGraph, calls: int) -> float:
    """Time of one launch."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    recorded.replay()
    end.record()
    torch.cuda.synchronize()
    return begin.elapsed_time(end) / calls


def interleaved(calls: dict[str, Callable[[], object]], times: int, rounds: int) -> dict[str, float]:
    """Median milliseconds of each, in turns."""
    graphs = {name: graph(call, times) for name, call in calls.items()}
    found: dict[str, list[float]] = {name: [] for name in graphs}
    for _ in range(rounds):
        for name, recorded in graphs.items():
            found[name].append(milliseconds(recorded, times))
    return {name: statistics.median(each) for name, each in found.items()}


class Problem:
    """Matrices of a shape, and who multiplies them."""

    def __init__(self, shape: str, dtype: str):
        self.m, self.n, self.k = map(int, shape.split("x"))
        if dtype != "f32" and (self.m | self.n | self.k) % 16:
            raise ValueError(f"{shape}: the kernels of Triton here are for multiples of 16")
        self.a, self.b = (torch.randn(rows, self.k, device="cuda", dtype=DTYPES[dtype]) for rows in (self.m, self.n))
        self.c = torch.empty((self.m, self.n), device="cuda", dtype=DTYPES[dtype])
        self.wanted = self.a.double() @ self.b.double().T
        self.flops = 2e-9 * self.m * self.n * self.k
        self.launches = max(3, min(50, int(2e4 / self.flops)))

    def error(self, call: Callable[[], object]) -> float:
        """The relative error that a call leaves in C."""
        self.c.fill_(float("nan"))
        call()
        torch.cuda.synchronize()
        return ((self.c.double() - self.wanted).norm() / self.wanted.norm()).item()

    def speeds(self, calls: dict[str, Callable[[], object]]) -> dict[str, float]:
        """TFLOP/s of several candidates, all of which have to be right, the fastest one first."""
        for name, call in calls.items():
            found = self.error(call)
            assert found < 1e-2, f"{name}: error {found}"
        times = interleaved(calls, max(2, self.launches // 4), 3)
        return {name: self.flops / times[name] for name in sorted(times, key=lambda name: times[name])}


def compared(problem: Problem, ours: runtime.Bundle, names: list[str], kernels: list[Launcher]) -> dict[str, object]:
    """Ratios of speed, TFLOP/s and errors of a shape."""
    a, b, c = problem.a, problem.b, problem.c
    exports = {
        name: partial(lambda f: f(a, b, c, stream=torch.cuda.current_stream()), getattr(ours, name)) for name in names
    }
    candidates = {"x".join(map(str, kernel.kernel.tile)): kernel(a, b, c) for kernel in kernels}
    tried = {"cutec": problem.speeds(exports)} | ({"triton": problem.speeds(candidates)} if candidates else {})
    chosen = {name: next(iter(speeds)) for name, speeds in tried.items()}
    calls: dict[str, Callable[[], object]] = {"cutec": exports[chosen["cutec"]]}
    if candidates:
        calls["triton"] = candidates[chosen["triton"]]
    calls["torch"] = lambda: torch.matmul(a, b.T, out=c)
    errors = {name: problem.error(call) for name, call in calls.items()}
    times = interleaved(calls, problem.launches, ROUNDS)
    return {
        "chosen": chosen,
        "tried": tried,
        "errors": errors,
        "tflops": {name: problem.flops / ms for name, ms in times.items()},
    }


def rows(options: argparse.Namespace) -> Iterator[tuple[str, dict[str, object]]]:
    """Each shape and what was found."""
    ours = runtime.load(f"{options.bundle}/manifest.yaml")
    names = (
        options.entry.split(",") if options.entry else ["sgemm" if options.dtype == "f32" else f"gemm_{options.dtype}"]
    )
    kernels: dict[bool, list[Launcher]] = {}
    for shape in options.shapes.split(","):
        problem = Problem(shape, options.dtype)
        even = problem.k % 64 == 0
        if even not in kernels:
            kernels[even] = [] if options.dtype == "f32" else triton_kernels(options.dtype, even)
        yield shape, compared(problem, ours, names, kernels[even])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bundle")
    parser.add_argument("--dtype", default="f16", choices=DTYPES)
    parser.add_argument("--shapes", default=SHAPES)
    parser.add_argument(
        "--entry", help="exports of the bundle to choose from, instead of the one that chooses its form by shape"
    )
    parser.add_argument("--json", help="a file for what was found, speeds of all candidates included")
    options = parser.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.empty(1, device="cuda")
    print(f"{torch.cuda.get_device_name()}, {options.dtype}, torch {torch.__version__}, triton {triton.__version__}")
    found, peer = {}, "torch" if options.dtype == "f32" else "triton"
    for shape, row in rows(options):
        found[shape] = row
        speeds, errors = row["tflops"], row["errors"]
        told = ", ".join(f"{name} {speed:.0f} ({errors[name]:.1e})" for name, speed in speeds.items())
        print(
            f"{shape:>17}  {speeds['cutec'] / speeds[peer]:.3f} of {peer}: {told} TFLOP/s (error); {row['chosen']}",
            flush=True,
        )
    ratios = [row["tflops"]["cutec"] / row["tflops"][peer] for row in found.values()]
    print(f"geometric mean {statistics.geometric_mean(ratios):.3f}, least {min(ratios):.3f}")
    if options.json:
        Path(options.json).write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
