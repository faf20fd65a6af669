"""The form of a record in a manifest, which follows from the declaration of its class.

The annotation of a field is the type of its value in the manifest; the string below the field
describes it. Reader, writer, JSON Schema and the lists of keys in docs/manifest.md all go by these
declarations, so that a new field is one line of a class:

    @dataclass(frozen=True, slots=True)
    class Image:
        file: FileName
        "Name of a file beside the manifest."
        bytes: Size
        export: str | None = None
        "The export whose kernels it holds."

is written `{file: a.cubin, bytes: 512}`. `{file: a.cubin, colour: red}` is refused, because `bytes`
is missing, and would be refused for the unknown key `colour`.

A field that may be None is left out where it is None, a `bool` where it is false, and a field
annotated `OmitDefault[…]` where it has its default. All other fields are always written, and are
required. A class that differs from this says how in `MANIFEST`, a `Written`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Annotated, Any, TypeVar

from cutec.artifact.document import Document, Path
from cutec.artifact.reader import NAMES, describe, unknown_key
from cutec.diag import CutecError
from cutec.records import NamedTuple, dataclass, field, fields

T = TypeVar("T")
OmitDefault = Annotated[T, "left out where it has its default"]

_TYPES = {kind.__name__: kind for kind in (str, int, bool, float)}
_MISSING = object()


@dataclass(frozen=True, slots=True)
class Written:
    """Facts about a record's form that annotations cannot express."""

    first: tuple[str, ...] = ()
    "Keys that are written first; the others follow in the order of declaration."
    keys: Mapping[str, str] = field(default_factory=dict)
    "Keys that differ from the names of their fields, by those names."
    tag: str | None = None
    "The value of the key `kind`, which tells the record from others in its place."
    inline: tuple[str, ...] = ()
    "Fields that are records, whose keys stand among those of this record."
    given: tuple[str, ...] = ()
    "Fields that are not written: the reader gets their values from elsewhere."
    block: bool = False
    "Each key takes a line of its own."
    like: tuple[str, ...] = ()
    """Fields that a record of a list need not state: its key `like` names a record before it that
    has the same."""


@dataclass(slots=True)
class Reading:
    """A document that is being read. `after` has functions to call with each record of a class;
    `given` has the values of fields that are not written.
    """

    document: Document
    after: Mapping[type, Callable[[Reading, Any], None]] = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)

    def expected(self, path: Path, what: str, value: Any) -> CutecError:
        """The diagnostic for a value of another type. Raise it."""
        return self.document.wrong(path, f"expected {what}, found {describe(value)}")


class Kind:
    """A type of values in a manifest."""

    simple = True  # a value is written as it is
    whole: type | None = None  # the one type of Python of which every value is right
    name = ""  # of the alias that stands for it

    def read(self, reading: Reading, path: Path, value: Any) -> Any:
        """The Python value of plain data that was read at `path`. Raises E3003."""
        raise NotImplementedError

    def plain(self, value: Any) -> Any:
        """The value as mappings, lists and scalars."""
        return value


class Scalar(Kind):
    """A value of one of Python's types `types`, and its further limits: words of a list, a pattern
    (`what` names what fits it), a least and a most. Limits that are `checked_elsewhere`, by the
    record's own class for example, are here for the schema alone.
    """

    def __init__(
        self,
        *types: type,
        words: Collection[Any] = (),
        pattern: Any = None,
        what: str = "",
        least: int | None = None,
        most: int | None = None,
        checked_elsewhere: bool = False,
    ):
        self.types, self.words, self.pattern, self.what = types, words, pattern, what
        self.least, self.most = least, most
        self.limited = (words, pattern, least, most) != ((), None, None, None) and not checked_elsewhere
        self.whole = types[0] if len(types) == 1 and not self.limited else None

    def read(self, reading: Reading, path: Path, value: Any) -> Any:
        if type(value) not in self.types:
            raise reading.expected(path, " or ".join(NAMES[t] for t in self.types), value)
        if self.limited:
            self._check(reading, path, value)
        return value

    def _check(self, reading: Reading, path: Path, value: Any) -> None:
        if self.words and value not in self.words:
            raise reading.document.wrong(path, f"unknown {path[-1]} {value!r}, expected one of {', '.join(self.words)}")
        if self.pattern is not None and not self.pattern.match(value):
            raise reading.document.wrong(path, f"{value!r} is no {self.what}")
        if self.least is not None and value < self.least:
            raise reading.document.wrong(path, f"{value} is less than {self.least}")
        if self.most is not None and value > self.most:
            raise reading.document.wrong(path, f"{value} is more than {self.most}")


