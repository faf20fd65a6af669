"""`-j` and make's jobserver: what runs at once is counted by tools that write down when they begin
and end.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cutec.toolchain.find import find_toolset

pytestmark = pytest.mark.tools

KERNEL = """\
import cutec
from cutec import cute


@cute.kernel
def k(x: cute.Tensor):
    x[cute.arch.thread_idx()[0]] = cutec.Float32({value})


@cute.jit
def f(x: cute.Tensor):
    k(x).launch(grid=[1, 1, 1], block=[32, 1, 1])


cutec.export(f, ["f32[32]"], arch=["sm_80", "sm_90a"])
"""
WRAPPER = '#!/bin/sh\necho "+ {name}" >> "$TOOLS"\n"{path}" "$@"\ns=$?\n{pause}\necho "- {name}" >> "$TOOLS"\nexit $s\n'
LAST = ("mlir-translate", "llc", "ptxas")  # of each chain: it begins and ends with it
MAKEFILE = """\
all: a.out b.out c.out d.out

%.out: %.py
	{}"{}" -m cutec build $< -o $@ --no-cache
"""


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """`tools(pause)` puts kernel files into the current folder, and programs in front of the tools
    that write when they begin and end.
    """
    monkeypatch.chdir(tmp_path)
    for value, name in enumerate("abcd"):
        Path(f"{name}.py").write_text(KERNEL.format(value=f"{value}.5"))

    def make(pause: str = "sleep 0.05") -> None:
        found = find_toolset()
        Path("bin").mkdir()
        for name in ("mlir-opt", "mlir-translate", "opt", "llc", "llvm-link", "ptxas"):
            path = Path("bin", name)
            path.write_text(WRAPPER.format(name=name, path=found.tool(name).path, pause=pause))
            path.chmod(0o755)
        monkeypatch.setenv("TOOLS", str(tmp_path / "log"))
        monkeypatch.setenv("CUTEC_LLVM", str(tmp_path))
        monkeypatch.setenv("CUTEC_PTXAS", str(tmp_path / "bin" / "ptxas"))

    return make


def most_at_once() -> int:
    """The most chains that ran at once; all have ended."""
    now = most = 0
    for line in Path("log").read_text().splitlines():
        begins, name = line.split()
        if name in LAST:
            now += 1 if begins == "+" else -1
            most = max(most, now)
    assert now == 0
    return most


def cutec(
    *args: str, env: dict[str, str] | None = None, pass_fds: tuple[int, ...] = ()
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cutec", "build", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=env, pass_fds=pass_fds)


@pytest.mark.parametrize(("files", "jobs"), [("ab", 1), ("a", 1), ("abcd", 3)])
def test_jobs_limit_the_tools_of_all_files(files: str, jobs: int, tools: Callable[..., None]) -> None:
    tools()
    done = cutec(*(f"{name}.py" for name in files), "-j", str(jobs), "--no-cache")
    assert done.returncode == 0, done.stderr
    assert most_at_once() <= jobs


@pytest.mark.skipif(not shutil.which("make"), reason="no make on this machine")
def test_builds_of_one_make_have_its_jobs_in_all(tools: Callable[..., None]) -> None:
    tools()
    Path("Makefile").write_text(MAKEFILE.format("+", sys.executable))
    done = subprocess.run(["make", "-j3"], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0 and "warning" not in done.stderr, done.stderr
    assert 1 < most_at_once() <= 3


@pytest.mark.skipif(not shutil.which("make"), reason="no make on this machine")
def test_a_recipe_without_the_jobserver_goes_on_with_one_job(tools: Callable[..., None]) -> None:
    tools()
    Path("Makefile").write_text(MAKEFILE.format("", sys.executable))
    done = subprocess.run(["make", "-j2", "a.out"], capture_output=True, text=True, check=False, timeout=300)
    version = subprocess.run(["make", "--version"], capture_output=True, text=True, check=True).stdout.split()[2]
    gone = tuple(map(int, version.split(".")[:2])) < (4, 4)
    assert done.returncode == 0 and done.stderr.count("E2107") == gone, done.stderr
    assert most_at_once() <= (1 if gone else 2)


def jobserver(count: int) -> tuple[tuple[int, int], dict[str, str]]:
    """A pipe with tokens, and the environment that names it."""
    ends = os.pipe()
    os.write(ends[1], b"+" * count)
    return ends, {**os.environ, "MAKEFLAGS": "-j --jobserver-auth={},{}".format(*ends)}


def left(ends: tuple[int, int]) -> bytes:
    os.close(ends[1])
    with open(ends[0], "rb") as pipe:
        return pipe.read()


@pytest.mark.parametrize("files", [("a.py",), ("a.py", "b.py", "broken.py")])
def test_tokens_are_given_back_after_success_and_failure(files: tuple[str, ...], tools: Callable[..., None]) -> None:
    tools("")
    Path("broken.py").write_text("import cutec\n1 / 0\n")
    ends, environment = jobserver(5)
    done = cutec(*files, "--no-cache", pass_fds=ends, env=environment)
    assert done.returncode == (1 if "broken.py" in files else 0) and "E2107" not in done.stderr
    assert left(ends) == b"+++++"


@pytest.mark.parametrize("files", [("a.py",), ("a.py", "b.py")])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_tokens_are_given_back_after_an_interruption(
    number: signal.Signals, files: tuple[str, ...], tools: Callable[..., None]
) -> None:
    """The tools say that they have begun on a FIFO, and then wait for ever."""
    tools()
    os.mkfifo("begun")
    Path("bin/mlir-translate").write_text("#!/bin/sh\necho x > begun\nexec sleep 1000\n")
    ends, environment = jobserver(5)
    command = [sys.executable, "-m", "cutec", "build", *files, "--no-cache"]
    started = subprocess.Popen(command, pass_fds=ends, env=environment, stderr=subprocess.PIPE, text=True)
    with open("begun") as begun:  # waits until the first has begun
        begun.read(1)
    started.send_signal(number)
    said = started.communicate(timeout=300)[1]
    assert started.returncode == 128 + number and "interrupted" in said and "Traceback" not in said, said
    assert left(ends) == b"+++++"
