"""The program of docs/howto/pytorch.md, on the interpreter."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from c_library import compiler
from frameworks_kit import PYTHON, needs, run

from cutec.cli.main import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "howto" / "pytorch.md").read_text(encoding="utf-8")
SHOWN = dict(re.findall(r"`([\w.]+)`:\n\n```\w+\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))


@pytest.mark.tools
@needs("torch")
def test_the_program(tmp_path, monkeypatch, capsys):
    if compiler() is None:
        pytest.skip("no C compiler here")
    if run("import sys; print(sys.version_info[:2])", tmp_path).strip() != str(sys.version_info[:2]):
        pytest.skip("that Python is of another version")  # and cannot import this one's yaml
    monkeypatch.chdir(tmp_path)
    for name, text in SHOWN.items():
        Path(name).write_text(text)
    assert main(["build", "multiply.py", "--arch", "sm_90a"]) == 0
    capsys.readouterr()
    assert main(["export", "build/multiply", "-o", ".", "--only", "c,make,torch"]) == 0
    assert capsys.readouterr().out in PAGE
    subprocess.run(["make", f"PYTHON={PYTHON}", "CFLAGS=-O0", "CXXFLAGS=-O0"], check=True)
    Path("packages").mkdir()
    for package in ("yaml", "_yaml"):
        Path("packages", package).symlink_to(Path(yaml.__file__).parents[1] / package)
    program = SHOWN["main.py"].replace("fullgraph=True", 'fullgraph=True, backend="aot_eager"')
    said = run(program, tmp_path, PYTHONPATH=f".:{ROOT}:packages")
    (shown,) = re.findall(r"\$ python main.py\n((?:    .*\n)+)", PAGE)
    assert said == shown.replace("    ", "")
