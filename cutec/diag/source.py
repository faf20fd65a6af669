"""Lines of the user's files, and the part of a line that a place covers."""

from __future__ import annotations

import json
import os
from functools import lru_cache
from pathlib import Path

from cutec.diag.error import Place

TAB_STOP = 4
CELL = "[cell "  # follows the notebook's path in the name of a notebook's cell
# Begins the names of functions that the frontend makes of loop bodies and branches: to a reader
# they are part of the function around them.
REGION_MARK = "__cutec_region"
PACKAGE = str(Path(__file__).parent.parent) + os.sep  # as Python names the files: links are not followed
STDLIB = os.path.dirname(os.__file__) + os.sep


def is_installed(path: str) -> bool:
    """Whether a Python file belongs to an installed package (in a folder of pip's or of the
    distribution's).
    """
    return f"{os.sep}site-packages{os.sep}" in path or f"{os.sep}dist-packages{os.sep}" in path


def is_users(path: str) -> bool:
    """Whether a Python file is the user's: not part of cutec, Python's library or an installed
    package, not made at run time, and no source of Cython, which a compiled package may name by a
    path that is nowhere (`numpy/random/mtrand.pyx`).
    """
    return not path.startswith(("<", PACKAGE, STDLIB)) and not is_installed(path) and not path.endswith(".pyx")


def code_cells(notebook: bytes) -> list[str]:
    """The code cells of a Jupyter notebook (nbformat 4). Lines for the notebook's own shell
    (`%magic`, `!command`) become comments, so that lines keep their numbers; cells in another
    language (`%%bash`) are empty. Raises ValueError for any other file.
    """
    document = json.loads(notebook)
    if not isinstance(document, dict) or not isinstance(document.get("cells"), list):
        raise ValueError("it has no cells")
    return [_without_magic("".join(c["source"])) for c in document["cells"] if c.get("cell_type") == "code"]


def _without_magic(text: str) -> str:
    if text.lstrip().startswith("%%"):
        return ""
    return "\n".join(f"#{line}" if line.startswith(("%", "!")) else line for line in text.split("\n"))


def file_of(path: str) -> str:
    """The file of a place: for a notebook's cell (`file.ipynb[cell 3]`), the notebook."""
    return path.partition(CELL)[0] if path.endswith("]") else path


def _lines(file: str) -> tuple[str, ...]:
    """The lines of a file as it is now: it may have changed since the last question, and its name
    may be relative to another folder.
    """
    try:
        stat = os.stat(file_of(file))
    except OSError:
        return ()
    return _kept(file, (stat.st_dev, stat.st_ino, stat.st_size, stat.st_mtime_ns))


@lru_cache(maxsize=64)
def _kept(file: str, state: tuple[int, ...]) -> tuple[str, ...]:
    return _read(file)


def _read(file: str) -> tuple[str, ...]:
    """The lines of a file or of a notebook's cell; none where it cannot be read."""
    try:
        if file != file_of(file):
            number = int(file.partition(CELL)[2].rstrip("]"))
            return tuple(code_cells(Path(file_of(file)).read_bytes())[number - 1].split("\n"))
        return tuple(Path(file).read_text(encoding="utf-8-sig", errors="replace").split("\n"))
    except (OSError, ValueError, IndexError):
        return ()


def text_of(file: str) -> str | None:
    """The text of a file, or of a notebook's cell, as it is now; None where it cannot be read."""
    lines = _read(file)
    return "\n".join(line.rstrip("\r") for line in lines) if lines else None


def line_of(file: str, line: int) -> str | None:
    """Line `line` (from 1) of a file without its line break; None where the file or the line does
    not exist.
    """
    lines = _lines(file)
    return lines[line - 1].rstrip("\r") if 0 < line <= len(lines) else None


def characters(text: str, column: int) -> int:
    """Index of the character at a column. Python counts columns in bytes of UTF-8; places keep
    that, from 1.
    """
    if text.isascii():
        return min(column - 1, len(text))
    return len(text.encode()[: column - 1].decode(errors="ignore"))


def span(place: Place, text: str) -> tuple[int, int]:
    """First and one-past-last character of `text`, the line of `place`, that the place covers;
    never empty.

    Where the place has no end the span runs to the last character of the line that is not a space.
    """
    start = characters(text, max(place.col, 1))
    end = characters(text, place.end_col) if place.end_col else len(text.rstrip())
    start += len(text[start:end]) - len(text[start:end].lstrip())
    return start, max(end, start + 1)


def display_width(text: str) -> int:
    """Terminal cells that `text` takes: wide East Asian characters take two, combining marks
    none.
    """
    if text.isascii():
        return len(text)
    import unicodedata  # a library of its own, which few messages need

    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def expand_tabs(text: str, start: int, end: int) -> tuple[str, int, int]:
    """`text` with tabs as spaces and control characters as dots, and the span moved along."""
    cells: list[str] = []
    offsets: list[int] = []
    width = 0
    for char in text:
        offsets.append(len(cells))
        piece = " " * (TAB_STOP - width % TAB_STOP) if char == "\t" else char if char.isprintable() else "·"
        cells.extend(piece)
        width += len(piece)
    offsets.append(len(cells))
    past = end - len(text)
    return "".join(cells), offsets[min(start, len(text))], offsets[min(end, len(text))] + max(past, 0)
