"""Reading PTX: the statements of a text, with the types of the registers that it declares (PTX ISA,
"Syntax", "State Spaces, Types, and Variables").
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cutec.records import NamedTuple, dataclass

_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r"\s*([\w.$%]+(?:::[\w.]+)*|[{}\[\](),;:@!|+<>-])\s*")
_LITERAL = re.compile(r"0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|(?:0[xX][0-9a-fA-F]+|\d+)U?")
_ELEMENTS = {".v2": "xy", ".v4": "xyzw"}


class Unread(Exception):
    """A part of a text that has no meaning here."""


class Register(NamedTuple):
    """A register that the text declares, `$n`, or a special register (`%laneid`)."""

    name: str


class Literal(NamedTuple):
    """`bits`: of a float, its bits; of an integer, the number."""

    bits: int


class Vector(NamedTuple):
    """`{a, b}`, or a vector register; `_` among its elements is None."""

    elements: tuple[Operand, ...]


class Address(NamedTuple):
    """`[base + offset]`; `coordinates` are those of a tensor, `[map, {x, y}]`."""

    base: Operand
    offset: int
    coordinates: tuple[Operand, ...] = ()


Operand = Register | Literal | Vector | Address | None  # None: `_`, a result that is not kept


class Statement(NamedTuple):
    """An instruction: its name, its qualifiers, its operands, and the predicate under which it runs
    (`negated`: where that is false). `both` has the second of two predicates, `p|q`.
    """

    name: str
    qualifiers: tuple[str, ...]
    operands: tuple[Operand, ...]
    predicate: Register | None = None
    negated: bool = False
    both: Register | None = None
    inverted: bool = False  # the last operand is `!p`

    def __str__(self) -> str:
        return ".".join((self.name, *self.qualifiers))


@dataclass
class Text:
    """`types`: of each declared register, without the dot."""

    statements: list[Statement]
    types: dict[str, str]


def read(text: str) -> Text:
    """Raises Unread for what is no PTX, and for labels and directives."""
    return _Reader(text).all()


class _Reader:
    def __init__(self, text: str):
        self._tokens = list(_tokens(_COMMENT.sub(" ", text)))
        self._scopes: list[dict[str, Register | Vector]] = [{}]
        self._found = Text([], {})

    def all(self) -> Text:
        while self._tokens:
            token = self._next()
            if token == "{":
                self._scopes.append({})
            elif token == "}":
                self._scopes.pop()
                if not self._scopes:
                    raise Unread("}")
            elif token == ".reg":
                self._declare()
            elif token != ";":
                self._found.statements.append(self._statement(token))
        if len(self._scopes) != 1:
            raise Unread("{")
        return self._found

    def _next(self, wanted: str = "") -> str:
        if not self._tokens or wanted not in ("", self._tokens[0]):
            raise Unread(f"no {wanted or 'more text'}")
        return self._tokens.pop(0)

    def _took(self, token: str) -> bool:
        """Take this token, if it is the next one."""
        found = self._tokens[:1] == [token]
        if found:
            self._next()
        return found

    def _declare(self) -> None:
        """`.reg .v4 .f32 a, b;` or `.reg .pred p<4>;`."""
        elements = _ELEMENTS.get(kind := self._next(), "")
        kind = (self._next() if elements else kind).removeprefix(".")
        while True:
            name = self._next()
            count = int(self._next()) if (many := self._took("<")) else 1
            if many:
                self._next(">")
            for one in [f"{name}{i}" for i in range(count)] if many else [name]:
                unique = f"{one} {len(self._found.types)}"
                parts = [Register(unique + e) for e in elements] or [Register(unique)]
                self._scopes[-1] |= {f"{one}.{e}": part for e, part in zip(elements, parts)}
                self._scopes[-1][one] = Vector(tuple(parts)) if elements else parts[0]
                self._found.types |= dict.fromkeys([part.name for part in parts], kind)
            if self._next() == ";":
                return

    def _statement(self, token: str) -> Statement:
        predicate, negated = None, False
        if token == "@":
            negated = self._took("!")
            predicate, token = self._operand(), self._next()
            if not isinstance(predicate, Register):
                raise Unread("@")
        name, *qualifiers = token.split(".")
        operands: list[Operand] = []
        both, inverted = None, False
        while not self._took(";"):
            if operands:
                self._next(",")
            inverted = self._took("!")
            operands.append(self._operand())
            if self._took("|"):
                both = self._operand()
                if len(operands) > 1 or not isinstance(both, Register):
                    raise Unread("|")
        return Statement(name, tuple(qualifiers), tuple(operands), predicate, negated, both, inverted)

    def _operand(self) -> Operand:
        if self._took("{"):
            return Vector(tuple(self._list("}")))
        if self._took("["):
            return self._address()
        if self._took("-"):
            number = self._operand()
            if not isinstance(number, Literal):
                raise Unread("-")
            return Literal(-number.bits)
        return self._named(self._next())

    def _list(self, end: str) -> Iterator[Operand]:
        while True:
            yield self._operand()
            if self._took(end):
                return
            self._next(",")

    def _address(self) -> Address:
        base, offset = self._operand(), 0
        if self._took("+"):
            number = self._operand()
            if not isinstance(number, Literal):
                raise Unread("+")
            offset = number.bits
        if self._took("]"):
            return Address(base, offset)
        self._next(",")
        coordinates = self._operand()
        self._next("]")
        if not isinstance(coordinates, Vector):
            raise Unread("[")
        return Address(base, offset, coordinates.elements)

    def _named(self, word: str) -> Operand:
        if word == "_":
            return None
        if _LITERAL.fullmatch(word):
            return Literal(int(word[2:], 16) if word[1:2] in tuple("fFdD") else int(word.removesuffix("U"), 0))
        for scope in reversed(self._scopes):
            if word in scope:
                return scope[word]
        if word[0] in "$%":
            return Register(word)
        raise Unread(word)


def _tokens(text: str) -> Iterator[str]:
    place = 0
    text = text.strip()
    while place < len(text):
        found = _TOKEN.match(text, place)
        if found is None:
            raise Unread(text[place])
        yield found[1]
        place = found.end()
