"""The report of the kernels that tests compile."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import kernels
import project_tests
import pytest

MEMO = """\
def jit_cache(fn):
    kept = {}
    def wrapper(*args, **kwargs):
        if args not in kept:
            kept[args] = fn(*args, **kwargs)
        return kept[args]
    return wrapper
"""


class Refusing:
    """A `cute.compile` that refuses negative numbers."""

    def __getitem__(self, options: Any) -> Refusing:
        return self

    def __call__(self, number: int) -> str:
        if number < 0:
            raise ValueError(f"no {number}\nat all")
        return f"kernel {number}"


@pytest.fixture
def jit_cache(tmp_path: Path) -> Any:
    """A memo in a file that has the name of quack's."""
    file = tmp_path / kernels.MEMO
    file.parent.mkdir(parents=True)
    file.write_text(MEMO, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("memo", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.jit_cache


def test_kernels_are_counted_by_arguments(tmp_path: Path, jit_cache: Any) -> None:
    file = tmp_path / "kernels.jsonl"
    compiler = kernels.Compiler(Refusing(), kernels.Report(file))

    @jit_cache
    def made(number: int) -> str:
        return str(compiler["options"](number))

    assert [made(1), made(2), made(1)] == ["kernel 1", "kernel 2", "kernel 1"]
    with pytest.raises(ValueError, match="no -1"):
        made(-1)
    assert compiler(7) == "kernel 7"
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    own = f"{__name__}.test_kernels_are_counted_by_arguments"
    assert [row["kernel"] for row in rows] == [f"{own}.<locals>.made"] * 3 + [own]
    assert [row["cause"] for row in rows] == ["", "", "ValueError: no -1", ""]
    assert len({row["arguments"] for row in rows}) == 4 and rows[3]["arguments"] == ""

    # another process compiled two of them, and failed in one
    again = tmp_path / "again.jsonl"
    again.write_text("\n".join(map(json.dumps, [rows[0], rows[1] | {"cause": "Killed"}])), encoding="utf-8")
    before = {"quack": {"rehearsal": [{"test": "t.py::f", "outcome": "passed", "cause": "", "new": 1}]}}
    results = project_tests.compiled(before, [f"quack={file}", f"quack={again}"])
    assert results["quack"]["rehearsal"] == before["quack"]["rehearsal"]
    made_row, own_row = sorted(results["quack"]["kernels"], key=lambda row: -row["kernels"])
    assert (made_row["kernels"], made_row["causes"], own_row["causes"]) == (3, {"ValueError: no -1": 1}, {})
    page = project_tests.kernels(results)
    assert ".made | 3 | 2 | 1: ValueError: no -1 |" in page and f"| {own} | 1 | 1 |  |" in page
