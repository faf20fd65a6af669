"""Every kernel of `sparse.py` on the interpreter: the product of a compressed matrix is that of the
matrix. No tools, no GPU.
"""

from pathlib import Path

import pytest

from cutec.driver.kernel_file.load import loaded
from cutec.driver.options.options import BuildOptions
from cutec.driver.run.run import RunOptions, built, run

pytestmark = pytest.mark.slow

FILE = Path(__file__).parent / "sparse.py"
with loaded(str(FILE)) as _kernels:
    ENTRIES = [export.name for export in _kernels.exports]
    inputs = _kernels.module.inputs


@pytest.fixture(scope="module")
def bundle():
    with built(BuildOptions(file=str(FILE), archs=("sm_90a",), images=False), print) as manifest:
        yield manifest


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_sparse_product_is_the_dense_one(bundle, entry, tmp_path):
    files = inputs(entry, tmp_path, 1)
    outcome = run(bundle, RunOptions(entry=entry, on="cpu", check=True, inputs=files, roots=(FILE.parent,)))
    assert outcome.comparisons and outcome.failure is None, outcome.comparisons
