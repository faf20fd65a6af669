"""Output: results to stdout, messages to stderr, colour only for terminals."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, TextIO

from cutec import diag
from cutec.diag import CutecError, Warning_
from cutec.lazy import LazyModule

progress_line = LazyModule("cutec.cli.progress")


def result(text: str) -> None:
    """Print a result (stdout)."""
    _write(sys.stdout, text)


def result_bytes(data: bytes) -> None:
    """Print a result that is not text (stdout)."""
    sys.stdout.flush()
    sys.stdout.buffer.write(data)


def talk(text: str) -> None:
    """Print a message, which is not the result (stderr)."""
    _write(sys.stderr, text)


def _write(stream: TextIO, text: str) -> None:
    """Write lines. A stream that is not UTF-8 gets `?` for what it cannot show."""
    whole = text if text.endswith("\n") else text + "\n"
    stream.write(whole if is_utf8(stream) else whole.encode(stream.encoding, "replace").decode(stream.encoding))


def is_utf8(stream: TextIO) -> bool:
    """Whether a stream takes all characters: a string in memory, or UTF-8."""
    return not stream.encoding or stream.encoding.lower().replace("-", "") == "utf8"


def json_result(data: Any) -> None:
    """Print a result as JSON (stdout)."""
    result(json.dumps(data, indent=2, ensure_ascii=False, default=str))


def show_error(err: CutecError) -> None:
    """Report an error (stderr)."""
    talk(diag.error_text(err, wants_color(sys.stderr)))


def show_warnings(warnings: Iterable[Warning_]) -> None:
    """Report warnings (stderr), each once."""
    for warning in dict.fromkeys(warnings):
        talk(diag.warning_text(warning, wants_color(sys.stderr)))


def wants_color(stream: TextIO) -> bool:
    """Whether to colour text for `stream`: a terminal that understands it, and NO_COLOR
    (no-color.org) not set.
    """
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and stream.isatty()


@contextmanager
def progress(
    wanted: bool = True, unit: str = "", estimates: bool = False, thread: bool = True
) -> Iterator[Callable[[int, int, str], None]]:
    """A function `report(done, total, running)` whose calls a line on the terminal shows
    (`cutec.cli.progress`, with the same `unit`, `estimates` and `thread`). It does nothing where no
    line is `wanted`, and where stderr is no terminal that understands `\\r` before somebody.
    """
    with ExitStack() as stack:
        lines: list[Any] = []

        def report(done: int, total: int, running: str = "") -> None:
            if not lines:
                lines.append(stack.enter_context(progress_line.Progress(unit, estimates, thread)))
            lines[0].update(done, total, running)

        yield report if wanted and _redraws(sys.stderr) else _ignore


def _redraws(stream: TextIO) -> bool:
    return os.environ.get("TERM", "dumb") != "dumb" and not os.environ.get("CI") and stream.isatty()


def _ignore(done: int, total: int, running: str = "") -> None:
    pass


def size_text(size: int) -> str:
    """Bytes in the unit that reads best: `512 B`, `3.4 kB`."""
    if size < 1000:
        return f"{size} B"
    number, unit = (size / 1e3, "kB") if size < 1e6 else (size / 1e6, "MB") if size < 1e9 else (size / 1e9, "GB")
    return f"{number:.1f} {unit}"


def cut(text: str, width: int = 80) -> str:
    """A line of at most `width` characters; `…` stands for the rest of a longer one."""
    return text if len(text) <= width else text[: width - 1] + "…"


def columns(rows: Iterable[Iterable[str]], gap: int = 2) -> str:
    """A table with left-aligned columns, as narrow as its cells."""
    table = [list(row) for row in rows]
    widths = [max(len(row[i]) for row in table if i < len(row)) for i in range(max(map(len, table), default=0))]
    return "\n".join((" " * gap).join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in table)
