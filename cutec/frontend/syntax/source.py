"""The syntax tree of a function object's definition, with its positions in the file."""

from __future__ import annotations

import ast
import linecache
import sys
from types import CodeType, FunctionType
from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.syntax.names import children, parts_of, placed_at, statements, walk_scope
from cutec.ir.core import Loc

_Definition = ast.FunctionDef | ast.AsyncFunctionDef
_definitions: dict[str, _File] = {}
_NO_TYPE_PARAMETERS: dict[str, Any] = {"type_params": []}  # a field from Python 3.12 on


class _File:
    """The syntax tree of a file, and its function definitions by first line (that of the first
    decorator).
    """

    def __init__(self, name: str, lines: list[str]):
        self.lines = lines
        try:
            self.tree = ast.parse("".join(lines), name)
        except SyntaxError:
            self.tree = ast.Module([], [])  # the file changed since it was imported: no definition is found
        self.functions: dict[int, list[_Definition]] = {}
        for node in statements(self.tree.body):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.functions.setdefault(min([node.lineno, *(d.lineno for d in node.decorator_list)]), []).append(node)

    def lambdas(self, line: int) -> list[ast.Lambda]:
        """The lambdas that begin on a line, in source order."""
        found: list[ast.Lambda] = []
        stack: list[Any] = self.tree.body[::-1]
        while stack:
            node = stack.pop()
            if "lineno" in node._attributes and not node.lineno <= line <= node.end_lineno:
                continue
            if isinstance(node, ast.Lambda) and node.lineno == line:
                found.append(node)
            stack += children(node)[::-1]
        return found


def definition_of(function: FunctionType) -> ast.FunctionDef | ast.AsyncFunctionDef:
    """A fresh copy of the tree of a function's `def`; for a lambda, a `def` that returns its
    expression.

    Raises E0102 if the source cannot be read (code typed at a prompt, `exec`).
    """
    node = _find(function.__code__)
    if isinstance(node, ast.Lambda):
        body: list[ast.stmt] = [ast.copy_location(ast.Return(node.body), node.body)]
        node = placed_at(ast.FunctionDef("<lambda>", node.args, body, [], None, **_NO_TYPE_PARAMETERS), node)
    if node is None:
        name = function.__code__.co_name
        raise error(
            "E0102",
            f"the source of {name} cannot be found",
            user_location(),
            help="put it in a file as a `def`, or use preprocess=False",
        )
    return _clone(node)


def has_definition(function: FunctionType) -> bool:
    """Whether the tree of a function's definition can be found."""
    return _find(function.__code__) is not None


def _find(code: CodeType) -> _Definition | ast.Lambda | None:
    file = _file(code)
    if code.co_name != "<lambda>":
        return next((node for node in file.functions.get(code.co_firstlineno, ()) if node.name == code.co_name), None)
    lambdas = file.lambdas(code.co_firstlineno)
    if len(lambdas) > 1:
        lambdas = [node for node in lambdas if _encloses(node, code)]
    # Of nested lambdas the innermost that encloses the code. Without columns (Python 3.10) none of
    # several lambdas on a line is found.
    return min(
        lambdas, key=lambda node: (node.end_lineno or 0, node.end_col_offset or 0, -node.col_offset), default=None
    )


def _encloses(node: ast.Lambda, code: CodeType) -> bool:
    """Whether all instructions of the code have their positions in the lambda's body."""
    if sys.version_info < (3, 11):
        return False
    body = node.body
    spans = [p for p in code.co_positions() if None not in p and p[2:] != (0, 0)]
    start, end = (body.lineno, body.col_offset), (body.end_lineno, body.end_col_offset)
    return all(start <= (line, col) and (end_line, end_col) <= end for line, end_line, col, end_col in spans)


def location_of(function: FunctionType) -> Loc:
    """The place of a function's definition."""
    return Loc(function.__code__.co_filename, function.__code__.co_firstlineno, 1, 0, function.__name__)


def return_of(function: FunctionType) -> Loc:
    """The place of a function's first `return` with a value, else of its definition."""
    node = definition_of(function)
    found = next((n for n in walk_scope(node.body) if isinstance(n, ast.Return) and n.value is not None), None)
    if found is None:
        return location_of(function)
    end = (found.end_col_offset or 0) + 1 if found.end_lineno == found.lineno else 0
    return Loc(function.__code__.co_filename, found.lineno, found.col_offset + 1, end, function.__name__)


def _file(code: CodeType) -> _File:
    """The file of a code object, parsed once per content."""
    lines = linecache.getlines(code.co_filename)
    known = _definitions.get(code.co_filename)
    if known is None or (known.lines is not lines and known.lines != lines):
        known = _definitions[code.co_filename] = _File(code.co_filename, lines)
    return known


def _clone(node: Any) -> Any:
    """A deep copy of a tree (several times faster than `copy.deepcopy`); operators and context
    markers such as Load are shared.
    """
    kind: Any = type(node)
    new = kind.__new__(kind)  # __init__ would require the fields
    fields = new.__dict__
    fields.update(node.__dict__)
    for name in parts_of(kind):
        value = fields.get(name)
        if type(value) is list:
            fields[name] = [_clone(item) if isinstance(item, ast.AST) else item for item in value]
        elif isinstance(value, ast.AST):
            fields[name] = _clone(value)
    return new
