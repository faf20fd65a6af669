"""How diagnostics look, and that every code that is raised can be explained."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cutec.diag import CutecError, Note, Warning_, error, exit_code
from cutec.diag.catalog import entries
from cutec.diag.kinds import CompilationError
from cutec.diag.report import error_data, error_text, warning_text
from cutec.diag.source import display_width, is_users, line_of
from cutec.ir.core import Loc

PACKAGE = Path(__file__).parent.parent.parent / "cutec"


@pytest.fixture
def kernel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A file of a few awkward lines, seen from its own folder."""
    text = (
        "def k(a):\n    return a + 1\n\tif ä_ß + größe: pass\nx = '日本語' + y\n"
        + "v = "
        + "+".join(f"name_{i}" for i in range(40))
        + "\n"
    )
    (tmp_path / "k.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return str(tmp_path / "k.py")


def test_an_error_shows_the_line_and_a_caret_under_its_span(kernel: str) -> None:
    err = error("E0310", "no such thing", Loc(kernel, 2, 12, 17), help="write another")
    assert error_text(err).splitlines() == [
        "error[E0310]: no such thing",
        " --> k.py:2:12",
        "  |",
        "2 |     return a + 1",
        "  |            ^^^^^",
        "  = help: write another",
    ]


def test_each_inlined_call_and_each_note_gets_a_frame(kernel: str) -> None:
    inner = Loc(kernel, 2, 12, 13, "k", Loc(kernel, 1, 1, 0, "<module>"))
    text = error_text(error("E0310", "wrong", inner, [Note("defined here", Loc(kernel, 4, 1, 2)), Note("and so on")]))
    assert " --> k.py:2:12 in k" in text
    assert "= note: called from here\n ::: k.py:1:1\n" in text
    assert "= note: defined here\n --> k.py:4:1\n" in text
    assert text.endswith("= note: and so on")


def test_columns_count_utf8_bytes_and_carets_count_terminal_cells(kernel: str) -> None:
    line = line_of(kernel, 4)
    start = len(line[: line.index("y")].encode()) + 1
    shown = error_text(error("E0310", "wrong", Loc(kernel, 4, start, start + 1))).splitlines()
    assert shown[1] == " --> k.py:4:13"
    assert shown[4].index("^") == 4 + display_width("x = '日本語' + ")


def test_tabs_become_spaces_and_carets_move_along(kernel: str) -> None:
    start = len("\tif ä_ß + ".encode()) + 1
    shown = error_text(error("E0310", "wrong", Loc(kernel, 3, start, start + len("größe".encode())))).splitlines()
    assert shown[3] == "3 |     if ä_ß + größe: pass"
    assert shown[4] == "  |              ^^^^^"


def test_everything_fits_80_columns(kernel: str) -> None:
    err = error("E0310", "word " * 40, Loc(kernel, 5, 200, 207), [Note("remark " * 30)], help="advice " * 30)
    lines = error_text(err).splitlines()
    assert max(map(len, lines)) <= 80
    source = next(line for line in lines if line.startswith("5 | "))
    caret = next(line for line in lines if "^" in line)
    original = line_of(kernel, 5)
    assert source[caret.index("^") : caret.rindex("^") + 1] == original[199:206]
    assert source.startswith("5 | …") and source.endswith("…")


def test_a_file_that_cannot_be_read_still_gives_the_place() -> None:
    assert error_text(error("E0310", "wrong", Loc("gone.py", 7, 3))) == "error[E0310]: wrong\n --> gone.py:7:3"


def test_colour_only_adds_escapes(kernel: str) -> None:
    err = error("E0310", "wrong", Loc(kernel, 2, 12, 17), [Note("n")], help="h")
    colored = error_text(err, color=True)
    assert "\x1b[1;31m" in colored
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == error_text(err)


def test_warnings_and_json(kernel: str) -> None:
    assert warning_text(Warning_("E2102", "stack used")) == "warning[E2102]: stack used"
    data = error_data(error("E0310", "wrong", Loc(kernel, 2, 12, 17, "k", Loc(kernel, 1)), [Note("n")], help="h"))
    assert json.loads(json.dumps(data)) == data
    assert data["place"]["line"] == 2 and data["place"]["caller"]["line"] == 1 and data["notes"][0]["message"] == "n"


@pytest.mark.parametrize(
    ("code", "status"),
    [("E0001", 1), ("E1001", 2), ("E2001", 3), ("E3001", 2), ("E4001", 4), ("E5001", 1), ("E9001", 70)],
)
def test_exit_codes(code: str, status: int) -> None:
    assert exit_code(CutecError(code, "")) == status


def codes_in_source() -> dict[str, set[str]]:
    """Codes that modules mention, outside the catalogue itself."""
    found: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        if path.parent.name != "codes":
            for code in re.findall(r'"(E[0-9]{4})"', path.read_text()):
                found.setdefault(code, set()).add(path.name)
    return found


def test_every_code_that_is_raised_is_explained() -> None:
    unknown = {code: files for code, files in codes_in_source().items() if code not in entries()}
    assert not unknown


def test_every_explanation_belongs_to_a_code_that_can_occur() -> None:
    text = "\n".join(p.read_text() for p in PACKAGE.rglob("*.py") if p.parent.name != "codes")
    assert not [code for code in entries() if code not in text]


def test_explanations_are_complete() -> None:
    for code, entry in entries().items():
        assert entry.title and entry.why and entry.example, code
        assert len(code) + 2 + len(entry.title) <= 80, code


def test_data_of_a_failed_tool() -> None:
    err = CompilationError(
        "E2003", "ptxas failed", tool="ptxas", command=("/bin/ptxas", "-v"), stderr="no", suggestions=("update it",)
    )
    data = json.loads(json.dumps(error_data(err)))
    assert (data["tool"], data["command"], data["stderr"], data["suggestions"]) == (
        "ptxas",
        ["/bin/ptxas", "-v"],
        "no",
        ["update it"],
    )
    assert (
        data["code"] == "E2003"
        and data["severity"] == "error"
        and "tool" not in error_data(CutecError("E2003", "ptxas failed"))
    )


def test_a_file_is_shown_as_it_is_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where another folder has a file of the same relative name."""
    for name, text in (("one", "a = 1\n"), ("two", "b = 2\nc = 3\n")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "k.py").write_text(text)
        monkeypatch.chdir(tmp_path / name)
        assert line_of("k.py", 1) == text.splitlines()[0]
    assert line_of("k.py", 2) == "c = 3"
    (tmp_path / "two" / "k.py").write_text("d = 4, longer\n")
    assert line_of("k.py", 1) == "d = 4, longer" and line_of("k.py", 3) is None


def test_sources_of_compiled_packages_are_not_the_users():
    """Cython names its sources by paths that are nowhere."""
    assert is_users("k.py") and is_users("/home/me/random/k.py")
    assert not is_users("numpy/random/mtrand.pyx") and not is_users("/usr/lib/python3/dist-packages/x.py")
