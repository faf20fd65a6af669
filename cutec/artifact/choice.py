"""Choices: functions of a bundle that dispatch to one of several exports. A call takes the
first export whose guard holds; if none does, it is refused. Guards depend on the arguments' symbols
and integers alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from cutec.artifact import guard
from cutec.artifact.form import OmitDefault, Written
from cutec.artifact.signature import Name, ScalarParam, Signature
from cutec.records import dataclass


@dataclass(frozen=True, slots=True)
class Form:
    """One of the exports that a choice takes, and when."""

    MANIFEST: ClassVar = Written(first=("when",))

    export: str
    "The export's name."
    when: OmitDefault[str] = ""
    "A guard (`artifact.guard`). Absent, in the last form only: it takes all other calls."


@dataclass(frozen=True, slots=True)
class Choice:
    """A function of a bundle that is one of several exports with one interface."""

    MANIFEST: ClassVar = Written(block=True)

    name: Name
    "The name that callers use."
    forms: tuple[Form, ...]
    "The exports, in the order in which their guards are tried."

    def __post_init__(self) -> None:
        if not self.name.isidentifier():
            raise ValueError(f"choice name {self.name!r} is no identifier")

    def check(self, signature: Signature) -> None:
        """Raise ValueError unless there are forms, and each but the last has a guard, over symbols
        and integer scalars of the signature.
        """
        if not self.forms:
            raise ValueError("there are no forms")
        names = guard_names(signature)
        if not all(form.when for form in self.forms[:-1]):
            raise ValueError("only the last form has an empty guard: those after it would never be taken")
        for when in filter(None, (form.when for form in self.forms)):
            guard.parse(when, names)

    @property
    def takes_all(self) -> bool:
        """Whether there is a form for every call."""
        return not self.forms[-1].when

    def export(self, values: Mapping[str, int]) -> str | None:
        """The name of the export for these symbols and integers, by name; None: no form takes
        them.
        """
        names = frozenset(values)
        taken = (f.export for f in self.forms if not f.when or guard.holds(guard.parse(f.when, names), values))
        return next(taken, None)

    def refusal(self, values: Mapping[str, int]) -> str:
        """What to say of a call that no form takes: the rules that do not hold."""
        call = ", ".join(f"{name}={value}" for name, value in values.items())
        rules = "; ".join(dict.fromkeys(form.when for form in self.forms))
        return f"no form of {self.name} takes {call}: none of its rules holds: {rules}"


def guard_names(signature: Signature) -> set[str]:
    """The names that guards, formulas of work and extents of workspaces may use: symbols and
    integer scalars.
    """
    return {s.name for s in signature.symbols} | {
        p.name for p in signature.params if isinstance(p, ScalarParam) and p.dtype[0] in "iu"
    }
