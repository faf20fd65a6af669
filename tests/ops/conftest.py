"""mlir-opt with the dialects loaded."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from cutec.ops.irdl import irdl_text
from cutec.toolchain.find import find_toolset


@pytest.fixture
def mlir_opt(tmp_path: Path):
    """`mlir_opt(text, *options)` parses and verifies a module; returns status and what was said."""
    dialects = tmp_path / "cute.irdl.mlir"
    dialects.write_text(irdl_text())
    tool = find_toolset().tool("mlir-opt").path

    def run(text: str, *options: str) -> tuple[int, str]:
        done = subprocess.run(
            [str(tool), f"--irdl-file={dialects}", "-o", "/dev/null", *options],
            input=text,
            capture_output=True,
            text=True,
            timeout=300,
        )
        return done.returncode, done.stderr

    return run
