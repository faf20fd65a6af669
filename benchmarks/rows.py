"""The samples of rows on a GPU, over a grid of shapes: softmax, log-softmax, cross-entropy, RMSNorm
and LayerNorm beside PyTorch, torch.compile and a device-to-device copy.

    cutec build samples/softmax.py --arch sm_90a -o BUNDLES/softmax      # also rmsnorm, layernorm
    python benchmarks/rows.py BUNDLES --only softmax_bf16 --json rows.json

Times are medians of rounds in which all take turns in a new order, in CUDA graphs whose calls go
through several sets of tensors, so that the L2 cache holds none of what a large call reads.
Bandwidth counts each matrix that is read or written once. Every output is poisoned first; the first
and the last rows are compared with PyTorch in float64. What is printed of a function: the geometric
mean and the least of the ratios to the fastest peer at each point, and to the copy's bandwidth
where 64 MB are moved. `--points` prints each point.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch.nn import functional

from cutec import runtime

DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
TOLERANCE = {"f32": 3e-6, "f16": 1e-3, "bf16": 8e-3}
EPS = 1e-6
COLUMNS = [2**i for i in range(6, 19)] + [1000, 5120, 12288, 50304, 128256, 257, 1001, 4097, 20001, 50257]
ELEMENTS = [2**26, 2**22]  # of a matrix
FEW_ROWS = [1, 16]  # beside those
COLD, ROUNDS = 260e6, 9  # bytes that graphs go through
Tensors = dict[str, torch.Tensor]


def rmsnorm_residual(x: torch.Tensor, r: torch.Tensor, w: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    total = x + r
    return functional.rms_norm(total, total.shape[1:], w, EPS), total


def layernorm_backward(
    g: torch.Tensor, x: torch.Tensor, w: torch.Tensor, m: torch.Tensor, v: torch.Tensor
) -> tuple[torch.Tensor, ...]:
    return torch.ops.aten.native_layer_norm_backward(g, x, x.shape[1:], m[:, None], v[:, None], w, w, [True] * 3)


@dataclass
class Function:
    """Names of tensors that are read and written, PyTorch's function, and scalars. x, g, r, y, z
    are matrices; w, b vectors as long as a row; p, q such in float32; m, v, l, s numbers of each
    row; t columns.
    """

    bundle: str
    inputs: str
    outputs: str
    peer: Callable[..., Any]
    scalars: tuple[float, ...] = ()


FUNCTIONS = {
    "softmax": Function("softmax", "x", "y", lambda x: torch.softmax(x, 1)),
    "log_softmax": Function("softmax", "x", "y", lambda x: torch.log_softmax(x, 1)),
    "cross_entropy": Function("softmax", "xt", "ls", lambda x, t: functional.cross_entropy(x, t, reduction="none")),
    "rmsnorm": Function("rmsnorm", "xw", "y", lambda x, w: functional.rms_norm(x, x.shape[1:], w, EPS), (EPS,)),
    "rmsnorm_residual": Function("rmsnorm", "xrw", "yz", rmsnorm_residual, (EPS,)),
    "layernorm": Function(
        "layernorm", "xwb", "yls", lambda x, w, b: functional.layer_norm(x, x.shape[1:], w, b, EPS), (EPS,)
    ),
    "layernorm_backward": Function("layernorm", "gxwmv", "ypq", layernorm_backward),
}


def tensor(name: str, rows: int, columns: int, dtype: torch.dtype) -> torch.Tensor:
    """Random numbers; zeros for sums to add to."""
    if name in "xgryz":
        return torch.randn(rows, columns, device="cuda", dtype=dtype)
    if name in "wb":
        return torch.randn(columns, device="cuda", dtype=dtype)
    if name in "pq":
        return torch.zeros(columns, device="cuda")
    return torch.randint(0, columns, (rows,), device="cuda") if name == "t" else torch.ones(rows, device="cuda")


class Point:
    """A function at a shape, with the sets of tensors that it is called on."""

    def __init__(self, function: Function, rows: int, columns: int, dtype: str):
        self.function, self.rows = function, rows
        names = function.inputs + function.outputs
        self.bytes = sum(rows * columns * DTYPES[dtype].itemsize for name in names if name in "xgryz")
        count = max(2, min(24, -int(-COLD // self.bytes)))
        self.sets = [{name: tensor(name, rows, columns, DTYPES[dtype]) for name in names} for _ in range(count)]

    def ours(self, call: Callable[..., Any]) -> Callable[[Tensors], object]:
        names, stream = self.function.inputs + self.function.outputs, torch.cuda.current_stream().cuda_stream
        return lambda tensors: call(*(tensors[name] for name in names), *self.function.scalars, stream=stream)

    def theirs(self, call: Callable[..., Any]) -> Callable[[Tensors], object]:
        return lambda tensors: call(*(tensors[name] for name in self.function.inputs))

    def error(self, call: Callable[[Tensors], object]) -> float:
        """The relative error of the first output's first and last rows; NaN if it has gaps."""
        tensors = self.sets[-1]
        for name in self.function.outputs:
            tensors[name].fill_(0 if name in "pq" else torch.nan)
        call(tensors)
        some = sorted({*range(min(40, self.rows)), *range(max(0, self.rows - 40), self.rows)})
        given = [tensors[name] if name in "wb" else tensors[name][some] for name in self.function.inputs]
        wanted = self.function.peer(*(t if t.dtype is torch.int64 else t.double() for t in given))
        wanted = wanted[0] if isinstance(wanted, tuple) else wanted
        found = tensors[self.function.outputs[0]]
        if found.isnan().any():
            return torch.nan
        return ((found[some].double() - wanted).norm() / wanted.norm()).item()


