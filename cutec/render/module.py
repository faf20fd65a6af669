"""MLIR text of a module."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

from cutec import resources
from cutec.ir.core import Op
from cutec.lazy import LazyModule
from cutec.render.lines import Lines, Locations, Types

templates = LazyModule("cutec.render.templates")  # with Jinja: for operations that have a template
_SUFFIX = ".mlir.j2"


def module_text(
    module: Op, locations: bool = True, file_name: Callable[[str], str] = os.path.relpath, cache_dir: str | None = None
) -> str:
    """`module` in MLIR's generic form.

    With `locations` every operation carries `loc(...)`; `file_name` gives a file's name there by
    its path. Compiled templates are cached between processes beside Python's bytecode of this
    package, else in `cache_dir`.
    """

    def render(name: str, **values: Any) -> str:
        return templates.shipped(cache_dir).render(name, **values)

    where, types = Locations(locations, file_name), Types()
    lines = Lines(where, types, _templated(), render).of(module)
    return "\n".join([*types.definitions, *lines, *where.definitions, ""])


@cache
def _templated() -> dict[str, str]:
    """Operations with a template of their own, by name: `ptx/cutec.printf.mlir.j2` renders
    `cutec.printf`.
    """
    names = sorted(os.listdir(resources.tree("templates") / "ptx"))
    return {name.removesuffix(_SUFFIX): f"ptx/{name}" for name in names if name.endswith(_SUFFIX)}
