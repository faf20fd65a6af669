"""Every kernel of `hardware.py` on the interpreter against its NumPy reference, for archs with and
without the newer instructions.
"""

from pathlib import Path

import pytest

from cutec.artifact.bundle import open_bundle
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.run import RunOptions, built, run

pytestmark = pytest.mark.slow

FILE = Path(__file__).parent / "hardware.py"
ENTRIES = ["bits", "arithmetic", "inline", "lanes", "packed", "approximations", "atomics", "signal", "votes", "hints"]
ARCHS = ("sm_80", "sm_90a", "sm_100a")


@pytest.fixture(scope="module", params=ARCHS)
def bundle(request):
    with built(BuildOptions(file=str(FILE), archs=(request.param,), images=False), print) as manifest:
        yield manifest


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_interpreter_agrees_with_numpy(bundle, entry):
    for seed in (0, 1):
        outcome = run(bundle, RunOptions(entry=entry, on="cpu", check=True, seed=seed, roots=(FILE.parent,)))
        assert outcome.comparisons and outcome.failure is None, (seed, outcome.comparisons)


@pytest.mark.tools
@pytest.mark.parametrize("arch", (*ARCHS, "sm_120a"))
def test_every_kernel_assembles(arch):
    with built(BuildOptions(file=str(FILE), archs=(arch,)), print) as manifest:
        assert len(open_bundle(manifest).manifest.exports) == len(ENTRIES)
