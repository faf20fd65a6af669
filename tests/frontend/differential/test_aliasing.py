"""Generated programs whose objects have aliases: each means in a kernel what it means in CPython,
or is refused because a change would be lost.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from aliasing_writer import AliasingWriter
from compare import REFUSALS, check_source

pytestmark = pytest.mark.slow

PROGRAMS, QUICK, CHUNK = 300, 40, 20
# The programs change many objects: about half of them would lose a change.
LEAST_AGREEING = CHUNK // 5


def _chunks() -> list[Any]:
    """The first program of each chunk; all but the first ones wait for the slower tests."""
    return [pytest.param(first, marks=[pytest.mark.tools] * (first >= QUICK)) for first in range(0, PROGRAMS, CHUNK)]


@pytest.mark.parametrize("first", _chunks())
def test_generated_programs(first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compare.REFUSALS", REFUSALS | {"E0314"})
    results = [check_source(seed, AliasingWriter(seed).module()) for seed in range(first, first + CHUNK)]
    assert not [str(r) for r in results if r.verdict not in ("agrees", "refused")]
    assert Counter(r.verdict for r in results)["agrees"] >= LEAST_AGREEING


def test_without_the_check_changes_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs detect a lost change."""
    monkeypatch.setattr("cutec.frontend.flow.aliasing.check_mutation", lambda obj: None)
    results = [check_source(seed, AliasingWriter(seed).module()) for seed in range(CHUNK)]
    assert any(r.verdict == "differs" for r in results)
