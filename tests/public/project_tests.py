"""How many of public projects' own tests pass, unmodified:

    python tests/public/project_tests.py --report quack=RUN.jsonl --rehearsal    # compiled
    python tests/public/project_tests.py --report quack=RUN.jsonl --gpu "NVIDIA H200"
    python tests/public/project_tests.py --kernels quack=KERNELS.jsonl    # that its tests compile
    python tests/public/project_tests.py --docs    # docs/public_examples.md

RUN.jsonl is a report of `pairwise.py`, KERNELS.jsonl one of `kernels.py`; several make one. The
results, docs/public_tests.json, keep a suite's other rows. docs/public_examples.md has the commands
that make the reports.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from project_coverage import PAGE, short

RESULTS = PAGE.with_name("public_tests.json")
MARKED = re.compile(r"(<!-- tests -->\n).*?(<!-- end of tests -->)", re.DOTALL)
SUITES = {
    "cutlass": "NVIDIA/cutlass, `test/examples/CuTeDSL`, all cases for Hopper",
    "quack": "quack, `tests`, a sample of all pairs",
    "flash_attention": "FlashAttention-4, `tests/cute`, a sample of all pairs",
}
REHEARSAL = "rehearsal"
KERNELS = "kernels"  # beside the places of tests: a row for each function that compiles kernels
MANY = 5  # tests of a function that has a row of its own in the page
ABSENT = "E2013"  # what cutec says of a function that is neither in the cache nor can be compiled
OUTCOMES = ("passed", "ended", ABSENT, "skipped", "failed")
# Of one kernel, or how large an error or some memory is.
_NAMES = re.compile(r"\b\w*[0-9a-f]{16}\w*|\d+\.\d{4,}|\d+\.\d+(?:e[+-]\d+| [KMG]iB)")
_COUNTS = ("cases", "pairs", "sample", "new")  # of which a row of several reports has the largest
_FOLDERS = re.compile(r"(?<!\S)/\S*/")  # of files that a cause names
Suite = dict[str, list[dict[str, Any]]]  # rows of reports, by "rehearsal", GPU or "kernels"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--report", action="append", default=[], metavar="SUITE=FILE", help="/".join(SUITES))
    parser.add_argument("--kernels", action="append", default=[], metavar="SUITE=FILE", help="of a rehearsal")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--rehearsal", dest="where", action="store_const", const=REHEARSAL, help="of a rehearsal")
    where.add_argument("--gpu", dest="where", metavar="NAME", help="of a run on this GPU")
    parser.add_argument("--docs", action="store_true", help="rewrite the page from the results")
    options = parser.parse_args()
    if options.report:
        if options.where is None:
            parser.error("--report needs --rehearsal or --gpu")
        save(taken(load(), options.report, options.where))
    if options.kernels:
        save(compiled(load(), options.kernels))
    if options.docs:
        PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), load()), encoding="utf-8")


def taken(results: dict[str, Suite], reports: Iterable[str], where: str) -> dict[str, Suite]:
    """The results with these reports in place of earlier ones; of a test in several of a suite the
    last counts.
    """
    found = defaultdict[str, dict[str, dict[str, Any]]](dict)
    for name, row in _rows(reports):
        key = row.get("test") or row["function"] + "()"
        before = found[name].get(key, row)
        most = {count: max(before.get(count, 0), row[count]) for count in _COUNTS if count in row}
        found[name][key] = row | most | ({"cause": _FOLDERS.sub("", row["cause"])} if "cause" in row else {})
    return results | {name: results.get(name, {}) | {where: [*rows.values()]} for name, rows in found.items()}


def compiled(results: dict[str, Suite], reports: Iterable[str]) -> dict[str, Suite]:
    """The results with these reports of kernels in place of earlier ones: for each function that
    compiles kernels how many different ones, how many of them compiled, and why others did not.
    """
    found = defaultdict[str, dict[str, dict[str, str]]](lambda: defaultdict(dict))
    for name, row in _rows(reports):
        causes = found[name][row["kernel"]]
        causes[row["arguments"]] = row["cause"] if causes.get(row["arguments"], "cause") else ""
    return results | {
        name: results.get(name, {})
        | {
            KERNELS: [
                {"kernel": kernel, "kernels": len(causes), "causes": Counter(filter(None, causes.values()))}
                for kernel, causes in sorted(kernels.items())
            ]
        }
        for name, kernels in found.items()
    }


def _rows(reports: Iterable[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of SUITE=FILE, with the suites. Exits with a message for one that is not known."""
    for report in reports:
        name, _, file = report.partition("=")
        if name not in SUITES:
            raise SystemExit(f"project_tests: {name!r} is no suite: {', '.join(SUITES)}")
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            yield name, json.loads(line)


def load(file: Path = RESULTS) -> dict[str, Suite]:
    """The stored results; none without a file."""
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def save(results: Mapping[str, Suite], file: Path = RESULTS) -> None:
    """Write the results, a line for each row."""

    def block(brackets: str, parts: Iterable[str]) -> str:
        return brackets[0] + ",\n".join(parts) + brackets[1]

    def lines(suite: Suite) -> str:
        return block("{}", (f"{json.dumps(at)}: {block('[]', map(json.dumps, rows))}" for at, rows in suite.items()))

    text = block("{}", (f"{json.dumps(name)}: {lines(suite)}" for name, suite in results.items()))
    file.write_text(f"{text}\n", encoding="utf-8")


