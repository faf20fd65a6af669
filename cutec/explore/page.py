"""The page of `cutec explore`: one HTML file that holds its styles, its program and its data.

`templates/explore/` has them as separate files: `page.html`, style sheets, ES modules that import
each other, and one library (Prism, in `vendor/`). Here they become one text. The page loads nothing
from anywhere, and its content security policy forbids it: only the scripts and styles with the
digests that it names are used.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import re
from collections.abc import Mapping

from cutec.resources import tree

_IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./(\w+)\.js";$', re.MULTILINE)
_EXPORT = re.compile(r"^export ((?:async function|function|class|const) (\w+))", re.MULTILINE)
_MARKER = re.compile(r"\{\{([A-Z]+)\}\}")
_STYLES = ("theme.css", "page.css", "panels.css")
_MAIN = "main"
_LIBRARY = "vendor/prism.js"
_LICENCE = "vendor/prism-LICENSE"


def page_html(data: Mapping[str, object]) -> str:
    """The page that shows `data`, an object that JSON can hold; `data["title"]` names the page."""
    style = "".join(_text(name) for name in _STYLES)
    library = f"/*\n{_text(_LICENCE)}*/\nwindow.Prism = {{ manual: true }};\n{_text(_LIBRARY)}"
    program = join_modules(_MAIN)
    filled = {
        "TITLE": html.escape(f"{data['title']} – cutec explore"),
        "POLICY": _policy(style, library, program),
        "CSS": style,
        "LIBRARY": library,
        "JS": program,
        "DATA": packed(data),
    }
    return _MARKER.sub(lambda marker: filled[marker[1]], _text("page.html"))


def packed(data: Mapping[str, object]) -> str:
    """The data as JSON, compressed by gzip, in base64: nothing in it can end the element around it.
    Equal data give equal text.
    """
    plain = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return base64.b64encode(gzip.compress(plain.encode(), mtime=0)).decode()


def join_modules(main: str) -> str:
    """One script of the module `main` and of all that it imports, each after what it imports
    itself. A module becomes a function that returns what it exports, so that its other names stay
    its own.
    """
    joined: dict[str, str] = {}

    def add(name: str) -> None:
        text = _text(f"{name}.js")
        for _, other in _IMPORT.findall(text):
            if other not in joined:
                add(other)
        joined[name] = _as_function(name, text)

    add(main)
    return "\n".join(joined.values())


def _as_function(name: str, text: str) -> str:
    exported = ", ".join(found for _, found in _EXPORT.findall(text))
    body = _EXPORT.sub(r"\1", _IMPORT.sub(r"const \1 = \2_js;", text))
    return f"const {name}_js = (() => {{\n{body}\nreturn {{ {exported} }};\n}})();\n"


def _text(name: str) -> str:
    return (tree("templates") / "explore" / name).read_text(encoding="utf-8")


def _policy(style: str, *scripts: str) -> str:
    """Only these scripts and this style, and no connection to anywhere."""
    allowed = " ".join(_digest(script) for script in scripts)
    return f"default-src 'none'; script-src {allowed}; style-src {_digest(style)}"


def _digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
