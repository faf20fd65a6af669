"""Gaps of a table: calls between measured ones that are left to the form without a guard, and slow.

That form takes what no other does, however slow it is. Where guards have lower bounds, or where the
only candidates that take a range were worth no form, it takes calls that nobody has measured:

    guards            n <= 192 ........        ........ 256 <= n and n <= 4096
    measured               *    *                 *          *
    taken              the first one  |  none  |   the second one

So each extent of a measured shape is moved to both sides of each number in a guard. A call that no
guard takes is a gap if, of the nearest measured extents below and above it, guards take both, and
if it costs more than that above: a part of a call should not take longer than all of it. Only
extents count at which the same conditions on remainders hold (`n % 8 == 0`). Of tables without
costs nothing is known of such a call unless the form without a guard was timed on both sides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cutec.artifact import guard
from cutec.artifact.tuning import Candidate, Rule, Timed
from cutec.records import NamedTuple

Shape = dict[str, int]
_BESIDE = (-2, -1, 0, 1, 2)
_SLOWER = 1.25  # times the cost of the larger call


class Gap(NamedTuple):
    """A call that no guard takes, between two of which the extent `name` was measured."""

    call: Shape
    name: str
    below: int
    above: int


def gap(candidates: Sequence[Candidate], rules: Sequence[Rule], times: Sequence[Timed]) -> Gap | None:
    """The first gap of a table with these rules; None where there is none."""
    names = set(times[0].shape) if times else set()
    uses = [rule.use for rule in rules]
    left = [guard.parse(c.when, names) for c in candidates if c.when and c.use in uses]
    if not left:
        return None
    free = [i for i, c in enumerate(candidates) if not c.when and c.use in uses]
    return _Search(left, times, [rule for rule in rules if rule.cost], free).first()


class _Search:
    """The guards that are left, the shapes that were measured, and what calls cost. `free`: the
    numbers of candidates without guards.
    """

    def __init__(self, trees: Sequence[guard.Tree], times: Sequence[Timed], costs: Sequence[Rule], free: Sequence[int]):
        self.guards = [guard.compiled(tree) for tree in trees]
        self.remainders = [guard.compiled(tree) for tree in dict.fromkeys(t for one in trees for t in _remainders(one))]
        self.numbers = sorted({number for tree in trees for number in _numbers(tree)})
        self.times, self.free = times, free
        names = set(times[0].shape)
        used = set().union(*map(guard.names_of, trees))
        self.names = [name for name in times[0].shape if name in used]
        takes = [guard.compiled(guard.parse(rule.when or "0 == 0", names)) for rule in costs]
        self.costs = list(zip(takes, [guard.compiled(guard.parse_sum(rule.cost, names)) for rule in costs]))

    def first(self) -> Gap | None:
        for name in self.names:
            known: dict[tuple[bool, ...], set[int]] = {}  # measured extents by what holds of remainders
            for timed in self.times:
                known.setdefault(self._held(timed.shape), set()).add(timed.shape[name])
            for call in self._calls(name):
                if self._takes(call):
                    continue
                extents = known.get(self._held(call), set())
                below = max((extent for extent in extents if extent < call[name]), default=None)
                above = min((extent for extent in extents if extent > call[name]), default=None)
                if below is None or above is None or call[name] in extents:
                    continue
                smaller, larger = {**call, name: below}, {**call, name: above}
                if self._takes(smaller) and self._takes(larger) and self._is_slow(call, larger, name, (below, above)):
                    return Gap(call, name, below, above)
        return None

    def _calls(self, name: str) -> Iterator[Shape]:
        """Measured shapes with this extent beside a number of a guard."""
        values = sorted({number + more for number in self.numbers for more in _BESIDE if number + more > 0})
        found: set[tuple[int, ...]] = set()
        for timed in self.times:
            key = tuple(timed.shape[other] for other in self.names if other != name)
            if key not in found:
                found.add(key)
                for value in values:
                    yield {**timed.shape, name: value}

    def _takes(self, call: Shape) -> bool:
        return any(holds(call) for holds in self.guards)

    def _held(self, shape: Shape) -> tuple[bool, ...]:
        return tuple(bool(holds(shape)) for holds in self.remainders)

    def _is_slow(self, call: Shape, larger: Shape, name: str, beside: Sequence[int]) -> bool:
        if self.costs:
            return self._cost(call) > _SLOWER * self._cost(larger)
        return any(
            timed.shape[name] in beside and all(timed.us[number] is None for number in self.free)
            for timed in self.times
        )

    def _cost(self, call: Shape) -> int:
        return min(cost(call) for holds, cost in self.costs if holds(call))


def _numbers(tree: Any) -> Iterator[int]:
    """The numbers that a guard has."""
    if isinstance(tree, int):
        yield tree
    elif isinstance(tree, tuple):
        for part in tree[1:]:
            yield from _numbers(part)


def _remainders(tree: Any) -> Iterator[Any]:
    """The comparisons of a guard that are about remainders."""
    if isinstance(tree, tuple) and tree[0] in ("and", "or", "not"):
        for part in tree[1:]:
            yield from _remainders(part)
    elif isinstance(tree, tuple) and _divides(tree):
        yield tree


def _divides(tree: Any) -> bool:
    return isinstance(tree, tuple) and (tree[0] == "%" or any(map(_divides, tree[1:])))
