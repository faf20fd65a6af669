"""The notebook shows what its cells give."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from notebook_kit import executed
from tutorial_kit import DOCS, Command, printed

NOTEBOOK = DOCS / "notebooks" / "first_kernel.ipynb"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The notebook, alone in the current folder, on a terminal of 80 columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    return Path(shutil.copy(NOTEBOOK, tmp_path))


@pytest.mark.tools
def test_outputs_are_what_the_cells_give(copied: Path, golden: Callable[[Path, str], None]) -> None:
    golden(NOTEBOOK, executed(copied, lambda line: printed(Command(line, ""))))


def test_it_shows_a_picture_and_a_race() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", ())]
    assert any("image/svg+xml" in output.get("data", {}) for output in outputs)
    assert any("E5005" in line for output in outputs for line in output.get("text", ()))


def test_cutec_runs_it(copied: Path, here: Callable[..., tuple[int, str, str]]) -> None:
    """All cells but the commands."""
    assert here("exec", copied)[0] == 0
