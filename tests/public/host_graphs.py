"""Streams and graphs of CUDA on the host (`host_gpu.py`).

Calls happen one after the other, as they are made: what a stream waits for has always happened
already. The calls of a graph are made in the order in which they were captured, too; where a kernel
spins, calls of other streams that depend on none under way are made meanwhile, as a GPU would.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any, ClassVar, NamedTuple

from cuda.bindings import driver


class Stream:
    """A stream, a context, or an event."""

    cuda_stream, device = 0, None

    def __init__(self, *args: Any, **options: Any):
        self.time = time.perf_counter()

    def nothing(self, *args: Any) -> None:
        """Wait for what has happened."""

    synchronize = wait = wait_event = replay = __exit__ = nothing

    def __enter__(self) -> Any:
        return self

    def wait_stream(self, other: Stream) -> None:
        """What follows on this stream depends on what is on the other; a graph keeps that."""
        if Graph.open is not None:
            Graph.open.join(self.cuda_stream, other.cuda_stream)

    def record(self, *args: Any) -> None:
        """Keep the time."""
        self.time = time.perf_counter()

    def elapsed_time(self, later: Stream) -> float:
        """Milliseconds, which are more than 0."""
        return 1e3 * (later.time - self.time) + 1e-3


class NewStream(Stream):
    """A stream that a program makes, with a handle of its own."""

    _handles = count(1)

    def __init__(self, *args: Any, **options: Any):
        super().__init__()
        self.cuda_stream = next(self._handles)


class Call(NamedTuple):
    """A call that a graph makes, and the numbers of those that come before it."""

    run: Callable[..., None]
    values: Sequence[Any]
    behind: frozenset[int]


class Graph:
    """A CUDA graph: `replay` makes the calls, which are not made while it is captured."""

    open: ClassVar[Graph | None] = None  # that is captured now
    replayed: ClassVar[Graph | None] = None

    def __init__(self, *args: Any, **options: Any):
        self.calls: list[Call] = []
        self._last: dict[int, frozenset[int]] = {}  # stream → the calls that what follows depends on
        self._begun: set[int] = set()
        self._ended: set[int] = set()

    def add(self, run: Callable[..., None], values: Sequence[Any], stream: int) -> None:
        """Capture a call on a stream."""
        self.calls.append(Call(run, values, self._last.get(stream, frozenset())))
        self._last[stream] = frozenset([len(self.calls) - 1])

    def join(self, stream: int, other: int) -> None:
        """What follows on a stream depends on what is on another."""
        self._last[stream] = self._last.get(stream, frozenset()) | self._last.get(other, frozenset())

    def replay(self) -> None:
        """Make the calls."""
        before, Graph.replayed = Graph.replayed, self
        self._begun, self._ended = set(), set()
        try:
            for number in range(len(self.calls)):
                if number not in self._begun:
                    self._make(number)
        finally:
            Graph.replayed = before

    def _make(self, number: int) -> None:
        call = self.calls[number]
        self._begun.add(number)
        call.run(*call.values)
        self._ended.add(number)

    def another(self) -> bool:
        """Make a call that may happen while others are under way; false if there is none."""
        ready = (n for n, call in enumerate(self.calls) if n not in self._begun and call.behind <= self._ended)
        number = next(ready, None)
        if number is not None:
            self._make(number)
        return number is not None


def meanwhile(others: Callable[[], bool] | None) -> Callable[[], bool]:
    """What happens while all threads of a kernel spin: a call of the graph that is replayed, else
    what `others` do.
    """

    def found() -> bool:
        graph = Graph.replayed
        return (graph is not None and graph.another()) or (others is not None and others())

    return found


@contextmanager
def capture(graph: Graph, *args: Any, **options: Any) -> Iterator[None]:
    """Inside, a graph is captured."""
    Graph.open = graph
    try:
        yield
    finally:
        Graph.open = None


def capturable(runner: Callable[..., Any]) -> Callable[..., Any]:
    """A function that makes the run of a call, whose runs a graph captures."""

    def made(*args: Any) -> Any:
        run = runner(*args)

        def called(*values: Any) -> None:
            if Graph.open is None:
                run(*values)
            else:
                streams = [int(value) for value in values if isinstance(value, driver.CUstream)]
                Graph.open.add(run, values, streams[0] if streams else 0)

        return called

    return made