def graph_of(call: Callable[[Tensors], object], sets: list[Tensors], calls: int) -> torch.cuda.CUDAGraph:
    call(sets[0])
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=torch.cuda.current_stream()):
        for i in range(calls):
            call(sets[i % len(sets)])
    return graph


def milliseconds(graph: torch.cuda.CUDAGraph) -> float:
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    graph.replay()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end)


def medians(calls: dict[str, Callable[[Tensors], object]], sets: list[Tensors]) -> dict[str, float]:
    """Milliseconds of a call of each, from rounds in which they take turns in a new order."""
    count = max(4, len(sets))
    graphs = {name: graph_of(call, sets, count) for name, call in calls.items()}
    times: dict[str, list[float]] = {name: [] for name in graphs}
    for _ in range(ROUNDS):
        for name in random.sample(list(graphs), len(graphs)):
            times[name].append(milliseconds(graphs[name]) / count)
    return {name: statistics.median(found[1:]) for name, found in times.items()}


def copy_of(size: int) -> Callable[[Tensors], object]:
    """A copy that moves so many bytes, between other tensors at each call."""
    count = max(2, min(24, -int(-COLD // size)))
    pairs = [
        [torch.empty(size // 2, dtype=torch.int8, device="cuda").random_() for _ in range(2)] for _ in range(count)
    ]
    turn = iter(range(sys.maxsize))
    return lambda _: torch.Tensor.copy_(*pairs[next(turn) % count])


def measured(name: str, dtype: str, call: Callable[..., Any], rows: int, columns: int) -> dict[str, Any]:
    """One point: GB/s of all, the ratio to the fastest peer, and that to the copy."""
    function = FUNCTIONS[name]
    point = Point(function, rows, columns, dtype)
    ours = point.ours(call)
    error = point.error(ours)
    if not error <= TOLERANCE[dtype]:
        sys.exit(f"{name} {dtype} {rows}x{columns}: relative error {error}")
    calls = {"ours": ours, "torch": point.theirs(function.peer), "copy": copy_of(point.bytes)}
    if name != "layernorm_backward":  # which is an operation of PyTorch's own
        calls["compiled"] = point.theirs(torch.compile(function.peer, dynamic=False))
    times = medians(calls, point.sets)
    peer = min(time for other, time in times.items() if other in ("torch", "compiled"))
    return {
        "function": name,
        "dtype": dtype,
        "rows": rows,
        "columns": columns,
        "bytes": point.bytes,
        "error": error,
        "GB/s": {other: point.bytes / time / 1e6 for other, time in times.items()},
        "of peer": peer / times["ours"],
        "of copy": times["copy"] / times["ours"],
    }


def shapes() -> list[tuple[int, int]]:
    """(rows, columns) of the grid."""
    found = [(max(1, elements // columns) + 3, columns) for elements in ELEMENTS for columns in COLUMNS]
    return found + [(rows, columns) for rows in FEW_ROWS for columns in COLUMNS if columns >= 8192]


def summary(points: list[dict[str, Any]], key: str) -> str:
    ratios = [point[key] for point in points]
    return f"{statistics.geometric_mean(ratios):.3f}, least {min(ratios):.3f} ({len(ratios)})" if ratios else "-"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundles", type=Path)
    parser.add_argument("--only", default="", help="functions and types, such as softmax_bf16,rmsnorm")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--points", action="store_true")
    options = parser.parse_args()
    torch.cuda.set_stream(torch.cuda.Stream())
    torch._dynamo.config.cache_size_limit = 10_000
    print(f"{torch.cuda.get_device_name()}, torch {torch.__version__}: speeds as ratios")
    print(f"{'function':24} {'to the fastest peer':30} {'to the copy, of 64 MB on':30}")
    points: list[dict[str, Any]] = []
    for name, function in FUNCTIONS.items():
        for dtype in DTYPES:
            entry = f"{name}_{dtype}"
            if not any(entry.startswith(only) for only in options.only.split(",")):
                continue
            call = runtime.load(options.bundles / function.bundle / "manifest.yaml").functions[entry]
            found = []
            for rows, columns in shapes():
                found.append(measured(name, dtype, call, rows, columns))
                if options.points:
                    rates = ", ".join(f"{other} {rate:.0f}" for other, rate in found[-1]["GB/s"].items())
                    print(f"  {rows:>8} x {columns:<7} {found[-1]['of peer']:.3f}  GB/s: {rates}", flush=True)
            large = [point for point in found if point["bytes"] >= 64e6]
            print(f"{entry:24} {summary(found, 'of peer'):30} {summary(large, 'of copy'):30}", flush=True)
            points += found
    if options.json:
        options.json.write_text(json.dumps(points, indent=1))


if __name__ == "__main__":
    main()
