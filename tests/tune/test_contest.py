"""Timing functions side by side, on a driver made of Python: memory is NumPy's, time is told."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from cutec.artifact.signature import Signature, Symbol, TensorParam
from cutec.diag import CutecError, error
from cutec.records import replace
from cutec.runtime.contest import Contest, Entrant, Fatal

X = TensorParam("x", "f32", ("n",), (1,), (1,), 16, (0,), False, "in")
Y = TensorParam("y", "f32", ("n",), (1,), (1,), 16, (0,), False, "out")
SIGNATURE = Signature((X, Y), (Symbol("n", 32, 1),))


class Driver:
    """A driver whose clock goes on by what kernels take."""

    def __init__(self, free: int = 1 << 30):
        self.memory: dict[int, Any] = {}
        self.now, self.free_bytes, self.calls = 0.0, free, list[str]()
        self.captured: list[Callable[[], None]] | None = None

    def attribute(self, ordinal: int, name: str) -> int:
        return 1 << 16

    def new_stream(self) -> int:
        return 7

    def free_memory(self) -> int:
        return self.free_bytes

    def allocate(self, size: int) -> int:
        buffer = (ctypes.c_char * max(size, 1))()
        address = ctypes.addressof(buffer)
        self.memory[address] = buffer
        return address

    def free(self, pointer: int) -> None:
        del self.memory[pointer]

    def fill(self, pointer: int, byte: int, size: int) -> None:
        ctypes.memset(pointer, byte, size)

    def copy_in(self, pointer: int, host: int, size: int) -> None:
        ctypes.memmove(pointer, host, size)

    copy_out = copy_on_device = copy_in

    def synchronize(self) -> None:
        pass

    def event(self) -> list[float]:
        return [0.0]

    def record(self, event: list[float], stream: int) -> None:
        event[0] = self.now

    def has_happened(self, event: list[float]) -> bool:
        return True

    def elapsed(self, begin: list[float], end: list[float]) -> float:
        return end[0] - begin[0]

    def graph(self, stream: int, launches: Callable[[], None]) -> list[Callable[[], None]]:
        self.captured = []
        launches()
        found, self.captured = self.captured, None
        return found

    def launch_graph(self, graph: list[Callable[[], None]], stream: int) -> None:
        for launch in graph:
            launch()

    def free_graph(self, graph: list[Callable[[], None]]) -> None:
        graph.clear()

    @contextmanager
    def current(self, context: object) -> Iterator[None]:
        yield

    def run(self, name: str, work: Callable[[], None]) -> None:
        if self.captured is not None:
            self.captured.append(lambda: self.run(name, work))
        else:
            self.calls.append(name)
            work()


class Function:
    """A bundle with one function, y = factor · x, that takes some seconds."""

    def __init__(self, driver: Driver, seconds: float, factor: float = 2.0, refuses: str = ""):
        self.driver, self.seconds, self.factor, self.refuses = driver, seconds, factor, refuses

    def prepare(self, name: str, values: list[Any], stream: int) -> Callable[[], None]:
        if self.refuses:
            raise error("E4040", self.refuses)
        x, y = (np.frombuffer(self.driver.memory[v.pointer], np.float32) for v in values)

        def work() -> None:
            self.driver.now += self.seconds
            y[:] = self.factor * x

        return lambda: self.driver.run(name, work)


def contest(driver: Driver, *functions: Function, n: int = 1000, of: Signature = SIGNATURE) -> list[Any]:
    entrants = [Entrant(function, f"f{i}") for i, function in enumerate(functions)]  # pyright: ignore[reportArgumentType]  # a stand-in
    return Contest(driver, 0, rounds=5).run(entrants, of, {"n": n})


def test_times_are_per_call_and_memory_is_given_back() -> None:
    driver = Driver()
    fast, slow = contest(driver, Function(driver, 1e-5), Function(driver, 3e-5))
    assert (fast.us, slow.us) == (pytest.approx(10.0), pytest.approx(30.0))
    assert driver.memory == {}
    assert driver.calls.count("f0") > 5


def test_results_that_differ_from_most_are_reported() -> None:
    driver = Driver()
    found = contest(driver, Function(driver, 1e-5, 2.5), Function(driver, 2e-5), Function(driver, 3e-5, 2.0000001))
    assert found[0].us is None and found[0].wrong.startswith("E1094")
    assert [outcome.wrong for outcome in found[1:]] == ["", ""]


def test_what_is_made_of_tf32_is_no_more_exact() -> None:
    """Sums over parts of a long K differ by more than f32 would explain."""
    of = Signature((replace(X, dtype="tf32"), Y), SIGNATURE.symbols)
    for signature, wrong in ((of, ""), (SIGNATURE, "E1094")):
        driver = Driver()
        found = contest(
            driver, Function(driver, 1e-5), Function(driver, 2e-5), Function(driver, 3e-5, 2.0002), of=signature
        )
        assert found[2].wrong[:5] == wrong


def test_an_output_that_is_not_written_differs() -> None:
    driver = Driver()
    found = contest(driver, Function(driver, 1e-5, float("nan")), Function(driver, 2e-5), Function(driver, 3e-5))
    assert found[0].wrong.startswith("E1094")


def test_a_call_that_is_refused_is_left_out() -> None:
    driver = Driver()
    found = contest(driver, Function(driver, 1e-5, refuses="too large a grid"), Function(driver, 2e-5))
    assert found[0].wrong == "E4040: too large a grid"
    assert found[1].us == pytest.approx(20.0)


def test_a_kernel_that_fails_ends_the_contest_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver()

    def fails(event: object) -> bool:
        raise error("E5021", "illegal address")

    monkeypatch.setattr(driver, "has_happened", fails)
    with pytest.raises(Fatal, match="illegal address") as caught:
        contest(driver, Function(driver, 1e-5))
    assert caught.value.name == "f0"
    assert driver.memory == {}


def test_what_holds_up_the_host_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between an event and its graph other threads may run: the GPU must have work meanwhile."""
    driver = Driver()
    busy, record, launch = [0.0], driver.record, driver.launch_graph

    def held_up(event: list[float], stream: int) -> None:
        record(event, stream)
        driver.now += max(0.0, 1e-4 - busy[0])
        busy[0] = max(0.0, busy[0] - 1e-4)

    def launched(graph: Any, stream: int) -> None:
        begin = driver.now
        launch(graph, stream)
        busy[0] = driver.now - begin

    monkeypatch.setattr(driver, "record", held_up)
    monkeypatch.setattr(driver, "launch_graph", launched)
    assert contest(driver, Function(driver, 1e-5))[0].us == pytest.approx(10.0)


