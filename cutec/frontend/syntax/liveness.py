"""Liveness: the names that may still be read after each statement of a function, by backward
dataflow analysis over the syntax tree.

It decides what a loop or branch carries. The result is conservative: a name is live where it might
be read. For a simple statement, live-before = (live-after - definitely bound) | reads; for a loop
the equations are iterated to the least fixpoint:

    while i < n:      # live at the head: {i, n, s}, since the body leads back here
        t = i * i     # t is bound before it is read: not live at the head
        s += t
        i += 1
    return s          # live after the loop: {s}
"""

from __future__ import annotations

import ast
import sys

from cutec.frontend.syntax.names import FUNCTIONS, TRIES, Names
from cutec.records import dataclass, field

Live = frozenset
# Statements with control flow or with a scope of their own.
_SPECIAL = (
    ast.If,
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.Return,
    ast.Raise,
    ast.Break,
    ast.Continue,
    ast.With,
    ast.AsyncWith,
    *TRIES,
    ast.Match,
    *FUNCTIONS,
    ast.ClassDef,
)


@dataclass(frozen=True)
class _Jumps:
    """The names that are live at the targets of `break`, `continue`, and (`always`) of exceptions
    and returns, which pass through `finally`.
    """

    at_break: Live[str] = frozenset()
    at_continue: Live[str] = frozenset()
    always: Live[str] = frozenset()


@dataclass
class Liveness:
    """The result of the analysis for one function.

    `after[id(statement)]`: names live after it. `header[id(loop)]`: names live at the loop head,
    where the loop decides whether to go on. `jumps[id(statement)]`: names live at the targets of
    its jumps. `exposed[id(loop)]`: names that an iteration may read before it binds them (upward
    exposed). `globals`, `nonlocals`: names declared so. `written`: names that nested functions
    declare `nonlocal`, so that calls may change them. `heads[id(statement)]`: see `_head`.
    """

    names: Names
    globals: set[str] = field(default_factory=set)
    nonlocals: set[str] = field(default_factory=set)
    written: Live[str] = frozenset()
    after: dict[int, Live[str]] = field(default_factory=dict)
    jumps: dict[int, _Jumps] = field(default_factory=dict)
    header: dict[int, Live[str]] = field(default_factory=dict)
    exposed: dict[int, Live[str]] = field(default_factory=dict)
    statements: dict[int, ast.stmt] = field(default_factory=dict)
    heads: dict[int, tuple[ast.AST, ...]] = field(default_factory=dict)

    def where(self, statement: ast.stmt) -> dict[str, Live[str]]:
        """The names live after a statement, by how it was left (see `signals.CODES`)."""
        jumps = self.jumps[id(statement)]
        return {
            "none": self.after[id(statement)],
            "break": jumps.at_break,
            "continue": jumps.at_continue,
            "return": jumps.always,
        }

    def lines(self) -> Lines:
        """What is asked of it later, without the tree."""
        found: list[Lines.Statement] = []
        for key, statement in self.statements.items():
            compound, head = hasattr(statement, "body"), self.heads[key]
            reads = self.names.reads(head)
            loops = compound and isinstance(statement, (ast.For, ast.AsyncFor, ast.With))
            after = self.after[key] - (frozenset() if compound else _definitely_bound(statement, self.names))
            last = statement.end_lineno or sys.maxsize
            found.append(
                (
                    statement.lineno,
                    last,
                    _head_end(statement, head) if compound else last,
                    reads if loops else None,
                    after | reads,
                    after if _stores(statement) else after | reads,
                )
            )
        return Lines(tuple(found))


@dataclass(frozen=True)
class Lines:
    """The names that may be read from lines of a function on. `statements`: of each its first and
    last line, the last line of its head, the names that it reads again behind each of its lines (a
    loop's), and those that may be read from its head on, before and after an assignment to
    attributes or items has done its reads. Plain data, as `marshal` takes it.
    """

    Statement = tuple[int, int, int, Live[str] | None, Live[str], Live[str]]
    statements: tuple[Statement, ...]

    def at(self, line: int, stored: bool) -> Live[str] | None:
        """The names that may be read by the code on a line or after it. `stored`: an assignment to
        an attribute or item on the line has already done its reads. None if the line is outside of
        this function.
        """
        found: Live[str] | None = None
        for first, last, head_end, always, before, behind in self.statements:
            if first <= line <= last:
                if always is not None:
                    found = (found or frozenset()) | always
                if line <= head_end:
                    found = (found or frozenset()) | (behind if stored else before)
        return found

    def statement_at(self, line: int) -> int:
        """The first line of the innermost statement on a line; 0 for a line outside of this
        function.
        """
        return max((first for first, last, *_ in self.statements if first <= line <= last), default=0)


def _head(node: ast.stmt) -> tuple[ast.AST, ...]:
    """The expressions that a statement evaluates itself, without those of nested statements. Empty
    for a statement that is one call of names: while the call runs, its arguments are already read.
    """
    if isinstance(node, (ast.For, ast.AsyncFor)):
        return (node.iter,)
    if isinstance(node, (ast.With, ast.AsyncWith)):
        return tuple(node.items)
    if isinstance(node, (ast.If, ast.While)):
        return (node.test,)
    return () if hasattr(node, "body") or _is_one_call(node) else (node,)


