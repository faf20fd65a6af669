"""gemm_blockscaled on the interpreter, and through the tools."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from sample_files import FOLDER

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
def test_it_is_built(tmp_path: Path):
    said = _cutec("build", str(FILE), "-o", str(tmp_path), "--emit", "ptx")
    assert "warning" not in said
    found = list(tmp_path.rglob("*.ptx"))
    assert len(found) == 2 * len(FORMS)
    for path in found:
        text = path.read_text()
        (form,) = [form for name, form in FORMS.items() if name in path.name]
        multiplies = re.findall(r"tcgen05\.mma\.cta_group::1\.kind::(\S+)", text)
        assert multiplies and set(multiplies) == {form}
        assert "tcgen05.cp.cta_group::1.32x128b.warpx4" in text
