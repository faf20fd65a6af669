"""`match` as `if`: patterns that compare, capture and take sequences of known length apart."""

from __future__ import annotations

import ast
from collections.abc import Callable

from cutec.frontend.names import HELPER, placed_at
from cutec.records import dataclass, field

# Makes the expression for what is matched (a new tree every time: trees are told apart by identity).
_Subject = Callable[[], ast.expr]


@dataclass
class _Test:
    """A pattern as conditions that must all hold, and names with what they are bound to."""

    conditions: list[ast.expr] = field(default_factory=list)
    captures: list[tuple[str, ast.expr]] = field(default_factory=list)


def as_branches(node: ast.Match) -> list[ast.stmt] | None:
    """The statements that do the same with `if`; None where a pattern needs Python's `match` (classes, mappings, starred names)."""
    name = f"__cutec_subject_{node.lineno}_{node.col_offset}"
    tests = [_test(case.pattern, lambda: ast.Name(name, ast.Load())) for case in node.cases]
    if None in tests:
        return None
    body: list[ast.stmt] = []
    for case, test in reversed(list(zip(node.cases, tests))):
        body = _branch(case, test, body)
    subject = ast.Assign(targets=[ast.Name(name, ast.Store())], value=node.subject)
    return [placed_at(subject, node.subject), *body]


def _branch(case: ast.match_case, test: _Test, orelse: list[ast.stmt]) -> list[ast.stmt]:
    """One case, and what is done where it does not match. A guard may read captured names: then they are bound before it, which the
    language permits though the case does not match."""
    captures = [placed_at(ast.Assign(targets=[ast.Name(name, ast.Store())], value=value), case.pattern) for name, value in test.captures]
    conditions = [placed_at(c, case.pattern) for c in test.conditions] + ([case.guard] if case.guard else [])
    if not conditions:
        return [*captures, *case.body]
    together = conditions[0] if len(conditions) == 1 else placed_at(ast.BoolOp(ast.And(), conditions), case.pattern)
    before, inside = (captures, []) if case.guard else ([], captures)
    return [*before, placed_at(ast.If(test=together, body=[*inside, *case.body], orelse=orelse), case.pattern)]


def _test(pattern: ast.pattern, subject: _Subject) -> _Test | None:
    if isinstance(pattern, ast.MatchValue):
        return _Test([ast.Compare(left=subject(), ops=[ast.Eq()], comparators=[pattern.value])])
    if isinstance(pattern, ast.MatchSingleton):
        return _Test([ast.Compare(left=subject(), ops=[ast.Is()], comparators=[ast.Constant(pattern.value)])])
    if isinstance(pattern, ast.MatchOr):
        return _alternatives([_test(p, subject) for p in pattern.patterns])
    if isinstance(pattern, ast.MatchAs):
        test = _test(pattern.pattern, subject) if pattern.pattern else _Test()
        if test and pattern.name:
            test.captures.append((pattern.name, subject()))
        return test
    if isinstance(pattern, ast.MatchSequence):
        return _sequence(pattern.patterns, subject)
    return None


def _alternatives(tests: list[_Test | None]) -> _Test | None:
    if any(test is None or test.captures for test in tests):
        return None
    if any(not test.conditions for test in tests):
        return _Test()
    return _Test([ast.BoolOp(ast.Or(), [_all(test.conditions) for test in tests])])


def _all(conditions: list[ast.expr]) -> ast.expr:
    return conditions[0] if len(conditions) == 1 else ast.BoolOp(ast.And(), conditions)


def _sequence(patterns: list[ast.pattern], subject: _Subject) -> _Test | None:
    count = len(patterns)
    result = _Test([_helper("is_sequence", subject(), ast.Constant(count))])
    for index, pattern in enumerate(patterns):
        part = _test(pattern, lambda i=index: _helper("part", subject(), ast.Constant(count), ast.Constant(i)))
        if part is None:
            return None
        result.conditions += part.conditions
        result.captures += part.captures
    return result


def _helper(method: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(func=ast.Attribute(ast.Name(HELPER, ast.Load()), method, ast.Load()), args=list(arguments), keywords=[])
