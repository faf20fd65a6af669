"""Values that regions carry: the join of two branches, and the loop-carried values of a loop with
the specs assumed for them at its head.

A loop is traced in rounds until a fixpoint. Each round binds the carried access paths to block
arguments of the assumed specs (`enter`), traces the body, takes the values at the back edge
(`leave`), and meets their specs with the assumed ones (`widen`). If a spec got weaker, or another
path changed, everything that the body did to Python objects is undone (`rollback`) and the next
round begins.

    x, y = 0, [n]          # round 1 assumes x: Int32, which the body reads before it binds it
    for i in cutec.range(n):
        y[0] = y[0] + x    # round 1 discovers the changed path y[0]: no fixpoint
        x = i              # round 2 assumes x: Int32 and y[0]: Int32, and keeps both: two results
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any

from cutec.diag import Note, error
from cutec.frontend.core import facts
from cutec.frontend.core.location import user_location
from cutec.frontend.core.signals import Construct
from cutec.frontend.flow import loop_prediction, loop_report
from cutec.frontend.flow.access_paths import ABSENT, UNBOUND, AccessPath, Item, Snapshot, Variable
from cutec.frontend.flow.aliasing import Join, alias_facts, entry_facts, record_back_edge, record_join
from cutec.frontend.flow.flatten import Mismatch, Spec, StaticNumber, StorageSpec, carried_spec, spec_of
from cutec.frontend.flow.lost import Lost
from cutec.frontend.flow.widening import (
    Invariant,
    initial_assumption,
    met_number,
    met_with_sources,
    weakest,
    widen,
    widened_bound,
    with_bounds,
)
from cutec.frontend.numbers.numeric import Numeric
from cutec.ir.core import Loc, Op, Value, identity
from cutec.ir.types import Type

_CODES = {"dtype": "E0304", "structure": "E0305", "static": "E0307"}
Forget = Callable[[str, str, "list[Note]"], None]


def changed_state(snapshot: Snapshot, known: Iterable[AccessPath] = ()) -> dict[Any, AccessPath]:
    """The access paths that have changed since the snapshot, by their keys, without the `known`
    ones. Raises E0308 if a list or set has grown or shrunk, or if anything was deleted.
    """
    items, resized = snapshot.changes()
    if resized:
        raise resized_error(resized[0])
    keys = {path.key() for path in known}
    return {item.key(): item for item in items if item.key() not in keys}


def resized_error(name: str) -> Exception:
    """E0308 for a container that grows or shrinks in a region."""
    return error(
        "E0308",
        f"`{name}` grows or shrinks inside a branch or loop that runs on the device",
        user_location(),
        help=(
            "make all its items before, or use range_constexpr and const_expr so that Python runs this code while"
            " compiling"
        ),
    )


def coerce_all(specs: Sequence[Spec], values: Sequence[Any]) -> list[Value]:
    """The leaves of values under the specs (ABSENT: placeholders). Storage that two variables may
    swap is copied out before it is overwritten.
    """
    targets = {id(spec.storage) for spec in specs if isinstance(spec, StorageSpec)}
    values = [s.staged(v) if isinstance(s, StorageSpec) and id(v) in targets else v for s, v in zip(specs, values)]
    return [
        leaf
        for spec, value in zip(specs, values)
        for leaf in (spec.placeholder() if value is ABSENT else spec.coerce(value))
    ]


def take_all(specs: Sequence[Spec], values: Sequence[Value]) -> list[Any]:
    """Objects of these specs, rebuilt from consecutive leaves."""
    iterator = iter(values)
    return [spec.take(iterator) for spec in specs]


def join(path: AccessPath | None, then: Any, orelse: Any, construct: Construct) -> Spec:
    """The meet of a variable's specs at the ends of two branches; one value may be ABSENT. Raises
    E0304 (classes differ), E0305 (structure), E0307 (different objects).
    """
    if then is ABSENT or orelse is ABSENT:
        return carried_spec(orelse if then is ABSENT else then)
    try:
        return spec_of(then).meet(spec_of(orelse))
    except Mismatch as mismatch:
        name = path.name if path else ""
        raise _branch_error(mismatch, name, construct) from None


def _branch_error(mismatch: Mismatch, name: str, construct: Construct) -> Exception:
    if construct.kind == "expression":
        return error(
            "E0312",
            f"one operand is {mismatch.left}, the other {mismatch.right}, and the choice is made at run time",
            construct.loc,
            help="convert both to one type",
        )
    what = f"`{name}{mismatch.path}`" if name else f"the returned value{mismatch.path}"
    sites = [sites.get(name) for sites in construct.bound]
    notes = []
    for found, site in zip((mismatch.left, mismatch.right), sites):
        if site or name in construct.before:
            notes.append(Note(f"{found} here", site or construct.before[name]))
    place = next((s for s in reversed(sites) if s), construct.loc)
    return error(
        _CODES[mismatch.kind],
        f"{what} is {mismatch.left} where the condition holds and {mismatch.right} where it does not",
        place,
        notes,
        help=(
            "give it the same type in both branches"
            if mismatch.kind == "dtype"
            else (
                "give it a value of the same kind in both branches, or use const_expr if the condition is known at"
                " compile time"
            )
        ),
    )


class Carried:
    """The access paths that a loop carries, and the spec assumed for each at its head."""

    def __init__(
        self, names: Sequence[Variable], snapshot: Snapshot, construct: Construct, bodies: Sequence[Callable[..., Any]]
    ):
        """`names`: the variables that the `bodies` bind. `snapshot`: the state before the loop."""
        self._names, self._snapshot, self._construct = names, snapshot, construct
        self._entry = [path.get() for path in names]
        self.paths: list[AccessPath] = []
        self.specs: list[Spec] = []
        self._ends: list[list[Any]] = []
        self._first: list[Any] = []
        self._entered: list[list[Any]] = []  # the values at the beginning of each region
        self._past: list[list[Any]] = []  # the ends of earlier rounds
        self._joins: list[Join | None] = []
        self._assumed: frozenset[Any] = frozenset()
        self._rounds = 0
        # predicted changes: path numbers, with the spec to assume if the body does not fulfil one
        self._predicted: dict[int, Spec] = {}
        for path, value in zip(names, self._entry):
            if value is not UNBOUND and path.name in construct.header:
                self._add_variable(path, spec_of(value))
        self._meet_copies()
        passed = {identity(value) for path, value in zip(names, self._entry) if self._is_passed(path, value)}
        for item, spec in loop_prediction.predicted(snapshot, bodies, passed):
            self._predicted[len(self.paths)] = Invariant(item.get())
            self._add(item, spec)
        # Attributes and items of dicts that the body adds: every iteration has to set them before
        # it reads them. Rounds begin with them lost.
        self._added: dict[Any, AccessPath] = {}
        self._lost: list[tuple[AccessPath, Lost]] = []
        self._discovered: dict[Any, AccessPath] = {}
        self._discovered_ends: dict[Any, list[Spec]] = {}

    def _add_variable(self, path: Variable, spec: Spec) -> None:
        """Carry a variable. An exposed one (read before it is bound again) is predicted to hold
        another number, or another object of its class, at the back edge.
        """
        if path.name not in self._construct.exposed:
            self._add(path, spec)
        elif self._is_passed(path, path.get()):
            self._add(path, spec)  # calls that take an object and return it usually return the same one, changed
        elif isinstance(spec, StaticNumber):
            self._add(path, initial_assumption(spec, self._construct.steps.get(path.name, 0)))
        else:
            parts = loop_prediction.parts_of(path.get(), spec)
            if parts is not spec:
                self._predicted[len(self.paths)] = spec
            self._add(path, parts)

    def _is_passed(self, path: Variable, value: Any) -> bool:
        """Whether a variable holds a moving object that the body sets only to results of calls that
        take it.
        """
        return path.name in self._construct.passed and loop_prediction.is_moving(value)

    def _meet_copies(self) -> None:
        """For a variable that is only a copy of another, meet both specs."""
        numbers = {path.name: i for i, path in enumerate(self.paths)}
        copies = [
            (numbers[name], numbers[source])
            for name, source in self._construct.copies.items()
            if name in numbers and source in numbers
        ]
        for _ in copies:
            for i, source in copies:
                self.specs[i] = met_number(self.specs[i], self.specs[source])

    def _add(self, path: AccessPath, spec: Spec) -> None:
        self.paths.append(path)
        self._first.append(path.get())
        self.specs.append(with_bounds(spec, spec, lambda number, _: facts.carried(number.bound)))

    @property
    def types(self) -> list[Type]:
        """The types of all leaves."""
        return [t for spec in self.specs for t in spec.types]

    def enter(self, values: Sequence[Value]) -> None:
        """Begin a region: bind every path to an object made of these leaves."""
        made = take_all(self.specs, values)
        self._joins.append(record_join(made, [self._first, *self._past, *self._ends], self._construct.loc))
        for path, value in zip(self.paths, made):
            path.set(value)
        self._entered.append(made)

    def leave(self, live: frozenset[str] | None = None) -> None:
        """End a region: take the values of all paths, but of variables only the `live` ones (None:
        all). Raises E0306 if one has been unbound.
        """
        dead = [live is not None and isinstance(path, Variable) and path.name not in live for path in self.paths]
        self._ends.append([ABSENT if unused else path.get() for unused, path in zip(dead, self.paths)])
        for join in self._joins:
            record_back_edge(join, self._ends[-1])
        for path, value in zip(self.paths, self._ends[-1]):
            if value is UNBOUND:
                raise error(
                    "E0306",
                    f"`{path.name}` is deleted in a loop that runs on the device",
                    self._site(path),
                    help="assign to it instead",
                )
        found = changed_state(self._snapshot, [*self.paths, *self._names])
        for key in [key for key, item in found.items() if isinstance(item, Item) and item.new]:
            self._added.setdefault(key, found.pop(key))
        self._discovered.update(found)
        for key, item in found.items():
            if (value := item.get()) is not UNBOUND:
                self._discovered_ends.setdefault(key, []).append(spec_of(value))

    def restore_uncarried(self) -> None:
        """Between two regions (`before` and `after` of a `while`): roll back changes of paths that
        are not carried yet, since the second region cannot use the first one's values. Another
        round follows anyway.
        """
        if self._discovered:
            self._snapshot.restore()

    def uncarried(self, names: Container[str]) -> list[tuple[Variable, Any]]:
        """Variables of these names that are bound now and not carried, with their values."""
        carried = {path.key() for path in self.paths}
        return [
            (p, p.get()) for p in self._names if p.name in names and p.key() not in carried and p.get() is not UNBOUND
        ]

    def widen(self, op: Op) -> bool:
        """Widen the assumed specs by those at the back edges of a traced loop. Returns whether the
        fixpoint is reached: nothing had to be widened. Raises E0304, E0305, E0307.
        """
        self._rounds += 1
        met = [with_bounds(self._meet(i), spec, widened_bound) for i, spec in enumerate(self.specs)]
        unchanged = [i for i in self._unchanged_predictions() if met[i] != spec_of(self._first[i])]
        used = {identity(v) for inner in op.walk() for v in inner.operands} if unchanged else set[int]()
        for i in unchanged:
            if self._is_used(i, used):
                met[i] = self._predicted.pop(i)
        shared, *later = (alias_facts(values, self._snapshot.existed) for values in (self._first, *self._ends))
        self._assumed |= shared
        shared = frozenset().union(*later)
        for path, lost in self._lost:
            if path.get() is lost:  # only iterations that find no value set it
                raise lost.refusal()
        stable = (
            met == self.specs
            and not self._discovered
            and len(self._lost) == len(self._added)
            and shared <= self._assumed | entry_facts(self._first)
            and not self._replaced_by_existing()
        )
        self._assumed |= shared
        if not stable and self._rounds > 2:
            met = [weakest(spec) if spec != old else spec for spec, old in zip(met, self.specs)]
        self.specs = met
        return stable

    def _unchanged_predictions(self) -> list[int]:
        """The paths that were predicted to change and that no region has changed."""
        pairs = list(zip(self._entered, self._ends))
        return [i for i in self._predicted if all(end[i] is made[i] for made, end in pairs)]

    def _replaced_by_existing(self) -> bool:
        """Whether an object that was predicted to be replaced by its successor was replaced by one
        that existed before the loop: the first round may have changed either of them.
        """
        ends = (end[i] for end in self._ends for i, spec in self._predicted.items() if not isinstance(spec, Invariant))
        return self._rounds == 1 and any(self._snapshot.existed(end) for end in ends)

    def _is_used(self, index: int, used: Container[int]) -> bool:
        """Whether the operations of a loop, which have the operands `used`, use the value of a
        path. True for objects: their parts are not followed.
        """
        values = [made[index].ir for made in self._entered if isinstance(made[index], Numeric)]
        return not values or any(identity(value) in used for value in values)

    def discard_predictions(self) -> bool:
        """After a failed round: discard all predictions. Returns whether there were any."""
        for i, spec in self._predicted.items():
            self.specs[i] = spec
        discarded = bool(self._predicted)
        self._predicted, self._discovered, self._discovered_ends = {}, {}, {}
        return discarded

    def drop_unchanged(self) -> dict[int, Numeric]:
        """Stop carrying paths that were predicted to change and never do. Returns the positions of
        their leaves with their values.
        """
        unchanged = self._unchanged_predictions()
        dropped = {sum(len(spec.types) for spec in self.specs[:i]): self._first[i] for i in unchanged}
        for column in (self.paths, self.specs, self._first, *self._past, *self._ends):
            _remove(column, unchanged)
        self._predicted = {}
        return dropped

    def _meet(self, index: int) -> Spec:
        spec, path = self.specs[index], self.paths[index]
        for end in self._ends:
            if end[index] is ABSENT or (isinstance(spec, Invariant) and spec.value is end[index]):
                continue
            other = spec_of(end[index])
            try:
                spec = spec.meet(other)
            except Mismatch as mismatch:
                raise self._loop_error(mismatch, path) from None
        return spec

    def _loop_error(self, mismatch: Mismatch, path: AccessPath) -> Exception:
        return error(
            _CODES[mismatch.kind],
            f"`{path.name}{mismatch.path}` is {mismatch.left} when the loop begins and {mismatch.right} after one"
            " iteration",
            self._site(path),
            [Note(f"{mismatch.left} here", self._construct.before.get(path.name, self._construct.loc))],
            help=(
                "begin with a value of the type that the loop keeps"
                if mismatch.kind == "dtype"
                else (
                    "a loop that runs on the device cannot change this; use range_constexpr if the bounds are known at"
                    " compile time"
                )
            ),
        )

    def _site(self, path: AccessPath) -> Loc:
        return next(
            (sites[path.name] for sites in reversed(self._construct.bound) if path.name in sites), self._construct.loc
        )

    def rollback(self) -> None:
        """Undo the effects of tracing on Python objects; carry the paths discovered to change."""
        self._snapshot.restore()
        for path, value in zip(self._names, self._entry):
            path.set(value)
        for key, item in self._discovered.items():
            self._add(item, spec_of(item.get()).weakened())
            self.specs[-1] = widen(self.specs[-1], self._discovered_ends.get(key, ()))
        self._discovered, self._discovered_ends = {}, {}

    def begin_round(self) -> None:
        """Begin another round. The back edges of the last round stay arms of the join."""
        self._past += self._ends
        self._ends, self._joins, self._entered = [], [], []
        self._lose_added()

    def _lose_added(self) -> None:
        self._lost = [(path, Lost(path.name, self._construct.loc)) for path in self._added.values()]
        for path, lost in self._lost:
            path.set(lost)

    def propagate_copies(self) -> None:
        """Before another round: for a number that an iteration only copied from another carried
        path, meet both specs.
        """
        known = len(self._ends[0]) if self._ends else 0
        now = [path.get() for path in self.paths[known:]]
        origins = {id(v): i for made in self._entered for i, v in enumerate([*made, *now]) if isinstance(v, Numeric)}
        for _ in self.paths:
            before, self.specs = self.specs, list(self.specs)
            for end in self._ends:
                for i, value in enumerate(end):
                    self.specs[i] = met_with_sources(self.specs[i], value, origins, before)
            if self.specs == before:
                return

    def coerced(self, end: int) -> list[Value]:
        """The leaves of the values at the end of region number `end`, emitted here."""
        return coerce_all(self.specs, self._ends[end])

    def initial(self) -> list[Value]:
        """The leaves of the current values."""
        return coerce_all(self.specs, [path.get() for path in self.paths])

    def finish(self, results: Sequence[Value], forget: Forget) -> None:
        """Bind the carried paths to the results. Variables that the loop binds and does not carry
        become unbound.
        """
        loop_report.told(self._construct, self.paths, self.specs)
        self.enter(results)
        self._lose_added()
        carried = {path.key() for path in self.paths}
        for path in self._names:
            if path.key() not in carried:
                path.set(UNBOUND)
                forget(
                    path.name,
                    f"`{path.name}` has a value only if a loop that runs on the device has run",
                    [Note("it is assigned here", self._site(path))],
                )


def _remove(column: list[Any], positions: Container[int]) -> None:
    """Remove the items at these positions."""
    column[:] = [item for position, item in enumerate(column) if position not in positions]
