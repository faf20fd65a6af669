"""Results on a terminal that is not UTF-8."""

from __future__ import annotations

import io
import sys

import pytest

from cutec.cli import output


@pytest.mark.parametrize(("encoding", "shown"), [("ascii", "a ? b\n"), ("utf-8", "a → b\n"), ("latin-1", "a ? b\n")])
def test_what_a_terminal_cannot_show(monkeypatch: pytest.MonkeyPatch, encoding: str, shown: str) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding=encoding))
    output.result("a → b")
    sys.stdout.flush()
    assert raw.getvalue().decode(encoding) == shown


def test_a_string_in_memory_takes_all(monkeypatch: pytest.MonkeyPatch) -> None:
    text = io.StringIO()
    monkeypatch.setattr(sys, "stderr", text)
    output.talk("a → b")
    assert text.getvalue() == "a → b\n"


def test_long_lines_are_cut() -> None:
    assert output.cut("x" * 80) == "x" * 80
    assert output.cut("x" * 81) == "x" * 79 + "…"
