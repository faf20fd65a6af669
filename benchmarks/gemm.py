"""Matrix multiplies against cuBLAS:
`python benchmarks/gemm.py BUNDLE [--dtype f16,fp8] [--shapes 4096x4096x4096,…] [--json FILE]`, with
torch.

    cutec build samples/gemm_hopper.py --arch sm_90a -o build/gemm_hopper
    python benchmarks/gemm.py build/gemm_hopper

The bundle's one entry for a type (`gemm_f16`, say, which chooses its form by shape) multiplies the
same fresh random matrices as cuBLAS, both in turns; times are medians over rounds of CUDA events
around several calls. cuBLAS is `torch.matmul`, for fp8 `torch._scaled_mm` with scales of 1, with
and without fast accumulation, for int8 `torch._int_mm`; the ratio is to the faster one. Calls in a
row wait for the host where that takes longer than the kernel, as torch's does for small matrices;
with `--graph` they are in CUDA graphs, where no time of the host counts. Outputs are poisoned
before, and errors against float64 printed of both sides: ours may be twice cuBLAS's. Only ratios
say something: absolute numbers move with the card's power state.

`--grid` measures layers of well-known models (`LAYERS`: N and K) at M from 1 to 16384 instead, in
graphs; `--part 1/3` a third of them. Each call of a graph has another B where all of them
are more than the L2 cache holds, as layers after each other have.

`--entry` measures other exports of the bundle, the forms one by one for example; the guards of the
sample come from that.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Callable
from typing import Any

import torch

from cutec import runtime

CUBES = "2048x2048x2048,4096x4096x4096,8192x8192x8192"
SHAPES = f"512x512x512,1024x1024x1024,{CUBES},16384x16384x4096,8192x28672x8192,256x8192x8192,4096x4096x16384"
DTYPES = {  # of A and B, and of D
    "f16": (torch.float16, torch.float16),
    "bf16": (torch.bfloat16, torch.bfloat16),
    "fp8": (torch.float8_e4m3fn, torch.bfloat16),
    "tf32": (torch.float32, torch.float32),
    "s8": (torch.int8, torch.int32),
}
ROUNDS = 9
GRID = (1, 2, 4, 8, 16, 32, 64, 100, 128, 256, 512, 1000, 2048, 4096, 8192, 16384)  # M
LAYERS = [  # (N, K): of Llama 1B to 405B, Qwen, DeepSeek
    (2048, 2048),
    (6144, 4096),
    (4096, 4096),
    (28672, 4096),
    (4096, 14336),
    (10240, 8192),
    (8192, 28672),
    (16384, 2048),
    (5120, 5120),
    (3584, 18944),
    (2112, 7168),
    (1536, 7168),
    (24576, 1536),
    (7168, 2048),
]
CACHE = 128 << 20  # bytes, more than twice the L2 cache

Call = Callable[[int], Any]  # of the call's number
Calls = dict[str, Call]


def milliseconds(call: Call, calls: int) -> float:
    """Time of one call, over `calls` of them in a row."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    for number in range(calls):
        call(number)
    end.record()
    torch.cuda.synchronize()
    return begin.elapsed_time(end) / calls


def graph_of(call: Call, calls: int) -> torch.cuda.CUDAGraph:
    """Calls after each other, on the current stream."""
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=torch.cuda.current_stream()):
        for number in range(calls):
            call(number)
    return graph


def timer(call: Call, calls: int, graph: bool) -> Callable[[], float]:
    """A function that measures `calls` calls, in a row or in a graph, after a first one."""
    if not graph:
        return lambda: milliseconds(call, calls)
    replay = graph_of(call, calls).replay
    return lambda: milliseconds(lambda _: replay(), 1) / calls


def matrix(rows: int, columns: int, dtype: torch.dtype) -> torch.Tensor:
    """Standard normal numbers; integers from -127 to 127."""
    if dtype is torch.int8:
        return torch.randint(-127, 128, (rows, columns), device="cuda", dtype=dtype)
    return torch.randn(rows, columns, device="cuda", dtype=torch.float32 if dtype.itemsize == 1 else dtype).to(dtype)


def peers(a: torch.Tensor, several: list[torch.Tensor], out: torch.dtype) -> Calls:
    """cuBLAS's functions for A Bᵀ, by name; each call takes the next B."""
    count = len(several)
    if a.dtype is torch.float8_e4m3fn:
        one = torch.ones((), device="cuda")
        return {
            name: lambda i, fast=fast: torch._scaled_mm(
                a, several[i % count].T, one, one, out_dtype=out, use_fast_accum=fast
            )
            for name, fast in (("fast", True), ("precise", False))
        }
    if a.dtype is torch.int8:
        return {"cuBLAS": lambda i: torch._int_mm(a, several[i % count].T)}
    return {"cuBLAS": lambda i: torch.matmul(a, several[i % count].T)}


def error(result: torch.Tensor, wanted: torch.Tensor) -> float:
    """The relative error of a matrix against one in float64."""
    return ((result.double() - wanted).norm() / wanted.norm()).item()


