"""One side of `public_speed.py`: a process whose `cutlass` is cutec's, or NVIDIA's.

    python public_speed_side.py FOLDER CASE...                              # NVIDIA's
    cutec exec public_speed_side.py FOLDER CASE...                          # cutec's
    cutec exec --rehearse … public_speed_side.py --compile CASE...          # fills cutec's cache

It prepares each case: compiles, calls once, keeps samples of what was written in FOLDER, captures a
CUDA graph of several calls; a line of JSON says how that went. Then it reads names of cases, runs
the graph of each behind an emptied L2 cache, and answers with microseconds of a call.
"""

from __future__ import annotations

import datetime
import importlib.metadata
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy
import public_speed_attention  # noqa: F401  (its cases)
import public_speed_programs
import public_speed_quack  # noqa: F401  (its cases)
import torch
from measuring import environment, graph_of, milliseconds
from public_speed_cases import CASES, Work

DEVICE = "cuda"
SAMPLES = 1 << 16  # elements that are kept of a tensor
COLD = 128 << 20  # bytes that calls go through before they come to the same tensors again: more than L2
SHORT = 3.0  # milliseconds that a graph takes, about
MOST_CALLS = 64
NOTHING = 0.004  # milliseconds: a graph without a kernel
BUSY = 1_000_000  # clock cycles, half a millisecond


def first_line(exc: BaseException) -> str:
    """What an exception says."""
    lines = str(exc).strip().splitlines() or [""]
    return f"{type(exc).__name__}: {lines[0]}"[:300]


def tensors(found: Any) -> Iterator[Any]:
    """The tensors of a result."""
    if isinstance(found, torch.Tensor):
        yield found
    elif isinstance(found, (tuple, list)):
        for part in found:
            yield from tensors(part)


def sample(x: torch.Tensor) -> numpy.ndarray[Any, Any]:
    """Elements of a tensor at fixed places, as float32."""
    flat = x.detach().reshape(-1)
    places = torch.linspace(0, flat.numel() - 1, min(SAMPLES, flat.numel()), dtype=torch.float64, device=x.device)
    if x.dtype.itemsize == 1 and x.is_floating_point():  # PyTorch cannot index 8-bit floats
        return flat.view(torch.uint8)[places.long()].view(x.dtype).float().cpu().numpy()
    return flat[places.long()].float().cpu().numpy()


