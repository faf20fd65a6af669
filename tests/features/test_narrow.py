"""Every kernel of `narrow.py` on the interpreter against its NumPy reference, with the instructions
of each generation; and all of them through the tools.
"""

from pathlib import Path

import pytest

from cutec.artifact.bundle import open_bundle
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.run import RunOptions, built, run

pytestmark = pytest.mark.slow

FILE = Path(__file__).parent / "narrow.py"
ARCHS = ["sm_80", "sm_90a", "sm_100a"]


# none of the instructions (slow), all of them
@pytest.mark.parametrize("arch", [pytest.param("sm_80", marks=pytest.mark.tools), "sm_100a"])
def test_the_interpreter_agrees_with_numpy(arch):
    with built(BuildOptions(file=str(FILE), archs=(arch,), images=False), print) as manifest:
        for export in open_bundle(manifest).manifest.exports:
            outcome = run(manifest, RunOptions(entry=export.name, on="cpu", check=True, roots=(FILE.parent,)))
            assert outcome.comparisons and outcome.failure is None, (export.name, outcome.comparisons)


@pytest.mark.tools
@pytest.mark.parametrize("arch", ARCHS)
def test_every_conversion_assembles(arch, tmp_path):
    with built(BuildOptions(file=str(FILE), archs=(arch,)), print) as manifest:
        assert open_bundle(manifest).manifest.exports
