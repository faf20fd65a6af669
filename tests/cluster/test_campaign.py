"""The campaign of benchmarks/cluster.py in small: two hundred variants of the samples on a cluster
that loses a worker.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="needs the extra dask")
pytestmark = [pytest.mark.tools, pytest.mark.slow]
SCRIPT = Path(__file__).parents[2] / "benchmarks" / "cluster.py"
COUNT = 200


def run(*words: str) -> str:
    env = {name: text for name, text in os.environ.items() if not name.startswith("CUTEC_CACHE")}
    done = subprocess.run([sys.executable, SCRIPT, *words], env=env, capture_output=True, text=True, timeout=1500)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_is_lost_with_a_worker(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    units = int(re.match(r"(\d+) units", run("project", str(folder), "--count", str(COUNT)))[1])
    said = run("build", str(folder), "--workers", "3", "--kill", "1", "--every", "6", "--compare", "3")
    assert units >= COUNT and said.startswith(f"{units} units of") and "status 0; 1 killed" in said
    assert "compared 3 bundles with builds without a cache: 0 differ" in said
    members = json.loads((folder / "cutec.yaml").read_text())["kernels"]
    assert all((folder / "far" / member["output"] / "manifest.yaml").exists() for member in members)
