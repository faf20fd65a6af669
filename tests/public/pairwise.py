"""A plugin of pytest that runs a sample of parametrized tests in which all pairs of values occur:

    python -m pytest -p pairwise --pairs report.jsonl tests                         # draws it
    python -m pytest -p pairwise --pairs again.jsonl --pairs-of report.jsonl tests  # the same tests

For two parameters of a test, each combination of their values that occurs in any case is a pair. A
case that skips itself covers no pair: others are tried. Functions take turns, each with the case
first that covers most, so that what a limit of time leaves out is worth least. The report has a
line of JSON for each function, and for each case that was tried.
"""

from __future__ import annotations

import itertools
import json
import random
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

import pytest

TRIES = 4  # cases that are candidates for a pair, because some skip themselves
COMPARED = 64  # of the cases that have a pair, those among which the best is chosen
# What `cutec exec --rehearse` says of a test that needs elements of tensors.
REHEARSED = "Skipped: rehearsed up to "
Pair = tuple[Hashable, ...]


def pairs_of(cases: Sequence[Mapping[str, Hashable]]) -> list[frozenset[Pair]]:
    """The pairs of each case, from its values by parameter. Parameters that vary together count as
    one, and those that do not vary not at all: a single other one has its values as pairs, and a
    case without any has ().
    """
    columns = {name: tuple(case[name] for case in cases) for name in (cases[0] if cases else ())}
    names = {values: name for name, values in columns.items() if len(set(values)) > 1}
    kept = sorted(names.values())
    return [frozenset(itertools.combinations([(n, case[n]) for n in kept], min(2, len(kept)))) for case in cases]


def drawn(cases: Sequence[frozenset[Pair]], seed: str, tries: int = TRIES) -> list[int]:
    """The indices of cases in which each pair occurs `tries` times, or as often as in all of them;
    in the first ones once, in those that follow twice, and so on.
    """
    chance = random.Random(seed)
    holding = defaultdict[Pair, list[int]](list)
    for index, case in enumerate(cases):
        for pair in sorted(case):
            holding[pair].append(index)
    chosen, count = dict[int, None](), Counter[Pair]()
    for times in range(1, tries + 1):
        for pair in chance.sample(sorted(holding), len(holding)):
            free = [index for index in holding[pair] if index not in chosen]
            if count[pair] < times and free:
                some = chance.sample(free, min(COMPARED, len(free)))
                best = max(some, key=lambda index: sum(count[p] < times for p in cases[index]))
                chosen[best] = None
                count.update(cases[best])
    return list(chosen)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("pairwise")
    group.addoption("--pairs", metavar="FILE", help="run a sample of all pairs, and write its report")
    group.addoption("--pairs-of", metavar="FILE", help="the sample is that of this report")
    group.addoption("--pairs-all", action="store_true", help="all cases, not a sample")
    group.addoption("--pairs-seed", metavar="TEXT", default="0", help="another seed, another sample (0)")
    group.addoption("--pairs-seconds", metavar="N", type=float, default=float("inf"), help="begin no test after that")
    group.addoption("--pairs-part", metavar="I/N", default="1/1", help="every Nth test, from the Ith")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.pairs:
        config.pluginmanager.register(Sample(config), "sample of pairs")


