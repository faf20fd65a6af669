"""Conditional bindings: variables that `:=` binds in a part of an expression that is evaluated only
if a run-time condition holds.

A variable with a previous value is joined as after a branch. A variable without a previous value
is stored with its conditions, and bound again where they hold: in the branches of an `if`, in the
body of a `while`, in operands further right. `and`, `or` and `not`
record what their results imply about their operands; conditions are identified by IR value.

    if a and (m := f(x)) > 3:    # m is bound if a; the test implies a
        use(m)                   # so m has its value here,
    use(m)                       # and none here: E0306
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, overload

from cutec.diag import Note
from cutec.frontend.core.context import active, current
from cutec.frontend.flow.access_paths import ABSENT, UNBOUND, Snapshot, Variable
from cutec.frontend.numbers.numeric import Numeric
from cutec.ir.core import Loc, Value
from cutec.records import dataclass, replace

# An IR value of any numeric class, and whether it is true or false.
Condition = tuple[Value, bool]
Conditions = frozenset[Condition]
NOTHING: Conditions = frozenset()


@dataclass(frozen=True, eq=False)
class ConditionalBinding:
    """A variable, and its value where all the conditions hold."""

    variable: Variable
    value: Any
    conditions: Conditions


def implied_by(test: Any, holds: bool) -> Conditions:
    """All conditions that hold where `test` is true (`holds`) or false."""
    if not isinstance(test, Numeric) or test.is_static:
        return NOTHING
    more: tuple[Conditions, Conditions] | None = current().implications.get(test.ir)
    return frozenset([(test.ir, holds)]) | (more[not holds] if more else NOTHING)


def record_implications(result: Any, if_true: Conditions, if_false: Conditions) -> None:
    """Record the conditions that hold if `result` is true, and if it is false."""
    if isinstance(result, Numeric) and not result.is_static:
        current().implications[result.ir] = if_true, if_false


def negated(result: Any, test: Any) -> Any:
    """`result`, which is `not test`."""
    record_implications(result, implied_by(test, False), implied_by(test, True))
    return result


def bind_implied(test: Any, holds: bool, names: Collection[str] = ()) -> list[Variable]:
    """Bind the variables that have a value where `test` is true (`holds`) or false. Returns them
    without those among `names`.
    """
    bindings: dict[Any, ConditionalBinding] = current().conditional
    if not bindings:
        return []
    known = implied_by(test, holds)
    bound = [b for b in bindings.values() if b.conditions <= known and b.variable.get() is UNBOUND]
    for entry in bound:
        entry.variable.set(entry.value)
    return [entry.variable for entry in bound if entry.variable.name not in names]


@overload
def assuming(test: Any, holds: bool, body: Callable[[], Any], names: Collection[str] = ()) -> Callable[[], Any]: ...
@overload
def assuming(
    test: Any, holds: bool, body: Callable[[], Any] | None, names: Collection[str] = ()
) -> Callable[[], Any] | None: ...
def assuming(
    test: Any, holds: bool, body: Callable[[], Any] | None, names: Collection[str] = ()
) -> Callable[[], Any] | None:
    """`body`, run with the variables bound that have a value where `test` is true (`holds`) or
    false. The caller restores the variables `names` itself.
    """
    trace = active()
    if body is None or trace is None or not trace.conditional:
        return body

    def run() -> Any:
        bound = bind_implied(test, holds, names)
        try:
            return body()
        finally:
            for variable in bound:
                variable.set(UNBOUND)

    return run


def newly_bound(snapshot: Snapshot, before: dict[Any, ConditionalBinding]) -> dict[Any, ConditionalBinding]:
    """The variables that an operand has bound since the snapshot, always or conditionally; unbinds
    them. `before`: the conditional bindings at the snapshot.
    """
    found = {key: entry for key, entry in current().conditional.items() if before.get(key) is not entry}
    for variable in snapshot.bound():
        found[variable.key()] = ConditionalBinding(variable, variable.get(), NOTHING)
        variable.set(UNBOUND)
    return {key: entry for key, entry in found.items() if entry.variable.get() is UNBOUND}


def bound_in_operands(
    arms: Sequence[dict[Any, ConditionalBinding]], test: Numeric
) -> tuple[list[tuple[ConditionalBinding, list[Any]]], list[Variable]]:
    """Join the bindings that the two operands of a choice by `test` have made. First: bindings with
    their values in both operands (ABSENT: not bound in one) and their conditions afterwards.
    Second: variables bound in both under conditions that cannot be expressed; they lose their
    values.
    """
    bound: list[tuple[ConditionalBinding, list[Any]]] = []
    lost: list[Variable] = []
    for key, entry in {**arms[0], **arms[1]}.items():
        then, orelse = arms[0].get(key), arms[1].get(key)
        if then and orelse:
            conditions = then.conditions | orelse.conditions
            if conditions:
                lost.append(entry.variable)
                continue
        else:
            conditions = entry.conditions | {(test.ir, then is not None)}
        values = [arm.value if arm else ABSENT for arm in (then, orelse)]
        bound.append((replace(entry, conditions=conditions), values))
    return bound, lost


def suspend(entry: ConditionalBinding) -> bool:
    """Unbind a variable whose binding has conditions, and store its value for where they hold.
    Returns whether it has any.
    """
    if entry.conditions:
        current().conditional[entry.variable.key()] = replace(entry, value=entry.variable.get())
        entry.variable.set(UNBOUND)
    return bool(entry.conditions)


def unbind(variable: Variable) -> None:
    """Unbind a variable under all conditions."""
    current().conditional.pop(variable.key(), None)
    variable.set(UNBOUND)


def explanation(variable: Variable, loc: Loc) -> tuple[str, str, list[Note]]:
    """Arguments of `forget`, for the error if the variable is used: name, reason, notes."""
    text = f"`{variable.name}` has a value only if a part of an expression is evaluated, which is decided at run time"
    return variable.name, text, [Note("the expression is here", loc)]
