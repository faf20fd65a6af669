"""The object of a page, made of real builds: links, costs, layouts, shared memory, timeline,
findings.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cutec.diag import CutecError, error
from cutec.driver.build.build import perform
from cutec.driver.build.write import write
from cutec.driver.options.finding import FoundFiles
from cutec.driver.options.options import BuildOptions
from cutec.explore import subject as subjects
from cutec.explore.explore import page_data
from cutec.explore.places import Places
from cutec.explore.recording import RunOptions, timeline_record
from cutec.explore.subject import from_bundle, from_file
from cutec.interpreter.values.timeline import Span, Timeline

HERE = Path(__file__).parent
RING = HERE / "ring.py"
MAKE = (
    "tests of the page use other data: cutec explore tests/explore/ring.py --entry ring_early --json > page_data.json"
)
Build = dict[str, Any]


def _quiet(text: str) -> None:
    """Nobody reads what a build tells here."""


def _explored(entry: str, run: RunOptions | None = None, **options: Any) -> Build:
    asked = BuildOptions(file=str(RING), entry=entry, say=_quiet, **options)
    data = page_data([from_file(asked, _quiet)], None, run)
    (build,) = json.loads(json.dumps(data, allow_nan=False))["builds"]
    return build


@pytest.fixture
def without_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """Builds that need tools fail as on a machine that has none."""

    def toolless(options: BuildOptions, say: Callable[[str], None]) -> Any:
        if options.images:
            raise error("E2001", "ptxas was not found")
        return perform(options, say)

    monkeypatch.setattr(subjects, "perform", toolless)


def _pane(build: Build, name: str) -> dict[str, Any]:
    return next(pane for pane in build["panes"] if pane["id"] == name)


def _line(build: Build, pane: str, text: str) -> int:
    """The number of the first line of a pane that holds a text."""
    return next(n for n, line in enumerate(_pane(build, pane)["lines"]) if text in line)


def _place(build: Build, text: str, pane: str = "python") -> int:
    """The place of the Python line that holds a text."""
    (place,) = _pane(build, pane)["places"][_line(build, pane, text)]
    return place


def _at(build: Build, pane: str, place: int) -> list[str]:
    """The lines of a pane that are linked to a place."""
    shown = _pane(build, pane)
    return [line for line, places in zip(shown["lines"], shown["places"]) if place in places]


def _shape(value: Any) -> Any:
    """The keys of an object, and of the first items of its lists."""
    if isinstance(value, dict):
        return {key: _shape(item) for key, item in value.items() if key not in ("instructions", "bytes", "tools")}
    return [_shape(value[0])] if isinstance(value, list) and value else type(value).__name__


def test_without_tools_there_is_all_but_machine_code(without_tools: None) -> None:
    build = _explored("ring_early", RunOptions({"n": "44"}))
    assert [pane["id"] for pane in build["panes"]] == ["python", "python-2", "cute", "mlir", "ptx", "sass"]
    assert _pane(build, "sass")["note"] == "ptxas was not found: there is no machine code"
    assert not _pane(build, "sass")["lines"]
    assert (build["costs"], build["card"], build["resources"]) == ([], "", [])
    assert build["timeline"]["kernel"] == build["kernel"]
    assert build["run"]["note"] == "ring_early(n=44) on the interpreter"


def test_a_line_of_a_helper_is_linked_with_its_callers(without_tools: None) -> None:
    build = _explored("ring")
    added, called = _place(build, "total +=", "python-2"), _place(build, "total = add_rows")
    loads = [line for line in _at(build, "cute", added) if "cute.load" in line]
    assert len(loads) == 8
    assert set(loads) <= set(_at(build, "cute", called))
    assert any("arith.addf" in line for line in _at(build, "mlir", added))
    assert not any("loc(" in line for line in _pane(build, "cute")["lines"] + _pane(build, "mlir")["lines"])
    assert _pane(build, "python-2")["file"].endswith("ring_sums.py")


def test_a_shared_tensor_is_drawn_where_it_is_allocated(without_tools: None) -> None:
    build = _explored("ring")
    drawn = next(layout for layout in build["layouts"] if layout["name"] == "sA" and layout["full"] == [8, 32])
    assert drawn["place"] == _place(build, "sA = smem.allocate_tensor")
    assert (drawn["space"], drawn["element"]) == ("shared", "f32")
    columns = [drawn["bank"][column::32] for column in range(32)]
    assert all(len(set(column)) == 8 for column in columns)  # the swizzle spreads each of them


def test_a_cell_of_a_notebook_is_a_file(without_tools: None, tmp_path: Path) -> None:
    source = """import cutec
