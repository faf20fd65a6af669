"""`Swizzle`, an involution of index bits, and `ComposedLayout`, a layout followed by an offset and
a swizzle (or a layout).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce

from cutec.layout.basis import Coord, plus, slot_setter
from cutec.layout.coord import index_terms
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import as_tuple, format_tuple, is_static
from cutec.layout.layout import Layout, LayoutBase
from cutec.layout.leaf import Leaf, ceil_div_leaf, divides, known_zero


class Swizzle:
    """`S<bits,base,shift>`: XORs a source field of `bits` bits into a target field. The source
    begins at bit base + max(shift, 0), the target at bit base - min(shift, 0).

    S<3,4,3> on a byte offset in rows of 128 bytes: `base` 4 keeps 16-byte chunks whole, the target
    bits 4-6 are the chunk in the row, and the source bits 7-9 are the row modulo 8. So row r has
    its chunk c at place c ^ (r % 8), and a column of chunks meets all 32 banks.

    A swizzle is its own inverse. Raises LayoutError unless 0 <= bits <= |shift| and base >= 0.

    >>> [Swizzle(1, 0, 2)(i) for i in range(8)]
    [0, 1, 2, 3, 5, 4, 7, 6]
    """

    __slots__ = ("base", "bits", "shift")

    bits: int
    base: int
    shift: int

    def __init__(self, bits: int, base: int, shift: int):
        if not all(type(x) is int for x in (bits, base, shift)) or bits < 0 or base < 0:
            raise LayoutError(f"swizzle S<{bits},{base},{shift}> needs integers with bits >= 0 and base >= 0")
        if abs(shift) < bits:
            raise LayoutError(f"swizzle S<{bits},{base},{shift}> needs |shift| >= bits, else its bit fields overlap")
        _set_bits(self, bits)
        _set_base(self, base)
        _set_shift(self, shift)

    @staticmethod
    def from_name(name: str) -> Swizzle:
        """The swizzle of byte addresses that a tensor copy makes: "none", or "s32b", "s64b",
        "s128b" for rows of so many bytes. Raises LayoutError for another name.
        """
        names = ("none", "s32b", "s64b", "s128b")
        if name not in names:
            raise LayoutError(f"no swizzle is called {name!r}", f"one of {', '.join(names)}")
        return Swizzle(names.index(name), 4, 3)

    def __setattr__(self, name: str, value: object):
        raise AttributeError("a Swizzle is immutable")

    @property
    def source_mask(self) -> int:
        """The bits of the source field."""
        return ((1 << self.bits) - 1) << (self.base + max(self.shift, 0))

    @property
    def num_bits(self) -> int:
        """`bits`, under the name of the public swizzle type; so are the next two."""
        return self.bits

    @property
    def num_base(self) -> int:
        """`base`."""
        return self.base

    @property
    def num_shift(self) -> int:
        """`shift`."""
        return self.shift

    @property
    def is_identity(self) -> bool:
        """True for S<0,...>, which changes nothing."""
        return self.bits == 0

    def __call__(self, index: Coord) -> Coord:
        """The swizzled index: of an int, a dynamic leaf or an integer array."""
        if isinstance(index, tuple):
            raise LayoutError(f"{self} takes an integer, not the coordinate {format_tuple(index)}")
        if not self.bits:
            return index
        source = index & self.source_mask
        return index ^ (source >> self.shift if self.shift > 0 else source << -self.shift)

    def size(self) -> int:
        """The period: S(x + k * size()) == S(x) + k * size()."""
        return 1 << (self.bits + self.base + abs(self.shift)) if self.bits else 1

    def bound(self, cosize: int | Leaf) -> int | Leaf:
        """An exclusive bound of S(x) for 0 <= x < cosize: cosize itself where no source bit is ever
        set, else rounded up to whole target fields.
        """
        lowest_source = 1 << (self.base + max(self.shift, 0))
        if not self.bits or (isinstance(cosize, int) and cosize <= lowest_source):
            return cosize
        field = 1 << (self.base - min(self.shift, 0) + self.bits)
        return ceil_div_leaf(cosize, field) * field

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Swizzle) and (self.bits, self.base, self.shift) == (
            other.bits,
            other.base,
            other.shift,
        )

    def __hash__(self) -> int:
        return hash((self.bits, self.base, self.shift))

    def __reduce__(self):
        return Swizzle, (self.bits, self.base, self.shift)

    def __str__(self) -> str:
        return f"S<{self.bits},{self.base},{self.shift}>"

    def __repr__(self) -> str:
        return f"Swizzle({self.bits}, {self.base}, {self.shift})"


_set_bits, _set_base, _set_shift = (slot_setter(Swizzle, name) for name in ("bits", "base", "shift"))


# The swizzles of byte addresses that the TMA unit and the tensor cores know, by the names of CUDA's
# tensor maps. Pieces of 1 << base bytes stay whole, a row of a pattern has 1 << base + bits bytes,
# and after 1 << shift rows the pattern begins anew.
SWIZZLES = {
    "none": Swizzle(0, 4, 3),
    "32B": Swizzle(1, 4, 3),
    "64B": Swizzle(2, 4, 3),
    "128B": Swizzle(3, 4, 3),
    "128B_ATOM_32B": Swizzle(2, 5, 2),
}


def swizzle_name(swizzle: object, bits: int) -> str | None:
    """The name in `SWIZZLES` of a swizzle that counts elements of so many bits; None: it has none.

    >>> swizzle_name(Swizzle(3, 3, 3), 16), swizzle_name(Swizzle(2, 3, 2), 32)
    ('128B', '128B_ATOM_32B')
    """
    for name, known in SWIZZLES.items():
        if swizzle == Swizzle(known.bits, ((8 << known.base) // bits).bit_length() - 1, known.shift):
            return name
    return None


class ComposedLayout(LayoutBase):
    """`inner o offset o outer`: the function c -> inner(offset + outer(c)), with `inner` a Swizzle
    or a Layout, `outer` a Layout.

    `offset` is an integer, or a coordinate tuple if `outer` has basis strides. The modes are those
    of `outer`.

    >>> ComposedLayout(Swizzle(1, 0, 2), 0, Layout((4, 4)))(2, 1)
    7
    """

    __slots__ = ("inner", "offset", "outer", "shape")

    inner: Swizzle | Layout
    offset: Coord
    outer: Layout

    def __init__(self, inner: Swizzle | Layout, offset: object, outer: Layout):
        if not isinstance(inner, (Swizzle, Layout)):
            raise LayoutError(f"inner part of a composed layout must be a Swizzle or a Layout, not {inner!r}")
        if not isinstance(outer, Layout):
            raise LayoutError(f"outer part of a composed layout must be a Layout, not {outer!r}")
        _set_inner(self, inner)
        _set_offset(self, as_tuple(offset, "offset"))
        _set_outer(self, outer)
        _set_shape(self, outer.shape)

    @property
    def is_static(self) -> bool:
        """True when all three parts are."""
        return (
            (isinstance(self.inner, Swizzle) or self.inner.is_static)
            and is_static(self.offset)
            and self.outer.is_static
        )

    def map_outer(self, f: Callable[[Layout], Layout]) -> ComposedLayout:
        return ComposedLayout(self.inner, self.offset, f(self.outer))

    def index(self, coord: Coord) -> Coord:
        return self._behind(*self.periods(coord))

    def behind(self, offset: Coord) -> Coord:
        """The index where `outer` gives `offset`."""
        return self._behind(*self._apart((offset,)))

    def _behind(self, whole: Coord, rest: Coord) -> Coord:
        index = self.inner(plus(self.offset, rest))
        return index if known_zero(whole) else index + whole

    def periods(self, coord: Coord) -> tuple[Coord, Coord]:
        """(whole, rest) with outer(coord) == whole + rest. `whole` is a known multiple of the
        swizzle's period, so it commutes with the swizzle: S(whole + rest) == whole + S(rest).
        Elements a period apart then share S(rest) and differ by a constant.

            S<3,4,3> has the period 1024. (64,64):(64,1) at (17, %x): 1088 + %x = 1024 + (64 + %x)
        """
        return self._apart(index_terms(coord, self.outer.shape, self.outer.stride))

    def _apart(self, terms: Iterable[Coord]) -> tuple[Coord, Coord]:
        if not isinstance(self.inner, Swizzle):
            return 0, reduce(plus, terms)
        period = self.inner.size()
        whole: Coord = 0
        rest: Coord = 0
        for term in terms:
            if type(term) is int:
                whole, rest = whole + term - term % period, rest + term % period
            elif divides(period, term):
                whole = whole + term
            else:
                rest = rest + term
        return whole, rest

    def cosize(self) -> int | Leaf:
        """A bound of the indices: exact for a swizzle whose fields the outer layout fills, and
        never less than one more than the largest index.
        """
        if isinstance(self.inner, Swizzle):
            return self.inner.bound(plus(self.offset, self.outer.cosize()))
        return self.inner.cosize()

    def slice(self, coord: Coord) -> ComposedLayout:
        offset = plus(self.offset, self.outer.index(coord))
        return ComposedLayout(self.inner, offset, self.outer.slice(coord))

    def slice_and_offset(self, coord: Coord) -> tuple[ComposedLayout, Coord]:
        whole, rest = self.periods(coord)
        return ComposedLayout(self.inner, plus(self.offset, rest), self.outer.slice(coord)), whole

    def __getitem__(self, mode: int) -> ComposedLayout:
        return ComposedLayout(self.inner, self.offset, self.outer[mode])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ComposedLayout) and (self.inner, self.offset, self.outer) == (
            other.inner,
            other.offset,
            other.outer,
        )

    def __hash__(self) -> int:
        return hash((self.inner, self.offset, self.outer))

    def __reduce__(self):
        return ComposedLayout, (self.inner, self.offset, self.outer)

    def __str__(self) -> str:
        return f"{self.inner} o {format_tuple(self.offset)} o {self.outer}"

    def __repr__(self) -> str:
        return str(self)


_set_inner, _set_offset, _set_outer, _set_shape = (
    slot_setter(ComposedLayout, name) for name in ("inner", "offset", "outer", "shape")
)


def outer_of(layout: LayoutBase) -> Layout:
    """The layout that takes the coordinate: a layout itself, the outer one of a composed layout."""
    if isinstance(layout, Layout):
        return layout
    assert isinstance(layout, ComposedLayout)
    return layout.outer


def make_swizzle(b: int, m: int, s: int) -> Swizzle:
    """`Swizzle(bits, base, shift)`.

    >>> str(make_swizzle(3, 4, 3))
    'S<3,4,3>'
    """
    return Swizzle(b, m, s)


def make_composed_layout(inner: Swizzle | Layout, offset: object, outer: Layout) -> ComposedLayout:
    """`ComposedLayout(inner, offset, outer)`.

    >>> str(make_composed_layout(Swizzle(1, 0, 1), 0, Layout((2, 2))))
    'S<1,0,1> o 0 o (2,2):(1,2)'
    """
    return ComposedLayout(inner, offset, outer)
