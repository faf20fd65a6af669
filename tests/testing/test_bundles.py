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


PACKED = """
import cutec
from cutec import cute


@cute.kernel
def widen_kernel(x: cute.Tensor, y: cute.Tensor, z: cute.Pointer):
    i = cute.arch.thread_idx()[0]
    y[i] = cutec.Int32(x[i])
    cute.make_tensor(z, cute.make_layout(4))[i] = y[i]


@cute.jit
def widen(x: cute.Tensor, y: cute.Tensor, z: cute.Pointer):
    widen_kernel(x, y, z).launch(grid=[1, 1, 1], block=[cute.size(x), 1, 1])


cutec.export(widen, ["in u4[n{div=2}]", "out i32[n]", "i32*"])
"""


@pytest.mark.tools
def test_bytes_that_hold_packed_elements(tmp_path):
    (tmp_path / "widen.py").write_text(PACKED)
    assert main(["build", str(tmp_path / "widen.py"), "--arch", "sm_80", "-o", str(tmp_path / "bundle")]) == 0
    call = interpreted(tmp_path / "bundle")
    arguments = {"x": np.array([0x21, 0x43], np.uint8), "y": np.zeros(4, np.int32), "z": np.zeros(4, np.int32)}
    call("widen", arguments)
    assert arguments["y"].tolist() == arguments["z"].tolist() == [1, 2, 3, 4]
    for wrong in ({"x": np.zeros(2, np.float32)}, {"y": np.zeros(4, np.float32)}, {"z": np.zeros(4, np.float32)}):
        with pytest.raises(CutecError, match=r"E4021: argument '[xyz]' has dtype f32"):
            call("widen", arguments | wrong)
    with pytest.raises(CutecError, match="E4020: argument 'z' is a int"):
        call("widen", arguments | {"z": 4096})
