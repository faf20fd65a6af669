"""Who asks: whether a question comes from the user's code, or is the business of Python, of an
installed package or of cutec.

User code asks itself, or through functions that it calls: `numpy.load("table.npy")` reads a file of
the user's. What a package does because it is imported is its own business: its files stand for it.
"""

from __future__ import annotations

import os
from functools import cache
from types import FrameType

from cutec.diag.source import PACKAGE, STDLIB, is_installed
from cutec.ir.core import Loc
from cutec.records import dataclass
from cutec.resources import tree

_TEMPLATES = f"{tree('templates')}{os.sep}"  # Jinja makes code of them, which includes others
_OWN, _LIBRARY, _UNKNOWN, _USERS = range(4)


@dataclass(frozen=True)
class Asker:
    """The innermost frame of the user's. through: the function that it called and that led to the
    question; "" if the frame itself asks.
    """

    frame: FrameType
    through: str

    @property
    def place(self) -> Loc:
        """The line that asks."""
        return Loc(self.frame.f_code.co_filename, self.frame.f_lineno, 1, 0, self.frame.f_code.co_name)


def asker(frame: FrameType | None) -> Asker | None:
    """Who asks what happens in this frame; None where it is not the user's code."""
    through = ""
    while frame is not None:
        code = frame.f_code
        owner = _owner(code.co_filename)
        if owner == _USERS:
            return Asker(frame, through)
        if owner == _OWN or (owner == _LIBRARY and code.co_name == "<module>"):
            return None
        through = code.co_name
        frame = frame.f_back
    return None


def is_for_user(frame: FrameType | None) -> bool:
    """Whether what happens in this frame, an import say, is done for user code and not for cutec
    itself.
    """
    while frame is not None:
        owner = _owner(frame.f_code.co_filename)
        if owner in (_OWN, _USERS):
            return owner == _USERS
        frame = frame.f_back
    return False


@cache
def _owner(file: str) -> int:
    """Whose a file of code is. Code without a file is its caller's."""
    if file.startswith("<"):
        return _UNKNOWN
    if file.startswith((PACKAGE, _TEMPLATES)):
        return _OWN
    return _LIBRARY if file.startswith(STDLIB) or is_installed(file) else _USERS
