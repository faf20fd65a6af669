"""Definitions and uses: the names that a piece of a function binds and reads, in the function's own
scope.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeVar

from cutec.records import NamedTuple

NodeT = TypeVar("NodeT", bound=ast.AST)
HELPER = "__cutec__"  # the name of the `Control` in a rewritten function; dunder names are not mangled
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
LOOPS = (ast.For, ast.While, ast.AsyncFor)
SCOPES = (*FUNCTIONS, ast.Lambda, ast.ClassDef)
_INNER = frozenset((*SCOPES, ast.GeneratorExp))
_COMPREHENSIONS = frozenset(COMPREHENSIONS)
TRIES: tuple[type[ast.Try], ...] = (ast.Try, getattr(ast, "TryStar", ast.Try))  # `except*`: from Python 3.11 on
_COMPOUND = (ast.If, *LOOPS, ast.With, ast.AsyncWith, *TRIES, ast.Match, ast.match_case)
_BINDING = (ast.Import, ast.ImportFrom, ast.ExceptHandler, ast.MatchAs, ast.MatchStar, ast.MatchMapping)
# Nodes without a scope that bind, read or declare names of their own.
_NAMING = frozenset((ast.NamedExpr, ast.AugAssign, ast.Global, ast.Nonlocal, *_BINDING))


@cache
def parts_of(kind: type) -> tuple[str, ...]:
    """The fields of a kind of node that may hold nodes, without operators and context markers
    (all trees share these).
    """
    if kind is ast.Constant:
        return ()
    return tuple(
        f
        for f in kind._fields
        if f not in ("ctx", "op", "ops", "id", "attr", "arg", "type_comment", "kind", "names", "level", "module")
    )


def children(node: ast.AST) -> list[ast.AST]:
    """Child nodes in source order, without operators and context markers (several times faster than
    `ast.iter_child_nodes`).
    """
    found: list[ast.AST] = []
    fields = node.__dict__
    for name in parts_of(type(node)):
        value = fields.get(name)
        if type(value) is list:
            found += [v for v in value if v is not None and v.__class__ is not str]
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
    """All nodes evaluated in this scope, in source order: nested functions, lambdas and classes are
    yielded but not entered.
    """
    stack = list(nodes)[::-1]
    while stack:
        node = stack.pop()
        yield node
        stack += (_evaluated_here(node) if isinstance(node, SCOPES) else children(node))[::-1]


def _evaluated_here(node: ast.AST) -> list[ast.AST]:
    """The parts of a definition that its surrounding scope evaluates: decorators, defaults, base
    classes.
    """
    parts: list[ast.AST] = list(getattr(node, "decorator_list", []))
    if isinstance(node, ast.ClassDef):
        return [*parts, *node.bases, *node.keywords]
    assert isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
    return [*parts, *node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)]


class NameSets:
    """The names in a piece of code. `bound`: names bound in its own scope, with the node of the
    last binding. `reads`: names read, also in nested scopes (a superset of the names read at once).
    `captured`: names read in nested functions, lambdas, classes and generator expressions, at any
    later time. `globals`, `nonlocals`: names declared so. `written`: names that nested functions
    declare `nonlocal`, so that calls may change them.

    Example: `x = f(y)` followed by `g = lambda: x` binds {x, g}, reads {f, y, x}, captures {x}.
    """

    __slots__ = ("bound", "captured", "globals", "nonlocals", "reads", "written")

    def __init__(self) -> None:
        self.bound: dict[str, ast.AST] = {}
        self.reads: set[str] = set()
        self.captured: set[str] = set()
        self.globals: set[str] = set()
        self.nonlocals: set[str] = set()
        self.written: set[str] = set()

    def add(self, other: NameSets) -> None:
        """Add the names of the code that follows."""
        self.bound.update(other.bound)
        self.reads |= other.reads
        self.captured |= other.captured
        self.globals |= other.globals
        self.nonlocals |= other.nonlocals
        self.written |= other.written


class Names:
    """A cache of the names in statements and expressions. The trees must not change between
    queries.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[ast.AST, NameSets]] = {}

    def bound(self, nodes: Iterable[ast.AST]) -> dict[str, ast.AST]:
        """The names bound by these statements (assignments, loop targets, imports, definitions,
        `del`, `as`, `:=`), each with the node of its last binding. Targets of comprehensions are
        not bound here; `:=` in them is.
        """
        found: dict[str, ast.AST] = {}
        for node in nodes:
            found.update(self._of(node).bound)
        return found

    def reads(self, nodes: Iterable[ast.AST]) -> frozenset[str]:
        """Every name read in these nodes, in nested scopes too."""
        return frozenset().union(*[self._of(node).reads for node in nodes])

    def of_block(self, body: Iterable[ast.stmt]) -> NameSets:
        """The names in a list of statements."""
        names = NameSets()
        for node in body:
            names.add(self._of(node))
        return names

    def _of(self, root: ast.AST) -> NameSets:
        known = self._known.get(id(root))
        if known is None:
            known = self._known[id(root)] = root, self._find(root)
        return known[1]

    def _find(self, root: ast.AST) -> NameSets:
        names = NameSets()
        # Each node with whether it binds in this scope (in a comprehension only `:=` does).
        rest: list[tuple[ast.AST, bool]] = [(root, True)]
        while rest:
            node, binds_here = rest.pop()
            kind = type(node)
            if type(node) is ast.Name:
                if type(node.ctx) is not ast.Store:
                    names.reads.add(node.id)
                if binds_here and type(node.ctx) is not ast.Load:
                    names.bound[node.id] = node
            elif kind in _INNER:
                self._enter(node, names)
                names.bound.update(dict.fromkeys(bound_by(node) if binds_here else (), node))
                inside = children(node) if kind is ast.GeneratorExp else _evaluated_here(node)
                rest += [(part, binds_here and kind is not ast.GeneratorExp) for part in reversed(inside)]
            elif isinstance(node, ast.stmt) and node is not root:
                names.add(self._of(node))
            else:
                if kind in _NAMING:
                    _add_own_names(node, names, binds_here)
                rest += [(part, binds_here and kind not in _COMPREHENSIONS) for part in reversed(children(node))]
        return names

    @staticmethod
    def _enter(scope: ast.AST, names: NameSets) -> None:
        """Add the captured names of a nested scope, which may run later."""
        for node in walk([scope]):
            if type(node) is ast.Name:
                if type(node.ctx) is not ast.Store:
                    names.captured.add(node.id)
            elif type(node) is ast.AugAssign and type(node.target) is ast.Name:
                names.captured.add(node.target.id)
            elif type(node) is ast.Nonlocal and type(scope) is not ast.GeneratorExp:
                names.written.update(node.names)
        names.reads |= names.captured


