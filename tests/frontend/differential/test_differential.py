"""Generated programs mean in a kernel what they mean in CPython."""

from __future__ import annotations

from typing import Any

import pytest
from compare import compare

pytestmark = pytest.mark.slow

PROGRAMS, QUICK, CHUNK = 500, 160, 20
# Few of these programs are refused: each for a name or attribute that does not survive a branch,
# for a documented reason.
MOST_REFUSED = 1


def _chunks() -> list[Any]:
    """The first program of each chunk; all but the first ones wait for the slower tests."""
    return [pytest.param(first, marks=[pytest.mark.tools] * (first >= QUICK)) for first in range(0, PROGRAMS, CHUNK)]


@pytest.mark.parametrize("first", _chunks())
def test_generated_programs(first: int) -> None:
    results = [compare(seed) for seed in range(first, first + CHUNK)]
    assert not [str(r) for r in results if r.verdict == "differs"]
    assert sum(r.verdict == "refused" for r in results) <= MOST_REFUSED, [str(r) for r in results]
