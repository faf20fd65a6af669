"""What annotates parameters that are integers or nested tuples of them."""


class IntTuple(tuple):  # type: ignore[type-arg]
    """Annotation of an integer or a nested tuple of integers: Python's own are known when
    compiling, `Int32` and the like are run-time numbers.
    """


class Shape(IntTuple):
    """Extents."""


class Stride(IntTuple):
    """Strides."""


class Coord(IntTuple):
    """A coordinate."""


class Tile(IntTuple):
    """A tile's extents."""
