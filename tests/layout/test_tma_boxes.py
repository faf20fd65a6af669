"""Boxes of the TMA unit fill shared memory as the tile's layout says: by enumeration."""

from __future__ import annotations

from itertools import product

import pytest

from cutec.layout import Layout, LayoutError
from cutec.layout.tma import boxes_of

TILES = [
    (Layout((8, 4), (4, 1)), (8, 4)),
    (Layout((8, 4), (1, 8)), (8, 4)),
    (Layout((8, (4, 2)), (4, (1, 32))), (8, 8)),
    (Layout(((8, 2), (4, 3)), ((4, 32), (1, 64))), (16, 12)),
    (Layout((4, 6, 2), (1, 8, 4)), (4, 6, 2)),
    (Layout(512, 1), (512,)),
]


@pytest.mark.parametrize(("tile", "extents"), TILES)
@pytest.mark.parametrize("parts", [1, 2])
def test_boxes_are_what_follows_in_shared_memory(tile: Layout, extents: tuple[int, ...], parts: int):
    boxes = boxes_of(tile, extents, parts)
    place = {tile(coord): coord for coord in product(*map(range, extents))}
    position = 0
    for index, part in product(range(boxes.count), range(parts)):
        start = boxes.offsets(index)
        last = boxes.box[-1]
        for within in product(*[range(run.extent) for run in reversed(boxes.box)]):
            coord = [start.get(mode, 0) for mode in range(len(extents))]
            for run, step in zip(reversed(boxes.box), within):
                coord[run.mode] += step
            coord[last.mode] += part * last.extent
            assert place[position] == tuple(coord)
            position += 1
    assert position == tile.size() and all(run.extent <= 256 for run in boxes.box)


def test_gaps_are_refused():
    with pytest.raises(LayoutError):
        boxes_of(Layout((8, 4), (8, 1)), (8, 4))
