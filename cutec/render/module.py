"""MLIR text of a module, through the Jinja templates. The one door to jinja2."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket

from cutec import resources
from cutec.ir import attrs as attribute
from cutec.ir.core import Op
from cutec.render.rows import Locations, Rows


def module_text(module: Op, locations: bool = True, root: str | None = None, cache_dir: str | None = None) -> str:
    """`module` in MLIR's generic form.

    With `locations` every operation carries `loc(...)`, paths relative to `root` (the current directory by default).
    `cache_dir` holds Jinja's compiled templates between processes.
    """
    env = _environment(cache_dir)
    where = Locations(locations, root or os.getcwd())
    templated = _templated(env)
    rows = list(Rows(where, frozenset(templated)).of(module))
    return env.get_template("module.mlir.j2").render(rows=rows, locations=where.definitions, templates=templated)


@lru_cache(maxsize=4)
def _environment(cache_dir: str | None) -> Environment:
    bytecode = None
    if cache_dir is not None and _usable(cache_dir):
        bytecode = _TemplateCache(cache_dir)
    env = Environment(
        loader=FileSystemLoader(resources.tree("templates")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
        auto_reload=False,
        bytecode_cache=bytecode,
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
