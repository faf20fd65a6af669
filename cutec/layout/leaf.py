"""Leaves of int tuples: Python ints (static) and `Leaf`s (dynamic), and the facts that arithmetic
keeps about dynamic leaves.

A dynamic leaf has two facts: `div`, a static divisor of its value, and `width`, the bits it is
computed in (32 or 64). This is an abstract domain: every operator has a transfer function (`FACTS`)
that maps the facts of its operands to those of its result. An operator first folds what the facts
alone decide, then calls `Leaf.emit`, the single method that a subclass defines to make its kind of
value:

    x = Dyn(32, 8)      a 32-bit multiple of 8
    x * 1      → x      folded
    x % 4      → 0      folded, since 4 divides x.div
    x * 3      → Dyn(32, 24)
    x + 12     → Dyn(32, 4)     gcd(8, 12)

Folding depends on nothing but static values and facts. So an abstract `Dyn` and a leaf that emits
code always agree on the structure of a result: what `infer` says is what lowering produces. `//`,
`%` and `>>` are for non-negative values, `exact_div` for all.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from math import gcd, lcm
from typing import Any, TypeGuard

from cutec.layout.errors import LayoutError


class Leaf:
    """A dynamic integer. Subclasses define `emit(op, a, b, width, div)`, which makes the value of
    `a op b` under the given facts.
    """

    __slots__ = ("div", "width")

    def __init__(self, width: int = 32, div: int = 1):
        if width not in (32, 64):
            raise LayoutError(f"width of a dynamic leaf must be 32 or 64, not {width!r}")
        if type(div) is not int or div < 1:
            raise LayoutError(f"divisor of a dynamic leaf must be an integer of at least 1, not {div!r}")
        self.width = width
        self.div = div

    def emit(self, op: str, a: int | Leaf, b: int | Leaf, width: int, div: int) -> Leaf:
        """The leaf for `a op b` with the facts `width` and `div`. `op` is a key of `FACTS`; a or b
        is a leaf of this kind.
        """
        raise NotImplementedError

    def assumed(self, divisor: int) -> Leaf:
        """This value, also known to be a multiple of `divisor`."""
        known = copy(self)
        known.div = lcm(self.div, divisor)
        return known

    def __add__(self, other: int | Leaf) -> int | Leaf:
        return _apply("add", self, other)

    def __radd__(self, other: int | Leaf) -> int | Leaf:
        return _apply("add", other, self)

    def __sub__(self, other: int | Leaf) -> int | Leaf:
        return _apply("sub", self, other)

    def __rsub__(self, other: int | Leaf) -> int | Leaf:
        return _apply("sub", other, self)

    def __mul__(self, other: int | Leaf) -> int | Leaf:
        return _apply("mul", self, other)

    def __rmul__(self, other: int | Leaf) -> int | Leaf:
        return _apply("mul", other, self)

    def __floordiv__(self, other: int | Leaf) -> int | Leaf:
        return _apply("div", self, other)

    def __rfloordiv__(self, other: int | Leaf) -> int | Leaf:
        return _apply("div", other, self)

    def __mod__(self, other: int | Leaf) -> int | Leaf:
        return _apply("mod", self, other)

    def __rmod__(self, other: int | Leaf) -> int | Leaf:
        return _apply("mod", other, self)

    def __and__(self, other: int | Leaf) -> int | Leaf:
        return _apply("and", self, other)

    def __rand__(self, other: int | Leaf) -> int | Leaf:
        return _apply("and", other, self)

    def __xor__(self, other: int | Leaf) -> int | Leaf:
        return _apply("xor", self, other)

    def __rxor__(self, other: int | Leaf) -> int | Leaf:
        return _apply("xor", other, self)

    def __rshift__(self, bits: int | Leaf) -> int | Leaf:
        return _apply("shr", self, bits)

    def __lshift__(self, bits: int) -> int | Leaf:
        return _apply("mul", self, 1 << bits) if isinstance(bits, int) else NotImplemented

    def __neg__(self) -> int | Leaf:
        return _apply("sub", 0, self)

    def __str__(self) -> str:
        facts = (["i64"] if self.width == 64 else []) + ([f"div={self.div}"] if self.div != 1 else [])
        return f"?{{{' '.join(facts)}}}" if facts else "?"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class Dyn(Leaf):
    """The abstract leaf of type inference: nothing but its facts, by which it compares. Prints as
    `?`, `?{div=8}`, `?{i64}`, `?{i64 div=8}`.

    >>> str(Dyn(64, 8))
    '?{i64 div=8}'
    >>> Dyn(32, 6) * 4
    Dyn(32, 24)
    """

    __slots__ = ()

    def emit(self, op: str, a: int | Leaf, b: int | Leaf, width: int, div: int) -> Dyn:
        return Dyn(width, div)

    def __eq__(self, other: object) -> bool:
        return type(other) is Dyn and self.div == other.div and self.width == other.width

    def __hash__(self) -> int:
        return hash((self.width, self.div))

    def __repr__(self) -> str:
        return f"Dyn({self.width}, {self.div})"


def is_leaf(x: object) -> TypeGuard[int | Leaf]:
    """Whether x is a leaf of an int tuple: an int or a dynamic `Leaf`.

    >>> is_leaf(4), is_leaf(Dyn()), is_leaf((4,))
    (True, True, False)
    """
    return isinstance(x, (int, Leaf))


def check_integer(x: Any, what: str = "coordinate") -> Any:
    """x itself. Raises LayoutError unless it is an int, a dynamic leaf, an array of integers, or of
    a class that declares itself one of integers (`is_integer`).

    >>> check_integer(4)
    4
    """
    if isinstance(x, (int, Leaf)) or getattr(getattr(x, "dtype", None), "kind", None) in ("i", "u"):
        return x
    if getattr(type(x), "is_integer", None) is True:  # a number of a kernel, which has the operators
        return x
    raise LayoutError(f"{what} {x!r} is no integer")


def width_of(x: int | Leaf) -> int:
    """Bits that x is computed in; for an int, the bits that it needs.

    >>> width_of(Dyn(64)), width_of(5), width_of(1 << 40)
    (64, 32, 64)
    """
    if isinstance(x, Leaf):
        return x.width
    return 32 if -(1 << 31) <= x < 1 << 31 else 64


def div_of(x: int | Leaf) -> int:
    """The largest known divisor of x. For an int it is the magnitude, so 0 for 0, which everything
    divides.

    >>> div_of(Dyn(32, 8)), div_of(-6)
    (8, 6)
    """
    return x.div if isinstance(x, Leaf) else abs(x)


def divides(d: int, x: object) -> bool:
    """True when x is known to be a multiple of the static d.

    >>> divides(4, Dyn(32, 8)), divides(4, 6)
    (True, False)
    """
    if isinstance(x, (int, Leaf)):
        return div_of(x) % d == 0 if d else x == 0
    return False


def known_zero(x: object) -> bool:
    """True when x is the static 0.

    >>> known_zero(0), known_zero(Dyn())
    (True, False)
    """
    return isinstance(x, int) and x == 0


def known_one(x: object) -> bool:
    """True when x is the static 1.

    >>> known_one(1), known_one(Dyn())
    (True, False)
    """
    return isinstance(x, int) and x == 1


def known_equal(a: object, b: object) -> bool:
    """True when a and b are equal static values. Dynamic leaves are never known to be equal, not
    even to themselves: an abstract leaf stands for any value with its facts, and inference must
    decide as code generation does.

    >>> known_equal(4, 4), known_equal(Dyn(), Dyn())
    (True, False)
    """
    return isinstance(a, int) and isinstance(b, int) and a == b


# -- facts: (width, div) of a result, where at least one operand is a leaf --


def facts_of_add(a: int | Leaf, b: int | Leaf) -> tuple[int, int]:
    """Facts of a + b, and of every linear combination or choice of a and b: a - b, min, max,
    a % b.
    """
    return _wider(a, b), gcd(div_of(a), div_of(b))


def facts_of_mul(a: int | Leaf, b: int | Leaf) -> tuple[int, int]:
    """Facts of a * b."""
    return _wider(a, b), div_of(a) * div_of(b)


def facts_of_div(a: int | Leaf, b: int | Leaf) -> tuple[int, int]:
    """Facts of a // b, ceil_div(a, b) and exact_div(a, b): div(a) / b for a static b that divides
    a, else 1.
    """
    return _wider(a, b), div_of(a) // b if isinstance(b, int) and divides(b, a) else 1


def facts_of_and(a: int | Leaf, b: int | Leaf) -> tuple[int, int]:
    """Facts of a & b: a low bit is zero if it is zero in a or in b."""
    return _wider(a, b), max(_low(div_of(a)), _low(div_of(b)))


def facts_of_xor(a: int | Leaf, b: int | Leaf) -> tuple[int, int]:
    """Facts of a ^ b: a low bit is zero if it is zero in a and in b."""
    return _wider(a, b), min(_low(div_of(a)), _low(div_of(b)))


def facts_of_shr(a: int | Leaf, b: int | Leaf) -> tuple[int, int]:
    """Facts of a >> b, i.e. a // 2**b."""
    return facts_of_div(a, 1 << b) if isinstance(b, int) else (_wider(a, b), 1)