def _is_one_call(node: ast.stmt) -> bool:
    """Whether a statement is a call `f(x, y)` or `a.f(x, y)` of names and constants; its result may
    be assigned or returned.
    """
    call = node.value if isinstance(node, (ast.Expr, ast.Assign, ast.Return)) else None
    if not isinstance(call, ast.Call):
        return False
    function = call.func.value if isinstance(call.func, ast.Attribute) else call.func
    return all(
        isinstance(part, (ast.Name, ast.Constant)) for part in (function, *call.args, *(k.value for k in call.keywords))
    )


def _head_end(node: ast.stmt, head: tuple[ast.AST, ...]) -> int:
    return max([node.lineno, *(getattr(n, "end_lineno", None) or 0 for part in head for n in ast.walk(part))])


def _stores(node: ast.stmt) -> bool:
    """Whether a statement assigns to attributes or items, as its last step."""
    targets = (
        node.targets
        if isinstance(node, ast.Assign)
        else [node.target]
        if isinstance(node, (ast.AugAssign, ast.AnnAssign))
        else []
    )
    return any(isinstance(part, (ast.Attribute, ast.Subscript)) for target in targets for part in ast.walk(target))


def analyze(body: list[ast.stmt]) -> Liveness:
    """Analyse the body of one function, without nested functions. Captured and global names are
    live everywhere.
    """
    names = Names()
    found = names.of_block(body)
    result = Liveness(names, found.globals, found.nonlocals, frozenset(found.written))
    outer = frozenset(found.captured | found.globals | found.nonlocals)
    _block(body, outer, _Jumps(always=outer), result)
    return result


def _block(body: list[ast.stmt], live: Live[str], jumps: _Jumps, result: Liveness) -> Live[str]:
    for statement in reversed(body):
        result.after[id(statement)] = live
        result.jumps[id(statement)] = jumps
        if id(statement) not in result.statements:
            result.statements[id(statement)] = statement
            result.heads[id(statement)] = _head(statement)
        live = _statement(statement, live, jumps, result) | jumps.always
    return live


def _statement(node: ast.stmt, live: Live[str], jumps: _Jumps, result: Liveness) -> Live[str]:
    if not isinstance(node, _SPECIAL):
        return (live - _definitely_bound(node, result.names)) | result.names.reads([node])
    if isinstance(node, ast.If):
        return (
            result.names.reads([node.test])
            | _block(node.body, live, jumps, result)
            | _block(node.orelse, live, jumps, result)
        )
    if isinstance(node, (ast.For, ast.AsyncFor, ast.While)):
        return _loop(node, live, jumps, result)
    if isinstance(node, (ast.Return, ast.Raise)):
        return result.names.reads([node])
    if isinstance(node, ast.Break):
        return jumps.at_break
    if isinstance(node, ast.Continue):
        return jumps.at_continue
    if isinstance(node, (ast.With, ast.AsyncWith)):
        # A context manager may swallow an exception raised anywhere in the body, so nothing is
        # definitely bound there.
        inner = _Jumps(jumps.at_break, jumps.at_continue, jumps.always | live)
        return result.names.reads(node.items) | _block(node.body, live, inner, result)
    if isinstance(node, TRIES):
        return _try(node, live, jumps, result)
    if isinstance(node, ast.Match):
        blocks = [_block(case.body, live, jumps, result) for case in node.cases]
        return result.names.reads(
            [node.subject, *(c.pattern for c in node.cases), *(c.guard for c in node.cases if c.guard)]
        ).union(live, *blocks)
    assert isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
    return (live - {node.name}) | result.names.reads([node])


def _loop(node: ast.For | ast.AsyncFor | ast.While, live: Live[str], jumps: _Jumps, result: Liveness) -> Live[str]:
    done = _block(node.orelse, live, jumps, result)
    if isinstance(node, ast.While):
        targets, test = frozenset(), result.names.reads([node.test])
    else:
        targets, test = _definitely_bound_target(node.target), frozenset()
    header = done | test
    while True:
        entered = _block(node.body, header, _Jumps(live, header, jumps.always), result)
        wider = header | (entered - targets)
        if wider == header:
            break
        header = wider
    result.header[id(node)] = header
    scratch = Liveness(result.names)
    result.exposed[id(node)] = (_block(node.body, frozenset(), _Jumps(always=frozenset()), scratch) - targets) | test
    return header if isinstance(node, ast.While) else result.names.reads([node.iter]) | header


def _try(node: ast.Try, live: Live[str], jumps: _Jumps, result: Liveness) -> Live[str]:
    """An exception may leave any statement, so the names that the handlers, `else` and `finally`
    read are live throughout.
    """
    later = live | result.names.reads([*node.handlers, *node.orelse, *node.finalbody])
    inner = _Jumps(jumps.at_break | later, jumps.at_continue | later, jumps.always | later)
    for block in (node.body, *(h.body for h in node.handlers), node.orelse, node.finalbody):
        _block(block, later, inner, result)
    return later | result.names.reads(node.body)


def _definitely_bound(node: ast.stmt, names: Names) -> Live[str]:
    """The names that a simple statement binds on every path. (A `:=` may be in a part that is not
    evaluated.)
    """
    if isinstance(node, ast.Assign):
        return frozenset().union(*(_definitely_bound_target(target) for target in node.targets))
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        return _definitely_bound_target(node.target)
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Delete)):
        return frozenset(names.bound([node]))
    return frozenset()


def _definitely_bound_target(target: ast.expr) -> Live[str]:
    if isinstance(target, ast.Name):
        return frozenset((target.id,))
    return frozenset(n.id for n in ast.walk(target) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
