"""Objects that are one of several, as a run-time condition decides.

Where branches or iterations join, a variable that holds one list, dict, set or object of a class or
another gets a new one, made of the record_join leaves. Python would go on with one of the two, so that a
change by one name is seen by the other. The new object is as good as Python's for as long as nobody
changes one of them that another name still leads to: such a change is refused (E0314), reads are
not.

Each join is recorded with what it has record_join. Two objects may be one if that can be traced back to
a common origin, arm by arm: after `if c: a, b = b, a` the new `a` may be either old one, but never
the new `b`. A loop is a join of what goes in with what its iterations end with; as these are only
known afterwards, records are record_back_edge, and lead in circles.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any

from cutec.diag import Note, error
from cutec.frontend.core.context import active, current
from cutec.frontend.core.location import user_location
from cutec.frontend.flow.flatten import (
    LeafHandler,
    handler_of,
    has_user_state,
    parts_handler,
    storage_of,
    underlying_value,
)
from cutec.frontend.flow.reachable import Call, calls, has_parts, in_flight, reachable_objects
from cutec.ir.core import Loc, Value
from cutec.records import dataclass, field

_Path = tuple[Hashable, ...]


@dataclass(eq=False)
class Join:
    """New objects made at once, and for each arm what they stand for, by their place and the path
    inside it.
    """

    loc: Loc
    number: int
    calls: Sequence[Call] | None  # None: what is made is not the program's
    arms: list[dict[_Path, Any]] = field(default_factory=list)

    def add_arm(self, values: Iterable[Any]) -> None:
        """One more arm: the values that it leaves in the places."""
        self.arms.append(
            {path: part for index, value in enumerate(values) for path, part in _mutable_parts(value, (index,))}
        )


@dataclass(eq=False)
class AliasAnalysis:
    """What one trace has record_join. It keeps all objects, so that no identity is used twice."""

    joins: int = 0
    made: dict[int, tuple[Join, _Path]] = field(default_factory=dict)
    objects: dict[int, Any] = field(default_factory=dict)

    def origins(self, a: Any, b: Any) -> list[tuple[Any, Any]]:
        """What two objects stood for before the later one of them was made."""
        (join, path), (other, place) = (self.made.get(id(x), (None, ())) for x in (a, b))
        if join is other:
            return [(arm.get(path), arm.get(place)) for arm in join.arms] if join else []
        if other is None or (join is not None and join.number > other.number):
            return [(arm.get(path), b) for arm in join.arms]
        return [(a, arm.get(place)) for arm in other.arms]

    def check_store(self, target: Value) -> None:
        """A tensor is about to be written to."""
        memory = underlying_value(target)
        if id(memory) in self.objects:
            check_mutation(memory)

    def may_alias(self, a: Any, b: Any) -> bool:
        """Whether two objects may be one and the same in Python."""
        pairs, seen = [(a, b)], set()
        while pairs:
            a, b = pairs.pop()
            if a is None or b is None or (id(a), id(b)) in seen:
                continue
            if a is b:
                return True
            seen.add((id(a), id(b)))
            pairs += self.origins(a, b)
        return False


def record_join(values: Sequence[Any], arms: Sequence[Sequence[Any]], loc: Loc, visible: bool = True) -> Join | None:
    """Record new values and what each arm would leave in their places (ABSENT: nothing). None if no
    object has been made.
    """
    made = {path: part for index, value in enumerate(values) for path, part in _mutable_parts(value, (index,))}
    if not made:
        return None
    trace = current()
    aliases = trace.aliases = trace.aliases or AliasAnalysis()
    aliases.joins += 1
    join = Join(loc, aliases.joins, calls() if visible else None)
    for arm in arms:
        join.add_arm(arm)
    new = {path: part for path, part in made.items() if any(arm.get(path, part) is not part for arm in join.arms)}
    for path, part in new.items():
        aliases.made[id(part)] = join, path
        for known in (part, *(arm[path] for arm in join.arms if path in arm)):
            aliases.objects[id(known)] = known
            _instrument(type(known))
    return join if new else None


def record_back_edge(join: Join | None, values: Sequence[Any]) -> None:
    """A loop's join has one more arm: what an iteration ends with."""
    if join is None:
        return
    join.add_arm(values)
    aliases = current().aliases
    for part in join.arms[-1].values():
        aliases.objects[id(part)] = part
        _instrument(type(part))


def record_copy(original: Any, copy: Any) -> None:
    """A copy of an object stands for it while branches are record_join."""
    record_join([copy], [[original]], user_location(), visible=False)


