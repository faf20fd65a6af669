"""The program as a whole: help, exit status, and how each kind of failure is reported."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest

import cutec as package
from cutec.cli import cache, main as program
from cutec.cli.output import columns
from cutec.diag import error

ROOT = Path(program.__file__).parent.parent.parent


def run_python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300).stdout


@pytest.mark.parametrize("command", program.COMMANDS)
def test_every_command_has_help(command: str, here) -> None:
    status, out, err = here(command, "-h")
    assert status == 0 and not err
    assert out.startswith("Usage: cutec") and max(map(len, out.splitlines())) <= 80


def test_help_lists_the_commands_and_loads_none() -> None:
    out = run_python(
        "import sys; from cutec.cli.main import main; main(['-h']); print([m for m in sys.modules if"
        " m.startswith('cutec.driver')])"
    )
    for command in program.COMMANDS:
        assert re.search(rf"^  {command} ", out, re.MULTILINE)
    assert out.rstrip().endswith("[]")
    assert max(map(len, out.splitlines())) <= 80


def test_no_command_prints_help_and_fails(here) -> None:
    status, out, err = here()
    assert (status, out) == (2, "") and err.startswith("Usage: cutec")


def test_version_is_that_of_the_package(here) -> None:
    declared = re.search(r'^__version__ = "(.*)"', (ROOT / "cutec" / "version.py").read_text(), re.MULTILINE)
    assert declared and here("--version") == (0, f"cutec {declared[1]}\n", "")
    assert package.__version__ == declared[1] and 'path = "cutec/version.py"' in (ROOT / "pyproject.toml").read_text()


@pytest.mark.parametrize(
    "args",
    [
        ["nonsense"],
        ["build", "--nonsense"],
        ["build"],
        ["build", "k.py", "-m", "k"],
        ["explain", "E0000"],
        ["build", "-O", "7", "k.py"],
    ],
)
def test_wrong_usage_ends_with_2_and_one_message(args: list[str], here) -> None:
    status, out, err = here(*args)
    assert (status, out) == (2, "")
    assert re.match(r"error\[E1\d{3}\]: ", err) and "help:" in err


@pytest.mark.parametrize(
    ("args", "command"), [(["build", "--arch"], "build"), (["cache", "clear", "--older-than"], "cache clear")]
)
def test_an_option_without_its_value_points_to_its_command(args: list[str], command: str, here) -> None:
    status, _, err = here(*args)
    assert status == 2 and f"`cutec {command} -h`" in err


def test_import_cutec_imports_next_to_nothing() -> None:
    heavy = ["numpy", "jinja2", "cuda", "click", "yaml", "cutec.frontend", "cutec.driver"]
    assert run_python(f"import sys, cutec; print([m for m in {heavy} if m in sys.modules])") == "[]\n"


def test_names_of_the_package_are_found_when_used() -> None:
    assert callable(package.export) and package.Int32.__name__ == "Int32" and package.cute.jit
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = package.nonsense


def fail_with(monkeypatch: pytest.MonkeyPatch, exc: BaseException) -> None:
    """Make the command `explain` raise."""

    @click.command
    @click.argument("file", required=False)
    @click.option("--json", is_flag=True)
    def command(file: str | None, json: bool) -> None:
        raise exc.with_traceback(None)

    monkeypatch.setattr(program.LazyGroup, "get_command", lambda self, ctx, name: command)


@pytest.mark.parametrize(("code", "status"), [("E0310", 1), ("E1001", 2), ("E2001", 3), ("E4001", 4)])
def test_diagnostics_give_their_status(code: str, status: int, here, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_with(monkeypatch, error(code, "some message", help="some help"))
    assert here("explain") == (status, "", f"error[{code}]: some message\n  = help: some help\n")


def test_json_errors_go_to_stdout_as_well(here, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_with(monkeypatch, error("E2001", "some message"))
    status, out, err = here("explain", "--json")
    assert status == 3 and json.loads(out)["error"]["code"] == "E2001" and "some message" in err


def test_a_bug_is_called_a_bug_and_leaves_one_reproducer_however_often_it_happens(
    here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / "cache"))
    (tmp_path / "k.py").write_text("x = 1\n")
    fail_with(monkeypatch, RuntimeError("lost"))
    monkeypatch.setattr("cutec.cli.failures.users_fault", lambda exc: False)
    for _ in range(2):
        status, _, err = here("explain", "k.py")
    assert status == 70 and "error[E9001]: RuntimeError: lost" in err and f"bug in cutec {package.__version__}" in err
    (folder,) = (tmp_path / "cache" / "bugs").iterdir()
    report = (folder / "report.txt").read_text()
    assert (
        "Traceback" in report
        and "command: cutec explain k.py" in report
        and (folder / "files" / "k.py").read_text() == "x = 1\n"
    )
    assert re.sub(r"\s", "", str(folder)) in re.sub(r"\s", "", err)


def test_a_bug_where_nothing_can_be_written_to_the_cache(here, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    fail_with(monkeypatch, RuntimeError("lost"))
    monkeypatch.setattr("cutec.cli.failures.users_fault", lambda exc: False)
    assert here("explain")[0] == 70 and "Traceback" in next(tmp_path.glob("cutec-bug-*/report.txt")).read_text()


def test_ctrl_c_is_one_line(here, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_with(monkeypatch, KeyboardInterrupt())
    status, out, err = here("explain")
    assert (status, out) == (130, "") and err.strip() == "cutec: interrupted; nothing was written"


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_signals_end_a_build_at_once(number: int, status: int, tmp_path: Path) -> None:
    (tmp_path / "k.py").write_text("import time\nprint('running', flush=True)\ntime.sleep(600)\n")
    command = [sys.executable, "-m", "cutec", "build", "k.py", "--arch", "sm_80", "-o", "out"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr.readline() == "running\n"
        process.send_signal(number)
        _, err = process.communicate(timeout=300)  # less than it sleeps
    assert process.returncode == status
    assert err.strip() == "cutec: interrupted; nothing was written"
    assert os.listdir(tmp_path) == ["k.py"]


def test_a_closed_pipe_is_no_error() -> None:
    """`cutec layout ... | head -1`"""
    command = f"{sys.executable} -m cutec layout '(64,8):(8,1)' | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=300)
    assert done.stdout.startswith("(64,8):(8,1)\n") and not done.stderr


def test_colour_is_for_terminals_only(cutec) -> None:
    for env in ({}, {"NO_COLOR": "1"}, {"FORCE_COLOR": ""}):
        assert "\x1b" not in cutec("explain", "E0000", env=env).stderr


class Terminal:
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("env", "wanted"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_no_color(env: dict[str, str], wanted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    from cutec.cli.output import wants_color

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert wants_color(Terminal()) is wanted


def test_the_list_of_the_cache_fits_the_terminal() -> None:
    head = ("KEY", "KIND", "AGE", "SIZE", "ARCH", "FUNCTION", "WHY")
    rows = [
        head,
        (
            "c730f802c850",
            "build",
            "8s",
            "6.2 kB",
            "sm_80,sm_90a,sm_100a",
            "attention_" * 9,
            "changed: cutec, environment, kernel file",
        ),
    ]
    for width in (80, 100, 400):
        table = cache._fitted(rows, width)
        assert max(map(len, columns(table).split("\n"))) <= width
    assert table[1] == list(rows[1]) and cache._fitted(rows, 80)[1][:4] == list(rows[1][:4])
