"""Which names a piece of a function binds and reads, in the function's own scope."""

from __future__ import annotations

import ast
import math
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

HELPER = "__cutec__"  # the hidden helper of rewritten functions: a name that a class around it does not mangle
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
LOOPS = (ast.For, ast.While, ast.AsyncFor)
SCOPES = (*FUNCTIONS, ast.Lambda, ast.ClassDef)


@cache
def parts_of(kind: type) -> tuple[str, ...]:
    """The fields of a kind of node that may hold nodes, without operators and context markers (which all trees share)."""
    return tuple(
        f for f in kind._fields if f not in ("ctx", "op", "ops", "id", "attr", "arg", "type_comment", "kind", "names", "level", "module")
    )


def children(node: ast.AST) -> list[ast.AST]:
    """Child nodes in source order, without operators and context markers (several times faster than `ast.iter_child_nodes`)."""
    found: list[ast.AST] = []
    for name in parts_of(type(node)):
        value = getattr(node, name, None)
        if type(value) is list:
            found += [v for v in value if isinstance(v, ast.AST)]
        elif isinstance(value, ast.AST):
            found.append(value)
    return found


def walk(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes, nested scopes included, in source order."""
    stack = list(nodes)[::-1]
    while stack:
        node = stack.pop()
        yield node
        stack += children(node)[::-1]


def walk_scope(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes evaluated in this scope, in source order: nested functions, lambdas and classes are yielded but not entered."""
    stack = list(nodes)[::-1]
    while stack:
        node = stack.pop()
        yield node
        stack += (_evaluated_here(node) if isinstance(node, SCOPES) else children(node))[::-1]


def _evaluated_here(node: ast.AST) -> list[ast.AST]:
    """The parts of a definition that its surrounding scope evaluates: decorators, defaults, base classes."""
    parts: list[ast.AST] = list(getattr(node, "decorator_list", []))
    if isinstance(node, ast.ClassDef):
        return [*parts, *node.bases, *node.keywords]
    return [*parts, *node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]


class Names:
    """Names bound and read by statements, remembered for each statement. The trees must not change between questions about them."""

    def __init__(self) -> None:
        self._bound: dict[int, tuple[ast.AST, dict[str, ast.AST]]] = {}
        self._read: dict[int, tuple[ast.AST, frozenset[str]]] = {}

    def bound(self, nodes: Iterable[ast.AST]) -> dict[str, ast.AST]:
        """The names bound by these statements (assignments, loop targets, imports, definitions, `del`, `as`, `:=`), each with the node
        of its last binding. Targets of comprehensions are not bound here; `:=` in them is."""
        found: dict[str, ast.AST] = {}
        for node in nodes:
            known = self._bound.get(id(node))
            if known is None:
                known = self._bound[id(node)] = node, self._find_bound(node)
            found.update(known[1])
        return found

    def _find_bound(self, root: ast.AST) -> dict[str, ast.AST]:
        found: dict[str, ast.AST] = {}
        stack = [root]
        while stack:
            node = stack.pop()
            if isinstance(node, ast.stmt) and node is not root:
                found.update(self.bound([node]))
                continue
            if isinstance(node, COMPREHENSIONS):
                found.update({n.target.id: n for n in walk_scope(children(node)) if isinstance(n, ast.NamedExpr)})
                continue
            for name in bound_by(node):
                found[name] = node
            if not isinstance(node, (ast.Name, ast.Constant)):
                stack += (_evaluated_here(node) if isinstance(node, SCOPES) else children(node))[::-1]
        return found

    def reads(self, nodes: Iterable[ast.AST]) -> frozenset[str]:
        """Every name read in these nodes, in nested scopes too (more than is read at once, never less)."""
        found: frozenset[str] = frozenset()
        for node in nodes:
            known = self._read.get(id(node))
            if known is None:
                known = self._read[id(node)] = node, _find_reads(node)
            found |= known[1]
        return found


def bound_by(node: ast.AST) -> list[str]:
    """The names that this node itself binds."""
    if isinstance(node, ast.Name):
        return [] if isinstance(node.ctx, ast.Load) else [node.id]
    if isinstance(node, ast.NamedExpr):
        return [node.target.id]
    if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
        return [node.name]
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return [(alias.asname or alias.name).split(".")[0] for alias in node.names]
    if isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)):
        return [node.name] if node.name else []
    if isinstance(node, ast.MatchMapping):
        return [node.rest] if node.rest else []
    return []


def _find_reads(root: ast.AST) -> frozenset[str]:
    found: set[str] = set()
    for node in walk([root]):
        if isinstance(node, ast.Name):
            if not isinstance(node.ctx, ast.Store):
                found.add(node.id)
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return frozenset(found)


def outer_names(body: list[ast.stmt], names: Names) -> tuple[frozenset[str], set[str], set[str]]:
    """Of a function's body: the names that nested functions, lambdas, classes and generator expressions read (at any later time), and the
    names declared `global` and `nonlocal`."""
    captured: frozenset[str] = frozenset()
    outer: dict[type, set[str]] = {ast.Global: set(), ast.Nonlocal: set()}
    for node in walk_scope(body):
        if isinstance(node, (*SCOPES, ast.GeneratorExp)):
            captured |= names.reads([node])
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            outer[type(node)].update(node.names)
    return captured, outer[ast.Global], outer[ast.Nonlocal]


