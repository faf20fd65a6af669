"""Which line of the user's Python is being executed: the location that each traced operation gets.

Frames of cutec itself are skipped; what remains, innermost first, is the user's call chain. Rewritten functions keep the
user's file name and positions, so nothing has to be mapped back.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import CodeType, FrameType

from cutec.ir.core import UNKNOWN, Loc

_PACKAGE = str(Path(__file__).resolve().parent.parent) + "/"
_positions: dict[CodeType, list[tuple[int | None, int | None, int | None, int | None]]] = {}
_interned: dict[tuple[CodeType, int, Loc | None], Loc] = {}
_internal: dict[CodeType, bool] = {}
# Functions that the AST rewriter makes for loop bodies and branches carry this mark: they are part of the function
# around them, not calls.
REGION_MARK = "__cutec_region"


def is_internal(code: CodeType) -> bool:
    """Whether a code object belongs to cutec (or to Python's own machinery) rather than to the user's files."""
    known = _internal.get(code)
    if known is None:
        name = code.co_filename
        known = _internal[code] = name.startswith(_PACKAGE) or name.startswith("<frozen") or name.endswith(("/contextlib.py", "/functools.py"))
    return known


def user_location(stop: FrameType | None = None) -> Loc:
    """The location of the innermost user frame with its callers, up to the frame `stop` (exclusive)."""
    frames = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame is not stop:
        if not is_internal(frame.f_code):
            frames.append(frame)
        frame = frame.f_back
    return _chain(frames)


def location_of_traceback(tb, fallback: Loc = UNKNOWN) -> Loc:
    """The location at which an exception left the user's code: the innermost user frame of a traceback."""
    loc: Loc | None = None
    while tb is not None:
        if not is_internal(tb.tb_frame.f_code):
            loc = _loc(tb.tb_frame.f_code, tb.tb_lasti, tb.tb_lineno, None if _is_region(tb.tb_frame.f_code) and loc is None else _caller(loc, tb.tb_frame.f_code))
        tb = tb.tb_next
    return loc or fallback


def _chain(frames: list[FrameType]) -> Loc:
    loc: Loc | None = None
    for frame in reversed(frames):
        loc = _loc(frame.f_code, frame.f_lasti, frame.f_lineno, _caller(loc, frame.f_code))
    return loc or UNKNOWN


def _caller(outer: Loc | None, code: CodeType) -> Loc | None:
    """A region function stands where its loop stands: it inherits its function's caller instead of adding one."""
    return outer.caller if outer is not None and _is_region(code) else outer


def _is_region(code: CodeType) -> bool:
    return code.co_name.startswith(REGION_MARK)


def _loc(code: CodeType, lasti: int, line: int, caller: Loc | None) -> Loc:
    key = (code, lasti, caller)
    loc = _interned.get(key)
    if loc is None:
        start, end, col, end_col = _position(code, lasti, line)
        loc = _interned[key] = Loc(code.co_filename, start, col + 1, end_col + 1 if end == start else 0, _function_name(code), caller)
    return loc


def _position(code: CodeType, lasti: int, line: int) -> tuple[int, int, int, int]:
    """Line and columns of an instruction; Python 3.10 knows lines only."""
    if not hasattr(code, "co_positions"):
        return line, line, 0, -1
    table = _positions.get(code)
    if table is None:
        table = _positions[code] = list(code.co_positions())
    start, end, col, end_col = table[lasti // 2]
    return start or line, end or line, col or 0, -1 if end_col is None else end_col


def _function_name(code: CodeType) -> str:
    if not _is_region(code):
        return code.co_name
    qualified = getattr(code, "co_qualname", "")
    outer = [part for part in qualified.split(".") if part != "<locals>" and not part.startswith(REGION_MARK)]
    return outer[-1] if outer else ""


def hide_callers() -> None:
    """Count every function that is running now as machinery: what the driver calls from here on starts the user's call chain."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        _internal[frame.f_code] = True
        frame = frame.f_back
