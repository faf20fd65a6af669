"""Boxes of the TMA unit fill shared memory as the tile's layout says: by enumeration."""

from __future__ import annotations

from itertools import product

import pytest

from cutec.layout import Layout, LayoutError
from cutec.layout.tma import Boxes, Run, boxes_of

TILES = [
    (Layout((8, 4), (4, 1)), (8, 4)),
    (Layout((8, 4), (1, 8)), (8, 4)),
    (Layout((8, (4, 2)), (4, (1, 32))), (8, 8)),
    (Layout(((8, 2), (4, 3)), ((4, 32), (1, 64))), (16, 12)),
    (Layout((4, 6, 2), (1, 8, 4)), (4, 6, 2)),
    (Layout(512, 1), (512,)),
]


def check(tile: Layout, extents: tuple[int, ...], boxes: Boxes) -> None:
    """Each element of each block's boxes is at its place in shared memory, and none is left out."""
    place = {tile(coord): coord for coord in product(*map(range, extents))}
    for block, index in product(range(boxes.blocks), range(boxes.count)):
        position = block * boxes.share + index * boxes.pitch
        first, start = boxes.start(block), boxes.offsets(index)
        for within in product(*[range(run.extent) for run in reversed(boxes.box)]):
            coord = [first.get(mode, 0) + start.get(mode, 0) for mode in range(len(extents))]
            for run, step in zip(reversed(boxes.box), within):
                coord[run.mode] += step
            assert place.pop(position) == tuple(coord)
            position += 1
    assert not place and all(run.extent <= 256 for run in boxes.box)


@pytest.mark.parametrize(("tile", "extents"), TILES)
@pytest.mark.parametrize("parts", [1, 2])
def test_boxes_are_what_follows_in_shared_memory(tile: Layout, extents: tuple[int, ...], parts: int):
    boxes = boxes_of(tile, extents, parts)
    assert boxes.blocks == parts and not boxes.together
    check(tile, extents, boxes)


@pytest.mark.parametrize(
    ("rows", "columns", "parts"), [(16, 128, 2), (1, 128, 2), (2, 256, 4), (2, 192, 6), (12, 64, 3)]
)
def test_blocks_have_boxes_that_cannot_be_smaller(rows: int, columns: int, parts: int):
    """Rows that are boxes of 64 elements each: blocks have as many of them, side by side."""
    tile = Layout((rows, columns), (columns, 1))
    boxes = boxes_of(tile, (rows, columns), parts, least=64, row=64)
    assert boxes.blocks == parts and boxes.together == (columns > 64)
    check(tile, (rows, columns), boxes)


def test_boxes_that_do_not_divide():
    with pytest.raises(LayoutError, match=r"boxes of \[64\], 6 of them, do not divide among 4 blocks"):
        boxes_of(Layout((3, 128), (128, 1)), (3, 128), 4, least=64, row=64)


def test_gaps_are_refused():
    with pytest.raises(LayoutError):
        boxes_of(Layout((8, 4), (8, 1)), (8, 4))


def test_the_first_boxes_of_a_tile():
    boxes = boxes_of(Layout((8, (4, 6)), (4, (1, 32))), (8, 24))
    assert (boxes.count, boxes.first(1).rest, boxes.first(3).rest) == (6, (), (Run(3, 1, 4),))
    assert boxes.first(3).box == boxes.box
    with pytest.raises(LayoutError, match="4 of 6 boxes"):
        boxes.first(4)


def test_parts_of_smaller_boxes():
    """Three chunks of 512 among four blocks: each gets a quarter of each chunk."""
    tile = Layout((256, 3), (1, 256))
    boxes = boxes_of(tile, (256, 3), 4, least=64)
    assert boxes.box == (Run(64, 0, 1),) and boxes.rest == (Run(3, 1, 1),)
    with pytest.raises(LayoutError, match="do not divide among 4 blocks"):
        boxes_of(tile, (256, 3), 4, least=128)
