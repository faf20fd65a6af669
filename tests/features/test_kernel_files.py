"""Every kernel of these files on the interpreter against its NumPy reference. No tools, no GPU."""

from functools import lru_cache
from pathlib import Path

import pytest

from cutec.driver.build.build import perform
from cutec.driver.kernel_file.load import loaded
from cutec.driver.options.options import BuildOptions, Emit
from cutec.driver.run.run import RunOptions, built, run

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).parent
NAMES = ("atoms", "convolution", "interleaved", "mathematics", "moves", "pipelines", "tensor_units", "transfers")
FILES = {name: "sm_90" if name == "atoms" else "sm_90a" for name in NAMES}  # with the arch


@lru_cache
def entries(name: str) -> list[str]:
    with loaded(str(FOLDER / f"{name}.py")) as kernels:
        return [export.name for export in kernels.exports]


@pytest.fixture(scope="module")
def bundle(request):
    options = BuildOptions(file=str(FOLDER / f"{request.param}.py"), archs=(FILES[request.param],), images=False)
    with built(options, print) as manifest:
        yield manifest


@pytest.mark.parametrize(("bundle", "entry"), [(f, e) for f in FILES for e in entries(f)], indirect=["bundle"])
def test_the_interpreter_agrees_with_numpy(bundle, entry: str) -> None:
    for seed in (0, 1):
        outcome = run(bundle, RunOptions(entry=entry, on="cpu", check=True, seed=seed, roots=(FOLDER,)))
        assert outcome.comparisons and outcome.failure is None, (seed, outcome.comparisons)


def test_launch_events_are_shown_in_cute_ir() -> None:
    options = BuildOptions(file=str(FOLDER / "events.py"), archs=("sm_90a",), output=None, emits=(Emit("cute"),))
    shown = perform(options).stages[0].data.decode()
    assert 'kind = "launch_completion", flags = 0 : i32, at_block_start = false' in shown
