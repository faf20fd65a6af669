"""The table of public programs on the interpreter, docs/hazards.md, is what stored results give."""

from __future__ import annotations

import json

import host_runs


def test_the_page_is_made_of_the_results() -> None:
    page, results = host_runs.PAGE.read_text("utf-8"), json.loads(host_runs.RESULTS.read_text("utf-8"))
    assert host_runs.with_table(page, results) == page, "run tests/public/host_runs.py --docs"
    assert set(results) <= set(host_runs.PROGRAMS)


def test_a_row_tells_the_cause_and_the_findings() -> None:
    wrong = {"right": False, "found": ["E5005", "E5039"], "cause": "AssertionError"}
    assert host_runs.row("a/b.py --n 1 " + host_runs.ONCE, wrong) == (
        "| `a/b.py` | `--n 1` | AssertionError | E5005, E5039 |"
    )
    assert host_runs.row("a/b.py", {"right": True, "found": [], "cause": ""}) == "| `a/b.py` |  | passed |  |"
