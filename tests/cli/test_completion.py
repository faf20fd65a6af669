"""Completion in shells, and commands that are mistyped."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from cutec.cli import main as program


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_takes_its_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "_CUTEC_COMPLETE" in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("cutec bu", {"build"}),
        ("cutec e", {"exec", "explain", "explore", "export"}),
        ("cutec build --arc", {"--arch"}),
        ("cutec completion ", {"bash", "zsh", "fish"}),
    ],
)
def test_words_are_completed(words: str, offered: set[str]) -> None:
    environment = {
        "_CUTEC_COMPLETE": "bash_complete",
        "COMP_WORDS": words,
        "COMP_CWORD": str(len(words.split(" ")) - 1),
    }
    command = [sys.executable, "-c", "from cutec.cli.main import main; main([])"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert {line.partition(",")[2] for line in done.stdout.splitlines()} == offered


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("bild", "`cutec build`"), ("explian", "`cutec explain`"), ("doc", "`cutec doctor`"), ("x", "")],
)
def test_a_mistyped_command_gets_a_suggestion(typed: str, meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main([typed]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert f"there is no command '{typed}'" in said and meant in said and ("did you mean" in said) == bool(meant)
