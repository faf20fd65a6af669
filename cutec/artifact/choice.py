"""Choices: functions of a bundle that dispatch to one of several exports. A call takes the
first export whose guard holds. Guards depend on the arguments' symbols and integers alone.
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
    "A guard (`artifact.guard`); the last form has none."


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
        """Raise ValueError unless each form but the last has a guard, over symbols and integer
        scalars of the signature.
        """
        if not self.forms or self.forms[-1].when:
            raise ValueError("the last form needs an empty guard: it is what all other calls take")
        names = guard_names(signature)
        for form in self.forms[:-1]:
            if not form.when:
                raise ValueError("only the last form has an empty guard: those after it would never be taken")
            guard.parse(form.when, names)

    def export(self, values: Mapping[str, int]) -> str:
        """The name of the export for these symbols and integers, by name."""
        names = frozenset(values)
        return next(
            form.export for form in self.forms if not form.when or guard.holds(guard.parse(form.when, names), values)
        )


def guard_names(signature: Signature) -> set[str]:
    """The names that guards, formulas of work and extents of workspaces may use: symbols and
    integer scalars.
    """
    return {s.name for s in signature.symbols} | {
        p.name for p in signature.params if isinstance(p, ScalarParam) and p.dtype[0] in "iu"
    }
