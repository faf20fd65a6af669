"""Coordinates and indices of a shape: `crd2idx`, its inverse `idx2crd`, and stepping through a
shape.

A coordinate is an int tuple weakly congruent with the shape. Its leaves are ints, dynamic leaves,
integer arrays (anything with the arithmetic operators; the result broadcasts) or `None`, which
counts as 0. A scalar coordinate of a nested shape counts column-major (colexicographically). The
last mode of a shape is open: it takes the rest of a scalar coordinate, even beyond its extent.

    shape (4,8):  scalar 9 ≡ coordinate (1, 2)     9 = 1 + 2·4
                  scalar 35 ≡ coordinate (3, 8)    beyond the extent of the last mode
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cutec.layout.basis import Coord, Shape, Stride, plus, scaled
from cutec.layout.errors import ONE_COORDINATE_PER_MODE, ONE_INDEX, LayoutError
from cutec.layout.inttuple import format_tuple, has_none, prefix_product, product, wrap
from cutec.layout.leaf import Leaf, check_integer


def crd2idx(coord: Coord, shape: Any, stride: Stride | None = None) -> Coord:
    """The index of `coord` in a layout, given as `shape` and `stride` (column-major when left out),
    or as one layout.

    The index is an int, leaf or array; a coordinate tuple where strides are scaled bases. Raises
    LayoutError for a coordinate that does not fit.

    >>> crd2idx((1, 2), (4, 8))
    9
    >>> crd2idx((1, 2), (4, 8), (8, 1))
    10
    """
    if stride is None:
        if callable(shape):
            layout: Any = shape
            return layout.index(coord)
        stride = prefix_product(shape)
    return index_of(coord, shape, stride)


def index_of(coord: Coord, shape: Shape, stride: Any) -> Coord:
    """`crd2idx` for congruent shape and stride."""
    if type(coord) is type(shape) is type(stride) is int:
        return coord * stride
    if not isinstance(shape, tuple):
        if isinstance(coord, tuple):
            if len(coord) == 1:
                return index_of(coord[0], shape, stride)
            raise LayoutError(f"coordinate {format_tuple(coord)} does not fit the extent {shape}", ONE_INDEX)
        return scaled(0 if coord is None else check_integer(coord), stride)
    if isinstance(coord, tuple):
        if len(coord) != len(shape):
            raise LayoutError(
                f"coordinate {format_tuple(coord)} of rank {len(coord)} does not fit the shape {format_tuple(shape)}",
                ONE_COORDINATE_PER_MODE,
            )
        result = 0
        for c, s, d in zip(coord, shape, stride):
            result = plus(result, index_of(c, s, d))
        return result
    return _index_of_scalar(0 if coord is None else check_integer(coord), shape, stride)


def index_terms(coord: Coord, shape: Shape, stride: Any) -> Iterator[Coord]:
    """The terms whose sum is `index_of`, one for each leaf of the coordinate."""
    if isinstance(coord, tuple) and isinstance(shape, tuple) and len(coord) == len(shape):
        for c, s, d in zip(coord, shape, stride):
            yield from index_terms(c, s, d)
    else:
        yield index_of(coord, shape, stride)


def _index_of_scalar(coord: Coord, shape: tuple[Shape, ...], stride: tuple[Any, ...]) -> Coord:
    """Peel one mode after the other off a scalar coordinate."""
    result: Coord = 0
    last = len(shape) - 1
    for i, (s, d) in enumerate(zip(shape, stride)):
        if i == last:
            return plus(result, index_of(coord, s, d))
        extent = product(s)
        digit, coord = _split(coord, extent, shape)
        result = plus(result, index_of(digit, s, d))
    if isinstance(coord, int) and coord != 0:
        raise LayoutError(f"coordinate {coord} does not fit the empty shape ()")
    return result


def _split(coord: Coord, extent: int | Leaf, shape: Shape) -> tuple[Coord, Coord]:
    """(coord % extent, coord // extent)."""
    if isinstance(extent, int):
        if extent == 0:
            raise LayoutError(f"shape {format_tuple(shape)} has an extent of 0, and so no coordinate {coord}")
        if extent == 1:
            return 0, coord
    return coord % extent, coord // extent


def idx2crd(idx: Coord, shape: Shape, stride: Any = None) -> Coord:
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


def _coord_of(idx: Coord, shape: Shape) -> Coord:
    if not isinstance(shape, tuple):
        return idx
    result, last = [], len(shape) - 1
    for i, s in enumerate(shape):
        digit = idx
        if i != last:
            digit, idx = _split(idx, product(s), shape)
        result.append(_coord_of(digit, s))
    return tuple(result)


def _digits(idx: Coord, shape: Shape, stride: Any) -> Coord:
    if isinstance(shape, tuple):
        return tuple(_digits(idx, s, d) for s, d in zip(shape, stride))
    if (isinstance(shape, int) and shape == 1) or (isinstance(stride, int) and stride == 0):
        return 0
    return _split(idx // stride, shape, shape)[0]


def crd2crd(coord: Coord, dst_shape: Shape, src_shape: Shape | None = None) -> Coord:
    """The coordinate of `dst_shape` with the same column-major position as `coord`, a coordinate of
    `src_shape`, which a scalar does not need.

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
                " counts in",
                ONE_INDEX,
            )
        coord = crd2idx(coord, src_shape)
    return idx2crd(coord, dst_shape)


def increment_coord(coord: Coord, shape: Shape) -> Coord:
    """The column-major successor of `coord`, congruent with `shape`. Past the last coordinate the
    last mode goes on beyond its extent.

    >>> increment_coord((3, 2), (4, 8))
    (0, 3)
    """
    if has_none(coord):
        raise LayoutError(f"coordinate {format_tuple(coord)} has a wildcard, and so no successor")
    return idx2crd(crd2idx(coord, shape) + 1, shape)
