"""Branches at run time: the bodies of an `if`, and the operands of an expression, traced into the
two regions of an `scf.if`.

Each arm is traced from the same entry state: `Snapshot` rolls the first arm's effects on Python
objects back. The access paths that an arm has changed are joined leaf by leaf (see `flatten`). The
way in which an arm is left is joined too: where one arm ends in `break`, `continue` or `return` and
the other does not, a number says which (`signals.Pending`), and the code after the `if` runs under
a branch on that number.

    if i < n: x = a; return     # the signal is Pending(code), 3 = return or 0 = none;
    y = b                       # this is traced into `scf.if` on code == 0

Cheap operands without effects are computed speculatively: both are evaluated, then selected.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from cutec.diag import Note, error
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
from cutec.frontend.flow import conditional_bindings
from cutec.frontend.flow.access_paths import ABSENT, UNBOUND, AccessPath, Contents, Item, Snapshot, Variable, variables
from cutec.frontend.flow.aliasing import record_copy, record_join
from cutec.frontend.flow.carried import Forget, changed_state, coerce_all, join, take_all
from cutec.frontend.flow.flatten import spec_of
from cutec.frontend.flow.lost import Lost
from cutec.frontend.numbers import numeric
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Boolean, Numeric, as_numeric
from cutec.ir.core import Block, Op, Region, Value
from cutec.records import dataclass, replace

Body = Callable[..., Any]
_Pair = tuple["AccessPath | None", Any, Any]
_Changed = dict[Any, "tuple[AccessPath, Any]"]
_SPECULATED_OPS = 16


@dataclass(frozen=True)
class _ArmEnd:
    """The end of one arm: how it was left, the values of the variables, the changed access paths,
    and the contents of the changed containers.
    """

    signal: Jump | None
    values: list[Any]
    items: _Changed
    contents: Contents


def emit_if(
    test: Numeric,
    then: Body | None,
    orelse: Body | None,
    construct: Construct,
    forget: Forget,
    bodies: Sequence[Body | None] | None = None,
) -> Jump | None:
    """Trace both branches of an `if` whose condition is known only at run time; bind the joined
    values; return how it is left.

    `forget(name, why, notes)` is called for each variable that has no value afterwards. `bodies`:
    the region functions that the branches run, if not `then` and `orelse` themselves. Raises
    E0304/E0305/E0307 (values without a meet), E0308 (lists that grow or shrink).
    """
    arms = (then, orelse)
    bodies = arms if bodies is None else bodies
    names = bound_variables(bodies, construct)
    entry = [variable.get() for variable in names]
    snapshot = Snapshot(bodies, names)
    op, blocks = _choice_op(test)
    ends = []
    kernel, allocated = current().kernel, []
    for arm, block, holds in zip(arms, blocks, (True, False)):
        before = kernel.smem_bytes if kernel is not None else 0
        arm = conditional_bindings.assuming(test, holds, arm, construct.names)
        with inside(block):
            signal = at_tail(arm() if arm else None, construct)
        if kernel is not None and kernel.arms_share:
            allocated.append(kernel.smem_bytes)
            kernel.smem_bytes = before
        items = _with_values(changed_state(snapshot, names))
        values = [variable.get() for variable in names]
        ends.append(_ArmEnd(signal, values, items, snapshot.contents()))
        snapshot.restore()
        for variable, value in zip(names, entry):
            variable.set(value)
    if kernel is not None and allocated:
        kernel.smem_bytes = max(allocated)
    kinds = [kinds_of(end.signal) for end in ends]
    pairs = [
        pair
        for variable, *values in zip(names, ends[0].values, ends[1].values)
        if (pair := _live_pair(variable, *values, kinds=kinds, construct=construct, forget=forget))
    ]
    pairs += _changes([end.items for end in ends], construct)
    return _finish_branch(op, blocks, pairs, ends, snapshot, construct)


def guard(pending: Pending, body: Body, function: Body, construct: Construct, forget: Forget) -> Jump | None:
    """Trace the code after a jump that is decided at run time, under a branch on the jump's number.
    `body` runs the region function `function`.
    """
    if NONE not in pending.kinds:
        return pending
    return emit_if(pending.code == CODES[NONE], body, lambda: jump_of(pending), construct, forget, [function])


def jump_of(signal: Jump | None) -> Jump | None:
    """A signal on the path where its jump is known to be taken."""
    if not isinstance(signal, Pending) or NONE not in signal.kinds:
        return signal
    return signal_of(signal.kinds - {NONE}, signal.code, signal.value, signal.place)


def returned(signal: Jump) -> Any:
    """The value that a function returns, given how its body was left."""
    end = at_tail(signal, Construct("function", user_location(), (), tail="function"))
    assert isinstance(end, (Return, Pending))
    return end.value


def _at_arm_ends(pairs: Sequence[_Pair], contents: Sequence[Contents], snapshot: Snapshot) -> list[_Pair]:
    """Pairs with the values at the ends of the arms. An object that existed before and is live
    after one arm only stays itself; its parts that the arm has changed are joined on their own.
    """
    at_ends = [
        snapshot.values_at(saved, [pair[1 + arm] for pair in pairs], record_copy) for arm, saved in enumerate(contents)
    ]
    return [_at_arm_end(pair, then, orelse, snapshot) for pair, then, orelse in zip(pairs, *at_ends)]


def _at_arm_end(pair: _Pair, then_at_end: Any, orelse_at_end: Any, snapshot: Snapshot) -> _Pair:
    path, then, orelse = pair
    if then is orelse:
        return pair
    for value, other in ((then, orelse), (orelse, then)):
        if other is ABSENT and snapshot.existed(value):
            return path, value, value
    return path, then_at_end, orelse_at_end


def _finish_branch(
    op: Op,
    blocks: Sequence[Block],
    pairs: list[_Pair],
    ends: Sequence[_ArmEnd],
    snapshot: Snapshot,
    construct: Construct,
) -> Jump | None:
    """End a branch. The joined signal is among its results: the number that says how it was left,
    and the returned value.
    """
    signals = [end.signal for end in ends]
    kinds = kinds_of(signals[0]) | kinds_of(signals[1])
    count = len(pairs)
    if len(kinds) > 1:
        pairs.append((None, code_of(signals[0]), code_of(signals[1])))
    if "return" in kinds:
        pairs.append((None, returned_value(signals[0]), returned_value(signals[1])))
        sites = [place_of(signal) for signal in signals]
        construct = replace(
            construct,
            bound=tuple({**bound, "": site} if site else bound for bound, site in zip(construct.bound, sites)),
        )
    values = _finish_choice(op, blocks, _at_arm_ends(pairs, [end.contents for end in ends], snapshot), construct)[
        count:
    ]
    place = place_of(signals[0]) or place_of(signals[1])
    return signal_of(kinds, values[0] if len(kinds) > 1 else None, values[-1] if values else None, place)


def emit_choice(
    test: Numeric,
    then: Body,
    orelse: Body,
    combine: Callable[[Numeric, Any, Any], Any] = numeric.select,
    forget: Forget | None = None,
    meet: Callable[[Any, Any], NumberClass | None] | None = None,
) -> Any:
    """The value of an expression that evaluates one of two operands. Numbers that are cheap and
    safe to compute are speculated: both are computed, and `combine(test, then, else)` selects.
    Otherwise the result is that of an `scf.if`. `forget`: as in `emit_if`, for variables that the
    operands bind. `meet`: the class to which both values are converted, if they are of different
    ones. Raises E0312 if the values have no meet.
    """
    op, blocks = _choice_op(test)
    arms = (then, orelse)
    snapshot = Snapshot(arms)
    values, changed, named, contents, before = [], [], [], [], current().conditional
    for arm, block, holds in zip(arms, blocks, (True, False)):
        with inside(block):
            values.append(conditional_bindings.assuming(test, holds, arm)())
            named.append(conditional_bindings.newly_bound(snapshot, before))
        changed.append(_with_values(changed_state(snapshot)))
        contents.append(snapshot.contents())
        snapshot.restore()
    if meet and (kind := meet(*values)):
        for i, block in enumerate(blocks):
            with reopened(block):
                values[i] = kind(values[i])
    construct = Construct("expression", user_location(), ({}, {}))
    bound, lost = conditional_bindings.bound_in_operands(named, test)
    pairs: list[_Pair] = [*_changes(changed, construct), *((entry.variable, *both) for entry, both in bound)]
    if values[0] is values[1] and not pairs and not any(block.ops for block in blocks):
        return values[0]
    join(None, values[0], values[1], construct)
    if not pairs and all(numeric.is_number(v) for v in values) and all(_speculatable(b) for b in blocks):
        for block in blocks:
            _splice(block)
        return combine(test, *values)
    pairs.append((None, values[0], values[1]))
    result = _finish_choice(op, blocks, _at_arm_ends(pairs, contents, snapshot), construct)[-1]
    for variable in lost:
        conditional_bindings.unbind(variable)
    for variable in [*lost, *(entry.variable for entry, _ in bound if conditional_bindings.suspend(entry))]:
        if forget:
            forget(*conditional_bindings.explanation(variable, construct.loc))
    return result


def returned_value(signal: Jump | None) -> Any:
    """The value that an arm returns; ABSENT if it does not return."""
    return signal.value if isinstance(signal, (Return, Pending)) and "return" in kinds_of(signal) else ABSENT


def _with_values(paths: dict[Any, AccessPath]) -> _Changed:
    return {key: (path, path.get()) for key, path in paths.items()}


def _changes(changed: Sequence[_Changed], construct: Construct) -> list[_Pair]:
    """The access paths that an arm has changed, with their values at the ends of both arms. What
    only one arm adds is lost, also in the place of None: nothing need ask for it afterwards.
    """
    pairs: list[_Pair] = []
    for key, (path, _) in {**changed[0], **changed[1]}.items():
        then, orelse = (arm[key][1] if key in arm else _value_before(path) for arm in changed)
        added = isinstance(path, Item) and (then is None) != (orelse is None)
        if added or isinstance(then, Lost) or isinstance(orelse, Lost):
            then = orelse = Lost(path.name, construct.loc)
        pairs.append((path, then, orelse))
    return pairs


def _value_before(path: AccessPath) -> Any:
    return Lost(path.name, user_location()) if isinstance(path, Item) and path.new else path.get()


def is_dynamic(value: Any) -> bool:
    """Whether a value is a number known only at run time."""
    return isinstance(value, Numeric) and not value.is_static


def speculate(evaluate: Body, names: Collection[str]) -> tuple[Any, Callable[[], None], Callable[[], None]]:
    """Speculation: run a region function, which binds these names, in a scratch block. Returns its
    value, a function that commits (moves the operations to the current block), and one that rolls
    back (drops the operations, and undoes effects on variables, objects and standard output).
    """
    bound = variables([evaluate], names)
    entry, snapshot, restore = (
        [variable.get() for variable in bound],
        Snapshot([evaluate], bound),
        current().checkpoint(),
    )
    block, output = Block(), io.StringIO()
    detached("scf.execute_region", [block], {})
    with inside(block), contextlib.redirect_stdout(output):
        value = evaluate()

    def commit() -> None:
        sys.stdout.write(output.getvalue())
        _splice(block)

    def rollback() -> None:
        snapshot.restore()
        restore()
        for variable, old in zip(bound, entry):
            variable.set(old)

    return value, commit, rollback


def _choice_op(test: Numeric) -> tuple[Op, tuple[Block, Block]]:
    blocks = Block(), Block()
    op = detached("scf.if", blocks, {})
    op.operands = [as_numeric(test).to(Boolean).ir]
    return op, blocks


def _finish_choice(op: Op, blocks: Sequence[Block], pairs: Sequence[_Pair], construct: Construct) -> list[Any]:
    """End both arms with their leaves, append the operation and bind the access paths to its
    results. Returns the joined values.

    Operations that the join itself emits (new storage for a variable) come before the operation.
    """
    keys = [_identity(index, a, b) for index, (_, a, b) in enumerate(pairs)]
    first: dict[Any, _Pair] = {}
    for key, pair in zip(keys, pairs):
        if pair[1] is not pair[2]:
            first.setdefault(key, pair)
    specs = [join(path, a, b, construct) for path, a, b in first.values()]
    arms = [[pair[1 + index] for pair in first.values()] for index in (0, 1)]
    for block, ends in zip(blocks, arms):
        with reopened(block):
            builder().emit("scf.yield", coerce_all(specs, ends))
    op.results = [Value(t, op, i) for i, t in enumerate(t for spec in specs for t in spec.types)]
    builder().adopt(op)
    made = take_all(specs, op.results)
    record_join(made, arms, construct.loc)
    new = dict(zip(first, made))
    values = [new.get(key, pair[1]) for key, pair in zip(keys, pairs)]
    for (path, _, _), value in zip(pairs, values):
        if path is not None:
            path.set(value)
    return values


def _identity(index: int, a: Any, b: Any) -> Any:
    """A key that is equal for access paths which hold the same object in each arm: after the join
    they name one object, too. Numbers have no identity.
    """

    return index if numeric.is_number(a) or numeric.is_number(b) else (id(a), id(b))


def _live_pair(
    variable: Variable, then: Any, orelse: Any, kinds: Sequence[frozenset[str]], construct: Construct, forget: Forget
) -> _Pair | None:
    """A variable with its values at the ends of both arms (ABSENT: not live after that arm). None,
    and the variable is unbound, if it has no value after the branch.
    """
    if then is orelse:
        return variable, then, orelse
    live = [variable.name in construct.live_after(k) for k in kinds]
    if any(live) and not any(needed and value is UNBOUND for needed, value in zip(live, (then, orelse))):
        return variable, then if live[0] else ABSENT, orelse if live[1] else ABSENT
    conditional_bindings.unbind(variable)
    notes = [Note("it is assigned here", sites[variable.name]) for sites in construct.bound if variable.name in sites]
    forget(
        variable.name,
        f"`{variable.name}` has a value in only one branch of an `if` whose condition is known only at run time",
        notes,
    )
    return None


def at_tail(signal: Jump | None, construct: Construct) -> Jump | None:
    """A signal at the end of a loop's body, where `continue` has no effect, or at the end of a
    function, where None is returned.
    """
    if construct.tail == "loop" and signal is CONTINUE:
        return None
    if construct.tail != "function" or NONE not in kinds_of(signal):
        return signal
    if not isinstance(signal, (Return, Pending)) or signal.value is None:
        return Return(None)
    raise error(
        "E0305",
        f"the function returns {spec_of(signal.value).describe()} here and None at its end",
        place_of(signal) or construct.loc,
        help="return a value of the same type at the end",
    )


def bound_variables(bodies: Sequence[Body | None], construct: Construct) -> list[Variable]:
    """The variables that the bodies bind. Raises E0313 for global ones."""
    if construct.globals:
        name = sorted(construct.globals)[0]
        raise error(
            "E0313",
            f"global `{name}` is assigned in a branch or loop that runs on the device",
            next(s[name] for s in construct.bound if name in s),
            help="assign to a local variable",
        )
    return variables(bodies, construct.names)


def detached(name: str, blocks: Sequence[Block], attributes: dict[str, Any]) -> Op:
    """An operation whose block is set but that is not appended to it yet."""
    op = Op(name, (), (), attributes, [Region(block) for block in blocks], user_location())
    op.block = builder().block
    return op


@contextlib.contextmanager
def inside(block: Block) -> Iterator[None]:
    """Trace into a region's block."""
    trace = current()
    outer, trace.conditional = trace.conditional, dict(trace.conditional)
    try:
        with trace.builder.inside(block):
            yield
    except Exception as exception:
        exception.__cutec_left_region__ = True  # pyright: ignore[reportAttributeAccessIssue]  # a mark for `caught`
        raise
    finally:
        trace.conditional = outer


@contextlib.contextmanager
def reopened(block: Block) -> Iterator[None]:
    """Emit at the end of a block that is already traced."""
    block.closed = False
    with builder().inside(block):
        yield


def _speculatable(block: Block) -> bool:
    """Whether a block may be executed speculatively: its operations are few, have no effects, and
    are defined for all operands.
    """
    return len(block.ops) <= _SPECULATED_OPS and all(
        op.name.startswith("arith.") and not op.name.endswith(("divsi", "divui", "remsi", "remui")) for op in block.ops
    )


def _splice(block: Block) -> None:
    """Move the operations of a traced block to the current block."""
    here = builder().block
    for op in block.ops:
        here.append(op)
    for key, value in block.constants.items():
        here.constants.setdefault(key, value)
