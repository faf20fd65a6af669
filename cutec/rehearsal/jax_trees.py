"""Trees of JAX: tuples, lists and dictionaries of arrays, as leaves and a structure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cutec.rehearsal.unknown import Module

Test = Callable[[Any], bool] | None


class Structure:
    """The structure of a tree. `kind`: the class of a container, None for a leaf; `keys`: those of
    a dictionary.
    """

    def __init__(self, kind: type | None, keys: Sequence[Any] = (), parts: Sequence[Structure] = ()):
        self.kind, self.keys, self.parts = kind, tuple(keys), tuple(parts)

    def build(self, leaves: Iterator[Any]) -> Any:
        """A tree of the next leaves."""
        if self.kind is None:
            return next(leaves)
        parts = [part.build(leaves) for part in self.parts]
        if issubclass(self.kind, dict):
            return dict(zip(self.keys, parts))
        if hasattr(self.kind, "_fields"):
            return self.kind(*parts)
        return None if self.kind is type(None) else self.kind(parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Structure) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.kind, self.keys, self.parts))


def flatten(tree: Any, is_leaf: Test = None) -> tuple[list[Any], Structure]:
    """The leaves of a tree and its structure."""
    if is_leaf is not None and is_leaf(tree):
        return [tree], Structure(None)
    keys: list[Any] = []
    if isinstance(tree, dict):
        keys = sorted(tree)
        children = [tree[key] for key in keys]
    elif isinstance(tree, (tuple, list)):
        children = list(tree)
    elif tree is None:
        children = []
    else:
        return [tree], Structure(None)
    found = [flatten(child, is_leaf) for child in children]
    return [leaf for leaves, _ in found for leaf in leaves], Structure(type(tree), keys, [part for _, part in found])


def unflatten(structure: Structure, leaves: Any) -> Any:
    """A tree of leaves."""
    return structure.build(iter(leaves))


def leaves(tree: Any, is_leaf: Test = None) -> list[Any]:
    """The leaves of a tree."""
    return flatten(tree, is_leaf)[0]


def mapped(function: Callable[..., Any], tree: Any, *rest: Any, is_leaf: Test = None) -> Any:
    """The tree of a function's results for each leaf."""
    found, structure = flatten(tree, is_leaf)
    others = [flatten(other, is_leaf)[0] for other in rest]
    return unflatten(structure, [function(*values) for values in zip(found, *others)])


def make_trees() -> tuple[Module, Module]:
    """`jax.tree` and `jax.tree_util`."""
    short = {
        "flatten": flatten,
        "unflatten": unflatten,
        "leaves": leaves,
        "map": mapped,
        "structure": lambda tree, is_leaf=None: flatten(tree, is_leaf)[1],
    }
    return Module("jax.tree", short), Module("jax.tree_util", {f"tree_{name}": f for name, f in short.items()})
