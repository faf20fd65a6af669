"""Access paths: the variables, attributes and items through which a region can change a value.

A `Snapshot` before a region saves the contents of every mutable object that is reachable from the
region's variables. After the region, `changes` gives the access paths whose value is another object
now: these are the values that a branch joins and a loop carries. `restore` rolls the region back.

    for i in cutec.range(n):      # reachable: self, acc, and what they contain
        self.count += 1           # changed access path: self.count
        acc[0] = f(acc[0])        # changed access path: acc[0]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property, partial
from types import CellType, FunctionType, MethodType, ModuleType
from typing import Any

from cutec.frontend.flow.flatten import StorageHandler, handler_of, has_user_state, parts_handler
from cutec.frontend.flow.lost import Lost
from cutec.ir.core import Value, identity
from cutec.records import dataclass


class Unbound:
    """The class of UNBOUND (a variable without a value) and ABSENT (a value that is not live)."""


UNBOUND, ABSENT = Unbound(), Unbound()
_DEPTH = 4  # how many levels of containers and functions a snapshot follows


@dataclass(frozen=True, eq=False)
class Variable:
    """A local variable that regions share with their function: a closure cell."""

    name: str
    cell: CellType

    def get(self) -> Any:
        """Its value or UNBOUND."""
        try:
            return self.cell.cell_contents
        except ValueError:
            return UNBOUND

    def set(self, value: Any) -> None:
        """Bind it (UNBOUND: unbind it)."""
        if value is not UNBOUND:
            self.cell.cell_contents = value
        elif self.get() is not UNBOUND:
            del self.cell.cell_contents

    def key(self) -> tuple[int, str]:
        """The identity of the variable."""
        return identity(self.cell), ""


@dataclass(frozen=True, eq=False)
class Item:
    """An attribute of an object, or an item of a list or dict. Messages show `name`: `x.a[0]`."""

    name: str
    container: Any
    index: Any
    new: bool = False  # it had no value

    def get(self) -> Any:
        """Its value."""
        return self.container[self.index]

    def set(self, value: Any) -> None:
        """Replace it."""
        self.container[self.index] = value

    def key(self) -> tuple[int, Any]:
        """The identity of the attribute or item."""
        return identity(self.container), self.index


AccessPath = Variable | Item
Contents = list[tuple[Any, Any]]  # containers, each with a copy of its contents


def variables(functions: Iterable[Callable[..., Any] | None], names: Iterable[str]) -> list[Variable]:
    """The variables of these names that region functions share."""
    cells: dict[str, CellType] = {}
    for function in functions:
        if isinstance(function, FunctionType):
            cells.update(zip(function.__code__.co_freevars, function.__closure__ or ()))
    return [Variable(name, cells[name]) for name in sorted(names) if name in cells]


def captured_values(function: FunctionType) -> list[Any]:
    """The values of the variables that a function captures (UNBOUND: one without a value)."""
    return [Variable("", cell).get() for cell in function.__closure__ or ()]


class Snapshot:
    """The contents of the mutable objects that are reachable from region functions: lists, dicts,
    sets, objects of the user's classes, the captured variables of functions that they may call, and
    what a `functools.partial` gives to its function.
    """

    def __init__(self, functions: Iterable[Callable[..., Any] | None], own: Iterable[Variable] = ()):
        """`own`: variables that the caller saves and restores itself."""
        self._saved: list[tuple[str, Any, Any]] = []
        self._cells: list[tuple[Variable, Any]] = []
        # objects that describe how they change in loops, see `loop_prediction`
        self.moving: list[tuple[str, Any]] = []
        self.users: list[tuple[str, Any]] = []  # the other objects with attributes
        # names of cached properties, by the identity of the attribute dict
        self._computed: dict[int, frozenset[str]] = {}
        self._seen: set[int] = {identity(variable.cell) for variable in own}
        for function in functions:
            if isinstance(function, FunctionType):
                self._visit_variables(function, _DEPTH)

    def _visit_variables(self, function: FunctionType, depth: int) -> None:
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
            variable = Variable(name, cell)
            value = variable.get()
            if identity(cell) not in self._seen:
                self._seen.add(identity(cell))
                self._cells.append((variable, value))
            self._visit(name, value, depth)

    def _visit(self, name: str, obj: Any, depth: int) -> None:
        if (
            depth == 0
            or isinstance(obj, (str, int, float, Value, type, ModuleType, Unbound))
            or identity(obj) in self._seen
        ):
            return
        self._seen.add(identity(obj))
        if hasattr(type(obj), "__moves__"):
            self.moving.append((name, obj))
        called = obj if isinstance(obj, FunctionType) else getattr(obj, "__wrapped__", None)
        if isinstance(called, FunctionType):
            self._visit_variables(called, depth - 1)
        elif isinstance(obj, MethodType):
            self._visit(name, obj.__self__, depth)
            self._visit(name, obj.__func__, depth)
        elif isinstance(obj, partial):
            for part in (obj.func, *obj.args, *obj.keywords.values()):
                self._visit(name, part, depth)
        elif isinstance(obj, (dict, list, tuple, set)):
            self._visit_container(name, obj, depth)
        elif attribute := getattr(type(obj), "__carried__", None):
            # an object of cutec whose state is one attribute, a dict
            self._visit(f"{name}.{attribute}", getattr(obj, attribute), depth)
        elif has_state(obj):
            if not hasattr(type(obj), "__moves__"):
                self.users.append((name, obj))
            state = obj.__dict__
            self._seen.add(identity(state))
            self._saved.append((f"{name}.", state, dict(state)))
            self._computed[identity(state)] = _cached_properties(type(obj))
            for key, value in list(state.items()):
                self._visit(f"{name}.{key}", value, depth - 1)

    def _visit_container(
        self, name: str, obj: dict[Any, Any] | list[Any] | tuple[Any, ...] | set[Any], depth: int
    ) -> None:
        if isinstance(obj, dict):
            self._saved.append((name, obj, dict(obj)))
            for key, value in list(obj.items()):
                self._visit(f"{name}[{key!r}]", value, depth - 1)
        elif isinstance(obj, set):
            self._saved.append((name, obj, set(obj)))
        else:
            if isinstance(obj, list):
                self._saved.append((name, obj, list(obj)))
            for index, value in enumerate(obj):
                self._visit(f"{name}[{index}]", value, depth - 1)

    def bound(self) -> list[Variable]:
        """The variables that had no value and have one now."""
        return [variable for variable, before in self._cells if before is UNBOUND is not variable.get()]

    def changes(self) -> tuple[list[AccessPath], list[str]]:
        """The access paths whose value is another object now, new attributes and items of dicts
        included, and the names of other containers that have grown or shrunk.
        """
        changed: list[AccessPath] = [v for v, before in self._cells if v.get() is not before is not UNBOUND]
        resized = [variable.name for variable in self.bound()]
        for name, container, before in self._saved:
            if isinstance(container, set):
                if container != before:
                    resized.append(name)
                continue
            keys = range(len(before)) if isinstance(before, list) else before
            if isinstance(before, dict):
                grown = bool((container.keys() ^ before.keys()) - self._computed.get(identity(container), frozenset()))
            else:
                grown = len(container) != len(before)
            if grown and not (isinstance(before, dict) and container.keys() > before.keys()):
                resized.append(name.rstrip("."))
                continue
            if grown:
                keys = container.keys()
            for key in keys:
                known = not isinstance(before, dict) or key in before
                if key not in self._computed.get(identity(container), ()) and not (
                    known and container[key] is before[key]
                ):
                    path = f"{name}{key}" if name.endswith(".") else f"{name}[{key!r}]"
                    changed.append(Item(path, container, key, not known or isinstance(before[key], Lost)))
        return changed, resized

    def position(self, item: Item) -> tuple[int, int]:
        """The place of an attribute or item in the order of `changes`."""
        number = next(i for i, (_, container, _) in enumerate(self._saved) if container is item.container)
        return number, list(item.container).index(item.index)

    def existed(self, obj: Any) -> bool:
        """Whether an object existed at the snapshot and was reachable."""
        return identity(obj) in self._seen

    def contents(self) -> Contents:
        """The contents that changed containers have now."""
        return [
            (container, type(before)(container))
            for _, container, before in self._saved
            if not _unchanged(container, before)
        ]

    def values_at(self, contents: Contents, values: Iterable[Any], note: Callable[[Any, Any], None]) -> list[Any]:
        """The values as they were when containers had these `contents`: lists, dicts and objects
        with other contents now are replaced by copies. `note(original, copy)` is called for each.
        """
        now = [(container, type(saved)(container)) for container, saved in contents]
        changed = {identity(container) for container, _ in contents}
        copies: dict[int, Any] = {}
        _fill(contents)
        for value in values if changed else ():
            if identity(value) not in copies:
                copies[identity(value)] = _copied(value, changed, note)
        _fill(now)
        return [copies.get(identity(value), value) for value in values]

    def restore(self) -> None:
        """Roll back: every variable and container gets its saved value and contents."""
        for variable, before in self._cells:
            variable.set(before)
        _fill((container, before) for _, container, before in self._saved)


def _fill(contents: Iterable[tuple[Any, Any]]) -> None:
    """Set the contents of containers."""
    for container, saved in contents:
        if isinstance(container, list):
            container[:] = saved
        else:
            container.clear()
            container.update(saved)


@cache
def _cached_properties(kind: type) -> frozenset[str]:
    """The names of a class's cached properties: reading one adds an attribute."""
    return frozenset(
        name for base in kind.__mro__ for name, value in vars(base).items() if isinstance(value, cached_property)
    )


def has_state(obj: Any) -> bool:
    """Whether an object has attributes that regions may change."""
    if isinstance(handler_of(obj), StorageHandler):
        return False
    return has_user_state(obj) or (hasattr(obj, "__dict__") and hasattr(type(obj), "__extract_mlir_values__"))


def _unchanged(container: Any, before: Any) -> bool:
    if isinstance(container, set) or len(container) != len(before):
        return container == before
    if isinstance(container, list):
        return all(a is b for a, b in zip(container, before))
    return all(key in container and container[key] is value for key, value in before.items())


def _copied(value: Any, changed: set[int], note: Callable[[Any, Any], None], depth: int = _DEPTH) -> Any:
    """A value with its changed containers copied; the value itself if it contains none."""
    users = has_state(value)
    if depth == 0 or not (users or isinstance(value, (tuple, list, dict))):
        return value
    handler = parts_handler(value)
    parts, aux, _ = handler.decompose(value)
    copies = [_copied(part, changed, note, depth - 1) for part in parts]
    if identity(vars(value) if users else value) not in changed and all(a is b for a, b in zip(parts, copies)):
        return value
    copy = handler.build(type(value), aux, copies)
    note(value, copy)
    return copy
