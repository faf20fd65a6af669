"""A line on the terminal that says how far long work is: `[ 7/24] gemm_f16 sm_90a: ptxas`.

    with Progress() as line:
        line.update(7, 24, "gemm_f16 sm_90a: ptxas")

The line appears when the work has taken a second, and is gone at its end. A thread draws it, so
that the work only stores numbers: `update` may be called a thousand times a second, from any
thread. (In a program that forks, and so may have no thread, `update` draws it.) What others print
to stderr meanwhile stands above the line. Only `\\r` and spaces are sent. (Commands use it through
`output.progress`, which loads this module with the first update.)
"""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Any, TextIO, cast, final

from cutec.diag.source import display_width

_PATIENCE = 1.0  # seconds before the line appears
_PERIOD = 0.1  # seconds between two looks at the numbers
_ESTIMATE_AFTER = 0.02  # of the work: earlier the rest cannot be told


@final
class Progress:
    """The line, on stderr. `unit` is what is counted ("blocks"); with `estimates` it tells the rest
    of the time, which is right for units of about the same length. `thread`: whether one draws it.
    """

    def __init__(self, unit: str = "", estimates: bool = False, thread: bool = True):
        self._unit, self._estimates = unit, estimates
        self._stream = sys.stderr
        self._above = _Above(self)
        self._numbers = (0, 0, "")
        self._begin = time.monotonic()
        self._shown = 0  # cells that the line takes on the screen
        self._in_line = False  # text of others did not end its line: the cursor is not free
        self._lock = threading.RLock()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._draw_until_the_end, daemon=True) if thread else None
        self._next = self._begin + _PATIENCE

    def update(self, done: int, total: int, running: str = "") -> None:
        """So many units are done of all (0: unknown), and this is running."""
        self._numbers = (done, total, running)
        if self._thread is None and time.monotonic() >= self._next:
            self._next = time.monotonic() + _PERIOD
            self._draw_now()

    def __enter__(self) -> Progress:
        sys.stderr = cast(TextIO, self._above)
        if self._thread is not None:
            self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, exc: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended.set()
        if self._thread is not None:
            self._thread.join()
        sys.stderr = self._stream
        self._erase()

    def text(self, width: int) -> str:
        """The line, at most `width` cells wide."""
        done, total, running = self._numbers
        count = f"{done:>{len(str(total))}}/{total}" if total else str(done) if done else ""
        head = f"[{' '.join(filter(None, (count, self._unit)))}] " if count else ""
        return _cropped(f"{head}{self._rest()}{running}", width)

    def write_above(self, text: str) -> int:
        """Write text of others to the stream, above the line."""
        with self._lock:
            self._erase()
            self._in_line = not text.endswith("\n") if text else self._in_line
            return self._stream.write(text)

    def _draw_until_the_end(self) -> None:
        pause = _PATIENCE
        while not self._ended.wait(pause):
            pause = _PERIOD
            self._draw_now()

    def _draw_now(self) -> None:
        self._draw(self.text(_columns(self._stream) - 1))

    def _draw(self, text: str) -> None:
        with self._lock:
            if not self._ended.is_set() and not self._in_line:
                cells = display_width(text)
                self._send(f"\r{text}{' ' * (self._shown - cells)}")
                self._shown = cells

    def _erase(self) -> None:
        with self._lock:
            if self._shown:
                self._send(f"\r{' ' * self._shown}\r")
                self._shown = 0

    def _send(self, text: str) -> None:
        with suppress(OSError, ValueError):  # the terminal is gone
            self._stream.write(text)
            self._stream.flush()

    def _rest(self) -> str:
        done, total, _ = self._numbers
        if not self._estimates or not total or not _ESTIMATE_AFTER * total <= done < total:
            return ""
        seconds = (time.monotonic() - self._begin) / done * (total - done)
        return f"about {_time(seconds)} left: "


@final
class _Above:
    """Stands for stderr while the line is shown."""

    def __init__(self, line: Progress):
        self._line, self._stream = line, sys.stderr

    def write(self, text: str) -> int:
        return self._line.write_above(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _columns(stream: TextIO) -> int:
    """Cells of a line of the terminal; 80 where it does not tell."""
    with suppress(OSError, ValueError):
        return os.get_terminal_size(stream.fileno()).columns or 80
    return 80


def _cropped(text: str, width: int) -> str:
    if display_width(text) <= width:
        return text
    while text and display_width(text) > width - 3:
        text = text[:-1]
    return f"{text}..."[: max(width, 0)]


def _time(seconds: float) -> str:
    """`40 s`, `3 min`, `2 h`."""
    for unit, size in (("h", 3600), ("min", 60)):
        if seconds >= 1.5 * size:
            return f"{seconds / size:.0f} {unit}"
    return f"{max(seconds, 1):.0f} s"
