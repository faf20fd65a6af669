"""Conditions over symbols, for choosing among forms of a function:
`m * n <= 1048576 and k % 64 == 0`. Sums are those of `arithmetic`; they are also costs of forms and
extents of workspaces.

    guard := conjunction ("or" conjunction)*
    conjunction := negation ("and" negation)*
    negation := "not" negation | comparison
    comparison := sum (("<" | "<=" | ">" | ">=" | "==" | "!=") sum)+

Products are "*", "//" and "%". Parentheses may also stand around guards. A factor may also be
`min(a, b)` or `max(a, b)` of two or more sums. Numbers are integers of any size; divisors are
positive numbers, or at least one by `max(n, 1)`, so that a guard has a value for all arguments.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Any

from cutec.artifact import arithmetic
from cutec.artifact.arithmetic import Tree, tokens

_MAX_TOKENS = 2000  # costs of forms that split their tiles have about 1000
_KEPT = 1 << 13  # trees: terms of many candidates, and variants of them, are the same
_OPERATORS = r"<=|>=|==|!=|//|[-+*%()<>,]"
_COMPARE = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
_ARITHMETIC = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "min": min,
    "max": max,
}
EXTREMES = ("min", "max")
_WORDS = ("and", "or", "not")


def parse(text: str, names: frozenset[str] | set[str]) -> Tree:
    """The tree of a guard over `names`: that of arithmetic, ("and" | "or", a, b), ("not", a), and
    comparisons. Raises ValueError for any other text.
    """
    return _guard(text, frozenset(names))


def parse_sum(text: str, names: frozenset[str] | set[str]) -> Tree:
    """The tree of a sum, such as `(m + 127) // 128 * n`. Raises ValueError for any other text."""
    return _sum(text, frozenset(names))


@lru_cache(_KEPT)
def _guard(text: str, names: frozenset[str]) -> Tree:
    parser = _Parser(tokens(text, _OPERATORS, 18, _MAX_TOKENS, "comparison of symbols and integers"), text, names)
    tree = parser.whole(parser.inner)
    if not _is_condition(tree):
        raise ValueError(f"{text!r} is a number, expected a condition such as 'm <= 256'")
    return tree


@lru_cache(_KEPT)
def _sum(text: str, names: frozenset[str]) -> Tree:
    parser = _Parser(tokens(text, _OPERATORS, 18, _MAX_TOKENS, "sum of symbols and integers"), text, names)
    return parser.number(parser.whole(parser.sum))


def folded(tree: Tree) -> Tree:
    """A sum without operations on integers alone, and without products with 0."""
    if not isinstance(tree, tuple):
        return tree
    op, *operands = tree
    parts = [folded(operand) for operand in operands]
    if all(isinstance(part, int) for part in parts):
        return holds((op, *parts), {})
    return 0 if 0 in parts and op in ("*", "//", "%") else (op, *parts)


def holds(tree: Tree, values: Mapping[str, int]) -> Any:
    """The value of a tree."""
    if isinstance(tree, int):
        return tree
    if isinstance(tree, str):
        return values[tree]
    op, first, *rest = tree
    if op in ("and", "or"):
        value = holds(first, values)
        return holds(rest[0], values) if bool(value) == (op == "and") else value
    if not rest:
        return not holds(first, values) if op == "not" else -holds(first, values)
    return (_COMPARE.get(op) or _ARITHMETIC[op])(holds(first, values), holds(rest[0], values))


def text_of(tree: Tree, name: Callable[[str], str]) -> str:
    """A tree as the text of a Python expression, made of fixed words, numbers and the texts
    that `name` gives for names.
    """
    if isinstance(tree, int):
        return str(tree)
    if isinstance(tree, str):
        return name(tree)
    op, *operands = tree
    if op in ("and", "or"):
        return f"({f' {op} '.join(text_of(operand, name) for operand in joined(tree))})"
    texts = [text_of(operand, name) for operand in operands]
    if op in EXTREMES:
        return f"{op}({', '.join(texts)})"
    return f"({op} {texts[0]})" if len(texts) == 1 else f"({texts[0]} {op} {texts[1]})"


def compiled(tree: Tree) -> Callable[[Mapping[str, int]], int]:
    """A tree as a function of its names' values."""
    code = compile(text_of(tree, lambda name: f"x[{name!r}]"), "<sum>", "eval")
    return lambda values: eval(code, {"x": values})


