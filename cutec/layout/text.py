"""The canonical text of layouts and its parser.

    int tuple   4   ?   ?{i64 div=8}   _   1@0   (4,(8,?))    tile     [4:1;(2,2):(1,4);_]
    layout      (4,8):(1,?{div=8})                            swizzle  S<3,4,3>
    composed    S<3,4,3> o 0 o (8,64):(64,1)                  type     !cute.layout<"(4,8):(1,4)">

A tile is a Python tuple of layouts, wildcards (None) and tiles. `parse` returns a `Tile`, a tuple
that always prints in brackets.
"""

from __future__ import annotations

from typing import Any, NoReturn

from cutec.layout.basis import ScaledBasis
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import format_tuple, is_static
from cutec.layout.layout import Layout, LayoutBase
from cutec.layout.leaf import Dyn, Leaf
from cutec.layout.swizzle import ComposedLayout, Swizzle

MAX_DEPTH = 64
"""The deepest nesting that the parser accepts: hostile text cannot exhaust the stack."""

MAX_DIGITS = 40
"""The most digits of an integer that the parser accepts."""


class Tile(tuple):
    """A tuple of layouts, wildcards (None) and tiles, which prints as `[4:1;_]`.

    >>> str(Tile((Layout(4), None)))
    '[4:1;_]'
    """

    __slots__ = ()

    def __str__(self) -> str:
        return tile_text(self)

    def __repr__(self) -> str:
        return f"Tile({tuple(self)!r})"


_TUPLE_KINDS = ("int_tuple", "shape", "stride", "coord")
_KINDS = (*_TUPLE_KINDS, "tile", "layout", "swizzle", "composed_layout")


def format_text(x: object) -> str:
    """Canonical text of an int tuple, tile, layout, swizzle or composed layout. `parse` is the
    inverse, except that every dynamic leaf becomes a `Dyn` (see `abstract`).

    >>> format_text(((4, 8), Layout((2, 2), (1, 2)), None))
    '[[4:1;8:1];(2,2):(1,2);_]'
    """
    if is_tile(x):
        return tile_text(x)
    return format_tuple(tuple(x) if isinstance(x, list) else x)


def is_tile(x: object) -> bool:
    """Whether x is a `Tile`, or a tuple that holds a layout."""
    return isinstance(x, Tile) or (
        isinstance(x, (tuple, list)) and any(isinstance(e, LayoutBase) or is_tile(e) for e in x)
    )


def tile_text(x: object) -> str:
    """The text of a tile or of an item of one; an integer n means the layout n:1."""
    if isinstance(x, (int, Leaf)):
        return str(Layout(x, 1))
    if isinstance(x, (tuple, list)):
        return f"[{';'.join(map(tile_text, x))}]"
    return format_tuple(x)


def type_text(x: object, kind: str | None = None) -> str:
    """The `!cute` type of x: `!cute.layout<"...">`. Int tuples are `kind` (shape, stride, coord;
    int_tuple when left out).

    >>> type_text(Layout((4, 8)))
    '!cute.layout<"(4,8):(1,4)">'
    >>> type_text((4, 8), "shape")
    '!cute.shape<"(4,8)">'
    """
    if isinstance(x, Layout):
        kind = kind or "layout"
    elif isinstance(x, ComposedLayout):
        kind = kind or "composed_layout"
    elif isinstance(x, Swizzle):
        kind = kind or "swizzle"
    elif kind is None:
        kind = "tile" if is_tile(x) else "int_tuple"
    return f'!cute.{kind}<"{format_text(x)}">'


def abstract(x: Any) -> Any:
    """x with every dynamic leaf replaced by the `Dyn` of its facts. Texts and type inference know
    no more than that.

    >>> abstract(Layout((4, Dyn(64, 8))))
    (4,?{i64 div=8}):(1,4)
    """
    if isinstance(x, Leaf):
        return x if type(x) is Dyn else Dyn(x.width, x.div)
    if isinstance(x, Tile):
        return Tile(map(abstract, x))
    if isinstance(x, (tuple, list)):
        return tuple(map(abstract, x))
    if isinstance(x, Layout):
        return x if is_static(x) else Layout(abstract(x.shape), abstract(x.stride))
    if isinstance(x, ComposedLayout):
        return ComposedLayout(abstract(x.inner), abstract(x.offset), abstract(x.outer))
    if isinstance(x, ScaledBasis):
        return ScaledBasis(abstract(x.value), x.modes)
    return x


def parse(text: str) -> Any:
    """The value that a canonical text stands for; spaces around punctuation are allowed. Dynamic
    leaves become `Dyn`, `_` becomes None.

    Raises LayoutError for malformed text, with the position.

    >>> parse("(4,?{div=8}):(1,4)")
    (4,?{div=8}):(1,4)
    >>> parse("[4:1;_]")
    Tile((4:1, None))
    """
    if not isinstance(text, str):
        raise LayoutError(f"layout text must be a string, not {text!r}")
    parser = _Parser(text)
    value = parser.type()[1] if text.lstrip().startswith("!") else parser.value()
    parser.end()
    return value


