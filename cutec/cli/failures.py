"""The report of each kind of failure, and its exit status."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING

import click

from cutec.cli import Terminated, output
from cutec.diag import CutecError, Note, error, exit_code
from cutec.diag.report import error_data
from cutec.diag.source import PACKAGE, STDLIB, is_users
from cutec.driver.build.build_errors import BuildErrors
from cutec.lazy import LazyModule
from cutec.version import __version__

if TYPE_CHECKING:
    import traceback

# A run that ends well loads none of them.
bugs = LazyModule("cutec.cli.bugs")
python_errors = LazyModule("cutec.driver.explain.python_errors")
space = LazyModule("cutec.diag.space")
unknown_names = LazyModule("cutec.driver.explain.unknown_names")

# traceback is imported where it is used: a build that goes well does not need it.
_UNWRITABLE = {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EISDIR}
# Exceptions of Python code for arguments that it is not made for.
_MISUSE = (TypeError, ValueError, AttributeError, LookupError, ArithmeticError)
_UNUSABLE = {
    errno.ENOENT,
    errno.EEXIST,
    errno.ELOOP,
    errno.ENAMETOOLONG,
    errno.EIO,
    errno.ENOTEMPTY,
    errno.ENOTSUP,
    errno.EBUSY,
}


# Files of cutec that act on behalf of the user's line: look up an imported name (`cutec.x`,
# `import cutlass.x`), run a rewritten statement.
_ON_BEHALF = {
    "__init__.py",
    "loc_ip.py",
    *(
        os.path.join(*path.split("/"))
        for path in ("driver/kernel_file/alias.py", "frontend/flow/control.py", "frontend/flow/builtin_calls.py")
    ),
}


def report(exc: BaseException, args: list[str]) -> int:
    """Report an exception that ended the program, and return the exit status."""
    if isinstance(exc, SystemExit):
        return _system_exit(exc)
    if isinstance(exc, BrokenPipeError):  # the reader of our output has ended
        _give_up_stdout()
        return 128 + 13
    if isinstance(exc, OSError) and (space.is_full(exc) or exc.errno == errno.EFBIG) and not exc.filename:
        _give_up_stdout()
    if isinstance(exc, (KeyboardInterrupt, click.Abort)):
        output.talk("\ncutec: interrupted; nothing was written")
        return 128 + (exc.number if isinstance(exc, Terminated) else 2)
    errors = [err for failure in _parts(exc) for err in _shown(failure, args)]
    _told.clear()
    if len(errors) > 1:
        gave_up = isinstance(exc, BuildErrors) and not exc.complete
        output.talk(f"{len(errors)} errors{', and perhaps more: the build has stopped here' if gave_up else ''}")
    if "--json" in args:
        output.json_result({"error": error_data(errors[0]), "errors": [error_data(err) for err in errors]})
    return exit_code(errors[0])


def errors_of(exc: BaseException, args: list[str]) -> list[CutecError]:
    """The errors of an exception that ended a build, which are not shown."""
    return [err for failure in _parts(exc) for err in _foreseen(failure) or [unforeseen(failure, args)]]


# Failures that were shown when they were found, with their errors.
_told: list[tuple[BaseException, list[CutecError]]] = []


def tell(failure: Exception) -> None:
    """Show a failure while the build goes on; `report` then counts it and does not repeat it. (Bugs
    of cutec are left to `report`, which writes a folder about each.)
    """
    errors = _foreseen(failure)
    for err in errors:
        output.show_error(err)
    if errors:
        _told.append((failure, errors))


def _parts(exc: BaseException) -> Sequence[BaseException]:
    return exc.failures if isinstance(exc, BuildErrors) else [exc]


def _shown(failure: BaseException, args: list[str]) -> list[CutecError]:
    told = next((errors for known, errors in _told if known is failure), None)
    if told is not None:
        return told
    errors = _foreseen(failure) or [unforeseen(failure, args)]
    for err in errors:
        output.show_error(err)
    return errors


def _foreseen(failure: BaseException) -> list[CutecError]:
    """The error for an exception of a foreseen kind; for a name that does not exist also those for
    others of the same function.
    """
    err = as_error(failure)
    if err is not None:
        return [err]
    if not users_fault(failure):
        return []
    first = python_errors.diagnosed(failure)
    known = {_position(e) for _, errors in _told for e in errors}
    return [first, *(e for e in unknown_names.further_unknown(failure, first) if _position(e) not in known)]


def _position(err: CutecError) -> tuple[str, int, int] | None:
    return (err.place.file, err.place.line, err.place.col) if err.place else None


def _give_up_stdout() -> None:
    """Drop what stdout still holds: Python's own flush at exit must not fail too."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def as_error(exc: BaseException) -> CutecError | None:
    """The diagnostic for an exception of a foreseen kind; None for others."""
    if isinstance(exc, CutecError):
        return exc
    if isinstance(exc, click.UsageError):
        command = exc.ctx.command_path if exc.ctx else "cutec"
        return error("E1001", exc.format_message(), help=f"`{command} -h` shows what is possible")
    if isinstance(exc, click.ClickException):
        return error("E1001", exc.format_message())
    if isinstance(exc, OSError) and not users_fault(exc):
        return _os_error(exc)
    if isinstance(exc, MemoryError) and not users_fault(exc):
        return error("E1032", f"out of memory{f': {exc}' if str(exc) else ''}", help="choose smaller extents or tiles")
    if isinstance(exc, UnicodeEncodeError) and exc.reason == "surrogates not allowed" and not users_fault(exc):
        return _no_text(exc.object[exc.start : exc.end])
    return None


