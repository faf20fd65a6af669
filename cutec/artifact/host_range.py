"""Interval analysis of the integers of a host program: a result that cannot leave its type's range
need not be wrapped.
"""

from __future__ import annotations

from collections.abc import Sequence

from cutec.artifact.host_ops import INT_BITS

Range = tuple[int, int]

# Extents up to here are called small: sums and products with a tile's size then stay in range.
SMALL = {"i32": 1 << 30, "i64": 1 << 62}


def type_range(type: str) -> Range:
    """The range of a type (for a float: one that nothing follows from)."""
    if type == "ptr":
        return 0, (1 << 64) - 1
    bits = INT_BITS.get(type, 64)
    return (0, 1) if bits == 1 else (-(1 << bits - 1), (1 << bits - 1) - 1)


def input_range(kind: str, type: str, small: bool) -> Range:
    """The range of an input: extents are not negative."""
    low, high = type_range(type)
    return (0, SMALL[type] if small else high) if kind in ("symbol", "extent") else (low, high)


def exact_range(op: str, type: str, args: Sequence[Range]) -> Range | None:
    """The range of an operation's result before it is wrapped, if it follows from the arguments'
    ranges; else None. `exact_range("add", "i32", [(0, 10), (5, 5)])` is `(5, 15)`.
    """
    if op in ("add", "sub", "mul", "min", "max"):
        (a, b), (c, d) = args
        if op == "add":
            return a + c, b + d
        if op == "sub":
            return a - d, b - c
        if op == "mul":
            corners = (a * c, a * d, b * c, b * d)
            return min(corners), max(corners)
        return (min(a, c), min(b, d)) if op == "min" else (max(a, c), max(b, d))
    if op in ("floordiv", "divs", "divu") and args[1][0] > 0:
        return _quotient(op, type, args[0], args[1])
    return None


def _quotient(op: str, type: str, dividend: Range, divisor: Range) -> Range | None:
    """The range of a quotient by a positive divisor: the smallest divisor gives the largest
    magnitude.
    """
    low, high = dividend
    if op == "divu" and low < 0:
        low, high = 0, (1 << INT_BITS[type]) - 1
    small = divisor[0]
    return low // small if low < 0 else 0, high // small if high > 0 else 0


def fits(range: Range, type: str) -> bool:
    """Whether a range lies within that of the type."""
    low, high = type_range(type)
    return low <= range[0] and range[1] <= high
