"""What convolutions on Hopper have in common: how work reaches blocks, and sums of pieces."""

from typing import NamedTuple

import cutec
from cutec import Constexpr, cute, pipeline, utils

CONSUMERS = 2  # warpgroups that multiply, each 64 rows of a tile
PRODUCER_REGISTERS, CONSUMER_REGISTERS = 40, 232
SHARED = 226 * 1024  # bytes of shared memory
ADDING, ADDERS = 128, 4  # threads of a block that adds up; that share the pieces of a number
SMS = 132  # of an H100 or H200


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
    """Add up the pieces of Y (pieces, pixels, K), always in the same order. Eight lanes of a warp
    have four channels each, of a share of the pieces; those of the others have the same channels.
    """
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    pixels, channels = y.shape
    share, place = tid % 32 // 8, (block * ADDING // ADDERS + tid // 32 * 8 + tid % 8) * 4
    row, column = place // channels, place % channels // 4
    cute.arch.griddepcontrol_wait()
    total = cute.make_rmem_tensor(4, cutec.Float32)
    total.fill(0.0)
    if row < pixels:
        for piece in cutec.range(share, partial.shape[0], ADDERS, unroll=8):
            total.store(total.load() + cute.local_tile(partial[piece, row, None], (4,), (column,)).load())
    for lane in (8, 16):
        for i in cutec.range_constexpr(4):
            total[i] = total[i] + cute.arch.shuffle_sync_bfly(total[i], lane)
    if row < pixels and share == 0:
        cute.local_tile(y[row, None], (4,), (column,)).store(epilogue(total.load()).to(y.element_type))


def launch_adding(partial, y, epilogue):
    """Add up the pieces of Y, (pixels, K)."""
    blocks = cute.ceil_div(y.shape[0] * y.shape[1], 4 * ADDING // ADDERS)
    add_pieces_kernel(partial, y, epilogue).launch(grid=(blocks, 1, 1), block=(ADDING, 1, 1), use_pdl=True)
