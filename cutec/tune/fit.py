"""Rules from times: a decision tree over extents and declared features, as guards.

A split compares a feature with a number between two of its values. Splits are taken greedily, by
the time that they save (the sum of the logarithms of each shape's time relative to its best
candidate's); then those are cut away that save too little to be worth a rule. The result depends on
the times alone.

    m <= 64 ? tile64 : m * n <= 540672 ? tile128 : tile256
    {when: m <= 64, use: tile64}, {when: m * n <= 540672, use: tile128}, {use: tile256}
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence

from cutec.artifact import guard
from cutec.artifact.arithmetic import Tree as Sum
from cutec.artifact.tuning import Candidate, Rule, Timed
from cutec.records import NamedTuple, dataclass

DEEPEST = 6
WORTH = 0.0015  # of the mean time, that a rule saves at least
_UNMEASURED = 1.1  # times the slowest candidate that was measured at the shape


class Split(NamedTuple):
    """`feature <= most`."""

    feature: str
    most: int


@dataclass
class Node:
    """A part of the shapes: `best` candidate and its `loss`, and how it is split."""

    points: list[int]
    best: int
    loss: float
    split: Split | None = None
    low: Node | None = None
    high: Node | None = None


class Fit:
    """The rules of one function. `candidates` with their guards, `times` in microseconds."""

    def __init__(self, candidates: Sequence[Candidate], times: Sequence[Timed], features: Sequence[str]):
        self.candidates, self.times = candidates, times
        names = list(times[0].shape) if times else []
        products = [f"{a} * {b}" for a, b in itertools.combinations(names, 2)]
        self.features = [*names, *features, *(p for p in products if p not in features)]
        self._values = {feature: [_value(feature, t.shape) for t in times] for feature in self.features}
        self._losses = [losses(timed) for timed in times]

    def rules(self) -> list[Rule]:
        """The rules, of which the first that holds counts; the last one takes all other calls."""
        root = self._grown(list(range(len(self.times))), 0)
        self._pruned(root, WORTH * len(self.times))
        found: list[Rule] = []
        self._write(root, [], found)
        return _without_repeats(found)

    def kept(self, rules: Sequence[Rule]) -> float:
        """The part of the best candidates' speed that rules keep: a geometric mean."""
        total = sum(self._losses[i][self.taken(rules, t.shape)] for i, t in enumerate(self.times))
        return math.exp(-total / max(len(self.times), 1))

    def taken(self, rules: Sequence[Rule], shape: Mapping[str, int]) -> int:
        """The number of the candidate that rules take at a shape."""
        rule = next(r for r in rules if not r.when or guard.holds(guard.parse(r.when, set(shape)), shape))
        return next(i for i, candidate in enumerate(self.candidates) if candidate.use == rule.use)

    # -- the tree ----------------------------------------------------------------------------------

    def _node(self, points: list[int]) -> Node:
        sums = [sum(self._losses[p][c] for p in points) for c in range(len(self.candidates))]
        best = min(range(len(sums)), key=lambda c: (sums[c], c))
        return Node(points, best, sums[best])

    def _grown(self, points: list[int], depth: int) -> Node:
        node = self._node(points)
        if node.loss <= 1e-9 or depth >= DEEPEST:
            return node
        splits = [
            self._split(points, feature, most) for feature in self.features for most in self._between(points, feature)
        ]
        found = min(splits, key=lambda s: s[0], default=None)
        if found is None or found[0] >= node.loss - 1e-9:
            return node
        _, node.split, low, high = found
        node.low, node.high = self._grown(low, depth + 1), self._grown(high, depth + 1)
        return node

    def _between(self, points: list[int], feature: str) -> list[int]:
        """Numbers that separate values of a feature: the lower of two neighbours."""
        return sorted({self._values[feature][p] for p in points})[:-1]

    def _split(self, points: list[int], feature: str, most: int) -> tuple[float, Split, list[int], list[int]]:
        values = self._values[feature]
        low, high = [p for p in points if values[p] <= most], [p for p in points if values[p] > most]
        return self._node(low).loss + self._node(high).loss, Split(feature, most), low, high

    def _pruned(self, node: Node, worth: float) -> tuple[float, int]:
        """Cut away splits that save less than `worth` for each rule; the loss and rules left."""
        if node.low is None or node.high is None:
            return node.loss, 1
        (low, a), (high, b) = self._pruned(node.low, worth), self._pruned(node.high, worth)
        if node.loss - (low + high) < worth * (a + b - 1):
            node.split = node.low = node.high = None
            return node.loss, 1
        return low + high, a + b

    # -- rules -------------------------------------------------------------------------------------

    def _write(self, node: Node, above: list[str], found: list[Rule]) -> None:
        """The rules of a part. Those of `low` come first and take all of it, so that those of
        `high` need not say that they are not there.
        """
        if node.split is not None and node.low is not None and node.high is not None:
            self._write(node.low, [*above, f"{node.split.feature} <= {node.split.most}"], found)
            self._write(node.high, above, found)
            return
        order = sorted(range(len(self.candidates)), key=lambda c: (sum(self._losses[p][c] for p in node.points), c))
        for number in order:
            when = self.candidates[number].when
            found.append(Rule(_joined([*_tightest(above), *([when] if when else [])]), self.candidates[number].use))
            if not when:
                return


def _value(feature: str, shape: Mapping[str, int]) -> int:
    tree: Sum = guard.parse(f"{feature} == 0", set(shape))[1]
    return guard.holds(tree, shape)


def losses(timed: Timed) -> list[float]:
    """The logarithm of each candidate's time relative to the best one's; of one that does not take
    the shape, that of the candidate that calls of it would take instead: the slowest.
    """
    known = [us for us in timed.us if us is not None]
    best, worst = min(known, default=1.0), max(known, default=1.0) * _UNMEASURED
    return [math.log((worst if us is None else us) / best) for us in timed.us]


def _tightest(conditions: Sequence[str]) -> list[str]:
    """Conditions `feature <= n`, of each feature the last one: the smallest n."""
    return list({condition.rpartition(" <= ")[0]: condition for condition in conditions}.values())


def _joined(conditions: Sequence[str]) -> str:
    several = len(conditions) > 1
    return " and ".join(f"({c})" if several and " or " in c else c for c in conditions)


def _without_repeats(rules: Sequence[Rule]) -> list[Rule]:
    """Rules without those that take what the next one would give to the same candidate, and without
    those after one that takes all calls.
    """
    kept: list[Rule] = []
    for rule in rules:
        kept.append(rule)
        if not rule.when:
            break
    while len(kept) > 1 and kept[-2].use == kept[-1].use:
        del kept[-2]
    return kept
