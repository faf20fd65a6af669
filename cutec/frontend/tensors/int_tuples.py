"""Annotations of parameters that are integers or nested tuples of integers.

`isinstance` says of a value whether it is one: of `(4, (t, 8))` that it is a `Shape`.
"""

from __future__ import annotations

from typing import Any

from cutec.frontend.numbers.numeric import Integer
from cutec.layout import Layout, ScaledBasis


class _OfLeaves(type):
    """The class of an annotation: its values are `leaves`, or tuples of them where it is one."""

    leaves: tuple[type, ...]

    def __instancecheck__(cls, value: Any) -> bool:
        if isinstance(value, tuple) and issubclass(cls, tuple):
            return all(isinstance(part, cls) for part in value)
        return isinstance(value, cls.leaves)


class Int(int, metaclass=_OfLeaves):
    """Annotation of an integer: a Python int is known when compiling, `Int32` and the like are
    run-time numbers.
    """

    leaves = (int, Integer)


class IntTuple(tuple, metaclass=_OfLeaves):
    """Annotation of an integer or a nested tuple of integers: Python ints are known when compiling,
    `Int32` and the like are run-time numbers.
    """

    leaves = (int, Integer)


class Shape(IntTuple):
    """Extents."""


class Stride(IntTuple):
    """Strides."""

    leaves = (int, Integer, ScaledBasis)


class Coord(IntTuple):
    """A coordinate; None stands for a whole mode."""

    leaves = (int, Integer, type(None))


class Tile(IntTuple):
    """A tile's extents, or a layout for each mode."""

    leaves = (int, Integer, Layout, type(None))
