"""How a diagnostic is shown: as text with the source line and a caret, or as data.

    error[E0310]: value made inside a dynamic loop is used after it
      --> kernel.py:14:9
       |
    14 |         total + last
       |         ^^^^^
       = help: assign it to a name that exists before the loop

Notes with a place of their own, and each call that the place was inlined through, get a frame of
the same kind.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

from cutec.diag.error import CutecError, Note, Place, Warning_, is_known, place_data
from cutec.diag.source import characters, display_width, expand_tabs, line_of, span
from cutec.records import fields

WIDTH = 80
_RESET = "\x1b[0m"
_STYLES = {
    "error": "\x1b[1;31m",
    "warning": "\x1b[1;33m",
    "note": "\x1b[1;36m",
    "help": "\x1b[1;32m",
    "rule": "\x1b[1;34m",
    "bold": "\x1b[1m",
}


def error_text(err: CutecError, color: bool = False, width: int = WIDTH) -> str:
    """The report of an error: several lines, no trailing line break."""
    return _Report(color, width).diagnostic("error", err.code, err.message, err.place, err.notes, err.help)


def warning_text(warning: Warning_, color: bool = False, width: int = WIDTH) -> str:
    """The report of a warning."""
    return _Report(color, width).diagnostic("warning", warning.code, warning.message, warning.place, (), "")


_COMMON = {"code", "message", "place", "notes", "help"}


def error_data(err: CutecError) -> dict[str, Any]:
    """The error as plain data for `--json`: severity, code, message, place (with its callers),
    notes, help; and what a subclass adds (of a failed tool its command, stderr, …).
    """
    notes = [{"message": n.message, "place": place_data(n.place)} for n in err.notes]
    more = {f.name: getattr(err, f.name) for f in fields(err) if f.name not in _COMMON}
    return more | {
        "severity": "error",
        "code": err.code,
        "message": err.message,
        "place": place_data(err.place),
        "notes": notes,
        "help": err.help,
    }


def warning_data(warning: Warning_) -> dict[str, Any]:
    """The warning as plain data, in the form of `error_data`."""
    return {
        "severity": "warning",
        "code": warning.code,
        "message": warning.message,
        "place": place_data(warning.place),
        "notes": [],
        "help": "",
    }


def relative(path: str) -> str:
    """`path` as seen from the current directory, if that is shorter to read; otherwise as it is."""
    if not os.path.isabs(path):
        return path
    try:
        seen = os.path.relpath(path)
    except (ValueError, OSError):  # another drive, or the current directory is gone
        return path
    return path if seen.startswith(os.pardir + os.sep + os.pardir) else seen


def callers(place: Place) -> Iterator[Place]:
    """The places through which the code at `place` was inlined, innermost first."""
    caller = place.caller
    while is_known(caller):
        yield caller
        caller = caller.caller


class _Report:
    def __init__(self, color: bool, width: int):
        self.color = color
        self.width = max(width, 40)

    def diagnostic(
        self, kind: str, code: str, message: str, place: Place | None, notes: Sequence[Note], help: str
    ) -> str:
        frames = [place, *(n.place for n in notes)]
        self.gutter = max((len(str(p.line)) for f in frames if is_known(f) for p in (f, *callers(f))), default=1)
        lines = self.headline(kind, code, message)
        if is_known(place):
            lines += self.frame(place, kind)
            for caller in callers(place):
                lines += self.rule_line("note", "called from here")
                lines += self.frame(caller, "note", arrow=":::")
        for note in notes:
            here = note.place is not None and note.place == place
            if here and not code.startswith("E5"):
                continue  # the headline has said it; notes of a run say what else happened at the same line
            lines += self.rule_line("note", note.message)
            if is_known(note.place) and not here:
                lines += self.frame(note.place, "note")
        if help:
            lines += self.rule_line("help", help)
        return "\n".join(lines)

    def headline(self, kind: str, code: str, message: str) -> list[str]:
        label = f"{kind}[{code}]"
        first, *rest = self.wrapped(message, len(label) + 2)
        return [
            f"{self.style(label, kind)}: {self.style(first, 'bold')}",
            *(" " * (len(label) + 2) + line for line in rest),
        ]

    def frame(self, place: Place, kind: str, arrow: str = "-->") -> list[str]:
        """`--> file:line:col`, the source line where it can be read, and carets under the span."""
        pad = " " * self.gutter
        text = line_of(place.file, place.line)
        column = characters(text, max(place.col, 1)) + 1 if text is not None else place.col
        function = f" in {place.function}" if place.function and place.function != "<module>" else ""
        lines = [f"{pad}{self.style(arrow, 'rule')} {relative(place.file)}:{place.line}:{column}{function}"]
        if text is None or not text.strip():
            return lines
        shown, start, end = self.crop(*expand_tabs(text, *span(place, text)))
        carets = " " * display_width(shown[:start]) + self.style("^" * max(display_width(shown[start:end]), 1), kind)
        bar = self.style("|", "rule")
        number = self.style(f"{place.line:>{self.gutter}}", "rule")
        return [*lines, f"{pad} {bar}", f"{number} {bar} {shown}", f"{pad} {bar} {carets}"]

    def crop(self, text: str, start: int, end: int) -> tuple[str, int, int]:
        """Cut a long line to the part around its span, with an ellipsis at each cut."""
        room = self.width - self.gutter - 3
        text = text.rstrip()
        if len(text) <= room:
            return text, start, min(end, max(len(text), start + 1))
        first = max(0, min(start - room // 3, len(text) - room))
        left, right = "…" if first else "", "…" if first + room < len(text) else ""
        piece = left + text[first + len(left) : first + room - len(right)] + right
        return piece, start - first, min(end - first, len(piece))

    def rule_line(self, kind: str, message: str) -> list[str]:
        """`= note: message`, wrapped under its first word."""
        pad = " " * self.gutter
        indent = self.gutter + 5 + len(kind)
        first, *rest = self.wrapped(message, indent)
        return [
            f"{pad} {self.style('=', 'rule')} {self.style(kind, kind)}: {first}",
            *(" " * indent + line for line in rest),
        ]

    def wrapped(self, message: str, indent: int) -> list[str]:
        """Lines of `message` that fit beside an indent; its own line breaks stay."""
        room = max(self.width - indent, 20)
        lines: list[str] = []
        for line in message.splitlines() or [""]:
            if len(line) <= room:
                lines.append(line)
                continue
            import textwrap  # only messages that are too long for the screen need it

            hang = line[: len(line) - len(line.lstrip())]
            lines += textwrap.wrap(line, room, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False)
        return lines or [""]

    def style(self, text: str, name: str) -> str:
        return f"{_STYLES[name]}{text}{_RESET}" if self.color else text
