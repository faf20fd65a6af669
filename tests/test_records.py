"""`cutec.records` does what `dataclasses` does, as far as it goes: every test runs on both."""

from __future__ import annotations

import copy
import dataclasses
import typing
from functools import cached_property
from typing import ClassVar

import pytest

from cutec import records

both = pytest.mark.parametrize("m", [dataclasses, records], ids=["dataclasses", "records"])


@both
@pytest.mark.parametrize("slots", [False, True])
def test_arguments(m, slots: bool) -> None:
    @m.dataclass(slots=slots)
    class Point:
        x: int
        y: int = 2
        rest: list[int] = m.field(default_factory=list)
        unit: ClassVar[str] = "mm"

    assert (Point(1).x, Point(1).y, Point(1).rest, Point(1).unit) == (1, 2, [], "mm")
    assert Point(1, 3, [4]) == Point(rest=[4], y=3, x=1) != Point(1, 3, [5]) and Point(1, y=5).y == 5
    assert Point(1).rest is not Point(1).rest
    assert hasattr(Point(1), "__dict__") != slots
    for args, kwargs in [((), {}), ((1, 2, [], 4), {}), ((1,), {"x": 1}), ((1,), {"z": 1})]:
        with pytest.raises(TypeError):
            Point(*args, **kwargs)
    point = Point(1)
    point.x = 5
    assert point == Point(5) and repr(point).endswith("Point(x=5, y=2, rest=[])")
    with pytest.raises(TypeError):
        hash(point)


@both
@pytest.mark.parametrize("slots", [False, True])
def test_frozen_ones_hash_and_refuse(m, slots: bool) -> None:
    @m.dataclass(frozen=True, slots=slots)
    class Name:
        text: str
        place: object = m.field(default=None, compare=False, repr=False)

    assert len({Name("a"), Name("a", 1), Name("b")}) == 2 and repr(Name("a", 1)).endswith("Name(text='a')")
    name = Name("a")
    with pytest.raises(m.FrozenInstanceError):
        name.text = "b"
    with pytest.raises(AttributeError):
        del name.text
    assert name.text == "a" and Name("a") != ("a", None)


@both
def test_inheritance_and_own_methods(m) -> None:
    @m.dataclass(frozen=True)
    class Base:
        a: int

        @cached_property
        def twice(self) -> int:
            return 2 * self.a

    @m.dataclass(frozen=True, eq=False)
    class Derived(Base):
        b: int = 0
        total: int = m.field(init=False, repr=False, default=0)

        def __post_init__(self) -> None:
            object.__setattr__(self, "total", self.a + self.b)

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Derived) and self.total == other.total

        def __hash__(self) -> int:
            return hash(self.total)

    assert Derived(1, 2) == Derived(2, 1) and hash(Derived(1, 2)) == hash(3) and Derived(3).twice == 6
    assert Base(1) != Derived(1)
    match Derived(1, 2):
        case Derived(a, b):
            assert (a, b) == (1, 2)


@both
def test_fields_replace_asdict(m) -> None:
    @m.dataclass(frozen=True, slots=True)
    class Inner:
        n: int

    @m.dataclass
    class Outer:
        inner: Inner
        many: tuple[Inner, ...] = ()
        named: dict[str, Inner] = m.field(default_factory=dict)

    value = Outer(Inner(1), (Inner(2),), {"x": Inner(3)})
    assert [f.name for f in m.fields(Outer)] == [f.name for f in m.fields(value)] == ["inner", "many", "named"]
    assert m.asdict(value) == {"inner": {"n": 1}, "many": ({"n": 2},), "named": {"x": {"n": 3}}}
    changed = m.replace(value, inner=Inner(9))
    assert changed.inner == Inner(9) and changed.many is value.many and value.inner == Inner(1)
    with pytest.raises(TypeError):
        m.replace(value, other=1)


@both
def test_exceptions_can_be_records(m) -> None:
    @m.dataclass(eq=False)
    class Problem(Exception):
        code: str
        notes: list[str] = m.field(default_factory=list)

    with pytest.raises(Problem) as caught:
        raise Problem("E1")
    assert caught.value.code == "E1" and caught.value.notes == []


named = pytest.mark.parametrize("kind", [typing.NamedTuple, records.NamedTuple], ids=["typing", "records"])


@named
def test_named_tuples(kind) -> None:
    class Point(kind):
        """A point."""

        x: int
        y: int = 2
        names: tuple[str, ...] = ()

        @property
        def sum(self) -> int:
            return self.x + self.y

    p = Point(1)
    assert p == (1, 2, ()) == Point(1, 2) == Point(y=2, x=1) and isinstance(p, tuple) and hash(p) == hash((1, 2, ()))
    assert (p.x, p.y, p.names, p.sum, p[0], len(p)) == (1, 2, (), 3, 1, 3) and Point._fields == ("x", "y", "names")
    assert (
        repr(p).endswith("Point(x=1, y=2, names=())")
        and p._replace(y=5) == Point(1, 5)
        and p._asdict() == {"x": 1, "y": 2, "names": ()}
    )
    assert (
        type(copy.copy(p)) is type(copy.deepcopy(p)) is Point and copy.deepcopy(p) == p and not hasattr(p, "__dict__")
    )
    match p:
        case Point(a, b):
            assert (a, b) == (1, 2)
    for wrong in (lambda: Point(), lambda: Point(1, 2, (), 4), lambda: Point(1, x=1), lambda: Point(1, z=1)):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(AttributeError):
        p.x = 3
