"""From a place that a tool reports (file, line, column of the `loc(...)` or `.loc` that it read) to
the place in the Python source.
"""

from __future__ import annotations

import os
from pathlib import Path

from cutec.ir.core import Loc, Op


def python_place(place: Loc | None, device: Op, root: Path) -> Loc | None:
    """The location of the operation at the tool's place, with its span and callers; failing that,
    the same place with a readable path. Tools get paths relative to `root`, the project's folder.
    """
    if place is None or not place.file:
        return place
    path = os.path.normpath(os.path.join(root, place.file))
    same_line = [op.loc for op in device.walk() if op.loc.line == place.line and os.path.abspath(op.loc.file) == path]
    exact = next((loc for loc in same_line if loc.col == place.col), None)
    return exact or next(iter(same_line), None) or Loc(path, place.line, place.col, place.end_col, place.function)
