"""How kernels are timed and checked on a GPU, for all benchmarks. Needs torch.

* A *call* takes its number and returns its result. By the number it chooses its set of tensors:
  sets are many enough that the L2 cache holds nothing of the next one, and before each timing the
  cache is filled with something else.
* Calls run in CUDA graphs, so no time of the host counts.
* Ours and its peers take turns, in a new order in each round; times are medians of rounds.
* Results are checked against float64 before, in memory that was poisoned.

Only ratios say something: absolute numbers move with the power state of the card.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import importlib
import importlib.metadata
import random
import re
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch
from cells import BEFORE, COPY, NO_PEERS, OURS, USUAL, Measurement

DTYPES = {"f32": torch.float32, "tf32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16}
COLD = 256 << 20  # bytes that calls go through before they come to the same tensors again
HUGE = 4 << 30  # bytes of which the cache holds next to nothing
MOST_SETS = 24
SHIFTS = (0, 3 << 19)  # a copy is slow where both halves lie in the same banks of memory
ROUNDS = 9
LONGEST = 40.0  # milliseconds of a graph; one call may take longer

Call = Callable[[int], Any]
Check = Callable[[Call], float]  # the error of what a call returns


class WrongResult(Exception):
    """A result is further from float64 than its type explains, and twice as far as any peer's."""


_rehearsal = _shared = _taking = False
_before: tuple[Call, Check] | None = None  # what is measured beside ours


def start(shared: bool = False) -> None:
    """Let all that follows run on a stream of its own, as graphs need it. `shared`: other processes
    need the memory of the GPU too.
    """
    global _shared
    _shared = shared
    torch.cuda.set_stream(torch.cuda.Stream())


@contextlib.contextmanager
def rehearsal() -> Iterator[None]:
    """Inside the block, `compared` calls everything once and times nothing."""
    global _rehearsal
    _rehearsal = True
    try:
        yield
    finally:
        _rehearsal = False


class _Taken(Exception):
    """Carries what `taken` asked for."""

    def __init__(self, call: Call, check: Check):
        super().__init__()
        self.found = call, check


def taken(measure: Callable[[], object]) -> tuple[Call, Check] | None:
    """What a measurement would compare with its peers, and how it would check that; None if it
    cannot be made, because a build lacks the function say.
    """
    global _taking
    _taking = True
    try:
        measure()
    except _Taken as end:
        return end.found
    except Exception as err:  # of any kind: what is measured beside it counts
        print(f"absent: {type(err).__name__}: {err}", file=sys.stderr)
    finally:
        _taking = False
    return None


@contextlib.contextmanager
def beside(before: tuple[Call, Check] | None) -> Iterator[None]:
    """Inside the block, `compared` times what was `taken` too, as `BEFORE`."""
    global _before
    _before = before
    try:
        yield
    finally:
        _before = None


def check() -> None:
    """Raises if a kernel broke the context. Gives back memory that only the allocator holds."""
    torch.cuda.synchronize()
    if _shared or torch.cuda.memory_reserved() > torch.cuda.get_device_properties(0).total_memory // 2:
        torch.cuda.empty_cache()


