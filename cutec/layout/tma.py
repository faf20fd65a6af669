"""How a tile in shared memory is cut into boxes that the TMA unit copies.

A box fills consecutive bytes of shared memory, its innermost dimension first. So the tile's runs of
elements, in the order of their places in its layout (without its swizzle), give the box: those that
follow each other without a gap. The others place more boxes, each so far from the one before as the
layout says:

    tile (8,(4,2)):(4,(1,32)) of extents (8,8)
    runs     4 along mode 1, then 8 along mode 0, then a step of 4 along mode 1, 32 elements behind
    boxes    of 4 × 8 elements, two of them, at 0 and 4 of mode 1

    tile (8,4):(64,1) of extents (8,4)
    boxes    of 4 elements, eight of them along mode 0, 64 elements apart in shared memory

A swizzle has short rows. Where a longer row of a tile is no boxes, since these would begin where
boxes may not, the innermost mode gets two dimensions: elements of a part, and parts (`fold`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import gcd, prod
from types import MappingProxyType
from typing import Any

from cutec.layout.compose import composition
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import flatten_to_tuple
from cutec.layout.layout import Layout
from cutec.layout.modes import coalesce, size
from cutec.records import NamedTuple

MOST_EXTENT = 256
_LAY_OUT = "lay the tile out by cute.tile_to_shape(make_smem_layout_atom(...), tile, order)"
_DIVIDE = "as many blocks as divide the tile's outermost extent: the cluster's extent along N for A, along M for B"
_FIT = "a tile's rows are a row of its swizzle, or a multiple: make_smem_layout_atom(kind, dtype) has such rows"
_APART = (
    "a box has no gaps, and begins at a multiple of 128 bytes: pad rows, and what else follows each other, to such a"
    " multiple, or swizzle rows instead of padding them"
)
_SHORT = (
    "rows shorter than those of a swizzle lie as far apart as these: take a swizzle whose rows are as long"
    " (make_smem_layout_atom(kind, dtype)), or lay rows out so far apart"
)
NOWHERE: Mapping[int, Layout] = MappingProxyType({})


class Run(NamedTuple):
    """`extent` elements along one mode of the tensor, `step` apart, that are `place` elements apart
    in shared memory.
    """

    extent: int
    mode: int
    step: int
    place: int


class Boxes(NamedTuple):
    """The boxes that one thread block copies of a tile: the runs of one box, innermost first (steps
    of 1, each mode once), and the runs that place its other boxes. Of blocks that share the tile:
    `shares`, the runs that lead from one block's boxes to the next's; `together`, whether the boxes
    of a block follow each other in shared memory, and not the blocks' parts of each box.
    """

    box: tuple[Run, ...]
    rest: tuple[Run, ...]
    shares: tuple[Run, ...] = ()
    together: bool = False

    @property
    def fold(self) -> int:
        """The elements along its innermost mode that are one dimension of a box, where parts of so
        many are the next; 0 where the mode has one dimension.
        """
        return next((run.step for run in self.box[1:2] if run.mode == self.box[0].mode), 0)

    def dimensions(self, order: Sequence[int]) -> tuple[int, ...]:
        """The mode of each dimension of a box, for modes in an order that begins as the box
        does.
        """
        return (*order[:1], *order) if self.fold else (*order,)

    def extents(self, order: Sequence[int]) -> tuple[int, ...]:
        """The extents of these dimensions."""
        inside = {(run.mode, run.step == 1): run.extent for run in self.box}
        return tuple(
            [
                inside.get((mode, position != 1 or not self.fold), 1)
                for position, mode in enumerate(self.dimensions(order))
            ]
        )

    @property
    def elements(self) -> int:
        """Elements of a box."""
        return prod(run.extent for run in self.box)

    @property
    def count(self) -> int:  # pyright: ignore[reportIncompatibleMethodOverride]  # tuple.count is not used
        """Boxes of a tile."""
        return prod(run.extent for run in self.rest)

    @property
    def dense(self) -> bool:
        """Whether the boxes follow each other in shared memory without gaps."""
        runs = sorted((*self.box, *self.rest, *self.shares), key=lambda run: run.place)
        return all(run.place == prod(r.extent for r in runs[:i]) for i, run in enumerate(runs))

    @property
    def blocks(self) -> int:
        """Thread blocks that share the tile."""
        return prod(run.extent for run in self.shares)

    def start(self, block: Any) -> tuple[dict[int, Any], Any]:
        """Where the boxes of a block begin: mode → offset, and how many elements behind the tile's
        first in shared memory. The block is a number, or one of the kernel language.
        """
        return _along(self.shares, block)

    def offsets(self, index: int) -> tuple[dict[int, int], int]:
        """The same of box `index` of a block, from the block's first."""
        return _along(self.rest, index)

    def first(self, count: int) -> Boxes:
        """The first `count` boxes of a tile. Raises LayoutError where runs do not make up so many.

        >>> Boxes((Run(4, 0, 1, 1),), (Run(4, 0, 4, 4), Run(2, 1, 1, 16))).first(2).rest
        (Run(extent=2, mode=0, step=4, place=4),)
        """
        rest: list[Run] = []
        left = count
        for run in self.rest:
            here = min(left, run.extent)
            if left % here or run.extent % here:
                raise LayoutError(f"{count} of {self.count} boxes, which come in runs of {run.extent}")
            rest += [run._replace(extent=here)] if here > 1 else []
            left //= here
        return self._replace(rest=tuple(rest))


