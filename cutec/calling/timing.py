"""Timing calls: `cute.testing.benchmark`."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from cutec import environment
from cutec.diag import error
from cutec.runtime.driver import cuda_driver
from cutec.runtime.streams import stream_handle


class JitArguments:
    """The arguments of one call, to be passed later."""

    def __init__(self, *args: Any, **kwargs: Any):
        self.args, self.kwargs = args, kwargs
        self._alive: list[Any] = []

    def add_to_scope(self, objects: Any) -> None:
        """Keep objects alive as long as the arguments, such as tensors that pointers point into."""
        self._alive.append(objects)


def benchmark(
    function: Callable[..., Any],
    *,
    warmup_iterations: int = 10,
    iterations: int = 100,
    stream: Any = None,
    kernel_arguments: JitArguments | None = None,
    workspace_generator: Callable[[], JitArguments] | None = None,
    workspace_count: int = 1,
    use_cuda_graphs: bool = False,
    nvtx_tag: str | None = None,
) -> float:
    """Microseconds per call of a compiled function, by events on `stream` (on the interpreter: by
    the clock).

    The arguments are `kernel_arguments`, or `workspace_count` sets of them from
    `workspace_generator`, used in turn so that they are not in a cache. `use_cuda_graphs` and
    `nvtx_tag` are accepted without effect: calls are launched one by one. Raises E4308 for counts
    below 1 and for both or neither of the two sources of arguments where the function takes some.
    """
    if iterations < 1 or warmup_iterations < 0 or workspace_count < 1:
        raise error(
            "E4308",
            f"iterations={iterations}, warmup_iterations={warmup_iterations}, workspace_count={workspace_count}",
            help="iterations and workspace_count are at least 1, warmup_iterations at least 0",
        )
    if kernel_arguments is not None and workspace_generator is not None:
        raise error("E4308", "benchmark takes kernel_arguments= or workspace_generator=, not both")
    if workspace_generator is not None:
        workspaces = [workspace_generator() for _ in range(workspace_count)]
    else:
        workspaces = [kernel_arguments or JitArguments()]

    def calls(count: int) -> None:
        for i in range(count):
            workspace = workspaces[i % len(workspaces)]
            function(*workspace.args, **workspace.kwargs)

    calls(warmup_iterations)
    if _on_cpu(function):
        begin = time.perf_counter()
        calls(iterations)
        return (time.perf_counter() - begin) / iterations * 1e6
    driver, handle = cuda_driver(), stream_handle(stream)
    begin_event, end_event = driver.event(), driver.event()
    driver.record(begin_event, handle)
    calls(iterations)
    driver.record(end_event, handle)
    driver.synchronize()
    return driver.elapsed(begin_event, end_event) / iterations * 1e6


def get_workspace_count(one_workspace_bytes: int, warmup_iterations: int, iterations: int) -> int:
    """How many sets of arguments of that size fill three times the second-level cache; at most as
    many as there are calls, and one without a GPU.
    """
    if _device() in ("cpu", "none"):
        return 1
    driver = cuda_driver()
    cache = driver.attribute(driver.current_device(), "l2_cache_size")
    wanted = -(-3 * cache // max(one_workspace_bytes, 1))
    return max(1, min(wanted, warmup_iterations + iterations))


def _on_cpu(function: Any) -> bool:
    options = getattr(function, "options", None)
    return (getattr(options, "device", None) or _device()) in ("cpu", "none")


def _device() -> str:
    return environment.get("CUTEC_DEVICE").strip().lower()
