"""Matrix multiplies against cuBLAS: `python benchmarks/gemm.py BUNDLE [--dtype f16] [--shapes 4096x4096x4096,…] [--json FILE]`, on a GPU, with torch.

    cutec build samples/gemm_hopper.py --arch sm_90a -o build/gemm_hopper && python benchmarks/gemm.py build/gemm_hopper

Every export of the bundle for that type multiplies the same fresh random matrices as `torch.matmul`, both in turns; times are medians of CUDA
events around several calls. The output is poisoned before, and its error against float32 sums printed beside cuBLAS's own. Only ratios say
something: absolute numbers move with the card's power state.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Callable

import torch

from cutec import runtime
from cutec.artifact.bundle import open_bundle

SHAPES = "512x512x512,1024x1024x1024,2048x2048x2048,4096x4096x4096,8192x8192x8192,16384x16384x4096,8192x28672x8192,256x8192x8192,4096x4096x16384"
DTYPES = {"f16": torch.float16, "bf16": torch.bfloat16}
ROUNDS = 9


def milliseconds(call: Callable[[], object], calls: int) -> float:
    """Of a call, over `calls` of them in a row."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    begin.record()
    for _ in range(calls):
        call()
    end.record()
    torch.cuda.synchronize()
    return begin.elapsed_time(end) / calls


def error(result: torch.Tensor, wanted: torch.Tensor) -> float:
    """The relative error of a matrix."""
    return ((result.float() - wanted).norm() / wanted.norm()).item()


def measured(function: Callable[..., object], m: int, n: int, k: int, dtype: torch.dtype) -> dict[str, float]:
    """Ratio of speeds, speeds in TFLOP/s and errors, ours and cuBLAS's."""
    a, b = (torch.randn(rows, k, device="cuda", dtype=dtype) for rows in (m, n))
    d = torch.full((m, n), float("nan"), device="cuda", dtype=dtype)
    function(a, b, d)
    torch.cuda.synchronize()
    wanted = a.float() @ b.float().T
    errors = error(d, wanted), error(a @ b.T, wanted)
    del wanted
    calls = max(3, min(20, int(4e13 / (2 * m * n * k))))
    times = [(milliseconds(lambda: function(a, b, d), calls), milliseconds(lambda: torch.matmul(a, b.T), calls)) for _ in range(ROUNDS)]
    ours, theirs = (statistics.median(side) for side in zip(*times))
    flops = 2e-9 * m * n * k
    return {"ratio": theirs / ours, "ours": flops / ours, "cublas": flops / theirs, "error": errors[0], "cublas_error": errors[1]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bundle")
    parser.add_argument("--dtype", default="f16", choices=DTYPES)
    parser.add_argument("--shapes", default=SHAPES)
    parser.add_argument("--json")
    options = parser.parse_args()
    manifest = f"{options.bundle}/manifest.yaml"
    names = [e.name for e in open_bundle(manifest).manifest.exports if f"_{options.dtype}" in e.name and len(e.signature.params) == 3]
    bundle, best = runtime.load(manifest), {}
    print(f"{torch.cuda.get_device_name()}, {options.dtype}, torch {torch.__version__}")
    for shape in options.shapes.split(","):
        m, n, k = map(int, shape.split("x"))
        found = {name: measured(getattr(bundle, name), m, n, k, DTYPES[options.dtype]) for name in names}
        name = max(found, key=lambda name: found[name]["ratio"])
        best[shape] = {"export": name, **found[name]}
        r = found[name]
        print(f"{shape:>17}  {r['ours']:5.0f} TFLOP/s, cuBLAS {r['cublas']:5.0f}: {r['ratio']:.3f}  error {r['error']:.2e} ({r['cublas_error']:.2e})  {name}", flush=True)
    print(f"geometric mean {statistics.geometric_mean([r['ratio'] for r in best.values()]):.3f}, least {min(r['ratio'] for r in best.values()):.3f}")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(best, file, indent=1)


if __name__ == "__main__":
    main()
