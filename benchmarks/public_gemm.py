"""The public persistent GEMM, unmodified, against cuBLAS:
`python benchmarks/public_gemm.py BUNDLE [--beside BUNDLE] [--shapes …] …`, with torch.

    cutec build dense_gemm_persistent.py --spec tests/public/dense_gemm_persistent.yaml \\
        -o build/persistent
    python benchmarks/public_gemm.py build/persistent

Every export of the bundle that multiplies f16 matrices with one tile and cluster shape takes turns
with `torch.matmul` on the same fresh random data, and so do the exports of `--beside`, the bundle
of samples/gemm_hopper.py. What a ratio to cuBLAS says of short multiplies depends on how it is
measured, so each is measured in six ways, all with CUDA events on one stream, medians over rounds:

    alone     one call between two events on an idle stream: the host's time until the launch
              counts, ours and torch's
    prepared  the same; our arguments were converted and checked before, as the public examples do
              with `from_dlpack`
    stream    calls in a row: the host's time counts only where it is longer than the kernel's
    graph     the same calls in a CUDA graph: no time of the host
    warm      one call between two events behind a kernel that keeps the GPU busy until all are
              enqueued: no time of the host, no overlap
    flushed   the same after a write of twice the L2 cache: nothing of A and B is in it

Except where they are prepared, calls are the bundle's functions with tensors, all checks on, as
`torch.matmul` is a function with tensors. Beside the best ratios stands the one that NVIDIA's own
toolchain reaches with this file on an H200.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import torch
from measuring import graph_of, relative_error

from cutec import runtime

# Shape -> ratio to cuBLAS with the public toolchain, best of its tile and cluster shapes (H200,
# f16, interleaved).
TARGETS = {
    (2048, 2048, 2048): 1.30,
    (4096, 4096, 4096): 1.07,
    (8192, 8192, 8192): 1.02,
    (16384, 16384, 4096): 1.02,
    (8192, 28672, 8192): 1.01,
    (256, 8192, 8192): 1.20,
}
EXPORTS = ("gemm", "gemm_128x128", "gemm_128x128_swizzle8", "gemm_128x256", "gemm_128x128_2x1")
BESIDE = "gemm_f16"
ROUNDS = 9
REST = 0.1  # seconds: under a load that lasts, all multiplies run at the speed that the card's power allows
BUSY = 400_000  # clock cycles, about 200 µs: longer than the host takes to enqueue a call and two events

Call = Callable[[], object]
Timer = Callable[[], float]  # milliseconds


def one(call: Call, before: Call) -> float:
    """Milliseconds of one call behind another."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    before()
    begin.record()
    call()
    end.record()
    torch.cuda.synchronize()
    return begin.elapsed_time(end)


def timer(method: str, call: Call, calls: int, scratch: torch.Tensor) -> Timer:
    """A function that measures a call by a method, after a first call."""

    def row() -> None:
        for _ in range(calls):
            call()

    if method in ("stream", "graph"):
        run = row if method == "stream" else graph_of(lambda _: call(), calls).replay
        return lambda: one(run, torch.cuda.synchronize) / calls

    def busy() -> None:
        if method == "flushed":
            scratch.zero_()
        torch.cuda._sleep(BUSY)

    return lambda: one(call, busy if method in ("warm", "flushed") else torch.cuda.synchronize)


METHODS = ("alone", "prepared", "stream", "graph", "warm", "flushed")


def calls_of(
    bundle: runtime.Bundle, names: tuple[str, ...], tensors: tuple[torch.Tensor, ...]
) -> dict[str, tuple[Call, Call]]:
    """Calls of functions with matrices, which may have a third dimension for batches, on the
    current stream; the same, prepared.
    """
    stream = torch.cuda.current_stream().cuda_stream
    ranks = {export.name: len(export.signature.params[0].shape) for export in bundle.manifest.exports}
    deep = tuple(x[:, :, None] for x in tensors)

    def of(name: str) -> tuple[Call, Call]:
        function = bundle.functions[name]
        if ranks.get(name) == 3:
            return lambda: function(*deep, stream), bundle.prepare(name, (*deep, None), stream)
        return lambda: function(*tensors, stream=stream), bundle.prepare(name, tensors, stream)

    return {name: of(name) for name in names}


