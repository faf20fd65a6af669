"""Lines of MLIR text with their Python places: `loc(...)` is taken off each line and resolved.

    %3 = arith.addi %1, %2 : i32 loc(#loc7)       the line  %3 = arith.addi %1, %2 : i32
    #loc7 = loc(callsite(#loc4 at #loc5))         the place of #loc4, called from that of #loc5

An operation with regions states its location after the last region: its first line and the lines
between its regions have the same place.
"""

from __future__ import annotations

from cutec.explore.places import At, Chain, Line
from cutec.lazy_pattern import pattern

_ALIAS = pattern(r"(#loc\d*) = loc\((.*)\)\s*")
_LOC = pattern(r" loc\(")
_TOKEN = pattern(r'"(?:[^"\\]|\\.)*"|#loc\d*|[A-Za-z_]+|\d+|[][()<>,:]')
_ESCAPE = pattern(rb'\\(?:([0-9A-Fa-f]{2})|(["\\]))')
_BY_ALIAS = pattern(r" loc\((#loc\d*|unknown)\)$")


def mlir_lines(text: str) -> list[Line]:
    """The lines of a module in generic or pretty form, without definitions of locations."""
    raw: list[str] = []
    aliases: dict[str, str] = {}
    for line in text.splitlines():
        match = _ALIAS.fullmatch(line) if line.startswith("#loc") else None
        if match:
            aliases[match[1]] = match[2]
        else:
            raw.append(line)
    places = _Places(aliases)
    return _with_openings([Line(*_stripped(line, places)) for line in raw])


class _Places:
    """Places by the text of their location, each read once."""

    def __init__(self, aliases: dict[str, str]):
        self._aliases = aliases
        self._known: dict[str, Chain] = {"unknown": ()}

    def of(self, text: str) -> Chain:
        """The place of a location's text, which is without `loc(` and `)`."""
        chain = self._known.get(text)
        if chain is None:
            self._known[text] = ()  # a location that names itself has no place
            chain = self._known[text] = self._read(self._aliases.get(text, text))
        return chain

    def _read(self, text: str) -> Chain:
        chain, _ = self._location(_TOKEN.findall(text), 0)
        return chain

    def _location(self, tokens: list[str], at: int) -> tuple[Chain, int]:
        """(the place of the location that begins at a token, the token after it)."""
        head = tokens[at] if at < len(tokens) else "unknown"
        after = tokens[at + 1 : at + 2]
        if head.startswith("#loc"):
            return self.of(head), at + 1
        if head == "callsite":
            callee, at = self._location(tokens, at + 2)
            caller, at = self._location(tokens, at + 1)
            return callee + caller, at + 1
        if head == "fused":
            return self._first(tokens, tokens.index("[", at) + 1)
        if head.startswith('"') and after == ["("]:
            chain, at = self._location(tokens, at + 2)
            return chain, at + 1
        if head.startswith('"') and after == [":"]:
            return (At(_unquoted(head), int(tokens[at + 2]), int(tokens[at + 4])),), at + 5
        return (), at + 1

    def _first(self, tokens: list[str], at: int) -> tuple[Chain, int]:
        """The first place of a fused location's list, whose first token is at `at`."""
        chain: Chain = ()
        while at < len(tokens) and tokens[at] != "]":
            found, at = self._location(tokens, at)
            chain = chain or found
            at += tokens[at : at + 1] == [","]
        return chain, at + 1


def _unquoted(literal: str) -> str:
    """The text of a string literal, in which `\\C3\\BC` stands for bytes of UTF-8."""
    data = _ESCAPE.sub(lambda m: bytes.fromhex(m[1].decode()) if m[1] else m[2], literal[1:-1].encode())
    return data.decode(errors="replace")


def _stripped(line: str, places: _Places) -> tuple[str, Chain]:
    """A line without its locations, and the place of the last one: an operation's own follows those
    of its arguments.
    """
    if match := _BY_ALIAS.search(line):
        head = line[: match.start()]
        if " loc(" not in head:
            return head, places.of(match[1])
    parts, chain, at = [], (), 0
    while match := _LOC.search(line, at):
        end = _closing(line, match.end())
        parts.append(line[at : match.start()])
        chain = places.of(line[match.end() : end]) or chain
        at = end + 1
    return "".join([*parts, line[at:]]), chain


def _closing(line: str, at: int) -> int:
    """The index of the parenthesis that closes the one before `at`; quoted text has none."""
    depth, quoted = 1, False
    while at < len(line):
        char = line[at]
        if char == '"':
            quoted = not quoted
        elif char == "\\" and quoted:
            at += 1
        elif not quoted:
            depth += (char == "(") - (char == ")")
            if not depth:
                return at
        at += 1
    return len(line)


def _with_openings(lines: list[Line]) -> list[Line]:
    """Give the first line of an operation with regions, and those between regions, the place of its
    last line.
    """
    result = list(lines)
    opened: list[list[int]] = []
    for number, line in enumerate(lines):
        text = line.text.strip()
        own: list[int] = []
        if text.startswith("}") and opened:
            own = opened.pop()
        if text.endswith("{"):
            opened.append([*own, number])
        elif own and line.chain:
            for earlier in own:
                if not lines[earlier].chain:
                    result[earlier] = Line(lines[earlier].text, line.chain)
    return result
