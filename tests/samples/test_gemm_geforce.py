"""gemm_geforce on the interpreter, in any order, and through the tools."""

from __future__ import annotations

import re
import subprocess
import sys

import ml_dtypes
import numpy as np
import pytest
from sample_files import FOLDER

import cutec
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit
from cutec.testing import simulate

sys.path.insert(0, str(FOLDER))
from gemm_geforce import F16, Gemm

BF16 = ml_dtypes.bfloat16


@pytest.mark.slow
@pytest.mark.parametrize(("m", "n", "k"), [(128, 128, 64), (200, 136, 328), (64, 8, 1024)])
def test_any_extents(m: int, n: int, k: int):
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-3, 4, shape).astype(np.float16) for shape in ((m, k), (n, k)))
    c = np.zeros((m, n), BF16)
    simulate(F16(cutec.Float16), a, b, c, arch="sm_120a")
    assert (c == (a.astype("f4") @ b.astype("f4").T).astype(BF16)).all()


def _run(*words: str) -> str:
    """The sample on the interpreter, against its reference."""
    words = ("run", str(FOLDER / "gemm_geforce.py"), "--on", "cpu", "--check", "--arch", "sm_120a", *words)
    done = subprocess.run([sys.executable, "-m", "cutec", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def _chunks(m: int, n: int, k: int) -> list[str]:
    return [word for name, count in {"m": m, "n": n, "k": k}.items() for word in ("--set", f"{name}={count}")]


@pytest.mark.slow
@pytest.mark.parametrize("chunks", [_chunks(1, 2, 16), ["--set", "m=1"]])
def test_scaled(chunks: list[str]):
    """Extents that are not given fit the others."""
    assert "agrees with the reference" in _run("--entry", "nvfp4", *chunks)


@pytest.mark.slow
@pytest.mark.parametrize("words", [("f16", "--set", "m=128", "--set", "n=128", "--set", "k=320")])
def test_no_order_of_threads_and_copies_finds_anything(words: tuple[str, ...]):
    assert "agrees with the reference" in _run("--entry", *words, "--schedules", "5")


@pytest.mark.slow
def test_no_order_finds_anything_scaled():
    assert "agrees with the reference" in _run("--entry", "nvfp4", *_chunks(1, 1, 12), "--schedules", "3")


def test_a_stage_is_of_a_tile():
    assert [Gemm(dtype).tile[2] for dtype in (cutec.Float16, cutec.Float4E2M1FN)] == [64, 256]


@pytest.mark.tools
def test_what_multiplies():
    """Every instruction of a tile stands in the loop once; nothing is spilled."""
    product = perform(BuildOptions(str(FOLDER / "gemm_geforce.py"), output="out", emits=(Emit("ptx"),)))
    assert product.archs == ["sm_120a", "sm_121a"] and not product.warnings
    for stage in product.stages:
        found = re.findall(r"\bmma\.sync\.aligned\.([\w.:]+)", stage.data.decode())
        if "mxf4nvf4" in found[0]:
            assert set(found) == {"m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3"}
        assert len(found) == 4 * 2 * 8  # instructions along K, tiles of 16 rows and of 8 columns of a warp
