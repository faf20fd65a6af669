"""E1097: tables whose form without a guard takes calls between measured ones that guards take."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec.artifact import tuning
from cutec.artifact.tuning import Candidate, Table, Timed
from cutec.diag import CutecError
from cutec.tune.gaps import gap
from cutec.tune.table import fitted

SHORT, LONG, ANY = ({"form": name} for name in ("short", "long", "any"))
SAMPLES = Path(__file__).parents[2] / "samples"


def table(candidates: list[Candidate], times: list[Timed], by: str = "measured") -> Table:
    return Table("f", "H200", by, "0", "2026-01-01", "s", 1.0, (), (), tuple(candidates), tuple(times))


def times_of(extents: list[int], short: int, least: int, any_us: tuple[float, float] = (9.0, 0.01)) -> list[Timed]:
    """Microseconds of a form for n <= short, one for n >= least, and one that takes all calls."""
    return [
        Timed(
            {"n": n},
            (1 + n / 500 if n <= short else None, 1 + n / 400 if n >= least else None, any_us[0] + any_us[1] * n),
        )
        for n in extents
    ]


EXTENTS = [8, 64, 128, 180, 270, 512, 1000, 4000]


def test_a_lower_bound_leaves_a_gap() -> None:
    guarded = [Candidate("n <= 192", SHORT, ("1", "n")), Candidate("n >= 256", LONG, ("1", "n"))]
    with pytest.raises(CutecError, match=r"n=19[34].*n=180 and 270") as caught:
        fitted(table([*guarded, Candidate("", ANY, ("1", "n"))], times_of(EXTENTS, 192, 256)))
    assert caught.value.code == "E1097"


def test_bounds_of_what_a_form_holds_leave_none() -> None:
    guarded = [Candidate("n <= 192", SHORT, ("1", "n")), Candidate("n <= 4096", LONG, ("1", "n"))]
    made = fitted(table([*guarded, Candidate("", ANY, ("1", "n"))], times_of(EXTENTS, 192, 1)))
    assert any(not rule.when for rule in made.rules)


def test_the_form_without_a_guard_may_take_what_it_was_measured_at() -> None:
    """Shapes between the two guards were measured, or it is fast there."""
    guarded = [Candidate("n <= 192", SHORT, ("1", "n")), Candidate("n >= 256", LONG, ("1", "n"))]
    candidates = [*guarded, Candidate("", ANY, ("1", "n"))]
    fitted(table(candidates, times_of([*EXTENTS, 193, 194, 200, 254, 255], 192, 256)))
    fitted(table(candidates, times_of(EXTENTS, 192, 256, (1.2, 1 / 450))))


def test_lengths_with_other_remainders_are_no_neighbours() -> None:
    """Multiples of 8 are taken everywhere; of other lengths some are not."""
    whole = Candidate("n % 8 == 0 and n <= 4096", {"form": "whole"}, ("1", "n"))
    odd = [
        Candidate("n % 8 != 0 and n <= 192", SHORT, ("1", "n")),
        Candidate("n % 8 != 0 and n >= 256 and n <= 5000", LONG, ("1", "n")),
    ]
    candidates = [whole, *odd, Candidate("", ANY, ("1", "n"))]
    times = [
        Timed(
            {"n": n},
            (
                1 + n / 500 if n % 8 == 0 else None,
                1 + n / 500 if n % 8 and n <= 192 else None,
                1 + n / 400 if n % 8 and n >= 256 else None,
                9 + n / 100,
            ),
        )
        for n in (8, 64, 101, 128, 150, 179, 200, 270, 301, 512, 999, 1000, 4000)
    ]
    found = gap(candidates, fitted(table(candidates, times, "model")).rules, times)
    assert found is not None and found.call["n"] % 8 and (found.below, found.above) == (179, 270)


def test_what_a_model_says_is_not_refused() -> None:
    guarded = [Candidate("n <= 192", SHORT, ("1", "n")), Candidate("n >= 256", LONG, ("1", "n"))]
    candidates = [*guarded, Candidate("", ANY, ("1", "n"))]
    assert fitted(table(candidates, times_of(EXTENTS, 192, 256), "model")).rules


def test_rules_without_costs() -> None:
    """Of a form that was timed on neither side nothing is known between."""
    guarded = [Candidate("n <= 192", SHORT), Candidate("n >= 256", LONG)]
    times = [Timed(t.shape, (*t.us[:2], None)) for t in times_of(EXTENTS, 192, 256)]
    times.append(Timed({"n": 10000}, (None, 90.0, 80.0)))
    with pytest.raises(CutecError, match="no guard takes"):
        fitted(table([*guarded, Candidate("", ANY)], times))
    fitted(table([*guarded, Candidate("", ANY)], times_of(EXTENTS, 192, 256)))


@pytest.mark.slow
@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.tune.yaml")), ids=lambda path: path.name)
def test_tables_of_samples_have_none(path: Path) -> None:
    for one in tuning.load(path)[0]:
        assert gap(one.candidates, one.rules, one.times) is None, one.function
