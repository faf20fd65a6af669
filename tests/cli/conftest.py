"""Running the program as users do, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

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
            timeout=300,
        )

    return run
