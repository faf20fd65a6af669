"""Workspaces: how much memory a call needs, by its symbols and integer scalars.

`workspace f32[(m + 127) // 128, n]` has the extents 8 and 300, and 9600 bytes, in a call with
m = 1000 and n = 300.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from cutec.artifact import guard
from cutec.artifact.arithmetic import Tree
from cutec.artifact.choice import guard_names
from cutec.artifact.signature import DTYPE_BITS, ScalarParam, Signature, WorkspaceParam
from cutec.diag import error

LARGEST = (1 << 31) - 1  # the largest extent; each is an i32 in host programs
MOST_BYTES = (1 << 63) - 1


def trees(param: WorkspaceParam, names: set[str]) -> list[Tree]:
    """The extents as trees of `guard`. Raises ValueError for a text that is no sum over `names`."""
    return [guard.parse_sum(e, names) if isinstance(e, str) else e for e in param.shape]


def bytes_of(param: WorkspaceParam, shape: Sequence[int]) -> int:
    """The bytes of a workspace of that shape."""
    return (prod(shape) * DTYPE_BITS[param.dtype] + 7) // 8


def shape_of(param: WorkspaceParam, values: Mapping[str, int]) -> tuple[int, ...]:
    """The extents in a call with these symbols and integer scalars. Raises E4034 if there is no
    such memory.
    """
    shape = tuple(guard.holds(tree, values) for tree in trees(param, set(values)))
    wrong = next((dim for dim, extent in enumerate(shape) if not 0 <= extent <= LARGEST), None)
    if wrong is not None:
        raise error(
            "E4034",
            f"workspace {param.name!r} has extent {shape[wrong]} ({param.shape[wrong]}) in dimension {wrong},"
            f" expected 0 to {LARGEST}",
            help="spread it over several dimensions, or correct its declaration",
        )
    if bytes_of(param, shape) > MOST_BYTES:
        raise error(
            "E4034", f"workspace {param.name!r} has more than {MOST_BYTES} bytes", help=f"its extents are {list(shape)}"
        )
    return shape


def bytes_needed(signature: Signature, values: Mapping[str, int]) -> dict[str, int]:
    """The bytes of each workspace, by name. Raises E4034."""
    return {p.name: bytes_of(p, shape_of(p, values)) for p in signature.workspaces}


def call_values(signature: Signature, leaves: Sequence[int | float]) -> dict[str, int]:
    """Symbols and integer scalars by name, from the leaves of a call."""
    values: dict[str, int] = {}
    names = guard_names(signature)
    for leaf, value in zip(signature.leaves(), leaves):
        name = signature.leaf_symbol(leaf).name if leaf.kind == "symbol" else leaf.param
        if name in names and leaf.kind in ("symbol", "scalar"):
            values[name] = _unwrapped(signature, name, int(value)) if leaf.kind == "scalar" else int(value)
    return values


def _unwrapped(signature: Signature, name: str, leaf: int) -> int:
    """A scalar whose leaf is in two's complement."""
    param = signature.param(name)
    assert isinstance(param, ScalarParam)
    return leaf % (1 << int(param.dtype[1:])) if param.dtype[0] == "u" else leaf
