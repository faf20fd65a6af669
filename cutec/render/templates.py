"""Templates, ready to be rendered: Python functions that `translate` made of the files in `templates/`, and what those functions call.

Jinja's own parser reads the files, once; what a build needs of them is kept beside Python's bytecode. Loading Jinja took longer than
everything else that a build does between its start and the kernel file.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Any

from cutec import resources
from cutec.ir import attrs as attribute
from cutec.kept import kept

Namespace = dict[str, Any]


class TemplateError(Exception):
    """A template is wrong: it uses what there is not, or what the translation does not know."""


class Templates:
    """The templates of a folder. `elsewhere` as `kept` has it; without `folder`, cutec's own."""

    def __init__(self, folder: Path | None = None, elsewhere: str | None = None):
        self._folder = folder or resources.tree("templates")
        self._elsewhere = elsewhere
        self._loaded: dict[str, Namespace] = {}

    def render(self, name: str, **values: Any) -> str:
        """The text of a template for values by name. Raises TemplateError or LookupError for what is not there."""
        return str(self.load(name)["render"](values))

    def load(self, name: str) -> Namespace:
        """A template's macros, and `render`, which takes the values as a mapping."""
        found = self._loaded.get(name)
        if found is None:
            found = self._loaded[name] = {"get": get, "has": has, "filters": FILTERS, "load": self.load}
            exec(kept(self._folder / name, _translated, self._elsewhere), found)
        return found

    def own(self) -> dict[str, str]:
        """Operations with a template of their own, by name: `ptx/cutec.printf.mlir.j2` renders `cutec.printf`."""
        suffix = ".mlir.j2"
        return {n.removesuffix(suffix): f"ptx/{n}" for n in sorted(os.listdir(self._folder / "ptx")) if n.endswith(suffix)}


@lru_cache(maxsize=4)
def shipped(elsewhere: str | None) -> Templates:
    """cutec's templates."""
    return Templates(elsewhere=elsewhere)


def _translated(path: Path) -> CodeType:
    """The translator is loaded for templates that are new, and Jinja with it."""
    code: CodeType = importlib.import_module("cutec.render.translate").translated(path)
    return code


def get(value: Any, name: str) -> Any:
    """`value.name` as Jinja understands it: an attribute, else an item. Raises TemplateError if there is neither."""
    try:
        return getattr(value, name)
    except AttributeError:
        try:
            return value[name]
        except (TypeError, LookupError):
            raise TemplateError(f"{value!r} has no {name!r}") from None


def has(value: Any, key: str | int) -> bool:
    """Whether `value.key` or `value[key]` is defined."""
    if isinstance(key, str) and hasattr(value, key):
        return True
    try:
        value[key]
    except (TypeError, LookupError):
        return False
    return True


def _join(values: Iterable[Any], between: str = "") -> str:
    return between.join(map(str, values))


def _map(values: Iterable[Any], *, attribute: str) -> list[Any]:
    return [get(value, attribute) for value in values]


def _batch(values: Iterable[Any], size: int) -> list[list[Any]]:
    every = list(values)
    return [every[i : i + size] for i in range(0, len(every), size)]


# Jinja's filters that templates use, and the two of cutec's own: text as MLIR writes it.
FILTERS: Mapping[str, Callable[..., Any]] = {
    "batch": _batch,
    "format": lambda text, *values: text % values,
    "join": _join,
    "length": len,
    "list": list,
    "map": _map,
    "mlir": attribute.text,
    "mlir_string": attribute.quote,
    "replace": str.replace,
    "trim": str.strip,
}
