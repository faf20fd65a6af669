"""The same sources give the same bytes: in another folder, with another cache, another day, another
order of hashing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from sample_kit import FOLDER, NAMES

pytestmark = pytest.mark.tools


def build(place: Path, sample: str, seed: str, time: int) -> dict[str, bytes]:
    """The bundle of a sample copied to `place`, built by a process of its own with line info."""
    (place / "project").mkdir(parents=True)
    copy = place / "project" / f"{sample}.py"
    shutil.copy(FOLDER / f"{sample}.py", copy)
    os.utime(copy, (time, time))
    environment = {**os.environ, "CUTEC_CACHE_DIR": str(place / "cache"), "PYTHONHASHSEED": seed, "TMPDIR": str(place)}
    command = [
        sys.executable,
        "-m",
        "cutec",
        "build",
        f"{sample}.py",
        "--arch",
        "sm_90a",
        "--arch",
        "sm_120a",
        "-o",
        str(place / "out"),
    ]
    subprocess.run(command, cwd=place / "project", env=environment, check=True, capture_output=True, timeout=300)
    return {p.name: p.read_bytes() for p in (place / "out").iterdir()}


@pytest.mark.parametrize("sample", [n for n in NAMES if n in ("vector_add", "elementwise_add")])
def test_bundles_are_byte_identical_wherever_they_are_built(sample: str, tmp_path: Path) -> None:
    first = build(tmp_path / "one", sample, "1", 1_600_000_000)
    second = build(tmp_path / "a longer/way down", sample, "2", 1_700_000_000)
    assert first == second
    cubins = [data for name, data in first.items() if name.endswith(".cubin")]
    assert cubins and all(f"{sample}.py".encode() in data and b".debug_line" in data for data in cubins), (
        "line info is in"
    )
    assert all(str(tmp_path).encode() not in data for data in first.values())