def _os_error(exc: OSError) -> CutecError | None:
    what = f"{exc.filename}: {exc.strerror}" if exc.filename else str(exc.strerror)
    if space.is_full(exc):
        other = "choose another -o, --cache-dir or TMPDIR"
        if exc.filename:
            return space.no_space(str(exc.filename), os.path.dirname(exc.filename), other)
        return error("E1031", "no space left on the device", help=f"free some space, or {other}")
    if exc.errno == errno.EFBIG:
        return error("E1031", f"no space left: {what}", help="`ulimit -f` shows how large files may be")
    if exc.errno in _UNWRITABLE or (exc.errno in _UNUSABLE and exc.filename):
        return error("E1030", f"cannot use {what}", help="check its permissions, or choose another place")
    return None


def _no_text(letters: str) -> CutecError:
    """E1030 for a name whose bytes are no text: Python reads them as lone surrogates."""
    found = letters.encode(errors="surrogateescape").decode(errors="backslashreplace")
    return error(
        "E1030",
        f"a name on the command line, or of a folder, holds {found}, which is no text in this locale",
        help="rename it, or choose a UTF-8 locale: LC_ALL=C.UTF-8",
    )


def users_fault(exc: BaseException) -> bool:
    """Whether an exception comes from the user's own code. Frames are read outwards from the
    raising one, past Python's library and installed packages: the first one left is in a file of
    the user's, not of cutec; or an installed program was running, as with `cutec exec -m pytest`.
    The fault is also theirs where cutec acts on behalf of their line, or raises on purpose what
    Python would raise there (ZeroDivisionError of `x // 0`).
    """
    if isinstance(exc, SyntaxError) and exc.filename and not exc.filename.startswith(PACKAGE):
        return True
    import traceback

    frames = traceback.extract_tb(exc.__traceback__)
    if (
        frames
        and isinstance(exc, _MISUSE)
        and (frames[-1].line or "").startswith("raise ")
        and _user_place(exc.__traceback__) is not None
    ):
        return True
    for frame in reversed(frames):
        if frame.filename.startswith(PACKAGE) and frame.filename[len(PACKAGE) :] not in _ON_BEHALF:
            return False
        if is_users(frame.filename) or _runs_program(frame.filename):
            return True
    return False


def _runs_program(filename: str) -> bool:
    """Whether it is the module of Python's library that runs programs (it may be frozen)."""
    return filename in ("<frozen runpy>", os.path.join(STDLIB, "runpy.py"))


def unforeseen(exc: BaseException, args: list[str]) -> CutecError:
    """The diagnostic for an unforeseen exception: E0105 at the kernel's line for those that wrong
    arguments cause in Python code, E9001 for others.
    """
    place = _user_place(exc.__traceback__)
    said = f"{type(exc).__name__}: {exc}" if str(exc) else type(exc).__name__
    lowered = getattr(exc, "place", None)  # that of the operation that was being lowered
    folder = bugs.reproducer(exc, args)
    written = Note(f"versions, command line, traceback and the kernel file are in {folder}")
    if place is not None and isinstance(exc, _MISUSE):
        return error(
            "E0105",
            said,
            place,
            [Note("raised inside cutec by this call"), written],
            "check the arguments; if they are right, this is a bug in cutec: please report it with that folder",
        )
    notes = [Note(f"this is a bug in cutec {__version__}"), written]
    return error("E9001", said, place or lowered, notes, "please report it with that folder")


class _Place:
    """A line of the user's code in the traceback of an internal error. Columns need Python 3.11."""

    caller = None

    def __init__(self, frame: traceback.FrameSummary):
        self.file, self.line, self.function = frame.filename, frame.lineno or 0, frame.name
        column, end = getattr(frame, "colno", None), getattr(frame, "end_colno", None)
        self.col = 1 if column is None else column + 1
        self.end_col = end + 1 if end is not None and getattr(frame, "end_lineno", None) == frame.lineno else 0


def _user_place(tb: TracebackType | None) -> _Place | None:
    """The innermost line of the kernel in a traceback; None where no kernel was running."""
    import traceback

    frames = traceback.extract_tb(tb)
    outside = next((i for i, f in enumerate(frames) if f.filename.startswith(PACKAGE)), len(frames))
    users = [f for f in frames[outside:] if is_users(f.filename)]
    return _Place(users[-1]) if users else None


def _system_exit(exc: SystemExit) -> int:
    """The status of a kernel file that calls sys.exit: its number, but never 0, since nothing was
    built.
    """
    if isinstance(exc.code, int) and exc.code:
        return exc.code
    output.talk(str(exc.code) if exc.code else "cutec: the kernel file called sys.exit; nothing was built")
    return 1
