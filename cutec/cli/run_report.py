"""What `cutec run` prints of an outcome."""

from __future__ import annotations

import math
import textwrap
from typing import TYPE_CHECKING, Any

from cutec import diag
from cutec.cli import output
from cutec.records import asdict, replace

if TYPE_CHECKING:
    from cutec.driver.run.all_exports import Attempt
    from cutec.driver.run.run import Outcome
_WIDTH = 80
_HEAD = ("export", "on", "check", "error", "time", "GB/s", "TFLOP/s")


def lines(outcome: Outcome, bench: bool) -> list[str]:
    """The call, its time and how its results were judged."""
    found = [f"{outcome.call} ran on {outcome.where}"]
    timing = outcome.timing
    if timing is not None and timing.measurements > 1:
        found += _indented(
            f"{time_text(timing.median)} a call (median of {timing.measurements} measurements of {timing.calls} calls,"
            f" 90 % within {time_text(timing.low)} to {time_text(timing.high)})"
        )
    elif timing is not None and bench:
        found.append(f"  {time_text(timing.median)} on the interpreter, which says nothing about a GPU")
    if bench and timing is not None and timing.measurements > 1:
        found += [f"  {outcome.bytes_rate / 1e9:.1f} GB/s"] if outcome.bytes_rate else []
        found += [f"  {outcome.flops_rate / 1e12:.2f} TFLOP/s"] if outcome.flops_rate else []
    return found + [line for c in outcome.comparisons for line in _indented(c.in_words())]


def _indented(text: str) -> list[str]:
    """A text in lines that fit a terminal."""
    return textwrap.wrap(text, _WIDTH - 1, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def time_text(seconds: float) -> str:
    """Seconds in the unit that reads best: `1.2 ms`."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} us"


def data(outcome: Outcome) -> dict[str, Any]:
    """An outcome as plain data; numbers that JSON does not have (an infinite error) are None."""
    return asdict(replace(outcome, hazards=[], costs=[])) | {
        "comparisons": [{k: _finite(v) for k, v in asdict(c).items()} for c in outcome.comparisons],
        "hazards": [diag.error_data(hazard) for hazard in outcome.hazards],
        "costs": [diag.warning_data(cost) for cost in outcome.costs],
    }


def _finite(value: Any) -> Any:
    return None if isinstance(value, float) and not math.isfinite(value) else value


def attempt_data(attempt: Attempt) -> dict[str, Any]:
    """One of several calls as plain data; of the outcome only if there is one."""
    return {
        "name": attempt.name,
        "on": attempt.on,
        "error": None if attempt.error is None else diag.error_data(attempt.error),
        "skipped": attempt.skipped,
    } | ({} if attempt.outcome is None else data(attempt.outcome))


# -- all exports -----------------------------------------------------------------------------------


def table(attempts: list[Attempt], checked: bool) -> list[str]:
    """A row for each call, then why some were skipped. `error` is the largest error as a part of
    what is allowed, or the code of what is wrong.
    """
    rows = [_HEAD, *(_row(attempt, checked) for attempt in attempts)]
    kept = [i for i in range(len(_HEAD)) if i == 0 or any(row[i] for row in rows[1:])]
    cells = [[row[i] for i in kept] for row in rows]
    room = _WIDTH - 1 - sum(2 + max(len(row[i]) for row in cells) for i in range(1, len(kept)))
    rest = iter(output.columns([row[0] if len(row[0]) <= room else "", *row[1:]] for row in cells).splitlines())
    found: list[str] = []
    for row in cells:
        line = next(rest)
        found += [line] if len(row[0]) <= room else [row[0], line]
    for attempt in attempts:
        found += textwrap.wrap(f"skipped {attempt.name}: {attempt.skipped}", _WIDTH - 1) if attempt.skipped else []
    return found


def _row(attempt: Attempt, checked: bool) -> tuple[str, ...]:
    outcome, on = attempt.outcome, attempt.on.upper()
    if outcome is None:
        word, code = ("skipped", "") if attempt.error is None else ("failed", attempt.error.code)
        return (attempt.name, "" if attempt.skipped else on, word, code, "", "", "")
    seconds = "" if outcome.timing is None else time_text(outcome.timing.median)
    bytes_rate, flops_rate = (outcome.bytes_rate, outcome.flops_rate) if attempt.on == "gpu" else (None, None)
    rates = f"{bytes_rate / 1e9:.1f}" if bytes_rate else "", f"{flops_rate / 1e12:.2f}" if flops_rate else ""
    return (attempt.name, on, *_judged(outcome, checked), seconds, *rates)


def _judged(outcome: Outcome, checked: bool) -> tuple[str, str]:
    """How a result was judged, in a word, and its largest error."""
    if outcome.hazards:
        return "hazards", outcome.hazards[0].code
    if not outcome.comparisons:
        return "no reference" if checked else "ran", ""
    used = max(c.used for c in outcome.comparisons)
    if any(c.wrong for c in outcome.comparisons):
        return "differs", f"{used:.3g} x"
    return "agrees", f"{100 * used:.2g} %"
