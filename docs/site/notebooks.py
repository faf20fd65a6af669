"""The page of a notebook: Markdown made of its cells and of the outputs that it holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Cell = dict[str, Any]


def page(path: Path) -> str:
    """A notebook's text, code and outputs."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join(part for cell in cells for part in _parts(cell))


def _parts(cell: Cell) -> Iterator[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield source
        return
    yield _fenced("console" if source.startswith("!") else "python", source.replace("!cutec", "$ cutec"))
    for output in cell["outputs"]:
        data = output.get("data", {})
        picture = data.get("image/svg+xml")
        text = output.get("text") or data.get("text/plain", ())
        yield _picture("".join(picture)) if picture else _fenced("text", "".join(text))


def _fenced(language: str, text: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def _picture(svg: str) -> str:
    """HTML that Markdown leaves alone: it ends at an empty line, and has none before."""
    lines = "\n".join(line for line in svg.splitlines() if line)
    return f'<div class="notebook-picture">\n{lines}\n</div>'
