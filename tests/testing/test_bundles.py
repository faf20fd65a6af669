"""`cutec.testing.interpreted`: functions of a bundle on the interpreter."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cutec.cli.main import main
from cutec.diag import CutecError
from cutec.testing import interpreted

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    """A product of matrix and vector whose form, and so its workspace, depends on the shape."""
    folder = tmp_path_factory.mktemp("split")
    assert main(["build", str(ROOT / "tests/kernels/split_matvec.py"), "--arch", "sm_80", "-o", str(folder)]) == 0
    return folder


def product(m, k):
    rng = np.random.default_rng(1)
    a, x = (rng.standard_normal(shape).astype(np.float32) for shape in ((m, k), k))
    return {"a": a, "x": x, "y": np.zeros(m, np.float32)}


@pytest.mark.tools
def test_calls(bundle):
    call = interpreted(bundle)
    for shape in ((3, 40), (5, 2048)):
        arguments = product(*shape)
        call("matvec", arguments)
        assert np.allclose(arguments["y"], arguments["a"] @ arguments["x"], rtol=1e-4, atol=1e-4)


@pytest.mark.tools
def test_wrong_calls(bundle):
    call = interpreted(bundle)
    with pytest.raises(CutecError, match="E4023"):
        call("matvec", {**product(3, 40), "x": np.zeros(7, np.float32)})
    with pytest.raises(CutecError, match="E4020"):
        call("matvec", {})
    with pytest.raises(AttributeError, match="has no function 'f', only matvec"):
        call("f", {})
