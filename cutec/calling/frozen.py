"""Compile-time values as keys: values of equal keys make the same code."""

from __future__ import annotations

from typing import Any


def freeze(value: Any) -> Any:
    """A hashable key that is equal for equal values: of containers by their parts, of numbers by
    their class too (1, 1.0 and True make different code), of objects without a hash by identity.
    """
    if isinstance(value, (tuple, list)):
        return type(value), tuple(freeze(part) for part in value)
    if isinstance(value, dict):
        return dict, tuple((freeze(k), freeze(v)) for k, v in value.items())
    if isinstance(value, (set, frozenset)):
        return type(value), frozenset(freeze(part) for part in value)
    try:
        hash(value)
    except TypeError:
        return "object", id(value)
    return type(value), repr(value) if isinstance(value, float) else value
