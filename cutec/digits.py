"""Numbers as people write them: a few ASCII digits. Python's own rules are wider, and end in
exceptions: `"²".isdigit()` holds, and `int` refuses thousands of digits.
"""

from __future__ import annotations

_MOST = 40  # digits: more than any number of a program has


def decimal(text: str) -> int | None:
    """The number that decimal digits stand for; None for any other text."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _MOST else None
