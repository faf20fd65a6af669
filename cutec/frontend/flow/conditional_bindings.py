"""Variables that `:=` binds in a part of an expression that is evaluated only if a run-time
condition holds.

`a and (m := f(x)) > 3` binds m where `a` holds. A variable that had a value is joined like one of a
branch. One that had none is kept here with the conditions under which it has one, and gets it back
where they are known to hold: in the branches of an `if`, in the body of a `while`, in operands
further right. What a condition says about its parts is recorded as `and`, `or` and `not` make it; a
condition is told from others by its IR value alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from cutec.diag import Note
from cutec.frontend.core.context import active, current
from cutec.frontend.flow.access_paths import ABSENT, UNBOUND, Snapshot, Variable
from cutec.frontend.numbers.numeric import Numeric
from cutec.ir.core import Loc, Value
from cutec.records import dataclass, replace

# A value (of any numeric class) that is true, or false.
Condition = tuple[Value, bool]
Conditions = frozenset[Condition]
NOTHING: Conditions = frozenset()


@dataclass(frozen=True, eq=False)
class ConditionalBinding:
    """A variable with the value that it has where all the conditions hold."""

    place: Variable
    value: Any
    conditions: Conditions


def implied_by(test: Any, holds: bool) -> Conditions:
    """All that is known to hold where `test` is true (or false)."""
    if not isinstance(test, Numeric) or test.is_static:
        return NOTHING
    more = current().implications.get(test.ir)
    return frozenset([(test.ir, holds)]) | (more[not holds] if more else NOTHING)


def record_implications(result: Any, if_true: Conditions, if_false: Conditions) -> None:
    """Note what follows from a condition."""
    if isinstance(result, Numeric) and not result.is_static:
        current().implications[result.ir] = if_true, if_false


def negated(result: Any, test: Any) -> Any:
    """`result`, which is `not test`."""
    record_implications(result, implied_by(test, False), implied_by(test, True))
    return result


def bind_implied(test: Any, holds: bool, names: Collection[str] = ()) -> list[Variable]:
    """Give the variables their values that have one where `test` is true (or false); those of them
    that are not among `names`.
    """
    maybe = current().conditional
    if not maybe:
        return []
    known = implied_by(test, holds)
    bound = [m for m in maybe.values() if m.conditions <= known and m.place.get() is UNBOUND]
    for entry in bound:
        entry.place.set(entry.value)
    return [entry.place for entry in bound if entry.place.name not in names]


def assuming(
    test: Any, holds: bool, body: Callable[[], Any] | None, names: Collection[str] = ()
) -> Callable[[], Any] | None:
    """`body` as it runs where `test` is true (or false). It takes care of the variables `names`
    itself.
    """
    trace = active()
    if body is None or trace is None or not trace.conditional:
        return body

    def run() -> Any:
        bound = bind_implied(test, holds, names)
        try:
            return body()
        finally:
            for place in bound:
                place.set(UNBOUND)

    return run


def newly_bound(snapshot: Snapshot, before: dict[Any, ConditionalBinding]) -> dict[Any, ConditionalBinding]:
    """The variables that an operand has bound since the snapshot, when the trace knew of `before`,
    surely or in a part of it; unbinds them.
    """
    found = {key: entry for key, entry in current().conditional.items() if before.get(key) is not entry}
    for place in snapshot.bound():
        found[place.key()] = ConditionalBinding(place, place.get(), NOTHING)
        place.set(UNBOUND)
    return {key: entry for key, entry in found.items() if entry.place.get() is UNBOUND}


def bound_in_operands(
    arms: Sequence[dict[Any, ConditionalBinding]], test: Numeric
) -> tuple[list[tuple[ConditionalBinding, list[Any]]], list[Variable]]:
    """What two operands, of which `test` decides, have bound that had no value: with their values
    in both (ABSENT in one), and the conditions under which they have them afterwards; and those
    that are not told apart, with no value afterwards.
    """
    kept, lost = [], []
    for key, entry in {**arms[0], **arms[1]}.items():
        here = [arm.get(key) for arm in arms]
        if all(here):
            conditions = here[0].conditions | here[1].conditions
            if conditions:
                lost.append(entry.place)
                continue
        else:
            conditions = entry.conditions | {(test.ir, here[0] is not None)}
        kept.append((replace(entry, conditions=conditions), [m.value if m else ABSENT for m in here]))
    return kept, lost


def suspend(entry: ConditionalBinding) -> bool:
    """Keep what a variable holds for where its conditions hold; whether there are any, so that it
    has no value here.
    """
    if entry.conditions:
        current().conditional[entry.place.key()] = replace(entry, value=entry.place.get())
        entry.place.set(UNBOUND)
    return bool(entry.conditions)


def unbind(place: Variable) -> None:
    """A variable has no value any more, whatever holds."""
    current().conditional.pop(place.key(), None)
    place.set(UNBOUND)


def explanation(place: Variable, loc: Loc) -> tuple[str, str, list[Note]]:
    """For the error if the variable is used: its name, what is wrong, and where it is assigned."""
    text = f"`{place.name}` has a value only if a part of an expression is evaluated, which is decided at run time"
    return place.name, text, [Note("the expression is here", loc)]
