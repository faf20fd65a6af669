"""`Layout`: a shape and a congruent stride, as a function from coordinates to indices."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from math import gcd
from types import ModuleType

from cutec.layout.basis import ScaledBasis, plus, scaled
from cutec.layout.coord import crd2idx, idx2crd, index_of
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import (
    as_tuple,
    compact_strides,
    flatten_to_tuple,
    format_tuple,
    has_none,
    is_static,
    nesting,
    product,
)
from cutec.layout.leaf import Leaf, check_integer

_new = object.__new__


def _draw() -> ModuleType:
    """What draws layouts: a notebook asks for it, a build does not."""
    return importlib.import_module("cutec.layout.draw")


class LayoutBase:
    """What `Layout` and `ComposedLayout` share: a domain `shape`, and a way to change the layout
    that coordinates meet first.
    """

    __slots__ = ()

    def map_outer(self, f: Callable[[Layout], Layout]) -> LayoutBase:
        """This layout with its outer `Layout` (the one that takes the coordinate) replaced by f of
        it.
        """
        raise NotImplementedError

    def index(self, coord: object) -> object:
        """The index of a coordinate without wildcards, see `coord.crd2idx`."""
        raise NotImplementedError

    def slice(self, coord: object) -> LayoutBase:
        """The sublayout of the wildcard modes of `coord`."""
        raise NotImplementedError

    def slice_and_offset(self, coord: object) -> tuple[LayoutBase, object]:
        """See `modes.slice_and_offset`."""
        raise NotImplementedError

    @property
    def rank(self) -> int:
        """Number of top-level modes."""
        shape = self.shape
        return len(shape) if isinstance(shape, tuple) else 1

    @property
    def depth(self) -> int:
        """Nesting of the shape: 0 for an integer."""
        return nesting(self.shape)

    def size(self) -> int | Leaf:
        """Number of coordinates."""
        return product(self.shape)

    def get_hier_coord(self, index: object) -> object:
        """The coordinate of an index of a compact layout, in the nesting of the shape: the inverse
        of a call.

        >>> Layout((4, (2, 3)), (6, (3, 1))).get_hier_coord(13)
        (2, (0, 1))
        """
        return idx2crd(index, self.shape, self.stride)

    def get_flat_coord(self, index: object) -> object:
        """The same with an integer for each mode.

        >>> Layout((4, (2, 3)), (6, (3, 1))).get_flat_coord(13)
        (2, 2)
        """
        coord = self.get_hier_coord(index)
        return tuple(map(crd2idx, coord, self.shape)) if isinstance(coord, tuple) else coord

    def __call__(self, *coord: object) -> object:
        """The index of a coordinate, given as one argument or one per mode; with a wildcard in it,
        the sublayout that it selects.
        """
        if not coord:
            raise LayoutError("a layout is called with a coordinate")
        crd = coord[0] if len(coord) == 1 else coord
        return self.slice(crd) if has_none(crd) else self.index(crd)

    def __len__(self) -> int:
        return self.rank

    def __iter__(self) -> Iterator[LayoutBase]:
        return (self[i] for i in range(self.rank))

    def __setattr__(self, name: str, value: object):
        raise AttributeError(f"a {type(self).__name__} is immutable")

    def _repr_svg_(self) -> str | None:
        """The picture that notebooks show: the index of every coordinate. None for layouts that
        have no picture.
        """
        try:
            draw = _draw()
            picture: str = draw.svg([draw.Panel(str(self), draw.index_grid(self))])
            return picture
        except LayoutError:
            return None

    def _repr_html_(self) -> str | None:
        """The same as an HTML table."""
        try:
            draw = _draw()
            table: str = draw.html(draw.index_grid(self), str(self))
            return table
        except LayoutError:
            return None


def check_layout(x: object) -> LayoutBase:
    """x itself. Raises LayoutError when it is no layout."""
    if isinstance(x, LayoutBase):
        return x
    raise LayoutError(f"{x!r} is no layout")


class Layout(LayoutBase):
    """`shape:stride`. The stride is column-major (and 0 for static extents of 1) when left out.

    Raises LayoutError for leaves that are no integers, negative extents and a stride that is not
    congruent with the shape.

    >>> Layout((4, 8))(1, 2)
    9
    >>> Layout((4, 8), (8, 1))[0]
    Layout(4, 8)
    """

    __slots__ = ("shape", "stride")

    def __init__(self, shape: object, stride: object = None):
        shape = as_tuple(shape, "shape")
        if stride is None:
            stride = compact_strides(shape)
        else:
            stride = as_tuple(stride, "stride")
        _check_congruent(shape, stride, shape, stride)
        _set_shape(self, shape)
        _set_stride(self, stride)

    def map_outer(self, f: Callable[[Layout], Layout]) -> Layout:
        return f(self)

    def index(self, coord: object) -> object:
        return index_of(coord, self.shape, self.stride)

    def slice(self, coord: object) -> Layout:
        return new_layout(slice_tuple(self.shape, coord), slice_tuple(self.stride, coord))

    def slice_and_offset(self, coord: object) -> tuple[Layout, object]:
        return self.slice(coord), self.index(coord)

    def cosize(self) -> int | Leaf:
        """One more than the largest index (for non-negative strides); with basis strides the
        product over the codomain's modes.
        """
        return product(coshape(self))

    @property
    def max_alignment(self) -> int:
        """The largest number that is known to divide extent times stride of each mode: what offsets
        behind it are multiples of.
        """
        spans = [
            n * d
            for n, d in zip(flatten_to_tuple(self.shape), flatten_to_tuple(self.stride))
            if isinstance(d, (int, Leaf))
        ]
        return gcd(*(span if isinstance(span, int) else span.div for span in spans)) or 1

    @property
    def is_static(self) -> bool:
        """True when every extent and stride is known."""
        return is_static(self.shape) and is_static(self.stride)

    def __getitem__(self, mode: int) -> Layout:
        shape = self.shape
        if isinstance(shape, tuple):
            try:
                return new_layout(shape[mode], self.stride[mode])
            except (IndexError, TypeError):
                raise LayoutError(f"{self} has no mode {mode!r}: its rank is {len(shape)}") from None
        if mode not in (0, -1):
            raise LayoutError(f"{self} has no mode {mode!r}: its rank is 1")
        return self

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Layout) and self.shape == other.shape and self.stride == other.stride
        )

    def __hash__(self) -> int:
        return hash((self.shape, self.stride))

    def __reduce__(self):
        return Layout, (self.shape, self.stride)

    def __str__(self) -> str:
        return f"{format_tuple(self.shape)}:{format_tuple(self.stride)}"

    def __repr__(self) -> str:
        return f"Layout({self.shape!r}, {self.stride!r})"


_set_shape = Layout.shape.__set__
_set_stride = Layout.stride.__set__


def new_layout(shape: object, stride: object) -> Layout:
    """A layout of tuples already known to be congruent: the unchecked constructor for results of
    the algebra.
    """
    layout = _new(Layout)
    _set_shape(layout, shape)
    _set_stride(layout, stride)
    return layout


def _check_congruent(s: object, d: object, shape: object, stride: object) -> None:
    """Raise LayoutError unless d is congruent with s, which are parts of (shape, stride), and s
    holds extents.
    """
    if isinstance(s, tuple) and isinstance(d, tuple) and len(s) == len(d):
        for s_i, d_i in zip(s, d):
            _check_congruent(s_i, d_i, shape, stride)
    elif isinstance(s, tuple) or isinstance(d, tuple):
        what = f"stride {format_tuple(stride)} is not congruent with shape {format_tuple(shape)}"
        raise LayoutError(f"{what}: {format_tuple(d)} stands for {format_tuple(s)}")
    elif isinstance(s, ScaledBasis) or (isinstance(s, int) and s < 0):
        raise LayoutError(f"shape {format_tuple(shape)} holds {s}, which is no extent")


def coshape(layout: Layout) -> object:
    """The shape of the codomain: an integer, or a tuple of extents where strides are scaled bases.
    0 when the layout is empty.

    >>> coshape(Layout((4, 8), (E(0), E(1))))
    (4, 8)
    """
    last = _last_index(layout.shape, layout.stride)
    return 0 if last is None else _plus_one(last)


def _last_index(shape: object, stride: object) -> object:
    """The largest index, or None when a static extent is 0."""
    if not isinstance(shape, tuple):
        return None if isinstance(shape, int) and shape == 0 else scaled(shape - 1, _magnitude(stride))
    total: object = 0
    for part in map(_last_index, shape, stride):
        if part is None:
            return None
        total = plus(total, part)
    return total


def _magnitude(stride: object) -> object:
    if isinstance(stride, ScaledBasis):
        return ScaledBasis(_magnitude(stride.value), stride.modes)
    return abs(stride) if isinstance(stride, int) else stride


def _plus_one(x: object) -> object:
    return tuple(map(_plus_one, x)) if isinstance(x, tuple) else x + 1


def slice_tuple(x: object, coord: object, wildcards: bool = True) -> object:
    """The parts of the int tuple x that meet a wildcard of `coord` (or those that meet none); what
    is nested joins the level above, as in CuTe.
    """
    if not isinstance(coord, tuple):
        return x if _is_wildcard(coord) == wildcards else ()
    if not isinstance(x, tuple) or len(x) != len(coord):
        raise LayoutError(f"coordinate {format_tuple(coord)} does not fit {format_tuple(x)}")
    result: tuple = ()
    for x_i, c_i in zip(x, coord):
        if isinstance(c_i, tuple):
            result += slice_tuple(x_i, c_i, wildcards)
        elif _is_wildcard(c_i) == wildcards:
            result += (x_i,)
    return result


def _is_wildcard(coord: object) -> bool:
    return coord is None or check_integer(coord) is None
