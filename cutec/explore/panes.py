"""The panes: each stage as lines with the Python places that they come from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cutec.diag.source import text_of
from cutec.explore.mlir_text import mlir_lines
from cutec.explore.places import Line, Places
from cutec.explore.ptx_text import ptx_lines
from cutec.explore.sources import fits
from cutec.explore.subject import Subject

Pane = dict[str, Any]
TITLES = {"cute": "CuTe IR", "mlir": "MLIR", "ptx": "PTX", "sass": "SASS"}


def stage_panes(subject: Subject, cute: Sequence[Line], sass: Sequence[Line], places: Places) -> list[Pane]:
    """The panes of the stages after Python. `cute`, `sass`: the lines of these two."""
    texts, notes = subject.texts, subject.notes
    lines = {
        "cute": cute,
        "mlir": mlir_lines(texts.get("mlir", "")),
        "ptx": ptx_lines(texts.get("ptx", "")),
        "sass": sass,
    }
    return [_pane(stage, TITLES[stage], "", lines[stage], places, notes.get(stage, "")) for stage in TITLES]


def _pane(name: str, title: str, file: str, lines: Iterable[Line], places: Places, note: str) -> Pane:
    lines = list(lines)
    return {
        "id": name,
        "title": title,
        "file": file,
        "note": note,
        "lines": [line.text for line in lines],
        "places": [places.of(line.chain) for line in lines],
    }


def python_panes(subject: Subject, places: Places) -> list[Pane]:
    """The kernel file, then each other file of the user that a place names. A line is linked to its
    own place if a stage names that.
    """
    table = places.table
    named = [subject.export.source.file, *(file for file, _ in table)]
    known = {place: number for number, place in enumerate(table)}
    return [
        _python_pane(f"python-{n}" if n > 1 else "python", file, subject, known, places)
        for n, file in enumerate(dict.fromkeys(named), 1)
    ]


def _python_pane(name: str, file: str, subject: Subject, known: dict[tuple[str, int], int], places: Places) -> Pane:
    text = text_of(places.path(file))
    note = f"{file} was not found; run cutec in the project's folder to see it" if text is None else ""
    lines = [line.expandtabs(4) for line in (text or "").split("\n")]
    lines = lines[:-1] if lines[-1] == "" else lines
    if text is not None and not fits(subject.root, file, subject.manifest, subject.export, subject.device):
        note = f"{file} has changed since this was built: its lines may be others"
    linked = [[known[file, n]] if (file, n) in known else [] for n in range(1, len(lines) + 1)]
    return {"id": name, "title": "Python", "file": file, "note": note, "lines": lines, "places": linked}
