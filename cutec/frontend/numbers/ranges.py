"""`range` in kernels: a loop at run time with hints (`cutlass.range`), or a loop unrolled while
tracing (`range_constexpr`).
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from typing import Any, SupportsIndex

from cutec.diag import error
from cutec.frontend.core import facts
from cutec.frontend.core.location import user_location
from cutec.frontend.numbers import numeric
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Int32, Int64, Numeric, as_numeric
from cutec.ir.attrs import Typed
from cutec.ir.types import I32
from cutec.loc_ip import taking_loc_ip
from cutec.records import dataclass


class Range:
    """`range(stop)`, `range(start, stop[, step])` as a run-time loop: a `for` over it in jit code
    is traced once.

    `unroll` is the unroll factor (0: the compiler decides), `unroll_full` unrolls the whole loop.
    `vectorize` and `prefetch_stages` (or `pipelining`) appear in the CuTe IR; a warning says that
    the tools ignore them. Raises TypeError and ValueError where Python's range does.
    """

    __slots__ = ("prefetch_stages", "start", "step", "stop", "unroll", "unroll_full", "vectorize")

    def __init__(
        self,
        *bounds: SupportsIndex,
        unroll: int | None = None,
        unroll_full: bool = False,
        prefetch_stages: int | None = None,
        pipelining: int | None = None,
        vectorize: bool | None = None,
    ):
        if not 1 <= len(bounds) <= 3:
            raise TypeError(f"range expected 1 to 3 arguments, got {len(bounds)}")
        start, stop, step = (0, bounds[0], 1) if len(bounds) == 1 else (*bounds, 1) if len(bounds) == 2 else bounds
        self.start, self.stop, self.step = (_integer(b) for b in (start, stop, step))
        if isinstance(self.step, int) and not self.step:
            raise ValueError("range() arg 3 must not be zero")
        if unroll is not None and (isinstance(unroll, bool) or not isinstance(unroll, int) or unroll < 0):
            raise error(
                "E0110",
                f"unroll is a number of iterations, not {unroll!r}",
                user_location(),
                help="unroll=4, or unroll_full=True",
            )
        self.unroll, self.unroll_full, self.vectorize = unroll or 0, unroll_full, bool(vectorize)
        self.prefetch_stages = int(prefetch_stages or pipelining or 0)

    @property
    def static(self) -> builtins.range | None:
        """The same range in Python, if the bounds are known while tracing."""
        if all(isinstance(b, int) for b in (self.start, self.stop, self.step)):
            return builtins.range(self.start, self.stop, self.step)
        return None

    def __iter__(self) -> Iterator[Int32]:
        known = self.static
        if known is None:
            raise error(
                "E0302",
                "range with a bound known only at run time cannot be iterated by Python",
                user_location(),
                help="decorate this function with @cute.jit: a `for` statement there becomes a loop at run time",
            )
        return iter(known)  # pyright: ignore[reportReturnType]  # ints to Python; in kernels a loop gives Int32

    def trips(self) -> Any:
        """The number of iterations."""
        known = self.static
        return len(known) if known is not None else iteration(self).trips()

    def item(self, index: Any) -> Any:
        """The number at a position."""
        return self.start + index * self.step

    def reversed(self) -> Range:
        """The same numbers backwards."""
        return Range(self.start + (self.trips() - 1) * self.step, self.start - self.step, -self.step)

    def contains(self, value: Any) -> Any:
        """Whether a number is in the range."""
        forward = (self.start <= value) & (value < self.stop)
        if isinstance(self.step, int):
            inside = forward if self.step > 0 else (self.stop < value) & (value <= self.start)
        else:
            inside = numeric.select(self.step > 0, forward, (self.stop < value) & (value <= self.start))
        return (
            inside
            if isinstance(self.step, int) and abs(self.step) == 1
            else inside & ((value - self.start) % self.step == 0)
        )

    @property
    def attributes(self) -> dict[str, Any]:
        """Loop hints as attributes of `scf.for`: `cutec.unroll` is a factor (i32) or "full",
        `cutec.prefetch_stages` an i32.
        """
        hints: dict[str, Any] = {"cutec.unroll": "full"} if self.unroll_full else {}
        if self.unroll and not self.unroll_full:
            hints["cutec.unroll"] = Typed(self.unroll, I32)
        if self.prefetch_stages:
            hints["cutec.prefetch_stages"] = Typed(self.prefetch_stages, I32)
        return hints | ({"cutec.vectorize": None} if self.vectorize else {})


@dataclass
class Series:
    """An iterable of a run-time loop other than a range: `count` items; `item(i)` makes item i."""

    count: Any
    item: Callable[[Any], Any]

    def trips(self) -> Any:
        """The number of items."""
        return self.count

    def __iter__(self) -> Iterator[Any]:
        return map(self.item, Range(self.count))


@dataclass
class Iteration:
    """A range as `scf.for` requires it, with a positive step: the bounds of the counter, and the
    loop variable as a function of the counter.
    """

    lower: Numeric
    upper: Numeric
    step: Numeric
    variable: Callable[[Numeric], Numeric]
    trips: Callable[[], Numeric]
    kind: NumberClass


def iteration(loop: Range) -> Iteration:
    """Normalise a range to a positive step. The counter is Int32, or Int64 if a bound needs it. For
    a step that is or may be negative it counts iterations: `range(9, 0, -3)` is 3 iterations with
    the variable 9 + counter * -3. A step that is known not to be negative, such as the size of the
    grid, needs no count, and no division for it; 0, an error in Python, counts as 1.
    """
    kind = _counter_class(loop)
    start, stop, step = (kind(b) for b in (loop.start, loop.stop, loop.step))
    if step.python > 0 if step.is_static else step.nonneg:
        size = step if step.is_static else numeric.maximum(step, 1)

        def variable(counter: Numeric) -> Numeric:
            limit = stop.bound.limit if stop.bound else facts.largest(kind.width, True)
            return kind(
                counter,
                div=_common_divisor(start, step),
                bound=facts.Bound(limit, facts.INDEX) if start.nonneg else None,
            )

        return Iteration(start, stop, size, variable, lambda: _trips(start, stop, size), kind)
    if step.is_static:
        trips = _trips(stop, start, -step)
    else:
        forward = step > 0
        distance = numeric.select(forward, stop - start, start - stop)
        size = numeric.select(forward, step, -step)
        trips = numeric.maximum(0, (distance + size - 1) // size)
    trips = kind(trips)
    return Iteration(
        kind(0), trips, kind(1), lambda counter: start + kind(counter, nonneg=True) * step, lambda: trips, kind
    )


def _common_divisor(a: Numeric, b: Numeric) -> int:
    """A common divisor, from the facts about both."""
    return facts.meet_divisors(a.div, b.div)


def _trips(low: Numeric, high: Numeric, step: Numeric) -> Numeric:
    """The number of iterations of a loop from low up to high."""
    distance = high - low if step.is_static and step.python == 1 else (high - low + (step - 1)) // step
    return numeric.maximum(0, distance)


def _counter_class(loop: Range) -> NumberClass:
    kinds = [type(as_numeric(b)) for b in (loop.start, loop.stop, loop.step)]
    wide = any(k.width > 32 or (k.width == 32 and not k.signed) for k in kinds)
    return Int64 if wide else Int32


def _integer(bound: SupportsIndex) -> Any:
    """The bound as a Python int if it is known, else as an integer Numeric. Raises TypeError for
    anything else, as Python does.
    """
    if isinstance(bound, Numeric):
        if not type(bound).is_integer:
            raise TypeError(f"{type(bound).name} object cannot be interpreted as an integer")
        return int(bound.python) if bound.is_static else bound
    return bound.__index__() if hasattr(bound, "__index__") else builtins.range(bound).stop


@taking_loc_ip
def range_constexpr(
    *bounds: SupportsIndex,
    unroll: int | None = None,
    unroll_full: bool = True,
    prefetch_stages: int | None = None,
    pipelining: int | None = None,
    vectorize: bool | None = None,
) -> builtins.range:
    """A range over which Python iterates while tracing: the loop is unrolled and its variable is a
    Python int, whatever the options of `range` say. Raises E0309 for a run-time bound.
    """
    del unroll, unroll_full, prefetch_stages, pipelining, vectorize
    known = [_integer(b) for b in bounds]
    for bound in known:
        if isinstance(bound, Numeric):
            raise error(
                "E0309",
                "range_constexpr needs bounds known at compile time",
                user_location(),
                help="use range(...) for a loop at run time",
            )
    return builtins.range(*known)
