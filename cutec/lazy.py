"""Lazy doors: modules that are imported when something of theirs is first asked for, so that a
build loads what its kernel file uses.

`late_names` is the door of a package whose names come from its modules, `Sections` that of a table
whose entries modules register.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, ItemsView, Iterator, KeysView, Mapping, ValuesView
from typing import Any, TypeVar

V = TypeVar("V")


class LazyModule:
    """Stands for a module, which is imported when something of it is first asked for:
    `unit = LazyModule("cutec.driver.build.unit")`. Such a line counts as an import in the table of
    floors (`tests/test_floors.py`).
    """

    def __init__(self, name: str):
        self.__name__ = name

    def __getattr__(self, attribute: str) -> Any:
        return getattr(importlib.import_module(self.__name__), attribute)


def late_names(
    package: str, namespace: dict[str, Any], names: Mapping[str, str], modules: str = ""
) -> tuple[Callable[[str], Any], Callable[[], list[str]], list[str]]:
    """`__getattr__`, `__dir__` (PEP 562) and `__all__` of a package. `namespace` is its
    `globals()`, `names` the names that each module gives it (separated by blanks), `modules` those
    of its modules that are public themselves. What has been asked for is kept.
    """
    where = {name: module for module, given in names.items() for name in given.split()}
    public = {name for name in namespace if not name.startswith("_") and name != "late_names"}.union(
        where, modules.split()
    )

    def find(name: str) -> Any:
        if name in where:
            value = getattr(importlib.import_module(where[name]), name)
        elif name in public:
            value = importlib.import_module(f"{package}.{name}")
        else:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        namespace[name] = value
        return value

    return find, lambda: sorted(public.union(namespace)), sorted(public)


class Sections(dict[str, V]):
    """A table whose entries modules register with `add`, and which imports those modules when a
    name is asked for that is not there yet.

    The registry that defines the table knows none of these modules, since they import it; `divide`
    says later which there are. Walking through the table imports all of them. The order is that of
    the names, whatever was loaded first.
    """

    def __init__(self) -> None:
        super().__init__()
        self._absent: set[str] = set()  # names that no section had
        self._closed: list[tuple[tuple[str, ...], list[str]]] = []

    def divide(self, package: str, *sections: tuple[str, str]) -> Sections[V]:
        """Give the table its sections,
        `(beginnings of names, modules of the package that register such names)`, each separated by
        blanks. A name is looked for in section after section until it is there. Returns the table.
        """
        self._closed = [
            (tuple(names.split()), [f"{package}.{module}" for module in modules.split()]) for names, modules in sections
        ]
        self._absent.clear()
        return self

    def add(self, name: str, value: V) -> None:
        """Register an entry. Raises ValueError if the name is taken by one that is loaded."""
        if super().__contains__(name):
            raise ValueError(f"two definitions of {name}")
        self[name] = value

    def _open(self, section: tuple[tuple[str, ...], list[str]]) -> None:
        """Import a section. It counts as closed until all of it is there, so that another thread
        that looks for a name waits for its import.
        """
        for module in section[1]:
            importlib.import_module(module)
        self._closed = [other for other in self._closed if other is not section]

    def _open_all(self) -> None:
        for section in self._closed:
            self._open(section)

    def __missing__(self, name: str) -> V:
        for section in self._closed:
            if name.startswith(section[0]):
                self._open(section)
                if super().__contains__(name):
                    return super().__getitem__(name)
        raise KeyError(name)

    def __contains__(self, name: object) -> bool:
        return super().__contains__(name) or (isinstance(name, str) and self.get(name) is not None)

    def get(self, name: str, default: Any = None) -> Any:
        """As a dict's."""
        found = super().get(name)
        if found is not None or name in self._absent:
            return default if found is None else found
        try:
            return self[name]
        except KeyError:
            self._absent.add(name)
            return default

    def __iter__(self) -> Iterator[str]:
        self._open_all()
        return iter(sorted(super().__iter__()))

    def __len__(self) -> int:
        self._open_all()
        return super().__len__()

    def keys(self) -> KeysView[str]:
        """All names, in order."""
        return KeysView(self)

    def values(self) -> ValuesView[V]:
        """All entries, in the order of their names."""
        return ValuesView(self)

    def items(self) -> ItemsView[str, V]:
        """Names and entries, in order."""
        return ItemsView(self)
