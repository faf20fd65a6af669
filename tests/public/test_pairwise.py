"""The sample of tests in which all pairs of values occur."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

import pairwise
import project_tests
import pytest

TESTS = """\
import pytest

@pytest.mark.parametrize("a", range(4))
@pytest.mark.parametrize("b, c", [(1, 2), (3, 4), (5, 6)])
@pytest.mark.parametrize("d", ["x"])
@pytest.mark.parametrize("e", [False, True])
def test_many(a, b, c, d, e):
    if a == 0 and e:
        pytest.skip("not these")
    assert a != 3, "three"

def test_one():
    pass
"""


def _cases(*sizes: int) -> list[dict[str, int]]:
    return [{f"p{i}": value for i, value in enumerate(row)} for row in itertools.product(*map(range, sizes))]


def test_pairs_of_cases() -> None:
    cases = pairwise.pairs_of([{"a": 1, "b": 1, "c": 5}, {"a": 2, "b": 2, "c": 5}])
    assert cases == [frozenset({(("b", 1),)}), frozenset({(("b", 2),)})]  # b goes with a, c is the same
    assert pairwise.pairs_of([{}]) == [frozenset({()})] and pairwise.pairs_of([]) == []
    assert len(frozenset().union(*pairwise.pairs_of(_cases(2, 3, 4)))) == 6 + 8 + 12


def test_a_sample_has_all_pairs() -> None:
    cases = pairwise.pairs_of(_cases(5, 4, 3, 2, 2))
    every = frozenset().union(*cases)
    once = pairwise.drawn(cases, "seed", 1)
    assert frozenset().union(*(cases[i] for i in once)) == every and len(once) < 30  # of 240; 20 are needed
    twice = pairwise.drawn(cases, "seed", 2)
    assert twice[: len(once)] == once == pairwise.drawn(cases, "seed", 1) != pairwise.drawn(cases, "other", 1)
    assert all(sum(pair in cases[i] for i in twice) >= 2 for pair in every)


@pytest.mark.slow
def test_a_sample_runs_and_runs_again(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS, encoding="utf-8")

    def run(*words: str) -> dict[str, dict[str, object]]:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "pairwise", "-p", "no:cacheprovider", "--rootdir", "."]
        subprocess.run(
            [*command, "--pairs", "report", *words, "."],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(Path(pairwise.__file__).parent)},
            capture_output=True,
        )
        rows = map(json.loads, (tmp_path / "report").read_text(encoding="utf-8").splitlines())
        return {row.get("test") or row["function"]: row for row in rows}

    first = run()
    assert first["test_it.py::test_many"] == {"function": "test_it.py::test_many", "cases": 24, "pairs": 12 + 8 + 6}
    tests = {name: row for name, row in first.items() if "outcome" in row}
    assert tests["test_it.py::test_one"]["outcome"] == "passed"
    assert {row["outcome"] for row in tests.values()} == {"passed", "failed", "skipped"}
    assert sum(int(str(row["new"])) for name, row in tests.items() if "many" in name) == 25  # (0, True) skips itself
    assert {row["cause"] for row in tests.values()} == {"", "Skipped: not these", "AssertionError: three"}
    (tmp_path / "report").rename(tmp_path / "before")
    again = run("--pairs-of", "before")
    many = [row for name, row in tests.items() if "[" in name and row["outcome"] != "skipped"]
    assert again["test_it.py::test_many"]["sample"] == len(many)
    assert {name for name in again if "[" in name} == {
        name for name, row in tests.items() if row["outcome"] != "skipped" and "[" in name
    }
    assert all(row.get(count) == first[name].get(count) for name, row in again.items() for count in ("pairs", "new"))
    halves = [run("--pairs-of", "before", "--pairs-part", part) for part in ("1/2", "2/2")]
    assert len([name for half in halves for name in half if "outcome" in half[name]]) == len(again) - 1


def test_the_table_of_tests(tmp_path: Path) -> None:
    rows = [
        {"function": "t.py::f", "cases": 24, "pairs": 26},
        {"test": "t.py::f[1]", "outcome": "passed", "cause": "", "new": 3},
        {"test": "t.py::f[2]", "outcome": "failed", "cause": "Error: /a/b/c.py a|b <c>", "new": 2},
        {"test": "t.py::f[3]", "outcome": "skipped", "cause": "not here", "new": 0},
        {
            "test": "t.py::f[4]",
            "outcome": "failed",
            "cause": "CutecError: E2013: k is not there",
            "new": 30,
        },
    ]
    (tmp_path / "report").write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    results = project_tests.taken({}, [f"quack={tmp_path / 'report'}"], project_tests.REHEARSAL)
    results = project_tests.taken(results, [f"quack={tmp_path / 'report'}"] * 2, "GPU")
    project_tests.save(results, tmp_path / "results")
    assert project_tests.load(tmp_path / "results") == results and project_tests.load(tmp_path / "none") == {}
    page = project_tests.rewritten("a\n<!-- tests -->\n<!-- end of tests -->\nb\n", results)
    assert "all pairs | rehearsal | 24 | 26 | 26 | 4 | 4 | 1 | 0 | 1 | 1 | 1 |" in page
    assert "all pairs | GPU | 24 | 26 | 26 | 4 | 4 | 1 | 0 | 1 | 1 | 1 |" in page
    assert "| t::others | GPU | 24 | 4 | 4 | 1 | 1 | 1 |" in page and "others | rehearsal" not in page
    assert r"| t::f | GPU | 1 | Error: c.py a\|b &lt;c> |" in page and project_tests.rewritten(page, results) == page
    assert page.count("E2013") == 0
    with pytest.raises(SystemExit, match="no suite"):
        project_tests.taken({}, ["other=x"], "GPU")


def test_the_page_is_made_of_the_results() -> None:
    text = project_tests.PAGE.read_text(encoding="utf-8")
    assert project_tests.rewritten(text, project_tests.load()) == text and "<!-- tests -->\n\n" in text
