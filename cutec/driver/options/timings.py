"""Where the time of a build goes, as `cutec build --timings` shows it."""

from __future__ import annotations

import time
from types import TracebackType
from typing import final

# The names of spans, in the order of a build. Tools run beside all of them, several chains at once.
SPANS = (
    "start-up",
    "look up",
    "find tools",
    "load compiler",
    "kernel file",
    "trace",
    "lower",
    "render",
    "finish",
    "wait",
    "bundle",
    "store",
    "write",
)


class Timings:
    """Seconds by span, and those of the tools by segment of the pipeline. Use it as
    `with timings.span("trace"): …`.
    """

    def __init__(self) -> None:
        # CPU time stands for the wall time before this line: a starting Python does not wait, and
        # its start time is not known.
        self.seconds = {"start-up": time.process_time()}
        self.tools: dict[str, float] = {}
        self._begin = time.perf_counter()

    def span(self, name: str) -> Span:
        """A context whose duration counts for `name`."""
        return Span(self.seconds, name)

    def total(self) -> float:
        """Seconds since the process began."""
        return self.seconds["start-up"] + time.perf_counter() - self._begin

    def add_tools(self, segments: dict[str, float]) -> None:
        """Add the seconds of segments that were not in the cache."""
        for name, seconds in segments.items():
            self.tools[name] = self.tools.get(name, 0.0) + seconds

    def to_json(self) -> dict[str, float]:
        """Milliseconds by span, `tools: SEGMENT` among them, and the total."""
        tools = {f"tools: {name}": seconds for name, seconds in self.tools.items()}
        spans = {name: self.seconds[name] for name in SPANS if name in self.seconds}
        return {name: round(1000 * seconds, 2) for name, seconds in {**spans, **tools, "total": self.total()}.items()}


@final
class Span:
    """A stretch of time that ends with its context, or earlier with `stop`."""

    def __init__(self, seconds: dict[str, float], name: str):
        self._seconds, self._name, self._begin = seconds, name, 0.0

    def __enter__(self) -> Span:
        self._begin = time.perf_counter()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Add the time to its span. Later calls do nothing."""
        if self._begin:
            self._seconds[self._name] = self._seconds.get(self._name, 0.0) + time.perf_counter() - self._begin
            self._begin = 0.0
