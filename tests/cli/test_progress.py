"""The line that tells how far a build is: on terminals only, never wider, gone at the end."""

from __future__ import annotations

import io
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from fcntl import ioctl
from pathlib import Path
from struct import pack
from termios import TIOCSWINSZ
from types import SimpleNamespace

import pytest

from cutec.cli.progress import Progress

TERMINAL = {"TERM": "xterm", "CI": ""}
# Without the second of patience; each state of the work lasts until it has been drawn.
WORK = """
import sys, time
from cutec.cli import output, progress

progress._PATIENCE = progress._PERIOD = 0.01
with output.progress(unit="blocks") as report:
    for done in range(3):
        report(done, 12, "a_kernel_with_a_long_name sm_90a: ptxas")
        time.sleep(0.2)
        print("said", end="", file=sys.stderr)
        time.sleep(0.1)
        print(" by the kernel", file=sys.stderr)
print("the result")
"""


def on_a_terminal(command: list[str], columns: int, env: Mapping[str, str], cwd: Path | None = None) -> str:
    """What a command writes to stderr, which is a terminal of so many columns."""
    ours, theirs = pty.openpty()
    ioctl(theirs, TIOCSWINSZ, pack("HHHH", 24, columns, 0, 0))
    done = subprocess.Popen(command, stderr=theirs, stdout=subprocess.DEVNULL, env={**os.environ, **env}, cwd=cwd)
    os.close(theirs)
    seen = b""
    try:
        while data := os.read(ours, 4096):
            seen += data
    except OSError:  # the other end is closed
        pass
    finally:
        os.close(ours)
    assert done.wait(300) == 0
    return seen.decode()


def screen(seen: str) -> list[str]:
    """The lines that stay on the screen."""
    lines, column = [""], 0
    for part in re.findall(r"\r\n|\r|[^\r\n]+", seen):
        if part == "\r\n":
            lines += [""]
            column = 0
        elif part == "\r":
            column = 0
        else:
            lines[-1] = lines[-1][:column].ljust(column) + part + lines[-1][column + len(part) :]
            column += len(part)
    return [line.rstrip() for line in lines]


@pytest.mark.parametrize("columns", [80, 40, 12])
def test_the_line_fits_and_goes(columns: int) -> None:
    seen = on_a_terminal([sys.executable, "-c", WORK], columns, TERMINAL)
    drawn = [text.rstrip() for text in re.findall(r"\[[^\r]+", seen)]
    assert len(set(drawn)) == 3 and all(len(text) < columns for text in drawn)
    whole = "[ 0/12 blocks] a_kernel_with_a_long_name sm_90a: ptxas"
    assert drawn[0] == (whole if len(whole) < columns else f"{whole[: columns - 4]}...")
    assert screen(seen) == ["said by the kernel"] * 3 + [""]


class DrawnFirst:
    """A lock that the thread which draws is always the first to get."""

    def __init__(self, draw: Callable[[], None]):
        self.waiting = [draw]

    def __enter__(self) -> None:
        while self.waiting:
            self.waiting.pop()()

    def __exit__(self, *_: object) -> None:
        pass


def test_a_line_of_others_is_ended_before_ours_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    with Progress(thread=False) as line:
        line.update(1, 12, "a_kernel")
        for text in ("said", "\n"):
            monkeypatch.setattr(line, "_lock", DrawnFirst(line._draw_now))
            sys.stderr.write(text)
    assert screen(stream.getvalue().replace("\n", "\r\n")) == ["said", ""]


@pytest.mark.parametrize("env", [{"TERM": "dumb", "CI": ""}, {"TERM": "xterm", "CI": "true"}])
def test_no_line_where_nobody_could_read_it(env: dict[str, str]) -> None:
    seen = on_a_terminal([sys.executable, "-c", WORK], 80, env)
    assert seen.splitlines() == ["said by the kernel"] * 3


@pytest.mark.parametrize(
    ("numbers", "estimates", "text"),
    [
        ((0, 0, "reading"), False, "reading"),
        ((7, 0, ""), False, "[7] "),
        ((7, 24, "gemm sm_90a: ptxas"), False, "[ 7/24] gemm sm_90a: ptxas"),
        ((1, 100, "gemm"), True, "[  1/100] gemm"),
        ((25, 100, "gemm"), True, "[ 25/100] about 2 min left: gemm"),
        ((100, 100, "gemm"), True, "[100/100] gemm"),
    ],
)
def test_what_the_line_says(
    numbers: tuple[int, int, str], estimates: bool, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([100.0, 130.0])
    monkeypatch.setattr("cutec.cli.progress.time", SimpleNamespace(monotonic=lambda: next(times)))
    line = Progress(estimates=estimates)
    line.update(*numbers)
    assert line.text(79) == text


@pytest.mark.tools
def test_a_build_tells_its_units_and_their_steps(tmp_path: Path) -> None:
    kernel = Path(__file__).parents[1].parent / "samples" / "vector_add.py"
    program = "from cutec.cli import progress\nprogress._PATIENCE = progress._PERIOD = 0.001\n"
    program += "from cutec.cli.main import program\nraise SystemExit(program())"
    command = [sys.executable, "-c", program, "build", str(kernel), "--arch", "sm_80,sm_90a", "-o", "out", "--no-cache"]
    seen = on_a_terminal(command, 80, TERMINAL, tmp_path)
    assert re.search(r"\[\d/2\] \w+ sm_(80|90a): (ptxas|opt \| llc|trace)", seen)
    assert screen(seen) == [""]
    quiet = on_a_terminal([*command, "--json"], 80, TERMINAL, tmp_path)
    assert quiet == ""
