"""The tables of a plan: rules from measured or predicted times, beside those of other cards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cutec.artifact import tuning
from cutec.artifact.tuning import MEASURED, MODEL, Candidate, Rule, Table, Timed
from cutec.diag import CutecError, error
from cutec.records import replace
from cutec.tune.costs import Costs
from cutec.tune.fit import Fit
from cutec.tune.gaps import gap
from cutec.tune.journal import Journal
from cutec.tune.plan import Part, Plan
from cutec.version import __version__


def tables(plan: Plan, journal: Journal | None, card: str, date: str) -> list[Table]:
    """A table for each function: of what the journal has measured, else of what the model predicts.
    Functions of which nothing was measured are left out. Raises E1093 where no candidate is left
    that takes all calls.
    """
    made = [_table(part, journal, card, date) for part in plan.parts]
    return [table for table in made if table is not None]


def _table(part: Part, journal: Journal | None, card: str, date: str) -> Table | None:
    times, by = _times(part, journal), MODEL if journal is None else MEASURED
    if not times:
        return None
    broken = {i for i, candidate in enumerate(part.candidates) if journal and candidate.export in journal.broken()}
    kept = [i for i in part.left() if any(t.us[i] is not None for t in times) and i not in broken]
    left = tuple(Candidate(c.when, c.use, tuple(c.terms), c.kind) for c in (part.candidates[i] for i in kept))
    if all(candidate.when for candidate in left):
        raise nothing_takes_all(part)
    rest = tuple(Timed(t.shape, tuple(t.us[i] for i in kept)) for t in times if any(t.us[i] is not None for i in kept))
    return fitted(Table(part.name, card, by, __version__, date, part.spec, 1.0, tuple(part.features), (), left, rest))


def nothing_takes_all(part: Part) -> CutecError:
    """E1093: all candidates that are left have guards."""
    guards = ", ".join(f"{part.candidates[i].export} if {part.candidates[i].when}" for i in part.left())
    return error(
        "E1093",
        f"no candidate of {part.name} is left that takes all calls" + (f", only {guards}" if guards else ""),
        help="one without a guard was dropped: mend it, or declare another",
    )


def fitted(table: Table) -> Table:
    """The table with rules that are made of its times: costs where candidates have terms. Raises
    E1097 where they leave a gap between shapes that were measured.
    """
    if any(candidate.terms for candidate in table.candidates):
        rules, kept = Costs(table.candidates, table.times).rules()
    else:
        fit = Fit(table.candidates, table.times, table.features)
        rules = fit.rules()
        kept = fit.kept(rules)
    if table.by == MEASURED:
        _check_gaps(table, rules)
    return replace(table, rules=tuple(rules), kept=round(kept, 4))


def _check_gaps(table: Table, rules: Sequence[Rule]) -> None:
    found = gap(table.candidates, rules, table.times)
    if found is not None:
        call = ", ".join(f"{name}={extent}" for name, extent in found.call.items())
        raise error(
            "E1097",
            f"{table.function}: no guard takes {call}, though {found.name}={found.below} and {found.above} were"
            " measured, which guards take: it is left to the form without a guard",
            help="measure such calls: add them to over=; or let guards say what a form has room for, and no more",
        )


def _times(part: Part, journal: Journal | None) -> list[Timed]:
    """The times at each shape, of all candidates of the part."""
    found = []
    for number, shape in enumerate(part.shapes):
        if journal is None:
            us = [c.model[number] if not c.dropped else None for c in part.candidates]
        else:
            entry = journal.of(part.name, shape)
            us = [entry.us.get(c.export) if entry else None for c in part.candidates]
        if any(time is not None for time in us):
            found.append(Timed(shape, tuple(None if time is None else float(time) for time in us)))
    return found


def merged(path: Path, new: Sequence[Table], is_stale: str) -> list[Table]:
    """The tables of a file with new ones in the place of those of the same function and card. With
    `is_stale` "ignore" a file that cannot be read is set aside. Raises E1091 otherwise.
    """
    try:
        old = tuning.load(path)[0]
    except OSError:
        old = []
    except CutecError:
        if is_stale != "ignore":
            raise
        old = []
    renewed = {(table.function, table.card) for table in new}
    return [table for table in old if (table.function, table.card) not in renewed] + list(new)


def refit(path: Path) -> list[Table]:
    """The tables of a file with their rules made anew from their times. Raises E1002 where there is
    no file, and E1091.
    """
    try:
        found = tuning.load(path)[0]
    except OSError as problem:
        raise error("E1002", f"cannot read {path}: {problem.strerror}", help="name a NAME.tune.yaml") from None
    return [fitted(table) for table in found]
