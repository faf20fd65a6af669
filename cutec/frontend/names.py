"""Which names a piece of a function binds and reads, in the function's own scope."""

from __future__ import annotations

import ast
import math
from collections.abc import Iterable, Iterator

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
LOOPS = (ast.For, ast.While, ast.AsyncFor)
SCOPES = (*FUNCTIONS, ast.Lambda, ast.ClassDef)


def walk_scope(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes evaluated in this scope, in source order: nested functions, lambdas and classes are yielded but not entered."""
    for node in nodes:
        yield node
        if isinstance(node, SCOPES):
            yield from walk_scope(_evaluated_here(node))
        else:
            yield from walk_scope(ast.iter_child_nodes(node))


def _evaluated_here(node: ast.AST) -> list[ast.AST]:
    """The parts of a definition that its surrounding scope evaluates: decorators, defaults, base classes."""
    parts: list[ast.AST] = list(getattr(node, "decorator_list", []))
    if isinstance(node, ast.ClassDef):
        return [*parts, *node.bases, *node.keywords]
    return [*parts, *node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]


def binding_sites(nodes: Iterable[ast.AST]) -> dict[str, ast.AST]:
    """The names bound by these statements (assignments, loop targets, imports, definitions, `del`, `as`, `:=`), each with the node of
    its last binding. Targets of comprehensions are not bound here; `:=` in them is."""
    found: dict[str, ast.AST] = {}
    for node in _walk_outside_comprehension_targets(nodes):
        for name in _bound_by(node):
            found[name] = node
    return found


def _walk_outside_comprehension_targets(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    for node in nodes:
        if isinstance(node, COMPREHENSIONS):
            yield from (n for n in walk_scope(ast.iter_child_nodes(node)) if isinstance(n, ast.NamedExpr))
            continue
        yield node
        children = _evaluated_here(node) if isinstance(node, SCOPES) else ast.iter_child_nodes(node)
        yield from _walk_outside_comprehension_targets(children)


def _bound_by(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
        return [node.id]
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


def reads(nodes: Iterable[ast.AST]) -> set[str]:
    """Every name read in these nodes, in nested scopes too (more than is read at once, never less)."""
    found: set[str] = set()
    for root in nodes:
        for node in ast.walk(root):
            if isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Load, ast.Del)):
                found.add(node.id)
            elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                found.add(node.target.id)
    return found


def captured(body: list[ast.stmt]) -> set[str]:
    """Names that nested functions, lambdas, classes and generator expressions read: they may be read at any later time."""
    found: set[str] = set()
    for node in walk_scope(body):
        if isinstance(node, (*SCOPES, ast.GeneratorExp)):
            found |= reads([node])
    return found


def declared(body: list[ast.stmt]) -> tuple[set[str], set[str]]:
    """The names that a function declares `global` and `nonlocal`."""
    outer: dict[type, set[str]] = {ast.Global: set(), ast.Nonlocal: set()}
    for node in walk_scope(body):
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            outer[type(node)].update(node.names)
    return outer[ast.Global], outer[ast.Nonlocal]


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


def constant_steps(body: list[ast.stmt]) -> dict[str, int]:
    """Variables that these statements change only by `+=` and `-=` of integer literals: a divisor of those, negative if one is subtracted."""
    steps: dict[str, int] = {}
    other: set[str] = set()
    augmented = {id(node.target) for node in walk_scope(body) if isinstance(node, ast.AugAssign)}
    for node in walk_scope(body):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            value = node.value.value if isinstance(node.value, ast.Constant) else None
            if isinstance(node.op, (ast.Add, ast.Sub)) and type(value) is int and value > 0:
                old = steps.get(node.target.id, 0)
                step = math.gcd(old, value)
                steps[node.target.id] = -step if old < 0 or isinstance(node.op, ast.Sub) else step
            else:
                other.add(node.target.id)
        elif id(node) not in augmented:
            other.update(_bound_by(node))
    return {name: step for name, step in steps.items() if name not in other}


def is_generator(function: ast.AST) -> bool:
    """Whether a function's own body yields or awaits."""
    kinds = (ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFor, ast.AsyncWith)
    if isinstance(function, ast.AsyncFunctionDef):
        return True
    return any(isinstance(n, kinds) for n in walk_scope(function.body))
