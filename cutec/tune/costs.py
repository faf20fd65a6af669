"""Costs from times: what a call of each candidate takes, as a sum of its declared terms.

    terms of a tile:  1; its waves; its waves times the slices of K
    its cost:         1917000000 + 603000000 * (waves) + 273000000 * (waves * slices)   femtoseconds

The factors of a candidate are those, none of them negative, with the least squares of relative
errors over the shapes where it was measured. An error counts as much as the candidate is near to
the best one there, for a choice never depends on the others; and up to four times as much where its
cost is near to the least one, which factors of the fit before tell. Candidates of one kind borrow:
the times of all of them together count as much as BORROWED shapes of each one's own. Those that
were measured at fewer shapes than they have terms, and do not borrow, are left out, if others take
all calls; then those that save too little to be worth a form, both in the mean and at any one
shape: a mean over all shapes says little of a few where nothing else serves. So a form that saves
much somewhere may even lose a little in the mean, where costs take it by mistake. Of several fits,
the one whose choices keep most speed counts. The result depends on the times alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from cutec.artifact import guard
from cutec.artifact.tuning import Candidate, Rule, Timed
from cutec.records import NamedTuple
from cutec.tune.fit import losses

WORTH = 0.00005  # of the mean time, that a form saves at least
LARGE = 0.05  # the logarithm of times that it saves at some shape, if it saves less: no noise of measuring
LOST = 0.00025  # of the mean time, that it may lose then
UNIT = 1e9  # femtoseconds of a microsecond
DIGITS = 4  # of a factor
FITS = 4  # the first by times alone, each other with the costs of the one before
BOOST = 3  # times that an error counts more at the least cost
BORROWED = 10
NEAR = 0.15  # the logarithm of a cost relative to the least one, at which it counts little more
_STEPS = 10  # for each factor
_SETTLED = 1e-9
_RIDGE = 1e-12


class _Samples(NamedTuple):
    """A candidate's terms at each shape; whether it takes the shape, by its guard."""

    number: int
    rows: list[list[int]]
    takes: list[bool]


class _Priced(NamedTuple):
    """A candidate with its factors, whether times say enough of them, and what it costs at each
    shape; None where its guard does not hold.
    """

    number: int
    is_known: bool
    factors: list[int]
    prices: list[int | None]


class _Squares:
    """Normal equations of least squares, from `count` shapes: of factors x, the one i says that the
    sum of gram[i][j] x[j] is right[i].
    """

    def __init__(self, rows: Sequence[Sequence[float]], wanted: Sequence[float], weights: Sequence[float], width: int):
        self.count = len(rows)
        scaled = [[weight * entry for entry in row] for row, weight in zip(rows, weights)]
        target = [weight * entry for weight, entry in zip(weights, wanted)]
        columns = [[row[i] for row in scaled] for i in range(width)]
        self.gram = [[math.fsum(a * b for a, b in zip(one, other)) for other in columns] for one in columns]
        self.right = [math.fsum(a * b for a, b in zip(one, target)) for one in columns]

    def plus(self, others: Sequence[_Squares]) -> _Squares:
        """With those of others, which together count as much as BORROWED shapes."""
        part = BORROWED / max(sum(other.count for other in others), 1)
        found, width = _Squares([], [], [], len(self.right)), range(len(self.right))
        found.count = self.count
        found.right = [self.right[i] + part * math.fsum(other.right[i] for other in others) for i in width]
        found.gram = [
            [self.gram[i][j] + part * math.fsum(other.gram[i][j] for other in others) for j in width] for i in width
        ]
        return found


