"""Division by an integer known beforehand as a multiplication and a shift."""

from __future__ import annotations

from cutec.layout.basis import Coord
from cutec.layout.errors import LayoutError


class FastDivmod:
    """A divisor d with `multiplier` and `shift` such that n // d == n * multiplier >> shift for 0
    <= n < 2**bits.

    The multiplier is ceil(2**shift / d) with shift = bits + ceil(log2(d)), which keeps the error of
    n * multiplier below 2**shift / d (Granlund and Montgomery 1994, "Division by Invariant Integers
    using Multiplication").

    It stands for the integer in `//`, `%`, `divmod` and as an extent in `idx2crd`. A dynamic leaf
    is divided by a constant, which LLVM turns into the multiplication.

    >>> FastDivmod(7).divmod(100)
    (14, 2)
    >>> idx2crd(100, (FastDivmod(7), 20))
    (2, 14)
    """

    __slots__ = ("bits", "divisor", "multiplier", "shift")

    def __init__(self, divisor: int, bits: int = 32):
        if type(divisor) is not int or divisor < 1 or bits not in (32, 64) or divisor >= 1 << bits:
            raise LayoutError(
                f"a divisor must be an integer of at least 1 that fits {bits} bits (32 or 64), not {divisor!r}"
            )
        self.divisor, self.bits = divisor, bits
        self.shift = bits + (divisor - 1).bit_length()
        self.multiplier = -(-(1 << self.shift) // divisor)

    def divmod(self, n: int) -> tuple[int, int]:
        """(n // divisor, n % divisor). Raises LayoutError for n outside of [0, 2**bits)."""
        if not 0 <= n < 1 << self.bits:
            raise LayoutError(f"{n} is outside of [0, 2**{self.bits})")
        quotient = n * self.multiplier >> self.shift
        return quotient, n - quotient * self.divisor

    def __index__(self) -> int:
        return self.divisor

    def __mul__(self, other: Coord) -> Coord:
        return self.divisor * other

    __rmul__ = __mul__

    def __rdivmod__(self, n: Coord) -> tuple[Coord, Coord]:
        return self.divmod(n) if isinstance(n, int) else (n // self.divisor, n % self.divisor)

    def __rfloordiv__(self, n: Coord) -> Coord:
        return self.__rdivmod__(n)[0]

    def __rmod__(self, n: Coord) -> Coord:
        return self.__rdivmod__(n)[1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FastDivmod) and (self.divisor, self.bits) == (other.divisor, other.bits)

    def __hash__(self) -> int:
        return hash((self.divisor, self.bits))

    def __repr__(self) -> str:
        return f"FastDivmod({self.divisor}, {self.bits})"
