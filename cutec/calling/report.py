"""How warnings and errors of a call are told."""

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
    """Python warnings of the warnings of a compilation; the first as an error where that is asked
    for.
    """
    for warning in found:
        if options.warnings_as_errors:
            raise error(warning.code, warning.message, warning.place, help="CUTEC_WARNINGS_AS_ERRORS=0 lets it pass")
        where = f"{warning.place.file}:{warning.place.line}: " if warning.place else ""
        log.warning("%s %s%s", warning.code, where, warning.message)
        warnings.warn(f"{where}{warning.code}: {warning.message}", CutecWarning, stacklevel=6)


def without_own_frames(work: Callable[[], T]) -> T:
    """The result of `work`. If it raises, cutec's own frames are left out of the traceback, unless
    that is switched off.
    """
    try:
        return work()
    except Exception as exc:
        if isinstance(exc, CutecError) and hasattr(exc, "add_note"):  # Python 3.11 shows it below the traceback
            exc.add_note(error_text(exc))
        if not environment.flag("CUTEC_FILTER_STACKTRACE", True):
            raise
        failed = exc.with_traceback(_users_frames(exc.__traceback__))
    raise failed


def _users_frames(trace: TracebackType | None) -> TracebackType | None:
    """A traceback's frames in files of the user's; all of it if there is none."""
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
