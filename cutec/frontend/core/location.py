"""Source locations: for each traced operation the line of the user's Python that is executed.

The frames on Python's stack that are not cutec's own are the user's call chain, innermost first.
Rewritten functions keep the user's file name and positions, so nothing has to be mapped back.
"""

from __future__ import annotations

import sys
from _thread import _local  # `threading` costs a cold build a millisecond
from collections.abc import Callable, Iterator
from types import CodeType, FrameType, FunctionType, TracebackType

from cutec.diag.source import PACKAGE, REGION_MARK
from cutec.ir.core import UNKNOWN, Loc, identity

# Caches, keyed by the identity of code objects (hashing one by value takes longer than all the rest
# of an operation's emission). `_alive` keeps the code objects, so that no identity is used twice.
_alive: dict[int, CodeType] = {}
_internal: dict[int, bool] = {}
_positions: dict[int, list[tuple[int | None, int | None, int | None, int | None]]] = {}
_chains: dict[tuple[int, int, int], Loc] = {}
_boundaries: set[int] = set()
_bounded: set[str] = set()  # modules that have boundaries
# Modules met so far whose frames are internal and no boundaries. A frame's module is looked at
# first: to read its code is an audit event, which a build has a hook for, and of ten frames between
# an operation and the user nine are cutec's.
_passed: set[str] = set()
_COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>")
# Code flags of generators, coroutines and asynchronous generators (CO_GENERATOR, CO_COROUTINE,
# CO_ASYNC_GENERATOR of `inspect`): each resumption has another caller.
SUSPENDED = 0x20 | 0x80 | 0x200


class _Walked(_local):
    """A cache of the last walk: the user's frames, outermost first, each with its code and the
    location of its caller. The callers of a frame stand still as long as it lives, so a walk ends
    at the first frame that the last walk met.
    """

    def __init__(self) -> None:
        self.frames: list[FrameType] = []
        self.codes: list[CodeType] = []
        self.above: list[Loc | None] = []
        self.depth: dict[FrameType, int] = {}

    def cut(self, count: int) -> None:
        """Drop all frames but the outermost `count`."""
        for frame in self.frames[count:]:
            del self.depth[frame]
        del self.frames[count:], self.codes[count:], self.above[count:]

    def add(self, frame: FrameType, code: CodeType, above: Loc | None) -> None:
        """Add the next inner frame."""
        self.depth[frame] = len(self.frames)
        self.frames.append(frame)
        self.codes.append(code)
        self.above.append(above)


_walked = _Walked()


def is_internal(code: CodeType) -> bool:
    """Whether a code object belongs to cutec or to Python's own machinery, and not to the user."""
    known = _internal.get(identity(code))
    if known is None:
        name = code.co_filename
        known = name.startswith((PACKAGE, "<frozen")) or name.endswith(("/contextlib.py", "/functools.py"))
        _internal[identity(code)] = known
        _alive[identity(code)] = code
    return known


def boundary(function: FunctionType) -> FunctionType:
    """Decorator: the user's call chain starts below this function; its callers are not part of the
    chain.
    """
    _boundaries.add(identity(function.__code__))
    _bounded.add(function.__module__)
    return function


def user_frames() -> Iterator[FrameType]:
    """The user's call chain, innermost first."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        if not is_internal(frame.f_code):
            yield frame
        elif identity(frame.f_code) in _boundaries:
            return
        frame = frame.f_back


def is_region(code: CodeType) -> bool:
    """Whether code is a region function: a body or operand that rewriting made a function."""
    return code.co_name.startswith(REGION_MARK)


def user_location() -> Loc:
    """The location of the innermost user frame, with its callers."""
    walked = _walked
    known, depth, passed = walked.depth, -1, _passed
    inner: list[tuple[FrameType, CodeType]] = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        module = frame.f_globals.get("__name__")
        if module not in passed:
            depth = known.get(frame, -1)
            if depth >= 0:
                inner.append((frame, walked.codes[depth]))
                break
            code = frame.f_code
            if not is_internal(code):
                inner.append((frame, code))
            elif identity(code) in _boundaries:
                break
            elif isinstance(module, str) and module.startswith("cutec.") and module not in _bounded:
                passed.add(module)
        frame = frame.f_back
    if depth + 1 < len(walked.frames):
        walked.cut(depth + 1)
    loc = None if depth < 0 else walked.above[depth]
    for frame, code in reversed(inner):
        if frame not in known and not code.co_flags & SUSPENDED:
            walked.add(frame, code, loc)
        loc = _at(frame, code, loc)
    return loc or UNKNOWN


def forget_frames() -> None:
    """Drop the cached frames, at the end of tracing."""
    _walked.cut(0)


def _at(frame: FrameType, code: CodeType, above: Loc | None) -> Loc:
    """The current location in a user frame with this code that is called from `above`."""
    key = (identity(code), frame.f_lasti, identity(above))
    loc = _chains.get(key)
    if loc is None:
        loc = _chains[key] = _loc(code, frame.f_lasti, frame.f_lineno, _caller(above, code))
    return loc


def location_of_traceback(
    tb: TracebackType | None, fallback: Loc = UNKNOWN, is_users: Callable[[str], bool] = lambda file: True
) -> Loc:
    """The location where an exception left the user's code: the innermost user frame of a
    traceback, with its callers up to the last `boundary`; if no user frame follows that, the
    innermost one before it. Files that `is_users` rejects (installed packages, say) are skipped.
    """
    loc: Loc | None = None
    before = fallback
    while tb is not None:
        code = tb.tb_frame.f_code
        if identity(code) in _boundaries:
            loc, before = None, loc or before
        elif not is_internal(code) and is_users(code.co_filename):
            loc = _loc(code, tb.tb_lasti, tb.tb_lineno, _caller(loc, code))
        tb = tb.tb_next
    return loc or before


def _caller(outer: Loc | None, code: CodeType) -> Loc | None:
    """The caller in a location. A region function is part of the function around it, so it takes
    that function's caller. So does a comprehension, which from Python 3.12 on is no function: the
    locations are the same under all versions.
    """
    return outer.caller if outer is not None and _is_inlined(code.co_name) else outer


def _is_inlined(name: str) -> bool:
    return name.startswith(REGION_MARK) or name in _COMPREHENSIONS


def _loc(code: CodeType, lasti: int, line: int, caller: Loc | None) -> Loc:
    start, end, col, end_col = _position(code, lasti, line)
    return Loc(code.co_filename, start, col + 1, end_col + 1 if end == start else 0, _function_name(code), caller)


def _position(code: CodeType, lasti: int, line: int) -> tuple[int, int, int, int]:
    """Line and columns of an instruction; Python 3.10 knows lines only."""
    if sys.version_info < (3, 11):
        return line, line, 0, -1
    table = _positions.get(identity(code))
    if table is None:
        table = _positions[identity(code)] = list(code.co_positions())
        _alive[identity(code)] = code
    start, end, col, end_col = table[lasti // 2]
    return start or line, end or line, col or 0, -1 if end_col is None else end_col


def _function_name(code: CodeType) -> str:
    if not _is_inlined(code.co_name):
        return code.co_name
    qualified = getattr(code, "co_qualname", "")
    outer = [part for part in qualified.split(".") if part != "<locals>" and not _is_inlined(part)]
    return outer[-1] if outer else ""
