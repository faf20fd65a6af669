"""MLIR text of a module, through the templates."""

from __future__ import annotations

import os

from cutec.ir.core import Op
from cutec.render.lines import Lines, Locations, Types
from cutec.render.templates import shipped


def module_text(module: Op, locations: bool = True, root: str | None = None, cache_dir: str | None = None) -> str:
    """`module` in MLIR's generic form.

    With `locations` every operation carries `loc(...)`, with paths relative to `root` (the current
    directory by default). Compiled templates are cached between processes beside Python's bytecode
    of this package, else in `cache_dir`.
    """
    templates = shipped(cache_dir)
    where, types = Locations(locations, root or os.getcwd()), Types()
    lines = Lines(where, types, templates.templated(), templates.render).of(module)
    return templates.render(
        "module.mlir.j2", types=types.definitions, lines="\n".join(lines), locations=where.definitions
    )
