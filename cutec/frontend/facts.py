"""What is known about an integer besides its class: a divisor, and whether it is ≥ 0, followed through arithmetic.

The divisor of a known 0 is 0, which `math.gcd` treats rightly (everything divides 0).
"""

from __future__ import annotations

import math
from typing import Protocol


class Fact(Protocol):
    """An integer with its facts; `python` only where `is_static`."""

    div: int
    nonneg: bool
    is_static: bool

    @property
    def python(self) -> int: ...


def low_bits(div: int) -> int:
    """The part of a divisor that survives wrapping modulo a power of two."""
    return div & -div


def kept(div: int, signed: bool) -> int:
    """A divisor after an operation that may wrap: signed arithmetic is taken not to overflow."""
    return div if signed else low_bits(div)


def combined(known: int, stated: int) -> int:
    """Two divisors of the same number. Raises ValueError for a stated divisor below 1."""
    if stated < 1:
        raise ValueError(f"a divisor is at least 1, not {stated}")
    return math.lcm(known, stated)


def meet_divisors(a: int, b: int) -> int:
    """A divisor of both."""
    return math.gcd(a, b)


def divisor(op: str, a: Fact, b: Fact, signed: bool) -> int:
    """A divisor of `a op b`."""
    if op in ("add", "sub"):
        return kept(math.gcd(a.div, b.div), signed)
    if op == "mul":
        return kept(a.div * b.div, signed)
    if op in ("min", "max", "mod", "rem"):
        return math.gcd(a.div, b.div) or 1
    if op in ("floordiv", "div") and b.is_static and a.div % b.python == 0:
        return a.div // abs(b.python)
    if op == "and":
        return max(low_bits(a.div), low_bits(b.div)) if a.div and b.div else 0
    if op in ("or", "xor"):
        return low_bits(math.gcd(a.div, b.div)) or 1
    if op == "shl":
        return low_bits(a.div)
    return 1


def shifted(op: str, div: int, amount: int) -> int:
    """A divisor of a number shifted by a known amount."""
    if op == "shl":
        return low_bits(div) << amount
    return max(low_bits(div) >> amount, 1)


def power(div: int, exponent: int) -> int:
    """A divisor of a power of a number (only as far as alignment needs it)."""
    return min(low_bits(div) ** exponent, 1 << 30) if div else 1


def nonneg(op: str, a: Fact, b: Fact) -> bool:
    """Whether a signed `a op b` is known to be ≥ 0."""
    if op == "and":
        return a.nonneg or b.nonneg
    if op == "max":
        return a.nonneg or b.nonneg
    if op == "mod":
        return b.nonneg
    if op in ("shr", "rem"):
        return a.nonneg
    return op in ("add", "mul", "floordiv", "div", "or", "xor", "min") and a.nonneg and b.nonneg
