"""The helper object that rewritten code calls. Control flow on values known while tracing runs as
in Python; `branches` and `loops` trace control flow on run-time values into regions. For an example
of rewritten code see `rewriting.rewriter`.
"""

from __future__ import annotations

import builtins
import operator
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import BuiltinMethodType, CellType, GeneratorType, SimpleNamespace
from typing import Any

from cutec.diag import CutecError, Note, error
from cutec.frontend.core import context
from cutec.frontend.core.location import user_location
from cutec.frontend.core.signals import BREAK, CONTINUE, NONE, Construct, Jump, Pending, Return, kinds_of
from cutec.frontend.flow import aliasing, branches, conditional_bindings, loops, reachable
from cutec.frontend.flow.branches import is_dynamic
from cutec.frontend.flow.builtin_calls import contains, equal, range_, replacement, short_circuit
from cutec.frontend.flow.flatten import spec_of
from cutec.frontend.flow.patterns import Patterns
from cutec.frontend.flow.specs import Mismatch
from cutec.frontend.numbers.assertion import emit_assertion
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Boolean, Numeric, as_numeric, is_number, select
from cutec.frontend.numbers.promotion import promote
from cutec.frontend.numbers.ranges import Range, Series
from cutec.frontend.syntax.liveness import Lines
from cutec.ir.core import Op, Value
from cutec.ops.tables import COMPOSITES

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


def _number(value: Any) -> Any:
    """A value of the IR as the number that it is; anything else as it is."""
    return as_numeric(value) if isinstance(value, Value) else value


def not_(value: Any) -> Any:
    """`not value`."""
    value = _number(value)
    return conditional_bindings.negated(~Boolean(value), value) if is_dynamic(value) else not value


def truth(value: Any) -> Any:
    """Whether a value counts as true; a value of the IR counts as the number that it is."""
    value = _number(value)
    if not is_dynamic(value) or isinstance(value, Boolean):
        return value if isinstance(value, Boolean) else bool(value)
    result = Boolean(value)
    conditional_bindings.record_implications(
        result, conditional_bindings.implied_by(value, True), conditional_bindings.implied_by(value, False)
    )
    return result


def identical(a: Any, b: Any) -> Any:
    """`a is b`; for a run-time Boolean, `is True` and `is False` compare its value."""
    for value, other in ((a, b), (b, a)):
        if isinstance(other, bool) and isinstance(value, Boolean):
            return value if other else not_(value)
    return a is b


_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "eq": equal,
    "ne": lambda a, b: not_(equal(a, b)) if isinstance(a, (tuple, list)) else a != b,
    "is_": lambda a, b: identical(a, b),
    "is_not": lambda a, b: not_(identical(a, b)),
    "in": contains,
    "not in": lambda a, b: not_(contains(a, b)),
}


_DYNAMIC = object()
_MOST_ROUNDS = 50_000  # iterations of a `while` that runs while tracing
_MOST_UNROLLED = 256  # iterations of a loop of host code that are traced without a look at what they do
_CONTAINERS = (list, dict, set)
_MUTATING_METHODS = frozenset(
    [
        "append",
        "extend",
        "insert",
        "remove",
        "pop",
        "clear",
        "sort",
        "reverse",
        "update",
        "setdefault",
        "popitem",
        "add",
        "discard",
        "difference_update",
        "intersection_update",
        "symmetric_difference_update",
        "__setitem__",
        "__delitem__",
        "__iadd__",
        "__ior__",
    ]
)