class Either(Kind):
    """A scalar, or a record."""

    def __init__(self, scalar: Scalar, record: Record):
        self.scalar, self.record = scalar, record

    simple = False

    def read(self, reading: Reading, path: Path, value: Any) -> Any:
        return (self.record if isinstance(value, dict) else self.scalar).read(reading, path, value)

    def plain(self, value: Any) -> Any:
        return value if type(value) in self.scalar.types else self.record.plain(value)


class List(Kind):
    """A list of values of one kind; exactly `count`, or any number. Items that may be null are
    `nullable`.
    """

    def __init__(self, item: Kind, count: int | None = None, nullable: bool = False):
        self.item, self.count, self.nullable, self.simple = item, count, nullable, item.simple

    def read(self, reading: Reading, path: Path, value: Any) -> tuple[Any, ...]:
        if type(value) is not list:
            raise reading.expected(path, "a list", value)
        if self.count is not None and len(value) != self.count:
            raise reading.document.wrong(path, f"{len(value)} extents, expected {self.count}")
        item, whole, nullable = self.item, self.item.whole, self.nullable
        return tuple(
            [
                v if type(v) is whole or (nullable and v is None) else item.read(reading, (*path, i), v)
                for i, v in enumerate(value)
            ]
        )

    def plain(self, value: Iterable[Any]) -> list[Any]:
        return [self.item.plain(v) for v in value]


class Mapped(Kind):
    """A mapping of names to values of one kind. One of names to scalars is written sorted."""

    def __init__(self, item: Kind):
        self.item, self.simple = item, item.simple

    def read(self, reading: Reading, path: Path, value: Any) -> dict[str, Any]:
        if type(value) is not dict:
            raise reading.expected(path, "a mapping", value)
        return {key: self.item.read(reading, (*path, key), v) for key, v in value.items()}

    def plain(self, value: Mapping[str, Any]) -> dict[str, Any]:
        names = sorted(value) if self.simple else value
        return {key: self.item.plain(value[key]) for key in names}


class RecordField(NamedTuple):
    """A field of a record: its key, and its position among the arguments of the class."""

    key: str
    attribute: str
    kind: Kind
    position: int
    optional: bool  # left out where it is `default`
    default: Any
    nullable: bool  # may be null instead of being left out
    inline: bool


class Record(Kind):
    """A mapping that stands for an instance of a class, by the declarations of its fields."""

    simple = False

    def __init__(self, cls: type):
        self.cls = cls
        self.written: Written = getattr(cls, "MANIFEST", Written())
        declared = [f for f in fields(cls) if f.init]
        names = [f.name for f in declared]
        self._blank = [None] * len(names)
        self._given = [(names.index(name), name) for name in self.written.given]
        made = [
            _record_field(cls, f, i, self.written) for i, f in enumerate(declared) if f.name not in self.written.given
        ]
        self._first_key = made[0].key
        self.shared = tuple([key for e in made if e.attribute in self.written.like for key in _keys_of(e)])
        # In the order in which they are written.
        self.fields = sorted(made, key=self._place)
        self.keys = frozenset(self.all_keys())
        self._rows = [
            (e.key, e.attribute, e.optional, e.default, None if e.kind.simple else e.kind.plain, e.inline)
            for e in self.fields
        ]

    def _place(self, field: RecordField) -> int:
        first = self.written.first
        return first.index(field.key) if field.key in first else len(first)

    def all_keys(self) -> Iterator[str]:
        """The keys, in order, those of inline records and the tag's included."""
        for number, part in enumerate(self.fields):
            if part.inline:
                assert isinstance(part.kind, Record)
                yield from part.kind.all_keys()
            else:
                yield part.key
            if not number and self.written.tag is not None:
                yield "kind"

    def filled(self, reading: Reading, path: Path, values: Any) -> Any:
        """A list of records as plain data, in which each states all keys itself. Raises E3003."""
        if type(values) is not list or not any(type(value) is dict and "like" in value for value in values):
            return values  # `List` refuses what is no list
        name, whole, result = self.fields[0].key, dict[object, dict[str, Any]](), list[Any]()
        for i, value in enumerate(values):
            stated = value
            if type(value) is dict and "like" in value:
                found = whole.get(value["like"]) if type(value["like"]) is str else None
                if found is None:
                    what = f"nothing before it is called {value['like']!r}, and states all itself"
                    raise reading.document.wrong((*path, i, "like"), what)
                stated = {key: found[key] for key in self.shared if key in found} | value
                del stated["like"]
            elif type(value) is dict and type(value.get(name)) is str:
                whole.setdefault(value[name], value)
            result.append(stated)
        return result

    def read(self, reading: Reading, path: Path, value: Any) -> Any:
        if type(value) is not dict:
            raise reading.expected(path, "a mapping", value)
        record = self._take(reading, path, value, False)
        keys = self.keys
        for key in value:
            if key not in keys:
                raise reading.document.wrong((*path, key), unknown_key(key, keys))
        return record

    def _take(self, reading: Reading, path: Path, data: dict[str, Any], inline: bool) -> Any:
        """The record made of its keys in a mapping, which may have more keys."""
        arguments = self._blank.copy()
        for key, _, kind, position, optional, default, nullable, inline_record in self.fields:
            if inline_record:
                assert isinstance(kind, Record)
                arguments[position] = kind._take(reading, path, data, True)
                continue
            value = data.get(key, _MISSING)
            if value is _MISSING:
                if not optional:
                    raise reading.document.wrong(path, f"the key {key!r} is missing")
                value = default
            elif type(value) is not kind.whole and (value is not None or not nullable):
                value = kind.read(reading, (*path, key), value)
            arguments[position] = value
        for position, name in self._given:
            arguments[position] = reading.given[name]
        try:
            record = self.cls(*arguments)
        except ValueError as e:
            raise reading.document.wrong((*path, self._first_key) if inline else path, str(e)) from e
        if (after := reading.after.get(self.cls)) is not None:
            after(reading, record)
        return record

    def plain(self, value: Any) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for key, attribute, optional, default, plain, inline in self._rows:
            found = getattr(value, attribute)
            if not optional or (found is not default and found != default):
                written = found if plain is None else plain(found)
                if inline:
                    data |= written
                else:
                    data[key] = written
        if self.written.tag is None:
            return data
        first, *_ = data
        return {first: data.pop(first), "kind": self.written.tag, **data}


