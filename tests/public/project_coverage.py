"""Which kernels of public projects compile, unmodified:

    export CUTEC_FLASH_ATTENTION=/path/to/flash-attention CUTEC_QUACK=/path/to/quack
    python tests/public/project_coverage.py
    python tests/public/project_coverage.py "forward, causal"       # of a project, some cases anew
    python tests/public/project_coverage.py --docs                  # docs/public_examples.md

Each variable names a checkout; a project whose variables are not set keeps its results,
docs/public_projects.json. A project's cases, `projects/NAME.py`, are calls of its functions: they
run in one process for each arch, `cutec exec --rehearse`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
DOCS = HERE.parents[1] / "docs"
RESULTS, PAGE = DOCS / "public_projects.json", DOCS / "public_examples.md"
MARKED = re.compile(r"(<!-- projects -->\n).*?(<!-- end of projects -->)", re.DOTALL)
COMPILES = "compiles"


@dataclass(frozen=True)
class Project:
    """`program`: its cases, a file in `projects/`. `variable` names its checkout, `needs` those of
    projects that it imports.
    """

    title: str
    program: str
    variable: str
    archs: tuple[str, ...]
    needs: tuple[str, ...] = ()

    def folders(self) -> list[str]:
        """The checkouts to import from; none where one is missing."""
        found = [os.environ.get(name, "") for name in (self.variable, *self.needs)]
        return found if all(found) else []


PROJECTS = (
    Project(
        "FlashAttention-4 (Dao-AILab/flash-attention, `flash_attn/cute`)",
        "flash_attention.py",
        "CUTEC_FLASH_ATTENTION",
        ("sm_80", "sm_90a"),
        ("CUTEC_QUACK",),
    ),
)


@dataclass(frozen=True)
class Row:
    """A case of a project, and by arch "compiles" or why not."""

    project: str
    case: str
    found: dict[str, str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--docs", action="store_true", help="rewrite the page from the results")
    parser.add_argument("cases", nargs="*", help="only these cases (all)")
    options = parser.parse_args()
    if options.docs:
        PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), load()), encoding="utf-8")
        return
    rows = {title: list(rows) for title, rows in load().items()}
    for project in PROJECTS:
        if folders := project.folders():
            found = measure(project, folders, *options.cases)
            kept = {row.case: row for row in rows.get(project.title, []) if options.cases}
            rows[project.title] = list((kept | {row.case: row for row in found}).values())
            save(rows)


def measure(project: Project, folders: list[str], *cases: str) -> list[Row]:
    """The cases of a project, or some, for all its archs."""
    rows: dict[str, Row] = {}
    for arch in project.archs:
        for case, found in measure_arch(HERE / "projects" / project.program, folders, arch, *cases).items():
            row = rows.get(case, Row(project.title, case, {}))
            rows[case] = replace(row, found={**row.found, arch: found})
            print(f"{arch:8} {case}: {found}", flush=True)
    return list(rows.values())


def measure_arch(program: Path, folders: list[str], arch: str, *cases: str) -> dict[str, str]:
    """What comes of a program's cases, or of some, for an arch. Raises RuntimeError with the last
    lines of a program that told of none.
    """
    words = ["exec", "--rehearse", "--arch", arch, "--device-facts", "sm_count=132", str(program), *cases]
    path = os.pathsep.join([*folders, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "cutec", *words],
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    told = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('{"case"')]
    if not told:
        raise RuntimeError(done.stderr[-2000:])
    return {line["case"]: short(line["cause"]) or COMPILES for line in told}


def short(cause: str) -> str:
    """A cause for a cell of a table."""
    text = " ".join(cause.split())
    return text if len(text) <= 96 else text[:93].rstrip() + "…"


def load(file: Path = RESULTS) -> dict[str, list[Row]]:
    """The stored rows, by project; none without a file."""
    rows: dict[str, list[Row]] = {}
    for row in json.loads(file.read_text(encoding="utf-8")) if file.exists() else ():
        rows.setdefault(row["project"], []).append(Row(**row))
    return rows


def save(rows: dict[str, list[Row]], file: Path = RESULTS) -> None:
    """Write the rows, one a line."""
    lines = ",\n".join(json.dumps(asdict(row)) for found in rows.values() for row in found)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def rewritten(text: str, rows: dict[str, list[Row]]) -> str:
    """A page with its marked part made of the rows."""
    part = "\n\n".join(f"### {title}\n\n{counts(found)}\n\n{table(found)}" for title, found in rows.items())
    return MARKED.sub(lambda marks: f"{marks[1]}\n{part}\n\n{marks[2]}", text)


def counts(rows: Iterable[Row]) -> str:
    """How many cases compile for each arch, of those that the project has there."""
    every = list(rows)
    told: list[str] = []
    for arch in sorted({arch for row in every for arch in row.found}, key=lambda a: (len(a), a)):
        found = [row.found[arch] for row in every if arch in row.found]
        there = [cause for cause in found if not cause.startswith("refused:")]
        told.append(f"{arch}: {there.count(COMPILES)} of {len(there)} compile")
    return "; ".join(told) + ". What the project itself refuses does not count."


def table(rows: Iterable[Row]) -> str:
    """All cases."""
    every = list(rows)
    archs = sorted({arch for row in every for arch in row.found}, key=lambda a: (len(a), a))
    lines = [f"| case | {' | '.join(archs)} |", "|---" * (len(archs) + 1) + "|"]
    lines += [f"| {row.case} | {' | '.join(_cell(row.found.get(arch, '')) for arch in archs)} |" for row in every]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")


if __name__ == "__main__":
    main()
