"""`print_runtime`."""

from __future__ import annotations

from typing import Any

from cutec.cute.printing import printf
from cutec.loc_ip import take_loc_ip


def print_runtime(text: str, *values: Any) -> None:
    """Print a line from each thread that executes this: a text with `{}` for each value."""
    printf(text, *values, end="" if text.endswith("\n") else "\n")


take_loc_ip(globals())
