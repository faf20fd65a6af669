"""How many of public projects' own tests pass, unmodified:

    python tests/public/project_tests.py --report quack=RUN.jsonl --rehearsal    # compiled
    python tests/public/project_tests.py --report quack=RUN.jsonl --gpu "NVIDIA H200"
    python tests/public/project_tests.py --docs    # docs/public_examples.md

RUN.jsonl is a report of `pairwise.py`, several make one. The results, docs/public_tests.json, keep
a suite's other column. docs/public_examples.md has the commands that make the reports.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
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
ABSENT = "E2013"  # what cutec says of a function that is neither in the cache nor can be compiled
_NAMES = re.compile(r"\b\w*[0-9a-f]{16}\w*|\d+\.\d{4,}")  # of one kernel, or an error's size
_FOLDERS = re.compile(r"(?<!\S)/\S*/")  # of files that a cause names
Suite = dict[str, list[dict[str, Any]]]  # rows of reports, by "rehearsal" or GPU


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--report", action="append", default=[], metavar="SUITE=FILE", help="/".join(SUITES))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--rehearsal", dest="where", action="store_const", const=REHEARSAL, help="of a rehearsal")
    where.add_argument("--gpu", dest="where", metavar="NAME", help="of a run on this GPU")
    parser.add_argument("--docs", action="store_true", help="rewrite the page from the results")
    options = parser.parse_args()
    if options.report:
        if options.where is None:
            parser.error("--report needs --rehearsal or --gpu")
        save(taken(load(), options.report, options.where))
    if options.docs:
        PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), load()), encoding="utf-8")


def taken(results: dict[str, Suite], reports: Iterable[str], where: str) -> dict[str, Suite]:
    """The results with these reports in place of earlier ones; of a test in several of a suite the
    last counts. Exits with a message for a suite that is not known.
    """
    found = defaultdict[str, dict[str, dict[str, Any]]](dict)
    for report in reports:
        name, _, file = report.partition("=")
        if name not in SUITES:
            raise SystemExit(f"project_tests: {name!r} is no suite: {', '.join(SUITES)}")
        for row in map(json.loads, Path(file).read_text(encoding="utf-8").splitlines()):
            key = row.get("test") or row["function"] + "()"
            before = found[name].get(key, row)
            most = {count: max(before[count], row[count]) for count in ("cases", "pairs", "new") if count in row}
            found[name][key] = row | most | ({"cause": _FOLDERS.sub("", row["cause"])} if "cause" in row else {})
    return results | {name: results.get(name, {}) | {where: [*rows.values()]} for name, rows in found.items()}


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
    part = f"{table(results)}\n\n{failures(results)}"
    return MARKED.sub(lambda marks: f"{marks[1]}\n{part}\n\n{marks[2]}", text)


def table(results: Mapping[str, Suite]) -> str:
    """What came of each suite, at each place."""
    lines = [
        "| tests | where | cases | pairs | pairs tried | tried | passed | ended early | not there | skip | failed |"
    ]
    lines.append("|---" * 11 + "|")
    for name, suite in results.items():
        for where, rows in suite.items():
            count = Counter(_outcome(row) for row in rows if "test" in row)
            totals = _totals(rows)
            outcomes = [count[outcome] for outcome in ("passed", "ended", ABSENT, "skipped", "failed")]
            sizes = [totals["cases"], totals["pairs"], _covered(rows), sum(count.values())]
            cells = [SUITES[name], where, *sizes, *outcomes]
            lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


def _outcome(row: Mapping[str, Any]) -> str:
    """What came of a test; `ABSENT` if a kernel was not in the cache that the GPU's machine had."""
    return ABSENT if row.get("outcome") == "failed" and f"{ABSENT}:" in row["cause"] else row.get("outcome", "")


def _covered(rows: Iterable[dict[str, Any]]) -> int:
    """The pairs that were tried. Processes that share a function may each count a pair."""
    rows = [*rows]
    found = Counter[str]()
    for row in rows:
        if "test" in row:
            found[row["test"].partition("[")[0]] += row["new"]
    return sum(min(found[row["function"]], row["pairs"]) for row in rows if "function" in row)


def _totals(rows: Iterable[dict[str, Any]]) -> Counter[str]:
    """The cases and pairs of all functions."""
    functions = {row["function"]: row for row in rows if "function" in row}
    return sum((Counter(cases=row["cases"], pairs=row["pairs"]) for row in functions.values()), Counter[str]())


def failures(results: Mapping[str, Suite]) -> str:
    """The functions with tests that failed, by cause: how many."""
    count = Counter(
        (_cell(row["test"].partition("[")[0].replace(".py::", "::")), where, _cell(_NAMES.sub("…", row["cause"])))
        for suite in results.values()
        for where, found in suite.items()
        for row in found
        if _outcome(row) == "failed"
    )
    rows = [f"| {test} | {where} | {many} | {cause} |" for (test, where, cause), many in count.items()]
    return "\n".join(["| function | where | failed | cause |", "|---|---|---|---|", *rows]) if rows else "None failed."


def _cell(text: str) -> str:
    return short(text).replace("|", "\\|").replace("<", "&lt;")


if __name__ == "__main__":
    main()
