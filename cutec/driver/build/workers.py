"""Threads for work that waits for tools. (`concurrent.futures` would cost more to import than a
tool takes to start.)
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")


class Workers:
    """Runs tasks in up to as many threads as there are CPUs."""

    def __init__(self, limit: int | None = None):
        cpus = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._slots = threading.Semaphore(limit or cpus)
        self._tasks: list[tuple[threading.Thread, list[BaseException]]] = []

    def start(self, task: Callable[[T], None], argument: T) -> None:
        """Begin `task(argument)`."""
        failure: list[BaseException] = []
        thread = threading.Thread(target=self._run, args=(task, argument, failure), daemon=True)
        self._tasks.append((thread, failure))
        thread.start()

    def join(self) -> Iterator[BaseException]:
        """Wait for one task after the other; gives the exceptions of those that failed."""
        for thread, failure in self._tasks:
            thread.join()
            yield from failure

    def _run(self, task: Callable[[T], None], argument: T, failure: list[BaseException]) -> None:
        with self._slots:
            try:
                task(argument)
            except BaseException as exc:
                failure.append(exc)
