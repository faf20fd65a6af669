"""The verdicts of a newer ptxas than the project's: CUTEC_NEWEST_PTXAS names its executable (PyPI's
nvidia-cuda-nvcc has one). Without it nothing is tested.
"""

from __future__ import annotations

import os
import subprocess
from itertools import product
from pathlib import Path

import forms
import other_forms
import pytest

from cutec.artifact.manifest_read import parse
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions
from cutec.target.tcgen05 import TARGETS

NEWEST = os.environ.get("CUTEC_NEWEST_PTXAS", "")
ATTENTION = Path(__file__).resolve().parents[2] / "samples/attention_blackwell.py"
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


@pytest.mark.parametrize("packed", [False, True])
def test_attention_fits_into_registers(packed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """What the sample exports, and packed sequences in all forms: no spills, no stack, no warning
    of lost performance.
    """
    monkeypatch.setenv("CUTEC_PTXAS", NEWEST)
    spec = tmp_path / "packed.yaml"
    forms = list(product(("full", "causal"), ("f16", "bf16"), (64, 128)))
    spec.write_text("exports:\n" + "".join(_packed(*form) for form in forms))
    options = BuildOptions(
        str(ATTENTION),
        archs=("sm_100a", "sm_103a"),
        spec=str(spec) if packed else None,
        output=str(tmp_path),
        cache=False,
    )
    made = perform(options)
    kernels = [r for e in parse(made.manifest.encode()).exports for archs in e.kernels.values() for r in archs.values()]
    assert made.warnings == [] and len(kernels) == (16 if packed else 28)
    assert {(r.spill_stores, r.spill_loads, r.stack) for r in kernels} == {(0, 0, 0)}


def _packed(mask: str, dtype: str, depth: int) -> str:
    q, k = f"{dtype}[r,h,{depth}]", f"{dtype}[c,g,{depth}]"
    args = [f"in {q}", f"in {k}", f"in {k}", "in i32[n]", "in i32[n]", "i32", f"out {q}", "out f32[h,r]", "f32"]
    return f"- entry: attention_packed\n  name: {mask}_{dtype}_{depth}\n  args: {args}\n  constexpr: {{mask: {mask}}}\n"
