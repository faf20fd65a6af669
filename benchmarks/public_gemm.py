"""The public persistent GEMM, unmodified, against cuBLAS: `python benchmarks/public_gemm.py BUNDLE [--beside BUNDLE] [--shapes …]`, on a GPU, with torch.

    cutec build dense_gemm_persistent.py --spec tests/public/dense_gemm_persistent.yaml -o build/persistent && python benchmarks/public_gemm.py build/persistent

Every export of the bundle that multiplies f16 matrices with one tile and cluster shape takes turns with `torch.matmul` on the
same fresh random data, and so do the exports of `--beside`, the bundle of samples/gemm_hopper.py. Beside the best ratio stands the one that NVIDIA's own toolchain
reaches with this file on an H200.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import torch
from gemm import error, milliseconds

from cutec import runtime

# Shape -> ratio to cuBLAS with the public toolchain, best of its tile and cluster shapes (H200, f16, interleaved).
TARGETS = {
    (2048, 2048, 2048): 1.30, (4096, 4096, 4096): 1.07, (8192, 8192, 8192): 1.02, (16384, 16384, 4096): 1.02, (8192, 28672, 8192): 1.01,
    (256, 8192, 8192): 1.20,
}  # fmt: skip
EXPORTS = ("gemm", "gemm_128x128", "gemm_128x256", "gemm_128x128_2x1")
BESIDE = ("gemm_f16_tile128x256_cluster2x1", "gemm_f16_tile128x256_cluster1x1", "gemm_f16_tile128x128_cluster1x1")
ROUNDS = 9
REST = 0.5  # seconds


def calls_of(bundle: runtime.Bundle, names: tuple[str, ...], tensors: tuple[torch.Tensor, ...]) -> dict[str, Callable[[], object]]:
    """Calls of exports with matrices, which may have a third dimension for batches."""
    ranks = {export.name: len(export.signature.params[0].shape) for export in bundle.manifest.exports}
    deep = tuple(x[:, :, None] for x in tensors)
    return {name: bundle.prepare(name, (*deep, None) if ranks[name] == 3 else tensors) for name in names}


def measured(bundles: list[tuple[runtime.Bundle, tuple[str, ...]]], m: int, n: int, k: int) -> dict[str, tuple[float, float, float]]:
    """Of each export: microseconds, cuBLAS's microseconds in the same rounds, relative error. Each starts on a card that has rested: under a
    load that lasts, all multiplies run at the speed that the card's power allows."""
    a, b = (torch.randn(rows, k, device="cuda", dtype=torch.float16) for rows in (m, n))
    d = torch.empty((m, n), device="cuda", dtype=torch.float16)
    wanted = a.float() @ b.float().T
    calls: dict[str, Callable[[], object]] = {}
    for bundle, names in bundles:
        calls |= calls_of(bundle, names, (a, b, d))
    count = max(3, min(20, int(2e13 / (2 * m * n * k))))
    found = {}
    for name, call in calls.items():
        d.fill_(float("nan"))
        call()
        wrong = error(d, wanted)
        time.sleep(REST)
        rounds = [(milliseconds(call, count), milliseconds(lambda: torch.matmul(a, b.T), count)) for _ in range(ROUNDS)]
        ours, theirs = (1e3 * statistics.median(side) for side in zip(*rounds))
        found[name] = ours, theirs, wrong
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bundle")
    parser.add_argument("--beside")
    parser.add_argument("--shapes", help="comma-separated MxNxK")
    options = parser.parse_args()
    bundles = [(runtime.load(f"{options.bundle}/manifest.yaml"), EXPORTS)]
    if options.beside:
        bundles.append((runtime.load(f"{options.beside}/manifest.yaml"), BESIDE))
    shapes = [tuple(map(int, s.split("x"))) for s in options.shapes.split(",")] if options.shapes else list(TARGETS)
    print(f"{torch.cuda.get_device_name()}, f16, torch {torch.__version__}: cuBLAS's time / ours")
    for m, n, k in shapes:
        found = measured(bundles, m, n, k)
        ratios = {name: theirs / ours for name, (ours, theirs, _) in found.items()}
        best = max((name for name in found if name in EXPORTS), key=lambda name: ratios[name])
        print(f"{m}x{n}x{k}: {ratios[best]:.3f} {best}, its own toolchain {TARGETS.get((m, n, k), float('nan')):.2f}")
        for name, (ours, theirs, wrong) in found.items():
            print(f"    {ratios[name]:.3f}  {ours:8.1f} us, cuBLAS {theirs:8.1f}  error {wrong:.1e}  {name}", flush=True)


if __name__ == "__main__":
    main()
