"""Running the program as users do, in a process of its own, or in this one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cutec.cli.main import main

Result = subprocess.CompletedProcess[str]


@pytest.fixture
def cutec(tmp_path: Path) -> Callable[..., Result]:
    """`cutec("build", "k.py", env={...})` runs the program in an empty folder and returns how it
    ended.
    """

    def run(*args: str, env: dict[str, str] | None = None, stdin: str = "") -> Result:
        command = [sys.executable, "-m", "cutec", *args]
        return subprocess.run(
            command,
            cwd=tmp_path,
            env={**os.environ, **(env or {})},
            input=stdin,
            capture_output=True,
            text=True,
            timeout=60,
        )

    return run


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """`here("layout", "4:1")` runs the program in this process and returns status, stdout and
    stderr.
    """
    monkeypatch.chdir(tmp_path)

    def run(*args: str) -> tuple[int, str, str]:
        status = main(args)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run
