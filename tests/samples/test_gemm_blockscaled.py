"""gemm_blockscaled on the interpreter, and through the tools."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys

import numpy as np
import pytest
from sample_files import FOLDER

from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit

FILE = FOLDER / "gemm_blockscaled.py"
CHUNKS = {"mxfp8": 1, "mxfp4": 2, "nvfp4": 4}  # of a tile along K
FORMS = {
    "mxfp8": "mxf8f6f4.block_scale",
    "mxfp4": "mxf4nvf4.block_scale.block32",
    "nvfp4": "mxf4nvf4.block_scale.block16",
}


def _cutec(*words: str) -> str:
    done = subprocess.run([sys.executable, "-m", "cutec", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def _checked(form: str, *words: str, **chunks: int) -> None:
    """Run a form on the interpreter with so many chunks along M, N and K."""
    words += tuple(word for name, count in chunks.items() for word in ("--set", f"{name}={count}"))
    said = _cutec("run", str(FILE), "--entry", form, "--on", "cpu", "--check", "--arch", "sm_100a", *words)
    assert "agrees with the reference" in said and "warning" not in said


@pytest.mark.slow
@pytest.mark.parametrize("form", CHUNKS)
def test_it_is_right(form: str):
    _checked(form, m=1, n=2, k=5 * CHUNKS[form])  # the ring goes round


@pytest.mark.slow
def test_an_extent_that_is_not_given_fits_the_others():
    _checked("mxfp8", m=1, n=1)


@pytest.mark.slow
def test_without_columns_the_product_is_zero():
    _checked("nvfp4", m=2, n=1, k=0)


def test_the_reference_multiplies_elements_by_their_scales():
    reference = runpy.run_path(str(FILE))["reference"]
    a, sfa = np.ones((1, 128, 1, 64)), np.ones((1, 1, 512))
    b, sfb = a.copy(), sfa.copy()
    sfb[0, 0, 16 * 5 + 4 * 2 + 3] = -3  # row 32 * 2 + 5, its last 16 elements; signs are ignored
    wanted = np.full((1, 128, 1, 128), 64.0)
    wanted[..., 32 * 2 + 5] = 48 + 3 * 16
    assert (reference(a, sfa, b, sfb) == wanted).all()


@pytest.mark.slow
@pytest.mark.parametrize("form", ["mxfp8", "nvfp4"])
def test_no_order_of_threads_and_copies_finds_anything(form: str):
    _checked(form, "--schedules", "5", m=1, n=1, k=4 * CHUNKS[form])


@pytest.mark.tools
def test_it_is_built():
    product = perform(BuildOptions(str(FILE), output="out", emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a"] and not product.warnings
    assert len(product.stages) == 2 * len(FORMS)
    kinds = set()
    for stage in product.stages:
        text = stage.data.decode()
        (kind,) = set(re.findall(r"tcgen05\.mma\.cta_group::1\.kind::(\S+)", text))
        kinds.add(kind)
        assert "tcgen05.cp.cta_group::1.32x128b.warpx4" in text
    assert kinds == set(FORMS.values())