def _add_own_names(node: ast.AST, names: NameSets, binds_here: bool) -> None:
    """Add the names that a node of `_NAMING` itself binds, reads or declares."""
    if type(node) is ast.NamedExpr or (binds_here and isinstance(node, _BINDING)):
        names.bound.update(dict.fromkeys(bound_by(node), node))
    elif type(node) is ast.AugAssign and type(node.target) is ast.Name:
        names.reads.add(node.target.id)
    elif type(node) is ast.Global:
        names.globals.update(node.names)
    elif type(node) is ast.Nonlocal:
        names.nonlocals.update(node.names)


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


def exits(body: list[ast.stmt]) -> set[str]:
    """The jumps out of these statements: "break" and "continue" of a loop around `body`, and
    "return".
    """
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
    """Whether control never reaches the end of these statements (by return, break, continue or
    raise).
    """
    for node in body:
        if isinstance(node, (ast.Return, ast.Break, ast.Continue, ast.Raise)):
            return True
        if isinstance(node, ast.If) and always_exits(node.body) and always_exits(node.orelse):
            return True
    return False


def _blocks(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    for field in _block_fields(type(node)):
        value = getattr(node, field, [])  # nodes that were made may lack it
        if field in _PARTS:
            for part in value:
                yield part.body
        else:
            yield value


_PARTS = ("handlers", "cases")  # lists of parts with a block each


@cache
def _block_fields(kind: type) -> tuple[str, ...]:
    """The fields of a kind of statement that hold blocks; most kinds have none."""
    return tuple(field for field in ("body", "orelse", "finalbody", *_PARTS) if field in kind._fields)


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """These statements and all nested ones, also in nested functions and classes."""
    for node in body:
        yield node
        for block in _blocks(node):
            yield from statements(block)


class Changes(NamedTuple):
    """How the statements of a loop change variables.

    `steps`: of induction variables, which are changed only by adding and subtracting integer
    literals or flipping their bits, and may be set to literals: a divisor of all these literals,
    negative if one is subtracted. `copies`: of variables that are only ever set to one other
    variable, its name. `passed`: variables that are only ever set to results of calls that take
    them. Example: `i += 4; j -= 2; k = i; s = f(s)` gives ({i: 4, j: -2}, {k: "i"}, {s}).
    """

    steps: dict[str, int]
    copies: dict[str, str]
    passed: frozenset[str]


def changes(body: list[ast.stmt], names: Names) -> Changes:
    """How these statements change variables."""
    added: dict[str, list[int]] = {}
    literals: dict[str, list[int]] = {}
    copies: dict[str, set[str]] = {}
    other: set[str] = set()
    passed: set[str] = set()
    not_passed: set[str] = set()
    for node in _own_parts(body):
        name, value = _assigned(node)
        bound, taken = names.bound([node]).keys(), _taken(node)
        other.update(bound - {name})
        passed.update(bound & taken)
        not_passed.update(bound - taken)
        if isinstance(value, ast.Name) and value.id != name:
            copies.setdefault(name, set()).add(value.id)
        elif value is not None and not _adds(value, name, added.setdefault(name, []), literals.setdefault(name, [])):
            other.add(name)
    stepping = {name: amounts for name, amounts in added.items() if amounts and name not in other | copies.keys()}
    steps = {
        name: math.gcd(*amounts, *literals[name]) * (-1 if min(amounts) < 0 else 1)
        for name, amounts in stepping.items()
    }
    sources = {
        name: min(sources) for name, sources in copies.items() if len(sources) == 1 and name not in other | added.keys()
    }
    return Changes(steps, sources, frozenset(passed - not_passed))


def _taken(node: ast.AST) -> set[str]:
    """The variables that a call takes whose result a statement assigns."""
    if not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)):
        return set()
    given = [*node.value.args, *(keyword.value for keyword in node.value.keywords)]
    return {value.id for value in given if isinstance(value, ast.Name)}