def rewritten(text: str, results: Mapping[str, Suite]) -> str:
    """A page with its marked part made of the results."""
    parts = [table(results), failures(results), functions(results), kernels(results)]
    part = "\n\n".join(filter(None, parts))
    return MARKED.sub(lambda marks: f"{marks[1]}\n{part}\n\n{marks[2]}", text)


def table(results: Mapping[str, Suite]) -> str:
    """What came of each suite, at each place."""
    outcomes = "tried | passed | ended early | not there | skip | failed"
    lines = [f"| tests | where | cases | pairs | pairs tried | sample | {outcomes} |", "|---" * 12 + "|"]
    for name, where, rows in _places(results):
        totals, count = _totals(rows), _outcomes(rows)
        sizes = [totals["cases"], totals["pairs"], _covered(rows), totals["sample"], sum(count.values())]
        lines.append(_line(SUITES[name], where, *sizes, *(count[outcome] for outcome in OUTCOMES)))
    return "\n".join(lines)


def functions(results: Mapping[str, Suite]) -> str:
    """What came of each function on GPUs; those with few tests are one row for each file."""
    lines = ["| function | where | cases | sample | tried | passed | skip | failed |", "|---" * 8 + "|"]
    for _, where, rows in _places(results):
        for name, part in sorted(_by_function(rows).items() if where != REHEARSAL else ()):
            totals, count = _totals(part), _outcomes(part)
            if totals["sample"]:
                tried, shown = sum(count.values()), (count[outcome] for outcome in ("passed", "skipped", "failed"))
                lines.append(_line(_cell(name), where, totals["cases"], totals["sample"], tried, *shown))
    return "\n".join(lines) if len(lines) > 2 else ""


def _by_function(rows: Iterable[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Rows by `file::function`, or `file::others` of functions with fewer than `MANY` tests."""
    found, named = defaultdict[str, list[dict[str, Any]]](list), defaultdict[str, list[dict[str, Any]]](list)
    for row in rows:
        found[_function(row)].append(row)
    for function, part in found.items():
        file, _, name = function.partition(".py::")
        named[f"{file}::{name if _totals(part)['sample'] >= MANY else 'others'}"] += part
    return named


def kernels(results: Mapping[str, Suite]) -> str:
    """How many kernels the tests compile, by the function that does it, and why some fail."""
    lines = ["| compiled by | kernels | compile | others |", "|---" * 4 + "|"]
    for suite in results.values():
        for row in suite.get(KERNELS, []):
            causes = "; ".join(f"{many}: {_cell(_FOLDERS.sub('', cause))}" for cause, many in row["causes"].items())
            lines.append(_line(row["kernel"], row["kernels"], row["kernels"] - sum(row["causes"].values()), causes))
    return "\n".join(lines) if len(lines) > 2 else ""


def _places(results: Mapping[str, Suite]) -> Iterator[tuple[str, str, list[dict[str, Any]]]]:
    """Each suite, where its tests were tried, and the rows."""
    for name, suite in results.items():
        yield from ((name, where, rows) for where, rows in suite.items() if where != KERNELS)


def _line(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _function(row: Mapping[str, Any]) -> str:
    """The function of a row: its own, or that of its test."""
    return str(row.get("function") or row["test"].partition("[")[0])


def _outcomes(rows: Iterable[dict[str, Any]]) -> Counter[str]:
    return Counter(_outcome(row) for row in rows if "test" in row)


def _outcome(row: Mapping[str, Any]) -> str:
    """What came of a test; `ABSENT` if a kernel was not in the cache that the GPU's machine had."""
    return ABSENT if row.get("outcome") == "failed" and f"{ABSENT}:" in row["cause"] else row.get("outcome", "")


def _covered(rows: Iterable[dict[str, Any]]) -> int:
    """The pairs that were tried. Processes that share a function may each count a pair."""
    rows = [*rows]
    found = Counter[str]()
    for row in rows:
        if "test" in row:
            found[_function(row)] += row["new"]
    return sum(min(found[row["function"]], row["pairs"]) for row in rows if "function" in row)


def _totals(rows: Iterable[dict[str, Any]]) -> Counter[str]:
    """The cases and pairs of all functions, and their tests in the sample: those that were tried
    where a report does not say.
    """
    rows = [*rows]
    tried = Counter(_function(row) for row in rows if "test" in row)
    totals = Counter[str]()
    for name, row in {row["function"]: row for row in rows if "function" in row}.items():
        totals.update(cases=row["cases"], pairs=row["pairs"], sample=row.get("sample", tried[name]))
    return totals


def failures(results: Mapping[str, Suite]) -> str:
    """The functions with tests that failed, by cause: how many."""
    count = Counter(
        (_cell(_function(row).replace(".py::", "::")), where, _cell(_NAMES.sub("…", row["cause"])))
        for _, where, rows in _places(results)
        for row in rows
        if _outcome(row) == "failed"
    )
    rows = [f"| {test} | {where} | {many} | {cause} |" for (test, where, cause), many in count.items()]
    return "\n".join(["| function | where | failed | cause |", "|---|---|---|---|", *rows]) if rows else "None failed."


def _cell(text: str) -> str:
    return short(text).replace("|", "\\|").replace("<", "&lt;")


if __name__ == "__main__":
    main()