class Control(Patterns):
    """The helper object of one rewritten function."""

    BREAK, CONTINUE = BREAK, CONTINUE

    def __init__(
        self, constructs: list[Construct], convert: Callable[[Any], Any], unrolls: bool, scopes: Sequence[Lines] = ()
    ):
        """`convert(function)`: the function to call in place of a user's function. `unrolls`: loops
        over ranges with known bounds run while tracing. `scopes`: what may be read later, by lines
        of the function and of those nested in it.
        """
        self._constructs, self._convert, self._unrolls, self._scopes = constructs, convert, unrolls, scopes
        self.unbound: dict[str, tuple[str, list[Note]]] = {}
        self.cell = CellType(self)

    def _number(self, value: Any) -> Any:
        """A value of the IR as the number that it is; anything else as it is. Raises E0301 for a
        tensor, but not in an undecorated function: to Python's own code it is an object as others.
        """
        if not self._unrolls and hasattr(type(value), "refuse_truth"):
            value.refuse_truth()
        return _number(value)

    def _forget(self, name: str, why: str, notes: list[Note]) -> None:
        """Record why a variable has no value, for the error if it is used."""
        self.unbound[name] = why, notes

    def range_of(self, name: Any) -> Any:
        """The function to call for the name `range` in the head of a loop."""
        if name is not builtins.range or context.active() is None:
            return name
        return range_ if self._unrolls else Range

    def callee(self, function: Any) -> Any:
        """The function to call where the user's code calls `function`: the traceable replacement of
        a builtin, the converted form of an undecorated function.
        """
        if context.active() is None:
            return function
        if type(function) is BuiltinMethodType and function.__name__ in _MUTATING_METHODS:
            self.mutating(function.__self__)
        return replacement(function) or self._convert(function)

    def mutating(self, container: Any) -> Any:
        """Check `container` before one of its items changes; returns it."""
        if isinstance(container, _CONTAINERS):
            aliasing.check_mutation(container)
        return container

    def in_place_operand(self, old: Any, value: Any) -> Any:
        """Check `old` before an in-place operator changes it; returns the right operand."""
        self.mutating(old)
        return value

    def in_place_owner(self, obj: Any) -> Any:
        """Wrap `obj`, whose attribute or item an in-place operator changes, to check aliases."""
        trace = context.active()
        return obj if trace is None or trace.aliases is None or not reachable.has_parts(obj) else aliasing.InPlace(obj)

    def live_at(self, line: int, stored: bool) -> frozenset[str] | None:
        """The names that are live at a line, see `Lines.at`. None: all."""
        found = [live for scope in self._scopes if (live := scope.at(line, stored)) is not None]
        return frozenset().union(*found) if found else None

    def statement_at(self, line: int) -> int:
        """The first line of the innermost statement that contains a line."""
        return max((scope.statement_at(line) for scope in self._scopes), default=0)

    def returned(self, value: Any) -> Return:
        """A `return` statement in a region."""
        return Return(value, user_location() if context.active() else None)

    def if_(self, test: Any, then: Callable[[], Any], orelse: Callable[[], Any] | None, index: int) -> Jump | None:
        """An `if` statement."""
        test = self._number(test)
        if is_dynamic(test):
            return branches.emit_if(test, then, orelse, self._constructs[index], self._forget)
        if test:
            return then()
        return orelse() if orelse else None

    def known(self, test: Any) -> bool:
        """The condition of an `if` or `while` that Python runs, in a generator. Raises E0103 for
        one that is known only at run time.
        """
        test = self._number(test)
        if is_dynamic(test):
            raise _yields_at_run_time("under a condition")
        return bool(test)

    def known_items(self, iterable: Any) -> Iterable[Any]:
        """What a `for` that Python runs iterates over, in a generator. Raises E0103 for a range
        that is known only at run time.
        """
        if isinstance(iterable, (Range, Series)) and _bounds(iterable) is None:
            raise _yields_at_run_time("in a loop over a range")
        return iterable

    def rest(self, signal: Jump | None, body: Callable[[], Any], index: int) -> Jump | None:
        """The code after a construct that may have left its block."""
        if signal is None:
            return body()
        return (
            branches.guard(signal, body, body, self._constructs[index], self._forget)
            if isinstance(signal, Pending)
            else signal
        )

    def result(self, signal: Jump | None) -> Any:
        """The value that the function returns, given how its body was left."""
        return None if signal is None else branches.returned(signal)

    def settled(self, signal: Jump | None) -> Jump | None:
        """A signal inside a statement that runs as in Python. Raises E0303 if it is decided at run
        time.
        """
        if isinstance(signal, Pending):
            raise error(
                "E0303",
                f"`{signal.name}` out of a `finally` or class body under a condition known only at run time",
                user_location(),
                help="leave the statement at its end: assign to a variable inside, and break or return after it",
            )
        return signal

    def for_(
        self, iterable: Any, body: Callable[[Any], Any], orelse: Callable[[], Any] | None, index: int
    ) -> Jump | None:
        """A `for` statement: over a Range a loop at run time, otherwise a loop while tracing."""
        construct = self._constructs[index]
        if isinstance(iterable, Series):
            signal = loops.emit_for(Range(iterable.count), body, construct, self._forget, iterable.item)
        elif isinstance(iterable, Range) and not _runs_while_tracing(iterable):
            empty = iterable.static is not None and not len(iterable.static)
            signal = None if empty else loops.emit_for(iterable, body, construct, self._forget)
        elif isinstance(iterable, Range) and iterable.static is not None:
            signal = self._unrolled(iterable.static, body, construct)
        else:
            signal = self._iterate(iterable, body, construct)
        return self._end(signal, orelse, construct)

    def _unrolled(self, numbers: range, body: Callable[[Any], Any], construct: Construct) -> Jump | None:
        """Run a loop with known bounds while tracing. Of a long one the first iteration tells
        whether the function works on the host's memory, so that the others are a loop at run time:
        a function that launches kernels stores nothing.
        """
        if len(numbers) <= _MOST_UNROLLED or context.active() is None:
            return self._iterate(numbers, body, construct)
        ops = context.builder().block.ops
        before = len(ops)
        signal = self._iterate(numbers[:1], body, construct)
        others = numbers[1:]
        if signal is None and any(map(_stores, ops[before:])):
            return loops.emit_for(Range(others.start, others.stop, others.step), body, construct, self._forget)
        return self._iterate(others, body, construct, signal) if NONE in kinds_of(signal) else signal

    def _iterate(
        self,
        items: Iterable[Any],
        body: Callable[[Any], Any],
        construct: Construct,
        signal: Jump | None = None,
    ) -> Jump | None:
        """Run a loop while tracing until it is left for certain. Iterations after a jump that is
        decided at run time, as `signal` may be from earlier ones, are traced under a branch on it.
        Raises E0303 if a generator goes on with an effect after such a jump: it is not under the
        branch.
        """
        if isinstance(items, GeneratorType):
            items = _resumed(items, lambda: isinstance(signal, Pending))
        for item in items:
            if isinstance(signal, Pending):
                signal = branches.guard(signal, lambda item=item: body(item), body, construct.iteration, self._forget)
            else:
                signal = body(item)
            signal = loops.after_iteration(signal)
            if NONE not in kinds_of(signal):
                break
        return signal

    def while_(
        self, test: Callable[[], Any], body: Callable[[], Any], orelse: Callable[[], Any] | None, index: int
    ) -> Jump | None:
        """A `while` statement: iterations run while tracing as long as the condition and the jumps
        are known then; a loop at run time does the others. In a kernel it does all of them if the
        condition is on numbers of the kernel language, a Boolean, and holds again after one.
        """
        construct = self._constructs[index]
        signal: Jump | None = None
        rounds = 0
        condition = self._number(self._attempt(test, construct, 0, is_dynamic))
        while condition is not _DYNAMIC and condition:
            rounds += context.active() is not None
            if rounds > _MOST_ROUNDS:
                help = (
                    "let its condition depend on run-time values for a loop on the device, or on a number that changes"
                )
                raise error(
                    "E0107", f"a `while` has run {_MOST_ROUNDS} iterations while compiling", construct.loc, help=help
                )
            if rounds == 1 and isinstance(condition, Boolean) and not _on_host():
                signal, condition = self._first_round(test, body, construct)
                continue
            undecided = (
                self._attempt(body, construct, 1, lambda s: isinstance(s, Pending))
                if construct.exits & {"break", "return"}
                else body()
            )
            if undecided is _DYNAMIC:
                condition = _DYNAMIC
                break
            signal = loops.after_iteration(undecided)
            if NONE not in kinds_of(signal):
                break
            condition = self._number(self._attempt(test, construct, 0, is_dynamic))
        if condition is _DYNAMIC:
            signal = loops.emit_while(test, body, construct, self._forget)
        return self._end(signal, orelse, construct)

    def _first_round(
        self, test: Callable[[], Any], body: Callable[[], Any], construct: Construct
    ) -> tuple[Jump | None, Any]:
        """The first iteration of a `while` of a kernel, which runs while tracing unless a jump is
        decided at run time or the condition is known to hold after it. Returns how the iteration
        was left, and the condition after it.
        """

        def round_() -> tuple[Jump | None, Any, bool]:
            left = body()
            if isinstance(left, Pending) and construct.exits & {"break", "return"}:
                return None, _DYNAMIC, True
            left = loops.after_iteration(left)
            if NONE not in kinds_of(left):
                return left, False, False
            holds = self._number(self._attempt(test, construct, 0, is_dynamic))
            again = isinstance(holds, Boolean) and bool(holds)
            return left, _DYNAMIC if again else holds, again

        names = {**construct.bound[0], **construct.bound[1]}
        (signal, condition, undone), commit, rollback = branches.speculate(round_, names)
        if undone:
            rollback()
            return None, _DYNAMIC
        commit()
        return signal, condition

    def _attempt(
        self, function: Callable[[], Any], construct: Construct, part: int, dynamic: Callable[[Any], bool]
    ) -> Any:
        """The value of a region function; _DYNAMIC, with all its effects rolled back, if the value
        is decided at run time.
        """
        if context.active() is None:
            return function()
        value, commit, rollback = branches.speculate(function, construct.bound[part])
        if dynamic(value):
            rollback()
            return _DYNAMIC
        commit()
        return value

    def _end(self, signal: Jump | None, orelse: Callable[[], Any] | None, construct: Construct) -> Jump | None:
        """End a loop statement: run its `else`. Returns how the statement is left."""
        early, completed = loops.consume(signal)
        if completed is False:
            return early
        if completed is True:
            return orelse() if orelse else None
        if orelse is None:
            return early if "break" in kinds_of(signal) else signal
        assert construct.orelse is not None
        return branches.emit_if(completed, orelse, lambda: early, construct.orelse, self._forget, [orelse])

    def and_(self, value: Any, *rest: Callable[[], Any]) -> Any:
        """`value and ...`, with short-circuit evaluation."""
        for position, operand in enumerate(rest):
            value = self._number(value)
            if is_dynamic(value):
                return self._either("and", value, _continued(self.and_, operand, rest[position + 1 :]))
            if not value:
                return value
            value = operand()
        return _number(value)

    def or_(self, value: Any, *rest: Callable[[], Any]) -> Any:
        """`value or ...`, with short-circuit evaluation."""
        for position, operand in enumerate(rest):
            value = self._number(value)
            if is_dynamic(value):
                return self._either("or", value, _continued(self.or_, operand, rest[position + 1 :]))
            if value:
                return value
            value = operand()
        return _number(value)

    def _either(self, name: str, first: Numeric, rest: Callable[[], Any]) -> Any:
        """`first and rest()` or `first or rest()` with a run-time `first`."""
        second = SimpleNamespace(value=None)

        def evaluated() -> Any:
            second.value = rest()
            return second.value

        arms = (evaluated, lambda: first) if name == "and" else (lambda: first, evaluated)
        result = branches.emit_choice(first, *arms, _logical(name, first), self._forget, _common_class)
        conjunction = name == "and"
        both = conditional_bindings.implied_by(first, conjunction) | conditional_bindings.implied_by(
            second.value, conjunction
        )
        conditional_bindings.record_implications(
            result, *((both, conditional_bindings.NOTHING) if conjunction else (conditional_bindings.NOTHING, both))
        )
        return result

    def not_(self, value: Any) -> Any:
        """`not value`."""
        return not_(self._number(value))

    def truth(self, value: Any) -> Any:
        """Whether an operand of `and` or `or` counts as true, where only that is used."""
        return truth(self._number(value))

    def compare(self, operator: str, left: Any, right: Any) -> Any:
        """`left operator right` for comparisons that cannot be overloaded (`is`, `in` and their
        negations), and for `==` and `!=` of tuples and lists.
        """
        return _COMPARE[operator](left, right)

    def items(self, function: Any, thunks: Iterator[Callable[[], Any]]) -> Any:
        """`any(item for ...)` or `all(item for ...)`; the generator yields functions that evaluate
        the items. `function`: the value of the name, which may be the user's own.
        """
        if context.active() is None or function not in (builtins.any, builtins.all):
            return self.callee(function)(thunk() for thunk in thunks)
        return short_circuit(thunks, function is builtins.any, self._forget)

    def if_else(self, test: Any, then: Callable[[], Any], orelse: Callable[[], Any]) -> Any:
        """`then if test else orelse`."""
        test = self._number(test)
        if is_dynamic(test):
            return branches.emit_choice(test, then, orelse, forget=self._forget)
        return then() if test else orelse()

    def chain(self, operators: tuple[str, ...], left: Any, right: Any, *rest: Callable[[], Any]) -> Any:
        """`left < right < ...`: each operand is evaluated once, and only if the comparisons before
        it hold.
        """
        result = _COMPARE[operators[0]](left, right)
        if not rest:
            return result
        return self.and_(result, lambda: self.chain(operators[1:], right, rest[0](), *rest[1:]))

    def holds(self, test: Any, message: Callable[[], Any] | None = None) -> bool:
        """The condition of an `assert`. A run-time condition counts as true here, and is checked on
        the device if assertions are enabled.
        """
        test = self._number(test)
        if not is_dynamic(test):
            return bool(test)
        emit_assertion(test, lambda: str(message()) if message else "assertion failed")
        return True

    def caught(self) -> None:
        """Called at the beginning of an `except` block. Raises E0313 if the exception left a branch
        or loop that runs on the device.
        """
        exception = sys.exc_info()[1]
        if context.active() is not None and getattr(exception, "__cutec_left_region__", False):
            raise error(
                "E0313",
                f"{type(exception).__name__} is raised in a branch or loop that runs on the device and caught outside",
                user_location(),
                help="exceptions are raised while compiling; use const_expr if the condition is known then",
            ) from exception


