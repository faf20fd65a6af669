"""The text of the page of `cutec explore`: whole, closed, readable."""

from __future__ import annotations

import base64
import gzip
import hashlib
import itertools
import json
import re
from pathlib import Path

import page_kit as kit
import pytest

from cutec.explore.page import join_modules, packed, page_html
from cutec.resources import tree

PARTS = tree("templates") / "explore"
LARGEST = 3_000_000  # bytes of a page


def test_the_data_come_back() -> None:
    [text] = re.findall(r'<script id="cutec-data" type="text/plain">(.*?)</script>', page_html(kit.page()))
    assert json.loads(gzip.decompress(base64.b64decode(text))) == kit.page()
    assert packed(kit.page()) == text, "equal data, equal text"


def test_titles_are_escaped() -> None:
    assert "<title>&lt;b&gt;.py – cutec explore</title>" in page_html({**kit.page(), "title": "<b>.py"})


def test_only_the_scripts_of_the_page_may_run() -> None:
    text = page_html(kit.page())
    policy = re.search(r'Security-Policy" content="(.*?)"', text)
    assert policy and policy[1].startswith("default-src 'none'; script-src 'sha256-")
    for body in re.findall(r"<script(?: type=\"module\")?>(.*?)</script>", text, re.DOTALL):
        assert base64.b64encode(hashlib.sha256(body.encode()).digest()).decode() in policy[1]
    assert not re.search(r"<[^>]*\s(?:src|href)=", (PARTS / "page.html").read_text()), "the page names no other file"


def test_the_library_comes_with_its_licence() -> None:
    assert "Copyright (c) 2012 Lea Verou" in page_html(kit.page())


def test_all_modules_are_joined_once() -> None:
    text = join_modules("main")
    joined = re.findall(r"^const (\w+)_js = ", text, re.MULTILINE)
    assert sorted(joined) == sorted(path.stem for path in PARTS.glob("*.js"))
    assert not re.search(r"^(?:import|export)\b", text, re.MULTILINE)


def test_nothing_is_parsed_as_html() -> None:
    for path in PARTS.glob("*.js"):
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b", path.read_text()), path


def test_a_page_of_long_code_stays_small() -> None:
    assert len(page_html(kit.long_page(10_000)).encode()) < LARGEST
    assert len(page_html(json.loads((Path(__file__).parent / "page_data.json").read_text())).encode()) < LARGEST


def colours() -> dict[str, tuple[str, str]]:
    """Colours of texts and grounds: name → (light, dark)."""
    found = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", (PARTS / "theme.css").read_text())
    return {name: (light, dark) for name, light, dark in found}


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.1)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_texts_stand_out_from_their_grounds(scheme: int) -> None:
    """4.5 is what WCAG asks for (AA)."""
    names = colours()
    tokens = [name for name in names if name.startswith("t-")]
    pairs = [
        *itertools.product(["text", "dim", "bad", "warning", *tokens], ["surface"]),
        *itertools.product(["text", *tokens, "dim"], ["strong", "weak", "hit"]),
        *itertools.product(["text", "dim"], ["ground", "raised"]),
        ("on-accent", "accent"),
        *itertools.product(["span-text"], ["span-work", "span-wait", "span-copy", "span-multiply"]),
    ]
    weak = {(a, b): round(contrast(names[a][scheme], names[b][scheme]), 2) for a, b in pairs}
    assert not {pair: value for pair, value in weak.items() if value < 4.5}
