"""The memory-bound samples on a GPU, but for those of rows (rows.py): right at many sizes and
seeds, then timed beside a device-to-device copy and torch.

    make -C samples      # or: cutec build samples/NAME.py --arch sm_90a -o BUNDLES/NAME
    python benchmarks/memory_bound.py BUNDLES        # needs torch and a GPU

Times are medians of interleaved rounds (copy, sample, torch, copy, …) by CUDA events, on at least 1
GiB of data. Bandwidth counts each input read once and each output written once. Outputs are
poisoned before each check and compared with a float64 reference.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable
from pathlib import Path

import torch

from cutec import runtime

GIB = 1 << 30
DTYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
TOLERANCE = {"f32": 2e-6, "f16": 1e-3, "bf16": 8e-3}


def rand(shape: tuple[int, ...], dtype: str, seed: int) -> torch.Tensor:
    generator = torch.Generator(device="cuda").manual_seed(seed)
    return torch.randn(shape, device="cuda", generator=generator).to(DTYPES[dtype])


class Case:
    """A sample: how to make its arguments, call it, and what it should give."""

    def __init__(
        self,
        bundle: str,
        dtype: str,
        tensors: Callable,
        call: Callable,
        reference: Callable,
        peer: Callable,
        sizes: list,
        big: tuple,
    ):
        self.bundle, self.dtype, self.tensors, self.call = bundle, dtype, tensors, call
        self.reference, self.peer, self.sizes, self.big = reference, peer, sizes, big

    @property
    def name(self) -> str:
        return f"{self.bundle} {self.dtype}"


def cases(bundles: Path) -> list[Case]:
    """All samples in all their types."""
    loaded = {
        name: runtime.load(bundles / name / "manifest.yaml")
        for name in (
            "vector_add",
            "elementwise_add",
            "transpose",
            "reduce_cluster",
        )
    }
    found = []

    def add(
        bundle: str,
        dtype: str,
        function: str,
        inputs: Callable,
        output: Callable,
        call: Callable,
        reference: Callable,
        peer: Callable,
        sizes,
        big,
        sums: str | None = None,
    ):
        f = loaded[bundle.split()[0]].functions[function]

        def tensors(shape, seed):
            out = torch.empty(output(shape), dtype=DTYPES[sums or dtype], device="cuda")
            return [rand(s, dtype, seed + i) for i, s in enumerate(inputs(shape))], out

        found.append(Case(bundle, dtype, tensors, lambda ins, out: call(f, ins, out), reference, peer, sizes, big))

    matrices = [(1, 8), (37, 136), (128, 8192), (1023, 4104), (4096, 1000)]
    add(
        "vector_add",
        "f32",
        "vector_add",
        lambda s: [s, s],
        lambda s: s,
        lambda f, i, o: f(i[0], i[1], o),
        lambda a, b: a + b,
        lambda i, o: torch.add(i[0], i[1], out=o),
        [(1,), (255,), (256,), (1000003,)],
        (GIB // 12,),
    )
    for dtype in ("f32", "f16", "bf16"):
        big = (8192, GIB // 12 // 8192 // 8 * 8 * 4 // (4 if dtype == "f32" else 2))
        add(
            "elementwise_add",
            dtype,
            f"elementwise_add_{dtype}",
            lambda s: [s, s],
            lambda s: s,
            lambda f, i, o: f(i[0], i[1], o),
            lambda a, b: a + b,
            lambda i, o: torch.add(i[0], i[1], out=o),
            matrices,
            big,
        )
        wide = (GIB // (16384 if dtype != "f32" else 32768), 8192)
        add(
            "reduce_cluster",
            dtype,
            f"reduce_cluster_{dtype}",
            lambda s: [s],
            lambda s: s[1:],
            lambda f, i, o: f(i[0], o.zero_()),
            lambda x: x.sum(0),
            lambda i, o: torch.sum(i[0], 0, dtype=torch.float32, out=o),
            [*matrices, (40000, 264)],
            (wide[0] * 2, 8192),
            "f32",
        )
    for function in sorted(loaded["transpose"].functions):
        dtype = function.rpartition("_")[2]
        bytes_each = torch.tensor([], dtype=DTYPES[dtype]).element_size()
        add(
            "transpose",
            dtype,
            function,
            lambda s: [s],
            lambda s: s[::-1],
            lambda f, i, o: f(i[0], o),
            lambda a: a.t(),
            lambda i, o: o.copy_(i[0].t()),
            [(8, 8), (64, 64), (136, 1000), (1024, 4104)],
            (16384, GIB // 16384 // bytes_each),
        )
    return found


def check(case: Case) -> float:
    """The worst relative error over sizes and three seeds. Exits with a message if it is out of
    bounds.
    """
    worst = 0.0
    for shape in case.sizes:
        for seed in (0, 1, 2):
            inputs, out = case.tensors(shape, seed)
            out.fill_(float("nan"))
            case.call(inputs, out)
            torch.cuda.synchronize()
            expected = case.reference(*[t.double() for t in inputs])
            error = ((out.double() - expected).norm() / expected.norm()).item()
            if not error <= TOLERANCE[case.dtype]:
                sys.exit(f"{case.name} {shape} seed {seed}: relative error {error}")
            worst = max(worst, error)
    return worst


def timed(run: Callable[[], object]) -> float:
    """Milliseconds of one run, by events."""
    start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    start.record()
    run()
    end.record()
    end.synchronize()
    return start.elapsed_time(end)


def measure(case: Case, rounds: int) -> dict[str, tuple[float, int]]:
    """Median milliseconds and bytes of a copy, the sample and torch, interleaved."""
    inputs, out = case.tensors(case.big, 7)
    moved = sum(t.numel() * t.element_size() for t in [*inputs, out])
    source = torch.empty(moved // 8, dtype=torch.int32, device="cuda").random_()
    target = torch.empty_like(source)
    runs = {
        "copy": lambda: target.copy_(source),
        "cutec": lambda: case.call(inputs, out),
        "torch": lambda: case.peer(inputs, out),
    }
    for run in runs.values():
        run(), run()
    times: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            times[name].append(timed(run))
    sizes = {"copy": 2 * source.numel() * 4, "cutec": moved, "torch": moved}
    return {name: (statistics.median(t), sizes[name]) for name, t in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundles", type=Path)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--only", default="")
    args = parser.parse_args()
    print(f"{torch.cuda.get_device_name()}; medians of {args.rounds}")
    print(f"{'sample':22} {'size':>16} {'rel. error':>10} {'TB/s':>7} {'of copy':>8} {'torch TB/s':>10}")
    for case in cases(args.bundles):
        if args.only not in case.name:
            continue
        worst = check(case)
        rate = {name: size / ms / 1e9 for name, (ms, size) in measure(case, args.rounds).items()}
        size = "x".join(map(str, case.big))
        print(
            f"{case.name:22} {size:>16} {worst:10.1e} {rate['cutec']:7.3f} {rate['cutec'] / rate['copy']:8.3f}"
            f" {rate['torch']:10.3f}",
            flush=True,
        )
        torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
