"""The Python variables that hold values of CuTe IR, found by the places of operations.

    thread_copy.partition_D(shared_a)      the operand of cute.partition_d at this place is shared_a
    tile[row, column]                      the tensor of a load or store at this place is tile
    layout = cute.make_layout(…)           the result of cute.make_layout at this place is layout

A name is stated only where the syntax tree says so. Places have no columns under Python 3.10; there
the only call or subscript of the line is meant.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from cutec.explore.cute_text import Operation
from cutec.explore.places import At
from cutec.records import NamedTuple

Node = ast.Call | ast.Subscript


class Named(NamedTuple):
    """A variable, and the value that it holds: an operation's result or operand of that number."""

    name: str
    is_result: bool
    number: int


class Names:
    """The variables of Python files, each given as its text."""

    def __init__(self, texts: dict[str, str]):
        trees = {file: tree for file, text in texts.items() if (tree := _parsed(text)) is not None}
        self._nodes = {file: _by_line(tree) for file, tree in trees.items()}
        self._assignments = {file: _assignments(tree) for file, tree in trees.items()}

    def of(self, operation: Operation) -> Iterator[Named]:
        """The variables that hold operands and results of an operation."""
        if not operation.chain:
            return
        place = operation.chain[0]
        for node, target in self._at(place):
            if isinstance(node, ast.Subscript):
                yield from _subscripted(node, operation)
            elif _called(node) == operation.short.lower():
                yield from _arguments(node, operation)
                yield from self._receiver(node, operation, place)
                if target and operation.results:
                    yield Named(target, True, 0)

    def defined(self, name: str, place: At) -> At:
        """The line of the last assignment to a variable above a place that uses it; the place
        itself if there is none, as for a parameter.
        """
        lines = [a.line for a in self._assignments.get(place.file, []) if a.name == name and a.inside(place.line)]
        return At(place.file, max(lines)) if lines else place

    def _receiver(self, call: ast.Call, operation: Operation, place: At) -> Iterator[Named]:
        """The tiled copy or multiply of `part.partition_D(x)`: `part = tiled.get_slice(…)`."""
        if not operation.short.startswith("partition_") or not isinstance(call.func, ast.Attribute):
            return
        part = _variable(call.func.value)
        for assigned in self._assignments.get(place.file, []):
            value = assigned.value
            if assigned.name == part and assigned.inside(place.line) and _is_slice(value):
                assert isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute)
                if name := _variable(value.func.value):
                    yield Named(name, False, 1)

    def _at(self, place: At) -> list[tuple[Node, str]]:
        found = self._nodes.get(place.file, {}).get(place.line, [])
        if place.column > 1:
            return [(node, target) for node, target in found if node.col_offset == place.column - 1]
        return found if len(found) == 1 else []


class _Assignment(NamedTuple):
    """An assignment of `value` to a variable on a line of the function that has the lines
    `function`.
    """

    name: str
    value: ast.expr
    line: int
    function: range

    def inside(self, line: int) -> bool:
        """Whether a line of the same function follows."""
        return line in self.function and self.line <= line


def _parsed(text: str) -> ast.Module | None:
    try:
        return ast.parse(text)
    except SyntaxError:
        return None


def _by_line(tree: ast.Module) -> dict[int, list[tuple[Node, str]]]:
    """The calls and subscripts by line, each with the variable that it is assigned to."""
    targets: dict[ast.expr, str] = {}
    found: dict[int, list[tuple[Node, str]]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            targets |= {value: name for name, value in _assigned(node.targets[0], node.value)}
        if isinstance(node, (ast.Call, ast.Subscript)):
            found.setdefault(node.lineno, []).append((node, targets.get(node, "")))
    return found


def _assignments(tree: ast.Module) -> list[_Assignment]:
    """The assignments in functions."""
    return [
        _Assignment(name, value, node.lineno, range(function.lineno, (function.end_lineno or function.lineno) + 1))
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and len(node.targets) == 1
        for name, value in _assigned(node.targets[0], node.value)
    ]


def _is_slice(value: ast.expr) -> bool:
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr == "get_slice"


def _assigned(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """(name, value) of an assignment, item by item where both sides are tuples."""
    if isinstance(target, (ast.Name, ast.Attribute)):
        yield ast.unparse(target), value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        for inner, item in zip(target.elts, value.elts):
            yield from _assigned(inner, item)


def _called(call: ast.Call) -> str:
    """The name of a called function or method, in lower case as operations are."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return {"autovec_copy": "copy", "basic_copy": "copy", "make_rmem_tensor": "make_ordered_layout"}.get(
        name, name.lower()
    )


def _variable(node: ast.expr) -> str:
    """`sA` and `self.sA` as text; "" for other expressions."""
    if isinstance(node, ast.Attribute):
        return ast.unparse(node) if _variable(node.value) else ""
    return node.id if isinstance(node, ast.Name) else ""


def _subscripted(node: ast.Subscript, operation: Operation) -> Iterator[Named]:
    index = {"slice_and_offset": 0, "load": 0, "store": 1}.get(operation.short)
    name = _variable(node.value)
    if name and index is not None and index < len(operation.operands):
        yield Named(name, False, index)


def _arguments(call: ast.Call, operation: Operation) -> Iterator[Named]:
    """Operands by arguments: a method's are the first ones (`partition_D(x)`), those of copies and
    multiplies the last ones (`cute.copy(atom, source, target)`).
    """
    if operation.short in ("copy", "gemm"):
        first = len(operation.operands) - len(call.args)
        pairs = [(first + n, argument) for n, argument in enumerate(call.args)]
    elif operation.short.startswith(("partition_", "local_tile", "zipped_divide", "flat_divide", "domain_offset")):
        pairs = list(enumerate(call.args[:1]))
    else:
        pairs = []
    for index, argument in pairs:
        if 0 <= index < len(operation.operands) and (name := _variable(argument)):
            yield Named(name, False, index)
