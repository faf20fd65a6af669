"""The public persistent GEMM, unmodified, against cuBLAS: `python benchmarks/public_gemm.py BUNDLE [--beside BUNDLE] [--shapes …]`, on a GPU, with torch.

    cutec build dense_gemm_persistent.py --spec tests/public/dense_gemm_persistent.yaml -o build/persistent && python benchmarks/public_gemm.py build/persistent

Every export of the bundle that multiplies f16 matrices with one tile and cluster shape takes its turn with `torch.matmul` (and with the exports of
`--beside`, the bundle of samples/gemm_hopper.py) on the same fresh random data. Beside the best ratio stands the one that NVIDIA's own toolchain
reaches with this file on an H200.
"""

from __future__ import annotations

import argparse
import statistics
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


def calls_of(bundle: runtime.Bundle, names: tuple[str, ...], tensors: tuple[torch.Tensor, ...]) -> dict[str, Callable[[], object]]:
    """Calls of exports with matrices, which may have a third dimension for batches."""
    ranks = {export.name: len(export.signature.params[0].shape) for export in bundle.manifest.exports}
    deep = tuple(x[:, :, None] for x in tensors)
    return {name: bundle.prepare(name, (*deep, None) if ranks[name] == 3 else tensors) for name in names}


def measured(bundles: list[tuple[runtime.Bundle, tuple[str, ...]]], m: int, n: int, k: int) -> dict[str, tuple[float, float]]:
    """Ratio to cuBLAS and relative error of each export."""
    a, b = (torch.randn(rows, k, device="cuda", dtype=torch.float16) for rows in (m, n))
    d = torch.empty((m, n), device="cuda", dtype=torch.float16)
    wanted = a.float() @ b.float().T
    calls: dict[str, Callable[[], object]] = {}
    for bundle, names in bundles:
        calls |= calls_of(bundle, names, (a, b, d))
    errors = {}
    for name, call in calls.items():
        d.fill_(float("nan"))
        call()
        errors[name] = error(d, wanted)
    calls["cublas"] = lambda: torch.matmul(a, b.T)
    count = max(3, min(20, int(2e13 / (2 * m * n * k))))
    rounds = [{name: milliseconds(call, count) for name, call in calls.items()} for _ in range(ROUNDS)]
    times = {name: statistics.median(r[name] for r in rounds) for name in calls}
    return {name: (times["cublas"] / times[name], errors[name]) for name in errors}


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
        best = max((name for name in found if name in EXPORTS), key=lambda name: found[name][0])
        print(f"{m}x{n}x{k}: {found[best][0]:.3f} {best}, its own toolchain {TARGETS.get((m, n, k), float('nan')):.2f}")
        print("    " + "  ".join(f"{name} {ratio:.3f} ({err:.1e})" for name, (ratio, err) in found.items()), flush=True)


if __name__ == "__main__":
    main()
