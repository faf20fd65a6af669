"""Which kernels of public projects compile, unmodified:

    export CUTEC_FLASH_ATTENTION=/path/to/flash-attention CUTEC_QUACK=/path/to/quack
    export CUTEC_CUTLASS_OPERATORS=/path/to/cutlass/operators CUTEC_FLASHINFER=/path/to/flashinfer
    export CUTEC_SLINOSS=/path/to/slinoss
    python tests/public/project_coverage.py                         # all projects that are there
    python tests/public/project_coverage.py --only quack "top-k"    # some cases anew
    python tests/public/project_coverage.py --ran RUN.txt --gpu "NVIDIA H200" --only quack
    python tests/public/project_coverage.py --docs                  # docs/public_examples.md

Each variable names a checkout; a project whose variables are not set keeps its results,
docs/public_projects.json. A project's cases, `projects/NAME.py`, are calls of its functions: they
run in one process for each arch, `cutec exec --rehearse`. RUN.txt is what the program of a project
printed on a GPU, with --check.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
DOCS = HERE.parents[1] / "docs"
RESULTS, PAGE = DOCS / "public_projects.json", DOCS / "public_examples.md"
MARKED = re.compile(r"(<!-- projects -->\n).*?(<!-- end of projects -->)", re.DOTALL)
COMPILES, PASSED = "compiles", "passed"


@dataclass(frozen=True)
class Project:
    """`program`: its cases, a file in `projects/`. `variable` names its checkout, `needs` those of
    projects that it imports. `installed`: it identifies functions of installed packages by their
    names, and those of others by all that they refer to, so cutec has to look installed.
    """

    title: str
    program: str
    variable: str
    archs: tuple[str, ...]
    needs: tuple[str, ...] = ()
    installed: bool = False

    def folders(self) -> list[str]:
        """The checkouts to import from; none where one is missing."""
        found = [os.environ.get(name, "") for name in (self.variable, *self.needs)]
        return found if all(found) else []


PROJECTS = (
    Project(
        "FlashAttention-4 (Dao-AILab/flash-attention, `flash_attn/cute`)",
        "flash_attention.py",
        "CUTEC_FLASH_ATTENTION",
        ("sm_80", "sm_90a", "sm_100a"),
        ("CUTEC_QUACK",),
    ),
    Project(
        "quack (Dao-AILab/quack)", "quack_kernels.py", "CUTEC_QUACK", ("sm_80", "sm_90a", "sm_100a"), installed=True
    ),
    Project(
        "CUTLASS Operator API (NVIDIA/cutlass, `operators`)",
        "cutlass_operators.py",
        "CUTEC_CUTLASS_OPERATORS",
        ("sm_80", "sm_90a", "sm_100a"),
    ),
    Project(
        "flashinfer (flashinfer-ai/flashinfer), norms", "flashinfer_norms.py", "CUTEC_FLASHINFER", ("sm_80", "sm_90a")
    ),
    Project("slinoss (b-vitamins/slinoss)", "slinoss_exports.py", "CUTEC_SLINOSS", ("sm_80", "sm_90a")),
)


@dataclass(frozen=True)
class Row:
    """A case of a project, and by arch "compiles" or why not; by GPU "passed" or why not."""

    project: str
    case: str
    found: dict[str, str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--docs", action="store_true", help="rewrite the page from the results")
    parser.add_argument("cases", nargs="*", help="only these cases (all)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only projects with this text in their titles")
    parser.add_argument("--ran", type=Path, metavar="FILE", help="take the results of a run on a GPU")
    parser.add_argument("--gpu", default="", metavar="NAME", help="with --ran, the GPU's name")
    options = parser.parse_args()
    if options.docs:
        PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), load()), encoding="utf-8")
        return
    rows = load()
    for project in PROJECTS:
        if options.only not in project.title:
            continue
        before = {row.case: row for row in rows.get(project.title, ())}
        if options.ran:
            rows[project.title] = ran(before.values(), options.ran.read_text(encoding="utf-8"), options.gpu)
        elif folders := project.folders():
            found = {row.case: row for row in measure(project, folders, *options.cases)}
            found = {case: replace(row, found=row.found | on_gpus(before.get(case))) for case, row in found.items()}
            rows[project.title] = list(((before if options.cases else {}) | found).values())
        save(rows)


def on_gpus(row: Row | None) -> dict[str, str]:
    """What a case gave on GPUs."""
    return {} if row is None else {name: found for name, found in row.found.items() if not name.startswith("sm_")}


def ran(rows: Iterable[Row], told: str, gpu: str) -> list[Row]:
    """Rows with the results of a run."""
    causes = {line["case"]: short(line["cause"]) or PASSED for line in _told(told)}
    return [replace(row, found=row.found | {gpu: causes[row.case]}) if row.case in causes else row for row in rows]


def _told(text: str) -> list[dict[str, str]]:
    """The lines of cases that a program printed."""
    return [json.loads(line) for line in text.splitlines() if line.startswith('{"case"')]


def measure(project: Project, folders: list[str], *cases: str) -> list[Row]:
    """The cases of a project, or some, for all its archs."""
    rows: dict[str, Row] = {}
    folders = [*([installed()] if project.installed else []), *folders]
    for arch in project.archs:
        for case, found in measure_arch(HERE / "projects" / project.program, folders, arch, *cases).items():
            row = rows.get(case, Row(project.title, case, {}))
            rows[case] = replace(row, found={**row.found, arch: found})
            print(f"{arch:8} {case}: {found}", flush=True)
    return list(rows.values())


@cache
def installed() -> str:
    """A folder with a copy of cutec that looks installed."""
    place = Path(temporary().name, "site-packages")
    for name in ("cutec", "templates", "pipelines", "rules"):
        shutil.copytree(HERE.parents[1] / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    return str(place)


@cache
def temporary() -> tempfile.TemporaryDirectory[str]:
    """A folder that is removed at the end: caches of projects begin empty there."""
    return tempfile.TemporaryDirectory()


def measure_arch(program: Path, folders: list[str], arch: str, *cases: str) -> dict[str, str]:
    """What comes of a program's cases, or of some, for an arch. Raises RuntimeError with the last
    lines of a program that told of none.
    """
    words = ["exec", "--rehearse", "--arch", arch, "--device-facts", "sm_count=132", str(program), *cases]
    path = os.pathsep.join([*folders, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "cutec", *words],
        env={**os.environ, "PYTHONPATH": path, "TMPDIR": temporary().name},
        cwd=next((folder for folder in folders if Path(folder, "cutec").is_dir()), None),  # before the current folder
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    told = _told(done.stdout)
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
    """How many cases compile for each arch, of those that the project has there; on GPUs, pass."""
    every = list(rows)
    told: list[str] = []
    for arch in sorted({arch for row in every for arch in row.found}, key=lambda a: (len(a), a)):
        found = [row.found[arch] for row in every if arch in row.found]
        there = [cause for cause in found if not cause.startswith("refused:")]
        good, does = (COMPILES, "compile") if arch.startswith("sm_") else (PASSED, "passed")
        told.append(f"{arch}: {there.count(good)} of {len(there)} {does}")
    return textwrap.fill("; ".join(told) + ". What the project itself refuses does not count.", 100)


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
