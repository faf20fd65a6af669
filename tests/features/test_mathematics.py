"""The kernels of `mathematics.py` on the interpreter against their references, bit for bit. No tools, no GPU."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutec.driver.options import BuildOptions
from cutec.driver.run import RunOptions, built, run

FILE = Path(__file__).parent / "mathematics.py"


@pytest.fixture(scope="module")
def bundle():
    with built(BuildOptions(file=str(FILE), archs=("sm_90a",), images=False), print) as manifest:
        yield manifest


@pytest.mark.parametrize("entry", ["rounding", "kinds", "integral", "divisions", "halves", "tensors"])
def test_the_interpreter_agrees_with_numpy(bundle, entry: str) -> None:
    for seed in (0, 1):
        outcome = run(bundle, RunOptions(entry=entry, on="cpu", check=True, seed=seed, roots=(FILE.parents[2],)))
        assert outcome.comparisons and outcome.right, (seed, outcome.comparisons)
