"""What `match` asks about structure: answered while tracing. Parts of what does not match are None,
and not looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cutec.frontend.numbers.numeric import Boolean, Float, Integer

# The numbers that a pattern of a class of Python's means in a kernel, and classes whose one
# positional part is the object itself.
_NUMBERS = {bool: Boolean, int: Integer, float: Float}
_WHOLE = (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple)


class Patterns:
    """The part of the hidden helper that `match` uses."""

    @staticmethod
    def bound(*values: Any) -> bool:
        """True, when names have been bound to the values."""
        return True

    @staticmethod
    def is_sequence(value: Any, count: int, more: bool) -> bool:
        """Whether a sequence pattern of `count` parts (`more`: and a starred one) takes a value
        apart.
        """
        if not isinstance(value, Sequence) or isinstance(value, (str, bytes, bytearray)):
            return False
        return len(value) >= count if more else len(value) == count

    @staticmethod
    def part(value: Any, count: int, more: bool, index: int) -> Any:
        """A part of what a sequence pattern takes apart, counted from the end after the starred
        one.
        """
        return value[index] if Patterns.is_sequence(value, count, more) else None

    @staticmethod
    def rest_of_sequence(value: Any, count: int, star: int) -> Any:
        """What a starred name takes: all but `count` parts, of which `star` come first."""
        return list(value[star : len(value) - count + star]) if Patterns.is_sequence(value, count, True) else None

    @staticmethod
    def is_instance(value: Any, kind: Any, keys: tuple[int | str, ...]) -> bool:
        """Whether a class pattern takes a value apart: it is one, and has the attributes."""
        if not isinstance(value, kind) and not (kind in _NUMBERS and isinstance(value, _NUMBERS[kind])):
            return False
        return all(key is None or hasattr(value, key) for key in (_attribute(kind, key) for key in keys))

    @staticmethod
    def attribute(value: Any, kind: Any, key: int | str) -> Any:
        """A part of what a class pattern takes apart."""
        if not Patterns.is_instance(value, kind, (key,)):
            return None
        name = _attribute(kind, key)
        return value if name is None else getattr(value, name)

    @staticmethod
    def has_keys(value: Any, keys: tuple[Any, ...]) -> bool:
        """Whether a mapping pattern takes a value apart."""
        return isinstance(value, Mapping) and all(key in value for key in keys)

    @staticmethod
    def item(value: Any, key: Any) -> Any:
        """A part of what a mapping pattern takes apart."""
        return value[key] if Patterns.has_keys(value, (key,)) else None

    @staticmethod
    def rest_of_mapping(value: Any, keys: tuple[Any, ...]) -> Any:
        """What `**rest` takes."""
        return {k: v for k, v in value.items() if k not in keys} if isinstance(value, Mapping) else None


def _attribute(kind: Any, key: int | str) -> str | None:
    """The attribute of a part, which for a positional one the class tells; None for the object
    itself. Raises TypeError as Python does.
    """
    if isinstance(key, str):
        return key
    names = getattr(kind, "__match_args__", None)
    if names is None and key == 0 and (kind in _WHOLE or issubclass(kind, (*_WHOLE, Integer, Float))):
        return None
    if key >= len(names or ()):
        raise TypeError(f"{kind.__name__}() accepts {len(names or ())} positional sub-patterns ({key + 1} given)")
    return names[key]
