"""Costs from times: factors of declared terms, and which candidates are worth a form."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st
from tune_kit import kernel_file

from cutec.artifact import tuning
from cutec.artifact.choice import Choice
from cutec.artifact.tuning import Candidate, Rule, Table, Timed
from cutec.diag import CutecError
from cutec.driver.kernel_file.listing import list_exports
from cutec.driver.options.options import BuildOptions
from cutec.frontend.exports.tuned import tuned
from cutec.tune import subject
from cutec.tune.costs import Costs
from cutec.tune.table import fitted

A, B, C = ({"tile": name} for name in "abc")
WAVES = "(m + 63) // 64"
NARROW = Candidate("", A, ("1", "m"))
WIDE = Candidate("", B, ("1", WAVES))


def table(candidates: list[Candidate], times: list[Timed]) -> Table:
    return fitted(Table("f", "H200", "measured", "0", "2026-01-01", "s", 1.0, (), (), tuple(candidates), tuple(times)))


def taken(made: Table, **shape: int) -> str | None:
    names = {tuning.use_text(use): use["tile"] for use in (A, B, C)}
    return Choice("f", made.choice("f", names).forms).export(shape)


def times_of(narrow: tuple[float, float], wide: tuple[float, float], extents: list[int]) -> list[Timed]:
    """Microseconds that are just such sums."""
    return [Timed({"m": m}, (narrow[0] + narrow[1] * m, wide[0] + wide[1] * ((m + 63) // 64))) for m in extents]


def test_factors_are_found_again_and_the_cheapest_is_taken() -> None:
    made = table([NARROW, WIDE], times_of((2.0, 0.02), (2.4, 0.7), [1, 8, 16, 40, 64, 128, 200, 256, 1000]))
    assert made.rules == (
        Rule("", A, "2000000000 + 20000000 * (m)"),
        Rule("", B, f"2400000000 + 700000000 * ({WAVES})"),
    )
    assert made.kept == 1.0
    assert [taken(made, m=m) for m in (1, 64, 65, 100)] == ["a", "b", "a", "b"]


def test_factors_are_never_negative() -> None:
    """Times that fall with m: a constant describes them best."""
    times = [Timed({"m": m}, (5.0 - m / 1000, 10.0)) for m in (1, 64, 500, 1000)]
    made = table([NARROW, WIDE], times)
    assert [rule.use for rule in made.rules] == [A]
    assert made.rules[0].cost.isdecimal()


def test_a_candidate_that_saves_next_to_nothing_is_no_form() -> None:
    times = [Timed({"m": m}, (1.0 + m / 100, 1.0 + m / 100.01)) for m in (1, 64, 500, 1000)]
    made = table([NARROW, Candidate("", B, ("1", "m"))], times)
    assert len(made.rules) == 1 and made.kept > 0.999


@pytest.mark.parametrize(("saves", "stays"), [(0.2, True), (0.02, False)])
def test_a_candidate_that_saves_much_at_one_shape_is_a_form(
    monkeypatch: pytest.MonkeyPatch, saves: float, stays: bool
) -> None:
    """However little that is in the mean over all shapes; what noise explains is no form."""
    monkeypatch.setattr("cutec.tune.costs.WORTH", 0.05)
    times = [Timed({"m": m}, (1.0 + m / 100, 1.08 - saves if m == 8 else None)) for m in (8, 64, 200, 500, 900, 1000)]
    made = table([NARROW, Candidate("m <= 8", B, ("1",))], times)
    assert [rule.use for rule in made.rules] == ([A, B] if stays else [A])
    assert taken(made, m=8) == ("b" if stays else "a")


def test_a_form_that_saves_much_somewhere_may_lose_a_little_in_the_mean() -> None:
    """Of 1000 shapes: where costs take it by mistake, that is their fault, up to a point."""
    costs = Costs([NARROW], [Timed({"m": m}, (1.0,)) for m in range(1000)])
    assert costs._value([0.1, -0.2]) >= 1 > costs._value([0.1, -0.5])
    assert costs._value([0.02, -0.03]) < 1 > costs._value([])


def test_guards_hold_and_someone_takes_all_calls() -> None:
    times = [Timed({"m": m}, (9.0, 1.0 if m >= 128 else None)) for m in (1, 64, 128, 500, 1000)]
    made = table([Candidate("", A, ("1",)), Candidate("m >= 128", B, ("1",))], times)
    assert [(rule.when, rule.use) for rule in made.rules] == [("", A), ("m >= 128", B)]
    assert [taken(made, m=m) for m in (1, 127, 128, 5000)] == ["a", "a", "b", "b"]


def test_what_was_measured_at_too_few_shapes_is_left_out() -> None:
    times = [Timed({"m": m}, (9.0 + m, 1.0 if m == 1 else None)) for m in (1, 64, 128)]
    made = table([NARROW, Candidate("", B, ("1", "m"))], times)
    assert [rule.use for rule in made.rules] == [A]


def test_times_count_most_where_a_candidate_is_taken() -> None:
    """The terms do not describe A beyond m = 100, where B is the faster one. If all times counted
    alike, A's line would lie too high before, and B be taken at 100 already.
    """
    times = [
        Timed({"m": m}, (1.0 + m / 50 + max(0, m - 100) / 40, 3.2)) for m in (10, 20, 40, 60, 80, 100, 120, 150, 180)
    ]
    made = table([NARROW, Candidate("", B, ("1",))], times)
    assert [taken(made, m=m) for m in (10, 80, 100, 120, 180)] == ["a", "a", "a", "b", "b"]
    assert made.kept == 1.0


def test_a_bound_that_is_much_slower_counts_less() -> None:
    """What is three times as slow as another form is never taken: its times may be off there."""
    times = [Timed({"m": m}, (1.0 + m / 100 + (m > 700) * m / 50, 5.0)) for m in (1, 100, 200, 300, 400, 800, 900)]
    made = table([NARROW, Candidate("", B, ("1",))], times)
    assert [taken(made, m=m) for m in (100, 300, 900)] == ["a", "a", "b"]


def test_candidates_of_a_kind_borrow_from_each_other() -> None:
    """B was measured at a single shape, and takes a third of A's time wherever m is large."""

    def made(kind: str) -> Table:
        both = [Candidate("", A, ("1", "m // 1"), kind), Candidate("", B, ("1", "m // 3"), kind)]
        times = [Timed({"m": m}, (1.0 + m / 100, 1.0 + m / 300 if m == 900 else None)) for m in (3, 30, 300, 600, 900)]
        return table(both, times)

    assert [rule.use for rule in made("").rules] == [A]
    assert [taken(made("tiles"), m=m) for m in (300, 600, 900)] == ["b"] * 3


