"""Desugaring: a function's tree is brought to simpler statements before it is analysed and
rewritten.
"""

from __future__ import annotations

import ast

from cutec.frontend.syntax.matching import as_branches
from cutec.frontend.syntax.names import SCOPES, always_exits, binds, exits, placed_at


def desugared(body: list[ast.stmt]) -> list[ast.stmt]:
    """The statements of a function in simpler form; nested functions are unchanged.

    * `match` becomes `if`;
    * a `while` whose condition binds names, and whose body has a `break` or `return`, becomes a
      `while True` with the test in its body;
    * `if c: …return` followed by `more` becomes `if c: …return` `else: more`, so that both branches
      of a run-time `if` end at the same place.
    """
    flat = [node for statement in body for node in _simpler(statement)]
    result: list[ast.stmt] = []
    for position, node in enumerate(flat):
        result.append(node)
        if isinstance(node, SCOPES):
            continue
        moved = _move_into_branch(node, flat[position + 1 :])
        for name in ("body", "orelse", "finalbody"):
            if isinstance(getattr(node, name, None), list):
                setattr(node, name, desugared(getattr(node, name)))
        for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            part.body = desugared(part.body)
        if moved:
            break
    return result


def _move_into_branch(node: ast.stmt, rest: list[ast.stmt]) -> bool:
    """Move the statements after an `if` into its other branch, if exactly one branch always exits.
    Return whether they were moved.
    """
    if not isinstance(node, ast.If) or all(isinstance(r, (ast.Global, ast.Nonlocal)) for r in rest):
        return False
    then_leaves, else_leaves = always_exits(node.body), always_exits(node.orelse)
    if then_leaves != else_leaves:
        (node.orelse if then_leaves else node.body).extend(rest)
    return then_leaves != else_leaves


def _simpler(node: ast.stmt) -> list[ast.stmt]:
    if isinstance(node, ast.Match):
        return as_branches(node)
    if (
        isinstance(node, ast.While)
        and binds([node.test])
        and exits(node.body) & {"break", "return"}
        and not exits(node.orelse) & {"break", "continue"}
    ):
        return [_tested_inside(node)]
    return [node]


def _tested_inside(node: ast.While) -> ast.While:
    """`while test: body` `else: last` as `while True:` `if not test: last; break` `body`."""
    leave = placed_at(ast.If(ast.UnaryOp(ast.Not(), node.test), [*node.orelse, ast.Break()], []), node.test)
    return ast.copy_location(ast.While(placed_at(ast.Constant(True), node.test), [leave, *node.body], []), node)
