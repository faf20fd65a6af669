"""`Layout`: a shape and a congruent stride, as a function from coordinates to indices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import gcd
from typing import TYPE_CHECKING, Any, TypeVar

from cutec.layout.basis import Coord, ScaledBasis, Shape, Stride, plus, scaled, slot_setter
from cutec.layout.coord import crd2idx, idx2crd, index_of
from cutec.layout.errors import CONGRUENT, EXTENTS, MODES, ONE_COORDINATE_PER_MODE, ONE_INDEX, LayoutError
from cutec.layout.inttuple import (
    as_tuple,
    compact_strides,
    flatten_to_tuple,
    format_tuple,
    has_none,
    is_static,
    nesting,
    product,
    wrap,
)
from cutec.layout.leaf import Leaf, check_integer
from cutec.lazy import LazyModule

if TYPE_CHECKING:
    from typing_extensions import Self

draw = LazyModule("cutec.layout.draw")  # a notebook asks for pictures, a build does not
svg = LazyModule("cutec.layout.svg")
_new = object.__new__


class LayoutBase:
    """What `Layout` and `ComposedLayout` share: a domain `shape`, and a way to change the outer
    layout, which takes the coordinate.
    """

    __slots__ = ()

    shape: Any  # `Shape`; users know whether it is a tuple

    @property
    def is_static(self) -> bool:
        """True when every extent, stride and offset is known."""
        raise NotImplementedError

    @property
    def value(self) -> Self:
        """What operations of the dialect `cute_nvgpu` take for it: itself."""
        return self

    def map_outer(self, f: Callable[[Layout], Layout]) -> Self:
        """This layout with f of its outer `Layout` in place of that."""
        raise NotImplementedError

    def index(self, coord: Coord) -> Coord:
        """The index of a coordinate without wildcards, see `coord.crd2idx`."""
        raise NotImplementedError

    def slice(self, coord: Coord) -> Self:
        """The sublayout of the wildcard modes of `coord`."""
        raise NotImplementedError

    def slice_and_offset(self, coord: Coord) -> tuple[Self, Coord]:
        """See `modes.slice_and_offset`."""
        raise NotImplementedError

    def cosize(self) -> int | Leaf:
        """One more than the largest index, or a bound above it."""
        raise NotImplementedError

    def __getitem__(self, mode: int) -> Self:
        """The layout of one mode."""
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

    def __call__(self, *coord: Coord) -> Any:
        """The index of a coordinate, given as one argument or one per mode. With a wildcard in it,
        the sublayout that it selects.
        """
        if not coord:
            raise LayoutError("a layout is called with a coordinate")
        crd = coord[0] if len(coord) == 1 else coord
        return self.slice(crd) if has_none(crd) else self.index(crd)

    def __len__(self) -> int:
        return self.rank

    def __iter__(self) -> Iterator[Self]:
        return (self[i] for i in range(self.rank))

    def __setattr__(self, name: str, value: object):
        raise AttributeError(f"a {type(self).__name__} is immutable")

    def _repr_svg_(self) -> str | None:
        """The picture that notebooks show: the index of every coordinate. None for layouts without
        a picture.
        """
        try:
            picture: str = svg.svg([svg.Panel(str(self), draw.index_grid(self))])
            return picture
        except LayoutError:
            return None

    def _repr_html_(self) -> str | None:
        """The same as an HTML table."""
        try:
            table: str = draw.html(draw.index_grid(self), str(self))
            return table
        except LayoutError:
            return None


LayoutT = TypeVar("LayoutT", bound=LayoutBase)


def check_layout(x: LayoutT) -> LayoutT:
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
    4:8
    """

    __slots__ = ("shape", "stride")

    shape: Any
    stride: Any  # `Stride`

    def __init__(self, shape: object, stride: object = None):
        extents = as_tuple(shape, "shape")
        strides = compact_strides(extents) if stride is None else as_tuple(stride, "stride")
        _check_congruent(extents, strides, extents, strides)
        _set_shape(self, extents)
        _set_stride(self, strides)

    def map_outer(self, f: Callable[[Layout], Layout]) -> Layout:
        return f(self)

    def index(self, coord: Coord) -> Coord:
        return index_of(coord, self.shape, self.stride)

    def slice(self, coord: Coord) -> Layout:
        return new_layout(slice_tuple(self.shape, coord), slice_tuple(self.stride, coord))

    def slice_and_offset(self, coord: Coord) -> tuple[Layout, Coord]:
        return self.slice(coord), self.index(coord)

    def get_hier_coord(self, index: Coord) -> Coord:
        """The coordinate of an index of a compact layout, in the nesting of the shape: the inverse
        of a call.

        >>> Layout((4, (2, 3)), (6, (3, 1))).get_hier_coord(13)
        (2, (0, 1))
        """
        return idx2crd(index, self.shape, self.stride)

    def get_flat_coord(self, index: Coord) -> Coord:
        """The same with an integer for each mode.

        >>> Layout((4, (2, 3)), (6, (3, 1))).get_flat_coord(13)
        (2, 2)
        """
        coord = self.get_hier_coord(index)
        return tuple(map(crd2idx, coord, wrap(self.shape))) if isinstance(coord, tuple) else coord

    def cosize(self) -> int | Leaf:
        """One more than the largest index (for non-negative strides); with basis strides the
        product over the codomain's modes.
        """
        return product(coshape(self))

    @property
    def max_alignment(self) -> int:
        """The largest number known to divide extent times stride of every mode: offsets behind the
        layout are multiples of it.
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
        shape, stride = self.shape, self.stride
        if isinstance(shape, tuple):
            try:
                return new_layout(shape[mode], stride[mode])  # pyright: ignore[reportIndexIssue]  # congruent
            except (IndexError, TypeError):
                raise LayoutError(f"{self} has no mode {mode!r}: its rank is {len(shape)}", MODES) from None
        if mode not in (0, -1):
            raise LayoutError(f"{self} has no mode {mode!r}: its rank is 1", MODES)
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
        return str(self)


_set_shape = slot_setter(Layout, "shape")
_set_stride = slot_setter(Layout, "stride")


def new_layout(shape: Shape, stride: Stride) -> Layout:
    """The unchecked constructor for results of the algebra, whose shape and stride are congruent by
    construction.
    """
    layout = _new(Layout)
    _set_shape(layout, shape)
    _set_stride(layout, stride)
    return layout


def _check_congruent(s: object, d: object, shape: object, stride: object) -> None:
    """Raise LayoutError unless s holds extents and d is congruent with s. They are parts of the
    whole `shape` and `stride`.
    """
    if isinstance(s, tuple) and isinstance(d, tuple) and len(s) == len(d):
        for s_i, d_i in zip(s, d):
            _check_congruent(s_i, d_i, shape, stride)
    elif isinstance(s, tuple) or isinstance(d, tuple):
        what = f"stride {format_tuple(stride)} is not congruent with shape {format_tuple(shape)}"
        raise LayoutError(f"{what}: {format_tuple(d)} stands for {format_tuple(s)}", CONGRUENT)
    elif isinstance(s, ScaledBasis) or (isinstance(s, int) and s < 0):
        raise LayoutError(f"shape {format_tuple(shape)} holds {s}, which is no extent", EXTENTS)


def coshape(layout: Layout) -> Shape:
    """The shape of the codomain: an integer, or a tuple of extents where strides are scaled bases;
    0 when the layout is empty.

    >>> coshape(Layout((4, 8), (E(0), E(1))))
    (4, 8)
    """
    last = _last_index(layout.shape, layout.stride)
    return 0 if last is None else _plus_one(last)


def _last_index(shape: Shape, stride: Any) -> Coord:
    """The largest index, or None when a static extent is 0."""
    if not isinstance(shape, tuple):
        return None if isinstance(shape, int) and shape == 0 else scaled(shape - 1, _magnitude(stride))
    total: Coord = 0
    for part in map(_last_index, shape, stride):
        if part is None:
            return None
        total = plus(total, part)
    return total


def _magnitude(stride: Any) -> Any:
    if isinstance(stride, ScaledBasis):
        return ScaledBasis(_magnitude(stride.value), stride.modes)
    return abs(stride) if isinstance(stride, int) else stride


def _plus_one(x: Coord) -> Coord:
    return tuple(map(_plus_one, x)) if isinstance(x, tuple) else x + 1


def slice_tuple(x: Any, coord: Coord, wildcards: bool = True) -> Any:
    """The parts of the int tuple x that meet a wildcard of `coord` (or those that meet none). As in
    CuTe, nested parts join the level above: (1,(2,3)) at (_,(_,0)) gives (1,2).
    """
    if not isinstance(coord, tuple):
        return x if _is_wildcard(coord) == wildcards else ()
    if not isinstance(x, tuple) or len(x) != len(coord):
        raise LayoutError(
            f"coordinate {format_tuple(coord)} does not fit {format_tuple(x)}",
            ONE_COORDINATE_PER_MODE if isinstance(x, tuple) else ONE_INDEX,
        )
    result: tuple[Any, ...] = ()
    for x_i, c_i in zip(x, coord):
        if isinstance(c_i, tuple):
            result += slice_tuple(x_i, c_i, wildcards)
        elif _is_wildcard(c_i) == wildcards:
            result += (x_i,)
    return result


def _is_wildcard(coord: object) -> bool:
    return coord is None or check_integer(coord) is None
