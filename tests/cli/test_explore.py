"""`cutec explore` as a command: what it writes, and that it writes nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cutec.cli.main import main

KERNEL = """\
import cutec
from cutec import cute


@cute.kernel
def scale_kernel(x: cute.Tensor, factor: cutec.Float32):  # größer
    tid, _, _ = cute.arch.thread_idx()
    if tid < cute.size(x):
        x[tid] = x[tid] * factor


@cute.jit
def scale(x: cute.Tensor, factor: cutec.Float32):
    scale_kernel(x, factor).launch(grid=[1, 1, 1], block=[64, 1, 1])


cutec.export(scale, name="scale", args=["f32[n]", "f32"], arch=["sm_80", "sm_90a"])
cutec.export(scale, name="scale_wide", args=["f64[n]", "f32"], arch="sm_90a")
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder with a kernel file, which is the current one."""
    monkeypatch.chdir(tmp_path)
    Path("k.py").write_text(KERNEL, encoding="utf-8")
    return tmp_path


def _files(folder: Path) -> set[str]:
    return {str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file() and "__pycache__" not in str(p)}


@pytest.mark.tools
def test_a_page_is_written_where_it_is_wanted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explore", "k.py", "-o", "new/page.html"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("new/page.html (")
    assert err == "the page shows scale; --entry chooses another: scale_wide\n"
    assert _files(folder) == {"k.py", "new/page.html"}
    page = Path("new/page.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "http-equiv" in page


@pytest.mark.tools
def test_two_builds_stand_beside_each_other(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["explore", "k.py", "--json", "--entry", "scale", "--set", "n=40", "--card", "h100"]
    assert main([*given, "--beside-options", "--arch sm_90a -O1 --ptxas-options='-v'"]) == 0
    first, second = json.loads(capsys.readouterr().out)["builds"]
    assert [first["name"], second["name"]] == ["sm_80 -O3", "sm_90a -O1 --ptxas-options '-v'"]
    assert first["card"] == second["card"] == "H100"
    assert first["run"]["note"] == "scale(n=40, factor=1.0) on the interpreter"
    assert "# größer" in first["panes"][0]["lines"][5]
    assert {span[0] for span in second["timeline"]["spans"]} == {0, 1}  # both warps
    assert _files(folder) == {"k.py"}
    assert main(["build", "k.py", "-o", "b", "--arch", "sm_80", "--no-ir"]) == 0
    capsys.readouterr()
    assert main(["explore", "k.py", "--json", "--arch", "sm_80", "--beside", "b", "--no-run"]) == 0
    first, second = json.loads(capsys.readouterr().out)["builds"]
    sass = [next(pane for pane in build["panes"] if pane["id"] == "sass") for build in (first, second)]
    assert sass[0]["lines"] == sass[1]["lines"]
    assert [pane["note"] for pane in second["panes"] if pane["id"] == "mlir"] == [
        "the bundle holds no IR: it was built with --no-ir"
    ]


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ([], "E1001", "name a bundle or a kernel file"),
        (["nope.py"], "E1002", "nope.py"),
        (["nope"], "E3001", "nope"),
        (["k.py", "--entry", "nope"], "E1004", "scale_wide"),
        (["k.py", "--card", "h300"], "E1045", "did you mean"),
        (["k.py", "--beside", "other.py"], "E1002", "cannot read other.py"),
        (["k.py", "--beside-options", "'"], "E1001", "No closing quotation"),
        (["k.py", "--beside", "b", "--beside-options", "-O1"], "E1001", "b is a bundle, which is built already"),
        pytest.param(["k.py", "--cuda", "/nowhere"], "E2001", "--cuda /nowhere", marks=pytest.mark.tools),
    ],
)
def test_what_cannot_be_shown_is_told(
    words: list[str], code: str, says: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explore", *words]) == (3 if code.startswith("E2") else 2)
    err = capsys.readouterr().err
    assert f"error[{code}]" in err
    assert says in " ".join(err.split())
    assert _files(folder) == {"k.py"}