@pytest.mark.parametrize("calls", [0, 1, 3])  # at its first call, in the first graph, later
def test_a_context_that_is_gone_frees_nothing_and_the_kernel_has_its_name(
    calls: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, seen = Driver(), []

    def fails(*_: object) -> bool:
        seen.append(1)
        if len(seen) > calls:
            raise error("E4004", "an illegal memory access was encountered")
        return True

    def refuses(*_: object) -> None:
        if len(seen) > calls:
            raise error("E4004", "cuMemFree: an illegal memory access was encountered")

    monkeypatch.setattr(driver, "has_happened", fails)
    monkeypatch.setattr(driver, "free", refuses)
    monkeypatch.setattr(driver, "free_graph", refuses)
    with pytest.raises(Fatal) as caught:
        contest(driver, Function(driver, 1e-5))
    assert caught.value.name == "f0"


def test_too_little_memory_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = Driver(free=1000)
    with pytest.raises(CutecError, match="8000 bytes of device memory, and 800 are free") as caught:
        contest(driver, Function(driver, 1e-5))
    assert caught.value.code == "E4006"


@pytest.mark.slow
def test_large_tensors_repeat_random_data() -> None:
    driver = Driver()
    seen: list[np.ndarray] = []

    class Looks(Function):
        def prepare(self, name: str, values: list[Any], stream: int) -> Callable[[], None]:
            seen.append(np.frombuffer(driver.memory[values[0].pointer], np.float32).copy())
            return super().prepare(name, values, stream)

    contest(driver, Looks(driver, 1e-5), n=3 << 20)
    assert all(np.isfinite(x).all() and 0.9 < x.std() < 1.1 for x in seen)
    assert not np.array_equal(seen[0], seen[1]) if len(seen) > 1 else len(seen) == 1


def test_contents_are_the_same_in_all_sets() -> None:
    driver, held = Driver(), []

    class Reads(Function):
        def prepare(self, name: str, values: list[Any], stream: int) -> Callable[[], None]:
            held.append(np.frombuffer(driver.memory[values[0].pointer], np.float32).tolist())
            return super().prepare(name, values, stream)

    entrant = Entrant(Reads(driver, 1e-5), "f0")  # pyright: ignore[reportArgumentType]  # a stand-in
    given = np.arange(5, dtype=np.float32)
    Contest(driver, 0, rounds=5).run([entrant], SIGNATURE, {"n": 5}, {"x": given})
    assert len(held) > 1 and all(numbers == given.tolist() for numbers in held)
