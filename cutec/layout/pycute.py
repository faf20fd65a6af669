"""pycute's names with pycute's meanings and order of arguments, for code that was written for it.

    from cutec.layout.pycute import Layout, composition, slice_

Everything else of pycute is in `cutec.layout` under the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from numbers import Integral
from typing import Any

from cutec.layout.basis import Coord, Shape
from cutec.layout.common import max_common_layout, max_common_vector
from cutec.layout.complement import complement
from cutec.layout.compose import composition
from cutec.layout.construct import make_layout
from cutec.layout.coord import crd2idx, idx2crd as _idx2crd
from cutec.layout.divide import flat_divide, logical_divide, tiled_divide, zipped_divide
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import (
    flatten_to_tuple,
    format_tuple,
    has_none,
    inner_product,
    prefix_product,
    product,
    shape_div,
    suffix_product,
    transform_leaf,
)
from cutec.layout.inverse import left_inverse, right_inverse
from cutec.layout.layout import Layout, LayoutBase
from cutec.layout.modes import coalesce, cosize, depth, filter_, rank, size, slice_ as _slice, slice_and_offset
from cutec.layout.products import blocked_product, logical_product, raked_product, tiled_product, zipped_product
from cutec.layout.swizzle import ComposedLayout, Swizzle

Integer = Integral
"""The type of integers, for `is_int`."""


def is_int(x: object) -> bool:
    """Whether x is an integer.

    >>> is_int(4), is_int((4,))
    (True, False)
    """
    return isinstance(x, Integer)


def is_tuple(x: object) -> bool:
    """Whether x is a tuple.

    >>> is_tuple((4,))
    True
    """
    return isinstance(x, tuple)


def idx2crd(idx: Coord, shape: Shape, stride: Any = None) -> Coord:
    """The coordinate of an index: idx // stride % extent in every mode. The last mode is not open:
    indices beyond the shape wrap around.

    >>> idx2crd(35, (4, 8))
    (3, 0)
    """
    return _idx2crd(idx, shape, prefix_product(shape) if stride is None else stride)


def is_layout(x: object) -> bool:
    """Whether x is a layout.

    >>> is_layout(Layout(4))
    True
    """
    return isinstance(x, LayoutBase)


def flatten(x: object) -> tuple[Any, ...]:
    """The leaves of an int tuple.

    >>> flatten((1, (2, 3)))
    (1, 2, 3)
    """
    return flatten_to_tuple(x)


def signum(x: int) -> int:
    """-1, 0 or 1.

    >>> signum(-7)
    -1
    """
    return (x > 0) - (x < 0)


def tuple_max(x: object) -> int:
    """The largest leaf.

    >>> tuple_max((1, (5, 2)))
    5
    """
    return max(flatten_to_tuple(x))


def elem_scale(a: Coord, b: Coord) -> Coord:
    """a with each leaf multiplied by the product of b's part at the same place.

    >>> elem_scale((2, 3), (4, (5, 6)))
    (8, 90)
    """
    return transform_leaf(lambda x, y: x * product(y), a, b)


def crd2crd(crd: Coord, src: Shape, dst: Shape | None = None) -> Coord:
    """The coordinate of `src`'s shape in `dst`'s.

    >>> crd2crd(5, 8, (4, 2))
    (1, 1)
    """
    if isinstance(crd, tuple) and isinstance(src, tuple):
        if len(crd) != len(src):
            raise LayoutError(f"coordinate {format_tuple(crd)} does not fit the shape {format_tuple(src)}")
        if isinstance(dst, tuple) and len(dst) == len(src):
            return tuple(map(crd2crd, crd, src, dst))
    index = crd2idx(crd, src)
    return index if dst is None else idx2crd(index, dst)


def slice_(crd: Coord, trg: object) -> Any:
    """The modes of an int tuple or layout where the coordinate is None.

    >>> slice_((None, 1), (4, 8))
    (4,)
    """
    return _slice(trg, crd)


def hier_unzip(splitter: Callable[[Layout, Any], Layout], layout: Layout, tiler: object = None) -> Layout:
    """((first parts), (second parts)) of the pairs into which `splitter` splits each mode.

    >>> hier_unzip(logical_divide, Layout((8, 6)), (4, 3))
    ((4,3),(2,2)):((1,8),(4,24))
    """
    whole = splitter(layout, tiler)
    if not isinstance(tiler, tuple):
        return whole
    modes = [whole[i] for i in range(len(tiler))]
    rest = [layout[i] for i in range(len(tiler), layout.rank)]
    return make_layout(make_layout(*(m[0] for m in modes)), make_layout(*(m[1] for m in modes), *rest))


__all__ = [
    "ComposedLayout",
    "Integer",
    "Layout",
    "LayoutBase",
    "Swizzle",
    "blocked_product",
    "coalesce",
    "complement",
    "composition",
    "cosize",
    "crd2crd",
    "crd2idx",
    "depth",
    "elem_scale",
    "filter_",
    "flat_divide",
    "flatten",
    "has_none",
    "hier_unzip",
    "idx2crd",
    "inner_product",
    "is_int",
    "is_layout",
    "is_tuple",
    "left_inverse",
    "logical_divide",
    "logical_product",
    "make_layout",
    "max_common_layout",
    "max_common_vector",
    "prefix_product",
    "product",
    "raked_product",
    "rank",
    "right_inverse",
    "shape_div",
    "signum",
    "size",
    "slice_",
    "slice_and_offset",
    "suffix_product",
    "tiled_divide",
    "tiled_product",
    "tuple_max",
    "zipped_divide",
    "zipped_product",
]
