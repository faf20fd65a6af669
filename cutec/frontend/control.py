"""The helper that rewritten code calls: it runs control flow as Python does, or hands what depends on run-time values to `regions`."""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable
from types import CellType
from typing import Any

from cutec.diag import Note, error
from cutec.frontend import context, ranges, regions
from cutec.frontend.assertion import emit_assertion
from cutec.frontend.location import user_location
from cutec.frontend.numeric import Boolean, Numeric, select
from cutec.frontend.ranges import Range
from cutec.frontend.signals import BREAK, CONTINUE, Jump, Return, Shape

CHAINED = {
    "Lt": "lt",
    "LtE": "le",
    "Gt": "gt",
    "GtE": "ge",
    "Eq": "eq",
    "NotEq": "ne",
    "Is": "is_",
    "IsNot": "is_not",
    "In": "in",
    "NotIn": "not in",
}
_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "eq": operator.eq,
    "ne": operator.ne,
    "is_": operator.is_,
    "is_not": operator.is_not,
    "in": lambda a, b: a in b,
    "not in": lambda a, b: a not in b,
}


def is_dynamic(value: Any) -> bool:
    """Whether a value is a number known only at run time."""
    return isinstance(value, Numeric) and not value.is_static


class Control:
    """The hidden helper of one rewritten function."""

    BREAK, CONTINUE = BREAK, CONTINUE
    returned = staticmethod(Return)
    range_of = staticmethod(ranges.range_of)

    def __init__(self, shapes: list[Shape]):
        self._shapes = shapes
        self.unbound: dict[str, tuple[str, list[Note]]] = {}
        self.cell = CellType(self)

    def _forget(self, name: str, why: str, notes: list[Note]) -> None:
        """Remember why a variable has no value, for the error if it is used."""
        self.unbound[name] = why, notes

    def if_(self, test: Any, then: Callable[[], Any], orelse: Callable[[], Any] | None, index: int) -> Jump | None:
        """An `if` statement."""
        if is_dynamic(test):
            return regions.emit_if(test, then, orelse, self._shapes[index], self._forget)
        if test:
            return then()
        return orelse() if orelse else None

    def for_(self, iterable: Any, body: Callable[[Any], Any], orelse: Callable[[], Any] | None, index: int) -> Jump | None:
        """A `for` statement: over a Range a loop at run time, over anything else Python's."""
        shape = self._shapes[index]
        if isinstance(iterable, Range) and not _runs_while_tracing(iterable, shape):
            if iterable.static is None or len(iterable.static):
                regions.emit_for(iterable, body, shape, self._forget)
            return orelse() if orelse else None
        for item in iterable.static if isinstance(iterable, Range) and iterable.static is not None else iterable:
            signal = body(item)
            if signal is BREAK:
                return None
            if isinstance(signal, Return):
                return signal
        return orelse() if orelse else None

    def while_(self, test: Callable[[], Any], body: Callable[[], Any], orelse: Callable[[], Any] | None, index: int) -> Jump | None:
        """A `while` statement: Python's for as long as the condition is known while tracing, then a loop at run time."""
        while True:
            if context.active() is None:
                condition = test()
            else:
                condition, keep, undo = regions.probe(test, self._shapes[index])
                if is_dynamic(condition):
                    undo()
                    regions.emit_while(test, body, self._shapes[index], self._forget)
                    break
                keep()
            if not condition:
                break
            signal = body()
            if signal is BREAK:
                return None
            if isinstance(signal, Return):
                return signal
        return orelse() if orelse else None

    def and_(self, value: Any, *rest: Callable[[], Any]) -> Any:
        """`value and ...`, evaluating the operands as far as Python does."""
        for position, operand in enumerate(rest):
            if is_dynamic(value):
                first = value
                return regions.emit_choice(
                    first, lambda: self.and_(operand(), *rest[position + 1 :]), lambda: first, _logical("and", first)
                )
            if not value:
                return value
            value = operand()
        return value

    def or_(self, value: Any, *rest: Callable[[], Any]) -> Any:
        """`value or ...`, evaluating the operands as far as Python does."""
        for position, operand in enumerate(rest):
            if is_dynamic(value):
                first = value
                return regions.emit_choice(first, lambda: first, lambda: self.or_(operand(), *rest[position + 1 :]), _logical("or", first))
            if value:
                return value
            value = operand()
        return value

    def not_(self, value: Any) -> Any:
        """`not value`."""
        return ~Boolean(value) if is_dynamic(value) else not value

    def if_else(self, test: Any, then: Callable[[], Any], orelse: Callable[[], Any]) -> Any:
        """`then if test else orelse`."""
        if is_dynamic(test):
            return regions.emit_choice(test, then, orelse)
        return then() if test else orelse()

    def chain(self, operators: tuple[str, ...], left: Any, right: Any, *rest: Callable[[], Any]) -> Any:
        """`left < right < ...`: each operand is evaluated once, and only if the comparisons before it hold."""
        result = _COMPARE[operators[0]](left, right)
        if not rest:
            return result
        return self.and_(result, lambda: self.chain(operators[1:], right, rest[0](), *rest[1:]))

    def holds(self, test: Any, message: Callable[[], Any] | None = None) -> bool:
        """The condition of an `assert`: one known only at run time is checked on the device if assertions are enabled."""
        if not is_dynamic(test):
            return bool(test)
        emit_assertion(test, lambda: str(message()) if message else "assertion failed")
        return True

    def caught(self) -> None:
        """Begin an `except` block. Raises E0313 if the exception comes out of a branch or loop that runs on the device."""
        exception = sys.exc_info()[1]
        if context.active() is not None and getattr(exception, "__cutec_left_region__", False):
            raise error(
                "E0313",
                f"{type(exception).__name__} is raised in a branch or loop that runs on the device and caught outside",
                user_location(),
                help="exceptions are raised while compiling; use const_expr if the condition is known then",
            ) from exception


def _runs_while_tracing(loop: Range, shape: Shape) -> bool:
    """Host code has no loops, and one with break or return cannot be traced: if the bounds are known, Python runs it."""
    trace = context.active()
    if trace is None:
        return True
    return loop.static is not None and (trace.scope == "host" or bool(shape.exits & {"break", "return"}))


def _logical(name: str, first: Numeric) -> Callable[[Numeric, Any, Any], Any]:
    """How both operands of a logical operator on computed numbers are combined: for Booleans one instruction."""

    def combine(test: Numeric, then: Any, orelse: Any) -> Any:
        second = then if name == "and" else orelse
        if isinstance(first, Boolean) and isinstance(second, (bool, Boolean)):
            return first & second if name == "and" else first | second
        return select(test, then, orelse)

    return combine
