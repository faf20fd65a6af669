"""Widening of loop-carried numbers: the facts assumed at a loop's head are weakened until an
iteration keeps them.

The chain is divisor and upper bound → class only, and of finite height, so that the fixpoint is
reached. A bound that grows is widened at once to the largest number of its class; after two rounds
every fact that still changes is dropped.

    i = 8              # round 1 assumes: i % 8 = 0, 0 ≤ i ≤ 8
    while i < n:       #   the iteration ends with i % 4 = 0, 0 ≤ i ≤ 12
        i = f(i)       # round 2 assumes: i % 4 = 0, 0 ≤ i < 2³¹; the iteration keeps that
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
    """A loop-invariant value: an iteration does not change it, so it has no leaves."""

    value: Any
    types = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Invariant) and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)

    def take(self, values: Iterator[Value]) -> Any:
        return self.value

    def meet(self, other: Spec) -> Spec:
        """The spec of a value that is this one at the entry and another at the back edge."""
        return widen(spec_of(self.value).weakened(), [other])

    def coerce(self, obj: Any) -> list[Value]:
        return []

    def describe(self) -> str:
        return spec_of(self.value).describe()


def weakest(spec: Spec) -> Spec:
    """The spec with all facts about its numbers dropped: only their classes stay known."""
    spec = spec.weakened()
    if isinstance(spec, NodeSpec):
        return replace(spec, children=tuple(weakest(c) for c in spec.children))
    return NumberSpec(spec.kind, literal=spec.literal) if isinstance(spec, NumberSpec) else spec


def widen(spec: Spec, ends: Sequence[Spec]) -> Spec:
    """The spec to assume at the head for a value that satisfies `spec` at the entry and one of
    `ends` at the back edges. Mismatches are left for the next round to report.

    A number computed from constants gets no facts: with other inputs it is likely to change.
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
        bound = met.bound and facts.Bound(facts.largest(met.kind.width, met.kind.signed), facts.CARRIED)
        return NumberSpec(met.kind, 1, bound, met.literal)
    return with_bounds(met, spec, widened_bound)


def met_with_sources(spec: Spec, value: Any, origins: Mapping[int, int], specs: Sequence[Spec]) -> Spec:
    """The spec of a variable that ends an iteration with `value`, met with the `specs` of the
    variables from which parts of the value were copied (`origins`: their positions, by the identity
    of a number). Example: after `a, b = b, a` neither is known better than the other.
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
    """The meet of a number's spec with another; a mismatch is left for the next round to report."""
    if not isinstance(spec, (NumberSpec, StaticNumber)):
        return spec
    try:
        return spec.meet(other)
    except Mismatch:
        return spec


def with_bounds(spec: Spec, old: Spec, change: Callable[[NumberSpec, NumberSpec], facts.Bound | None]) -> Spec:
    """A spec with new bounds: `change(number, old number)` for each of its numbers."""
    if isinstance(spec, NodeSpec):
        parts = old.parts()
        before = [part.weakened() for part in parts.children] if isinstance(parts, NodeSpec) else spec.children
        return replace(spec, children=tuple([with_bounds(c, o, change) for c, o in zip(spec.children, before)]))
    if not isinstance(spec, NumberSpec) or not spec.kind.is_integer:
        return spec
    return replace(spec, bound=change(spec, old if isinstance(old, NumberSpec) else spec))


def widened_bound(new: NumberSpec, old: NumberSpec) -> facts.Bound | None:
    """The widened bound of a number with the spec `old` before an iteration and `new` after it."""
    return facts.carried(facts.widened(old.bound, new.bound, facts.largest(new.kind.width, new.kind.signed)))


def initial_assumption(spec: StaticNumber, step: int) -> Spec:
    """The first assumption about a number that is constant at the entry and that the loop changes
    only by adding or assigning multiples of `step` (0: unknown).
    """
    first = spec.weakened()
    if not isinstance(first, NumberSpec) or not first.kind.is_integer:
        return first
    if first.kind.width == 1:  # a flag that is set takes the other value
        return replace(first, bound=None)
    if not step:
        return first
    most = facts.largest(first.kind.width, first.kind.signed)
    bound = facts.Bound(most, facts.CARRIED) if first.bound and facts.of_known(step, first.kind.width) else None
    return NumberSpec(first.kind, math.gcd(first.div, step), bound, first.literal)


def moved(spec: Spec, step: int) -> Spec:
    """The first assumption about a number that the loop changes, as `initial_assumption`."""
    if isinstance(spec, StaticNumber):
        return initial_assumption(spec, step)
    if not isinstance(spec, NumberSpec) or not spec.kind.is_integer:
        return spec
    more = spec.bound and facts.Bound(spec.bound.limit + 1, spec.bound.rank)
    return replace(spec, div=math.gcd(spec.div, step), bound=widened_bound(replace(spec, bound=more), spec))
