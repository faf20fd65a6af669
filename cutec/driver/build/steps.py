"""What the units of a build are doing, told to `BuildOptions.progress`."""

from __future__ import annotations

from collections.abc import Callable
from typing import final


@final
class Steps:
    """The step of each unit that is at work, the longest at work first. Threads may call the
    methods: each changes a container by one operation.
    """

    def __init__(self, total: int = 0, tell: Callable[[int, int, str], None] | None = None):
        self._total, self._show = total, tell
        self._running: dict[str, str] = {}
        self._done: list[str] = []

    def begin(self, unit: str, step: str) -> None:
        """A unit begins a step; the one before has ended."""
        self._running[unit] = step
        self._tell()

    def pause(self, unit: str) -> None:
        """A unit waits for its next step."""
        self._running.pop(unit, None)
        self._tell()

    def finish(self, unit: str) -> None:
        """A unit is done."""
        self._done.append(unit)
        self.pause(unit)

    def _tell(self) -> None:
        if self._show is not None:
            running = ", ".join(f"{unit}: {step}" for unit, step in list(self._running.items()))
            self._show(len(self._done), self._total, running)
