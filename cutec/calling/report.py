"""Reporting warnings and errors of a call."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import TypeVar

from cutec import environment
from cutec.calling import log
from cutec.calling.options import CallOptions
from cutec.diag import CutecError, Warning_, error
from cutec.diag.report import error_text
from cutec.diag.source import PACKAGE, is_users

T = TypeVar("T")


class CutecWarning(UserWarning):
    """A diagnostic that does not stop a compilation."""


def show_warnings(found: Sequence[Warning_], options: CallOptions) -> None:
    """Issue a compilation's warnings as Python warnings; raise the first as an error where the
    options say so.
    """
    for warning in found:
        if options.warnings_as_errors:
            raise error(warning.code, warning.message, warning.place, help="CUTEC_WARNINGS_AS_ERRORS=0 lets it pass")
        where = f"{warning.place.file}:{warning.place.line}: " if warning.place else ""
        log.warning("%s %s%s", warning.code, where, warning.message)
        warnings.warn(f"{where}{warning.code}: {warning.message}", CutecWarning, stacklevel=6)


def without_own_frames(work: Callable[[], T]) -> T:
    """The result of `work`. If it raises, cutec's own frames are left out of the traceback
    (CUTEC_FILTER_STACKTRACE).
    """
    try:
        return work()
    except Exception as exc:
        add_note = getattr(exc, "add_note", None)  # of Python 3.11, which shows notes below the traceback
        if isinstance(exc, CutecError) and add_note is not None:
            add_note(error_text(exc))
        if not environment.flag("CUTEC_FILTER_STACKTRACE", True):
            raise
        failed = exc.with_traceback(_users_frames(exc.__traceback__))
    raise failed


def _users_frames(trace: TracebackType | None) -> TracebackType | None:
    """The frames of a traceback that are in the user's files."""
    frames = []
    current = trace
    while current is not None:
        name = current.tb_frame.f_code.co_filename
        if not name.startswith(PACKAGE) and is_users(name):
            frames.append(current)
        current = current.tb_next
    result: TracebackType | None = None
    for frame in reversed(frames):
        result = TracebackType(result, frame.tb_frame, frame.tb_lasti, frame.tb_lineno)
    return result
