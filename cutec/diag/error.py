"""The one exception class for every error that a user can cause, and the exit code that its
diagnostic code implies.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeGuard

from cutec.records import dataclass, field


class Place(Protocol):
    """Anything that points into Python source (`cutec.ir.core.Loc` does): file, 1-based line and
    column, and the place that called the function it is in.
    """

    @property
    def file(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def col(self) -> int: ...
    @property
    def end_col(self) -> int: ...
    @property
    def function(self) -> str: ...
    @property
    def caller(self) -> Place | None: ...


def place_data(place: Place | None) -> dict[str, Any] | None:
    """A place as plain data: file, 1-based line and column (in bytes of UTF-8, the end exclusive, 0
    for the line's end) and the chain of callers.
    """
    if not is_known(place):
        return None
    return {
        "file": place.file,
        "line": place.line,
        "column": place.col,
        "end_column": place.end_col,
        "function": place.function,
        "caller": place_data(place.caller),
    }


def is_known(place: Place | None) -> TypeGuard[Place]:
    """Whether a place points anywhere at all."""
    return place is not None and bool(place.file)


@dataclass(frozen=True, slots=True)
class Note:
    """A further remark, with its place if it has one ("the other branch is here")."""

    message: str
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Warning_:
    """A diagnostic that does not stop the build."""

    code: str
    message: str
    place: Place | None = None


@dataclass
class CutecError(Exception):
    """An error. `code` is a key of `cutec.diag.codes`; `help`, given where the error is raised,
    says what to do instead.
    """

    code: str
    message: str
    place: Place | None = None
    notes: list[Note] = field(default_factory=list)
    help: str = ""

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"

    __hash__ = Exception.__hash__


def error(
    code: str, message: str, place: Place | None = None, notes: list[Note] | None = None, help: str = ""
) -> CutecError:
    """Make a CutecError (raise it yourself, so that readers see the control flow)."""
    return CutecError(code, message, place, notes or [], help)


# Exit codes by the first digit of a code, which says who has to act: E0xxx the kernel's source,
# E1xxx the command line or spec, E2xxx the toolchain, E3xxx a bundle or manifest, E4xxx GPU and
# driver, E5xxx findings of a run or a comparison, E9xxx cutec itself.
_EXIT = {"0": 1, "1": 2, "2": 3, "3": 2, "4": 4, "5": 1, "9": 70}


def exit_code(err: CutecError) -> int:
    """0 ok, 1 the user's source, 2 usage or bad input files, 3 a tool missing or failing, 4 no
    usable GPU or driver, 70 a bug.
    """
    return _EXIT[err.code[1]]
