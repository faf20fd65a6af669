"""Checking results against the reference function that a manifest names. Only this module imports
the file of a reference.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import reduce
from pathlib import Path
from typing import Any

from cutec.artifact.manifest import Export
from cutec.diag import error
from cutec.diag.source import is_users
from cutec.driver.kernel_file.load import loaded
from cutec.driver.options.finding import find_file
from cutec.driver.run.inputs import Arguments, scalar_values
from cutec.frontend.core.location import location_of_traceback
from cutec.ir.core import Loc
from cutec.runtime import arrays
from cutec.runtime.comparison import Comparison, compare


class Check:
    """Copies the inputs of the reference before the run, and compares results after it."""

    def __init__(self, export: Export, arguments: Arguments, function: Callable[..., Any], tolerance: float | None):
        self.arguments = arguments
        self.function = function
        self.tolerance = tolerance
        self.inputs = {t.param.name: arrays.for_reference(t) for t in arguments.tensors if t.param.role != "out"}
        self.inputs |= scalar_values(export, arguments)

    def compare(self) -> list[Comparison]:
        """One comparison per result. Raises E1055 if the reference does not take the inputs, E1054
        if it fails or returns another number of results.
        """
        _check_parameters(self.function, self.inputs)
        returned = _result(self.function, self.inputs)
        values = list(returned) if isinstance(returned, (tuple, list)) else [returned]
        tensors = self.arguments.tensors
        candidates = ([t for t in tensors if t.param.role != "in"], [t for t in tensors if t.param.role == "out"])
        for results in candidates:
            if len(results) == len(values):
                return [compare(tensor, value, self.tolerance) for tensor, value in zip(results, values)]
        names = ", ".join(t.param.name for t in candidates[0])
        raise error(
            "E1054",
            f"the reference returns {len(values)} values; the kernel writes {names}",
            help='say which tensors are inputs: args=["in f32[n]", ...]',
        )


def _check_parameters(function: Callable[..., Any], inputs: Mapping[str, Any]) -> None:
    """Raises E1055, at the function, unless it takes the inputs by name."""
    try:
        inspect.signature(function).bind(**inputs)
    except TypeError as wrong:
        code = getattr(function, "__code__", None)
        place = Loc(code.co_filename, code.co_firstlineno, 1, 0, code.co_name) if code else None
        names = ", ".join(inputs)
        raise error(
            "E1055",
            f"the reference is called with {names}: {wrong}",
            place,
            help=f"give it the parameters {names}; outputs are what it returns",
        ) from None


def _result(function: Callable[..., Any], inputs: Mapping[str, Any]) -> Any:
    """What the reference returns. Raises E1054, at the user's line, if it raises anything."""
    try:
        return function(**inputs)
    except Exception as wrong:
        raise error(
            "E1054",
            f"the reference raised {type(wrong).__name__}: {wrong}",
            location_of_traceback(wrong.__traceback__, is_users=is_users),
            help="it gets NumPy arrays, floats in float64; correct it, and build again",
        ) from wrong


@contextmanager
def reference_function(export: Export, folders: Iterable[Path]) -> Iterator[Callable[..., Any]]:
    """The reference of an export. Its file is the first in `folders` that has the hash. Raises
    E1054.
    """
    if export.reference is None:
        raise error(
            "E1054",
            f"{export.name} names no reference",
            help="cutec.export(..., reference=function), or `reference: file.py:function` in the spec",
        )
    file, _, name = export.reference.function.rpartition(":")
    path = Path(_with_hash(file, export.reference.sha256, list(folders)))
    with loaded(os.fspath(path)) as kernel:
        yield _attribute(kernel.module, name, path)


def _with_hash(name: str, sha256: str, folders: Sequence[Path]) -> str:
    """The path of a file by its name and hash. Raises E1054."""
    if path := find_file(name, folders, sha256):
        return path
    if other := find_file(name, folders):
        raise error(
            "E1054",
            f"{other} has changed since the bundle was built, so it may no longer be its reference",
            help="build the bundle again",
        )
    raise error("E1054", f"cannot find {name}, which holds the reference", help="run it in the project's folder")


def _attribute(module: Any, name: str, path: Path) -> Callable[..., Any]:
    try:
        return reduce(getattr, name.split("."), module)
    except AttributeError:
        raise error("E1054", f"{path} has no function {name!r}") from None
