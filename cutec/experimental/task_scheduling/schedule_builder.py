"""Schedules: what a function does with resources, recorded as steps."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.records import dataclass


class Result:
    """What a work will return, in a schedule: an argument of other works of it."""


@dataclass(frozen=True, eq=False)
class Call:
    """A call of a resource's work; `results` stand for what it returns."""

    resource: Any
    work: Any
    arguments: dict[str, Any]
    results: tuple[Result, ...]


@dataclass(frozen=True, eq=False)
class Loop:
    """Steps for each number of a range. `end` may be a function of the task and the tile."""

    start: Any
    end: Any
    step: Any
    unroll: int
    steps: list[Any]


@dataclass(frozen=True, eq=False)
class Tiles:
    """Steps for each tile that a queue gives. Those of `Skippable` are left out where `skip_if` of
    the queue and the tile is true.
    """

    queue: Any
    skip_if: Callable[..., Any] | None
    steps: list[Any]

    @contextmanager
    def skippable(self) -> Iterator[None]:
        """The steps inside are left out for tiles that are to be skipped."""
        with _recording(Skippable([])):
            yield


@dataclass(frozen=True, eq=False)
class Skippable:
    """Steps that are left out for some tiles."""

    steps: list[Any]


@dataclass(frozen=True, eq=False)
class Advance:
    """The queue goes on to its next tile."""

    queue: Any


@dataclass(frozen=True, eq=False)
class Synchronise:
    """A side of a resource's pipeline acts: acquire or commit of the producer, wait or release of
    the consumer, or an attempt (`try_…`), which the action itself repeats.
    """

    resource: Any
    what: str


@dataclass(frozen=True, eq=False)
class Schedule:
    """The recorded steps."""

    name: str
    steps: list[Any]


_open: list[Any] = []  # what is being recorded, the innermost last


def recording() -> bool:
    """Whether a schedule is being recorded."""
    return bool(_open)


def record(step: Any) -> None:
    """Add a step to the schedule that is being recorded. Raises E0506 where none is."""
    if not _open:
        raise error(
            "E0506",
            "a step of a schedule outside of one",
            user_location(),
            help="call it in a function with the decorator @schedule",
        )
    _open[-1].steps.append(step)


@contextmanager
def _recording(step: Any) -> Iterator[Any]:
    if not isinstance(step, Schedule):
        record(step)
    _open.append(step)
    try:
        yield step
    finally:
        _open.pop()


def schedule(function: Callable[..., None]) -> Callable[..., Schedule]:
    """Decorator: a call with resources records what the function does with them."""

    @functools.wraps(function)
    def recorded(*args: Any, **kwargs: Any) -> Schedule:
        with _recording(Schedule(function.__name__, [])) as found:
            function(*args, **kwargs)
        return found

    return recorded


@contextmanager
def domain_loop(start: Any, end: Any = None, step: Any = 1, *, unroll: int = 1) -> Iterator[None]:
    """Repeat the steps inside for start, start + step, … below `end`; with one number from 0 to
    it. An `end` that is a method of the task gets the coordinate of the tile.
    """
    begin, end = (0, start) if end is None else (start, end)
    with _recording(Loop(begin, end, step, unroll, [])):
        yield


@contextmanager
def work_tile_loop(work_queue: Any, skip_if: Callable[..., Any] | None = None) -> Iterator[Tiles]:
    """Repeat the steps inside for each tile of a queue."""
    with _recording(Tiles(work_queue, skip_if, [])) as tiles:
        yield tiles
