"""What a loop assumes of the numbers that it carries: specs weakened by what an iteration does, or
is expected to do, to them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cutec.frontend.core import facts
from cutec.frontend.flow.flatten import Mismatch, NodeSpec, NumberSpec, Spec, StaticNumber, spec_of
from cutec.frontend.flow.reachable import has_parts
from cutec.ir.core import Value
from cutec.records import dataclass, replace


@dataclass(frozen=True, eq=False)
class Invariant(Spec):
    """A value that an iteration leaves as it is: it is not carried."""

    value: Any
    types = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Invariant) and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)

    def take(self, values: Iterator[Value]) -> Any:
        return self.value

    def meet(self, other: Spec) -> Spec:
        """The spec of another value, which is there from the second iteration on."""
        return widen(spec_of(self.value).weakened(), [other])

    def coerce(self, obj: Any) -> list[Value]:
        return []

    def describe(self) -> str:
        return spec_of(self.value).describe()


def weakest(spec: Spec) -> Spec:
    """A spec with nothing known about its numbers but their classes."""
    spec = spec.weakened()
    if isinstance(spec, NodeSpec):
        return replace(spec, children=tuple(weakest(c) for c in spec.children))
    return NumberSpec(spec.kind, literal=spec.literal) if isinstance(spec, NumberSpec) else spec


def widen(spec: Spec, ends: Sequence[Spec]) -> Spec:
    """What a spec becomes if a place that satisfies it ends an iteration with one of `ends`. What
    does not fit is found in the next round.

    A number that was computed, and came out the same as long as everything was known, is not
    expected to do so when it is not.
    """
    try:
        met = spec
        for end in ends:
            met = met.meet(end)
    except Mismatch:
        return spec
    if (
        isinstance(met, NumberSpec)
        and met.kind.width > 1
        and met == spec
        and any(isinstance(e, StaticNumber) and e.kind for e in ends)
    ):
        bound = met.bound and facts.Bound(facts.most(met.kind.width, met.kind.signed), facts.CARRIED)
        return NumberSpec(met.kind, 1, bound, met.literal)
    return with_bounds(met, spec, widened_bound)


def met_with_sources(spec: Spec, value: Any, origins: Mapping[int, int], specs: Sequence[Spec]) -> Spec:
    """What a spec becomes if its place ends an iteration with `value`, some numbers of which were
    those of other places, with these `specs`.
    """
    if isinstance(spec, NodeSpec):
        parts = spec.handler.decompose(value)[0] if type(value) is spec.tag and has_parts(value) else ()
        return (
            replace(
                spec, children=tuple([met_with_sources(*pair, origins, specs) for pair in zip(spec.children, parts)])
            )
            if parts
            else spec
        )
    origin = origins.get(id(value))
    return spec if origin is None else met_number(spec, specs[origin])


def met_number(spec: Spec, other: Spec) -> Spec:
    """What a number is known to be if it may be one of another spec, too. What does not fit is
    found in the next round.
    """
    if not isinstance(spec, (NumberSpec, StaticNumber)):
        return spec
    try:
        return spec.meet(other)
    except Mismatch:
        return spec


def with_bounds(spec: Spec, old: Spec, change: Callable[[NumberSpec, NumberSpec], facts.Bound | None]) -> Spec:
    """A spec with other bounds of its numbers, which depend on those that `old` had in the same
    places.
    """
    if isinstance(spec, NodeSpec):
        parts = old.parts()
        before = [part.weakened() for part in parts.children] if isinstance(parts, NodeSpec) else spec.children
        return replace(spec, children=tuple([with_bounds(c, o, change) for c, o in zip(spec.children, before)]))
    if not isinstance(spec, NumberSpec) or not spec.kind.is_integer:
        return spec
    return replace(spec, bound=change(spec, old if isinstance(old, NumberSpec) else spec))


def widened_bound(new: NumberSpec, old: NumberSpec) -> facts.Bound | None:
    """The bound to assume of a number that had the spec `old` before an iteration and `new` after
    it.
    """
    return facts.carried(facts.widened(old.bound, new.bound, facts.most(new.kind.width, new.kind.signed)))


def initial_assumption(spec: StaticNumber, step: int) -> Spec:
    """A number that begins as a known one and is only changed by adding and setting multiples of
    `step` (0: as the rewriter does not know).
    """
    first = spec.weakened()
    if not step or not isinstance(first, NumberSpec) or not first.kind.is_integer:
        return first
    most = facts.most(first.kind.width, first.kind.signed)
    bound = facts.Bound(most, facts.CARRIED) if first.bound and facts.of_known(step, first.kind.width) else None
    return NumberSpec(first.kind, math.gcd(first.div, step), bound, first.literal)
