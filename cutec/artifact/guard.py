"""Conditions over symbols, for choosing among forms of a function: `m * n <= 1048576 and k % 64 == 0`. Parsed here into a tree; nothing is
ever evaluated as Python.

guard := conjunction ("or" conjunction)*    conjunction := negation ("and" negation)*    negation := "not" negation | comparison | "(" guard ")"
comparison := sum (("<" | "<=" | ">" | ">=" | "==" | "!=") sum)+    sum := product (("+" | "-") product)*
product := factor (("*" | "//" INT | "%" INT) factor)*    factor := INT | NAME | "-" factor | "(" sum ")"

Numbers are integers of any size; divisors are positive numbers, so that a guard has a value for all arguments.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from typing import Any

_TOKEN = re.compile(r"\s*(?:(?P<int>[0-9]{1,18})|(?P<name>[A-Za-z_][A-Za-z0-9_]*)|(?P<op><=|>=|==|!=|//|[-+*%()<>]))")
_MAX_TOKENS = 100
_COMPARE = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq, "!=": operator.ne}
_ARITHMETIC = {"+": operator.add, "-": operator.sub, "*": operator.mul, "//": operator.floordiv, "%": operator.mod}
_WORDS = ("and", "or", "not")

# An int, a name, or an operator with its operands: ("and" | "or", a, b), ("not", a), ("-", a), (arithmetic or comparison, a, b).
Tree = Any


def parse(text: str, names: frozenset[str] | set[str]) -> Tree:
    """The tree of a guard over `names`. Raises ValueError for any other text."""
    parser = _Parser(_tokens(text), text, names)
    tree = parser.alternatives()
    if parser.tokens:
        raise ValueError(f"unexpected {parser.tokens[0]!r} in {text!r}")
    if not _is_condition(tree):
        raise ValueError(f"{text!r} is a number, expected a condition such as 'm <= 256'")
    return tree


def holds(tree: Tree, values: Mapping[str, int]) -> Any:
    """The value of a tree."""
    if isinstance(tree, int):
        return tree
    if isinstance(tree, str):
        return values[tree]
    op, first, *rest = tree
    if op in ("and", "or"):
        return holds(rest[0] if bool(holds(first, values)) == (op == "and") else first, values)
    if not rest:
        return not holds(first, values) if op == "not" else -holds(first, values)
    return (_COMPARE.get(op) or _ARITHMETIC[op])(holds(first, values), holds(rest[0], values))


def text_of(tree: Tree, name: Callable[[str], str]) -> str:
    """A tree as the text of a Python expression, made of this module's own words, numbers and what `name` gives for names."""
    if isinstance(tree, int):
        return str(tree)
    if isinstance(tree, str):
        return name(tree)
    op, *operands = tree
    texts = [text_of(operand, name) for operand in operands]
    return f"({op} {texts[0]})" if len(texts) == 1 else f"({texts[0]} {op} {texts[1]})"


def names_of(tree: Tree) -> set[str]:
    """The names that a tree reads."""
    if isinstance(tree, str):
        return {tree}
    return set() if isinstance(tree, int) else set().union(*(names_of(operand) for operand in tree[1:]))


def _is_condition(tree: Tree) -> bool:
    return isinstance(tree, tuple) and (tree[0] in _WORDS or tree[0] in _COMPARE)


def _tokens(text: str) -> list[str]:
    tokens, position = [], 0
    while text[position:].strip():
        match = _TOKEN.match(text, position)
        if not match or len(tokens) >= _MAX_TOKENS:
            raise ValueError(f"{text[:80]!r} is no comparison of symbols and integers")
        tokens.append(match[match.lastgroup or 0])
        position = match.end()
    return tokens


class _Parser:
    """A method a rule of the grammar; `tokens` is what is left."""

    def __init__(self, tokens: list[str], text: str, names: frozenset[str] | set[str]):
        self.tokens = tokens
        self.text = text
        self.names = names

    def take(self, *wanted: str) -> str | None:
        """The next token if it is one of these."""
        return self.tokens.pop(0) if self.tokens and self.tokens[0] in wanted else None

    def alternatives(self) -> Tree:
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

    def sum(self) -> Tree:
        tree = self.product()
        while op := self.take("+", "-"):
            tree = (op, self.number(tree), self.number(self.product()))
        return tree

    def product(self) -> Tree:
        tree = self.factor()
        while op := self.take("*", "//", "%"):
            right = self.factor()
            if op != "*" and not (isinstance(right, int) and right > 0):
                raise ValueError(f"divisors are positive numbers in {self.text!r}")
            tree = (op, self.number(tree), self.number(right))
        return tree

    def factor(self) -> Tree:
        if self.take("-"):
            return ("-", self.number(self.factor()))
        if self.take("("):
            tree = self.alternatives()
            if not self.take(")"):
                raise ValueError(f"missing ')' in {self.text!r}")
            return tree
        if not self.tokens:
            raise ValueError(f"{self.text!r} ends early")
        token = self.tokens.pop(0)
        if token.isdigit():
            return int(token)
        if token not in self.names or token in _WORDS:
            raise ValueError(f"unknown name or misplaced {token!r} in {self.text!r}, known: {', '.join(sorted(self.names)) or 'none'}")
        return token

    def number(self, tree: Tree) -> Tree:
        if _is_condition(tree):
            raise ValueError(f"a condition stands where {self.text!r} needs a number")
        return tree

    def condition(self, tree: Tree) -> Tree:
        if not _is_condition(tree):
            raise ValueError(f"a number stands where {self.text!r} needs a condition")
        return tree
