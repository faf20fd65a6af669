"""Failures of a build: an error of one unit does not hide those of others."""

from __future__ import annotations

from collections.abc import Callable

from cutec.diag import CutecError
from cutec.diag.error import is_known
from cutec.diag.source import is_users

MOST = 20  # errors after which a build gives up


class BuildErrors(Exception):
    """Several failures of one build, in the order in which they were found: CutecErrors, and
    exceptions of the user's code. `complete`: the build did not give up before its end.
    """

    def __init__(self, failures: list[Exception], complete: bool):
        super().__init__(f"{len(failures)} errors")
        self.failures, self.complete = failures, complete


class Failures:
    """The failures of a build so far. Those of the same kind at the same line count once: a line is
    traced for each variant and arch. `complain` gets each when it is found.
    """

    def __init__(self, complain: Callable[[Exception], None]):
        self._complain = complain
        self._found: dict[tuple[object, ...], Exception] = {}

    def __bool__(self) -> bool:
        return bool(self._found)

    def add(self, failure: BaseException) -> None:
        """Note a failure. Raises BuildErrors when there are too many, and at once what is no
        `Exception`.
        """
        if not isinstance(failure, Exception):
            raise failure
        if _identity(failure) in self._found:
            return
        self._found[_identity(failure)] = failure
        self._complain(failure)
        if len(self._found) == MOST:
            raise BuildErrors(list(self._found.values()), False)

    def check(self) -> None:
        """Raise the failure, or BuildErrors if there are several."""
        failures = list(self._found.values())
        if len(failures) > 1:
            raise BuildErrors(failures, True)
        if failures:
            raise failures[0]


def _identity(failure: Exception) -> tuple[object, ...]:
    if isinstance(failure, CutecError):
        place = failure.place
        return (failure.code, *((place.file, place.line) if is_known(place) else (failure.message,)))
    return (type(failure), _users_line(failure) or str(failure))


def _users_line(failure: Exception) -> tuple[str, int] | None:
    """The innermost line of the user's files that an exception passed through."""
    found, traceback = None, failure.__traceback__
    while traceback is not None:
        file = traceback.tb_frame.f_code.co_filename
        if is_users(file):
            found = file, traceback.tb_lineno
        traceback = traceback.tb_next
    return found