def _continued(
    operator: Callable[..., Any], operand: Callable[[], Any], rest: Sequence[Callable[[], Any]]
) -> Callable[[], Any]:
    """A function that evaluates `operand` and applies `and_` or `or_` to it and the rest."""
    return lambda: operator(operand(), *rest)


def _resumed(generator: GeneratorType[Any, Any, Any], undecided: Callable[[], bool]) -> Iterator[Any]:
    """The items of a generator. Raises E0303 if it has an effect on the device while it is
    `undecided` whether its loop has been left.
    """
    while True:
        ops = context.builder().block.ops if context.active() is not None and undecided() else []
        before = len(ops)
        item = next(generator, _DYNAMIC)
        if any(map(_acts, ops[before:])):
            raise error(
                "E0303",
                "a generator goes on after its loop was left under a condition known only at run time",
                user_location(),
                help="let the generator yield values only, and do in the loop what has an effect",
            )
        if item is _DYNAMIC:
            return
        yield item


def _bounds(numbers: Range | Series) -> Any:
    """The number of items of a range, if it is known while tracing."""
    trips = numbers.trips()
    return None if is_dynamic(_number(trips)) else trips


def _yields_at_run_time(where: str) -> CutecError:
    return error(
        "E0103",
        f"`yield`, or a jump around it, {where} known only at run time",
        user_location(),
        help="a generator runs while compiling: yield always, and decide in the loop over it",
    )


