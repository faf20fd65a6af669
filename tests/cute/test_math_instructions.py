"""What the tools make of `cute.math`: the instructions that it promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from math_kernels import EXPECTED

from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit

pytestmark = pytest.mark.tools
FILE = Path(__file__).parent / "math_kernels.py"


@pytest.fixture(scope="module")
def ptx(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Export → its PTX."""
    cache = tmp_path_factory.mktemp("cache")
    product = perform(
        BuildOptions(str(FILE), archs=("sm_90a",), output="out", emits=(Emit("ptx"),), cache_dir=str(cache))
    )
    return {stage.export: stage.data.decode() for stage in product.stages}


@pytest.mark.parametrize("export", EXPECTED)
def test_instructions(ptx: dict[str, str], export: str) -> None:
    _, _, instruction, times = EXPECTED[export]
    found = re.findall(rf"\b{re.escape(instruction)}\s", ptx[export])
    assert len(found) == times, re.findall(r"^\s+([a-z][\w.]+)", ptx[export], re.M)
    assert "call" not in ptx[export]
