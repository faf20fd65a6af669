"""Jupyter notebooks as kernel files: definitions run, cell by cell; statements that call them do
not.

The source of cell N (code cells count from 1) is known as `file.ipynb[cell N]`: to Python's line
table, and so to diagnostics, PTX line tables and the manifest.
"""

from __future__ import annotations

import ast
import contextlib
import linecache
from collections.abc import Callable, Iterator
from types import ModuleType

from cutec.diag import error
from cutec.diag.source import code_cells

_DEFINITIONS = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def run_notebook(path: str, data: bytes, module: ModuleType) -> None:
    """Run the definitions of a notebook in `module`. Raises E1002 for a file that is no notebook,
    SyntaxError with the cell's name.
    """
    for name, text in _cells(path, data):
        for statement in ast.parse(text, name).body:
            _run(statement, name, module)


def run_whole_notebook(
    path: str,
    data: bytes,
    module: ModuleType,
    cell: Callable[[], contextlib.AbstractContextManager[None]] = contextlib.nullcontext,
) -> None:
    """Run all code cells of a notebook in `module`, in order, each in a context `cell()`. Raises as
    `run_notebook`, and the exceptions of the cells.
    """
    for name, text in _cells(path, data):
        with cell():
            exec(compile(text, name, "exec", dont_inherit=True), module.__dict__)


def _cells(path: str, data: bytes) -> Iterator[tuple[str, str]]:
    """Name and source of each code cell; tracebacks find them from then on."""
    try:
        cells = code_cells(data)
    except ValueError as exc:
        raise error("E1002", f"{path} is no notebook: {exc}", help="a .ipynb file is JSON of nbformat 4") from None
    for number, text in enumerate(cells, 1):
        name = f"{path}[cell {number}]"
        linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
        yield name, text


def _run(statement: ast.stmt, name: str, module: ModuleType) -> None:
    """Run a statement if it defines something. An assignment that calls something is skipped, and
    so is one that needs its result.
    """
    code = ast.Module([statement], [])
    if isinstance(statement, _DEFINITIONS) or _is_export(statement):
        exec(compile(code, name, "exec", dont_inherit=True), module.__dict__)
    elif isinstance(statement, (ast.Assign, ast.AnnAssign)) and _calls_nothing(statement):
        with contextlib.suppress(NameError):
            exec(compile(code, name, "exec", dont_inherit=True), module.__dict__)


def _is_export(statement: ast.stmt) -> bool:
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(call, ast.Call) and ast.unparse(call.func) in ("cutec.export", "export")


def _calls_nothing(statement: ast.stmt) -> bool:
    return not any(isinstance(node, (ast.Call, ast.Await)) for node in ast.walk(statement))