def written_by_nested(body: list[ast.stmt]) -> frozenset[str]:
    """The names that functions nested in these statements declare `nonlocal`: calls may change them."""
    nested = (node for scope in walk_scope(body) if isinstance(scope, SCOPES) for node in walk(children(scope)))
    return frozenset(name for node in nested if isinstance(node, ast.Nonlocal) for name in node.names)


def exits(body: list[ast.stmt]) -> set[str]:
    """Which of "break", "continue" (of a loop around `body`) and "return" occur in these statements."""
    found: set[str] = set()
    for node in body:
        if isinstance(node, ast.Return):
            found.add("return")
        elif isinstance(node, (ast.Break, ast.Continue)):
            found.add(type(node).__name__.lower())
        elif isinstance(node, LOOPS):
            found |= exits(node.body) & {"return"} | exits(node.orelse)
        elif not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            for block in _blocks(node):
                found |= exits(block)
    return found


def always_exits(body: list[ast.stmt]) -> bool:
    """Whether control never reaches the end of these statements (by return, break, continue or raise)."""
    for node in body:
        if isinstance(node, (ast.Return, ast.Break, ast.Continue, ast.Raise)):
            return True
        if isinstance(node, ast.If) and always_exits(node.body) and always_exits(node.orelse):
            return True
    return False


def _blocks(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    for field in ("body", "orelse", "finalbody"):
        if isinstance(getattr(node, field, None), list):
            yield getattr(node, field)
    for handler in getattr(node, "handlers", []):
        yield handler.body
    for case in getattr(node, "cases", []):
        yield case.body


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """These statements and all nested in them, in other functions and classes too."""
    for node in body:
        yield node
        for block in _blocks(node):
            yield from statements(block)


def changes(body: list[ast.stmt]) -> tuple[dict[str, int], dict[str, str]]:
    """How these statements change variables. Those that go up or down by integer literals, and may be set to others: a divisor of all of
    these, negative if one is subtracted. Those that are only set to another variable: its name."""
    added: dict[str, list[int]] = {}
    literals: dict[str, list[int]] = {}
    copies: dict[str, set[str]] = {}
    other: set[str] = set()
    plain: set[int] = set()
    for node in walk_scope(body):
        target = node.targets[0] if isinstance(node, ast.Assign) and len(node.targets) == 1 else getattr(node, "target", None)
        if isinstance(node, (ast.Assign, ast.AugAssign)) and isinstance(target, ast.Name):
            name = target.id
            value = node.value if isinstance(node, ast.Assign) else ast.BinOp(ast.Name(name, ast.Load()), node.op, node.value)
            if isinstance(value, ast.Name) and value.id != name:
                copies.setdefault(name, set()).add(value.id)
            elif not _adds(value, name, added.setdefault(name, []), literals.setdefault(name, [])):
                other.add(name)
            plain.add(id(target))
        elif id(node) not in plain:
            other.update(bound_by(node))
    stepping = {name: amounts for name, amounts in added.items() if amounts and name not in other | copies.keys()}
    steps = {name: math.gcd(*amounts, *literals[name]) * (-1 if min(amounts) < 0 else 1) for name, amounts in stepping.items()}
    return steps, {name: min(sources) for name, sources in copies.items() if len(sources) == 1 and name not in other | added.keys()}


def _adds(value: ast.expr, name: str, added: list[int], literals: list[int]) -> bool:
    """Whether an expression is a variable to which integer literals are added (or from which they are subtracted), or else another literal."""
    if isinstance(value, ast.IfExp):
        return _adds(value.body, name, added, literals) and _adds(value.orelse, name, added, literals)
    if isinstance(value, ast.Constant) and type(value.value) is int:
        literals.append(value.value)
        return True
    if isinstance(value, ast.BinOp) and isinstance(value.op, (ast.Add, ast.Sub)) and isinstance(value.right, ast.Constant):
        amount = value.right.value
        if type(amount) is int and amount > 0 and isinstance(value.left, ast.Name) and value.left.id == name:
            added.append(-amount if isinstance(value.op, ast.Sub) else amount)
            return True
    return False


def is_generator(function: ast.AST) -> bool:
    """Whether a function's own body yields or awaits."""
    kinds = (ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFor, ast.AsyncWith)
    return isinstance(function, ast.AsyncFunctionDef) or any(isinstance(n, kinds) for n in walk_scope(function.body))


def binds(expressions: Iterable[ast.AST]) -> bool:
    """Whether one of the expressions binds a name with `:=`: put into a function of its own it would bind elsewhere."""
    return any(isinstance(n, ast.NamedExpr) for n in walk_scope(expressions))


def placed_at(node: Any, place: ast.AST) -> Any:
    """Give a made node, and those in it that have none, the position of a node of the user's."""
    line, col = getattr(place, "lineno", 1), getattr(place, "col_offset", 0)
    end_line, end_col = getattr(place, "end_lineno", line), getattr(place, "end_col_offset", col)
    stack = [node]
    while stack:
        child = stack.pop()
        if "lineno" in child._attributes and not hasattr(child, "lineno"):
            child.lineno, child.col_offset, child.end_lineno, child.end_col_offset = line, col, end_line, end_col
            stack.extend(ast.iter_child_nodes(child))
        elif child is node or "lineno" not in child._attributes:
            stack.extend(ast.iter_child_nodes(child))
    return node
