"""Each operation of a command fails once: nothing torn is left, and the command then does what it
would have done at first, to the byte.

CUTEC_FAULTS=all makes every operation fail in every way (`make faults`); otherwise some do, each in
one way, in turn.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sample_files import FOLDER

RUNNER = Path(__file__).with_name("fault_runner.py")
SAMPLE = str(FOLDER / "vector_add.py")
ARCH = ("--arch", "sm_90a")
PROGRAM = """
import cutlass, torch
import cutlass.cute as cute
from cutlass.cute.runtime import from_dlpack

@cute.kernel
def double(x: cute.Tensor):
    i, _, _ = cute.arch.thread_idx()
    x[i] = x[i] * 2.0

@cute.jit
def run(x: cute.Tensor):
    double(x).launch(grid=(1, 1, 1), block=(32, 1, 1))

run(from_dlpack(torch.ones(32, device="cuda")))
"""


def report(folder: Path, some: int, *command: str) -> dict[str, Any]:
    """What the runner found, with about `some` operations that fail."""
    every = "all" if os.environ.get("CUTEC_FAULTS") == "all" else str(some)
    argv = [sys.executable, str(RUNNER), str(folder), every, *command]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(argv, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.slow
def test_a_build_without_tools(tmp_path: Path) -> None:
    outputs = ("--emit", "cute", "--emit", "cute=x.mlir", "--depfile", "x.d", "--stamp", "stamp")
    found = report(tmp_path, 16, "build", SAMPLE, *ARCH, *outputs)
    assert found["problems"] == [] and found["cases"] >= 12
    assert {"open", "write", "replace", "mkdir"} <= found["operations"].keys()


@pytest.mark.slow
def test_a_run(tmp_path: Path) -> None:
    """With the bundle's IR in the cache, and an array as its output."""
    found = report(tmp_path, 10, "run", SAMPLE, *ARCH, "--on", "cpu", "--set", "n=64", "--out", "c=c.npy")
    assert found["problems"] == [] and found["cases"] >= 8


@pytest.mark.tools
@pytest.mark.parametrize(
    ("some", "options"),
    [
        (16, ["-o", "b", "--emit", "ptx=x.ptx", "--emit", "cubin=c/", "--depfile", "b.d", "--stamp", "stamp"]),
        (6, ["-o", "b", "--keep-dir", "kept"]),
    ],
)
def test_a_build(some: int, options: list[str], tmp_path: Path) -> None:
    found = report(tmp_path, some, "build", SAMPLE, *ARCH, *options)
    assert found["problems"] == [] and found["cases"] >= some
    assert {"posix_spawn", "flock", "rmdir"} <= found["operations"].keys()


@pytest.mark.tools
def test_a_call_from_python(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    found = report(tmp_path, 8, "exec", *ARCH, "--rehearse", str(program))
    assert found["problems"] == [] and found["cases"] >= 8
    assert found["operations"]["posix_spawn"] >= 4


@pytest.mark.slow
def test_the_runner_finds_what_is_torn(tmp_path: Path) -> None:
    """Of a program that writes in place."""
    found = report(tmp_path, 16, "--in-place", "build", SAMPLE, *ARCH, "--emit", "cute", "--emit", "cute=x.mlir")
    assert any("torn: ['x.mlir']" in problem for problem in found["problems"])
