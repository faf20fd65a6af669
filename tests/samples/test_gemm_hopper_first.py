"""gemm_hopper_first on the interpreter, and through the tools."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from counting import counted
from sample_files import FOLDER

from cutec.diag import CutecError
from cutec.testing import simulate

sys.path.insert(0, str(FOLDER))
from gemm_hopper_first import gemm


@pytest.mark.slow
@pytest.mark.parametrize(
    ("m", "n", "k", "cluster"), [(128, 128, 64, 1), (200, 136, 328, 1), (300, 264, 72, 2), (64, 8, 1024, 4)]
)
def test_any_extents(m: int, n: int, k: int, cluster: int):
    _check(m, n, k, cluster)


@pytest.mark.slow
def test_256_cubed_is_little_work():
    with counted(limit=600_000):  # calls of functions; 370 000 were made
        _check(256, 256, 256, 2)


def test_no_k_is_refused():
    with pytest.raises(CutecError, match="K is at least 1"):
        _check(64, 8, 0, 1)


def _check(m: int, n: int, k: int, cluster: int) -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, shape).astype(ml_dtypes.bfloat16) for shape in ((m, k), (n, k)))
    c = np.zeros((m, n), ml_dtypes.bfloat16)
    simulate(gemm, a, b, c, cluster)
    assert (c == (a.astype(np.float32) @ b.astype(np.float32).T).astype(ml_dtypes.bfloat16)).all()


@pytest.mark.tools
def test_registers_stay_registers(tmp_path: Path):
    """No spills, no stack, and nothing that ptxas has to say of serialised multiplies."""
    command = [
        sys.executable,
        "-m",
        "cutec",
        "build",
        str(FOLDER / "gemm_hopper_first.py"),
        "--arch",
        "sm_90a",
        "-o",
        str(tmp_path),
        "--no-cache",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "C75" not in done.stderr and "warning" not in done.stderr
    manifest = (tmp_path / "manifest.yaml").read_text()
    assert manifest.count("registers:") == 2 and "spill_" not in manifest and "stack:" not in manifest
