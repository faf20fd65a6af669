"""The elements of a box of a tensor (PTX ISA, "Tensors: tiled mode, im2col mode").

Tiled mode: a box of 2 rows of 4 elements at coordinate (3, 1), innermost first, of a tensor of 4
rows of 5 elements, with a pitch of 20 bytes:

    offset  32 36 40 44   inside  1 1 0 0      row 1, columns 3..6
            52 56 60 64           1 1 0 0      row 2
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cutec.artifact.tensor_map import HALO_EVERY, Im2col, TensorMap
from cutec.records import dataclass

Array = np.ndarray


@dataclass(frozen=True, slots=True)
class Box:
    """Elements in the order of shared memory, the innermost dimension last: their byte offsets in
    the tensor, and whether they are inside it.
    """

    offset: Array
    inside: Array


def rows_at(described: TensorMap, column: int, rows: Sequence[int]) -> Box:
    """Rows of a matrix from a column on, one behind the other, by boxes of one row (PTX ISA,
    "tiled::gather4 and tiled::scatter4 modes").
    """
    boxes = [box_at(described, (column, row), ()) for row in rows]
    return Box(np.concatenate([box.offset for box in boxes]), np.concatenate([box.inside for box in boxes]))


def box_at(described: TensorMap, coord: Sequence[int], offsets: Sequence[int]) -> Box:
    """The box at a coordinate, innermost first. `offsets`: those of im2col mode, from the dimension
    of width on.
    """
    recipe = described.recipe
    slice_bytes = recipe.element_bytes * recipe.slice_elements
    pitches = (slice_bytes, *described.strides)
    if recipe.im2col is not None and recipe.im2col.wide != "none":
        return _along_width(described, recipe.im2col, coord, offsets, pitches)
    if recipe.im2col is not None:
        return _columns(described, recipe.im2col, coord, offsets or (0,) * (recipe.rank - 2), pitches)
    offset = (
        np.arange(0, slice_bytes, recipe.element_bytes)
        if slice_bytes > recipe.element_bytes
        else np.zeros((), np.int64)
    )
    inside = np.ones(offset.shape, bool)
    for count, start, step, extent, pitch in zip(recipe.box_shape, coord, recipe.steps, described.dims, pitches):
        index = start + step * np.arange(count, dtype=np.int64)
        fits = (index >= 0) & (index < extent)
        shape = (count, *[1] * offset.ndim)
        offset = index.reshape(shape) * pitch + offset
        inside = fits.reshape(shape) & inside
    return Box(offset, inside)


def _columns(
    described: TensorMap, box: Im2col, coord: Sequence[int], offsets: Sequence[int], pitches: Sequence[int]
) -> Box:
    """im2col mode: `pixels` pixels, width first, through the box of each image; the filter's offset
    moves all of them.
    """
    recipe, dims = described.recipe, described.dims
    sliced = recipe.interleave != "none"
    spatial = range(0 if sliced else 1, recipe.rank - (2 if sliced else 1))
    steps = recipe.element_strides
    corners = list(zip(spatial, box.lower, box.upper))
    # at least 1, also for a tensor without elements
    counts = [max(-(-(dims[d] + upper - lower) // steps[d]), 1) for d, lower, upper in corners]
    start = 0
    for (d, lower, _), count in reversed(list(zip(corners, counts))):
        start = start * count + (coord[d] - lower) // steps[d]
    rest = start + np.arange(box.pixels, dtype=np.int64)
    offset, inside = np.zeros(box.pixels, np.int64), np.ones(box.pixels, bool)
    for (d, lower, _), count, moved in zip(corners, counts, offsets):
        index = rest % count * steps[d] + lower + moved
        inside &= (index >= 0) & (index < dims[d])
        offset += index * pitches[d]
        rest = rest // count
    image = coord[-1] + rest
    inside &= (image >= 0) & (image < dims[-1])
    offset += image * pitches[-1]
    channel, fits = np.arange(box.channels, dtype=np.int64), np.ones(box.channels, bool)
    if sliced:  # all channels of one slice
        offset += coord[-2] * pitches[-2]
        inside &= 0 <= coord[-2] < dims[-2]
    else:
        channel += coord[0]
        fits = (channel >= 0) & (channel < dims[0])
    return Box(offset[:, None] + channel * recipe.element_bytes, inside[:, None] & fits)


def _widths(described: TensorMap, box: Im2col, first: int) -> tuple[Array, Array]:
    """Mode im2col::w: (index along the width, image) of each pixel of a column, images counted from
    that of the coordinate. The first pixel may be left of the bounding box; the next images begin
    at its corner.
    """
    step, end = described.recipe.element_strides[1], described.dims[1] + box.upper[0]
    here, each = (max(-(-(end - start) // step), 1) for start in (first, box.lower[0]))
    pixel = np.arange(box.pixels, dtype=np.int64)
    behind = pixel - here
    index = np.where(behind < 0, first + pixel * step, box.lower[0] + behind % each * step)
    return index, np.where(behind < 0, 0, behind // each + 1)


def _groups(box: Im2col) -> Array:
    """The numbers of the pixels behind which a halo is loaded."""
    return np.arange(HALO_EVERY, box.pixels + 1, HALO_EVERY) if box.wide == "w128" else np.array([box.pixels])


def halo_beyond(described: TensorMap, coord: Sequence[int], halo: int) -> int:
    """How many pixels of a halo are behind the bounding box, at most."""
    box, step = described.recipe.im2col, described.recipe.element_strides[1]
    assert box is not None
    index, _ = _widths(described, box, coord[1])
    last = index[_groups(box) - 1] + halo * step
    return max(0, -(-int(last.max() - (described.dims[1] + box.upper[0] - 1)) // step))


def _along_width(
    described: TensorMap, box: Im2col, coord: Sequence[int], offsets: Sequence[int], pitches: Sequence[int]
) -> Box:
    """Mode im2col::w (PTX ISA, "im2col::w and im2col::w::128 Modes"): a column of pixels along the
    width, of one row (and depth) of each image. Behind it, or behind each 32 of w128, `halo` more
    pixels follow; the filter's offset moves all of them.
    """
    (halo, moved), dims = offsets, described.dims
    index, image = _widths(described, box, coord[1])
    more = np.arange(1, halo + 1) * described.recipe.element_strides[1]
    parts = np.split(np.arange(box.pixels), _groups(box)[:-1])
    index = np.concatenate([n for part in parts for n in (index[part], index[part[-1]] + more)]) + moved
    image = np.concatenate([n for part in parts for n in (image[part], np.repeat(image[part[-1]], halo))]) + coord[-1]
    inside = (index >= 0) & (index < dims[1]) & (image >= 0) & (image < dims[-1])
    offset = index * pitches[1] + image * pitches[-1]
    for d in range(2, described.recipe.rank - 1):
        inside &= 0 <= coord[d] < dims[d]
        offset += coord[d] * pitches[d]
    channel = coord[0] + np.arange(box.channels, dtype=np.int64)
    fits = (channel >= 0) & (channel < dims[0])
    return Box(offset[:, None] + channel * described.recipe.element_bytes, inside[:, None] & fits)
