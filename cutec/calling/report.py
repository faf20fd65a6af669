"""How warnings and errors of a call are told."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType

from cutec import environment
from cutec.calling import log
from cutec.calling.options import CallOptions
from cutec.diag import Warning_, error
from cutec.diag.source import PACKAGE, is_users


class CutecWarning(UserWarning):
    """A diagnostic that does not stop a compilation."""


def show_warnings(found: Sequence[Warning_], options: CallOptions) -> None:
    """Python warnings of the warnings of a compilation; the first as an error where that is asked for."""
    for warning in found:
        if options.warnings_as_errors:
            raise error(warning.code, warning.message, warning.place, help="CUTEC_WARNINGS_AS_ERRORS=0 lets it pass")
        where = f"{warning.place.file}:{warning.place.line}: " if warning.place else ""
        log.warning("%s %s%s", warning.code, where, warning.message)
        warnings.warn(f"{where}{warning.code}: {warning.message}", CutecWarning, stacklevel=6)


@contextmanager
def without_own_frames() -> Iterator[None]:
    """Leave cutec's own frames out of the traceback of an error raised inside, as far as it comes from a user's code or tells of it."""
    try:
        yield
    except Exception as exc:
        if environment.flag("CUTEC_FILTER_STACKTRACE", True):
            exc.__traceback__ = _users_frames(exc.__traceback__)
        raise


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
