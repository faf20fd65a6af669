"""Kernels of other projects on the interpreter, unmodified, compared with PyTorch:

    export CUTEC_FLASH_ATTENTION=/path/to/flash-attention CUTEC_QUACK=/path/to/quack
    python tests/public/project_runs.py                 # all cases
    python tests/public/project_runs.py quack top-k     # of a project, those named so
    python tests/public/project_runs.py --docs          # docs/hazards.md
    CUTEC_ARCH=sm_80 python tests/public/project_runs.py flash     # of another arch than sm_90a

The cases are those of `projects/NAME.py`; a process of `host_gpu.py` runs those of a project. The
Python that CUTEC_FRAMEWORKS names (default: `.venv/frameworks`) has PyTorch, and what the project
imports beside it: einops, triton. Results are kept in docs/project_hazards.json.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import textwrap

from host_runs import DOCS, HERE
from project_coverage import PROJECTS, Project, installed, short, temporary

RESULTS, PAGE = DOCS / "project_hazards.json", DOCS / "hazards.md"
MARKED = re.compile(r"(<!-- projects -->\n).*?(<!-- end of projects -->)", re.DOTALL)
TOO_LARGE = ("131072", "128256")  # columns; a block of them takes the interpreter minutes
JUDGED = {  # by case, or by code
    "forward, head dimension 96": (
        "theirs: threads store P to shared memory and then wait for their warp only (`sync_warp`), and the wgmma of the"
        " warpgroup reads the rows of four warps"
    ),
    "forward, LSE": (
        "theirs: the loop that stores LSE (flash_fwd.py:383) counts the columns of the fragment (`shape[1]` of"
        " `taccOgLSE`), not its rows, and reads behind `lse`"
    ),
    "combine, 77 rows": (
        "theirs, without effect where each thread has one row, as here: rows beyond the last one take what shared"
        " memory held (flash_fwd_combine.py:475), how often a loop runs depends on it (654), and nothing of them is"
        " stored"
    ),
    "forward, variable lengths": (
        "theirs: the kernel of sm_80 does not ask whether its tile is valid (flash_fwd.py:791): a surplus block reads"
        " `cu_seqlens_q` behind its end"
    ),
    "E0420": "theirs: the kernel waits for the grid before it (flash_fwd_combine.py:439) on every arch",
    "E5025": "not run: inline PTX with an instruction that the interpreter does not know",
}


def main(arguments: list[str]) -> None:
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    if "--docs" in arguments:
        PAGE.write_text(with_table(PAGE.read_text("utf-8"), results), "utf-8")
        return
    project, *words = arguments or [""]
    for each in PROJECTS:
        if project.lower() in each.title.lower() and each.folders():
            run(each, words, results)


def run(project: Project, words: list[str], results: dict[str, dict[str, dict[str, object]]]) -> None:
    """Run a project's cases, those with one of the words if there are some, and keep what comes."""
    found = results.setdefault(f"{project.title}, {environment(project)['CUTEC_ARCH']}", {})
    names = [name for name in names_of(project) if not words or any(word in name for word in words)]
    with subprocess.Popen(command(project, names), env=environment(project), stdout=subprocess.PIPE, text=True) as on:
        assert on.stdout
        for line in on.stdout:
            if line.startswith('{"case"'):
                told = json.loads(line)
                told["cause"] = short(told["cause"])
                found[told.pop("case")] = told
                print(line, end="", flush=True)
                RESULTS.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n", "utf-8")


def names_of(project: Project) -> list[str]:
    """The names of a project's cases that the interpreter can run in minutes."""
    named = subprocess.run(command(project, ["--names"]), env=environment(project), capture_output=True, text=True)
    names = [line.removeprefix("case: ") for line in named.stdout.splitlines() if line.startswith("case: ")]
    if named.returncode:
        raise RuntimeError(named.stderr[-2000:])
    return [name for name in names if not any(size in name for size in TOO_LARGE)]


def command(project: Project, words: list[str]) -> list[str]:
    """Run a project's cases with PyTorch on the host."""
    frameworks = os.environ.get("CUTEC_FRAMEWORKS", os.path.join(sys.prefix, "frameworks"))
    program = HERE / "projects" / project.program
    return [f"{frameworks}/bin/python", str(HERE / "host_gpu.py"), str(program), "--check", *words]


def environment(project: Project) -> dict[str, str]:
    """The variables of such a run. Libraries that a project has kept from another run need a GPU,
    so its own cache begins empty.
    """
    packages = [installed() if project.installed else str(HERE.parents[1]), *project.folders()]
    site = [sysconfig.get_path("purelib"), *filter(None, [os.environ.get("CUTEC_SITE")])]
    return {
        "CUTEC_ARCH": "sm_90a",
        **os.environ,
        "CUTEC_SITE": os.pathsep.join(site),
        "PYTHONPATH": os.pathsep.join(packages),
        "TMPDIR": temporary().name,
    }


def with_table(page: str, results: dict[str, dict[str, dict[str, object]]]) -> str:
    """The page with what came of all projects."""
    return MARKED.sub(lambda marks: marks[1] + "\n" + "\n".join(map(part, results.items())) + "\n" + marks[2], page)


def part(item: tuple[str, dict[str, dict[str, object]]]) -> str:
    """A project: how many cases are right; those that are not, or in which something was found."""
    title, found = item
    right = [told for told in found.values() if not told["cause"]]
    silent = sum(not told["found"] for told in right)
    text = f"{title}: {len(found)} cases, {len(right)} agree with PyTorch, {silent} of these without a finding."
    lines = [textwrap.fill(text, 100, break_on_hyphens=False), ""]
    rest = {name: told for name, told in found.items() if told["cause"] or told["found"]}
    judged: dict[str, list[str]] = {}  # reason → cases
    if rest:
        lines += ["| case | result | found |", "|---|---|---|"]
    for name, told in rest.items():
        codes = told["found"]
        assert isinstance(codes, list)
        result = str(told["cause"] or "right").replace("|", "\\|")
        lines.append(f"| {name} | {result} | {', '.join(codes)} |")
        reason = next((key for key in (*re.findall(r"E\d{4}", result), name) if key in JUDGED), "")
        if reason:
            judged.setdefault(JUDGED[reason], []).append(name if reason == name else reason)
    reasons = [f"* {', '.join(dict.fromkeys(keys))}: {reason}." for reason, keys in judged.items()]
    lines += ["", *(textwrap.fill(line, 100, subsequent_indent="  ", break_on_hyphens=False) for line in reasons)]
    return "\n".join([*lines, ""] if reasons else lines[: None if rest else -1])


if __name__ == "__main__":
    main(sys.argv[1:])
