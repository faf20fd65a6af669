"""Rules for tests: names are unique, none imports another test module, none measures time. And for
all code: what is suppressed says why.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
IMPORT = re.compile(r"^\s*(?:from|import) test_\w+", re.MULTILINE)
CLOCK = re.compile(r"\btime\.(?:clock_gettime|monotonic|perf_counter|process_time|thread_time)")


SUPPRESSED = re.compile(r"# (?:noqa|type: ignore|pyright: ignore|ruff: noqa|fmt: (?:off|skip))\b.*")
REASON = re.compile(
    r"# (?:ruff: )?noqa: [A-Z]+\d+(?:, [A-Z]+\d+)*\W+\w|# (?:type|pyright): ignore\[[\w-]+(?:, [\w-]+)*\]\W+\w"
)


def found(pattern: re.Pattern[str], files: str) -> dict[str, list[str]]:
    """What the pattern finds in files of the tests."""
    matches = {str(path.relative_to(HERE)): pattern.findall(path.read_text()) for path in HERE.rglob(files)}
    return {name: texts for name, texts in matches.items() if texts}


def test_names_of_modules_are_unique() -> None:
    """pytest imports each by its name alone: two of one name cannot be run together."""
    counts = Counter(path.name for path in HERE.rglob("*.py"))
    assert [name for name, count in counts.items() if count > 1] == ["conftest.py"]


def test_no_test_module_is_imported() -> None:
    """Code that several of them use lies in a module of its own (a kit)."""
    assert not found(IMPORT, "*.py")


def test_no_test_measures_time() -> None:
    """Machines differ and are busy: count work (`counting.py`), or measure in benchmarks/."""
    assert not found(CLOCK, "test_*.py")
    assert settings().deadline is None and HealthCheck.too_slow in settings().suppress_health_check


def test_every_suppression_says_why() -> None:
    """`# noqa: E741 - the public names`, `# pyright: ignore[reportReturnType]  # of a constant`."""
    root = HERE.parent
    files = [
        path
        for folder in ("cutec", "tests", "benchmarks", "scripts", "samples")
        for path in (root / folder).rglob("*.py")
    ]
    silent = [
        f"{path.relative_to(root)}: {text}"
        for path in files
        if path != Path(__file__).resolve()
        for text in SUPPRESSED.findall(path.read_text())
        if not REASON.search(text)
    ]
    assert not silent
