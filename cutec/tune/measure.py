"""Measuring a plan: which shapes and candidates are left, on which GPU, and until when."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Protocol

from cutec.records import dataclass
from cutec.tune.journal import Entry, Journal
from cutec.tune.plan import Part, Plan

Task = tuple[Part, int, list[int]]
_PATIENCE = 2e-5  # seconds that a thread keeps others waiting, which may be about to launch


class Timer(Protocol):
    """What times candidates: a GPU, or a stand-in in tests."""

    def measure(self, part: Part, shape: int, candidates: Sequence[int]) -> Entry:
        """Time these candidates at a shape, side by side."""
        ...


@dataclass(frozen=True)
class Progress:
    """How far a run came: shapes that are measured, and all."""

    done: int
    total: int

    @property
    def complete(self) -> bool:
        """Whether nothing is left."""
        return self.done == self.total


def tasks(plan: Plan, journal: Journal, top: int | None) -> list[Task]:
    """What is left to measure: the `top` candidates by the model at each shape, of which one is not
    in the journal; in an order that takes shapes from everywhere, so that a run that is cut short
    has seen all kinds.
    """
    left: list[Task] = []
    for part, shape in plan.tasks():
        wanted = part.ranked(shape, top)
        entry = journal.of(part.name, part.shapes[shape])
        known = {*entry.us, *entry.wrong} if entry else set()
        broken = {i for i in wanted if entry and part.candidates[i].export in entry.wrong}
        if any(part.candidates[i].export not in known for i in wanted):
            left.append((part, shape, [i for i in wanted if i not in broken]))
    random.Random(0).shuffle(left)
    return left


def measure(
    plan: Plan,
    journal: Journal,
    timers: Sequence[Timer],
    top: int | None = None,
    is_late: Callable[[], bool] = lambda: False,
    report: Callable[[int, int, str], None] = lambda done, total, what: None,
) -> Progress:
    """Measure what is left, each GPU a shape at a time, until all is done or `is_late()`. What was
    measured is in the journal, whatever is raised.
    """
    waiting: SimpleQueue[Task] = SimpleQueue()
    left = tasks(plan, journal, top)
    for task in left:
        waiting.put(task)
    total = sum(1 for _ in plan.tasks())
    before = total - len(left)
    done: list[Task] = []
    failures: list[BaseException] = []

    def work(timer: Timer) -> None:
        try:
            while not failures and not is_late():
                part, shape, candidates = task = waiting.get_nowait()
                report(before + len(done), total, f"{part.name} {shape_text(part.shapes[shape])}")
                journal.add(timer.measure(part, shape, candidates))
                done.append(task)
        except Empty:
            pass
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=work, args=(timer,), daemon=True) for timer in timers[1:]]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(_PATIENCE if threads else usual)
    try:
        for thread in threads:
            thread.start()
        work(timers[0])
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(usual)
    if failures:
        raise failures[0]
    report(before + len(done), total, "")
    return Progress(before + len(done), total)


def shape_text(shape: dict[str, int]) -> str:
    """`m=64 n=4096`."""
    return " ".join(f"{name}={extent}" for name, extent in shape.items())
