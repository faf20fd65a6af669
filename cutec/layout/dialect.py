"""The operations of the `cute` dialect that no other module has under the dialect's name, for plain
Python.

Constructors take the value itself (`make_shape(4, (2, 3))`). The dialect's four kinds of int tuples
are one type here; they differ in the leaves that they may hold.
"""

from __future__ import annotations

from typing import Any

from cutec.layout.basis import Coord, ScaledBasis, Shape, Stride
from cutec.layout.complement import complement
from cutec.layout.errors import EXTENTS, LayoutError
from cutec.layout.inttuple import (
    T,
    as_tuple,
    ceil_div,
    flatten_to_tuple,
    format_tuple,
    has_none,
    is_static,
    product,
    wrap,
)
from cutec.layout.layout import Layout, LayoutBase
from cutec.layout.leaf import Leaf, is_leaf
from cutec.layout.swizzle import ComposedLayout, Swizzle
from cutec.layout.text import Tile, format_text, is_tile


def _tuple_of(elements: tuple[object, ...], what: str) -> Any:
    """The elements as one int tuple: a single one is itself."""
    value = elements[0] if len(elements) == 1 else elements
    return as_tuple(value, what)


def make_int_tuple(*elements: object) -> Shape:
    """An int tuple of integers. Raises LayoutError for anything else.

    >>> make_int_tuple(1, (2, 3))
    (1, (2, 3))
    """
    return to_int_tuple(_tuple_of(elements, "int tuple"))


def make_shape(*extents: object) -> Shape:
    """A shape: an int tuple of extents that are not negative.

    >>> make_shape(4, (2, 8))
    (4, (2, 8))
    """
    return to_shape(_tuple_of(extents, "shape"))


def make_stride(*strides: object) -> Stride:
    """A stride: an int tuple that may hold scaled bases.

    >>> make_stride(1, 4)
    (1, 4)
    """
    return _tuple_of(strides, "stride")


def make_coord(*parts: object) -> Coord:
    """A coordinate: an int tuple that may hold wildcards.

    >>> make_coord(3, None)
    (3, None)
    """
    return to_coord(parts[0] if len(parts) == 1 else parts)


def make_tile(*items: object) -> Tile:
    """A tile of layouts, wildcards and tiles; an integer n is the layout n:1.

    >>> str(make_tile(4, None, Layout((2, 4), (4, 1))))
    '[4:1;_;(2,4):(4,1)]'
    """
    return Tile(_tile_item(item) for item in items)


def _tile_item(item: object) -> object:
    if item is None or isinstance(item, Layout):
        return item
    if is_leaf(item):
        return Layout(item, 1)
    if isinstance(item, (tuple, list)):
        return make_tile(*item)
    raise LayoutError(f"a tile holds layouts, wildcards and tiles, not {item!r}")


def static(x: T) -> T:
    """x itself. Raises LayoutError when it holds a dynamic leaf.

    >>> static((4, 8))
    (4, 8)
    """
    if not is_static(x):
        raise LayoutError(f"{format_text(x)} is not static")
    return x


def get_shape(x: object) -> Any:
    """The shape of a layout, or the shapes of a tile's layouts. Raises LayoutError for anything
    without a shape, such as a wildcard.

    >>> get_shape(Tile((Layout(4), Layout((2, 4)))))
    (4, (2, 4))
    """
    if isinstance(x, LayoutBase):
        return x.shape
    if not isinstance(x, tuple):
        raise LayoutError(f"{format_text(x)} has no shape: a layout or a tile of layouts has")
    return tuple(map(get_shape, x))


def get_stride(layout: Layout) -> Stride:
    """The stride of a layout.

    >>> get_stride(Layout((4, 8)))
    (1, 4)
    """
    if not isinstance(layout, Layout):
        raise LayoutError(f"{layout} has no stride: a plain layout has")
    return layout.stride


def get_leaves(x: object) -> tuple[Any, ...]:
    """The leaves of an int tuple or tile from left to right.

    >>> get_leaves((4, (2, 3)))
    (4, 2, 3)
    """
    return tuple(leaf for part in x for leaf in get_leaves(part)) if isinstance(x, tuple) else (x,)


def get_scalars(x: object, only_dynamic: bool = False) -> tuple[Any, ...]:
    """The integers of a value in the dialect's order: shape before stride, inner before offset
    before outer; bits, base and shift of a swizzle.

    >>> get_scalars(Layout((4, 8), (1, 4)))
    (4, 8, 1, 4)
    """
    found = tuple(_scalars(x))
    return tuple(leaf for leaf in found if isinstance(leaf, Leaf)) if only_dynamic else found


def _scalars(x: object) -> list[Any]:
    if isinstance(x, tuple):
        return [leaf for part in x for leaf in _scalars(part)]
    if isinstance(x, Layout):
        return _scalars(x.shape) + _scalars(x.stride)
    if isinstance(x, ComposedLayout):
        return _scalars(x.inner) + _scalars(x.offset) + _scalars(x.outer)
    if isinstance(x, Swizzle):
        return [x.bits, x.base, x.shift]
    if isinstance(x, ScaledBasis):
        return [x.value]
    return [] if x is None else [x]


