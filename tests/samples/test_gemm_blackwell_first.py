"""gemm_blackwell_first on the interpreter, in any order, and through the tools."""

from __future__ import annotations

import re
import sys

import ml_dtypes
import numpy as np
import pytest
from counting import counted
from sample_files import FOLDER

from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.testing import simulate

sys.path.insert(0, str(FOLDER))
from gemm_blackwell_first import gemm


@pytest.mark.slow
@pytest.mark.parametrize(("m", "n", "k"), [(128, 128, 64), (200, 136, 328), (64, 8, 1024), (200, 136, 0)])
def test_any_extents(m: int, n: int, k: int):
    _check(m, n, k)


@pytest.mark.slow
def test_256_cubed_is_little_work():
    with counted(limit=700_000):  # calls of functions; 430 000 were made
        _check(256, 256, 256)


def _check(m: int, n: int, k: int) -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, shape).astype(ml_dtypes.bfloat16) for shape in ((m, k), (n, k)))
    c = np.zeros((m, n), ml_dtypes.bfloat16)
    simulate(gemm, a, b, c, arch="sm_100a")
    assert (c == (a.astype(np.float32) @ b.astype(np.float32).T).astype(ml_dtypes.bfloat16)).all()


@pytest.mark.tools
def test_sums_leave_in_four_loads():
    """Sums leave tensor memory in four loads, each of which is waited for."""
    product = perform(BuildOptions(str(FOLDER / "gemm_blackwell_first.py"), output="out", emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a"] and not product.warnings
    for stage in product.stages:
        found = re.findall(r"\b(tcgen05\.[\w.:]+)", stage.data.decode())
        loads = [name for name in found if name.startswith("tcgen05.ld")]
        assert loads == ["tcgen05.ld.sync.aligned.32x32b.x32.b32"] * 4
        assert found.count("tcgen05.wait::ld.sync.aligned") == 4
