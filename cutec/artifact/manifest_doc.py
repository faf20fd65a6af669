"""Descriptions of a format (manifests, project files), generated from the declarations of its
records: the JSON Schema, and the lists of keys in a page of docs/.

Nothing of cutec imports this. `pytest tests/artifact tests/project --update-golden` writes the
files anew.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from typing import Any

from cutec.artifact.document import flow
from cutec.artifact.form import Either, Kind, List, Mapped, OneOf, Record, Scalar, record_of
from cutec.artifact.manifest import Image

_JSON = {str: "string", int: "integer", bool: "boolean", float: "number"}
_KEYS = re.compile(r"(<!-- (own )?keys of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def json_schema(top: type, title: str) -> dict[str, Any]:
    """The JSON Schema of documents whose whole is a record of the class `top`, of draft 2020-12."""
    schema = _Schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **schema.record(record_of(top)),
        "$defs": dict(sorted(schema.definitions.items())),
    }


def with_keys(page: str, *tops: type) -> str:
    """A page with its lists of keys made anew: each stands between `<!-- keys of CLASS -->` and
    `<!-- end -->`. The classes are `tops`, and those of records in them. `own keys` are those
    without the keys of inline records.
    """
    records = {name: record for top in tops for name, record in _records(record_of(top)).items()}
    return _KEYS.sub(lambda found: f"{found[1]}{_keys(records[found[3]], bool(found[2]))}{found[4]}", page)


def _records(top: Kind) -> dict[str, Record]:
    """All records that a kind leads to, by the names of their classes."""
    found: dict[str, Record] = {}
    pending = [top]
    while pending:
        kind = pending.pop()
        if isinstance(kind, Record) and kind.cls.__name__ not in found:
            found[kind.cls.__name__] = kind
            pending += [field.kind for field in kind.fields]
        elif isinstance(kind, (List, Mapped)):
            pending.append(kind.item)
        elif isinstance(kind, OneOf):
            pending += kind.records.values()
        elif isinstance(kind, Either):
            pending.append(kind.record)
    return found


# -- lists of keys ---------------------------------------------------------------------------------


def _keys(record: Record, own: bool = False) -> str:
    """An item for each key: its type, whether it may be absent, what it means."""
    lines = []
    described = _descriptions(record.cls)
    for field in record.fields:
        if field.inline:
            assert isinstance(field.kind, Record)
            lines += [] if own else [_keys(field.kind).rstrip("\n")]
            continue
        default = f": `{flow(field.default)}`" if field.optional and field.default else ""
        absent = f", or absent{default}" if field.optional else ""
        lines.append(_item(field.key, f"{_type(field.kind)}{absent}", described.get(field.attribute, "")))
        if record.written.tag is not None and field is record.fields[0]:
            lines.append(_item("kind", f"`{record.written.tag}`", ""))
        if record.shared and field is record.fields[0]:
            keys = ", ".join(f"`{key}`" for key in record.shared)
            lines.append(
                _item("like", "string, or absent", f"One before it that states all itself, and has the same {keys}.")
            )
    return "\n".join(lines) + "\n"


def _item(key: str, kind: str, meaning: str) -> str:
    """An item of a list in lines of at most 100 columns; code spans stay whole."""
    text = re.sub(
        "`[^`]*`", lambda code: code[0].replace(" ", "\0"), f"* `{key}` ({kind}){': ' if meaning else ''}{meaning}"
    )
    return textwrap.fill(text, 100, subsequent_indent="  ", break_on_hyphens=False).replace("\0", " ")


def _descriptions(cls: type) -> dict[str, str]:
    """The strings below the fields of a class."""
    (node,) = ast.parse(inspect.getsource(cls)).body
    assert isinstance(node, ast.ClassDef)
    found = {}
    for field, text in zip(node.body, node.body[1:]):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            found[field.target.id] = " ".join(ast.literal_eval(text.value).split())
    return found


def _plural(text: str) -> str:
    if text == "one of a list":
        return "words"
    if text.endswith(("s", "`")) or "," in text:
        return text
    return text.replace(" or ", "s or ") + ("es" if text.endswith(("ch", "x")) else "s")


def _type(kind: Kind) -> str:
    if isinstance(kind, List):
        item = _plural(_type(kind.item)) + (" or `null`" if kind.nullable else "")
        return f"{kind.count or 'list of'} {item}"
    if isinstance(kind, Mapped):
        inner = _type(kind.item)
        return f"{inner}, by name" if isinstance(kind.item, Mapped) else f"{_plural(inner)} by name"
    if isinstance(kind, Scalar):
        if kind.words:
            return " ".join(f"`{word}`" for word in kind.words) if len(kind.words) < 8 else "one of a list"
        return " or ".join(_JSON[t] for t in kind.types)
    if isinstance(kind, Either):
        return f"{_type(kind.scalar)} or {_type(kind.record)}"
    if isinstance(kind, OneOf):
        return ", ".join(kind.records)
    assert isinstance(kind, Record)
    return re.sub(r"(?<!^)(?=[A-Z][a-z])", " ", kind.cls.__name__).lower()


# -- JSON Schema -----------------------------------------------------------------------------------


class _Schema:
    """Makes the schema of kinds; those with a name go to `definitions`."""

    def __init__(self) -> None:
        self.definitions: dict[str, Any] = {}

    def of(self, kind: Kind) -> dict[str, Any]:
        """The schema of a kind, or a reference to it."""
        name = kind.cls.__name__ if isinstance(kind, Record) else kind.name
        if not name:
            return self.made(kind)
        if name not in self.definitions:
            self.definitions[name] = self.made(kind)
        return {"$ref": f"#/$defs/{name}"}

    def made(self, kind: Kind) -> dict[str, Any]:
        """The schema of a kind."""
        if isinstance(kind, Scalar):
            return _scalar(kind)
        if isinstance(kind, List):
            item = self.of(kind.item)
            items = {"anyOf": [item, {"type": "null"}]} if kind.nullable else item
            count = {} if kind.count is None else {"minItems": kind.count, "maxItems": kind.count}
            return {"type": "array", "items": items} | count
        if isinstance(kind, Mapped):
            return {"type": "object", "additionalProperties": self.of(kind.item)}
        if isinstance(kind, Either):
            return {"anyOf": [self.of(kind.scalar), self.of(kind.record)]}
        if isinstance(kind, OneOf):
            return {"oneOf": [self.of(record) for record in kind.records.values()]}
        assert isinstance(kind, Record)
        return self.record(kind)

    def record(self, record: Record) -> dict[str, Any]:
        """The schema of a mapping with the keys of a record, and no others."""
        properties, required = self.properties(record)
        more: dict[str, Any] = {}
        if record.cls is Image:  # a file is for one arch, unless it is a fatbin
            more["if"] = {"properties": {"kind": {"not": {"const": "fatbin"}}}}
            more["then"] = {"properties": {"archs": {"minItems": 1, "maxItems": 1}}}
        if record.shared:  # what a record is like has them
            properties["like"] = {"type": "string"}
            more["if"] = {"not": {"required": ["like"]}}
            more["then"] = {"required": [key for key in required if key in record.shared]}
            required = [key for key in required if key not in record.shared]
        return {
            "type": "object",
            "additionalProperties": False,
            "required": required,
            "properties": properties,
            **more,
        }

    def properties(self, record: Record) -> tuple[dict[str, Any], list[str]]:
        """The schemas of a record's keys, and which of them have to be there."""
        properties: dict[str, Any] = {}
        required: list[str] = []
        for field in record.fields:
            if field.inline:
                assert isinstance(field.kind, Record)
                inner, needed = self.properties(field.kind)
                properties |= inner
                required += needed
                continue
            properties[field.key] = self.of(field.kind)
            required += [] if field.optional else [field.key]
            if record.written.tag is not None and field is record.fields[0]:
                properties["kind"] = {"const": record.written.tag}
                required.append("kind")
        return properties, required


def _scalar(kind: Scalar) -> dict[str, Any]:
    if kind.words:
        return {"enum": list(kind.words)}
    names = [_JSON[t] for t in kind.types]
    schema: dict[str, Any] = {"type": names[0] if len(names) == 1 else names}
    if kind.pattern is not None:
        schema["pattern"] = kind.pattern if isinstance(kind.pattern, str) else _anchored(kind.pattern.pattern)
    if kind.least is not None:
        schema["minimum"] = kind.least
    if kind.most is not None:
        schema["maximum"] = kind.most
    return schema


def _anchored(pattern: str) -> str:
    """A pattern for `match` as JSON Schema's, which is searched for and knows no `\\Z`."""
    return f"^{pattern.removesuffix(chr(92) + 'Z')}$"
