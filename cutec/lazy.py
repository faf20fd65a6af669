"""Lazy imports: a module is imported when one of its names is first used, so that a build loads
only what its kernel file uses.

`LazyModule` stands for one module, `deferred` puts such in the place of modules that others import,
`late_names` serves the names of a package whose stub says where each is defined, `home_of` those of
modules that cutec has elsewhere, `Sections` is a table whose entries modules register.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, ItemsView, Iterator, KeysView, ValuesView
from contextlib import contextmanager
from typing import Any, TypeVar

V = TypeVar("V")


class LazyModule:
    """Stands for a module, which is imported when something of it is first asked for:
    `unit = LazyModule("cutec.driver.build.unit")`. Such a line counts as an import in the table of
    floors (`tests/test_floors.py`).
    """

    __spec__ = None  # the import statement looks at it

    def __init__(self, name: str):
        self.__name__ = name

    def __getattr__(self, attribute: str) -> Any:
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        # What the import statement does, which is quick where the module is loaded.
        return getattr(__import__(self.__name__, fromlist=("__name__",)), attribute)


homes = LazyModule("cutec.homes")  # those who only launch kernels do not need it


@contextmanager
def deferred(*names: str) -> Iterator[None]:
    """Inside the block, `import name` of a module that is not loaded gives a `LazyModule`: for
    libraries that import at once what they seldom use. Outside of it such a statement imports as
    ever.
    """
    deputies = {name: LazyModule(name) for name in names if name not in sys.modules}
    modules: dict[str, Any] = sys.modules
    modules.update(deputies)
    try:
        yield
    finally:
        for name, deputy in deputies.items():
            if modules.get(name) is deputy:
                del modules[name]


def late_names(
    package: str,
    namespace: dict[str, Any] | None = None,
    instead: Callable[[str, str], Any] | None = None,
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` (PEP 562) of a package or module: it has the names of the stub
    beside it (`__init__.pyi`), which editors read too, and imports their modules when they are
    used. A stub consists of such lines:

        from cutec.cute.atoms import Atom as Atom  # Atom is defined in cutec.cute.atoms
        from . import arch as arch                 # a module of the package
        from cutec.cute.testing import *           # names that are not in the stub itself
        Tiler = Tile                               # another name of one above

    A name that was found is stored in `namespace`, the module's `globals()`; without it each use is
    looked up. `instead(name, module)` is asked before every import: anything but None is the value.
    """
    table: dict[str, str] = {}

    def names() -> dict[str, str]:
        if not table:
            table.update(_stub_names(package))
        return table

    def find(name: str) -> Any:
        if name == "__all__":
            return public()
        where = names().get(name)
        if where is None and (home := homes.HOMES.get(f"{package}.{name}")):
            value = importlib.import_module(home)
        elif where is None:
            value = _from_stars(package, name, table["*"].split())
        else:
            module, _, original = where.partition(" ")
            value = instead(name, module) if instead else None
            if value is None:
                value = importlib.import_module(module)
                if original:
                    value = getattr(value, original)
        if namespace is not None:
            namespace[name] = value
        return value

    def public() -> list[str]:
        found = {name for name in names() if name[0] not in "*_"}
        return sorted(found.union(*(importlib.import_module(module).__all__ for module in table["*"].split())))

    return find, lambda: sorted({*public(), *(namespace or ())})


def home_of(package: str) -> Callable[[str], Any]:
    """`__getattr__` (PEP 562) of a module whose public modules cutec has elsewhere."""

    def find(name: str) -> Any:
        home = homes.HOMES.get(f"{package}.{name}")
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        return importlib.import_module(home)

    return find


def _from_stars(package: str, name: str, modules: list[str]) -> Any:
    """A name of the modules that a stub imports with a star. Raises AttributeError."""
    for module in () if name.startswith("__") else modules:
        try:
            return getattr(importlib.import_module(module), name)
        except AttributeError:
            pass
    raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])


def _stub_names(package: str) -> dict[str, str]:
    """The names of a stub, each with "module name", or "module" if it is one itself; under "*" the
    modules of its star imports. Read line by line: parsing it as Python takes twenty times as long.
    """
    with open(f"{sys.modules[package].__file__}i", encoding="utf-8") as file:
        lines = file.read().splitlines()
    names: dict[str, str] = {}
    stars: list[str] = []
    module = ""
    for line in lines:
        line = line.partition("#")[0].strip(" ,)")
        if line.startswith("from "):
            module, _, line = line[5:].partition(" import ")
            line = line.strip(" (")
        elif " = " in line:
            name, _, original = line.partition(" = ")
            names[name] = names[original]
            continue
        for name in filter(None, line.split(", ")):
            if name == "*":
                stars.append(module)
            else:
                original, _, shown = name.partition(" as ")
                names[shown] = f"{package}.{original}" if module == "." else f"{module} {original}"
    return {**names, "*": " ".join(stars)}


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

    def under(self, prefix: str) -> dict[str, V]:
        """The entries whose names begin with `prefix`, in no order. Imports no other sections than
        those that may have some.
        """
        for section in self._closed:
            if any(beginning.startswith(prefix) or prefix.startswith(beginning) for beginning in section[0]):
                self._open(section)
        return {name: value for name, value in super().items() if name.startswith(prefix)}

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

    # The views of a dict cannot be subclassed, and these open all sections first.
    def keys(self) -> KeysView[str]:  # pyright: ignore[reportIncompatibleMethodOverride]  # a view
        """All names, in order."""
        return KeysView(self)

    def values(self) -> ValuesView[V]:  # pyright: ignore[reportIncompatibleMethodOverride]  # a view
        """All entries, in the order of their names."""
        return ValuesView(self)

    def items(self) -> ItemsView[str, V]:  # pyright: ignore[reportIncompatibleMethodOverride]  # a view
        """Names and entries, in order."""
        return ItemsView(self)
