"""From a function object to the syntax tree of its definition, with the positions it has in its file."""

from __future__ import annotations

import ast
import linecache
from types import CodeType, FunctionType
from typing import Any

from cutec.diag import error
from cutec.frontend.location import user_location
from cutec.frontend.names import statements, walk_scope
from cutec.ir.core import Loc

_definitions: dict[str, tuple[int, dict[int, list[ast.FunctionDef | ast.AsyncFunctionDef]]]] = {}


def definition_of(function: FunctionType) -> ast.FunctionDef | ast.AsyncFunctionDef:
    """A fresh copy of the tree of a function's `def`.

    Raises E0102 where the source cannot be read (code typed at a prompt, `exec`) or the function is a lambda.
    """
    code = function.__code__
    for node in _definitions_in(code).get(code.co_firstlineno, ()):
        if node.name == code.co_name:
            return _clone(node)
    what = "a lambda cannot be rewritten" if code.co_name == "<lambda>" else f"the source of {code.co_name} cannot be found"
    raise error("E0102", what, user_location(), help="put it in a file as a `def`, or use preprocess=False")


def has_definition(function: FunctionType) -> bool:
    """Whether the tree of a function's definition can be found."""
    code = function.__code__
    return any(node.name == code.co_name for node in _definitions_in(code).get(code.co_firstlineno, ()))


def location_of(function: FunctionType) -> Loc:
    """Where a function is defined."""
    return Loc(function.__code__.co_filename, function.__code__.co_firstlineno, 1, 0, function.__name__)


def return_of(function: FunctionType) -> Loc:
    """The first `return` of a function that gives a value; where it is defined if there is none."""
    node = definition_of(function)
    found = next((n for n in walk_scope(node.body) if isinstance(n, ast.Return) and n.value is not None), None)
    if found is None:
        return location_of(function)
    end = (found.end_col_offset or 0) + 1 if found.end_lineno == found.lineno else 0
    return Loc(function.__code__.co_filename, found.lineno, found.col_offset + 1, end, function.__name__)


def _definitions_in(code: CodeType) -> dict[int, list[ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The function definitions of a file by their first line (that of the first decorator), parsed once per content."""
    lines = linecache.getlines(code.co_filename)
    text = "".join(lines)
    known = _definitions.get(code.co_filename)
    if known is None or known[0] != hash(text):
        try:
            tree = ast.parse(text, code.co_filename)
        except SyntaxError:
            tree = ast.Module([], [])  # the file changed since it was imported: no definition is found
        found: dict[int, list[ast.FunctionDef | ast.AsyncFunctionDef]] = {}
        for node in statements(tree.body):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found.setdefault(min([node.lineno, *(d.lineno for d in node.decorator_list)]), []).append(node)
        known = _definitions[code.co_filename] = hash(text), found
    return known[1]


def _clone(node: Any) -> Any:
    """A deep copy of a tree (several times faster than `copy.deepcopy`); context markers such as Load are shared."""
    if isinstance(node, list):
        return [_clone(item) for item in node]
    if not isinstance(node, ast.AST) or isinstance(node, ast.expr_context):
        return node
    new = type(node).__new__(type(node))  # without __init__, which wants fields
    for name, value in node.__dict__.items():
        new.__dict__[name] = _clone(value) if isinstance(value, (list, ast.AST)) else value
    return new
