"""The attributes of its own object that a method assigns."""

from __future__ import annotations

import ast
import math
from collections.abc import Iterator
from types import CodeType, FunctionType

from cutec.frontend.syntax.names import step_of, walk
from cutec.frontend.syntax.source import tree_of

_known: dict[CodeType, dict[str, int]] = {}


def assigned_attributes(method: FunctionType) -> dict[str, int]:
    """The attributes that a method assigns, each with a divisor of what it adds, negative if it is
    subtracted: 0 where that is not seen to be a literal. Empty where the source is not found.

    Example: {"tile": 0, "count": 2} for

        def advance(self, count=2):
            self.tile += self.step
            self.count += Int32(count)
    """
    if method.__code__ not in _known:
        node = tree_of(method)
        found = _assigned(node) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) else {}
        _known[method.__code__] = found
    return _known[method.__code__]


def _assigned(node: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, int]:
    arguments = [*node.args.posonlyargs, *node.args.args]
    if not arguments:
        return {}
    defaults = _defaults(node.args)
    steps: dict[str, list[int]] = {}
    for part in walk(node.body):
        for name, step in _steps(part, arguments[0].arg, defaults):
            steps.setdefault(name, []).append(step)
    return {
        name: math.gcd(*found) * (-1 if min(found) < 0 else 1) if all(found) else 0 for name, found in steps.items()
    }


def _steps(node: ast.AST, own: str, defaults: dict[str, ast.expr]) -> Iterator[tuple[str, int]]:
    """The attributes of the object `own` that a statement assigns, with what it adds."""
    if isinstance(node, ast.AugAssign) and (name := _attribute(node.target, own)):
        yield name, step_of(node.op, _literal(node.value, defaults))
    elif isinstance(node, ast.Assign):
        for target in node.targets:
            if name := _attribute(target, own):
                yield name, _step(node.value, own, name, defaults)


def _step(value: ast.expr, own: str, name: str, defaults: dict[str, ast.expr]) -> int:
    """What the new value of an attribute adds to the old one."""
    if isinstance(value, ast.BinOp) and _attribute(value.left, own) == name:
        return step_of(value.op, _literal(value.right, defaults))
    return 0


def _attribute(node: ast.expr, own: str) -> str:
    """The name of an attribute of `own`; "" for anything else."""
    return (
        node.attr
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == own
        else ""
    )


def _literal(value: ast.expr, defaults: dict[str, ast.expr]) -> ast.expr:
    """`4` of `4`, of `Int32(4)`, and of a parameter whose default it is."""
    if isinstance(value, ast.Call) and len(value.args) == 1 and not value.keywords:
        return _literal(value.args[0], defaults)
    return defaults.get(value.id, value) if isinstance(value, ast.Name) else value


def _defaults(arguments: ast.arguments) -> dict[str, ast.expr]:
    """The defaults of parameters."""
    positional = [*arguments.posonlyargs, *arguments.args]
    last = positional[len(positional) - len(arguments.defaults) :]
    named = [(arg, default) for arg, default in zip(arguments.kwonlyargs, arguments.kw_defaults) if default]
    return {arg.arg: default for arg, default in [*zip(last, arguments.defaults), *named]}
