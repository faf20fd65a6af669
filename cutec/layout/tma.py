"""How a tile in shared memory is cut into boxes that the TMA unit copies.

A box fills consecutive bytes of shared memory, its innermost dimension first. So the right inverse
of the tile's layout (without its swizzle) gives the order of the tensor's elements:

    tile (8,(4,2)):(4,(1,32)) of extents (8,8)
    inverse  (4,8,2):(8,1,32)   4 along mode 1, then 8 along mode 0, then a step of 4 along mode 1
    boxes    of 4 × 8 elements, two of them, at 0 and 4 of mode 1
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd, prod
from types import MappingProxyType
from typing import Any

from cutec.layout.compose import composition
from cutec.layout.errors import LayoutError
from cutec.layout.inttuple import flatten_to_tuple
from cutec.layout.inverse import right_inverse
from cutec.layout.layout import Layout
from cutec.layout.modes import coalesce, size
from cutec.records import NamedTuple

MOST_EXTENT = 256
NOWHERE: Mapping[int, Layout] = MappingProxyType({})


class Run(NamedTuple):
    """`extent` elements along one mode of the tensor, `step` apart, that are consecutive in shared
    memory, as elements or as blocks.
    """

    extent: int
    mode: int
    step: int


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
    def elements(self) -> int:
        """Elements of a box."""
        return prod(run.extent for run in self.box)

    @property
    def count(self) -> int:  # pyright: ignore[reportIncompatibleMethodOverride]  # tuple.count is not used
        """Boxes of a tile."""
        return prod(run.extent for run in self.rest)

    @property
    def blocks(self) -> int:
        """Thread blocks that share the tile."""
        return prod(run.extent for run in self.shares)

    @property
    def pitch(self) -> int:
        """Elements of shared memory from one box of a block to its next."""
        return self.elements if self.together else self.elements * self.blocks

    @property
    def share(self) -> int:
        """Elements of shared memory from the first box of a block to that of the next block."""
        return self.elements * self.count if self.together else self.elements

    def start(self, block: Any) -> dict[int, Any]:
        """Where the boxes of a block begin: mode → offset. The block is a number, or one of the
        kernel language.
        """
        found: dict[int, Any] = {}
        for run in self.shares[:-1]:
            found[run.mode] = found.get(run.mode, 0) + block % run.extent * run.step
            block //= run.extent
        for run in self.shares[-1:]:
            found[run.mode] = found.get(run.mode, 0) + block * run.step
        return found

    def offsets(self, index: int) -> dict[int, int]:
        """The start of box `index`: mode → offset."""
        found: dict[int, int] = {}
        for run in self.rest:
            found[run.mode] = found.get(run.mode, 0) + index % run.extent * run.step
            index //= run.extent
        return found

    def first(self, count: int) -> Boxes:
        """The first `count` boxes of a tile. Raises LayoutError where runs do not make up so many.

        >>> Boxes((Run(4, 0, 1),), (Run(4, 0, 4), Run(2, 1, 1))).first(2).rest
        (Run(extent=2, mode=0, step=4),)
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


