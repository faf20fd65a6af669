"""Arithmetic over symbols, for the work a kernel does: `2 * m * n * k`. Parsed and computed here; nothing is ever evaluated as Python.

expression := term (("+" | "-") term)*      term := factor (("*" | "/") factor)*      factor := INT | NAME | "-" factor | "(" expression ")"
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

_TOKEN = re.compile(r"\s*(?:(?P<int>[0-9]{1,30})|(?P<name>[A-Za-z_][A-Za-z0-9_]*)|(?P<op>[-+*/()]))")
_MAX_TOKENS = 200


def evaluate(text: str, names: Mapping[str, int]) -> float:
    """The value of `text`, computed exactly and rounded once. Raises ValueError on a syntax error, unknown name or division by zero."""
    parser = _Parser(_tokens(text), text, names)
    value = parser.sum()
    if parser.tokens:
        raise ValueError(f"unexpected {parser.tokens[0]!r} in {text!r}")
    return value[0] / value[1]  # true division of ints rounds once


def check(text: str, names: set[str]) -> None:
    """Raise ValueError if `text` is not an expression over `names`. (Division by zero depends on values and is not looked for.)"""
    tokens = _tokens(text)
    unknown = [t for t in tokens if t[0].isidentifier() and t not in names]
    if unknown:
        raise ValueError(f"unknown name {unknown[0]!r} in {text!r}, known: {', '.join(sorted(names)) or 'none'}")
    with suppress(_Zero):
        evaluate(text, dict.fromkeys(names, 1))


class _Zero(ValueError):
    """A division by zero."""


def _tokens(text: str) -> list[str]:
    tokens, position = [], 0
    while text[position:].strip():
        match = _TOKEN.match(text, position)
        if not match or len(tokens) >= _MAX_TOKENS:
            raise ValueError(f"{text[:80]!r} is not arithmetic over symbols and integers")
        tokens.append(match[match.lastgroup or 0])
        position = match.end()
    return tokens


# An exact value: numerator and denominator > 0, not reduced (`fractions` would take longer to import than all of this to run).
_Ratio = tuple[int, int]


class _Parser:
    def __init__(self, tokens: list[str], text: str, names: Mapping[str, int]):
        self.tokens = tokens
        self.text = text
        self.names = names

    def sum(self) -> _Ratio:
        top, bottom = self.product()
        while self.tokens and self.tokens[0] in "+-":
            sign = 1 if self.tokens.pop(0) == "+" else -1
            other, below = self.product()
            top, bottom = top * below + sign * other * bottom, bottom * below
        return top, bottom

    def product(self) -> _Ratio:
        top, bottom = self.factor()
        while self.tokens and self.tokens[0] in "*/":
            multiply, (other, below) = self.tokens.pop(0) == "*", self.factor()
            if multiply:
                top, bottom = top * other, bottom * below
                continue
            if not other:
                raise _Zero(f"division by zero in {self.text!r}")
            sign = 1 if other > 0 else -1
            top, bottom = sign * top * below, sign * bottom * other
        return top, bottom

    def factor(self) -> _Ratio:
        if not self.tokens:
            raise ValueError(f"{self.text!r} ends early")
        token = self.tokens.pop(0)
        if token == "-":
            top, bottom = self.factor()
            return -top, bottom
        if token == "(":
            value = self.sum()
            if not self.tokens or self.tokens.pop(0) != ")":
                raise ValueError(f"missing ')' in {self.text!r}")
            return value
        if token.isdigit():
            return int(token), 1
        if token not in self.names:
            raise ValueError(f"unknown name or misplaced {token!r} in {self.text!r}")
        return self.names[token], 1
