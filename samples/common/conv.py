"""What convolutions on Hopper have in common: how work reaches blocks, and sums of pieces."""

from typing import NamedTuple

from common.hopper_tiles import added_up, send_to_block

import cutec
from cutec import Constexpr, cute, pipeline, utils

PRODUCER_REGISTERS, CONSUMER_REGISTERS = 40, 232
SHARED = 226 * 1024  # bytes of shared memory
WARPS, LANES = 4, 4  # warps of a block that adds up; of a warp, lanes that may share the pieces of a number
TOGETHER = 8  # pieces that a thread loads at once
SMS = 132  # of an H100 or H200


class Work(NamedTuple):
    """How work reaches the warpgroups: tiles, the ring of slices, how many slices there are, and
    how many of them a block adds up.
    """

    schedule: utils.StaticPersistentTileScheduler
    ring: pipeline.PipelineTmaAsync
    slices: cutec.Int32
    own: cutec.Int32


class Exchange(NamedTuple):
    """Where a block gets sums that the blocks of its cluster have sent it: `room` (4, threads,
    count, blocks) in fours for each thread, and a barrier that counts its bytes.
    """

    room: cute.Tensor
    received: cute.Pointer


@cute.jit
def make_exchange(layout: Constexpr, smem):
    """An exchange. Before it is used, the blocks of the cluster have to meet."""
    room = smem.allocate_tensor(cutec.Float32, layout, 128)
    received = smem.allocate_array(cutec.Int64, 1)
    if cute.arch.make_warp_uniform(cute.arch.thread_idx()[0] // 32) == 0:
        with cute.arch.elect_one():
            cute.arch.mbarrier_init(received, 1)
            cute.arch.mbarrier_arrive_and_expect_tx(received, cute.cosize(layout) * 4)
    return Exchange(room, received)


@cute.jit
def exchanged(tid, rank, acc: cute.Tensor, exchange: Exchange):
    """Send each block of the cluster this block's sums of the part of the tile that it finishes;
    returns the sums of this block's part over all blocks, added in the blocks' order.
    """
    room, received = exchange
    _, _, count, blocks = room.shape
    parts = cute.make_tensor(acc.iterator, cute.make_layout((4, count, blocks)))
    for block in cutec.range_constexpr(blocks):
        send_to_block(tid, block, rank, parts[None, None, block], room, received)
    return added_up(tid, room, received)


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
def add_pieces_kernel(
    partial: cute.Tensor, y: cute.Tensor, lanes: cutec.Int32, warps: cutec.Int32, epilogue: Constexpr
):
    """Add up the pieces of Y (pieces, pixels, K), always in the same order. So many `lanes` of a
    warp, one or `LANES`, and so many `warps` have the same four channels, of a share of the pieces.
    """
    tid, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    warp, lane = tid // 32, tid % 32
    sX = utils.SmemAllocator().allocate_tensor(cutec.Float32, cute.make_layout((4, 8, WARPS), stride=(1, 4, 32)), 16)
    pixels, channels = y.shape
    across, sharing = 32 // lanes, lanes * warps
    share, first = warp % warps * lanes + lane // across, (block * WARPS + warp) // warps * across
    place = (first + lane % across) * 4
    row, column = place // channels, place % channels // 4
    cute.arch.griddepcontrol_wait()
    total = cute.make_rmem_tensor(4, cutec.Float32)
    total.fill(0.0)
    if row < pixels:
        some = cute.make_rmem_tensor((4, TOGETHER), cutec.Float32)
        for begin in range(share, partial.shape[0], sharing * TOGETHER):
            some.fill(0.0)
            for i in cutec.range_constexpr(TOGETHER):
                piece = begin + i * sharing
                if piece < partial.shape[0]:
                    some[None, i].store(cute.local_tile(partial[piece, row, None], (4,), (column,)).load())
            for i in cutec.range_constexpr(TOGETHER):
                total.store(total.load() + some[None, i].load())
    if sharing > 1:
        for other in (8, 16):
            for i in cutec.range_constexpr(4):
                total[i] = total[i] + cute.arch.shuffle_sync_bfly(total[i], other)
        if lane < 8:
            cute.autovec_copy(total, sX[None, lane, warp])
        cute.arch.sync_threads()
    if row < pixels and share == 0:
        for i in range(1, warps):
            total.store(total.load() + sX[None, lane, warp + i].load())
        cute.local_tile(y[row, None], (4,), (column,)).store(epilogue(total.load()).to(y.element_type))


def launch_adding(partial, y, epilogue):
    """Add up the pieces of Y, (pixels, K): as many as a thread loads at once are one thread's. The
    more there are, the more threads share them.
    """
    pieces = cutec.Int32(partial.shape[0])
    lanes, of_lanes = cute.where(pieces > TOGETHER, LANES, 1), LANES * TOGETHER
    warps = cute.where(pieces > 2 * of_lanes, 4, cute.where(pieces > of_lanes, 2, 1))
    blocks = cute.ceil_div(y.shape[0] * y.shape[1] * lanes * warps, WARPS * 128)
    add_pieces_kernel(partial, y, lanes, warps, epilogue).launch(
        grid=(blocks, 1, 1), block=(WARPS * 32, 1, 1), use_pdl=True
    )
