"""Reports of the mistakes that kernel authors make in their first week: each file of tests/mistakes
holds one mistake, and the text beside it is its report.

`# error: E0xxx` marks the line that the report points at (`# error: E0xxx no line`: it points at
none), `# warning: W0xxx` the line of a warning, `# arch: sm_80` an arch other than sm_90a. A report
says what is wrong, where, and what to write instead.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from cutec.cli import failures, output
from cutec.diag.catalog import entries
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions

FOLDER = Path(__file__).parents[1] / "mistakes"
MISTAKES = sorted(FOLDER.glob("*.py"))
_MARK = re.compile(r"# (error|warning): ([EW]\d{4})( no line)?")
_ARCH = re.compile(r"^# arch: (sm_\w+)$", re.MULTILINE)
EXACT = sys.version_info >= (3, 11)  # Python 3.10 knows lines, but no columns


@pytest.fixture
def reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path):
    """`reported(path)` builds a file for the interpreter, as `cutec build` would; returns exit
    status, stderr and stdout (with --json).
    """
    monkeypatch.chdir(FOLDER)
    monkeypatch.setenv("CUTEC_CACHE_DIR", str(tmp_path / "cache"))

    def run(path: Path, *args: str) -> tuple[int, str, str]:
        arch = _ARCH.search(path.read_text())
        options = BuildOptions(
            file=path.name,
            archs=(arch[1] if arch else "sm_90a",),
            images=False,
            cache=False,
            output=str(tmp_path / "out"),
        )
        try:
            output.show_warnings(perform(options).warnings)
            status = 0
        except Exception as exc:  # as the command line does
            status = failures.report(exc, ["build", path.name, *args])
        captured = capsys.readouterr()
        return status, captured.err, captured.out

    return run


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=[pytest.mark.slow] * (path.stem == "while_without_end")) for path in MISTAKES],
    ids=lambda p: p.stem,
)
def test_is_reported_at_its_line(path: Path, reported, golden) -> None:
    lines = path.read_text().splitlines()
    ((number, kind, code, nowhere),) = [
        (i, *m.groups()) for i, line in enumerate(lines, 1) if (m := _MARK.search(line))
    ]
    status, said, _ = reported(path)
    assert said.startswith(f"{kind}[{code}]: ")
    first = re.search(r"--> (\S+?):(\d+):", said)
    assert nowhere or (first and (first[1], int(first[2])) == (path.name, number))
    assert (status == 0) == (kind == "warning") and status != 70
    assert kind == "warning" or re.search(r"^ *= help: ", said, re.MULTILINE), (
        "says what is wrong, but not what to write instead"
    )
    if EXACT:
        golden(path.with_suffix(".txt"), said)


@pytest.mark.parametrize("path", MISTAKES[1::10], ids=lambda p: p.stem)
def test_is_reported_as_data_too(path: Path, reported) -> None:
    mark = _MARK.search(path.read_text())
    _, _, out = reported(path, "--json")
    if mark[1] == "error":
        data = json.loads(out)["error"]
        assert data["code"] == mark[2] and data["help"] and (mark[3] or data["place"]["file"].endswith(path.name))


def test_there_are_many_and_each_code_is_explained_with_an_example() -> None:
    codes = {_MARK.search(p.read_text())[2] for p in MISTAKES}
    known = entries()
    assert len(MISTAKES) >= 60 and len(codes) >= 30
    assert not [c for c in codes if not known[c].example]


def test_every_text_has_its_mistake() -> None:
    assert {p.stem for p in FOLDER.glob("*.txt")} <= {p.stem for p in MISTAKES}
