"""`import cutlass` in kernel files means cutec: `cutlass.x.y` is the very module `cutec.x.y`.

The alias exists in cutec's own processes and only while kernel files run, so that an installed
cutlass is never shadowed elsewhere.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

from cutec.homes import HOMES
from cutec.lazy import LazyModule

distribution = LazyModule("cutec.driver.kernel_file.distribution")

ALIAS, REAL = "cutlass", "cutec"


def real_name(module: str) -> str:
    """The name of the module in cutec that has the names of a module of `cutlass`; other modules
    have their own.
    """
    name = REAL + module[len(ALIAS) :] if f"{module}.".startswith(f"{ALIAS}.") else module
    return HOMES.get(name, name)


class AliasFinder:
    """A meta path finder and loader of `cutlass` and `cutlass.*`, and of what `from cutlass.x
    import y` asks for where x is a module of cutec without such a name: `cutec.x.y`. Other projects
    add packages to `cutlass` (`cutlass.operators`): those are found in folders `cutlass` on the
    path that are no packages themselves. Raises ModuleNotFoundError for a module without a
    counterpart.
    """

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        real = real_name(fullname)
        if real == fullname:
            return None
        _, top, *inner = f"{fullname}.".split(".")
        if top and importlib.util.find_spec(f"{REAL}.{top}") is None:
            found = None if inner[:-1] else _added(fullname)
            if found or inner[:-1]:
                return found
        if importlib.util.find_spec(real) is None:
            raise ModuleNotFoundError(
                f"No module named {fullname!r} (cutec stands in for cutlass, and has no {real})", name=fullname
            )
        return ModuleSpec(fullname, self, is_package=True)  # pyright: ignore[reportArgumentType]  # has no base class

    def find_distributions(self, context: Any) -> list[Any]:
        """For `importlib.metadata`: programs ask for the version of the public package."""
        return distribution.found(context.name)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = importlib.import_module(real_name(spec.name))
        spec.loader_state = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Restore the spec that the import system has just replaced. The module has run already,
        under its own name.
        """
        assert module.__spec__ is not None
        module.__spec__ = module.__spec__.loader_state


class _AddedLoader:
    """Loads a package that another project adds to `cutlass`, by the loader of its files. It is an
    attribute of `cutlass` before it runs: its own modules import each other.
    """

    def __init__(self, loader: Any):
        self._loader = loader

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loader, name)

    def exec_module(self, module: ModuleType) -> None:
        setattr(sys.modules[ALIAS], module.__name__.removeprefix(f"{ALIAS}."), module)
        self._loader.exec_module(module)


def _added(fullname: str) -> ModuleSpec | None:
    """A module that another project adds to `cutlass`, at the first level."""
    folders = [Path(entry or ".") / ALIAS for entry in sys.path]
    spec = PathFinder.find_spec(fullname, [str(f) for f in folders if f.is_dir() and not (f / "__init__.py").exists()])
    if spec and spec.loader:
        spec.loader = _AddedLoader(spec.loader)  # pyright: ignore[reportAttributeAccessIssue]  # has no base class
    return spec


@contextmanager
def cutlass_alias() -> Iterator[None]:
    """Let `import cutlass` mean cutec inside the block."""
    finder = AliasFinder()
    shadowed = {name: sys.modules.pop(name) for name in _loaded()}
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in _loaded():
            module = sys.modules.pop(name)
            if isinstance(getattr(module, "__loader__", None), _AddedLoader):
                delattr(importlib.import_module(REAL), name.removeprefix(f"{ALIAS}."))
        sys.modules.update(shadowed)


def _loaded() -> list[str]:
    """The names of loaded modules of `cutlass`. Python's table has thousands of others."""
    return [name for name in list(sys.modules) if name.startswith(ALIAS) and real_name(name) != name]