from cutec import cute


@cute.kernel
def one(x: cute.Tensor):
    x[0] = x[0] + 1.0


@cute.jit
def add_one(x: cute.Tensor):
    one(x).launch(grid=1, block=1)


cutec.export(add_one, args=["f32[n]"], arch="sm_80")
"""
    cells = [{"cell_type": "markdown", "source": ["Text"]}, {"cell_type": "code", "source": source}]
    notebook = tmp_path / "notebook.ipynb"
    notebook.write_text(json.dumps({"nbformat": 4, "cells": cells}))
    asked = BuildOptions(file=str(notebook), say=_quiet)
    (build,) = page_data([from_file(asked, _quiet)], None, None)["builds"]
    assert _pane(build, "python")["file"] == "notebook.ipynb[cell 1]"
    assert _pane(build, "python")["note"] == ""
    assert any("arith.addf" in line for line in _at(build, "mlir", _place(build, "x[0] + 1.0")))


def test_findings_have_both_sides(without_tools: None) -> None:
    build = _explored("ring_early", RunOptions({"n": "44"}))
    (found,) = build["findings"]
    assert (found["code"], found["severity"]) == ("E5032", "error")
    assert found["places"] == [_place(build, "cute.copy(load")]
    assert _place(build, "total +=", "python-2") in [note["place"] for note in found["notes"]]
    assert not _explored("ring", RunOptions({"n": "44"}))["findings"]


def test_a_file_below_the_project_s_folder_has_one_name(
    without_tools: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cutec.yaml").touch()
    (tmp_path / "kernels").mkdir()
    for file in (RING, HERE / "ring_sums.py"):
        (tmp_path / "kernels" / file.name).write_bytes(file.read_bytes())
    monkeypatch.chdir(tmp_path / "kernels")
    subject = from_file(BuildOptions(file=RING.name, entry="ring_early"), _quiet)
    (build,) = page_data([subject], None, RunOptions())["builds"]
    assert {file for file, _ in build["places"]} == {f"kernels/{RING.name}", "kernels/ring_sums.py"}
    assert [pane["note"] for pane in build["panes"] if pane["title"] == "Python"] == ["", ""]
    assert [buffer["name"] for buffer in build["shared"]] == ["sA", "barriers"]


def test_a_timeline_says_who_waits_for_what(without_tools: None) -> None:
    build = _explored("ring", RunOptions())
    timeline = build["timeline"]
    assert timeline["actors"] == ["warp 0", "warp 1", "bulk copies"]
    wait = _place(build, "handle = consumer.wait_and_advance()")
    waits = [span for span in timeline["spans"] if span[1] == "wait" and span[5] == wait]
    assert waits
    assert all("barriers" in span[6] and span[7] >= 0 for span in waits)
    assert all(0 <= span[2] < span[3] <= timeline["end"] for span in timeline["spans"])


def test_warps_stand_in_order_above_what_they_start() -> None:
    actors = ("bulk copies", "warp 10", "cp.async of warp 10", "warp 2", "cp.async of warp 2")
    spans = [Span(actor, "work", 0, 1, "runs line 1", None) for actor in actors]
    record = timeline_record(Timeline("k", (0, 0, 0), 1, spans, False), Places(FoundFiles([HERE])))
    assert record["actors"] == ["warp 2", "warp 10", "bulk copies", "cp.async of warp 2", "cp.async of warp 10"]
    assert [span[0] for span in record["spans"]] == [2, 1, 4, 0, 3]


def test_a_call_that_cannot_be_made_is_told(without_tools: None) -> None:
    assert _explored("ring")["run"]["note"] == "not run: --no-run"
    with pytest.raises(CutecError) as caught:
        _explored("ring", RunOptions({"q": "1"}))
    assert caught.value.code == "E1050"
    with pytest.raises(CutecError, match=r"--block 1: .* launches fewer blocks") as caught:
        _explored("ring", RunOptions(block=1))
    assert caught.value.help == "the last block is 0"


def test_a_call_without_blocks_is_told(without_tools: None, tmp_path: Path) -> None:
    kernel = tmp_path / "empty.py"
    kernel.write_text(
        """import cutec
from cutec import cute


@cute.kernel
def nothing(x: cute.Tensor):
    pass


@cute.jit
def each(x: cute.Tensor):
    nothing(x).launch(grid=cute.size(x), block=1)


