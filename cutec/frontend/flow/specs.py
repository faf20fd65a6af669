"""Specs: the lattice of what is known about a value apart from its IR values. This module has the
specs of numbers and of static objects; `flatten` has the others.

    value            spec                            leaves
    8                StaticNumber(8)                 none
    Int32, n % 4 = 0 NumberSpec(Int32, div=4)        one i32
    "f32"            StaticObject("f32")             none

`meet` is the strongest spec that holds of both values: 8 met with 12 is NumberSpec(Int32, div=4).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cutec.frontend.core import facts
from cutec.frontend.core.context import builder
from cutec.frontend.numbers.number_class import NumberClass
from cutec.frontend.numbers.numeric import Numeric, as_numeric
from cutec.frontend.numbers.promotion import default_class, promote
from cutec.ir.core import Value
from cutec.ir.types import Type
from cutec.records import dataclass, field


class Mismatch(Exception):
    """Two specs have no meet. `path` is the access path from the variable to the part (`[0].x`),
    `kind` is "dtype", "structure" or "static".
    """

    def __init__(self, kind: str, left: str, right: str, path: str = ""):
        super().__init__(f"{left} and {right}")
        self.kind, self.left, self.right, self.path = kind, left, right, path

    def under(self, key: str) -> Mismatch:
        """The same mismatch, seen from the object that has the part at `key`."""
        self.path = key + self.path
        return self


class Spec:
    """What an object is apart from its IR values. Specs compare by `==`: at the fixpoint of a loop
    the spec at the back edge equals the one at the head.
    """

    types: tuple[Type, ...]

    def take(self, values: Iterator[Value]) -> Any:
        """Build an object, consuming its values from an iterator."""
        raise NotImplementedError

    def rebuild(self, values: Sequence[Value]) -> Any:
        """An object of this spec with these values."""
        return self.take(iter(values))

    def meet(self, other: Spec) -> Spec:
        """The strongest spec that objects of both can be coerced to. Raises Mismatch."""
        raise NotImplementedError

    def coerce(self, obj: Any) -> list[Value]:
        """The values of an object whose own spec is this one or stronger, emitting constants and
        copies as needed.
        """
        raise NotImplementedError

    def placeholder(self) -> list[Value]:
        """Values for an arm in which the object is not live: poison, never used."""
        return [builder().value("ub.poison", (), t) for t in self.types]

    def weakened(self) -> Spec:
        """This spec with constants replaced by numbers known only at run time."""
        return self

    def parts(self) -> Spec:
        """This spec; for an object of a user's class, the spec of its attributes."""
        return self

    def describe(self) -> str:
        """A few words for messages."""
        raise NotImplementedError


@dataclass(frozen=True)
class NumberSpec(Spec):
    """A number known only at run time. `literal`: it began as a Python number and may still take
    another class.
    """

    kind: NumberClass
    div: int = 1
    bound: facts.Bound | None = None
    literal: bool = field(default=False, compare=False)

    @property
    def types(self) -> tuple[Type, ...]:  # pyright: ignore[reportIncompatibleVariableOverride]  # never assigned
        return (self.kind.mlir,)

    def take(self, values: Iterator[Value]) -> Numeric:
        value = next(values)
        return self.kind(value, div=self.div, bound=self.bound) if self.kind.is_integer else self.kind(value)

    def meet(self, other: Spec) -> Spec:
        if isinstance(other, StaticNumber):
            other = other.weakened()
        if not isinstance(other, NumberSpec):
            raise Mismatch("structure", self.describe(), other.describe())
        kind = _common_class(self, other)
        if not kind.is_integer:
            return NumberSpec(kind, literal=self.literal and other.literal)
        bound = facts.meet_bounds(self.bound, other.bound)
        return NumberSpec(kind, facts.meet_divisors(self.div, other.div) or 1, bound, self.literal and other.literal)

    def coerce(self, obj: Any) -> list[Value]:
        return [as_numeric(obj, self.kind).to(self.kind).ir]

    def describe(self) -> str:
        return self.kind.name


@dataclass(frozen=True)
class StaticNumber(Spec):
    """A constant: a Python number (`kind` None), or a static Numeric of class `kind`. It has no
    leaf.
    """

    value: Any
    kind: NumberClass | None
    types = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StaticNumber) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self.kind, type(self.value), repr(self.value)

    def take(self, values: Iterator[Value]) -> Any:
        return self.value if self.kind is None else self.kind(self.value)

    def meet(self, other: Spec) -> Spec:
        if self == other:
            return self
        return self.weakened().meet(other)

    def coerce(self, obj: Any) -> list[Value]:
        return []

    def weakened(self) -> Spec:
        kind = self.kind or default_class(self.value)
        literal = self.kind is None
        if not kind.is_integer:
            return NumberSpec(kind, literal=literal)
        number = as_numeric(self.value, kind)
        # Everything divides 0: take the largest power of two that is of use.
        return NumberSpec(kind, number.div or 1 << max(kind.width - 2, 0), number.bound, literal)

    def describe(self) -> str:
        return f"{self.kind.name if self.kind else type(self.value).__name__} {self.value}"


@dataclass(frozen=True)
class StaticObject(Spec):
    """Any other Python object: it cannot change."""

    obj: Any
    types = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StaticObject) and same(self.obj, other.obj)

    def __hash__(self) -> int:
        return id(self.obj)

    def take(self, values: Iterator[Value]) -> Any:
        return self.obj

    def meet(self, other: Spec) -> Spec:
        if isinstance(other, StaticObject) and self == other:
            return self if self.obj is other.obj or not isinstance(self.obj, set) else _NewSet(self.obj)
        kind = "static" if isinstance(other, StaticObject) and type(self.obj) is type(other.obj) else "structure"
        raise Mismatch(kind, self.describe(), other.describe())

    def coerce(self, obj: Any) -> list[Value]:
        return []

    def describe(self) -> str:
        return "None" if self.obj is None else f"{type(self.obj).__name__} {self.obj!r}"[:60]


class _NewSet(StaticObject):
    """The meet of two equal sets: a new set, which is neither of them."""

    def take(self, values: Iterator[Value]) -> Any:
        return set(self.obj)


def _common_class(a: NumberSpec, b: NumberSpec) -> NumberClass:
    """The meet of two numeric classes: a Python number takes the other's class if that can hold it.
    Raises Mismatch.
    """
    for kind, other in ((a.kind, b.kind), (b.kind, a.kind)):
        if issubclass(other, kind):  # a descriptor is an integer
            return kind
    mismatch = Mismatch("dtype", a.describe(), b.describe())
    if 1 in (a.kind.width, b.kind.width):
        raise mismatch
    if a.literal and b.literal:
        return promote(a.kind, b.kind)
    for literal, typed in ((a, b), (b, a)):
        if literal.literal and (typed.kind.is_float or literal.kind.is_integer):
            return typed.kind
    raise mismatch


def same(a: Any, b: Any) -> bool:
    """Whether two static objects are identical, or of one class and equal (`==` gives True)."""
    if a is b:
        return True
    if type(a) is not type(b):
        return False
    try:
        return (a == b) is True
    except (TypeError, ValueError):
        return False
