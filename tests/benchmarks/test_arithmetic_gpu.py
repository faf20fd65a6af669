"""The campaign on a GPU: its kernels multiply what is meant, and another model differs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cutec.cli.main import main
from cutec.records import replace

FOLDER = Path(__file__).parents[2] / "benchmarks"
NAMES = [
    "mma_sync_m16n8k4_f32_tf32_tf32",
    "mma_sync_m16n8k16_f16_f16_f16",
    "wgmma_m64n64k16_f32_bf16_bf16",
    "wgmma_m64n8k32_f16_e4m3_e5m2",
]
pytestmark = pytest.mark.tools


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    folder = tmp_path_factory.mktemp("arithmetic")
    entries = [word for name in NAMES for word in ("--entry", name)]
    file = str(FOLDER / "arithmetic_kernels.py")
    assert main(["build", file, "--arch", "sm_90a", "-o", str(folder), *entries]) == 0
    return folder


@pytest.fixture
def campaign(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    import arithmetic_gpu

    return arithmetic_gpu


def test_kernels_multiply_what_is_meant(bundle, campaign, tmp_path, monkeypatch, capsys):
    record = tmp_path / "record.json"
    words = [str(bundle), "--on", "cpu", "--jobs", "1", "--resume", str(record)]
    words += [word for name in NAMES for word in ("--form", name)]
    for products in ("20000", "30000"):
        monkeypatch.setattr(sys, "argv", ["arithmetic_gpu.py", *words, "--products", products])
        assert campaign.main() == 0
    rows = json.loads(record.read_text())
    assert {rows[name]["tiles"] for name in NAMES} == {59, 15, 1, 2} and not any(row["differ"] for row in rows.values())
    assert capsys.readouterr().out.count("differ: 0") == 6  # two had tiles enough


@pytest.mark.parametrize("name", NAMES)
def test_another_model_differs(bundle, campaign, monkeypatch, name):
    what = next(each for each in campaign.multiplies() if each.name == name)
    true = campaign.sums_of
    monkeypatch.setattr(campaign, "sums_of", lambda form: replace(true(form), below=true(form).below - 1))
    elements, differ = campaign.compared(what, bundle, "cpu", 0, 44)
    assert elements == 44 * what.mnk[0] * what.mnk[1] and sum(differ.values()) > 0