def compared(call: Call, other: Call, method: str, calls: int, scratch: torch.Tensor) -> tuple[float, float]:
    """Microseconds of two calls that take turns, medians, on a card that has rested."""
    timers = [timer(method, which, calls, scratch) for which in (call, other)]
    time.sleep(REST)
    for timer_of in timers:  # the first call after a rest finds clocks low
        timer_of()
    rounds = [[timer() for timer in timers] for _ in range(ROUNDS * (1 if method in ("stream", "graph") else 3))]
    ours, theirs = (1e3 * statistics.median(side) for side in zip(*rounds))
    return ours, theirs


def measured(
    bundles: list[tuple[runtime.Bundle, tuple[str, ...]]],
    m: int,
    n: int,
    k: int,
    methods: list[str],
    scratch: torch.Tensor,
) -> dict:
    """For each function: microseconds by method, with cuBLAS's in the same rounds, and the relative
    error.
    """
    a, b = (torch.randn(rows, k, device="cuda", dtype=torch.float16) for rows in (m, n))
    d = torch.empty((m, n), device="cuda", dtype=torch.float16)
    wanted = torch.matmul(a.float(), b.float().T)
    calls: dict[str, tuple[Call, Call]] = {}
    for bundle, names in bundles:
        calls |= calls_of(bundle, names, (a, b, d))
    count = max(3, min(20, int(2e13 / (2 * m * n * k))))
    found = {}
    for name, (call, prepared) in calls.items():
        d.fill_(float("nan"))
        call()
        wrong = relative_error(d, wanted)
        ours = {method: prepared if method == "prepared" else call for method in methods}
        found[name] = (
            {
                method: compared(ours[method], lambda: torch.matmul(a, b.T), method, count, scratch)
                for method in methods
            },
            wrong,
        )
    return found


def tell(shape: tuple[int, int, int], found: dict, methods: list[str]) -> None:
    """The ratios of a shape as rows."""
    print(f"{'x'.join(map(str, shape))}, its own toolchain {TARGETS.get(shape, float('nan')):.2f}")
    for name, (times, wrong) in found.items():
        ratios = "".join(
            f"  {method} {theirs / ours:.3f} ({ours:.1f}, {theirs:.1f})" for method, (ours, theirs) in times.items()
        )
        print(f"    {name:18}{ratios}  error {wrong:.1e}")
    ours = [times for name, (times, _) in found.items() if name != BESIDE]
    best = {method: max(theirs / us for us, theirs in (times[method] for times in ours)) for method in methods}
    print(f"    {'best':18}{''.join(f'  {method} {ratio:.3f}' for method, ratio in best.items())}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bundle")
    parser.add_argument("--beside")
    parser.add_argument("--shapes", help="comma-separated MxNxK")
    parser.add_argument("--methods", default=",".join(METHODS), help="comma-separated")
    parser.add_argument("--exports", default=",".join(EXPORTS), help="comma-separated")
    options = parser.parse_args()
    bundles = [(runtime.load(options.bundle), tuple(options.exports.split(",")))]
    if options.beside:
        bundles.append((runtime.load(options.beside), (BESIDE,)))
    shapes = [tuple(map(int, s.split("x"))) for s in options.shapes.split(",")] if options.shapes else list(TARGETS)
    methods = options.methods.split(",")
    print(
        f"{torch.cuda.get_device_name()}, f16, torch {torch.__version__}: cuBLAS's time / ours (µs of ours, µs of"
        " cuBLAS)"
    )
    scratch = torch.empty(2 * torch.cuda.get_device_properties().L2_cache_size, dtype=torch.uint8, device="cuda")
    with torch.cuda.stream(torch.cuda.Stream()):
        for m, n, k in shapes:
            tell((m, n, k), measured(bundles, m, n, k, methods, scratch), methods)


if __name__ == "__main__":
    main()
