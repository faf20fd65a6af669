"""Typed access to a document: every key is taken with its type, and what is left over is
refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from cutec.artifact.document import Document, Path

T = TypeVar("T")
_NAMES = {
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

    def get(self, key: str, kind: type[T], default: Any = _REQUIRED) -> T:
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

    def list(self, key: str, kind: type[T], default: Any = _REQUIRED) -> tuple[T, ...]:
        """A list whose items all have the type `kind`."""
        items = self.get(key, list, default)
        if items is None or items is default:
            return items
        return tuple(check(self.document, (*self.path, key, i), item, kind) for i, item in enumerate(items))

    def section(self, key: str, default: Any = _REQUIRED) -> Section | None:
        """A nested mapping."""
        data = self.get(key, dict, default)
        return data if data is default else Section(self.document, (*self.path, key), data)

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
        """Refuse keys that nobody asked for."""
        for key in self.data:
            if key not in self.taken:
                raise self.document.wrong(
                    (*self.path, key), f"unknown key; this section has {', '.join(sorted(self.taken))}"
                )

    def build(self, make: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        """Call `make`, turning its ValueError into a diagnostic for this section; then refuse
        left-over keys.
        """
        try:
            result = make(*args, **kwargs)
        except ValueError as e:
            raise self.wrong(str(e)) from e
        self.done()
        return result


def check(document: Document, path: Path, value: Any, kind: type[T]) -> T:
    """`value` if it has exactly the type `kind` (an integer is no truth value; `object` stands for
    a string or an integer).
    """
    fits = type(value) in (str, int) if kind is object else type(value) is kind
    if not fits:
        raise document.wrong(path, f"expected {_NAMES.get(kind, 'a string or an integer')}, found {describe(value)}")
    return value


def describe(value: Any) -> str:
    """A value as error messages name it."""
    if value is None:
        return "nothing"
    text = repr(value)
    return _NAMES[type(value)] if isinstance(value, (dict, list)) else text if len(text) < 60 else text[:57] + "..."
