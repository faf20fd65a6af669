"""A plain command line means what it means to click, and is read without it."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cutec.cli import clicked
from cutec.cli.build import command

PLAIN = [
    "k.py", "-m pkg.mod", "k.py --arch sm_90a --arch sm_80 -o out --timings", "--arch=sm_90a k.py", "k.py --entry a --entry b,c", "-O 2 k.py -n -v",
    "k.py --no-cache --cache --no-lineinfo --ir", "k.py --emit ptx --emit cubin=x --json", "k.py --ptxas-options= --link a.bc --link b.bc", "",
]  # fmt: skip
CLICKS = ["-h", "k.py --help", "k.py more.py", "-O 4 k.py", "-O two k.py", "-O3 k.py", "-nv k.py", "--nonsense k.py", "--json=1 k.py", "-o=out k.py", "k.py -o",
          "-- k.py", "k.py --arch -x", "-", "k.py --arc sm_80"]  # fmt: skip
WORDS = [w for line in (*PLAIN, *CLICKS) for w in line.split()]


def by_click(words: list[str]) -> dict | None:
    """What click makes of a command line; None where it refuses it, or shows help."""
    try:
        return clicked.command(command).make_context("build", list(words)).params
    except (click.ClickException, click.exceptions.Exit):
        return None


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CUTEC_LINEINFO", "CUTE_DSL_LINEINFO", "CUTEC_ENABLE_ASSERTIONS", "CUTE_DSL_ENABLE_ASSERTIONS"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("line", PLAIN)
def test_plain_lines_are_read_as_click_reads_them(line: str) -> None:
    values = command.plain(line.split())
    assert values is not None and values == by_click(line.split())


@pytest.mark.parametrize("line", CLICKS)
def test_everything_else_is_clicks(line: str) -> None:
    assert command.plain(line.split()) is None


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=6))
def test_no_line_is_read_otherwise(words: list[str]) -> None:
    values = command.plain(words)
    assert values is None or values == by_click(words)


def test_settings_by_the_environment_are_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUTEC_LINEINFO", "0")
    assert command.plain(["k.py"]) is None and by_click(["k.py"])["lineinfo"] is False


def test_a_plain_build_loads_no_click() -> None:
    code = "import sys; from cutec.cli.main import main; print(main(['build', 'no.py']), 'click' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60).stdout == "2 False\n"
