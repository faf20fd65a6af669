"""What an attribute or item is after a branch or loop that alone adds it."""

from __future__ import annotations

from typing import Any

from cutec.diag import Note, error
from cutec.frontend.core.location import user_location
from cutec.ir.core import Loc

# What a value is asked for by operators and statements of Python.
_OPERATORS = "add and floordiv lshift matmul mod mul or pow rshift sub truediv xor"
_QUESTIONS = "abs bool call contains enter eq float ge getitem gt index int invert iter le len lt ne neg pos setitem"


class Lost:
    """No value: the branch or loop that sets it may not have run. Whatever is done with it raises
    E0308.
    """

    __slots__ = ("_name", "_place")

    def __init__(self, name: str, place: Loc):
        self._name, self._place = name, place

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise self.refusal()

    def refusal(self) -> Exception:
        """E0308, at the line that uses it."""
        return error(
            "E0308",
            f"`{self._name}` has a value only if a branch or loop that runs on the device has run",
            user_location(),
            [Note("it is added in this branch or loop", self._place)],
            help="give it a value before the branch or loop",
        )

    def __hash__(self) -> int:
        return hash(Lost)


def _refuse(self: Lost, *operands: object) -> Any:
    if operands and isinstance(operands[0], Lost):
        return True  # two specs that are compared
    raise self.refusal()


for _name in _QUESTIONS.split():
    setattr(Lost, f"__{_name}__", _refuse)
for _name in _OPERATORS.split():
    setattr(Lost, f"__{_name}__", _refuse)
    setattr(Lost, f"__r{_name}__", _refuse)
