"""Annotations of parameters that are integers or nested tuples of integers."""


class Int(int):
    """Annotation of an integer: a Python int is known when compiling, `Int32` and the like are
    run-time numbers.
    """


class IntTuple(tuple):
    """Annotation of an integer or a nested tuple of integers: Python ints are known when compiling,
    `Int32` and the like are run-time numbers.
    """


class Shape(IntTuple):
    """Extents."""


class Stride(IntTuple):
    """Strides."""


class Coord(IntTuple):
    """A coordinate."""


class Tile(IntTuple):
    """A tile's extents."""
