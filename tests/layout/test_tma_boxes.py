"""Boxes of the TMA unit fill shared memory as the tile's layout says: by enumeration."""

from __future__ import annotations

from itertools import product

import pytest

from cutec.layout import Layout, LayoutError, size
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
        (first, share), (start, behind) = boxes.start(block), boxes.offsets(index)
        position = share + behind
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


def test_rows_shorter_than_those_of_a_swizzle() -> None:
    """They lie as far apart as these."""
    boxes = boxes_of(Layout((8, 32), (64, 1)), (8, 32), least=64, row=64, pitch=64)
    assert boxes == Boxes((Run(32, 1, 1, 1), Run(8, 0, 1, 64)), ()) and not boxes.dense
    parts = boxes_of(Layout((8, 32), (64, 1)), (8, 32), 4, least=64, row=64, pitch=64)
    assert parts.box[1].extent == 2 and parts.start(3) == ({0: 6}, 384)
    again = boxes_of(Layout((4, 64), (0, 1)), (4, 64), least=64, row=64, overlap=True, pitch=64)
    assert again == Boxes((Run(64, 1, 1, 1),), (Run(4, 0, 1, 0),))
    alone = boxes_of(Layout((1, 32), (32, 1)), (1, 32), least=64, row=64, pitch=64)
    assert alone == Boxes((Run(32, 1, 1, 1),), ())
    with pytest.raises(LayoutError, match=r"rows of 32 elements .* are 32 elements apart, those of the swizzle 64"):
        boxes_of(Layout((8, 32), (32, 1)), (8, 32), least=64, row=64, pitch=64)


def test_boxes_that_do_not_divide():
    with pytest.raises(LayoutError, match=r"boxes of \[64\], 6 of them, do not divide among 4 blocks"):
        boxes_of(Layout((3, 128), (128, 1)), (3, 128), 4, least=64, row=64)


@pytest.mark.parametrize(
    ("tile", "box", "rest"),
    [
        (Layout((16, 64), (128, 1)), [64], [(16, 0, 1, 128)]),
        (Layout(((8, 2), 64), ((64, 1024), 1)), [64, 8], [(2, 0, 8, 1024)]),
        (Layout((16, (32, 2)), (32, (1, 1024))), [32, 16], [(2, 1, 32, 1024)]),
        (Layout((4, 512), (576, 1)), [256], [(2, 1, 256, 256), (4, 0, 1, 576)]),
        (Layout((4, 320), (320, 1)), [64], [(5, 1, 64, 64), (4, 0, 1, 320)]),
        (Layout((4, 8, 64), (1024, 64, 1)), [64, 8], [(4, 0, 1, 1024)]),
        (Layout((4, 8, 64), (1024, 128, 1)), [64], [(8, 1, 1, 128), (4, 0, 1, 1024)]),
    ],
)
@pytest.mark.parametrize("parts", [1, 2, 4])
def test_boxes_of_tiles_with_gaps(tile: Layout, box: list[int], rest: list[tuple[int, ...]], parts: int):
    extents = tuple(size(mode) for mode in tile)
    boxes = boxes_of(tile, extents, least=64)
    assert [run.extent for run in boxes.box] == box and [*map(tuple, boxes.rest)] == rest
    shared = boxes_of(tile, extents, parts, least=64)
    assert shared.blocks == parts
    check(tile, extents, shared)


@pytest.mark.parametrize(
    ("tile", "says"),
    [
        (Layout((16, 64), (72, 1)), "72 elements apart, expected multiples of 64"),
        (Layout((16, 32), (64, 2)), "not consecutive along a mode"),
        (Layout((16, 64), (32, 1)), "share a place"),
        (Layout((16, 64), (0, 1)), "share a place"),
        (Layout((4, 257), (257, 1)), "257 consecutive elements do not divide into boxes of 256"),
    ],
)
def test_tiles_that_are_no_boxes(tile: Layout, says: str):
    with pytest.raises(LayoutError, match=says):
        boxes_of(tile, tuple(size(mode) for mode in tile), least=64)


def test_the_first_boxes_of_a_tile():
    boxes = boxes_of(Layout((8, (4, 6)), (4, (1, 32))), (8, 24))
    assert (boxes.count, boxes.first(1).rest, boxes.first(3).rest) == (6, (), (Run(3, 1, 4, 32),))
    assert boxes.first(3).box == boxes.box
    with pytest.raises(LayoutError, match="4 of 6 boxes"):
        boxes.first(4)


def test_parts_of_smaller_boxes():
    """Three chunks of 512 among four blocks: each gets a quarter of each chunk."""
    tile = Layout((256, 3), (1, 256))
    boxes = boxes_of(tile, (256, 3), 4, least=64)
    assert boxes.box == (Run(64, 0, 1, 1),) and boxes.rest == (Run(3, 1, 1, 256),)
    with pytest.raises(LayoutError, match="do not divide among 4 blocks"):
        boxes_of(tile, (256, 3), 4, least=128)


@pytest.mark.parametrize(
    ("tile", "box", "rest"),
    [
        (Layout((16, 64), (0, 1)), [64], [(16, 0, 1, 0)]),
        (Layout((8, 16, 64), (0, 64, 1)), [64, 16], [(8, 0, 1, 0)]),
        (Layout((4, 128), (64, 1)), [128], [(4, 0, 1, 64)]),
    ],
)
def test_elements_that_are_stored_to_several_places(tile: Layout, box: list[int], rest: list[tuple[int, ...]]):
    extents = tuple(size(mode) for mode in tile)
    boxes = boxes_of(tile, extents, least=64, overlap=True)
    assert [run.extent for run in boxes.box] == box and [*map(tuple, boxes.rest)] == rest
    with pytest.raises(LayoutError, match="share a place"):
        boxes_of(tile, extents, least=64)


@pytest.mark.parametrize(
    ("places", "box", "rest"),
    [
        (Layout(16, 2), [64], [(16, 0, 2, 64)]),
        (Layout(16, 0), [64], [(16, 0, 0, 64)]),
        (Layout((4, 4), (0, 1)), [64], [(4, 0, 0, 64), (4, 0, 1, 256)]),
        (Layout((2, 8), (1, 4)), [64, 2], [(8, 0, 4, 128)]),
    ],
)
def test_rows_that_are_no_neighbours(places: Layout, box: list[int], rest: list[tuple[int, ...]]):
    boxes = boxes_of(Layout((16, 64), (64, 1)), (16, 64), places={0: places}, least=64)
    assert [run.extent for run in boxes.box] == box and [*map(tuple, boxes.rest)] == rest
    with pytest.raises(LayoutError, match="2 apart along mode 1"):
        boxes_of(Layout((16, 64), (64, 1)), (16, 64), places={1: Layout(64, 2)}, least=64)