def measured(function: Callable[..., object], m: int, n: int, k: int, dtype: str, graph: bool) -> dict[str, Any]:
    """Ratio of speeds to the fastest peer and to each, TFLOP/s, and errors, of ours and of
    theirs.
    """
    of_operands, of_result = DTYPES[dtype]
    a, b = matrix(m, k, of_operands), matrix(n, k, of_operands)
    several = [b, *(b.clone() for _ in range(min(16, CACHE // b.nbytes) if graph else 0))]
    d = torch.empty((m, n), device="cuda", dtype=of_result).view(torch.uint8).fill_(0xFF).view(of_result)
    stream = torch.cuda.current_stream().cuda_stream
    calls: Calls = {
        "ours": lambda i: function(a, several[i % len(several)], d, stream=stream),
        **peers(a, several, of_result),
    }
    calls["ours"](0)
    torch.cuda.synchronize()
    wanted = a.double() @ b.double().T
    errors = {name: error(d if name == "ours" else call(0), wanted) for name, call in calls.items()}
    del wanted
    count = max(3, len(several), min(20, int(4e13 / (2 * m * n * k))))
    timers = {name: timer(call, count, graph) for name, call in calls.items()}
    rounds = [{name: timed() for name, timed in timers.items()} for _ in range(ROUNDS)]
    times = {name: statistics.median(r[name] for r in rounds) for name in calls}
    ratios = {name: times[name] / times["ours"] for name in calls if name != "ours"}
    speeds = {name: 2e-9 * m * n * k / time for name, time in times.items()}
    return {"ratio": min(ratios.values()), "ratios": ratios, "speeds": speeds, "errors": errors}


def line(shape: str, found: dict[str, Any]) -> str:
    """One shape in words."""
    theirs = ", ".join(f"{name} {found['speeds'][name]:.0f}" for name in found["ratios"])
    errors = found["errors"]
    least = min(value for name, value in errors.items() if name != "ours")
    verdict = "" if errors["ours"] <= 2 * least else "  MORE THAN TWICE cuBLAS's"
    return (
        f"{shape:>17}  {found['speeds']['ours']:5.0f} TFLOP/s, {theirs}: {found['ratio']:.3f}  error"
        f" {errors['ours']:.2e} ({least:.2e}){verdict}"
    )


def told(
    function: Callable[..., object], name: str, shapes: list[str], dtype: str, graph: bool
) -> dict[str, dict[str, Any]]:
    """Each shape of a function, measured and printed."""
    print(name)
    rows = {}
    for shape in shapes:
        rows[shape] = measured(function, *map(int, shape.split("x")), dtype, graph)
        print(line(shape, rows[shape]), flush=True)
    summary(rows)
    return rows


def grid(function: Callable[..., object], name: str, dtype: str, part: str) -> dict[str, dict[str, Any]]:
    """Ratios to cuBLAS for layers at each M, in graphs: a line a layer, a column an M. Those whose
    error is more than twice cuBLAS's are marked by "!".
    """
    number, parts = map(int, part.split("/"))
    print(f"{name}\n{'N, K':>13}", *(f"{m:>5}" for m in GRID))
    rows = {}
    for n, k in LAYERS[number - 1 :: parts]:
        found = {f"{m}x{n}x{k}": measured(function, m, n, k, dtype, True) for m in GRID}
        rows.update(found)
        print(f"{n:>6}, {k:>5}", *(cell(row) for row in found.values()), flush=True)
    summary(rows)
    return rows


def cell(row: dict[str, Any]) -> str:
    errors = row["errors"]
    right = errors["ours"] <= 2 * min(value for name, value in errors.items() if name != "ours")
    return f"{row['ratio']:4.2f}{' ' if right else '!'}"


def summary(rows: dict[str, dict[str, Any]]) -> None:
    ratios = [row["ratio"] for row in rows.values()]
    print(f"geometric mean {statistics.geometric_mean(ratios):.3f}, least {min(ratios):.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bundle")
    parser.add_argument("--dtype", default="f16,bf16", help=f"some of {', '.join(DTYPES)}")
    parser.add_argument("--shapes", help="MxNxK, …; by default nine for f16 and bf16, cubes for others")
    parser.add_argument("--entry", action="append", help="what to call instead of gemm_DTYPE; repeat for several")
    parser.add_argument("--graph", action="store_true", help="time CUDA graphs of calls instead of calls in a row")
    parser.add_argument("--grid", action="store_true", help="layers of models at many M, instead of --shapes")
    parser.add_argument("--part", default="1/1", help="of the layers of --grid: 2/3 is the second third")
    parser.add_argument("--json")
    options = parser.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = True
    bundle, table = runtime.load(options.bundle), {}
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}{', CUDA graphs' if options.graph else ''}")
    with torch.cuda.stream(torch.cuda.Stream()):
        for dtype in options.dtype.split(","):
            shapes = options.shapes or (SHAPES if dtype in ("f16", "bf16") else CUBES)
            for entry in options.entry or [f"gemm_{dtype}"]:
                function = bundle.functions[entry]
                table.setdefault(entry, {}).update(
                    grid(function, entry, dtype, options.part)
                    if options.grid
                    else told(function, entry, shapes.split(","), dtype, options.graph)
                )
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(table, file, indent=1)


if __name__ == "__main__":
    main()
