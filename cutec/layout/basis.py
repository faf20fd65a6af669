"""Scaled basis vectors, `1@0`, and the arithmetic of coordinate tuples that they span.

A layout whose strides are scaled bases maps coordinates to coordinates: `(4,8):(1@0,1@1)` sends
(i,j) to (i,j). `E(0, 1)` is the basis of mode 1 of mode 0 and prints innermost mode first, `1@1@0`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from cutec.layout.errors import LayoutError
from cutec.layout.leaf import Leaf, is_leaf

Shape: TypeAlias = "int | Leaf | tuple[Shape, ...]"
"""Extents, nested as the coordinates are."""

Stride: TypeAlias = "int | Leaf | ScaledBasis | tuple[Stride, ...]"
"""Strides, congruent with a shape."""

Coord: TypeAlias = Any
"""A coordinate or an index: an integer or a nested tuple of integers. An integer is an int, a leaf,
a NumPy array, a kernel's number (all have the arithmetic operators), or None for a wildcard.
"""


def slot_setter(kind: type, slot: str) -> Callable[[Any, Any], None]:
    """The function (instance, value) that sets a slot of an immutable class past its `__setattr__`.
    The slot's own descriptor takes half the time of `object.__setattr__`.
    """
    return kind.__dict__[slot].__set__


class ScaledBasis:
    """`value` (an int or dynamic leaf) times the unit vector of the coordinate at the path `modes`,
    outermost mode first. Immutable.

    >>> str(3 * E(0, 1))
    '3@1@0'
    """

    __slots__ = ("modes", "value")

    value: int | Leaf
    modes: tuple[int, ...]

    def __init__(self, value: int | Leaf, modes: int | tuple[int, ...] | list[int]):
        modes = (modes,) if isinstance(modes, int) else tuple(modes)
        if not is_leaf(value):
            raise LayoutError(f"value of a scaled basis must be an integer, not {value!r}")
        if not modes or not all(isinstance(m, int) and m >= 0 for m in modes):
            raise LayoutError(f"modes of a scaled basis must be non-negative integers, at least one, not {modes!r}")
        _set_value(self, value)
        _set_modes(self, modes)

    def __setattr__(self, name: str, value: object):
        raise AttributeError("a ScaledBasis is immutable")

    @property
    def mode(self) -> list[int]:
        """The path, as the public DSL names it."""
        return [*self.modes]

    def __mul__(self, scale: int | Leaf) -> ScaledBasis:
        return ScaledBasis(self.value * scale, self.modes) if is_leaf(scale) else NotImplemented

    __rmul__ = __mul__

    def __add__(self, other: Coord) -> Coord:
        return add(self, other)

    __radd__ = __add__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ScaledBasis) and self.modes == other.modes and self.value == other.value

    def __hash__(self) -> int:
        return hash((self.value, self.modes))

    def __reduce__(self):
        return ScaledBasis, (self.value, self.modes)

    def __str__(self) -> str:
        return "@".join(map(str, (self.value, *reversed(self.modes))))

    def __repr__(self) -> str:
        return f"ScaledBasis({self.value!r}, {self.modes!r})"


_set_value = slot_setter(ScaledBasis, "value")
_set_modes = slot_setter(ScaledBasis, "modes")


def E(mode: int | tuple[int, ...] | list[int] = (), *deeper: int) -> int | ScaledBasis:
    """The unit basis of a mode path: `E(0)`, `E(0, 1)` or `E([0, 1])`; `E()` is 1.

    >>> E(0, 1)
    ScaledBasis(1, (0, 1))
    """
    path: Any = (*(mode if isinstance(mode, (tuple, list)) else (mode,)), *deeper)
    return ScaledBasis(1, path) if path else 1


def basis_value(e: Any) -> Any:
    """The scalar of a scaled basis; e itself for anything else.

    >>> basis_value(3 * E(1))
    3
    """
    return e.value if isinstance(e, ScaledBasis) else e


def basis_modes(x: object) -> tuple[int, ...]:
    """The mode path of a scaled basis; empty for anything else.

    >>> basis_modes(E(1, 0))
    (1, 0)
    """
    return x.modes if isinstance(x, ScaledBasis) else ()


def basis_get(x: object, tree: Any) -> Any:
    """The part of `tree` (nested tuples) at the mode path of the scaled basis x; the whole tree for
    anything else.

    >>> basis_get(E(1, 0), (2, (3, 4)))
    3
    """
    for depth, mode in enumerate(basis_modes(x)):
        if not isinstance(tree, tuple) or mode >= len(tree):
            raise LayoutError(f"{x} names mode {mode} at depth {depth} of a tuple that has none")
        tree = tree[mode]
    return tree


def make_basis_like(shape: Shape, path: tuple[int, ...] = ()) -> Stride:
    """Unit bases in the profile of `shape`: (4,8) gives (1@0,1@1), 4 gives 1.

    >>> make_basis_like((4, 8))
    (ScaledBasis(1, (0,)), ScaledBasis(1, (1,)))
    """
    if isinstance(shape, tuple):
        return tuple(make_basis_like(s, (*path, i)) for i, s in enumerate(shape))
    return E(*path)


def scaled(coord: Coord, stride: int | Leaf | ScaledBasis) -> Coord:
    """coord * stride for a scalar coordinate; a basis gives a coordinate tuple."""
    if isinstance(stride, int) and stride == 0:
        return 0
    if isinstance(stride, ScaledBasis):
        return _in_tuple(coord * stride.value, stride.modes)
    return coord * stride


def add(a: Coord, b: Coord) -> Coord:
    """a + b of scalars, scaled bases and coordinate tuples. The shorter tuple is padded with zeros,
    and 0 is neutral everywhere.

    Raises LayoutError when a scalar other than 0 meets a coordinate tuple.
    """
    a, b = as_coord(a), as_coord(b)
    if isinstance(a, tuple) and isinstance(b, tuple):
        short, long = (a, b) if len(a) <= len(b) else (b, a)
        return tuple(map(add, a, b)) + long[len(short) :]
    if isinstance(a, tuple) or isinstance(b, tuple):
        scalar, coord = (b, a) if isinstance(a, tuple) else (a, b)
        if isinstance(scalar, int) and scalar == 0:
            return coord
        raise LayoutError(f"the sum of the scalar {scalar} and the coordinate {coord} has no meaning")
    return a + b


def plus(a: Coord, b: Coord) -> Coord:
    """`add` for operands that are no bases themselves."""
    if type(a) is type(b) is int:
        return a + b
    return add(a, b) if isinstance(a, tuple) or isinstance(b, tuple) else a + b


def as_coord(x: Coord) -> Coord:
    """A scaled basis as its coordinate tuple (2@1 is (0,2)); anything else as it is."""
    return _in_tuple(x.value, x.modes) if isinstance(x, ScaledBasis) else x


def _in_tuple(value: Coord, modes: tuple[int, ...]) -> Coord:
    for mode in reversed(modes):
        value = (0,) * mode + (value,)
    return value
