"""Expressions of the layout algebra: every notation of `parse`, integers with + - * // %, and calls
of the algebra's functions.

    zipped_divide((8,8):(8,1), [4:1;4:1])
    composition(S<2,0,3>, (8,8):(8,1))
    ((4,8):(8,1))(1, 3)

`evaluate` runs only these functions and limits lengths, depths and numbers, so that hostile text
can neither harm nor hang.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any, NoReturn

from cutec.layout.basis import ScaledBasis
from cutec.layout.errors import LayoutError
from cutec.layout.layout import Layout, LayoutBase
from cutec.layout.leaf import Leaf, is_leaf
from cutec.layout.swizzle import ComposedLayout, Swizzle
from cutec.layout.text import Tile, parse

MAX_LENGTH = 10_000
MAX_DEPTH = 60
MAX_BITS = 512
MAX_COUNT = 4096
"""The largest rank or number of repetitions in a call."""

_TOKEN = re.compile(
    r"""\s*(?: (?P<type>!cute\.\w+<"[^"]*">)
             | (?P<string>'[^']*'|"[^"]*")
             | (?P<swizzle>S<\s*-?\d+\s*,\s*-?\d+\s*,\s*-?\d+\s*>)
             | (?P<dynamic>\?(?:\{[^{}]*\})?)
             | (?P<integer>\d+)
             | (?P<name>[A-Za-z_]\w*)
             | (?P<mark>//|[-+*%:@()\[\],;.=]) )""",
    re.VERBOSE,
)
_COUNTING = ("repeat", "repeat_as_tuple", "append", "prepend", "append_to_rank", "prepend_to_rank")
_ATTRIBUTES = (
    "shape",
    "stride",
    "inner",
    "offset",
    "outer",
    "rank",
    "depth",
    "bits",
    "base",
    "shift",
    "value",
    "modes",
)
_CONSTANTS: dict[str, object] = {"_": None, "None": None, "True": True, "False": False}


def evaluate(text: str, functions: Mapping[str, Callable[..., object]]) -> Any:
    """The value of an expression over the given functions.

    Raises LayoutError for malformed text, with the position, and for arguments that the functions
    reject.

    >>> evaluate("size((4,(2,3)))*2", {"size": lambda x: 24})
    48
    """
    if not isinstance(text, str) or len(text) > MAX_LENGTH:
        raise LayoutError(f"an expression is a text of at most {MAX_LENGTH} characters")
    expression = _Expression(text, functions)
    value = _plain(expression.composed())
    if expression.kind is not None:
        expression.fail("the end or an operator")
    if callable(value) and not isinstance(value, (LayoutBase, Swizzle)):
        raise LayoutError(f"{text.strip()} is a function; give it arguments")
    return value


class _Group(tuple):
    """`(x)`: a 1-tuple in a layout's notation, x itself elsewhere."""

    __slots__ = ()


def _plain(x: Any) -> Any:
    return x[0] if isinstance(x, _Group) else x


def _element(x: Any) -> Any:
    """An element of a tuple, shape or stride: `(x)` is a 1-tuple if x is a leaf or a tuple."""
    if not isinstance(x, _Group):
        return x
    inner = _element(x[0])
    return (
        (inner,)
        if is_leaf(inner) or (isinstance(inner, (tuple, ScaledBasis)) and not isinstance(inner, Tile))
        else inner
    )


class _Expression:
    """Recursive descent. `kind`, `token` and `start` are those of the next token."""

    def __init__(self, text: str, functions: Mapping[str, Callable[..., object]]):
        self.text, self.functions = text, functions
        self.at, self.depth = 0, 0
        self.kind: str | None
        self.advance()

    def advance(self) -> None:
        match = _TOKEN.match(self.text, self.at)
        if match is None:
            self.start = len(self.text) - len(self.text[self.at :].lstrip())
            self.kind, self.token = None, ""
            if self.start < len(self.text):
                self.fail("a number, name, bracket or operator")
            return
        kind = match.lastgroup
        assert kind is not None  # every alternative is a named group
        self.kind, self.token = kind, match[kind]
        self.start, self.at = match.start(kind), match.end()

    def fail(self, expected: str) -> NoReturn:
        found = repr(self.text[self.start : self.start + 20]) if self.start < len(self.text) else "the end"
        raise LayoutError(f"expected {expected} at position {self.start}, found {found}")

    def accept(self, *tokens: str) -> str:
        """The next token if it is one of these, else ''."""
        if self.kind in ("mark", "name") and self.token in tokens:
            token = self.token
            self.advance()
            return token
        return ""

    def expect(self, token: str) -> None:
        if not self.accept(token):
            self.fail(repr(token))

    def composed(self) -> Any:
        """`A o offset o B`, a layout, or anything that binds tighter."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            self.fail(f"at most {MAX_DEPTH} nested expressions")
        inner = self.layout()
        if isinstance(_plain(inner), (Layout, Swizzle)) and self.accept("o"):
            offset = self.layout()
            self.expect("o")
            inner = ComposedLayout(_plain(inner), _element(offset), _plain(self.layout()))
        self.depth -= 1
        return inner

    def layout(self) -> Any:
        shape = self.sum()
        if not self.accept(":"):
            return shape
        stride = self.sum()
        if isinstance(shape, _Group) and isinstance(stride, _Group):
            return Layout(_element(shape), _element(stride))
        return Layout(_plain(shape), _plain(stride))

    def sum(self) -> Any:
        left = self.term()
        while sign := self.accept("+", "-"):
            right = self.term()
            left = self.number(sign, left, right)
        return left

    def term(self) -> Any:
        left = self.unary()
        while sign := self.accept("*", "//", "%"):
            right = self.unary()
            left = self.number(sign, left, right)
        return left

    def number(self, sign: str, left: object, right: object) -> int | Leaf:
        """left sign right, of integers."""
        a, b = _plain(left), _plain(right)
        if not all(is_leaf(x) and not isinstance(x, bool) for x in (a, b)):
            raise LayoutError(f"{sign} before position {self.start} takes integers")
        if sign in ("//", "%") and b == 0:
            raise LayoutError(f"division by 0 before position {self.start}")
        operations = {
            "+": lambda: a + b,
            "-": lambda: a - b,
            "*": lambda: a * b,
            "//": lambda: a // b,
            "%": lambda: a % b,
        }
        result = operations[sign]()
        if isinstance(result, int) and result.bit_length() > MAX_BITS:
            raise LayoutError(f"a number of more than {MAX_BITS} bits before position {self.start}")
        return result

    def unary(self) -> Any:
        if self.accept("-"):
            return self.number("-", 0, self.postfix())
        return self.postfix()

    def postfix(self) -> Any:
        value = self.atom()
        while mark := self.accept("(", "[", ".", "@"):
            value = self.applied(_plain(value), mark)
        return value

    def applied(self, value: Any, mark: str) -> Any:
        if mark == "(":
            return self.call(value)
        if mark == "[":
            index = _plain(self.composed())
            self.expect("]")
            return self.item(value, index)
        if mark == ".":
            name = self.token
            of_layout = isinstance(value, (LayoutBase, Swizzle, ScaledBasis)) and hasattr(value, name)
            if self.kind != "name" or name not in _ATTRIBUTES or not of_layout:
                self.fail(f"one of the attributes {', '.join(_ATTRIBUTES)} of a layout")
            self.advance()
            return getattr(value, name)
        return self.basis(value)

    def basis(self, value: Any) -> ScaledBasis:
        """`3@1@0` after its value and the first @."""
        modes = []
        while True:
            if self.kind != "integer":
                self.fail("the mode of a basis")
            modes.append(int(self.token[:18]))
            self.advance()
            if not self.accept("@"):
                return ScaledBasis(value, tuple(reversed(modes)))

    def item(self, value: object, index: object) -> Any:
        if not isinstance(value, (tuple, LayoutBase)) or not isinstance(index, int):
            raise LayoutError(f"an index before position {self.start} needs a tuple or layout, and an integer")
        if isinstance(value, tuple) and not -len(value) <= index < len(value):
            raise LayoutError(f"there is no mode {index} of {len(value)}, before position {self.start}")
        return value[index]

    def call(self, function: object) -> Any:
        args: list[Any] = []
        named: dict[str, Any] = {}
        while not self.accept(")"):
            if args or named:
                self.expect(",")
            name = self.token if self.kind == "name" and re.match(r"\s*=", self.text[self.at :]) else ""
            if name:
                self.advance()
                self.expect("=")
                named[name] = _plain(self.composed())
            else:
                args.append(_plain(self.composed()))
        if not callable(function):
            raise LayoutError(f"the called value before position {self.start} is no function")
        if getattr(function, "__name__", "") in _COUNTING and any(
            isinstance(a, int) and a > MAX_COUNT for a in (*args, *named.values())
        ):
            raise LayoutError(f"a count of more than {MAX_COUNT} before position {self.start}")
        try:
            return function(*args, **named)
        except (TypeError, AttributeError, ValueError, IndexError, OverflowError, RecursionError) as problem:
            if isinstance(problem, LayoutError):
                raise
            raise LayoutError(
                f"{getattr(function, '__name__', function)}: these arguments do not fit: {problem}"
            ) from None

    def atom(self) -> Any:
        kind, token = self.kind, self.token
        if kind == "mark" and token == "(":
            return self.brackets()
        if kind == "mark" and token == "[":
            return self.tile()
        if kind is None or kind == "mark":
            self.fail("a number, name, layout or bracket")
        if kind == "integer" and len(token) > 40:
            self.fail("an integer of at most 40 digits")
        value = self.named(token) if kind == "name" else _literal(kind, token)
        self.advance()
        return value

    def named(self, name: str) -> Any:
        if name in _CONSTANTS:
            return _CONSTANTS[name]
        if name not in self.functions:
            near = get_close_matches(name, self.functions, 3)
            raise LayoutError(
                f"unknown name {name!r} at position {self.start}" + (f"; is it {' or '.join(near)}?" if near else "")
            )
        return self.functions[name]

    def brackets(self) -> tuple[Any, ...]:
        """`(a)`, `(a,b)`, `(a,)` or `()`."""
        self.expect("(")
        items: list[Any] = []
        comma = False
        while not self.accept(")"):
            if items:
                self.expect(",")
                comma = True
                if self.accept(")"):
                    break
            items.append(self.composed())
        if len(items) == 1 and not comma:
            return _Group(items)
        return tuple(map(_element, items))

    def tile(self) -> tuple[Any, ...]:
        """`[4:1;_]`; with commas a tuple."""
        self.expect("[")
        items: list[Any] = []
        separators = set()
        while not self.accept("]"):
            if items:
                separators.add(self.accept(";", ",") or self.fail("';' or ']'"))
            items.append(self.composed())
        if separators == {","}:
            return tuple(map(_element, items))
        values = tuple(map(_plain, items))
        for value in values:
            if not (value is None or isinstance(value, (int, Layout, tuple))):
                self.fail("layouts, '_' and tiles only in the tile before it")
        return Tile(values)


def _literal(kind: str, token: str) -> Any:
    if kind == "integer":
        return int(token)
    if kind == "string":
        return parse(token[1:-1])
    return parse(token)