FACTS: dict[str, Callable[[int | Leaf, int | Leaf], tuple[int, int]]] = {
    "add": facts_of_add,
    "sub": facts_of_add,
    "mul": facts_of_mul,
    "div": facts_of_div,
    "ceil_div": facts_of_div,
    "exact_div": facts_of_div,
    "mod": facts_of_add,
    "min": facts_of_add,
    "max": facts_of_add,
    "and": facts_of_and,
    "xor": facts_of_xor,
    "shr": facts_of_shr,
}


# -- functions that work on every leaf --


def minimum(a: int | Leaf, b: int | Leaf) -> int | Leaf:
    """The lesser of two leaves.

    >>> minimum(3, 4)
    3
    """
    return (a if a <= b else b) if isinstance(a, int) and isinstance(b, int) else _apply("min", a, b)


def maximum(a: int | Leaf, b: int | Leaf) -> int | Leaf:
    """The greater of two leaves.

    >>> maximum(3, 4), maximum(3, Dyn(32, 6))
    (4, Dyn(32, 3))
    """
    return (a if a >= b else b) if isinstance(a, int) and isinstance(b, int) else _apply("max", a, b)


def ceil_div_leaf(a: int | Leaf, b: int | Leaf) -> int | Leaf:
    """a / b rounded up, for a >= 0 and b >= 1. Raises LayoutError for a static b of 0."""
    if isinstance(b, int):
        if b == 0:
            raise LayoutError(f"division of {a} by an extent or stride of 0")
        if isinstance(a, int):
            return -(-a // b)
    if not (is_leaf(a) and is_leaf(b)):
        raise LayoutError(f"{a!r} cannot be divided by {b!r}: both must be integers")
    return _apply("ceil_div", a, b)


def exact_div(a: int | Leaf, b: int) -> int | Leaf:
    """a / b for a multiple a of b >= 1, which may be negative.

    >>> exact_div(-12, 4), exact_div(Dyn(32, 12), 4)
    (-3, Dyn(32, 3))
    """
    return _apply("exact_div", a, b) if isinstance(a, Leaf) else a // b


def _wider(a: int | Leaf, b: int | Leaf) -> int:
    return 64 if width_of(a) == 64 or width_of(b) == 64 else 32


def _low(div: int) -> int:
    """The largest power of two that divides `div`; a bound above all of them for 0."""
    return div & -div or 1 << 64


def _apply(op: str, a: int | Leaf, b: int | Leaf) -> int | Leaf:
    """Fold `a op b`, or have the leaf among them emit it. NotImplemented for other operands, as an
    operator's method answers.
    """
    if not (isinstance(a, (int, Leaf)) and isinstance(b, (int, Leaf))):
        return NotImplemented
    folded = _FOLD[op](a, b)
    if folded is not None:
        return folded
    leaf = a if isinstance(a, Leaf) else b
    assert isinstance(leaf, Leaf)
    return leaf.emit(op, a, b, *FACTS[op](a, b))


def _fold_add(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    return b if known_zero(a) else a if known_zero(b) else None


def _fold_sub(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    return a if known_zero(b) else None


def _fold_mul(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    if isinstance(b, int):
        a, b = b, a
    return None if not isinstance(a, int) or a not in (0, 1) else b if a else 0


def _fold_div(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    _refuse_zero(a, b)
    return a if known_one(b) else 0 if known_zero(a) else None


def _fold_mod(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    _refuse_zero(a, b)
    return 0 if known_zero(a) or (isinstance(b, int) and divides(b, a)) else None


def _fold_ceil_div(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    """Also 1 where the static a divides the positive b: then a <= b."""
    if known_one(b) or known_zero(a):
        return a
    if isinstance(b, int):
        return a // b if divides(b, a) else None
    return 1 if a == 1 or (isinstance(a, int) and a > 0 and b.div % a == 0) else None


def _fold_and(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    mask, other = (a, b) if isinstance(a, int) else (b, a)
    return 0 if isinstance(mask, int) and 0 <= mask < _low(div_of(other)) else None


def _fold_xor(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    return _fold_add(a, b)


def _fold_shr(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    return _fold_sub(a, b)


def _no_fold(a: int | Leaf, b: int | Leaf) -> int | Leaf | None:
    return None


def _refuse_zero(a: int | Leaf, b: int | Leaf) -> None:
    if isinstance(b, int) and b == 0:
        raise LayoutError(f"division of {a} by an extent or stride of 0")


_FOLD: dict[str, Callable[[Any, Any], int | Leaf | None]] = {
    "add": _fold_add,
    "sub": _fold_sub,
    "mul": _fold_mul,
    "div": _fold_div,
    "ceil_div": _fold_ceil_div,
    "exact_div": _fold_div,
    "mod": _fold_mod,
    "min": _no_fold,
    "max": _no_fold,
    "and": _fold_and,
    "xor": _fold_xor,
    "shr": _fold_shr,
}
