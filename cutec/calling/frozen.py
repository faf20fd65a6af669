"""Values known when compiling as keys: equal keys mean that the same code comes of them."""

from __future__ import annotations

from typing import Any


def freeze(value: Any) -> Any:
    """Something hashable that is equal for equal values: containers by their parts, numbers by
    class too (1, 1.0 and True make different code), objects without a hash of their own by
    identity.
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
