"""What depends on elements of tensors, which a rehearsal does not have."""

from __future__ import annotations

from typing import Any


class Ended(BaseException):
    """The program needs something that a rehearsal lacks. `what` names it."""

    def __init__(self, what: str):
        super().__init__(what)
        self.what = what


class Unread:
    """The result of reading elements: `x.sum()`, `x.item()`. What is computed with it is unread
    too, and it can be printed. The rehearsal ends where the program decides by it.
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


_OPERATORS = "add sub mul truediv floordiv mod pow matmul and or xor lshift rshift"
for _name in ("neg", "abs", "invert", "round", "eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Unread, f"__{_name}__", Unread.__call__)
for _name in _OPERATORS.split():
    setattr(Unread, f"__{_name}__", Unread.__call__)
    setattr(Unread, f"__r{_name}__", Unread.__call__)
for _name in ("bool", "int", "float", "index", "iter", "len", "contains", "dlpack", "dlpack_device"):
    setattr(Unread, f"__{_name}__", _ended)
