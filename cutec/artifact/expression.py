"""Arithmetic over symbols, for the work a kernel does: `2 * m * n * k`. The grammar is that of
`arithmetic`, with "*" and "/" for products.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cutec.artifact.arithmetic import Parser, Tree, tokens

_MAX_TOKENS = 200

# An exact value: numerator and denominator > 0, not reduced (to import `fractions` would take
# longer than all of this).
_Ratio = tuple[int, int]


def evaluate(text: str, names: Mapping[str, int]) -> float:
    """The value of `text`, computed exactly and rounded once. Raises ValueError on a syntax error,
    unknown name or division by zero.
    """
    top, bottom = _ratio(_parse(text, names), names, text)
    return top / bottom  # true division of ints rounds once


def check(text: str, names: set[str]) -> None:
    """Raise ValueError if `text` is not an expression over `names`. (Division by zero depends on
    values and is not looked for.)
    """
    _parse(text, names)


def _parse(text: str, names: Iterable[str]) -> Tree:
    parser = Parser(tokens(text, "[-+*/()]", 30, _MAX_TOKENS, "arithmetic over symbols and integers"), text, names)
    return parser.whole(parser.sum)


def _ratio(tree: Tree, names: Mapping[str, int], text: str) -> _Ratio:
    if not isinstance(tree, tuple):
        return (tree if isinstance(tree, int) else names[tree]), 1
    op, first, *rest = tree
    top, bottom = _ratio(first, names, text)
    if not rest:
        return -top, bottom
    other, below = _ratio(rest[0], names, text)
    if op in "+-":
        return top * below + (other if op == "+" else -other) * bottom, bottom * below
    if op == "*":
        return top * other, bottom * below
    if not other:
        raise ValueError(f"division by zero in {text!r}")
    sign = 1 if other > 0 else -1
    return sign * top * below, sign * bottom * other
