"""Extents that are known only at a call: `cute.sym_int()`, and their names in a signature."""

from __future__ import annotations

from math import gcd

from cutec.diag import error
from cutec.frontend.exports.argspec import SymbolSpec


class SymInt:
    """An integer known only at a call. Each object is one symbol: all extents with it are equal.

    Products, quotients and remainders are symbols too, with the divisor that follows, and each of
    them is the same symbol wherever it is computed. Calls check extents against the divisor, and
    not against the symbol that it was computed from: `x` of `n * 4` elements may come without any
    tensor of `n`. A remainder that the divisor decides is 0.
    """

    __slots__ = ("_derived", "divisibility", "symbol", "width")

    def __init__(self, width: int = 32, *, divisibility: int = 1, symbol: str | None = None):
        if width not in (32, 64) or not isinstance(divisibility, int) or divisibility < 1:
            raise error(
                "E4303",
                f"sym_int({width!r}, divisibility={divisibility!r})",
                help="the width is 32 or 64, the divisibility at least 1",
            )
        self.width, self.divisibility, self.symbol = width, divisibility, symbol
        self._derived: dict[tuple[str, int | SymInt], SymInt] = {}

    def __mul__(self, factor: int | SymInt) -> SymInt:
        if not isinstance(factor, (int, SymInt)):
            return NotImplemented
        return self._with("*", factor, self.divisibility * _divisor(factor))

    __rmul__ = __mul__

    def __floordiv__(self, divisor: int | SymInt) -> SymInt:
        if not isinstance(divisor, (int, SymInt)):
            return NotImplemented
        whole, rest = divmod(self.divisibility, _divisor(divisor))
        return self._with("//", divisor, 1 if rest or isinstance(divisor, SymInt) else whole)

    def __mod__(self, divisor: int | SymInt) -> SymInt | int:
        if not isinstance(divisor, (int, SymInt)):
            return NotImplemented
        if isinstance(divisor, int) and self.divisibility % divisor == 0:
            return 0
        return self._with("%", divisor, gcd(self.divisibility, _divisor(divisor)))

    def __rmod__(self, dividend: int) -> SymInt:
        return SymInt(self.width, divisibility=gcd(dividend, self.divisibility) or 1)

    def _with(self, operator: str, other: int | SymInt, divisibility: int) -> SymInt:
        """The symbol of an expression: one for each operator and other operand."""
        if other == 1 and operator != "%":
            return self
        found = self._derived.get((operator, other))
        if found is None:
            width = max(self.width, other.width if isinstance(other, SymInt) else 0)
            found = self._derived[operator, other] = SymInt(width, divisibility=divisibility)
        return found

    def __str__(self) -> str:
        facts = [f for f, on in (("i64", self.width == 64), (f"div={self.divisibility}", self.divisibility > 1)) if on]
        return f"?{{{' '.join(facts)}}}" if facts else "?"

    __repr__ = __str__


def _divisor(number: int | SymInt) -> int:
    return number if isinstance(number, int) else number.divisibility


def sym_int(width: int = 32, *, divisibility: int = 1, symbol: str | None = None) -> SymInt:
    """An extent of `width` bits known only at a call, a multiple of `divisibility`."""
    return SymInt(width, divisibility=divisibility, symbol=symbol)


def sym_int32(divisibility: int = 1, symbol: str | None = None) -> SymInt:
    """An extent of 32 bits known only at a call."""
    return SymInt(32, divisibility=divisibility, symbol=symbol)


def sym_int64(divisibility: int = 1, symbol: str | None = None) -> SymInt:
    """An extent of 64 bits known only at a call."""
    return SymInt(64, divisibility=divisibility, symbol=symbol)


class SymbolNames:
    """Names for the symbols of one signature: each is named by the first place where it occurs, so
    equal signatures get equal names.
    """

    def __init__(self) -> None:
        self._names: dict[int, str] = {}
        self._taken: set[str] = set()
        self._alive: list[SymInt] = []  # so that no other object gets one of these ids

    def of(self, symbol: SymInt, place: str) -> SymbolSpec:
        """The spec of a symbol that occurs at `place` (an identifier such as `x_0`)."""
        if id(symbol) not in self._names:
            wanted = symbol.symbol if symbol.symbol and symbol.symbol.isidentifier() else place
            self._names[id(symbol)] = self.fresh(wanted)
            self._alive.append(symbol)
        return SymbolSpec(self._names[id(symbol)], symbol.width, symbol.divisibility)

    def fresh(self, wanted: str) -> str:
        """A name that no other symbol has."""
        return fresh_name(wanted, self._taken)


def fresh_name(wanted: str, taken: set[str]) -> str:
    """`wanted`, or with a number if it is taken; it is taken from then on."""
    name, number = wanted, 0
    while name in taken:
        number += 1
        name = f"{wanted}_{number}"
    taken.add(name)
    return name
