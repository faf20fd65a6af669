"""Division by an integer known beforehand as a multiplication and a shift."""

from __future__ import annotations

from cutec.layout.errors import LayoutError


class FastDivmod:
    """A divisor d with `multiplier` and `shift` such that n // d == n * multiplier >> shift for 0
    <= n < 2**bits.

    The multiplier is ceil(2**shift / d) with shift = bits + ceil(log2(d)): then the error of n *
    multiplier stays below 2**shift / d (Granlund and Montgomery 1994, "Division by Invariant
    Integers using Multiplication").

    `//`, `%` and `divmod` by it work as by the integer, also for dynamic leaves, whose code divides
    by a constant (LLVM multiplies then), and in `idx2crd` for an extent.

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

    def __mul__(self, other: object) -> object:
        return self.divisor * other

    __rmul__ = __mul__

    def __rdivmod__(self, n: object) -> tuple[object, object]:
        return self.divmod(n) if isinstance(n, int) else (n // self.divisor, n % self.divisor)

    def __rfloordiv__(self, n: object) -> object:
        return self.__rdivmod__(n)[0]

    def __rmod__(self, n: object) -> object:
        return self.__rdivmod__(n)[1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FastDivmod) and (self.divisor, self.bits) == (other.divisor, other.bits)

    def __hash__(self) -> int:
        return hash((self.divisor, self.bits))

    def __repr__(self) -> str:
        return f"FastDivmod({self.divisor}, {self.bits})"
