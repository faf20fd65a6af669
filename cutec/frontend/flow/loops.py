"""Loops at run time: the bodies of `for` and `while` traced into `scf.for` and `scf.while`.

Values that a body changes are loop-carried, leaf by leaf (see `flatten`). A body is traced under
assumptions about them. If the values at the back edge break one, it is widened (`carried`) and the
body is traced again into a fresh block, after a rollback of all effects on Python objects and
standard output: a fixpoint iteration. `loop_prediction` makes one round the usual case.

A loop with an early exit (`break`, `return`) is an `scf.while` that also carries the number of the
exit taken:

    for i in cutec.range(n):       # scf.while (exit = 0, i = 0, …): exit == 0 and i < n
        if p(i): break             #   body: exit' = select(p(i), 2, 0); i' = i + 1
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Sequence
from typing import Any

from cutec.diag import Note, Warning_, error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.core.signals import (
    CODES,
    CONTINUE,
    NONE,
    Construct,
    Jump,
    Pending,
    Return,
    code_of,
    kinds_of,
    place_of,
    signal_of,
)
from cutec.frontend.flow.access_paths import ABSENT, UNBOUND, Snapshot, Variable, variables
from cutec.frontend.flow.aliasing import record_join
from cutec.frontend.flow.branches import (
    Body,
    bound_variables,
    detached,
    emit_if,
    inside,
    is_dynamic,
    jump_of,
    reopened,
    returned_value,
    speculate,
)
from cutec.frontend.flow.carried import Carried, Forget, coerce_all, take_all
from cutec.frontend.flow.conditional_bindings import bind_implied, explanation
from cutec.frontend.flow.flatten import Spec, carried_spec, flatten, spec_of
from cutec.frontend.numbers import numeric
from cutec.frontend.numbers.numeric import Boolean, Int32, Numeric, as_numeric
from cutec.frontend.numbers.ranges import Iteration, Range, iteration
from cutec.ir.core import Block, Op, Region, Value
from cutec.ir.types import Type
from cutec.records import replace

_ROUNDS = 8
_EARLY_EXITS = frozenset({"break", "return"})
# Computes the last value of the loop variable, and whether there was an iteration.
_Last = Callable[[], "tuple[Numeric, Numeric | bool]"]


def emit_for(
    loop: Range, body: Body, construct: Construct, forget: Forget, item: Callable[[Numeric], Any] = lambda i: i
) -> Jump | None:
    """Trace a `for` over a range into a loop; the body gets `item(i)`. Returns how the loop is
    left: at its end (None), or by a jump in the body. Raises as `emit_if`.
    """
    steps = iteration(loop)
    target = variables([body], [construct.target])
    before = target[0].get() if target else UNBOUND
    left = _early_exit_for(loop, steps, body, construct, forget, item) if construct.exits & _EARLY_EXITS else None
    signal, last = left or (None, _plain_for(loop, steps, body, construct, forget, item))
    if target and construct.target in construct.header | construct.live_after([NONE]):
        value, ran = last()
        # If it is dead at the head, it is read only after an early exit, so an iteration has begun.
        ran = ran if construct.target in construct.header else True
        target[0].set(_last_value(value, ran, item, before, construct, forget))
    elif target:
        target[0].set(UNBOUND)
    return signal


def _plain_for(
    loop: Range, steps: Iteration, body: Body, construct: Construct, forget: Forget, item: Callable[[Numeric], Any]
) -> _Last:
    """A loop without early exits."""
    carried = _carried([body], construct)
    outs = _LiveOuts(carried, construct, bool(loop.static))

    def trace() -> Op:
        block = Block([steps.kind.mlir, *carried.types])
        op = detached("scf.for", [block], loop.attributes)
        with inside(block):
            carried.enter(block.args[1:])
            body(item(steps.variable(steps.kind(block.args[0]))))
        carried.leave()
        outs.find(frozenset([NONE]))
        return op

    op = _until_fixpoint(carried, trace)
    outs.extend(op.body)
    with reopened(op.body):
        builder().emit("scf.yield", [*carried.coerced(0), *outs.leaves()])
    carried.rollback()
    _drop_unchanged(op, 1, carried)
    op.operands = [steps.lower.ir, steps.upper.ir, steps.step.ir, *carried.initial(), *outs.placeholders()]
    _complete(op, (), carried, outs, forget)

    def last() -> tuple[Numeric, Numeric | bool]:
        trips = steps.trips()
        variable = steps.variable(steps.lower + (trips - 1) * steps.step)
        return variable, trips.python > 0 if trips.is_static else trips > 0

    return last


def _early_exit_for(
    loop: Range, steps: Iteration, body: Body, construct: Construct, forget: Forget, item: Callable[[Numeric], Any]
) -> tuple[Jump | None, _Last] | None:
    """A loop with early exits; None if tracing shows that none can be taken."""
    kind = steps.kind

    def goes_on(on: Boolean, counter: Numeric) -> Numeric:
        return on & (counter < steps.upper)

    def run(counter: Numeric) -> Jump | None:
        return body(item(steps.variable(counter)))

    loops = _EarlyExitLoop([body], construct, bool(loop.static))
    left = loops.emit([steps.lower], goes_on, run, lambda counter: [counter + steps.step], forget)
    if left is None:
        return None
    signal, (counter,) = left
    if loop.attributes:
        message = "hints of a loop that break or return leaves at run time are ignored"
        current().warnings.append(Warning_("W0411", message, construct.loc))
    return signal, lambda: (steps.variable(kind(counter - steps.step)), bool(loop.static) or counter != steps.lower)


def emit_while(test: Body, body: Body, construct: Construct, forget: Forget) -> Jump | None:
    """Trace a `while` whose condition is known only at run time into `scf.while`; as `emit_for`."""
    if construct.exits & _EARLY_EXITS:
        left = _early_exit_while(test, body, construct, forget)
        if left is not None:
            return left[0]
    _plain_while(test, body, construct, forget)
    return None


def _early_exit_while(
    test: Body, body: Body, construct: Construct, forget: Forget
) -> tuple[Jump | None, list[Numeric]] | None:
    head = replace(construct, bound=(construct.bound[0], {}), live={"return": frozenset(construct.bound[0])})
    loop = _EarlyExitLoop([test, body], construct)

    def goes_on(on: Boolean) -> Numeric:
        value, commit, rollback = speculate(test, construct.bound[0])
        if is_dynamic(value):
            rollback()
            result = emit_if(on, lambda: Return(Boolean(test())), lambda: Return(False), head, forget, [test])
            assert isinstance(result, Return)
            return result.value
        commit()
        loop.certain = loop.endless = bool(value)
        return on & bool(value)

    return loop.emit([], goes_on, body, list, forget)


class _LiveOuts:
    """Live-out values of a loop that are not loop-carried: variables that the body binds before it
    reads them, and the returned value.
    """

    def __init__(self, carried: Carried, construct: Construct, certain: bool):
        self._carried, self._construct, self.certain = carried, construct, certain
        self._variables: list[Variable] = []
        self._values: list[Any] = []
        self._specs: list[Spec] = []

    def find(self, kinds: frozenset[str], returned: Sequence[Any] = ()) -> None:
        """Find the variables that are bound at the end of the body and live after the loop is left
        in one of these ways. Without a certain iteration, those live at the head are left out: they
        may have no value.
        """
        construct = self._construct
        live = construct.live_after({NONE if k == "break" else k for k in kinds})
        names = live if self.certain else live - construct.header
        bound = self._carried.uncarried(names)
        self._variables = [variable for variable, _ in bound]
        self._values = [*(value for _, value in bound), *returned]
        self._specs = [carried_spec(value) for value in self._values]

    def extend(self, *blocks: Block) -> None:
        """Append block arguments for the leaves."""
        for block in blocks:
            block.args += [Value(t, block, len(block.args) + i) for i, t in enumerate(self.types)]

    @property
    def types(self) -> list[Type]:
        """The types of the leaves."""
        return [t for spec in self._specs for t in spec.types]

    def leaves(self) -> list[Value]:
        """The leaves at the end of an iteration, emitted in the current block."""
        return coerce_all(self._specs, self._values)

    def placeholders(self) -> list[Value]:
        """Leaves for the entry: poison, never used."""
        return coerce_all(self._specs, [ABSENT] * len(self._values))

    def finish(self, results: Sequence[Value]) -> list[Any]:
        """Bind the variables to the results. Returns the values of `return`."""
        values = take_all(self._specs, results)
        record_join(values, [self._values], self._construct.loc)
        for variable, value in zip(self._variables, values):
            variable.set(value)
        return values[len(self._variables) :]


class _EarlyExitLoop:
    """A loop with early exits: an `scf.while` that carries the number of the exit taken (Int32, see
    `signals.CODES`) and goes on while it is 0.

    `certain`: there is at least one iteration. `endless`: only an early exit ends it.
    """

    def __init__(self, bodies: Sequence[Body], construct: Construct, certain: bool = False):
        self._construct = construct
        self._carried = _carried(bodies, construct)
        self._outs = _LiveOuts(self._carried, construct, certain)
        self.endless = False
        self._signal: Jump | None = None
        self._condition = Boolean(False)

    @property
    def certain(self) -> bool:
        """Whether there is at least one iteration."""
        return self._outs.certain

    @certain.setter
    def certain(self, value: bool) -> None:
        self._outs.certain = value

    def emit(
        self,
        start: Sequence[Numeric],
        test: Callable[..., Numeric],
        body: Callable[..., Jump | None],
        advance: Callable[..., Sequence[Numeric]],
        forget: Forget,
    ) -> tuple[Jump | None, list[Numeric]] | None:
        """Trace the loop. `start`: the counters at the entry. `test(on, *counters)`: whether to go
        on; `on`: no exit was taken. `advance(*counters)`: the next counters. Returns how the loop
        was left, and the counters then; None, with nothing emitted, if no early exit can be taken.
        """
        kinds = [Int32, *(type(n) for n in start)]
        rollback = current().checkpoint()
        op = _fixpoint_if(
            self._carried, lambda: self._trace(kinds, test, body), lambda: bool(kinds_of(self._signal) & _EARLY_EXITS)
        )
        if op is None:
            rollback()
            return None
        before, after = (region.block for region in op.regions)
        self._outs.extend(before, after)
        count = len(kinds)
        with reopened(before):
            outs = before.args[count + len(self._carried.types) :]
            builder().emit(
                "scf.condition", [self._condition.ir, *before.args[:count], *self._carried.coerced(0), *outs]
            )
        with reopened(after):
            code = _code_after(self._signal)
            counts = advance(*(k(v) for k, v in zip(kinds[1:], after.args[1:])))
            builder().emit(
                "scf.yield", [code.ir, *(n.ir for n in counts), *self._carried.coerced(1), *self._outs.leaves()]
            )
        self._carried.rollback()
        _drop_unchanged(op, count, self._carried)
        op.operands = [Int32(0).ir, *(n.ir for n in start), *self._carried.initial(), *self._outs.placeholders()]
        returned = _complete(op, [k.mlir for k in kinds], self._carried, self._outs, forget)
        left = kinds_of(self._signal) & _EARLY_EXITS | (frozenset() if self.endless else {NONE})
        value = returned[0] if returned else None
        return signal_of(left, Int32(op.results[0]), value, place_of(self._signal)), [
            k(v) for k, v in zip(kinds[1:], op.results[1:])
        ]

    def _trace(self, kinds: Sequence[Any], test: Callable[..., Numeric], body: Callable[..., Jump | None]) -> Op:
        types = [*(k.mlir for k in kinds), *self._carried.types]
        before, after = Block(types), Block(types)
        op = detached("scf.while", [before, after], {})
        with inside(before):
            self._carried.enter(before.args[len(kinds) :])
            code, *counts = (k(v) for k, v in zip(kinds, before.args))
            self._condition = test(code == 0, *counts)
            self._carried.leave()
        self._carried.restore_uncarried()
        with inside(after):
            self._carried.enter(after.args[len(kinds) :])
            signal = self._signal = body(*(k(v) for k, v in zip(kinds[1:], after.args[1:])))
        left = kinds_of(signal)
        self._carried.leave(self._construct.iteration.live_after(left))
        self._outs.find(
            left & _EARLY_EXITS | (frozenset() if self.endless else {NONE}),
            [returned_value(signal)] if "return" in left else [],
        )
        return op


def consume(signal: Jump | None) -> tuple[Jump | None, bool | Numeric]:
    """Split how a loop was left: the signal that leaves the statement too (a `break` ends there),
    and whether the loop came to its end, so that its `else` runs.
    """
    kinds = kinds_of(signal)
    completed = NONE in kinds and (not isinstance(signal, Pending) or signal.code == CODES[NONE])
    if "break" not in kinds:
        return jump_of(signal), completed
    if not isinstance(signal, Pending) or "return" not in kinds:
        return None, completed
    code = numeric.select(signal.code == CODES["return"], Int32(CODES["return"]), Int32(CODES[NONE]))
    return Pending(code, frozenset({NONE, "return"}), signal.value, signal.place), completed


def after_iteration(signal: Jump | None) -> Jump | None:
    """A signal at the end of an iteration, where `continue` has no effect."""
    kinds = kinds_of(signal)
    if "continue" not in kinds:
        return signal
    kinds = kinds - {"continue"} | {NONE}
    return signal_of(kinds, _code_after(signal), getattr(signal, "value", None), place_of(signal))


def _code_after(signal: Jump | None) -> Numeric:
    """The number of the exit taken after an iteration; that of `continue` becomes 0."""
    code = as_numeric(0 if signal is CONTINUE else code_of(signal), Int32)
    return (
        numeric.select(code == CODES["continue"], Int32(0), code)
        if "continue" in kinds_of(signal) and signal is not CONTINUE
        else code
    )


def _plain_while(test: Body, body: Body, construct: Construct, forget: Forget) -> None:
    """A loop without early exits."""
    carried = _carried([test, body], construct)
    condition: list[Value] = []
    found: list[tuple[Variable, Any]] = []  # uncarried variables that the condition binds by `:=`
    assumed: list[Variable] = []  # variables that it binds only where it holds

    def trace() -> Op:
        before = Block(carried.types)
        op = detached("scf.while", [before], {})
        with inside(before):
            carried.enter(before.args)
            value = test()
            condition[:] = [as_numeric(value).to(Boolean).ir]
            assumed[:] = bind_implied(value, True)
            carried.leave()
            found[:] = carried.uncarried(construct.bound[0])
            carried.restore_uncarried()
            after = Block([*carried.types, *(t for _, value in found for t in spec_of(value).types)])
        op.regions.append(Region(after))
        op.regions[1].owner = op
        with inside(after):
            carried.enter(after.args)
            _bind(found, after.args[len(carried.types) :])
            body()
        carried.leave()
        return op

    op = _until_fixpoint(carried, trace)
    with reopened(op.regions[0].block):
        builder().emit(
            "scf.condition",
            [*condition, *carried.coerced(0), *(leaf for _, value in found for leaf in flatten(value)[0])],
        )
    with reopened(op.regions[1].block):
        builder().emit("scf.yield", carried.coerced(1))
    carried.rollback()
    _drop_unchanged(op, 0, carried)
    op.operands = carried.initial()
    op.results = _results(op, [*carried.types, *(t for _, value in found for t in spec_of(value).types)])
    builder().adopt(op)
    carried.finish(op.results[: len(carried.types)], forget)
    _bind(found, op.results[len(carried.types) :])
    for variable in assumed:
        variable.set(UNBOUND)
        forget(*explanation(variable, construct.loc))


def _until_fixpoint(carried: Carried, trace: Callable[[], Op]) -> Op:
    """Trace rounds until the fixpoint, and return the loop of the last round. Output and warnings
    are those of the last round alone.
    """
    op = _fixpoint_if(carried, trace, lambda: True)
    assert op is not None
    return op


def _fixpoint_if(carried: Carried, trace: Callable[[], Op], wanted: Callable[[], bool]) -> Op | None:
    """As `_until_fixpoint`, but None, with all effects rolled back, unless it is `wanted`."""
    for _ in range(_ROUNDS):
        restore = current().checkpoint()
        output = io.StringIO()
        carried.begin_round()
        try:
            with contextlib.redirect_stdout(output):
                op = trace()
        except BaseException as failure:
            if isinstance(failure, Exception) and carried.discard_predictions():  # a wrong prediction may be the cause
                carried.rollback()
                restore()
                continue
            sys.stdout.write(output.getvalue())
            raise
        stable = carried.widen(op)
        if stable and wanted():
            sys.stdout.write(output.getvalue())
            return op
        carried.rollback()
        restore()
        if stable:
            return None
        carried.propagate_copies()
    raise error(
        "E0304",
        "a loop-carried value changes its type with every iteration",
        user_location(),
        help="convert it to one type at the end of the body: x = x.to(dtype)",
    )


def _carried(bodies: Sequence[Body], construct: Construct) -> Carried:
    names = bound_variables(bodies, construct)
    return Carried(
        [variable for variable in names if variable.name != construct.target],
        Snapshot(bodies, names),
        construct,
        bodies,
    )


def _bind(found: Sequence[tuple[Variable, Any]], values: Sequence[Value]) -> None:
    """Bind variables to objects of the same specs, made of other leaves."""
    old = [value for _, value in found]
    made = take_all([spec_of(value) for value in old], values)
    record_join(made, [old], user_location())
    for (variable, _), value in zip(found, made):
        variable.set(value)


def _complete(op: Op, head: Sequence[Type], carried: Carried, outs: _LiveOuts, forget: Forget) -> list[Any]:
    """Append a loop and bind its results, which follow results of the types `head`. Returns the
    values of `return`.
    """
    op.results = _results(op, [*head, *carried.types, *outs.types])
    builder().adopt(op)
    end = len(head) + len(carried.types)
    carried.finish(op.results[len(head) : end], forget)
    return outs.finish(op.results[end:])


def _drop_unchanged(op: Op, head: int, carried: Carried) -> None:
    """Remove the loop-carried values from a complete loop that its body never changes (unfulfilled
    predictions). The carried block arguments follow `head` others.
    """
    unchanged = {head + position: number for position, number in carried.drop_unchanged().items()}
    if not unchanged:
        return
    replaced: dict[Value, Numeric] = {}
    for block in (region.block for region in op.regions):
        replaced.update((block.args[position], number) for position, number in unchanged.items())
        end = block.ops[-1]
        # The terminator's operands are the block's arguments without the counter of `scf.for` (-1),
        # and with the flag of `scf.condition` (1).
        before = len(end.operands) - len(block.args)
        end.operands = [v for i, v in enumerate(end.operands) if i - before not in unchanged]
        block.args = [arg for i, arg in enumerate(block.args) if i not in unchanged]
        for index, arg in enumerate(block.args):
            arg.index = index
    for inner in op.walk():
        if not replaced.keys().isdisjoint(inner.operands):
            inner.operands = [replaced[v].ir if v in replaced else v for v in inner.operands]


def _results(op: Op, types: Sequence[Type]) -> list[Value]:
    return [Value(t, op, i) for i, t in enumerate(types)]


def _last_value(
    last: Numeric,
    ran: Numeric | bool,
    item: Callable[[Numeric], Any],
    before: Any,
    construct: Construct,
    forget: Forget,
) -> Any:
    """The value of the loop variable after the loop: its last value, or its value before the loop
    if there was no iteration.
    """
    last = item(last)
    if isinstance(ran, bool):
        return last if ran else before
    if numeric.is_number(before) and numeric.is_number(last):
        return numeric.select(ran, last, before)
    notes = [Note("the loop is here", construct.loc)]
    forget(construct.target, f"`{construct.target}` has a value only if a loop that runs on the device has run", notes)
    return UNBOUND
