"""Pages in headless Chromium: `show(data)` opens one, and whatever it reports as an error fails the
test.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cutec.explore.page import page_html

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDE = (1280, 800)


@pytest.fixture
def show(chromium: Browser, tmp_path: Path) -> Iterator[Callable[..., Page]]:
    """`show(data, width=390)` opens the page of the data. It must neither report an error nor ask
    for anything but its own file.
    """
    faults: list[str] = []
    pages: list[Page] = []

    def open_page(data: Mapping[str, object], width: int = WIDE[0], height: int = WIDE[1], **options: object) -> Page:
        file = tmp_path / f"page-{len(pages)}.html"
        file.write_text(page_html(data), encoding="utf-8")
        page = chromium.new_page(viewport={"width": width, "height": height}, **options)
        pages.append(page)
        page.on("console", lambda message: faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("dialog", lambda dialog: faults.append(dialog.message))
        page.on("request", lambda request: request.url == file.as_uri() or faults.append(request.url))
        page.goto(file.as_uri())
        page.wait_for_selector("body[data-ready]")
        return page

    yield open_page
    for page in pages:
        page.close()
    assert not faults
