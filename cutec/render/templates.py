"""cutec's templates, rendered by Jinja. No other module imports jinja2."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket

from cutec import resources
from cutec.ir import attrs as attribute


class Templates:
    """The templates in `templates/`. Compiled templates are cached between processes: beside
    Python's bytecode of this package, else in `elsewhere`. There is no cache if Python is to write
    no bytecode and `elsewhere` is not given.
    """

    def __init__(self, elsewhere: str | None = None):
        self._folder = resources.tree("templates")
        beside = None if sys.dont_write_bytecode or not __spec__.cached else str(Path(__spec__.cached).parent)
        folder = next((f for f in (beside, elsewhere) if f is not None and _usable(f)), None)
        self._environment = Environment(
            loader=FileSystemLoader(self._folder),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
            autoescape=False,
            auto_reload=False,
            bytecode_cache=None if folder is None else _BytecodeCache(folder),
        )
        self._environment.filters |= {"mlir": attribute.text, "mlir_string": attribute.quote}

    def render(self, name: str, **values: Any) -> str:
        """The text of a template for values by name. Raises jinja2.TemplateError."""
        return self._environment.get_template(name).render(values)


@lru_cache(maxsize=4)
def shipped(elsewhere: str | None) -> Templates:
    """The templates, loaded once."""
    return Templates(elsewhere)


class _BytecodeCache(FileSystemBytecodeCache):
    """Jinja's cache of compiled templates. If one cannot be written (a full disk), it is compiled
    again next time.
    """

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().dump_bytecode(bucket)


def _usable(folder: str) -> bool:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
