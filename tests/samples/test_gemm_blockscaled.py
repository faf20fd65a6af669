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
ELEMENTS = {"mxfp8": (128, 1), "mxfp4": (256, 2), "nvfp4": (256, 4)}  # of a tile along K: elements, chunks
FORMS = {
    "mxfp8": "mxf8f6f4.block_scale",
    "mxfp4": "mxf4nvf4.block_scale.block32",
    "nvfp4": "mxf4nvf4.block_scale.block16",
}


def _cutec(*words: str) -> str:
    done = subprocess.run([sys.executable, "-m", "cutec", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("form", ELEMENTS)
def test_it_is_right(form: str):
    (k, chunks), tiles = ELEMENTS[form], 5  # the ring goes round
    sizes = {"m": 128, "n": 256, "k": k * tiles, "chunks_m": 1, "chunks_n": 2, "chunks_k": chunks * tiles}
    words = [word for name, size in sizes.items() for word in ("--set", f"{name}={size}")]
    said = _cutec("run", str(FILE), "--entry", form, "--on", "cpu", "--check", "--arch", "sm_100a", *words)
    assert "agrees with the reference" in said and "warning" not in said


def test_the_reference_wants_the_chunks_of_its_elements():
    reference = runpy.run_path(str(FILE))["reference"]
    b, sfb = np.ones((128, 128)), np.ones((1, 1, 512))
    assert (reference(2 * b, 4 * sfb, b, sfb) == 8 * 128).all()
    for a, sfa in ((b, np.ones((32, 1, 512))), (b, np.ones((1, 32, 512))), (np.ones((256, 128)), sfb)):
        with pytest.raises(ValueError, match="a chunk is for 128 rows"):
            reference(a, sfa, b, sfb)


@pytest.mark.slow
@pytest.mark.parametrize("form", ["mxfp8", "nvfp4"])
def test_no_order_of_threads_and_copies_finds_anything(form: str):
    (k, chunks), tiles = ELEMENTS[form], 4
    sizes = {"m": 128, "n": 128, "k": k * tiles, "chunks_m": 1, "chunks_n": 1, "chunks_k": chunks * tiles}
    words = [word for name, size in sizes.items() for word in ("--set", f"{name}={size}")]
    words += ["--schedules", "5"]
    said = _cutec("run", str(FILE), "--entry", form, "--on", "cpu", "--check", "--arch", "sm_100a", *words)
    assert "agrees with the reference" in said and "warning" not in said


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
