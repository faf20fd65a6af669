"""Control flow at run time: bodies of `if`, `for` and `while` traced into regions of `scf` operations.

Values that a body changes are carried as leaves (see `flatten`). What is known about them is assumed, the body traced, and if its end
does not keep the assumption, the weaker one is assumed and the body traced again into a fresh block, with everything it did to Python
objects and standard output undone.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cutec.diag import Note, error
from cutec.frontend import numeric
from cutec.frontend.carried import Carried, Forget, changed_state, coerce_all, join, take_all
from cutec.frontend.context import builder, current
from cutec.frontend.flatten import flatten, spec_of
from cutec.frontend.location import user_location
from cutec.frontend.numeric import Boolean, Numeric, as_numeric
from cutec.frontend.places import UNBOUND, Item, Place, Snapshot, Variable, variables
from cutec.frontend.ranges import Iteration, Range, iteration
from cutec.frontend.signals import BREAK, CONTINUE, Jump, Return, Shape
from cutec.ir.core import Block, Op, Region, Value
from cutec.ir.types import Type

Body = Callable[..., Any]
_ROUNDS = 8
_SPECULATED_OPS = 16


def emit_if(test: Numeric, then: Body, orelse: Body | None, shape: Shape, forget: Forget) -> Jump | None:
    """Trace both branches of an `if` whose condition is known only at run time; bind the joined values; return how both were left.

    `forget(name, why, notes)` is told of each variable that has no value afterwards. Raises E0303 (one branch leaves by break, continue
    or return and the other does not), E0304/E0305/E0307 (values that have no join), E0308 (containers that grow or shrink).
    """
    arms = (then, orelse)
    names = _shared(arms, shape)
    entry = [place.get() for place in names]
    snapshot = Snapshot(arms)
    op, blocks = _choice_op(test)
    outcomes: list[tuple[Jump | None, list[Any], dict[Any, tuple[Item, Any]]]] = []
    for arm, block in zip(arms, blocks):
        with _inside(block):
            signal = arm() if arm else None
        outcomes.append((signal, [p.get() for p in names], {i.key(): (i, i.get()) for i in changed_state(snapshot)}))
        snapshot.restore()
        for place, value in zip(names, entry):
            place.set(value)
    signal, returned = _joined_signal(outcomes[0][0], outcomes[1][0], shape)
    pairs: list[tuple[Place | None, Any, Any]] = [p for p in zip(names, outcomes[0][1], outcomes[1][1]) if _survives(*p, shape, forget)]
    for item, _ in ({**outcomes[0][2], **outcomes[1][2]}).values():
        pairs.append((item, *(o[2][item.key()][1] if item.key() in o[2] else item.get() for o in outcomes)))
    if returned:
        pairs.append((None, *returned))
    values = _finish_choice(op, blocks, pairs, shape)
    return Return(values[-1]) if returned else signal


def emit_choice(test: Numeric, then: Body, orelse: Body, combine: Callable[[Numeric, Any, Any], Any] = numeric.select) -> Any:
    """The value of an expression that evaluates one of two operands. Where both are numbers and cheap and safe to compute, both are
    computed and `combine(test, then, else)` makes the result; otherwise it is an `scf.if`. Raises E0312 if the values have no join."""
    op, blocks = _choice_op(test)
    snapshot = Snapshot((then, orelse))
    values = []
    for arm, block in zip((then, orelse), blocks):
        with _inside(block):
            values.append(arm())
        if changed_state(snapshot):
            raise error(
                "E0308", "an operand evaluated only in some cases changes an object", user_location(), help="write it as an `if` statement"
            )
    shape = Shape("expression", user_location(), ({}, {}))
    if values[0] is values[1] and not any(block.ops for block in blocks):
        return values[0]
    join(None, *values, shape)
    if all(numeric.is_number(v) for v in values) and all(_speculatable(b) for b in blocks):
        for block in blocks:
            _splice(block)
        return combine(test, *values)
    return _finish_choice(op, blocks, [(None, *values)], shape)[0]


def emit_for(loop: Range, body: Body, shape: Shape, forget: Forget) -> None:
    """Trace the body of a `for` over a range into `scf.for`. Raises as `emit_if`, and E0303 for break and return."""
    steps = iteration(loop)
    target = variables([body], [shape.target])
    before = target[0].get() if target else UNBOUND
    carried = Carried(_shared([body], shape, without=shape.target), Snapshot([body]), shape)

    def trace() -> Op:
        block = Block([steps.kind.mlir, *carried.types])
        op = _detached("scf.for", [block], loop.attributes)
        with _inside(block):
            carried.enter(block.args[1:])
            signal = body(steps.variable(steps.kind(block.args[0])))
        _check_end_of_iteration(signal)
        carried.leave()
        return op

    op = _until_stable(carried, trace)
    with _reopened(op.body):
        builder().emit("scf.yield", carried.coerced(0))
    carried.reset()
    op.operands = [steps.lower.ir, steps.upper.ir, steps.step.ir, *carried.initial()]
    _complete(op, carried, forget)
    if target:
        target[0].set(_last_value(steps, before, shape, forget))


def emit_while(test: Body, body: Body, shape: Shape, forget: Forget) -> None:
    """Trace a `while` whose condition is known only at run time into `scf.while`. Raises as `emit_for`."""
    carried = Carried(_shared([test, body], shape), Snapshot([test, body]), shape)
    condition: list[Value] = []
    found: list[tuple[Variable, Any]] = []  # what the condition binds by `:=`, besides what is carried

    def trace() -> Op:
        before = Block(carried.types)
        op = _detached("scf.while", [before], {})
        with _inside(before):
            carried.enter(before.args)
            condition[:] = [as_numeric(test()).to(Boolean).ir]
            carried.leave()
            found[:] = carried.others(shape.bound[0])
            after = Block([*carried.types, *(t for _, value in found for t in spec_of(value).types)])
        op.regions.append(Region(after))
        op.regions[1].owner = op
        with _inside(after):
            carried.enter(after.args)
            _bind(found, after.args[len(carried.types) :])
            signal = body()
        _check_end_of_iteration(signal)
        carried.leave()
        return op

    op = _until_stable(carried, trace)
    with _reopened(op.regions[0].block):
        builder().emit("scf.condition", [*condition, *carried.coerced(0), *(leaf for _, value in found for leaf in flatten(value)[0])])
    with _reopened(op.regions[1].block):
        builder().emit("scf.yield", carried.coerced(1))
    carried.reset()
    op.operands = carried.initial()
    _complete(op, carried, forget, [t for _, value in found for t in spec_of(value).types])
    _bind(found, op.results[len(carried.types) :])


def probe(evaluate: Callable[[], Any], shape: Shape) -> tuple[Any, Callable[[], None], Callable[[], None]]:
    """Evaluate the condition of a `while` into a scratch block: its value, a function that moves what was emitted to where we are, and
    one that undoes what evaluating it did to variables and objects (the operations are dropped)."""
    places = variables([evaluate], shape.bound[0])
    entry, snapshot = [place.get() for place in places], Snapshot([evaluate])
    block = Block()
    _detached("scf.execute_region", [block], {})
    with _inside(block):
        value = evaluate()

    def undo() -> None:
        snapshot.restore()
        for place, old in zip(places, entry):
            place.set(old)

    return value, lambda: _splice(block), undo


def _until_stable(carried: Carried, trace: Callable[[], Op]) -> Op:
    """Trace until the assumptions hold; output and warnings are those of the last round alone."""
    for _ in range(_ROUNDS):
        restore = current().checkpoint()
        output = io.StringIO()
        carried.forget_ends()
        try:
            with contextlib.redirect_stdout(output):
                op = trace()
        except BaseException:
            sys.stdout.write(output.getvalue())
            raise
        if carried.settle():
            sys.stdout.write(output.getvalue())
            return op
        carried.reset()
        restore()
    raise error("E0304", "what the loop carries changes its type with every iteration", user_location())


def _bind(found: Sequence[tuple[Variable, Any]], values: Sequence[Value]) -> None:
    """Bind variables to objects like those found, made of other values."""
    for (place, _), value in zip(found, take_all([spec_of(value) for _, value in found], values)):
        place.set(value)


def _complete(op: Op, carried: Carried, forget: Forget, more: Sequence[Type] = ()) -> None:
    """Put a loop in its place and bind its results; `more` are the types of further results."""
    op.results = [Value(t, op, i) for i, t in enumerate([*carried.types, *more])]
    builder().adopt(op)
    carried.finish(op.results, forget)


def _choice_op(test: Numeric) -> tuple[Op, tuple[Block, Block]]:
    blocks = Block(), Block()
    op = _detached("scf.if", blocks, {})
    op.operands = [as_numeric(test).to(Boolean).ir]
    return op, blocks


def _finish_choice(op: Op, blocks: Sequence[Block], pairs: Sequence[tuple[Place | None, Any, Any]], shape: Shape) -> list[Any]:
    """End both branches with their leaves, put the operation with its results in its place and bind the places.

    What joining emits (storage of its own for a variable) comes before the operation.
    """
    same = [a is b for _, a, b in pairs]
    specs = [join(place, a, b, shape) for (place, a, b), unchanged in zip(pairs, same) if not unchanged]
    for index, block in enumerate(blocks):
        with _reopened(block):
            builder().emit("scf.yield", coerce_all(specs, [pair[1 + index] for pair, unchanged in zip(pairs, same) if not unchanged]))
    op.results = [Value(t, op, i) for i, t in enumerate(t for spec in specs for t in spec.types)]
    builder().adopt(op)
    joined = iter(take_all(specs, op.results))
    values = [pair[1] if unchanged else next(joined) for pair, unchanged in zip(pairs, same)]
    for (place, _, _), value in zip(pairs, values):
        if place is not None:
            place.set(value)
    return values


def _survives(place: Variable, then: Any, orelse: Any, shape: Shape, forget: Forget) -> bool:
    """Whether a variable has a value after a branch; if not, it is unbound."""
    if then is orelse or (place.name in shape.live and then is not UNBOUND and orelse is not UNBOUND):
        return True
    place.set(UNBOUND)
    notes = [Note("it is assigned here", sites[place.name]) for sites in shape.bound if place.name in sites]
    forget(place.name, f"`{place.name}` has a value in only one branch of an `if` whose condition is known only at run time", notes)
    return False


def _joined_signal(then: Jump | None, orelse: Jump | None, shape: Shape) -> tuple[Jump | None, tuple[Any, Any] | None]:
    """How a run-time `if` leaves: both branches alike, or (None, ...) and the two returned values."""
    if then is orelse:
        return then, None
    if shape.tail == "loop" and {then, orelse} <= {None, CONTINUE}:
        return CONTINUE, None
    if shape.tail == "function":
        then, orelse = then or Return(None), orelse or Return(None)
    if isinstance(then, Return) and isinstance(orelse, Return):
        return None, (then.value, orelse.value)
    leaving = then or orelse
    raise error("E0303", f"`{leaving.name}` under a condition known only at run time", user_location(), help=_HELP_FOR_JUMPS[leaving.name])


_HELP_FOR_JUMPS = {
    "break": "make the loop a `while` whose condition says when to stop",
    "continue": "put the rest of the loop's body under an `if`",
    "return": "assign the result to a variable and return it at the function's end; a `return` in a loop that runs on the device cannot "
    "be traced",
}


def _check_end_of_iteration(signal: Jump | None) -> None:
    if signal is BREAK or isinstance(signal, Return):
        raise error("E0303", f"`{signal.name}` in a loop that runs on the device", user_location(), help=_HELP_FOR_JUMPS[signal.name])


def _last_value(steps: Iteration, before: Any, shape: Shape, forget: Forget) -> Any:
    """What the loop variable holds after the loop: its last value, or what it held before if there was no iteration."""
    if shape.target not in shape.live:
        return UNBOUND
    trips = steps.trips()
    last = steps.variable(steps.lower + (trips - 1) * steps.step)
    if trips.is_static:
        return last if trips.python > 0 else before
    if numeric.is_number(before):
        return numeric.select(trips > 0, last, before)
    notes = [Note("the loop is here", shape.loc)]
    forget(shape.target, f"`{shape.target}` has a value only if a loop that runs on the device has run", notes)
    return UNBOUND


def _shared(bodies: Sequence[Body | None], shape: Shape, without: str = "") -> list[Variable]:
    """The variables that the bodies bind. Raises E0313 for global ones."""
    if shape.globals:
        name = sorted(shape.globals)[0]
        raise error(
            "E0313",
            f"global `{name}` is assigned in a branch or loop that runs on the device",
            next(s[name] for s in shape.bound if name in s),
            help="assign to a local variable",
        )
    return variables(bodies, shape.names - {without})


def _detached(name: str, blocks: Sequence[Block], attributes: dict[str, Any]) -> Op:
    """An operation that knows where it will stand but is not there yet."""
    op = Op(name, (), (), attributes, [Region(block) for block in blocks], user_location())
    op.block = builder().block
    return op


@contextlib.contextmanager
def _inside(block: Block) -> Iterator[None]:
    """Trace into a region's block."""
    trace = current()
    trace.region_depth += 1
    try:
        with trace.builder.inside(block):
            yield
    except Exception as exception:
        exception.__cutec_left_region__ = True
        raise
    finally:
        trace.region_depth -= 1


@contextlib.contextmanager
def _reopened(block: Block) -> Iterator[None]:
    """Emit at the end of a block that was traced before."""
    block.closed = False
    with builder().inside(block):
        yield


def _speculatable(block: Block) -> bool:
    """Whether all operations of a block may run though the program would not run them: they have no effects and no undefined results
    that matter, and are few."""
    return len(block.ops) <= _SPECULATED_OPS and all(
        op.name.startswith("arith.") and not op.name.endswith(("divsi", "divui", "remsi", "remui")) for op in block.ops
    )


def _splice(block: Block) -> None:
    """Move the operations of a traced block to where we are."""
    here = builder().block
    for op in block.ops:
        here.append(op)
    for key, value in block.constants.items():
        here.constants.setdefault(key, value)
