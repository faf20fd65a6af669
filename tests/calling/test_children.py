"""Processes that a program under `cutec exec` starts."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from cutec.rehearsal.bounds import Exceeded, bounded

pytestmark = pytest.mark.slow

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


IMPORTS = """\
import torch, triton
from cutlass.utils import HardwareInfo
device = torch.cuda.get_device_properties(0)
x = torch.zeros(3, device="cuda")
told = type(x).__module__, x.shape, device.major, device.multi_processor_count, triton.__version__
print(*told, HardwareInfo().get_device_multiprocessor_count(), flush=True)
"""
SCALE = """\
import torch
from cutlass import cute
@cute.kernel
def kernel(x: cute.Tensor):
    x[0] = x[0] * 2.0
@cute.jit
def scale(x: cute.Tensor):
    kernel(x).launch(grid=(1, 1, 1), block=(1, 1, 1))
scale(torch.zeros(3, device="cuda"))
"""


def rehearsed(folder, text: str, words: str) -> subprocess.CompletedProcess[str]:
    (folder / "program.py").write_text(f"WORDS = {words!r}\n{text}", encoding="utf-8")
    run = [sys.executable, "-m", "cutec", "exec", "--rehearse", "--arch", "sm_90a", "--device-facts", "sm_count=7"]
    return subprocess.run([*run, "program.py"], cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("text", [BY_COMMAND, BY_MULTIPROCESSING], ids=["command", "multiprocessing"])
def test_children_of_rehearsals_have_the_same_stubs(tmp_path, text):
    done = rehearsed(tmp_path, f"exec(WORDS)\n{text}", IMPORTS)
    parent, *children = done.stdout.split("\n")
    assert parent == children[0] == "cutec.rehearsal.tensors (3,) 9 7 0 7", done.stderr
    assert "E4311" in done.stderr  # it compiled nothing


def test_a_child_that_needs_an_element_ends_there(tmp_path):
    words = "import torch; print(1, flush=True); print(int(torch.randn(3).sum()))"
    done = rehearsed(tmp_path, BY_COMMAND + "print(2)", words)
    assert done.stdout.split() == ["1", "2"]
    assert "followed up to <string>:1: int of a tensor, which a rehearsal does not have" in done.stderr


def test_a_users_own_customisation_runs_in_children(tmp_path, monkeypatch):
    (tmp_path / "sitecustomize.py").write_text("import builtins; builtins.customised = 5", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    done = rehearsed(tmp_path, BY_COMMAND, "import torch; print(customised, torch.version.hip)")
    assert done.stdout.split() == ["5", "None"], done.stderr


@pytest.mark.tools
def test_what_a_child_compiles_is_listed_and_in_the_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / "cache"))
    (tmp_path / "scale.py").write_text(SCALE, encoding="utf-8")
    done = rehearsed(tmp_path, BY_COMMAND, "import scale")
    assert done.stdout.splitlines() == ["scale  sm_90a  compiled"], done.stderr
    assert "followed to the end" in done.stderr
    done = rehearsed(tmp_path, "import scale\n" + BY_COMMAND, "import scale, scale as again")
    assert done.stdout.splitlines() == ["scale  sm_90a  was in the cache"] * 2, done.stderr


LISTED = """\
from cutec.calling import dispatch
names = {"name": "f", "arch": "sm_90a", "cached": False}
compiled = type("Compiled", (), names)()
for hook in dispatch.hooks:
    hook(compiled)
"""
BY_FORK = """\
import os
child = os.fork()
if not child:
    exec(WORDS)
    os._exit(0)
os.waitpid(child, 0)
"""
LOADS = """\
import torch, tvm_ffi
tvm_ffi.load_module("/somewhere/of_torch.so")
"""


@pytest.mark.parametrize("text", [BY_COMMAND, BY_MULTIPROCESSING, BY_FORK], ids=["command", "multiprocessing", "fork"])
def test_children_tell_what_they_compile_and_load(tmp_path, text):
    """Without tools: what a compilation calls is called."""
    done = rehearsed(tmp_path, f"import cutlass\n{text}", f"import cutlass\n{LISTED}\n{LOADS}")
    assert done.stdout.split("\n")[:2] == ["f  sm_90a  compiled", "of_torch.so  loaded"], done.stderr
    assert "followed to the end" in done.stderr


def test_time_begins_anew_when_a_child_compiles():
    grown = iter([0, 1, 2, 2])  # at the begin, and each time that the time is over
    with pytest.raises(Exceeded), bounded(0.3, 10**12, lambda: next(grown)):
        while True:
            time.sleep(0.01)
    assert list(grown) == []


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
