"""Which line of the user's Python is being executed: the location that each traced operation gets.

Frames of cutec itself are skipped; what remains, innermost first, is the user's call chain. Rewritten functions keep the
user's file name and positions, so nothing has to be mapped back.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType, FunctionType, TracebackType

from cutec.diag.source import REGION_MARK
from cutec.ir.core import UNKNOWN, Loc

_PACKAGE = str(Path(__file__).resolve().parent.parent) + "/"
# All keyed by the identity of code objects (hashing one by value takes longer than all the rest of an operation's emission);
# `_kept` holds on to them, so that no identity is used twice.
_kept: dict[int, CodeType] = {}
_internal: dict[int, bool] = {}
_positions: dict[int, list[tuple[int | None, int | None, int | None, int | None]]] = {}
_chains: dict[tuple[int, ...], Loc] = {}
_boundaries: set[int] = set()


def is_internal(code: CodeType) -> bool:
    """Whether a code object belongs to cutec (or to Python's own machinery) rather than to the user's files."""
    known = _internal.get(id(code))
    if known is None:
        name = code.co_filename
        known = name.startswith(_PACKAGE) or name.startswith("<frozen") or name.endswith(("/contextlib.py", "/functools.py"))
        _internal[id(code)] = known
        _kept[id(code)] = code
    return known


def boundary(function: FunctionType) -> FunctionType:
    """Decorator: what this function calls starts the user's call chain; its own callers are no part of it."""
    _boundaries.add(id(function.__code__))
    return function


def user_location() -> Loc:
    """The location of the innermost user frame with its callers."""
    frames, key = [], []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        code = frame.f_code
        internal = _internal.get(id(code))
        if not (is_internal(code) if internal is None else internal):
            frames.append(frame)
            key += (id(code), frame.f_lasti)
        elif id(code) in _boundaries:
            break
        frame = frame.f_back
    chain = tuple(key)
    loc = _chains.get(chain)
    if loc is None:
        loc = _chains[chain] = _chain(frames)
    return loc


def location_of_traceback(tb: TracebackType | None, fallback: Loc = UNKNOWN, is_users: Callable[[str], bool] = lambda file: True) -> Loc:
    """The location at which an exception left the user's code: the innermost user frame of a traceback, with its callers up to a
    `boundary` (before one, if no user frame follows it). Files that `is_users` rejects (installed packages, say) are passed over."""
    loc: Loc | None = None
    before = fallback
    while tb is not None:
        code = tb.tb_frame.f_code
        if id(code) in _boundaries:
            loc, before = None, loc or before
        elif not is_internal(code) and is_users(code.co_filename):
            loc = _loc(code, tb.tb_lasti, tb.tb_lineno, _caller(loc, code))
        tb = tb.tb_next
    return loc or before


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
    start, end, col, end_col = _position(code, lasti, line)
    return Loc(code.co_filename, start, col + 1, end_col + 1 if end == start else 0, _function_name(code), caller)


def _position(code: CodeType, lasti: int, line: int) -> tuple[int, int, int, int]:
    """Line and columns of an instruction; Python 3.10 knows lines only."""
    if not hasattr(code, "co_positions"):
        return line, line, 0, -1
    table = _positions.get(id(code))
    if table is None:
        table = _positions[id(code)] = list(code.co_positions())
        _kept[id(code)] = code
    start, end, col, end_col = table[lasti // 2]
    return start or line, end or line, col or 0, -1 if end_col is None else end_col


def _function_name(code: CodeType) -> str:
    if not _is_region(code):
        return code.co_name
    qualified = getattr(code, "co_qualname", "")
    outer = [part for part in qualified.split(".") if part != "<locals>" and not part.startswith(REGION_MARK)]
    return outer[-1] if outer else ""

