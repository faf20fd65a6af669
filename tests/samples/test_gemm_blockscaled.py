"""gemm_blockscaled on the interpreter, and through the tools."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from sample_files import FOLDER

from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions, Emit

sys.path.insert(0, str(FOLDER))
from common.scaled import grouped_reference, reference

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


def _file(folder: Path, name: str, array: np.ndarray) -> tuple[str, str]:
    np.save(folder / f"{name}.npy", array)
    return "--in", f"{name}={folder / name}.npy"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "groups"),
    [
        ("mxfp8", [2, 0, 0, 3]),  # group 1 is empty
        ("mxfp4", [1, 1, 1, 1]),  # one has all
        ("nvfp4", [-1, 3, 4, 0]),  # 4 and -1 are of no group
    ],
)
def test_groups(tmp_path: Path, form: str, groups: list[int]):
    words = _file(tmp_path, "groups", np.array(groups, np.int32))
    _checked(f"{form}_grouped", *words, n=2, k=4 * CHUNKS[form], g=4)


@pytest.mark.slow
@pytest.mark.parametrize(("k", "g"), [(0, 2), (2, 0)])
def test_without_columns_or_groups_all_is_zero(tmp_path: Path, k: int, g: int):
    words = _file(tmp_path, "groups", np.array([1, 0], np.int32))
    _checked("mxfp8_grouped", *words, n=1, k=k, g=g)


@pytest.mark.slow
def test_what_nobody_has_does_not_reach_its_rows(tmp_path: Path):
    """Not even NaN among elements and scale factors."""
    words = _file(tmp_path, "groups", np.array([1, -1], np.int32))
    a, sfa = np.ones((2, 128, 1, 128), ml_dtypes.float8_e4m3fn), np.ones((2, 1, 512), ml_dtypes.float8_e8m0fnu)
    a[1], sfa[1] = np.nan, np.nan
    words += _file(tmp_path, "a", a) + _file(tmp_path, "sfa", sfa)
    out = tmp_path / "c.npy"
    words += ("--set", "n=1", "--set", "g=2", "--out", f"c={out}")
    _cutec("run", str(FILE), "--entry", "mxfp8_grouped", "--on", "cpu", "--arch", "sm_100a", *words)
    c = np.load(out).view(ml_dtypes.bfloat16)
    assert (c[1] == 0).all() and not np.isnan(c[0].astype(float)).any()


def test_the_reference_of_groups():
    a, b = np.ones((3, 128, 1, 64)), np.stack([np.full((1, 128, 1, 64), value) for value in (2.0, 3.0)])
    got = grouped_reference(a, np.ones((3, 1, 512)), b, np.ones((2, 1, 1, 512)), np.array([1, -1, 0]))
    assert (got == np.array([192.0, 0, 128])[:, None, None, None]).all()


def test_the_reference_multiplies_elements_by_their_scales():
    a, sfa = np.ones((1, 128, 1, 64)), np.ones((1, 1, 512))
    b, sfb = a.copy(), sfa.copy()
    sfb[0, 0, 16 * 5 + 4 * 2 + 3] = -3  # row 32 * 2 + 5, its last 16 elements; signs are ignored
    wanted = np.full((1, 128, 1, 128), 64.0)
    wanted[..., 32 * 2 + 5] = 48 + 3 * 16
    assert (reference(a, sfa, b, sfb) == wanted).all()


@pytest.mark.slow
@pytest.mark.parametrize("form", ["mxfp8", "nvfp4", "nvfp4_grouped"])
def test_no_order_of_threads_and_copies_finds_anything(form: str):
    groups = {"g": 9} if form.endswith("grouped") else {}
    _checked(form, "--schedules", "5", m=1, n=1, k=4 * CHUNKS[form.removesuffix("_grouped")], **groups)


@pytest.mark.tools
def test_it_is_built():
    product = perform(BuildOptions(str(FILE), output="out", emits=(Emit("ptx"),)))
    assert product.archs == ["sm_100a", "sm_103a"] and not product.warnings
    assert len(product.stages) == 2 * 2 * len(FORMS)  # dense and grouped
    kinds = set()
    for stage in product.stages:
        text = stage.data.decode()
        (kind,) = set(re.findall(r"tcgen05\.mma\.cta_group::1\.kind::(\S+)", text))
        kinds.add(kind)
        assert "tcgen05.cp.cta_group::1.32x128b.warpx4" in text
    assert kinds == set(FORMS.values())
