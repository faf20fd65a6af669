"""From a place that a tool reports (file, line, column of the `loc(...)` or `.loc` that it read) to
the place in the Python source.
"""

from __future__ import annotations

from collections.abc import Callable

from cutec.ir.core import Loc, Op


def python_place(
    place: Loc | None, device: Op, file_name: Callable[[str], str], path_of: Callable[[str], str]
) -> Loc | None:
    """The location of the operation at the tool's place, with its span and callers; failing that,
    the same place with a readable path. Tools get `file_name` of files, and `path_of` leads back.
    """
    if place is None or not place.file:
        return place
    same_line = [op.loc for op in device.walk() if op.loc.line == place.line and file_name(op.loc.file) == place.file]
    exact = next((loc for loc in same_line if loc.col == place.col), None)
    return (
        exact
        or next(iter(same_line), None)
        or Loc(path_of(place.file), place.line, place.col, place.end_col, place.function)
    )
