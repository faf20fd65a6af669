"""Calls on a real GPU with PyTorch, from a cache that another machine has filled.

    export CUTEC_CACHE_DIR=build/gpu/call-cache
    python tests/calling/on_gpu.py fill sm_90a      # where the tools are: without GPU and PyTorch
    python tests/calling/on_gpu.py run              # on the GPU: starts no tool

`run` checks results, that everything came out of the cache, streams and errors, and then measures
what a call costs on the host: a bare cuLaunchKernelEx, the bundle's function, a compiled function,
an implicit call. Both have to be the same cutec, byte for byte.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent.parent)]

import call_kernels

import cutec
from cutec import cute

CALLS, ROUNDS = 400, 100


def forms(make: Callable[..., Any]) -> dict[str, tuple[Any, tuple[Any, ...]]]:
    """The functions to call, with arguments; `make(shape)` gives a tensor of 32-bit floats."""
    static, pointer = cute.runtime.from_dlpack, cute.runtime.make_ptr
    n = cute.sym_int(divisibility=4)
    fake = cute.runtime.make_fake_compact_tensor(cutec.Float32, (n,), assumed_align=16)
    return {
        "dynamic": (call_kernels.scale, (make(1000), make(1000), 2.0, 3)),
        "static": (call_kernels.scale, (static(make(1000)), static(make(1000)), 2.0, 3)),
        "compact": (
            call_kernels.scale,
            (static(make(1000)).mark_compact_shape_dynamic(0, divisibility=8), make(1000), 2.0, 3),
        ),
        "fake": (call_kernels.scale, (fake, fake, 2.0, 3)),
        "pair": (call_kernels.scale_pair, (call_kernels.Pair(make(1000), make(1000)), {"times": 2})),
        "pointers": (call_kernels.copy_pointers, (pointer(cutec.Float32, 0), pointer(cutec.Float32, 0), 32)),
        "stream": (call_kernels.optional, (make(1000), make(1000), 2.0, cute.runtime.make_fake_stream())),
        "environment stream": (
            call_kernels.optional,
            (make(1000), make(1000), 2.0, cute.runtime.make_fake_stream(use_tvm_ffi_env_stream=True)),
        ),
    }


def compiled_forms(make: Callable[..., Any], *options: Any) -> dict[str, Any]:
    """All of them compiled."""
    return {name: cute.compile[options](function, *args) for name, (function, args) in forms(make).items()}


def fill(arch: str) -> None:
    """Leave everything in the cache."""
    compiled_forms(lambda *shape: np.zeros(shape, np.float32), cute.GPUArch(arch))
    for entry in cute.compile.cached():
        print(f"{entry.key[:12]}  {entry.function}  {entry.arch}  {entry.size} bytes")


def check(torch: Any) -> dict[str, Any]:
    """Results of all forms, and of implicit calls."""
    made = compiled_forms(lambda *shape: torch.zeros(shape, device="cuda"))
    missed = [name for name, compiled in made.items() if not compiled.cached]
    assert not missed, f"not found in the cache: {missed}"
    x, y = torch.randn(1000, device="cuda"), torch.zeros(1000, device="cuda")

    def expect(what: str, want: Any) -> None:
        torch.cuda.synchronize()
        torch.testing.assert_close(y, want, msg=lambda text: f"{what}: {text}")
        print(f"ok  {what}")
        y.zero_()

    for name in ("dynamic", "static", "compact", "fake"):
        made[name](x, y, 5.0)
        expect(name, x * 15)
    made["pair"](call_kernels.Pair(x, y, 4.0), {"times": 2})
    expect("pair", x * 8)
    made["pointers"](x.data_ptr(), y.data_ptr(), 20)
    expect("pointers", torch.where(torch.arange(1000, device="cuda") < 20, x, torch.zeros_like(x)))
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    made["stream"](x, y, 2.0, side)
    torch.cuda.current_stream().wait_stream(side)
    expect("stream", x * 2)
    with torch.cuda.stream(side):
        made["environment stream"](x, y, 3.0)
    torch.cuda.current_stream().wait_stream(side)
    expect("environment stream", x * 3)
    for factor in (2.0, 3.0):
        call_kernels.scale(x, y, factor, 3)
        expect("implicit", x * 3 * factor)
    try:
        made["fake"](x[:999], y[:999], 1.0)
    except cutec.CutecError as err:
        print(f"ok  {err}")
    else:
        raise AssertionError("an extent that is no multiple of 4 was accepted")
    return made


def measure(torch: Any, compiled: Any) -> None:
    """Host cost of a call in four ways, interleaved."""
    from cuda.bindings import driver as cuda

    x, y = torch.randn(1000, device="cuda"), torch.zeros(1000, device="cuda")
    function = compiled.bundle.functions[compiled.name]
    compiled.bundle.prepare(compiled.name, (x, y, 2.0))()
    names = function.__globals__
    frame = names["POOL"].pop()  # the memory is ours from now on
    _, _, _, config, parameters, *_ = frame
    launch, kernel = cuda.cuLaunchKernelEx, names["FN0"]
    ways: dict[str, Callable[[], Any]] = {
        "bare": lambda: launch(config, kernel, parameters, 0),
        "bundle": lambda: function(x, y, 2.0),
        "compiled": lambda: compiled(x, y, 2.0),
        "implicit": lambda: call_kernels.scale(x, y, 2.0, 3),
    }
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            torch.cuda.synchronize()
            begin = time.perf_counter()
            for _ in range(CALLS):
                way()
            times[name].append((time.perf_counter() - begin) / CALLS * 1e6)
    for name, found in times.items():
        print(f"{name:9} {statistics.median(found):6.2f} us a call")


def main() -> None:
    """`fill ARCH` or `run`."""
    if sys.argv[1:2] == ["fill"] and len(sys.argv) == 3:
        fill(sys.argv[2])
        return
    import torch

    measure(torch, check(torch)["dynamic"])


if __name__ == "__main__":
    main()