class Storages(torch.overrides.TorchFunctionMode):
    """Collects the memory on the GPU of all tensors that PyTorch's functions return meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[int, torch.Tensor] = {}

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = func(*args, **(kwargs or {}))
        for x in tensors(result):
            if x.device.type == DEVICE and x.untyped_storage().nbytes():
                self.found.setdefault(x.untyped_storage().data_ptr(), x)
        return result

    def bytes(self) -> int:
        """The size of all of it."""
        return sum(x.untyped_storage().nbytes() for x in self.found.values())

    def samples(self) -> list[numpy.ndarray[Any, Any]]:
        """Of each storage of floats, in the type of the first tensor on it, without regard to its
        strides. Others may be room for addresses.
        """
        floats = [x for x in self.found.values() if x.is_floating_point()]
        return [sample(torch.empty(0, dtype=x.dtype, device=x.device).set_(x.untyped_storage())) for x in floats]


class Prepared:
    """A case that is ready to be timed; what a first call wrote is kept in a file."""

    def __init__(self, case: Callable[[], Work], written: Path):
        torch.manual_seed(0)
        with Storages() as self._storages:
            self._work = case()
            before = torch.cuda.memory_allocated()
            torch.manual_seed(0)
            self._sets = [self._work.made()]
        size = torch.cuda.memory_allocated() - before
        self._first(written)
        with self._storages:
            self._sets += [self._work.made() for _ in range(self._more(size))]
        if not self._work.points:
            self._storages.found.clear()
        torch.cuda.empty_cache()
        torch.cuda.synchronize()
        self._capture()

    def _more(self, size: int) -> int:
        """How many sets of `size` bytes go through the L2 cache beside the first. Raises
        RuntimeError for a program whose only set, which it made itself, lies there.
        """
        if size > 0:
            return -(-COLD // size) - 1
        if self._storages.bytes() < COLD:
            raise RuntimeError("there is one set of arguments, which the L2 cache holds")
        return 0

    def _first(self, written: Path) -> None:
        """Call once, and keep what that wrote."""
        before = self._storages.samples()
        torch.cuda.synchronize()  # the call may go to another stream
        result = self._call(0)
        torch.cuda.synchronize()
        numpy.savez(written, *([sample(x) for x in tensors(result)] or changed(before, self._storages.samples())))

    def _capture(self) -> None:
        """Let `_run` be a graph of calls. Where they go to the default stream, which no graph can
        have, let it call. Raises RuntimeError if they go to neither.
        """
        self._stream = stream_of(self._work)
        self.calls, self._run = 1, self._all
        if self._stream != torch.cuda.default_stream():
            self._run = self._graph()
            if self._least() < NOTHING:
                self._stream, self._run = torch.cuda.default_stream(), self._all
        if (single := self._least()) < NOTHING:
            raise RuntimeError("the calls go to a stream that the program does not name")
        self.calls = max(1, min(MOST_CALLS, round(SHORT / single)))
        if self._stream != torch.cuda.default_stream():
            self._run = self._graph()

    def _graph(self) -> Callable[[], None]:
        with torch.cuda.stream(self._stream):
            return graph_of(self._call, self.calls).replay

    def _call(self, number: int) -> object:
        return self._work.call(*self._sets[number % len(self._sets)])

    def _all(self) -> None:
        for number in range(self.calls):
            self._call(number)

    def _least(self) -> float:
        """Milliseconds of a run, the least of three."""
        return min(self._once() for _ in range(3))

    def _once(self) -> float:
        with torch.cuda.stream(self._stream):
            torch.cuda._sleep(BUSY)  # what is called meanwhile waits: no time of the host counts
            return milliseconds(self._run)

    def microseconds(self) -> float:
        """A call, of several."""
        return 1e3 * self._once() / self.calls


def stream_of(work: Work) -> torch.cuda.Stream:
    """Where a kernel launches."""
    if work.stream is None:
        return torch.cuda.current_stream()
    return torch.cuda.ExternalStream(work.stream) if work.stream else torch.cuda.default_stream()


def changed(before: list[numpy.ndarray[Any, Any]], after: list[numpy.ndarray[Any, Any]]) -> list[Any]:
    """The samples that a call has changed, in any bit. Raises RuntimeError if there are none."""
    found = [new for old, new in zip(before, after) if old.tobytes() != new.tobytes()]
    if not found:
        raise RuntimeError("the call wrote nothing")
    return found


def compiled(names: list[str]) -> None:
    """Call the cases once, in a rehearsal; tells which fail. NVIDIA's programs come first, as in a
    run: quack, once imported, takes part in each indexing, and so in line numbers of kernels.
    """
    for name in names or sorted(CASES, key=lambda name: CASES[name].func is not public_speed_programs.program):
        try:
            work = CASES[name]()
            work.call(*work.made())
            print("ok", name, flush=True)
        except Exception as exc:
            traceback.print_exc(limit=-4)
            print("FAILED", name, first_line(exc), flush=True)


def answers(folder: Path, names: list[str], lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    """How preparing the cases went, then the times that are asked for."""
    ready: dict[str, Prepared] = {}
    for number, name in enumerate(names):
        try:
            ready[name] = Prepared(CASES[name], folder / f"{number}.npz")
            yield {"case": name, "written": str(folder / f"{number}.npz")}
        except Exception as exc:  # of other people's code, of any kind
            traceback.print_exc()
            yield {"case": name, "failed": first_line(exc)}
    for line in lines:
        yield {"us": ready[line.strip()].microseconds()}


def versions() -> dict[str, str]:
    """What the numbers depend on."""
    import quack

    found = {name: value for name, value in environment().items() if name in ("card", "driver", "torch", "CUDA")}
    return {
        "date": datetime.date.today().isoformat(),
        **found,
        "nvidia-cutlass-dsl": importlib.metadata.version("nvidia-cutlass-dsl"),
        "quack": quack.__version__,
    }


def serve(folder: Path, names: list[str]) -> None:
    """Prepare cases, and answer until the input ends."""
    with os.fdopen(os.dup(1), "w", buffering=1) as channel:
        os.dup2(2, 1)  # what the programs print is not an answer
        torch.cuda.set_stream(torch.cuda.Stream())
        for answer in answers(folder, names, iter(sys.stdin.readline, "")):
            channel.write(json.dumps(answer) + "\n")


def main() -> None:
    where, *names = sys.argv[1:]
    if where == "--versions":
        print(json.dumps(versions()))
    elif where == "--compile":
        compiled(names)
    else:
        serve(Path(where), names)


if __name__ == "__main__":
    main()
