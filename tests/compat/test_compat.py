"""Each thing that once kept other people's kernels from building is a program here. They run as
`cutec exec` runs them, on the interpreter, print what their last lines say, and compile.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cutec.rehearsal.follow import rehearse, run_program

FOLDER = Path(__file__).parent
PROGRAMS = sorted(file.stem for file in FOLDER.glob("*.py") if not file.name.startswith("test_"))


@pytest.fixture(autouse=True)
def of_hopper(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_ARCH", "sm_90a")


@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_are_right(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CUTEC_DEVICE", "cpu")
    monkeypatch.setenv("CUTEC_HAZARDS", "1")
    file = FOLDER / f"{name}.py"
    wanted = re.findall(r"^# prints: (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    run_program(str(file), [])
    assert wanted and capsys.readouterr().out.splitlines() == wanted


@pytest.mark.tools
@pytest.mark.slow
@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_compile(name: str) -> None:
    done = rehearse(str(FOLDER / f"{name}.py"), [], {})
    assert done.compiled and not done.ended and done.code is None
