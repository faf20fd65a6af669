"""The verdicts of a newer ptxas than the project's: CUTEC_NEWEST_PTXAS names its executable (PyPI's
nvidia-cuda-nvcc has one). Without it nothing is tested.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import forms
import other_forms
import pytest

from cutec.target.tcgen05 import TARGETS

NEWEST = os.environ.get("CUTEC_NEWEST_PTXAS", "")
pytestmark = [pytest.mark.tools, pytest.mark.skipif(not NEWEST, reason="CUTEC_NEWEST_PTXAS names no ptxas")]


@pytest.mark.parametrize("arch", [*TARGETS, "sm_90a", "sm_120a", "sm_121a"])
def test_it_agrees_as_the_projects_ptxas_does(arch: str, tmp_path: Path):
    """It takes f8f6f4 of two 8-bit types on more archs, as 13.0 does."""
    told = other_forms.differences(arch, NEWEST, tmp_path)
    assert all("f8f6f4" in ptx and ours for ptx, ours, _ in told)
    assert len(told) == (8 if arch in TARGETS else 0)


@pytest.mark.parametrize("arch", [*TARGETS, "sm_120a", "sm_121a"])
def test_it_agrees_on_tcgen05(arch: str, tmp_path: Path):
    told = forms.differences(arch, NEWEST, tmp_path)
    assert {(dict(form.attrs)["kind"], "scales D" in ours) for form, _, ours, _ in told} <= {("i8", True)}


@pytest.mark.parametrize(("version", "taken"), [("9.0", False), ("9.1", True)])
def test_s2f6x2_needs_ptx_91(version: str, taken: bool, tmp_path: Path):
    """LLVM 22 and ptxas 13.0 stop at PTX 9.0, so cutec has no conversions to s2f6x2."""
    body = "cvt.rn.satfinite.scaled::n2::ue8m0.s2f6x2.f32 h0, f0, f1, h1;"
    head = f".version {version}\n.target sm_100a\n.address_size 64\n.visible .entry k()"
    source = tmp_path / "k.ptx"
    source.write_text(f"{head} {{\n.reg .f32 f<2>;\n.reg .b16 h<2>;\n{body}\nret;\n}}\n")
    run = subprocess.run([NEWEST, "-arch", "sm_100a", source, "-o", tmp_path / "k"], capture_output=True, text=True)
    assert (run.returncode == 0) == taken, run.stderr
    assert taken or "PTX ISA .version 9.1" in run.stderr
