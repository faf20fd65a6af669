"""Words that several reports share."""

from __future__ import annotations

from collections.abc import Iterable


def numbered(what: str, numbers: Iterable[int]) -> str:
    """Ascending numbers of things of a kind: `lane 3`, `warps 0-3, 7`."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][1] + 1:
            runs[-1][1] = n
        else:
            runs.append([n, n])
    several = len(runs) > 1 or any(a != b for a, b in runs)
    return f"{what}{'s' if several else ''} " + ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)