class Costs:
    """The rules of one function: one for each candidate that is worth a form."""

    def __init__(self, candidates: Sequence[Candidate], times: Sequence[Timed]):
        self.candidates, self.times = candidates, times
        self._losses = [losses(timed) for timed in times]

    def rules(self) -> tuple[list[Rule], float]:
        """The rules, and the part of the best candidates' speed that they keep: a geometric
        mean.
        """
        samples = [self._sampled(number) for number in range(len(self.candidates))]
        nothing: list[int | None] = [None] * len(self.times)
        priced = self._priced(samples, nothing, [nothing] * len(samples))
        left = self._worth(priced)
        for _ in range(FITS - 1):
            costs = zip(*(one.prices for one in priced))
            cheapest = [min((cost for cost in at if cost is not None), default=None) for at in costs]
            priced = self._priced(samples, cheapest, [last.prices for last in priced])
            left = min(left, self._worth(priced), key=self._loss)
        found = []
        for one in left:
            candidate = self.candidates[one.number]
            found.append(Rule(candidate.when, candidate.use, _text(one.factors, candidate.terms)))
        return found, math.exp(-self._loss(left) / max(len(self.times), 1))

    # -- factors -----------------------------------------------------------------------------------

    def _sampled(self, number: int) -> _Samples:
        """The terms of a candidate."""
        candidate = self.candidates[number]
        names = set(self.times[0].shape)
        terms = [guard.compiled(guard.parse_sum(term, names)) for term in candidate.terms]
        takes = guard.compiled(guard.parse(candidate.when, names)) if candidate.when else None
        return _Samples(
            number,
            [[term(timed.shape) for term in terms] for timed in self.times],
            [takes is None or bool(takes(timed.shape)) for timed in self.times],
        )

    def _priced(
        self, samples: Sequence[_Samples], cheapest: Sequence[int | None], before: Sequence[Sequence[int | None]]
    ) -> list[_Priced]:
        """Candidates with factors from their times. The fit before this one found what each cost at
        each shape, and what the cheapest one did.
        """
        own = [self._squares(one, cheapest, costs) for one, costs in zip(samples, before)]
        kinds: dict[str, list[_Squares]] = {}
        for candidate, squares in zip(self.candidates, own):
            kinds.setdefault(candidate.kind, []).append(squares)
        return [
            self._with_prices(one, squares.plus(kinds[candidate.kind]) if candidate.kind else squares)
            for candidate, one, squares in zip(self.candidates, samples, own)
        ]

    def _squares(self, samples: _Samples, cheapest: Sequence[int | None], before: Sequence[int | None]) -> _Squares:
        rows, measured, weights = [], [], []
        for point, timed in enumerate(self.times):
            us = timed.us[samples.number]
            if us is not None:
                rows.append([float(entry) for entry in samples.rows[point]])
                measured.append(us)
                best = min(one for one in timed.us if one is not None)
                weights.append(best / us * (1.0 + BOOST * _near(before[point], cheapest[point])) / us)
        return _Squares(rows, measured, weights, len(self.candidates[samples.number].terms))

    def _with_prices(self, samples: _Samples, squares: _Squares) -> _Priced:
        factors = [_rounded(factor * UNIT) for factor in _least_squares(squares)]
        prices = [
            sum(a * b for a, b in zip(factors, row)) if takes else None
            for takes, row in zip(samples.takes, samples.rows)
        ]
        borrows = bool(self.candidates[samples.number].kind)
        return _Priced(samples.number, borrows or squares.count >= len(factors), factors, prices)

    # -- which candidates are worth a form ---------------------------------------------------------

    def _worth(self, every: list[_Priced]) -> list[_Priced]:
        """Without those of too few times, if others take all calls; then without those that are not
        worth a form, the least useful one first.
        """
        known = [one for one in every if one.is_known]
        takes_all = any(not self.candidates[one.number].when for one in known)
        priced = known if takes_all else every
        orders = [self._order(point, priced) for point in range(len(self.times))]
        left = set(range(len(priced)))
        while True:
            saved: dict[int, list[float]] = {i: [] for i in left}  # what goes is lost where it was the cheapest
            for order, lost in zip(orders, self._losses):
                first, *others = (lost[priced[i].number] for i in order if i in left)
                taken = next(i for i in order if i in left)
                saved[taken].append(others[0] - first if others else math.inf)
            free = [i for i in left if not self.candidates[priced[i].number].when]
            rest = [i for i in left if free != [i]]
            least = min(rest, key=lambda i: (self._value(saved[i]), i), default=None)
            if least is None or self._value(saved[least]) >= 1:
                return [priced[i] for i in sorted(left)]
            left.remove(least)

    def _value(self, saved: Sequence[float]) -> float:
        """What a form is worth that saves so much at shapes where it is the cheapest: 1 if it may
        just stay.
        """
        mean = math.fsum(saved) / len(self.times)
        return max(mean / WORTH, max(saved, default=0.0) / LARGE) if mean > -LOST else mean / WORTH

    def _order(self, point: int, priced: Sequence[_Priced]) -> list[int]:
        """Who takes a shape, the cheapest first."""
        prices = [(one.prices[point], i) for i, one in enumerate(priced)]
        return [i for price, i in sorted((price, i) for price, i in prices if price is not None)]

    def _loss(self, priced: Sequence[_Priced]) -> float:
        """The sum over shapes of the logarithms of the time that the cheapest candidate takes,
        relative to the best one.
        """
        taken = (priced[self._order(point, priced)[0]].number for point in range(len(self.times)))
        return sum(lost[number] for lost, number in zip(self._losses, taken))


