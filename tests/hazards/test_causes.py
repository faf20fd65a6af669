"""Findings of a run, causes first: the cascades of a divergent barrier and of a missing one."""

from __future__ import annotations

import itertools

import pytest

from cutec.diag import CutecError, Note, error
from cutec.interpreter.hazards.causes import by_cause
from cutec.ir.core import Loc


def found(code: str, line: int, other: int | None = None, kernel: str = "k") -> CutecError:
    notes = (
        [Note("thread 0")] if other is None else [Note("thread 0"), Note("the store", Loc("a.py", other, 1, 0, kernel))]
    )
    return error(code, f"{code} at {line}", Loc("a.py", line, 1, 0, kernel), notes, "a remedy")


def told(findings: list[CutecError]) -> list[tuple[str, int, str]]:
    """(code, line, last note) of what is left."""
    return [(f.code, f.place.line, f.notes[-1].message if f.notes else "") for f in by_cause(findings)]


def test_a_barrier_of_a_part_of_the_threads_stands_before_the_races_behind_it() -> None:
    races = [found("E5005", 20 + i, 10 + i) for i in range(5)]
    (only,) = told([*races, found("E5004", 14)])
    assert only[:2] == ("E5004", 14)
    assert only[2].startswith("5 more findings may follow from this: E5005 at line 20 after line 10; ")


def test_a_race_before_the_barrier_is_a_finding_of_its_own() -> None:
    got = told([found("E5005", 12, 10), found("E5005", 21, 11), found("E5043", 14)])
    assert [g[:2] for g in got] == [("E5043", 14), ("E5005", 12)]


def test_another_kernels_barrier_explains_nothing() -> None:
    got = told([found("E5005", 20, 10, "other"), found("E5004", 14)])
    assert [g[:2] for g in got] == [("E5004", 14), ("E5005", 20)] and "follow" not in got[0][2]


def test_pairs_of_lines_that_one_barrier_would_order_are_one_finding() -> None:
    pairs = list(itertools.product((20, 21), (10, 11)))
    (only,) = told([found("E5005", later, earlier) for later, earlier in pairs])
    assert only[2].startswith("3 more findings may have the same cause: E5005 at line 20 after line 11; ")


def test_pairs_that_need_two_barriers_are_two_findings() -> None:
    first, second, third = found("E5005", 20, 10), found("E5005", 30, 20), found("E5005", 10, 30)
    assert [g[:2] for g in told([first, second, third])] == [("E5005", 20), ("E5005", 30), ("E5005", 10)]


@pytest.mark.parametrize("cause, then", [("E5035", "E5030"), ("E5030", "E5003")])
def test_what_comes_of_wrong_bytes_and_missing_waits(cause: str, then: str) -> None:
    (only,) = told(
        [found(then, 20, 10), found(cause, 20, 10)] if cause != "E5030" else [found(cause, 20, 10), found(then, 20)]
    )
    assert only[0] == cause and only[2].startswith("1 more finding may ") and f"{then} at line 20" in only[2]


def test_many_consequences_are_counted() -> None:
    (only,) = told([*(found("E5005", 40 + i, 20) for i in range(12)), found("E5004", 14)])
    assert only[2].endswith("; and 4 more")


def test_unrelated_findings_keep_their_order() -> None:
    codes = ["E5042", "E5046", "E5008"]
    assert [g[0] for g in told([found(c, 10) for c in codes])] == codes
