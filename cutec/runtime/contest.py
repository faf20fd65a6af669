"""Timing several functions with one signature side by side on a GPU: on the same random data, in
rounds of shuffled order, each by a CUDA graph of calls on several sets of buffers, so that L2 holds
no more of them than it would in a program. Results are compared with each other.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from math import prod
from typing import Any

import numpy as np

from cutec.artifact.signature import DTYPE_BITS, ScalarParam, Signature, TensorParam, strides_of
from cutec.diag import CutecError, error
from cutec.records import NamedTuple, dataclass
from cutec.runtime import arrays
from cutec.runtime.arrays import TOLERANCE, HostTensor
from cutec.runtime.load import Bundle
from cutec.runtime.tensors import TensorView

ROUNDS = 9
_PATTERN = (1 << 20) - 3  # elements of random data, which larger tensors repeat
_MOST_SETS = 8
_GRAPH_SECONDS = 3e-4
_SHORT_SECONDS = 2e-3
_MOST_CALLS = 200
_PATIENCE = 30.0  # seconds that a graph may take
_SHOWN = 1 << 19  # bytes of each end of a tensor that are compared: more take longer than the calls


class Entrant(NamedTuple):
    """A function of a loaded bundle."""

    bundle: Bundle
    name: str


class Outcome(NamedTuple):
    """Microseconds of a call, the median of all rounds; or what is wrong."""

    us: float | None
    wrong: str = ""


class Fatal(Exception):
    """A kernel failed or hangs, and took the GPU's context with it. `name`: of the function."""

    def __init__(self, name: str, cause: CutecError):
        super().__init__(cause.message)
        self.name, self.cause = name, cause


class _Graph(NamedTuple):
    """A graph of so many calls, and whether it is short."""

    handle: Any
    calls: int
    short: bool


@dataclass
class _Set:
    """The arguments of one call, in device memory."""

    values: list[Any]
    memory: dict[str, tuple[int, int]]  # pointer and bytes by tensor