def get_layouts_from_tile(tile: object) -> tuple[Layout, ...]:
    """The layouts of a tile from left to right. Raises LayoutError when there is none.

    >>> get_layouts_from_tile(Tile((Layout(4), None)))
    (4:1,)
    """
    found = tuple(item for item in get_leaves(tile) if item is not None)
    if not found or not all(isinstance(item, Layout) for item in found):
        raise LayoutError(f"{format_text(tile)} is no tile with a layout")
    return found


def _composed(layout: object) -> ComposedLayout:
    if not isinstance(layout, ComposedLayout):
        raise LayoutError(f"{format_text(layout)} is no composed layout")
    return layout


def composed_get_inner(layout: ComposedLayout) -> Swizzle | Layout:
    """A of `A o offset o B`.

    >>> str(composed_get_inner(ComposedLayout(Swizzle(1, 0, 1), 2, Layout(8))))
    'S<1,0,1>'
    """
    return _composed(layout).inner


def composed_get_offset(layout: ComposedLayout) -> Coord:
    """The offset of `A o offset o B`.

    >>> composed_get_offset(ComposedLayout(Swizzle(1, 0, 1), 2, Layout(8)))
    2
    """
    return _composed(layout).offset


def composed_get_outer(layout: ComposedLayout) -> Layout:
    """B of `A o offset o B`.

    >>> composed_get_outer(ComposedLayout(Swizzle(1, 0, 1), 2, Layout(8)))
    8:1
    """
    return _composed(layout).outer


def to_int_tuple(x: object) -> Shape:
    """x as an int tuple. Raises LayoutError for wildcards and scaled bases.

    >>> to_int_tuple((4, [2, 3]))
    (4, (2, 3))
    """
    for leaf in flatten_to_tuple(x):
        if leaf is None or isinstance(leaf, ScaledBasis):
            raise LayoutError(f"{format_tuple(x)} holds {format_tuple(leaf)}, which is no integer")
    return as_tuple(x, "int tuple")


def to_shape(x: object) -> Shape:
    """x as a shape. Raises LayoutError for negative extents, wildcards and scaled bases.

    >>> to_shape(8)
    8
    """
    shape = to_int_tuple(x)
    for leaf in flatten_to_tuple(shape):
        if isinstance(leaf, int) and leaf < 0:
            raise LayoutError(f"shape {format_tuple(shape)} holds {leaf}, which is no extent", EXTENTS)
    return shape


def to_stride(x: object) -> Stride:
    """x as a stride, which may hold scaled bases.

    >>> to_stride((1, 4))
    (1, 4)
    """
    return as_tuple(x, "stride")


def to_coord(x: object) -> Coord:
    """x as a coordinate, which may hold wildcards.

    >>> to_coord((None, (1, 2)))
    (None, (1, 2))
    """
    if isinstance(x, (tuple, list)):
        return tuple(map(to_coord, x))
    if x is None:
        return None
    return to_int_tuple(x)


def layout_eval(coord: Coord, layout: LayoutBase) -> Coord:
    """The index of a coordinate without wildcards.

    >>> layout_eval((1, 2), Layout((4, 8)))
    9
    """
    if not isinstance(layout, LayoutBase):
        raise LayoutError(f"{format_text(layout)} is no layout")
    if has_none(coord):
        raise LayoutError(f"coordinate {format_tuple(coord)} has a wildcard and so no index")
    return layout.index(coord)


def tuple_product(x: object) -> int | Leaf:
    """The product of all leaves.

    >>> tuple_product((2, (3, 4)))
    24
    """
    return product(to_int_tuple(x))


def tuple_product_each(x: object) -> tuple[int | Leaf, ...]:
    """The product of each mode. A scalar is one mode.

    >>> tuple_product_each((2, (3, 4)))
    (2, 12)
    """
    return tuple(map(product, wrap(to_int_tuple(x))))


def equal(a: object, b: object) -> bool:
    """Whether two static values of one kind are equal. Raises LayoutError for dynamic ones: see
    `infer`.

    >>> equal((3, 4), (3, 5))
    False
    """
    if isinstance(a, LayoutBase) != isinstance(b, LayoutBase):
        raise LayoutError(f"equal: {format_text(a)} and {format_text(b)} are of different kinds")
    return static(a) == static(b)


def assume(x: object, divby: int) -> int | Leaf:
    """x with the fact that it is a multiple of `divby`. Raises LayoutError when a static x is not.

    >>> assume(16, 8)
    16
    """
    if type(divby) is not int or divby < 1:
        raise LayoutError(f"assume: a divisor must be at least 1, not {divby!r}")
    if isinstance(x, Leaf):
        return x.assumed(divby)
    if not is_leaf(x) or x % divby:
        raise LayoutError(f"assume: {format_text(x)} is no multiple of {divby}")
    return x


def ceil_divided(x: Shape, tiler: Any) -> Shape:
    """`ceil_div`; by a tile, the number of tiles in each mode."""
    if isinstance(tiler, Layout):
        return complement(tiler, x).shape
    if tiler is None:
        return x
    if isinstance(tiler, tuple) and any(part is None or is_tile((part,)) for part in tiler):
        modes = wrap(x)
        if len(tiler) > len(modes):
            raise LayoutError(f"the tiler's rank {len(tiler)} exceeds the input's rank {len(modes)}")
        return tuple(map(ceil_divided, modes, tiler)) + modes[len(tiler) :]
    return ceil_div(x, tiler)
