"""Typed access to a document that people write (a build spec): every key is taken with its type,
and leftover keys are refused. Manifests are read by the declarations of their records (`form`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, TypeVar, overload

from cutec.artifact.document import Document, Path

T = TypeVar("T")
D = TypeVar("D")
NAMES: dict[type, str] = {
    str: "a string",
    int: "an integer",
    bool: "true or false",
    float: "a number",
    dict: "a mapping",
    list: "a list",
}
_REQUIRED = object()


class Section:
    """A mapping of the document. Each getter raises E3003 with the key path when a value is missing
    or has another type.
    """

    def __init__(self, document: Document, path: Path, data: Any):
        if not isinstance(data, dict):
            raise document.wrong(path, f"expected a mapping, found {describe(data)}")
        self.document = document
        self.path = path
        self.data = data
        self.taken: set[str] = set()

    @overload
    def get(self, key: str, kind: type[T]) -> T: ...
    @overload
    def get(self, key: str, kind: type[T], default: D) -> T | D: ...
    def get(self, key: str, kind: type[Any], default: Any = _REQUIRED) -> Any:
        """The value of `key`, of exactly the type `kind`. With a default the key may be absent (or
        null, if that is the default).
        """
        self.taken.add(key)
        if key not in self.data:
            if default is _REQUIRED:
                raise self.document.wrong(self.path, f"the key {key!r} is missing")
            return default
        value = self.data[key]
        if value is None and default is None:
            return default
        return check(self.document, (*self.path, key), value, kind)

    def list(self, key: str, kind: type[T], default: tuple[T, ...] = ()) -> tuple[T, ...]:
        """A list whose items all have the type `kind`; `default` where there is none."""
        items = self.get(key, list, default)
        return tuple(check(self.document, (*self.path, key, i), item, kind) for i, item in enumerate(items))

    def section(self, key: str) -> Section | None:
        """A nested mapping; None where there is none."""
        data = self.get(key, dict, None)
        return None if data is None else Section(self.document, (*self.path, key), data)

    def sections(self, key: str, default: Any = _REQUIRED) -> Iterator[Section]:
        """The mappings of a list."""
        for i, item in enumerate(self.get(key, list, default)):
            yield Section(self.document, (*self.path, key, i), item)

    def items(self) -> Iterator[tuple[str, Section]]:
        """All entries of a mapping of mappings."""
        for key, item in self.data.items():
            self.taken.add(key)
            yield key, Section(self.document, (*self.path, key), item)

    def wrong(self, message: str, key: str | None = None) -> Exception:
        """The diagnostic for this section, or for one of its keys. Raise it."""
        return self.document.wrong(self.path if key is None else (*self.path, key), message)

    def done(self) -> None:
        """Refuse the keys that nobody asked for."""
        for key in self.data:
            if key not in self.taken:
                raise self.document.wrong((*self.path, key), unknown_key(key, self.taken))


def unknown_key(key: str, known: Collection[str]) -> str:
    """What to say of a key that a mapping does not have."""
    from difflib import get_close_matches  # only for those who mistype

    near = get_close_matches(key, sorted(known), 1)
    meant = f"did you mean {near[0]}? " if near else ""
    return f"unknown key; {meant}this section has {', '.join(sorted(known))}"


def check(document: Document, path: Path, value: Any, kind: type[T]) -> T:
    """`value` if it has exactly the type `kind` (an integer is no truth value)."""
    if type(value) is not kind:
        raise document.wrong(path, f"expected {NAMES[kind]}, found {describe(value)}")
    return value


def describe(value: Any) -> str:
    """A value as error messages name it."""
    if value is None:
        return "nothing"
    text = repr(value)
    return NAMES[type(value)] if isinstance(value, (dict, list)) else text if len(text) < 60 else text[:57] + "..."
