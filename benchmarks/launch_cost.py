"""Host cost of a launch through the runtime beside a bare cuLaunchKernelEx through cuda-bindings, same kernel, interleaved.

    cutec build samples/vector_add.py --arch sm_90a
    python benchmarks/launch_cost.py build/vector_add        (a bundle whose first export takes three tensors; needs torch and a GPU)

The runtime gets tensors that are new objects in each call, with all checks on. The bare call has everything prepared: configuration,
function and the array of pointers to arguments; only its status is looked at.
"""

from __future__ import annotations

import statistics
import sys
import time

import torch
from cuda.bindings import driver as cuda

from cutec.runtime import load

CALLS, ROUNDS, EXTENT = 400, 300, 1024
TORCH = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64, "i32": torch.int32}


def new_tensors(signature) -> list[torch.Tensor]:
    """New tensors for a call, every symbol `EXTENT`."""
    shapes = [([e if isinstance(e, int) else EXTENT for e in t.shape], TORCH[t.dtype]) for t in signature.tensors]
    return [torch.empty(shape, dtype=dtype, device="cuda") for shape, dtype in shapes]


def time_runtime(function, calls: list) -> float:
    """Microseconds a call."""
    torch.cuda.synchronize()
    begin = time.perf_counter()
    for a, b, c in calls:
        function(a, b, c)
    return (time.perf_counter() - begin) / len(calls) * 1e6


def time_bare(function, count: int) -> float:
    """Microseconds a call of the launch that the function did last."""
    names = function.__globals__
    _, config, parameters, *_ = names["POOL0"][-1]
    launch, kernel, ok = cuda.cuLaunchKernelEx, names["FN0"], cuda.CUresult.CUDA_SUCCESS
    torch.cuda.synchronize()
    begin = time.perf_counter()
    for _ in range(count):
        if launch(config, kernel, parameters, 0)[0] is not ok:
            raise RuntimeError("the launch failed")
    return (time.perf_counter() - begin) / count * 1e6


def main() -> None:
    """Print medians and their ratio."""
    bundle = load(sys.argv[1])
    export = bundle.manifest.exports[0]
    function = bundle.functions[export.name]
    function(*new_tensors(export.signature))
    runtime, bare = [], []
    for _ in range(ROUNDS):
        calls = [new_tensors(export.signature) for _ in range(CALLS)]
        runtime.append(time_runtime(function, calls))
        bare.append(time_bare(function, CALLS))
    for what, times in (("bare", bare), ("runtime", runtime)):
        cuts = statistics.quantiles(times, n=20)
        print(f"{what:8} {statistics.median(times):6.2f} us a call   (nine tenths within {cuts[0]:.2f} to {cuts[-1]:.2f})")
    ratio = statistics.median(runtime) / statistics.median(bare)
    print(f"ratio    {ratio:6.2f}   on {torch.cuda.get_device_name()}, torch {torch.__version__}, Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
