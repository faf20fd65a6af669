"""What `cutec run` prints of an outcome."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cutec.driver.run.run import Outcome
_WIDTH = 80


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