def _own_parts(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """The simple statements (and definitions) in these nodes, and the conditions, targets and
    patterns of compound statements.
    """
    for node in nodes:
        if isinstance(node, _COMPOUND):
            yield from _own_parts(children(node))
        else:
            yield node


def _assigned(node: ast.AST) -> tuple[str, ast.expr | None]:
    """The variable that a statement assigns, and the expression of its new value; ("", None) for
    other statements.
    """
    if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
        return node.target.id, ast.BinOp(ast.Name(node.target.id, ast.Load()), node.op, node.value)
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id, node.value
    return "", None


def _adds(value: ast.expr, name: str, added: list[int], literals: list[int]) -> bool:
    """Whether an expression is the variable `name`, that plus, minus or xor an integer literal, an
    integer literal, or a conditional of these; its literals are appended to `added` and `literals`.
    """
    if isinstance(value, ast.Name):
        return value.id == name
    if isinstance(value, ast.IfExp):
        return _adds(value.body, name, added, literals) and _adds(value.orelse, name, added, literals)
    if isinstance(value, ast.Constant) and type(value.value) is int:
        literals.append(value.value)
        return True
    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.Name) and value.left.id == name:
        step = step_of(value.op, value.right)
        added += [step] if step else []
        return bool(step)
    return False


def step_of(op: ast.operator, operand: ast.expr) -> int:
    """What an operation with a positive integer literal adds multiples of: -4 for `x - 4`, 4 for
    `x ^ 12` (its lowest bit). 0 for any other.
    """
    amount = operand.value if isinstance(operand, ast.Constant) else None
    if type(amount) is not int or amount <= 0:
        return 0
    return {ast.Add: amount, ast.Sub: -amount, ast.BitXor: amount & -amount}.get(type(op), 0)


def is_generator(body: Iterable[ast.AST]) -> bool:
    """Whether a function with these statements is a generator: one of them yields, in its
    own scope.
    """
    return any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in walk_scope(body))


def binds(expressions: Iterable[ast.AST]) -> bool:
    """Whether one of the expressions binds a name with `:=` (moved to a function of its own, it
    would bind the name there).
    """
    return any(isinstance(n, ast.NamedExpr) for n in walk_scope(expressions))


def placed_at(node: NodeT, place: ast.AST) -> NodeT:
    """Give a synthesized node, and the nodes in it without a position, the position of a node of
    the user's.
    """
    line, col = getattr(place, "lineno", 1), getattr(place, "col_offset", 0)
    end_line, end_col = getattr(place, "end_lineno", line), getattr(place, "end_col_offset", col)
    position = {"lineno": line, "col_offset": col, "end_lineno": end_line, "end_col_offset": end_col}
    stack: list[ast.AST] = [node]
    while stack:
        child = stack.pop()
        known = child.__dict__
        if "lineno" not in known:
            if child._attributes:
                known.update(position)
            stack += children(child)
        elif child is node:
            stack += children(child)
    return node
