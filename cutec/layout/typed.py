"""Values of the `cute` dialect's types: a kind and the value that the type's text describes.

Plain Python has one int tuple. The dialect distinguishes `shape`, `stride`, `coord` and `int_tuple`
and restricts the leaves of each. These restrictions are here; the dialect specification has them
under "Type System".
"""

from __future__ import annotations

from typing import Any

from cutec.layout.basis import Coord, ScaledBasis, Stride, add
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import flatten_to_tuple, format_tuple, has_none, is_weakly_congruent
from cutec.layout.layout import Layout
from cutec.layout.leaf import is_leaf, known_zero
from cutec.layout.signatures import TUPLES
from cutec.layout.swizzle import ComposedLayout, Swizzle
from cutec.layout.text import Tile, format_text, is_tile, parse_type, tile_text
from cutec.lazy_pattern import pattern
from cutec.records import NamedTuple

SCALARS = ("i1", "i32", "i64")
_CLASS_OF = {"layout": Layout, "composed_layout": ComposedLayout, "swizzle": Swizzle}
_SCALAR = pattern(r"\s*(i1|i32|i64)\s*")


class Typed(NamedTuple):
    """A value under a type of the dialect; `value` is None for the scalar types."""

    kind: str
    value: Any = None

    def __str__(self) -> str:
        return self.kind if self.kind in SCALARS else f'!cute.{self.kind}<"{self.text}">'

    @property
    def text(self) -> str:
        """The text between the type's quotes."""
        return tile_text(self.value) if self.kind == "tile" else format_text(self.value)


def read_typed(text: str) -> Typed:
    """The typed value of a type's text, verified: `!cute.shape<"(4,?)">`, `i32`.

    Raises LayoutError for malformed text and for values that the dialect forbids for the type.

    >>> read_typed('!cute.shape<"(4,?)">')
    Typed(kind='shape', value=(4, Dyn(32, 1)))
    """
    if not isinstance(text, str):
        raise LayoutError(f"a type is written as text, not {text!r}")
    scalar = _SCALAR.fullmatch(text)
    if scalar:
        return Typed(scalar[1])
    return verified(Typed(*parse_type(text)))


def verified(typed: Typed) -> Typed:
    """`typed` itself. Raises LayoutError when its value is not one of its kind."""
    kind, value = typed
    if kind in TUPLES:
        _verify_tuple(kind, value)
    elif kind == "tile":
        _verify_tile(value)
    elif isinstance(value, _CLASS_OF[kind]):
        _verify_layouts(value)
    else:
        raise LayoutError(f'!cute.{kind}<"{format_text(value)}">: the value is no {kind}')
    return typed


def _verify_tuple(kind: str, value: Any) -> None:
    if is_tile(value) or not (isinstance(value, (tuple, ScaledBasis)) or value is None or is_leaf(value)):
        raise LayoutError(f'!cute.{kind}<"{format_text(value)}">: the value is no int tuple')
    if kind != "coord" and has_none(value):
        raise LayoutError(f'!cute.{kind}<"{format_tuple(value)}">: only a coord may hold the wildcard _')
    if kind == "stride":
        _verify_stride(value)
    elif any(isinstance(leaf, ScaledBasis) for leaf in flatten_to_tuple(value)):
        raise LayoutError(f'!cute.{kind}<"{format_tuple(value)}">: only a stride may hold scaled bases')


def _verify_tile(value: object) -> None:
    if isinstance(value, Layout):
        _verify_layouts(value)
    elif isinstance(value, tuple) and (is_tile(value) or isinstance(value, Tile)):
        for item in value:
            _verify_tile(item)
    elif value is not None:
        raise LayoutError(f'!cute.tile<"{format_text(value)}">: a tile holds layouts, _ and tiles only')


def _verify_layouts(value: object) -> None:
    if isinstance(value, Layout):
        if any(isinstance(s, int) and s <= 0 for s in flatten_to_tuple(value.shape)):
            raise LayoutError(f"layout {value}: extents must be positive")
        _verify_stride(value.stride)
    elif isinstance(value, ComposedLayout):
        _verify_layouts(value.inner)
        _verify_layouts(value.outer)
        _verify_offset(value)


def _verify_offset(composed: ComposedLayout) -> None:
    """offset + outer(0) must be in the domain of `inner`: an integer for a swizzle, a coordinate of
    its shape for a layout.
    """
    start = _origin(composed.outer.stride)
    if isinstance(start, tuple) and not isinstance(composed.offset, tuple) and not known_zero(composed.offset):
        offset = format_tuple(composed.offset)
        raise LayoutError(
            f"composed layout {composed}: the offset {offset} cannot be added to indices like {format_tuple(start)}"
        )
    reached = add(start, composed.offset)
    if isinstance(composed.inner, Swizzle):
        if isinstance(reached, tuple):
            raise LayoutError(
                f"composed layout {composed}: the swizzle takes integers, not coordinates like {format_tuple(reached)}"
            )
    elif isinstance(reached, tuple) and not is_weakly_congruent(reached, composed.inner.shape):
        raise LayoutError(
            f"composed layout {composed}: coordinates like {format_tuple(reached)} do not fit the inner shape"
        )


def _origin(stride: Stride) -> Coord:
    """The index of coordinate 0: an integer, or a tuple of zeros in the profile that the bases
    span.
    """
    result: Coord = 0
    for leaf in flatten_to_tuple(stride):
        if isinstance(leaf, ScaledBasis):
            result = add(result, ScaledBasis(0, leaf.modes))
    return result


def _verify_stride(stride: Any) -> None:
    """The leaves are all integers (and dynamic leaves), or all scaled bases whose paths end at
    leaves; the static 0 goes with both.
    """
    leaves = flatten_to_tuple(stride)
    paths = [leaf.modes for leaf in leaves if isinstance(leaf, ScaledBasis)]
    if paths and not all(isinstance(leaf, ScaledBasis) or known_zero(leaf) for leaf in leaves):
        raise LayoutError(f"stride {format_tuple(stride)} mixes integers with scaled bases")
    for path in paths:
        if any(other[: len(path)] == path and other != path for other in paths):
            raise LayoutError(
                f"stride {format_tuple(stride)}: the basis path of {ScaledBasis(1, path)} ends where another one"
                " goes on"
            )
