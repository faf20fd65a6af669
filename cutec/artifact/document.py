"""The subset of YAML that manifests are written in: a safe reader, and a writer of text that people
can read.

Reading goes through libyaml's events (PyYAML's pure Python scanner takes seven times as long).
Anchors, aliases, tags, several documents, repeated keys and oversize input are refused before
anything is built, so that a small hostile file cannot grow.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any, Protocol

from cutec.diag import CutecError, error
from cutec.lazy_pattern import pattern
from cutec.records import dataclass, field

MAX_BYTES = 8 << 20
MAX_DEPTH = 24

Path = tuple[str | int, ...]

_INT = pattern(r"-?(0|[1-9][0-9]*)\Z")
_FLOAT = pattern(r"-?[0-9]+\.[0-9]*([eE][-+]?[0-9]+)?\Z")
_WORDS = {
    "null": None,
    "~": None,
    "": None,
    "true": True,
    "false": False,
    ".inf": math.inf,
    "-.inf": -math.inf,
    ".nan": math.nan,
}
# Strings that need no quotes. Hashes are always quoted: some would look like numbers.
_PLAIN = pattern(r"[A-Za-z_/][A-Za-z0-9_./+@-]*( [A-Za-z0-9_*/+()-]+)*\Z")
_RESERVED = pattern(r"(null|true|false|yes|no|on|off|nan|inf|[0-9a-f]{64})\Z", re.IGNORECASE)


@dataclass
class Document:
    """Plain data (dict, list, str, int, float, bool, None) and the 1-based line on which each part
    begins.

    `kind` is its name in messages; `codes` are the diagnostics for text that is not of this YAML
    subset, and for a wrong value.
    """

    name: str
    data: Any
    lines: dict[Path, int] = field(default_factory=dict)
    kind: str = "a manifest"
    codes: tuple[str, str] = ("E3002", "E3003")

    def wrong(self, path: Path, message: str) -> CutecError:
        """The diagnostic for a wrong part at `path`. Raise it."""
        line = self.lines.get(path) or self.lines.get(path[:-1]) or 1
        return error(self.codes[1], f"{self.name}:{line}: {path_text(path)}: {message}")


def path_text(path: Path) -> str:
    """`exports[0].name` for ("exports", 0, "name")."""
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return text.removeprefix(".") or "the document"


def read(text: bytes, name: str, kind: str = "a manifest", codes: tuple[str, str] = ("E3002", "E3003")) -> Document:
    """Parse a document called `name` in messages. Raises `codes[0]` (not of this subset) and E3005
    (PyYAML without libyaml).
    """
    import yaml  # not before: most builds read none, and loading it takes longer than reading

    if not yaml.__with_libyaml__:
        raise error(
            "E3005",
            "PyYAML was installed without libyaml",
            help="pip install --force-reinstall --only-binary :all: pyyaml",
        )
    if len(text) > MAX_BYTES:
        raise error(codes[0], f"{name}: {len(text)} bytes, {kind} has at most {MAX_BYTES}")
    document = Document(name, None, kind=kind, codes=codes)
    try:
        events = iter(yaml.parse(text, Loader=yaml.CSafeLoader))
        _Builder(document, events, yaml).document()
    except yaml.YAMLError as e:
        mark = getattr(e, "problem_mark", None)
        where = f":{mark.line + 1}" if mark else ""
        raise error(codes[0], f"{name}{where}: {getattr(e, 'problem', None) or 'this is no YAML text'}") from e
    return document


class _Mark(Protocol):
    line: int


class _Event(Protocol):
    """The attributes of libyaml's events that are used; collections have no value and style."""

    start_mark: _Mark
    anchor: str | None
    tag: str | None
    value: str
    style: str | None


class _Builder:
    """Makes plain data of the events of one document; `kinds`, the module yaml, has their
    classes.
    """

    def __init__(self, document: Document, events: Iterator[_Event], kinds: Any):
        self.document_ = document
        self.events = events
        self.kinds = kinds

    def refuse(self, event: _Event, what: str) -> CutecError:
        return error(
            self.document_.codes[0],
            f"{self.document_.name}:{event.start_mark.line + 1}: {what} is not allowed in {self.document_.kind}",
        )

    def document(self) -> None:
        next(self.events)  # the stream begins
        if isinstance(next(self.events), self.kinds.StreamEndEvent):
            raise error(self.document_.codes[0], f"{self.document_.name}: the file is empty")
        self.document_.data = self.value(next(self.events), ())
        next(self.events)  # the document ends
        extra = next(self.events)
        if not isinstance(extra, self.kinds.StreamEndEvent):
            raise self.refuse(extra, "a second document")

    def value(self, event: _Event, path: Path) -> Any:
        if isinstance(event, self.kinds.AliasEvent):
            raise self.refuse(event, f"an alias (*{event.anchor})")
        if event.anchor is not None:
            raise self.refuse(event, f"an anchor (&{event.anchor})")
        if event.tag is not None:
            raise self.refuse(event, f"a tag ({event.tag})")
        if len(path) > MAX_DEPTH:
            raise self.refuse(event, f"nesting deeper than {MAX_DEPTH}")
        self.document_.lines[path] = event.start_mark.line + 1
        if isinstance(event, self.kinds.ScalarEvent):
            return resolve(event.value) if event.style is None or event.style == "" else event.value
        return self.mapping(path) if isinstance(event, self.kinds.MappingStartEvent) else self.sequence(path)

    def mapping(self, path: Path) -> dict[str, Any]:
        result: dict[str, Any] = {}
        while not isinstance(event := next(self.events), self.kinds.MappingEndEvent):
            if not isinstance(event, self.kinds.ScalarEvent) or event.anchor or event.tag:
                raise self.refuse(event, "a key that is no plain word")
            if event.value in result:
                raise self.refuse(event, f"the repeated key {event.value!r}")
            result[event.value] = self.value(next(self.events), (*path, event.value))
        return result

    def sequence(self, path: Path) -> list[Any]:
        result: list[Any] = []
        while not isinstance(event := next(self.events), self.kinds.SequenceEndEvent):
            result.append(self.value(event, (*path, len(result))))
        return result


def resolve(text: str) -> Any:
    """The value of an unquoted scalar: null, a truth value, a decimal number or a string (YAML
    1.2's core schema, less octal).
    """
    if text in _WORDS:
        return _WORDS[text]
    if _INT.match(text) and len(text) <= 40:
        return int(text)
    return float(text) if _FLOAT.match(text) else text


def flow(value: Any) -> str:
    """One-line YAML for plain data."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(k)}: {flow(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(flow, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, float):
        return _float(value)
    return str(value) if isinstance(value, int) else _string(value)


def _float(value: float) -> str:
    if not math.isfinite(value):
        return ".nan" if math.isnan(value) else ".inf" if value > 0 else "-.inf"
    mantissa, e, exponent = repr(value).partition("e")
    mantissa += "" if "." in mantissa else ".0"
    return f"{mantissa}e{int(exponent):+03d}" if e else mantissa


def _string(value: str) -> str:
    if _PLAIN.match(value) and not _RESERVED.match(value):
        return value
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else _escape(ord(c)) for c in escaped) + '"'


def _escape(code: int) -> str:
    return f"\\x{code:02X}" if code < 0x100 else f"\\u{code:04X}" if code < 0x10000 else f"\\U{code:08X}"