def _near(cost: int | None, cheapest: int | None) -> float:
    """How near to the cheapest candidate one is: 1 for the cheapest, nothing for one far off."""
    if not cost or not cheapest:
        return 0.0
    return math.exp(-((math.log(cost / cheapest) / NEAR) ** 2))


def _least_squares(squares: _Squares) -> list[float]:
    """Factors x >= 0 of least squares, from the normal equations of columns that are scaled to
    equal lengths: the active-set method of Lawson and Hanson (Solving Least Squares Problems, 1974,
    chapter 23). In plain Python, so that the bits are the same everywhere.
    """
    width = len(squares.right)
    lengths = [math.sqrt(squares.gram[i][i]) for i in range(width)]
    used = [i for i in range(width) if lengths[i]]
    gram = {i: {j: squares.gram[i][j] / lengths[i] / lengths[j] for j in used} for i in used}
    right = {i: squares.right[i] / lengths[i] for i in used}
    found, free = dict.fromkeys(used, 0.0), []
    for _ in range(_STEPS * width):
        slopes = {i: right[i] - math.fsum(gram[i][j] * found[j] for j in free) for i in used if i not in free}
        steepest = max(slopes, key=lambda i: slopes[i], default=None)
        if steepest is None or slopes[steepest] <= _SETTLED:
            break
        free.append(steepest)
        wanted = _solved(gram, right, free)
        while free and min(wanted.values()) <= 0:
            part = min(found[i] / ((found[i] - wanted[i]) or 1.0) for i in free if wanted[i] <= 0)
            for i in free:
                found[i] += part * (wanted[i] - found[i])
            free = [i for i in free if found[i] > _SETTLED]
            wanted = _solved(gram, right, free)
        found = dict.fromkeys(used, 0.0) | wanted
    return [found[i] / lengths[i] if i in found else 0.0 for i in range(width)]


def _solved(gram: dict[int, dict[int, float]], right: dict[int, float], free: Sequence[int]) -> dict[int, float]:
    """The equations of these factors, the others being nothing: Gauss, a little ridge against terms
    that are multiples of each other.
    """
    rows = [[gram[i][j] + (_RIDGE if i == j else 0.0) for j in free] + [right[i]] for i in free]
    for at, pivot in enumerate(rows):
        for below in rows[at + 1 :]:
            part = below[at] / pivot[at]
            below[at:] = [a - part * b for a, b in zip(below[at:], pivot[at:])]
    found: list[float] = []
    for at in reversed(range(len(free))):
        rest = math.fsum(a * b for a, b in zip(rows[at][at + 1 : -1], found))
        found.insert(0, (rows[at][-1] - rest) / rows[at][at])
    return dict(zip(free, found))


def _rounded(number: float) -> int:
    """A number of DIGITS digits."""
    return int(round(number, DIGITS - 1 - math.floor(math.log10(number)))) if number >= 1 else round(number)


def _text(factors: Sequence[int], terms: Sequence[str]) -> str:
    """The sum; the term "1" is a number alone."""
    parts = [str(factor) if term == "1" else f"{factor} * ({term})" for factor, term in zip(factors, terms) if factor]
    return " + ".join(parts)
