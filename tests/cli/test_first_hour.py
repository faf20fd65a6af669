"""The kernels that somebody writes in the first hour (`tests/kernels`): right on the interpreter,
and built for every generation.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

KERNELS = Path(__file__).parent.parent / "kernels"
RUNS = [
    ("saxpy", "", "n=1003 a=2.5"),
    ("stencil", "", "h=37 w=61"),
    ("stencil", "", "h=1 w=1"),
    ("row_sum", "", "m=5 n=777"),
    ("row_sum", "", "m=2 n=3"),
    ("matvec", "matvec_f32", "m=131 k=300 alpha=-1.5"),
    ("matvec", "matvec_f16", "m=20 k=129 alpha=2"),
    ("matvec", "matvec_bf16", "m=20 k=129 alpha=2"),
    ("matvec", "matvec_strided", "m=31 k=77 alpha=1"),
    ("gather", "", "v=77 n=1000"),
    ("clamp", "", "n=1001"),
    ("closures", "poly", "n=101"),
    ("closures", "poly_neg", "n=101"),
    ("bins", "", "r=3 n=100"),
    ("gelu", "gelu_f16_vec4", "n=1024"),
    ("gelu", "gelu_bf16_vec8", "n=1032"),
    ("gelu", "gelu_f32_vec8", "n=8"),
]


@pytest.mark.parametrize(("kernel", "entry", "sizes"), RUNS)
def test_agrees_with_numpy(kernel: str, entry: str, sizes: str, here) -> None:
    args = [str(KERNELS / f"{kernel}.py"), "--on", "cpu", "--check", *(["--entry", entry] if entry else [])]
    status, out, err = here("run", *args, *(f"--set={size}" for size in sizes.split()))
    assert status == 0 and "agrees with the reference" in out, err


def test_a_strided_cube(here, tmp_path: Path) -> None:
    sizes = {"d": 2, "h": 17, "w": 40, "iters": 20}
    file = KERNELS / "mandel.py"
    given = [f"--set={name}={value}" for name, value in {**sizes, "sx": 3}.items()]
    status, out, err = here("run", str(file), "--on", "cpu", *given, "--out", "out=cube.npy")
    assert status == 0, err
    assert "k=1 zr=-2.0" in out
    spec = importlib.util.spec_from_file_location("mandel", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    np.testing.assert_allclose(np.load(tmp_path / "cube.npy"), module.ref(**sizes, sx=3.0), rtol=1e-5)


def test_what_a_file_prints_while_compiling_is_no_result(here) -> None:
    status, out, err = here("dump", "cute", str(KERNELS / "saxpy.py"), "--arch", "sm_80")
    assert status == 0 and "tracing for" in err and "tracing for" not in out


def test_a_mistake_is_not_caused_by_the_arch_that_nobody_named(here, tmp_path: Path) -> None:
    """The interpreter takes a common arch then, and the user's mistake is what is left to tell."""
    text = (KERNELS / "saxpy.py").read_text()
    (tmp_path / "wrong.py").write_text(text.replace("cute.arch.thread_idx()", "cute.arch.thread_indx()"))
    status, _, err = here("run", "wrong.py", "--on", "cpu")
    assert status == 1 and "thread_indx" in err and "E1008" not in err and "caused by" not in err


@pytest.mark.tools
@pytest.mark.parametrize("kernel", sorted(path.stem for path in KERNELS.glob("*.py")))
def test_builds_for_every_generation(kernel: str, here) -> None:
    status, out, err = here(
        "build", str(KERNELS / f"{kernel}.py"), "--arch", "sm_75,sm_80,sm_90a,sm_100a,sm_120a", "-o", "out"
    )
    assert status == 0 and out == "out/manifest.yaml\n", err
    assert here("show", "--check", "out")[0] == 0
