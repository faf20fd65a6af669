"""Tuning files, `NAME.tune.yaml`: for each tuned function and card the rules that a build takes,
and the times that they were made from.

    tables:
      - function: gemm_f16
        card: H200
        ...
        rules:
          - {when: "m * n <= 540672", use: {tile: 64x64x64}}
          - {use: {tile: 128x256x32}}
        candidates:
          - {use: {tile: 64x64x64}}
          - {when: "k >= 256", use: {tile: 128x256x32}}
        times:      # microseconds of the candidates, in their order; null: not measured
          - {m: 64, n: 64, k: 4096, us: [12.5, null]}

Where candidates have `terms`, each rule has a `cost`, a sum of them, in femtoseconds:

          - {cost: "1000000000 + 430000 * ((m + 63) // 64)", use: {tile: 64x64x64}}
          - {use: {tile: 64x64x64}, terms: ["1", "(m + 63) // 64"]}

The text depends on the content alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from cutec.artifact import document, guard
from cutec.artifact.choice import Choice, Form
from cutec.artifact.document import flow
from cutec.artifact.reader import Section
from cutec.diag import CutecError, error
from cutec.files import read_some, write_changed
from cutec.records import NamedTuple, dataclass

SUFFIX = ".tune.yaml"
SCHEMA = 1
MEASURED, MODEL = "measured", "model"
_CODES = ("E1091", "E1091")
_HEAD = """\
# Which candidate each call of a tuned function takes, as `cutec tune` found it: `rules`, of which
# the first one that holds counts, or that of the least cost. They were made from `times`, in
# microseconds, and `cutec tune --fit-only` makes them again.
"""

Use = Mapping[str, str]


class Rule(NamedTuple):
    """Calls for which `when` holds ("": all others) take the candidate with the values `use`; where
    rules have costs, those for which that is the least, too.
    """

    when: str
    use: dict[str, str]
    cost: str = ""


class Candidate(NamedTuple):
    """A candidate: its guard ("" takes all calls), its values, and the terms of its time, if the
    rules choose by costs. `kind`: of those that borrow from each other's times, if any do.
    """

    when: str
    use: dict[str, str]
    terms: tuple[str, ...] = ()
    kind: str = ""


class Timed(NamedTuple):
    """The microseconds of the candidates at one shape, in their order; None: not known."""

    shape: dict[str, int]
    us: tuple[float | None, ...]


@dataclass(frozen=True)
class Table:
    """The rules of one function, and of others that share them, on one card. `by`: MEASURED or
    MODEL. `spec`: a digest of the candidates and shapes that were declared. `kept`: the part of the
    best candidates' speed that the rules keep, a geometric mean over `times`.
    """

    function: str
    card: str
    by: str
    cutec: str
    date: str
    spec: str
    kept: float
    features: tuple[str, ...]
    rules: tuple[Rule, ...]
    candidates: tuple[Candidate, ...]
    times: tuple[Timed, ...]

    def choice(self, function: str, exports: Mapping[str, str]) -> Choice:
        """The rules as a function's choice in a bundle; `exports`: the export's name of each
        candidate, by the text of its values. Raises KeyError for values that no candidate has.
        """
        forms = (Form(exports[use_text(rule.use)], rule.when, rule.cost) for rule in self.rules)
        return Choice(function, tuple(forms))


def use_text(use: Use) -> str:
    """Compile-time values in a line: `tile=64x128 stages=4`."""
    return " ".join(f"{key}={value}" for key, value in use.items())


def path_beside(file: str | Path) -> Path:
    """The tuning file of a kernel file, or of a spec."""
    path = Path(file)
    return path.with_name(path.stem + SUFFIX)


def load(path: Path) -> tuple[list[Table], bytes]:
    """The tables of a file, and its bytes. Raises E1091, and OSError where it cannot be read."""
    data = read_some(path)
    return parse(data, str(path)), data


def parse(text: bytes, name: str) -> list[Table]:
    """The tables of a tuning file. Raises E1091."""
    return list(_parsed(text, name))


@lru_cache(maxsize=2)  # a build asks for each function of a file
def _parsed(text: bytes, name: str) -> tuple[Table, ...]:
    try:
        read = document.read(text, name, "a tuning file", _CODES)
        top = Section(read, (), read.data)
        if top.get("schema", int) > SCHEMA:
            raise top.wrong(f"a newer cutec's; this one reads {SCHEMA}", "schema")
        tables = [_table(item) for item in top.sections("tables")]
        top.done()
    except CutecError as err:
        err.help = err.help or "if it cannot be mended: remove it and run `cutec tune`"
        raise
    for table in tables:
        if sum((t.function, t.card) == (table.function, table.card) for t in tables) > 1:
            raise error("E1091", f"{name}: {table.function} has two tables for {table.card}", help="remove one")
    return tuple(tables)


def _table(item: Section) -> Table:
    texts = {key: item.get(key, str) for key in ("function", "card", "by", "cutec", "date", "spec")}
    kept, features = item.get("kept", float), item.list("features", str)
    rules = tuple(_rule(rule) for rule in item.sections("rules"))
    candidates = tuple(_candidate(one) for one in item.sections("candidates"))
    times = tuple(_timed(one, len(candidates)) for one in item.sections("times"))
    item.done()
    if not rules or not candidates:
        raise item.wrong("there are no rules, or no candidates")
    names = set(times[0].shape) if times else set()
    for one in (*rules, *candidates):
        try:
            guard.parse(one.when or "0 == 0", names)
            for total in one.terms if isinstance(one, Candidate) else filter(None, (one.cost,)):
                guard.parse_sum(total, names)
        except ValueError as err:
            raise item.wrong(str(err), "rules") from None
    return Table(**texts, kept=kept, features=features, rules=rules, candidates=candidates, times=times)


def _rule(item: Section) -> Rule:
    when, cost, use = item.get("when", str, ""), item.get("cost", str, ""), item.get("use", dict)
    item.done()
    return Rule(when, {str(key): str(value) for key, value in use.items()}, cost)


def _candidate(item: Section) -> Candidate:
    when, use, terms = item.get("when", str, ""), item.get("use", dict), item.list("terms", str)
    kind = item.get("kind", str, "")
    item.done()
    return Candidate(when, {str(key): str(value) for key, value in use.items()}, tuple(terms), kind)


def _timed(item: Section, candidates: int) -> Timed:
    us = item.get("us", list)
    shape = {key: item.get(key, int) for key in item.data if key != "us"}
    if len(us) != candidates or any(u is not None and (type(u) is not float or not u > 0) for u in us):
        raise item.wrong("a positive number, or null, for each candidate", "us")
    return Timed(shape, tuple(us))


# -- writing ---------------------------------------------------------------------------------------


def dump(tables: list[Table]) -> str:
    """The text of a tuning file: tables by function and card, shapes in their order."""
    lines = [f"schema: {SCHEMA}", "tables:"]
    for table in sorted(tables, key=lambda t: (t.function, t.card)):
        lines += _table_lines(table)
    return _HEAD + "\n".join(lines) + "\n"


def _table_lines(table: Table) -> Iterator[str]:
    facts = {key: getattr(table, key) for key in ("function", "card", "by", "cutec", "date", "spec", "kept")}
    for number, (key, value) in enumerate(facts.items()):
        yield f"{'    ' if number else '  - '}{key}: {flow(value)}"
    if table.features:
        yield f"    features: {flow(list(table.features))}"
    for key, rules in (("rules", table.rules), ("candidates", table.candidates)):
        yield f"    {key}:"
        yield from (f"      - {flow(_plain(rule))}" for rule in rules)
    yield "    times:" if table.times else "    times: []"
    yield from (f"      - {flow({**timed.shape, 'us': list(timed.us)})}" for timed in table.times)


def _plain(one: Rule | Candidate) -> dict[str, Any]:
    """Its fields in their order, those that are not empty."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in one._asdict().items() if value}


def save(path: Path, tables: list[Table]) -> None:
    """Write a tuning file, unless it has that content. Raises OSError."""
    write_changed(path, dump(tables).encode())