def _along(runs: tuple[Run, ...], index: Any) -> tuple[dict[int, Any], Any]:
    """Where number `index` of the elements of several runs is: mode → offset, and its place."""
    found: dict[int, Any] = {}
    place: Any = 0
    for position, run in enumerate(runs):
        here = index if position == len(runs) - 1 else index % run.extent
        found[run.mode] = found.get(run.mode, 0) + here * run.step
        place += here * run.place
        index //= run.extent
    return found, place


def boxes_of(
    tile: Layout,
    extents: tuple[int, ...],
    parts: int = 1,
    most: int = 5,
    places: Mapping[int, Layout] = NOWHERE,
    least: int = 1,
    row: int = MOST_EXTENT,
    line: int = 0,
    overlap: bool = False,
    pitch: int = 0,
) -> Boxes:
    """The boxes of a tile of the given extents, laid out in shared memory by `tile`, that each of
    `parts` thread blocks copies. A box has at most `most` modes and is cut into parts, of multiples
    of `least` elements, along its outermost one; where that does not divide, along the next, of
    smaller boxes; else blocks have as many of the boxes each. `places`: of modes along
    which the tile's elements are no neighbours in the tensor, where they are. `row`: the most
    elements along the innermost mode of a box, those of a swizzle's row; longer rows of a tile are
    boxes of a part of one row each, or have parts of `line` elements as a dimension (0: they
    cannot). Boxes begin at multiples of `least` elements. `overlap`: elements may share a place, as
    those that are stored to several may. `pitch`: how many elements rows are apart at least, those
    of a swizzle's row.

    Raises LayoutError if the tile does not divide into such boxes.

    >>> boxes = boxes_of(Layout((8, (4, 2)), (4, (1, 32))), (8, 8))
    >>> boxes.box
    (Run(extent=4, mode=1, step=1, place=1), Run(extent=8, mode=0, step=1, place=4))
    >>> boxes.rest
    (Run(extent=2, mode=1, step=4, place=32),)
    """
    if size(tile) != prod(extents):
        raise LayoutError(f"{tile} is no layout of a tile of {extents} elements", _LAY_OUT)
    runs = _runs(tile, extents, overlap)
    box: list[Run] = []
    filled = 1
    while runs and (runs[0].step, runs[0].place) == (1, filled) and runs[0].mode not in [run.mode for run in box]:
        if len(box) == most:
            break
        first, longest = runs.pop(0), MOST_EXTENT if box else row
        here = _most(first.extent, longest, 1 if first.extent <= longest else least // gcd(least, first.place))
        folded = 0 if here or box or not line else _most(first.extent, longest, line)
        if not here and not folded:
            granule = (0 if box else line) or least // gcd(least, first.place)
            fit = _FIT if longest < MOST_EXTENT else f"use up to {longest} elements, or a multiple of {granule}"
            raise LayoutError(f"{first.extent} consecutive elements do not divide into boxes of {longest}", fit)
        filled = filled * first.extent if box else max(first.extent, pitch)
        box.append(first._replace(extent=here or folded))
        if folded:
            box.append(Run(first.extent // folded, first.mode, folded, folded))
        elif here < first.extent:
            runs.insert(0, Run(first.extent // here, first.mode, here, first.place * here))
            break
    if not box:
        raise LayoutError(f"consecutive elements of {tile} are not consecutive along a mode of the tensor", _LAY_OUT)
    if runs and 0 < runs[0].place < pitch:
        raise LayoutError(
            f"rows of {box[0].extent} elements of {tile} are {runs[0].place} elements apart, those of the swizzle"
            f" {pitch}",
            _SHORT,
        )
    for mode, layout in places.items():
        box, runs = _spread(box, runs, mode, layout)
    found = Boxes(tuple(box), tuple(runs)) if parts == 1 else _shared(box, runs, parts, least)
    for run in (*found.rest, *found.shares):
        if run.place % least:
            raise LayoutError(f"boxes of {tile} are {run.place} elements apart, expected multiples of {least}", _APART)
    return found


def _most(extent: int, longest: int, granule: int) -> int:
    """The largest divisor of an extent that is a multiple of `granule` and at most `longest`; 0 if
    there is none.
    """
    return next((n for n in range(min(extent, longest), 0, -1) if not extent % n and not n % granule), 0)


def _shared(box: list[Run], rest: list[Run], parts: int, least: int) -> Boxes:
    """Boxes among blocks: a part of each box, or so many of the boxes."""
    smaller, others = list(box), list(rest)
    while smaller and smaller[-1].extent % parts:
        others.insert(0, smaller.pop())
    if smaller and not smaller[-1].extent // parts * smaller[-1].place % least:
        last = smaller[-1]
        part = last.extent // parts
        smaller[-1] = last._replace(extent=part)
        return Boxes(tuple(smaller), tuple(others), (Run(parts, last.mode, part * last.step, part * last.place),))
    shares: list[Run] = []
    left, others = parts, list(rest)
    while others and left > 1:
        run = others.pop()
        here = gcd(left, run.extent)
        times = run.extent // here
        shares.insert(0, Run(here, run.mode, times * run.step, times * run.place))
        left //= here
        if here < run.extent:
            others.append(run._replace(extent=run.extent // here))
            break
    if left > 1:
        extents, count = [run.extent for run in box], prod(run.extent for run in rest)
        several = f", {count} of them," if count > 1 else ""
        raise LayoutError(f"boxes of {extents}{several} do not divide among {parts} blocks", _DIVIDE)
    return Boxes(tuple(box), tuple(others), tuple(shares), True)


def _spread(box: list[Run], rest: list[Run], mode: int, places: Layout) -> tuple[list[Run], list[Run]]:
    """Boxes whose runs along a mode count the elements at `places`. A box ends where its elements
    are no neighbours.
    """
    inside: list[Run] = []
    beyond: list[Run] = []
    for run in box:
        first, *others = _taken_apart(run, mode, places)
        if beyond or first.step != 1:
            beyond.append(first)
        else:
            inside.append(first)
        beyond += others
    if not inside:
        raise LayoutError(f"consecutive elements are {places} apart along mode {mode} of the tensor", _LAY_OUT)
    return inside, beyond + [part for run in rest for part in _taken_apart(run, mode, places)]


def _taken_apart(run: Run, mode: int, places: Layout) -> list[Run]:
    """A run of indices of `places` as runs of elements."""
    if run.mode != mode:
        return [run]
    found = coalesce(composition(places, Layout(run.extent, run.step)))
    parts: list[Run] = []
    place = run.place
    for extent, step in zip(flatten_to_tuple(found.shape), flatten_to_tuple(found.stride)):
        parts.append(Run(extent, mode, step, place))
        place *= extent
    return parts


def _runs(tile: Layout, extents: tuple[int, ...], overlap: bool) -> list[Run]:
    """The runs along single modes of the tensor that a tile is made of, in the order of their
    places, those in one place last. Raises LayoutError where elements share a place, unless they
    may `overlap`.
    """
    modes = tile if tuple(size(mode) for mode in tile) == extents else composition(tile, Layout(extents))
    found: list[Run] = []
    for mode, part in enumerate(map(coalesce, modes)):
        step = 1
        for extent, place in zip(flatten_to_tuple(part.shape), flatten_to_tuple(part.stride)):
            found += [Run(extent, mode, step, place)] if extent > 1 else []
            step *= extent
    found.sort(key=lambda run: (not run.place, run.place))
    filled = 1
    for run in found:
        if run.place < filled and not overlap:
            raise LayoutError(f"elements of {tile} share a place in shared memory", _LAY_OUT)
        filled += (run.extent - 1) * run.place
    return found
