"""Structural tests of `match`, answered while tracing. `syntax.matching` turns a `match` into `if`s
that call them. The parts of a value that does not match are None and not used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cutec.frontend.numbers.numeric import Boolean, Float, Integer

# Classes of kernel numbers that a pattern with a Python class matches; classes whose one positional
# sub-pattern matches the object itself (PEP 634).
_NUMBERS = {bool: Boolean, int: Integer, float: Float}
_WHOLE = (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple)


class Patterns:
    """The methods of `Control` that `match` uses."""

    @staticmethod
    def bound(*values: Any) -> bool:
        """Always true: binds pattern names as a side effect of evaluating the arguments."""
        return True

    @staticmethod
    def is_sequence(value: Any, count: int, more: bool) -> bool:
        """Whether a sequence pattern matches: `count` parts, and a starred one if `more`."""
        if not isinstance(value, Sequence) or isinstance(value, (str, bytes, bytearray)):
            return False
        return len(value) >= count if more else len(value) == count

    @staticmethod
    def part(value: Any, count: int, more: bool, index: int) -> Any:
        """A part of a value that a sequence pattern matches; negative indices follow the starred
        part.
        """
        return value[index] if Patterns.is_sequence(value, count, more) else None

    @staticmethod
    def rest_of_sequence(value: Any, count: int, star: int) -> Any:
        """The parts of a starred name: all but `count` parts, of which `star` come before it."""
        return list(value[star : len(value) - count + star]) if Patterns.is_sequence(value, count, True) else None

    @staticmethod
    def is_instance(value: Any, kind: Any, keys: tuple[int | str, ...]) -> bool:
        """Whether a class pattern matches a value: it is an instance and has the attributes."""
        if not isinstance(value, kind) and not (kind in _NUMBERS and isinstance(value, _NUMBERS[kind])):
            return False
        return all(key is None or hasattr(value, key) for key in (_attribute(kind, key) for key in keys))

    @staticmethod
    def attribute(value: Any, kind: Any, key: int | str) -> Any:
        """A part of a value that a class pattern matches."""
        if not Patterns.is_instance(value, kind, (key,)):
            return None
        name = _attribute(kind, key)
        return value if name is None else getattr(value, name)

    @staticmethod
    def has_keys(value: Any, keys: tuple[Any, ...]) -> bool:
        """Whether a mapping pattern matches a value."""
        return isinstance(value, Mapping) and all(key in value for key in keys)

    @staticmethod
    def item(value: Any, key: Any) -> Any:
        """A part of a value that a mapping pattern matches."""
        return value[key] if Patterns.has_keys(value, (key,)) else None

    @staticmethod
    def rest_of_mapping(value: Any, keys: tuple[Any, ...]) -> Any:
        """The items that `**rest` takes."""
        return {k: v for k, v in value.items() if k not in keys} if isinstance(value, Mapping) else None


def _attribute(kind: Any, key: int | str) -> str | None:
    """The attribute of a sub-pattern; `__match_args__` gives that of a positional one. None for the
    object itself. Raises TypeError as Python does.
    """
    if isinstance(key, str):
        return key
    names: tuple[str, ...] | None = getattr(kind, "__match_args__", None)
    if names is None and key == 0 and (kind in _WHOLE or issubclass(kind, (*_WHOLE, Integer, Float))):
        return None
    if names is None or key >= len(names):
        raise TypeError(f"{kind.__name__}() accepts {len(names or ())} positional sub-patterns ({key + 1} given)")
    return names[key]
