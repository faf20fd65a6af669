"""Assertions about elements, which a rehearsal does not have: it takes them to hold, so that the
program goes on behind them, as where its checks pass.

    assert (x - y).abs().max() < 0.01              # is true
    if not close(x, y).all(): raise Wrong(...)     # is false: this is an assertion too
"""

from __future__ import annotations

import ast
import linecache
import os
from functools import cache
from types import FrameType

_HERE = os.path.dirname(__file__) + os.sep


def holding(frame: FrameType | None) -> bool | None:
    """The truth of a condition with which the assertion holds that a frame, or the first of its
    callers outside of rehearsals, is at; None where that is at none, or it could be either.
    """
    while frame is not None and frame.f_code.co_filename.startswith(_HERE):
        frame = frame.f_back
    if frame is None:
        return None
    signs = next((s for first, last, s in _assertions(frame.f_code.co_filename) if first <= frame.f_lineno <= last), ())
    return signs[0] if len(signs) == 1 else None


@cache
def _assertions(file: str) -> list[tuple[int, int, tuple[bool, ...]]]:
    """The first and last line of each assertion of a file, and the truths of its conditions."""
    try:
        tree = ast.parse("".join(linecache.getlines(file)))
    except (SyntaxError, ValueError):
        return []
    found = list[tuple[int, int, tuple[bool, ...]]]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            found.append((node.lineno, node.end_lineno or node.lineno, tuple(_truths(node.test, True))))
        elif isinstance(node, ast.If) and _only_raises(node):
            found.append((node.lineno, node.test.end_lineno or node.lineno, tuple(_truths(node.test, False))))
    return found


def _only_raises(node: ast.If) -> bool:
    *before, last = node.body
    return isinstance(last, ast.Raise) and not node.orelse and all(isinstance(s, ast.Expr) for s in before)


def _truths(condition: ast.expr, wanted: bool) -> set[bool]:
    """The truths of the parts of a condition, where `not`, `and` and `or` join them, with which it
    is `wanted`.
    """
    if isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not):
        return _truths(condition.operand, not wanted)
    if isinstance(condition, ast.BoolOp):
        return {truth for part in condition.values for truth in _truths(part, wanted)}
    chosen = any(isinstance(node, ast.IfExp) or getattr(node, "ifs", None) for node in ast.walk(condition))
    return {True, False} if chosen else {wanted}
