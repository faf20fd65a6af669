"""Rules for tests: none imports another test module, none measures time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
FILES = [path for path in sorted(HERE.rglob("*.py")) if path.parent.name != "mistakes"]
CLOCKS = {"clock_gettime", "monotonic", "perf_counter", "process_time", "thread_time"}


@cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imported(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_no_test_module_is_imported() -> None:
    """Code that several of them use lies in a module of its own (a kit)."""
    found = {path.name: [name for name in imported(path) if name.startswith("test_")] for path in FILES}
    assert not {name: modules for name, modules in found.items() if modules}


def test_no_test_measures_time() -> None:
    """Machines differ and are busy: count work (`counting.py`), or measure in benchmarks/."""
    used = {
        path.name: CLOCKS.intersection(n.attr.removesuffix("_ns") for n in nodes(path) if isinstance(n, ast.Attribute))
        for path in FILES
        if path.name.startswith("test_")
    }
    assert not {name: clocks for name, clocks in used.items() if clocks}
