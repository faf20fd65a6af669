"""Where a region may leave a changed value: variables, and attributes and items of objects that it
can reach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, cached_property
from types import CellType, FunctionType, MethodType, ModuleType
from typing import Any

from cutec.frontend.flow.flatten import StorageHandler, handler_of, has_user_state, parts_handler
from cutec.ir.core import Value
from cutec.records import dataclass


class Unbound:
    """Stands for the value of a variable that has none, or none that is of interest."""


UNBOUND, ABSENT = Unbound(), Unbound()
_DEPTH = 4


@dataclass(frozen=True, eq=False)
class Variable:
    """A local variable that regions share with their function, held in a closure cell."""

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
        """Identity of the place."""
        return id(self.cell), ""


@dataclass(frozen=True, eq=False)
class Item:
    """An attribute of an object, or an item of a list or dict. `name` is how a message calls it."""

    name: str
    container: Any
    index: Any

    def get(self) -> Any:
        """Its value."""
        return self.container[self.index]

    def set(self, value: Any) -> None:
        """Replace it."""
        self.container[self.index] = value

    def key(self) -> tuple[int, Any]:
        """Identity of the place."""
        return id(self.container), self.index


AccessPath = Variable | Item
Contents = list[tuple[Any, Any]]  # containers with what they hold


def variables(functions: Iterable[Callable[..., Any] | None], names: Iterable[str]) -> list[Variable]:
    """The variables of these names that region functions share."""
    cells: dict[str, CellType] = {}
    for function in functions:
        if isinstance(function, FunctionType):
            cells.update(zip(function.__code__.co_freevars, function.__closure__ or ()))
    return [Variable(name, cells[name]) for name in sorted(names) if name in cells]


def captured_values(function: FunctionType) -> list[Any]:
    """What the variables of other functions hold that a function sees, UNBOUND for those that hold
    nothing.
    """
    return [Variable("", cell).get() for cell in function.__closure__ or ()]


class Snapshot:
    """The contents of the mutable objects that region functions can reach through their variables:
    lists, dicts, objects with attributes whose classes are the user's, and the variables of
    functions that they may call (a few levels deep).
    """

    def __init__(self, functions: Iterable[Callable[..., Any] | None], own: Iterable[Variable] = ()):
        """`own`: variables of which the region takes care itself."""
        self._own = list(own)
        self._saved: list[tuple[str, Any, Any]] = []
        self._cells: list[tuple[Variable, Any]] = []
        self.moving: list[tuple[str, Any]] = []  # objects that say how they go on in loops, see `foresight`
        # attributes that their class computes when they are first read
        self._computed: dict[int, frozenset[str]] = {}
        self._seen: set[int] = {id(variable.cell) for variable in self._own}
        for function in functions:
            if isinstance(function, FunctionType):
                self._visit_variables(function, _DEPTH)

    def _visit_variables(self, function: FunctionType, depth: int) -> None:
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
            variable = Variable(name, cell)
            value = variable.get()
            if id(cell) not in self._seen:
                self._seen.add(id(cell))
                self._cells.append((variable, value))
            self._visit(name, value, depth)

    def _visit(self, name: str, obj: Any, depth: int) -> None:
        if depth == 0 or isinstance(obj, (str, int, float, Value, type, ModuleType, Unbound)) or id(obj) in self._seen:
            return
        self._seen.add(id(obj))
        if hasattr(type(obj), "__moves__"):
            self.moving.append((name, obj))
        called = obj if isinstance(obj, FunctionType) else getattr(obj, "__wrapped__", None)
        if isinstance(called, FunctionType):
            self._visit_variables(called, depth - 1)
        elif isinstance(obj, MethodType):
            self._visit(name, obj.__self__, depth)
            self._visit(name, obj.__func__, depth)
        elif isinstance(obj, dict):
            self._saved.append((name, obj, dict(obj)))
            for key, value in list(obj.items()):
                self._visit(f"{name}[{key!r}]", value, depth - 1)
        elif isinstance(obj, (list, tuple)):
            if isinstance(obj, list):
                self._saved.append((name, obj, list(obj)))
            for index, value in enumerate(obj):
                self._visit(f"{name}[{index}]", value, depth - 1)
        elif isinstance(obj, set):
            self._saved.append((name, obj, set(obj)))
        elif attribute := getattr(type(obj), "__carried__", None):
            # an object of ours with one attribute that changes, a dict
            self._visit(f"{name}.{attribute}", getattr(obj, attribute), depth)
        elif has_state(obj):
            state = obj.__dict__
            self._seen.add(id(state))
            self._saved.append((f"{name}.", state, dict(state)))
            self._computed[id(state)] = _cached_properties(type(obj))
            for key, value in list(state.items()):
                self._visit(f"{name}.{key}", value, depth - 1)

    @property
    def variables(self) -> list[Variable]:
        """The variables within reach, the region's own among them."""
        return [*self._own, *(place for place, _ in self._cells)]

    def bound(self) -> list[Variable]:
        """The variables that had no value and have one now."""
        return [place for place, before in self._cells if before is UNBOUND is not place.get()]

    def changes(self, growing: bool = False) -> tuple[list[AccessPath], list[str]]:
        """The places whose value is another object now, and the names of containers that have grown
        or shrunk. `growing`: new items of dicts and new attributes are such places.
        """
        changed: list[AccessPath] = [place for place, before in self._cells if place.get() is not before is not UNBOUND]
        resized = [place.name for place in self.bound()]
        for name, container, before in self._saved:
            if isinstance(container, set):
                if container != before:
                    resized.append(name)
                continue
            keys = range(len(before)) if isinstance(before, list) else before
            if isinstance(before, dict):
                grown = bool((container.keys() ^ before.keys()) - self._computed.get(id(container), frozenset()))
            else:
                grown = len(container) != len(before)
            if grown and not (growing and isinstance(before, dict) and container.keys() > before.keys()):
                resized.append(name.rstrip("."))
                continue
            if grown:
                keys = container.keys()
            for key in keys:
                new = isinstance(before, dict) and key not in before
                if key not in self._computed.get(id(container), ()) and (new or container[key] is not before[key]):
                    changed.append(Item(f"{name}{key}" if name.endswith(".") else f"{name}[{key!r}]", container, key))
        return changed, resized

    def existed(self, obj: Any) -> bool:
        """Whether an object was there before, within reach."""
        return id(obj) in self._seen

    def contents(self) -> Contents:
        """What the containers hold now that have changed."""
        return [
            (container, type(before)(container))
            for _, container, before in self._saved
            if not _unchanged(container, before)
        ]

    def values_at(self, contents: Contents, values: Iterable[Any], note: Callable[[Any, Any], None]) -> list[Any]:
        """The values as they were when containers had these contents: with copies of those lists,
        dicts and objects that have others now. `note` is told of each object that is copied and its
        copy.
        """
        now = [(container, type(held)(container)) for container, held in contents]
        changed = {id(container) for container, _ in contents}
        copies: dict[int, Any] = {}
        _fill(contents)
        for value in values if changed else ():
            if id(value) not in copies:
                copies[id(value)] = _copied(value, changed, note)
        _fill(now)
        return [copies.get(id(value), value) for value in values]

    def restore(self) -> None:
        """Give every variable and container back what it held."""
        for place, before in self._cells:
            place.set(before)
        _fill((container, before) for _, container, before in self._saved)


def _fill(contents: Iterable[tuple[Any, Any]]) -> None:
    """Give containers contents."""
    for container, held in contents:
        if isinstance(container, list):
            container[:] = held
        else:
            container.clear()
            container.update(held)


@cache
def _cached_properties(kind: type) -> frozenset[str]:
    """The attributes that a class computes when they are first read."""
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
    """A value with copies of what it holds of the changed containers; itself if it holds none."""
    users = has_state(value)
    if depth == 0 or not (users or isinstance(value, (tuple, list, dict))):
        return value
    handler = parts_handler(value)
    parts, aux, _ = handler.decompose(value)
    copies = [_copied(part, changed, note, depth - 1) for part in parts]
    if id(vars(value) if users else value) not in changed and all(a is b for a, b in zip(parts, copies)):
        return value
    copy = handler.build(type(value), aux, copies)
    note(value, copy)
    return copy