class Sample:
    """The sample of one run."""

    def __init__(self, config: pytest.Config):
        self._options = config.option
        before = rows_of(Path(self._options.pairs_of)) if self._options.pairs_of else []
        self._wanted = sampled(before) if self._options.pairs_of else None
        self._all = self._options.pairs_all or self._wanted is not None
        self._part, self._parts = map(int, self._options.pairs_part.split("/"))
        self._found: dict[str, tuple[str, str]] = {}  # outcome and cause of a test
        # cases and pairs of a function, and pairs that a test was the first to have
        self._totals = {row["function"]: (row["cases"], row["pairs"]) for row in before if "function" in row}
        self._new: dict[str, int] = {row["test"]: row["new"] for row in before if "test" in row}
        self._pairs: dict[str, frozenset[Pair]] = {}  # of a test

    @pytest.hookimpl(wrapper=True)
    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> Iterator[None]:
        """Leave the candidates among the cases of a function, before pytest makes tests of them."""
        name = metafunc.definition.nodeid
        if self._wanted is not None:
            wanted = [test.removeprefix(f"{name}[")[:-1] for test in self._wanted if test.startswith(f"{name}[")]
            metafunc.parametrize = _narrowed(metafunc, wanted)
            yield
            return
        yield
        calls = metafunc._calls
        cases = pairs_of([call.indices for call in calls])
        self._totals[name] = max(1, len(calls)), max(1, len(frozenset[Pair]().union(*cases)))
        seed = f"{self._options.pairs_seed} {name}"
        chosen = range(len(calls)) if self._options.pairs_all else drawn(cases, seed)
        self._pairs |= {f"{name}[{calls[index].id}]": cases[index] for index in chosen}
        calls[:] = [calls[index] for index in chosen]

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Functions take turns."""
        if self._wanted is not None:
            items[:] = [item for item in items if item.nodeid in self._wanted]
        functions = defaultdict[str, list[pytest.Item]](list)
        for item in items:
            functions[_function(item.nodeid)].append(item)
        turns = itertools.chain.from_iterable(itertools.zip_longest(*functions.values()))
        items[:] = [item for item in turns if item is not None][self._part - 1 :: self._parts]

    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run the tests that cover a pair that none before has covered, or those of a report."""
        stop = session.testsfailed and not session.config.option.continue_on_collection_errors
        if stop or session.config.option.collectonly:
            return None
        with open(self._options.pairs, "w", encoding="utf-8") as file:
            for function in sorted({_function(item.nodeid) for item in session.items}):
                cases, pairs = self._totals.get(function, (1, 1))
                _write(file, function=function, cases=cases, pairs=pairs, **self._size(function))
            self._run(session.items, file)
        return True

    def _run(self, items: Iterable[pytest.Item], file: TextIO) -> None:
        begin, covered = time.monotonic(), defaultdict[str, set[Pair]](set)
        for item in items:
            function, own = _function(item.nodeid), self._pairs.get(item.nodeid, frozenset({()}))
            new = self._new.get(item.nodeid, len(own - covered[function]))
            if time.monotonic() - begin > self._options.pairs_seconds or not (new or self._all):
                continue
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            outcome, cause = self._found.get(item.nodeid, ("skipped", ""))
            covered[function] |= own if outcome != "skipped" else set()
            _write(file, test=item.nodeid, outcome=outcome, cause=cause, new=new if outcome != "skipped" else 0)

    def _size(self, function: str) -> dict[str, int]:
        """How many of a function's tests are in the sample, where a report says which."""
        if self._wanted is None:
            return {}
        return {"sample": sum(_function(test) == function for test in self._wanted)}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what came of a test: the first of its parts that did not pass counts."""
        if self._found.get(report.nodeid, ("passed",))[0] == "passed":
            self._found[report.nodeid] = outcome_of(report)


def _narrowed(metafunc: pytest.Metafunc, wanted: Sequence[str]) -> Callable[..., None]:
    """`metafunc.parametrize` that keeps only the cases with the wanted names, or that begin one."""
    parametrize = metafunc.parametrize

    def narrow(*args: Any, **options: Any) -> None:
        parametrize(*args, **options)
        metafunc._calls[:] = [c for c in metafunc._calls if any(f"{w}-".startswith(f"{c.id}-") for w in wanted)]

    return narrow


def outcome_of(report: pytest.TestReport) -> tuple[str, str]:
    """passed, failed, skipped (by itself) or ended (in a rehearsal), and why."""
    if report.passed:
        return "passed", ""
    cause = report.longrepr[2] if isinstance(report.longrepr, tuple) else _message(report)
    if cause.startswith(REHEARSED):
        return "ended", cause.removeprefix("Skipped: ")
    return ("failed" if report.failed else "skipped"), cause


def _message(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message if crash else report.longrepr).partition("\n")[0]


def rows_of(report: Path) -> list[dict[str, Any]]:
    """The lines of a report."""
    return [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]


def sampled(rows: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """The tests of a report that did not skip themselves."""
    return frozenset(row["test"] for row in rows if row.get("outcome") not in (None, "skipped"))


def _function(test: str) -> str:
    return test.partition("[")[0]


def _write(file: TextIO, **row: Any) -> None:
    file.write(json.dumps(row) + "\n")
    file.flush()
