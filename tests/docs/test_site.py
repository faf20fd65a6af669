"""The site: what `docs/site` makes of stubs, docstrings and the catalogue of codes; and, where
`make docs` has built it, that its pages load nothing from elsewhere.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
SITE = ROOT / "docs" / "site"
BUILT = ROOT / "build" / "docs"

sys.path.insert(0, str(SITE))
codes = importlib.import_module("codes")
notebooks = importlib.import_module("notebooks")
reference = importlib.import_module("reference")
sys.path.remove(str(SITE))


@pytest.mark.parametrize("package", reference.PACKAGES)
def test_every_public_name_is_described_once(package: str) -> None:
    page = reference.page(package)
    described = re.findall(r"^`+\{py:(?:class|function|data)\} (\w+)", page, re.MULTILINE)
    linked = re.findall(r"\{py:obj\}`(\w+) <", page)
    assert sorted([*described, *linked]) == sorted(reference.public(package))


@pytest.mark.parametrize("package", reference.PACKAGES)
def test_every_public_name_has_a_docstring(package: str) -> None:
    values = reference.public(package).items()
    assert [name for name, value in values if not (value.__doc__ or "").strip()] == []


def test_every_package_has_its_place_on_a_page() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "api").glob("*.md"))
    assert sorted(re.findall(r"^<!-- api: (\S+) -->$", pages, re.MULTILINE)) == sorted(reference.PACKAGES)


def test_a_notebook_is_text_code_and_outputs(tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# A title\n", "and text"]},
        {"cell_type": "code", "source": "1 + 1", "outputs": [{"data": {"text/plain": ["2"]}}]},
        {"cell_type": "code", "source": "f", "outputs": [{"data": {"image/svg+xml": ["<svg>\n", "\n", "</svg>"]}}]},
        {"cell_type": "code", "source": "!cutec doctor", "outputs": [{"text": ["all is well\n"]}]},
    ]
    (tmp_path / "n.ipynb").write_text(json.dumps({"cells": cells}))
    assert notebooks.page(tmp_path / "n.ipynb").split("\n\n") == [
        "# A title\nand text",
        "```python\n1 + 1\n```",
        "```text\n2\n```",
        "```python\nf\n```",
        '<div class="notebook-picture">\n<svg>\n</svg>\n</div>',
        "```console\n$ cutec doctor\n```",
        "```text\nall is well\n```",
    ]


def function(x: int, *, pred: str | None = None, loc: object = None, ip: object = None) -> list[int]:
    """One line.

    >>> function(1)
    [1]

    The end.
    """
    return [x, pred, loc, ip]  # pyright: ignore[reportReturnType]  # only its signature matters


def test_signatures_are_those_that_users_write() -> None:
    assert reference.signature(function) == "(x: int, *, pred: str | None = None) -> list[int]"


def test_examples_at_the_prompt_are_code() -> None:
    assert reference.docstring(function) == "One line.\n\n```pycon\n>>> function(1)\n[1]\n```\n\nThe end."


def test_records_show_their_fields() -> None:
    text = reference.describe("cutec.pipeline", "CooperativeGroup")
    assert "CooperativeGroup(agent: Agent, size: Int = 1, alignment: Any = None)\n" in text


def test_the_page_of_codes_has_every_code() -> None:
    titles = re.findall(r"^### ([EW]\d{4}): ", codes.page(), re.MULTILINE)
    assert sorted(titles) == sorted(codes.entries())


def test_plain_text_stays_plain() -> None:
    assert codes.escaped("f(*args) of `x[i]` is a[i] < 2") == r"f(\*args) of `x[i]` is a\[i] \< 2"


class Loads(HTMLParser):
    """The addresses that a page loads by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = {"script": "src", "img": "src", "iframe": "src", "link": "href", "source": "src"}.get(tag, "")
        if given.get(name):
            self.found.append(str(given[name]))


built = pytest.mark.skipif(not BUILT.exists(), reason="no build/docs; `make docs` builds it")


@built
@pytest.mark.browser
def test_no_page_is_wider_than_the_window(chromium: Browser) -> None:
    window = chromium.new_page()
    wide = []
    for page in sorted(BUILT.rglob("*.html")):
        window.goto(page.as_uri(), wait_until="domcontentloaded")
        for width in (390, 1280):
            window.set_viewport_size({"width": width, "height": 800})
            needed = window.evaluate("document.documentElement.scrollWidth")
            wide += [f"{page.relative_to(BUILT)}: {needed} of {width} pixels"] if needed > width else []
    assert not wide


@built
def test_the_built_site_needs_no_network() -> None:
    outside = {}
    for page in BUILT.rglob("*.html"):
        loads = Loads()
        loads.feed(page.read_text(encoding="utf-8"))
        outside[page.name] = [address for address in loads.found if re.match(r"(?:\w+:)?//", address)]
    styles = "".join(path.read_text(encoding="utf-8") for path in BUILT.rglob("*.css"))
    assert len(outside) > 40 and [found for found in outside.values() if found] == []
    assert re.findall(r"(?:url\(|@import )['\"]?(?:https?:)?//\S+", styles) == []
