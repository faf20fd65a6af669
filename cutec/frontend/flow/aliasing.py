"""May-alias analysis of mutable Python objects between which a run-time condition chooses.

Where branches or iterations join, a variable that names one of two lists, dicts, sets, objects or
register tensors gets a new object, made of the joined leaves. In Python the variable would name one
of the two, so that a change under one name shows under the other. The new object is equivalent as
long as no object is changed that may alias another reachable one. Such a change is refused (E0314);
reads never are.

    if c: x = a       # join 1: the new x stands for a (first arm) or b (second arm)
    else: x = b
    y = x[0] + a[0]   # reads are fine
    x[0] = y          # E0314 if a or b is read later: the change would not show there

Each join records which object each arm leaves in each variable. Two objects may alias if both trace
back to a common origin through the same arms: after `if c: a, b = b, a` the new `a` may alias
either old object, but never the new `b`. A loop joins its entry with its back edges; these are
recorded after the body has been traced, so that the records of a loop contain cycles.
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
from cutec.ir.core import Loc, Value, identity
from cutec.records import dataclass, field

_Path = tuple[Hashable, ...]


@dataclass(eq=False)
class Join:
    """One join. `arms`: for each arm the mutable objects that the joined variables hold at its end,
    by path (the variable's position, then the keys inside its value).
    """

    loc: Loc
    number: int
    calls: Sequence[Call] | None  # the calls in progress; None: an internal join, for a copy
    arms: list[dict[_Path, Any]] = field(default_factory=list)

    def add_arm(self, values: Iterable[Any]) -> None:
        """Add an arm: the values of the joined variables at its end."""
        self.arms.append(
            {path: part for index, value in enumerate(values) for path, part in _mutable_parts(value, (index,))}
        )


@dataclass(eq=False)
class AliasAnalysis:
    """The joins of one trace. `made`: the join and path that made an object, by its identity.
    `objects` keeps all objects alive, so that no identity is used twice.
    """

    joins: int = 0
    made: dict[int, tuple[Join, _Path]] = field(default_factory=dict)
    objects: dict[int, Any] = field(default_factory=dict)

    def origins(self, a: Any, b: Any) -> list[tuple[Any, Any]]:
        """The pairs of objects that `a` and `b` may stand for, one step back: through the later of
        the joins that made them, arm by arm.
        """
        join, path = self.made.get(identity(a), (None, ()))
        other, other_path = self.made.get(identity(b), (None, ()))
        if join is not None and join is other:
            return [(arm.get(path), arm.get(other_path)) for arm in join.arms]
        if join is not None and (other is None or join.number > other.number):
            return [(arm.get(path), b) for arm in join.arms]
        return [(a, arm.get(other_path)) for arm in other.arms] if other is not None else []

    def check_store(self, target: Value) -> None:
        """Called before a store to a tensor. Raises E0314 as `check_mutation`."""
        memory = underlying_value(target)
        if identity(memory) in self.objects:
            check_mutation(memory)

    def may_alias(self, a: Any, b: Any) -> bool:
        """Whether two objects may be the same object in Python."""
        pairs, seen = [(a, b)], set()
        while pairs:
            a, b = pairs.pop()
            if a is None or b is None or (identity(a), identity(b)) in seen:
                continue
            if a is b:
                return True
            seen.add((identity(a), identity(b)))
            pairs += self.origins(a, b)
        return False


def record_join(values: Sequence[Any], arms: Sequence[Sequence[Any]], loc: Loc, visible: bool = True) -> Join | None:
    """Record a join: the new `values`, and for each arm the values that they stand for (ABSENT: not
    live). None if the join has made no mutable object.
    """
    made = {path: part for index, value in enumerate(values) for path, part in _mutable_parts(value, (index,))}
    if not made:
        return None
    trace = current()
    aliases: AliasAnalysis = trace.aliases or AliasAnalysis()
    trace.aliases = aliases
    aliases.joins += 1
    join = Join(loc, aliases.joins, calls() if visible else None)
    for arm in arms:
        join.add_arm(arm)
    new = {path: part for path, part in made.items() if any(arm.get(path, part) is not part for arm in join.arms)}
    for path, part in new.items():
        aliases.made[identity(part)] = join, path
        for known in (part, *(arm[path] for arm in join.arms if path in arm)):
            aliases.objects[identity(known)] = known
            _instrument(type(known))
    return join if new else None


def record_back_edge(join: Join | None, values: Sequence[Any]) -> None:
    """Add an arm to a loop's join: the values at the end of an iteration."""
    if join is None:
        return
    join.add_arm(values)
    aliases: AliasAnalysis = current().aliases
    for part in join.arms[-1].values():
        aliases.objects[identity(part)] = part
        _instrument(type(part))


def record_copy(original: Any, copy: Any) -> None:
    """Record a copy that stands for an object while branches are joined."""
    record_join([copy], [[original]], user_location(), visible=False)


def alias_facts(values: Sequence[Any], before: Callable[[Any], bool]) -> frozenset[Any]:
    """The may-alias facts about values, which a loop has to assume: pairs of paths that may alias,
    and pairs of a path and the identity of an object that existed `before` the loop.
    """
    aliases: AliasAnalysis | None = current().aliases
    parts = [(path, part) for index, value in enumerate(values) for path, part in _mutable_parts(value, (index,))]
    if aliases is None or not parts:
        return frozenset()
    known = [obj for key, obj in aliases.objects.items() if key not in aliases.made and before(obj)]
    pairs = {(p, q) for p, a in parts for q, b in parts if p < q and aliases.may_alias(a, b)}
    return frozenset(pairs | {(p, identity(obj)) for p, part in parts for obj in known if aliases.may_alias(part, obj)})


def entry_facts(values: Sequence[Any]) -> frozenset[Any]:
    """The alias facts at a loop's entry: each path holds this very object."""
    return frozenset(
        (path, identity(part)) for index, value in enumerate(values) for path, part in _mutable_parts(value, (index,))
    )


def check_mutation(obj: Any) -> None:
    """Called before an object is changed. Raises E0314 if the object may alias another one that is
    still reachable.
    """
    trace = active()
    if trace is None or trace.aliases is None or identity(obj) not in trace.aliases.objects:
        return
    aliases: AliasAnalysis = trace.aliases
    others = {key for key, other in aliases.objects.items() if other is not obj and aliases.may_alias(obj, other)}
    if not others:  # mostly: what is reachable takes longer to find
        return
    for name, other in reachable_objects():
        if identity(other) in others:
            raise _alias_error(_name_of(obj), f"`{name}`", _last_join(aliases, obj, other))
    now = calls()
    for key, (join, _) in aliases.made.items():
        if key in others and join.calls is not None and in_flight(join.calls, now):
            raise _alias_error(_name_of(obj), "another operand of this statement", join.loc)


def _name_of(obj: Any) -> str:
    return next((name for name, other in reachable_objects(dead=True) if other is obj), "")


def _last_join(aliases: AliasAnalysis, a: Any, b: Any) -> Loc:
    """The later of the joins that made two objects."""
    joins = [aliases.made[identity(x)][0] for x in (a, b) if identity(x) in aliases.made]
    return max(joins, key=lambda join: join.number).loc


def _alias_error(name: str, other: str, where: Loc) -> Exception:
    what = f"`{name}`" if name else "the object that is changed here"
    return error(
        "E0314",
        f"{what} may be the same object as {other}, depending on a condition known only at run time: the change would"
        " not show there",
        user_location(),
        [Note("the two may be the same after this", where)],
        help="change it in the branches, where it is known which object it is, or join copies",
    )


def _mutable_parts(value: Any, path: _Path, outer: tuple[int, ...] = ()) -> Iterator[tuple[_Path, Any]]:
    """The mutable objects in a value (only their identity matters), with their paths."""
    if (memory := storage_of(value)) is not None:
        yield path, memory
    apart = has_parts(value)
    if not (apart or isinstance(value, set)) or identity(value) in outer:
        return
    if not isinstance(value, tuple) and _is_mutable(value):
        yield path, value
    if apart and not isinstance(handler_of(value), LeafHandler):
        parts, _, keys = parts_handler(value).decompose(value)
        for key, part in zip(keys, parts):
            yield from _mutable_parts(part, (*path, key), (*outer, identity(value)))


def _is_mutable(value: Any) -> bool:
    """Whether the user's code can change an object (not a tuple). A `@cute.struct` object is not
    mutable: assigning to its fields stores to memory.
    """
    if hasattr(type(value), "__cutec_fields__"):
        return False
    if (parameters := getattr(type(value), "__dataclass_params__", None)) is not None:
        return not parameters.frozen and type(value).__module__.partition(".")[0] != "cutec"
    return isinstance(value, (list, dict, set)) or has_user_state(value)


class InPlace:
    """A proxy of `x` while `x.y += …` or `x[i] += …` is executed: the list, dict or set that it
    reads is checked with `check_mutation`, since the operator changes it in place.
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
    """Call `check_mutation` before any attribute of a class's objects is assigned or deleted."""
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