def test_kinds_are_read_back(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    path.write_text(path.read_text().replace("over=", 'terms=["1", "n"], kinds="rows", over='))
    (function,), _ = subject.functions_of(BuildOptions(str(path)))
    assert [form.tuned.kind for form in function.forms if form.tuned] == ["rows", "rows"]
    candidates = [Candidate("", A, ("1", "m"), "narrow"), Candidate("", B, ("1", WAVES), "wide")]
    text = tuning.dump([table(candidates, times_of((2.0, 0.02), (2.4, 0.7), [1, 8, 64]))])
    (again,) = tuning.parse(text.encode(), "f.tune.yaml")
    assert [candidate.kind for candidate in again.candidates] == ["narrow", "wide"]
    assert tuning.dump([fitted(again)]) == text


@pytest.mark.parametrize(
    ("terms", "kinds", "said"),
    [
        (["1"], lambda t: 3, "kinds are names, not 3"),
        ((), "rows", "same number of terms, one at least"),
        (lambda t: ["1"] * t, "rows", "same number of terms"),
    ],
)
def test_wrong_kinds(terms: object, kinds: object, said: str) -> None:
    with pytest.raises(CutecError, match=said) as caught:
        tuned([{"t": 1}, {"t": 2}], over={"n": [64]}, terms=terms, kinds=kinds)  # pyright: ignore[reportArgumentType]  # is refused
    assert caught.value.code == "E1027"


@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(*[st.floats(1.0, 9.0)] * 3), min_size=1, max_size=12))
def test_tables_read_back_and_are_made_again(rows: list[tuple[float, ...]]) -> None:
    times = [Timed({"m": 1 + i, "n": 1 + i * i % 5}, row) for i, row in enumerate(rows)]
    candidates = [Candidate("", use, ("1", "m", "n // 2")) for use in (A, B)] + [Candidate("m > 3", C, ("1", "m * n"))]
    made = table(candidates, times)
    assert 0 < made.kept <= 1
    assert any(not rule.when for rule in made.rules) and all(rule.cost for rule in made.rules)
    text = tuning.dump([made])
    (again,) = tuning.parse(text.encode(), "f.tune.yaml")
    assert again == made
    assert tuning.dump([fitted(again)]) == text


def test_terms_may_be_a_function_of_a_candidates_values() -> None:
    def terms(threads: int) -> list[str]:
        return ["1", f"(n + {threads - 1}) // {threads}"]

    made = tuned([{"threads": 64}, {"threads": 128}], over={"n": [64]}, terms=terms)
    assert made.terms == (("1", "(n + 63) // 64"), ("1", "(n + 127) // 128"))
    assert tuned([{"threads": 64}], over={"n": [64]}, terms=["1"]).terms == (("1",),)


