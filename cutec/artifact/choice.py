"""Choices: functions of a bundle that dispatch to one of several exports. A call takes the
first export whose guard holds or, where they have costs, of those whose guards hold the one of
least cost; if none holds, it is refused. Guards and costs depend on the arguments' symbols and
integers alone.
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

    MANIFEST: ClassVar = Written(first=("when", "cost"))

    export: str
    "The export's name."
    when: OmitDefault[str] = ""
    """A guard (`artifact.guard`). Absent, in the last form or where forms have costs: it takes all
    calls.
    """
    cost: OmitDefault[str] = ""
    "What a call costs, a sum of the same grammar. All forms of a choice have one, or none has."


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
        """Raise ValueError unless there are forms, and either all have costs, or each but the last
        has a guard. Guards and costs are over symbols and integer scalars of the signature.
        """
        if not self.forms:
            raise ValueError("there are no forms")
        names = guard_names(signature)
        without = [form.export for form in self.forms if not form.cost]
        if self.has_costs and without:
            raise ValueError(f"{without[0]} has no cost, and other forms have one: all have a cost, or none has")
        if not self.has_costs and not all(form.when for form in self.forms[:-1]):
            raise ValueError("only the last form has an empty guard: those after it would never be taken")
        for form in self.forms:
            if form.when:
                guard.parse(form.when, names)
            if form.cost:
                guard.parse_sum(form.cost, names)

    @property
    def has_costs(self) -> bool:
        """Whether calls take the form of least cost, not the first."""
        return any(form.cost for form in self.forms)

    @property
    def takes_all(self) -> bool:
        """Whether there is a form for every call."""
        return not all(form.when for form in self.forms)

    def export(self, values: Mapping[str, int]) -> str | None:
        """The name of the export for these symbols and integers, by name; None: no form takes
        them. Of forms with equal costs it is the first.
        """
        names = frozenset(values)
        taken = (f for f in self.forms if not f.when or guard.holds(guard.parse(f.when, names), values))
        if self.has_costs:
            found = min(taken, key=lambda f: guard.holds(guard.parse_sum(f.cost, names), values), default=None)
        else:
            found = next(taken, None)
        return found and found.export

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