class Contest:
    """Times functions on one GPU. Use it in a `with` block of `current`."""

    def __init__(self, driver: Any, ordinal: int, rounds: int = ROUNDS, seed: int = 0):
        self.driver, self.ordinal, self.rounds = driver, ordinal, rounds
        self.random, self.stream = random.Random(seed), driver.new_stream()
        self.rng = arrays.generator(seed)
        self.patterns: dict[str, np.ndarray] = {}
        self.l2 = driver.attribute(ordinal, "l2_cache_size")

    def run(
        self,
        entrants: Sequence[Entrant],
        signature: Signature,
        extents: Mapping[str, int],
        contents: Mapping[str, np.ndarray] | None = None,
    ) -> list[Outcome]:
        """Time functions of one signature at these extents. `contents`: of tensors that are not
        random. Raises Fatal, and E4006 where memory does not suffice for one set of buffers.
        """
        with self._sets(signature, extents, contents or {}) as sets:
            outcomes: list[Outcome | None] = [None] * len(entrants)
            results: dict[int, list[np.ndarray]] = {}
            launches: dict[int, list[Any]] = {}
            for number, entrant in enumerate(entrants):
                try:
                    launches[number] = [self._prepared(entrant, one) for one in sets]
                    results[number] = self._result(entrant, launches[number][0], sets[0], signature)
                except Fatal:
                    raise
                except CutecError as wrong:
                    outcomes[number] = Outcome(None, f"{wrong.code}: {wrong.message}")
            for number in _others(results, signature):
                outcomes[number] = Outcome(None, "E1094: its results differ from those of the other candidates")
            for number, us in self._timed({n: c for n, c in launches.items() if outcomes[n] is None}, entrants).items():
                outcomes[number] = Outcome(us)
            return [outcome or Outcome(None, "it was not timed") for outcome in outcomes]

    # -- memory ------------------------------------------------------------------------------------

    @contextmanager
    def _sets(
        self, signature: Signature, extents: Mapping[str, int], contents: Mapping[str, np.ndarray]
    ) -> Iterator[list[_Set]]:
        """As many sets of arguments as make L2 cold, and memory allows."""
        size = sum(_bytes(t, extents) for t in signature.tensors)
        free = self.driver.free_memory() * 4 // 5
        if size > free:
            raise error("E4006", f"a call takes {size} bytes of device memory, and {free} are free")
        count = max(1, min(_MOST_SETS, -(-3 * self.l2 // max(size, 1)), free // max(size, 1)))
        made: list[_Set] = []
        try:
            for _ in range(count):
                made.append(_Set([], {}))
                for param in signature.params:
                    made[-1].values.append(self._argument(param, extents, contents, made[-1]))
            yield made
        finally:
            for pointer, _ in (pair for one in made for pair in one.memory.values()):
                with suppress(CutecError):  # a kernel that failed has taken the memory with it
                    self.driver.free(pointer)

    def _argument(self, param: Any, extents: Mapping[str, int], contents: Mapping[str, np.ndarray], into: _Set) -> Any:
        if isinstance(param, ScalarParam):
            return extents.get(param.name, 1 if param.default is None else param.default)
        if not isinstance(param, TensorParam):
            return None
        shape = arrays.shape_of(param, extents)
        stride = strides_of(param, shape)
        size = _bytes(param, extents)
        pointer = self.driver.allocate(size)
        into.memory[param.name] = pointer, size
        if param.name in contents:
            tensor = arrays.make_tensor(param, extents)
            tensor.array[...] = contents[param.name]
            stored = np.ascontiguousarray(tensor.stored())
            self.driver.copy_in(pointer, stored.ctypes.data, stored.nbytes)
        else:
            self._fill(param, pointer, size)
        return TensorView(pointer, shape, stride, param.dtype, self.ordinal)

    def _fill(self, param: TensorParam, pointer: int, size: int) -> None:
        """Fresh random data, or poison for a tensor that is only written."""
        if param.role == "out":
            self.driver.fill(pointer, 0xFF, size)
            return
        pattern = self._pattern(param)
        unit = max(1, DTYPE_BITS[param.dtype] // 8)
        stored = np.roll(pattern, unit * self.random.randrange(len(pattern) // unit))
        filled = min(len(stored), size)
        self.driver.copy_in(pointer, stored.ctypes.data, filled)
        while filled < size:
            more = min(filled, size - filled)
            self.driver.copy_on_device(pointer + filled, pointer, more)
            filled += more

    def _pattern(self, param: TensorParam) -> np.ndarray:
        """Random elements of a type as bytes, made once; each tensor begins elsewhere in them."""
        if param.dtype not in self.patterns:
            flat = np.zeros(_PATTERN, arrays.numpy_dtype(param.dtype))
            tensor = HostTensor(param, flat, flat)
            arrays.fill_random(tensor, self.rng)
            self.patterns[param.dtype] = np.ascontiguousarray(tensor.stored()).view(np.uint8).reshape(-1)
        return self.patterns[param.dtype]

    # -- calls -------------------------------------------------------------------------------------

    def _prepared(self, entrant: Entrant, one: _Set) -> Any:
        return entrant.bundle.prepare(entrant.name, one.values, int(self.stream))

    def _result(self, entrant: Entrant, launch: Any, one: _Set, signature: Signature) -> list[np.ndarray]:
        """Call once, on poisoned outputs, and read what it has written."""
        written = [t for t in signature.tensors if t.role == "out"]
        for tensor in written:
            pointer, size = one.memory[tensor.name]
            self.driver.fill(pointer, 0xFF, size)
        self.driver.synchronize()
        launch()
        self._wait(entrant)
        return [part for tensor in written for part in self._read(tensor, *one.memory[tensor.name])]

    def _read(self, tensor: TensorParam, pointer: int, size: int) -> list[np.ndarray]:
        """The ends of a tensor, as numbers where its elements are bytes or more."""
        unit = max(1, DTYPE_BITS[tensor.dtype] // 8)
        ends = (
            [(0, size)] if size <= 2 * _SHOWN else [(0, _SHOWN), (size - _SHOWN // unit * unit, _SHOWN // unit * unit)]
        )
        found = []
        for offset, length in ends:
            data = np.empty(length, np.uint8)
            self.driver.copy_out(data.ctypes.data, pointer + offset, length)
            found.append(data if DTYPE_BITS[tensor.dtype] < 8 else data.view(arrays.numpy_dtype(tensor.dtype)))
        return found

    def _wait(self, entrant: Entrant) -> None:
        """Wait for the stream. Raises Fatal for a kernel that fails or does not end."""
        event = self.driver.event()
        self.driver.record(event, self.stream)
        end = time.monotonic() + _PATIENCE
        try:
            while not self.driver.has_happened(event):
                if time.monotonic() > end:
                    raise error("E5021", f"{entrant.name} still runs after {_PATIENCE:.0f} seconds")
        except CutecError as cause:
            raise Fatal(entrant.name, cause) from cause

    def _timed(self, launches: Mapping[int, list[Any]], entrants: Sequence[Entrant]) -> dict[int, float]:
        """Microseconds of a call: medians of interleaved rounds."""
        graphs: dict[int, _Graph] = {}
        times: dict[int, list[float]] = {number: [] for number in launches}
        try:
            for number, calls in launches.items():
                graphs[number] = self._graph(calls, entrants[number])
            order = list(launches)
            for _ in range(self.rounds):
                self.random.shuffle(order)
                for number in order:
                    graph = graphs[number]
                    times[number].append(self._seconds(graph.handle, entrants[number], graph.short) / graph.calls)
        finally:
            for graph in graphs.values():
                with suppress(CutecError):
                    self.driver.free_graph(graph.handle)
        return {number: statistics.median(found) * 1e6 for number, found in times.items()}

    def _graph(self, calls: Sequence[Any], entrant: Entrant) -> _Graph:
        """A graph of calls on all sets, several times over where they are short."""
        once = self._captured(calls, 1)
        try:
            self._seconds(once, entrant)
            seconds = self._seconds(once, entrant)
        finally:
            with suppress(CutecError):
                self.driver.free_graph(once)
        times = max(1, min(round(_GRAPH_SECONDS / max(seconds, 1e-7)), _MOST_CALLS // len(calls)))
        return _Graph(self._captured(calls, times), times * len(calls), times * seconds < _SHORT_SECONDS)

    def _captured(self, calls: Sequence[Any], times: int) -> Any:
        def launches() -> None:
            for _ in range(times):
                for call in calls:
                    call()

        return self.driver.graph(self.stream, launches)

    def _seconds(self, graph: Any, entrant: Entrant, short: bool = False) -> float:
        """Of a graph. While a `short` one runs once before, the host puts events and the timed one
        behind it: what holds the host up, such as threads that drive other GPUs, is not counted.
        """
        begin, end = self.driver.event(), self.driver.event()
        if short:
            self.driver.launch_graph(graph, self.stream)
        self.driver.record(begin, self.stream)
        self.driver.launch_graph(graph, self.stream)
        self.driver.record(end, self.stream)
        self._wait(entrant)
        return self.driver.elapsed(begin, end)


def _bytes(param: TensorParam, extents: Mapping[str, int]) -> int:
    """The bytes of the memory that a tensor covers on a device."""
    shape = arrays.shape_of(param, extents)
    elements = 1 + sum((e - 1) * s for e, s in zip(shape, strides_of(param, shape))) if prod(shape) else 0
    return -(-elements * DTYPE_BITS[param.dtype] // 8)


def _others(results: Mapping[int, list[np.ndarray]], signature: Signature) -> list[int]:
    """The functions whose results differ from those of the largest group that agrees. What is
    computed of tf32, in f32, is no more exact than tf32.
    """
    tolerances = [TOLERANCE.get(t.dtype, 0.0) for t in signature.tensors]
    groups: list[list[int]] = []
    for number, result in results.items():
        same = next((g for g in groups if _agree(results[g[0]], result, max(tolerances, default=0.0))), None)
        if same is None:
            groups.append([number])
        else:
            same.append(number)
    right = max(groups, key=len, default=[])
    return [number for number in results if number not in right]


def _agree(one: Sequence[np.ndarray], other: Sequence[np.ndarray], tolerance: float) -> bool:
    return all(_close(a, b, tolerance) for a, b in zip(one, other, strict=True))


def _close(a: np.ndarray, b: np.ndarray, tolerance: float) -> bool:
    """Whether two results agree within twice what a reference allows each of them."""
    if np.array_equal(a.view(np.uint8), b.view(np.uint8)):  # as most do, to the bit
        return True
    if a.dtype.kind in "iub":
        return False
    x, y = a.astype(np.float32), b.astype(np.float32)
    finite = np.isfinite(x) & np.isfinite(y)
    if not np.array_equal(np.isnan(x), np.isnan(y)) or not np.array_equal(
        x[~finite & ~np.isnan(x)], y[~finite & ~np.isnan(y)]
    ):
        return False
    x, y = x[finite], y[finite]
    rms = float(np.sqrt(np.mean(np.square(x, dtype=np.float64)))) if x.size else 0.0
    return bool(np.all(np.abs(x - y) <= 2 * tolerance * np.maximum(np.abs(x), rms)))
