"""The syntax tree of a function object's definition, with its positions in the file."""

from __future__ import annotations

import ast
import linecache
import sys
from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from types import CodeType, FunctionType, MethodType
from typing import Any

from cutec.diag import error
from cutec.frontend.core.location import user_location
from cutec.frontend.syntax.names import children, parts_of, placed_at, statements, walk_scope
from cutec.ir.core import Loc

_Definition = ast.FunctionDef | ast.AsyncFunctionDef
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_files: dict[str, _File] = {}
_NO_TYPE_PARAMETERS: dict[str, Any] = {"type_params": []}  # a field from Python 3.12 on


class _File:
    """The definitions in a file. One is parsed alone where its lines can be told from their
    indentation: parsing all of a large file takes longer than rewriting a kernel.
    """

    def __init__(self, name: str, lines: list[str]):
        self.lines = lines
        self._name = name
        self._alone: dict[int, _Definition | None] = {}

    def definition(self, line: int, name: str) -> _Definition | None:
        """The function definition of this name that begins on a line (that of its first decorator),
        for reading only.
        """
        if line not in self._alone:
            self._alone[line] = _parsed_alone(self._name, self.lines, line)
        alone = self._alone[line]
        if alone is not None and alone.name == name:
            return alone
        return next((node for node in self._functions.get(line, ()) if node.name == name), None)

    def take(self, line: int) -> _Definition | None:
        """A definition that was parsed alone; the next question parses it again."""
        return self._alone.pop(line, None)

    @cached_property
    def _tree(self) -> ast.Module:
        try:
            return ast.parse("".join(self.lines), self._name)
        except SyntaxError:
            return ast.Module([], [])  # the file changed since it was imported: no definition is found

    @cached_property
    def _functions(self) -> dict[int, list[_Definition]]:
        """All function definitions by their first lines."""
        found: dict[int, list[_Definition]] = {}
        for node in statements(self._tree.body):
            if isinstance(node, _DEFINITIONS):
                found.setdefault(_first_line(node), []).append(node)
        return found

    def lambdas(self, line: int) -> list[ast.Lambda]:
        """The lambdas that begin on a line, in source order."""
        found: list[ast.Lambda] = []
        stack: list[Any] = self._tree.body[::-1]
        while stack:
            node = stack.pop()
            if "lineno" in node._attributes and not node.lineno <= line <= node.end_lineno:
                continue
            if isinstance(node, ast.Lambda) and node.lineno == line:
                found.append(node)
            stack += children(node)[::-1]
        return found


def _first_line(node: _Definition) -> int:
    return min([node.lineno, *(d.lineno for d in node.decorator_list)])


def _parsed_alone(file: str, lines: list[str], first: int) -> _Definition | None:
    """The definition that begins on a line, parsed without the rest of the file, with its positions
    in it. None where its lines are not told by their indentation: too few are no whole definition,
    since a line that begins further left than the `def` can only be within brackets or a string.
    """
    indent = _indent(lines[first - 1]) if first <= len(lines) else 0
    above = "\n" * (first - 2) + "if 1:\n" if indent else "\n" * (first - 1)
    try:
        (node,) = ast.parse(above + "".join(_block(lines, first, indent)), file).body
        (node,) = node.body if isinstance(node, ast.If) else (node,)
    except (SyntaxError, ValueError):
        return None
    return node if isinstance(node, _DEFINITIONS) and _first_line(node) == first else None


def _block(lines: list[str], first: int, indent: int) -> Iterator[str]:
    """The lines from the first one to the end of the definition there: to the next statement that
    is not further right.
    """
    begun = False
    for line in islice(lines, first - 1, None):
        text = line.lstrip()
        if text and text[0] not in "#)]}" and _indent(line) <= indent:
            if begun:
                return
            begun = not text.startswith("@")
        yield line


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


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
    taken = _file(function.__code__).take(function.__code__.co_firstlineno)
    return node if taken is node else _clone(node)


def tree_of(function: FunctionType) -> ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | None:
    """The tree of a function's definition, for reading only; None if it cannot be found."""
    return _find(function.__code__)


def _find(code: CodeType) -> _Definition | ast.Lambda | None:
    file = _file(code)
    if code.co_name != "<lambda>":
        return file.definition(code.co_firstlineno, code.co_name)
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


def location_of(function: FunctionType | MethodType) -> Loc:
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
    """The file of a code object, with its present content."""
    lines = linecache.getlines(code.co_filename)
    known = _files.get(code.co_filename)
    if known is None or (known.lines is not lines and known.lines != lines):
        known = _files[code.co_filename] = _File(code.co_filename, lines)
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
