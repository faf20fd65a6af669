"""Measuring with a stand-in for a GPU: what is asked, what is written down, and going on."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
from tune_kit import FakeTimer, candidate, kernel_file, plan

from cutec.artifact.signature import Signature
from cutec.artifact.tuning import MEASURED, MODEL, Rule, load, save
from cutec.diag import CutecError, error
from cutec.driver.options.options import BuildOptions
from cutec.runtime.contest import Contest, Entrant, Outcome
from cutec.tune import plan as plans
from cutec.tune.candidates import planned
from cutec.tune.gpu import Gpu
from cutec.tune.journal import Journal, set_aside
from cutec.tune.measure import measure, tasks
from cutec.tune.plan import Plan
from cutec.tune.screen import Screen
from cutec.tune.subject import functions_of
from cutec.tune.table import merged, refit, tables

SHAPES = [{"m": m} for m in (1, 64, 256, 1024)]


def us(name: str, shape: dict[str, int]) -> float:
    """Small tiles are faster up to 64."""
    return {"f_tile64": 1.0, "f_tile128": 2.0}[name] if shape["m"] <= 64 else {"f_tile64": 4.0, "f_tile128": 3.0}[name]


@pytest.fixture
def two() -> Plan:
    return plan(SHAPES, candidate(64), candidate(128))


def journal(folder: Path, of: Plan, card: str = "H200") -> Journal:
    return Journal(folder / plans.JOURNAL, {**of.head(), "card": card})


def test_all_shapes_are_measured_once_and_make_rules(tmp_path: Path, two: Plan) -> None:
    timer, notes = FakeTimer(us), journal(tmp_path, two)
    assert measure(two, notes, [timer]).complete
    assert sorted(shape["m"] for shape, _ in timer.asked) == [1, 64, 256, 1024]
    assert measure(two, journal(tmp_path, two), [timer]).complete
    assert len(timer.asked) == 4
    (table,) = tables(two, notes, "H200", "2026-01-01")
    assert (table.by, table.kept) == (MEASURED, 1.0)
    assert table.rules == (Rule("m <= 64", {"tile": "64"}), Rule("", {"tile": "128"}))


def test_threads_of_several_gpus_wait_little_for_each_other(tmp_path: Path, two: Plan) -> None:
    usual, seen = sys.getswitchinterval(), set()

    def timed(name: str, shape: dict[str, int]) -> float:
        seen.add(sys.getswitchinterval())
        return us(name, shape)

    assert measure(two, journal(tmp_path, two), [FakeTimer(timed), FakeTimer(timed)]).complete
    assert max(seen) < 1e-4 and sys.getswitchinterval() == usual


def test_a_run_that_is_stopped_goes_on(tmp_path: Path, two: Plan) -> None:
    seen: list[dict[str, int]] = []

    def stops(name: str, shape: dict[str, int]) -> float | BaseException:
        seen.append(shape)
        return KeyboardInterrupt() if len(seen) > 4 else us(name, shape)

    with pytest.raises(KeyboardInterrupt):
        measure(two, journal(tmp_path, two), [FakeTimer(stops)])
    with (tmp_path / plans.JOURNAL).open("a") as file:
        file.write('{"function": "f", "sha')  # the power went
    timer = FakeTimer(us)
    assert len(tasks(two, journal(tmp_path, two), None)) == 2
    assert measure(two, journal(tmp_path, two), [timer]).complete
    assert len(timer.asked) == 2
    lines = (tmp_path / plans.JOURNAL).read_text().splitlines()
    assert len([json.loads(line) for line in lines]) == 5


def test_the_time_limit_ends_between_shapes(tmp_path: Path, two: Plan) -> None:
    timer = FakeTimer(us)
    done = measure(two, journal(tmp_path, two), [timer], is_late=lambda: len(timer.asked) >= 3)
    assert (done.done, done.total, done.complete) == (3, 4, False)


def test_top_takes_the_best_by_the_model_and_more_are_added_later(tmp_path: Path, two: Plan) -> None:
    timer = FakeTimer(us)
    measure(two, journal(tmp_path, two), [timer], top=1)
    assert {name for _, names in timer.asked for name in names} == {"f_tile64"}
    measure(two, journal(tmp_path, two), [timer])
    assert journal(tmp_path, two).of("f", {"m": 1024}).us == {"f_tile64": 4.0, "f_tile128": 3.0}


def test_several_gpus_share_the_shapes(tmp_path: Path, two: Plan) -> None:
    timers = [FakeTimer(us), FakeTimer(us), FakeTimer(us)]
    assert measure(two, journal(tmp_path, two), timers).complete
    assert sum(len(timer.asked) for timer in timers) == 4


def test_a_gpu_that_is_gone_ends_the_run_and_keeps_what_is_measured(tmp_path: Path, two: Plan) -> None:
    gone = error("E4004", "cuGraphLaunch: CUDA_ERROR_NO_DEVICE")
    with pytest.raises(CutecError, match="NO_DEVICE"):
        measure(
            two, journal(tmp_path, two), [FakeTimer(lambda name, shape: gone if shape["m"] == 64 else us(name, shape))]
        )
    assert journal(tmp_path, two).of("f", {"m": 64}) is None


def test_guards_and_dropped_candidates_are_not_measured(tmp_path: Path) -> None:
    of = plan(SHAPES, candidate(64), candidate(128, "m >= 256"), candidate(32, dropped="it spills"))
    timer = FakeTimer(us)
    measure(of, journal(tmp_path, of), [timer])
    assert {shape["m"]: names for shape, names in timer.asked}[1] == ["f_tile64"]
    (table,) = tables(of, journal(tmp_path, of), "H200", "2026-01-01")
    assert table.rules == (Rule("m <= 64", {"tile": "64"}), Rule("m >= 256", {"tile": "128"}), Rule("", {"tile": "64"}))


def test_a_candidate_that_fails_anywhere_is_in_no_rule(tmp_path: Path, two: Plan) -> None:
    def wrong(name: str, shape: dict[str, int]) -> float | str:
        return "E1094: others differ" if (name, shape["m"]) == ("f_tile128", 256) else us(name, shape)

    notes = journal(tmp_path, two)
    measure(two, notes, [FakeTimer(wrong)])
    assert notes.broken() == {"f_tile128": "E1094: others differ"}
    (table,) = tables(two, notes, "H200", "2026-01-01")
    assert [rule.use for rule in table.candidates] == [{"tile": "64"}]


def test_some_candidate_has_to_take_all_calls(tmp_path: Path) -> None:
    of = plan(SHAPES, candidate(64, "m <= 64"), candidate(128, "m >= 256"))
    with pytest.raises(CutecError, match="takes all calls") as caught:
        tables(of, None, "H200", "2026-01-01")
    assert caught.value.code == "E1093"


@pytest.mark.parametrize("other", ["card", "spec", "bundles"])
def test_a_journal_of_something_else_is_refused(tmp_path: Path, two: Plan, other: str) -> None:
    measure(two, journal(tmp_path, two), [FakeTimer(us)])
    card = "H100" if other == "card" else "H200"
    if other == "spec":
        two.parts[0].spec = "another"
    if other == "bundles":
        two.parts[0].candidates[0].digest = "another"
    with pytest.raises(CutecError, match=f"begun with another {other}") as caught:
        journal(tmp_path, two, card)
    assert caught.value.code == "E1092"
    set_aside(tmp_path / plans.JOURNAL)
    assert journal(tmp_path, two, card).entries == []
    assert (tmp_path / f"{plans.JOURNAL}.old").exists()


def test_a_journal_that_is_none_is_refused(tmp_path: Path, two: Plan) -> None:
    (tmp_path / plans.JOURNAL).write_text("hello\n")
    with pytest.raises(CutecError, match="is no journal") as caught:
        journal(tmp_path, two)
    assert caught.value.code == "E1092"


def test_without_a_gpu_the_model_chooses(two: Plan) -> None:
    (table,) = tables(two, None, "H200", "2026-01-01")
    assert (table.by, table.rules) == (MODEL, (Rule("", {"tile": "64"}),))


def test_tables_of_other_cards_stay_and_one_is_renewed(tmp_path: Path, two: Plan) -> None:
    path = tmp_path / "k.tune.yaml"
    for card in ("H200", "A100", "H200"):
        save(path, merged(path, tables(two, None, card, "2026-01-01"), "refuse"))
    assert [table.card for table in load(path)[0]] == ["A100", "H200"]
    text = path.read_bytes()
    save(path, refit(path))
    assert path.read_bytes() == text
    path.write_text("no table")
    with pytest.raises(CutecError):
        merged(path, [], "refuse")
    assert merged(path, [], "ignore") == []


def test_a_plan_reads_back(tmp_path: Path, two: Plan) -> None:
    plans.save(two, tmp_path)
    assert plans.load(tmp_path) == two


def test_a_gpu_takes_the_candidates_of_a_function_from_its_bundle(
    tmp_path: Path, two: Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kernel_file(tmp_path)
    functions, table = functions_of(options := BuildOptions(str(path), images=False))
    made = planned(functions, options, tmp_path, table.name, None, Screen(0.0), lambda *told: None)
    timed: list[tuple[list[Entrant], dict[str, int]]] = []

    def run(self: Contest, entrants: list[Entrant], signature: Signature, extents: dict[str, int], _: object) -> Any:
        assert [tensor.name for tensor in signature.tensors] == ["x", "y"]
        timed.append((entrants, extents))
        return [Outcome(2.0), Outcome(None, "E1094: others differ")]

    monkeypatch.setattr(Contest, "run", run)
    one = Gpu(0, tmp_path, journal(tmp_path, two), driver=MagicMock())
    entries = [one.measure(made.parts[0], shape, [1, 0]) for shape in (0, 1)]
    names = ["copy_threads128", "copy_threads64"]
    assert [[entrant.name for entrant in entrants] for entrants, _ in timed] == [names, names]
    assert len({id(entrant.bundle) for entrants, _ in timed for entrant in entrants}) == 1
    assert (entries[1].us, entries[1].wrong) == ({names[0]: 2.0}, {names[1]: "E1094: others differ"})


@pytest.mark.parametrize(
    ("text", "code"), [(None, "E1002"), ("{", "E1002"), ("{}", "E1092"), ('{"schema": 9}', "E1092")]
)
def test_wrong_plans(tmp_path: Path, text: str | None, code: str) -> None:
    if text is not None:
        (tmp_path / plans.PLAN).write_text(text)
    with pytest.raises(CutecError) as caught:
        plans.load(tmp_path)
    assert caught.value.code == code
