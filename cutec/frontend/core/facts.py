"""Facts about an integer: a divisor, and an upper bound if it is known to be ≥ 0, propagated
through arithmetic.

The divisor of a known 0 is 0, as `math.gcd` has it (every number divides 0).

Arithmetic wraps, so a bound survives only where the result cannot exceed the class. The exception
are *indices*: extents, block indices, loop variables, small constants. Coordinates of tensors do
not overflow, so sums and products of indices alone are presumed to be indices. A loop-carried
number may be a hash that began as an index: of loop-carried numbers only sums are presumed.

Example: i in [0, 127] with div=8 gives `i * 4` in [0, 508] with div=32, `i % 24` in [0, 23] with
div=8, and `i >> 2` in [0, 31] with div=2.
"""

from __future__ import annotations

import math
from typing import Protocol

from cutec.records import NamedTuple

DATA, CARRIED, INDEX = range(3)


class Bound(NamedTuple):
    """The integer is in [0, limit]. `rank` says which results are presumed not to overflow: DATA
    none (a bound is kept only if it is proven), INDEX sums and products, CARRIED (by a loop) sums.
    """

    limit: int
    rank: int = DATA


class Fact(Protocol):
    """An integer with its facts; `python` only where `is_static`."""

    @property
    def div(self) -> int: ...
    @property
    def bound(self) -> Bound | None: ...
    @property
    def is_static(self) -> bool: ...
    @property
    def python(self) -> int: ...


def power_of_two_factor(div: int) -> int:
    """The largest power of two in a divisor: the part that survives wrapping modulo 2^width. 24
    gives 8.
    """
    return div & -div


def unwrapped(div: int, bound: Bound | None) -> int:
    """A divisor of a sum or product: all of `div` if the result has a bound, else (it may have
    wrapped) its largest power of two.
    """
    return div if bound else power_of_two_factor(div)


def refined_divisor(known: int, stated: int) -> int:
    """The divisor of a number with a known and a stated divisor: 4 and 6 give 12. Raises ValueError
    for a stated divisor below 1.
    """
    if stated < 1:
        raise ValueError(f"a divisor is at least 1, not {stated}")
    return math.lcm(known, stated)


def meet_divisors(a: int, b: int) -> int:
    """The meet: a divisor of both."""
    return math.gcd(a, b)


def divisor(op: str, a: Fact, b: Fact, bound: Bound | None) -> int:
    """A divisor of `a op b`, whose bound is `bound`."""
    if op in ("add", "sub"):
        return unwrapped(math.gcd(a.div, b.div), bound)
    if op == "mul":
        return unwrapped(a.div * b.div, bound)
    if op in ("min", "max", "mod", "rem"):
        return math.gcd(a.div, b.div) or 1
    if op in ("floordiv", "div") and b.is_static and a.div % b.python == 0:
        return a.div // abs(b.python)
    if op == "and":
        return max(power_of_two_factor(a.div), power_of_two_factor(b.div)) if a.div and b.div else 0
    if op in ("or", "xor"):
        return power_of_two_factor(math.gcd(a.div, b.div)) or 1
    if op == "shl":
        return power_of_two_factor(a.div)
    return 1


def shifted(op: str, div: int, amount: int) -> int:
    """A divisor of a number shifted by a known amount."""
    if op == "shl":
        return power_of_two_factor(div) << amount
    return max(power_of_two_factor(div) >> amount, 1)


def power(div: int, exponent: int) -> int:
    """A divisor of a power of a number (only as far as alignment needs it)."""
    return min(power_of_two_factor(div) ** exponent, 1 << 30) if div else 1


def largest(width: int, signed: bool) -> int:
    """The largest number of an integer class."""
    return (1 << (width - signed)) - 1


def of_known(value: int, width: int) -> Bound | None:
    """The bound of a known number. Small numbers are presumed to be factors of indices (strides,
    tiles): INDEX. Numbers that use nearly all bits are constants of hashes: DATA.
    """
    return Bound(int(value), INDEX if value.bit_length() <= width * 5 // 8 else DATA) if value >= 0 else None


def meet_bounds(a: Bound | None, b: Bound | None) -> Bound | None:
    """The meet: a bound of both."""
    return Bound(max(a.limit, b.limit), min(a.rank, b.rank)) if a and b else None


def carried(bound: Bound | None) -> Bound | None:
    """The bound of a loop-carried number before the first iteration."""
    return bound and Bound(bound.limit, min(bound.rank, CARRIED))


def widened(old: Bound | None, new: Bound | None, limit: int) -> Bound | None:
    """Widening: the bound at the loop head after an iteration turned `old` into `new`. A limit that
    grew jumps to `limit` (it would grow in every iteration); data that changed loses its bound.
    """
    if not old or not new or new == old:
        return new
    return Bound(limit if new.limit > old.limit else new.limit, new.rank) if new.rank else None


def bound(op: str, a: Fact, b: Fact, width: int, signed: bool) -> Bound | None:
    """The bound of `a op b` in an integer class of this width and signedness; None if the result
    may be negative.
    """
    x, y = a.bound, b.bound
    if not x or not y:
        return _half_known(op, x, y, largest(width, signed), b.is_static)
    divisor, amount = (max(b.python, 1), b.python) if b.is_static else (1, 0)
    results = {
        "add": lambda: x.limit + y.limit,
        "mul": lambda: x.limit * y.limit,
        "shl": lambda: x.limit << min(y.limit, width),
        "shr": lambda: x.limit >> amount,
        "floordiv": lambda: x.limit // divisor,
        "div": lambda: x.limit // divisor,
        "mod": lambda: min(x.limit, max(y.limit - 1, 0)),
        "rem": lambda: min(x.limit, max(y.limit - 1, 0)),
        "and": lambda: min(x.limit, y.limit),
        "min": lambda: min(x.limit, y.limit),
        "max": lambda: max(x.limit, y.limit),
        "or": lambda: (1 << max(x.limit, y.limit).bit_length()) - 1,
        "xor": lambda: (1 << max(x.limit, y.limit).bit_length()) - 1,
    }
    if op not in results:
        return None
    limit, rank = results[op](), min(x.rank, y.rank)
    if op == "mod" and not b.is_static:
        rank = y.rank  # the result is a coordinate in an extent y
    if limit <= largest(width, signed):
        return Bound(limit, rank)
    presumed = signed and rank >= (CARRIED if op == "add" else INDEX)
    return Bound(largest(width, signed), rank) if presumed else None


def _half_known(op: str, x: Bound | None, y: Bound | None, limit: int, known_divisor: bool) -> Bound | None:
    """The bound of a result if at most one operand has a bound."""
    if op == "mod" and y:
        return Bound(max(y.limit - 1, 0), DATA if known_divisor else y.rank)
    if op == "rem":
        return x
    one = x or y
    return Bound(one.limit if op == "and" else limit) if one and op in ("and", "max") else None
