"""One call of a bundle's function on NumPy arrays, on a GPU: memory there, copies, timing. For
`cutec run`, which needs no PyTorch.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, nullcontext, suppress
from typing import Any

from cutec.diag import CutecError
from cutec.records import dataclass
from cutec.runtime.arrays import HostTensor
from cutec.runtime.load import Bundle
from cutec.runtime.tensors import TensorView

_WARM_UP, _BATCHES, _BATCH_SECONDS = 0.2, 30, 1e-3


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds per call: the median of some measurements, and the bounds of nine tenths of them."""

    median: float
    low: float
    high: float
    measurements: int
    calls: int

    @classmethod
    def of(cls, seconds: Sequence[float], calls: int = 1) -> Timing:
        """The timing of measurements of `calls` calls each."""
        ordered = sorted(s / calls for s in seconds)
        edge = len(ordered) // 20
        return cls(statistics.median(ordered), ordered[edge], ordered[-1 - edge], len(ordered), calls)


def run_on_gpu(bundle: Bundle, name: str, arguments: Sequence[Any], ordinal: int, bench: bool) -> Timing | None:
    """Call the function `name`; HostTensors among the arguments are copied to the GPU and back, and
    so updated in place. Raises E40xx.

    With `bench` the call is then repeated and timed. (The arrays have the results of the first
    call.)
    """
    driver = bundle.driver
    with driver.current(bundle.context(ordinal)), ExitStack() as cleanup:
        on_gpu, stored = [], {}
        for number, argument in enumerate(arguments):
            if isinstance(argument, HostTensor):
                memory = stored[number] = argument.stored()
                pointer = driver.allocate(memory.nbytes)
                cleanup.push(_freeing(driver, pointer))
                driver.copy_in(pointer, memory.ctypes.data, memory.nbytes)
                argument = TensorView(pointer, argument.array.shape, argument.stride, argument.param.dtype, ordinal)
            on_gpu.append(argument)
        launch = bundle.prepare(name, on_gpu)
        launch()
        driver.synchronize()
        for number, memory in stored.items():
            driver.copy_out(memory.ctypes.data, on_gpu[number].pointer, memory.nbytes)
            arguments[number].restore(memory)
        return _time(driver, launch) if bench else None


def _freeing(driver: Any, pointer: int) -> Callable[..., None]:
    """An exit callback that frees memory. Freeing fails after a kernel error; that first error is
    reported.
    """

    def free(kind: type[BaseException] | None, *exception: object) -> None:
        with suppress(CutecError) if kind else nullcontext():
            driver.free(pointer)

    return free


def _time(driver: Any, launch: Callable[[], None]) -> Timing:
    """Batches of launches between events: a batch takes about a millisecond, so that the events'
    own time does not count.
    """
    begin, end = driver.event(), driver.event()

    def batch(calls: int) -> float:
        driver.record(begin)
        for _ in range(calls):
            launch()
        driver.record(end)
        driver.synchronize()
        return driver.elapsed(begin, end)

    calls, stop = 1, time.perf_counter() + _WARM_UP
    while time.perf_counter() < stop:
        calls = max(1, min(1000, round(_BATCH_SECONDS * calls / max(batch(calls), 1e-9))))
    return Timing.of([batch(calls) for _ in range(_BATCHES)], calls)
