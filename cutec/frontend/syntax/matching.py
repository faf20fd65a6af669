"""`match` as `if`: a pattern becomes conditions on parts of the subject, and assignments of parts
to names.

Conditions on structure (classes, lengths, keys) are decided while tracing, conditions on numbers
possibly at run time. The helper's functions for them are in `patterns`. Example in short (the
subject is evaluated once, to a variable `s`):

    case (0, x): body   →   if is_sequence(s, 2) and part(s, 0) == 0: x = part(s, 1); body
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from typing import Any

from cutec.frontend.syntax.names import HELPER, NodeT, placed_at
from cutec.records import dataclass, field

# Makes the expression for the matched part (a new tree every time: analyses identify trees by
# identity).
_Subject = Callable[[], ast.expr]


@dataclass
class _Test:
    """A pattern as conditions that must all hold, and its captures: names and their values."""

    conditions: list[ast.expr] = field(default_factory=list)
    captures: list[tuple[str, ast.expr]] = field(default_factory=list)

    def add(self, other: _Test) -> None:
        """Add the test of a part of the pattern."""
        self.conditions += other.conditions
        self.captures += other.captures


def as_branches(node: ast.Match) -> list[ast.stmt]:
    """A `match` as equivalent statements with `if`."""
    name = f"__cutec_subject_{node.lineno}_{node.col_offset}"
    body: list[ast.stmt] = []
    for case in reversed(node.cases):
        body = _branch(case, _test(case.pattern, lambda: ast.Name(name, ast.Load())), body)
    subject = ast.Assign(targets=[ast.Name(name, ast.Store())], value=node.subject)
    return [placed_at(subject, node.subject), *body]


def _branch(case: ast.match_case, test: _Test, orelse: list[ast.stmt]) -> list[ast.stmt]:
    """One case, with `orelse` for subjects that it does not match. A guard is evaluated after the
    pattern has matched, with the captures bound.
    """
    conditions = list(test.conditions)
    captures = [
        placed_at(ast.Assign(targets=[ast.Name(name, ast.Store())], value=value), case.pattern)
        for name, value in test.captures
    ]
    if case.guard:
        if captures:
            conditions.append(
                _helper("bound", *(ast.NamedExpr(ast.Name(name, ast.Store()), value) for name, value in test.captures))
            )
            captures = []
        conditions.append(case.guard)
    if not conditions:
        return [*captures, *case.body]
    together = placed_at(_all([placed_at(c, case.pattern) for c in conditions]), case.pattern)
    return [placed_at(ast.If(test=together, body=[*captures, *case.body], orelse=orelse), case.pattern)]


def _test(pattern: ast.pattern, subject: _Subject) -> _Test:
    if isinstance(pattern, ast.MatchValue):
        return _Test([ast.Compare(left=subject(), ops=[ast.Eq()], comparators=[_again(pattern.value)])])
    if isinstance(pattern, ast.MatchSingleton):
        return _Test([ast.Compare(left=subject(), ops=[ast.Is()], comparators=[ast.Constant(pattern.value)])])
    if isinstance(pattern, ast.MatchOr):
        return _alternatives(pattern.patterns, subject)
    if isinstance(pattern, ast.MatchAs):
        test = _test(pattern.pattern, subject) if pattern.pattern else _Test()
        test.captures += [(pattern.name, subject())] if pattern.name else []
        return test
    if isinstance(pattern, ast.MatchSequence):
        return _sequence(pattern.patterns, subject)
    if isinstance(pattern, ast.MatchClass):
        return _class(pattern, subject)
    assert isinstance(pattern, ast.MatchMapping)
    return _mapping(pattern, subject)


def _alternatives(patterns: list[ast.pattern], subject: _Subject) -> _Test:
    """Alternatives bind the same names, with the values of the first alternative that matches."""
    tests = [_test(p, subject) for p in patterns]
    result = _Test(
        []
        if any(not test.conditions for test in tests)
        else [ast.BoolOp(ast.Or(), [_all(test.conditions) for test in tests])]
    )
    for name, _ in tests[0].captures:
        *others, last = [(_test(p, subject).conditions, dict(test.captures)[name]) for p, test in zip(patterns, tests)]
        value = last[1]
        for conditions, found in reversed(others):
            value = ast.IfExp(_all(conditions), found, value) if conditions else found
        result.captures.append((name, value))
    return result


def _all(conditions: list[ast.expr]) -> ast.expr:
    return conditions[0] if len(conditions) == 1 else ast.BoolOp(ast.And(), conditions)


def _parts(result: _Test, patterns: Iterable[tuple[ast.pattern, _Subject]]) -> _Test:
    for pattern, part in patterns:
        result.add(_test(pattern, part))
    return result


def _sequence(patterns: list[ast.pattern], subject: _Subject) -> _Test:
    count = len(patterns)
    star = next((i for i, p in enumerate(patterns) if isinstance(p, ast.MatchStar)), None)
    fixed = count if star is None else count - 1

    def part(index: int) -> ast.expr:
        return _helper(
            "part",
            subject(),
            *map(ast.Constant, (fixed, star is not None, index if star is None or index < star else index - count)),
        )

    result = _Test([_helper("is_sequence", subject(), ast.Constant(fixed), ast.Constant(star is not None))])
    result = _parts(result, [(p, lambda i=i: part(i)) for i, p in enumerate(patterns) if i != star])
    starred = None if star is None else patterns[star]
    if isinstance(starred, ast.MatchStar) and starred.name:
        rest = _helper("rest_of_sequence", subject(), ast.Constant(fixed), ast.Constant(star))
        result.captures.append((starred.name, rest))
    return result


def _class(pattern: ast.MatchClass, subject: _Subject) -> _Test:
    keys: list[int | str] = [*range(len(pattern.patterns)), *pattern.kwd_attrs]

    def part(key: int | str) -> ast.expr:
        return _helper("attribute", subject(), _again(pattern.cls), ast.Constant(key))

    names = ast.Tuple([ast.Constant(key) for key in keys], ast.Load())
    result = _Test([_helper("is_instance", subject(), _again(pattern.cls), names)])
    return _parts(result, [(p, lambda k=k: part(k)) for k, p in zip(keys, (*pattern.patterns, *pattern.kwd_patterns))])


def _mapping(pattern: ast.MatchMapping, subject: _Subject) -> _Test:
    def keys() -> ast.expr:
        return ast.Tuple([_again(key) for key in pattern.keys], ast.Load())

    def part(index: int) -> ast.expr:
        return _helper("item", subject(), _again(pattern.keys[index]))

    result = _parts(
        _Test([_helper("has_keys", subject(), keys())]),
        [(p, lambda i=i: part(i)) for i, p in enumerate(pattern.patterns)],
    )
    if pattern.rest:
        result.captures.append((pattern.rest, _helper("rest_of_mapping", subject(), keys())))
    return result


def _again(node: NodeT) -> NodeT:
    """A copy of an expression in a pattern: dotted names and constants, with signs and sums."""
    parts: dict[str, Any] = {
        name: _again(v) if isinstance(v, ast.AST) and not isinstance(v, ast.expr_context) else v
        for name, v in ast.iter_fields(node)
    }
    return ast.copy_location(type(node)(**parts), node)


def _helper(method: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(
        func=ast.Attribute(ast.Name(HELPER, ast.Load()), method, ast.Load()), args=list(arguments), keywords=[]
    )
