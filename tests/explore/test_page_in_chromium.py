"""The page of `cutec explore` as people use it: by clicks, by keys, on narrow screens."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import page_kit as kit
import pytest
from chromium_kit import cell_in_words, click_line, hover_at, lines, number, rows_of_table, tip

from cutec.cli.main import main

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

Show = Callable[..., "Page"]
# How many parts of the page reach beyond a screen of 390 pixels.
OUTSIDE = """() => [...document.querySelectorAll('main > *, #head > *, .pane, #dock-body')]
    .filter(part => part.getBoundingClientRect().right > 390.5).length"""
REAL = Path(__file__).parent / "page_data.json"


def test_texts_are_shown_as_they_are(show: Show) -> None:
    page = show(kit.page())
    assert page.title() == "gemm.py – cutec explore"
    shown = page.locator(".pane[data-kind=python] .row .text").all_inner_texts()
    assert [text.rstrip() for text in shown] == kit.PYTHON
    assert page.locator("img").count() == 0


def test_a_python_line_shows_its_machine_code(show: Show) -> None:
    page = show(kit.page())
    click_line(page, "python", 13)
    assert lines(page, "sass", "strong") == [5, 6] and lines(page, "cute", "strong") == [4]
    assert page.locator(".pane[data-kind=sass] .links").inner_text() == "2 lines"
    number(page, "python", 11).hover()
    assert lines(page, "sass", "strong") == [5, 6], "a pinned line stays"
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.row.strong')")


def test_inlined_lines_show_helper_and_caller(show: Show) -> None:
    page = show(kit.page())
    click_line(page, "sass", 7)
    assert (lines(page, "python", "strong"), lines(page, "python", "weak")) == ([18], [14])
    assert page.locator("#where").inner_text() == "gemm.py:18, called from gemm.py:14"
    click_line(page, "python", 14)
    assert (lines(page, "sass", "strong"), lines(page, "sass", "weak")) == ([], [7])


def test_pointing_at_a_line_is_enough(show: Show) -> None:
    page = show(kit.page())
    number(page, "cute", 2).hover()
    page.wait_for_function("() => document.querySelector('.row.strong')")
    assert lines(page, "python", "strong") == [11] and lines(page, "sass", "strong") == [3]
    page.locator("#title").hover()
    page.wait_for_function("() => !document.querySelector('.row.strong')")


@pytest.mark.tools
def test_a_bundle_has_all_panes_and_they_are_linked(
    show: Show, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bundle = str(tmp_path / "bundle")
    assert main(["build", str(REAL.parent / "ring.py"), "--entry", "ring", "-o", bundle]) == 0
    capsys.readouterr()
    assert main(["explore", bundle, "--json", "--no-run"]) == 0
    data = json.loads(capsys.readouterr().out)
    page = show(data, width=1920, height=1600)  # room for all five
    kinds = page.locator(".pane").evaluate_all("panes => panes.map(pane => [pane.dataset.kind, pane.innerText.trim()])")
    assert [kind for kind, text in kinds if text] == ["python", "cute", "mlir", "ptx", "sass"]
    assert page.locator(".pane .note:visible").count() == 0
    panes = {pane["id"]: pane for pane in data["builds"][0]["panes"]}
    line, (place, *_) = next((n, chain) for n, chain in enumerate(panes["ptx"]["places"], 1) if chain)
    click_line(page, "ptx", line)
    assert data["builds"][0]["places"][place] == ["ring.py", *lines(page, "python", "strong")]
    assert lines(page, "sass", "strong") and lines(page, "cute", "strong")


def test_a_real_build_is_linked_as_its_data_say(show: Show) -> None:
    data = json.loads(REAL.read_text())
    panes = {pane["id"]: pane for pane in data["builds"][0]["panes"]}
    page = show(data)
    shown = range(1, 12)
    line = next(n for n in shown if panes["sass"]["places"][n])
    [innermost, *_] = panes["sass"]["places"][line]
    click_line(page, "sass", line + 1)
    wanted = [n + 1 for n, chain in enumerate(panes["sass"]["places"]) if chain[:1] == [innermost]]
    found = lines(page, "sass", "strong")
    assert found and found == [n for n in wanted if n <= found[-1]]
    assert page.locator(".pane[data-kind=sass] .links").inner_text().split()[0] == str(len(wanted))
    file, number_of_line = data["builds"][0]["places"][innermost]
    assert lines(page, "python", "strong") == [number_of_line] and file == panes["python"]["file"]


def test_costs_beside_lines_and_in_the_table(show: Show) -> None:
    page = show(kit.page())
    page.locator(".pane[data-kind=python] .row[data-line='12'] .bars").hover()
    words = tip(page)
    assert all(part in words for part in ("60 %", "2 tensor core", "1 move", "96", "tensor cores"))
    page.click("#tab-costs")
    assert rows_of_table(page) == ["gemm.py:13", "gemm.py:11", "gemm.py:18", "no line"]
    page.click("th >> text=Line")
    assert rows_of_table(page) == ["no line", "gemm.py:11", "gemm.py:13", "gemm.py:18"]
    page.click("text=gemm.py:18")
    assert lines(page, "sass", "strong") == [7] and lines(page, "python", "cursor") == [18]


def test_resources_say_what_limits(show: Show) -> None:
    page = show(kit.page())
    page.click("#tab-resources")
    assert "168" in page.locator(".figures >> tr:has-text('Registers a thread')").inner_text()
    assert page.locator(".limits .binding").inner_text().split() == ["registers", "3", "←", "limits"]


def test_a_cell_of_a_layout_tells_what_it_is(show: Show) -> None:
    page = show(kit.page())
    page.click("#tab-layouts")
    assert "bank\n20" in hover_at(page, "canvas.grid", 30 + 5, 30 + 34 + 5)
    assert cell_in_words(page) == "element (1, 0) address 40 (byte 80) bank 20"
    page.click(".item >> nth=1")
    assert "thread\n4\nvalue\n0" in hover_at(page, "canvas.grid", 30 + 5, 30 + 44 + 5)
    page.focus("canvas.grid")
    page.keyboard.press("ArrowRight")
    assert cell_in_words(page) == "element (1, 1) thread 4 value 1"
    before = page.locator("canvas.grid").evaluate("canvas => canvas.toDataURL()")
    page.select_option("#colouring", "value")
    assert page.locator("canvas.grid").evaluate("canvas => canvas.toDataURL()") != before


def test_the_map_of_shared_memory(show: Show) -> None:
    page = show(kit.page())
    page.click("#tab-memory")
    words = hover_at(page, ".memory canvas", 640, 40)
    assert "1 of 3, 16,384 bytes each" in words and "gemm.py:10" in words
    assert lines(page, "python", "strong") == [10]
    page.locator(".memory canvas").click(position={"x": 640, "y": 40})
    assert lines(page, "python", "cursor") == [10]


def test_the_timeline_zooms_and_shows_what_ends_a_wait(show: Show) -> None:
    page = show(kit.page())
    page.click("#tab-timeline")
    words = hover_at(page, ".timeline canvas", 400, 58)
    assert "waits for phase 0 of barrier full[0]" in words and "bulk copies: loads 16384 bytes into sA[0]" in words
    words = hover_at(page, ".timeline canvas", 700, 58)
    assert "multiplies" in words and "E5010: a multiply reads bytes" in words
    page.focus(".timeline canvas")
    for _ in range(4):
        page.keyboard.press("+")
    page.keyboard.press("d")
    page.keyboard.press("d")
    assert "stores" not in hover_at(page, ".timeline canvas", 1000, 58)
    page.keyboard.press("0")
    assert "stores" in hover_at(page, ".timeline canvas", 1201, 58)
    page.locator(".timeline canvas").hover(position={"x": 640, "y": 58})
    page.mouse.wheel(0, -2000)
    assert "multiplies" in hover_at(page, ".timeline canvas", 1200, 58)
    page.locator(".timeline canvas").click(position={"x": 1200, "y": 58})
    assert lines(page, "python", "cursor") == [13]


def test_actors_are_in_the_order_of_their_numbers(show: Show) -> None:
    timeline = kit.build()["timeline"]
    names = ["bulk copies", "warp 10", "warp 2"]
    spans = [[actor, "work", 0, 900, f"is {name}", -1, "", -1] for actor, name in enumerate(names)]
    page = show(kit.page(timeline={**timeline, "actors": names, "spans": spans}))
    page.click("#tab-timeline")
    words = [hover_at(page, ".timeline canvas", 400, 34 + 24 * row).split("\n")[0] for row in range(3)]
    assert words == ["warp 2 is warp 2", "warp 10 is warp 10", "bulk copies is bulk copies"]


def test_spans_by_keyboard(show: Show) -> None:
    page = show(kit.page())
    page.click("#tab-timeline")
    page.focus(".timeline canvas")
    page.keyboard.press("ArrowDown")
    assert page.locator(".timeline .readout").inner_text().startswith("warp 1 waits for phase 0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert lines(page, "python", "cursor") == [13]


def test_findings_lead_to_both_sides(show: Show) -> None:
    page = show(kit.page())
    assert "a multiply reads bytes that a copy <writes>" in page.locator(".findings").inner_text()
    page.click(".sides >> text=gemm.py:11")
    assert lines(page, "python", "cursor") == [11] and lines(page, "sass", "strong") == [3]
    page.click(".sides >> text=gemm.py:13")
    assert lines(page, "python", "cursor") == [13]
    page.click("#tab-costs")
    page.locator(".pane[data-kind=python] .mark.error").first.click()
    assert page.locator("#tab-findings").get_attribute("aria-selected") == "true"


def test_keys(show: Show) -> None:
    page = show(kit.page())
    seen = "() => [...document.querySelectorAll('.pane')].filter(p => !p.hidden).map(p => p.dataset.kind)"
    assert page.evaluate(seen) == ["python", "cute", "sass"]
    page.keyboard.press("2")
    page.keyboard.press("4")
    assert page.evaluate(seen) == ["python", "ptx", "sass"]
    page.focus(".pane[data-kind=python] .code")
    for _ in range(9):
        page.keyboard.press("j")
    assert lines(page, "python", "cursor") == [10] and lines(page, "sass", "strong") == [2]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert lines(page, "sass", "strong") == [3]
    page.keyboard.press("l")
    assert page.evaluate("() => document.activeElement.closest('.pane').dataset.kind") == "ptx"
    height = "() => document.getElementById('dock').offsetHeight"
    small = page.evaluate(height)
    page.keyboard.press("m")
    assert page.evaluate(height) > 1.5 * small
    page.keyboard.press("?")
    assert page.locator("#help").is_visible()
    page.keyboard.press("Escape")
    assert not page.locator("#help").is_visible()


def test_search(show: Show) -> None:
    page = show(kit.page())
    page.focus(".pane[data-kind=sass] .code")
    page.keyboard.press("/")
    page.keyboard.type("hgmma")
    assert page.locator("#search-count").inner_text() == "1 of 2 lines" and lines(page, "sass", "hit") == [5, 6]
    page.keyboard.press("Enter")
    assert lines(page, "sass", "current-hit") == [6]
    page.keyboard.press("Escape")
    assert not lines(page, "sass", "hit") and not page.locator("#search").is_visible()


def test_a_narrow_screen_has_one_view_at_a_time(show: Show) -> None:
    page = show(kit.beside(), width=390, height=844)
    views = page.locator("#views button")
    for index in range(views.count()):
        views.nth(index).click()
        parts = page.evaluate("() => ['columns', 'dock'].filter(id => !document.getElementById(id).hidden)")
        assert len(parts) == 1
        assert page.evaluate("() => document.documentElement.scrollWidth") == 390
        assert page.evaluate(OUTSIDE) == 0
    assert views.count() == 11
    page.click(".sides >> text=gemm.py:11 >> nth=0")
    assert lines(page, "python", "cursor") == [11] and page.locator("#dock").is_hidden()


def test_two_builds_beside_each_other(show: Show) -> None:
    page = show(kit.beside())
    assert page.locator(".pane[data-kind=python]").count() == 1 and page.locator(".pane[data-kind=sass]").count() == 2
    click_line(page, "python", 13)
    assert lines(page, "sass", "strong", 0) == [5, 6] and lines(page, "sass", "strong", 1) == [5, 6, 7]
    page.click("#tab-resources")
    assert page.locator("tr:has-text('Registers a thread')").inner_text().split()[-3:] == ["168", "200", "+32"]
    page.click("#tab-costs")
    assert "70 %" in page.locator("table.costs tbody tr").first.inner_text()
    page.select_option("#builds select >> nth=1", label="nothing beside it")
    assert page.locator(".pane[data-kind=sass]").count() == 1


@pytest.mark.parametrize(
    "export, names",
    [
        ("gemm_f16", ["1: gemm_f16 sm_90a -O3", "2: gemm_f16 sm_90a -O3"]),
        ("b", ["gemm_f16 sm_90a -O3", "b sm_90a -O3"]),
    ],
)
def test_builds_of_one_name_are_told_apart(show: Show, export: str, names: list[str]) -> None:
    page = show({**kit.page(), "builds": [kit.build(), kit.build(export=export)]})
    assert page.locator("#builds select").first.locator("option").all_inner_texts() == names


def test_a_changed_file_is_not_taken_for_the_same(show: Show) -> None:
    data = kit.beside()
    data["builds"][1]["panes"][0]["lines"][0] = "# another edition"
    page = show(data, width=1900)
    assert page.locator(".pane[data-kind=python]").count() == 2
    click_line(page, "python", 13)
    assert lines(page, "sass", "strong", 0) == [5, 6] and lines(page, "sass", "strong", 1) == []


def test_long_code_is_never_on_the_page_as_a_whole(show: Show) -> None:
    page = show(kit.long_page(10_000))
    count = "() => document.querySelectorAll('*').length"
    assert page.evaluate(count) < 3000
    page.focus(".pane[data-kind=sass] .code")
    page.keyboard.press("End")
    page.wait_for_selector(".row[data-line='9999']")
    assert page.evaluate(count) < 3000 and lines(page, "sass", "cursor") == [10_000]


def test_light_and_dark(show: Show) -> None:
    page = show(kit.page(), color_scheme="dark")
    ground = "() => getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(ground)
    page.emulate_media(color_scheme="light")
    light = page.evaluate(ground)
    assert dark != light
    page.keyboard.press("t")
    page.keyboard.press("t")
    assert page.evaluate(ground) == dark, "chosen, whatever the system has"


def test_parts_that_a_build_lacks(show: Show) -> None:
    nothing = {key: [] for key in ("findings", "layouts", "shared", "costs", "kinds", "resources")}
    run = {"note": "not run: the kernel needs arguments"}
    bare = kit.page(**nothing, timeline=None, shared_bytes=None, run=run)
    bare["builds"][0]["panes"][4].update(lines=[], places=[], note="there is no nvdisasm")
    page = show(bare)
    assert "there is no nvdisasm" in page.locator(".pane[data-kind=sass]").inner_text()
    for tab in ("costs", "resources", "layouts", "memory", "timeline", "findings"):
        page.click(f"#tab-{tab}")
        assert page.locator("#dock-body .empty").count() == 1
    assert "not run: the kernel needs arguments" in page.locator("#dock-body").inner_text()


def test_what_is_missing_is_not_taken_for_nothing(show: Show) -> None:
    bare = kit.page(layouts=[], shared=[], shared_bytes=2048)
    bare["builds"][0]["panes"][1].update(lines=[], places=[], note="a bundle does not hold it")
    page = show(bare)
    page.click("#tab-layouts")
    assert "CuTe IR, which is missing here: a bundle" in page.locator("#dock-body").inner_text()
    page.click("#tab-memory")
    assert "2 KiB of shared memory" in page.locator("#dock-body").inner_text()
