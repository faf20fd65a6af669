"""The values that a region carries: joining those of two branches, and weakening those of a loop
until its body keeps them.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any

from cutec.diag import Note, error
from cutec.frontend.core import facts
from cutec.frontend.core.location import user_location
from cutec.frontend.core.signals import Shape
from cutec.frontend.flow import loop_prediction
from cutec.frontend.flow.access_paths import ABSENT, UNBOUND, AccessPath, Snapshot, Variable
from cutec.frontend.flow.aliasing import Join, alias_facts, entry_facts, record_back_edge, record_join
from cutec.frontend.flow.flatten import Mismatch, Spec, StaticNumber, StorageSpec, carried_spec, spec_of
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
from cutec.ir.core import Loc, Op, Value
from cutec.ir.types import Type

_CODES = {"dtype": "E0304", "structure": "E0305", "static": "E0307"}
Forget = Callable[[str, str, "list[Note]"], None]


def changed_state(snapshot: Snapshot, names: Iterable[Variable] = (), growing: bool = False) -> dict[Any, AccessPath]:
    """Attributes, items, and variables of other functions that have changed since the snapshot, by
    their keys; without the variables that are known to change. `growing`: with new attributes and
    items of dicts. Raises E0308 if a container has grown or shrunk.
    """
    items, resized = snapshot.changes(growing)
    if resized:
        raise resized_error(resized[0])
    known = {place.key() for place in names}
    return {item.key(): item for item in items if item.key() not in known}


def resized_error(name: str) -> Exception:
    """E0308 for a container."""
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
    """The leaves of values that satisfy the specs (for ABSENT: any). Storage that two variables may
    exchange is copied out before it is overwritten.
    """
    targets = {id(spec.storage) for spec in specs if isinstance(spec, StorageSpec)}
    values = [s.staged(v) if isinstance(s, StorageSpec) and id(v) in targets else v for s, v in zip(specs, values)]
    return [
        leaf
        for spec, value in zip(specs, values)
        for leaf in (spec.placeholder() if value is ABSENT else spec.coerce(value))
    ]


def take_all(specs: Sequence[Spec], values: Sequence[Value]) -> list[Any]:
    """Objects of these specs, made of consecutive values."""
    iterator = iter(values)
    return [spec.take(iterator) for spec in specs]


def join(place: AccessPath | None, then: Any, orelse: Any, shape: Shape) -> Spec:
    """The spec of a variable after a branch; one of its values may be ABSENT. Raises E0304 (classes
    differ), E0305 (structure), E0307 (different objects).
    """
    if then is ABSENT or orelse is ABSENT:
        return carried_spec(orelse if then is ABSENT else then)
    try:
        return spec_of(then).meet(spec_of(orelse))
    except Mismatch as mismatch:
        name = place.name if place else ""
        raise _branch_error(mismatch, name, shape) from None


def _branch_error(mismatch: Mismatch, name: str, shape: Shape) -> Exception:
    if shape.kind == "expression":
        return error(
            "E0312",
            f"one operand is {mismatch.left}, the other {mismatch.right}, and which is taken is known only at run time",
            shape.loc,
            help="convert both to one type",
        )
    what = f"`{name}{mismatch.path}`" if name else f"the returned value{mismatch.path}"
    sites = [sites.get(name) for sites in shape.bound]
    notes = []
    for found, site in zip((mismatch.left, mismatch.right), sites):
        if site or name in shape.before:
            notes.append(Note(f"{found} here", site or shape.before[name]))
    place = next((s for s in reversed(sites) if s), shape.loc)
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
    """The places that a loop carries with the current assumption (spec) about each."""

    def __init__(
        self, names: Sequence[Variable], snapshot: Snapshot, shape: Shape, bodies: Sequence[Callable[..., Any]]
    ):
        """`names`: the variables that the `bodies` bind; `snapshot`: what these reach besides."""
        self._names, self._snapshot, self._shape = names, snapshot, shape
        self._entry = [place.get() for place in names]
        self.places: list[AccessPath] = []
        self.specs: list[Spec] = []
        self._ends: list[list[Any]] = []
        self._first: list[Any] = []
        self._entered: list[list[Any]] = []  # what the places held when each region began
        self._past: list[list[Any]] = []  # the ends of earlier rounds
        self._joins: list[Join | None] = []
        self._assumed: frozenset[Any] = frozenset()
        self._rounds = 0
        # places by number, with what is assumed if they turn out not to change
        self._predicted: dict[int, Spec] = {}
        for place, value in zip(names, self._entry):
            if value is not UNBOUND and place.name in shape.header:
                self._add_variable(place, spec_of(value))
        self._meet_copies()
        for item, value in loop_prediction.expected(snapshot, bodies):
            kept = Invariant(item.get())
            self._predicted[len(self.places)] = kept
            self._add(item, kept.meet(spec_of(value)))
        self._discovered: dict[Any, AccessPath] = {}
        self._discovered_ends: dict[Any, list[Spec]] = {}

    def _add_variable(self, place: Variable, spec: Spec) -> None:
        """Carry a variable. One that is read before it is bound again will hold another number, or
        another object of its class.
        """
        if place.name not in self._shape.exposed:
            self._add(place, spec)
        elif isinstance(spec, StaticNumber):
            self._add(place, initial_assumption(spec, self._shape.steps.get(place.name, 0)))
        else:
            parts = loop_prediction.parts_of(place.get(), spec)
            if parts is not spec:
                self._predicted[len(self.places)] = spec
            self._add(place, parts)

    def _meet_copies(self) -> None:
        """A number that is only set to that of another variable is known no better than that."""
        numbers = {place.name: i for i, place in enumerate(self.places)}
        copies = [
            (numbers[name], numbers[source])
            for name, source in self._shape.copies.items()
            if name in numbers and source in numbers
        ]
        for _ in copies:
            for i, source in copies:
                self.specs[i] = met_number(self.specs[i], self.specs[source])

    def _add(self, place: AccessPath, spec: Spec) -> None:
        self.places.append(place)
        self._first.append(place.get())
        self.specs.append(with_bounds(spec, spec, lambda number, _: facts.carried(number.bound)))

    @property
    def types(self) -> list[Type]:
        """The types of all leaves."""
        return [t for spec in self.specs for t in spec.types]

    def enter(self, values: Sequence[Value]) -> None:
        """Bind every place to an object made of these leaves."""
        made = take_all(self.specs, values)
        self._joins.append(record_join(made, [self._first, *self._past, *self._ends], self._shape.loc))
        for place, value in zip(self.places, made):
            place.set(value)
        self._entered.append(made)

    def leave(self, live: frozenset[str] | None = None) -> None:
        """Note what every place holds at the end of a region; of the variables, those that are
        `live` (None: all). Raises E0306 if one has been unbound.
        """
        dead = [live is not None and isinstance(place, Variable) and place.name not in live for place in self.places]
        self._ends.append([ABSENT if unused else place.get() for unused, place in zip(dead, self.places)])
        for join in self._joins:
            record_back_edge(join, self._ends[-1])
        for place, value in zip(self.places, self._ends[-1]):
            if value is UNBOUND:
                raise error(
                    "E0306",
                    f"`{place.name}` is deleted in a loop that runs on the device",
                    self._site(place),
                    help="assign to it instead",
                )
        found = changed_state(self._snapshot, [*self.places, *self._names])
        self._discovered.update(found)
        for key, item in found.items():
            if (value := item.get()) is not UNBOUND:
                self._discovered_ends.setdefault(key, []).append(spec_of(value))

    def restore_uncarried(self) -> None:
        """After the first of two regions: what it has changed and is not carried yet, so that there
        will be another round, is as it was before, for the second one cannot see the first one's
        values.
        """
        if self._discovered:
            self._snapshot.restore()

    def uncarried(self, names: Container[str]) -> list[tuple[Variable, Any]]:
        """Variables of these names that are bound now and not carried, with their values."""
        carried = {place.key() for place in self.places}
        return [
            (p, p.get()) for p in self._names if p.name in names and p.key() not in carried and p.get() is not UNBOUND
        ]

    def widen(self, op: Op) -> bool:
        """Weaken the assumptions to what the traced regions of an operation keep; whether they were
        kept already. Raises E0304, E0305, E0307.
        """
        self._rounds += 1
        met = [with_bounds(self._meet(i), spec, widened_bound) for i, spec in enumerate(self.specs)]
        for i in self._unchanged_predictions():
            if self._is_used(i, op) and met[i] != spec_of(self._first[i]):
                met[i] = self._predicted.pop(i)
        shared, *later = (alias_facts(values, self._snapshot.existed) for values in (self._first, *self._ends))
        self._assumed |= shared
        shared = frozenset().union(*later)
        stable = (
            met == self.specs
            and not self._discovered
            and shared <= self._assumed | entry_facts(self._first)
            and not self._replaced_by_existing()
        )
        self._assumed |= shared
        if not stable and self._rounds > 2:
            met = [weakest(spec) if spec != old else spec for spec, old in zip(met, self.specs)]
        self.specs = met
        return stable

    def _unchanged_predictions(self) -> list[int]:
        """Of the places that were expected to change, those that no region has changed."""
        pairs = list(zip(self._entered, self._ends))
        return [i for i in self._predicted if all(end[i] is made[i] for made, end in pairs)]

    def _replaced_by_existing(self) -> bool:
        """Whether an object that was expected to give way to another has given way to one that was
        there before: the first round, which did not know that, may have changed either of them.
        """
        ends = (end[i] for end in self._ends for i, spec in self._predicted.items() if not isinstance(spec, Invariant))
        return self._rounds == 1 and any(self._snapshot.existed(end) for end in ends)

    def _is_used(self, index: int, op: Op) -> bool:
        """Whether what a place holds has a part in the operations of a loop, or may have: parts of
        objects are not followed.
        """
        values = [made[index].ir for made in self._entered if isinstance(made[index], Numeric)]
        return not values or any(value is v for inner in op.walk() for value in inner.operands for v in values)

    def discard_predictions(self) -> bool:
        """After a round that has failed: assume nothing that was only expected; whether there was
        such a thing.
        """
        for i, spec in self._predicted.items():
            self.specs[i] = spec
        doubtful = bool(self._predicted)
        self._predicted, self._discovered, self._discovered_ends = {}, {}, {}
        return doubtful

    def drop_unchanged(self) -> dict[int, Numeric]:
        """Carry no longer what was expected to change and never does: the positions of its leaves,
        with what it is.
        """
        idle = self._unchanged_predictions()
        dropped = {sum(len(spec.types) for spec in self.specs[:i]): self._first[i] for i in idle}
        for each in (self.places, self.specs, self._first, *self._past, *self._ends):
            each[:] = [x for i, x in enumerate(each) if i not in idle]
        self._predicted = {}
        return dropped

    def _meet(self, index: int) -> Spec:
        spec, place = self.specs[index], self.places[index]
        for end in self._ends:
            if end[index] is ABSENT or (isinstance(spec, Invariant) and spec.value is end[index]):
                continue
            other = spec_of(end[index])
            try:
                spec = spec.meet(other)
            except Mismatch as mismatch:
                raise self._loop_error(mismatch, place) from None
        return spec

    def _loop_error(self, mismatch: Mismatch, place: AccessPath) -> Exception:
        return error(
            _CODES[mismatch.kind],
            f"`{place.name}{mismatch.path}` is {mismatch.left} when the loop begins and {mismatch.right} after one"
            " iteration",
            self._site(place),
            [Note(f"{mismatch.left} here", self._shape.before.get(place.name, self._shape.loc))],
            help=(
                "begin with a value of the type that the loop keeps"
                if mismatch.kind == "dtype"
                else (
                    "a loop that runs on the device cannot change this; use range_constexpr if the bounds are known at"
                    " compile time"
                )
            ),
        )

    def _site(self, place: AccessPath) -> Loc:
        return next(
            (sites[place.name] for sites in reversed(self._shape.bound) if place.name in sites), self._shape.loc
        )

    def rollback(self) -> None:
        """Undo what tracing did to places and objects; take in those newly found to change."""
        self._snapshot.restore()
        for place, value in zip(self._names, self._entry):
            place.set(value)
        for key, item in self._discovered.items():
            self._add(item, spec_of(item.get()).weakened())
            self.specs[-1] = widen(self.specs[-1], self._discovered_ends.get(key, ()))
        self._discovered, self._discovered_ends = {}, {}

    def begin_round(self) -> None:
        """Begin a new round."""
        self._past += self._ends
        self._ends, self._joins, self._entered = [], [], []

    def propagate_copies(self) -> None:
        """Before another round: a number that an iteration has copied from another place will be
        known no better than that one.
        """
        known = len(self._ends[0]) if self._ends else 0
        now = [place.get() for place in self.places[known:]]
        origins = {id(v): i for made in self._entered for i, v in enumerate([*made, *now]) if isinstance(v, Numeric)}
        for _ in self.places:
            before, self.specs = self.specs, list(self.specs)
            for end in self._ends:
                for i, value in enumerate(end):
                    self.specs[i] = met_with_sources(self.specs[i], value, origins, before)
            if self.specs == before:
                return

    def coerced(self, end: int) -> list[Value]:
        """The leaves of what the places held at the end of region number `end`, emitted where we
        are.
        """
        return coerce_all(self.specs, self._ends[end])

    def initial(self) -> list[Value]:
        """The leaves of what the places hold now."""
        return coerce_all(self.specs, [place.get() for place in self.places])

    def finish(self, results: Sequence[Value], forget: Forget) -> None:
        """Bind the places to the results; variables that the loop binds and does not carry have no
        value after it.
        """
        self.enter(results)
        carried = {place.key() for place in self.places}
        for place in self._names:
            if place.key() not in carried:
                place.set(UNBOUND)
                forget(
                    place.name,
                    f"`{place.name}` has a value only if a loop that runs on the device has run",
                    [Note("it is assigned here", self._site(place))],
                )
