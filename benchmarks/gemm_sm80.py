"""Multiplies with the instructions of sm_80 on a newer GPU, for the league:
`samples/gemm_ampere.py` against Triton, and `samples/sgemm.py` (f32) against `torch.matmul` without
TF32.

Triton compiles a tuned matmul for the target sm_80 (mma.sync and cp.async, no wgmma, no TMA);
`ptxas` assembles its PTX for the GPU at hand, and the driver launches that: for each shape the
fastest of all configurations.

Needs triton and cuda-bindings; takes `ptxas` from PATH, else from triton's own package.
"""

from __future__ import annotations

import ctypes
import functools
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import torch
import triton
import triton.language as tl
from cells import OURS, Cell, Measurement
from cuda.bindings import driver
from measuring import DTYPES, Call, cold_sets, compared, medians, poison, relative_error
from triton.backends.compiler import GPUTarget

POINTER = {"f16": "*fp16", "bf16": "*bf16"}
TOLERANCE = {"f32": 1e-5, "f16": 1e-3, "bf16": 8e-3}
TRIED, TRIES = 3, 4  # rounds, and calls in each, of a configuration
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

    def call(self, a: torch.Tensor, b: torch.Tensor, c: torch.Tensor) -> Callable[[], None]:
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


@functools.cache
def kernels(dtype: str, even: bool) -> list[Launcher]:
    """All configurations that the GPU can hold."""
    major, minor = torch.cuda.get_device_capability()
    limit = torch.cuda.get_device_properties(0).shared_memory_per_block_optin
    with ProcessPoolExecutor(16, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(compiled, tile, dtype, even, f"sm_{major}{minor}", limit) for tile in TILES]
        found = [task.result() for task in tasks]
    return [Launcher(kernel) for kernel in found if kernel is not None]


def fastest(kernels: list[Launcher], a: torch.Tensor, several: list[torch.Tensor], c: torch.Tensor) -> Call:
    """Calls of the fastest configuration for these matrices."""

    def call(kernel: Launcher) -> Call:
        launches = [kernel.call(a, b, c) for b in several]

        def run(number: int) -> torch.Tensor:
            launches[number % len(launches)]()
            return c

        return run

    tried = {str(number): call(kernel) for number, kernel in enumerate(kernels)}
    times = medians(tried, TRIES, TRIED)
    return tried[min(times, key=times.__getitem__)]


def measured(cell: Cell, bundles: Any) -> Measurement:
    """A shape. Raises WrongResult and what the runtime raises."""
    torch.backends.cuda.matmul.allow_tf32 = False
    name = "sgemm" if cell.function == "sgemm" else f"gemm_{cell.dtype}"
    function, dtype = bundles[cell.function][name], DTYPES[cell.dtype]
    m, n, k = (cell.extents[name] for name in "MNK")
    a, b = (torch.randn(rows, k, device="cuda", dtype=dtype) for rows in (m, n))
    several = [b, *(b.clone() for _ in range(cold_sets(b.nbytes) - 1))]
    d, wanted = torch.empty((m, n), device="cuda", dtype=dtype), a.double() @ b.double().T

    def ours(number: int) -> torch.Tensor:
        function(a, several[number % len(several)], d, stream=torch.cuda.current_stream().cuda_stream)
        return d

    def theirs(number: int) -> torch.Tensor:
        return torch.matmul(a, several[number % len(several)].T)

    def error(call: Call) -> float:
        poison(d)
        return relative_error(call(0), wanted)

    calls: dict[str, Call] = {OURS: ours}
    if cell.function == "sgemm":
        calls["cuBLAS"] = theirs
    else:
        calls["Triton for sm_80"] = fastest(kernels(cell.dtype, k % 64 == 0), a, several, d)
    found = compared(calls, len(several), error, TOLERANCE[cell.dtype])
    found.work, found.unit = 2.0 * m * n * k, "flop"
    return found
