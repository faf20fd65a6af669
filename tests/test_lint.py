"""scripts/lint.py: the ratchet of type errors, with a fake type checker, and the width of prose."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "lint.py"
_spec = importlib.util.spec_from_file_location("cutec_lint", SCRIPT)
assert _spec is not None and _spec.loader is not None
lint = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(lint)

Checked = Callable[..., tuple[int, str, str]]


def finding(file: str, line: int = 0, severity: str = "error") -> dict:
    return {
        "file": str(lint.ROOT / file),
        "severity": severity,
        "message": 'Cannot access "a"\n\xa0\xa0for class "B"',
        "range": {"start": {"line": line, "character": 4}},
        "rule": "reportAttributeAccessIssue",
    }


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Checked:
    """`checked(allowed, findings, *options)` → (status, standard output, standard error)."""
    monkeypatch.setattr(lint, "TABLE", tmp_path / "type_errors.json")
    monkeypatch.setattr(lint, "PROSE", ())

    def run(allowed: dict[str, int], findings: list[dict], *options: str) -> tuple[int, str, str]:
        lint.TABLE.write_text(json.dumps(allowed))
        checker(monkeypatch, f"print({json.dumps(json.dumps({'generalDiagnostics': findings}))})", bool(findings))
        status = lint.main(options)
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def checker(monkeypatch: pytest.MonkeyPatch, program: str, status: int) -> None:
    monkeypatch.setattr(lint, "CHECKER", [sys.executable, "-c", f"{program}; raise SystemExit({int(status)})"])


def test_as_many_as_allowed_pass(checked: Checked) -> None:
    found = [finding("cutec/cute/a.py"), finding("cutec/cute/b.py"), finding("cutec/cute/b.py", severity="warning")]
    assert checked({"cutec/cute": 2}, found)[:2] == (0, "")


def test_one_more_fails_and_is_shown(checked: Checked) -> None:
    status, out, _ = checked({"cutec/cute": 1}, [finding("cutec/cute/a.py", 6), finding("cutec/cute/a.py", 8)])
    assert status == 1 and out.splitlines() == [
        'cutec/cute/a.py:7:5: Cannot access "a" for class "B" (reportAttributeAccessIssue)',
        'cutec/cute/a.py:9:5: Cannot access "a" for class "B" (reportAttributeAccessIssue)',
        "cutec/cute: 2 type errors, 1 allowed",
    ]


def test_a_package_that_the_table_lacks_has_none(checked: Checked) -> None:
    status, out, _ = checked({}, [finding("cutec/new/a.py")])
    assert status == 1 and out.endswith("cutec/new: 1 type errors, 0 allowed\n")


def test_fewer_fail_and_name_the_command(checked: Checked) -> None:
    status, out, _ = checked({"cutec/cute": 2, "cutec/diag": 1}, [finding("cutec/cute/a.py")])
    assert status == 1 and out.splitlines() == [
        "cutec/cute: 1 type errors, 2 allowed; lower the table: scripts/lint.py --update",
        "cutec/diag: 0 type errors, 1 allowed; lower the table: scripts/lint.py --update",
    ]


def test_update_lowers_the_table(checked: Checked) -> None:
    assert checked({"cutec/cute": 2, "cutec/diag": 1}, [finding("cutec/cute/a.py")], "--update")[0] == 0
    assert json.loads(lint.TABLE.read_text()) == {"cutec/cute": 1}


def test_update_never_raises_a_number(checked: Checked) -> None:
    assert checked({"cutec/cute": 1}, [finding("cutec/cute/a.py"), finding("cutec/cute/b.py")], "--update")[0] == 1
    assert json.loads(lint.TABLE.read_text()) == {"cutec/cute": 1}
    assert checked({}, [finding("cutec/new/a.py")], "--update")[0] == 1
    assert json.loads(lint.TABLE.read_text()) == {}


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("cutec/lazy.py", "cutec"),
        ("cutec/cute/arch/sync.py", "cutec/cute"),
        ("cutec/frontend/costs.py", "cutec/frontend"),
        ("cutec/frontend/flow/merge.py", "cutec/frontend/flow"),
        ("cutec/ops/cute/deep/copy.py", "cutec/ops/cute"),
    ],
)
def test_packages(file: str, name: str) -> None:
    assert lint.package(Path(file)) == name


@pytest.mark.parametrize(
    ("program", "status", "said"),
    [
        ("print('no config', end='')", 3, "ended with status 3\nno config"),
        ("print('{')", 0, "wrote no report"),
        ("print('{}')", 0, "wrote no report"),
    ],
)
def test_a_checker_that_does_not_run_is_no_success(
    program: str, status: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checker(monkeypatch, program, status)
    assert lint.main([]) == 2 and said in capsys.readouterr().err


def test_a_checker_that_is_not_installed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(lint, "CHECKER", ["/nowhere/basedpyright"])
    assert lint.main([]) == 2 and "make setup" in capsys.readouterr().err


def test_the_table_in_the_tree_is_sorted_and_has_no_zeros() -> None:
    table = json.loads(lint.TABLE.read_text())
    assert list(table) == sorted(table) and all(count > 0 for count in table.values())


LONG = "word " * 21


def test_wide_prose(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text(
        f"# Title\n\n{LONG}\n| {LONG} |\n\n```text\n{LONG}\n```\n\n    {LONG}\n\n* item\n    {LONG}\n"
        f"[words](https://example.org/{'x' * 100}) and more\n"
    )
    assert list(lint.wide_prose(tmp_path, ["*.md"])) == [
        "README.md:3: 105 columns of prose, 100 allowed",
        "README.md:13: 109 columns of prose, 100 allowed",
    ]


def test_wide_cells(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(
        f"| a | b |\n|---|---|\n| {LONG} | x |\n| {'word ' * 12} | {'word ' * 12} |\n\n```text\n| {LONG} |\n```\n"
        f"| [words](https://example.org/{'x' * 100}) | `a \\| b` |\n"
    )
    assert list(lint.wide_cells(tmp_path, ["*.md"])) == [
        "page.md:3: 104 columns in a cell, 100 allowed; a list has room for more"
    ]


def test_a_list_inside_of_indented_code_is_code() -> None:
    text = f"    key:\n\n      - {LONG}\n\n* item\n\n    * {LONG}\n"
    assert [number for number, line in lint.prose(text) if line.strip().endswith(LONG.strip())] == [7]


def test_one_long_piece_of_code_cannot_be_wrapped() -> None:
    assert lint.one_piece(f"`{LONG}`,") and lint.one_piece(f"* `{LONG}`")
    assert not lint.one_piece(f"as `{LONG}`")


def test_wide_prose_fails(checked: Checked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "README.md").write_text(LONG)
    monkeypatch.setattr(lint, "ROOT", tmp_path)
    monkeypatch.setattr(lint, "PROSE", ["*.md"])
    assert checked({}, [])[:2] == (1, "README.md:1: 105 columns of prose, 100 allowed\n")


def test_a_fence_is_closed_by_one_as_long(tmp_path: Path) -> None:
    text = f"````\n```\n{LONG}\n```\n````\n{LONG}\n"
    assert [number for number, line in lint.prose(text) if line.strip() == LONG.strip()] == [6]
