"""Rules from times."""

from __future__ import annotations

from hypothesis import given, settings, strategies as st

from cutec.artifact import tuning
from cutec.artifact.choice import Choice, Form
from cutec.artifact.tuning import Candidate, Rule, Table, Timed
from cutec.tune.fit import Fit
from cutec.tune.table import fitted

A, B, C = ({"tile": name} for name in "abc")


def table(rules: list[Candidate], times: list[Timed], features: tuple[str, ...] = ()) -> Table:
    return fitted(Table("f", "H200", "measured", "0", "2026-01-01", "s", 1.0, features, (), tuple(rules), tuple(times)))


def test_a_threshold_becomes_a_rule() -> None:
    times = [Timed({"m": m}, (1.0, 2.0) if m <= 64 else (2.0, 1.0)) for m in (1, 16, 64, 256, 1024)]
    made = table([Candidate("", A), Candidate("", B)], times)
    assert made.rules == (Rule("m <= 64", A), Rule("", B))
    assert made.kept == 1.0


def test_products_and_declared_features_are_compared() -> None:
    sizes = [(m, n) for m in (64, 512, 4096) for n in (64, 512, 4096)]
    times = [Timed({"m": m, "n": n}, (1.0, 2.0) if m * n <= 300_000 else (2.0, 1.0)) for m, n in sizes]
    assert table([Candidate("", A), Candidate("", B)], times).rules == (Rule("m * n <= 262144", A), Rule("", B))
    times = [Timed({"m": m, "n": 8}, (1.0, 2.0) if m % 2 == 0 else (2.0, 1.0)) for m in range(1, 9)]
    assert table([Candidate("", A), Candidate("", B)], times, ("m % 2",)).rules == (Rule("m % 2 <= 0", A), Rule("", B))


def test_a_split_that_saves_next_to_nothing_is_not_made() -> None:
    times = [Timed({"m": m}, (1.0, 1.0005) if m <= 64 else (1.0005, 1.0)) for m in (1, 64, 256, 1024)]
    made = table([Candidate("", A), Candidate("", B)], times)
    assert len(made.rules) == 1
    assert made.kept > 0.999


def test_a_guard_stands_in_the_rule_and_other_calls_take_the_next_best() -> None:
    times = [Timed({"m": m}, (3.0, 2.0, 1.0 if m >= 128 else None)) for m in (1, 64, 256, 1024)]
    made = table([Candidate("", A), Candidate("", B), Candidate("m % 128 == 0", C)], times)
    names = {"a": "a", "b": "b", "c": "c"}
    choice = Choice("f", tuple(Form(names[rule.use["tile"]], rule.when) for rule in made.rules))
    assert [choice.export({"m": m}) for m in (1, 64, 256, 1024)] == ["b", "b", "c", "c"]
    assert choice.export({"m": 257}) == "b"  # large, and the guard does not hold
    assert made.rules[-1].when == ""


def test_candidates_that_were_not_measured_everywhere_are_not_preferred() -> None:
    times = [Timed({"m": 1}, (2.0, 1.0)), Timed({"m": 2}, (2.0, None)), Timed({"m": 3}, (2.0, None))]
    assert table([Candidate("", A), Candidate("", B)], times).rules == (Rule("m <= 1", B), Rule("", A))


@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(*[st.floats(1.0, 9.0)] * 3), min_size=1, max_size=12))
def test_rules_keep_most_of_the_speed_and_do_not_depend_on_anything_else(rows: list[tuple[float, ...]]) -> None:
    times = [Timed({"m": 1 + i, "n": 1 + i * i % 5}, row) for i, row in enumerate(rows)]
    rules = [Candidate("", A), Candidate("", B), Candidate("", C)]
    made = table(rules, times)
    assert made == table(rules, times)
    assert made.rules[-1].when == "" and all(rule.when for rule in made.rules[:-1])
    alone = max(Fit(rules, times, ()).kept([Rule("", use)]) for use in (A, B, C))
    assert made.kept >= round(alone, 4)


def test_the_text_of_a_table_reads_back_and_is_made_again() -> None:
    times = [Timed({"m": m, "n": 8}, (1.0, None) if m <= 64 else (2.25, 1.0)) for m in (1, 64, 256)]
    made = table([Candidate("", A), Candidate("m >= 128", B)], times, ("m // 8",))
    text = tuning.dump([made])
    (again,) = tuning.parse(text.encode(), "f.tune.yaml")
    assert again == made
    assert tuning.dump([fitted(again)]) == text
