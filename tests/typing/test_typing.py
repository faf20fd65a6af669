"""What users of cutec see in an editor: samples have no type errors, mistakes are marked, and names
have types and docstrings.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from language_server import LanguageServer

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SAMPLES = sorted((ROOT / "samples").rglob("*.py"))
MISTAKES, REVEALED = HERE / "mistakes.py", HERE / "revealed.py"

pytestmark = pytest.mark.slow


class Finding(NamedTuple):
    path: Path
    line: int
    severity: str
    text: str


@pytest.fixture(scope="module")
def findings() -> list[Finding]:
    """Of all files, from one process: starting it takes longer than reading a file."""
    program = shutil.which("basedpyright", path=str(Path(sys.executable).parent))
    assert program, "basedpyright is part of the extra `lint`"
    command = [
        program,
        "--pythonpath",
        sys.executable,
        "--outputjson",
        "--project",
        str(ROOT),
        *map(str, [*SAMPLES, MISTAKES, REVEALED]),
    ]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return [
        Finding(Path(d["file"]), d["range"]["start"]["line"] + 1, d["severity"], d["message"])
        for d in json.loads(result.stdout)["generalDiagnostics"]
    ]


def marks(path: Path, mark: str) -> dict[int, str]:
    """What is marked behind each line."""
    pairs = enumerate(path.read_text().splitlines(), start=1)
    return {number: line.partition(mark)[2].strip() for number, line in pairs if mark in line}


def test_samples_have_no_type_errors(findings: list[Finding]) -> None:
    assert not [finding for finding in findings if finding.path.parent.name == "samples"]


def test_each_mistake_is_found_at_its_line(findings: list[Finding]) -> None:
    found: dict[int, str] = {}
    for finding in findings:
        if finding.path == MISTAKES and finding.severity == "error":
            found[finding.line] = found.get(finding.line, "") + finding.text
    wanted = marks(MISTAKES, "  # E: ")
    assert {line: words for line, words in wanted.items() if words not in found.get(line, "")} == {}
    assert found.keys() == wanted.keys() and len(wanted) > 40


def test_expressions_have_types(findings: list[Finding]) -> None:
    found = {f.line: f.text.rpartition(" is ")[2].strip('"') for f in findings if f.path == REVEALED}
    assert found == marks(REVEALED, "  # is: ")


@pytest.fixture(scope="module")
def server() -> Iterator[LanguageServer]:
    started = LanguageServer(ROOT)
    yield started
    started.close()


HOVERS = {
    "cute.copy": ("def copy(", "src: Tensor", "Copy `src` to `dst`"),
    "cute.arch.thread_idx": ("-> tuple[Int32, Int32, Int32]", "Index of the thread in its block"),
    "cute.math.exp": ("exp", "e**x"),
    "cute.make_layout": ("-> Layout", "A layout of `shape` and `stride`"),
    "cute.zipped_divide": ("tiler: Tiler", "((tile modes), (rest modes))"),
    "cute.nvgpu.cpasync.CopyG2SOp": ("class CopyG2SOp", "cp.async"),
    "cutec.Float32": ("class Float32", "IEEE single precision"),
    "cutec.export": ("def export(", "Declare an entry to be built"),
    "cute.compile": ("Compiler", "options"),
    "cute.arch": ("(module) arch", "direct access to the hardware"),
    "utils.SmemAllocator": ("class SmemAllocator", "hared memory"),
    "entry": ("entry", "An entry of the user's."),
}


@pytest.mark.parametrize("name", HOVERS)
def test_hovering_shows_signature_and_docstring(server: LanguageServer, name: str) -> None:
    text = (
        "import cutec\nfrom cutec import cute, utils\n\n"
        '@cute.jit\ndef entry(x: cute.Tensor):\n    """An entry of the user\'s."""\n\n'
        f"{name}\n"
    )
    shown = server.hover(HERE / "hovered.py", text, name)
    assert all(words in re.sub(r"\s+", " ", shown) for words in HOVERS[name]), shown
