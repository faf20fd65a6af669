"""Threads for work that waits for tools, as many at once as there are slots. (`concurrent.futures`
would cost more to import than a tool takes to start.)
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar, final

from cutec.toolchain.process import end_running_tools

if TYPE_CHECKING:
    from cutec.driver.options.slots import Slots

T = TypeVar("T")
ATTENTION = 0.2  # seconds: a signal just before a wait is seen after it, and a wait may take minutes
_PERIOD = 0.01  # seconds between two looks for tools that a thread has started meanwhile


def cpus() -> int:
    """The CPUs that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@final
class Workers:
    """Runs tasks in threads: each in a slot, or without `slots` up to as many as there are CPUs.
    Use it as a context manager: an exception inside ends the tasks and their tools.
    """

    def __init__(self, slots: Slots | None = None):
        self._slots = slots
        self._stopped = False
        self._limit = threading.Semaphore(cpus())
        self._tasks: list[tuple[threading.Thread, list[BaseException]]] = []

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            self._stop()

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
                while thread.is_alive():
                    thread.join(ATTENTION)
                yield from failure

    def _stop(self) -> None:
        """Begin no more tasks, end the tools of those that run, and wait until the threads have
        seen it: afterwards no tool runs, and no slot is taken.
        """
        self._stopped = True
        for thread, _ in self._tasks:
            while thread.is_alive():
                end_running_tools()
                thread.join(_PERIOD)

    def _run(self, task: Callable[[T], None], argument: T, failure: list[BaseException]) -> None:
        try:
            with self._slot():
                if not self._stopped:
                    task(argument)
        except BaseException as exc:
            failure.append(exc)

    def _slot(self) -> AbstractContextManager[object]:
        return self._slots.taken() if self._slots else self._limit
