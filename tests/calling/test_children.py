"""Processes that a program under `cutec exec` starts."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

BY_COMMAND = """\
import subprocess, sys
print(subprocess.check_output([sys.executable, "-c", WORDS], text=True), end="")
"""
BY_MULTIPROCESSING = """\
import multiprocessing
def child(_):
    exec(WORDS)
if __name__ == "__main__":
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        pool.map(child, [0])
"""
WORDS = "import cutlass.cute as c, cutlass, cutec.cute; print(c is cutec.cute, cutlass.__name__, flush=True)"


@pytest.mark.parametrize("text", [BY_COMMAND, BY_MULTIPROCESSING], ids=["command", "multiprocessing"])
def test_cutlass_is_cutec_in_children(tmp_path, text):
    (tmp_path / "program.py").write_text(f"WORDS = {WORDS!r}\n{text}", encoding="utf-8")
    run = [sys.executable, "-m", "cutec", "exec", "program.py"]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("True cutec\n", 0), done.stderr


def test_nothing_stays_behind(tmp_path, monkeypatch):
    from cutec.rehearsal.follow import run_program

    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    program = tmp_path / "program.py"
    program.write_text(
        "import os, sys, pathlib\npathlib.Path(sys.argv[1]).write_text(os.environ['PYTHONPATH'])", encoding="utf-8"
    )
    before = list(sys.path)
    run_program(str(program), [str(tmp_path / "told")])
    inside = (tmp_path / "told").read_text(encoding="utf-8")
    assert inside.startswith("/somewhere") and "children" in inside
    assert sys.path == before and os.environ["PYTHONPATH"] == "/somewhere"
