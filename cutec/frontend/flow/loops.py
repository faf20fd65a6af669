"""Loops at run time: bodies of `for` and `while` traced into regions of `scf.for` and `scf.while`.

Values that a body changes are carried as leaves (see `flatten`). What is known about them is
assumed, the body traced, and if its end does not keep the assumption, the weaker one is assumed and
the body traced again into a fresh block, with everything it did to Python objects and standard
output undone. What a body will change is widen where it can be (`foresight`), so that most are
traced once. A loop that its body may leave is an `scf.while` that also carries how it was left.
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
    Jump,
    Pending,
    Return,
    Shape,
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
# What computes the last value of a loop variable, and whether there was an iteration.
_Last = Callable[[], "tuple[Numeric, Numeric | bool]"]


def emit_for(
    loop: Range, body: Body, shape: Shape, forget: Forget, item: Callable[[Numeric], Any] = lambda i: i
) -> Jump | None:
    """Trace the body of a `for` over a range into a loop, with `item(i)` for its argument; how it
    is left: at its end (None), or by what the body did. Raises as `emit_if`.
    """
    steps = iteration(loop)
    target = variables([body], [shape.target])
    before = target[0].get() if target else UNBOUND
    left = _early_exit_for(loop, steps, body, shape, forget, item) if shape.exits & _EARLY_EXITS else None
    signal, last = left or (None, _plain_for(loop, steps, body, shape, forget, item))
    if target:
        live = shape.target in shape.header | shape.live_after([NONE])
        value, ran = last()
        # Not read where the range is at its end, it is read only after a jump out of an iteration.
        ran = ran if shape.target in shape.header else True
        target[0].set(_last_value(value, ran, item, before, shape, forget) if live else UNBOUND)
    return signal


def _plain_for(
    loop: Range, steps: Iteration, body: Body, shape: Shape, forget: Forget, item: Callable[[Numeric], Any]
) -> _Last:
    """A loop that only its range ends."""
    carried = _carried([body], shape)
    outs = _LiveOuts(carried, shape, bool(loop.static))

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
    loop: Range, steps: Iteration, body: Body, shape: Shape, forget: Forget, item: Callable[[Numeric], Any]
) -> tuple[Jump | None, _Last] | None:
    """A loop that its body may leave; None if it turns out that it does not."""
    kind = steps.kind

    def going(on: Numeric, counter: Numeric) -> Numeric:
        return on & (counter < steps.upper)

    def run(counter: Numeric) -> Jump | None:
        return body(item(steps.variable(counter)))

    loops = _EarlyExitLoop([body], shape, bool(loop.static))
    left = loops.emit([steps.lower], going, run, lambda counter: [counter + steps.step], forget)
    if left is None:
        return None
    signal, (counter,) = left
    if loop.attributes:
        message = "a loop that break or return leaves at run time takes no hints"
        current().warnings.append(Warning_("W0411", message, shape.loc))
    return signal, lambda: (steps.variable(kind(counter - steps.step)), bool(loop.static) or counter != steps.lower)


def emit_while(test: Body, body: Body, shape: Shape, forget: Forget) -> Jump | None:
    """Trace a `while` whose condition is known only at run time into `scf.while`. As `emit_for`."""
    if shape.exits & _EARLY_EXITS:
        left = _early_exit_while(test, body, shape, forget)
        if left is not None:
            return left[0]
    _plain_while(test, body, shape, forget)
    return None


def _early_exit_while(test: Body, body: Body, shape: Shape, forget: Forget) -> tuple[Jump | None, list[Numeric]] | None:
    head = replace(shape, bound=(shape.bound[0], {}), live={"return": frozenset(shape.bound[0])})
    loop = _EarlyExitLoop([test, body], shape)

    def going(on: Numeric) -> Numeric:
        value, keep, undo = speculate(test, shape.bound[0])
        if is_dynamic(value):
            undo()
            return emit_if(on, lambda: Return(Boolean(test())), lambda: Return(False), head, forget, [test]).value
        keep()
        loop.certain = loop.endless = bool(value)
        return on & bool(value)

    return loop.emit([], going, body, list, forget)


class _LiveOuts:
    """What comes out of a loop and does not go in: variables that it binds first, and the value
    that it returns.
    """

    def __init__(self, carried: Carried, shape: Shape, certain: bool):
        self._carried, self._shape, self.certain = carried, shape, certain
        self._places: list[Variable] = []
        self._values: list[Any] = []
        self._specs: list[Spec] = []

    def find(self, kinds: frozenset[str], returned: Sequence[Any] = ()) -> None:
        """Take in the variables that the end of the body has bound and that are read after leaving
        the loop in one of these ways: where there surely has been an iteration, or only what a jump
        skips binds them too.
        """
        shape = self._shape
        live = shape.live_after({NONE if k == "break" else k for k in kinds})
        names = live if self.certain else live - shape.header
        bound = self._carried.uncarried(names)
        self._places = [place for place, _ in bound]
        self._values = [*(value for _, value in bound), *returned]
        self._specs = [carried_spec(value) for value in self._values]

    def extend(self, *blocks: Block) -> None:
        """Give the blocks arguments for them."""
        for block in blocks:
            block.args += [Value(t, block, len(block.args) + i) for i, t in enumerate(self.types)]

    @property
    def types(self) -> list[Type]:
        """The types of their leaves."""
        return [t for spec in self._specs for t in spec.types]

    def leaves(self) -> list[Value]:
        """Their leaves at the end of an iteration, emitted where we are."""
        return coerce_all(self._specs, self._values)

    def placeholders(self) -> list[Value]:
        """As many leaves for before the first iteration."""
        return coerce_all(self._specs, [ABSENT] * len(self._values))

    def finish(self, results: Sequence[Value]) -> list[Any]:
        """Bind the variables to the results; the values that are returned."""
        values = take_all(self._specs, results)
        record_join(values, [self._values], self._shape.loc)
        for place, value in zip(self._places, values):
            place.set(value)
        return values[len(self._places) :]


class _EarlyExitLoop:
    """A loop as an `scf.while` that carries how its body was left (Int32, see `signals.CODES`), and
    goes on while that is 0.

    `certain`: there surely is an iteration. `endless`: only a jump ends it.
    """

    def __init__(self, bodies: Sequence[Body], shape: Shape, certain: bool = False):
        self._shape = shape
        self._carried = _carried(bodies, shape)
        self._outs = _LiveOuts(self._carried, shape, certain)
        self.endless = False
        self._signal: Jump | None = None
        self._condition = Boolean(False)

    @property
    def certain(self) -> bool:
        """Whether there surely is an iteration."""
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
        """Trace it. `start`: what it counts; `test(on, *counts)`: whether to go on, of `on`: no
        jump was taken; `advance(*counts)`: the next counts. Returns how it was left, and the counts
        then; None, and nothing emitted, if its body never leaves it.
        """
        kinds = [Int32, *(type(n) for n in start)]
        undo = current().checkpoint()
        op = _until_fixpoint(
            self._carried, lambda: self._trace(kinds, test, body), lambda: bool(kinds_of(self._signal) & _EARLY_EXITS)
        )
        if op is None:
            undo()
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
        self._carried.leave(self._shape.iteration.live_after(left))
        self._outs.find(
            left & _EARLY_EXITS | (frozenset() if self.endless else {NONE}), [signal.value] if "return" in left else []
        )
        return op


def consume(signal: Jump | None) -> tuple[Jump | None, bool | Numeric]:
    """From how a loop was left: how it was left other than by its end, where a break has done its
    work; and whether it came to its end.
    """
    kinds = kinds_of(signal)
    completed = NONE in kinds if len(kinds) == 1 else NONE in kinds and signal.code == CODES[NONE]
    if "break" not in kinds:
        return jump_of(signal), completed
    if "return" not in kinds:
        return None, completed
    code = numeric.select(signal.code == CODES["return"], Int32(CODES["return"]), Int32(CODES[NONE]))
    return Pending(code, frozenset({NONE, "return"}), signal.value, signal.place), completed


def after_iteration(signal: Jump | None) -> Jump | None:
    """A signal at the end of an iteration, where `continue` does nothing."""
    kinds = kinds_of(signal)
    if "continue" not in kinds:
        return signal
    kinds = kinds - {"continue"} | {NONE}
    return signal_of(kinds, _code_after(signal), getattr(signal, "value", None), place_of(signal))


def _code_after(signal: Jump | None) -> Numeric:
    """The number to carry on after an iteration: `continue` counts as its end."""
    code = as_numeric(0 if signal is CONTINUE else code_of(signal), Int32)
    return (
        numeric.select(code == CODES["continue"], Int32(0), code)
        if "continue" in kinds_of(signal) and signal is not CONTINUE
        else code
    )


def _plain_while(test: Body, body: Body, shape: Shape, forget: Forget) -> None:
    """A loop that only its condition ends."""
    carried = _carried([test, body], shape)
    condition: list[Value] = []
    found: list[tuple[Variable, Any]] = []  # what the condition binds by `:=`, besides what is carried
    assumed: list[Variable] = []  # those that it binds only where it holds

    def trace() -> Op:
        before = Block(carried.types)
        op = detached("scf.while", [before], {})
        with inside(before):
            carried.enter(before.args)
            value = test()
            condition[:] = [as_numeric(value).to(Boolean).ir]
            assumed[:] = bind_implied(value, True)
            carried.leave()
            found[:] = carried.uncarried(shape.bound[0])
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
    for place in assumed:
        place.set(UNBOUND)
        forget(*explanation(place, shape.loc))


def _until_fixpoint(carried: Carried, trace: Callable[[], Op], wanted: Callable[[], bool] = lambda: True) -> Op | None:
    """Trace until the assumptions hold; output and warnings are those of the last round alone.
    None, and everything undone, if what has been found then is not what is wanted.
    """
    for _ in range(_ROUNDS):
        restore = current().checkpoint()
        output = io.StringIO()
        carried.begin_round()
        try:
            with contextlib.redirect_stdout(output):
                op = trace()
        except BaseException as failure:
            if isinstance(failure, Exception) and carried.discard_predictions():  # a wrong expectation may be why
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
    raise error("E0304", "what the loop carries changes its type with every iteration", user_location())


def _carried(bodies: Sequence[Body], shape: Shape) -> Carried:
    names = bound_variables(bodies, shape)
    return Carried([place for place in names if place.name != shape.target], Snapshot(bodies, names), shape, bodies)


def _bind(found: Sequence[tuple[Variable, Any]], values: Sequence[Value]) -> None:
    """Bind variables to objects like those found, made of other values."""
    held = [value for _, value in found]
    made = take_all([spec_of(value) for value in held], values)
    record_join(made, [held], user_location())
    for (place, _), value in zip(found, made):
        place.set(value)


def _complete(op: Op, head: Sequence[Type], carried: Carried, outs: _LiveOuts, forget: Forget) -> list[Any]:
    """Put a loop in its place and bind its results, before which come those of the `head`; the
    values that are returned.
    """
    op.results = _results(op, [*head, *carried.types, *outs.types])
    builder().adopt(op)
    end = len(head) + len(carried.types)
    carried.finish(op.results[len(head) : end], forget)
    return outs.finish(op.results[end:])


def _drop_unchanged(op: Op, head: int, carried: Carried) -> None:
    """Take out of a loop's blocks, which are complete, what they hand on as it is; `head` arguments
    come before those that are carried.
    """
    idle = {head + position: number for position, number in carried.drop_unchanged().items()}
    if not idle:
        return
    replaced: dict[Value, Numeric] = {}
    for block in (region.block for region in op.regions):
        replaced.update((block.args[position], number) for position, number in idle.items())
        end = block.ops[-1]
        # a loop's counter is not handed on, a condition comes before what is
        before = len(end.operands) - len(block.args)
        end.operands = [v for i, v in enumerate(end.operands) if i - before not in idle]
        block.args = [arg for i, arg in enumerate(block.args) if i not in idle]
        for index, arg in enumerate(block.args):
            arg.index = index
    for inner in op.walk():
        if not replaced.keys().isdisjoint(inner.operands):
            inner.operands = [replaced[v].ir if v in replaced else v for v in inner.operands]


def _results(op: Op, types: Sequence[Type]) -> list[Value]:
    return [Value(t, op, i) for i, t in enumerate(types)]


def _last_value(
    last: Numeric, ran: Numeric | bool, item: Callable[[Numeric], Any], before: Any, shape: Shape, forget: Forget
) -> Any:
    """What the loop variable holds after the loop: its last value, or what it held before if there
    was no iteration.
    """
    last = item(last)
    if isinstance(ran, bool):
        return last if ran else before
    if numeric.is_number(before) and numeric.is_number(last):
        return numeric.select(ran, last, before)
    notes = [Note("the loop is here", shape.loc)]
    forget(shape.target, f"`{shape.target}` has a value only if a loop that runs on the device has run", notes)
    return UNBOUND
