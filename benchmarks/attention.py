"""Attention against cuDNN and FlashAttention-2 over a grid of data, masks, head dims and lengths:
`python benchmarks/attention.py BUNDLE [--depths 64,128] [--lengths 1024,4096] [--data sink,rare]`,
on a GPU, with torch.

    cutec build samples/attention_hopper.py --arch sm_90a -o build/attention
    python benchmarks/attention.py build/attention --json build/attention.json

At each point the bundle's function for that type, head dim and mask computes the same fresh random
matrices as `torch.nn.functional.scaled_dot_product_attention` with its CUDNN and FLASH backends;
with `--forms` each form that the function chooses from does, too. Calls are in CUDA graphs, where
no time of the host counts, and rounds are shuffled; times are medians. Outputs are poisoned before.
Errors are relative, against float64, of the first head. Only ratios say something: absolute numbers
move with the card's power state. The last line has the geometric mean and the least value.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Callable
from typing import Any

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

from cutec import runtime

DTYPES = {"f16": torch.float16, "bf16": torch.bfloat16}
BACKENDS = {"cudnn": SDPBackend.CUDNN_ATTENTION, "flash": SDPBackend.FLASH_ATTENTION}
TOKENS = 32768  # of all batches together: with them 16 heads of 128 fill the card at any length
WIDTH = 2048  # of all heads together
ROUNDS = 9
SECONDS = 2e-3  # about as long as a graph runs

Matrices = tuple[torch.Tensor, torch.Tensor]


def ramp(k: torch.Tensor) -> torch.Tensor:
    """From -2 to 2 along the keys."""
    return torch.linspace(-2, 2, k.shape[1], device=k.device)[None, :, None, None]


def sink(q: torch.Tensor, k: torch.Tensor) -> Matrices:
    """The first key has most of each row's weight."""
    k[:, 0] = 24 / k.shape[-1] ** 0.5
    return q + 0.5, k


def rare(q: torch.Tensor, k: torch.Tensor) -> Matrices:
    """Every 64th key is 8 times as large."""
    k[:, ::64] *= 8
    return q, k


# What becomes of standard normal Q and K, (batch, rows, heads, D); std4: scores have a standard
# deviation of 4.
DATA: dict[str, Callable[[torch.Tensor, torch.Tensor], Matrices]] = {
    "normal": lambda q, k: (q, k),
    "std4": lambda q, k: (2 * q, 2 * k),
    "std16": lambda q, k: (4 * q, 4 * k),
    "std256": lambda q, k: (16 * q, 16 * k),
    "sink": sink,
    "rare": rare,
    "negative": lambda q, k: (q.abs() + 1, -1 - k.abs()),
    "rising": lambda q, k: (q + 1, k + ramp(k)),
    "falling": lambda q, k: (q + 1, k - ramp(k)),
}


