"""What depends on elements of tensors, which a rehearsal does not have."""

from __future__ import annotations

import os
import sys
from typing import Any

from cutec.rehearsal.assertions import holding


class Ended(BaseException):
    """The program needs something that a rehearsal lacks. `what` names it."""

    def __init__(self, what: str):
        super().__init__(what)
        self.what = what


class Unread:
    """The result of reading elements: `x.sum()`, `x.item()`. What is computed with it is unread
    too, and it can be printed. Assertions about it hold; where the program decides otherwise by it,
    the rehearsal ends.
    """

    def __init__(self, what: str):
        self._what = what

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *args: Any, **kwargs: Any) -> Unread:
        return self

    __getitem__ = __call__

    def __setitem__(self, key: Any, value: Any) -> None:
        """Nothing is written."""

    def __format__(self, spec: str) -> str:
        return repr(self)

    def __repr__(self) -> str:
        return f"<{self._what}, unread>"

    __hash__ = object.__hash__


def _ended(self: Unread, *args: Any, **kwargs: Any) -> Any:
    raise Ended(self._what)


def assumed(what: str) -> bool:
    """The truth of something unread in an assertion, which holds. Raises `Ended` anywhere else."""
    found = holding(sys._getframe(1))
    if found is None:
        raise Ended(what)
    return found


def _truth(self: Unread) -> bool:
    return assumed(self._what)


def place(exc: BaseException, program: str) -> str:
    """The innermost line of a program that led to an exception, else of any file."""
    trace, found = exc.__traceback__, ""
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if not found or os.path.abspath(file.partition("[cell ")[0]) == os.path.abspath(program):
            found = f"{file}:{trace.tb_lineno}"
        trace = trace.tb_next
    return found


_OPERATORS = "add sub mul truediv floordiv mod pow matmul and or xor lshift rshift"
for _name in ("neg", "abs", "invert", "round", "eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Unread, f"__{_name}__", Unread.__call__)
for _name in _OPERATORS.split():
    setattr(Unread, f"__{_name}__", Unread.__call__)
    setattr(Unread, f"__r{_name}__", Unread.__call__)
setattr(Unread, "__bool__", _truth)  # noqa: B010  # as the others
for _name in ("int", "float", "index", "iter", "len", "contains", "dlpack", "dlpack_device"):
    setattr(Unread, f"__{_name}__", _ended)
