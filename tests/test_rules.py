"""Rules for tests: none imports another test module, none measures time."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
IMPORT = re.compile(r"^\s*(?:from|import) test_\w+", re.MULTILINE)
CLOCK = re.compile(r"\btime\.(?:clock_gettime|monotonic|perf_counter|process_time|thread_time)")


def found(pattern: re.Pattern[str], files: str) -> dict[str, list[str]]:
    """What the pattern finds in files of the tests."""
    matches = {str(path.relative_to(HERE)): pattern.findall(path.read_text()) for path in HERE.rglob(files)}
    return {name: texts for name, texts in matches.items() if texts}


def test_no_test_module_is_imported() -> None:
    """Code that several of them use lies in a module of its own (a kit)."""
    assert not found(IMPORT, "*.py")


def test_no_test_measures_time() -> None:
    """Machines differ and are busy: count work (`counting.py`), or measure in benchmarks/."""
    assert not found(CLOCK, "test_*.py")