def joined(tree: tuple[Any, ...]) -> list[Tree]:
    """The operands of a chain of "and", or of "or": a and b and c are three."""
    op, first, second = tree
    before = joined(first) if isinstance(first, tuple) and first[0] == op else [first]
    return [*before, second]


def names_of(tree: Tree) -> set[str]:
    """The names that a tree reads."""
    if isinstance(tree, str):
        return {tree}
    return set() if isinstance(tree, int) else set().union(*(names_of(operand) for operand in tree[1:]))


def shared(trees: Sequence[Tree]) -> tuple[dict[str, Tree], list[Tree]]:
    """The operations that occur more than once in sums, by the names $0, $1, ..., which stand in
    their place in the sums that follow, and in later operations.
    """
    counts: dict[Tree, int] = {}  # in the order in which they can be computed

    def count(tree: Tree) -> None:
        if isinstance(tree, tuple):
            if tree not in counts:
                for operand in tree[1:]:
                    count(operand)
            counts[tree] = counts.get(tree, 0) + 1

    for tree in trees:
        count(tree)
    names: dict[Tree, str] = {}

    def written(tree: Tree) -> Tree:
        if not isinstance(tree, tuple):
            return tree
        return names.get(tree) or (tree[0], *map(written, tree[1:]))

    parts: dict[str, Tree] = {}
    for tree in (tree for tree, times in counts.items() if times > 1):
        parts[f"${len(parts)}"] = written(tree)
        names[tree] = f"${len(names)}"
    return parts, list(map(written, trees))


def _is_positive(tree: Tree) -> bool:
    """Whether a number is positive for all arguments: one that is written, or a `max` with one."""
    if isinstance(tree, tuple):
        return tree[0] == "max" and any(map(_is_positive, tree[1:]))
    return isinstance(tree, int) and tree > 0


def _is_condition(tree: Tree) -> bool:
    return isinstance(tree, tuple) and (tree[0] in _WORDS or tree[0] in _COMPARE)


class _Parser(arithmetic.Parser):
    products = ("*", "//", "%")
    words = _WORDS

    def factor(self) -> Tree:
        if self.tokens[:1] and self.tokens[0] in EXTREMES and self.tokens[1:2] == ["("]:
            return self.extreme(self.tokens.pop(0))
        return super().factor()

    def extreme(self, op: str) -> Tree:
        """What stands behind `min` or `max`: a tree of pairs."""
        found: list[Tree] = []
        while self.take("," if found else "("):
            found.append(self.number(self.sum()))
        if not self.take(")") or len(found) < 2:
            raise ValueError(f"{op} is of two sums or more, {op}(a, b), in {self.text!r}")
        return reduce(lambda one, other: (op, one, other), found)

    def inner(self) -> Tree:
        tree = self.conjunction()
        while self.take("or"):
            tree = ("or", self.condition(tree), self.condition(self.conjunction()))
        return tree

    def conjunction(self) -> Tree:
        tree = self.negation()
        while self.take("and"):
            tree = ("and", self.condition(tree), self.condition(self.negation()))
        return tree

    def negation(self) -> Tree:
        return ("not", self.condition(self.negation())) if self.take("not") else self.comparison()

    def comparison(self) -> Tree:
        left, found = self.sum(), None
        while op := self.take(*_COMPARE):
            right = self.sum()
            one = (op, self.number(left), self.number(right))
            found, left = one if found is None else ("and", found, one), right
        return left if found is None else found

    def operand(self, op: str, tree: Tree) -> Tree:
        if op != "*" and not _is_positive(tree):
            raise ValueError(f"divisors are positive numbers, or max(n, 1), in {self.text!r}")
        return super().operand(op, tree)

    def number(self, tree: Tree) -> Tree:
        if _is_condition(tree):
            raise ValueError(f"a condition stands where {self.text!r} needs a number")
        return tree

    def condition(self, tree: Tree) -> Tree:
        if not _is_condition(tree):
            raise ValueError(f"a number stands where {self.text!r} needs a condition")
        return tree
