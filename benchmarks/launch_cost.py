"""Host cost of a launch through the runtime beside a bare cuLaunchKernelEx through cuda-bindings,
same kernel, interleaved. The league takes medians of several processes.

    cutec build samples/vector_add.py --arch sm_90a
    # needs torch and a GPU
    python benchmarks/launch_cost.py build/vector_add
    # any bundle: its first export, for example a GEMM with tensor maps
    python benchmarks/launch_cost.py BUNDLE --set l=1 --set m=256
    # without a GPU: a driver that launches nothing, and no bare call
    python benchmarks/launch_cost.py BUNDLE --set l=1 --fake

`new`: tensors that are new objects elsewhere in memory in each call; `same`: one set of tensors
over and over; `prepared`: what `Bundle.prepare` returns. All checks are on. The bare call has
everything prepared: configuration, function and the array of pointers to arguments; only its status
is looked at.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cells import OURS, Cell, Measurement

from cutec.artifact.signature import (
    ScalarParam,
    Signature,
    StreamParam,
    TensorParam,
    WorkspaceParam,
    concrete_compact_stride,
    row_major,
)
from cutec.runtime import load

CALLS, ROUNDS, EXTENT = 400, 300, 1024
PROCESSES, LEAGUE_ROUNDS = 5, 60
TORCH = {"f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64", "i32": "int32"}
FAKES = Path(__file__).resolve().parent.parent / "tests" / "fake_driver.py"


class Gpu:
    """torch's tensors and the driver of this machine."""

    driver = None

    def __init__(self) -> None:
        import torch

        self.torch, self.synchronize = torch, torch.cuda.synchronize
        self.words = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"

    def tensor(self, shape: Sequence[int], stride: Sequence[int], dtype: str) -> Any:
        """A new tensor."""
        return self.torch.empty_strided(
            tuple(shape), tuple(stride), dtype=getattr(self.torch, TORCH[dtype]), device="cuda"
        )


class Fake:
    """The tests' fake driver and tensors."""

    words = "no GPU, tensors and driver in Python"

    def __init__(self) -> None:
        sys.path.insert(0, str(FAKES.parent))  # for what it imports
        spec = importlib.util.spec_from_file_location("fakes", FAKES)
        assert spec is not None and spec.loader is not None
        self.fakes = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.fakes)
        self.driver = self.fakes.FakeDriver()
        self.driver.function = lambda module, name: (module, name)
        self.driver.launch = lambda *_: (self.driver.success,)
        self.address = 1 << 32

    def synchronize(self) -> None:
        """Nothing is going on."""

    def tensor(self, shape: Sequence[int], stride: Sequence[int], dtype: str) -> Any:
        """A new tensor."""
        self.address += 1 << 20
        known = {str(d): d for d in vars(self.fakes).values() if isinstance(d, self.fakes.DType)}
        return self.fakes.Tensor(tuple(shape), known[f"torch.{TORCH[dtype]}"], tuple(stride), self.address)


def new_arguments(signature: Signature, extents: dict[str, int], on: Any) -> list[Any]:
    """New tensors for a call, each symbol `EXTENT` unless `extents` says otherwise; numbers are 1,
    streams the default one,
    workspaces the runtime's.
    """
    arguments: list[Any] = []
    for param in signature.params:
        if isinstance(param, TensorParam):
            shape = tuple(e if isinstance(e, int) else extents.get(e, EXTENT) for e in param.shape)
            stride = concrete_compact_stride(shape, param.order or row_major(len(shape)))
            arguments.append(on.tensor(shape, stride, param.dtype))
        elif isinstance(param, ScalarParam):
            arguments.append(1.0 if param.dtype[0] in "bf" else param.dtype == "i1" or 1)
        elif isinstance(param, StreamParam):
            arguments.append(0)
        elif isinstance(param, WorkspaceParam):
            arguments.append(None)
        else:
            raise SystemExit(f"{signature}: parameters that are addresses are not measured")
    return arguments


def timed(on: Any, function: Callable[..., object], calls: Sequence[Sequence[Any]]) -> float:
    """Microseconds per call."""
    on.synchronize()
    begin = time.perf_counter()
    for arguments in calls:
        function(*arguments)
    return (time.perf_counter() - begin) / len(calls) * 1e6


def bare_launch(function: Any) -> Callable[[], None]:
    """The launch that a prepared call of the function did last, through cuda-bindings alone."""
    from cuda.bindings import driver as cuda

    names = function.__globals__
    frame = names["POOL"].pop()  # the memory is ours from now on
    _, _, _, config, parameters, *_ = frame
    launch, kernel, ok = cuda.cuLaunchKernelEx, names["FN0"], cuda.CUresult.CUDA_SUCCESS

    def bare(keep: object = frame) -> None:
        if launch(config, kernel, parameters, 0)[0] is not ok:
            raise RuntimeError("the launch failed")

    return bare


def measured(_: Cell, bundles: Any) -> Measurement:
    """Milliseconds of a launch, medians of processes. Raises CalledProcessError."""
    command = [sys.executable, __file__, str(bundles.folder / "vector_add"), "--json", "--rounds", str(LEAGUE_ROUNDS)]
    found = [
        json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout) for _ in range(PROCESSES)
    ]
    middle = {way: statistics.median(times[way] for times in found) / 1000 for way in found[0]}
    return Measurement({OURS: middle["new"], "bare launch": middle["bare"]})


def main() -> None:
    """Print medians and their ratios."""
    parser = argparse.ArgumentParser(description="Host cost of a launch.")
    parser.add_argument("bundle")
    parser.add_argument("--set", action="append", default=[], metavar="SYMBOL=EXTENT")
    parser.add_argument("--fake", action="store_true", help="the tests' fake driver")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", action="store_true", help="print medians in microseconds, by way")
    options = parser.parse_args()
    extents = {name: int(value) for name, _, value in (text.partition("=") for text in options.set)}
    on = Fake() if options.fake else Gpu()
    bundle = load(options.bundle, on.driver)
    export = bundle.manifest.exports[0]
    function, same = bundle.functions[export.name], new_arguments(export.signature, extents, on)
    prepared = bundle.prepare(export.name, same)
    prepared()
    ways: dict[str, Callable[..., object]] = {} if options.fake else {"bare": bare_launch(function)}
    ways |= {"prepared": prepared, "same": function, "new": function}
    times: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(options.rounds):
        calls = {"new": [new_arguments(export.signature, extents, on) for _ in range(CALLS)], "same": [same] * CALLS}
        for way, launch in ways.items():
            times[way].append(timed(on, launch, calls.get(way, [()] * CALLS)))
    if options.json:
        print(json.dumps({way: statistics.median(found) for way, found in times.items()}))
        return
    first = statistics.median(next(iter(times.values())))
    for way, found in times.items():
        cuts = statistics.quantiles(found, n=20)
        middle = statistics.median(found)
        print(
            f"{way:8} {middle:6.2f} us a call, {middle / first:5.2f} x the first   (nine tenths within {cuts[0]:.2f} to"
            f" {cuts[-1]:.2f})"
        )
    print(f"{export.name} on {on.words}, Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