class OneOf(Kind):
    """A record of one of several classes; the key "kind" says which."""

    simple = False

    def __init__(self, records: Iterable[Record]):
        self.records = {str(record.written.tag): record for record in records}

    def read(self, reading: Reading, path: Path, value: Any) -> Any:
        if type(value) is not dict:
            raise reading.expected(path, "a mapping", value)
        if "kind" not in value:
            raise reading.document.wrong(path, "the key 'kind' is missing")
        tag = value["kind"]
        if type(tag) is not str or tag not in self.records:
            *most, last = self.records
            raise reading.document.wrong((*path, "kind"), f"unknown kind {tag!r}, expected {', '.join(most)} or {last}")
        return self.records[tag].read(reading, path, value)

    def plain(self, value: Any) -> dict[str, Any]:
        return record_of(type(value)).plain(value)


def _keys_of(field: RecordField) -> Iterable[str]:
    """The keys of a field: several if its record is inline."""
    return field.kind.all_keys() if field.inline and isinstance(field.kind, Record) else (field.key,)


_SCALARS = {name: Scalar(kind) for name, kind in _TYPES.items()}
_RECORDS: dict[type, Record] = {}


def record_of(cls: type) -> Record:
    """The form of the records of a class."""
    found = _RECORDS.get(cls)
    if found is None:
        found = _RECORDS[cls] = Record(cls)
    return found


def _record_field(cls: type, declared: Any, position: int, written: Written) -> RecordField:
    text: str = cls.__annotations__[declared.name]
    omit = text.startswith("OmitDefault[")
    text = text[len("OmitDefault[") : -1] if omit else text
    nullable = text.endswith(" | None")
    kind = _kind(text.removesuffix(" | None"), vars(sys.modules[cls.__module__]))
    key = written.keys.get(declared.name, declared.name)
    default = None if nullable else declared.default
    optional = omit or nullable or text == "bool"
    return RecordField(key, declared.name, kind, position, optional, default, nullable, declared.name in written.inline)


def _kind(text: str, names: Mapping[str, Any]) -> Kind:
    """The kind of an annotation, whose names are those of its module."""
    if text.startswith("tuple["):
        inner = text[len("tuple[") : -1]
        if inner.endswith(", ..."):
            item = inner.removesuffix(", ...")
            return List(_kind(item.removesuffix(" | None"), names), nullable=item.endswith(" | None"))
        items = inner.split(", ")
        return List(_kind(items[0], names), len(items))
    if text.startswith("dict[str, "):
        return Mapped(_kind(text[len("dict[str, ") : -1], names))
    if " | " in text:
        parts = text.split(" | ")
        scalar = Scalar(*(_TYPES[p] for p in parts if p in _TYPES))
        records = [record_of(names[p]) for p in parts if p not in _TYPES]
        return Either(scalar, records[0]) if records else scalar
    return _SCALARS.get(text) or _named(text, names[text])


def _named(name: str, found: Any) -> Kind:
    """The kind that an alias or a class stands for."""
    if hasattr(found, "__metadata__"):
        (kind,) = found.__metadata__
        kind.name = name
        return kind
    if isinstance(found, type):
        return record_of(found)
    return OneOf(map(record_of, found.__args__))
