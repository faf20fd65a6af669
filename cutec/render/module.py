"""MLIR text of a module, through the Jinja templates. The one door to jinja2."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket

from cutec import resources
from cutec.ir import attrs as attribute
from cutec.ir.core import Op
from cutec.render.rows import Locations, Rows, Types


def module_text(module: Op, locations: bool = True, root: str | None = None, cache_dir: str | None = None) -> str:
    """`module` in MLIR's generic form.

    With `locations` every operation carries `loc(...)`, paths relative to `root` (the current directory by default).
    Compiled templates are kept between processes beside Python's bytecode of this package, or else in `cache_dir`.
    """
    env = _environment(cache_dir)
    where = Locations(locations, root or os.getcwd())
    templated = _templated(env)
    types = Types()
    rows = list(Rows(where, types, frozenset(templated)).of(module))
    return env.get_template("module.mlir.j2").render(rows=rows, types=types.definitions, locations=where.definitions, templates=templated)


@lru_cache(maxsize=4)
def _environment(cache_dir: str | None) -> Environment:
    beside = None if sys.dont_write_bytecode or not __spec__.cached else str(Path(__spec__.cached).parent)
    folder = next((f for f in (beside, cache_dir) if f is not None and _usable(f)), None)
    env = Environment(
        loader=FileSystemLoader(resources.tree("templates")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        auto_reload=False,
        bytecode_cache=None if folder is None else _TemplateCache(folder),
    )
    env.filters["mlir_string"] = attribute.quote
    env.filters["mlir"] = attribute.text
    return env


class _TemplateCache(FileSystemBytecodeCache):
    """Jinja's cache of compiled templates; what cannot be written (a full disk) is compiled again next time."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        try:
            super().dump_bytecode(bucket)
        except OSError:
            pass


def _usable(folder: str) -> bool:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _templated(env: Environment) -> dict[str, str]:
    """Operations with a template of their own, by name: `templates/ptx/cutec.printf.mlir.j2` renders `cutec.printf`."""
    suffix = ".mlir.j2"
    folder = resources.tree("templates") / "ptx"
    return {p.name[: -len(suffix)]: f"ptx/{p.name}" for p in sorted(folder.glob("*" + suffix))}