def parse_type(text: str) -> tuple[str, Any]:
    """(kind, value) of a type's text such as `!cute.shape<"(4,?)">`. Raises LayoutError as `parse`
    does.
    """
    parser = _Parser(text)
    kind, value = parser.type()
    parser.end()
    return kind, value


class _Parser:
    """Recursive descent over one text; `at` is the position of the next character."""

    def __init__(self, text: str):
        self.text, self.at, self.depth = text, 0, 0

    def fail(self, expected: str) -> NoReturn:
        found = repr(self.text[self.at]) if self.at < len(self.text) else "the end"
        raise LayoutError(f"layout text {self.text[:200]!r}: expected {expected} at position {self.at}, found {found}")

    def peek(self) -> str:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        return self.text[self.at : self.at + 1]

    def accept(self, token: str) -> bool:
        self.peek()
        if self.text.startswith(token, self.at):
            self.at += len(token)
            return True
        return False

    def expect(self, token: str) -> None:
        if not self.accept(token):
            self.fail(repr(token))

    def end(self) -> None:
        if self.peek():
            self.fail("the end")

    def type(self) -> tuple[str, Any]:
        """`!cute.KIND<"TEXT">` as (kind, value)."""
        self.expect("!cute.")
        start = self.at
        while self.text[self.at : self.at + 1].isalpha() or self.text[self.at : self.at + 1] == "_":
            self.at += 1
        kind = self.text[start : self.at]
        if kind not in _KINDS:
            self.at = start
            self.fail(f"one of {', '.join(_KINDS)}")
        self.expect('<"')
        value = self.value()
        if not _matches(kind, value):
            raise LayoutError(f"{self.text[:200]!r}: {format_text(value)} is no {kind}")
        self.expect('">')
        return kind, value

    def value(self) -> Any:
        """Anything but a type."""
        if self.peek() == "[":
            return self.tile()
        inner = self.swizzle() if self.peek() == "S" else self.layout_or_tuple()
        if not isinstance(inner, (Swizzle, Layout)) or not self.accept("o"):
            return inner
        offset = self.tuple()
        self.expect("o")
        outer = self.layout_or_tuple()
        if not isinstance(outer, Layout):
            self.fail("':' and the stride of the outer layout")
        return ComposedLayout(inner, offset, outer)

    def swizzle(self) -> Swizzle:
        self.expect("S<")
        bits = self.integer()
        self.expect(",")
        base = self.integer()
        self.expect(",")
        shift = self.integer()
        self.expect(">")
        return Swizzle(bits, base, shift)

    def tile(self) -> Tile:
        self.enter("[")
        items = [] if self.peek() == "]" else [self.tile_item()]
        while self.accept(";"):
            items.append(self.tile_item())
        self.leave("]")
        return Tile(items)

    def tile_item(self) -> object:
        item = self.tile() if self.peek() == "[" else self.layout_or_tuple()
        if not isinstance(item, (Layout, tuple, type(None))):
            self.fail("':' and a stride (the items of a tile are layouts and '_')")
        return item

    def layout_or_tuple(self) -> Any:
        shape = self.tuple()
        return Layout(shape, self.tuple()) if self.accept(":") else shape

    def tuple(self) -> Any:
        if self.peek() != "(":
            return self.leaf()
        self.enter("(")
        items = [] if self.peek() == ")" else [self.tuple()]
        while self.accept(","):
            items.append(self.tuple())
        self.leave(")")
        return tuple(items)

    def enter(self, bracket: str) -> None:
        self.expect(bracket)
        self.depth += 1
        if self.depth > MAX_DEPTH:
            self.fail(f"at most {MAX_DEPTH} nested brackets")

    def leave(self, bracket: str) -> None:
        self.expect(bracket)
        self.depth -= 1

    def leaf(self) -> object:
        if self.accept("_"):
            return None
        value = self.dynamic() if self.peek() == "?" else self.integer()
        modes = []
        while self.accept("@"):
            modes.append(self.integer())
        return ScaledBasis(value, tuple(reversed(modes))) if modes else value

    def dynamic(self) -> Dyn:
        """`?` and its facts."""
        self.expect("?")
        if not self.accept("{"):
            return Dyn()
        width = 64 if self.accept("i64") else 32
        div = self.integer() if self.accept("div=") else 1
        self.expect("}")
        return Dyn(width, div)

    def integer(self) -> int:
        negative = self.accept("-")
        self.peek()
        start = self.at
        while self.at < len(self.text) and self.text[self.at] in "0123456789":
            self.at += 1
        if not 0 < self.at - start <= MAX_DIGITS:
            self.at = start
            self.fail(f"an integer of at most {MAX_DIGITS} digits")
        value = int(self.text[start : self.at])
        return -value if negative else value


def _matches(kind: str, value: object) -> bool:
    """Whether a parsed value is of the kind of a type."""
    if isinstance(value, (Layout, ComposedLayout, Swizzle)):
        kinds = {Layout: ("layout", "tile"), ComposedLayout: ("composed_layout",), Swizzle: ("swizzle",)}
        return kind in kinds[type(value)]
    if isinstance(value, Tile) or kind == "tile":
        return kind == "tile" and (isinstance(value, Tile) or value is None)
    return kind in _TUPLE_KINDS
