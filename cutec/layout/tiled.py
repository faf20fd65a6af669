"""Tiled copies and tiled matrix multiplies as layouts: the part of a tensor that each thread of an
arrangement of atoms gets.

An atom's layouts map (thread, value) to a place in the small tile that the atom covers. Atoms are
laid out over threads and repeated over values until they cover a larger tile. A tensor is divided
by that tile, and the tile's mode is composed with the (thread, value) layout:

    zipped_divide(tensor, tiler)          (tile, rest)
    composition(that, (tv, None))         ((thread, value), rest)
    slice_and_offset(((t, None), ...))    what thread t has: (value, rest)

Everything is a composition of the algebra's functions, so tensors may have dynamic layouts. The
arrangements themselves are static.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cutec.layout.basis import Coord, Shape
from cutec.layout.compose import composition, with_shape
from cutec.layout.coord import crd2idx, idx2crd
from cutec.layout.divide import logical_divide, zipped, zipped_divide
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import product, product_each, wrap
from cutec.layout.inverse import left_inverse, right_inverse
from cutec.layout.layout import Layout, LayoutBase, new_layout
from cutec.layout.leaf import Leaf
from cutec.layout.modes import append, coalesce, cosize, filter_, size, slice_and_offset, static_size
from cutec.layout.products import logical_product, tiled_product
from cutec.layout.recast import upcast
from cutec.layout.swizzle import outer_of
from cutec.records import NamedTuple

Tiler = tuple[Layout, ...]
Sliced = tuple[LayoutBase, Coord]  # a sublayout, and the offset at which it begins


def _whole(mode: Shape) -> Coord:
    """The coordinate that selects every mode of a shape."""
    return (None,) * len(mode) if isinstance(mode, tuple) else None


def _transpose(layout: Layout) -> Layout:
    """((a, b), (c, d)) as ((a, c), (b, d))."""
    (a, b), (c, d) = wrap(layout.shape)
    (p, q), (r, s) = wrap(layout.stride)
    return new_layout(((a, c), (b, d)), ((p, r), (q, s)))


# ------------------------------------------------------------------------------------------- copies


class CopyTiling(NamedTuple):
    """Copy atoms over threads and values. `source`, `target` and `reference` are the atom's layouts
    from (thread, value) to its values. `tv` maps (thread, value) of the reference to the
    column-major index in the tile `tiler`.
    """

    source: Layout
    target: Layout
    reference: Layout
    tv: Layout
    tiler: Any

    @property
    def threads(self) -> int:
        """How many threads take part."""
        return static_size(self.tv, 0)

    def side_tv(self, side: Layout) -> Layout:
        """((atom thread, atoms), (atom value, atoms)) of one side to the tile's index."""
        return _side_tv(self.tv, self.reference, side)

    def partition(self, layout: LayoutBase, side: Layout, index: Coord) -> Sliced:
        """Thread `index`'s part of a tensor on one side: ((atom value, atoms), rest modes...).

        >>> one = Layout((1, 2), (0, 1))
        >>> CopyTiling(one, one, one, Layout((4, 4), (4, 1)), (16,)).partition(Layout(32), one, 1)
        (((2,2),2):((1,2),16), 4)
        """
        return _partition(layout, self.tiler, self.side_tv(side), index)

    def retile(self, layout: LayoutBase) -> LayoutBase:
        """The view that this arrangement's atoms have of registers (value, rest modes...) laid out
        for another arrangement of the same tile.
        """
        values = static_size(layout, 0)
        position = right_inverse(self.tv)  # tile index to thread + threads * value
        fragment = upcast(self.threads * values, with_shape(position, wrap(product_each(_shape(self.tiler)))))
        within = zipped_divide(
            logical_product(Layout(values), right_inverse(fragment)), Layout(size(self.reference, 1))
        )
        tiles = zipped_divide(layout, (values, *wrap(product_each(fragment.shape))))
        seen = composition(tiles, (within, None))
        rest = wrap(wrap(seen.shape)[1])
        return slice_and_offset((None, (0,) + (None,) * (len(rest) - 1)), seen)[0]


@lru_cache(maxsize=256)
def _side_tv(tv: Layout, reference: Layout, side: Layout) -> Layout:
    """`CopyTiling.side_tv`, cached: a tiled copy partitions several tensors."""
    threads, values = size(reference, 0), size(reference, 1)
    if size(tv, 0) % threads or size(tv, 1) % values:
        raise LayoutError(f"atoms of {threads} threads with {values} values do not cover {tv}")
    atoms = zipped_divide(tv, (threads, values))
    seen = composition(atoms, (composition(right_inverse(reference), side), None))
    return coalesce(_transpose(seen), (1, (1, 1)))


def _shape(tiler: Any) -> Shape:
    """The shape of a tiler: a tuple of integers, layouts and shapes."""
    if isinstance(tiler, LayoutBase):
        return tiler.shape
    return tuple(map(_shape, tiler)) if isinstance(tiler, tuple) else tiler


def _partition(layout: LayoutBase, tiler: object, tv: Layout, index: Coord) -> Sliced:
    seen = composition(zipped_divide(layout, tiler), (tv, None))
    return slice_and_offset(((index, None), _whole(wrap(seen.shape)[1])), seen)