def _stores(op: Op) -> bool:
    """Whether an operation, or one in its regions, stores to memory."""
    return any((made := COMPOSITES.get(part.name)) is not None and made.writes is not None for part in op.walk())


def _acts(op: Op) -> bool:
    """Whether an operation, or one in its regions, does more than compute its results."""
    return _stores(op) or any(
        "atomic" in part.name or not (part.results or part.name in ("scf.yield", "scf.condition")) for part in op.walk()
    )


def _runs_while_tracing(loop: Range) -> bool:
    """Whether a loop runs while tracing: host programs have no loops, known bounds are unrolled."""
    trace = context.active()
    return trace is None or (loop.static is not None and trace.scope == "host")


def _on_host() -> bool:
    """Whether no kernel is being traced."""
    trace = context.active()
    return trace is None or trace.scope == "host"


def _common_class(a: Any, b: Any) -> NumberClass | None:
    """The class in which two operands of `and` or `or` meet: that of an arithmetic operator; None
    for operands that need no conversion, or have none.
    """
    if not (is_number(a) and is_number(b)):
        return None
    try:
        spec_of(a).meet(spec_of(b))
    except Mismatch:
        return promote(type(as_numeric(a)), type(as_numeric(b)))
    return None


def _logical(name: str, first: Numeric) -> Callable[[Numeric, Any, Any], Any]:
    """The function that combines both speculated operands of `and` or `or`: for Booleans one
    instruction, otherwise a select.
    """

    def combine(test: Numeric, then: Any, orelse: Any) -> Any:
        second = then if name == "and" else orelse
        if isinstance(first, Boolean) and isinstance(second, (bool, Boolean)):
            return first & second if name == "and" else first | second
        return select(test, then, orelse)

    return combine
