"""The spans of a timeline in the making.

A warp's work is recorded as runs of steps on one Python line. When there are more than MOST spans,
runs are joined: one from each wait to the next, whatever their lines.

    line 12: steps 0-3, line 13: steps 3-4, wait 4-9, line 12: steps 9-12
    joined:  lines 12 to 13: steps 0-4, wait 4-9, line 12: steps 9-12
"""

from __future__ import annotations

from cutec.diag.error import Place
from cutec.interpreter.values.timeline import Span
from cutec.records import dataclass

MOST = 20_000


@dataclass(slots=True)
class _Run:
    """Steps that a warp works, on lines `low` to `high` of the file of `place`."""

    begin: int
    end: int
    place: Place
    low: int
    high: int

    def extend(self, end: int, place: Place, low: int, high: int) -> None:
        """Work up to `end`, on lines up to `high`."""
        self.end = end
        if place.file == self.place.file:
            self.low, self.high = min(self.low, low), max(self.high, high)


class Spans:
    """All spans so far. `truncated`: some are missing."""

    def __init__(self) -> None:
        self._runs: dict[str, list[_Run]] = {}  # by actor, in order
        self._others: list[Span] = []
        self._count = 0
        self._by_line = True
        self.limit = MOST
        self.end = 0  # of all spans, also of those that are missing
        self.truncated = False

    def work(self, actor: str, step: int, place: Place) -> None:
        """An actor works on a line in one step."""
        runs = self._runs.setdefault(actor, [])
        if runs and runs[-1].end == step and not (self._by_line and _elsewhere(runs[-1].place, place)):
            runs[-1].extend(step + 1, place, place.line, place.line)
        elif self._room():
            self._runs[actor].append(_Run(step, step + 1, place, place.line, place.line))
        self.end = max(self.end, step + 1)

    def add(self, span: Span) -> None:
        """Add a span that is no work; nothing if it has no length."""
        if span.begin < span.end:
            self.end = max(self.end, span.end)
            if self._room():
                self._others.append(span)

    def all(self) -> list[Span]:
        """The spans, in the order in which they begin."""
        runs = [_span(actor, run) for actor, runs in self._runs.items() for run in runs]
        return sorted([*runs, *self._others], key=lambda s: (s.begin, s.end, s.actor))

    def _room(self) -> bool:
        """Count one more span. False if there are too many, even with runs joined."""
        if self._count >= self.limit and self._by_line:
            self._join_runs()
        if self._count >= self.limit:
            self.truncated = True
            return False
        self._count += 1
        return True

    def _join_runs(self) -> None:
        self._by_line = False
        self._runs = {actor: _joined(runs) for actor, runs in self._runs.items()}
        self._count = len(self._others) + sum(map(len, self._runs.values()))


def _elsewhere(place: Place, other: Place) -> bool:
    return place.line != other.line or place.file != other.file


def _joined(runs: list[_Run]) -> list[_Run]:
    """The runs of a warp, those together that nothing is between."""
    joined: list[_Run] = []
    for run in runs:
        if joined and joined[-1].end == run.begin:
            joined[-1].extend(run.end, run.place, run.low, run.high)
        else:
            joined.append(run)
    return joined


def _span(actor: str, run: _Run) -> Span:
    if not run.low:
        return Span(actor, "work", run.begin, run.end, "runs code of no line", None)
    lines = f"line {run.low}" if run.low == run.high else f"lines {run.low} to {run.high}"
    return Span(actor, "work", run.begin, run.end, f"runs {lines}", run.place)