def cotiled(atom_tv: Layout, data: Layout) -> tuple[Layout, Tiler]:
    """(tv, tiler) of the smallest tile of a tensor with the layout `data` that holds all offsets of
    `atom_tv`.

    Raises LayoutError if the data has no element at one of the offsets.
    """
    inverse: Layout = append(left_inverse(data), Layout(1, 0))
    index = composition(inverse, atom_tv)
    cosized = cosize(index)
    beyond = isinstance(cosized, int) and static_size(data) < cosized
    if not beyond and coalesce(composition(data, index)) == coalesce(
        atom_tv
    ):  # quick: an access may have many thousand elements
        return _in_smallest_tile(index, tuple(map(product, wrap(data.shape))))
    for i in range(static_size(atom_tv)):
        if (beyond and index(i) >= static_size(data)) or data(index(i)) != atom_tv(i):
            raise LayoutError(f"{atom_tv} reaches offset {atom_tv(i)}, which is no element of {data}")
    return _in_smallest_tile(index, tuple(map(product, wrap(data.shape))))


def first_values(tv: Layout, count: int, tile: tuple[int, ...]) -> tuple[Layout, Tiler]:
    """(tv, tiler) of the first `count` values of each thread, in the smallest tile within `tile`
    that holds them.
    """
    return _in_smallest_tile(composition(tv, (size(tv, 0), count)), tile)


def _in_smallest_tile(tv: Layout, tile: tuple[int | Leaf, ...]) -> tuple[Layout, Tiler]:
    """`tv` in the tile that keeps, along each mode, the coordinates that occur."""
    whole = Layout(tile)
    tiler = tuple(
        [
            filter_(composition(new_layout(tile, tuple(int(i == m) for i in range(len(tile)))), tv))
            for m in range(len(tile))
        ]
    )
    return composition(left_inverse(composition(whole, tiler)), tv), tiler


# --------------------------------------------------------------------------------------- multiplies

_MODES = {"A": (0, 2), "B": (1, 2), "C": (0, 1)}  # the modes of an operand among M, N, K


class MmaTiling(NamedTuple):
    """Multiply atoms over threads. `atoms` lays them out over (M, N, K); `permutation` is for each
    of M, N and K the order in which the tile's coordinates are dealt out (an extent, a layout, or
    None). The atom has a `shape`, `threads` (its threads to those of a warp) and `tv` (of A, B, C).
    """

    shape: tuple[int, int, int]
    threads: Layout
    tv: tuple[Layout, Layout, Layout]
    atoms: Layout
    permutation: tuple[Any, Any, Any]

    @property
    def thread_layout(self) -> Layout:
        """(thread of the atom, M, N, K) to the thread's index."""
        return _thread_layout(self.threads, self.atoms)

    @property
    def size(self) -> int:
        """How many threads take part."""
        return static_size(self.thread_layout)

    def tile_size(self, mode: int) -> int:
        """The extent of M, N or K that all atoms together cover."""
        whole = self.shape[mode] * static_size(self.atoms, mode)
        order = self.permutation[mode]
        return whole if order is None else max(whole, static_size(order))

    def _extent(self, operand: str, mode: int) -> int:
        """An atom's extent of an operand along M, N or K. A sparse A counts its stored elements,
        single bits count as bytes.
        """
        if mode != 2:
            return self.shape[mode]
        elements = self.tv["AB".index(operand)].cosize()
        assert isinstance(elements, int)  # atoms are static
        return elements // self.shape["AB".index(operand)]

    def extent(self, operand: str, mode: int) -> int:
        """The extent of an operand's tensor along M, N or K that all atoms together cover."""
        return self.tile_size(mode) * self._extent(operand, mode) // self.shape[mode]

    def fragments(self, layout: LayoutBase, operand: str) -> LayoutBase:
        """An operand's tensor as ((atom thread, (thread, thread)), (atom value, (rest, rest,
        ...))).
        """
        first, second = _MODES[operand]
        ordered = logical_divide(layout, (self.permutation[first], self.permutation[second]))
        tiles = zipped_divide(ordered, (Layout(self.shape[first]), Layout(self._extent(operand, second))))
        seen = composition(tiles, (self.tv["ABC".index(operand)], None))
        return _deal(seen, (Layout(size(self.atoms, first)), Layout(size(self.atoms, second))))

    def partition(self, layout: LayoutBase, operand: str, index: Coord) -> Sliced:
        """Thread `index`'s part of an operand's tensor: (atom value, rest modes...)."""
        first, second = _MODES[operand]
        threads = self.thread_layout
        coord = idx2crd(index, threads.shape, threads.stride)
        flat = [crd2idx(c, s) if isinstance(s, tuple) else c for c, s in zip(coord, wrap(threads.shape))]
        seen = self.fragments(layout, operand)
        return slice_and_offset(
            ((flat[0], (flat[1 + first], flat[1 + second])), (None, _whole(wrap(seen.shape)[1][1]))), seen
        )

    def operand_tv(self, operand: str) -> Layout:
        """(thread, (atom value, rest)) to the column-major index in the operand's tile. Every
        thread has its own coordinate, even where several hold the same values.
        """
        first, second = _MODES[operand]
        whole = Layout((self.tile_size(first), self.extent(operand, second)))
        seen = outer_of(self.fragments(whole, operand))
        m, n, k = (size(self.atoms, mode) for mode in range(3))
        repeated = {
            "A": (Layout((m, n), (1, 0)), None),
            "B": (Layout((m, n), (0, 1)), None),
            "C": (None, Layout((n, k), (1, 0))),
        }
        every = composition(seen, ((None, repeated[operand]), None))
        return composition(every, (right_inverse(self.thread_layout), None))


@lru_cache(maxsize=64)
def _thread_layout(threads: Layout, atoms: Layout) -> Layout:
    return tiled_product(threads, atoms)


def _deal(seen: LayoutBase, threads: tuple[Layout, Layout]) -> LayoutBase:
    """((thread, value), rest modes) as ((thread, threads), (value, rest modes))."""

    def deal(outer: Layout) -> Layout:
        atom, rest = outer[0], zipped_divide(outer[1], threads)
        return zipped(zipped(atom[0], rest[0]), zipped(atom[1], rest[1]))

    return seen.map_outer(deal)
