"""What convolutions on Hopper have in common: filters, the loop over slices, and sums of pieces."""

from typing import NamedTuple

import cutec
from cutec import Constexpr, cute, pipeline, utils

CONSUMERS = 2  # warpgroups that multiply, each 64 rows of a tile
PRODUCER_REGISTERS, CONSUMER_REGISTERS = 40, 232
SHARED = 226 * 1024  # bytes of shared memory
ADDING = 128  # threads of a block that adds up
SMS = 132  # of an H100 or H200


class Filter(NamedTuple):
    """Rows and columns of a filter, and how far apart pixels of Y, and those under the filter, are
    in X; `pad` rows and columns of zeros surround images.
    """

    rows: int
    columns: int
    stride: int = 1
    pad: int = 0
    dilation: int = 1

    @property
    def positions(self):
        return self.rows * self.columns

    def extent(self, images, size):
        """Rows, or columns, of Y of images that have so many."""
        return (images + 2 * self.pad - self.dilation * (size - 1) - 1) // self.stride + 1

    @property
    def turned(self):
        """The filter of the way back, from Y to X."""
        assert self.stride == 1 and self.rows == self.columns, "the way back of steps of one pixel, of a square"
        return self._replace(pad=self.dilation * (self.rows - 1) - self.pad)

    def corner(self, size):
        """How far the last pixel under a filter's first position is from the end of the images."""
        return self.pad - (size - 1) * self.dilation


class Work(NamedTuple):
    """How work reaches the warpgroups: tiles, the ring of slices, how many slices there are, and
    how many of them a block adds up.
    """

    schedule: utils.StaticPersistentTileScheduler
    ring: pipeline.PipelineTmaAsync
    slices: cutec.Int32
    own: cutec.Int32


@cute.jit
def leave(acc: cute.Tensor, tCcY: cute.Tensor, target: cute.Tensor):
    """Round a thread's sums to what they go to (rows, columns), pairs of columns at a time."""
    pairs = cute.make_tensor(acc.iterator, cute.make_layout((2, cute.size(acc) // 2)))
    for i in cutec.range_constexpr(pairs.shape[1]):
        row, column = tCcY[2 * i]
        if row < target.shape[0] and column < target.shape[1]:
            pair = cute.make_rmem_tensor(2, target.element_type)
            pair.store(pairs[None, i].load().to(target.element_type))
            cute.autovec_copy(pair, cute.local_tile(target[row, None], (2,), (column // 2,)))


@cute.kernel
def add_pieces_kernel(partial: cute.Tensor, y: cute.Tensor, epilogue: Constexpr):
    """Add up the pieces of Y (pieces, pixels, K), always in the same order; a thread has four
    channels.
    """
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    pixels, channels = y.shape
    place = (block * ADDING + tid) * 4
    row, column = place // channels, place % channels // 4
    cute.arch.griddepcontrol_wait()
    if row < pixels:
        total = cute.make_rmem_tensor(4, cutec.Float32)
        total.fill(0.0)
        for piece in cutec.range(partial.shape[0], unroll=8):
            total.store(total.load() + cute.local_tile(partial[piece, row, None], (4,), (column,)).load())
        cute.local_tile(y[row, None], (4,), (column,)).store(epilogue(total.load()).to(y.element_type))


def reference(x, f, filter):
    import numpy as np

    x, f = x.astype(np.float64), f.astype(np.float64)
    images, height, width, _ = x.shape
    rows, columns = filter.extent(height, filter.rows), filter.extent(width, filter.columns)
    border = (filter.pad, filter.pad)
    x = np.pad(x, ((0, 0), border, border, (0, 0)))
    y = np.zeros((images, rows, columns, len(f)))
    for r in range(filter.rows):
        for s in range(filter.columns):
            top, left = r * filter.dilation, s * filter.dilation
            moved = x[:, top : top + filter.stride * (rows - 1) + 1 : filter.stride]
            moved = moved[:, :, left : left + filter.stride * (columns - 1) + 1 : filter.stride]
            y += moved @ f[:, r, s].T
    return y
