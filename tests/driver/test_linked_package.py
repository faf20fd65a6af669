"""Installers may link the files of packages instead of copying them (`uv --link-mode symlink`)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cutec

ROOT = Path(cutec.__file__).parents[1]
SAMPLE = ROOT / "samples" / "minimal.py"


def dumped(folder: Path, cwd: Path) -> str:
    """The IR of a sample, by the package in a folder."""
    done = subprocess.run(
        [sys.executable, "-m", "cutec", "dump", "cute", str(SAMPLE), "--arch", "sm_90a"],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_package_of_links_works_as_its_files(tmp_path: Path) -> None:
    place = tmp_path / "site-packages"
    for file in (ROOT / "cutec").rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            link = place / file.relative_to(ROOT)
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(file)
    for name in ("templates", "pipelines", "rules"):
        (place / name).symlink_to(ROOT / name)
    found = dumped(place, tmp_path)
    assert "gpu.module" in found and found == dumped(ROOT, tmp_path)
