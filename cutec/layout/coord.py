"""Coordinates and indices of a shape: `crd2idx`, its inverse `idx2crd`, and stepping through a
shape.

Shapes and strides are int tuples; a coordinate is an int tuple weakly congruent with the shape,
whose leaves are ints, dynamic leaves, integer arrays (anything with the arithmetic operators; the
result broadcasts) or `None`, which counts as 0. A scalar coordinate of a nested shape counts
column-major (colexicographically), and its last mode is open: it takes what is left of the
coordinate, beyond the extent too.
"""

from __future__ import annotations

from collections.abc import Iterator

from cutec.layout.basis import plus, scaled
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import format_tuple, has_none, prefix_product, product, wrap
from cutec.layout.leaf import check_integer


def crd2idx(coord: object, shape: object, stride: object = None) -> object:
    """The index of `coord` in a layout, given as `shape` and `stride` (column-major when left out),
    or as one object that maps coordinates.

    An int, leaf or array; a coordinate tuple where strides are scaled bases. Raises LayoutError for
    a coordinate that does not fit.

    >>> crd2idx((1, 2), (4, 8))
    9
    >>> crd2idx((1, 2), (4, 8), (8, 1))
    10
    """
    if stride is None:
        if callable(shape):
            return shape.index(coord)
        stride = prefix_product(shape)
    return index_of(coord, shape, stride)


def index_of(coord: object, shape: object, stride: object) -> object:
    """`crd2idx` for congruent shape and stride."""
    if type(coord) is type(shape) is type(stride) is int:
        return coord * stride
    if not isinstance(shape, tuple):
        if isinstance(coord, tuple):
            if len(coord) == 1:
                return index_of(coord[0], shape, stride)
            raise LayoutError(f"coordinate {format_tuple(coord)} does not fit the extent {shape}")
        return scaled(0 if coord is None else check_integer(coord), stride)
    if isinstance(coord, tuple):
        if len(coord) != len(shape):
            raise LayoutError(
                f"coordinate {format_tuple(coord)} of rank {len(coord)} does not fit the shape {format_tuple(shape)}"
            )
        result = 0
        for c, s, d in zip(coord, shape, stride):
            result = plus(result, index_of(c, s, d))
        return result
    return _index_of_scalar(0 if coord is None else check_integer(coord), shape, stride)


def index_terms(coord: object, shape: object, stride: object) -> Iterator[object]:
    """The terms whose sum is `index_of`, one for each part of the coordinate that is no tuple."""
    if isinstance(coord, tuple) and isinstance(shape, tuple) and len(coord) == len(shape):
        for c, s, d in zip(coord, shape, stride):
            yield from index_terms(c, s, d)
    else:
        yield index_of(coord, shape, stride)


def _index_of_scalar(coord: object, shape: tuple, stride: tuple) -> object:
    """Peel one mode after the other off a scalar coordinate."""
    result, last = 0, len(shape) - 1
    for i, (s, d) in enumerate(zip(shape, stride)):
        if i == last:
            return plus(result, index_of(coord, s, d))
        extent = product(s)
        digit, coord = _split(coord, extent, shape)
        result = plus(result, index_of(digit, s, d))
    if isinstance(coord, int) and coord != 0:
        raise LayoutError(f"coordinate {coord} does not fit the empty shape ()")
    return result


def _split(coord: object, extent: object, shape: object) -> tuple[object, object]:
    """(coord % extent, coord // extent)."""
    if isinstance(extent, int):
        if extent == 0:
            raise LayoutError(f"shape {format_tuple(shape)} has an extent of 0, and so no coordinate {coord}")
        if extent == 1:
            return 0, coord
    return coord % extent, coord // extent


def idx2crd(idx: object, shape: object, stride: object = None) -> object:
    """The coordinate of index `idx`, congruent with `shape`; a tuple of indices is taken mode by
    mode.

    Without `stride` the shape is column-major and the last mode is open, so that crd2idx(idx2crd(i,
    s), s) == i for every i >= 0. With `stride` each coordinate is idx // stride % extent, which
    inverts compact layouts.

    >>> idx2crd(9, (4, 8))
    (1, 2)
    """
    if isinstance(idx, tuple):
        if not isinstance(shape, tuple) or len(idx) != len(shape):
            raise LayoutError(f"index {format_tuple(idx)} does not fit the shape {format_tuple(shape)}")
        strides = stride if isinstance(stride, tuple) else (None,) * len(shape)
        return tuple(map(idx2crd, idx, shape, strides))
    check_integer(idx, "index")
    return _coord_of(idx, shape) if stride is None else _digits(idx, shape, stride)


def _coord_of(idx: object, shape: object) -> object:
    if not isinstance(shape, tuple):
        return idx
    result, last = [], len(shape) - 1
    for i, s in enumerate(shape):
        digit = idx
        if i != last:
            digit, idx = _split(idx, product(s), shape)
        result.append(_coord_of(digit, s))
    return tuple(result)


def _digits(idx: object, shape: object, stride: object) -> object:
    if isinstance(shape, tuple):
        return tuple(_digits(idx, s, d) for s, d in zip(shape, stride))
    if (isinstance(shape, int) and shape == 1) or (isinstance(stride, int) and stride == 0):
        return 0
    return _split(idx // stride, shape, shape)[0]


def crd2crd(coord: object, dst_shape: object, src_shape: object = None) -> object:
    """The coordinate of `dst_shape` with the same column-major position as `coord`; `src_shape`
    says what a tuple coordinate counts in.

    >>> crd2crd((1, 2), 32, (4, 8))
    9
    """
    if isinstance(coord, tuple) and isinstance(dst_shape, tuple) and len(coord) == len(dst_shape):
        sources = wrap(src_shape) if src_shape is not None else (None,) * len(coord)
        return tuple(map(crd2crd, coord, dst_shape, sources))
    if isinstance(coord, tuple):
        if src_shape is None:
            raise LayoutError(
                f"coordinate {format_tuple(coord)} does not fit {format_tuple(dst_shape)} without the shape it"
                " counts in"
            )
        coord = crd2idx(coord, src_shape)
    return idx2crd(coord, dst_shape)


def increment_coord(coord: object, shape: object) -> object:
    """The column-major successor of `coord`, congruent with `shape`; past the last one the last
    mode goes on.

    >>> increment_coord((3, 2), (4, 8))
    (0, 3)
    """
    if has_none(coord):
        raise LayoutError(f"coordinate {format_tuple(coord)} has a wildcard, and so no successor")
    return idx2crd(crd2idx(coord, shape) + 1, shape)
