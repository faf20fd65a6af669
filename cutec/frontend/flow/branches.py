"""Branches at run time: bodies of `if` and operands of expressions traced into regions of `scf.if`.

Values that a body changes are joined as leaves (see `flatten`). So is the way in which it is left:
where one branch ends in `break`, `continue` or `return` and the other does not, a number tells
which (`signals.Pending`), and what follows runs under a branch on it.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cutec.diag import Note, error
from cutec.frontend.core.context import builder, current
from cutec.frontend.core.location import user_location
from cutec.frontend.core.signals import (
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
from cutec.frontend.flow import conditional_bindings
from cutec.frontend.flow.access_paths import ABSENT, UNBOUND, AccessPath, Contents, Snapshot, Variable, variables
from cutec.frontend.flow.aliasing import record_copy, record_join
from cutec.frontend.flow.carried import Forget, changed_state, coerce_all, join, resized_error, take_all
from cutec.frontend.flow.flatten import spec_of
from cutec.frontend.numbers import numeric
from cutec.frontend.numbers.numeric import Boolean, Numeric, as_numeric
from cutec.ir.core import Block, Op, Region, Value
from cutec.records import dataclass, replace

Body = Callable[..., Any]
_Pair = tuple["AccessPath | None", Any, Any]
_Changed = dict[Any, "tuple[AccessPath, Any]"]
_SPECULATED_OPS = 16


@dataclass(frozen=True)
class _ArmEnd:
    """What one arm of a branch did: how it was left, the values of the variables, items of objects
    that it changed, and what the containers hold that it changed.
    """

    signal: Jump | None
    values: list[Any]
    items: _Changed
    contents: Contents


def emit_if(
    test: Numeric,
    then: Body | None,
    orelse: Body | None,
    shape: Shape,
    forget: Forget,
    bodies: Sequence[Body | None] | None = None,
) -> Jump | None:
    """Trace both branches of an `if` whose condition is known only at run time; bind the joined
    values; return how it is left.

    `forget(name, why, notes)` is told of each variable that has no value afterwards. `bodies`: the
    region functions that the branches run, if they are not these themselves. Raises
    E0304/E0305/E0307 (values that have no join), E0308 (containers that grow or shrink).
    """
    arms = (then, orelse)
    bodies = arms if bodies is None else bodies
    names = bound_variables(bodies, shape)
    entry = [place.get() for place in names]
    snapshot = Snapshot(bodies, names)
    op, blocks = _choice_op(test)
    ends = []
    for arm, block, holds in zip(arms, blocks, (True, False)):
        arm = conditional_bindings.assuming(test, holds, arm, shape.names)
        with inside(block):
            signal = at_tail(arm() if arm else None, shape)
        items = _with_values(changed_state(snapshot, names, growing=True))
        values = [p.get() for p in names]
        ends.append(_ArmEnd(signal, values, items, snapshot.contents()))
        snapshot.restore()
        for place, value in zip(names, entry):
            place.set(value)
    kinds = [kinds_of(end.signal) for end in ends]
    pairs = [
        p for p in map(lambda *p: _live_pair(*p, kinds, shape, forget), names, ends[0].values, ends[1].values) if p
    ]
    pairs += _changes([end.items for end in ends])
    return _finish_branch(op, blocks, pairs, ends, snapshot, shape)


def guard(pending: Pending, body: Body, function: Body, shape: Shape, forget: Forget) -> Jump | None:
    """What follows a jump that is decided at run time: run where it is not taken. `body` runs the
    region function `function`.
    """
    if NONE not in pending.kinds:
        return pending
    return emit_if(pending.code == 0, body, lambda: jump_of(pending), shape, forget, [function])


def jump_of(signal: Jump | None) -> Jump | None:
    """A signal where it is known that a jump was taken, if it has one."""
    if not isinstance(signal, Pending) or NONE not in signal.kinds:
        return signal
    return signal_of(signal.kinds - {NONE}, signal.code, signal.value, signal.place)


def returned(signal: Jump) -> Any:
    """The value that a function returns, from how its body was left."""
    end = at_tail(signal, Shape("function", user_location(), (), tail="function"))
    assert end is not None
    return end.value


def _at_arm_ends(pairs: Sequence[_Pair], contents: Sequence[Contents], snapshot: Snapshot) -> list[_Pair]:
    """Pairs with values as they were at the ends of the arms. An object that was there before, and
    of which only one arm tells, stays itself: what that arm has changed of it is joined.
    """
    at_ends = [
        snapshot.values_at(held, [pair[1 + arm] for pair in pairs], record_copy) for arm, held in enumerate(contents)
    ]
    return [_at_arm_end(pair, values, snapshot) for pair, values in zip(pairs, zip(*at_ends))]


def _at_arm_end(pair: _Pair, at_ends: tuple[Any, Any], snapshot: Snapshot) -> _Pair:
    place, then, orelse = pair
    if then is orelse:
        return pair
    for value, other in ((then, orelse), (orelse, then)):
        if other is ABSENT and snapshot.existed(value):
            return place, value, value
    return place, *at_ends


def _finish_branch(
    op: Op, blocks: Sequence[Block], pairs: list[_Pair], ends: Sequence[_ArmEnd], snapshot: Snapshot, shape: Shape
) -> Jump | None:
    """End a branch, with the joined signal among what it yields: how it was left, and the value
    that is returned.
    """
    signals = [end.signal for end in ends]
    kinds = kinds_of(signals[0]) | kinds_of(signals[1])
    count = len(pairs)
    if len(kinds) > 1:
        pairs.append((None, code_of(signals[0]), code_of(signals[1])))
    if "return" in kinds:
        pairs.append((None, *(s.value if s and "return" in kinds_of(s) else ABSENT for s in signals)))
        sites = [place_of(signal) for signal in signals]
        shape = replace(
            shape, bound=tuple({**bound, "": site} if site else bound for bound, site in zip(shape.bound, sites))
        )
    values = _finish_choice(op, blocks, _at_arm_ends(pairs, [end.contents for end in ends], snapshot), shape)[count:]
    place = place_of(signals[0]) or place_of(signals[1])
    return signal_of(kinds, values[0] if len(kinds) > 1 else None, values[-1] if values else None, place)


def emit_choice(
    test: Numeric,
    then: Body,
    orelse: Body,
    combine: Callable[[Numeric, Any, Any], Any] = numeric.select,
    forget: Forget | None = None,
) -> Any:
    """The value of an expression that evaluates one of two operands. Where both are numbers and
    cheap and safe to compute, both are computed and `combine(test, then, else)` makes the result;
    otherwise it is an `scf.if`. `forget`: as in `emit_if`, for variables that the operands bind.
    Raises E0312 if the values have no join.
    """
    op, blocks = _choice_op(test)
    snapshot = Snapshot((then, orelse))
    values, changed, named, contents, before = [], [], [], [], current().conditional
    for arm, block, holds in zip((then, orelse), blocks, (True, False)):
        with inside(block):
            values.append(conditional_bindings.assuming(test, holds, arm)())
            named.append(conditional_bindings.newly_bound(snapshot, before))
        changed.append(_with_values(changed_state(snapshot, growing=True)))
        contents.append(snapshot.contents())
        snapshot.restore()
    shape = Shape("expression", user_location(), ({}, {}))
    kept, lost = conditional_bindings.bound_in_operands(named, test)
    pairs = [*_changes(changed), *((entry.place, *both) for entry, both in kept)]
    if values[0] is values[1] and not pairs and not any(block.ops for block in blocks):
        return values[0]
    join(None, *values, shape)
    if not pairs and all(numeric.is_number(v) for v in values) and all(_speculatable(b) for b in blocks):
        for block in blocks:
            _splice(block)
        return combine(test, *values)
    result = _finish_choice(op, blocks, _at_arm_ends([*pairs, (None, *values)], contents, snapshot), shape)[-1]
    for place in lost:
        conditional_bindings.unbind(place)
    for place in [*lost, *(entry.place for entry, _ in kept if conditional_bindings.suspend(entry))]:
        if forget:
            forget(*conditional_bindings.explanation(place, shape.loc))
    return result


def _with_values(places: dict[Any, AccessPath]) -> _Changed:
    return {key: (place, place.get()) for key, place in places.items()}


def _changes(changed: Sequence[_Changed]) -> list[_Pair]:
    """The items that a branch has changed, with their values at the end of both arms."""
    items = {**changed[0], **changed[1]}.values()
    return [(item, *(c[item.key()][1] if item.key() in c else _before(item) for c in changed)) for item, _ in items]


def _before(place: AccessPath) -> Any:
    """What a place holds that an arm has not changed. Raises E0308 if only the other arm makes
    it.
    """
    try:
        return place.get()
    except KeyError:
        raise resized_error(place.name) from None


def is_dynamic(value: Any) -> bool:
    """Whether a value is a number known only at run time."""
    return isinstance(value, Numeric) and not value.is_static


def speculate(evaluate: Body, names: Sequence[str] | set[str]) -> tuple[Any, Callable[[], None], Callable[[], None]]:
    """Run a region function, which binds these names, into a scratch block: its value, a function
    that moves what was emitted to where we are, and one that undoes what it did to variables,
    objects and standard output (the operations are dropped).
    """
    places = variables([evaluate], names)
    entry, snapshot, restore = [place.get() for place in places], Snapshot([evaluate], places), current().checkpoint()
    block, output = Block(), io.StringIO()
    detached("scf.execute_region", [block], {})
    with inside(block), contextlib.redirect_stdout(output):
        value = evaluate()

    def keep() -> None:
        sys.stdout.write(output.getvalue())
        _splice(block)

    def undo() -> None:
        snapshot.restore()
        restore()
        for place, old in zip(places, entry):
            place.set(old)

    return value, keep, undo


def _choice_op(test: Numeric) -> tuple[Op, tuple[Block, Block]]:
    blocks = Block(), Block()
    op = detached("scf.if", blocks, {})
    op.operands = [as_numeric(test).to(Boolean).ir]
    return op, blocks


def _finish_choice(op: Op, blocks: Sequence[Block], pairs: Sequence[_Pair], shape: Shape) -> list[Any]:
    """End both branches with their leaves, put the operation with its results in its place and bind
    the places.

    What joining emits (storage of its own for a variable) comes before the operation.
    """
    keys = [_identity(index, a, b) for index, (_, a, b) in enumerate(pairs)]
    first: dict[Any, _Pair] = {}
    for key, pair in zip(keys, pairs):
        if pair[1] is not pair[2]:
            first.setdefault(key, pair)
    specs = [join(place, a, b, shape) for place, a, b in first.values()]
    arms = [[pair[1 + index] for pair in first.values()] for index in (0, 1)]
    for block, ends in zip(blocks, arms):
        with reopened(block):
            builder().emit("scf.yield", coerce_all(specs, ends))
    op.results = [Value(t, op, i) for i, t in enumerate(t for spec in specs for t in spec.types)]
    builder().adopt(op)
    made = take_all(specs, op.results)
    record_join(made, arms, shape.loc)
    new = dict(zip(first, made))
    values = [new.get(key, pair[1]) for key, pair in zip(keys, pairs)]
    for (place, _, _), value in zip(pairs, values):
        if place is not None:
            place.set(value)
    return values


def _identity(index: int, a: Any, b: Any) -> Any:
    """What places have in common that hold one object in each arm, and so go on with one."""
    return index if numeric.is_number(a) or numeric.is_number(b) else (id(a), id(b))


def _live_pair(
    place: Variable, then: Any, orelse: Any, kinds: Sequence[frozenset[str]], shape: Shape, forget: Forget
) -> _Pair | None:
    """A variable with its values at the end of both branches, ABSENT where it is not read after
    that branch; None if it has no value after them: then it is unbound.
    """
    if then is orelse:
        return place, then, orelse
    live = [place.name in shape.live_after(k) for k in kinds]
    if any(live) and not any(needed and value is UNBOUND for needed, value in zip(live, (then, orelse))):
        return place, then if live[0] else ABSENT, orelse if live[1] else ABSENT
    conditional_bindings.unbind(place)
    notes = [Note("it is assigned here", sites[place.name]) for sites in shape.bound if place.name in sites]
    forget(
        place.name,
        f"`{place.name}` has a value in only one branch of an `if` whose condition is known only at run time",
        notes,
    )
    return None


def at_tail(signal: Jump | None, shape: Shape) -> Jump | None:
    """A signal at the end of a loop's body, where `continue` does nothing, or at that of a
    function, where None is returned.
    """
    if shape.tail == "loop" and signal is CONTINUE:
        return None
    if shape.tail != "function" or NONE not in kinds_of(signal):
        return signal
    if signal is None or signal.value is None:
        return Return(None)
    raise error(
        "E0305",
        f"the function returns {spec_of(signal.value).describe()} here and None at its end",
        place_of(signal) or shape.loc,
        help="return a value of the same type at the end",
    )


def bound_variables(bodies: Sequence[Body | None], shape: Shape) -> list[Variable]:
    """The variables that the bodies bind. Raises E0313 for global ones."""
    if shape.globals:
        name = sorted(shape.globals)[0]
        raise error(
            "E0313",
            f"global `{name}` is assigned in a branch or loop that runs on the device",
            next(s[name] for s in shape.bound if name in s),
            help="assign to a local variable",
        )
    return variables(bodies, shape.names)


def detached(name: str, blocks: Sequence[Block], attributes: dict[str, Any]) -> Op:
    """An operation that knows where it will stand but is not there yet."""
    op = Op(name, (), (), attributes, [Region(block) for block in blocks], user_location())
    op.block = builder().block
    return op


@contextlib.contextmanager
def inside(block: Block) -> Iterator[None]:
    """Trace into a region's block."""
    trace = current()
    outside, trace.conditional = trace.conditional, dict(trace.conditional)
    try:
        with trace.builder.inside(block):
            yield
    except Exception as exception:
        exception.__cutec_left_region__ = True
        raise
    finally:
        trace.conditional = outside


@contextlib.contextmanager
def reopened(block: Block) -> Iterator[None]:
    """Emit at the end of a block that was traced before."""
    block.closed = False
    with builder().inside(block):
        yield


def _speculatable(block: Block) -> bool:
    """Whether all operations of a block may run though the program would not run them: they have no
    effects and no undefined results that matter, and are few.
    """
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