def cold_sets(size: int) -> int:
    """How many sets of tensors of `size` bytes calls should go through."""
    return 1 if _rehearsal or size >= HUGE else max(2, min(MOST_SETS, -(-COLD // size)))


@functools.cache
def _swept() -> torch.Tensor:
    return torch.zeros(COLD // 8, dtype=torch.int64, device="cuda")


def graph_of(call: Call, calls: int) -> torch.cuda.CUDAGraph:
    """So many calls after each other, on the current stream, which must not be the default one."""
    call(0)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, stream=torch.cuda.current_stream()):
        for number in range(calls):
            call(number)
    return graph


def milliseconds(run: Callable[[], object]) -> float:
    """Time of a run by events, after the L2 cache was filled with what it does not read."""
    begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    _swept().sum()
    begin.record()
    run()
    end.record()
    end.synchronize()
    return begin.elapsed_time(end)


def medians(calls: dict[str, Call], count: int, rounds: int = ROUNDS) -> dict[str, float]:
    """Milliseconds of a call by name, from graphs of `count` calls."""
    graphs = {name: graph_of(call, count) for name, call in calls.items()}
    times: dict[str, list[float]] = {name: [] for name in graphs}
    for turn in range(rounds + 1):
        for name in random.sample(list(graphs), len(graphs)):
            found = milliseconds(graphs[name].replay)
            if turn:  # the first round warms up
                times[name].append(found / count)
    return {name: statistics.median(each) for name, each in times.items()}


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """By `torch.compile`, anew for each shape: by default, 8 shapes of a function are the most, and
    256 of all functions of the same code; further ones would not be compiled.
    """
    torch._dynamo.config.cache_size_limit = torch._dynamo.config.accumulated_cache_size_limit = 1 << 20
    return torch.compile(function, dynamic=False)


def keeping(call: Call, sets: int) -> Call:
    """A call whose results stay until the next one on the same set of tensors, as those of ours do:
    else each would write where the call before did, into lines that the cache still holds.
    """
    kept: dict[int, Any] = {}

    def run(number: int) -> Any:
        kept[number % sets] = results = call(number)
        return results

    return run


def copies_of(size: int) -> dict[str, Call]:
    """Copies that move so many bytes: each reads one half and writes the other. They differ in
    where the source begins (`SHIFTS`) and in who copies: the driver's memcpy, which at some sizes
    runs at two thirds of the memory's speed, or a kernel of PyTorch that reads and writes vectors
    (it inverts the bits as it goes).
    """
    half = -(-max(1, size // 2) // 4096) * 4096
    pairs = [
        [torch.empty(bytes_, dtype=torch.int8, device="cuda").random_() for bytes_ in (half + max(SHIFTS), half)]
        for _ in range(cold_sets(size))
    ]

    def halves(number: int, shift: int) -> tuple[torch.Tensor, torch.Tensor]:
        source, target = pairs[number % len(pairs)]
        return source[shift : shift + half].view(torch.int64), target.view(torch.int64)

    def memcpy(shift: int, number: int) -> Any:
        source, target = halves(number, shift)
        return target.copy_(source)

    def kernel(shift: int, number: int) -> Any:
        source, target = halves(number, shift)
        return torch.bitwise_not(source, out=target)

    return {
        f"{COPY} {copy.__name__} {shift}": functools.partial(copy, shift)
        for copy in (memcpy, kernel)
        for shift in SHIFTS
    }


def poison(*tensors: torch.Tensor) -> None:
    """Fill them with ones in all bits: NaN, or -1."""
    for tensor in tensors:
        tensor.view(torch.uint8).fill_(0xFF)


def relative_error(found: torch.Tensor, wanted: torch.Tensor) -> float:
    """Of the norms, against a result in float64; NaN where anything is not finite."""
    off = (found.double() - wanted).norm() / wanted.norm()
    return off.item() if torch.isfinite(found.float()).all() else float("nan")


def compared(calls: dict[str, Call], sets: int, error: Check, tolerance: float, floor: int = 0) -> Measurement:
    """Times and errors of ours (`OURS`), of peers, and of the quickest copy of `floor` bytes
    (`copies_of`). `error` poisons what is written, calls, and compares the result. Peers that fail
    are absent, and why. Where peers are further off than `tolerance` (numbers too small for a
    type), twice the least of their errors is allowed. Raises WrongResult.
    """
    found = Measurement()
    if _taking:
        raise _Taken(calls[OURS], error)
    if _rehearsal:
        for call in calls.values():
            with contextlib.suppress(Exception):  # is told when it is measured
                call(0)
        return found
    checks = {name: (call, error) for name, call in calls.items()}
    if _before:
        checks[BEFORE] = _before
    right = {name: call for name, (call, _) in checks.items()}
    for name, (call, error_of) in checks.items():
        try:
            if name != USUAL:
                found.errors[name] = error_of(call)
        except Exception as err:  # of other people's code, of any kind
            if name == OURS:
                raise
            found.absent[name] = f"{type(err).__name__}: {str(err).splitlines()[0] if str(err) else ''}"[:100]
            del right[name]
    theirs = [error for name, error in found.errors.items() if name not in NO_PEERS]
    if not found.errors[OURS] <= max([tolerance, 2 * min(theirs)] if theirs else [tolerance]):
        raise WrongResult(f"relative error {found.errors[OURS]:.2e}")
    copies = copies_of(floor) if floor else {}
    single = milliseconds(lambda: right[OURS](0))
    times = medians(right | copies, max(1, min(max(4, sets), int(LONGEST / single))))
    found.ms = {name: times[name] for name in right}
    if copies:
        found.ms[COPY] = min(times[name] for name in copies)
    return found


@functools.cache
def peer(name: str) -> Any:
    """Another project's module, None where it is not installed; said once on stderr."""
    try:
        return importlib.import_module(name)
    except Exception as err:  # of other people's code, of any kind
        print(f"absent: {name}: {type(err).__name__}: {err}", file=sys.stderr)
        return None


def environment() -> dict[str, str]:
    """What the numbers depend on: the card, its clock, and versions."""
    said = _smi("driver_version,clocks.sm,clocks.max.sm")
    driver, clock, most = (word.strip() for word in said.split(",")) if said.count(",") == 2 else ("?", "?", "?")
    cudnn = torch.backends.cudnn.version() or 0
    found = {
        "card": torch.cuda.get_device_name(),
        "clock": f"{clock} of {most}",
        "driver": driver,
        "torch": str(torch.__version__),
        "CUDA": str(torch.version.cuda),
        "cuDNN": f"{cudnn // 10000}.{cudnn // 100 % 100}.{cudnn % 100}",
        "cuBLAS": _cublas(),
    }
    packages = "triton", "quack-kernels", "flash-attn-4", "nvidia-cudnn-frontend"
    for project, package in zip(("triton", "quack", "FlashAttention-4", "cuDNN's frontend"), packages):
        found[project] = _version(package)
    return found


def _smi(query: str) -> str:
    command = ["nvidia-smi", f"--query-gpu={query}", "--format=csv,noheader", "-i", "0"]
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def _cublas() -> str:
    """The version that the loaded library says."""
    one = torch.ones(16, 16, device="cuda")
    torch.matmul(one, one)
    loaded = re.search(r"\S*/libcublas\.so\S*", Path("/proc/self/maps").read_text(encoding="utf-8"))
    if loaded is None:
        return "?"
    library, numbers = ctypes.CDLL(loaded[0]), []
    for which in range(3):
        number = ctypes.c_int()
        library.cublasGetProperty(which, ctypes.byref(number))
        numbers.append(str(number.value))
    return ".".join(numbers)


def _version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "absent"
