"""The tutorial says what is: its excerpts stand in the programs, its commands print what it shows,
its pictures are what `cutec layout` draws, and its programs build.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tutorial_kit import DOCS, FOLDER, PROGRAMS, STEPS, Block, Command, blocks, changed, is_excerpt, printed, programs

from cutec.artifact.manifest_read import parse
from cutec.driver.build.build import perform
from cutec.driver.options.options import BuildOptions

NAMES = [page.stem for page in STEPS]
LONG = ("7_tensor_cores", "8_tma_wgmma")  # to run


@pytest.fixture
def samples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of samples/tutorial, as the current folder, on a terminal of 80 columns."""
    copy = tmp_path / "samples" / "tutorial"
    shutil.copytree(PROGRAMS, copy, ignore=shutil.ignore_patterns("build", "__pycache__"))
    monkeypatch.chdir(copy)
    monkeypatch.setenv("COLUMNS", "80")
    return copy


def consoles(page: Path, folder: Path, tools: bool) -> Iterator[Block]:
    """The page's commands that need tools (or that need none), each when the program is as the page
    has it there.
    """
    program = folder / f"{page.stem}.py"
    text, section = program.read_text(encoding="utf-8"), 0
    now = text
    for block in blocks(page):
        if block.section != section:
            now, section = text, block.section
        if block.kind == "diff":
            now = changed(now, block.text)
        elif block.kind == "console" and block.needs_tools() == tools:
            program.write_text(now, encoding="utf-8")
            yield block


def check_commands(page: Path, samples: Path, tools: bool, update: bool) -> None:
    """Run a page's commands and compare; or bring the page up to date."""
    seen = {}
    for block in consoles(page, samples, tools):
        seen[block] = "".join(f"$ {c.line}\n{_seen(c, printed(c))}" for c in block.commands())
        assert update or seen[block] == block.text
    if update:
        text = page.read_text(encoding="utf-8")
        for block, now in reversed(seen.items()):
            text = text[: block.at] + now + text[block.at + len(block.text) :]
        page.write_text(text, encoding="utf-8")


def _seen(command: Command, text: str) -> str:
    """What the page shows if that agrees with what was printed, otherwise what was printed."""
    return command.shown if command.agrees(text) else text


@pytest.mark.parametrize("page", [*STEPS, DOCS / "letters.md"], ids=[*NAMES, "letters"])
def test_excerpts_stand_in_the_programs(page: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in programs(page)]
    excerpts = [block.text for block in blocks(page) if block.kind == "python"]
    assert [text for text in excerpts if not any(is_excerpt(text, program) for program in texts)] == []


@pytest.mark.parametrize(
    "page",
    [pytest.param(page, marks=[pytest.mark.slow] * (page.stem in LONG)) for page in STEPS],
    ids=NAMES,
)
def test_commands_print_what_is_shown(
    page: Path, samples: Path, request: pytest.FixtureRequest, golden: Callable[[Path, str], None]
) -> None:
    check_commands(page, samples, False, request.config.getoption("--update-golden"))
    for picture in samples.glob("*.svg"):
        golden(FOLDER / picture.name, picture.read_text(encoding="utf-8"))


def test_every_picture_is_made_and_shown() -> None:
    texts = "".join(page.read_text(encoding="utf-8") for page in STEPS)
    pictures = {path.name for path in FOLDER.glob("*.svg")}
    assert pictures == set(re.findall(r"--svg (\S+)", texts)) == set(re.findall(r"!\[[^]]+\]\((\S+)\)", texts))


@pytest.mark.tools
def test_builds_print_what_is_shown(samples: Path, request: pytest.FixtureRequest) -> None:
    for page in STEPS:
        check_commands(page, samples, True, request.config.getoption("--update-golden"))


def test_every_step_has_a_program_that_is_checked() -> None:
    assert sorted(path.stem for path in PROGRAMS.glob("*.py")) == NAMES
    for page in STEPS:
        words = [command.words for block in blocks(page) if block.kind == "console" for command in block.commands()]
        checked = [" ".join(w) for w in words if w[:2] == ("cutec", "run") and "--check" in w]
        assert checked and page.stem in checked[0]


def test_the_index_leads_to_every_step() -> None:
    index = (FOLDER / "index.md").read_text(encoding="utf-8")
    assert all(f"]({page.name})" in index for page in STEPS)


@pytest.mark.tools
@pytest.mark.parametrize("name", NAMES)
def test_programs_build_without_spills(name: str) -> None:
    arch = "sm_90a" if name == "8_tma_wgmma" else "sm_80"
    product = perform(BuildOptions(str(PROGRAMS / f"{name}.py"), archs=(arch,), output="out"))
    assert product.warnings == []
    kernels = [k for e in parse(product.manifest.encode()).exports for by in e.kernels.values() for k in by.values()]
    assert kernels and {(k.spill_stores, k.stack) for k in kernels} == {(0, 0)}
