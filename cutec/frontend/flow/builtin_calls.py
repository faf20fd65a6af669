"""Replacements of Python's builtin functions for arguments that are known only at run time:
rewritten code calls them. On values known while tracing each does what the builtin does.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from cutec.frontend.flow.branches import emit_choice, is_dynamic
from cutec.frontend.flow.carried import Forget
from cutec.frontend.flow.flatten import has_user_state
from cutec.frontend.numbers import numeric
from cutec.frontend.numbers.numeric import Boolean, Numeric, maximum, minimum, select
from cutec.frontend.numbers.ranges import Range, Series


def _extremum(
    builtin: Callable[..., Any], prefer: Callable[[Any, Any], Any], ints: Callable[[Any, Any], Any]
) -> Callable[..., Any]:
    def replacement(*values: Any, key: Callable[[Any], Any] | None = None, **default: Any) -> Any:
        items = list(values[0]) if len(values) == 1 else list(values)
        if not items or not any(isinstance(item, Numeric) or key for item in items):
            return builtin(items, key=key, **default)
        best = items[0]
        for item in items[1:]:
            better = prefer(key(item), key(best)) if key else prefer(item, best)
            if not is_dynamic(better):
                best = item if better else best
            elif not key and _integers(item, best):
                best = ints(best, item)
            elif numeric.is_number(item) and numeric.is_number(best):
                best = select(better, item, best)
            else:
                best = emit_choice(better, lambda item=item: item, lambda best=best: best)
        return best

    return replacement


def _integers(*values: Any) -> bool:
    return all(
        (isinstance(v, int) and not isinstance(v, bool)) or (isinstance(v, Numeric) and type(v).is_integer)
        for v in values
    )


def any_(values: Iterable[Any]) -> Any:
    """`any(values)` of values that are all evaluated."""
    found: Any = False
    for value in values:
        if is_dynamic(value):
            found = Boolean(value) | found
        elif value:
            return True
    return found


def all_(values: Iterable[Any]) -> Any:
    """`all(values)` of values that are all evaluated."""
    found: Any = True
    for value in values:
        if is_dynamic(value):
            found = Boolean(value) & found
        elif not value:
            return False
    return found


def short_circuit(items: Iterator[Callable[[], Any]], wanted: bool, forget: Forget) -> Any:
    """`any(...)` (`wanted`: True) or `all(...)` with short-circuit evaluation: the items
    after a run-time item run in a branch, taken if that item does not decide.
    """
    for item in items:
        value = item()
        if is_dynamic(value):
            return _undecided(Boolean(value), item, items, wanted, forget)
        if bool(value) is wanted:
            return wanted
    return not wanted


def _undecided(
    test: Boolean, item: Callable[[], Any], items: Iterator[Callable[[], Any]], wanted: bool, forget: Forget
) -> Any:
    """`short_circuit` after an item with the run-time value `test`."""

    def rest() -> Any:
        """Capture `item`, so that the snapshot of this function finds the objects that the items
        can change.
        """
        return short_circuit(items, wanted, forget) if item else None

    arms = (lambda: wanted, rest) if wanted else (rest, lambda: wanted)
    return emit_choice(test, *arms, lambda _, then, orelse: test | orelse if wanted else test & then, forget)


def divmod_(a: Any, b: Any) -> Any:
    """`divmod(a, b)`."""
    return (a // b, a % b) if isinstance(a, Numeric) or isinstance(b, Numeric) else divmod(a, b)


def len_(value: Any) -> Any:
    """`len(value)`; of a range with run-time bounds its trip count."""
    return value.trips() if isinstance(value, (Range, Series)) else len(value)


def range_(*bounds: Any) -> Any:
    """`range(...)` as an expression, not in the head of a loop."""
    return (
        Range(*bounds)
        if any(is_dynamic(b) for b in bounds)
        else builtins.range(*(int(b) if isinstance(b, Numeric) else b for b in bounds))
    )


def reversed_(values: Any) -> Any:
    """`reversed(values)`."""
    return values.reversed() if isinstance(values, Range) else reversed(values)


def enumerate_(values: Any, start: Any = 0) -> Any:
    """`enumerate(values, start)`."""
    if not isinstance(values, (Range, Series)):
        return enumerate(values, start)
    return Series(values.trips(), lambda i: (i + start, values.item(i)))


def zip_(*values: Any, strict: bool = False) -> Any:
    """`zip(*values)`: of ranges a loop at run time."""
    if not any(isinstance(v, (Range, Series)) for v in values):
        return zip(*values, strict=strict)
    series = [Range(v.start, v.stop, v.step) if isinstance(v, builtins.range) else v for v in values]
    if not all(isinstance(v, (Range, Series)) for v in series):
        return zip(*values, strict=strict)  # iterating over the Range raises the error
    return Series(_LEAST(s.trips() for s in series), lambda i: tuple([s.item(i) for s in series]))


def contains(value: Any, container: Any) -> Any:
    """`value in container`."""
    if isinstance(container, builtins.range) and is_dynamic(value):
        container = Range(container.start, container.stop, container.step)
    if isinstance(container, Range):
        return container.contains(value)
    if isinstance(container, (tuple, list, set, frozenset, dict)) and (
        _holds_dynamic(value) or any(map(_holds_dynamic, container))
    ):
        return any_(item is value or equal(value, item) for item in container)
    # Python's `in` would convert its result to a bool
    if has_user_state(container) and hasattr(type(container), "__contains__"):
        found = container.__contains__(value)
        return found if is_dynamic(found) else bool(found)
    return value in container


def equal(a: Any, b: Any) -> Any:
    """`a == b`, also of tuples and lists that hold numbers known only at run time."""
    if isinstance(a, (tuple, list)) and isinstance(b, (tuple, list)) and (_holds_dynamic(a) or _holds_dynamic(b)):
        alike = isinstance(a, list) == isinstance(b, list) and len(a) == len(b)
        return all_([equal(x, y) for x, y in zip(a, b)]) if alike else False
    return a == b


def _holds_dynamic(value: Any) -> bool:
    return any(map(_holds_dynamic, value)) if isinstance(value, (tuple, list)) else is_dynamic(value)


def bool_(*value: Any) -> Any:
    """`bool(value)`."""
    return Boolean(value[0]) if value and is_dynamic(value[0]) else bool(*value)


_LEAST = _extremum(builtins.min, lambda a, b: a < b, minimum)
# By identity: objects of the user's classes need not be hashable.
_REPLACED: dict[int, Callable[..., Any]] = {
    id(builtins.min): _LEAST,
    id(builtins.max): _extremum(builtins.max, lambda a, b: a > b, maximum),
    id(builtins.any): any_,
    id(builtins.bool): bool_,
    id(builtins.all): all_,
    id(builtins.divmod): divmod_,
    id(builtins.len): len_,
    id(builtins.range): range_,
    id(builtins.reversed): reversed_,
    id(builtins.enumerate): enumerate_,
    id(builtins.zip): zip_,
}


def replacement(function: Any) -> Callable[..., Any] | None:
    """The replacement of a builtin function in traced code, if it has one."""
    return _REPLACED.get(id(function))