def boxes_of(
    tile: Layout,
    extents: tuple[int, ...],
    parts: int = 1,
    most: int = 5,
    places: Mapping[int, Layout] = NOWHERE,
    least: int = 1,
    row: int = MOST_EXTENT,
) -> Boxes:
    """The boxes of a tile of the given extents, laid out in shared memory by `tile`, that each of
    `parts` thread blocks copies. A box has at most `most` modes and is cut into parts, of multiples
    of `least` elements, along its outermost one; where that does not divide, along the next, of
    smaller boxes; else blocks have as many of the boxes each. `places`: of modes along
    which the tile's elements are no neighbours in the tensor, where they are. `row`: the most
    elements along the innermost mode of a box, those of a swizzle's row; longer rows of a tile are
    boxes of one row each.

    Raises LayoutError if the tile has gaps in shared memory or does not divide into boxes.

    >>> boxes = boxes_of(Layout((8, (4, 2)), (4, (1, 32))), (8, 8))
    >>> boxes.box
    (Run(extent=4, mode=1, step=1), Run(extent=8, mode=0, step=1))
    >>> boxes.rest
    (Run(extent=2, mode=1, step=4),)
    """
    if size(tile) != prod(extents):
        raise LayoutError(f"{tile} is no layout of a tile of {extents} elements")
    inverse = right_inverse(tile)
    if size(inverse) != size(tile):
        raise LayoutError(f"{tile} has gaps, which a tile in shared memory must not have")
    runs = [run for run in _runs(coalesce(inverse), extents) if run.extent > 1]
    box: list[Run] = []
    while runs and runs[0].step == 1 and runs[0].mode not in [run.mode for run in box] and len(box) < most:
        first, longest = runs.pop(0), MOST_EXTENT if box else row
        if first.extent > longest:
            if first.extent % longest:
                raise LayoutError(f"{first.extent} consecutive elements do not divide into boxes of {longest}")
            runs.insert(0, Run(first.extent // longest, first.mode, longest))
            box.append(first._replace(extent=longest))
            break
        box.append(first)
    if not box:
        raise LayoutError(f"consecutive elements of {tile} are not consecutive along a mode of the tensor")
    for mode, layout in places.items():
        box, runs = _spread(box, runs, mode, layout)
    return Boxes(tuple(box), tuple(runs)) if parts == 1 else _shared(box, runs, parts, least)


def _shared(box: list[Run], rest: list[Run], parts: int, least: int) -> Boxes:
    """Boxes among blocks: a part of each box, or so many of the boxes."""
    smaller, others = list(box), list(rest)
    while smaller and smaller[-1].extent % parts:
        others.insert(0, smaller.pop())
    if smaller and not prod(run.extent for run in smaller) // parts % least:
        last = smaller[-1]
        smaller[-1] = last._replace(extent=last.extent // parts)
        return Boxes(tuple(smaller), tuple(others), (Run(parts, last.mode, smaller[-1].extent),))
    shares: list[Run] = []
    left, others = parts, list(rest)
    while others and left > 1:
        run = others.pop()
        here = gcd(left, run.extent)
        shares.insert(0, Run(here, run.mode, run.extent // here * run.step))
        left //= here
        if here < run.extent:
            others.append(run._replace(extent=run.extent // here))
            break
    if left > 1:
        extents, count = [run.extent for run in box], prod(run.extent for run in rest)
        several = f", {count} of them," if count > 1 else ""
        raise LayoutError(f"boxes of {extents}{several} do not divide among {parts} blocks")
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
        raise LayoutError(f"consecutive elements are {places} apart along mode {mode} of the tensor")
    return inside, beyond + [part for run in rest for part in _taken_apart(run, mode, places)]


def _taken_apart(run: Run, mode: int, places: Layout) -> list[Run]:
    """A run of indices of `places` as runs of elements."""
    if run.mode != mode:
        return [run]
    found = coalesce(composition(places, Layout(run.extent, run.step)))
    return [Run(e, mode, s) for e, s in zip(flatten_to_tuple(found.shape), flatten_to_tuple(found.stride))]


def _runs(inverse: Layout, extents: tuple[int, ...]) -> list[Run]:
    """The inverse's modes as runs along single modes of the tensor."""
    result = []
    for extent, stride in zip(flatten_to_tuple(inverse.shape), flatten_to_tuple(inverse.stride)):
        mode, below = 0, 1
        while stride >= below * extents[mode]:
            below *= extents[mode]
            mode += 1
        step = stride // below
        while extent:  # a run that goes beyond its mode continues in the next
            here = min(extent, extents[mode] // step)
            if extent % here or here * step > extents[mode]:
                raise LayoutError(f"{inverse} does not follow the tile's extents {extents}")
            result.append(Run(here, mode, step))
            extent = extent // here if extent > here else 0
            mode, step = mode + 1, 1
    return result
