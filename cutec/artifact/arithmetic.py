"""Arithmetic over symbols as trees, for the work a kernel does (`expression`) and for conditions
(`guard`). Nothing is ever evaluated as Python.

    sum := product (("+" | "-") product)*
    product := factor (OPERATOR factor)*
    factor := INT | NAME | "-" factor | "(" inner ")"

`2 * m + n` has the tree ("+", ("*", 2, "m"), "n").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from typing import Any

# An int, a name, or an operator with its operands: ("-", a), ("*", a, b), ...
Tree = Any


def tokens(text: str, operators: str, digits: int, most: int, what: str) -> list[str]:
    """The tokens of a text: integers of up to `digits` digits, names, and what the pattern
    `operators` matches. Raises ValueError, which says that the text is no `what`, for anything else
    and for more than `most` tokens.
    """
    token = re.compile(rf"\s*(?:([0-9]{{1,{digits}}})|([A-Za-z_][A-Za-z0-9_]*)|({operators}))")
    found, position, end = [], 0, len(text.rstrip())
    while position < end:
        match = token.match(text, position)
        if not match or len(found) >= most:
            raise ValueError(f"{text[:80]!r} is no {what}")
        found.append(match[match.lastindex or 0])
        position = match.end()
    return found


class Parser:
    """A recursive descent parser: one method per rule of the grammar. `tokens` are those not yet
    read, `products` the operators of products, `words` the names that are no symbols.
    """

    products: tuple[str, ...] = ("*", "/")
    words: Container[str] = ()

    def __init__(self, tokens: list[str], text: str, names: Iterable[str]):
        self.tokens = tokens
        self.text = text
        self.names = frozenset(names)

    def whole(self, rule: Callable[[], Tree]) -> Tree:
        """The tree that a rule makes of all tokens. Raises ValueError if some are left."""
        tree = rule()
        if self.tokens:
            raise ValueError(f"unexpected {self.tokens[0]!r} in {self.text!r}")
        return tree

    def take(self, *wanted: str) -> str | None:
        """The next token if it is one of these."""
        return self.tokens.pop(0) if self.tokens and self.tokens[0] in wanted else None

    def sum(self) -> Tree:
        tree = self.product()
        while op := self.take("+", "-"):
            tree = (op, self.number(tree), self.number(self.product()))
        return tree

    def product(self) -> Tree:
        tree = self.factor()
        while op := self.take(*self.products):
            tree = (op, self.number(tree), self.operand(op, self.factor()))
        return tree

    def factor(self) -> Tree:
        if self.take("-"):
            return ("-", self.number(self.factor()))
        if self.take("("):
            tree = self.inner()
            if not self.take(")"):
                raise ValueError(f"missing ')' in {self.text!r}")
            return tree
        if not self.tokens:
            raise ValueError(f"{self.text!r} ends early")
        token = self.tokens.pop(0)
        if token.isdigit():
            return int(token)
        if not token.isidentifier() or token in self.words:
            raise ValueError(f"misplaced {token!r} in {self.text!r}")
        if token not in self.names:
            raise ValueError(
                f"unknown name {token!r} in {self.text!r}, known: {', '.join(sorted(self.names)) or 'none'}"
            )
        return token

    def inner(self) -> Tree:
        """The rule for what stands in parentheses."""
        return self.sum()

    def number(self, tree: Tree) -> Tree:
        """An operand of arithmetic."""
        return tree

    def operand(self, op: str, tree: Tree) -> Tree:
        """The second operand of a product."""
        return self.number(tree)
