"""The table of other projects' kernels in docs/public_examples.md, and how it is measured."""

from __future__ import annotations

import shutil
from pathlib import Path

import project_coverage
import pytest
from project_coverage import PROJECTS, Project, Row

CASES = """\
import project_cases
import mine
from cutlass import cute
import torch

@cute.kernel
def k(x: cute.Tensor, n: int):
    x[n] = 1.0

@cute.jit
def f(x: cute.Tensor, n: int):
    k(x, n).launch(grid=1, block=1)

def call(n):
    f(cute.runtime.from_dlpack(torch.zeros(4)), n)

def asserts():
    assert False, "mine | too"

project_cases.run({"compiles": lambda: call(1), "ends": lambda: torch.load("x"), "raises": lambda: {}[1],
           "refused": mine.refuse, "asserts": asserts, "refused by cutec": lambda: cute.copy(1, 2, 3)}, mine)
"""
MINE = "def refuse():\n    raise NotImplementedError('not on this GPU')\n"


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "__init__.py").write_text(MINE, encoding="utf-8")
    shutil.copy(Path(project_coverage.HERE) / "projects" / "project_cases.py", tmp_path)
    (tmp_path / "program.py").write_text(CASES, encoding="utf-8")
    monkeypatch.setenv("CUTEC_DRYRUN", "1")
    monkeypatch.setenv("PYTHONPATH", str(project_coverage.DOCS.parent))
    return tmp_path / "program.py"


def test_what_comes_of_cases(program: Path) -> None:
    found = project_coverage.measure_arch(program, [str(program.parent)], "sm_90a")
    assert found.pop("refused by cutec").startswith("E0")
    assert found == {
        "compiles": "compiles",
        "ends": "a rehearsal does not have torch.load",
        "raises": "KeyError: 1",
        "refused": "refused: not on this GPU",
        "asserts": "AssertionError: mine | too",
    }
    program.write_text("raise ValueError('no')\n", encoding="utf-8")
    with pytest.raises(RuntimeError, match="ValueError: no"):
        project_coverage.measure_arch(program, [], "sm_90a")


def test_rows_and_counts(tmp_path: Path) -> None:
    rows = {
        "A": [Row("A", "x", {"sm_80": "refused: no", "sm_90a": "compiles"}), Row("A", "y", {"sm_90a": "E0420: a|b"})],
        "B": [Row("B", "z", {"sm_100a": "compiles"})],
    }
    project_coverage.save(rows, tmp_path / "rows.json")
    assert project_coverage.load(tmp_path / "rows.json") == rows
    page = project_coverage.rewritten("a\n<!-- projects -->\n<!-- end of projects -->\nb\n", rows)
    assert "### A\n\nsm_80: 0 of 0 compile; sm_90a: 1 of 2 compile." in page
    assert "| case | sm_80 | sm_90a |" in page and "| x | refused: no | compiles |" in page
    assert "| y |  | E0420: a\\|b |" in page and "| z | compiles |" in page
    assert project_coverage.rewritten(page, rows) == page
    assert project_coverage.short("a " * 60) == ("a " * 47)[:-1] + "…"


def test_the_page_is_made_of_the_results() -> None:
    text, rows = project_coverage.PAGE.read_text(encoding="utf-8"), project_coverage.load()
    assert project_coverage.rewritten(text, rows) == text
    assert {project.title for project in PROJECTS} == set(rows) and all(rows.values())


def test_projects_whose_checkouts_are_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    project = Project("A", "a.py", "CUTEC_A", ("sm_80",), ("CUTEC_B",))
    monkeypatch.setenv("CUTEC_A", "a")
    monkeypatch.delenv("CUTEC_B", raising=False)
    assert project.folders() == []
    monkeypatch.setenv("CUTEC_B", "b")
    assert project.folders() == ["a", "b"]


@pytest.mark.tools
@pytest.mark.slow
@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: project.program)
def test_a_case_of_each_project_compiles(project: Project) -> None:
    if not project.folders():
        pytest.skip(f"{' and '.join((project.variable, *project.needs))} name no checkouts")
    row = project_coverage.load()[project.title][0]
    folder = Path(project_coverage.HERE) / "projects"
    arch = max(row.found, key=lambda name: (row.found[name] == "compiles", len(name), name))
    found = project_coverage.measure_arch(folder / project.program, project.folders(), arch, row.case)
    assert found == {row.case: "compiles"}
