"""Host cost of a launch through the runtime beside a bare cuLaunchKernelEx through cuda-bindings, same kernel, interleaved.

    python benchmarks/launch_cost.py build/vector_add        (a bundle whose first export takes torch tensors; needs torch and a GPU)

Tensors are new objects for each call, all checks are on. The bare call repeats one launch with everything prepared.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

import torch
from cuda.bindings import driver as cuda

from cutec.artifact.signature import ScalarParam, TensorParam
from cutec.runtime import load

CALLS, ROUNDS, EXTENT = 400, 200, 1024
TORCH = {"f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64, "i32": torch.int32}


def arguments(signature) -> list:
    """New arguments for a call, all symbols `EXTENT`, streams left out."""
    made = []
    for param in signature.params:
        if isinstance(param, TensorParam):
            made.append(torch.empty([e if isinstance(e, int) else EXTENT for e in param.shape], dtype=TORCH[param.dtype], device="cuda"))
        elif isinstance(param, ScalarParam):
            made.append(1 if param.dtype[0] in "iu" else 1.0)
    return made


def bare(function) -> Callable[[], None]:
    """One prepared launch, taken from the function's last one."""
    names = function.__globals__
    buffer, config, parameters = names["POOL0"][-1]
    launch, kernel, ok = cuda.cuLaunchKernelEx, names["FN0"], cuda.CUresult.CUDA_SUCCESS

    def call() -> None:
        (status,) = launch(config, kernel, parameters, 0)
        if status is not ok:
            raise RuntimeError(status)

    call.keep = buffer  # type: ignore[attr-defined]
    return call


def measure(function, signature) -> dict[str, list[float]]:
    """Microseconds a call, one number a round."""
    function(*arguments(signature))
    plain, times = bare(function), {"bare": [], "runtime": []}
    for _ in range(ROUNDS):
        calls = [arguments(signature) for _ in range(CALLS)]
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for call in calls:
            function(*call)
        times["runtime"].append((time.perf_counter() - begin) / CALLS * 1e6)
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for _ in calls:
            plain()
        times["bare"].append((time.perf_counter() - begin) / CALLS * 1e6)
    return times


def main() -> None:
    """Print medians and their ratio."""
    bundle = load(sys.argv[1])
    export = bundle.manifest.exports[0]
    times = measure(bundle.functions[export.name], export.signature)
    for what, values in times.items():
        low, middle, high = statistics.quantiles(values, n=20)[0], statistics.median(values), statistics.quantiles(values, n=20)[-1]
        print(f"{what:8} {middle:6.2f} us a call   (5 %: {low:.2f}, 95 %: {high:.2f})")
    print(f"ratio    {statistics.median(times['runtime']) / statistics.median(times['bare']):6.2f}   on {torch.cuda.get_device_name()}, torch {torch.__version__}")


if __name__ == "__main__":
    main()
