"""Every kernel of `tensor_units.py` on the interpreter against its NumPy reference. No tools, no GPU."""

from pathlib import Path

import pytest

from cutec.driver.load import loaded
from cutec.driver.options import BuildOptions
from cutec.driver.run import RunOptions, built, run

FILE = Path(__file__).parent / "tensor_units.py"
with loaded(str(FILE)) as _kernels:
    ENTRIES = [export.name for export in _kernels.exports]


@pytest.fixture(scope="module")
def bundle():
    with built(BuildOptions(file=str(FILE), archs=("sm_90a",), images=False), print) as manifest:
        yield manifest


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_interpreter_agrees_with_numpy(bundle, entry):
    for seed in (0, 1):
        outcome = run(bundle, RunOptions(entry=entry, on="cpu", check=True, seed=seed, roots=(FILE.parents[2],)))
        assert outcome.comparisons and outcome.right, (seed, outcome.comparisons)