def alias_facts(values: Sequence[Any], before: Callable[[Any], bool]) -> frozenset[Any]:
    """Which of the values in some places may be one, and which objects they may be that were there
    `before`: what a loop has to assume.
    """
    aliases = current().aliases
    parts = [(path, part) for index, value in enumerate(values) for path, part in _mutable_parts(value, (index,))]
    if aliases is None or not parts:
        return frozenset()
    known = [obj for key, obj in aliases.objects.items() if key not in aliases.made and before(obj)]
    pairs = {(p, q) for p, a in parts for q, b in parts if p < q and aliases.may_alias(a, b)}
    return frozenset(pairs | {(p, id(obj)) for p, part in parts for obj in known if aliases.may_alias(part, obj)})


def entry_facts(values: Sequence[Any]) -> frozenset[Any]:
    """What a loop's first iteration says of that: that the places hold these values."""
    return frozenset(
        (path, id(part)) for index, value in enumerate(values) for path, part in _mutable_parts(value, (index,))
    )


def check_mutation(obj: Any) -> None:
    """An object is about to be changed. Raises E0314 if it may be another one that some name leads
    to, in what is left to run.
    """
    trace = active()
    if trace is None or trace.aliases is None or id(obj) not in trace.aliases.objects:
        return
    aliases = trace.aliases
    for name, other in reachable_objects():
        if other is not obj and id(other) in aliases.objects and aliases.may_alias(obj, other):
            raise _alias_error(_name_of(obj), f"`{name}` leads to", _last_join(aliases, obj, other))
    now = calls()
    for key, (join, _) in aliases.made.items():
        other = aliases.objects[key]
        if other is not obj and join.calls is not None and in_flight(join.calls, now) and aliases.may_alias(obj, other):
            raise _alias_error(_name_of(obj), "another operand of this statement is", join.loc)


def _name_of(obj: Any) -> str:
    return next((name for name, other in reachable_objects(dead=True) if other is obj), "")


def _last_join(aliases: AliasAnalysis, a: Any, b: Any) -> Loc:
    """The last join that has made one of two objects."""
    joins = [aliases.made[id(x)][0] for x in (a, b) if id(x) in aliases.made]
    return max(joins, key=lambda join: join.number).loc


def _alias_error(name: str, other: str, where: Loc) -> Exception:
    what = f"`{name}`" if name else "what is changed here"
    return error(
        "E0314",
        f"{what} may be the object that {other}, as a condition known only at run time decides: the change would be"
        " lost there",
        user_location(),
        [Note("the two may be one after this", where)],
        help="change it in the branches, where it is known which one it is, or join copies",
    )


def _mutable_parts(value: Any, path: _Path, outer: tuple[int, ...] = ()) -> Iterator[tuple[_Path, Any]]:
    """The objects in a value that have an identity, because they may be changed, with the ways to
    them.
    """
    if (memory := storage_of(value)) is not None:
        yield path, memory
    apart = has_parts(value)
    if not (apart or isinstance(value, set)) or id(value) in outer:
        return
    if not isinstance(value, tuple) and _is_mutable(value):
        yield path, value
    if apart and not isinstance(handler_of(value), LeafHandler):
        parts, _, keys = parts_handler(value).decompose(value)
        for key, part in zip(keys, parts):
            yield from _mutable_parts(part, (*path, key), (*outer, id(value)))


def _is_mutable(value: Any) -> bool:
    """Whether an object that is no tuple can be changed by the user's code. Assigning to a field of
    a struct in memory stores there.
    """
    if hasattr(type(value), "__cutec_fields__"):
        return False
    if (parameters := getattr(type(value), "__dataclass_params__", None)) is not None:
        return not parameters.frozen and type(value).__module__.partition(".")[0] != "cutec"
    return isinstance(value, (list, dict, set)) or has_user_state(value)


class InPlace:
    """Stands for an object where `x.y += …` or `x[i] += …` is executed, to tell of a list, dict or
    set before that changes it.
    """

    __slots__ = ("__obj",)

    def __init__(self, obj: Any):
        object.__setattr__(self, "_InPlace__obj", obj)

    def __getattr__(self, name: str) -> Any:
        return _checked(getattr(self.__obj, name))

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.__obj, name, value)

    def __getitem__(self, index: Any) -> Any:
        return _checked(self.__obj[index])

    def __setitem__(self, index: Any, value: Any) -> None:
        self.__obj[index] = value


def _checked(value: Any) -> Any:
    if isinstance(value, (list, dict, set)):
        check_mutation(value)
    return value


_instrumented: set[type] = set()


def _instrument(kind: type) -> None:
    """Have a class tell before one of its objects gets or loses an attribute."""
    if kind in _instrumented or issubclass(kind, (list, dict, set, Value)):
        return
    _instrumented.add(kind)
    for name in ("__setattr__", "__delattr__"):
        setattr(kind, name, _checking(getattr(kind, name)))


def _checking(method: Callable[..., None]) -> Callable[..., None]:
    def change(self: Any, *args: Any) -> None:
        check_mutation(self)
        method(self, *args)

    return change
