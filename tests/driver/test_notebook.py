"""Notebooks as kernel files: definitions run, calls do not; places name the cell and its line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cutec.cli.main import main
from cutec.diag import CutecError
from cutec.diag.source import code_cells, line_of
from cutec.driver.kernel_file.load import loaded
from cutec.frontend.kernels.trace import trace

CELLS = [
    ("markdown", "# A kernel"),
    ("code", "%matplotlib inline\nimport cutec\nfrom cutec import cute\nimport torch"),
    ("code", "!nvidia-smi\n\n@cute.kernel\ndef k(a: cute.Tensor):\n    if a[0] > 1.0:\n        a[1] = {body}"),
    (
        "code",
        (
            "SIZE, NAME = 32, 'k'\ndata = torch.zeros(SIZE)\nother = data\n\n@cute.jit\ndef f(a: cute.Tensor, b:"
            " 'torch.Tensor' = None):\n    k(a).launch(grid=1, block=SIZE)\n\nf(data)"
        ),
    ),
    ("code", "%%bash\nrm -rf build"),
    ("code", "cutec.export(f, ['f32[n]'])"),
]


def notebook(folder: Path, body: str = "2.0") -> str:
    cells = [
        {"cell_type": kind, "source": text.replace("{body}", body).splitlines(keepends=True)} for kind, text in CELLS
    ]
    (folder / "k.ipynb").write_text(json.dumps({"cells": cells, "nbformat": 4}))
    return str(folder / "k.ipynb")


def test_definitions_run_and_calls_do_not(tmp_path: Path) -> None:
    with loaded(notebook(tmp_path)) as found:
        (export,) = found.exports
        assert (
            (found.module.SIZE, found.module.NAME) == (32, "k")
            and not hasattr(found.module, "data")
            and not hasattr(found.module, "other")
        )
        traced = trace(export, "sm_90a")
    (kernel,) = [op for op in traced.module.walk() if op.name == "gpu.func"]
    assert kernel.loc.file == f"{tmp_path}/k.ipynb[cell 2]" and kernel.attrs["sym_name"] == "k"
    assert any(op.name == "scf.if" and op.loc.line == 5 for op in kernel.walk()), (
        "control flow is rewritten from the cell's source"
    )


def test_a_mistake_is_shown_in_its_cell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    notebook(tmp_path, "a[2] << 1")
    assert main(["build", "k.ipynb", "--arch", "sm_90a", "-n"]) == 1
    said = capsys.readouterr().err
    assert "--> k.ipynb[cell 2]:6:16 in k" in said and "6 |         a[1] = a[2] << 1" in said


def test_a_syntax_error_is_shown_in_its_cell(tmp_path: Path) -> None:
    with pytest.raises(CutecError, match="E0001") as caught, loaded(notebook(tmp_path, "(2.0")):
        pass
    assert caught.value.place.file.endswith("k.ipynb[cell 2]") and caught.value.place.line == 6


@pytest.mark.parametrize("text", ["", "{", "[]", '{"cells": 3}'])
def test_what_is_no_notebook(text: str, tmp_path: Path) -> None:
    (tmp_path / "k.ipynb").write_text(text)
    with pytest.raises(CutecError, match="E1002"), loaded(str(tmp_path / "k.ipynb")):
        pass


def test_lines_of_cells(tmp_path: Path) -> None:
    path = notebook(tmp_path)
    assert len(code_cells(Path(path).read_bytes())) == 5
    assert line_of(f"{path}[cell 2]", 4) == "def k(a: cute.Tensor):" and line_of(f"{path}[cell 2]", 1) == "#!nvidia-smi"
    assert line_of(f"{path}[cell 9]", 1) is None and line_of(f"{path}[cell x]", 1) is None


def test_a_missing_package_serves_as_annotation_and_is_refused_when_called(tmp_path: Path) -> None:
    head = (
        "import jaxlib.extend as jx\nfrom pandas import DataFrame\nfrom typing import Optional\n\ndef f(a:"
        " Optional[DataFrame], b: jx.core.Token | None): pass\n"
    )
    (tmp_path / "k.py").write_text(head)
    with loaded(str(tmp_path / "k.py")):
        pass
    (tmp_path / "k.py").write_text(head + "x = jx.zeros(3)\n")
    with (
        pytest.raises(CutecError, match=r"E0506: jaxlib.extend.zeros is called") as caught,
        loaded(str(tmp_path / "k.py")),
    ):
        pass
    assert caught.value.place.line == 6
