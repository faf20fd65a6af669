"""Threads for work that waits for tools, as many at once as there are slots. (`concurrent.futures`
would cost more to import than a tool takes to start.)
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from cutec.driver.options.slots import Slots

T = TypeVar("T")


def cpus() -> int:
    """The CPUs that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers:
    """Runs tasks in threads: each in a slot, or without `slots` up to as many as there are CPUs."""

    def __init__(self, slots: Slots | None = None):
        self._slots = slots
        self._limit = threading.Semaphore(cpus())
        self._tasks: list[tuple[threading.Thread, list[BaseException]]] = []

    def start(self, task: Callable[[T], None], argument: T) -> None:
        """Begin `task(argument)`."""
        failure: list[BaseException] = []
        thread = threading.Thread(target=self._run, args=(task, argument, failure), daemon=True)
        self._tasks.append((thread, failure))
        thread.start()

    def join(self) -> Iterator[BaseException]:
        """Wait for one task after the other; gives the exceptions of those that failed."""
        with self._slots.lent() if self._slots else nullcontext():
            for thread, failure in self._tasks:
                thread.join()
                yield from failure

    def _run(self, task: Callable[[T], None], argument: T, failure: list[BaseException]) -> None:
        try:
            with self._slot():
                task(argument)
        except BaseException as exc:
            failure.append(exc)

    def _slot(self) -> AbstractContextManager[object]:
        return self._slots.taken() if self._slots else self._limit
