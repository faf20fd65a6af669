"""What tests ask an open page: which lines are marked, what the tooltip says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page


def lines(page: Page, kind: str, mark: str, which: int = 0) -> list[int]:
    """Lines of a pane, from 1, that have a mark: "strong", "weak", "hit", "cursor"."""
    settle(page)
    rows = page.locator(f".pane[data-kind={kind}]").nth(which).locator(f".row.{mark}")
    return sorted(1 + int(line) for line in rows.evaluate_all("rows => rows.map(row => row.dataset.line)"))


def settle(page: Page) -> None:
    """The page draws once a frame."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def number(page: Page, kind: str, line: int) -> Any:
    """The line's number, which a pointer finds however long the line is."""
    return page.locator(f".pane[data-kind={kind}] .row[data-line='{line - 1}'] .number").first


def click_line(page: Page, kind: str, line: int) -> None:
    number(page, kind, line).click()
    page.wait_for_function("() => document.querySelector('.row.strong')")


def tip(page: Page) -> str:
    settle(page)
    return page.locator("#tip").inner_text() if page.locator("#tip").is_visible() else ""


def rows_of_table(page: Page) -> list[str]:
    return page.locator("table.costs tbody tr").evaluate_all("rows => rows.map(row => row.cells[0].innerText.trim())")


def hover_at(page: Page, selector: str, x: float, y: float) -> str:
    page.locator(selector).hover(position={"x": x, "y": y})
    return tip(page)


def cell_in_words(page: Page) -> str:
    settle(page)
    return " ".join(page.locator(".picture .readout").inner_text().split())
