"""Attention against cuDNN and FlashAttention-2:
`python benchmarks/attention.py BUNDLE [--dtype bf16] [--depth 128] [--lengths 1024,4096]`, on a
GPU, with torch.

    cutec build samples/attention_hopper.py --arch sm_90a -o build/attention
    python benchmarks/attention.py build/attention

Every export of the bundle for that type, depth and mask computes the same fresh random matrices as
`torch.nn.functional.scaled_dot_product_attention` with its CUDNN backend, in turns whose order is
reversed each time, and then the FLASH backend on its own: it draws less power, and what runs after
it would have more. Times are medians of CUDA events around several calls. Outputs are poisoned
before. Errors are relative, against float64. Only ratios say something: absolute numbers move with
the card's power state.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Callable

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

from cutec import runtime
from cutec.artifact.bundle import open_bundle

DTYPES = {"f16": torch.float16, "bf16": torch.bfloat16}
BACKENDS = {"cudnn": SDPBackend.CUDNN_ATTENTION, "flash": SDPBackend.FLASH_ATTENTION}
TOKENS = 32768  # of all batches together: with them 16 heads of 128 fill the card at any length
WIDTH = 2048  # of all heads together


def milliseconds(call: Callable[[], object], calls: int) -> float:
    """Time of one call, over `calls` of them in a row."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    for _ in range(calls):
        call()
    end.record()
    torch.cuda.synchronize()
    return begin.elapsed_time(end) / calls


def exact(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool) -> torch.Tensor:
    """The first head of the first batch, in float64."""
    q, k, v = (x[0, 0].double() for x in (q, k, v))
    scores = q @ k.T * q.shape[-1] ** -0.5
    if causal:
        scores.masked_fill_(torch.ones_like(scores, dtype=torch.bool).triu_(1), float("-inf"))
    return scores.softmax(-1) @ v


def error(result: torch.Tensor, wanted: torch.Tensor) -> float:
    """The relative error of a head."""
    return ((result[0, 0].double() - wanted).norm() / wanted.norm()).item()


def measured(
    functions: dict[str, Callable[..., object]], length: int, depth: int, causal: bool, dtype: torch.dtype, rounds: int
) -> dict[str, dict[str, float]]:
    """TFLOP/s and error of each function and backend."""
    batches, heads = max(1, TOKENS // length), WIDTH // depth
    rows = [torch.randn(batches, length, heads, depth, device="cuda", dtype=dtype) for _ in range(3)]
    q, k, v = (x.transpose(1, 2).contiguous() for x in rows)
    out = torch.full_like(rows[0], float("nan"))
    logs = torch.empty(batches, heads, length, device="cuda")
    calls = {name: lambda f=f: f(*rows, out, logs, depth**-0.5) for name, f in functions.items()}
    errors, wanted = {}, exact(q, k, v, causal)
    for name, call in calls.items():
        out.fill_(float("nan"))
        call()
        errors[name] = error(out.transpose(1, 2), wanted)
        if not torch.isfinite(out).all():
            errors[name] = float("nan")

    def peer(backend: SDPBackend) -> torch.Tensor:
        with sdpa_kernel(backend):
            return scaled_dot_product_attention(q, k, v, is_causal=causal)

    for name, backend in BACKENDS.items():
        calls[name] = lambda backend=backend: peer(backend)
        errors[name] = error(calls[name](), wanted)
    flops = 4 * batches * heads * length**2 * depth / (2 if causal else 1)
    count = max(3, min(20, int(1e13 / flops)))
    times = {name: [] for name in calls}
    for together in ([name for name in calls if name != "flash"], ["flash"]):
        for turn in range(rounds):
            for name in together if turn % 2 else reversed(together):
                times[name].append(milliseconds(calls[name], count))
    return {name: {"tflops": 1e-9 * flops / statistics.median(times[name]), "error": errors[name]} for name in calls}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bundle", nargs="+")
    parser.add_argument("--dtype", default="bf16", choices=DTYPES)
    parser.add_argument("--depth", default=128, type=int)
    parser.add_argument("--lengths", default="1024,4096,16384")
    parser.add_argument("--masks", default="full,causal")
    parser.add_argument("--rounds", default=7, type=int)
    parser.add_argument("--json")
    options = parser.parse_args()
    loaded = {}
    for place in options.bundle:
        bundle = runtime.load(f"{place}/manifest.yaml")
        loaded |= {e.name: getattr(bundle, e.name) for e in open_bundle(f"{place}/manifest.yaml").manifest.exports}
    best = {}
    print(f"{torch.cuda.get_device_name()}, {options.dtype}, depth {options.depth}, torch {torch.__version__}")
    for mask in options.masks.split(","):
        names = [
            name
            for name in loaded
            if name.startswith(f"attention_{mask}_{options.dtype}_") and f"depth{options.depth}" in name
        ]
        for length in map(int, options.lengths.split(",")):
            found = measured(
                {name: loaded[name] for name in names},
                length,
                options.depth,
                mask == "causal",
                DTYPES[options.dtype],
                options.rounds,
            )
            peers = "  ".join(f"{name} {found[name]['tflops']:4.0f} ({found[name]['error']:.2e})" for name in BACKENDS)
            for name in names:
                r = found[name]
                ratio = r["tflops"] / found["cudnn"]["tflops"]
                print(
                    f"{mask:>6} {length:6}  {r['tflops']:4.0f} TFLOP/s, {ratio:.3f} of cuDNN, error {r['error']:.2e} "
                    f" {peers}  {name}",
                    flush=True,
                )
            best[f"{mask} {length}"] = found
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(best, file, indent=1)


if __name__ == "__main__":
    main()