@pytest.mark.parametrize("terms", ["1", [1], lambda threads: [], lambda threads: "n"])
def test_wrong_terms(terms: object) -> None:
    with pytest.raises(CutecError, match="terms are a list of sums") as caught:
        tuned([{"threads": 64}], over={"n": [64]}, terms=terms)  # pyright: ignore[reportArgumentType]  # is refused
    assert caught.value.code == "E1027"


def test_keys_in_terms_are_a_candidates_values(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    path.write_text(path.read_text().replace("over=", 'terms=["1", "n // $threads + $mode"], over='))
    (function,), _ = subject.functions_of(BuildOptions(str(path)))
    assert [form.tuned.terms[1] for form in function.forms if form.tuned] == ["n // 64 + 0", "n // 128 + 0"]
    path.write_text(path.read_text().replace("$threads", "$rows"))
    with pytest.raises(CutecError, match="rows") as caught:
        subject.functions_of(BuildOptions(str(path)))
    assert caught.value.code == "E1027"


def test_terms_are_over_the_extents(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    path.write_text(path.read_text().replace("over=", 'terms=["1", "rows // 2"], over='))
    with pytest.raises(CutecError, match="rows") as caught:
        list_exports(BuildOptions(str(path)))
    assert caught.value.code == "E1027"


def test_a_build_takes_the_costs_of_a_table(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    path.write_text(path.read_text().replace("over=", 'terms=["1", "n"], over='))
    (function,), beside = subject.functions_of(BuildOptions(str(path)))
    assert [form.tuned.terms for form in function.forms if form.tuned] == [("1", "n")] * 2
    candidates = tuple(Candidate(f.tuned.when, dict(f.tuned.use), f.tuned.terms) for f in function.forms if f.tuned)
    times = tuple(Timed({"n": n}, (1.0 + n / 1000, 3.0 + n / 9000)) for n in (128, 512, 2048, 8192))
    made = fitted(Table("copy", "H200", "measured", "0", "2026-01-01", function.digest, 1.0, (), (), candidates, times))
    tuning.save(beside, [made])
    exports = [export for export in list_exports(BuildOptions(str(path))) if export.choice]
    forms = exports[0].choice.forms if exports[0].choice else ()
    assert [(form.when, form.cost) for form in forms] == [("", rule.cost) for rule in made.rules]


def test_a_table_of_costs_says_who_takes_all_other_calls(tmp_path: Path) -> None:
    path = kernel_file(tmp_path)
    (function,), beside = subject.functions_of(BuildOptions(str(path)))
    candidates = tuple(Candidate(f.tuned.when, dict(f.tuned.use)) for f in function.forms if f.tuned)
    rules = tuple(Rule("n >= 512", candidate.use, "n") for candidate in candidates)
    times = (Timed({"n": 512}, (1.0, 2.0)),)
    made = Table("copy", "H200", "measured", "0", "2026-01-01", function.digest, 1.0, (), rules, candidates, times)
    tuning.save(beside, [made])
    with pytest.raises(CutecError, match="each rule of copy has a guard") as caught:
        list_exports(BuildOptions(str(path)))
    assert caught.value.code == "E1091"


def test_shapes_are_drawn_evenly_in_their_logarithms() -> None:
    over = tuned([{"t": 1}], over={"m, n": "200 drawn from 1..4096, 64..16384 step 8"}).over
    assert len(over) == 200
    assert all(1 <= shape["m"] <= 4096 and 64 <= shape["n"] <= 16384 and shape["n"] % 8 == 0 for shape in over)
    for low, high in ((1, 8), (8, 64), (64, 512), (512, 4097)):
        assert 45 <= sum(low <= shape["m"] < high for shape in over) <= 55
    assert over == tuned([{"t": 1}], over={"m, n": "200 drawn from 1..4096, 64..16384 step 8"}).over


@pytest.mark.parametrize(
    "text",
    [
        "drawn from 1..8",
        "0 drawn from 1..8",
        "9 drawn from 8..1",
        "9 drawn from 0..8",
        "9 drawn from 1..8 times 2",
        "99999 drawn from 1..8",
        "9 drawn from 9..15 step 8",
        f"9 drawn from 1..{'9' * 5000}",
    ],
)
def test_wrong_draws(text: str) -> None:
    with pytest.raises(CutecError) as caught:
        tuned([{"t": 1}], over={"m": text})
    assert caught.value.code == "E1027"


def test_the_command_says_how_many_forms_keep_how_much(
    tmp_path: Path, here: Callable[..., tuple[int, str, str]]
) -> None:
    made = table([NARROW, WIDE], times_of((2.0, 0.02), (2.4, 0.7), [1, 8, 16, 40, 64, 65, 100, 128, 200, 256]))
    tuning.save(tmp_path / "f.tune.yaml", [made])
    assert here("tune", "--fit-only", "f.tune.yaml")[1].startswith(
        "f on H200, measured at 10 shapes: 2 forms of least cost keep 100.0 % of the best speed\n  tile=a\n  tile=b\n"
    )
