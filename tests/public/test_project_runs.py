"""Kernels of other projects on the interpreter: the table of results, a case of each project."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import project_runs
import pytest
from frameworks_kit import PYTHON, needs
from project_coverage import HERE, PROJECTS

FOLDER = HERE / "projects"


def test_the_page_is_made_of_the_results() -> None:
    text, results = project_runs.PAGE.read_text("utf-8"), json.loads(project_runs.RESULTS.read_text("utf-8"))
    assert project_runs.with_table(text, results) == text
    titles = [project.title for project in PROJECTS if "checks={}" not in (FOLDER / project.program).read_text("utf-8")]
    assert all(any(found.startswith(title) for found in results) for title in titles) and len(titles) > 2


def test_what_is_told_of_cases() -> None:
    wrong = {"cause": "RuntimeError: E5025: a|b", "found": ["E5003"]}
    page = project_runs.with_table(
        "a\n<!-- projects -->\n<!-- end of projects -->\n",
        {"P, sm_80": {"x": {"cause": "", "found": []}, "y": wrong}},
    )
    assert "P, sm_80: 2 cases, 1 agree with PyTorch, 1 of these without a finding." in page
    assert "| y | RuntimeError: E5025: a\\|b | E5003 |" in page
    assert f"* E5025: {project_runs.JUDGED['E5025']}." in page
    assert "| x |" not in page and project_runs.with_table(page, {}) != page


@needs("torch")
@pytest.mark.slow
@pytest.mark.parametrize(
    ("program", "case"),
    [("flash_attention.py", "forward"), ("quack_kernels.py", "rotary"), ("cutlass_operators.py", "f16")],
)
def test_a_case_of_each_project_is_right(program: str, case: str, tmp_path: Path) -> None:
    (project,) = [each for each in PROJECTS if each.program == program]
    if not project.folders():
        pytest.skip(f"{' and '.join((project.variable, *project.needs))} name no checkouts")
    environment = project_runs.environment(project) | {"CUTEC_CACHE_DIR": str(tmp_path)}
    command = [str(PYTHON), *project_runs.command(project, [case])[1:]]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if "No module named 'triton'" in done.stderr or "No module named 'einops'" in done.stderr:
        pytest.skip("the project imports packages that are not there")
    told = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('{"case"')]
    assert told == [{"case": case, "cause": "", "found": []}], done.stderr