def exact(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> torch.Tensor:
    """The first head of the first batch, in float64."""
    q, k, v = (x[0, :, 0].double() for x in (q, k, v))
    scores = q @ k.T * q.shape[-1] ** -0.5
    if causal:
        scores.masked_fill_(torch.ones_like(scores, dtype=torch.bool).triu_(1), float("-inf"))
    return scores.softmax(-1) @ v


def error(result: torch.Tensor, wanted: torch.Tensor) -> float:
    """The relative error of the first head; NaN where anything is not finite."""
    off = ((result[0, :, 0].double() - wanted).norm() / wanted.norm()).item()
    return off if torch.isfinite(result).all() else float("nan")


def graph_of(call: Callable[[], object], calls: int) -> torch.cuda.CUDAGraph:
    """The same call again and again."""
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(calls):
            call()
    return graph


def milliseconds(graph: torch.cuda.CUDAGraph) -> float:
    """Time of a replay."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    graph.replay()
    end.record()
    torch.cuda.synchronize()
    return begin.elapsed_time(end)


def medians(calls: dict[str, Callable[[], object]], count: int) -> dict[str, float]:
    """Seconds of a call, by name."""
    graphs = {name: graph_of(call, count) for name, call in calls.items()}
    times: dict[str, list[float]] = {name: [] for name in calls}
    for turn in range(ROUNDS + 1):
        for name in random.sample(list(graphs), len(graphs)):
            found = milliseconds(graphs[name])
            if turn:  # the first one warms up
                times[name].append(found)
    return {name: 1e-3 * statistics.median(each) / count for name, each in times.items()}


def peers(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> dict[str, Callable[[], torch.Tensor]]:
    """The backends that take these matrices, which get them with heads before rows."""
    q, k, v = (x.transpose(1, 2).contiguous() for x in (q, k, v))

    def peer(backend: SDPBackend) -> torch.Tensor:
        with sdpa_kernel(backend):
            return scaled_dot_product_attention(q, k, v, is_causal=causal).transpose(1, 2)

    found = {name: lambda backend=backend: peer(backend) for name, backend in BACKENDS.items()}
    return {name: call for name, call in found.items() if name == "cudnn" or v.shape == q.shape}


def measured(
    functions: dict[str, Callable[..., object]], data: str, length: int, depth: int, causal: bool, dtype: torch.dtype
) -> dict[str, dict[str, float]]:
    """TFLOP/s and error of each function and backend."""
    batches, heads, depth_v = max(1, TOKENS // length), WIDTH // depth, 128 if depth == 192 else depth
    q, k, v = (torch.randn(batches, length, heads, each, device="cuda") for each in (depth, depth, depth_v))
    q, k, v = (x.to(dtype) for x in (*DATA[data](q, k), v))
    out = torch.full((batches, length, heads, depth_v), float("nan"), device="cuda", dtype=dtype)
    logs = torch.empty(batches, heads, length, device="cuda")

    def ours(function: Callable[..., object]) -> torch.Tensor:
        function(q, k, v, out, logs, depth**-0.5, stream=torch.cuda.current_stream().cuda_stream)
        return out

    calls = {name: lambda f=f: ours(f) for name, f in functions.items()} | peers(q, k, v, causal)
    errors, wanted = {}, exact(q, k, v, causal)
    for name, call in calls.items():
        out.fill_(float("nan"))
        errors[name] = error(call(), wanted)
    flops = 2 * batches * heads * length**2 * (depth + depth_v) / (2 if causal else 1)
    times = medians(calls, max(1, min(20, int(SECONDS * 5e14 / flops))))
    return {name: {"tflops": 1e-12 * flops / times[name], "error": errors[name]} for name in calls}


def line(found: dict[str, dict[str, float]], name: str) -> str:
    """One result: speed, and speed and error as ratios to cuDNN's."""
    each, cudnn = found[name], found["cudnn"]
    speed, off = each["tflops"] / cudnn["tflops"], each["error"] / cudnn["error"]
    return f"{each['tflops']:4.0f} TFLOP/s, {speed:.2f} of cuDNN, error {each['error']:.1e}, {off:.2f} of cuDNN's"


def summary(points: dict[str, dict[str, dict[str, float]]], name: str) -> str:
    """Geometric mean and least ratio of speeds to cuDNN, and the greatest of errors."""
    speeds = [found[name]["tflops"] / found["cudnn"]["tflops"] for found in points.values()]
    errors = [found[name]["error"] / found["cudnn"]["error"] for found in points.values()]
    mean = statistics.geometric_mean(speeds)
    return f"{mean:.3f} of cuDNN (geometric mean), least {min(speeds):.2f}, error at most {max(errors):.2f} of cuDNN's"


def parser() -> argparse.ArgumentParser:
    options = argparse.ArgumentParser(description="Attention against cuDNN and FlashAttention-2.")
    options.add_argument("bundle")
    options.add_argument("--dtype", default="bf16", choices=DTYPES)
    options.add_argument("--depths", default="64,96,128,192,256")
    options.add_argument("--lengths", default="128,384,777,1024,1500,4096,16384")
    options.add_argument("--masks", default="full,causal")
    options.add_argument("--data", default="normal", help=f"of {', '.join(DATA)}, or all")
    options.add_argument("--forms", action="store_true")
    options.add_argument("--json")
    return options


def functions_of(bundle: Any, name: str, forms: bool) -> dict[str, Callable[..., object]]:
    """The function of that name, as `ours`; and the forms that it chooses from."""
    found = {"ours": getattr(bundle, name)}
    return found | ({n: f for n, f in bundle.functions.items() if n.startswith(f"{name}_")} if forms else {})


def main() -> None:
    options = parser().parse_args()
    bundle = runtime.load(f"{options.bundle}/manifest.yaml")
    points: dict[str, dict[str, Any]] = {}
    print(f"{torch.cuda.get_device_name()}, {options.dtype}, torch {torch.__version__}")
    for depth in map(int, options.depths.split(",")):
        for mask in options.masks.split(","):
            name = f"attention_{mask}_{options.dtype}_depth{depth}"
            functions = functions_of(bundle, name, options.forms)
            for data in DATA if options.data == "all" else options.data.split(","):
                for length in map(int, options.lengths.split(",")):
                    found = measured(functions, data, length, depth, mask == "causal", DTYPES[options.dtype])
                    points[f"{depth} {mask} {data} {length}"] = found
                    for each in functions:
                        print(f"{depth:3} {mask:6} {data:8} {length:5} {line(found, each)}  {each}", flush=True)
    print(f"all {len(points)} points: {summary(points, 'ours')}")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(points, file, indent=1)


if __name__ == "__main__":
    main()
