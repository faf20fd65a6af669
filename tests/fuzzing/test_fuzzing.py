"""500 inputs of the fuzzer, and that it finds what it looks for. `make fuzz` runs more."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from fuzzing import Result

FUZZER = Path(__file__).with_name("fuzzing.py")


def python(*args: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: the fuzzer changes folder, environment, limits and signals."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(FUZZER.parents[2]), str(FUZZER.parent)))}
    return subprocess.run([sys.executable, *args], env=env, capture_output=True, text=True, timeout=600)


@pytest.mark.slow
def test_five_hundred_inputs() -> None:
    done = python(str(FUZZER), "--seed", "16", "--count", "500")
    assert done.returncode == 0 and "seed 16: 500 inputs" in done.stdout, done.stdout + done.stderr


@pytest.mark.slow
def test_an_input_is_that_of_its_numbers() -> None:
    once, again, other = (python(str(FUZZER), "--seed", "1", "--only", number) for number in ("7", "7", "8"))
    told = [done.stdout.partition("seed 1:")[0] for done in (once, again, other)]
    assert told[0] and told[0] == told[1] != told[2]


@pytest.mark.parametrize(
    ("result", "wrong"),
    [
        (Result(0, "fine", [], ""), ""),
        (Result(2, "error[E1001]: so", [], ""), ""),
        (Result(2, "so", [], ""), "without an error"),
        (Result(70, "error[E9001]: oh", [], ""), "exit status 70"),
        (Result(2, "error[E1001]: a\nerror[E9102]: b", [], ""), "error[E9"),
        (Result(1, "Traceback (most recent call last):", [], ""), "Traceback"),
        (Result(0, "", ["/etc/x"], ""), "writes elsewhere: /etc/x"),
        (Result(0, "x" * 3_000_000, [], ""), "3000000 characters"),
        (Result(-1, "", [], "cutec/artifact/document.py"), "no end"),
    ],
)
def test_what_is_wrong(result: Result, wrong: str) -> None:
    assert wrong in result.wrong(runs=False) and bool(wrong) == bool(result.wrong(runs=False))


def test_a_kernel_that_runs_long_is_no_mistake() -> None:
    stuck = Result(-1, "", [], "device.py, line 3, in run_on_cpu\n")
    assert stuck.wrong(runs=False) and not stuck.wrong(runs=True)


@pytest.mark.slow
def test_writes_elsewhere_are_seen(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    for file in ("home/in.svg", "out.svg"):
        run = f"print(Program(Path('home').resolve()).run(['layout', '4:1', '--svg', '{file}'], False))"
        done = python("-c", f"import os; os.chdir({str(tmp_path)!r}); from fuzzing import *; {run}")
        assert ("elsewhere=[]" in done.stdout) == (file == "home/in.svg"), done.stdout + done.stderr
