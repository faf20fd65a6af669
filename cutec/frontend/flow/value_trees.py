"""Trees of IR values: what `__extract_mlir_values__` of a user's class may give instead of a list.

{"position": {"x": %0, "y": %1}, "forces": [%2, %3]}    # four values, in this order
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def values_in(tree: Any) -> Iterator[Any]:
    """The leaves of nested dicts, lists and tuples, in order."""
    if isinstance(tree, dict):
        tree = list(tree.values())
    if not isinstance(tree, (list, tuple)):
        yield tree
        return
    for part in tree:
        yield from values_in(part)


def with_values(tree: Any, values: Iterator[Any]) -> Any:
    """A tree of the same structure, with other leaves."""
    if isinstance(tree, dict):
        return {key: with_values(part, values) for key, part in tree.items()}
    if isinstance(tree, (list, tuple)):
        return [with_values(part, values) for part in tree]
    return next(values)


def structure(tree: Any) -> Any:
    """A tree with the types of its values as leaves; None for a plain list, whose structure says
    nothing.
    """
    if isinstance(tree, (list, tuple)) and not any(isinstance(part, (dict, list, tuple)) for part in tree):
        return None
    return with_values(tree, iter([value.type.mlir for value in values_in(tree)]))


def described(tree: Any, indent: str = "") -> str:
    """A tree as indented lines: `x: f32`."""
    if not isinstance(tree, (dict, list, tuple)):
        return f"{indent}{tree}"
    named = tree.items() if isinstance(tree, dict) else ((f"[{i}]", part) for i, part in enumerate(tree))
    return "\n".join(_line(name, part, indent) for name, part in named)


def _line(name: Any, part: Any, indent: str) -> str:
    if isinstance(part, (dict, list, tuple)):
        return f"{indent}{name}:\n{described(part, indent + '  ')}"
    return f"{indent}{name}: {part}"