cutec.export(each, args=["f32[n]"], arch="sm_80")
""",
        encoding="utf-8",
    )
    asked = BuildOptions(file=str(kernel), say=_quiet)
    with pytest.raises(CutecError, match=r"each\(n=0\) launches no block") as caught:
        page_data([from_file(asked, _quiet)], None, RunOptions({"n": "0"}))
    assert "--block" not in caught.value.message
    (build,) = page_data([from_file(asked, _quiet)], None, RunOptions({"n": "3"}, block=2))["builds"]
    assert build["timeline"]["block"] == [2, 0, 0]


def test_a_run_that_takes_too_long_is_stopped(without_tools: None) -> None:
    build = _explored("ring", RunOptions(seconds=-1))
    assert re.fullmatch(r"ring\(n=\d+\) on the interpreter; stopped after -1 s \(--time-limit\)", build["run"]["note"])
    assert build["timeline"]["truncated"]
    assert build["findings"] == []


def test_prints_of_a_kernel_are_no_result(
    without_tools: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = tmp_path / "talking.py"
    kernel.write_text(
        """import cutec
from cutec import cute


@cute.kernel
def talk(x: cute.Tensor):
    cute.printf("here\\n")


@cute.jit
def twice(x: cute.Tensor):
    talk(x).launch(grid=1, block=1)
    talk(x).launch(grid=1, block=1)


cutec.export(twice, args=["f32[n]"], arch="sm_80")
""",
        encoding="utf-8",
    )
    (build,) = page_data([from_file(BuildOptions(file=str(kernel), say=_quiet), _quiet)], None, RunOptions())["builds"]
    assert build["run"]["note"].endswith("the timeline is of the first of 2 launches")
    out, err = capsys.readouterr()
    assert (out, err.split()) == ("", ["here", "here"])


@pytest.mark.tools
def test_the_whole_way_down_to_sass() -> None:
    build = _explored("ring_early", RunOptions())
    fixture = json.loads((HERE / "page_data.json").read_text(encoding="utf-8"))["builds"][0]
    assert _shape(build) == _shape(fixture), MAKE
    loads = _at(build, "sass", _place(build, "total +=", "python-2"))
    assert sum(" LDS" in line for line in loads) >= 8
    assert any("ld.shared" in line for line in _at(build, "ptx", _place(build, "total = add_rows")))
    assert any("UTMALDG" in line for line in _at(build, "sass", _place(build, "cute.copy(load")))
    assert sum(cost["share"] for cost in build["costs"]) == pytest.approx(1, abs=1e-3)
    (used,) = build["resources"]
    assert used["blocks"] == min(limit["blocks"] for limit in used["limits"])
    shared = {part["name"]: part for part in build["shared"]}
    assert (shared["sA"]["offset"], shared["sA"]["bytes"], shared["sA"]["stages"]) == (0, 3072, 3)
    assert (shared["barriers"]["offset"], shared["barriers"]["bytes"], shared["barriers"]["stages"]) == (3072, 48, 6)
    assert build["shared_bytes"] == 3072 + 48


@pytest.mark.tools
def test_a_bundle_shows_what_it_holds(tmp_path: Path) -> None:
    kernel = tmp_path / "project" / "ring_of_a_project.py"
    kernel.parent.mkdir()
    kernel.write_text(RING.read_text(encoding="utf-8"), encoding="utf-8")
    (kernel.parent / "ring_sums.py").write_bytes((HERE / "ring_sums.py").read_bytes())
    product = perform(BuildOptions(file=str(kernel), output="b"), _quiet)
    manifest = write(kernel.parent / "bundle", product)

    def shown(entry: str | None = None, cuda: str | None = None) -> Build:
        asked = BuildOptions(file=str(manifest), entry=entry, cuda=cuda)
        return page_data([from_bundle(manifest, asked)], None, None)["builds"][0]

    build = shown()
    assert (build["export"], build["other_exports"]) == ("ring", ["ring_early"])
    assert shown("ring_early")["export"] == "ring_early"
    assert "--cuda /nowhere" in _pane(shown(cuda="/nowhere"), "sass")["note"]
    assert all(_pane(build, name)["lines"] for name in ("python", "cute", "mlir", "ptx", "sass"))
    assert any(" LDS" in line for line in _at(build, "sass", _place(build, "total = add_rows")))
    assert _pane(build, "python")["note"] == ""
    kernel.write_text("# one line more\n" + kernel.read_text(encoding="utf-8"), encoding="utf-8")
    assert "has changed" in _pane(shown(), "python")["note"]
    kernel.unlink()
    assert "was not found" in _pane(shown(), "python")["note"]
    with pytest.raises(CutecError, match="no export is called 'nope'"):
        shown("nope")
